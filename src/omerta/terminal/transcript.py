"""A game told on paper: the narrator's sentences, the phases set apart, the votes as small tables."""

from __future__ import annotations

import time
from collections.abc import Sequence

from omerta.core import Event
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.terminal.console import Terminal
from omerta.words import cards, narrate
from omerta.words.called import Who
from omerta.words.voice import capital
from omerta.words.voting import elected_place, halves, votes
from omerta.words.worth_saying import NOISE, phase_title

PRIVATE = (
    ev.Dealt,
    ev.Turned,
    ev.Numbered,
    ev.Woken,
    ev.Hindered,
    ev.Pointed,
    ev.Pressed,
    ev.LeftToChance,
    ev.Answered,
    ev.Shown,
    ev.Met,
    ev.Granted,
    ev.Lingered,
    ev.Spent,
    ev.SignsOpened,
    ev.Signed,
    ev.SignsClosed,
    ev.RoseGiven,
    ev.Instructed,
)
OWN = (ev.Voted, ev.Entered, ev.Handed)
GRAVE = (ev.Died, ev.Executed, ev.SentOut, ev.Ended)
PAUSE = 0.35


class Teller:
    """Writes down what one viewer is told; `brief` leaves out what nobody at the table would say aloud."""

    def __init__(
        self, terminal: Terminal, book: Book, who: Who, you: int | None, brief: bool = False
    ) -> None:
        self.terminal = terminal
        self.book = book
        self.who = who
        self.you = you
        self.brief = brief
        self.pause = 0.0
        self.phase = ""
        self.count: ev.CountOpened | None = None

    def tell(self, event: Event) -> None:
        """Write one thing that happened."""
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            self.phase = event.phase
        if isinstance(event, ev.CountOpened):
            self.count = event
        if self._passes(event):
            return
        said = narrate(event, self.book, self.terminal.words, self.who, self.you, self.phase)
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            self._heading(event, said or "")
        if self.brief and isinstance(event, ev.Counted) and _tabular(event):
            self._count(event)
        elif said is not None:
            self.terminal.write(said, _style(event, self.you))
        if self.pause:
            time.sleep(self.pause)
        if isinstance(event, ev.Ended):
            self._cards(event)

    def _passes(self, event: Event) -> bool:
        """Is this better left unsaid?"""
        if not self.brief:
            return False
        if isinstance(event, ev.Voted):
            return event.seat != self.you and (self.count is None or self.count.order != "in-turn")
        return isinstance(event, NOISE)

    def _heading(self, event: ev.PhaseBegan | ev.Jumped, said: str) -> None:
        """A phase begins with a free line, and with its name unless the host says it."""
        heading = phase_title(self.terminal.words, self.book, event.phase, event.number)
        name = self.terminal.words.of(self.book.name).name("phase", event.phase)
        self.terminal.write()
        if not said.lower().startswith((heading, f"{name}.")):
            self.terminal.write(capital(heading), "bold")

    def _count(self, event: ev.Counted) -> None:
        """The vote as a small table."""
        words, scores = self.terminal.words, halves(event)
        found = [pair for pair in event.result if pair[1]]
        rows = [
            (self.who(seat).label, votes(words, scores[seat]), self._labels(voters))
            for seat, voters in sorted(found, key=lambda pair: -scores[pair[0]])
        ]
        if event.against:
            against = votes(words, scores[ev.AGAINST])
            rows.append((words.name("deed", "against"), against, self._labels(event.against)))
        elects = self.count is not None and bool(elected_place(self.book, self.count))
        first = "elected" if elects else "candidate"
        names = [self.terminal.text(f"cli-vote-{name}") for name in (first, "number", "voters")]
        self.terminal.table(names, rows, right=(1,))

    def _labels(self, seats: Sequence[int]) -> str:
        return ", ".join(self.who(seat).label for seat in seats)

    def _cards(self, event: ev.Ended) -> None:
        words = self.terminal.words
        if not self.brief:
            self.terminal.write(cards(event, words, self.who))
            return
        rows = [
            (self.who(seat).label, words.role(role), "*" if seat in event.seats else "")
            for seat, role in enumerate(event.cards, 1)
        ]
        self.terminal.write()
        self.terminal.table(
            [self.terminal.text(f"cli-end-{name}") for name in ("player", "card", "won")], rows
        )


def _tabular(event: ev.Counted) -> bool:
    """Can this count be shown as a table of candidates and their voters?"""
    return event.kind not in ("proposal", "roses") and any(voters for _, voters in event.result)


def _style(event: Event, you: int | None) -> str:
    if isinstance(event, GRAVE):
        return "bold red"
    if isinstance(event, ev.Claimed):
        return "yellow"
    if you is not None and (isinstance(event, PRIVATE) or (isinstance(event, OWN) and event.seat == you)):
        return "italic cyan"
    return ""
