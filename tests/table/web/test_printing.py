"""A deck is printed from its table: for its own devices, before the deal, and never twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from tests.table.spies import CODE, gathered
from tests.table.web.players import hall_in, seated

from omerta.core import Refused
from omerta.paper import Layout, Wishes, laid_out
from omerta.paper.laying_out import legible
from omerta.paper.sheets import Sheets
from omerta.table.faces.gathering_model import Gathering
from omerta.table.print_shop import PrintShop, order_of
from omerta.table.room import Room
from omerta.table.state.lobby import Device, Lobby, Person
from omerta.table.web.app import Doors
from omerta.words import Lexicon

Ask = Callable[..., Awaitable[httpx.Response]]


def evening(folder: Path, book: str, then: Callable[[Room, list[Device], Ask], Awaitable[None]]) -> None:
    """A table of six, and how its devices ask for a page."""

    async def sit() -> None:
        async with hall_in(folder) as hall:
            room, devices = await seated(hall, book, 6)
            way = httpx.ASGITransport(Doors(hall).app())
            async with httpx.AsyncClient(transport=way, base_url="http://table") as browser:

                async def ask(key: str = "", query: str = "", **headers: str) -> httpx.Response:
                    cookie = {"cookie": f"omerta-{room.code}={key}"} if key else {}
                    return await browser.get(f"/t/{room.code}/deck.pdf{query}", headers={**cookie, **headers})

                await then(room, devices, ask)

    asyncio.run(sit())


async def new_guest(room: Room) -> str:
    """The key of one more device."""
    await room.enter("key-of-a-guest-sesame", "ru")
    return "key-of-a-guest-sesame"


def test_a_device_of_the_table_gets_the_deck_and_a_stranger_the_door(tmp_path: Path) -> None:
    async def then(room: Room, devices: list[Device], ask: Ask) -> None:
        got = await ask(await new_guest(room))
        assert (got.status_code, got.headers["content-type"]) == (200, "application/pdf")
        assert got.content.startswith(b"%PDF")
        assert room.code in got.headers["content-disposition"]
        assert got.headers["cache-control"] == "no-store"
        away = await ask()
        assert (away.status_code, away.headers["location"]) == (303, f"/j/{room.code}")

    evening(tmp_path, "classic", then)


def test_after_the_deal_nothing_is_printed(tmp_path: Path) -> None:
    async def then(room: Room, devices: list[Device], ask: Ask) -> None:
        key = await new_guest(room)
        room.lobby = replace(room.lobby, stage="dealt")
        assert (await ask(key)).status_code == 403

    evening(tmp_path, "classic", then)


def test_a_press_that_is_too_slow_is_an_answer_and_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.paper.press_process.PATIENCE", 0.001)

    async def then(room: Room, devices: list[Device], ask: Ask) -> None:
        got = await ask(await new_guest(room))
        assert got.status_code == 503
        assert "too much to do" in got.text

    evening(tmp_path, "classic", then)


def test_a_deck_that_is_kept_secret_is_printed_for_whoever_chose_it(tmp_path: Path) -> None:
    async def then(room: Room, devices: list[Device], ask: Ask) -> None:
        key = await new_guest(room)
        room.lobby = replace(room.lobby, house_rules={"open-deck": "off"})
        faces = [room.face(device, "phone") for device in (devices[0], room.device(key))]
        assert [face.prints for face in faces if isinstance(face, Gathering)] == [True, False]
        assert (await ask(key)).status_code == 400

    evening(tmp_path, "chicago", then)


def test_without_the_press_the_button_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def then(room: Room, devices: list[Device], ask: Ask) -> None:
        key = await new_guest(room)
        assert offered(room, devices[0])
        assert not offered(room, None)
        for where in ("faces.gathering", "web.print_pages"):
            monkeypatch.setattr(f"omerta.table.{where}.can_print", lambda: False)
        assert not offered(room, devices[0])
        assert (await ask(key)).status_code == 404

    evening(tmp_path, "classic", then)


def offered(room: Room, device: Device | None) -> bool:
    """Does this device show the button?"""
    face = room.face(device, "phone" if device is not None else "screen")
    assert isinstance(face, Gathering)
    return face.prints


def test_the_same_deck_is_printed_once_and_another_one_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Wishes] = []

    def laying_out(wishes: Wishes, layout: Layout, words: Lexicon) -> Sheets:
        made.append(wishes)
        return laid_out(wishes, replace(layout, parts=("rules",)), words)

    monkeypatch.setattr("omerta.table.print_shop.laid_out", laying_out)
    lobby = gathered("classic", 6)
    order = order_of(lobby, "http://table", "en", Layout())
    other = order_of(lobby, "http://table", "uk", Layout())

    async def rush() -> None:
        shop = PrintShop()
        first = [asyncio.create_task(shop.printed(CODE, lobby, order)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="print-busy"):
            await shop.printed(CODE, lobby, other)
        pdfs = await asyncio.gather(*first)
        assert len({*pdfs}) == len(made) == 1
        assert await shop.printed(CODE, lobby, order) == pdfs[0]
        assert len(made) == 1
        assert await shop.printed(CODE, lobby, other) != pdfs[0]

    asyncio.run(rush())


def test_a_name_keeps_its_letters_and_leaves_its_small_pictures_at_home() -> None:
    assert [legible(name) for name in ("Анна 😀", "Ї\u0301жак ☕\ufe0f", "O'Hara-Ґонта")] == [
        "Анна",
        "Ї\u0301жак",
        "O'Hara-Ґонта",
    ]


def test_whoever_sits_there_is_named_and_bots_need_no_tent() -> None:
    lobby = gathered("classic", 5)
    lobby = replace(lobby, people=(*lobby.people, Person(6, "Tin", bot=True)))
    order = order_of(lobby, "http://table", "en", Layout())
    assert order.names == tuple(person.name for person in lobby.people)
    assert (order.bots, order.address) == (frozenset({6}), f"http://table/j/{CODE}")
    with pytest.raises(Refused, match="print-empty"):
        order_of(Lobby(CODE, "en", "classic"), "http://table", "en", Layout())
