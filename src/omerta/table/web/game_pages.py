"""The games a table has played: a list of them, each to be looked at again, and files to take home."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from omerta.core import Event, Game, Refused, fold
from omerta.table.faces import evening_summary
from omerta.table.replay import exports, worded
from omerta.table.replay.steps import course
from omerta.table.room import Room
from omerta.table.state.chosen_book import plain_book, theme_of, title_of
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.results import Result
from omerta.table.state.series import finished, standing
from omerta.table.store.database import StoreError
from omerta.table.web.guard import Knocks, address_of
from omerta.table.web.templating import language_of, page
from omerta.words import LANGUAGES

NAME = re.compile(r"([0-9]{1,6})(?:\.(game|json|html))?")
KINDS = {"game": "text/plain; charset=utf-8", "json": "application/json", "html": "text/html; charset=utf-8"}
EVENTS = msgspec.json.Decoder(Event)
MOST_KEPT = 12
GAME_STATUSES = {"no-such-game": 404, "game-not-over": 403}


class GamePages:
    """The pages of finished games, for whoever knows the code of their table."""

    def __init__(
        self,
        room: Callable[[Request], Awaitable[Room]],
        device: Callable[[Request, Room], Device | None],
    ) -> None:
        self._room = room
        self._device = device
        self._knocks = Knocks(120, 60)
        self._building = asyncio.Lock()
        self._built: OrderedDict[tuple[str, int, float, tuple[str, ...]], bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        """Where they stand."""
        return [Route("/t/{code}/games", self.all), Route("/t/{code}/games/{name}", self.one)]

    async def all(self, request: Request) -> Response:
        """Every finished game of the table, the last one first."""
        room = await self._room(request)
        lobby, language = room.shown.lobby, self._language(request, room)
        games = [
            {
                "game": each.game,
                "theme": theme_of(each),
                "book": title_of(each, language),
                "winner": evening_summary.winner(each, language),
                "time": datetime.fromtimestamp(each.ended).strftime("%H:%M"),
                "names": [(player.name, player.won) for player in each.players],
            }
            for each in reversed(standing(lobby))
        ]
        summary = evening_summary.evening(lobby, language)
        return page(
            "games.html", language, code=lobby.code, theme=theme_of(lobby), games=games, evening=summary
        )

    async def one(self, request: Request) -> Response:
        """A finished game: to be looked at, or as a file. One that goes on is refused."""
        found = NAME.fullmatch(str(request.path_params["name"]))
        if found is None:
            raise HTTPException(404)
        room = await self._room(request)
        if not self._knocks.knock(address_of(request)):
            raise Refused("slow-down")
        lobby, language = room.shown.lobby, self._language(request, room)
        result = finished(lobby, int(found[1]))
        if not found[2]:
            body = await self._replay(room, result, (language,))
            return page(
                "replay.html", language, code=lobby.code, theme=theme_of(result), replay=body.decode()
            )
        return _file(lobby.code, result.game, found[2], await self._export(room, result, found[2], language))

    async def _export(self, room: Room, result: Result, kind: str, language: str) -> bytes:
        if kind == "html":
            others = tuple(each for each in LANGUAGES if each != language)
            return await self._replay(room, result, (language, *others))
        game = await asyncio.to_thread(_game, room, result)
        if kind == "json":
            return exports.as_data(room.code, result, game)
        return exports.as_notation(room.code, result, game).encode()

    async def _replay(self, room: Room, result: Result, languages: tuple[str, ...]) -> bytes:
        """A replay in one language for the page, or the file in all of them; built once, one at a time."""
        name = (room.code, result.game, result.ended, languages)
        async with self._building:
            if name not in self._built:
                self._built[name] = await asyncio.to_thread(_build, room, room.shown.lobby, result, languages)
            self._built.move_to_end(name)
            while len(self._built) > MOST_KEPT:
                self._built.popitem(last=False)
            return self._built[name]

    def _language(self, request: Request, room: Room) -> str:
        device = self._device(request, room)
        chosen = request.query_params.get("lang", "")
        return device.language if device is not None and chosen not in LANGUAGES else language_of(request)


def _build(room: Room, lobby: Lobby, result: Result, languages: tuple[str, ...]) -> bytes:
    seen = course(plain_book(result), _events(room, result))
    shown = worded.replay(lobby, result, seen, languages)
    return worded.packed(shown) if len(languages) == 1 else exports.as_page(shown).encode()


def _events(room: Room, result: Result) -> list[Event]:
    try:
        bodies = room.store.events(room.code, result.game)
    except StoreError as error:
        raise Refused("try-again") from error
    return [EVENTS.decode(body) for body in bodies]


def _game(room: Room, result: Result) -> Game:
    return fold(plain_book(result), _events(room, result))


def _file(code: str, game: int, kind: str, body: bytes) -> Response:
    name = f"omerta-{code}-{game}.{kind}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=KINDS[kind], headers=headers)
