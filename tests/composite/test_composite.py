"""Composite games that a second reader wrote from the ledgers of the rulebooks: one test each."""

from pathlib import Path

import pytest

from omerta.books.shelf import SHELF
from omerta.notation.reader import Case, cases, read

HERE = Path(__file__).parent
LEAST = {"family": 60, "offscreen": 40, "classic": 30, "chicago": 60, "vendetta": 60}


def games(book: str) -> tuple[Case, ...]:
    """The composite games of a book, in the order they are written: one file, or several by theme."""
    files = sorted([*HERE.glob(f"{book}.game"), *HERE.glob(f"{book}/*.game")])
    return tuple(case for file in files for case in cases(file.read_text(encoding="utf-8"), SHELF))


def name(case: Case) -> str:
    """The rules of a case and its title: `FAM-282-FAM-268 the beauty frees the robbed doctor`."""
    return f"{'-'.join(case.rules)} {case.title}".strip()


CASES = [pytest.param(case, id=name(case)) for book in LEAST for case in games(book)]


@pytest.mark.parametrize("case", CASES)
def test_composite(case: Case) -> None:
    read(case, SHELF)


@pytest.mark.parametrize("book", LEAST)
def test_every_game_names_its_rules(book: str) -> None:
    written = games(book)
    assert len(written) >= LEAST[book]
    assert all(len(case.rules) >= 3 for case in written)
