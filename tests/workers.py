"""Tests side by side: they are collected once, and processes forked from there share them out (0042).

`pytest --workers 4` runs as many at a time. What drives a browser and what drives a server do not share a
process, and what mostly waits for a clock (`waits`) has a few of its own beside the others. A test that does
not end (`--longest` seconds) is ended, and what it was doing is told. With `--costs` the files that take the
most processor time are named at the end.
"""

from __future__ import annotations

import faulthandler
import multiprocessing
import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from typing import Literal, get_args

import pytest
from _pytest.capture import CaptureManager

FORK = multiprocessing.get_context("fork")
LARGEST, PORTIONS = 24, 6  # tests that are taken at once: fewer towards the end, so that all end together
WORTH_A_WORKER = 4
DEAREST = 40
LONGEST = 900.0  # seconds for one test, on the busiest of machines
LOOKED_AFTER = 5.0
TO_ANSWER = 1.0
WAITING = 1  # of each kind: whoever waits for a clock is beside the others
Kind = Literal["waiting pages", "waiting others", "pages", "others"]
BESIDE: tuple[Kind, ...] = ("waiting pages", "waiting others")
Costs = pytest.StashKey[dict[str, float]]()


class Share:
    """Tests of one kind, in their order, and how many of them were taken; all processes see that."""

    def __init__(self, kind: Kind, tests: Sequence[pytest.Item]) -> None:
        self.kind, self.tests = kind, tests
        self._taken = FORK.Value("i", 0)

    @property
    def left(self) -> int:
        """How many nobody has taken yet."""
        return len(self.tests) - int(self._taken.value)

    def take(self, workers: int) -> Sequence[pytest.Item]:
        """The next tests for one process: a few of one file."""
        with self._taken.get_lock():
            first = self._taken.value
            most = max(1, min(LARGEST, self.left // (PORTIONS * workers)))
            found = self.tests[first : first + most]
            own = [each for each in found if each.path == found[0].path]
            self._taken.value = first + len(own)
        return own


class Messenger:
    """In a worker: whatever is reported goes to the process that has collected the tests."""

    def __init__(self, config: pytest.Config, wire: Connection) -> None:
        self._config, self._wire = config, wire

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._wire.send(self._config.hook.pytest_report_to_serializable(config=self._config, report=report))


class Worker:
    """A process that runs tests of one share, seen from the one that has collected them."""

    def __init__(self, session: pytest.Session, share: Share, workers: int, folder: Path) -> None:
        self.wire, there = FORK.Pipe(duplex=False)
        self.running = ""
        self.since = time.monotonic()
        self.doing = ""  # when it was ended: where it was
        self._doing = Path(tempfile.mkstemp(dir=folder, suffix=".doing")[1])
        self.process: ForkProcess = FORK.Process(
            target=_work, args=(session, share, workers, folder, self._doing, there), name=share.kind
        )
        self.process.start()
        there.close()
        self.kind: Kind = share.kind

    def begins(self, test: str) -> None:
        """The next test."""
        self.running, self.since = test, time.monotonic()

    def is_stuck(self, longest: float) -> bool:
        """Has its test been running for too long?"""
        return bool(self.running) and not self.doing and time.monotonic() - self.since > longest

    def stop(self) -> None:
        """Ask what it does, and end it."""
        os.kill(self.process.pid or 0, signal.SIGUSR1)
        time.sleep(TO_ANSWER)
        self.doing = self._doing.read_text("utf-8") or "it does not say what it was doing"
        self.process.kill()


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("workers")
    group.addoption("--workers", type=int, default=0, help="run the tests in so many forked processes")
    group.addoption("--longest", type=float, default=LONGEST, help="with --workers: seconds for one test")
    group.addoption("--costs", action="store_true", help="with --workers: name the dearest files at the end")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run all tests in workers; nothing is done here but to report what they have found."""
    number: int = session.config.getoption("workers")
    if not number or session.config.getoption("collectonly") or session.testsfailed:
        return None
    session.config.stash[Costs] = {}
    with tempfile.TemporaryDirectory(prefix="omerta-tests-") as folder:
        crew = Crew(session, number, Path(folder))
        try:
            crew.work()
        finally:
            crew.end()
    if session.shouldfail:
        raise session.Failed(session.shouldfail)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("costs"):
        spent = config.stash.get(Costs, {})
        terminalreporter.section(
            f"processor time, with what was started and ended: {sum(spent.values()):.0f} s"
        )
        for file, seconds in sorted(spent.items(), key=lambda each: -each[1])[:DEAREST]:
            terminalreporter.write_line(f"{seconds:7.1f} s  {file}")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """What has failed is named once more, last of all: of a long text often only the end is kept."""
    yield
    reporter = session.config.pluginmanager.getplugin("terminalreporter")
    if session.config.getoption("workers") and isinstance(reporter, pytest.TerminalReporter):
        for report in (*reporter.stats.get("failed", ()), *reporter.stats.get("error", ())):
            reporter.write_line(f"failed: {report.nodeid}")


class Crew:
    """The workers of one run: when one has nothing left to do, another kind gets its place."""

    def __init__(self, session: pytest.Session, number: int, folder: Path) -> None:
        self._session, self._number, self._folder = session, number, folder
        kinds: dict[Kind, list[pytest.Item]] = {kind: [] for kind in get_args(Kind)}
        for item in session.items:
            kinds[_kind(item)].append(item)
        self._shares = [Share(kind, tests) for kind, tests in kinds.items() if tests]
        self._missing = {item.nodeid for item in session.items}
        self._workers: list[Worker] = []

    def work(self) -> None:
        """Until every test was run, or one too many has failed."""
        for share in self._shares:
            if share.kind in BESIDE:
                for _ in share.tests[:WAITING]:
                    self._begin(share)
        self._fill_up()
        longest: float = self._session.config.getoption("longest")
        while self._workers and not self._session.shouldfail:
            for wire in wait([each.wire for each in self._workers], min(LOOKED_AFTER, longest)):
                worker = next(each for each in self._workers if each.wire is wire)
                self._hear(worker)
            for worker in self._workers:
                if worker.is_stuck(longest):
                    worker.stop()
        if self._missing and not self._session.shouldfail:
            raise self._session.Failed(f"never finished: {', '.join(sorted(self._missing)[:8])}")

    def end(self) -> None:
        """Nobody goes on."""
        for worker in self._workers:
            with suppress(ProcessLookupError):
                os.kill(worker.process.pid or 0, signal.SIGINT)
        for worker in self._workers:
            worker.process.join(20)
            worker.process.kill()

    def _fill_up(self) -> None:
        """As many are at work as there may be, those with most to do first."""
        while (busy := self._busy()).total() < self._number:
            shares = [each for each in self._shares if each.kind not in BESIDE]
            left = [each for each in shares if each.left > WORTH_A_WORKER * busy[each.kind]]
            if not left:
                return
            self._begin(max(left, key=lambda each: each.left / (busy[each.kind] + 1) ** 3))

    def _busy(self) -> Counter[Kind]:
        return Counter(each.kind for each in self._workers if each.kind not in BESIDE)

    def _begin(self, share: Share) -> None:
        self._workers.append(Worker(self._session, share, self._number, self._folder))

    def _hear(self, worker: Worker) -> None:
        """A test begins or is reported; or the worker has ended, with or without a word."""
        config = self._session.config
        try:
            said = worker.wire.recv()
        except EOFError:
            worker.process.join()
            self._workers.remove(worker)
            if worker.process.exitcode:
                self._fell(worker)
            self._fill_up()
            return
        match said:
            case str():
                worker.begins(said)
            case (str(name), float(seconds)):
                self._missing.discard(name)
                spent, file = config.stash[Costs], name.partition("::")[0]
                spent[file] = spent.get(file, 0.0) + seconds
            case _:
                report = config.hook.pytest_report_from_serializable(config=config, data=said)
                config.hook.pytest_runtest_logreport(report=report)

    def _fell(self, worker: Worker) -> None:
        """A process has died in the middle of a test."""
        why = f"its process ended with {worker.process.exitcode}"
        if worker.doing:
            why = f"it did not end; it was doing this:\n{worker.doing}"
        item = next((each for each in self._session.items if each.nodeid == worker.running), None)
        if item is None:  # it had none yet: what it has taken is named among those that never finished
            return
        place = (item.location[0], item.location[1], item.location[2])
        report = pytest.TestReport(worker.running, place, {}, "failed", why, "call")
        self._session.config.hook.pytest_runtest_logreport(report=report)


def _kind(item: pytest.Item) -> Kind:
    waits, looks = item.get_closest_marker("waits"), "launched" in getattr(item, "fixturenames", ())
    if waits is not None:
        return "waiting pages" if looks else "waiting others"
    return "pages" if looks else "others"


def _work(
    session: pytest.Session, share: Share, workers: int, folder: Path, doing: Path, wire: Connection
) -> None:
    """Run what can be taken, each test as `pytest` itself would; with the last one everything is put away."""
    config = session.config
    faulthandler.register(signal.SIGUSR1, doing.open("w"), all_threads=True)
    os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.mkdtemp(dir=folder)
    random.seed()
    config.pluginmanager.unregister(name="terminalreporter")
    capture = config.pluginmanager.getplugin("capturemanager")
    assert isinstance(capture, CaptureManager)
    capture.stop_global_capturing()  # what was forked writes to one file with all others
    capture.start_global_capturing()
    config.pluginmanager.register(Messenger(config, wire))
    try:
        for item, following in _with_next(share, workers):
            wire.send(item.nodeid)
            began = sum(os.times()[:4])
            config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            wire.send((item.nodeid, sum(os.times()[:4]) - began))
    finally:
        session._setupstate.teardown_exact(None)
        capture.stop_global_capturing()


def _with_next(share: Share, workers: int) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """The tests for this process, each with the one after it: what both need is not made twice."""
    taken = [*share.take(workers)]
    while taken:
        if len(taken) == 1:
            taken += share.take(workers)
        item, *taken = taken
        yield item, taken[0] if taken else None
