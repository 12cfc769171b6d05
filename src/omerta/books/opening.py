"""Opening a game by the book: a table is laid only with a deck the book allows."""

from __future__ import annotations

from omerta.books.decks import Remark, check_deck
from omerta.core import Game, Refused, Table, open_any
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book


def open_game(book: Book, table: Table) -> Game:
    """Lay the table and deal, unless the book refuses the deck: then its rules are named.

    Whoever wants another deck all the same says so: `omerta.core.open_any` takes any.
    """
    game = open_any(book, table)
    refused = refusals(book, table)
    if refused:
        raise Refused("deck-refused", tuple(dict.fromkeys(rule for each in refused for rule in each.rules)))
    return game


def refusals(book: Book, table: Table) -> tuple[Remark, ...]:
    """What the book refuses in the deck of a table, with the house rules agreed there."""
    remarks = check_deck(with_house_rules(book, table.house_rules), table.deck)
    return tuple(remark for remark in remarks if remark.level == "refused")
