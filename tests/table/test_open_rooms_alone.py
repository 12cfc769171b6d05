"""A table that nobody is at stands still, and goes on when somebody comes (0024)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.evenings import CODE, laid

from omerta.table.actions.asks import DoPause
from omerta.table.actions.turn import Turn
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.store import presence
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store

SOON, LONGER = 0.2, 0.6


def begin(turn: Turn) -> None:
    """The cards are dealt and nobody waits for anything."""
    turn.deal(7)
    if turn.lobby.stage == "dealt":
        turn.begin()


@asynccontextmanager
async def hall(folder: Path, quickly: float = 0.01) -> AsyncIterator[Hall]:
    """A hall with one table of bots, whose clock runs as it does for everybody."""
    url = f"sqlite:///{folder / 'tables.db'}"
    store = Store.at(url)
    found = Hall(store, Bell(url), "http://here", quickly)
    await found.start()
    try:
        yield found
    finally:
        await found.stop()
        store.close()


async def dealt(found: Hall) -> Room:
    """The table, with a game of the house that goes on."""
    lobby = replace(laid(seats=9), pace="calm")
    await asyncio.to_thread(found.store.create, CODE, msgspec.json.encode(lobby), lobby.standing())
    room = await found.room(CODE)
    await room.change(begin)
    return room


def seen(room: Room) -> int:
    """How much has happened."""
    assert room.game is not None
    return room.game.seen


def stands(room: Room) -> bool:
    """Does its clock stand?"""
    return room.lobby.clock is not None and room.lobby.clock.paused


def test_where_nobody_is_the_clock_stands_and_goes_on_with_what_it_had_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ALONE", SOON)

    async def scene() -> None:
        async with hall(tmp_path) as found:
            room = await dealt(found)
            await asyncio.sleep(LONGER)
            assert stands(room)
            clock, before = room.lobby.clock, seen(room)
            assert clock is not None
            await asyncio.sleep(LONGER)
            assert seen(room) == before, "the house plays for nobody"
            room.presence.arrive("organizer")
            await asyncio.sleep(LONGER)
            assert not stands(room)
            assert seen(room) > before or room.lobby.taps, "somebody is there: the house goes on"

    asyncio.run(scene())


def test_a_screen_without_a_key_is_somebody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "ALONE", SOON)

    async def scene() -> None:
        async with hall(tmp_path) as found:
            room = await dealt(found)
            room.presence.arrive(presence.SCREEN)
            await asyncio.sleep(LONGER)
            assert not stands(room)

    asyncio.run(scene())


def test_a_pause_that_somebody_asked_for_is_not_ended_by_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ALONE", SOON)

    async def scene() -> None:
        async with hall(tmp_path) as found:
            room = await dealt(found)
            await room.ask(room.lobby.devices[0], DoPause(on=True))
            await asyncio.sleep(LONGER)
            room.presence.arrive("organizer")
            await asyncio.sleep(SOON)
            assert stands(room)

    asyncio.run(scene())


def test_a_table_that_is_taken_up_waits_for_its_people(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall(tmp_path) as found:
            await dealt(found)
        async with hall(tmp_path, quickly=0.001) as found:
            for _ in range(100):
                if CODE in found.rooms:
                    break
                await asyncio.sleep(0.02)
            room = found.rooms[CODE]
            before = room.version
            await asyncio.sleep(LONGER)
            assert room.version == before, "whoever plays here has not come back yet"
            room.presence.arrive("organizer")
            await asyncio.sleep(LONGER)
            assert room.version > before

    asyncio.run(scene())


def test_a_process_that_has_nobody_leaves_a_table_to_the_one_that_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ALONE", 4 * SOON)

    async def scene() -> None:
        async with hall(tmp_path, quickly=0.05) as found:
            room = await dealt(found)
            room.presence.arrive("organizer")
            other = Room(CODE, found.store, "http://here")
            await other.load()
            other.attendance.wait()
            other.wake()
            for _ in range(20):
                await asyncio.sleep(0.1)
                await other.refresh()
                assert not stands(other)
            await other.close()

    asyncio.run(scene())
