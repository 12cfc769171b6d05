"""The thoughts of the house, in whatever place they are thought: a line asks for one, a line tells it.

Whoever thinks follows the games by their events, as every process does, and so is asked by a few bytes. As a
program it reads lines until there are no more: however the server ends, it ends too.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from functools import lru_cache
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from omerta.core import Event, Game, View, evolve, fold, view
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import see
from omerta.table.actions import bots
from omerta.table.fault_log import where

# The table comes first on a crowded machine; a bot that is late for it taps by chance.
GIVING_WAY = 5
MOST_TABLES = 64
NO_BOOK = msgspec.Raw(b"null")

ThoughtKind = Literal["tap", "deed", "speech"]


class AskedThought(Struct, frozen=True):
    """What a bot is to make up its mind about, and what has happened at its table `since` it was last asked.

    With the first event of a game comes its book.
    """

    table: str
    game: int
    since: int
    events: tuple[Event, ...]
    seat: int
    question: ThoughtKind
    mind: str
    book: msgspec.Raw = NO_BOOK


class Thought(Struct, frozen=True):
    """What it chooses or says, and how many seconds of a processor that took.

    `lost`: what has happened before is not known here, and has to be told from the beginning. `trouble` is
    where it stumbled.
    """

    option: Option = ("", ())
    claims: tuple[Claim, ...] = ()
    spent: float = 0.0
    lost: bool = False
    trouble: str = ""


THOUGHTS = msgspec.json.Decoder(Thought)
ASKED = msgspec.json.Decoder(AskedThought)


class Followed:
    """One game on its way, and what those who were asked have seen of it."""

    def __init__(self, number: int, game: Game) -> None:
        self.number = number
        self.game = game
        self._views: dict[int, View] = {}
        self._unseen: dict[int, list[Event]] = {}

    def follow(self, events: tuple[Event, ...]) -> None:
        """So much more has happened."""
        for event in events:
            self.game = evolve(self.game, event)
        if any(isinstance(event, ev.Undone) for event in events):
            self._views, self._unseen = {}, {}
        for unseen in self._unseen.values():
            unseen.extend(events)

    def view_of(self, seat: int) -> View:
        """What a seat knows by now; nobody looks before he is asked."""
        if seat not in self._views:
            self._views[seat] = view(self.game, seat)
        elif self._unseen[seat]:
            self._views[seat] = see(self._views[seat], self._unseen[seat])
        self._unseen[seat] = []
        return self._views[seat]


class Thinker:
    """Thinks what it is asked, for all tables; those that have not asked for long are forgotten."""

    def __init__(self) -> None:
        self._tables: dict[str, Followed] = {}

    def answer(self, line: bytes) -> bytes:
        """The thought that is asked for in a line."""
        begun = time.thread_time()
        asked = ASKED.decode(line)
        try:
            found = self._thought(asked)
        except Exception as error:  # one bot stumbles, the others go on
            self._tables.pop(asked.table, None)
            found = Thought(trouble=where(error))
        return msgspec.json.encode(replace(found, spent=time.thread_time() - begun))

    def _thought(self, asked: AskedThought) -> Thought:
        found = self._followed(asked)
        if found is None:
            return Thought(lost=True)
        game, seat, seen = found.game, asked.seat, found.view_of(asked.seat)
        match asked.question:
            case "tap":
                return Thought(bots.thought(game, seat, seen, asked.mind))
            case "deed":
                return Thought(bots.deed(game, seat, seen, asked.mind))
            case "speech":
                return Thought(claims=bots.speech(game, seat, seen, asked.mind))

    def _followed(self, asked: AskedThought) -> Followed | None:
        found = self._tables.pop(asked.table, None)
        if not asked.since:
            found = Followed(asked.game, fold(_book(bytes(asked.book)), asked.events))
        elif found is None or (found.number, found.game.seen) != (asked.game, asked.since):
            return None
        else:
            found.follow(asked.events)
        self._tables[asked.table] = found
        for oldest in [*self._tables][:-MOST_TABLES]:
            del self._tables[oldest]
        return found


@lru_cache(maxsize=MOST_TABLES)
def _book(written: bytes) -> Book:
    """A book is read once: what is remembered of it is remembered of this copy."""
    return msgspec.json.decode(written, type=Book)


def answer_all(asked: BinaryIO, told: BinaryIO) -> None:
    """Think whatever is asked, line by line, until nobody asks any more."""
    thinker = Thinker()
    for line in asked:
        told.write(thinker.answer(line) + b"\n")
        told.flush()


def main() -> None:
    """Give way to the table; an interrupt is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    answer_all(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
