"""Tables that nobody looks at are put away, and are there again when somebody comes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.table.web.players import dealt, hall_in, seated

from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Phone


def test_an_idle_table_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, "classic", 8)
            before = room.face(devices[0], "phone")
            await hall.put_away(time.time() - 60)
            assert room.code in hall.rooms  # somebody was here a moment ago
            await hall.put_away(time.time() + 1)
            assert not hall.rooms
            again = await hall.room(room.code)
            assert again is not room
            assert isinstance(before, Gathering)
            assert again.face(devices[0], "phone") == before

    asyncio.run(scene())


def test_a_table_that_is_looked_at_or_played_at_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as hall:
            watched, _ = await seated(hall, "classic", 8)
            watched.listeners.add(watched.wake)
            played, devices = await seated(hall, "family", 9)
            await dealt(played, devices)
            before = played.face(devices[3], "phone")
            await hall.put_away(time.time() + 1)
            assert set(hall.rooms) == {watched.code, played.code}
            assert not played.drawing.shared
            after = played.face(devices[3], "phone")
            assert isinstance(before, Phone)
            assert isinstance(after, Phone)
            assert (after.story, after.panel, after.held) == (before.story, before.panel, before.held)

    asyncio.run(scene())
