"""Worlds: who may hold which card, with their weights; all of them where they are few, else a fair sample."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

from omerta.bots.evidence import Evidence
from omerta.bots.lore import Lore, lore
from omerta.bots.weights import Scales, scales
from omerta.core.book.model import Book

MOST = 160

World = tuple[str, ...]
Way = tuple[float, list[int], list[int]]
DealStep = tuple[float, int, int, int]


class Worlds(Struct, frozen=True):
    """Weighted assignments of cards to seats, and for every seat how likely each card is."""

    cards: tuple[World, ...]
    weights: tuple[float, ...]
    chances: tuple[dict[str, float], ...]
    exact: bool

    def of(self, seat: int) -> dict[str, float]:
        """How likely each card is at a seat."""
        return self.chances[seat - 1]


def worlds(book: Book, seen: Evidence, most: int = MOST) -> Worlds:
    """Every world that agrees with what was seen; a sample of so many where there are more."""
    return _worlds(lore(book), seen, most)


@lru_cache(maxsize=256)
def _worlds(read: Lore, seen: Evidence, most: int) -> Worlds:
    found, exact = _dealt(scales(read, seen), most)
    if not found:
        found, exact = _dealt(scales(read, bare(seen)), most)
    total = sum(weight for _, weight in found)
    found = [(cards, weight / total) for cards, weight in found]
    chances: list[dict[str, float]] = [{} for _ in range(seen.seats)]
    for cards, weight in found:
        for at, card in zip(chances, cards, strict=True):
            at[card] = at.get(card, 0.0) + weight
    return Worlds(
        tuple(cards for cards, _ in found), tuple(weight for _, weight in found), tuple(chances), exact
    )


def bare(seen: Evidence) -> Evidence:
    """Nothing but my own card: what is left where the host has overruled what I took for certain."""
    known = tuple(pair for pair in seen.known if pair[0] == seen.me)
    return Evidence(seen.me, seen.seats, seen.deck, seen.living, known)


def possible(book: Book, seen: Evidence, cards: Sequence[str]) -> bool:
    """Does this assignment agree with everything that is certain, the deck included?"""
    weighed = scales(lore(book), seen)
    return weighed.deals(cards) and weighed.weigh(cards) > 0


def _dealt(weighed: Scales, most: int) -> tuple[list[tuple[World, float]], bool]:
    """Seat by seat every card that fits; where more than the most are under way, a fair sample goes on."""
    rng = random.Random(len(weighed.open))
    slots = [slot for slot, _ in weighed.pile]
    ways: list[Way] = [(1.0, list(weighed.held), [number for _, number in weighed.pile])]
    exact = True
    for seat in weighed.open:
        steps: list[DealStep] = []
        for at, (weight, held, counts) in enumerate(ways):
            fits = weighed.fits(seat, held)
            for which, number in enumerate(counts):
                if number:
                    many = weight * number
                    for card, likely in slots[which]:
                        further = many * likely * fits[card]
                        if further > 0:
                            steps.append((further, at, which, card))
        exact = exact and len(steps) <= most
        ways = [
            _gone(ways[at], weight, seat, which, card)
            for weight, at, which, card in thinned(steps, most, rng)
        ]
    found = [(weighed.named(held), weight * weighed.finish(held)) for weight, held, _ in ways]
    return [(cards, weight) for cards, weight in found if weight > 0], exact


def _gone(way: Way, weight: float, seat: int, which: int, card: int) -> Way:
    """One card further."""
    _, held, counts = way
    held, counts = held.copy(), counts.copy()
    held[seat] = card
    counts[which] -= 1
    return weight, held, counts


def thinned(steps: list[DealStep], most: int, rng: random.Random) -> list[DealStep]:
    """At most so many: the heavy ones as they are, and of the light ones some that stand for all."""
    if len(steps) <= most:
        return steps
    weights = sorted(step[0] for step in steps)
    bar, room = 0.0, most
    # Summed from the lightest on: what is subtracted from a heavy sum may leave nothing.
    for weight, left in zip(reversed(weights), reversed([*accumulate(weights)]), strict=True):
        bar = left / room
        if weight < bar or room == 1:
            break
        room -= 1
    kept: list[DealStep] = []
    due = rng.random() * bar
    for step in steps:
        if step[0] >= bar:
            kept.append(step)
            continue
        due -= step[0]
        if due < 0:
            kept.append((bar, *step[1:]))
            due += bar
    return kept
