"""The parts that the faces of one language share. Each is kept together with everything it was made from.

A part is made anew only when something it shows has changed, so a face costs what is new in it. Whatever is
kept here could be thrown away at any time: the faces would be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from msgspec.structs import replace

from omerta.core import Game, View, choices
from omerta.core import events as ev
from omerta.core.choices import may_speak
from omerta.core.day.lone_decisions import is_open_to_step_in
from omerta.core.game import PUBLIC
from omerta.core.moments import Calling, Counting, Talking
from omerta.core.view import granted
from omerta.table.actions.dark import is_covered
from omerta.table.faces import circle, face_parts, panels
from omerta.table.faces import models as faces
from omerta.table.faces import story as telling
from omerta.table.state import clocks
from omerta.table.state.lobby import Lobby, Tap
from omerta.words import Lexicon

Made = TypeVar("Made")
COMMON, SCREEN = 0, -1  # seats of nobody: what is made for all phones alike, and for the screen
UNTOLD = (ev.Dealt, ev.Briefed, ev.Voted)


class Slot(Generic[Made]):
    """What was made last for each seat, and from what: mostly the very same things, so it is cheap to see."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[tuple[object, ...], Made]] = {}

    def __call__(self, seat: int, source: tuple[object, ...], make: Callable[[], Made]) -> Made:
        """The same as last time if it is made from the same."""
        kept = self._kept.get(seat)
        if kept is not None and kept[0] == source:
            return kept[1]
        made = make()
        self._kept[seat] = source, made
        return made


class Pulse:
    """How much a seat was told alone, and how many phases it has seen; both only grow until an undo."""

    __slots__ = ("_heard", "alone", "phases")

    def __init__(self) -> None:
        self.phases = self.alone = self._heard = 0

    def follow(self, events: tuple[ev.Event, ...]) -> tuple[int, int]:
        """Count what is new."""
        for event in events[self._heard :]:
            if isinstance(event, ev.PhaseBegan | ev.Jumped):
                self.phases += 1
            elif not isinstance(event, UNTOLD) and not granted(event, PUBLIC):
                self.alone += 1
        self._heard = len(events)
        return self.phases, self.alone


def settled(lobby: Lobby) -> Lobby:
    """The table without what changes all the time or is one device's own: the clock, counts, taps, wagers."""
    still = replace(lobby, clock=None, taps={}, feints={}, told=0, heard=(), done={})
    return replace(still, wagers={}, helpers=(), strokes=(), met={}, pairing=None)


class Shared:
    """The parts of the faces of one game in one language, between two undos."""

    def __init__(self, words: Lexicon) -> None:
        self.words = words
        self._titles: Slot[str] = Slot()
        self._circles: Slot[tuple[face_parts.Place, ...]] = Slot()
        self._places: Slot[tuple[face_parts.Place, ...]] = Slot()
        self._stories: dict[int, Slot[tuple[face_parts.Line, ...]]] = {}
        self._warnings: Slot[tuple[tuple[int, str], ...]] = Slot()
        self._phrases: Slot[tuple[faces.Phrase, ...]] = Slot()
        self._panels: Slot[faces.Panel | None] = Slot()
        self._held: Slot[face_parts.Held] = Slot()
        self._questions: Slot[str] = Slot()
        self._pulses: dict[int, Pulse] = {}
        self._glance: tuple[Game | None, tuple[object, ...]] = (None, ())
        self._steady: tuple[Lobby | None, Lobby | None] = (None, None)
        self.phones: Slot[faces.Phone] = Slot()

    def glance(self, game: Game, table: View) -> tuple[object, ...]:
        """Whatever of the game itself shows on all phones; the rest of them is made from views."""
        last, glance = self._glance
        if last is not game:
            now = game.now
            talk = (now.kind, now.seats) if isinstance(now, Talking) else ()
            when = (game.book, game.phase, game.number, game.moment, game.over, game.by_hand)
            found = (*when, talk, circle.states(table, game))
            glance = glance if found == glance else found
            self._glance = (game, glance)
        return glance

    def steady(self, lobby: Lobby) -> Lobby:
        """The settled table: the very same one as long as it is equal."""
        last, steady = self._steady
        if last is not lobby:
            found = settled(lobby)
            steady = steady if found == steady else found
            self._steady = (lobby, steady)
        assert steady is not None
        return steady

    def title(self, game: Game) -> str:
        """The phase that goes on, as a heading."""
        source = (game.book, game.phase, game.number)
        return self._titles(COMMON, source, lambda: telling.title(game, self.words))

    def places(
        self, table: View, game: Game, lobby: Lobby, me: int = 0, away: frozenset[int] = frozenset()
    ) -> tuple[face_parts.Place, ...]:
        """The circle as this seat sees it; but for who is who it is the same for all phones."""
        if me:
            common = self.places(table, game, lobby, away=away)
            return self._places(me, (common,), lambda: circle.with_me(common, me))
        source = (table, self.glance(game, table), self.steady(lobby), away)
        made = partial(circle.places, table, game, lobby, self.words, 0, away)
        return self._circles(SCREEN if away else COMMON, source, made)

    def story(self, lines: list[face_parts.Line], length: int) -> tuple[face_parts.Line, ...]:
        """The last lines of the story."""
        source = (len(lines), lines[-1] if lines else None)
        kept = self._stories.setdefault(length, Slot())
        return kept(COMMON, source, lambda: tuple(lines[-length:]))

    def clock(self, lobby: Lobby, game: Game, now: float) -> face_parts.Clock | None:
        """The clock as a device shows it."""
        kept = lobby.clock
        if kept is None:
            return None
        talk = game.now
        source = (talk.seconds, talk.signals) if isinstance(talk, Talking) else ()
        warns = self._warnings(COMMON, source, lambda: circle.warnings(game, self.words))
        left, stopped = round(1000 * clocks.left(kept, now)), circle.stopped_by(lobby, self.words)
        return face_parts.Clock(left, round(1000 * kept.total), kept.paused, warns, stopped)

    def phrases(self, game: Game, seat: int) -> tuple[faces.Phrase, ...]:
        """What can be said to the table now: the same for whoever may speak."""
        if not may_speak(game, seat):
            return ()
        return self._phrases(COMMON, (game.book, game.laid), lambda: panels.phrases(game, seat, self.words))

    def panel(self, game: Game, seat: int, tap: Tap | None) -> faces.Panel | None:
        """What the phone of a seat offers."""
        if game.over is not None or game.now is None:
            return None
        source = self._dark(game, seat, tap) if is_covered(game) else self._light(game, seat)
        return self._panels(seat, source, lambda: panels.panel(game, seat, self.words, tap))

    def _dark(self, game: Game, seat: int, tap: Tap | None) -> tuple[object, ...]:
        """In the dark a panel shows the call and the living, and the seat's own choice."""
        now = game.now
        if not isinstance(now, Calling):
            return game.moment, game.living, tap, game.book, game.laid
        return game.moment, game.living, tap, now.call, now.acts, game.book, game.laid

    def _light(self, game: Game, seat: int) -> tuple[object, ...]:
        now = game.now
        question = self._questions(COMMON, (game.book, now), lambda: panels.question(game))
        ballot = now.ballots.get(seat) if isinstance(now, Counting) else None
        stepping = seat in game.living and is_open_to_step_in(game)
        return game.moment, choices(game, seat).options, question, ballot, stepping

    def held(
        self, seen: View, game: Game, lobby: Lobby, make: Callable[[], face_parts.Held]
    ) -> face_parts.Held:
        """What a seat holds under its thumb."""
        seat = seen.viewer
        assert isinstance(seat, int)
        pulse = self._pulses.setdefault(seat, Pulse()).follow(seen.events)
        known = (seen.cards, seen.hosting and len(seen.events), seen.winner, lobby.taps.get(seat))
        return self._held(seat, (pulse, known, game.book, self.steady(lobby)), make)
