"""The games a table has played: a list of them, each to be looked at again, and files to take home."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import datetime

import msgspec
from msgspec.structs import replace
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from omerta.bots.hindsight import Hindsight
from omerta.core import Game, Refused, fold
from omerta.table.faces import evening_summary
from omerta.table.listening_post import ListeningPost
from omerta.table.replay import exports, worded
from omerta.table.replay.shown_truth import shown_truth
from omerta.table.replay.steps import GameSteps, course
from omerta.table.room import Room
from omerta.table.state.chosen_book import plain_book, theme_of, title_of
from omerta.table.state.lobby import Device, Lobby
from omerta.table.state.results import Result
from omerta.table.state.series import finished, standing
from omerta.table.stored_games import stored_events
from omerta.table.web.guard import Knocks, address_of
from omerta.table.web.templating import language_of, page
from omerta.words import LANGUAGES

NAME = re.compile(r"([0-9]{1,6})(?:\.(game|json|html|truth))?")
TRUTH = "truth"
KINDS = {"game": "text/plain; charset=utf-8", "json": "application/json", "html": "text/html; charset=utf-8"}
MOST_KEPT = 12
BuiltName = tuple[str, int, float, tuple[str, ...], bool]
GAME_STATUSES = {"no-such-game": 404, "game-not-over": 403}


class GamePages:
    """The pages of finished games, for whoever knows the code of their table."""

    def __init__(
        self,
        room: Callable[[Request], Awaitable[Room]],
        device: Callable[[Request, Room], Device | None],
        listener: ListeningPost,
    ) -> None:
        self._room = room
        self._device = device
        self._listener = listener
        self._knocks = Knocks(120, 60)
        self._building = asyncio.Lock()
        self._built: OrderedDict[BuiltName, bytes] = OrderedDict()

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
        if found[2] == TRUTH:
            truth = await self._truth(room, result, language)
            return Response(truth, media_type="application/json")
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
        """A replay in one language for the page, or the file in all of them, which has its truth with it."""
        heard = await self._heard(room, result) if len(languages) > 1 else None
        name = (room.code, result.game, result.ended, languages, heard is not None)
        lobby = room.shown.lobby
        return await self._once(name, lambda: _build(room, lobby, result, languages, heard))

    async def _heard(self, room: Room, result: Result) -> Hindsight | None:
        """A game in hindsight; whoever takes it home when it cannot be thought through has all the rest."""
        try:
            return await self._listener.hindsight(room, result)
        except Refused as refused:
            if refused.reason != "try-again":
                raise
            return None

    async def _truth(self, room: Room, result: Result, language: str) -> bytes:
        """What could be known of a game, for the page that asks for it."""
        heard = await self._listener.hindsight(room, result)
        name = (room.code, result.game, result.ended, (language,), True)
        lobby = room.shown.lobby
        return await self._once(name, lambda: _build_truth(room, lobby, result, language, heard))

    async def _once(self, name: BuiltName, build: Callable[[], bytes]) -> bytes:
        """Whatever is made of a game is made once, one at a time, and the last things are kept."""
        async with self._building:
            if name not in self._built:
                self._built[name] = await asyncio.to_thread(build)
            self._built.move_to_end(name)
            while len(self._built) > MOST_KEPT:
                self._built.popitem(last=False)
            return self._built[name]

    def _language(self, request: Request, room: Room) -> str:
        device = self._device(request, room)
        chosen = request.query_params.get("lang", "")
        return device.language if device is not None and chosen not in LANGUAGES else language_of(request)


def _build(
    room: Room, lobby: Lobby, result: Result, languages: tuple[str, ...], heard: Hindsight | None
) -> bytes:
    seen = _steps(room, result)
    shown = worded.replay(lobby, result, seen, languages)
    if len(languages) == 1:
        return worded.packed(shown)
    truth = shown_truth(lobby, result, seen, heard, languages) if heard is not None else None
    return exports.as_page(replace(shown, truth=truth)).encode()


def _build_truth(room: Room, lobby: Lobby, result: Result, language: str, heard: Hindsight) -> bytes:
    return msgspec.json.encode(shown_truth(lobby, result, _steps(room, result), heard, (language,)))


def _steps(room: Room, result: Result) -> GameSteps:
    return course(plain_book(result), stored_events(room, result))


def _game(room: Room, result: Result) -> Game:
    return fold(plain_book(result), stored_events(room, result))


def _file(code: str, game: int, kind: str, body: bytes) -> Response:
    name = f"omerta-{code}-{game}.{kind}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=KINDS[kind], headers=headers)
