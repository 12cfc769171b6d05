"""Worlds: who may hold which card, with their weights; all of them where they are few, else a fair sample."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import itemgetter

from msgspec import Struct

from omerta.bots.evidence import Evidence
from omerta.bots.lore import Lore, lore
from omerta.bots.weights import Scales, scales
from omerta.core.book.model import Book

MOST = 160
DIGIT = 64  # more than any deck has cards

World = tuple[str, ...]
DealStep = tuple[float, int, int, int]
Further = tuple[int, int, int, float, float]


class Hands(Struct, frozen=True):
    """Ways to deal: the cards of the open seats by their numbers, one by one, and the weight of each way.

    `exact`: these are all ways there are.
    """

    cards: Sequence[Sequence[int]]
    weights: Sequence[float]
    exact: bool


Dealer = Callable[[Scales, int], Hands]


class Worlds(Struct, frozen=True):
    """Weighted assignments of cards to seats, and for every seat how likely each card is."""

    scales: Scales
    hands: Hands
    chances: tuple[dict[str, float], ...]

    @property
    def cards(self) -> tuple[World, ...]:
        """Every world: the cards by seat."""
        names = self.scales.names
        dealt = (_held(self.scales, hand) for hand in self.hands.cards)
        return tuple(tuple([names[card] for card in held[1:]]) for held in dealt)

    @property
    def weights(self) -> Sequence[float]:
        """How likely each world is."""
        return self.hands.weights

    @property
    def exact(self) -> bool:
        """Are these all worlds there are?"""
        return self.hands.exact

    def of(self, seat: int) -> dict[str, float]:
        """How likely each card is at a seat."""
        return self.chances[seat - 1]


def worlds(book: Book, seen: Evidence, most: int = MOST, deal: Dealer | None = None) -> Worlds:
    """Every world that agrees with what was seen; a sample of so many where there are more.

    Another dealer may be quicker, and deals the same.
    """
    return _worlds(lore(book), seen, most, deal or dealt)


@lru_cache(maxsize=256)
def _worlds(read: Lore, seen: Evidence, most: int, deal: Dealer) -> Worlds:
    weighed = scales(read, seen)
    found = _finished(weighed, deal(weighed, most))
    if not found.cards:
        weighed = scales(read, bare(seen))
        found = _finished(weighed, deal(weighed, most))
    total = sum(found.weights)
    hands = Hands(found.cards, [weight / total for weight in found.weights], found.exact)
    return Worlds(weighed, hands, _chances(weighed, hands))


def _finished(weighed: Scales, hands: Hands) -> Hands:
    """What is weighed when every card is dealt; worlds that cannot be are left out."""
    fits = _unfinished(weighed, hands) if weighed.countable else [1.0] * len(hands.cards)
    if weighed.joint:
        answered = [weighed.answered(_held(weighed, hand)) for hand in hands.cards]
        fits = [one * other for one, other in zip(answered, fits, strict=True)]
    weights = [weight * fit for weight, fit in zip(hands.weights, fits, strict=True)]
    if all(weights):
        return Hands(hands.cards, weights, hands.exact)
    left = [at for at, weight in enumerate(weights) if weight > 0]
    return Hands([hands.cards[at] for at in left], [weights[at] for at in left], hands.exact)


def _unfinished(weighed: Scales, hands: Hands) -> list[float]:
    """How well it fits each way that the game goes on.

    Where no card is hidden the same cards are dealt in every way, and those of the dead tell who lives.
    """
    hidden = any([len(slot) > 1 for slot, _ in weighed.pile])
    places = [at for at, seat in enumerate(weighed.open) if hidden or seat not in weighed.seen.living]
    take = itemgetter(*places) if places else len
    keys = [take(hand) for hand in hands.cards]
    alike = dict(zip(keys, hands.cards, strict=True))
    fits = {key: weighed.unfinished(_held(weighed, hand)) for key, hand in alike.items()}
    return [fits[key] for key in keys]


def _chances(weighed: Scales, hands: Hands) -> tuple[dict[str, float], ...]:
    """How likely each card is at each seat; where it is certain, as likely as all worlds together."""
    whole = [*accumulate(hands.weights)][-1]
    names = weighed.names
    found = [{names[card]: whole} if card >= 0 else {} for card in weighed.held[1:]]
    for seat, cards in zip(weighed.open, zip(*hands.cards, strict=True), strict=True):
        chances = [0.0] * len(names)
        for card, weight in zip(cards, hands.weights, strict=True):
            chances[card] += weight
        found[seat - 1] = {names[card]: chances[card] for card in dict.fromkeys(cards)}
    return tuple(found)


def _held(weighed: Scales, hand: Sequence[int]) -> list[int]:
    """The cards by seat, those that are certain included."""
    held = list(weighed.held)
    for seat, card in zip(weighed.open, hand, strict=True):
        held[seat] = card
    return held


def bare(seen: Evidence) -> Evidence:
    """Nothing but my own card: what is left where the host has overruled what I took for certain."""
    known = tuple(pair for pair in seen.known if pair[0] == seen.me)
    return Evidence(seen.me, seen.seats, seen.deck, seen.living, known)


def possible(book: Book, seen: Evidence, cards: Sequence[str]) -> bool:
    """Does this assignment agree with everything that is certain, the deck included?"""
    weighed = scales(lore(book), seen)
    return weighed.deals(cards) and weighed.weigh(cards) > 0


def dealt(weighed: Scales, most: int) -> Hands:
    """Seat by seat every card that fits; where more than the most are under way, a fair sample goes on.

    Ways in which as many of each card are left, and in which those whom the next seat is linked with hold
    cards of a kind, go on alike: how is reckoned once for all of them. What is left is one number, with a
    digit for each slot of the pile.
    """
    rng, kind = random.Random(len(weighed.open)), weighed.kinds()
    place = {seat: at for at, seat in enumerate(weighed.open)}
    one = [DIGIT**which for which in range(len(weighed.pile))]
    weights = [1.0]
    counts = [sum([number * unit for (_, number), unit in zip(weighed.pile, one, strict=True)])]
    hands: list[tuple[int, ...]] = [()]
    kinds: list[tuple[int, ...]] = [()]
    exact = True
    for seat in weighed.open:
        linked = [place[other] for other, _ in weighed.linked[seat]]
        ahead = Ahead(weighed, seat)
        steps: list[DealStep] = []
        for at, (weight, alike, count) in enumerate(zip(weights, kinds, counts, strict=True)):
            steps += [
                (heavy, at, which, card)
                for which, card, number, likely, fit in ahead.of(count, tuple([alike[at] for at in linked]))
                if (heavy := weight * number * likely * fit) > 0
            ]
        exact = exact and len(steps) <= most
        kept = thinned(steps, most, rng)
        weights = [step[0] for step in kept]
        counts = [counts[at] - one[which] for _, at, which, _ in kept]
        kinds = [(*kinds[at], kind[card]) for _, at, _, card in kept]
        hands = [(*hands[at], card) for _, at, _, card in kept]
    return Hands(hands, weights, exact)


class Ahead:
    """What may be dealt to a seat next, by what is left and whom it is linked with; each reckoned once."""

    def __init__(self, weighed: Scales, seat: int) -> None:
        self._weighed = weighed
        self._seat = seat
        self._fits: dict[tuple[int, ...], tuple[float, ...]] = {}
        self._found: dict[tuple[int, tuple[int, ...]], list[Further]] = {}

    def of(self, count: int, others: tuple[int, ...]) -> list[Further]:
        """Every card: where it lies in the pile, how many there are, how likely and how well it fits."""
        found = self._found.get((count, others))
        if found is None:
            fits = self._fits.get(others)
            if fits is None:
                fits = self._fits[others] = self._weighed.fits(self._seat, others)
            found = self._found[count, others] = [
                (which, card, number, likely, fits[card])
                for which, (slot, _) in enumerate(self._weighed.pile)
                if (number := count // DIGIT**which % DIGIT)
                for card, likely in slot
            ]
        return found


def thinned(steps: list[DealStep], most: int, rng: random.Random) -> list[DealStep]:
    """At most so many: the heavy ones as they are, and of the light ones some that stand for all."""
    if len(steps) <= most:
        return steps
    bar = share([step[0] for step in steps], most)
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


def share(weights: list[float], most: int) -> float:
    """How heavy a share is if the heavier steps are one each, and all the others make up the rest."""
    share, room = 0.0, most
    weights = sorted(weights)
    # Summed from the lightest on: what is subtracted from a heavy sum may leave nothing.
    for weight, left in zip(reversed(weights), reversed([*accumulate(weights)]), strict=True):
        share = left / room
        if weight < share or room == 1:
            break
        room -= 1
    return share
