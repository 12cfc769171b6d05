"""What a player makes of what he has seen: who is with him, who is not, and who is worth something."""

from __future__ import annotations

import zlib
from collections import Counter, defaultdict
from functools import lru_cache

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.book.model import Ability, Book
from omerta.core.book.verbs import Learn
from omerta.core.day.grounds import REPLIES, SHRUG
from omerta.core.moments import Option
from omerta.core.view import View

SURE = 1.0


class Beliefs(Struct, frozen=True):
    """One player's opinion: for every seat, from -1 (surely mine) to 1 (surely not), and what he was told."""

    me: int
    side: str
    enmity: dict[int, float]
    told: dict[int, str]
    useful: frozenset[int]

    def of(self, seat: int) -> float:
        """How hostile a seat is to me."""
        return self.enmity.get(seat, 0.0)

    def sure(self, seat: int) -> bool:
        """Is the side of this seat settled for me?"""
        return abs(self.of(seat)) >= SURE


class Knowledge(Struct, frozen=True):
    """What a player knows beyond doubt: his side, the sides he was told, those who wake with his gang.

    `known` has -1 for each seat that is surely his, and 1 for each that surely is not.
    """

    me: int
    side: str
    told: dict[int, str]
    friends: frozenset[int]
    known: dict[int, float]


def knowledge(view: View, book: Book) -> Knowledge:
    """What a player need not guess."""
    me = view.viewer if isinstance(view.viewer, int) else 0
    side = _side(book, view.card(me))
    told = _told(view, book, me, side)
    friends = frozenset(_companions(view, book, me))
    known = {seat: -SURE if with_me == side else SURE for seat, with_me in told.items()}
    known.update({seat: -SURE for seat in friends if known.get(seat) is None})
    known[me] = -SURE
    return Knowledge(me, side, told, friends, known)


def beliefs(view: View, book: Book) -> Beliefs:
    """Everything a player can conclude from his view; nothing else is looked at."""
    sure = knowledge(view, book)
    me, side, told, friends, known = sure.me, sure.side, sure.told, sure.friends, sure.known
    others = [seat for seat in range(1, view.seats + 1) if seat not in known]
    prior = _prior(view, book, side, known)
    enmity = dict(known)
    if abs(prior) >= SURE:  # where all of mine are placed, what a stranger says is no matter
        enmity.update(dict.fromkeys(others, _within(0.95, prior)))
    else:
        heard, votes = hearsay(view, book, known, me), votes_read(view, book, side)
        attackers = _attackers(view, book, me)
        for seat in others:
            weight = prior + (heard[seat] + _within(0.4, votes[seat])) + 0.5 * (seat in attackers)
            enmity[seat] = _within(0.95, weight)
    if all(enmity[seat] < 0 for seat in view.living):  # and yet the game goes on: one of us is none of us
        enmity.update({seat: 0.3 for seat in friends - {me} if seat in view.living and seat not in told})
    return Beliefs(me, side, enmity, told, frozenset(_useful(view, book)))


def _within(most: float, weight: float) -> float:
    return most if weight > most else -most if weight < -most else weight


def _side(book: Book, card: str) -> str:
    return book.roles[card].side if card in book.roles else ""


def card_side(book: Book, shown: str, mine: str = "") -> str:
    """The side that a card, a type of cards or a side's own name points to; several only if none is mine."""
    if shown in book.roles:
        return book.roles[shown].side
    sides = sorted({role.side for role in book.roles.values() if role.type and role.type == shown})
    if len(sides) == 1 or (sides and mine and mine not in sides):
        return sides[0]
    return shown if shown in book.sides else ""


def _told(view: View, book: Book, me: int, side: str) -> dict[int, str]:
    """The sides I know: cards I saw, and answers to my own questions and to those I look on at."""
    known = {seat: _side(book, card) for seat, card in view.cards.items() if card in book.roles}
    for seat, with_whom in _looked_on(view, book, me).items():
        known.setdefault(seat, with_whom)
    for answer in view.answers:
        learn = question(book, view.card(me), answer.ability)
        if shown := card_side(book, answer.answer, side):
            known.setdefault(answer.targets[0], shown)
        elif answer.answer == "same" and len(answer.targets) == 2:
            _together(known, answer.targets[0], answer.targets[1])
        elif learn is not None:
            for seat in answer.targets:
                known.setdefault(seat, _learned(view, book, learn, answer, side))
    return {seat: with_whom for seat, with_whom in known.items() if with_whom}


def _looked_on(view: View, book: Book, me: int) -> dict[int, str]:
    """The sides of those who open their eyes with me at a call that is not my own."""
    role = book.roles.get(view.card(me))
    found: dict[int, str] = {}
    for event in view.woken if role is not None and role.wakes_with else ():
        if role is not None and event.call in role.wakes_with:
            sides = {
                card.side
                for name, card in book.roles.items()
                if event.call in (card.gang, card.call or name) and card is not role
            }
            if len(sides) == 1:
                found.update(dict.fromkeys((seat for seat in event.seats if seat != me), *sides))
    return found


def _learned(view: View, book: Book, learn: Learn, answer: ev.Answered | ev.Shown, side: str) -> str:
    """The side an answer in a word or a number points to, or an empty word."""
    if learn.what == "number":
        return _numbered(view, book, learn, answer, side)
    return told_side(book, learn, answer.answer, side)


def told_side(book: Book, learn: Learn, answer: str, side: str) -> str:
    """The side that an answer about one player points to, for somebody of a side; or an empty word."""
    if shown := card_side(book, answer, side):
        return shown
    if answer == "yes" and learn.what != "attacker":
        return _meant(book, learn)
    return side if answer == "no" and learn.what == "side" and side not in learn.of else ""


def _numbered(view: View, book: Book, learn: Learn, answer: ev.Answered | ev.Shown, side: str) -> str:
    """None of them, or all of them: then it is known of each, by the cards that lie open."""
    roles = [book.roles[card] for card in view.deck if card in book.roles] or [*book.roles.values()]
    of = answer.answer != "0"
    if answer.answer not in ("0", str(len(answer.targets))):
        return ""
    sides = sorted({role.side for role in roles if (role.type in learn.of) == of})
    return sides[0] if len(sides) == 1 or (sides and side not in sides) else ""


def question(book: Book, card: str, ability: str) -> Learn | None:
    """What was asked: by my own card, by one whose post I fill, or by one I look on at."""
    if card not in book.roles:
        return None
    mine = book.roles[card]
    watched = (name for name, role in book.roles.items() if (role.call or name) in mine.wakes_with)
    for name in (card, *mine.heir_of, *watched):
        does = book.roles[name].abilities.get(ability)
        found = [each for each in does.effects if isinstance(each, Learn)] if does is not None else []
        if found:
            return found[0]
    return None


def _meant(book: Book, learn: Learn) -> str:
    """The side that a nod points to, if it is one side."""
    if learn.what == "side":
        return learn.of[0] if learn.of else ""
    sides = {role.side for role in book.roles.values() if role.kind in learn.of}
    return sides.pop() if len(sides) == 1 else ""


def _together(known: dict[int, str], one: int, other: int) -> None:
    for first, second in ((one, other), (other, one)):
        if first in known:
            known.setdefault(second, known[first])


def _companions(view: View, book: Book, me: int) -> set[int]:
    """Those who open their eyes with me when my gang is called."""
    role = book.roles.get(view.card(me))
    if role is None or not role.gang:
        return set()
    return {seat for event in view.woken if event.call == role.gang for seat in event.seats}


def _prior(view: View, book: Book, side: str, known: dict[int, float]) -> float:
    """How hostile a stranger is, from the deck that lies open and the cards I can place."""
    strangers = view.seats - len(known)
    if strangers <= 0:
        return 0.0
    mine = sum(1 for card in view.deck if _side(book, card) == side)
    placed = sum(1 for seat in known if known[seat] < 0)
    return 1.0 - 2.0 * max(0, mine - placed) / strangers


def hearsay(
    view: View,
    book: Book,
    known: dict[int, float],
    me: int,
    side: str | None = None,
    words: float = 1.0,
    reports: float = 1.0,
) -> dict[int, float]:
    """What is said of each seat, weighed by how far I believe the speaker; and what the seat says itself.

    Without a seat of his own (`me` 0) a listener has the `side` he is given. Mere `words`, and `reports` of
    what somebody learned, weigh so many times as much as usual.
    """
    weights: dict[int, float] = defaultdict(float)
    card = view.card(me)
    mine = _side(book, card) if side is None else side
    for claim in view.claims:
        speaker = claim.seat
        if speaker == me:
            continue
        believed = reports if claim.claim == "learned" else words
        if claim.about != speaker:
            trust = 0.0 if known.get(speaker) == SURE else 1.6 if known.get(speaker) == -SURE else 0.45
            weights[claim.about] += believed * (trust * _accusation(book, mine, claim))
        weights[speaker] += believed * _slip(view, book, known, card, mine, claim)
    return weights


def _accusation(book: Book, mine: str, claim: ev.Claimed) -> float:
    """What a claim says of its subject: positive is against him."""
    if claim.claim == "suspect":
        return 0.35
    if claim.claim == "trust":
        return -0.4
    side = card_side(book, claim.value, mine) if claim.claim not in (*REPLIES, SHRUG) else ""
    return 0.0 if not side else -0.8 if side == mine else 0.9


def _slip(view: View, book: Book, known: dict[int, float], card: str, mine: str, claim: ev.Claimed) -> float:
    """Whoever says what I know to be false gives himself away."""
    if claim.claim == "learned" and claim.about in known:
        side = card_side(book, claim.value, mine)
        if side:
            return -0.4 if (known[claim.about] < 0) == (side == mine) else 1.2
    elif claim.claim == "role" and claim.about == claim.seat and claim.value == card:
        return 1.2 if view.deck.count(claim.value) == 1 else 0.0
    return 0.0


def votes_read(view: View, book: Book, side: str) -> dict[int, float]:
    """Votes against those whose cards were shown since: a small matter, but it adds up."""
    weights: dict[int, float] = defaultdict(float)
    for count in view.counts:
        for candidate, voters in count.result:
            card = view.card(candidate)
            if card and candidate not in view.living:
                weight = 0.12 if _side(book, card) == side else -0.15
                for voter in voters:
                    weights[voter] += weight
    return weights


def _attackers(view: View, book: Book, me: int) -> set[int]:
    """Those I was told have struck somebody: not mine for sure, but likely not."""
    asked = ((answer, question(book, view.card(me), answer.ability)) for answer in view.answers)
    return {
        answer.targets[0]
        for answer, learn in asked
        if learn is not None and learn.what == "attacker" and answer.answer == "yes"
    }


def _useful(view: View, book: Book) -> set[int]:
    """Those who said they can do something at night."""
    return {
        claim.seat
        for claim in view.claims
        if claim.claim == "learned"
        or (claim.claim == "role" and claim.value in book.roles and book.roles[claim.value].abilities)
    }


@lru_cache(maxsize=1024)
def whim(me: int, number: int, seat: int) -> float:
    """A fancy of the day, between 0 and 1: the same all day long, another for every player."""
    return zlib.crc32(f"{me}:{number}:{seat}".encode()) / 2**32


def ability_of(view: View, book: Book, deed: str) -> Ability | None:
    """The ability behind a gesture: of the gang that is called, or of the card."""
    gang = book.gangs.get(view.call)
    if gang is not None and gang.ability == deed:
        return gang.does
    known = (
        role.abilities.get(deed) for name, role in book.roles.items() if (role.call or name) == view.call
    )
    return next((ability for ability in known if ability is not None), None)


def pile(view: View) -> Counter[int]:
    """The votes of today: those of the count that is open, or of the last one."""
    votes: Counter[int] = Counter()
    for event in reversed(view.today):
        if type(event) is ev.Voted and event.target > 0:
            votes[event.target] += 1
        elif type(event) is ev.Counted:
            votes.update({seat: len(voters) for seat, voters in event.result})
            break
    return votes


def pointed(view: View, me: int) -> Option:
    """Where the others of this call pointed last."""
    for event in reversed(view.events):
        if type(event) is ev.Called or type(event) is ev.Granted:
            break
        if type(event) is ev.Pointed and event.seat != me:
            return (event.deed, event.targets)
    return ("", ())


def kind_of_talk(view: View) -> str:
    """The talk that is open: one of the table, or two in signs."""
    for event in reversed(view.events):
        if type(event) is ev.SignsOpened:
            return "signs"
        if type(event) is ev.TalkOpened:
            return event.kind
    return ""
