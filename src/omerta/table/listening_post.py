"""The listener of the house: finished games in hindsight, one at a time, apart from whatever else goes on."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict

import msgspec

from omerta.bots.hindsight import Hindsight
from omerta.bots.hindsight_process import PlayedGame
from omerta.core import Refused
from omerta.table.room import Room
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.results import Result
from omerta.table.state.series import finished
from omerta.table.stored_games import stored_events

log = logging.getLogger("omerta.table")
MOST_KEPT = 24
PATIENCE = 180.0
WORKER = ("-P", "-m", "omerta.bots.hindsight_process")

TRUTHS: msgspec.json.Decoder[Hindsight | None] = msgspec.json.Decoder(Hindsight | None)

GameName = tuple[str, int, float]


class ListeningPost:
    """One listener for all tables, who takes their games in turn and remembers the last of them.

    A game is known by its table, its number and when it was over: one that was taken back and ended anew is
    another.
    """

    def __init__(self) -> None:
        self._listener = asyncio.Semaphore(1)
        self._kept: OrderedDict[GameName, Hindsight] = OrderedDict()
        self._thinking: dict[GameName, asyncio.Task[None]] = {}

    async def hindsight(self, room: Room, result: Result) -> Hindsight:
        """A finished game: as it is remembered, as it is just being thought of, or thought through anew."""
        name = (room.code, result.game, result.ended)
        if name not in self._kept:
            if name not in self._thinking:
                self._thinking[name] = asyncio.create_task(self._think(name, room, result))
            await asyncio.shield(self._thinking[name])
        found = self._kept[name]
        self._kept.move_to_end(name)
        if finished(room.shown.lobby, result.game) != result:  # meanwhile its end was taken back
            raise Refused("game-not-over")
        return found

    async def _think(self, name: GameName, room: Room, result: Result) -> None:
        try:
            async with self._listener:
                self._kept[name] = await _apart(room, result)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        finally:
            del self._thinking[name]


async def _apart(room: Room, result: Result) -> Hindsight:
    """Thought through in a process that ends with whoever waits for it."""
    events = await asyncio.to_thread(stored_events, room, result)
    asked = msgspec.json.encode(PlayedGame(plain_book(result), tuple(events)))
    process: Process | None = None
    try:
        process = await asyncio.create_subprocess_exec(sys.executable, *WORKER, stdin=PIPE, stdout=PIPE)
        async with asyncio.timeout(PATIENCE):
            told, _ = await process.communicate(asked)
        found = TRUTHS.decode(told)
    except (OSError, NotImplementedError, TimeoutError, msgspec.DecodeError) as error:
        log.warning("a game of %s could not be thought through: %s", result.book, type(error).__name__)
        raise Refused("try-again") from error
    finally:
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
    if found is None:
        raise Refused("game-not-over")
    return found
