"""The vote of the day in flat numbers: counts, ties and verdicts, as `core.day.ballots`, `core.day.trial` and
`core.day.tie_breaks` lead through them.

Who leaves all to chance answers as in `bots.chance.play_out`, and who thinks as `thought.py` says.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

from omerta.lab.fast.beginner import (
    TIE_SPEECH,
    Head,
    condemns,
    favourite,
    name_a_card,
    note_vote,
    votes_for_all,
)
from omerta.lab.fast.game_arrays import (
    DEFENDED,
    FIELD,
    FIRST,
    GONE,
    LIVE,
    LIVING,
    NAME,
    NAMED,
    ROUND,
    SCORE,
    SPEAKER,
    STOOD,
    TRIED,
    USED,
    compiled,
    copied,
    draw,
    pick,
    wiped,
)
from omerta.lab.fast.nominations import ask_for_names
from omerta.lab.fast.terms import MOST_SEATS, Numbers

(
    L_NAMED, L_ORDER, L_ANY_HANDS, L_DUTY, L_RECOUNTS, L_TIE, L_CONFIRM, L_NEW_CONVICT, L_COMPULSORY,
    L_VOTES_SELF, L_FROM_SPEAKER, L_SINGLE, L_NEEDS_HALF, L_ALL_NEED_HALF, L_FROM_ROUND,
) = range(15)  # fmt: skip
BY_CANDIDATE, _, IN_TURN = range(3)
LOT, _, ALL = range(3)
HALF, CONVICT, CONFIRM, SKIP_FIRST = 1, 2, 3, 4
YES_NO = 2
COUNT, RECOUNT, CONFIRMING, CONFIRM_RECOUNT = range(4)
"""Kinds of counts."""


@compiled
def first_voter(now: Numbers, living: Numbers, law: Numbers, order: int) -> int:
    """Where in the circle of the living the vote begins."""
    if order == IN_TURN and law[L_FROM_SPEAKER]:
        for at in range(now[LIVING]):
            if living[at] >= now[SPEAKER]:
                return at
    return 0


@compiled
def take_votes(
    now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, early: int, head: Head | None
) -> None:
    """A count on single candidates; those from the place `early` on were waited for when it opened."""
    living, field, score, used = paper[LIVE], paper[FIELD], paper[SCORE], paper[USED]
    here = now[LIVING]
    wiped(score, size)
    self_too, compulsory = law[L_VOTES_SELF] == 1, law[L_COMPULSORY] == 1
    if law[L_ORDER] == BY_CANDIDATE:
        wiped(used, MOST_SEATS)
        for at in range(size):
            turn = early if at == 0 and head is None else 0
            for _ in range(here):
                seat = living[turn]
                turn = turn + 1 if turn + 1 < here else 0
                if used[seat]:
                    continue
                votes = 1 if self_too or seat != field[at] else 0
                if head is not None:
                    must = compulsory and votes == 1
                    if not must and (
                        not votes
                        or favourite(now, living, head, seat, field, size, False, False) != field[at]
                    ):
                        continue
                    head.crowd[field[at]] += 1
                    note_vote(now, head, seat, field[at])
                elif pick(now, seed, max(votes + (0 if compulsory else 1), 1)) >= votes:
                    continue
                score[at] += 1
                used[seat] = 1 - law[L_ANY_HANDS]
        return
    turn = first_voter(now, living, law, law[L_ORDER])
    for _ in range(here):
        seat = living[turn]
        turn = turn + 1 if turn + 1 < here else 0
        if head is not None:
            target = favourite(now, living, head, seat, field, size, compulsory, not self_too)
            if target:
                at = 0
                while field[at] != target:
                    at += 1
                score[at] += 1
                note_vote(now, head, seat, target)
                head.crowd[target] += law[L_ORDER] == IN_TURN
            continue
        own = -1
        if not self_too:
            for at in range(size):
                if field[at] == seat:
                    own = at
        votes = size - (1 if own >= 0 else 0)
        chosen = pick(now, seed, max(votes + (0 if compulsory else 1), 1))
        if chosen < votes:
            score[chosen + (1 if 0 <= own <= chosen else 0)] += 1


@compiled
def told(head: Head | None, field: Numbers, size: int, score: Numbers) -> None:
    """The result of a count is all that counts of the votes before."""
    if head is not None:
        head.crowd[:] = 0
        for at in range(size):
            head.crowd[field[at]] = score[at]


@compiled
def yes_or_no(
    now: Numbers, seed: int, paper: Numbers, law: Numbers, head: Head | None, size: int, together: bool
) -> tuple[int, int]:
    """All of these `together`, or the sentence of the only one: how many say yes, and how many no."""
    living, field, used, score = paper[LIVE], paper[FIELD], paper[USED], paper[SCORE]
    yes = no = 0
    if head is not None:
        for at in range(now[LIVING]):
            seat = living[at]
            if together:
                used[at] = votes_for_all(now, living, head, seat, field, size)
            else:
                used[at] = condemns(now, living, head, seat, field[0])
            yes += used[at]
        for at in range(size):
            score[at] = yes
            for voter in range(now[LIVING]):
                if used[voter]:
                    note_vote(now, head, living[voter], field[at])
        told(head, field, size, score)
        return yes, now[LIVING] - yes
    for _ in range(now[LIVING]):
        chosen = pick(now, seed, 2 if law[L_COMPULSORY] else 3)
        yes += chosen == 0
        no += chosen == 1
    return yes, no


@compiled
def leading(paper: Numbers, size: int) -> int:
    """Those with the most votes, if anybody has one; their number."""
    field, score, first = paper[FIELD], paper[SCORE], paper[FIRST]
    most, found = 1, 0
    for at in range(size):
        if score[at] >= most:
            if score[at] > most:
                most, found = score[at], 0
            first[found] = field[at]
            found += 1
    return found


@compiled
def hold_vote(now: Numbers, seed: int, paper: Numbers, law: Numbers, head: Head | None) -> int:
    """The vote of the day, from the first name to the verdict; the number of convicts."""
    here = now[LIVING]
    living, field, first, score = paper[LIVE], paper[FIELD], paper[FIRST], paper[SCORE]
    stood, tried, defended, convicts = paper[STOOD], paper[TRIED], paper[DEFENDED], paper[GONE]
    wiped(tried, MOST_SEATS)
    wiped(defended, MOST_SEATS)
    standing = early = recounts = accused = 0
    kind, counted = COUNT, False
    if now[ROUND] < law[L_FROM_ROUND]:
        return 0
    size = now[NAMED] if law[L_NAMED] else here
    copied(field, paper[NAME] if law[L_NAMED] else living, size)
    if law[L_NAMED] and size == 1:
        if law[L_SINGLE] == CONFIRM:
            return together(now, seed, paper, law, size, head)
        if law[L_SINGLE] == SKIP_FIRST and now[ROUND] == 1:
            return 0
        if law[L_SINGLE] == CONVICT or law[L_SINGLE] == SKIP_FIRST:
            score[0] = here
            counted = True
            if head is not None:
                for at in range(here):
                    note_vote(now, head, living[at], field[0])
    elif size == 0:
        if not law[L_DUTY]:
            return 0
        size, early = ask_for_names(now, seed, paper, head)
        if size == 0:
            size = here
            copied(field, living, size)
    while True:
        if not counted:
            take_votes(now, seed, paper, law, size, early, head)
        told(head, field, size, score)
        counted, early = False, 0
        for at in range(size):
            if not tried[field[at]]:
                tried[field[at]] = 1
                stood[standing] = field[at]
                standing += 1
        found = leading(paper, size)
        if kind >= CONFIRMING:
            if kind == CONFIRMING and found > 1:
                again = False
                for at in range(found):
                    again = again or first[at] == accused
                if again:
                    size, kind = found, CONFIRM_RECOUNT
                    copied(field, first, size)
                    continue
            if found == 1 and first[0] == accused:
                convicts[0] = accused
                return 1
            if not law[L_NEW_CONVICT] or found != 1 or defended[first[0]]:
                return 0
            accused = first[0]
        elif found == 1:
            accused = first[0]
            if law[L_NEEDS_HALF] or (law[L_SINGLE] == HALF and size == 1):
                votes = 0
                for at in range(size):
                    votes = max(votes, score[at])
                if 2 * votes <= here:
                    return 0
        elif found > 1:
            size = found
            copied(field, first, size)
            if recounts == law[L_RECOUNTS]:
                return hung(now, seed, paper, law, size, head)
            recounts += 1
            kind = RECOUNT
            if head is not None:
                for at in range(size if head.facts[TIE_SPEECH] else 0):
                    name_a_card(now, seed, head, field[at])
            continue
        elif kind == RECOUNT:
            return hung(now, seed, paper, law, size, head)
        elif not law[L_DUTY]:
            return 0
        else:
            left = 0
            for at in range(here):
                left += 1 - tried[living[at]]
            size = 0
            if left:
                size, early = ask_for_names(now, seed, paper, head)
            if not size:
                convicts[0] = stood[draw(now, seed, standing)]
                return 1
            continue
        # Somebody stands accused.
        if not law[L_CONFIRM]:
            convicts[0] = accused
            return 1
        if head is not None:
            name_a_card(now, seed, head, accused)
        if law[L_CONFIRM] == YES_NO:
            field[0] = accused
            yes, no = yes_or_no(now, seed, paper, law, head, 1, False)
            convicts[0] = accused
            return 1 if yes > no else 0
        defended[accused] = 1
        size, kind = here, CONFIRMING
        copied(field, living, size)


@compiled
def hung(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, head: Head | None) -> int:
    """The tie stays: all together, a lot, or nobody."""
    if law[L_TIE] == ALL and not law[L_DUTY]:
        return together(now, seed, paper, law, size, head)
    if law[L_TIE] == LOT or law[L_DUTY]:
        paper[GONE, 0] = paper[FIELD, draw(now, seed, size)]
        return 1
    return 0


@compiled
def together(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, head: Head | None) -> int:
    """Shall all the tied go?"""
    yes, no = yes_or_no(now, seed, paper, law, head, size, True)
    if law[L_ALL_NEED_HALF]:
        go = 2 * yes > now[LIVING]
    elif yes == no:
        go = draw(now, seed, 2) == 0
    else:
        go = yes > no
    copied(paper[GONE], paper[FIELD], size)
    return size if go else 0
