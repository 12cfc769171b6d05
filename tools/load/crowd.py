"""The crowd: a process of its own that fills both servers with rooms and times each action to the last phone.

The servers take turns, slice by slice, so that whatever else this machine does disturbs both alike.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from tools.load.rooms import BareRoom, Room, TableRoom

WARM_UP = 1.0
AT_ONCE = 4
PATIENCE = 60.0
KEPT_PACE = 0.95
ON_THE_WAY = 100  # before the measure begins every room has done up to so many things


class Target(Struct, frozen=True):
    """A server: which kind, where it listens, and its process, whose time is watched."""

    kind: str
    port: int
    pid: int


class Task(Struct, frozen=True):
    """What the crowd is to do at each server. No `actions`: as many as can be."""

    targets: tuple[Target, ...]
    rooms: int
    seconds: float
    actions: float
    slices: int
    seed: int = 1


class Found(Struct, frozen=True):
    """What the crowd has seen at a server. `held` are the rooms that kept the pace, all phones connected."""

    held: int
    seconds: float
    cpu: float
    actions: int
    deliveries: int
    refused: int
    games: int
    millis: tuple[float, ...]


class Runner:
    """Keeps the pace of one room, and its times. What is late counts from when it was due."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.times: list[float] = []
        self.acted, self.due = 0, 0
        self.failed = False

    async def run(self, begin: float, measure: float, end: float, pause: float) -> None:
        """Act at every beat until the end."""
        at, since, room = begin, 0.0, self.room
        while at < end:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            try:
                async with asyncio.timeout(PATIENCE):
                    await room.answered.wait()
            except TimeoutError:
                self.failed = True
                return
            self._note(since, measure)
            self.due += at >= measure
            if time.perf_counter() < end:
                room.act()
                self.acted += at >= measure
            since, at = at, at + pause if pause else time.perf_counter()
        await asyncio.sleep(min(pause, 0.2))
        self._note(since, measure)

    def _note(self, since: float, measure: float) -> None:
        """The last phone has seen the last action, so far as anybody can tell."""
        if since >= measure and self.room.last_at >= since:
            self.times.append(1000 * (self.room.last_at - since))

    @property
    def held(self) -> bool:
        """Did this room keep the pace?"""
        alive = all(each.alive for each in self.room.threads)
        return alive and not self.failed and self.acted >= KEPT_PACE * self.due


class Side:
    """The rooms at one server, and what was counted there."""

    def __init__(self, target: Target, task: Task) -> None:
        chance = random.Random(f"{task.seed} {target.kind}")
        kind = BareRoom if target.kind == "bare" else TableRoom
        self.target, self.task = target, task
        self.rooms: list[BareRoom | TableRoom] = [
            kind(random.Random(chance.random())) for _ in range(task.rooms)
        ]
        self.runners = [Runner(room) for room in self.rooms]
        self.deliveries, self.cpu = 0, 0.0
        self._chance = chance

    async def fill(self) -> None:
        """Open all rooms and bring each to some point of a game."""
        doors = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, room: BareRoom | TableRoom) -> None:
            async with doors:
                await room.open(self.target.port, number)
                for _ in range(self._chance.randint(0, ON_THE_WAY)):
                    room.act()
                    await asyncio.wait_for(room.answered.wait(), PATIENCE)

        await asyncio.gather(*(one(number, room) for number, room in enumerate(self.rooms)))
        _say(f"{self.target.kind}: {len(self.rooms)} rooms are full")

    async def slice(self, seconds: float) -> None:
        """Play for a while, and count but for the first moment."""
        pause = 1 / self.task.actions if self.task.actions else 0.0
        begin = time.perf_counter() + 0.1
        measure = begin + WARM_UP
        end = measure + seconds
        playing = [
            asyncio.create_task(runner.run(begin + pause * at / len(self.runners), measure, end, pause))
            for at, runner in enumerate(self.runners)
        ]
        await asyncio.sleep(measure - time.perf_counter())
        before, spent = self._delivered(), cpu_seconds(self.target.pid)
        await asyncio.sleep(end - time.perf_counter())
        self.deliveries += self._delivered() - before
        self.cpu += cpu_seconds(self.target.pid) - spent
        await asyncio.gather(*playing)

    def _delivered(self) -> int:
        return sum(room.deliveries for room in self.rooms)

    def found(self) -> Found:
        """What came of it."""
        return Found(
            sum(runner.held for runner in self.runners),
            self.task.seconds,
            self.cpu,
            sum(runner.acted for runner in self.runners),
            self.deliveries,
            sum(room.refused for room in self.rooms),
            sum(room.games for room in self.rooms if isinstance(room, TableRoom)),
            tuple(time for runner in self.runners for time in runner.times),
        )


async def crowd(task: Task) -> tuple[Found, ...]:
    """Fill the rooms of all servers, and measure them in turn."""
    sides = [Side(target, task) for target in task.targets]
    for side in sides:
        await side.fill()
    for number in range(1, task.slices + 1):
        _say(f"measuring: slice {number} of {task.slices}")
        for side in sides:
            await side.slice(task.seconds / task.slices)
    found = tuple(side.found() for side in sides)
    _hang_up(sides)
    return found


def _hang_up(sides: Sequence[Side]) -> None:
    for side in sides:
        for room in side.rooms:
            for thread in room.threads:
                thread.close()


def cpu_seconds(pid: int) -> float:
    """How long a process has worked; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def main() -> None:
    """Read a task, do it, and write what was found."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(crowd(task))))


if __name__ == "__main__":
    main()
