"""The night in flat numbers: who chooses whom, and who dies of it, as `core.night` says."""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

from omerta.lab.fast.beginner import Head
from omerta.lab.fast.deeds import does_best, gang_points, learns
from omerta.lab.fast.game_arrays import LIVING, compiled, inlined, pick
from omerta.lab.fast.terms import (
    AIMED,
    ANYONE,
    CHOSEN,
    DOES,
    DOOMED_ACT,
    DOOMED_LEARN,
    FEW,
    FIRST_POWER,
    FROM_NOW,
    GANG_MAY_PASS,
    HOLDER,
    JOB,
    KILLS,
    LAST,
    LAST_POWER,
    LATE,
    LEARNS,
    LIMIT,
    MAY_PASS,
    MOST_SEATS,
    ONLY_LEARNS,
    SHIELDED,
    STRANGERS_ONLY,
    Numbers,
)

SELF_NOT_TWICE, SAVED_ONCE, PICKED_ONCE = 1, 2, 3
"""Places of a limit in `plan.LIMITS`."""


@compiled
def absorber(hands: Numbers, blow: int, victim: int, steps: int) -> int:
    """The step whose shield takes a blow, the first of the night if there are several; -1 if none does."""
    for step in range(steps):
        if hands[SHIELDED, step] == victim and not (hands[LATE, step] and blow < step):
            return step
    return -1


@compiled
def doomed(hands: Numbers, seat: int, steps: int) -> bool:
    """Has somebody struck this seat in so many steps, and nothing taken the blow?"""
    struck = False
    for blow in range(steps):
        struck = struck or (hands[AIMED, blow] == seat and absorber(hands, blow, seat, steps) < 0)
    return struck


@inlined
def gang_shoots(
    now: Numbers, seed: int, living: Numbers, number: int, side: Numbers, gang: Numbers, hands: Numbers,
    offers: Numbers, head: Head | None,
) -> None:  # fmt: skip
    """The gang points as one; its shot comes to nothing where all of them are doomed and may not act."""
    size, awake, able = 0, False, False
    for at in range(now[LIVING]):
        seat = living[at]
        member = side[seat] == FEW
        awake = awake or member
        able = able or (member and (gang[DOOMED_ACT] == 1 or not doomed(hands, seat, number)))
        if not (member and gang[STRANGERS_ONLY]):
            offers[size] = seat
            size += 1
    if not awake:
        return
    may_pass = gang[GANG_MAY_PASS] == 1 or not size
    if head is not None:
        chosen = gang_points(now, seed, living, head, offers, size, may_pass)
    else:
        chosen = pick(now, seed, size + (1 if may_pass else 0))
    if able and 0 <= chosen < size:
        hands[AIMED, number] = offers[chosen]


@inlined
def options(
    now: Numbers, living: Numbers, step: Numbers, powers: Numbers, hands: Numbers, spent: Numbers,
    offers: Numbers,
) -> int:  # fmt: skip
    """What the holder of a card may choose from, power by power; their number."""
    job, size = step[JOB], 0
    seat, last = hands[HOLDER, job], hands[LAST, job]
    for power in range(step[FIRST_POWER], step[LAST_POWER]):
        never_self = not powers[power, ANYONE] or (powers[power, LIMIT] == SELF_NOT_TWICE and last == seat)
        for at in range(now[LIVING]):
            target = living[at]
            if not (spent[job, target] or (target == seat and never_self)):
                offers[size] = power * MOST_SEATS + target
                size += 1
    return size


@inlined
def act(
    now: Numbers, seed: int, living: Numbers, number: int, step: Numbers, powers: Numbers, gang: Numbers,
    hands: Numbers, spent: Numbers, offers: Numbers, head: Head | None,
) -> None:  # fmt: skip
    """The holder of a card does one of the things he can; what he does comes to nothing if he is doomed."""
    job = step[JOB]
    seat = hands[HOLDER, job]
    struck = doomed(hands, seat, number)
    if struck and step[ONLY_LEARNS] and not gang[DOOMED_LEARN]:
        return
    size = options(now, living, step, powers, hands, spent, offers)
    may_pass = step[MAY_PASS] == 1
    if head is not None:
        chosen = does_best(now, seed, living, head, seat, offers, size, powers, may_pass)
    else:
        chosen = pick(now, seed, size + (1 if may_pass or not size else 0))
    if not 0 <= chosen < size:
        return
    target, power = offers[chosen] % MOST_SEATS, offers[chosen] // MOST_SEATS
    hands[CHOSEN, job] = target
    if powers[power, LIMIT] == PICKED_ONCE:
        spent[job, target] = 1
    if struck and not gang[DOOMED_ACT]:
        return
    if powers[power, DOES] == KILLS:
        hands[AIMED, number] = target
    elif powers[power, DOES] == LEARNS:
        if head is not None:
            learns(now, head, seat, target)
    else:
        hands[SHIELDED, number] = target
        hands[LATE, number] = powers[power, FROM_NOW]


@inlined
def toll(program: Numbers, powers: Numbers, hands: Numbers, spent: Numbers, gone: Numbers) -> int:
    """Who dies of this night, by their seats; their number. A help that was needed may be used up by it."""
    steps, dead = program.shape[0], 0
    for blow in range(steps):
        victim = hands[AIMED, blow]
        if not victim:
            continue
        saver = absorber(hands, blow, victim, steps)
        if saver >= 0:
            if powers[program[saver, FIRST_POWER], LIMIT] == SAVED_ONCE:
                spent[program[saver, JOB], victim] = 1
            continue
        at = dead
        while at > 0 and gone[at - 1] > victim:
            at -= 1
        if at > 0 and gone[at - 1] == victim:
            continue
        for other in range(dead, at, -1):
            gone[other] = gone[other - 1]
        gone[at] = victim
        dead += 1
    return dead


@inlined
def new_night(steps: int, jobs: int, hands: Numbers) -> None:
    """The sheet is cleared; of the last one it is kept whom everybody chose."""
    for step in range(steps):
        hands[AIMED, step] = 0
        hands[SHIELDED, step] = 0
    for job in range(jobs):
        hands[LAST, job] = hands[CHOSEN, job]
        hands[CHOSEN, job] = 0
