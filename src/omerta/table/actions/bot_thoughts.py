"""What bots of a table think, ahead of the time at which they do something.

In the dark they tap one after another at times that follow from the call alone. If a thought began when its
tap was due, its length would tell every phone which of them is called. So it begins when the bot before has
tapped, and whoever has not made up his mind in time taps by chance. By day a thought begins as soon as
something has happened, and is waited for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping

import msgspec
from msgspec.structs import replace

from omerta.bots.minds import QUICKEST
from omerta.core import Game, View, log
from omerta.core.commands import Act, Claim, Command
from omerta.core.game import Viewer
from omerta.core.moments import Option
from omerta.table.actions import bots
from omerta.table.actions.bots import DayMove
from omerta.table.actions.house import House
from omerta.table.actions.thinker import AskedThought, Thought, ThoughtKind
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.lobby import Lobby

said = logging.getLogger("omerta.table")
Views = Mapping[Viewer, View]


class Thoughts:
    """The thoughts of a table's bots in the present moment; one bot thinks at a time."""

    def __init__(self, house: House) -> None:
        self.ready: dict[int, Option] = {}
        self.move: DayMove | None = None
        self._house = house
        self._moment = (0, 0)
        self._thinker = 0
        self._state: tuple[int, int, tuple[int, ...]] = (0, 0, ())
        self._told = (0, 0)
        self._task: asyncio.Task[None] | None = None

    def begin(self, lobby: Lobby, game: Game, views: Views) -> None:
        """Let the bot that does something next think, unless it does or has."""
        if (lobby.game, game.moment) != self._moment:
            self._moment, self.ready, self._thinker = (lobby.game, game.moment), {}, 0
        seat = bots.next_tap(game, lobby.played_by_house(), lobby.taps)
        if seat and seat != self._thinker:
            self._thinker = seat
            self._start(self._tap(lobby, game, seat))
        state = (lobby.game, game.seen, lobby.heard)
        if not seat and state != self._state and bots.is_due(game, lobby.played_by_house(), lobby.heard):
            self._state = state
            self._start(self._by_day(lobby, game, views))

    async def settled(self) -> None:
        """Whoever thinks has made up his mind, or it took him too long. If he stumbled, he thinks again."""
        task = self._task
        if task is not None:
            await asyncio.wait({task})
            if not task.cancelled() and (error := task.exception()) is not None:
                self._task, self._state = None, (0, 0, ())
                raise error

    def stop(self) -> None:
        """Nobody thinks any more."""
        if self._task is not None:
            self._task.cancel()

    def _start(self, thinking: Coroutine[None, None, None]) -> None:
        self._task = asyncio.create_task(thinking)
        self._task.add_done_callback(
            lambda done: done.cancelled() or done.exception()
        )  # somebody has seen it

    async def _tap(self, lobby: Lobby, game: Game, seat: int) -> None:
        moment = self._moment
        found = await self._thought(lobby, game, seat, "tap")
        if found is not None and moment == self._moment:
            self.ready[seat] = found.option

    async def _by_day(self, lobby: Lobby, game: Game, views: Views) -> None:
        """The first who has something to say says it; if none has, somebody does something."""
        players, heard = lobby.played_by_house(), lobby.heard
        claims: tuple[Claim, ...] = ()
        while not claims and (seat := bots.next_speaker(game, players, heard)):
            found = await self._thought(lobby, game, seat, "speech")
            heard, claims = (*heard, seat), found.claims if found is not None else ()
        command: Command | None = None if claims else bots.declaration(game, players)
        if not claims and command is None and (seat := bots.next_doer(game, players)):
            found = await self._thought(lobby, game, seat, "deed")
            chance = bots.deed(game, seat, views[seat], QUICKEST) if found is None else found.option
            command = Act(seat, *chance)
        self.move = DayMove((lobby.game, game.seen, lobby.heard), heard, claims, command)

    async def _thought(self, lobby: Lobby, game: Game, seat: int, question: ThoughtKind) -> Thought | None:
        """Asked with what has happened since the last time; once more from the beginning if that is lost."""
        for _ in range(2):
            since = self._told[1] if self._told[0] == lobby.game else 0
            self._told = (lobby.game, game.seen)
            asked = AskedThought(lobby.code, lobby.game, since, log(game)[since:], seat, question, lobby.mind)
            if not since:
                asked = replace(asked, book=msgspec.Raw(msgspec.json.encode(plain_book(lobby))))
            found = await self._house.think(asked)
            if found is not None and found.trouble:
                said.error("a player of the house could not think: %s", found.trouble)
            if found is not None and not found.lost and not found.trouble:
                return found
            self._told = (0, 0)
            if found is None or found.trouble:
                return None
        return None
