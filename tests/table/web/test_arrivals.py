"""The address that phones are told is chosen at the table, and it is seen whether any phone comes by it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp
from tests.table.web.players import dealt, hall_in, seated

from omerta.core.commands import Refused
from omerta.table.actions.asks import DoAddress
from omerta.table.faces.face_parts import TableAddress
from omerta.table.faces.gathering_model import Gathering
from omerta.table.faces.models import Screen
from omerta.table.faces.pictures import qr
from omerta.table.open_rooms import Hall
from omerta.table.own_addresses import OwnAddress
from omerta.table.room import Room
from omerta.table.signpost import Entrance, Signpost
from omerta.table.state.lobby import Device
from omerta.table.web.app import Doors
from omerta.table.web.guard import FORWARDED
from omerta.table.web.tls import Tls
from omerta.table.web.tls_guide import Guide
from omerta.words import LANGUAGES, lexicon

WIFI, CABLE = OwnAddress("192.168.1.20", "wifi", "wlan0"), OwnAddress("10.0.0.7", "other", "eth0")
PHONE, LAPTOP = "192.168.1.77", "127.0.0.1"


def post(plain: int = 0) -> Signpost:
    """On a machine in two networks."""
    return Signpost.turning(Entrance("https" if plain else "http", 8420, plain), lambda: (WIFI, CABLE))


async def ask(
    app: ASGIApp, path: str, come_from: str = PHONE, host: str = WIFI.host, **headers: str
) -> httpx.Response:
    """Somebody looks at a page."""
    way = httpx.ASGITransport(app, client=(come_from, 5000))
    async with httpx.AsyncClient(transport=way, base_url=f"http://{host}:8420") as browser:
        return await browser.get(path, headers=headers)


def gathered(room: Room, device: Device | None) -> Gathering:
    face = room.face(device, "screen")
    assert isinstance(face, Gathering)
    return face


def offered(room: Room, device: Device | None) -> list[tuple[str, bool, bool]]:
    """Each address: is it chosen, and has anybody come by it?"""
    return [(each.host, each.chosen, each.reached) for each in gathered(room, device).addresses]


def test_whoever_opened_the_table_chooses_and_every_code_changes_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, post()) as hall:
            room, (host, guest) = await seated(hall, "classic", 2)
            other, (neighbour,) = await seated(hall, "family", 1)
            looked = list[str]()
            for each in (room, other):
                each.listeners.add(partial(looked.append, each.code))
            assert offered(room, host) == [(WIFI.host, True, False), (CABLE.host, False, False)]
            assert offered(room, guest) == offered(room, None) == []
            with pytest.raises(Refused, match="organizer-only"):
                await room.ask(guest, DoAddress(host=CABLE.host))
            with pytest.raises(Refused, match="no-such-address"):
                await room.ask(host, DoAddress(host="8.8.8.8"))
            version = room.version
            await room.ask(host, DoAddress(host=CABLE.host))
            assert {*looked} == {room.code, other.code}
            assert room.version == version, "it is no part of the table"
            link = f"http://10.0.0.7:8420/j/{room.code}"
            for device in (host, guest, None):
                assert (gathered(room, device).address, gathered(room, device).qr) == (link, qr(link))
            assert gathered(other, neighbour).address == f"http://10.0.0.7:8420/j/{other.code}"
            assert offered(room, host) == [(WIFI.host, False, False), (CABLE.host, True, False)]
            assert hall.address == "http://10.0.0.7:8420"

    asyncio.run(scene())


def test_the_picture_for_a_friend_and_the_choice_beside_it_follow_during_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, post()) as hall:
            room, devices = await seated(hall, "classic", 6)
            await dealt(room, devices)
            app, path = Doors(hall).app(), f"/t/{room.code}/invitation.svg"
            before = (await ask(app, path)).text
            await room.ask(devices[0], DoAddress(host=CABLE.host))
            assert (await ask(app, path)).text != before
            mine, theirs, nobodys = (room.face(each, "screen") for each in (devices[0], devices[1], None))
            assert isinstance(mine, Screen)
            assert [each.chosen for each in mine.addresses] == [False, True]
            assert not any(getattr(each, "addresses", ()) for each in (theirs, nobodys))

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_adapter_is_called_as_people_call_it(tmp_path: Path, language: str) -> None:
    async def scene() -> tuple[TableAddress, ...]:
        async with hall_in(tmp_path, post()) as hall:
            code, _ = await hall.open(language, "classic")
            room = await hall.room(code)
            return gathered(room, room.lobby.devices[0]).addresses

    wifi, cable = asyncio.run(scene())
    assert (wifi.name, cable.name) == (lexicon(language).say("adapter-wifi"), "eth0")
    assert wifi.check == "http://192.168.1.20:8420/here"


async def opened(hall: Hall) -> tuple[Room, Device, ASGIApp]:
    code, _ = await hall.open("en", "classic")
    room = await hall.room(code)
    return room, room.lobby.devices[0], Doors(hall).app()


def test_whatever_another_device_asks_for_shows_that_phones_get_through(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, post()) as hall:
            room, host, app = await opened(hall)
            await ask(app, f"/t/{room.code}/screen", LAPTOP, "127.0.0.1")
            await ask(app, "/", WIFI.host, WIFI.host)
            assert [reached for *_, reached in offered(room, host)] == [False, False], "it calls itself"
            await ask(app, "/here", PHONE, CABLE.host)
            assert [reached for *_, reached in offered(room, host)] == [False, True]
            await ask(app, f"/j/{room.code}", PHONE, "laptop.local")
            assert [reached for *_, reached in offered(room, host)] == [True, True]

    asyncio.run(scene())


@pytest.mark.parametrize("header", FORWARDED)
def test_a_proxy_on_this_machine_speaks_for_others(tmp_path: Path, header: str) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, post()) as hall:
            room, host, app = await opened(hall)
            await ask(app, "/", LAPTOP, **{header: PHONE})
            assert offered(room, host)[0] == (WIFI.host, True, True)

    asyncio.run(scene())


def test_a_strange_name_is_no_way_to_the_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, post()) as hall:
            room, host, app = await opened(hall)
            assert (await ask(app, "/", PHONE, "evil.example")).status_code == 421
            assert not any(reached for *_, reached in offered(room, host))
            for own in (WIFI, CABLE):
                assert (await ask(app, "/", PHONE, own.host)).status_code == 200

    asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_is_told_that_it_has_arrived(tmp_path: Path, language: str) -> None:
    async def scene() -> httpx.Response:
        async with hall_in(tmp_path) as hall:
            return await ask(Doors(hall).app(), f"/here?lang={language}", host="table")

    answer = asyncio.run(scene())
    assert answer.status_code == 200
    assert lexicon(language).say("page-here") in answer.text
    assert 'action="/join"' in answer.text


def test_with_tls_a_phone_is_told_so_before_any_warning(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_in(tmp_path, signpost := post(plain=8421)) as hall:
            room, host, app = await opened(hall)
            door = Guide(Tls(tmp_path, LAPTOP), signpost).plain_door(app)
            told = await ask(door, "/here", PHONE, CABLE.host)
            assert (told.status_code, lexicon("en").say("page-here") in told.text) == (200, True)
            assert offered(room, host)[1] == (CABLE.host, False, True)
            await room.ask(host, DoAddress(host=CABLE.host))
            assert "http://10.0.0.7:8421/tls" in gathered(room, host).heed
            led = await ask(door, f"/j/{room.code}")
            assert led.headers["location"] == f"https://10.0.0.7:8420/j/{room.code}"

    asyncio.run(scene())
