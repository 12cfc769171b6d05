"""The sensible beginner in flat numbers: what `bots.plain` says and chooses, thought for thought.

Every function follows one of `bots.plain`, `bots.beliefs` or `bots.plain_votes`, and asks
chance where that does.
"""

# mypy: disable-error-code="misc, no-any-return, no-untyped-call, untyped-decorator"

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from omerta.lab.fast.game_arrays import CLAIMS, LIVING, LOST, NAMINGS, NIGHT, ROUND, VOTES, chance, compiled
from omerta.lab.fast.terms import FEW, Floats, Numbers


class Head(NamedTuple):
    """What a table of thinkers knows, row by row; seats are numbered from 1.

    Given with the deck: `facts` about the table, `cards` (can it do anything, is it the only one), what each
    card `tells` whoever asks about it, and `whims`. Dealt: `side`, `job`, `ganged` and the `code` of a seat's
    card. The rest is written in the course of a game: cards `shown`, sides `learned`, `claims`, `votes`, the
    `crowd` of the votes of today, the `mood` of whoever thinks now, what the `crew` has done,
    who was `asked` about, and the `worth` of what somebody may do, with the `best` of it.
    """

    facts: Numbers
    side: Numbers
    job: Numbers
    ganged: Numbers
    code: Numbers
    cards: Numbers
    shown: Numbers
    learned: Numbers
    tells: Numbers
    claims: Numbers
    votes: Numbers
    crowd: Numbers
    mood: Floats
    whims: Floats
    crew: Numbers
    asked: Numbers
    worth: Floats
    best: Numbers


(
    ROLE_CLAIMS, SHOWS_EXECUTED, SHOWS_KILLED, TIE_SPEECH, LAST_EXECUTED, LAST_KILLED, GANG_CARDS,
    PLAIN_CARD, OF_MANY, OF_FEW,
) = range(10)  # fmt: skip
SUSPECT, TRUST, LEARNED, CARD = range(4)
ENMITY, HEARD, VOTED, KNOWN, MOODS = range(5)
LIST, HAS_NAMED, SAID_TRUST, SAID_LEARNED, CREW = range(5)
ABLE, SINGLE = 0, 1
TOLD, CLAIM, VALUE = 0, 1, 2
SPARE = 0.9


@compiled
def knows(me: int, seat: int, head: Head) -> int:
    """Whether a seat is surely mine (-1), surely not (1), or a stranger (0)."""
    if seat == me:
        return -1
    if head.shown[seat]:
        return -1 if head.side[seat] == head.side[me] else 1
    if head.job[me] >= 0 and head.learned[head.job[me], seat]:
        return -1 if head.learned[head.job[me], seat] - 1 == head.side[me] else 1
    return -1 if head.ganged[me] and head.ganged[seat] else 0


@compiled
def opinions(me: int, now: Numbers, living: Numbers, head: Head) -> None:
    """How hostile every seat is to one, as `bots.beliefs`; they are left in a row of the head."""
    seats = len(head.side) - 1
    strangers = placed = 0
    for seat in range(1, seats + 1):
        known = knows(me, seat, head)
        head.mood[KNOWN, seat] = head.mood[ENMITY, seat] = known
        strangers += known == 0
        placed += known < 0
    if strangers:
        of_mine = head.facts[OF_FEW] if head.side[me] == FEW else head.facts[OF_MANY]
        prior = 1.0 - 2.0 * max(0, of_mine - placed) / strangers
        sure = abs(prior) >= 1.0
        if not sure:
            hear(me, now, head)
        for seat in range(1, seats + 1):
            if head.mood[KNOWN, seat] == 0.0:
                weight = prior
                if not sure:
                    weight = prior + (head.mood[HEARD, seat] + max(-0.4, min(0.4, head.mood[VOTED, seat])))
                head.mood[ENMITY, seat] = max(-0.95, min(0.95, weight))
    for at in range(now[LIVING]):
        if head.mood[ENMITY, living[at]] >= 0:
            return
    for at in range(now[LIVING]):
        seat = living[at]
        told = head.shown[seat] or (head.job[me] >= 0 and head.learned[head.job[me], seat])
        if seat != me and head.ganged[me] and head.ganged[seat] and not told:
            head.mood[ENMITY, seat] = 0.3


@compiled
def hear(me: int, now: Numbers, head: Head) -> None:
    """What was said, and who voted against those whose cards were shown since."""
    mine = head.side[me]
    head.mood[HEARD, :] = 0.0
    head.mood[VOTED, :] = 0.0
    for at in range(now[CLAIMS]):
        said = head.claims[at]
        speaker, kind, about, value = said[0], said[1], said[2], said[3]
        if speaker == me:
            continue
        if about != speaker:
            known = head.mood[KNOWN, speaker]
            trust = 0.0 if known > 0 else 1.6 if known < 0 else 0.45
            says = -0.8 if value == mine else 0.9
            if kind == SUSPECT:
                says = 0.35
            elif kind == TRUST:
                says = -0.4
            head.mood[HEARD, about] += trust * says
        if kind == LEARNED and head.mood[KNOWN, about] != 0.0:
            head.mood[HEARD, speaker] += -0.4 if (head.mood[KNOWN, about] < 0) == (value == mine) else 1.2
        elif kind == CARD and value == head.code[me] and head.cards[value, SINGLE]:
            head.mood[HEARD, speaker] += 1.2
    for at in range(now[VOTES]):
        target = head.votes[at, 1]
        if head.shown[target]:
            head.mood[VOTED, head.votes[at, 0]] += 0.12 if head.side[target] == mine else -0.15


@compiled
def most_wanted(me: int, now: Numbers, head: Head, size: int) -> int:
    """The first of the listed whom one would most like to see leave today."""
    best, found = -np.inf, 0
    for at in range(size):
        seat = head.crew[LIST, at]
        value = head.mood[ENMITY, seat] + 0.12 * head.crowd[seat] + 0.3 * head.whims[now[ROUND], me, seat]
        if value > best:
            best, found = value, seat
    return found


@compiled
def listed(seats: Numbers, number: int, head: Head, above: float) -> int:
    """List those of the seats whose enmity is above; their number."""
    size = 0
    for at in range(number):
        if head.mood[ENMITY, seats[at]] > above:
            head.crew[LIST, size] = seats[at]
            size += 1
    return size


@compiled
def claim(now: Numbers, head: Head, speaker: int, kind: int, about: int, value: int) -> None:
    """Say something that everybody hears."""
    if now[CLAIMS] == head.claims.shape[0]:
        now[LOST] = 1
        return
    said = head.claims[now[CLAIMS]]
    said[0], said[1], said[2], said[3] = speaker, kind, about, value
    now[CLAIMS] += 1


@compiled
def name_a_card(now: Numbers, seed: int, head: Head, me: int) -> None:
    """A last word or a defence, alone on the floor."""
    chance(now, seed)  # whose turn it is, of one
    if chance(now, seed) < 0.3 or not head.facts[ROLE_CLAIMS]:
        return
    claim(now, head, me, CARD, me, head.facts[PLAIN_CARD] if head.ganged[me] else head.code[me])


@compiled
def news(me: int, now: Numbers, living: Numbers, head: Head) -> int:
    """The last answer he has not told yet about somebody alive, as a seat; 0 if there is none."""
    found = 0
    if head.job[me] < 0:
        return 0
    answers = head.asked[head.job[me]]
    for at in range(1, answers[0] + 1):
        seat = answers[at]
        row = head.tells[head.job[me], head.code[seat]]
        if row[TOLD] and seat in living[: now[LIVING]]:
            said = head.crew[SAID_TRUST if row[CLAIM] == TRUST else SAID_LEARNED, seat]
            if not said & (1 << head.job[me]):
                found = seat
    return found


@compiled
def speak(now: Numbers, seed: int, living: Numbers, head: Head, me: int) -> None:
    """What one says who has the floor by day."""
    if not head.ganged[me]:
        seat = news(me, now, living, head)
        if seat and chance(now, seed) < 0.75:
            row = head.tells[head.job[me], head.code[seat]]
            claim(now, head, me, row[CLAIM], seat, row[VALUE])
            head.crew[SAID_TRUST if row[CLAIM] == TRUST else SAID_LEARNED, seat] |= 1 << head.job[me]
            return
    if head.ganged[me] and now[NIGHT] and chance(now, seed) < 0.2:
        opinions(me, now, living, head)
        size = listed(living, now[LIVING], head, 0.0)
        if size and head.facts[GANG_CARDS]:
            target = head.crew[LIST, int(chance(now, seed) * size)]
            chance(now, seed)  # which of his gang's cards he names
            claim(now, head, me, LEARNED, target, FEW)
        return
    if chance(now, seed) < 0.45:
        opinions(me, now, living, head)
        size = listed(living, now[LIVING], head, -SPARE)
        if size:
            claim(now, head, me, SUSPECT, most_wanted(me, now, head, size), 0)


@compiled
def talk(now: Numbers, seed: int, living: Numbers, head: Head, left: Numbers) -> None:
    """Everybody has his say once, in no order."""
    size = now[LIVING]
    for at in range(size):
        left[at] = living[at]
    while size:
        at = int(chance(now, seed) * size)
        seat = left[at]
        for other in range(at, size - 1):
            left[other] = left[other + 1]
        size -= 1
        speak(now, seed, living, head, seat)


@compiled
def puts_forward(
    now: Numbers, seed: int, living: Numbers, head: Head, me: int, free: Numbers, size: int
) -> int:
    """Whom one names for the vote, or 0: one name a day, and only with a reason or to begin with."""
    if size == 0 or head.crew[HAS_NAMED, me]:
        return 0
    opinions(me, now, living, head)
    found = listed(free, size, head, -SPARE)
    if not found:
        return 0
    best = most_wanted(me, now, head, found)
    eager = 0.9 if head.mood[ENMITY, best] > 0.5 else 0.5 if now[NAMINGS] < 2 else 0.1
    if chance(now, seed) >= eager:
        return 0
    now[NAMINGS] += 1
    head.crew[HAS_NAMED, me] = 1
    return best


@compiled
def favourite(
    now: Numbers, living: Numbers, head: Head, me: int, field: Numbers, size: int, must: bool, others: bool
) -> int:
    """Whom one votes for, or 0; who `must` vote names even a friend, or even himself if not `others` only."""
    opinions(me, now, living, head)
    if must:
        found = 0
        for at in range(size):
            if not (others and field[at] == me):
                head.crew[LIST, found] = field[at]
                found += 1
    else:
        found = listed(field, size, head, -SPARE)
    return most_wanted(me, now, head, found) if found else 0


@compiled
def votes_for_all(now: Numbers, living: Numbers, head: Head, me: int, field: Numbers, size: int) -> bool:
    """Shall all these go together?"""
    opinions(me, now, living, head)
    hostile, among = 0.0, False
    for at in range(size):
        hostile += head.mood[ENMITY, field[at]]
        among = among or field[at] == me
    return hostile > 0 and not among


@compiled
def condemns(now: Numbers, living: Numbers, head: Head, me: int, accused: int) -> bool:
    """Shall the sentence stand?"""
    opinions(me, now, living, head)
    return head.mood[ENMITY, accused] > -0.5 and accused != me


@compiled
def note_vote(now: Numbers, head: Head, voter: int, target: int) -> None:
    """Everybody will remember who voted against whom."""
    if now[VOTES] == head.votes.shape[0]:
        now[LOST] = 1
        return
    head.votes[now[VOTES], 0], head.votes[now[VOTES], 1] = voter, target
    now[VOTES] += 1
