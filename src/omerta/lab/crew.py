"""Work shared out: in one process, on all cores, or on a cluster; what comes back is the same.

Work is cut into pieces whose seeds depend on nothing but their number, and they are taken back in order.
Whoever stops after so many pieces has the same result, however many hands were at work.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 2


class NoClusterError(Exception):
    """A cluster was asked for, and what is needed to talk to one is not installed."""


class Crew(AbstractContextManager["Crew"]):
    """Whoever does the work: `cores` processes of this machine (0 for all), or a cluster at an address."""

    def __init__(self, cores: int = 0, cluster: str = "") -> None:
        self.cores = cores or available_cores()
        self.cluster = cluster
        self._client: Any = None
        self._executor: Executor | None = None

    def __enter__(self) -> Crew:
        if self.cluster:
            self._client = _client(self.cluster)
            self._executor = self._client.get_executor(pure=False)
            self.cores = max(1, sum(self._client.ncores().values()))
        elif self.cores > 1:
            fresh = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(
                self.cores, fresh, initializer=_leave_interrupts_to_the_first
            )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=kind is None, cancel_futures=True)
        if self._client is not None:
            self._client.close()

    def in_order(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """The results of all pieces in their order; a few are done ahead, and dropped if nobody asks."""
        if self._executor is None:
            yield from map(work, pieces)
            return
        waiting: deque[Future[Result]] = deque()
        left = iter(pieces)
        try:
            for piece in left:
                waiting.append(self._executor.submit(work, piece))
                if len(waiting) > AHEAD * self.cores:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _client(address: str) -> Any:
    try:
        from distributed import Client  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise NoClusterError from None
    return Client(address)
