"""The time of the tables: it runs while they are served, and the clock on the wall has no say in it.

Deadlines are stored as points of this time. A process reads the wall once, for the very first table of a
database; from then on time goes on by the steady ticks of the machine. How far it has come is stored every
other second, so after a stop it goes on from there: while nobody serves the tables their time stands still.
Processes that share a database agree on the one that is ahead.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

BEAT = 2.0
ALIVE = 3 * BEAT


class Keeper(Protocol):
    """Where it is stored how far the time of the tables has come."""

    def reach(self, mine: float, alive: float) -> float:
        """Store it, or learn how far others have come; see `Store.reach`."""


class Hourglass:
    """The time of the tables in this process. Before `begin` it is that of the wall."""

    def __init__(
        self, keeper: Keeper, shared: bool = False, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._keeper = keeper
        self._shared = shared
        self._ticks = ticks
        self._ahead = time.time() - ticks()

    def now(self) -> float:
        """How far the time of the tables has come."""
        return self._ahead + self._ticks()

    def begin(self) -> None:
        """Go on from where the time of these tables was left, or join those who keep it."""
        self._ahead = self._keeper.reach(0.0, ALIVE) - self._ticks()

    def beat(self) -> None:
        """Store how far it has come; whoever has fallen behind the others catches up."""
        reached = self._keeper.reach(self.now(), ALIVE if self._shared else 0.0)
        self._ahead = max(self._ahead, reached - self._ticks())
