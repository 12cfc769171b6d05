"""A series of games: the points that each of them brings."""

from __future__ import annotations

from omerta.core.book.model import Book
from omerta.core.events import Ended


def points(book: Book, ended: Ended) -> tuple[int, ...]:
    """The points of every seat in order (VEN-396 to VEN-402): winners by the side of their card, losers none.

    The dead have won with their side. A host who played no role has no seat and no points.
    """
    return tuple(
        book.points.get(book.roles[card].side, 0) if seat in ended.seats else 0
        for seat, card in enumerate(ended.cards, 1)
    )
