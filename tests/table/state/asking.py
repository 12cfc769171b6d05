"""A table at which somebody asks for something, on a clock that stands until it is moved."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace
from tests.table.spies import gathered, opened, settled, time_is_up

from omerta.core import Table
from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.actions.dark import is_covered
from omerta.table.room import Room
from omerta.table.state.lobby import Device, Lobby
from omerta.table.store.store import Store
from omerta.table.web.keys import hashed

DECK = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)
TABLE = Table(DECK, 7, roles=DECK, pace="sealed")
LED = Table(DECK, 7, roles=DECK, narrator="host", pace="timed", duties={"dealing": "software"})
WATCHERS = ("mafioso", "mafioso", "commissioner", *["civilian"] * 5)
WATCHED = Table(WATCHERS, 7, roles=WATCHERS, pace="sealed")
Evening = Callable[[Room], Awaitable[None]]


laid = opened


class Time:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        """What it shows."""
        return self.now


def lobby_of(bots: tuple[int, ...] = (), **change: object) -> Lobby:
    """A table of eight; some of them are played by the house. The screen has opened it and plays nothing."""
    table = gathered("classic", len(DECK))
    people = tuple(replace(each, device="", bot=True) if each.id in bots else each for each in table.people)
    devices = (*table.devices, Device("laptop", hashed("laptop"), "en", organizer=True))
    strangers = (Device("stranger", hashed("stranger"), "en"), Device("another", hashed("another"), "en"))
    return replace(table, people=people, devices=(*devices, *strangers), **change)


def device(room: Room, name: str) -> Device:
    """A device at the table."""
    found = room.lobby.device(name)
    assert found is not None
    return found


def phone(room: Room, seat: int) -> Device:
    """The phone of a seat."""
    return device(room, f"phone-{seat}")


async def ticks(room: Room) -> None:
    """Whatever is due by now happens."""
    await room.change(room.clock.tick)
    await settled()


async def until_day(room: Room) -> None:
    """The night passes."""
    for _ in range(40):
        assert room.game is not None
        if not is_covered(room.game):
            return
        await time_is_up(room)
    raise AssertionError("it never gets light")


def evening(kept: Store, lobby: Lobby, what: Evening, table: Table = TABLE) -> None:
    """An evening at such a table."""

    async def run() -> None:
        room = await laid(kept, lobby, table)
        await what(room)

    asyncio.run(run())


async def agree(room: Room, *seats: int) -> None:
    """These say yes to what is asked."""
    for seat in seats:
        await room.ask(phone(room, seat), asks.DoLetBack(plea=room.lobby.pleas[0].number, yes=True))


def stage(room: Room) -> str:
    """How far the evening is."""
    return room.lobby.stage


async def refused(reason: str, asked: Awaitable[object]) -> None:
    """This cannot be done, and why."""
    with pytest.raises(Refused, match=reason):
        await asked
