"""Who is at a table, whichever process his device is connected to: the processes call the roll."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Protocol

from omerta.table.state import clocks
from omerta.table.state.lobby import Countdown, Lobby
from omerta.table.store.database import StoreError

ROLL_EVERY = 10.0
FORGOTTEN_AFTER = 25.0
ALONE = 60.0
MOST_REMEMBERED = 240  # devices that have left: twice as many as a table has
SCREEN = "screen"  # whatever shows the screen, with a key or without one; no device has this name


class Presence:
    """The devices at one table: those connected here, and those that other processes have told of."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, frozenset[str]]] = {}
        self.moved: Callable[[], None] = lambda: None
        self._changed = changed
        self._left: dict[str, float] = {}

    def all(self) -> frozenset[str]:
        """Every device that is connected somewhere."""
        return frozenset(self.here).union(*(devices for _, devices in self.elsewhere.values()))

    def gone(self, devices: Iterable[str]) -> dict[str, float]:
        """Those of them that are connected nowhere, and since when; who has never been here is long gone."""
        here = self.all()
        return {each: self._left.get(each, 0.0) for each in devices if each not in here}

    def absent(self, devices: Iterable[str]) -> dict[str, float]:
        """Those of them that are connected nowhere, and for how many seconds, as far as is known here."""
        here, now = self.all(), time.monotonic()
        return {each: now - self._left.setdefault(each, now) for each in devices if each not in here}

    def arrive(self, device: str) -> None:
        """A device is connected here."""
        self.here[device] += 1
        if self.here[device] == 1:
            self._moved()

    def depart(self, device: str) -> None:
        """A connection of a device is lost."""
        self.here[device] -= 1
        if self.here[device] <= 0:
            del self.here[device]
            self._left.pop(device, None)  # the last to leave stands last
            self._left[device] = time.monotonic()
            while len(self._left) > MOST_REMEMBERED:
                del self._left[next(iter(self._left))]
            self._moved()

    def told(self, process: str, devices: frozenset[str]) -> bool:
        """Another process has these; is that process new to us?"""
        before, new = self.all(), process not in self.elsewhere
        self.elsewhere[process] = (time.monotonic() + FORGOTTEN_AFTER, devices)
        if self.all() != before:
            self._changed()
        return new

    def forget(self) -> None:
        """A process that has been silent for too long has nobody any more."""
        before, now = self.all(), time.monotonic()
        self.elsewhere = {name: told for name, told in self.elsewhere.items() if told[0] > now}
        if self.all() != before:
            self._changed()

    def _moved(self) -> None:
        self.moved()
        self._changed()


class Attendance:
    """Is anybody at a table? Whoever came, went or asked lately counts as there (0024)."""

    def __init__(self, presence: Presence, now: Callable[[], float]) -> None:
        self._presence = presence
        self._now = now
        self.until = now() + ALONE
        self.alone_from = 0.0

    def mark(self) -> None:
        """Somebody comes, goes or asks."""
        self.until = self._now() + ALONE

    def wait(self) -> None:
        """Nobody has come yet; if nobody does for a while, the table is alone."""
        self.until, self.alone_from = 0.0, self._now() + ALONE

    def defer(self) -> None:
        """Another process does something here: whether anybody is there is for that one to say."""
        self.alone_from = self._now() + ALONE

    def is_here(self) -> bool:
        """Is somebody there, or was lately?"""
        return self._now() < self.until or bool(self._presence.all())

    def due(self, clock: Countdown | None, found: float) -> float:
        """When the table does something next; `found` is when it would with somebody there. 0: never."""
        runs = clock is not None and not clock.paused
        if not self.is_here():
            return self.alone_from or self.until if runs else 0.0
        if clock is not None and clock.alone:
            return self._now()
        if self._presence.all() or not runs:
            return found
        return min(found or self.until, self.until)

    def settle(self, lobby: Lobby, now: float) -> Lobby:
        """The clock of a table stands while nobody is there, and goes on when somebody is."""
        if self.is_here():
            return clocks.attended(lobby, now)
        return clocks.left_alone(lobby, now) if now >= self.alone_from else lobby


class Attended(Protocol):
    """A table that people are at."""

    presence: Presence


class RollCall:
    """The roll of all tables of this process, told to the others when it changes and now and then."""

    def __init__(self, rooms: Mapping[str, Attended], tell: Callable[[list[str]], None]) -> None:
        self._name = secrets.token_hex(4)
        self._rooms = rooms
        self._tell = tell
        self._moved: set[str] = set()
        self._stir = asyncio.Event()

    def moved(self, code: str) -> None:
        """Somebody has come to a table, or gone."""
        self._moved.add(code)
        self._stir.set()

    def heard(self, payload: str) -> None:
        """Another process tells whom it has; one that is new here is told in turn."""
        process, _, rest = payload.partition(" ")
        code, _, devices = rest.partition(" ")
        room = self._rooms.get(code)
        if process == self._name or room is None:
            return
        if room.presence.told(process, frozenset(devices.split(",")) - {""}):
            self.moved(code)

    async def run(self) -> None:
        """Call the roll until it is cancelled; what could not be told is told the next time."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ROLL_EVERY):
                    await self._stir.wait()
            await self.call(everybody=not self._stir.is_set())

    async def call(self, everybody: bool = False) -> None:
        """Tell who is here, at the tables where somebody has moved or at all."""
        codes, self._moved = {*self._rooms} if everybody else self._moved, set()
        self._stir.clear()
        rooms = {code: self._rooms[code].presence for code in codes if code in self._rooms}
        for presence in rooms.values() if everybody else ():
            presence.forget()
        lines = [
            f"{self._name} {code} {','.join(sorted(presence.here))}"
            for code, presence in rooms.items()
            if presence.here or not everybody
        ]
        with suppress(StoreError):
            await asyncio.to_thread(self._tell, lines)
