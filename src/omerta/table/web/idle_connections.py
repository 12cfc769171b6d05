"""The turnstile: who holds a connection without using it does not keep others out.

A header has so many seconds to arrive, the first and every later one. Where the connections of one address or
of the whole process run out, the oldest that is not the wire of a device makes room for the newcomer.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable, Sequence
from ipaddress import ip_network

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from omerta.table.state.network_place import is_this_machine, place_of

if sys.platform != "win32":
    import resource

HEADER_SECONDS = 10.0
MOST_FROM_A_PLACE = 600
ENOUGH_FILES, FEW_FILES, OTHER_FILES = 65_536, 1_024, 128


def raise_file_limit() -> int:
    """As many open files as the system grants; how many connections that is enough for."""
    if sys.platform == "win32":
        return ENOUGH_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wish), hard))
    except (OSError, ValueError):
        wish = soft
    return max(max(soft, wish) - OTHER_FILES, FEW_FILES // 2)


def speaks_for_many(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Tells the places of which the connections are not counted: this machine, and these proxies."""
    networks = [ip_network(each, strict=False) for each in proxies]

    def spared(place: str) -> bool:
        if is_this_machine(place):
            return True
        try:
            here = ip_network(place)
        except ValueError:
            return False
        return any(here.version == each.version and here.overlaps(each) for each in networks)

    return spared


class Turnstile:
    """The connections that are no wires, in the order they came. A proxy that speaks for many is spared."""

    def __init__(
        self,
        most: int,
        from_a_place: int = MOST_FROM_A_PLACE,
        spared: Callable[[str], bool] = is_this_machine,
    ) -> None:
        self._most = most
        self._from_a_place = from_a_place
        self._spared = spared
        self._inside: dict[Visit, None] = {}
        self._places: dict[str, dict[Visit, None]] = {}

    def enters(self, visit: Visit) -> None:
        """One more; if it is one too many, the oldest goes: of this address, or of all."""
        here = self._places.get(visit.place, {})
        if len(here) >= self._from_a_place and not self._spared(visit.place):
            _oldest(here, visit).goes()
        elif len(visit.connections) > self._most:
            _oldest(self._inside, visit).goes()
        self._inside[visit] = None
        self._places.setdefault(visit.place, {})[visit] = None

    def leaves(self, visit: Visit) -> None:
        """Somebody has gone, or his connection has become a wire."""
        self._inside.pop(visit, None)
        here = self._places.get(visit.place, {})
        here.pop(visit, None)
        if not here:
            self._places.pop(visit.place, None)


def _oldest(among: Iterable[Visit], last: Visit) -> Visit:
    """Whoever came first; but not who is being told something, such as a game step by step."""
    return next(each for each in (*among, last) if not each.is_told())


class Visit(H11Protocol):
    """A connection as uvicorn serves it, with a limit to how long a header may take."""

    turnstile: Turnstile
    place = ""
    _cut: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has come, and has not said anything yet."""
        super().connection_made(transport)
        self.place = place_of(self.client[0]) if self.client else ""
        self.turnstile.enters(self)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Whoever has begun to say something shall come to its end."""
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._stop_watching()
        self.turnstile.leaves(self)
        super().connection_lost(exc)

    def goes(self) -> None:
        """Cut it."""
        self.turnstile.leaves(self)
        self.transport.abort()

    def _watch(self) -> None:
        """Count the seconds of a header. On a wire uvicorn's pings find out whoever does not answer."""
        if self.transport.get_protocol() is not self:
            self._stop_watching()
            self.turnstile.leaves(self)
        elif self._busy():
            self._stop_watching()
        elif self._cut is None:
            self._cut = self.loop.call_later(HEADER_SECONDS, self.goes)

    def is_told(self) -> bool:
        """Has an answer begun, and not come to its end?"""
        return self._busy() and self.cycle.response_started

    def _busy(self) -> bool:
        """Is something being answered?"""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def _stop_watching(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


def through(turnstile: Turnstile) -> type[Visit]:
    """The kind of connection that passes this turnstile: uvicorn takes a class and nothing else."""
    return type("Counted", (Visit,), {"turnstile": turnstile})
