"""The cards of a book as they stand together: who leads, who is in a gang, who plays alone, who is plain.

All of it is read off the book: its gangs and their heads, the kinds of its cards, its plain card.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.books.deck_checks import members
from omerta.core.book.model import Book, Role

GroupOf = Literal["leaders", "gifted", "plain", "gang", "loners"]


class CardGroup(Struct, frozen=True):
    """Cards of one side that stand together, in the order of the book.

    `heads` lead: their side, or the gang. Whoever stands `apart` is of the gang's side and not of the gang.
    Cards drawn unseen stand with those they may turn out to be.
    """

    of: GroupOf
    side: str
    cards: tuple[str, ...]
    heads: tuple[str, ...] = ()
    apart: tuple[str, ...] = ()


def card_groups(book: Book) -> tuple[CardGroup, ...]:
    """All cards of a book, each in one group: first those of the many, then gang by gang, then the loners."""
    many = book.roles[book.plain].side
    sides = dict.fromkeys((many, *book.sides, *(role.side for role in book.roles.values())))
    gangs = [side for side in sides if side != many and is_gang(book, side)]
    loners = [side for side in sides if side != many and side not in gangs]
    found = [*_many(book, many), *(_gang(book, side) for side in gangs), *(_alone(book, s) for s in loners)]
    return tuple(group for group in found if group.cards)


def is_gang(book: Book, side: str) -> bool:
    """Has any card of this side a gang?"""
    return any(role.side == side and role.gang in book.gangs for role in book.roles.values())


def _many(book: Book, side: str) -> list[CardGroup]:
    """The side of the plain card, by kinds: a kind that is neither plain nor the usual special one leads."""
    plain, special = book.roles[book.plain].kind, Role(side).kind
    own = {name: role.kind for name, role in book.roles.items() if role.side == side}
    leaders = [name for name, kind in own.items() if kind not in (plain, special)]
    gifted = [name for name, kind in own.items() if kind == special and kind != plain]
    rest = [name for name in own if name not in leaders and name not in gifted]
    return [
        CardGroup("leaders", side, _with_hidden(book, leaders), tuple(leaders)),
        CardGroup("gifted", side, _with_hidden(book, gifted)),
        CardGroup("plain", side, _with_hidden(book, rest)),
    ]


def _gang(book: Book, side: str) -> CardGroup:
    own = {name: role for name, role in book.roles.items() if role.side == side}
    heads = tuple(gang.head for gang in book.gangs.values() if gang.head in own)
    apart = tuple(name for name, role in own.items() if role.gang not in book.gangs)
    return CardGroup("gang", side, _with_hidden(book, [*own]), heads, apart)


def _alone(book: Book, side: str) -> CardGroup:
    own = [name for name, role in book.roles.items() if role.side == side]
    return CardGroup("loners", side, _with_hidden(book, own))


def _with_hidden(book: Book, cards: list[str]) -> tuple[str, ...]:
    """These cards, and the names of those drawn unseen from among them."""
    drawn = [
        name for name, group in book.deck.hidden.items() if next(iter(members(book, group)), "") in cards
    ]
    return (*cards, *drawn)
