"""Devices with a spy on them: a table as the server runs it, and every byte that each device is sent."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from types import SimpleNamespace

import httpx
import msgspec
import uvicorn
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from omerta.core import Game, Table, choices
from omerta.core.commands import DeclareDraw, TimeUp
from omerta.core.moments import Option
from omerta.table.actions.dark import is_covered
from omerta.table.actions.turn import Turn
from omerta.table.faces.face_parts import DeedOffer
from omerta.table.faces.models import Phone
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.serve import LONGEST_MESSAGE
from omerta.table.state.lobby import Device, Lobby, Person
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web.app import Doors
from omerta.table.web.connections import SocketLine
from omerta.table.web.keys import hashed
from omerta.table.web.sockets import Wire

CODE = "SPYING"
NAMES = (
    "Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya", "Ivan", "Kira", "Lida", "Mila", "Nora", "Olga",
    "Petr",
)  # fmt: skip
NOON = SimpleNamespace(time=lambda: 1_000_000.0)
ROUNDS = 12
Json = dict[str, object]


def key_of(seat: int) -> str:
    """The key of the device of a seat."""
    return f"key-of-{NAMES[seat - 1]}-sesame"


def gathered(book: str, people: int, language: str = "en", chat: bool = False) -> Lobby:
    """A table at which everybody has a phone of his own; the first one has opened it."""
    seats = range(1, people + 1)
    return Lobby(
        CODE,
        language,
        book,
        chat=chat,
        people=tuple(Person(seat, NAMES[seat - 1], device=f"phone-{seat}") for seat in seats),
        devices=(
            *(Device(f"phone-{seat}", hashed(key_of(seat)), language, seat == 1) for seat in seats),
            Device("watcher", hashed("key-of-watcher-sesame"), language, watches=True),
        ),
        numbers=people,
    )


def dealt(turn: Turn, table: Table) -> None:
    """These cards are dealt and the game begins at once."""
    turn.lay(table)
    turn.begin()


async def opened(store: Store, lobby: Lobby, table: Table | None = None) -> Room:
    """The room of such a table; its clock stands, the test moves it."""
    store.create(lobby.code, msgspec.json.encode(lobby), lobby.stage)
    room = Room(lobby.code, store, "http://table", now=NOON.time)
    await room.load()
    if table is not None:
        await room.change(lambda turn: dealt(turn, table))
    return room


async def time_is_up(room: Room) -> None:
    """The clock of the moment has run out."""

    def do(turn: Turn) -> None:
        game = turn.playing()
        turn.play(DeclareDraw() if game.draw_offered else TimeUp(game.moment))

    await room.change(do)


class Spy:
    """A device on the real wire, without a network: what it was sent, byte for byte."""

    def __init__(self, room: Room, seat: int, kind: str = "phone", device: Device | None = None) -> None:
        self.room = room
        self.seat = seat
        self.faces: list[bytes] = []
        self.sent: list[bytes] = []
        self.closed: int | None = None
        self.device = device or room.lobby.device(f"phone-{seat}")
        self._inbox: asyncio.Queue[dict[str, object]] = asyncio.Queue()
        self._answers: asyncio.Queue[bytes] = asyncio.Queue()
        self._number = 0
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._socket = WebSocket({"type": "websocket", "headers": []}, self._inbox.get, self._heard)
        self._wire = Wire(SocketLine(self._socket), room, self.device, kind, 0)
        self._run: asyncio.Task[None] | None = None

    async def _heard(self, message: object) -> None:
        assert isinstance(message, dict)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            self._answers.put_nowait(b"")
        if message["type"] != "websocket.send":
            return
        body = str(message["text"]).encode()
        self.sent.append(body)
        if body.startswith(b'{"face":'):
            self.faces.append(body)
        else:
            self._answers.put_nowait(body)

    async def open(self) -> None:
        """Connect."""
        await self._socket.accept()
        self._run = asyncio.create_task(self._wire.run())
        await settled()

    async def close(self) -> None:
        """Hang up; whatever went wrong on the wire comes to light here."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._run is not None:
            await self._run

    async def say(self, text: str | None, raw: bytes | None = None) -> bytes:
        """Send anything; the answer, or nothing if the wire was cut."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": raw})
        answer = await self._answers.get()
        await settled()
        return answer

    async def ask(self, do: str, **fields: object) -> bytes:
        """Ask something; the answer without its number and what fills it up."""
        self._number += 1
        answer = await self.say(msgspec.json.encode({"do": do, "n": self._number, **fields}).decode())
        head = b'{"re":%d,' % self._number
        assert answer.startswith(head), answer
        return b"{" + answer[len(head) :].rstrip()

    async def act(self, option: Option) -> bytes:
        """A choice from the panel."""
        assert self.room.game is not None
        deed, targets = option
        return await self.ask("act", seat=self.seat, moment=self.room.game.moment, deed=deed, targets=targets)

    @property
    def face(self) -> Json:
        """What it shows."""
        found: Json = msgspec.json.decode(self.faces[-1], type=dict[str, Json])["face"]
        return found


class Spies:
    """A spy on every device of a table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        seats = range(1, len(room.lobby.seated) + 1)
        self.phones = {seat: Spy(room, seat) for seat in seats}
        self.screen = Spy(room, 0, "screen", room.lobby.device("watcher"))
        self.watcher = Spy(room, 0, "phone", room.lobby.device("watcher"))
        self.all = (*self.phones.values(), self.screen, self.watcher)

    async def __aenter__(self) -> Spies:
        for spy in self.all:
            await spy.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for spy in self.all:
            await spy.close()

    def pushes(self) -> list[int]:
        """How many faces each device was sent, seat by seat, then the screen and the watcher."""
        return [len(spy.faces) for spy in self.all]

    def sizes(self) -> set[int]:
        """How long the last face of each phone was on the wire."""
        return {len(spy.faces[-1]) for spy in self.phones.values()}


async def settled() -> None:
    """Let every wire send what it has to send."""
    for _ in range(ROUNDS):
        await asyncio.sleep(0)


def living(game: Game) -> list[int]:
    """The seats that play, in order."""
    return sorted(game.living)


def of_panel(deeds: Sequence[DeedOffer], seats: int, rng: random.Random, me: int) -> Option:
    """The thumb of this seat on the panel, whatever it does."""
    deed = rng.choice(deeds)
    names = [seat for seat in deed.open_to or range(1, seats + 1) if not (deed.others and seat == me)]
    return deed.deed, tuple(rng.sample(names, min(deed.targets, len(names))))


def choice(game: Game, seat: int, shown: Phone, rng: random.Random) -> Option | None:
    """What this seat does now: something that counts if it can, else what its panel lets it tap."""
    options = [option for option in choices(game, seat).options if not _unoffered(game, option)]
    if options:
        return rng.choice(options)
    if shown.panel is None or not shown.panel.deeds:
        return None
    return of_panel(shown.panel.deeds, game.seats, rng, seat)


def _unoffered(game: Game, option: Option) -> bool:
    """Nobody gets up from a talk in signs: it takes its time in any case."""
    return is_covered(game) and option == ("ready", ())


def strings(value: object) -> Iterator[str]:
    """Every string inside a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (*strings(key), *strings(inner))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


@asynccontextmanager
async def serving(store: Store, url: str) -> AsyncIterator[tuple[Hall, str]]:
    """The whole server on the loopback, in this very process: its hall and its address."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.listen(100)
    address = f"http://127.0.0.1:{found.getsockname()[1]}"
    hall = Hall(store, Bell(url), address, quickly=0.001)
    config = uvicorn.Config(
        Doors(hall).app(),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=16_384,
        timeout_graceful_shutdown=1,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[found]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield hall, address
    finally:
        server.should_exit = True
        await running
        found.close()


class Guest:
    """Somebody with a browser: pages, cookies and a socket."""

    def __init__(self, address: str, language: str = "en") -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, headers={"origin": address, "accept-language": language}, timeout=240
        )
        self.code = ""
        self.got: list[bytes] = []
        self.face: Json = {}
        self._number = 0
        self._wire: ClientConnection | None = None

    async def open_table(self, book: str) -> str:
        """Open a table; its code."""
        answer = await self.http.post("/open", data={"book": book})
        self.code = answer.headers["location"].split("/")[2]
        return self.code

    async def join(self, code: str, name: str) -> httpx.Response:
        """Sit down at a table."""
        self.code = code
        return await self.http.post(f"/j/{code}", data={"name": name, "as": "player"})

    async def connect(self, kind: str = "phone", origin: str = "") -> ClientConnection:
        """A socket as this guest's browser would open it."""
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        where = f"{self.address.replace('http', 'ws', 1)}/t/{self.code}/socket?face={kind}"
        self._wire = await connect(
            where, origin=Origin(origin or self.address), additional_headers={"cookie": cookies}
        )
        return self._wire

    @property
    def wire(self) -> ClientConnection:
        """The open socket."""
        assert self._wire is not None
        return self._wire

    async def hear(self) -> Json:
        """The next message; a face is remembered."""
        body = await asyncio.wait_for(self.wire.recv(decode=False), 30)
        self.got.append(body)
        said: Json = msgspec.json.decode(body, type=dict[str, object])
        face = said.get("face")
        if isinstance(face, dict):
            self.face = face
        return said

    async def ask(self, do: str, **fields: object) -> Json:
        """Ask, and wait for the answer; faces that come first are remembered."""
        self._number += 1
        await self.wire.send(msgspec.json.encode({"do": do, "n": self._number, **fields}).decode())
        while (said := await self.hear()).get("re") != self._number:
            pass
        return said

    async def close(self) -> None:
        """Go home."""
        if self._wire is not None:
            await self._wire.close()
        await self.http.aclose()
