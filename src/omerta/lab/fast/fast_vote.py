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
    inlined,
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
    wiped(paper[SCORE], size)
    if law[L_ORDER] == BY_CANDIDATE:
        raise_hands(now, seed, paper, law, size, early, head)
    else:
        cast_votes(now, seed, paper, law, size, head)


@inlined
def raise_hands(
    now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, early: int, head: Head | None
) -> None:
    """One candidate after another, and who is against him."""
    living, field, score, used = paper[LIVE], paper[FIELD], paper[SCORE], paper[USED]
    here = now[LIVING]
    self_too, compulsory = law[L_VOTES_SELF] == 1, law[L_COMPULSORY] == 1
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
                    not votes or favourite(now, living, head, seat, field, size, False, False) != field[at]
                ):
                    continue
                head.crowd[field[at]] += 1
                note_vote(now, head, seat, field[at])
            elif pick(now, seed, max(votes + (0 if compulsory else 1), 1)) >= votes:
                continue
            score[at] += 1
            used[seat] = 1 - law[L_ANY_HANDS]


@inlined
def cast_votes(now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, head: Head | None) -> None:
    """One voter after another, or all at once, and whom he is against."""
    living, field, score = paper[LIVE], paper[FIELD], paper[SCORE]
    here = now[LIVING]
    self_too, compulsory = law[L_VOTES_SELF] == 1, law[L_COMPULSORY] == 1
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
    wiped(paper[TRIED], MOST_SEATS)
    wiped(paper[DEFENDED], MOST_SEATS)
    if now[ROUND] < law[L_FROM_ROUND]:
        return 0
    early, single = 0, False
    size = now[NAMED] if law[L_NAMED] else now[LIVING]
    copied(paper[FIELD], paper[NAME] if law[L_NAMED] else paper[LIVE], size)
    if law[L_NAMED] and size == 1:
        if law[L_SINGLE] == CONFIRM:
            return together(now, seed, paper, law, size, head)
        if law[L_SINGLE] == SKIP_FIRST and now[ROUND] == 1:
            return 0
        single = law[L_SINGLE] == CONVICT or law[L_SINGLE] == SKIP_FIRST
    elif size == 0:
        if not law[L_DUTY]:
            return 0
        size, early = ask_for_names(now, seed, paper, head)
        if size == 0:
            size = now[LIVING]
            copied(paper[FIELD], paper[LIVE], size)
    if single:
        accuse_unasked(now, paper, head)
    accused, convicts = accuse(now, seed, paper, law, size, early, single, head)
    return confirm(now, seed, paper, law, accused, head) if accused else convicts


@compiled
def accuse_unasked(now: Numbers, paper: Numbers, head: Head | None) -> None:
    """The only name that was put forward has the votes of all."""
    paper[SCORE, 0] = now[LIVING]
    if head is not None:
        for at in range(now[LIVING]):
            note_vote(now, head, paper[LIVE, at], paper[FIELD, 0])


@inlined
def accuse(
    now: Numbers, seed: int, paper: Numbers, law: Numbers, size: int, early: int, counted: bool,
    head: Head | None,
) -> tuple[int, int]:  # fmt: skip
    """Counts and recounts, until one stands accused; where nobody does, the number of convicts."""
    standing = recounts = 0
    while True:
        if not counted:
            take_votes(now, seed, paper, law, size, early, head)
        told(head, paper[FIELD], size, paper[SCORE])
        counted, early = False, 0
        standing = stand(paper, size, standing)
        found = leading(paper, size)
        if found == 1:
            return (0, 0) if short_of_half(now, paper, law, size) else (paper[FIRST, 0], 0)
        if found > 1:
            size = found
            copied(paper[FIELD], paper[FIRST], size)
            if recounts == law[L_RECOUNTS]:
                return 0, hung(now, seed, paper, law, size, head)
            recounts += 1
            if head is not None:
                for at in range(size if head.facts[TIE_SPEECH] else 0):
                    name_a_card(now, seed, head, paper[FIELD, at])
        elif recounts:
            return 0, hung(now, seed, paper, law, size, head)
        elif not law[L_DUTY]:
            return 0, 0
        else:
            size = 0
            if untried(now, paper):
                size, early = ask_for_names(now, seed, paper, head)
            if not size:
                paper[GONE, 0] = paper[STOOD, draw(now, seed, standing)]
                return 0, 1


@compiled
def stand(paper: Numbers, size: int, standing: int) -> int:
    """Everybody voted on today, in order; their number."""
    for at in range(size):
        seat = paper[FIELD, at]
        if not paper[TRIED, seat]:
            paper[TRIED, seat] = 1
            paper[STOOD, standing] = seat
            standing += 1
    return standing


@compiled
def untried(now: Numbers, paper: Numbers) -> int:
    """How many of the living have not been voted on today."""
    left = 0
    for at in range(now[LIVING]):
        left += 1 - paper[TRIED, paper[LIVE, at]]
    return left


@compiled
def short_of_half(now: Numbers, paper: Numbers, law: Numbers, size: int) -> bool:
    """Has he who leads fewer votes than it takes?"""
    if not (law[L_NEEDS_HALF] or (law[L_SINGLE] == HALF and size == 1)):
        return False
    votes = 0
    for at in range(size):
        votes = max(votes, paper[SCORE, at])
    return 2 * votes <= now[LIVING]


@inlined
def confirm(now: Numbers, seed: int, paper: Numbers, law: Numbers, accused: int, head: Head | None) -> int:
    """Whoever stands accused is convicted, or cleared; then another may stand accused."""
    first, defended = paper[FIRST], paper[DEFENDED]
    while True:
        paper[GONE, 0] = accused
        if not law[L_CONFIRM]:
            return 1
        if head is not None:
            name_a_card(now, seed, head, accused)
        if law[L_CONFIRM] == YES_NO:
            paper[FIELD, 0] = accused
            yes, no = yes_or_no(now, seed, paper, law, head, 1, False)
            return 1 if yes > no else 0
        defended[accused] = 1
        found = count_all(now, seed, paper, law, accused, head)
        if found == 1 and first[0] == accused:
            return 1
        if not law[L_NEW_CONVICT] or found != 1 or defended[first[0]]:
            return 0
        accused = first[0]


@compiled
def count_all(now: Numbers, seed: int, paper: Numbers, law: Numbers, accused: int, head: Head | None) -> int:
    """A second count on all the living, and a third if the accused is one of those who lead; their number."""
    size = now[LIVING]
    copied(paper[FIELD], paper[LIVE], size)
    take_votes(now, seed, paper, law, size, 0, head)
    told(head, paper[FIELD], size, paper[SCORE])
    found = leading(paper, size)
    again = False
    for at in range(found if found > 1 else 0):
        again = again or paper[FIRST, at] == accused
    if again:
        copied(paper[FIELD], paper[FIRST], found)
        take_votes(now, seed, paper, law, found, 0, head)
        told(head, paper[FIELD], found, paper[SCORE])
        found = leading(paper, found)
    return found


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
