"""Which picture of its book a card has: a face carries its number, and the pictures come before the deal."""

from __future__ import annotations

from functools import lru_cache

import segno

from omerta.books.shelf import SHELF


def drawn_cards(book: str) -> list[str]:
    """All cards of a book on the shelf, in the order of their pictures; none of a book of one's own."""
    return sorted(SHELF[book].roles) if book in SHELF else []


def picture(book: str, card: str) -> int:
    """The number of a card's picture, counted from 1; 0 where there is none to be seen."""
    drawn = drawn_cards(book)
    return 1 + drawn.index(card) if card in drawn else 0


@lru_cache(maxsize=256)
def qr(link: str) -> str:
    """A picture of the link that a phone can read."""
    return segno.make(link, error="m").svg_data_uri(scale=1, border=2, light="#fff")
