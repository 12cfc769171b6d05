"""How those are called whom a deed is aimed at."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.words import lexicon
from omerta.words.voice import Voice

AIMED = ((), (5,), (6, 5), (5, 6, 7))


def in_an_order(book: Book, role: str, deed: str) -> Book:
    """The book in which this deed has a first and a second target."""
    card = book.roles[role]
    effects = tuple(replace(effect, at="second") for effect in card.abilities[deed].effects)
    ability = replace(card.abilities[deed], targets=2, effects=effects)
    return replace(
        book, roles={**book.roles, role: replace(card, abilities={**card.abilities, deed: ability})}
    )


@pytest.mark.parametrize("name", SHELF)
def test_only_where_the_order_counts_one_is_named_after_the_other(name: str) -> None:
    book = SHELF[name]
    deeds = [(role, deed) for role, card in book.roles.items() for deed in card.abilities]
    for role, deed in deeds:
        plain = Voice(book, lexicon("en"), str)
        assert all(plain.aimed(deed, targets) == {} for targets in AIMED)
        if book.roles[role].abilities[deed].effects:
            ordered = Voice(in_an_order(book, role, deed), lexicon("en"), str)
            assert [ordered.aimed(deed, targets) for targets in AIMED] == [{}, {}, {"who": "6, then 5"}, {}]
