"""Names put forward for the vote: in the talk of all, in speeches round the table, or on request."""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

from omerta.lab.fast.beginner import Head, puts_forward, speak, talk
from omerta.lab.fast.game_arrays import (
    FIELD,
    FREE,
    GIVEN,
    LIVE,
    LIVING,
    NAME,
    NAMED,
    SPEAKER,
    TRIED,
    chance,
    compiled,
    copied,
    pick,
    wiped,
)
from omerta.lab.fast.terms import MOST_SEATS, Numbers


@compiled
def put_name(now: Numbers, seed: int, paper: Numbers, head: Head, seat: int, again: bool) -> None:
    """One who thinks puts forward somebody, or nobody; `again`: also one whom others have named."""
    living, named, free, given = paper[LIVE], paper[NAME], paper[FREE], paper[GIVEN]
    size = 0
    for at in range(now[LIVING]):
        if again or not given[living[at]]:
            free[size] = living[at]
            size += 1
    target = puts_forward(now, seed, living, head, seat, free, size)
    if target and not given[target]:
        given[target] = 1
        named[now[NAMED]] = target
        now[NAMED] += 1


@compiled
def put_names(now: Numbers, seed: int, paper: Numbers, others_only: bool, head: Head | None) -> None:
    """The talk in which candidates are put forward: everybody names or is ready, round after round."""
    living, named, waiting, given = paper[LIVE], paper[NAME], paper[FREE], paper[GIVEN]
    here = left = now[LIVING]
    wiped(given, MOST_SEATS)
    if head is not None:
        talk(now, seed, living, head, waiting)
        for at in range(here):
            put_name(now, seed, paper, head, living[at], False)
        return
    copied(waiting, living, here)
    while left:
        still = 0
        for at in range(left):
            seat = waiting[at]
            own = 1 if others_only and not given[seat] else 0
            options = here - now[NAMED] - own
            chosen = pick(now, seed, options + 1)
            if chosen == options:
                continue
            for other in range(here):
                target = living[other]
                if given[target] or (others_only and target == seat):
                    continue
                if chosen == 0:
                    given[target] = 1
                    named[now[NAMED]] = target
                    now[NAMED] += 1
                    break
                chosen -= 1
            waiting[still] = seat
            still += 1
        left = still


@compiled
def speeches(now: Numbers, seed: int, paper: Numbers, most: int, head: Head | None) -> None:
    """The floor goes round; each may put forward so many names in his turn, 0 is any number."""
    living, named, given = paper[LIVE], paper[NAME], paper[GIVEN]
    here = now[LIVING]
    first = 0
    for at in range(here):
        if living[at] > now[SPEAKER]:
            first = at
            break
    now[SPEAKER] = living[first]
    wiped(given, MOST_SEATS)
    for turn in range(here):
        if head is not None:
            seat = living[(first + turn) % here]
            chance(now, seed)  # whose turn it is, of one
            speak(now, seed, living, head, seat)
            put_name(now, seed, paper, head, seat, most > 0)
            continue
        said = 0
        while True:
            free = here - now[NAMED] if not most else here if said < most else 0
            chosen = pick(now, seed, free + 1)
            if chosen == free:
                break
            for other in range(here):
                target = living[other]
                if not most and given[target]:
                    continue
                if chosen == 0:
                    if not given[target]:
                        given[target] = 1
                        named[now[NAMED]] = target
                        now[NAMED] += 1
                    break
                chosen -= 1
            said += 1


@compiled
def ask_for_names(now: Numbers, seed: int, paper: Numbers, head: Head | None) -> tuple[int, int]:
    """The host goes round asking for names; from whom he does not come to, the vote begins."""
    living, field, free, tried = paper[LIVE], paper[FIELD], paper[FREE], paper[TRIED]
    left = size = 0
    for at in range(now[LIVING]):
        if not tried[living[at]]:
            free[left] = living[at]
            left += 1
    for at in range(now[LIVING]):
        if head is not None:
            target = puts_forward(now, seed, living, head, living[at], free, left)
            chosen = left
            for other in range(left):
                if free[other] == target:
                    chosen = other
        else:
            chosen = pick(now, seed, left + 1)
        if chosen == left:
            continue
        field[size] = free[chosen]
        size += 1
        left -= 1
        for other in range(chosen, left):
            free[other] = free[other + 1]
        if not left:
            return size, (at + 1) % now[LIVING]
    return size, 0
