"""The head of the house: all players of the house in this process think with it, and it tires.

Whoever fills many tables with bots may let them play, but not take the time of all other tables (0024).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from omerta.bots.minds import QUICKEST
from omerta.table.actions.timers import MindName

T = TypeVar("T")
SHARE = 0.4
SAVED = 2.0
LONG_THOUGHTS = frozenset({"worlds"})


class ThoughtBudget:
    """So many seconds of thought in every second, and a few saved; who finds it tired plays by chance."""

    def __init__(self, share: float = SHARE, saved: float = SAVED) -> None:
        self._share = share
        self._saved = saved
        self._left = saved
        self._counted = time.monotonic()
        self._apart: ThreadPoolExecutor | None = None
        self._closed = False

    @contextmanager
    def thinking(self, wish: str) -> Iterator[MindName]:
        """Somebody thinks: how he may do so now, asked before each thought. What it took is counted."""
        mark = time.thread_time()

        def mind() -> str:
            nonlocal mark
            now = time.thread_time()
            self._count(now - mark)
            mark = now
            return wish if self._left > 0 and not self._closed else QUICKEST

        try:
            yield mind
        finally:
            mind()

    def _count(self, spent: float) -> None:
        """Rest since the last thought, less what this one has taken; it never owes more than it can save."""
        now = time.monotonic()
        rested = self._left + self._share * (now - self._counted)
        self._left = max(min(rested, self._saved) - spent, -self._saved)
        self._counted = now

    async def apart(self, mind: str, do: Callable[[], T]) -> T:
        """Do this where long thoughts keep nobody waiting but those who wait for a long thought as well."""
        if mind not in LONG_THOUGHTS or self._closed:
            return do()
        if self._apart is None:
            self._apart = ThreadPoolExecutor(1, thread_name_prefix="house")
        return await asyncio.get_running_loop().run_in_executor(self._apart, do)

    def close(self) -> None:
        """No more long thoughts: whatever was not begun is never thought."""
        self._closed = True
        if self._apart is not None:
            self._apart.shutdown(wait=False, cancel_futures=True)
