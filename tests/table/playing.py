"""A server in a process of its own, and phones that play at it over real connections."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import httpx
import msgspec
from tests.forked import Forked
from tools.ports import free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.typing import Origin

from omerta.table.faces import models as faces
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Face, Panel

QUICKLY = "0.02"
PATIENCE = 240.0
A_MOMENT = 0.05
A_WHILE = 0.5
COME_BACK = re.compile("Try again|Slowly")
DONE = ("ready", "pass", "noted", "let-be")
TRIES = 12


class Answer(msgspec.Struct, frozen=True):
    """What the table answers to an ask."""

    re: int
    ok: bool
    text: str = ""


class Shown(msgspec.Struct, frozen=True):
    """What the table shows by itself."""

    face: Face


class Tapped(msgspec.Struct, frozen=True):
    """A choice that the table has acknowledged."""

    seat: int
    moment: int
    deed: str
    targets: tuple[int, ...]
    covered: bool


class Lost(Exception):  # noqa: N818 - it happens, and is part of the test
    """The connection was lost before the answer came: nobody knows whether it was done."""


class Server:
    """`omerta serve` on one database. It can be killed and started again; its log is kept in one file."""

    def __init__(
        self,
        url: str,
        folder: Path,
        name: str = "server",
        quickly: str = QUICKLY,
        options: tuple[str, ...] = (),
    ) -> None:
        self.url = url
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"{name}.log"
        self._quickly = quickly
        self._options = options
        self._process: Forked | None = None

    async def __aenter__(self) -> Server:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    async def start(self) -> None:
        """Start it and wait until it answers."""
        words = ("--host", "127.0.0.1", "--port", str(self.port), "--database", self.url, "--no-browser")
        self._process = Forked(("serve", *words, "--quickly", self._quickly, *self._options), self._log)
        patience = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.base) as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get("/healthz")).status_code == 200:
                        return
                assert self._process.poll() is None, self.log()
                assert time.monotonic() < patience, self.log()
                await asyncio.sleep(A_MOMENT)

    def kill(self) -> None:
        """kill -9: nothing can be said or stored any more."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        self._process = None

    async def stop(self, how: signal.Signals, seconds: float) -> int:
        """Ask it to end; its exit code."""
        assert self._process is not None
        self._process.send_signal(how)
        code = await asyncio.to_thread(self._process.wait, seconds)
        self._process = None
        return code

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def log(self) -> str:
        """All that it has said so far."""
        return self._log.read_text()


class Phone:
    """A device at a table: it holds a key, follows its face, and asks."""

    def __init__(self, base: str, code: str, cookies: dict[str, str], kind: str = "phone") -> None:
        self.base = base
        self.code = code
        self.cookies = cookies
        self.kind = kind
        self.shown: Face | None = None
        self.closed_with = 0
        self._numbers = 0
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def key(self) -> str:
        """The secret of this device."""
        return self.cookies[f"omerta-{self.code}"]

    @property
    def is_connected(self) -> bool:
        """Is its wire whole, as far as it knows?"""
        return self._socket is not None and not self.closed_with

    @property
    def address(self) -> str:
        """Where its wire is."""
        return f"{self.base.replace('http', 'ws')}/t/{self.code}/socket?face={self.kind}"

    async def connect(self, base: str = "") -> None:
        """Connect, or connect again by the same key, perhaps to another process; until it works."""
        await self.hang_up()
        self.base = base or self.base
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        patience = time.monotonic() + PATIENCE
        while True:
            self.shown, self.closed_with = None, 0
            try:
                self._socket = await connect(
                    self.address, additional_headers={"cookie": cookie}, origin=Origin(self.base)
                )
            except (OSError, WebSocketException):
                assert time.monotonic() < patience
                await asyncio.sleep(A_MOMENT)
                continue
            self._reading = asyncio.create_task(self._read(self._socket))
            await self.until(lambda face: True)
            return

    async def hang_up(self) -> None:
        """Go away without a word to the table."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None

    async def die(self) -> None:
        """Be switched off: the wire is cut without a farewell."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self.hang_up()

    async def _read(self, wire: ClientConnection) -> None:
        try:
            async for message in wire:
                arrived = msgspec.json.decode(message, type=dict[str, msgspec.Raw])
                if "face" in arrived:
                    self.shown = msgspec.json.decode(message, type=Shown).face
                else:
                    answer = msgspec.json.decode(message, type=Answer)
                    waiting = self._waiting.pop(answer.re)
                    if not waiting.cancelled():
                        waiting.set_result(answer)
                self.arrived(len(message), "face" in arrived)
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.closed_with = wire.close_code or 1006
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost(self.closed_with))
        self._waiting = {}
        async with self._news:
            self._news.notify_all()

    def arrived(self, length: int, is_face: bool) -> None:
        """A message of this length has come; for those who count."""

    async def ask(self, do: str, **fields: object) -> Answer:
        """Ask, and wait for the answer of this very number."""
        if self._socket is None:
            raise Lost
        self._numbers += 1
        number = self._numbers
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())  # somebody has seen it
        self._waiting[number] = answer
        try:
            await self._socket.send(msgspec.json.encode({"n": number, "do": do, **fields}).decode())
        except ConnectionClosed:
            self._waiting.pop(number, None)
            raise Lost from None
        async with asyncio.timeout(PATIENCE):  # wait_for may swallow the end of this task
            return await answer

    async def do(self, do: str, **fields: object) -> None:
        """Ask for something that must be granted, perhaps a moment later."""
        while not (answer := await self.ask(do, **fields)).ok and COME_BACK.search(answer.text):
            await asyncio.sleep(A_WHILE)
        assert answer.ok, (do, fields, answer)

    async def until(self, holds: Callable[[Face], bool]) -> Face:
        """The first face of which this holds; Lost if the connection ends before, or nothing comes at all."""
        try:
            async with self._news:
                while self.shown is None or not holds(self.shown):
                    if self.closed_with:
                        raise Lost(self.closed_with)
                    async with asyncio.timeout(PATIENCE):
                        await self._news.wait()
                return self.shown
        except TimeoutError:
            raise AssertionError(f"this never came; the last was {self.shown}") from None

    async def face(self) -> faces.Phone:
        """The face of a player in a game."""
        found = await self.until(lambda face: isinstance(face, faces.Phone))
        assert isinstance(found, faces.Phone)
        return found

    async def gathering(self) -> Gathering:
        """The face before the deal."""
        found = await self.until(lambda face: isinstance(face, Gathering))
        assert isinstance(found, Gathering)
        return found


async def open_table(base: str, book: str) -> Phone:
    """A new table; the phone that opened it is at the table, but has no seat yet."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        answer = await client.post("/open", data={"book": book, "language": "en"}, headers={"origin": base})
        assert answer.status_code == 303, answer.text
        return Phone(base, answer.headers["location"].split("/")[2], dict(client.cookies))


async def join(base: str, code: str, name: str, known: Phone | None = None) -> Phone:
    """Somebody sits down; `known` is a phone that is at the table already."""
    async with httpx.AsyncClient(base_url=base, cookies=known.cookies if known else {}) as client:
        form = {"name": name, "language": "en", "as": "player"}
        answer = await client.post(f"/j/{code}", data=form, headers={"origin": base})
        assert answer.status_code == 303, answer.text
        phone = known or Phone(base, code, dict(client.cookies))
    await phone.connect()
    return phone


async def gathered(bases: list[str], book: str, people: int, phones: int = 3) -> list[Phone]:
    """A table with phones and bots, ready for the deal; the phones go round the processes in turn."""
    organizer = await open_table(bases[0], book)
    found = [await join(bases[0], organizer.code, "Vera", organizer)]
    for number in range(1, phones):
        found.append(await join(bases[number % len(bases)], organizer.code, f"Guest {number}"))
    await organizer.do("bots", number=people)
    await organizer.do("pace", pace="together")
    return found


def is_over(face: faces.Phone) -> bool:
    """Is this the end?"""
    return face.stage == "over"


def options(face: faces.Phone, chance: random.Random, hasty: bool) -> list[tuple[str, list[int]]]:
    """What a finger may tap, in the order in which it tries it; a hasty one wants to be done."""
    living = [place.seat for place in face.places if place.living]
    found = []
    for deed in face.panel.deeds if face.panel is not None else ():
        pool = list(deed.open_to) or living
        for _ in range(TRIES if deed.targets else 1):
            found.append((deed.deed, chance.sample(pool, min(deed.targets, len(pool)))))
    chance.shuffle(found)
    return sorted(found, key=lambda each: (each[0] in DONE) != hasty)


async def tap(phone: Phone, face: faces.Phone, chance: random.Random, hasty: bool) -> Tapped | None:
    """Answer the panel; what the table has acknowledged, or nothing if the moment is over."""
    panel = face.panel
    assert panel is not None
    for deed, targets in options(face, chance, hasty):
        choice = {"seat": face.seat, "moment": panel.moment, "deed": deed, "targets": targets}
        while not (answer := await phone.ask("act", **choice)).ok and COME_BACK.search(answer.text):
            await asyncio.sleep(A_WHILE)
        if answer.ok:
            return Tapped(face.seat, panel.moment, deed, tuple(targets), panel.covered)
        now = phone.shown
        if not isinstance(now, faces.Phone) or now.panel is None or now.panel.moment != panel.moment:
            return None
    return None


async def play(
    phone: Phone,
    chance: random.Random,
    ends: Callable[[faces.Phone], bool] = is_over,
    acknowledged: list[Tapped] | None = None,
) -> faces.Phone:
    """Play to the end, or until something is so; the last face. Lost if the server dies."""
    seen, moment = False, -1
    answered: tuple[int, tuple[DeedOffer, ...]] = (-1, ())

    def calls(face: Face) -> bool:
        if not isinstance(face, faces.Phone):
            return False
        waits = face.panel is not None and face.panel.chosen is None and sign(face.panel) != answered
        return ends(face) or is_over(face) or waits or (face.stage == "dealt" and not seen)

    while True:
        face = await phone.until(calls)
        assert isinstance(face, faces.Phone)
        if ends(face) or is_over(face):
            return face
        if face.stage == "dealt":
            seen = True
            await phone.ask("seen", seat=face.seat)
        elif face.panel is not None:
            answered = sign(face.panel)
            tapped = await tap(phone, face, chance, hasty=face.panel.moment == moment)
            if tapped is not None and acknowledged is not None:
                acknowledged.append(tapped)
            moment = face.panel.moment
            if tapped is not None and tapped.covered:
                await phone.until(partial(shows, tapped))
                answered = (-1, ())  # a gang may be asked again within its call


def shows(tapped: Tapped, face: Face) -> bool:
    """Does the phone show the choice, or is it too late for that?"""
    panel = face.panel if isinstance(face, faces.Phone) else None
    return panel is None or panel.moment != tapped.moment or panel.chosen is not None


def sign(panel: Panel) -> tuple[int, tuple[DeedOffer, ...]]:
    """A panel that is worth another tap: in the dark it is the same for the whole moment."""
    return panel.moment, () if panel.covered else panel.deeds
