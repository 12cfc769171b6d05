"""Decks close to a deck: a few cards exchanged, and the book has nothing new against them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from omerta.books.decks import accepts
from omerta.core.book.model import Book
from omerta.lab.search import warnings
from omerta.lab.values import plain_card

Deck = tuple[str, ...]
TRIES = 400
MOST_EXCHANGES = 3
STAYS = 0.25
MORE_SEATS, MORE_POWER = 2, 1


def helping(book: Book, deck: Sequence[str], weak: str, strong: str, most: int, seed: int = 0) -> list[Deck]:
    """Decks that should help a side that is too weak against the one that is too strong, those by most first.

    The sides that take part stay the same, and so does the number of cards.
    """
    rng = random.Random(seed)
    singles = [
        (out, into) for out, into in _exchanges(book, deck) if _gain(book, out, into, weak, strong) > 0
    ]
    if not singles:
        return []
    changes = [[each] for each in singles]
    changes += [rng.sample(singles, min(number, len(singles))) for number in _sizes(rng)]
    rng.shuffle(changes)
    found: dict[Deck, int] = {}
    for change in changes[:TRIES]:
        other = _changed(deck, change)
        if other is not None and other not in found and is_as_lawful(book, deck, other):
            found[other] = sum(_gain(book, out, into, weak, strong) for out, into in change)
    return sorted(_spread(found, most), key=lambda other: -found[other])


def others(book: Book, deck: Sequence[str], most: int, seed: int = 0) -> list[Deck]:
    """Decks with other special cards of the same sides, kinds and gangs; those that differ most first."""
    rng, found = random.Random(seed), dict[Deck, int]()
    for _ in range(TRIES):
        other = [_another(book, deck, card, rng) for card in deck]
        laid = tuple(sorted(other))
        new = sum((Counter(other) - Counter(deck)).values())
        if new and laid not in found and is_as_lawful(book, deck, laid):
            found[laid] = new
    return sorted(found, key=lambda laid: -found[laid])[:most]


def is_as_lawful(book: Book, deck: Sequence[str], other: Sequence[str]) -> bool:
    """Is this deck allowed, and not warned of more than the first one?"""
    return accepts(book, other) and warnings(book, other) <= warnings(book, deck)


def _sizes(rng: random.Random) -> Iterator[int]:
    return (rng.randint(2, MOST_EXCHANGES) for _ in range(TRIES))


def _exchanges(book: Book, deck: Sequence[str]) -> Iterator[tuple[str, str]]:
    """A card of the deck for one of the book, both of sides that take part."""
    known = [card for card in dict.fromkeys(deck) if card in book.roles]
    sides = {book.roles[card].side for card in known}
    pool = [card for card, role in book.roles.items() if role.side in sides]
    return ((out, into) for out in known for into in pool if out != into)


def _gain(book: Book, out: str, into: str, weak: str, strong: str) -> int:
    """How much an exchange should help: a seat more is worth more than a power more."""
    return _weight(book, into, weak, strong) - _weight(book, out, weak, strong)


def _weight(book: Book, card: str, weak: str, strong: str) -> int:
    side = book.roles[card].side
    worth = MORE_SEATS + (MORE_POWER if plain_card(book, card) != card else 0)
    return worth if side == weak else -worth if side == strong else 0


def _changed(deck: Sequence[str], change: Sequence[tuple[str, str]]) -> Deck | None:
    found = [*deck]
    for out, into in change:
        if out not in found:
            return None
        found[found.index(out)] = into
    return tuple(sorted(found))


def _spread(found: dict[Deck, int], most: int) -> list[Deck]:
    """Some of each strength: what changes most may go too far, and what changes least not far enough."""
    by_gain: dict[int, list[Deck]] = {}
    for other, gain in found.items():
        by_gain.setdefault(gain, []).append(other)
    piles = [by_gain[gain] for gain in sorted(by_gain)]
    chosen: list[Deck] = []
    while len(chosen) < most and any(piles):
        chosen += [pile.pop() for pile in piles if pile]
    return chosen[:most]


def _another(book: Book, deck: Sequence[str], card: str, rng: random.Random) -> str:
    """Another card in its place, or the same one again."""
    role = book.roles.get(card)
    if role is None or plain_card(book, card) == card or rng.random() < STAYS:
        return card
    like = [
        name
        for name, each in book.roles.items()
        if (each.side, each.kind, each.gang) == (role.side, role.kind, role.gang)
        and name not in deck
        and plain_card(book, name) != name
    ]
    return rng.choice(like) if like else card
