"""The doors of the table: pages to open, join and play, and the socket behind them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from types import MappingProxyType

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from omerta.core.commands import Refused
from omerta.table.actions.asks import DoVoice, Gender
from omerta.table.listening_post import ListeningPost
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state import emblems
from omerta.table.state.chosen_book import theme_of, title_of
from omerta.table.state.lobby import Device
from omerta.table.state.seats import mark_of
from omerta.table.store.database import StoreError
from omerta.table.web.allowed_hosts import Names, names_of
from omerta.table.web.api import Door
from omerta.table.web.app_pages import app_routes
from omerta.table.web.arrivals import Arrivals, here_route
from omerta.table.web.book_pages import BOOK_STATUSES, BookPages
from omerta.table.web.connections import Cut, DeviceLine, SocketLine, Streams
from omerta.table.web.front_door import FrontDoor
from omerta.table.web.game_pages import GAME_STATUSES, GamePages
from omerta.table.web.guard import (
    HEADERS,
    NOT_KEPT,
    Allowance,
    Knocks,
    OwnNames,
    Patience,
    SafeHeaders,
    address_of,
    same_origin,
)
from omerta.table.web.keys import give_key, new_key, protocol_of, read_code, sent_key
from omerta.table.web.narrator_pages import NarratorPages
from omerta.table.web.picture_pages import own_picture_route, picture_routes
from omerta.table.web.print_pages import PRINT_STATUSES, PrintPages
from omerta.table.web.remote_pages import RemotePages
from omerta.table.web.socket_limits import SLOW_DOWN, Crowds
from omerta.table.web.sockets import NOT_YOURS, Wire
from omerta.table.web.sound_pages import SoundPages
from omerta.table.web.templating import language_of, page, remember
from omerta.table.web.tls_guide import Guide
from omerta.table.web.typed_forms import form_language, typed_form
from omerta.words import explain_refusal, lexicon

LONGEST_SAYING = 8192
STREAM, NO_SUCH_TABLE = "omerta-stream", 4404
CLOSINGS = {"slow-down": SLOW_DOWN, "try-again": 1013}
TYPOS_A_SECOND, TYPOS_AT_ONCE, GUESS_SECONDS = 1.0, 300.0, 2.0
JOININGS_A_SECOND, JOININGS_AT_ONCE = 2.0, 300.0
STATUSES = {"slow-down": 429, "no-such-table": 404, "foreign-page": 403, "try-again": 503, **GAME_STATUSES}
STATUSES |= {"narrator-elsewhere": 403, **PRINT_STATUSES, **BOOK_STATUSES}
SEE_OTHER, MISDIRECTED = 303, 421
PROBLEMS = {404: "no-such-page", 408: "too-slow"}
NOTHING_TYPED: Mapping[str, str] = MappingProxyType({})


class Doors:
    """The pages of one hall."""

    def __init__(
        self,
        hall: Hall,
        names: Names | None = None,
        guide: Guide | None = None,
        narrators: NarratorPages | None = None,
    ) -> None:
        self.hall = hall
        self.guide = guide
        self.narrators = narrators
        self.failed: StoreError | None = None
        self.names = names or names_of(hall.address)
        self.wrong_codes = Allowance(TYPOS_A_SECOND, TYPOS_AT_ONCE)
        self.openings = Knocks(30, 60)
        self.joinings = Allowance(JOININGS_A_SECOND, JOININGS_AT_ONCE)
        self.crowds = Crowds()
        self.streams = Streams()
        self.listener = ListeningPost()

    def app(self) -> Starlette:
        """The application."""
        return Starlette(
            routes=[
                *FrontDoor(self.hall, self.openings, self._narrates, self._room).routes(),
                Route("/join", self.by_code),
                Route("/j/{code}", self.join_page),
                Route("/j/{code}", self.join, methods=["POST"]),
                Route("/t/{code}", self.phone),
                Route("/t/{code}/phone", self.phone),
                Route("/t/{code}/screen", self.screen),
                Route("/t/{code}/both", self.both),
                Route("/t/{code}/desk", self.desk),
                *RemotePages(self._room, self._device, self.joinings).routes(),
                *GamePages(self._room, self._device, self.listener).routes(),
                *SoundPages(self.hall.sounds, self._room).routes(),
                *PrintPages(self.hall.signpost, self._room, self._device).routes(),
                *picture_routes(),
                *app_routes(),
                *BookPages(lambda: self.hall.bookcase.shelf, self._room).routes(),
                own_picture_route(self._room),
                *(self.narrators.routes() if self.narrators is not None else ()),
                WebSocketRoute("/t/{code}/socket", self.socket),
                Route("/t/{code}/stream", self.stream),
                Route("/t/{code}/stream", self.say, methods=["POST"]),
                Route("/healthz", self.healthz),
                here_route(),
                *(self.guide.routes() if self.guide is not None else ()),
                *Door(self.hall, self.openings, self.joinings, self._room, self.listener).routes(),
                Mount("/static", StaticFiles(packages=[("omerta.table.web", "static")])),
            ],
            middleware=[
                Middleware(SafeHeaders),
                Middleware(OwnNames, names=self.names, refuse=self.strange),
                Middleware(Arrivals, signpost=self.hall.signpost),
                Middleware(Patience),
            ],
            exception_handlers={HTTPException: self.problem, Refused: self.refused, Exception: self.broken},
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        try:
            await self.hall.start()
        except StoreError as error:
            self.failed = error  # whoever opens the doors says it: here nobody listens
            raise
        yield
        await self.hall.stop()

    def hang_up(self) -> None:
        """The server closes: nothing keeps it."""
        self.streams.hang_up()
        self.hall.still()

    # Pages

    async def by_code(self, request: Request) -> Response:
        """A code that was typed."""
        code = read_code(request.query_params.get("code", ""))
        await self._room(request, code)
        return RedirectResponse(f"/j/{code}", SEE_OTHER)

    async def join_page(self, request: Request) -> Response:
        """Who are you?"""
        room = await self._room(request)
        device = self._device(request, room)
        if device is not None and room.lobby.held_by(device.id):
            return RedirectResponse(f"/t/{room.code}", SEE_OTHER)
        return self._join_page(request, room)

    def _join_page(
        self, request: Request, room: Room, problem: str = "", typed: Mapping[str, str] = NOTHING_TYPED
    ) -> Response:
        """The page with what was typed there before it was refused."""
        wears = emblems.offered(room.lobby, typed.get("emblem", ""), typed.get("colour", ""))
        return page(
            "join.html",
            form_language(request, typed),
            400 if problem else 200,
            code=room.code,
            theme=theme_of(room.lobby),
            book=room.lobby.book,
            own_title=title_of(room.lobby, form_language(request, typed))
            if room.lobby.own is not None
            else "",
            people=room.lobby.people,
            wears=wears,
            emblems=emblems.left(room.lobby, wears.emblem),
            colours=emblems.COLOURS,
            next=typed.get("next", request.query_params.get("next", "")),
            problem=problem,
            name=typed.get("name", ""),
            gender=_gender(typed.get("gender", "")),
            playing=room.lobby.stage in ("dealt", "playing"),
        )

    async def join(self, request: Request) -> Response:
        """Sit down, or watch."""
        form = await typed_form(request)
        room = await self._room(request)
        if not self.joinings.takes(f"{address_of(request)} {room.code}"):
            raise Refused("slow-down")
        language = form_language(request, form)
        device = self._device(request, room)
        speaks = form.get("as", "") == "voice"
        watches = speaks or form.get("as", "") == "watcher"
        onward = "/screen" if speaks else _next(form.get("next", ""))
        answer = RedirectResponse(f"/t/{room.code}{onward}", SEE_OTHER)
        plays = not watches and room.lobby.stage not in ("dealt", "playing")
        mark = mark_of(room.code, address_of(request))
        try:
            if plays:
                room.check_seat(form.get("name", ""), device, mark)
            if device is None:
                key = new_key()
                id = await room.enter(key, language, watches, mark)
                give_key(request, answer, room.code, key)
            else:
                id = device.id
            if plays:
                wears = form.get("emblem", ""), form.get("colour", "")
                await room.sit(id, form.get("name", ""), _gender(form.get("gender", "")), *wears)
            if speaks and (own := room.lobby.device(id)) is not None:
                with suppress(Refused):  # another device speaks: then this one is a screen and no more
                    await room.ask(own, DoVoice(on=True))
        except Refused as refusal:
            said = explain_refusal(refusal.reason, lexicon(language), refusal.most)
            return self._join_page(request, room, said, form)
        remember(answer, language)
        return answer

    async def phone(self, request: Request) -> Response:
        """The phone of a player."""
        room = await self._room(request)
        device = self._device(request, room)
        if device is None:
            return RedirectResponse(f"/j/{room.code}", SEE_OTHER)
        await room.greet(device.id)
        return page("phone.html", device.language, code=room.code, theme=theme_of(room.lobby))

    async def screen(self, request: Request) -> Response:
        """The public screen, for whoever knows the code."""
        room = await self._room(request)
        return page("screen.html", room.lobby.language, code=room.code, theme=theme_of(room.lobby))

    async def both(self, request: Request) -> Response:
        """The screen and one's own phone, side by side."""
        room = await self._room(request)
        device = self._device(request, room)
        language = device.language if device is not None else room.lobby.language
        return page("both.html", language, code=room.code, theme=theme_of(room.lobby))

    async def desk(self, request: Request) -> Response:
        """The desk of a human host, for whoever opened the table."""
        room = await self._room(request)
        device = self._device(request, room)
        if device is None or not device.organizer:
            raise Refused("organizer-only")
        return page("desk.html", device.language, code=room.code, theme=theme_of(room.lobby))

    async def healthz(self, request: Request) -> Response:
        """Is all well?"""
        well = await asyncio.to_thread(self.hall.store.healthy)
        return JSONResponse({"ok": well, "tables": len(self.hall.rooms)}, 200 if well else 503)

    # The wire to a device

    async def socket(self, socket: WebSocket) -> None:
        """A websocket."""
        await socket.accept(protocol_of(socket))
        await self._serve(SocketLine(socket), socket)

    async def stream(self, request: Request) -> ASGIApp:
        """An event stream, where a browser or a proxy refuses the websocket."""
        if request.method != "GET":
            raise HTTPException(405)  # an answer without a body would never end
        key = sent_key(request, read_code(request.path_params["code"]))
        return self.streams.answer(lambda line: self._serve(line, request), key)

    async def say(self, request: Request) -> Response:
        """What a page says whose wire is a stream; it is answered there."""
        if not same_origin(request):
            raise Refused("foreign-page")
        key = sent_key(request, read_code(request.path_params["code"]))
        line = self.streams.find(request.headers.get(STREAM, ""), key)
        if line is None:
            raise HTTPException(404)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST_SAYING:
                raise HTTPException(413)
        return Response(status_code=204 if line.say(body.decode(errors="replace")) else 429)

    async def _serve(self, line: DeviceLine, connection: HTTPConnection) -> None:
        """Serve the device at the other end of this line, if it may be here."""
        with suppress(Cut):
            if not same_origin(connection):
                return await line.close(NOT_YOURS)
            try:
                room = await self._room(connection)
            except Refused as refusal:
                return await line.close(CLOSINGS.get(refusal.reason, NO_SUCH_TABLE))
            kind = connection.query_params.get("face", "")
            kind = kind if kind in ("phone", "desk", "remote") else "screen"
            seat = connection.query_params.get("seat", "")
            device = self._device(connection, room)
            if kind != "screen" and device is None:
                return await line.close(NOT_YOURS)
            wire = Wire(line, room, device, kind, int(seat) if seat.isdecimal() and len(seat) < 4 else 0)
            await self.crowds.run(wire, address_of(connection))

    # Helpers

    async def _room(self, connection: HTTPConnection, code: str = "") -> Room:
        """The table that is asked for.

        Where many wrong codes came from, each code takes longer, a right one too; but nobody is ever kept out
        by what his neighbours type (0021).
        """
        address = address_of(connection)
        code = code or read_code(str(connection.path_params.get("code", "")))
        known = self.hall.rooms.get(code)
        if known is not None and self._device(connection, known) is not None:
            return known  # whoever has a key guesses nothing, whatever his neighbours do
        if not self.wrong_codes.has(address):
            await asyncio.sleep(GUESS_SECONDS)
        try:
            return await self.hall.room(code)
        except Refused as refusal:
            if refusal.reason == "no-such-table":
                self.wrong_codes.takes(address)
            raise

    def _narrates(self, request: Request) -> bool:
        return self.narrators is not None and self.narrators.admits(request)

    def _device(self, connection: HTTPConnection, room: Room) -> Device | None:
        key = sent_key(connection, room.code)
        return room.device(key) if key else None

    async def refused(self, request: Request, error: Exception) -> Response:
        """What cannot be done, why, and a way back."""
        assert isinstance(error, Refused)
        language = language_of(request)
        text = explain_refusal(error.reason, lexicon(language), error.most)
        return page("problem.html", language, STATUSES.get(error.reason, 400), text=text)

    async def problem(self, request: Request, error: Exception) -> Response:
        """There is no such page, or it cannot be asked like this."""
        assert isinstance(error, HTTPException)
        language = language_of(request)
        text = explain_refusal(PROBLEMS.get(error.status_code, "not-understood"), lexicon(language))
        answer = page("problem.html", language, error.status_code, text=text)
        answer.headers.update(error.headers or {})
        return answer

    def strange(self, request: Request) -> Response:
        """The table was called by a name that is not its own."""
        language = language_of(request)
        text = explain_refusal("strange-address", lexicon(language))
        return page("problem.html", language, MISDIRECTED, text=text)

    async def broken(self, request: Request, error: Exception) -> Response:
        """Something went wrong on our side; nothing is lost, because everything is stored."""
        try:
            language = language_of(request)
            text = explain_refusal("broken", lexicon(language))
            answer: Response = page("problem.html", language, 500, text=text)
        except Exception:
            answer = PlainTextResponse("Omertà", 500)
        answer.headers.update({**HEADERS, **NOT_KEPT})  # this page is made outside of the middleware
        return answer


def _next(wish: str) -> str:
    """Where to go after joining: one's phone, or screen and phone side by side."""
    return "/both" if wish == "both" else ""


def _gender(typed: str) -> Gender:
    return "f" if typed == "f" else "m" if typed == "m" else ""
