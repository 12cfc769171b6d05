"""What a book says about a deck, where only a book of one's own shows it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.books.deck_checks import check_deck
from omerta.books.shelf import SHELF

FAMILY = SHELF["family"]
ASTRAY = (*("mafioso",) * 2, *("yakuza",) * 3, *(FAMILY.plain,) * 7)


def odd_place_is_minded(**law: object) -> bool:
    """Does the book of families with this law mind that the odd place lies with the yakuza?"""
    book = replace(FAMILY, deck=replace(FAMILY.deck, **law))
    return any("FAM-441" in remark.rules for remark in check_deck(book, ASTRAY))


def test_the_odd_place_may_lie_astray() -> None:
    assert odd_place_is_minded()


@pytest.mark.parametrize("law", [{"halves": None}, {"odd_half": ""}])
def test_a_book_without_halves_or_without_an_odd_half_minds_no_odd_place(law: dict[str, object]) -> None:
    assert not odd_place_is_minded(**law)
