"""The page on the notation tells the truth: its games are played, and its statements are known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from omerta.books.shelf import SHELF
from omerta.notation.expectations import EXPECTATIONS
from omerta.notation.reader import cases, read
from omerta.notation.statements import ANY_DEED, DEEDS
from omerta.notation.text import Mismatch, NotationError
from omerta.notation.votes import MISSING, UNCOUNTED
from omerta.words import lexicon
from omerta.words.mistakes import mistake

PAGE = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
WRONG = [(text, BLOCKS[at + 1][1]) for at, (kind, text) in enumerate(BLOCKS) if kind == "wrong"]
CARD = r"[a-z][a-z-]* (>|[a-z-]+)\s*[\d, and]*"


def told(text: str) -> str:
    """What is said of the first game that does not hold; nothing if all do."""
    try:
        for case in cases(text, SHELF):
            read(case, SHELF)
    except (NotationError, Mismatch) as error:
        return mistake(error, lexicon("en"))
    return ""


def test_every_block_is_a_game_or_an_error() -> None:
    assert {kind for kind, _ in BLOCKS} == {"game", "wrong", "error"}
    assert len(WRONG) >= 2


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "game"])
def test_the_games_hold(text: str) -> None:
    assert told(text) == ""


@pytest.mark.parametrize(("text", "error"), WRONG)
def test_the_errors_are_as_shown(text: str, error: str) -> None:
    assert told(text) == error.strip()


def statements(section: str) -> list[str]:
    """What stands in the first column of a section's table."""
    rows = PAGE.split(f"### {section}\n")[1].split("\n### ")[0].splitlines()
    cells = [row.split(" | ")[0] for row in rows if row.startswith("| `")]
    return [text for cell in cells for text in re.findall(r"`([^`]+)`", cell)]


@pytest.mark.parametrize("text", [*statements("Deeds"), *statements("Expectations")])
def test_every_statement_of_the_tables_is_known(text: str) -> None:
    patterns = [pattern for pattern, _ in (*DEEDS, *EXPECTATIONS, ANY_DEED)]
    plain = re.split(r":(?=\s|$)", text)[0]
    assert any(re.fullmatch(pattern, plain) for pattern in (*patterns, CARD))


def test_every_expectation_is_on_the_page() -> None:
    written = [re.split(r":(?=\s|$)", text)[0] for text in statements("Expectations")]
    unwritten = [pattern for pattern, _ in EXPECTATIONS if not any(re.fullmatch(pattern, t) for t in written)]
    assert unwritten == []


def test_what_a_vote_may_say_of_its_hands_is_on_the_page() -> None:
    assert UNCOUNTED.fullmatch("4 does not count")
    assert MISSING.fullmatch("missing 3, 8")
    assert "`4 does not count`" in PAGE
    assert "`missing 3, 8`" in PAGE
