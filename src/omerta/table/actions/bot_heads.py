"""Where the house thinks: never where the table answers its phones.

A thread would do for that, were there not one lock for all that Python does in a process: whoever holds it
when the machine is busy holds up the phones. So a server has a process for its bots. A table without a
server, and one whose process cannot be started, has a thread.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

from omerta.table.actions.thinker import Thinker

log = logging.getLogger("omerta.table")
WORKER = ("-P", "-m", "omerta.table.actions.thinker")
LONGEST_LINE = 2**20


class HouseHead(Protocol):
    """Thinks one thought at a time."""

    async def prepare(self) -> None:
        """There will soon be something to think."""

    async def think(self, line: bytes) -> bytes:
        """The thought asked for; nothing where nobody thinks any more."""

    def close(self) -> None:
        """Whatever was not begun is never thought, and nobody waits for the rest."""

    async def stop(self) -> None:
        """Closed, and nothing of it is left."""


class ThreadHead:
    """Thinks in a thread of this process."""

    def __init__(self) -> None:
        self._thinker = Thinker()
        self._thread: ThreadPoolExecutor | None = None
        self._closed = False

    async def prepare(self) -> None:
        """A thread is there at once."""

    async def think(self, line: bytes) -> bytes:
        """The thought asked for."""
        if self._closed:
            return b""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="house")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._thinker.answer, line)

    def close(self) -> None:
        """The thought that was begun is thought for nobody."""
        self._closed = True
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """A thought that was begun ends by itself."""
        self.close()


class ProcessHead:
    """Thinks in a process of its own: started when it is first needed, and anew when it is gone."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._ended: list[Process] = []
        self._instead: ThreadHead | None = None
        self._closed = False

    @property
    def pid(self) -> int:
        """The number of the process; 0 while there is none."""
        return self._process.pid if self._process is not None else 0

    async def prepare(self) -> None:
        """Start, if that can be done here."""
        if self._process is None and self._instead is None and not self._closed:
            await self._start()

    async def _start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
            )
        except (OSError, NotImplementedError) as error:
            log.warning("the house thinks in the table's own process: %s", type(error).__name__)
            self._instead = ThreadHead()
        if self._closed:
            self.close()

    async def think(self, line: bytes) -> bytes:
        """The thought asked for."""
        await self.prepare()
        if self._instead is not None:
            return await self._instead.think(line)
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            return b""
        try:
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            found = await process.stdout.readline()
        except (OSError, ValueError):
            found = b""
        if not found:
            self._end()
        return found

    def close(self) -> None:
        """End the process at once: there is nothing to be kept."""
        self._closed = True
        self._end()
        if self._instead is not None:
            self._instead.close()

    async def stop(self) -> None:
        """Closed, and the process has gone."""
        self.close()
        for process in self._ended:
            await process.communicate()
        self._ended = []

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._ended.append(process)
            with suppress(ProcessLookupError):
                process.kill()
