"""Rooms of a crowd: twelve threads each, at a table of ours or at the bare app, doing one thing at a time."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Protocol
from urllib.parse import urlencode

import msgspec
from msgspec import Struct
from tools.load.wire import Thread, connect

SEATS = 12
PACE = "together"  # a call ends when every phone was tapped: nobody waits for the clock
DONE = ("ready", "refrain", "let-be")
SAYS = 4  # and this often it says something: a talk of some minutes at two actions a second


class Deed(Struct):
    """Something a panel offers."""

    deed: str
    targets: int = 0
    open_to: tuple[int, ...] = ()
    others: bool = False


class Panel(Struct):
    """What a phone may do."""

    moment: int
    deeds: tuple[Deed, ...] = ()
    covered: bool = False
    chosen: tuple[str, tuple[int, ...]] | None = None


class Phrase(Struct):
    """Something that can be said."""

    kind: str
    about: bool = False
    values: tuple[tuple[str, str], ...] = ()


class Face(Struct):
    """As much of a face as a thumb needs."""

    type: str
    stage: str = ""
    seat: int = 0
    pace: str = ""
    panel: Panel | None = None
    phrases: tuple[Phrase, ...] = ()


class Told(Struct):
    """A message of the server."""

    face: Face | None = None
    ok: bool = True


TOLD = msgspec.json.Decoder(Told)


class Room(Protocol):
    """What the crowd does with a room, whichever server it is at."""

    deliveries: int
    last_at: float
    refused: int
    answered: asyncio.Event
    threads: list[Thread]

    def act(self) -> None:
        """Somebody does the next thing."""


class BareRoom:
    """A room at the bare app: anybody acts, and everybody must be told."""

    def __init__(self, chance: random.Random) -> None:
        self.deliveries, self.refused = 0, 0
        self.last_at = 0.0
        self.answered = asyncio.Event()
        self.answered.set()
        self.threads: list[Thread] = []
        self._chance = chance
        self._missing = 0

    async def open(self, port: int, number: int) -> None:
        """Connect twelve players."""
        for seat in range(SEATS):
            self.threads.append(await connect(port, f"/{number}/{seat}", "", self._hear, ""))

    def act(self) -> None:
        """Somebody does something."""
        self._missing = SEATS
        self.answered.clear()
        self._chance.choice(self.threads).send(b'{"do":"act","moment":17,"deed":"vote","targets":[3]}')

    def _hear(self, thread: Thread, body: bytes, at: float) -> None:
        self.deliveries += 1
        self.last_at = at
        self._missing -= 1
        if self._missing <= 0:
            self.answered.set()


class TableRoom:
    """A table of ours with twelve phones that play at random; the first of them opened it."""

    def __init__(self, chance: random.Random) -> None:
        self.deliveries, self.refused = 0, 0
        self.last_at = 0.0
        self.answered = asyncio.Event()
        self.answered.set()
        self.threads: list[Thread] = []
        self.games = 0
        self._chance = chance
        self._faces: dict[Thread, bytes] = {}
        self._read: dict[Thread, tuple[bytes, Face]] = {}
        self._asked = 0
        self._moment = 0
        self._did: Counter[int] = Counter()
        self._said: Counter[int] = Counter()
        self._seen: set[int] = set()

    async def open(self, port: int, number: int) -> None:
        """Open a table, sit down twelve people, and connect their phones."""
        source = source_of(number)
        code, keys = await asyncio.to_thread(sit_down, port, source, number)
        for key in keys:
            self.threads.append(
                await connect(
                    port,
                    f"/t/{code}/socket?face=phone",
                    f"Cookie: omerta-{code}={key}\r\n",
                    self._hear,
                    source,
                )
            )

    def act(self) -> None:
        """Whoever may do something does it; where nobody may, somebody asks for what is so already."""
        self._asked += 1
        self.answered.clear()
        thread, ask = self._next([self._face(thread) for thread in self.threads])
        thread.send(msgspec.json.encode({**ask, "n": self._asked}))

    def _hear(self, thread: Thread, body: bytes, at: float) -> None:
        self.last_at = at
        if body.startswith(b'{"re"'):
            self.refused += not TOLD.decode(body).ok
            self.answered.set()
        else:
            self.deliveries += 1
            self._faces[thread] = body

    def _face(self, thread: Thread) -> Face | None:
        body = self._faces.get(thread)
        if body is None:
            return None
        known = self._read.get(thread)
        if known is None or known[0] is not body:
            face = TOLD.decode(body).face
            assert face is not None
            known = self._read[thread] = (body, face)
        return known[1]

    def _next(self, faces: Sequence[Face | None]) -> tuple[Thread, dict[str, object]]:
        first = faces[0]
        organizer = self.threads[0]
        if first is None or first.type == "gathering":
            self._seen = set()
            hurried = first is not None and first.pace == PACE
            return organizer, {"do": "start"} if hurried else {"do": "pace", "pace": PACE}
        if first.stage == "over":
            self.games += 1
            return organizer, {"do": "again"}
        if first.stage == "dealt":
            seat = next((seat for seat in range(1, SEATS + 1) if seat not in self._seen), 1)
            self._seen.add(seat)
            thread = next(t for t, f in zip(self.threads, faces, strict=True) if f and f.seat == seat)
            return thread, {"do": "seen", "seat": seat}
        return self._play(faces)

    def _play(self, faces: Sequence[Face | None]) -> tuple[Thread, dict[str, object]]:
        moment = max((face.panel.moment for face in faces if face and face.panel), default=self._moment)
        if moment != self._moment:
            self._moment, self._did, self._said = moment, Counter(), Counter()
        free = [
            (thread, face, face.panel)
            for thread, face in zip(self.threads, faces, strict=True)
            if face is not None and face.panel is not None and face.panel.moment == moment
            if not (face.panel.covered and face.panel.chosen)
        ]
        if not free:
            return self.threads[0], {"do": "pause", "on": False}
        thread, face, panel = self._chance.choice(free)
        if face.phrases and self._said[face.seat] < SAYS and self._chance.randint(0, SAYS):
            return thread, self._say(face)
        self._did[face.seat] += 1
        deeds = [deed for deed in panel.deeds if len(deed.open_to) >= deed.targets]
        done = [deed for deed in deeds if deed.deed in DONE and self._did[face.seat] > 1]
        deed = self._chance.choice(done or deeds)
        others = [seat for seat in deed.open_to if not (deed.others and seat == face.seat)]
        targets = self._chance.sample(others, deed.targets)
        ask = {"do": "act", "seat": face.seat, "moment": moment, "deed": deed.deed, "targets": targets}
        return thread, ask

    def _say(self, face: Face) -> dict[str, object]:
        self._said[face.seat] += 1
        phrase = self._chance.choice(face.phrases)
        about = self._chance.randint(1, SEATS) if phrase.about else 0
        value = self._chance.choice(phrase.values)[0] if phrase.values else ""
        return {"do": "say", "seat": face.seat, "kind": phrase.kind, "about": about, "value": value}


def source_of(number: int) -> str:
    """Every room comes from an address of its own: one household may not open a hundred tables a minute."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def sit_down(port: int, source: str, number: int, book: str = "classic") -> tuple[str, list[str]]:
    """Open a table and let twelve people join it: its code, and their keys."""
    _, where, key = _post(port, source, "/open", {"language": "en", "book": book}, "")
    code = where.split("/")[2]
    keys = [key]
    for seat in range(1, SEATS + 1):
        cookie = key if seat == 1 else ""
        _, _, given = _post(port, source, f"/j/{code}", {"name": f"Player {seat}", "language": "en"}, cookie)
        keys += [given] if given else []
    assert len(keys) == SEATS, "not everybody could sit down"
    return code, [each.partition("=")[2] for each in keys]


def _post(port: int, source: str, path: str, form: dict[str, str], cookie: str) -> tuple[int, str, str]:
    """Send a form: the status, where it leads, and the key it gives."""
    line = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(source, 0))
    headers = {"content-type": "application/x-www-form-urlencoded", **({"cookie": cookie} if cookie else {})}
    line.request("POST", path, urlencode(form), headers)
    answer = line.getresponse()
    answer.read()
    given = [each.partition(";")[0] for each in answer.headers.get_all("set-cookie") or ()]
    line.close()
    key = next((each for each in given if not each.startswith("omerta-language")), "")
    return answer.status, answer.headers.get("location", ""), key
