"""The almanac of a book as devices get it: one packed file before the deal, known by what is in it.

Whoever looks something up has it already, and asks nobody (0038).
"""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

import msgspec
from msgspec import Struct

from omerta.table.state.chosen_book import Chosen, plain_book, words_of
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Lobby
from omerta.words.almanac import Almanac, almanac

MARK_LENGTH = 12


class Bundle(Struct, frozen=True):
    """An almanac, packed, and the mark by which one of the same content is known."""

    body: bytes
    mark: str


def almanac_of(chosen: Chosen, language: str) -> Almanac:
    """The almanac of the book of a table or a finished game."""
    based_on = chosen.own.own.based_on if chosen.own is not None else ""
    return almanac(plain_book(chosen), words_of(chosen, language), based_on)


def almanac_bundle(chosen: Chosen, language: str) -> Bundle:
    """The same as a file; made once."""
    return _bundle(chosen.book, chosen.own, language)


@lru_cache(maxsize=48)
def _bundle(book: str, own: KeptBook | None, language: str) -> Bundle:
    content = msgspec.json.encode(almanac_of(Lobby("", language, book, own=own), language))
    return Bundle(gzip.compress(content, mtime=0), hashlib.sha256(content).hexdigest()[:MARK_LENGTH])


def almanac_place(code: str, chosen: Chosen, language: str) -> str:
    """Where it lies: that of a printed book for every table, that of one's own with the table."""
    mark = almanac_bundle(chosen, language).mark
    if chosen.own is not None:
        return f"/t/{code}/almanac/{chosen.own.key}-{language}-{mark}.json"
    return f"/almanac/{chosen.book}-{language}-{mark}.json"
