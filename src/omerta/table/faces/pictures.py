"""Which picture of its book a card has: a face carries its number, and the pictures come before the deal."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

import segno

from omerta.core.book.model import Book
from omerta.table.state.chosen_book import Chosen, plain_book
from omerta.table.state.lobby import Lobby


def drawn_cards(book: Book) -> list[str]:
    """All cards of a book, in the order of their pictures."""
    return sorted(book.roles)


def picture(chosen: Chosen, card: str) -> int:
    """The number of a card's picture, counted from 1; 0 where there is none to be seen."""
    drawn = drawn_cards(plain_book(chosen))
    return 1 + drawn.index(card) if card in drawn else 0


def art_of(lobby: Lobby, language: str) -> str:
    """Where the pictures of a book of one's own lie, in one piece; a printed one's lie with its theme."""
    return f"/t/{lobby.code}/art/{lobby.own.key}-{language}.json" if lobby.own is not None else ""


@lru_cache(maxsize=256)
def qr(link: str) -> str:
    """A picture of the link that a phone can read."""
    return segno.make(link, error="m").svg_data_uri(scale=1, border=2, light="#fff")


@lru_cache(maxsize=256)
def qr_picture(link: str) -> bytes:
    """The same as a file."""
    drawn = BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=1, border=2, light="#fff", omitsize=True)
    return drawn.getvalue()
