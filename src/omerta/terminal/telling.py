"""A game told on paper: the narrator's sentences, the phases set apart, the votes as small tables."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from omerta.core import Event
from omerta.core import events as ev
from omerta.core.vocabulary import Book
from omerta.terminal.desk import Desk
from omerta.words import cards, narrate

PRIVATE = (
    ev.Dealt,
    ev.Woken,
    ev.Pointed,
    ev.Answered,
    ev.Shown,
    ev.Met,
    ev.Granted,
    ev.Spent,
    ev.Instructed,
)
GRAVE = (ev.Died, ev.Executed, ev.Ended)
NOISE = (ev.Readied, ev.Refrained, ev.TimedOut, ev.Closed, ev.AskClosed, ev.VoteClosed)
PAUSE = 0.35


class Teller:
    """Writes down what one viewer is told. `brief` leaves out what a player at the table would not hear said."""

    def __init__(
        self, desk: Desk, book: Book, who: Callable[[int], str], you: int | None, brief: bool = False
    ) -> None:
        self.desk = desk
        self.book = book
        self.who = who
        self.you = you
        self.brief = brief
        self.pause = 0.0
        self.phase = ""
        self.order = ""

    def tell(self, event: Event) -> None:
        """Write one thing that happened."""
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            self.phase = event.phase
            self._heading(event)
        if isinstance(event, ev.CountOpened):
            self.order = event.order
        if self._passes(event):
            return
        said = narrate(event, self.book, self.desk.words, self.who, self.you, self.phase)
        if said is not None:
            self.desk.write(said, _style(event, self.you))
            if self.pause:
                time.sleep(self.pause)
        if isinstance(event, ev.Counted) and event.kind != "sentence":
            self._count(event)
        if isinstance(event, ev.Ended):
            self._cards(event)

    def _passes(self, event: Event) -> bool:
        """Is this better left unsaid?"""
        if not self.brief:
            return False
        if isinstance(event, ev.Voted):
            return event.seat != self.you and self.order != "in-turn"
        return isinstance(event, NOISE)

    def _heading(self, event: ev.PhaseBegan | ev.Jumped) -> None:
        name = self.desk.words.name("phase", event.phase)
        self.desk.write()
        self.desk.write(f"{name[:1].upper()}{name[1:]} {event.number}", "bold")

    def _count(self, event: ev.Counted) -> None:
        """The vote as a small table."""
        rows = [
            (self.who(seat), str(len(voters)), ", ".join(self.who(voter) for voter in voters))
            for seat, voters in sorted(event.result, key=lambda pair: -len(pair[1]))
            if voters
        ]
        if rows:
            names = [self.desk.text(f"cli-vote-{name}") for name in ("candidate", "number", "voters")]
            self.desk.table(names, rows, right=(1,))

    def _cards(self, event: ev.Ended) -> None:
        words = self.desk.words
        if not self.brief:
            self.desk.write(cards(event, words, self.who))
            return
        rows = [
            (self.who(seat), words.role(role), "*" if seat in event.seats else "")
            for seat, role in enumerate(event.cards, 1)
        ]
        self.desk.write()
        self.desk.table([self.desk.text(f"cli-end-{name}") for name in ("player", "card", "won")], rows)


class Look(Struct, frozen=True):
    """How lines of a kind look on a terminal."""

    private: str = "italic cyan"
    grave: str = "bold red"
    claim: str = "yellow"


LOOK = Look()


def _style(event: Event, you: int | None) -> str:
    if isinstance(event, GRAVE):
        return LOOK.grave
    if isinstance(event, ev.Claimed):
        return LOOK.claim
    if you is not None and (
        isinstance(event, PRIVATE) or (isinstance(event, ev.Voted) and event.seat == you)
    ):
        return LOOK.private
    return ""
