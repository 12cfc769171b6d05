"""Who tells this process that another one has changed a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

from omerta.table.store.database import StoreError, address, is_sqlite
from omerta.table.store.store import CHANNEL, ROLL

if TYPE_CHECKING:
    from psycopg import AsyncConnection

ANYTHING = ("", 0)
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0


class Bell:
    """Rings for every stored change, one's own too. From `open` on nothing is missed, read or not.

    What other processes say about who is at which table goes to `hears` meanwhile.
    Where SQLite keeps the tables there is one process, nothing to tell, and `listen` ends at once.
    """

    def __init__(self, url: str) -> None:
        read = address(url)
        self._conninfo = None if is_sqlite(read) else _conninfo(read)
        self._connection: AsyncConnection | None = None
        self.hears: Callable[[str], None] = lambda payload: None

    @property
    def rings(self) -> bool:
        """Are there other processes that could ring?"""
        return self._conninfo is not None

    async def __aenter__(self) -> Bell:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Be all ears from here on."""
        if self._conninfo is None:
            return
        try:
            self._connection = await _connect(self._conninfo)
        except _failures() as error:
            raise StoreError("unreachable", str(error).strip()) from error

    async def listen(self) -> AsyncGenerator[tuple[str, int]]:
        """Code and version of every change; ('', 0) after a lost connection: anything may have changed."""
        while self._conninfo is not None:
            if self._connection is None:
                self._connection = await _reconnect(self._conninfo)
                yield ANYTHING
                continue  # it may have been closed meanwhile
            try:
                async with aclosing(self._connection.notifies()) as notices:
                    async for notice in notices:
                        if notice.channel == ROLL:
                            self.hears(notice.payload)
                            continue
                        code, _, version = notice.payload.rpartition(" ")
                        yield (code, int(version)) if version.isdecimal() else ANYTHING
            except _failures():
                await self._hang_up()

    async def close(self) -> None:
        """Hear nothing more; whoever listens in a task of his own ends that first."""
        self._conninfo = None
        await self._hang_up()

    async def _hang_up(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None


# The driver of PostgreSQL is an extra: it is asked for only where PostgreSQL keeps the tables.


def _conninfo(url: URL) -> str:
    from omerta.table.store import postgres

    return postgres.conninfo(url)


def _failures() -> tuple[type[Exception], ...]:
    from omerta.table.store import postgres

    return postgres.FAILURES


async def _connect(conninfo: str) -> AsyncConnection:
    from omerta.table.store import postgres

    return await postgres.listening(conninfo, (CHANNEL, ROLL))


async def _reconnect(conninfo: str) -> AsyncConnection:
    """Try until it works, in ever longer pauses."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await _connect(conninfo)
        except _failures():
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)
