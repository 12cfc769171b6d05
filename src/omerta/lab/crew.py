"""Work shared out: in one process, on all cores, or on a cluster; what comes back is the same.

Work is cut into pieces whose seeds depend on nothing but their number, and they are taken back in order.
Whoever stops after so many pieces has the same result, however many hands were at work.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from distributed import Client

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD = 2
PATIENCE = 5


class NoClusterError(Exception):
    """A cluster was asked for, and what is needed to talk to one is not installed."""


class Crew(AbstractContextManager["Crew"]):
    """Whoever does the work: `cores` processes of this machine (0 for all), or a cluster at an address.

    Ctrl-C ends the work, not the program: no more results come, and `interrupted` tells why.
    """

    def __init__(self, cores: int = 0, cluster: str = "") -> None:
        self.cores = cores or available_cores()
        self.cluster = cluster
        self.interrupted = False
        self._executor: Executor | None = None
        self._waits = False
        self._hired = ExitStack()

    def __enter__(self) -> Crew:
        with ExitStack() as hired:
            if self.cluster:
                client = hired.enter_context(_client(self.cluster))
                self._executor = client.get_executor(pure=False)
                hired.callback(self._executor.shutdown, wait=False)
                self.cores = max(1, sum(client.ncores().values()))
            elif self.cores > 1:
                fresh = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(self.cores, fresh, initializer=_leave_interrupts_to_the_first)
                self._executor = pool
                hired.callback(self._dismiss, pool, {*multiprocessing.active_children()})
            hired.enter_context(_interrupts(self._interrupt))
            self._hired = hired.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hired.close()

    def in_order(self, work: Callable[[Piece], Result], pieces: Iterable[Piece]) -> Iterator[Result]:
        """The results of all pieces in their order; a few are done ahead, and dropped if nobody asks."""
        left = () if self.interrupted else pieces
        results = map(work, left) if self._executor is None else self._shared(self._executor, work, left)
        try:
            self._waits = True
            for result in results:
                self._waits = False
                yield result
                if self.interrupted:
                    return
                self._waits = True
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            self._waits = False

    def _shared(
        self, executor: Executor, work: Callable[[Piece], Result], pieces: Iterable[Piece]
    ) -> Iterator[Result]:
        waiting: deque[Future[Result]] = deque()
        try:
            for piece in pieces:
                waiting.append(executor.submit(work, piece))
                if len(waiting) > AHEAD * self.cores:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for future in waiting:
                future.cancel()

    def _interrupt(self, signal_number: int, frame: FrameType | None) -> None:
        """A wait is broken off at once; whoever counts results may finish, unless told twice."""
        if self._waits or self.interrupted:
            raise KeyboardInterrupt
        self.interrupted = True

    def _dismiss(self, pool: ProcessPoolExecutor, others: set[multiprocessing.process.BaseProcess]) -> None:
        """Let the processes finish what they have begun, or not even that after an interrupt."""
        pool.shutdown(wait=not self.interrupted, cancel_futures=True)
        if self.interrupted:
            for process in {*multiprocessing.active_children()} - others:
                process.terminate()


def available_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _interrupts(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Ctrl-C goes to the handler for a while, where this can be arranged."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _client(address: str) -> Client:
    """Somebody who talks to the scheduler; an address that is none is refused before a client hangs on it."""
    try:
        from distributed import Client
        from distributed.comm.addressing import resolve_address
    except ImportError:
        raise NoClusterError from None
    resolve_address(address)
    return Client(address, timeout=PATIENCE, set_as_default=False)
