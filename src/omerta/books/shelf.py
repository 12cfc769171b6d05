"""The shelf: every book that can be played, by its name."""

from __future__ import annotations

from omerta.books.chicago import CHICAGO
from omerta.books.classic import CLASSIC
from omerta.books.family import FAMILY
from omerta.books.offscreen import OFFSCREEN
from omerta.books.vendetta import VENDETTA
from omerta.core.book.model import Book
from omerta.core.commands import Refused

SHELF: dict[str, Book] = {book.name: book for book in (CLASSIC, FAMILY, OFFSCREEN, CHICAGO, VENDETTA)}


def book(name: str) -> Book:
    """The book of this name."""
    found = SHELF.get(name)
    if found is None:
        raise Refused("no-such-book")
    return found
