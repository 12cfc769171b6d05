"""Every deck that a book has a name for is described in two lines: what is special, and for whom it is."""

from __future__ import annotations

import pytest

from omerta.books.shelf import SHELF
from omerta.table.faces.offered_deck import offer
from omerta.words import LANGUAGES, lexicon

NAMED = [(book, name) for book in SHELF for name in SHELF[book].deck.presets]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("book", "name"), NAMED)
def test_a_named_deck_has_its_two_lines(book: str, name: str, language: str) -> None:
    words = lexicon(language).of(book)
    offered = offer(words, book, None, (), "", "proposed", (), 0, 12)
    about = next(each.about for each in offered.presets if each.value == name)
    special, whom = about.split("\n")
    assert words.say(f"preset-about-{name}") == special
    assert whom.startswith(words.say(f"preset-about-{name}.for"))
    assert all(20 < len(line) < 140 for line in (special, whom))
    least = SHELF[book].deck.presets[name].least
    assert not least or str(least) in whom


def test_no_two_decks_of_a_language_are_described_alike() -> None:
    for language in LANGUAGES:
        names = {name for _, name in NAMED}
        assert len({lexicon(language).say(f"preset-about-{name}") for name in names}) == len(names)
