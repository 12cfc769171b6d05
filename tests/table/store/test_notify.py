"""A change at one process is heard by the others."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from omerta.table.store.database import StoreError
from omerta.table.store.notify import ANYTHING, Bell
from omerta.table.store.store import Stale, Store

CODE = "KRLN"
SECONDS = 20

APPENDER = """
import sys
from omerta.table.store.store import Store
store = Store.at(sys.argv[1])
store.append("KRLN", 1, b"{}", "play", 1, 1, [b"{}"])
store.close()
"""
DEAFEN = """
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND query LIKE 'LISTEN%'
"""


@pytest.fixture
def shared(postgresql_url: str) -> Iterator[Store]:
    """A store on PostgreSQL with one table."""
    store = Store.at(postgresql_url)
    store.create(CODE, b"{}", "lobby")
    yield store
    store.close()


def change(store: Store, version: int) -> None:
    store.append(CODE, version, b"{}", "play", 1, version, [b"{}"])


def deafen(url: str) -> None:
    """Cut the connections of all who listen."""
    with psycopg.connect(url, autocommit=True) as master:
        assert master.execute(DEAFEN).fetchone() == (1,)


async def heard(bell: Bell, number: int) -> list[tuple[str, int]]:
    """The next so many rings."""
    rings = bell.listen()
    try:
        return [await asyncio.wait_for(anext(rings), SECONDS) for _ in range(number)]
    finally:
        await rings.aclose()


def test_a_change_before_the_first_listening_is_heard(postgresql_url: str, shared: Store) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(postgresql_url) as bell:
            change(shared, 1)
            change(shared, 2)
            return await heard(bell, 2)

    assert asyncio.run(evening()) == [(CODE, 2), (CODE, 3)]


def test_nothing_is_lost_between_two_listenings(postgresql_url: str, shared: Store) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(postgresql_url) as bell:
            change(shared, 1)
            first = await heard(bell, 1)
            change(shared, 2)
            return first + await heard(bell, 1)

    assert asyncio.run(evening()) == [(CODE, 2), (CODE, 3)]


def test_another_process_is_heard(postgresql_url: str, shared: Store) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(postgresql_url) as bell:
            listening = asyncio.create_task(heard(bell, 1))
            command = [sys.executable, "-c", APPENDER, postgresql_url]
            await asyncio.to_thread(subprocess.run, command, check=True, timeout=60)
            return await listening

    assert asyncio.run(evening()) == [(CODE, 2)]
    assert shared.load(CODE).version == 2


def test_what_was_refused_does_not_ring(postgresql_url: str, shared: Store) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(postgresql_url) as bell:
            with pytest.raises(Stale):
                change(shared, 7)
            change(shared, 1)
            with pytest.raises(Stale):
                shared.append(CODE, 2, b"{}", "play", 1, 1, [b"{}"])
            change(shared, 2)
            return await heard(bell, 2)

    assert asyncio.run(evening()) == [(CODE, 2), (CODE, 3)]


def test_a_lost_connection_heals_and_says_so(postgresql_url: str, shared: Store) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(postgresql_url) as bell:
            rings = bell.listen()
            change(shared, 1)
            before = await asyncio.wait_for(anext(rings), SECONDS)
            deafen(postgresql_url)
            change(shared, 2)  # nobody hears this one
            after = await asyncio.wait_for(anext(rings), SECONDS)
            change(shared, 3)
            again = await asyncio.wait_for(anext(rings), SECONDS)
            await rings.aclose()
            return [before, after, again]

    assert asyncio.run(evening()) == [(CODE, 2), ANYTHING, (CODE, 4)]


def test_a_listener_can_be_cancelled_at_any_time(postgresql_url: str, shared: Store) -> None:
    async def evening() -> None:
        async with Bell(postgresql_url) as bell:
            listening = asyncio.create_task(heard(bell, 1))
            await asyncio.sleep(0.1)
            listening.cancel()
            with pytest.raises(asyncio.CancelledError):
                await listening
            change(shared, 1)
            assert await heard(bell, 1) == [(CODE, 2)]

    asyncio.run(evening())


def test_a_bell_without_a_server(tmp_path: Path) -> None:
    async def evening() -> None:
        async with Bell("postgresql://me:sesame@127.0.0.1:1/omerta"):
            raise AssertionError

    with pytest.raises(StoreError) as error:
        asyncio.run(evening())
    assert error.value.reason == "unreachable"


def test_sqlite_has_nothing_to_tell(tmp_path: Path) -> None:
    async def evening() -> list[tuple[str, int]]:
        async with Bell(f"sqlite:///{tmp_path / 'tables.db'}") as bell:
            return [ring async for ring in bell.listen()]

    assert asyncio.run(evening()) == []
