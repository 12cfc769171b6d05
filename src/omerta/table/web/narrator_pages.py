"""Where somebody records a narrator: a page on the machine itself, or behind TLS for whoever has its key."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.table.state.network_place import is_this_machine
from omerta.table.voice.narrators import ABOUTS, LARGEST, NarratorReading, Narrators, line_of, lines_of
from omerta.table.voice.reading_file import LARGEST_FILE, packed, unpacked
from omerta.table.web.allowed_hosts import name_of
from omerta.table.web.guard import HEADERS, Knocks, address_of, is_forwarded, same_origin
from omerta.table.web.sound_pages import part_of
from omerta.table.web.templating import language_of, page, remember
from omerta.words import explain_refusal, lexicon
from omerta.words.stages import BeatStage

PAGE = "/narrator"
COOKIE = "__Host-omerta-narrator"
YEAR = 365 * 24 * 3600
LONGEST_NOTE = 4096
LOOPBACK = ("127.0.0.1", "::1", "localhost")
# The only page of the table that may listen.
LISTENING = {
    "permissions-policy": HEADERS["permissions-policy"].replace("microphone=()", "microphone=(self)")
}
SEE_OTHER = 303
STATUSES = {"narrator-elsewhere": 403, "foreign-page": 403, "no-such-reading": 404, "slow-down": 429}
STATUSES |= {"try-again": 503}
NarratorHandler = Callable[[Request], Awaitable[Response]]


class LineToRead(Struct, frozen=True):
    """A line to be recorded; `seconds` and `version` of what was recorded of it, if anything was."""

    line: str
    stage: BeatStage
    text: str
    seconds: float = 0.0
    version: str = ""


class ReadingShown(Struct, frozen=True):
    """A reading in a list of them, or with its lines."""

    id: str
    name: str
    book: str
    language: str
    done: int
    all: int
    seconds: float
    lines: tuple[LineToRead, ...] = ()


class NarratorPages:
    """The page of the narrator, and what it asks for.

    `alone`: nobody speaks for others at this machine, so whoever calls from it sits before it.
    """

    def __init__(self, narrators: Narrators, alone: bool = True) -> None:
        self._narrators = narrators
        self._alone = alone
        self._knocks = Knocks(600, 60)

    def routes(self) -> list[Route]:
        """Where it stands."""
        one, line = f"{PAGE}/readings/{{id}}", f"{PAGE}/readings/{{id}}/lines/{{line}}"
        return [
            Route(PAGE, self.page),
            Route(f"{PAGE}/readings", self._safe(self.all)),
            Route(f"{PAGE}/readings", self._safe(self.begin), methods=["POST"]),
            Route(f"{PAGE}/file", self._safe(self.bring), methods=["POST"]),
            Route(one, self._safe(self.one)),
            Route(one, self._safe(self.remove), methods=["DELETE"]),
            Route(f"{one}/file", self._safe(self.take)),
            Route(line, self._safe(self.hear)),
            Route(line, self._safe(self.keep), methods=["PUT"]),
            Route(line, self._safe(self.forget), methods=["DELETE"]),
        ]

    def admits(self, connection: HTTPConnection) -> bool:
        """May somebody record from there? A microphone is given to this machine and over TLS alone."""
        return self._is_here(connection) or (
            connection.url.scheme == "https" and self._is_key(connection.cookies.get(COOKIE, ""))
        )

    def _is_here(self, connection: HTTPConnection) -> bool:
        """Does it come from this very machine? A proxy would speak for strangers."""
        headers = connection.headers
        direct = self._alone and not is_forwarded(headers)
        called = name_of(headers.get("host", "")) in LOOPBACK
        return direct and called and is_this_machine(address_of(connection))

    def _is_key(self, key: str) -> bool:
        try:
            known = self._narrators.key()
        except OSError:  # a folder that cannot be written keeps no narrators
            return False
        return bool(key) and secrets.compare_digest(key.encode(errors="replace"), known.encode())

    def _safe(self, handler: NarratorHandler) -> NarratorHandler:
        """Nobody else gets here; what is refused is said in words, for the page to show."""

        async def safe(request: Request) -> Response:
            try:
                if not self.admits(request):
                    raise Refused("narrator-elsewhere")
                if request.method not in ("GET", "HEAD") and not same_origin(request):
                    raise Refused("foreign-page")
                if not self._knocks.knock(address_of(request)):
                    raise Refused("slow-down")
                return await handler(request)
            except (Refused, OSError) as problem:
                refusal = problem if isinstance(problem, Refused) else Refused("try-again")
                text = explain_refusal(refusal.reason, lexicon(language_of(request)))
                return _json({"text": text}, STATUSES.get(refusal.reason, 400))

        return safe

    async def page(self, request: Request) -> Response:
        """The page; whoever comes with the key keeps it in a cookie."""
        key = request.query_params.get("key", "")
        if key and request.url.scheme == "https" and self._is_key(key):
            answer: Response = RedirectResponse(PAGE, SEE_OTHER)
            answer.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="strict", secure=True)
            return answer
        if not self.admits(request):
            raise Refused("narrator-elsewhere")
        language = language_of(request)
        answer = page("narrator.html", language, books=tuple(SHELF))
        answer.headers.update(LISTENING)
        remember(answer, language)
        return answer

    async def all(self, request: Request) -> Response:
        """Every reading."""
        readings = await asyncio.to_thread(self._narrators.all)
        return _json([_shown(each) for each in readings])

    async def one(self, request: Request) -> Response:
        """A reading, line by line."""
        return _json(_shown(await self._reading(request), whole=True))

    async def begin(self, request: Request) -> Response:
        """A new reading."""
        body = await _body(request, LONGEST_NOTE, "not-understood")
        try:
            about = ABOUTS.decode(body)
        except msgspec.MsgspecError:
            raise Refused("not-understood") from None
        return _json(_shown(await asyncio.to_thread(self._narrators.begin, about)))

    async def remove(self, request: Request) -> Response:
        """A reading is given up."""
        await asyncio.to_thread(self._narrators.remove, request.path_params["id"])
        return Response(status_code=204)

    async def hear(self, request: Request) -> Response:
        """What was recorded of a line."""
        reading = await self._reading(request)
        take = reading.takes.get(request.path_params["line"])
        if take is None:
            raise Refused("no-such-reading")
        sound = await asyncio.to_thread(self._narrators.sound, reading.id, take)
        return part_of(sound, take.media_type, request)

    async def keep(self, request: Request) -> Response:
        """A line is recorded."""
        length = request.query_params.get("milliseconds", "")
        if not length.isdecimal() or len(length) > 6:
            raise Refused("recording-length")
        sound = await _body(request, LARGEST, "not-a-recording")
        id, line = request.path_params["id"], request.path_params["line"]
        await asyncio.to_thread(self._narrators.keep, id, line, int(length), sound)
        return _json(_shown(await self._reading(request), whole=True))

    async def forget(self, request: Request) -> Response:
        """A line is no longer recorded."""
        id, line = request.path_params["id"], request.path_params["line"]
        await asyncio.to_thread(self._narrators.forget, id, line)
        return _json(_shown(await self._reading(request), whole=True))

    async def take(self, request: Request) -> Response:
        """The whole reading as one file."""
        reading = await self._reading(request)
        body = await asyncio.to_thread(packed, self._narrators, reading)
        name = f"omerta-narrator-{reading.about.book}-{reading.about.language}-{reading.id}.zip"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(body, media_type="application/zip", headers=headers)

    async def bring(self, request: Request) -> Response:
        """A reading out of such a file."""
        body = await _body(request, LARGEST_FILE, "narrator-file-large")
        return _json(_shown(await asyncio.to_thread(unpacked, self._narrators, body)))

    async def _reading(self, request: Request) -> NarratorReading:
        return await asyncio.to_thread(self._narrators.need, request.path_params["id"])


async def _body(request: Request, most: int, refusal: str) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused(refusal)
    return bytes(body)


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _shown(reading: NarratorReading, whole: bool = False) -> ReadingShown:
    about, takes, lines = reading.about, reading.takes, list[LineToRead]()
    fixed = lines_of(about.book, about.language)
    for each in fixed if whole else ():
        line = line_of(each.text)
        take = takes.get(line)
        version = take.file.split("-")[2].partition(".")[0] if take is not None else ""
        seconds = take.seconds if take is not None else 0.0
        lines.append(LineToRead(line, each.stage, each.text, seconds, version))
    total = sum(take.seconds for take in takes.values())
    return ReadingShown(
        reading.id, about.name, about.book, about.language, len(takes), len(fixed), total, tuple(lines)
    )
