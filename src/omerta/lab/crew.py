"""Work shared out: in one process, on all cores, or on a cluster; what comes back is the same.

Work is cut into pieces whose seeds depend on nothing but their number, and they are taken back in order.
Whoever stops after so many pieces has the same result, however many hands were at work.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager
from types import FrameType, TracebackType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from distributed import Client

Job = TypeVar("Job")
Done = TypeVar("Done")

AHEAD = 2
PATIENCE = 5
GLANCE = 1
THERE = "running"


class NoClusterError(Exception):
    """A cluster was asked for, and what is needed to talk to one is not installed."""


class Crew(AbstractContextManager["Crew"]):
    """Whoever does the work: `cores` processes of this machine (0 for all), or a cluster at an address.

    Ctrl-C ends the work, not the program: no more results come, and `interrupted` tells why. So it is when
    those at work are `lost`: a process was killed, or the scheduler of the cluster is gone.
    """

    def __init__(self, cores: int = 0, cluster: str = "") -> None:
        self.cores = cores or available_cores()
        self.cluster = cluster
        self.interrupted = False
        self.lost = False
        self._losses: tuple[type[Exception], ...] = (BrokenExecutor, CancelledError)
        self._status: Callable[[], str] = lambda: THERE
        self._executor: Executor | None = None
        self._waits = False
        self._hired = ExitStack()

    def __enter__(self) -> Crew:
        with ExitStack() as hired:
            if self.cluster:
                client, killed = _client(self.cluster)
                hired.enter_context(client)
                self._losses += (killed,)
                self._status = lambda: client.status
                self._executor = client.get_executor(pure=False)
                hired.callback(self._withdraw, self._executor)
                self.cores = max(1, sum(client.ncores().values()))
            elif self.cores > 1:
                fresh = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(self.cores, fresh, initializer=_depend_on_the_first)
                self._executor = pool
                hired.callback(self._dismiss, pool, {*multiprocessing.active_children()})
            hired.enter_context(_interrupts(self._interrupt))
            self._hired = hired.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._hired.close()

    @property
    def stopped(self) -> bool:
        """Will no more results come?"""
        return self.interrupted or self.lost

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Something the first process does by itself; an interrupt breaks it off."""
        try:
            self._waits = True
            yield
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            self._waits = False

    def in_order(self, work: Callable[[Job], Done], pieces: Iterable[Job]) -> Iterator[Done]:
        """The results of all pieces in their order; a few are done ahead, and dropped if nobody asks."""
        left = () if self.stopped else pieces
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
        except self._losses:
            self.lost = True
        except Exception:
            if self._status() == THERE:
                raise
            self.lost = True  # whatever else a cluster says when it goes
        finally:
            self._waits = False

    def _shared(
        self, executor: Executor, work: Callable[[Job], Done], pieces: Iterable[Job]
    ) -> Iterator[Done]:
        waiting: deque[Future[Done]] = deque()
        try:
            for piece in pieces:
                with _interrupts_held():
                    waiting.append(executor.submit(work, piece))
                if len(waiting) > AHEAD * self.cores:
                    yield self._result(waiting.popleft())
            while waiting:
                yield self._result(waiting.popleft())
        except GeneratorExit:
            # A pool whose processes are ended stumbles over what was taken from it; it is shut down anyway.
            if not self.interrupted:
                for future in waiting:
                    future.cancel()
            raise

    def _result(self, future: Future[Done]) -> Done:
        """What came of it; a cluster that is gone says nothing of what was asked since, so we look."""
        while True:
            try:
                return future.result(GLANCE)
            except TimeoutError:
                if self._status() not in (THERE, "connecting"):
                    raise CancelledError from None

    def _interrupt(self, signal_number: int, frame: FrameType | None) -> None:
        """A wait is broken off at once; whoever counts results may finish, unless told twice."""
        insisted, self.interrupted = self.interrupted, True
        if self._waits or insisted:
            raise KeyboardInterrupt

    def _withdraw(self, cluster: Executor) -> None:
        """Ask no more of a cluster, if it still listens."""
        if self._status() == THERE:
            cluster.shutdown(wait=False)

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


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Whoever is hired meanwhile hears of no interrupt, not even before he begins; we hear of it later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _depend_on_the_first() -> None:
    """An interrupt is for the first process, and when it ends, however that happens, nobody stays behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_first, daemon=True).start()


def _leave_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os._exit(1)


def _client(address: str) -> tuple[Client, type[Exception]]:
    """Somebody who talks to the scheduler, and what he says of killed workers.

    An address that is none, or that asks for certificates nobody has given, is refused before a client
    hangs on it.
    """
    try:
        from distributed import Client, KilledWorker
        from distributed.comm.addressing import parse_address, resolve_address
        from distributed.security import Security
    except ImportError:
        raise NoClusterError from None
    resolve_address(address)
    if parse_address(address)[0] == "tls" and Security().get_connection_args("client")["ssl_context"] is None:
        raise ValueError("no certificates: set distributed.comm.tls in the configuration of dask")
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # it is said in our words what is lost
    return Client(address, timeout=PATIENCE, set_as_default=False), KilledWorker
