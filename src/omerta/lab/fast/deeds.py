"""What the sensible beginner does at night, in flat numbers: `bots.plain` where it comes to gestures."""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

import numpy as np

from omerta.lab.fast.beginner import ABLE, CARD, ENMITY, LEARNED, TOLD, Head, opinions
from omerta.lab.fast.game_arrays import CLAIMS, LIVING, LOST, chance, compiled
from omerta.lab.fast.terms import DOES, KILLS, MOST_SEATS, SHIELDS, Numbers


@compiled
def useful(head: Head, now: Numbers, seat: int) -> bool:
    """Has somebody said that he can do something at night?"""
    for at in range(now[CLAIMS]):
        said = head.claims[at]
        if said[0] == seat and (said[1] == LEARNED or (said[1] == CARD and head.cards[said[3], ABLE])):
            return True
    return False


@compiled
def kill_worth(head: Head, now: Numbers, me: int, seat: int) -> float:
    """What a shot at somebody is worth."""
    return -9.0 if seat == me else 2.0 * head.mood[ENMITY, seat] + (0.4 if useful(head, now, seat) else 0.0)


@compiled
def shield_worth(head: Head, now: Numbers, me: int, seat: int) -> float:
    """What a shield for somebody is worth."""
    return 0.3 if seat == me else (0.4 if useful(head, now, seat) else 0.0) - 0.8 * head.mood[ENMITY, seat]


@compiled
def check_worth(head: Head, me: int, seat: int) -> float:
    """What a question about somebody is worth."""
    before = head.shown[seat] != 0 or seat == me
    for answer in range(1, head.asked[head.job[me], 0] + 1):
        before = before or head.asked[head.job[me], answer] == seat
    return -0.5 if before else 0.3 if abs(head.mood[ENMITY, seat]) >= 1.0 else 1.0


@compiled
def best_of(now: Numbers, seed: int, head: Head, size: int, may_pass: bool) -> int:
    """One of the options worth about the most; -1 is to let it be."""
    best = 0.0 if may_pass else -np.inf
    for at in range(size):
        best = max(best, head.worth[at])
    found = 0
    for at in range(size):
        if head.worth[at] >= best - 0.25:
            head.best[found] = at
            found += 1
    if may_pass and best <= 0.25:
        head.best[found] = -1
        found += 1
    return head.best[int(chance(now, seed) * found)]


@compiled
def gang_points(
    now: Numbers, seed: int, living: Numbers, head: Head, offers: Numbers, size: int, may_pass: bool
) -> int:
    """The first of the gang points where it does the most good, and the others follow him; -1 is nobody."""
    led, leads = -1, False
    for at in range(now[LIVING]):
        me = living[at]
        if not head.ganged[me]:
            continue
        opinions(me, now, living, head)
        if not leads:
            for option in range(size):
                head.worth[option] = kill_worth(head, now, me, offers[option])
            led, leads = best_of(now, seed, head, size, may_pass), True
        elif led >= 0 and kill_worth(head, now, me, offers[led]) <= -1.0:
            now[LOST] = 1  # they part, and point again: a matter for the engine
    return led


@compiled
def does_best(
    now: Numbers, seed: int, living: Numbers, head: Head, me: int, offers: Numbers, size: int,
    powers: Numbers, may_pass: bool,
) -> int:  # fmt: skip
    """Which of the options the holder of a card takes; -1 is none."""
    if size == 0:
        return -1
    opinions(me, now, living, head)
    for at in range(size):
        seat, kind = offers[at] % MOST_SEATS, powers[offers[at] // MOST_SEATS, DOES]
        if kind == KILLS:
            head.worth[at] = kill_worth(head, now, me, seat)
        elif kind == SHIELDS:
            head.worth[at] = shield_worth(head, now, me, seat)
        else:
            head.worth[at] = check_worth(head, me, seat)
    return best_of(now, seed, head, size, may_pass)


@compiled
def learns(now: Numbers, head: Head, me: int, seat: int) -> None:
    """An answer is remembered."""
    answers = head.asked[head.job[me]]
    if answers[0] + 1 == len(answers):
        now[LOST] = 1
        return
    answers[0] += 1
    answers[answers[0]] = seat
    if not head.learned[head.job[me], seat]:
        head.learned[head.job[me], seat] = head.tells[head.job[me], head.code[seat], TOLD]
