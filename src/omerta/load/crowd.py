"""The crowd: a process of its own that fills a server with rooms and times every action to the last phone."""

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

from omerta.load.rooms import BareRoom, Room, TableRoom

WARM_UP = 3.0
AT_ONCE = 4
PATIENCE = 30.0
ON_THE_WAY = 100  # before the measure begins every room has done up to so many things
KEPT_PACE = 0.95


class Task(Struct, frozen=True):
    """What the crowd is to do, and the process whose time it watches; no `actions`: as many as can be."""

    kind: str
    port: int
    pid: int
    rooms: int
    seconds: float
    actions: float
    seed: int = 1


class Found(Struct, frozen=True):
    """What the crowd has seen. `held` are the rooms that kept the pace with all their phones connected."""

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

    def __init__(self, room: Room, pause: float, begin: float, measure: float, end: float) -> None:
        self.room = room
        self.pause, self.begin, self.measure, self.end = pause, begin, measure, end
        self.times: list[float] = []
        self.acted, self.due = 0, 0

    async def run(self) -> None:
        """Act at every beat until the end."""
        at, since, room = self.begin, 0.0, self.room
        while at < self.end:
            await asyncio.sleep(max(at - time.perf_counter(), 0))
            async with asyncio.timeout(PATIENCE):
                await room.answered.wait()
            self._note(since)
            self.due += at >= self.measure
            if time.perf_counter() < self.end:
                room.act()
                self.acted += at >= self.measure
            since, at = at, at + self.pause if self.pause else time.perf_counter()
        self._note(since)

    def _note(self, since: float) -> None:
        """The last phone has seen the last action, so far as anybody can tell."""
        if since >= self.measure and self.room.last_at >= since:
            self.times.append(1000 * (self.room.last_at - since))

    @property
    def held(self) -> bool:
        """Did this room keep the pace?"""
        return self.acted >= KEPT_PACE * self.due and all(each.alive for each in self.room.threads)


async def crowd(task: Task) -> Found:
    """Fill the rooms, play, and count."""
    chance = random.Random(task.seed)
    rooms = [_room(task.kind, random.Random(chance.random())) for _ in range(task.rooms)]
    doors = asyncio.Semaphore(AT_ONCE)

    async def fill(number: int, room: BareRoom | TableRoom) -> None:
        async with doors:
            await room.open(task.port, number)
            for _ in range(chance.randint(0, ON_THE_WAY)):
                room.act()
                await asyncio.wait_for(room.answered.wait(), PATIENCE)

    await asyncio.gather(*(fill(number, room) for number, room in enumerate(rooms)))
    _say(f"{task.rooms} rooms are full")
    pause, begin = 1 / task.actions if task.actions else 0.0, time.perf_counter() + 0.5
    runners = [
        Runner(
            room,
            pause,
            begin + pause * number / len(rooms),
            begin + WARM_UP,
            begin + WARM_UP + task.seconds,
        )
        for number, room in enumerate(rooms)
    ]
    playing = [asyncio.create_task(runner.run()) for runner in runners]
    await asyncio.sleep(begin + WARM_UP - time.perf_counter())
    before, spent = sum(room.deliveries for room in rooms), cpu_seconds(task.pid)
    _say(f"measuring for {task.seconds:g} seconds")
    await asyncio.sleep(begin + WARM_UP + task.seconds - time.perf_counter())
    deliveries = sum(room.deliveries for room in rooms) - before
    spent = cpu_seconds(task.pid) - spent
    ended = await asyncio.gather(*playing, return_exceptions=True)
    found = _found(task, runners, rooms, deliveries, spent, ended)
    for room in rooms:
        for thread in room.threads:
            thread.close()
    return found


def _found(
    task: Task,
    runners: Sequence[Runner],
    rooms: Sequence[BareRoom | TableRoom],
    deliveries: int,
    spent: float,
    ended: Sequence[object],
) -> Found:
    held = sum(runner.held and end is None for runner, end in zip(runners, ended, strict=True))
    return Found(
        held,
        task.seconds,
        spent,
        sum(runner.acted for runner in runners),
        deliveries,
        sum(room.refused for room in rooms),
        sum(room.games for room in rooms if isinstance(room, TableRoom)),
        tuple(time for runner in runners for time in runner.times),
    )


def _room(kind: str, chance: random.Random) -> BareRoom | TableRoom:
    return BareRoom(chance) if kind == "bare" else TableRoom(chance)


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
