"""Tables in this very process for the tests of the door: twelve keys, and thumbs that tap at random."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.faces.models import Phone
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.signpost import Signpost
from omerta.table.state.lobby import Device
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.web.keys import new_key

LANGUAGES = ("ru", "uk", "en")


@asynccontextmanager
async def hall_in(folder: Path, address: str | Signpost = "http://table") -> AsyncIterator[Hall]:
    """A hall with its tables in this folder."""
    url = f"sqlite:///{folder / 'tables.db'}"
    store = Store.at(url)
    hall = Hall(store, Bell(url), address)
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        store.close()


async def seated(hall: Hall, book: str, seats: int) -> tuple[Room, list[Device]]:
    """A table with so many phones, in turn in each language; the first opened it."""
    code, key = await hall.open("en", book)
    room = await hall.room(code)
    devices = []
    for seat in range(1, seats + 1):
        id = "organizer"
        if seat > 1:
            key = new_key()
            id = await room.enter(key, LANGUAGES[seat % 3])
        await room.sit(id, f"Player {seat}", "")
        found = room.device(key)
        assert found is not None
        devices.append(found)
    return room, devices


async def tap(room: Room, devices: list[Device], chance: random.Random) -> None:
    """Somebody taps something that is offered, or says something, or the clock is pushed on."""
    game = room.game
    assert game is not None
    device = chance.choice(devices)
    face = room.face(device, "phone")
    assert isinstance(face, Phone)
    asked: asks.Ask = asks.DoSkip(moment=game.moment)
    if face.panel is not None and chance.random() < 0.8:
        deed = chance.choice(face.panel.deeds)
        targets = tuple(chance.sample(deed.open_to, min(deed.targets, len(deed.open_to))))
        asked = asks.DoAct(seat=face.seat, moment=game.moment, deed=deed.deed, targets=targets)
    elif face.phrases and chance.random() < 0.8:
        phrase = chance.choice(face.phrases)
        value = chance.choice(phrase.values)[0] if phrase.values else ""
        about = chance.randint(1, game.seats) if phrase.about else 0
        asked = asks.DoSay(seat=face.seat, kind=phrase.kind, about=about, value=value)
    elif chance.random() < 0.1:
        asked, device = asks.DoTakeBack(deeds=chance.randint(1, 3)), devices[0]
    else:
        device = devices[0]
    try:
        await room.ask(device, asked)
    except Refused:
        return


async def dealt(room: Room, devices: list[Device]) -> None:
    """The cards are dealt and everybody has seen his."""
    await room.ask(devices[0], asks.DoStart())
    for device in devices:
        await room.ask(device, asks.DoSeen(seat=room.drawing.seat_here(device)))
