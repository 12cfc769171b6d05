"""A table without a game: serves the pages and sends whatever face a test wants to see."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable

import msgspec
import uvicorn
from playwright.sync_api import Page
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from omerta.core.commands import Refused
from omerta.table.actions.asks import Ask, DoWeigh
from omerta.table.bookcase import Bookcase
from omerta.table.faces.models import Face
from omerta.table.faces.pictures import qr_picture
from omerta.table.room import Room
from omerta.table.signpost import HERE
from omerta.table.state.emblems import COLOURS, EMBLEMS
from omerta.table.state.lobby import Person
from omerta.table.web.app_pages import OFFLINE, offline
from omerta.table.web.book_pages import BookPages
from omerta.table.web.home_shelf import shelf
from omerta.table.web.picture_pages import picture_routes
from omerta.table.web.templating import page, page_words
from omerta.table.web.tls_guide import DEVICES, FILE, PAGE

BOOKS = ("classic", "family", "offscreen", "chicago", "vendetta")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'self'"
)
PATIENCE = 200
FINGERPRINT = ":".join(["A0"] * 32)
Answerer = Callable[[Ask], dict[str, object] | None]  # or no answer at all


def answer_yes(ask: Ask) -> dict[str, object]:
    """Every ask is granted; rules have a text of their own."""
    match ask.__class__.__name__:
        case "DoWhy":
            return {
                "ok": True,
                "rules": [[rule, f"The text of {rule}."] for rule in getattr(ask, "rules", ())],
            }
        case "DoNotes":
            return {
                "ok": True,
                "notes": {
                    "type": "notes",
                    "learned": [{"when": "Night I", "lines": ["Boris is mafia."]}],
                    "votes": [],
                },
            }
        case _:
            return {"ok": True}


async def no_room(request: Request) -> Room:
    """There is no table behind these pages."""
    raise Refused("no-such-table")


async def invitation(request: Request) -> Response:
    """The way to the table as a picture."""
    return Response(qr_picture("http://192.168.1.20:8000/j/KJ4M"), media_type="image/svg+xml")


class FixtureTable:
    """One table, its sockets, the asks it has heard, and how often somebody looked at the meter."""

    def __init__(self, phone: Face, screen: Face | None = None, language: str = "en") -> None:
        self.phone, self.screen, self.language = phone, screen or phone, language
        self.answer: Answerer = answer_yes
        self.heard: list[Ask] = []
        self.looks = 0
        self.refuses_sockets = False
        self._sockets: list[tuple[WebSocket, str]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def page(self, name: str, request: Request) -> Response:
        """A page as the table serves it."""
        language = request.query_params.get("lang", self.language)
        people = [Person(1, "Anna", emblem="snail", colour="sea"), Person(2, "Boris", emblem="kite")]
        text = page_words(language)["page-nobody-yet"]
        answer = page(
            name,
            language,
            code="KJ4M",
            theme="chicago",
            shelf=shelf(Bookcase(lambda key: None), language),
            book="chicago",
            people=people,
            emblems=EMBLEMS,
            colours=COLOURS,
            wears=Person(3, "", emblem="acorn", colour="plum"),
            text=text,
            paired=name == "remote.html" and not request.url.path.endswith("-word"),
            address="https://192.168.1.20:8000",
            file=FILE,
            fingerprint=FINGERPRINT,
            certificate=FINGERPRINT,
            devices=DEVICES,
            device=DEVICES[0],
        )
        answer.headers["content-security-policy"] = POLICY
        return answer

    async def socket(self, socket: WebSocket) -> None:
        self._loop = asyncio.get_running_loop()
        if self.refuses_sockets:
            await socket.close()
            return
        await socket.accept()
        face = socket.query_params["face"]
        self._sockets.append((socket, face))
        await self._send_face(socket, face)
        try:
            while True:
                text = await socket.receive_text()
                if text == "ping":
                    await socket.send_text("pong")
                    continue
                ask = msgspec.json.decode(text, type=Ask)
                if isinstance(ask, DoWeigh):
                    self.looks += 1
                elif ask.__class__.__name__ != "DoWhy" or getattr(ask, "rules", ()):
                    self.heard.append(ask)
                if (answer := self.answer(ask)) is not None:
                    await socket.send_text(msgspec.json.encode({"re": ask.n, **answer}).decode())
        except WebSocketDisconnect:
            pass
        finally:
            self._sockets = [entry for entry in self._sockets if entry[0] is not socket]

    async def _send_face(self, socket: WebSocket, kind: str) -> None:
        face = self.screen if kind == "screen" else self.phone
        await socket.send_text(msgspec.json.encode({"face": face}).decode())

    def show(self, phone: Face | None = None, screen: Face | None = None) -> None:
        """Sends another face to everybody."""
        self.phone, self.screen = phone or self.phone, screen or self.screen
        self._run(self._show_all())

    async def _show_all(self) -> None:
        for socket, kind in self._sockets:
            await self._send_face(socket, kind)

    def drop(self, code: int = 1012) -> None:
        """All wires break."""
        self._run(self._drop_all(code))

    async def _drop_all(self, code: int) -> None:
        for socket, _ in list(self._sockets):
            await socket.close(code)

    def asked(self, page: Page, number: int) -> list[dict[str, object]]:
        """What was asked, as soon as there are so many asks; their numbers and words left out."""
        for _ in range(PATIENCE):
            if len(self.heard) >= number:
                break
            page.wait_for_timeout(50)
        plain = [msgspec.to_builtins(ask) for ask in self.heard]
        own = ("n", "once", "game")
        return [{name: value for name, value in ask.items() if name not in own} for ask in plain]

    def _run(self, work: object) -> None:
        assert self._loop is not None
        asyncio.run_coroutine_threadsafe(work, self._loop).result(5)  # type: ignore[arg-type]


class Stage:
    """One server for all tests of a process, on a free port and in its own thread; it serves one table."""

    def __init__(self) -> None:
        self.table: FixtureTable | None = None
        config = uvicorn.Config(
            self._app(),
            port=0,
            log_level="critical",
            lifespan="off",
            ws="websockets-sansio",
            timeout_graceful_shutdown=3,
        )
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)

    def __enter__(self) -> Stage:
        self._thread.start()
        while not self._server.started:
            time.sleep(0.02)
        return self

    def __exit__(self, *_: object) -> None:
        """Every wire is closed before its loop is: one left open is blamed on a later test."""
        self._server.should_exit = True
        self._thread.join(10)
        assert not self._server.server_state.connections

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"

    def _page(self, name: str) -> Callable[[Request], Response]:
        return lambda request: self._served.page(name, request)

    async def _socket(self, socket: WebSocket) -> None:
        await self._served.socket(socket)

    @property
    def _served(self) -> FixtureTable:
        assert self.table is not None, "no table was laid"
        return self.table

    def _app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/", self._page("home.html")),
                Route("/j/{code}", self._page("join.html")),
                Route("/problem", self._page("problem.html")),
                Route(HERE, self._page("here.html")),
                Route("/t/{code}/invitation.svg", invitation),
                Route("/t/{code}/phone", self._page("phone.html")),
                Route("/t/{code}/screen", self._page("screen.html")),
                Route("/t/{code}/both", self._page("both.html")),
                Route("/t/{code}/desk", self._page("desk.html")),
                Route("/t/{code}/remote", self._page("remote.html")),
                Route("/t/{code}/remote-word", self._page("remote.html")),
                Route(PAGE, self._page("tls.html")),
                Route(OFFLINE, offline),
                WebSocketRoute("/t/{code}/socket", self._socket),
                *picture_routes(),
                *BookPages(lambda: {}, no_room).routes(),
                Mount("/static", StaticFiles(packages=[("omerta.table.web", "static")])),
            ]
        )
