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
from omerta.core.book.model import Book
from omerta.core.view import View

PULL = 0.5
MOST = 0.9


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
    return {seat: said.get(seat, 0.0) + habits.votes_believed * voted.get(seat, 0.0) for seat in view.living}


def open_cards(view: View, book: Book) -> dict[int, str]:
    """The cards of those who have left, where the book shows them."""
    if book.conduct.show_cards == "never":
        return {}
    return {seat: card for seat, card in view.cards.items() if seat not in view.living and card in book.roles}


def aims(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """How likely one who knows no more than all goes for each of a field; he is not in it himself."""
    seats = [seat for seat in field if seat != at.me]
    if not seats:
        return {}
    votes = pile(at.view)
    wanted = {seat: at.suspicion.get(seat, 0.0) + PULL * votes[seat] for seat in seats}
    most = max(wanted.values())
    first = [seat for seat in seats if wanted[seat] == most]
    weights = {seat: exp(at.suspicion.get(seat, 0.0)) for seat in seats}
    alone, follows = sum(weights.values()), at.habits.follows
    return {
        seat: (1 - follows) * weights[seat] / alone + follows * (seat in first) / len(first) for seat in seats
    }


def honest_aims(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """The same for one of the many who may know better: he goes for an enemy, and for no friend."""
    enemies = [seat for seat in field if at.known(seat) >= SURE]
    others = [seat for seat in field if at.known(seat) > -SURE]
    return aims(at, enemies or others)


def wishes(at: Footing, field: Sequence[int]) -> dict[int, float]:
    """How likely he votes for each of a field. One of a gang betrays his mates now and then."""
    if not at.hidden:
        return honest_aims(at, field)
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
