"""What the screen of a table plays. What stands on the public screen can be heard, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from omerta.core import Refused
from omerta.table.faces.models import Screen
from omerta.table.faces.sounding import heard_at
from omerta.table.room import Room
from omerta.table.voice.sounds import Sounds
from omerta.table.web.guard import Knocks, address_of

SOUNDS_A_MINUTE = 1200
KEPT = {"cache-control": "private, max-age=3600, immutable", "accept-ranges": "bytes"}
RANGE = re.compile(r"bytes=(\d{0,12})-(\d{0,12})")
PARTIAL, BEYOND = 206, 416


class SoundPages:
    """The sounds of all tables, for whoever looks at their screens."""

    def __init__(self, sounds: Sounds, room: Callable[[Request], Awaitable[Room]]) -> None:
        self._sounds = sounds
        self._room = room
        self._knocks = Knocks(SOUNDS_A_MINUTE, 60)

    def routes(self) -> list[Route]:
        """Where they lie."""
        return [Route("/t/{code}/sounds/{name}", self.one)]

    async def one(self, request: Request) -> Response:
        """A sound whose sentence is told or was told lately; whatever else is asked for is not there."""
        room = await self._room(request)
        if not self._knocks.knock(address_of(request)):
            raise Refused("slow-down")
        face = room.face(None, "screen")
        where = request.url.path
        heard = heard_at(face, where) if isinstance(face, Screen) else None
        sound, kind = await self._sounds.made(heard, room.lobby, where) if heard is not None else (b"", "")
        if not sound:
            raise HTTPException(404)
        return part_of(sound, kind, request)


def part_of(sound: bytes, kind: str, request: Request) -> Response:
    """The sound, or the piece of it that is asked for: some browsers play nothing else."""
    asked = RANGE.fullmatch(request.headers.get("range", ""))
    if asked is None or not (asked[1] or asked[2]):
        return Response(sound, media_type=kind, headers=KEPT)
    size = len(sound)
    first = int(asked[1]) if asked[1] else max(size - int(asked[2]), 0)
    last = min(int(asked[2]), size - 1) if asked[1] and asked[2] else size - 1
    if first > last:
        return Response(status_code=BEYOND, headers={"content-range": f"bytes */{size}"})
    headers = {**KEPT, "content-range": f"bytes {first}-{last}/{size}"}
    return Response(sound[first : last + 1], PARTIAL, headers, kind)
