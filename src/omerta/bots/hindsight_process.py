"""Hindsight in a process of its own: it takes some seconds, and whoever serves a table has none to spare."""

from __future__ import annotations

import os
import sys

import msgspec
from msgspec import Struct

from omerta.bots.hindsight import hindsight
from omerta.core import Event, fold
from omerta.core.book.model import Book

GIVING_WAY = 10


class PlayedGame(Struct, frozen=True):
    """A game as it was stored, and the book it was played by."""

    book: Book
    events: tuple[Event, ...]


def main() -> None:
    """What comes in is a game, and what goes out is what could be known of it; other games come first."""
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    played = msgspec.json.decode(sys.stdin.buffer.read(), type=PlayedGame)
    sys.stdout.buffer.write(msgspec.json.encode(hindsight(fold(played.book, played.events))))


if __name__ == "__main__":
    main()
