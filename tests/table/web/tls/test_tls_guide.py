"""The page about a certificate made on the spot, the plain door, and what a table says about its privacy."""

from __future__ import annotations

import asyncio
import hashlib
import ssl
from pathlib import Path

import httpx
import pytest
from starlette.responses import PlainTextResponse
from tests.table.web.players import hall_in, seated

from omerta.table.faces.gathering_model import Gathering
from omerta.table.signpost import Signpost
from omerta.table.state.network_place import may_be_overheard
from omerta.table.web import tls as watched
from omerta.table.web.app import Doors
from omerta.table.web.guard import FORWARDED
from omerta.table.web.tls import Tls
from omerta.table.web.tls_guide import FILE, PAGE, Guide, device_of

ADDRESS = "https://192.168.1.5:8420"
STRANGER, THIS_MACHINE = ("192.168.1.77", 5000), ("127.0.0.1", 5000)


def ask(
    guide: Guide, client: tuple[str, int], path: str, method: str = "GET", **headers: str
) -> httpx.Response:
    """What the plain door says to somebody."""
    door = guide.plain_door(PlainTextResponse("inside"))

    async def asked() -> httpx.Response:
        way = httpx.ASGITransport(door, client=client)
        async with httpx.AsyncClient(transport=way, base_url="http://192.168.1.5:8421") as phone:
            return await phone.request(method, path, headers=headers)

    return asyncio.run(asked())


@pytest.fixture
def guide(tmp_path: Path) -> Guide:
    return Guide(Tls(tmp_path, "127.0.0.1", ADDRESS), Signpost(ADDRESS))


def test_without_tls_a_phone_is_told_and_led_round_and_nothing_else(guide: Guide) -> None:
    assert ask(guide, STRANGER, "/").headers["location"] == PAGE
    led = ask(guide, STRANGER, "/j/ABCDEF?lang=uk")
    assert (led.status_code, led.headers["location"]) == (307, f"{ADDRESS}/j/ABCDEF?lang=uk")
    assert ask(guide, STRANGER, "//evil.example/x").headers["location"].startswith(f"{ADDRESS}/")
    assert ask(guide, STRANGER, "/open", "POST").status_code == 405
    assert ask(guide, STRANGER, "/static/tls.css").status_code == 200
    assert ask(guide, STRANGER, "/api/tables", "POST").status_code == 405


def test_whoever_sits_before_the_machine_walks_in(guide: Guide) -> None:
    for path in ("/", "/t/ABCDEF/screen", PAGE):
        assert ask(guide, THIS_MACHINE, path).text == "inside"
    assert ask(guide, ("::1", 1), "/").text == "inside"
    assert ask(guide, ("::ffff:127.0.0.1", 1), "/").text == "inside"


@pytest.mark.parametrize("header", FORWARDED)
def test_a_proxy_before_the_plain_door_speaks_for_strangers(guide: Guide, header: str) -> None:
    assert ask(guide, THIS_MACHINE, "/", **{header: "192.168.1.77"}).headers["location"] == PAGE


@pytest.mark.parametrize(
    ("language", "line"), [("en", "To the table"), ("ru", "К столу"), ("uk", "До столу")]
)
def test_the_page_tells_both_ways_and_shows_the_fingerprint(guide: Guide, language: str, line: str) -> None:
    told = ask(guide, STRANGER, PAGE, **{"accept-language": language})
    assert line in told.text
    assert f'href="{ADDRESS}/"' in told.text
    assert f'href="{FILE}"' in told.text
    assert told.text.count("<details") == 5
    shown = (
        told.text.partition("<dl>")[2].replace("</span>", "").replace("<span>", "").replace("<i>:</i>", ":")
    )
    assert guide.tls.papers.fingerprint in shown
    assert guide.tls.papers.certificate_fingerprint in shown


def test_the_authority_is_offered_as_phones_take_it(guide: Guide) -> None:
    told = ask(guide, STRANGER, FILE)
    assert told.headers["content-type"] == "application/x-x509-ca-cert"
    assert "content-disposition" not in told.headers
    digest = hashlib.sha256(told.content).hexdigest().upper()
    assert digest == guide.tls.papers.fingerprint.replace(":", "")
    assert b"PRIVATE" not in told.content
    assert "strict-transport-security" not in told.headers


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        ("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36", "android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", "iphone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "mac"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0)", "linux"),
        ("curl/8", ""),
    ],
)
def test_the_steps_for_ones_own_device_are_open(guide: Guide, agent: str, device: str) -> None:
    assert device_of(agent) == device
    told = ask(guide, STRANGER, PAGE, **{"user-agent": agent}).text
    assert told.count('<details name="device" open>') == bool(device)


def test_a_machine_that_moves_shows_new_papers_without_a_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watched, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(watched, "names_here", lambda *names: ("127.0.0.1",))
    kept = Tls(tmp_path, "0.0.0.0")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(kept.papers.certificate)
    before = kept.papers

    async def scene() -> None:
        renewing = asyncio.create_task(kept.renew(context))
        await asyncio.sleep(0.1)
        assert kept.papers == before
        monkeypatch.setattr(watched, "names_here", lambda *names: ("127.0.0.1", "10.1.1.1"))
        async with asyncio.timeout(10):
            while kept.papers is before:
                await asyncio.sleep(0.01)
        renewing.cancel()

    asyncio.run(scene())
    assert "10.1.1.1" in kept.papers.names
    assert kept.papers.authority == before.authority


# What the table says


@pytest.mark.parametrize(
    ("address", "heard"),
    [
        ("http://192.168.1.5:8420", True),
        ("http://laptop.local", True),
        ("https://192.168.1.5:8420", False),
        ("http://127.0.0.1:8420", False),
        ("http://[::1]:8420", False),
        ("http://localhost:8420", False),
    ],
)
def test_only_what_goes_readable_through_the_air_can_be_overheard(address: str, heard: bool) -> None:
    assert may_be_overheard(address) is heard


def heeds(tmp_path: Path, address: str, guide: str) -> list[str]:
    """What the organizer, a guest and a stranger are told before the deal."""
    tmp_path.mkdir(exist_ok=True)

    async def scene() -> list[str]:
        async with hall_in(tmp_path) as hall:
            hall.signpost = Signpost(address, guide)
            room, devices = await seated(hall, "classic", 2)
            found = []
            for device in (*devices, None):
                face = room.face(device, "screen")
                assert isinstance(face, Gathering)
                found.append(face.heed)
            return found

    return asyncio.run(scene())


def test_the_organizer_is_told_what_plain_http_does_not_protect(tmp_path: Path) -> None:
    said = heeds(tmp_path, "http://192.168.1.5:8420", "")
    assert "--tls" in said[0]
    assert said[1:] == ["", ""]


def test_everybody_is_told_of_the_warning_and_nobody_where_there_is_none(tmp_path: Path) -> None:
    page = "http://192.168.1.5:8421/tls"
    assert all(page in said for said in heeds(tmp_path / "made", ADDRESS, page))
    assert heeds(tmp_path / "own", "https://mafia.example", "") == ["", "", ""]


def test_without_tls_made_on_the_spot_there_is_no_such_page(tmp_path: Path, guide: Guide) -> None:
    async def status(doors: Doors) -> int:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(doors.app()), base_url="http://table"
        ) as phone:
            return (await phone.get(PAGE)).status_code

    async def scene() -> tuple[int, int]:
        async with hall_in(tmp_path) as hall:
            return await status(Doors(hall)), await status(Doors(hall, guide=guide))

    assert asyncio.run(scene()) == (404, 200)
