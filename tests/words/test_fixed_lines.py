"""The fixed lines of a book: whatever its host says without a name or a number can be read aloud once."""

from __future__ import annotations

import random
import re

import pytest
from tests.depth import deep
from tests.laws.courses import played
from tests.laws.tables import any_table
from tests.table.evenings import laid

from omerta.books.shelf import SHELF
from omerta.core import Game, open_any, view
from omerta.core.book.model import Call
from omerta.core.game import PUBLIC
from omerta.table.faces.story import Story, notices
from omerta.words import LANGUAGES, lexicon
from omerta.words.fixed_lines import fixed_lines, parted
from omerta.words.spoken import for_the_ear
from omerta.words.voice import PHONES

NAMES = tuple(f"Z{number}" for number in range(41))
OTHERS = re.compile(r"\d|minute|минут|хвилин")  # of one minute the number is a word


def read_aloud(book: str, language: str) -> dict[str, str]:
    lines = fixed_lines(SHELF[book], lexicon(language).also(PHONES))
    return {for_the_ear(line.text, language): line.text for line in lines}


def games(book: str, number: int) -> list[Game]:
    """Games of any deck and any house rules that a table hosts itself."""
    found, rng = list[Game](), random.Random(book)
    while len(found) < number:
        game = played(open_any(SHELF[book], any_table(SHELF[book], rng)), rng, 250)
        if "calling" not in game.by_hand:
            found.append(game)
    return found


@pytest.mark.parametrize("book", SHELF)
def test_whatever_is_told_without_a_name_or_a_number_is_among_them(book: str) -> None:
    heard, unknown = 0, set[str]()
    for game in games(book, deep(12)):
        lobby = laid(book, game.seats, NAMES[: game.seats])
        for language in LANGUAGES:
            known, told = read_aloud(book, language), Story(language)
            told.follow(view(game, PUBLIC), game, lobby, 1, notices(game))
            for line in told.lines:
                if OTHERS.search(line.text):
                    continue
                heard += 1
                if not parted(for_the_ear(line.text, language), known):
                    unknown.add(line.text)
    assert heard > 100
    assert not unknown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_every_card_of_the_book_is_called_alike(book: str, language: str) -> None:
    """Each one that a night of the book wakes, dealt or not, in as many wordings as it has."""
    words = lexicon(language).also(PHONES).of(book)
    texts = [line.text for line in fixed_lines(SHELF[book], lexicon(language).also(PHONES))]
    steps = [step for phase in SHELF[book].phases.values() for step in phase.steps.values()]
    calls = {step.who for step in steps if isinstance(step, Call)}
    assert len(calls) > 1
    for call in calls:
        kind = "gang" if words.has(f"gang-{call}") else "role"
        said = [text for text in texts if words.name(kind, call).lower() in text.lower()]
        assert len(said) >= 2, call


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_they_hold_no_blank_and_no_number(book: str, language: str) -> None:
    lines = fixed_lines(SHELF[book], lexicon(language).also(PHONES))
    assert 50 < len(lines) < 400
    assert len({line.text for line in lines}) == len(lines)
    for line in lines:
        assert not re.search(r"[\d{}$]", line.text), line
        assert line.text[0].isupper(), line


def test_a_sentence_is_found_in_its_parts() -> None:
    known = {"Eyes up.": 1, "Eyes up. All of you.": 2, "Morning.": 3, "Nobody": 4}
    assert parted("Morning. Eyes up.", known) == (3, 1)
    assert parted("Eyes up. All of you. Morning.", known) == (2, 3)
    assert parted("Morning. Vera is missing.", known) == ()
    assert parted("Nobody. Morning.", known) == ()
    assert parted("", known) == ()
