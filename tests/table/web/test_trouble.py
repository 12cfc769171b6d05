"""Whatever goes wrong, a person reads a sentence, never code; and nothing is said to be kept that was not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry
from tests.table.web.players import hall_in

from omerta.table.open_rooms import Hall
from omerta.table.store import database
from omerta.table.web.app import Doors
from omerta.words import LANGUAGES, explain_refusal, lexicon

HERE = "http://table"
STRANGE = (
    "/nothing",
    "/t/",
    "/t//",
    "/t/%ff%00",
    "/j/..%2f..%2fetc",
    "/static/../web.py",
    "/static/%2e%2e/web.py",
    "/static/nothing.js",
    "/api/nothing",
    "/t/ABCDEF/games/999999999999999999999",
    "/join?code=%00%ff&lang=%ff",
    "/j/" + "A" * 3000,
)
COOKIES = (
    b"omerta-language=\xff\xfe",
    b"omerta-ABCDEF=",
    b";;;=;==",
    b'omerta-language="',
    b"=" * 4000,
    b"omerta-ABCDEF=" + b"x" * 5000,
)


@asynccontextmanager
async def door_in(folder: Path) -> AsyncIterator[tuple[Hall, httpx.AsyncClient]]:
    async with hall_in(folder) as hall:
        wires = httpx.ASGITransport(Doors(hall).app(), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=wires, base_url=HERE) as client:
            yield hall, client


def is_a_sentence(answer: httpx.Response) -> bool:
    return answer.status_code != 500 and "Traceback" not in answer.text and 'File "' not in answer.text


def test_nothing_that_is_asked_for_breaks_the_pages(tmp_path: Path) -> None:
    async def scene() -> None:
        async with door_in(tmp_path) as (_, client):
            for path in STRANGE:
                for method in ("GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD"):
                    assert is_a_sentence(await client.request(method, path)), (method, path)
            for cookie in COOKIES:
                for path in ("/", "/j/ABCDEF", "/t/ABCDEF/desk", "/api/tables/ABCDEF/face"):
                    answer = await client.get(path, headers={b"cookie": cookie})
                    assert is_a_sentence(answer), (cookie, path)

    asyncio.run(scene())


def fill_the_disk(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """From now on the file cannot grow by a single page."""
    set_up = database._set_up_sqlite

    def full(connection: DBAPIConnection, entry: ConnectionPoolEntry) -> None:
        set_up(connection, entry)
        connection.cursor().execute("PRAGMA max_page_count = 1")  # that is: as many as there are

    with closing(sqlite3.connect(file)) as now:
        now.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    monkeypatch.setattr(database, "_set_up_sqlite", full)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_told_kindly_and_nothing_is_said_to_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async def scene() -> None:
        headers = {"accept-language": language, "origin": HERE}
        async with door_in(tmp_path) as (hall, client):
            first = await client.post("/open", data={"book": "classic"}, headers=headers)
            assert first.status_code == 303
        fill_the_disk(monkeypatch, tmp_path / "tables.db")
        async with door_in(tmp_path) as (hall, client):
            code = first.headers["location"].split("/")[2]
            version = hall.store.load(code).version
            seen = set()
            for number in range(40):
                name = f"Guest {number} " + "x" * 14
                answer = await client.post(f"/j/{code}", data={"name": name}, headers=headers)
                client.cookies.clear()
                seen.add(answer.status_code)
                assert is_a_sentence(answer)
                if answer.status_code != 303:
                    assert explain_refusal("try-again", lexicon(language)) in answer.text
                    break
                version += 2
            assert len(seen) == 2, "the disk was never full"
            assert hall.store.load(code).version in (version, version + 1)
            answer = await client.get(f"/t/{code}/screen", headers=headers)
            assert answer.status_code == 200, "what was kept can still be seen"

    asyncio.run(scene())
