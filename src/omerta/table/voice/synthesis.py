"""The machine's own voice: a sentence goes in, a sound comes out, and is kept for a while."""

from __future__ import annotations

import asyncio
import json
import logging
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

log = logging.getLogger("omerta.table")
SPOKEN = frozenset(("en", "ru", "uk"))
LIBRARY = "espeakng_loader"
SPEAKER = Path(__file__).with_name("espeak.py")
SECONDS, FAILURES = 10.0, 3
LONGEST = 2_000  # letters; the longest count of forty players is shorter
MOST_KEPT = 16 * 2**20
LENGTH = struct.Struct(">I")


def is_installed() -> bool:
    """Is the extra `voice` there?"""
    return find_spec(LIBRARY) is not None


class Synthesis:
    """One speaker for all tables of this process, in a process beside it; it says one sentence at a time.

    `languages` are those it speaks; none where the extra `voice` is not installed, or where it has failed.
    """

    def __init__(self, speaker: Path = SPEAKER) -> None:
        self.languages = SPOKEN if is_installed() else frozenset[str]()
        self._speaker = speaker
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._failures = 0
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._size = 0

    async def sound(self, text: str, language: str) -> bytes:
        """The sentence as a WAV; nothing where it cannot be said."""
        if language not in self.languages:
            return b""
        said = (language, text[:LONGEST])
        async with self._turn:
            if said in self._kept:
                self._kept.move_to_end(said)
                return self._kept[said]
            sound = await self._made(*said)
            if sound:
                self._keep(said, sound)
            return sound

    async def _made(self, language: str, text: str) -> bytes:
        try:
            async with asyncio.timeout(SECONDS):
                sound = await self._asked(language, text)
        except (OSError, EOFError, TimeoutError) as error:
            await self._end()
            self._failures += 1
            if self._failures >= FAILURES:
                self.languages = frozenset()
            log.warning("the voice of this machine has failed: %s", type(error).__name__)
            return b""
        except BaseException:
            await self._end()  # half an answer would be taken for the next one
            raise
        self._failures = 0
        return sound

    async def _asked(self, language: str, text: str) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-I", str(self._speaker), stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answered is not None
        asked.write(json.dumps((language, text)).encode() + b"\n")
        await asked.drain()
        (length,) = LENGTH.unpack(await answered.readexactly(LENGTH.size))
        return await answered.readexactly(length)

    def _keep(self, said: tuple[str, str], sound: bytes) -> None:
        self._kept[said] = sound
        self._size += len(sound)
        while self._size > MOST_KEPT and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])

    async def close(self) -> None:
        """Nothing more is said."""
        self.languages = frozenset()
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()  # and lets go of both pipes
