"""Reading a written game is playing it: every statement is a deed or an expectation, checked at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from omerta.core import Game, Refused, log, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.commands import Command
from omerta.core.vocabulary import Book
from omerta.notation.setting import HEAD, Setting, extended, first_phase, head, opened, refused
from omerta.notation.text import Line, Mismatch, NotationError, Statement, did_you_mean, lines, write

LIMIT = 2000


class Case(Struct, frozen=True):
    """A written game with the rules it shows: its title and its lines.

    A game that shows rules is a position made for them, and may have any deck.
    """

    rules: tuple[str, ...]
    title: str
    lines: tuple[Line, ...]
    number: int


class Reading:
    """A game being read: how it stands, and what has happened since the line and the phase began."""

    def __init__(self, books: Mapping[str, Book]) -> None:
        self.books = books
        self.setting: Setting | None = None
        self.game: Game | None = None
        self.events: list[ev.Event] = []
        self.phase_from = 0
        self.spoken_at = -1
        self.spoken: tuple[str, int] = ("", 0)

    @property
    def book(self) -> Book:
        """The book with its house rules."""
        if self.game is not None:
            return self.game.book
        assert self.setting is not None
        return self.setting.book

    def need(self, line: int) -> Game:
        """The game, which must have begun."""
        if self.game is None:
            raise NotationError(line, 1, "not-begun", "", write("night"))
        return self.game

    def send(self, command: Command) -> tuple[ev.Event, ...]:
        """A command goes to the engine; its events are kept."""
        assert self.game is not None
        self.game = play(self.game, command)
        self.events += self.game.told
        return self.game.told

    def go_on(self) -> bool:
        """Close whatever is open, or let the host go on; False when nothing moves any more."""
        assert self.game is not None
        if self.game.over is not None or self.game.undealt > 0:
            return False
        if self.game.now is None:
            self.send(cm.Proceed())
        elif self.game.waiting_answer is not None:
            self.send(cm.Show())
        else:
            self.send(cm.Close())
        return True

    def until(self, reached: Callable[[Game], bool], line: int, what: str) -> Game:
        """Let the game go on by itself until something is reached."""
        game = self.need(line)
        for _ in range(LIMIT):
            assert self.game is not None
            game = self.game
            if reached(game):
                return game
            if not self.go_on():
                break
        raise Mismatch(line, what, "a game that is over" if game.over else "no such moment")

    def since_phase(self, kind: type[ev.Happening]) -> list[ev.Event]:
        """The events of a kind since the last phase line."""
        return [event for event in self.events[self.phase_from :] if isinstance(event, kind)]

    def lay(self, phase: str, line: Line) -> None:
        """Open the game at this phase, or at the book's own beginning."""
        assert self.setting is not None
        self.game = opened(self.setting, phase or first_phase(self.setting), line)
        self.events = list(log(self.game))

    def begin(self, phase: str, line: Line) -> None:
        """A phase line: open the game there, or go on to the next such phase."""
        if self.game is None:
            self.lay(phase, line)
        assert self.game is not None
        undealt = self.game.undealt > 0
        if not self._began(phase) and not undealt:
            self.until(lambda _: self._began(phase), line.number, f"{phase} to begin")

    def _began(self, phase: str) -> bool:
        """Has a phase of this name begun that no line has spoken of yet? Then it is the one meant."""
        for at in range(self.spoken_at + 1, len(self.events)):
            event = self.events[at]
            if isinstance(event, ev.PhaseBegan | ev.Jumped) and event.phase == phase:
                self.phase_from = self.spoken_at = at
                self.spoken = (event.phase, event.number)
                return True
        return False


def cases(text: str, books: Mapping[str, Book]) -> tuple[Case, ...]:
    """The games of a file. A `rule` line or, without one, a book's name begins each."""
    found: list[Case] = []
    current: list[Line] = []
    rules: tuple[str, ...] = ()
    title, number, has_book = "", 0, False

    def finish() -> None:
        if current:
            found.append(Case(rules, title, tuple(current), number or current[0].number))

    for line in lines(text):
        if line.keyword == "rule" or (line.keyword in books and has_book):
            finish()
            current, has_book = [], False
            rules, title, number = (), "", line.number
        if line.keyword == "rule":
            ids, _, title = line.body.partition(":")
            rules, title = tuple(ids.replace(",", " ").split()), title.strip()
            if not rules:
                raise NotationError(line.number, 1, "no-rule-numbers", "", write("rule FAM-195: a title"))
            continue
        has_book = has_book or line.keyword in books
        current.append(line)
    finish()
    return tuple(found)


def read(case: Case, books: Mapping[str, Book]) -> Reading:
    """Play a written game through the engine; raises where it cannot be read or does not hold."""
    from omerta.notation.statements import KEYWORDS, state

    reading = Reading(books)
    for line in case.lines:
        if line.keyword in books:
            reading.setting = head(books[line.keyword], line, any_deck=bool(case.rules))
        elif reading.setting is None:
            hint = did_you_mean(line.keyword, books)
            raise NotationError(line.number, 1, "no-book", line.keyword, hint)
        elif line.keyword in HEAD and reading.game is None:
            reading.setting = extended(reading.setting, line)
        elif line.keyword == "refused" and reading.game is None:
            refused(reading.setting, line)
        elif line.keyword in reading.book.phases:
            reading.begin(line.keyword, line)
            _each(reading, line, state)
        elif line.keyword in KEYWORDS:
            KEYWORDS[line.keyword](reading, line)
        else:
            known = (*books, *HEAD, *reading.book.phases, *KEYWORDS)
            raise NotationError(line.number, 1, "no-keyword", line.keyword, did_you_mean(line.keyword, known))
    return reading


def _each(reading: Reading, line: Line, state: Callable[[Reading, Statement], None]) -> None:
    for statement in line.statements:
        state(reading, statement)


def attempt(reading: Reading, command: Command, statement: Statement) -> tuple[ev.Event, ...]:
    """Send a command and hold its outcome against what the statement expects of it."""
    wants_refusal = statement.outcome.startswith("refused")
    try:
        told = reading.send(command)
    except Refused as refusal:
        if not wants_refusal:
            raise Mismatch(
                statement.line,
                statement.outcome or "this to be accepted",
                f"refused {refusal.reason}",
                refusal.rules,
            ) from refusal
        reason = statement.outcome.removeprefix("refused").strip()
        if reason and reason != refusal.reason:
            raise Mismatch(
                statement.line, statement.outcome, f"refused {refusal.reason}", refusal.rules
            ) from refusal
        return ()
    if wants_refusal:
        raise Mismatch(statement.line, statement.outcome, "it was accepted")
    return told
