"""The game itself, in flat numbers: every pick and every draw in the order in which the engine makes them.

It mirrors `core.flow`; the night is in `fast_night.py`, the day in `fast_vote.py`.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba import njit

from omerta.bots.driver import PATIENCE
from omerta.lab.fast.beginner import (
    HAS_NAMED,
    LAST_EXECUTED,
    LAST_KILLED,
    SHOWS_EXECUTED,
    SHOWS_KILLED,
    Head,
    name_a_card,
    talk,
)
from omerta.lab.fast.fast_night import act, gang_shoots, new_night, toll
from omerta.lab.fast.fast_vote import hold_vote
from omerta.lab.fast.game_arrays import (
    EXECUTED,
    FREE,
    GONE,
    LIVE,
    LIVING,
    LOST,
    NAMED,
    NAMINGS,
    NIGHT,
    PAPERS,
    QUIET,
    ROUND,
    SIZE,
    compiled,
    deal,
    ending,
    leave,
)
from omerta.lab.fast.nominations import put_names, speeches
from omerta.lab.fast.terms import (
    DRAW,
    GANG,
    HANDS,
    HOLDER,
    JOB,
    MOST_JOBS,
    MOST_OFFERS,
    MOST_SEATS,
    NAMES,
    PHASE,
    ROLE,
    SPEECHES,
    TALK,
    VOTE,
    Numbers,
)

MOST_ROUNDS = 100_000
UNENDED, HANDED_BACK = -2, -3


@compiled
def begins(now: Numbers, head: Head, dark: int) -> None:
    """A phase begins for those who think: the votes and names of the last one are over."""
    head.crowd[:] = 0
    now[NAMINGS] = 0
    head.crew[HAS_NAMED, :] = 0
    now[NIGHT] |= dark
    if now[QUIET] >= PATIENCE or now[ROUND] >= head.whims.shape[0]:
        now[LOST] = 1


@compiled
def forget(head: Head) -> None:
    """A new game."""
    head.shown[:] = 0
    head.learned[:] = 0
    head.crew[:] = 0
    head.asked[:, 0] = 0


@compiled
def play(
    seed: int,
    side: Numbers,
    job: Numbers,
    program: Numbers,
    powers: Numbers,
    law: Numbers,
    gang: Numbers,
    lines: Numbers,
    stall: int,
    now: Numbers,
    paper: Numbers,
    hands: Numbers,
    spent: Numbers,
    offers: Numbers,
    out: Numbers,
    head: Head | None,
) -> tuple[int, int, int]:
    """One game: who wins, after how many rounds, and who left first; `out` is filled by seat."""
    seats = len(side) - 1
    living = paper[LIVE]
    now[:] = 0
    hands[:] = 0
    now[LIVING] = seats
    for seat in range(1, seats + 1):
        living[seat - 1] = seat
        if job[seat] >= 0:
            hands[HOLDER, job[seat]] = seat
            spent[job[seat]] = 0
    first = 0
    for _ in range(MOST_ROUNDS):
        now[ROUND] += 1
        for number in range(program.shape[0]):
            if now[LOST]:
                return HANDED_BACK, 0, 0
            step = program[number]
            does = step[0]
            if does == PHASE:
                now[NAMED] = 0
                if 0 < stall <= now[QUIET]:
                    return DRAW, now[ROUND], first
                if head is not None:
                    begins(now, head, step[1])
            elif does == TALK:
                if head is not None:
                    talk(now, seed, living, head, paper[FREE])
            elif does == NAMES:
                put_names(now, seed, paper, step[1] == 1, head)
            elif does == SPEECHES:
                speeches(now, seed, paper, step[1], head)
            elif does == VOTE:
                gone = hold_vote(now, seed, paper, law, head)
                for at in range(gone):
                    leave(now, living, out, paper[GONE, at])
                if gone:
                    first = first if first else paper[GONE, 0]
                    now[EXECUTED] = 1
                    won = ending(now, living, side, lines, False)
                    if won >= 0 and not now[LOST]:
                        return won, now[ROUND], first
                if head is not None:
                    for at in range(gone):
                        head.shown[paper[GONE, at]] = head.facts[SHOWS_EXECUTED]
                    if head.facts[LAST_EXECUTED]:
                        for at in range(gone):
                            name_a_card(now, seed, head, paper[GONE, at])
            elif does == GANG:
                gang_shoots(now, seed, living, number, side, gang, hands, offers, head)
            elif does == ROLE:
                if not out[hands[HOLDER, step[JOB]]]:
                    act(now, seed, living, number, step, powers, gang, hands, spent, offers, head)
            else:
                dead = toll(program, powers, hands, spent, paper[GONE])
                now[QUIET] = now[QUIET] + 1 if not dead and not now[EXECUTED] else 0
                now[EXECUTED] = 0
                for at in range(dead):
                    leave(now, living, out, paper[GONE, at])
                if dead:
                    first = first if first else paper[GONE, 0]
                new_night(program.shape[0], powers.shape[0], hands)
                won = ending(now, living, side, lines, True)
                if won >= 0 and not now[LOST]:
                    return won, now[ROUND], first
                if head is not None:
                    for at in range(dead):
                        head.shown[paper[GONE, at]] = head.facts[SHOWS_KILLED]
                    if head.facts[LAST_KILLED]:
                        for at in range(dead):
                            name_a_card(now, seed, head, paper[GONE, at])
    return UNENDED, 0, 0


@compiled
def play_many(
    seeds: Numbers,
    deck_side: Numbers,
    deck_job: Numbers,
    program: Numbers,
    powers: Numbers,
    law: Numbers,
    gang: Numbers,
    lines: Numbers,
    stall: int,
    head: Head | None,
    ganged: Numbers,
    code: Numbers,
    cards: Numbers,
    results: Numbers,
    outs: Numbers,
) -> None:
    """Games with these seeds: the card of every seat, the result, and when each seat left (0: never)."""
    size = len(deck_side)
    if head is not None:
        side, job = head.side, head.job
    else:
        side, job = np.zeros(size + 1, np.int64), np.zeros(size + 1, np.int64)
    now, paper = np.zeros(SIZE, np.int64), np.zeros((PAPERS, MOST_SEATS), np.int64)
    hands = np.zeros((HANDS, max(program.shape[0], powers.shape[0])), np.int64)
    spent = np.zeros((MOST_JOBS, MOST_SEATS), np.int64)
    offers = np.zeros(MOST_OFFERS, np.int64)
    for number in range(len(seeds)):
        order = cards[number]
        for at in range(size):
            order[at] = at
        deal(seeds[number], order)
        for at in range(size):
            side[at + 1] = deck_side[order[at]]
            job[at + 1] = deck_job[order[at]]
        if head is not None:
            forget(head)
            for at in range(size):
                head.ganged[at + 1] = ganged[order[at]]
                head.code[at + 1] = code[order[at]]
        results[number] = play(
            seeds[number], side, job, program, powers, law, gang, lines, stall, now, paper, hands, spent,
            offers, outs[number], head,
        )  # fmt: skip


def _kept_with(sources: int) -> Callable[..., None]:
    """The way into the kernel. Numba keeps what it has compiled while this function is the same, and it is
    the same only while all `sources` are."""

    @njit(cache=True, error_model="numpy")
    def play_all(*table: object) -> None:
        assert sources
        play_many(*table)

    return play_all


play_all = _kept_with(
    zlib.crc32(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py"))))
)
