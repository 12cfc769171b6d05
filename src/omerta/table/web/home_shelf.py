"""The shelf of the first page: five printed boxes, and beside them those of one's own."""

from __future__ import annotations

from msgspec import Struct

from omerta.books.shelf import SHELF
from omerta.table.bookcase import Bookcase
from omerta.table.state.chosen_book import about_of, players_of, theme_of, title_of
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.words import lexicon


class ShelfBox(Struct, frozen=True):
    """A book as it stands there; `plain`: its title is written, because nobody has drawn it."""

    name: str
    theme: str
    title: str
    about: str
    facts: tuple[str, ...]
    plain: bool


def shelf(bookcase: Bookcase, language: str) -> tuple[ShelfBox, ...]:
    """Every book that a table can be opened by."""
    printed = [_box(name, None, language) for name in SHELF]
    return (*printed, *(_box(name, own, language) for name, own in bookcase.shelf.items()))


def _box(name: str, own: KeptBook | None, language: str) -> ShelfBox:
    book = Lobby("", language, name, own=own)
    lasts = (lexicon(language).say(f"page-length-{name}"),) if own is None else ()
    facts = (players_of(book, language), *lasts)
    return ShelfBox(
        name, theme_of(book), title_of(book, language), about_of(book, language), facts, own is not None
    )
