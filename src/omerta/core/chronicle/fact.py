"""What is worth telling of a finished game: facts, each with the seats and the moment it is about."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from omerta.core.book.model import Book
from omerta.core.chronicle.record import When
from omerta.core.game import Game

# From the most telling to what can be said of almost any game.
FactKind = Literal[
    "saved",
    "took-the-blow",
    "mate-decided",
    "decided",
    "finder-executed",
    "found-unheard",
    "finder-died",
    "found-executed",
    "mate-voted",
    "helper-executed",
    "unanimous",
    "own-fire",
    "gang-fire",
    "trapped",
    "hard-to-kill",
    "unsuspected",
    "drawn",
    "found-lived",
    "saved-self",
    "one-vote",
    "lone-winner",
    "settled",
    "first-out",
    "most-votes",
    "rounds",
]
KINDS: tuple[FactKind, ...] = get_args(FactKind)


class Fact(Struct, frozen=True):
    """A fact: whom it is about, who else is in it, when it was, what was counted, and a card where it counts.

    `among`: of how many `number` is.
    """

    kind: FactKind
    seat: int = 0
    other: int = 0
    when: When = When()
    number: int = 0
    among: int = 0
    card: str = ""


def side(game: Game, seat: int) -> str:
    """The side of a seat; an empty word where its card was never recorded."""
    role = game.book.roles.get(game.roles[seat - 1])
    return role.side if role is not None else ""


def gang(game: Game, seat: int) -> str:
    """The gang of a seat, or an empty word."""
    role = game.book.roles.get(game.roles[seat - 1])
    return role.gang if role is not None else ""


def same_side(game: Game, one: int, other: int) -> bool:
    """Do these two stand together?"""
    return bool(side(game, one)) and side(game, one) == side(game, other)


def mates(game: Game, one: int, other: int) -> bool:
    """Are these two of one gang?"""
    return one != other and bool(gang(game, one)) and gang(game, one) == gang(game, other)


def home(book: Book) -> str:
    """The side of the plain card: those who know nothing, and from whom all others hide."""
    return book.roles[book.plain].side if book.plain in book.roles else ""
