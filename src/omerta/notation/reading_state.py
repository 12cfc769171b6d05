"""A game being read: how it stands, what has happened, and what the text has not spoken of yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec.structs import replace

from omerta.core import Game, Refused, log, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.commands import Command
from omerta.core.game import standing_events
from omerta.core.moments import Counting
from omerta.notation.reasons import need_reason
from omerta.notation.setting import GameSetting, first_phase, opened
from omerta.notation.text import Mismatch, NotationError, Prose, Statement, Telling, WrittenLine, whole, write
from omerta.notation.unsaid import UnsaidEvent, result

LIMIT = 2000
AFTER_A_COUNT = ("recount", "confirm-recount", "confirm", "sentence", "proposal")


class OtherwiseRolled(Exception):  # noqa: N818 - no mistake: another seed is tried
    """The die has not fallen as the head prescribes it."""


class Reading:
    """A game being read.

    `standing` are the places of the events that were not undone, `said` of those the text has spoken of;
    `told_at` is the line that led to each event. While it `skips`, what happens need not be written.
    """

    def __init__(self, books: Mapping[str, Book], seed: int = 0) -> None:
        self.books = books
        self.seed = seed
        self.setting: GameSetting | None = None
        self.game: Game | None = None
        self.events: list[ev.Event] = []
        self.standing: list[int] = []
        self.said: set[int] = set()
        self.told_at: list[int] = []
        self.line = 0
        self.skips = False
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
        return self.take(play(self.game, command))

    def take(self, game: Game) -> tuple[ev.Event, ...]:
        """The game has gone on; what was told is kept."""
        self.game = game
        self._keep(game.told)
        if any(isinstance(event, ev.Undone) for event in game.told):
            self._step_back()
        return game.told

    def _keep(self, told: Iterable[ev.Event]) -> None:
        for event in told:
            self.standing.append(len(self.events))
            self.events.append(event)
            self.told_at.append(self.line)
            if isinstance(event, ev.Rolled) and event.variant != self._prescribed():
                raise OtherwiseRolled

    def rolls(self) -> list[str]:
        """How the die has fallen so far."""
        events = (self.events[at] for at in self.standing)
        return [event.variant for event in events if isinstance(event, ev.Rolled)]

    def _prescribed(self) -> str:
        """How the last roll of the die has to be, if the head says so."""
        rolls = self.rolls()
        assert self.setting is not None
        return self.setting.die[len(rolls) - 1] if len(rolls) <= len(self.setting.die) else rolls[-1]

    def _step_back(self) -> None:
        """Something was undone: only what still stands has happened, and the phase may be an earlier one."""
        assert self.game is not None
        self.standing = [at for at, _ in standing_events(self.game)]
        if self.phase_from not in self.standing:
            began = [at for at in self.standing if isinstance(self.events[at], ev.PhaseBegan | ev.Jumped)]
            self.phase_from = began[-1] if began else 0
            self.spoken = (self.game.phase, self.game.number)

    def forward(self) -> Command | None:
        """What closes whatever is open, or lets the host go on; nothing when nothing moves any more."""
        game = self.game
        assert game is not None
        if game.over is not None or game.undealt > 0:
            return None
        if game.now is None:
            return cm.Proceed()
        return cm.Show() if game.waiting_answer is not None else cm.Close()

    def until(self, reached: Callable[[Game], bool], line: int, what: Telling) -> Game:
        """Let the game go on by itself until something is reached; a vote after a vote has to be written."""
        game = self.need(line)
        for _ in range(LIMIT):
            assert self.game is not None
            game = self.game
            if reached(game):
                return game
            if isinstance(game.now, Counting) and game.now.kind in AFTER_A_COUNT and not self.skips:
                raise Mismatch(line, what, f"counting {game.now.kind}")
            command = self.forward()
            if command is None:
                break
            self.send(command)
        raise Mismatch(line, what, Prose("over" if game.over else "never-came"))

    def places(self, *kinds: type[ev.Happening]) -> list[int]:
        """The places of the standing events of these kinds since the last phase line."""
        found = [at for at in self.standing if at >= self.phase_from]
        return [at for at in found if isinstance(self.events[at], kinds)] if kinds else found

    def since_phase(self, *kinds: type[ev.Happening]) -> list[ev.Event]:
        """The events of these kinds since the last phase line."""
        return [self.events[at] for at in self.places(*kinds)]

    def say(self, places: Iterable[int]) -> None:
        """The text has spoken of these events."""
        self.said.update(places)

    def settle(self, before: int | None = None) -> None:
        """Whatever has happened before this place must have been said by now, unless it was to be skipped."""
        past = [at for at in self.standing if before is None or at < before]
        unsaid = [at for at in past if at not in self.said and isinstance(self.events[at], UnsaidEvent)]
        if unsaid and not self.skips:
            told = "; ".join(result(self.events[at]) for at in unsaid)
            raise Mismatch(self.told_at[unsaid[0]], Prose("nothing-more"), told, self._rules(unsaid))
        self.said.update(past)

    def arrive(self, before: int | None = None) -> None:
        """The game has gone on to what a line speaks of; what was to be skipped ends here."""
        if self.skips:
            self.settle(before)
        self.skips = False

    def _rules(self, places: Iterable[int]) -> tuple[str, ...]:
        return tuple(rule for at in places for rule in getattr(self.events[at], "rules", ()))

    def lay(self, phase: str, line: WrittenLine) -> None:
        """Open the game at this phase, or at the book's own beginning."""
        assert self.setting is not None
        if self.setting.die:
            self.setting = replace(self.setting, table=replace(self.setting.table, seed=self.seed))
        self.game = opened(self.setting, phase or first_phase(self.setting), line)
        self._keep(log(self.game))
        start = next((at for at in self.standing if isinstance(self.events[at], ev.Jumped)), 0)
        self.said.update(range(start))

    def begin(self, phase: str, line: WrittenLine) -> None:
        """A phase line: open the game there, or go on to the next such phase."""
        if self.game is None:
            self.lay(phase, line)
        assert self.game is not None
        undealt = self.game.undealt > 0
        if not self._began(phase) and not undealt:
            self.until(lambda _: self._began(phase), line.number, phase)
        self.settle(self.phase_from)
        self.arrive(self.phase_from)

    def _began(self, phase: str) -> bool:
        """Has a phase of this name begun that no line has spoken of yet? Then it is the one meant."""
        for at in self.standing:
            event = self.events[at]
            if at > self.spoken_at and isinstance(event, ev.PhaseBegan | ev.Jumped) and event.phase == phase:
                self.phase_from = self.spoken_at = at
                self.spoken = (event.phase, event.number)
                return True
        return False


def refused_for(reading: Reading, statement: Statement) -> str:
    """The reason for which a statement expects a refusal; an empty word if it expects none."""
    if not statement.outcome.startswith("refused"):
        return ""
    reason = statement.outcome.removeprefix("refused").strip()
    return need_reason(reading.book, reason, statement.line, statement.column)


def attempt(reading: Reading, command: Command, statement: Statement) -> tuple[ev.Event, ...]:
    """Send a command and hold its outcome against what the statement expects of it."""
    reason = refused_for(reading, statement)
    game = reading.need(statement.line)
    try:
        after = play(game, command)
    except Refused as refusal:
        if reason != refusal.reason:
            given = f"{statement.text}: refused {refusal.reason}"
            raise Mismatch(statement.line, whole(statement), given, refusal.rules) from refusal
        return ()
    if reason:
        raise Mismatch(statement.line, whole(statement), f"{statement.text}: accepted")
    return reading.take(after)
