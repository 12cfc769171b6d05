"""The game itself, in flat numbers: every pick and every draw in the order in which the engine makes them.

It mirrors `core.flow` and `core.night`; the day is in `vote.py`.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import numpy as np

from omerta.lab.fast.plan import DRAW, GANG, MOST_SEATS, NAMES, PHASE, ROLE, SPEECHES, VOTE, Numbers
from omerta.lab.fast.sheet import (
    EXECUTED,
    GONE,
    LIVE,
    LIVING,
    NAMED,
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
from omerta.lab.fast.vote import hold_vote, put_names, speeches

MOST_ROUNDS = 100_000
UNENDED = -2
MOST_JOBS = 16
SELF_NOT_TWICE, SAVED_ONCE, PICKED_ONCE = 1, 2, 3
"""Places of a limit in `plan.LIMITS`."""


@compiled
def point(now: Numbers, seed: int, living: Numbers, side: Numbers, gang: Numbers) -> int:
    """The gang's victim, or 0."""
    free = 0
    awake = False
    for at in range(now[LIVING]):
        awake = awake or side[living[at]] == 1
        free += not (gang[1] and side[living[at]] == 1)
    if not awake:
        return 0
    chosen = pick(now, seed, free + (1 if gang[0] or not free else 0))
    for at in range(now[LIVING]):
        if not (gang[1] and side[living[at]] == 1):
            if chosen == 0:
                return living[at]
            chosen -= 1
    return 0


@compiled
def choose(
    now: Numbers, seed: int, living: Numbers, step: Numbers, seat: int, last: int, spent: Numbers
) -> int:
    """Whom the holder of a card chooses at his call, or 0."""
    anyone, may_pass = step[2] & 1, step[2] & 2
    barred_self = step[3] == SELF_NOT_TWICE and last == seat
    free = 0
    for at in range(now[LIVING]):
        target = living[at]
        free += not ((target == seat and (not anyone or barred_self)) or spent[target])
    chosen = pick(now, seed, free + (1 if may_pass or not free else 0))
    for at in range(now[LIVING]):
        target = living[at]
        if not ((target == seat and (not anyone or barred_self)) or spent[target]):
            if chosen == 0:
                return target
            chosen -= 1
    return 0


@compiled
def absorber(program: Numbers, shield: Numbers, victim: int) -> int:
    """The step whose shield takes the blow, the first of the night if there are several; -1 if none does."""
    for number in range(program.shape[0]):
        if program[number, 0] == ROLE and shield[program[number, 1]] == victim:
            return number
    return -1


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
            step = program[number]
            does = step[0]
            if does == PHASE:
                now[NAMED] = 0
                if 0 < stall <= now[QUIET]:
                    return DRAW, now[ROUND], first
            elif does == NAMES:
                put_names(now, seed, paper, step[1] == 1)
            elif does == SPEECHES:
                speeches(now, seed, paper, step[1])
            elif does == VOTE:
                gone = hold_vote(now, seed, paper, law)
                for at in range(gone):
                    leave(now, living, out, paper[GONE, at])
                if gone:
                    first = first if first else paper[GONE, 0]
                    now[EXECUTED] = 1
                    won = ending(now, living, side, lines, False)
                    if won >= 0:
                        return won, now[ROUND], first
            elif does == GANG:
                victim = point(now, seed, living, side, gang)
            elif does == ROLE:
                who = step[1]
                seat = holder[who]
                if out[seat]:
                    continue
                doomed = victim == seat and absorber(program, shield, victim) < 0
                if not step[4] and doomed and not gang[3]:
                    continue
                target = choose(now, seed, living, step, seat, last[who], spent[who])
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
                victim = 0
                wiped(shield, MOST_JOBS)
                copied(last, chosen, MOST_JOBS)
                wiped(chosen, MOST_JOBS)
                won = ending(now, living, side, lines, True)
                if won >= 0:
                    return won, now[ROUND], first
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
    cards: Numbers,
    results: Numbers,
    outs: Numbers,
) -> None:
    """Games with these seeds: the card of every seat, the result, and when each seat left (0: never)."""
    size = len(deck_side)
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
        results[number] = play(
            seeds[number], side, job, program, law, gang, lines, stall, now, paper, hands, spent, outs[number]
        )
