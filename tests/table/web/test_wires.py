"""Nobody crowds the others out by opening pages; whoever is sent away has no wire any more (0024)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.spies import CODE, gathered, key_of
from tests.table.web.test_socket_limits import table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from omerta.table.web import socket_limits

WATCHER = "key-of-watcher-sesame"
NOT_YOURS, ELSEWHERE, SLOW_DOWN = 4403, 4409, 4429
FEW = 10


class Pages:
    """Sockets of one table, opened by whoever has the keys."""

    def __init__(self, base: str, stack: AsyncExitStack) -> None:
        self._base = base.replace("http", "ws")
        self._stack = stack

    async def opens(self, key: str, place: str = "") -> ClientConnection:
        """One more page, which is shown a face or told why not."""
        headers = {"authorization": f"Bearer {key}", **({"x-forwarded-for": place} if place else {})}
        address = f"{self._base}/t/{CODE}/socket"
        wire = await self._stack.enter_async_context(connect(address, additional_headers=headers))
        self.told = msgspec.json.decode(await wire.recv())
        return wire


async def closed_with(wire: ClientConnection) -> int:
    """The code it is closed with; 0 if it stays open."""
    try:
        async with asyncio.timeout(1):
            while True:
                await wire.recv()
    except TimeoutError:
        return 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else -1


def at_table(tmp_path: Path, visit: Callable[[Pages, str], Awaitable[None]]) -> None:
    """Visit a table of six with a watcher."""

    async def scene(base: str) -> None:
        async with AsyncExitStack() as stack:
            await visit(Pages(base, stack), base)

    with table(tmp_path, gathered("classic", 6)) as base:
        asyncio.run(scene(base))


def test_a_device_has_a_handful_of_wires_and_one_more_ends_its_oldest(tmp_path: Path) -> None:
    async def visit(pages: Pages, base: str) -> None:
        wires = [await pages.opens(WATCHER) for _ in range(FEW)]
        codes = [await closed_with(wire) for wire in wires[:3]]
        assert codes == [ELSEWHERE, ELSEWHERE, 0]

    at_table(tmp_path, visit)


@pytest.mark.parametrize("place", ["", "192.0.2.7"])
def test_one_key_opens_as_many_pages_as_it_likes_and_the_players_still_come_back(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "MOST_FROM_A_PLACE", 20)

    async def visit(pages: Pages, base: str) -> None:
        for _ in range(320):
            await pages.opens(WATCHER, place)
        for seat in range(1, 7):
            await pages.opens(key_of(seat), place)
            assert "face" in pages.told

    at_table(tmp_path, visit)


def test_who_looks_on_with_many_pages_makes_room_for_who_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_limits, "MOST_ONLOOKERS_AT_A_TABLE", 4)

    async def visit(pages: Pages, base: str) -> None:
        async with httpx.AsyncClient(base_url=base) as client:
            joined = await client.post(f"/api/tables/{CODE}/people", json={"watch": True})
        first = await pages.opens(WATCHER)
        for _ in range(3):
            await pages.opens(WATCHER)
        await pages.opens(joined.json()["key"])
        assert "face" in pages.told
        assert await closed_with(first) == ELSEWHERE

    at_table(tmp_path, visit)


def test_a_stream_is_a_wire_like_any_other(tmp_path: Path) -> None:
    async def visit(pages: Pages, base: str) -> None:
        headers = {"authorization": f"Bearer {WATCHER}"}
        async with (
            httpx.AsyncClient(base_url=base, headers=headers) as client,
            client.stream("GET", f"/t/{CODE}/stream") as answer,
        ):
            lines = answer.aiter_lines()
            while not (await anext(lines)).startswith('data: {"face"'):
                pass
            for _ in range(FEW):
                await pages.opens(WATCHER)
            async with asyncio.timeout(5):
                rest = [line async for line in lines]
            assert rest[-3:-1] == ["event: shut", f"data: {ELSEWHERE}"]

    at_table(tmp_path, visit)


def test_whoever_is_sent_away_has_no_wire_any_more(tmp_path: Path) -> None:
    async def visit(pages: Pages, base: str) -> None:
        wires = [await pages.opens(WATCHER) for _ in range(3)]
        player = await pages.opens(key_of(2))
        headers = {"authorization": f"Bearer {key_of(1)}"}
        async with httpx.AsyncClient(base_url=base, headers=headers) as client:
            told = await client.post(f"/api/tables/{CODE}/asks", json={"do": "send-away"})
            assert told.json()["ok"]
        assert [await closed_with(wire) for wire in wires] == [NOT_YOURS] * 3
        assert await closed_with(player) == 0

    at_table(tmp_path, visit)
