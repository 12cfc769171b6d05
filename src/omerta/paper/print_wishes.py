"""What is to be printed, and how: the wishes of whoever prints."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from omerta.books.decks import members
from omerta.books.files import OwnBook
from omerta.books.presets import deck_for
from omerta.core.book.model import Book

Size = Literal["a4", "letter"]
Backs = Literal["duplex", "fold", "none"]
SheetKind = Literal["cards", "night", "rules", "notebook", "tents"]
PARTS: tuple[SheetKind, ...] = ("cards", "night", "rules", "notebook", "tents")


class Layout(Struct, frozen=True):
    """How the sheets look: `white` saves toner."""

    size: Size = "a4"
    backs: Backs = "duplex"
    white: bool = False
    parts: tuple[SheetKind, ...] = PARTS


class Wishes(Struct, frozen=True):
    """What lies on the table: a book with its house rules, a deck, how many sit there, who, and where it is.

    `cards` may hold names that stand for a card drawn unseen. Without `names` the seats have numbers alone,
    without an `address` nothing is there to be scanned. Seats `without_tent` need none: bots sit there.
    A book of one's `own` brings its pictures.
    """

    book: Book
    cards: tuple[str, ...]
    players: int
    house_rules: dict[str, str] = {}
    names: tuple[str, ...] = ()
    address: str = ""
    without_tent: frozenset[int] = frozenset()
    own: OwnBook | None = None


def whole_box(book: Book) -> tuple[str, ...]:
    """Every card of a book, as many of each as any number of players in its table could need."""
    needed: Counter[str] = Counter(known_cards_of(book))
    for check in book.deck.checks.values():
        needed |= Counter(check.box)
    for players in book.deck.rows:
        needed |= Counter(in_hand(book, deck_for(book, int(players))))
    return tuple(card for card in book.roles for _ in range(needed[card]))


def known_cards_of(book: Book) -> dict[str, int]:
    """Each card of a book and how many of it the book has; of an unlimited one at least one."""
    return {card: max(1, role.copies) for card, role in book.roles.items()}


def most_players(book: Book) -> int:
    """The largest company of the book's table."""
    return max((int(players) for players in book.deck.rows), default=book.deck.least)


def in_hand(book: Book, cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards to be printed: for one that is drawn unseen, all those it may be."""
    found: list[str] = []
    for card in cards:
        group = book.deck.hidden.get(card)
        found += [card] if group is None else [each for each in members(book, group) if each not in cards]
    return tuple(sorted(found, key=list(book.roles).index))
