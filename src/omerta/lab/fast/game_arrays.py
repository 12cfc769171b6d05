"""What a game is written on, and where its chance comes from: picks of the players and draws of the engine.

Seats are numbered from 1. A pick is what a player leaves to chance; a draw is the engine's own lot or coin.
"""

# mypy: disable-error-code="call-overload, misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import numpy as np
from numba import njit

from omerta.core.setup import DEAL
from omerta.lab.fast.terms import GOES_ON, Numbers
from omerta.lab.repeatable_chance import TAPE

# What changes in the course of a game, in one row of numbers.
(
    PICKS, DRAWS, SPEAKER, QUIET, EXECUTED, LIVING, NAMED, ROUND, NIGHT, CLAIMS, VOTES, NAMINGS, LOST,
    FIRST_OUT, SIZE,
) = range(15)  # fmt: skip

# Paper to write on, a row of numbers for each purpose, so that no game has to fetch any.
LIVE, NAME, GONE, FIELD, FIRST, SCORE, STOOD, FREE, TRIED, DEFENDED, GIVEN, USED, PAPERS = range(13)

compiled = njit(error_model="numpy", no_cpython_wrapper=True)
"""For functions that only compiled ones call; the way in is kept on disk, see `kernel.py`."""

inlined = njit(error_model="numpy", no_cpython_wrapper=True, inline="always")
"""For those with one caller, and so many papers in hand that handing them over would take the most time."""


@compiled
def mix(seed: np.uint64, turn: np.uint64) -> np.uint64:
    """A well-stirred number from a seed and a turn, as `core.game.mix`."""
    z = seed * np.uint64(0x9E3779B97F4A7C15) + (turn + np.uint64(1)) * np.uint64(0xD1B54A32D192ED03)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@compiled
def copied(to: Numbers, row: Numbers, size: int) -> None:
    """Write the first numbers of a row over those of another."""
    for at in range(size):
        to[at] = row[at]


@compiled
def wiped(row: Numbers, size: int) -> None:
    """Wipe the first numbers of a row."""
    for at in range(size):
        row[at] = 0


@compiled
def chance(now: Numbers, seed: int) -> float:
    """The next number from 0 to 1 on the tape of the players."""
    drawn = mix(np.uint64(seed) ^ np.uint64(TAPE), np.uint64(now[PICKS])) >> np.uint64(11)
    now[PICKS] += 1
    return np.float64(drawn) * (1.0 / 9007199254740992.0)


@compiled
def pick(now: Numbers, seed: int, among: int) -> int:
    """What a player leaves to chance: a number below `among`."""
    return int(chance(now, seed) * among)


@compiled
def draw(now: Numbers, seed: int, among: int) -> int:
    """The engine's own lot."""
    drawn = mix(np.uint64(seed), np.uint64(now[DRAWS])) % np.uint64(among)
    now[DRAWS] += 1
    return int(drawn)


@compiled
def deal(seed: int, cards: Numbers) -> None:
    """Shuffle the numbers of the cards, as `core.setup.shuffled`."""
    for at in range(len(cards) - 1, 0, -1):
        other = int(mix(np.uint64(seed), np.uint64(DEAL + at)) % np.uint64(at + 1))
        cards[at], cards[other] = cards[other], cards[at]


@compiled
def leave(now: Numbers, living: Numbers, out: Numbers, seat: int) -> None:
    """A seat is out of the game."""
    at = 0
    while living[at] != seat:
        at += 1
    for other in range(at, now[LIVING] - 1):
        living[other] = living[other + 1]
    now[LIVING] -= 1
    now[QUIET] = 0
    out[seat] = now[ROUND]


@compiled
def ending(now: Numbers, living: Numbers, side: Numbers, lines: Numbers, at_dawn: bool) -> int:
    """Who has won: the number of a side, a draw, or -1 if the game goes on."""
    few = 0
    for at in range(now[LIVING]):
        few += side[living[at]]
    counts = (now[LIVING] - few, few, 0)
    here = (1 if counts[0] else 0) + (2 if counts[1] else 0)
    for number in range(lines.shape[0]):
        line = lines[number]
        if (line[1] and not at_dawn) or here & line[2] or here & line[3] != line[3]:
            continue
        if line[4] >= 0 and counts[line[4]] < counts[line[5]]:
            continue
        first = 1 if line[9] and now[LIVING] < len(side) - 1 else 0
        if line[8] and now[QUIET] + first < line[8]:
            continue
        if line[6] >= 0 and counts[line[6]] > line[7]:
            continue
        return -1 if line[0] == GOES_ON else line[0]
    return -1
