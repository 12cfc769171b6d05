"""The shelf of a table: what may be played there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from omerta.books.shelf import SHELF
from omerta.table.faces.face_parts import Setting
from omerta.table.state.chosen_book import about_of, players_of, title_of
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.words.voice import capital


def offered_books(lobby: Lobby, shelf: Mapping[str, KeptBook], language: str) -> tuple[Setting, ...]:
    """The printed books, those of one's own, and the one of this table, wherever it came from."""
    own = {**shelf, **({lobby.book: lobby.own} if lobby.own is not None else {})}
    found = (*((name, None) for name in SHELF), *own.items())
    return tuple(_offered(name, book, language) for name, book in found)


@lru_cache(maxsize=64)
def _offered(name: str, own: KeptBook | None, language: str) -> Setting:
    book = Lobby("", language, name, own=own)
    about, players = about_of(book, language), capital(players_of(book, language))
    return Setting(name, title_of(book, language), f"{about} {players}.", plain=own is not None)
