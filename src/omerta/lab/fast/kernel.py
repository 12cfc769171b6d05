"""The game itself, in flat numbers: every pick and every draw in the order in which the engine makes them.

It mirrors `core.flow` and `core.night`; the day is in `vote.py`.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba import njit

from omerta.bots.driver import PATIENCE
from omerta.lab.fast.names import put_names, speeches
from omerta.lab.fast.sheet import (
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
    copied,
    deal,
    ending,
    leave,
    pick,
    wiped,
)
from omerta.lab.fast.terms import (
    DRAW,
    GANG,
    MOST_JOBS,
    MOST_SEATS,
    NAMES,
    PHASE,
    ROLE,
    SPEECHES,
    TALK,
    VOTE,
    Numbers,
)
from omerta.lab.fast.thought import (
    HAS_NAMED,
    LAST_EXECUTED,
    LAST_KILLED,
    SHOWS_EXECUTED,
    SHOWS_KILLED,
    Head,
    gang_points,
    helps,
    learns,
    name_a_card,
    talk,
)
from omerta.lab.fast.vote import hold_vote

MOST_ROUNDS = 100_000
UNENDED, HANDED_BACK = -2, -3
SELF_NOT_TWICE, SAVED_ONCE, PICKED_ONCE = 1, 2, 3
"""Places of a limit in `plan.LIMITS`."""


@compiled
def point(now: Numbers, seed: int, paper: Numbers, side: Numbers, gang: Numbers, head: Head | None) -> int:
    """The gang's victim, or 0."""
    living = paper[LIVE]
    free = 0
    awake = False
    for at in range(now[LIVING]):
        awake = awake or side[living[at]] == 1
        free += not (gang[1] and side[living[at]] == 1)
    if not awake:
        return 0
    may_pass = gang[0] == 1 or not free
    if head is not None:
        size = 0
        for at in range(now[LIVING]):
            if not (gang[1] and side[living[at]] == 1):
                paper[FREE, size] = living[at]
                size += 1
        return gang_points(now, seed, living, head, paper[FREE], size, may_pass)
    chosen = pick(now, seed, free + (1 if may_pass else 0))
    for at in range(now[LIVING]):
        if not (gang[1] and side[living[at]] == 1):
            if chosen == 0:
                return living[at]
            chosen -= 1
    return 0


@compiled
def choose(
    now: Numbers,
    seed: int,
    paper: Numbers,
    step: Numbers,
    seat: int,
    last: int,
    spent: Numbers,
    head: Head | None,
) -> int:
    """Whom the holder of a card chooses at his call, or 0."""
    living, choice = paper[LIVE], paper[FREE]
    anyone, may_pass = step[2] & 1, step[2] & 2
    barred_self = step[3] == SELF_NOT_TWICE and last == seat
    free = 0
    for at in range(now[LIVING]):
        target = living[at]
        if not ((target == seat and (not anyone or barred_self)) or spent[target]):
            choice[free] = target
            free += 1
    if head is not None:
        target = helps(now, seed, living, head, seat, choice, free, step[4] == 1, may_pass > 0)
        if target and not step[4]:
            learns(now, head, seat, target)
        return target
    chosen = pick(now, seed, free + (1 if may_pass or not free else 0))
    return choice[chosen] if chosen < free else 0


@compiled
def absorber(program: Numbers, shield: Numbers, victim: int) -> int:
    """The step whose shield takes the blow, the first of the night if there are several; -1 if none does."""
    for number in range(program.shape[0]):
        if program[number, 0] == ROLE and shield[program[number, 1]] == victim:
            return number
    return -1


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
    law: Numbers,
    gang: Numbers,
    lines: Numbers,
    stall: int,
    now: Numbers,
    paper: Numbers,
    hands: Numbers,
    spent: Numbers,
    out: Numbers,
    head: Head | None,
) -> tuple[int, int, int]:
    """One game: who wins, after how many rounds, and who left first; `out` is filled by seat."""
    seats = len(side) - 1
    living = paper[LIVE]
    holder, last, chosen, shield = hands[0], hands[1], hands[2], hands[3]
    now[:] = 0
    hands[:] = 0
    now[LIVING] = seats
    for seat in range(1, seats + 1):
        living[seat - 1] = seat
        if job[seat] >= 0:
            holder[job[seat]] = seat
            spent[job[seat]] = 0
    victim = first = 0
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
                victim = point(now, seed, paper, side, gang, head)
            elif does == ROLE:
                who = step[1]
                seat = holder[who]
                if out[seat]:
                    continue
                doomed = victim == seat and absorber(program, shield, victim) < 0
                if not step[4] and doomed and not gang[3]:
                    continue
                target = choose(now, seed, paper, step, seat, last[who], spent[who], head)
                chosen[who] = target
                if target and step[3] == PICKED_ONCE:
                    spent[who, target] = 1
                too_late = step[5] and victim == target
                if step[4] and not (doomed and not gang[2]) and not too_late:
                    shield[who] = target
            else:
                saver = absorber(program, shield, victim) if victim else -1
                if saver >= 0:
                    if program[saver, 3] == SAVED_ONCE:
                        spent[program[saver, 1], victim] = 1
                    victim = 0
                now[QUIET] = now[QUIET] + 1 if not victim and not now[EXECUTED] else 0
                now[EXECUTED] = 0
                if victim:
                    leave(now, living, out, victim)
                    first = first if first else victim
                dead, victim = victim, 0
                wiped(shield, MOST_JOBS)
                copied(last, chosen, MOST_JOBS)
                wiped(chosen, MOST_JOBS)
                won = ending(now, living, side, lines, True)
                if won >= 0 and not now[LOST]:
                    return won, now[ROUND], first
                if head is not None:
                    head.shown[dead] = head.facts[SHOWS_KILLED]
                    if dead and head.facts[LAST_KILLED]:
                        name_a_card(now, seed, head, dead)
    return UNENDED, 0, 0


@compiled
def play_many(
    seeds: Numbers,
    deck_side: Numbers,
    deck_job: Numbers,
    program: Numbers,
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
    hands, spent = np.zeros((4, MOST_JOBS), np.int64), np.zeros((MOST_JOBS, MOST_SEATS), np.int64)
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
            seeds[number], side, job, program, law, gang, lines, stall, now, paper, hands, spent,
            outs[number], head,
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
