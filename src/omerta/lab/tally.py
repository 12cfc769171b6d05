"""What many games add up to, and how sure one can be of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import TypeVar

from msgspec import Struct

from omerta.lab.lab_game import STAYED, Outcome

Key = TypeVar("Key", bound=str | int)

TWO_SIDED_95 = 1.959964


class Share(Struct, frozen=True):
    """A share with the ends of its 95 % interval."""

    share: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


class Difference(Struct, frozen=True):
    """The mean of paired differences with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def proven(self) -> bool:
        """Is there a difference beyond chance?"""
        return self.low > 0 or self.high < 0


class GameTally(Struct, frozen=True):
    """Games counted: winners, lengths in rounds, and for each card its seats and when they were out."""

    games: int = 0
    wins: dict[str, int] = {}
    lengths: dict[int, int] = {}
    seats: dict[str, int] = {}
    out: dict[str, dict[int, int]] = {}
    first: dict[str, int] = {}

    def __add__(self, other: GameTally) -> GameTally:
        cards = dict.fromkeys((*self.out, *other.out))
        return GameTally(
            self.games + other.games,
            _sum(self.wins, other.wins),
            _sum(self.lengths, other.lengths),
            _sum(self.seats, other.seats),
            {card: _sum(self.out.get(card, {}), other.out.get(card, {})) for card in cards},
            _sum(self.first, other.first),
        )

    def chance(self, side: str) -> Share:
        """How likely a side is to win; an empty name is a draw."""
        return wilson(self.wins.get(side, 0), self.games)

    @property
    def rounds(self) -> float:
        """How many rounds a game lasts on average."""
        return sum(length * games for length, games in self.lengths.items()) / max(self.games, 1)

    def survival(self, card: str) -> tuple[float, ...]:
        """The share of holders of a card who are still there after each round, from the deal on."""
        left = seats = self.seats.get(card, 0)
        curve = [1.0]
        for number in range(1, max(self.lengths, default=0) + 1):
            left -= self.out.get(card, {}).get(number, 0)
            curve.append(left / seats if seats else 0.0)
        return tuple(curve)

    def survivors(self, card: str) -> Share:
        """How likely a holder of a card is to be there at the end."""
        return wilson(self.out.get(card, {}).get(STAYED, 0), self.seats.get(card, 0))


def tally(outcomes: Iterable[Outcome]) -> GameTally:
    """Count games."""
    games = 0
    wins, lengths, seats, first = Counter[str](), Counter[int](), Counter[str](), Counter[str]()
    out: dict[str, Counter[int]] = {}
    for outcome in outcomes:
        games += 1
        wins[outcome.winner] += 1
        lengths[outcome.rounds] += 1
        seats.update(outcome.cards)
        if outcome.first:
            first[outcome.first] += 1
        for card, number in zip(outcome.cards, outcome.out, strict=True):
            out.setdefault(card, Counter())[number] += 1
    left = {card: dict(sorted(found.items())) for card, found in sorted(out.items())}
    return GameTally(games, _sorted(wins), _sorted(lengths), _sorted(seats), left, _sorted(first))


def wilson(hits: int, trials: int) -> Share:
    """A share with its 95 % interval by Wilson, which stays sensible near nothing and near all."""
    if not trials:
        return Share(0.0, 0.0, 1.0)
    z2 = TWO_SIDED_95**2
    share = hits / trials
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    half = TWO_SIDED_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == trials else min(1.0, middle + half)
    return Share(share, low, high)


def paired(differences: Sequence[int]) -> Difference:
    """The mean of differences that are -1, 0 or 1, with its 95 % interval by Agresti and Min.

    Two pairs are added, half of one for each way to differ: so the interval of a few games without
    any difference is not nothing.
    """
    number, total = len(differences) + 2, sum(differences)
    middle = total / number
    squares = sum(each * each for each in differences) + 1
    half = TWO_SIDED_95 * sqrt(squares - total * middle) / number
    return Difference(total / max(len(differences), 1), max(-1.0, middle - half), min(1.0, middle + half))


def _sum(one: dict[Key, int], other: dict[Key, int]) -> dict[Key, int]:
    return _sorted(Counter(one) + Counter(other))


def _sorted(found: Counter[Key]) -> dict[Key, int]:
    return dict(sorted(found.items()))
