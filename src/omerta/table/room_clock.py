"""The clock of one table: it sleeps until something is due there, and sees to it that it happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from omerta.core import Game, Refused
from omerta.table.actions import timers
from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.actions.bot_thoughts import Thoughts
from omerta.table.actions.turn import Turn
from omerta.table.faces.drawing import Drawing
from omerta.table.fault_log import where
from omerta.table.shown_table import ShownTable
from omerta.table.state import score
from omerta.table.state.lobby import Lobby
from omerta.table.store.presence import Attendance

said = logging.getLogger("omerta.table")
SOON = 0.01
RECOVERY = 1.0
RESTING = 3600.0


class ClockedTable(Protocol):
    """The table that is driven. What cannot be done now is refused."""

    code: str
    beat: float
    stirred_at: float
    unsure: bool
    head: ThoughtBudget
    lobby: Lobby
    game: Game | None
    shown: ShownTable
    drawing: Drawing
    attendance: Attendance
    now: Callable[[], float]

    async def change(self, do: Callable[[Turn], None], mind: str = "") -> None:
        """Do something to it: it is stored, and then everybody sees it."""

    def tell(self, covered: bool = False) -> None:
        """Everybody looks again."""

    def is_covered(self) -> bool:
        """Do all phones look alike now, whoever is called?"""


class RoomClock:
    """Drives one table: what is told goes on, time runs out, and the house plays its seats."""

    def __init__(self, room: ClockedTable) -> None:
        self._room = room
        self._thoughts = Thoughts(room.head)
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def wake(self) -> None:
        """It runs in this process."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"clock of {self._room.code}")

    def stir(self) -> None:
        """Something has changed: look again what is due."""
        self._stirred.set()

    def still(self) -> None:
        """It does nothing more."""
        self._closed = True
        self._thoughts.stop()
        if self._task is not None:
            self._task.cancel()

    async def close(self) -> None:
        """Stop. A change may swallow a cancellation: it is said twice."""
        self.still()
        if self._task is not None:
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        """Sleep until something is due, and do it; a change wakes the clock early."""
        room = self._room
        while not self._closed:
            self._stirred.clear()
            await self._keep_up()
            if room.shown.go_on():
                room.tell(room.is_covered())
            self._think_ahead()
            due = self._due() - room.now()
            with suppress(TimeoutError):
                async with asyncio.timeout(max(due, SOON)):  # wait_for may swallow the end of this task
                    await self._stirred.wait()
                continue
            try:
                thinks = room.lobby.played_by_house() and not room.is_covered()
                await room.change(self._go_on, room.lobby.mind if thinks else "")
            except Refused as refusal:
                if refusal.reason == "no-such-table":
                    return
                await asyncio.sleep(RECOVERY)
            except Exception as error:  # one table must not stand for ever because of one moment
                said.error("table %s: its clock stumbled: %s", room.code, where(error))
                await asyncio.sleep(RECOVERY)

    async def _keep_up(self) -> None:
        """What has to be stored before anything more is told.

        However long this machine has slept, no sentence is passed over, and the others wait for it. With the
        last one the game is over.
        """
        room = self._room
        if room.unsure:
            return
        ends = room.game is not None and room.game.over is not None and room.lobby.stage == "playing"
        with suppress(Refused):
            if score.overtaken(room.lobby, room.shown.told, room.now(), room.shown.free):
                await room.change(lambda turn: None)
            elif ends and self._due() <= room.now():
                await room.change(self._go_on)

    def _think_ahead(self) -> None:
        """In the dark the bot that taps next thinks before its time comes; at a table that runs."""
        room = self._room
        ready = room.lobby.runs() and room.shown.is_told and room.attendance.is_here()
        if room.game is not None and room.is_covered() and ready:
            self._thoughts.begin(room.lobby, room.game, room.drawing.views)

    def _due(self) -> float:
        """When something happens next by itself."""
        room = self._room
        if room.unsure:
            return room.now() + RECOVERY
        found = timers.due(room.lobby, room.game, room.stirred_at, room.beat)
        due = room.attendance.due(room.lobby.clock, found) or room.now() + RESTING
        return min(due, score.next_cue(room.lobby, room.now()) or due)

    def _go_on(self, turn: Turn) -> None:
        room = self._room
        turn.lobby = room.attendance.settle(turn.lobby, turn.now)
        if room.attendance.is_here():
            self.tick(turn)

    def tick(self, turn: Turn) -> None:
        """Do what is due by now."""
        room = self._room
        with room.head.thinking(turn.lobby.mind) as mind:
            timers.tick(turn, room.drawing.views, room.stirred_at, room.beat, mind, self._thoughts.ready)
