"""How many sockets a table and an address may have, and who counts as one address."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.evenings import CODE, KEY, kept, laid, served
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from omerta.table.state.lobby import Lobby
from omerta.table.state.network_place import is_this_machine, place_of
from omerta.table.web import app, socket_limits
from omerta.table.web.guard import Crowd
from omerta.words import LANGUAGES, explain_refusal, lexicon

WITH_KEY = {"authorization": f"Bearer {KEY}"}
SLOW_DOWN = 4429
A_MOMENT = 0.02
TRIES = 200


@contextmanager
def table(folder: Path, lobby: Lobby | None = None) -> Iterator[str]:
    """The address of a server with one table."""
    with served(f"sqlite:///{folder / 'tables.db'}") as (base, store):
        kept(store, lobby or laid(), {})
        yield base


class Visitors:
    """Sockets that stay open until the end, each from where it likes."""

    def __init__(self, base: str, stack: AsyncExitStack) -> None:
        self._base = base.replace("http", "ws")
        self._stack = stack

    async def comes(self, place: str = "", key: bool = True) -> tuple[ClientConnection, str]:
        """One more socket, and why it was turned away; nothing where it was shown a face."""
        headers = {**(WITH_KEY if key else {}), **({"x-forwarded-for": place} if place else {})}
        address = f"{self._base}/t/{CODE}/socket"
        wire = await self._stack.enter_async_context(connect(address, additional_headers=headers))
        told = msgspec.json.decode(await wire.recv())
        if "face" in told:
            return wire, ""
        with pytest.raises(ConnectionClosed) as closed:
            await wire.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == SLOW_DOWN
        return wire, str(told["gone"])

    async def turned_away(self, place: str = "", key: bool = True) -> bool:
        """Is there no place for one more?"""
        return bool((await self.comes(place, key))[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_socket_too_many_at_a_table_is_told_why(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "MOST_ONLOOKERS_AT_A_TABLE", 2)
    lobby = laid()
    devices = tuple(
        msgspec.structs.replace(each, language=language, organizer=False) for each in lobby.devices
    )

    async def visit(base: str) -> None:
        async with AsyncExitStack() as stack:
            visitors = Visitors(base, stack)
            first, _ = await visitors.comes()
            assert not await visitors.turned_away()
            _, why = await visitors.comes()
            assert why == explain_refusal("too-many-at-table", lexicon(language).of(lobby.book))
            await first.close()
            for _ in range(TRIES):
                if not await visitors.turned_away():
                    return
                await asyncio.sleep(A_MOMENT)
            raise AssertionError("the place of whoever went is never free")

    with table(tmp_path, msgspec.structs.replace(lobby, devices=devices)) as base:
        asyncio.run(visit(base))


def test_strangers_take_no_place_from_those_who_have_a_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "MOST_STRANGERS_AT_A_TABLE", 1)

    async def visit(base: str) -> None:
        async with AsyncExitStack() as stack:
            visitors = Visitors(base, stack)
            assert [await visitors.turned_away(key=False) for _ in range(3)] == [False, True, True]
            assert not await visitors.turned_away(key=True)

    with table(tmp_path) as base:
        asyncio.run(visit(base))


def test_an_address_has_so_many_sockets_and_a_whole_site_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "MOST_FROM_A_PLACE", 1)

    async def visit(base: str) -> None:
        async with AsyncExitStack() as stack:
            visitors = Visitors(base, stack)
            assert not await visitors.turned_away("2001:db8:0:1::1", key=False)
            assert await visitors.turned_away("2001:db8:0:1:ffff::2", key=False)
            assert not await visitors.turned_away("2001:db8:0:2::1", key=False)
            assert not await visitors.turned_away("192.0.2.7", key=False)
            _, why = await visitors.comes("::ffff:192.0.2.7", key=False)
            assert why == explain_refusal("too-many-from-here", lexicon("en").of("vendetta"))
            assert not await visitors.turned_away("192.0.2.7"), "whoever opened the table has room"
            here = [await visitors.turned_away(key=False) for _ in range(4)]
            assert not any(here), "this machine is not counted"

    with table(tmp_path) as base:
        asyncio.run(visit(base))


def test_wrong_codes_from_one_site_are_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "TYPOS_AT_ONCE", 5.0)
    monkeypatch.setattr(app, "TYPOS_A_SECOND", 0.0)
    monkeypatch.setattr(app, "GUESS_SECONDS", 1.0)

    def waits(client: httpx.Client, place: str) -> bool:
        begun = time.monotonic()
        assert client.get("/j/ZZZZZZ", headers={"x-forwarded-for": place}).status_code == 404
        return time.monotonic() - begun >= 1.0

    with table(tmp_path) as base, httpx.Client(base_url=base) as client:
        found = [waits(client, f"2001:db8:0:1::{number:x}") for number in range(1, 7)]
        assert found == [False] * 5 + [True]
        assert not waits(client, "2001:db8:0:2::1")
        assert not waits(client, "192.0.2.7")


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_the_place_of_an_address(host: str, place: str) -> None:
    assert place_of(host) == place


def test_this_machine_is_known_by_every_name() -> None:
    assert all(
        is_this_machine(place_of(host)) for host in ("127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1")
    )
    assert not any(is_this_machine(place_of(host)) for host in ("192.0.2.7", "2001:db8::1", "testclient", ""))


def test_whoever_has_gone_is_forgotten() -> None:
    crowd = Crowd(1)
    with crowd.place("here") as first, crowd.place("here") as second:
        assert (first, second) == (True, False)
    with crowd.place("here") as third:
        assert third
    assert not crowd._inside
