"""What bots think in the dark, ahead of their turn to tap.

Bots tap one after another at times that follow from the call alone. If a thought began when its tap was due,
its length would tell every phone which of them is called. So it begins when the bot before has tapped, and
whoever has not made up his mind in time taps by chance.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial

from omerta.core import Game, View
from omerta.core.game import Viewer
from omerta.core.moments import Option
from omerta.table.actions import bots
from omerta.table.actions.bot_budget import ThoughtBudget
from omerta.table.fault_log import where
from omerta.table.state.lobby import Lobby

said = logging.getLogger("omerta.table")


class Thoughts:
    """The thoughts of a table's bots in the present moment; one bot thinks at a time."""

    def __init__(self, head: ThoughtBudget) -> None:
        self.ready: dict[int, Option] = {}
        self._head = head
        self._moment = (0, 0)
        self._thinker = 0
        self._task: asyncio.Task[None] | None = None

    def begin(self, lobby: Lobby, game: Game, views: Mapping[Viewer, View]) -> None:
        """Let the bot that taps next think, unless it does or has."""
        if (lobby.game, game.moment) != self._moment:
            self._moment, self.ready, self._thinker = (lobby.game, game.moment), {}, 0
        seat = bots.next_tap(game, lobby.played_by_house(), lobby.taps)
        if seat and seat != self._thinker:
            self._thinker = seat
            self._task = asyncio.create_task(self._think(lobby.mind, game, seat, views[seat]))

    async def _think(self, wish: str, game: Game, seat: int, seen: View) -> None:
        moment = self._moment
        try:
            option = await self._head.apart(wish, partial(self._thought, wish, game, seat, seen))
        except Exception as error:  # a bot that stumbles taps by chance; the table goes on
            said.error("a player of the house could not think: %s", where(error))
            return
        if moment == self._moment:
            self.ready[seat] = option

    def _thought(self, wish: str, game: Game, seat: int, seen: View) -> Option:
        with self._head.thinking(wish) as mind:
            return bots.thought(game, seat, seen, mind())

    def stop(self) -> None:
        """Nobody thinks any more."""
        if self._task is not None:
            self._task.cancel()
