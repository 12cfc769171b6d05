"""How well players fit the rows: games are played at every table and counted as those of people were."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import exp, lgamma, log

from msgspec import Struct
from msgspec.structs import replace
from tools.fit_people.human_rows import LATE, ROWS, STRANGERS, Row, Setup, rebuilt

from omerta.bots.chance import play_out
from omerta.bots.company import company
from omerta.bots.driver import PLAIN, Driver
from omerta.bots.habits import Habits
from omerta.core import Game, Table, open_any
from omerta.core import events as ev
from omerta.core import log as told
from omerta.lab.tells import ballots

BY_CHANCE, BEGINNERS = "chance", "plain"
STEP = 0.05
Player = Habits | str
Counted = dict[str, tuple[int, int]]
"""For every row so many of so many."""


class Grid(Struct, frozen=True):
    """What is tried of each of the three habits that the rows can tell."""

    follows: tuple[float, ...] = (0.0, 0.25, 0.5, 0.75, 1.0)
    votes_believed: tuple[float, ...] = (0.0, 1.0, 2.0, 4.0)
    betrays: tuple[float, ...] = (0.15, 0.25, 0.35)

    def points(self, start: Habits) -> list[Habits]:
        """Every combination; whatever else is left as it is."""
        return [
            replace(start, follows=follows, votes_believed=believed, betrays=betrays)
            for follows, believed, betrays in product(self.follows, self.votes_believed, self.betrays)
        ]


class Task(Struct, frozen=True):
    """Some games of a setup by one kind of player, from a seed on."""

    player: Player
    setup: Setup
    first: int
    games: int


def tasks(player: Player, times: int, seed: int, setups: Sequence[Setup] = STRANGERS) -> Iterator[Task]:
    """Every setup, so many times as often as people played it."""
    for setup in setups:
        yield Task(player, setup, seed, times * setup.games)


def play(task: Task) -> Counted:
    """Play the games and count them as the rows do."""
    found: Counter[tuple[str, bool]] = Counter()
    for seed in range(task.first, task.first + task.games):
        found.update(_noted(_played(task.player, task.setup, seed), task.setup))
    names = {name for name, _ in found}
    return {name: (found[name, True], found[name, True] + found[name, False]) for name in names}


def _played(player: Player, setup: Setup, seed: int) -> Game:
    game = open_any(rebuilt(setup.first), Table(setup.deck, seed))
    if player == BY_CHANCE:
        return play_out(game, random.Random(seed))
    mind = company(player) if isinstance(player, Habits) else PLAIN
    return Driver(game, dict.fromkeys(range(1, setup.players + 1), mind), random.Random(seed)).run()


def _noted(game: Game, setup: Setup) -> Iterator[tuple[str, bool]]:
    """Everything that a row counts, hit or not."""
    assert game.over is not None
    yield f"mafia wins {setup.name}", game.over.winner == "mafia"
    for (by_mafia, day), counted in ballots(game).items():
        name = "mafioso for his mate" if by_mafia else f"town for a mafioso, {_day(day)}"
        yield from [(name, True)] * counted.hits + [(name, False)] * (counted.votes - counted.hits)
    day = 0
    for event in told(game):
        if isinstance(event, ev.PhaseBegan):
            day = max(day, event.number)
        elif isinstance(event, ev.Executed):
            yield f"executed was a mafioso, {_day(day)}", game.roles[event.seat - 1] == "mafia"


def _day(number: int) -> str:
    return "later" if number >= LATE else f"day {number}"


def added(counts: Iterable[Counted]) -> Counted:
    """All counts together."""
    found: dict[str, tuple[int, int]] = {}
    for counted in counts:
        for name, (hits, trials) in counted.items():
            before = found.get(name, (0, 0))
            found[name] = (before[0] + hits, before[1] + trials)
    return found


def likeness(counted: Mapping[str, tuple[int, int]], rows: Iterable[Row] = ROWS) -> float:
    """The log-likelihood of the rows: as if each were drawn by itself, which votes of one game are not."""
    return sum(_row_likeness(counted.get(row.name, (0, 0)), row) for row in rows)


def _row_likeness(predicted: tuple[int, int], row: Row) -> float:
    share = (predicted[0] + 0.5) / (predicted[1] + 1)
    ways = lgamma(row.trials + 1) - lgamma(row.hits + 1) - lgamma(row.trials - row.hits + 1)
    return ways + row.hits * log(share) + (row.trials - row.hits) * log(1 - share)


def weights(tried: Mapping[Habits, Counted], without: str = "") -> dict[Habits, float]:
    """How much the rows speak for each of the habits tried: all rows, or those outside one group."""
    rows = [row for row in ROWS if row.group != without]
    found = {habits: likeness(counted, rows) for habits, counted in tried.items()}
    best = max(found.values())
    total = sum(exp(each - best) for each in found.values())
    return {habits: exp(each - best) / total for habits, each in found.items()}


def fitted(tried: Mapping[Habits, Counted], without: str = "") -> Habits:
    """The mean of the habits tried, each weighed by what the rows say for it.

    The best of them would be the one that chance favoured most: where the rows hardly tell, many are as good.
    """
    by = weights(tried, without)
    follows, believed, betrays = (
        round(sum(weight * getattr(habits, name) for habits, weight in by.items()) / STEP) * STEP
        for name in ("follows", "votes_believed", "betrays")
    )
    return replace(
        next(iter(tried)),
        follows=round(follows, 2),
        votes_believed=round(believed, 2),
        betrays=round(betrays, 2),
    )


def foretold(tried: Mapping[Habits, Counted], without: str) -> Counted:
    """What all habits tried foretell together, weighed without one group of rows: in parts of a million."""
    by, many = weights(tried, without), 1_000_000
    shares = {
        row.name: sum(
            weight * tried[habits].get(row.name, (0, 1))[0] / max(1, tried[habits].get(row.name, (0, 1))[1])
            for habits, weight in by.items()
        )
        for row in ROWS
    }
    return {name: (round(many * share), many) for name, share in shares.items()}
