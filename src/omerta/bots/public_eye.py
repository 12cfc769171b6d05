"""What a whole table makes of what all have seen, and what one player at it does with that.

Whoever speaks or puts a name forward draws from what everybody has seen, whichever card he holds: so nothing
but his votes tells on him, as it is with people.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp

from msgspec import Struct

from omerta.bots.beliefs import SURE, Beliefs, Knowledge, hearsay, knowledge, pile, votes_read
from omerta.bots.habits import Habits
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.day.grounds import lies_open
from omerta.core.view import View

PULL = 0.5
MOST = 0.9
CAUGHT = 1.2


class Footing(Struct, frozen=True):
    """How the table stands for one player: what he knows, and what `suspicion` all have of each seat.

    `many` is the side of the plain card; who is not of it is `hidden`, and keeps what he knows to himself.
    """

    view: View
    book: Book
    habits: Habits
    many: str
    sure: Knowledge
    suspicion: dict[int, float]

    @property
    def me(self) -> int:
        """My seat."""
        return self.sure.me

    @property
    def hidden(self) -> bool:
        """Am I against the many?"""
        return self.sure.side != self.many

    def known(self, seat: int) -> float:
        """1 for a seat that I know to be against me, -1 for one that is with me, 0 for all others."""
        return self.sure.known.get(seat, 0.0)


def footing(view: View, book: Book, habits: Habits) -> Footing:
    """The table as a player of these habits sees it."""
    many = book.roles[book.plain].side
    return Footing(view, book, habits, many, knowledge(view, book), _suspicion(view, book, habits, many))


def _suspicion(view: View, book: Book, habits: Habits, many: str) -> dict[int, float]:
    """How much all suspect each seat, by claims and by votes for those whose cards lie open."""
    cards = open_cards(view, book).items()
    shown = {seat: -SURE if book.roles[card].side == many else SURE for seat, card in cards}
    said = hearsay(view, book, shown, 0, many, habits.claims_believed, habits.reports_believed)
    voted = votes_read(view, book, many)
    caught = _caught(view, book)
    return {
        seat: said.get(seat, 0.0)
        + habits.votes_believed * voted.get(seat, 0.0)
        + CAUGHT * habits.claims_believed * (seat in caught)
        for seat in view.living
    }


def _caught(view: View, book: Book) -> set[int]:
    """Who has named a card that, as all can see, was another's."""
    shown = [*open_cards(view, book).values()]
    named = {(claim.seat, claim.value) for claim in view.claims if claim.claim == "role"}
    return {seat for seat, card in named if lies_open(book, view.deck, shown, card)}


def spoken_of(view: View, me: int, *claims: str) -> tuple[int, ...]:
    """Of whom I have said one of these today, in order."""
    said = [event for event in view.today if type(event) is ev.Claimed and event.seat == me]
    return tuple([event.about for event in said if event.claim in claims])


def named_by(view: View, me: int) -> tuple[int, ...]:
    """Whom I have put forward today."""
    return tuple([event.seat for event in view.today if type(event) is ev.Named and event.by == me])


def open_cards(view: View, book: Book) -> dict[int, str]:
    """The cards of those who have left, where the book shows them."""
    if book.conduct.show_cards == "never":
        return {}
    return {seat: card for seat, card in view.cards.items() if seat not in view.living and card in book.roles}


def leanings(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """How likely one who knows no more than all picks each of a field by himself; he is not in it."""
    weights = {seat: exp(at.suspicion.get(seat, 0.0)) for seat in field if seat != at.me}
    total = sum(weights.values())
    return {seat: weight / total for seat, weight in weights.items()}


def aims(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """How likely he votes for each of a field: with the table as often as he follows, else by himself."""
    alone = leanings(at, field)
    if not alone:
        return {}
    votes, follows = pile(at.view), at.habits.follows
    wanted = {seat: at.suspicion.get(seat, 0.0) + PULL * votes[seat] for seat in alone}
    most = max(wanted.values())
    first = [seat for seat in alone if wanted[seat] == most]
    return {
        seat: (1 - follows) * chance + follows * (seat in first) / len(first)
        for seat, chance in alone.items()
    }


def suspects(at: Footing, field: Sequence[int]) -> list[int]:
    """Those of a field one may go for: who is of the many and knows enemies, for them, and for no friend.

    An enemy of the many shows nothing of what he knows.
    """
    if at.hidden:
        return list(field)
    known = [seat for seat in field if at.known(seat) >= SURE]
    return known or [seat for seat in field if at.known(seat) > -SURE]


def wishes(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """How likely he votes for each of a field; where he can, for nobody of whom he has spoken well today."""
    praised = spoken_of(at.view, at.me, "trust")
    return _wishes(at, [seat for seat in field if seat not in praised]) or _wishes(at, field)


def _wishes(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """One of a gang betrays his mates now and then."""
    if not at.hidden:
        return aims(at, suspects(at, field))
    betrays = at.habits.betrays
    found = {seat: betrays * chance for seat, chance in aims(at, field).items()}
    for seat, chance in aims(at, [seat for seat in field if at.known(seat) > -SURE]).items():
        found[seat] += (1 - betrays) * chance
    return found


def drawn(chances: dict[int, float], rng: random.Random) -> int:
    """One of them by chance; 0 for the rest of certainty."""
    left = rng.random()
    for seat, chance in chances.items():
        left -= chance
        if left < 0:
            return seat
    return 0


def opinion(at: Footing, *, public: bool = False) -> Beliefs:
    """The same as the beliefs of a beginner, for what people decide no differently; all may know `public`."""
    enmity = {seat: max(-MOST, min(MOST, weight)) for seat, weight in at.suspicion.items()}
    enmity.update({at.me: -SURE} if public else at.sure.known)
    return Beliefs(at.me, at.sure.side, enmity, at.sure.told, frozenset())
