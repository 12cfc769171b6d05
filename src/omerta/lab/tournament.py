"""Two minds compared: one side of the same deals is played by each in turn, all else being equal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt

from msgspec import Struct

from omerta.bots.driver import Driver, Mind
from omerta.core import Table, open_game
from omerta.core.setup import shuffled
from omerta.core.vocabulary import Book

TWO_SIDED_95 = 1.959964


class Result(Struct, frozen=True):
    """How often a side won: played like everybody else, and played by the hero.

    `low` and `high` are the ends of the 95 % interval of the difference, game by game.
    """

    games: int
    usual: int
    hero: int
    low: float
    high: float

    @property
    def difference(self) -> float:
        """By how much of all games the hero does better."""
        return (self.hero - self.usual) / self.games

    @property
    def proven(self) -> bool:
        """Is the hero better beyond chance?"""
        return self.low > 0


def tournament(
    book: Book,
    deck: Sequence[str],
    options: Mapping[str, str],
    hero: Mind,
    others: Mind,
    side: str,
    games: int,
    seed: int,
) -> Result:
    """The same deals and chances, once with the others' mind everywhere, once with the hero's on a side."""
    usual, better = 0, 0
    gains: list[int] = []
    for roles, chance in deals(deck, games, seed):
        table = Table(tuple(deck), chance, dict(options), roles=roles)
        won = [_wins(book, table, mind, others, side) for mind in (others, hero)]
        usual, better = usual + won[0], better + won[1]
        gains.append(won[1] - won[0])
    return Result(games, usual, better, *interval(gains))


def deals(deck: Sequence[str], games: int, seed: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Who holds what, and the seed of the game: each shuffle goes round the table once."""
    for number in range(games):
        turn, places = divmod(number, len(deck))
        cards = shuffled(tuple(sorted(deck)), seed * 1_000_003 + turn)
        yield (*cards[places:], *cards[:places]), seed * 1_000_003 + number


def _wins(book: Book, table: Table, on_side: Mind, others: Mind, side: str) -> bool:
    minds = {
        seat: on_side if book.roles[card].side == side else others for seat, card in enumerate(table.roles, 1)
    }
    game = Driver(open_game(book, table), minds, random.Random(table.seed)).run()
    assert game.over is not None
    return game.over.winner == side


def interval(gains: Sequence[int]) -> tuple[float, float]:
    """The 95 % interval of the mean of paired differences."""
    number = len(gains)
    mean = sum(gains) / number
    if number < 2:
        return -1.0, 1.0
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (number - 1) / number)
    return mean - TWO_SIDED_95 * spread, mean + TWO_SIDED_95 * spread
