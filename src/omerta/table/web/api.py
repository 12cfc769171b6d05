"""The open door: the same faces and asks as JSON, so that anybody can write a client or a bot."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import TypeVar, get_args

import msgspec
from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from omerta.core import Choices, Refused, choices
from omerta.core.game import PUBLIC
from omerta.table.actions import asks
from omerta.table.faces import padding
from omerta.table.faces.models import Face
from omerta.table.listening_post import ListeningPost
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.chosen_book import words_of
from omerta.table.state.lobby import Device
from omerta.table.state.seats import mark_of
from omerta.table.state.series import finished
from omerta.table.web.api_models import (
    FaceNow,
    Join,
    Joined,
    OpenedTable,
    OpenTable,
    Problem,
    Told,
    TruthNow,
    ViewNow,
)
from omerta.table.web.guard import Allowance, Crowd, Knocks, address_of, same_origin
from omerta.table.web.keys import key_of, new_key, read_code
from omerta.table.web.openapi import ERRORS, Operation, document
from omerta.table.web.templating import language_of, page
from omerta.words import explain_refusal, lexicon

Body = TypeVar("Body", bound=Struct)
Handler = Callable[[Request], Awaitable[Response]]
Find = Callable[[HTTPConnection], Awaitable[Room]]
LONGEST_BODY = 4096
PATIENCE = 25.0
MOST_WAITING = 60
READS_A_SECOND, READS_AT_ONCE = 30.0, 120.0
ASKS_A_SECOND, ASKS_AT_ONCE = 10.0, 40.0
CREATED, NO_CONTENT, UNAUTHORIZED = 201, 204, 401
STATUSES = {
    "not-understood": 400,
    "no-key": UNAUTHORIZED,
    "not-yours": 403,
    "organizer-only": 403,
    "foreign-page": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 404,
    "game-not-over": 403,
    "slow-down": 429,
    "too-fast": 429,
    "broken": 500,
    "try-again": 503,
}
REFUSED = 409
GARBLED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
FACES, SEAT, AFTER = ("screen", "phone", "desk"), "seat", "after"


class Door:
    """The door of one hall; how often an address may knock is counted together with the pages."""

    def __init__(
        self, hall: Hall, openings: Knocks, joinings: Allowance, find: Find, listener: ListeningPost
    ) -> None:
        self.hall = hall
        self._listener = listener
        self._openings = openings
        self._joinings = joinings
        self._find = find
        self._reads = Allowance(READS_A_SECOND, READS_AT_ONCE)
        self._asks = Allowance(ASKS_A_SECOND, ASKS_AT_ONCE)
        self._waiting = Crowd(MOST_WAITING)

    def operations(self) -> tuple[tuple[Operation, Handler], ...]:
        """Everything that can be done through the door; routes and manual are made from this."""
        table = "/tables/{code}"
        return (
            (Operation("POST", "/tables", OpenTable, OpenedTable, CREATED), self.open),
            (Operation("POST", f"{table}/people", Join, Joined, CREATED, key="may"), self.join),
            (Operation("GET", f"{table}/face", None, FaceNow, query=("face", SEAT), key="may"), self.face),
            (
                Operation("GET", f"{table}/faces", None, FaceNow, query=("face", SEAT, AFTER), key="may"),
                self.next_face,
            ),
            (Operation("GET", f"{table}/view", None, ViewNow, query=(SEAT,), key="may"), self.view),
            (Operation("POST", f"{table}/asks", asks.Ask, Told, key="must"), self.ask),
            (Operation("GET", f"{table}/games/{{game}}/truth", None, TruthNow), self.truth),
        )

    def routes(self) -> list[BaseRoute]:
        """The routes of the door, for the application."""
        offered = [
            Route(operation.path, does, methods=[operation.method]) for operation, does in self.operations()
        ]
        manual = [Route("/openapi.json", self.manual), Route("/", self.page)]
        handlers = {HTTPException: self._problem, Refused: self._refused, Exception: self._broken}
        inside = Starlette(routes=[*offered, *manual], exception_handlers=handlers)
        return [Route("/api", self.page), Mount("/api", inside)]

    # The manual

    async def manual(self, request: Request) -> Response:
        """The manual for programs."""
        return _bytes(_manual(self._described()))

    async def page(self, request: Request) -> Response:
        """The manual for people."""
        operations, asked = self._described(), get_args(asks.Ask)
        return page("api.html", "en", operations=operations, asked=asked, errors=ERRORS)

    def _described(self) -> tuple[tuple[Operation, str], ...]:
        return tuple((operation, does.__doc__ or "") for operation, does in self.operations())

    # What can be done

    async def open(self, request: Request) -> Response:
        """Open a table."""
        wish = await self._body(request, OPENINGS)
        if not self._openings.knock(address_of(request)):
            raise Refused("slow-down")
        code, key = await self.hall.open(wish.language or language_of(request), wish.book)
        return _json(OpenedTable(code, key, f"{self.hall.address}/j/{code}"), CREATED)

    async def join(self, request: Request) -> Response:
        """Come to a table: to play, or to watch. Who sends a key sits down on that device."""
        wish = await self._body(request, JOININGS)
        room = await self._room(request)
        if not self._joinings.takes(f"{address_of(request)} {room.code}"):
            raise Refused("slow-down")
        plays = not wish.watch and room.lobby.stage not in ("dealt", "playing")
        key = key_of(request)
        device = self._device(request, room)
        mark = mark_of(room.code, address_of(request))
        if plays:
            room.check_seat(wish.name, device, mark)
        if device is None:
            key = new_key()
            id = await room.enter(key, wish.language or language_of(request), wish.watch, mark)
        else:
            id = device.id
        if not plays:
            return _json(Joined(key, 0), CREATED)
        return _json(
            Joined(key, await room.sit(id, wish.name, wish.gender, wish.emblem, wish.colour)), CREATED
        )

    async def face(self, request: Request) -> Response:
        """What a device shows now: a phone, the desk of a host, or the screen, which needs no key."""
        look, send = await self._look(request)
        return send(look())

    async def next_face(self, request: Request) -> Response:
        """The face as soon as it is another than `after`; 204 if nothing changes for some time."""
        look, send = await self._look(request)
        room, changed = await self._room(request), asyncio.Event()
        with self._waiting.place(address_of(request)) as free:
            if not free:
                raise Refused("slow-down")
            room.listeners.add(changed.set)
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        while (found := look()).version == request.query_params.get(AFTER):
                            changed.clear()
                            await changed.wait()
                        return send(found)
                return Response(status_code=NO_CONTENT)
            finally:
                room.listeners.discard(changed.set)

    async def view(self, request: Request) -> Response:
        """The game as the engine shows it to a seat of this device, and what that seat may do.

        Without a key: as the whole table knows it. Nothing is in it that the phone of the seat is not built
        from.
        """
        room = await self._reading(request)
        device = self._device(request, room)
        game, lobby = room.shown.game, room.shown.lobby
        if game is None or lobby.stage == "gathering":
            raise Refused("no-game")
        asked = _seat(request)
        seat = room.drawing.seat_here(device, asked)
        if asked and asked != seat:
            raise Refused("not-yours")
        if not seat:
            return _json(ViewNow(room.drawing.views[PUBLIC], Choices(0, (), False, False)))
        offered = choices(game, seat)
        if lobby.stage != "playing":
            offered = Choices(seat, (), False, False)
        seen = msgspec.json.encode(ViewNow(room.drawing.seen_at(seat), offered))
        width = max(len(seen), room.drawing.view_width())  # who is out may be shown more, and all know it
        return _bytes(padding.padded(seen, padding.rounded(width, padding.LONG_ANSWER)))

    async def ask(self, request: Request) -> Response:
        """Ask something of the table; the socket takes and answers the same."""
        room = await self._room(request)
        device = self._device(request, room)
        if device is None:
            raise Refused("no-key")
        if not self._asks.takes(f"{room.code} {device.id}"):
            raise Refused("too-fast")
        body = await self._bytes(request)
        try:
            asked = ASKS.decode(body)
        except GARBLED:
            raise Refused("not-understood") from None
        covered, since = room.is_covered(), time.monotonic()
        answer = await room.ask(device, asked)
        await room.unhurried(covered, since)
        told = Told(asked.n, True, answer.text, answer.rules, answer.notes)
        return _bytes(room.drawing.filled(msgspec.json.encode(told), answer, device))

    async def truth(self, request: Request) -> Response:
        """What could be known of a finished game, step by step, by whoever heard every public word.

        The first time it is thought through, which takes some seconds. Of a game that goes on, was broken off
        or whose end was taken back there is none.
        """
        room = await self._reading(request)
        number = str(request.path_params["game"])
        if not (number.isdecimal() and number.isascii() and len(number) < 7):
            raise Refused("not-understood")
        result = finished(room.shown.lobby, int(number))
        with self._waiting.place(address_of(request)) as free:
            if not free:
                raise Refused("slow-down")
            return _json(TruthNow(room.code, result.game, await self._listener.hindsight(room, result)))

    # Helpers

    async def _room(self, request: Request) -> Room:
        """The table that is asked for, but not by a page of another site."""
        if not same_origin(request):
            raise Refused("foreign-page")
        return await self._find(request)

    async def _reading(self, request: Request) -> Room:
        room = await self._room(request)
        device = self._device(request, room)
        if not self._reads.takes(f"{room.code} {device.id}" if device is not None else address_of(request)):
            raise Refused("too-fast")  # whoever has a key is not slowed down by his neighbours
        return room

    async def _look(self, request: Request) -> tuple[Callable[[], FaceNow], Callable[[FaceNow], Response]]:
        """How to look at the face that is asked for, and how to send it."""
        room = await self._reading(request)
        kind = request.query_params.get("face", FACES[0])
        if kind not in FACES:
            raise Refused("not-understood")
        device, seat = self._device(request, room), _seat(request)
        if kind != FACES[0] and device is None:
            raise Refused("no-key")
        await room.greet(device.id if device is not None else "")

        def send(now: FaceNow) -> Response:
            return _bytes(padding.padded(msgspec.json.encode(now), room.drawing.width(now.face)))

        return lambda: _faced(room, room.face(device, kind, seat)), send

    def _device(self, request: Request, room: Room) -> Device | None:
        """The device whose key is sent; a key that opens nothing is refused."""
        key = key_of(request)
        device = room.device(key) if key else None
        if key and device is None:
            raise Refused("no-key")
        return device

    async def _body(self, request: Request, bodies: msgspec.json.Decoder[Body]) -> Body:
        if not same_origin(request):
            raise Refused("foreign-page")
        try:
            return bodies.decode(await self._bytes(request))
        except GARBLED:
            raise Refused("not-understood") from None

    async def _bytes(self, request: Request) -> bytes:
        """The body, which is JSON and not long: no form of another page can send that."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise HTTPException(415)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST_BODY:
                raise HTTPException(413)
        return body

    # Problems

    async def _refused(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        return self._say(request, error.reason, STATUSES.get(error.reason, REFUSED), error)

    async def _problem(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        reason = {404: "no-such-page", 408: "too-slow"}.get(error.status_code, "not-understood")
        answer = self._say(request, reason, error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    async def _broken(self, request: Request, error: Exception) -> Response:
        return self._say(request, "broken", STATUSES["broken"])

    def _say(self, request: Request, reason: str, status: int, refusal: Refused | None = None) -> Response:
        """A problem in the language of the device, or in the one the request accepts."""
        room = self.hall.rooms.get(read_code(str(request.path_params.get("code", ""))))
        device = room.device(key_of(request)) if room is not None and key_of(request) else None
        language = device.language if device is not None else language_of(request)
        words = words_of(room.lobby, language).of(room.lobby.book) if room is not None else lexicon(language)
        rules = tuple((number, "") for number in refusal.rules if number) if refusal is not None else ()
        most = refusal.most if refusal is not None else 0
        problem = msgspec.json.encode(Problem(reason, explain_refusal(reason, words, most), rules))
        answer = _bytes(padding.padded_answer(problem, bool(rules)), status)
        if status == UNAUTHORIZED:
            answer.headers["www-authenticate"] = "Bearer"
        return answer


ASKS = msgspec.json.Decoder(asks.Ask)
OPENINGS = msgspec.json.Decoder(OpenTable)
JOININGS = msgspec.json.Decoder(Join)


def _faced(room: Room, face: Face) -> FaceNow:
    """A face and its version; the clock runs all the time, so it counts only where it was wound."""
    mark = hashlib.blake2b(msgspec.json.encode(room.drawing.news(face)), digest_size=9)
    return FaceNow(mark.hexdigest(), face)


def _seat(request: Request) -> int:
    """The seat asked for; 0 where none is."""
    typed = request.query_params.get(SEAT, "")
    if typed and not (typed.isdecimal() and typed.isascii() and len(typed) < 4):
        raise Refused("not-understood")
    return int(typed or 0)


@cache
def _manual(described: tuple[tuple[Operation, str], ...]) -> bytes:
    """The manual for programs: it is the same all the time, so it is made once."""
    return msgspec.json.encode(document(described))


def _json(body: object, status: int = 200) -> Response:
    return _bytes(msgspec.json.encode(body), status)


def _bytes(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")
