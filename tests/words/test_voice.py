"""How those are called whom a deed is aimed at, and how a call is opened."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.core import events as ev
from omerta.core.book.model import Book, Call
from omerta.words import lexicon
from omerta.words.narrator import narrate
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
        plain = Voice(book, lexicon("en"))
        assert not any(plain.in_order(deed, targets) for targets in AIMED)
        if book.roles[role].abilities[deed].effects:
            ordered = Voice(in_an_order(book, role, deed), lexicon("en"))
            assert [ordered.in_order(deed, targets) for targets in AIMED] == [False, False, True, False]
            event = ev.Pointed(1, deed, (6, 5), (1,))
            assert "6, then 5" in (narrate(event, ordered.book, ordered.words) or "")


@pytest.mark.parametrize("name", SHELF)
def test_a_call_is_opened_by_what_happens_in_it(name: str) -> None:
    """Whoever only looks at the others is not told to choose, and the other way round."""
    book, words = SHELF[name], lexicon("en").of(name)
    opened = Counter[bool]()
    for phase in (*book.opening, *book.cycle):
        for step in book.phases[phase].steps.values():
            if isinstance(step, Call) and not step.apart:
                said = narrate(ev.Called(step.who), book, words, phase=phase)
                opening = "cue-wakes" if step.acts else "cue-meets"
                role = Voice(book, words).called(step.who)
                expected = words.say(words.first(f"{opening}-{step.who}", opening), {"role": role})
                assert said is not None
                assert said.startswith(expected)
                opened[step.acts] += 1
    assert opened[True]
