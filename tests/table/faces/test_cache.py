"""A face made from kept parts is the face made from nothing, whatever happens."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.web.players import dealt, hall_in, seated, tap

from omerta.table.actions import asks
from omerta.table.faces.models import Face, Phone, Screen
from omerta.table.room import Room
from omerta.table.state.lobby import Device

TAPS = 160
LOOKS = 3
SEATS = {"classic": 10, "family": 12, "offscreen": 9, "chicago": 12, "vendetta": 14}


def still(face: Face) -> Face:
    """A face without what the clock has left."""
    return replace(face, clock=None) if isinstance(face, Phone | Screen) else face


def from_nothing(room: Room, device: Device | None, kind: str) -> Face:
    """The face with nothing kept."""
    kept, told = room.drawing.shared, room.drawing.stories
    room.drawing.shared, room.drawing.stories = {}, {}
    face = room.face(device, kind)
    room.drawing.shared, room.drawing.stories = kept, told
    return face


@pytest.mark.parametrize("book", SEATS)
def test_kept_and_fresh_faces_are_equal_through_a_whole_game(book: str, tmp_path: Path) -> None:
    async def play() -> int:
        chance, compared = random.Random(f"shared {book}"), 0
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, book, SEATS[book])
            await dealt(room, devices)
            for _ in range(TAPS):
                if room.lobby.stage == "over":
                    await room.ask(devices[0], asks.DoAgain())
                    await dealt(room, devices)
                await tap(room, devices, chance)
                kept = [room.face(device, "phone") for device in devices]
                for at in chance.sample(range(len(devices)), LOOKS):
                    assert still(kept[at]) == still(from_nothing(room, devices[at], "phone"))
                    compared += 1
                assert still(room.face(None, "screen")) == still(from_nothing(room, None, "screen"))
        return compared

    assert asyncio.run(play()) == TAPS * LOOKS


def test_where_nothing_is_news_to_a_seat_its_parts_are_the_same_things(tmp_path: Path) -> None:
    """A choice in the dark costs the other phones nothing: not one of their parts is made anew."""

    async def play() -> None:
        async with hall_in(tmp_path) as hall:
            room, devices = await seated(hall, "classic", 10)
            await dealt(room, devices)
            before = [room.face(device, "phone") for device in devices]
            first = before[0]
            assert isinstance(first, Phone)
            assert first.panel is not None
            assert first.panel.covered
            deed = first.panel.deeds[0]
            targets = deed.open_to[: deed.targets]
            await room.ask(
                devices[0],
                asks.DoAct(seat=first.seat, moment=first.panel.moment, deed=deed.deed, targets=targets),
            )
            after = [room.face(device, "phone") for device in devices]
            untouched = 0
            for old, new in zip(before, after, strict=True):
                assert isinstance(old, Phone)
                assert isinstance(new, Phone)
                assert new.story is old.story
                assert new.places is old.places
                untouched += new.panel is old.panel and new.held is old.held
            assert untouched >= len(devices) - 3  # he, and at most the two others of his gang

    asyncio.run(play())
