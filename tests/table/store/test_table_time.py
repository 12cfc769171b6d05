"""The clock on the wall may be set as one likes: no moment of a game is cut or stretched by it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid, played
from tests.table.web.players import dealt, seated

from omerta.table.actions.turn import Turn
from omerta.table.faces import models as faces
from omerta.table.open_rooms import Hall
from omerta.table.room import Room
from omerta.table.state.lobby import Device
from omerta.table.store.notify import Bell
from omerta.table.store.store import Store
from omerta.table.store.table_time import ALIVE, BEAT, Hourglass

AN_HOUR = 3600.0


class Machine:
    """A machine with clocks that are set by hand: `wall` may jump, `ticks` begin anew at a boot."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = 1_800_000_000.0
        self.ticks = 50.0
        monkeypatch.setattr(time, "time", lambda: self.wall)

    def passes(self, seconds: float) -> None:
        """Time goes on for everything on this machine."""
        self.wall += seconds
        self.ticks += seconds

    @asynccontextmanager
    async def serves(self, url: str, shared: bool = False) -> AsyncIterator[Hall]:
        """The tables of a database, on this machine."""
        with closing(Store.at(url)) as store:
            hall = Hall(
                store, Bell(url), "http://table", hourglass=Hourglass(store, shared, lambda: self.ticks)
            )
            await hall.start()
            try:
                yield hall
            finally:
                await hall.stop()


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def left(room: Room, device: Device) -> float:
    """The seconds that a phone shows."""
    face = room.face(device, "phone")
    assert isinstance(face, faces.Phone)
    assert face.clock is not None
    return face.clock.left / 1000


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.mark.parametrize("jump", [AN_HOUR, -AN_HOUR])
def test_a_clock_that_is_set_neither_cuts_nor_stretches_a_moment(
    machine: Machine, tmp_path: Path, jump: float
) -> None:
    async def scene() -> None:
        async with machine.serves(url_in(tmp_path)) as hall:
            room, devices = await seated(hall, "classic", 8)
            await dealt(room, devices)
            before, game = left(room, devices[0]), room.game
            machine.wall += jump
            assert left(room, devices[0]) == before
            machine.passes(5)
            assert left(room, devices[0]) == pytest.approx(before - 5)
            await room.change(room.clock.tick)
            assert room.game is game, "the moment is not over"
            machine.wall += jump
            machine.passes(before - 4)
            await room.change(room.clock.tick)
            assert room.game is not None
            assert room.game is not game, "its time was up"

    asyncio.run(scene())


@pytest.mark.parametrize("jump", [0.0, AN_HOUR, -AN_HOUR, 400 * 24 * AN_HOUR])
def test_after_a_stop_a_moment_goes_on_with_what_it_had_left(
    machine: Machine, tmp_path: Path, jump: float
) -> None:
    async def scene() -> None:
        async with machine.serves(url_in(tmp_path)) as hall:
            room, devices = await seated(hall, "classic", 8)
            await dealt(room, devices)
            machine.passes(7)
            before = left(room, devices[0])
        machine.passes(AN_HOUR)  # nobody serves the table
        machine.wall, machine.ticks = machine.wall + jump, 3.0
        async with machine.serves(url_in(tmp_path)) as hall:
            again = await hall.room(room.code)
            assert left(again, devices[0]) == pytest.approx(before, abs=0.01)

    asyncio.run(scene())


def test_after_a_kill_it_is_known_to_a_beat(machine: Machine, tmp_path: Path) -> None:
    async def scene() -> None:
        async with machine.serves(url_in(tmp_path)) as hall:
            room, devices = await seated(hall, "classic", 8)
            await dealt(room, devices)
            machine.passes(7)
            await hall._keep_time()
            before = left(room, devices[0])
            machine.passes(BEAT)
            store = hall.hourglass._keeper
            monkey = pytest.MonkeyPatch()
            monkey.setattr(
                store, "reach", lambda mine, alive: mine
            )  # whatever it would say now is never stored
        monkey.undo()
        machine.passes(AN_HOUR)
        machine.ticks = 3.0
        async with machine.serves(url_in(tmp_path)) as hall:
            again = await hall.room(room.code)
            assert left(again, devices[0]) == pytest.approx(before, abs=0.01)

    asyncio.run(scene())


def test_processes_agree_whatever_their_walls_say(postgresql_url: str, machine: Machine) -> None:
    async def scene() -> None:
        ticks = time.monotonic()
        with closing(Store.at(postgresql_url)) as store:
            first = Hourglass(store, shared=True)
            first.begin()
            for jump in (AN_HOUR, -2 * AN_HOUR):
                machine.wall += jump
                other = Hourglass(store, shared=True, ticks=lambda: time.monotonic() - ticks)
                other.begin()
                assert other.now() == pytest.approx(first.now(), abs=0.5)
                first.beat()
                other.beat()
                assert other.now() == pytest.approx(first.now(), abs=0.5)
            slow = Hourglass(store, shared=True, ticks=lambda: 0.0)
            slow.begin()
            await asyncio.sleep(0.8)
            slow.beat()
            assert slow.now() == pytest.approx(first.now(), abs=0.5), "whoever falls behind catches up"

    asyncio.run(scene())


def test_time_never_goes_back_and_a_gap_is_only_counted_if_it_is_short(
    database_url: str, machine: Machine
) -> None:
    with closing(Store.at(database_url)) as store:
        begun = store.reach(0.0, ALIVE)
        assert begun == machine.wall
        assert store.reach(begun + 100, ALIVE) == begun + 100
        assert store.reach(begun + 50, ALIVE) == pytest.approx(begun + 100, abs=ALIVE)
        if "sqlite" in database_url:
            reached = store.reach(begun + 200, 0.0)
            machine.wall += ALIVE / 2
            assert store.reach(0.0, ALIVE) == reached + ALIVE / 2
            machine.wall += 2 * ALIVE
            assert store.reach(0.0, ALIVE) == reached + ALIVE / 2


def test_an_evening_has_the_date_of_the_wall() -> None:
    lobby, game, _ = played(laid(), seed=3)
    turn = Turn(replace(lobby, stage="playing", results=()), game, now=5.0, today=1_800_000_000.0)
    turn.follow()
    assert turn.lobby.results[-1].ended == 1_800_000_000.0
