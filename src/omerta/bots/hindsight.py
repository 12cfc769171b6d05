"""A finished game in hindsight: what could be known, when it turned, what was believed though it was false.

Nothing here plays a part while a game goes on.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from omerta.bots.beliefs import card_side
from omerta.bots.listener import Listening, listen
from omerta.core import events as ev
from omerta.core.chronicle.record import Count, When, record
from omerta.core.game import Game, standing_events

TURN = 0.15
CERTAIN = 1.0
LIKELY = 0.5
LEAVING = (ev.Died, ev.Executed, ev.SentOut)


class CurveTurn(Struct, frozen=True):
    """The belief of this number has changed much of a seat: how likely it was of a side, and is now."""

    at: int
    side: str
    seat: int
    before: float
    after: float


class HeldLie(Struct, frozen=True):
    """What somebody of a hunted side said though it was false, and how long it stood.

    It was said at a `place` of the log and stood by so many beliefs, `until` another place: there he was
    more likely of his side than not, or out of the game; 0 where it stood to the end.
    """

    place: int
    until: int
    beliefs: int
    seat: int
    claim: str
    about: int
    value: str


class DecidingVote(Struct, frozen=True):
    """The closest vote that served the winners: who went, by how many votes, and who came next to it.

    Where there was one candidate alone nobody did (0), and `other_votes` are those against the sentence.

    `likely` and `other_likely` is how likely both were hunted, by the belief of number `at` before the count.
    """

    place: int
    at: int
    phase: str
    number: int
    seat: int
    votes: int
    other: int
    other_votes: int
    likely: float
    other_likely: float


class Hindsight(Struct, frozen=True):
    """A finished game and what is to be said of it afterwards; beliefs are told by their numbers.

    From `proved` on every seat of the first hunted side was certain, from `clear` on its seats were those
    believed likeliest; -1 where that was never so before the last of their cards lay open. So many `lies`
    were said; `lie` held longest, and is none where whoever lied was found out at once.
    """

    heard: Listening
    turns: tuple[CurveTurn, ...] = ()
    proved: int = -1
    clear: int = -1
    lies: int = 0
    lie: HeldLie | None = None
    vote: DecidingVote | None = None


def hindsight(game: Game) -> Hindsight | None:
    """A game in hindsight; nothing of one that goes on."""
    heard = listen(game)
    if heard is None:
        return None
    if not heard.sides or not heard.beliefs:
        return Hindsight(heard)
    lies = [*_lies(game, heard)]
    return Hindsight(
        heard,
        tuple(_turns(heard)),
        proved(game, heard),
        clear(game, heard),
        len(lies),
        max([lie for lie in lies if lie.beliefs], key=lambda lie: lie.beliefs, default=None),
        _vote(game, heard),
    )


def _turns(heard: Listening) -> Iterator[CurveTurn]:
    for at in range(1, len(heard.beliefs)):
        for side in heard.sides:
            for seat in range(1, len(heard.truth) + 1):
                before, after = heard.chance(at - 1, side, seat), heard.chance(at, side, seat)
                if abs(after - before) >= TURN:
                    yield CurveTurn(at, side, seat, before, after)


def proved(game: Game, heard: Listening) -> int:
    """The first belief from which on all of the first hunted side were certain; a sample proves nothing."""
    side = heard.sides[0]
    return _since(
        game,
        heard,
        [
            each.exact and all(heard.chance(at, side, seat) == CERTAIN for seat in heard.seats(side))
            for at, each in enumerate(heard.beliefs)
        ],
    )


def clear(game: Game, heard: Listening) -> int:
    """The first belief from which on nobody else was believed as likely of the first hunted side."""
    side = heard.sides[0]
    own = heard.seats(side)
    others = [seat for seat in range(1, len(heard.truth) + 1) if seat not in own]
    return _since(
        game,
        heard,
        [
            min(heard.chance(at, side, seat) for seat in own)
            > max([heard.chance(at, side, seat) for seat in others], default=0.0)
            for at in range(len(heard.beliefs))
        ],
    )


def _since(game: Game, heard: Listening, holds: list[bool]) -> int:
    """From which on it holds to the end; -1 if it does not, or only when all their cards lay open."""
    first = max([at for at, each in enumerate(holds) if not each], default=-1) + 1
    if first == len(holds):
        return -1
    open_cards = {
        event.seat
        for place, event in happened(game)
        if place <= heard.beliefs[first].place and isinstance(event, LEAVING) and event.card
    }
    return first if {*heard.seats(heard.sides[0])} - open_cards else -1


def _lies(game: Game, heard: Listening) -> Iterator[HeldLie]:
    """Everything that was said though it was false, by those who had something to hide."""
    told: set[tuple[int, int, str]] = set()
    for place, event in happened(game):
        if isinstance(event, ev.Answered | ev.Shown):
            told |= {(event.seat, target, event.answer) for target in event.targets}
        elif isinstance(event, ev.Claimed) and _is_lie(game, heard, event, told):
            until = _exposed(game, heard, event.seat, place)
            stood = [
                each for each in heard.beliefs if place <= each.place and (each.place < until or not until)
            ]
            yield HeldLie(place, until, len(stood), event.seat, event.claim, event.about, event.value)


def happened(game: Game) -> Iterator[tuple[int, ev.Event]]:
    """The events that stand, each with how many have happened once it has."""
    return ((at + 1, event) for at, event in standing_events(game))


def _is_lie(game: Game, heard: Listening, said: ev.Claimed, told: set[tuple[int, int, str]]) -> bool:
    """Is it false, by one of a hunted side, and was he not told so himself?"""
    if heard.truth[said.seat - 1] not in heard.sides or game.over is None:
        return False
    book, cards = game.book, game.over.cards
    if said.claim == "role":
        return said.about == said.seat and said.value not in (cards[said.seat - 1], game.roles[said.seat - 1])
    if said.claim != "learned" or (said.seat, said.about, said.value) in told:
        return False
    side, true = card_side(book, said.value), heard.truth[said.about - 1]
    return bool(side and true) and side != true


def _exposed(game: Game, heard: Listening, seat: int, since: int) -> int:
    """Where a seat is more likely of its side than not, or out, from a place on; 0 if it never is."""
    side = heard.truth[seat - 1]
    out = [place for place, event in happened(game) if isinstance(event, LEAVING) and event.seat == seat]
    seen = [
        each.place
        for at, each in enumerate(heard.beliefs)
        if each.place >= since and heard.chance(at, side, seat) > LIKELY
    ]
    return max(since, min([*out, *seen], default=0)) if out or seen else 0


def _vote(game: Game, heard: Listening) -> DecidingVote | None:
    """Of the counts that sent away one who has not won, the closest; the last of several."""
    over = game.over
    if over is None or not over.winner:
        return None
    places = {id(event): place for place, event in happened(game)}
    found: list[tuple[int, int, DecidingVote]] = []
    for out in record(game).exits:
        if out.count is not None and out.seat not in over.seats:
            vote = _weighed(heard, out.seat, out.when, out.count, places[id(out.count.counted)])
            found.append((vote.votes - vote.other_votes, -vote.place, vote))
    return min(found, default=(0, 0, None))[2]


def _weighed(heard: Listening, seat: int, when: When, count: Count, place: int) -> DecidingVote:
    """A count as it stood, beside the one who came closest to going instead."""
    votes = {each: len(voters) for each, voters in count.counted.result}
    rivals = [each for each in votes if each != seat]
    other = max(rivals, key=lambda each: votes[each], default=0)
    other_votes = votes.get(other, len(count.counted.against))
    at = heard.before(place)
    return DecidingVote(
        place,
        at,
        when.phase,
        when.number,
        seat,
        votes.get(seat, 0),
        other,
        other_votes,
        suspected(heard, at, seat),
        suspected(heard, at, other) if other else 0.0,
    )


def suspected(heard: Listening, at: int, seat: int) -> float:
    """How likely a seat was of any hunted side."""
    return round(sum([heard.chance(at, side, seat) for side in heard.sides]), 4)
