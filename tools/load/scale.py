"""The scale: real server and bare app in turns, each in a process of its own, under one crowd."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import msgspec
from msgspec import Struct
from tools.load.crowd import Found, Target, Task
from tools.load.rooms import sit_down, source_of
from tools.ports import free_port

READY = 60.0
TARGETS = {"deliveries": 0.5, "p90": 4.0, "idle": 200.0}
Say = Callable[[str], None]


class Side(Struct, frozen=True):
    """The figures of one server: times are milliseconds from an action to the last phone."""

    held: int
    actions_per_second: float
    deliveries_per_second: float
    deliveries_per_action: float
    deliveries_per_cpu_second: float
    cpu: float
    p50: float
    p90: float
    p99: float
    games: int
    refused: int


class Weighed(Struct, frozen=True):
    """Both servers, how ours compares, and what an idle room costs in kilobytes."""

    table: Side
    bare: Side
    deliveries_ratio: float
    cpu_ratio: float
    p90_ratio: float
    idle_room_kb: float
    idle_rooms: int


def weigh(rooms: int, seconds: float, actions: float, slices: int, idle: int, say: Say) -> Weighed:
    """Measure the bare app and the real server in turns, each in so many slices."""
    with server("bare") as bare_app, server("table") as real:
        say(f"opening {rooms} rooms at each server")
        targets = (Target("bare", *bare_app), Target("table", *real))
        bare, table = map(_side, _crowd(Task(targets, rooms, seconds, actions, slices)))
    return Weighed(
        table,
        bare,
        _ratio(table.deliveries_per_second, bare.deliveries_per_second),
        _ratio(table.deliveries_per_cpu_second, bare.deliveries_per_cpu_second),
        _ratio(table.p90, bare.p90),
        idle_room(idle, say),
        idle,
    )


def _ratio(ours: float, theirs: float) -> float:
    return ours / theirs if theirs else 0.0


def _side(found: Found) -> Side:
    times = sorted(found.millis)
    return Side(
        found.held,
        found.actions / found.seconds,
        found.deliveries / found.seconds,
        _ratio(found.deliveries, found.actions),
        _ratio(found.deliveries, found.cpu),
        found.cpu / found.seconds,
        share(times, 0.5),
        share(times, 0.9),
        share(times, 0.99),
        found.games,
        found.refused,
    )


def share(times: list[float], part: float) -> float:
    """The time that so large a part of them does not exceed."""
    return times[min(int(part * len(times)), len(times) - 1)] if times else 0.0


def idle_room(number: int, say: Say) -> float:
    """What a table costs at which twelve people sit and nobody is connected, in kilobytes."""
    if not number:
        return 0.0
    with server("table") as (port, pid):
        sit_down(port, source_of(0), 0)  # what is made once is not counted
        before = resident(pid)
        say(f"table: opening {number} idle rooms")
        for room in range(1, number + 1):
            sit_down(port, source_of(room), room)
        return (resident(pid) - before) / 1024 / number


def resident(pid: int) -> int:
    """The memory a process holds, in bytes; 0 where the system does not say."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def _crowd(task: Task) -> tuple[Found, ...]:
    done = subprocess.run(
        [sys.executable, "-m", "tools.load.crowd"],
        input=msgspec.json.encode(task),
        stdout=subprocess.PIPE,
        check=True,
        timeout=READY * 10 + 4 * task.seconds,
    )
    return msgspec.json.decode(done.stdout, type=tuple[Found, ...])


@contextmanager
def server(kind: str, *wishes: str) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its number. Its folder goes with it."""
    folder = Path(tempfile.mkdtemp(prefix="omerta-bench-"))
    port = free_port()
    ours = ["omerta.cli", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(folder)]
    module = (
        ["tools.load.bare", str(port)]
        if kind == "bare"
        else [*ours, "--no-browser", *(wishes or ("--quickly", "0.01"))]
    )
    log = folder / "log.txt"
    with log.open("wb") as said:
        process = subprocess.Popen([sys.executable, "-m", *module], stdout=subprocess.DEVNULL, stderr=said)
    try:
        _wait_for(process, port, log)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    patience = time.monotonic() + READY
    while time.monotonic() < patience and process.poll() is None:
        line = HTTPConnection("127.0.0.1", port, timeout=5)
        try:
            line.request("GET", "/healthz")
            if line.getresponse().status == 200:
                return
        except (OSError, HTTPException):
            time.sleep(0.05)
        finally:
            line.close()
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')}")
