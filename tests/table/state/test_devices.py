"""Places for devices do not run out for those who play, and empty tables do not stay."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.web.players import dealt, hall_in, seated

from omerta.core import Refused
from omerta.table import open_rooms
from omerta.table.actions import asks
from omerta.table.state.devices import MOST_DEVICES, MOST_GONE, with_device
from omerta.table.state.lobby import Device, Lobby, PendingPlea
from omerta.table.state.people import join
from omerta.table.store.presence import MOST_REMEMBERED, Presence
from omerta.table.store.store import NoSuchTable
from omerta.table.web.keys import new_key


def watcher(number: int) -> Device:
    return Device(f"watcher-{number}", "", "en", watches=True)


def full() -> Lobby:
    """A table whose every place for a device is taken: the organizer's, a player's, and watchers'."""
    lobby = replace(Lobby("CODE", "en", "classic"), devices=(Device("organizer", "", "en", organizer=True),))
    lobby = join(with_device(lobby, Device("player", "", "en")), "Anna", device="player")
    for number in range(MOST_DEVICES - 2):
        lobby = with_device(lobby, watcher(number))
    assert len(lobby.devices) == MOST_DEVICES
    return lobby


def who_went(before: Lobby, after: Lobby) -> set[str]:
    return {each.id for each in before.devices} - {each.id for each in after.devices}


def test_the_watcher_that_has_been_gone_for_longest_makes_room() -> None:
    lobby, comes = full(), Device("new", "", "en", watches=True)
    gone = {"player": 1.0, "organizer": 0.0, "watcher-5": 30.0, "watcher-9": 20.0, "watcher-70": 40.0}
    assert who_went(lobby, with_device(lobby, comes, gone)) == {"watcher-9"}
    asking = replace(lobby, pleas=(PendingPlea(1, 1, "watcher-9"),))
    assert who_went(asking, with_device(asking, comes, gone)) == {"watcher-5"}


def test_where_all_are_here_a_watcher_makes_room_for_a_player_only() -> None:
    lobby = full()
    with pytest.raises(Refused, match="table-full"):
        with_device(lobby, Device("new", "", "en", watches=True))
    back = with_device(lobby, Device("lost phone", "", "en"))
    assert who_went(lobby, back) == {f"watcher-{MOST_DEVICES - 3}"}, "the one that came last"


def test_players_never_make_room() -> None:
    lobby = replace(Lobby("CODE", "en", "classic"), devices=(Device("organizer", "", "en", organizer=True),))
    for number in range(MOST_DEVICES - 1):
        lobby = with_device(lobby, Device(f"phone-{number}", "", "en"))
    asking = replace(lobby, pleas=tuple(PendingPlea(n, 1, f"phone-{n}") for n in range(MOST_DEVICES - 1)))
    gone = {each.id: 0.0 for each in lobby.devices}
    with pytest.raises(Refused, match="table-full"):
        with_device(asking, Device("new", "", "en"), gone)


def test_only_those_who_are_nowhere_are_gone_and_it_is_known_since_when() -> None:
    presence = Presence(lambda: None)
    for device in ("here", "left"):
        presence.arrive(device)
    presence.depart("left")
    gone = presence.gone(("here", "left", "never"))
    assert gone.keys() == {"left", "never"}
    assert gone["never"] < gone["left"]


def test_what_a_device_did_goes_with_it() -> None:
    lobby = replace(full(), done={"watcher-1": ("a",), "player": ("b",)})
    after = with_device(lobby, Device("new", "", "en"), {"watcher-1": 0.0})
    assert after.done == {"player": ("b",)}


def test_a_player_with_a_lost_phone_comes_back_to_a_table_full_of_watchers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as here:
            room, devices = await seated(here, "classic", 8)
            await dealt(room, devices)
            while len(room.lobby.devices) < MOST_DEVICES:
                room.presence.arrive(await room.enter(new_key(), "en", watches=True))
            key = new_key()
            await room.enter(key, "uk")
            found = room.device(key)
            assert found is not None
            await room.ask(found, asks.DoPlead(seat=3))
            for _ in range(MOST_DEVICES):
                with pytest.raises(Refused, match="table-full"):
                    await room.enter(new_key(), "en", watches=True)
            assert room.device(key) is not None, "whoever asks for his seat is not sent away"
            assert {each.id for each in devices} <= {each.id for each in room.lobby.devices}

    asyncio.run(scene())


def test_whoever_opened_the_table_sends_away_those_who_only_watch(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as here:
            room, devices = await seated(here, "classic", 8)
            for _ in range(5):
                await room.enter(new_key(), "en", watches=True)
            with pytest.raises(Refused, match="organizer-only"):
                await room.ask(devices[3], asks.DoSendAway())
            await room.ask(devices[0], asks.DoSendAway())
            assert [each.id for each in room.lobby.devices] == [each.id for each in devices]

    asyncio.run(scene())


def test_a_table_where_nobody_ever_sat_is_forgotten_in_a_day(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path) as here:
            empty, _ = await here.open("en", "classic")
            looked_at, _ = await here.open("en", "classic")
            room = await here.room(looked_at)
            room.listeners.add(room.wake)
            taken, _ = await seated(here, "classic", 2)
            await asyncio.to_thread(here.sweep, datetime.now(UTC) + timedelta(hours=23))
            assert here.store.load(empty).version == 1
            await asyncio.to_thread(here.sweep, datetime.now(UTC) + timedelta(hours=25))
            with pytest.raises(NoSuchTable):
                here.store.load(empty)
            assert here.store.load(looked_at).version == 1
            assert here.store.load(taken.code).version > 1
            await asyncio.to_thread(here.sweep, datetime.now(UTC) + timedelta(days=91))
            with pytest.raises(NoSuchTable):
                here.store.load(taken.code)

    asyncio.run(scene())


def test_so_many_tables_are_held_at_once_and_idle_ones_are_put_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_rooms, "MOST_ROOMS", 3)

    async def scene() -> None:
        async with hall_in(tmp_path) as here:
            codes = [(await here.open("en", "classic"))[0] for _ in range(5)]
            for code in codes:
                await here.room(code)
                assert len(here.rooms) <= 3
            for code in codes[:3]:
                room = await here.room(code)
                room.listeners.add(room.wake)
            with pytest.raises(Refused, match="try-again"):
                await here.room(codes[4])
            room.listeners.clear()
            assert (await here.room(codes[4])).code == codes[4]

    asyncio.run(scene())


def test_passers_by_do_not_heap_up() -> None:
    lobby = full()
    gone = {each.id: float(at) for at, each in enumerate(lobby.devices)}
    after = with_device(lobby, Device("new", "", "en"), gone)
    kept = {"organizer", "player", "new", *(watcher(number).id for number in last_watchers(MOST_GONE))}
    assert {each.id for each in after.devices} == kept


def last_watchers(number: int) -> range:
    """The numbers of the watchers that came last to a full table."""
    return range(MOST_DEVICES - 2 - number, MOST_DEVICES - 2)


def test_who_has_left_is_remembered_up_to_a_point() -> None:
    presence = Presence(lambda: None)
    for number in range(2 * MOST_REMEMBERED):
        presence.arrive(f"phone-{number}")
        presence.depart(f"phone-{number}")
    first, last = "phone-0", f"phone-{2 * MOST_REMEMBERED - 1}"
    assert presence.gone([first, last])[first] == 0.0
    assert presence.gone([first, last])[last] > 0.0
