"""How fast the engine plays, beside a bare loop of the same game in the same run; only the ratio counts."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from omerta.books.opening import open_game
from omerta.books.shelf import book
from omerta.bots.chance import play_out
from omerta.core import Game, Table, log
from omerta.core.events import Polled

ABSTAIN = -1
DECK = ("mafia",) * 3 + ("doctor", "inspector") + ("townsperson",) * 5


class Speed(Struct, frozen=True):
    """Games per second of engine and bare loop, and their ratio."""

    games: int
    engine: float
    bare: float
    ratio: float
    events: float


class Growth(Struct, frozen=True):
    """The cost of a game with so many seats. A poll counts as the votes in it."""

    seats: int
    events: float
    microseconds_per_event: float


def bare_game(rng: random.Random) -> str:
    """The same ten-seat game by hand: ballots, checks and a doctor, no events, no rules by name."""
    mafia, living = {0, 1, 2}, list(range(10))
    doctor, inspector, healed_self = 3, 4, False
    while True:
        victim = rng.choice(living)
        saved = -1
        if doctor in living:
            others = living if not healed_self else [p for p in living if p != doctor]
            saved = rng.choice(others)
            healed_self = saved == doctor
        if inspector in living:
            seen = rng.choice([p for p in living if p != inspector])
            _ = seen in mafia
        if victim != saved:
            living.remove(victim)
        if end := _over(mafia, living):
            return end
        convict = _leader(rng, living, living, 2)
        if convict is None:
            continue
        top = _top(rng, living, living)
        if len(top) > 1 and convict in top:
            top = _top(rng, living, top)
        if top == [convict]:
            living.remove(convict)
            if end := _over(mafia, living):
                return end


def _leader(rng: random.Random, living: list[int], field: list[int], recounts: int) -> int | None:
    for _ in range(recounts + 1):
        field = _top(rng, living, field)
        if len(field) < 2:
            return field[0] if field else None
    return None


def _top(rng: random.Random, living: list[int], field: list[int]) -> list[int]:
    """Everybody votes for one of the field or for nobody; those with the most votes."""
    choices = [*field, ABSTAIN]
    ballots = Counter(rng.choice(choices) for _ in living)
    del ballots[ABSTAIN]
    most = max(ballots.values(), default=0)
    return [p for p, n in ballots.items() if n == most]


def _over(mafia: set[int], living: list[int]) -> str:
    bad = sum(1 for p in living if p in mafia)
    return "town" if not bad else "mafia" if len(living) - bad <= 1 else ""


def engine_game(rng: random.Random, seed: int, deck: tuple[str, ...] = DECK) -> Game:
    """One game through the engine by chance."""
    return play_out(open_game(book("classic"), Table(deck, seed, pace="silent")), rng)


def _steps(game: Game) -> int:
    """Events, with every vote of a poll counted for itself."""
    return sum(len(event.votes) + 1 if isinstance(event, Polled) else 1 for event in log(game))


def _timed(games: int, once: Callable[[int], object]) -> float:
    start = time.perf_counter()
    for seed in range(games):
        once(seed)
    return time.perf_counter() - start


def speed(games: int, slices: int = 10) -> Speed:
    """Engine and bare loop in turns, slice by slice, so that a noisy machine disturbs both alike."""
    rng = random.Random(1)
    events = 0
    engine = bare = 0.0
    slices = min(slices, games)
    each = games // slices

    def one(seed: int) -> None:
        nonlocal events
        events += engine_game(rng, seed).seen

    for _ in range(slices):
        engine += _timed(each, one)
        bare += _timed(each * 5, lambda _: bare_game(rng)) / 5
    played = each * slices
    return Speed(played, played / engine, played / bare, bare / engine, events / played)


def growth(games: int = 60, sizes: tuple[int, ...] = (6, 12, 24, 48)) -> tuple[Growth, ...]:
    """How the cost of an event grows with the table."""
    found = []
    rng = random.Random(2)
    for seats in sizes:
        mafia = max(2, seats // 3)
        deck = ("mafia",) * mafia + ("doctor", "inspector") + ("townsperson",) * (seats - mafia - 2)
        start = time.perf_counter()
        played = [engine_game(rng, seed, deck) for seed in range(max(4, games * 6 // seats))]
        spent = time.perf_counter() - start
        events = sum(map(_steps, played))
        found.append(Growth(seats, events / len(played), spent / events * 1e6))
    return tuple(found)


class Memory(Struct, frozen=True):
    """The greatest memory of the process after so many games, in megabytes."""

    games: int
    megabytes: float


def memory(games: int = 100_000, looks: int = 5) -> Iterator[Memory]:
    """Play many games and look at the memory from time to time: it stays flat when nothing is kept."""
    import resource  # not on every system; only this figure needs it

    rng = random.Random(3)
    for look in range(looks):
        for seed in range(look * games // looks, (look + 1) * games // looks):
            engine_game(rng, seed)
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        yield Memory((look + 1) * games // looks, used)
