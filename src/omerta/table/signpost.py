"""Where phones are told to come: one address at a time, of those this machine has in its networks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from omerta.core.commands import Refused
from omerta.table.own_addresses import LOOPBACK, OwnAddress

log = logging.getLogger("omerta.table")
GUIDE, HERE = "/tls", "/here"
LOOK_EVERY = 10.0  # seconds: a laptop that has changed its network has another address


class Entrance(Struct, frozen=True):
    """How a machine is entered: by the port of the table, or by the plain door of a table with TLS."""

    scheme: str = "http"
    port: int = 0
    plain: int = 0

    def address(self, host: str) -> str:
        """What a phone opens."""
        return f"{self.scheme}://{_in_a_link(host)}:{self.port}"

    def guide(self, host: str) -> str:
        """The page about a certificate made on the spot, where there is one."""
        return f"http://{_in_a_link(host)}:{self.plain}{GUIDE}" if self.plain else ""

    def check(self, host: str) -> str:
        """The page that says no more than that it was reached; no phone warns of anything there."""
        return (
            f"http://{_in_a_link(host)}:{self.plain}{HERE}" if self.plain else f"{self.address(host)}{HERE}"
        )


class Signpost:
    """It points to one address; where the table found its own ones, to another when somebody turns it.

    What was chosen, and by which addresses devices have come, is known to this process and stored nowhere.
    """

    def __init__(self, address: str, guide: str = "") -> None:
        self.address = address
        self.guide = guide
        self.own: tuple[OwnAddress, ...] = ()
        self.host = ""
        self.reached: frozenset[str] = frozenset()
        self.changed: Callable[[], None] = _nothing
        self.entrance = Entrance()
        self._look: Callable[[], tuple[OwnAddress, ...]] | None = None
        self._wish = ""

    @classmethod
    def turning(cls, entrance: Entrance, look: Callable[[], tuple[OwnAddress, ...]]) -> Signpost:
        """A signpost to whatever addresses this machine has when it looks."""
        found = cls("")
        found.entrance, found._look, found.own = entrance, look, look()
        found._point()
        return found

    def see(self, own: tuple[OwnAddress, ...]) -> None:
        """These are the addresses of now; a machine that is in no network for a while will be back in one."""
        if all(each.host == LOOPBACK for each in own):
            return
        before = self.own, self.host
        self.own = own
        self.reached &= {each.host for each in own}
        self._point()
        if self.host != before[1]:
            log.info("phones find the table at %s now", self.address)
        if (self.own, self.host) != before:
            self.changed()

    def turn(self, host: str) -> None:
        """Point there from now on, as long as the machine has this address."""
        if all(each.host != host for each in self.own):
            raise Refused("no-such-address")
        self._wish = host
        self._point()
        self.changed()

    def arrived(self, host: str) -> None:
        """A device has come by this address; whoever called the machine by a name came where it points."""
        by = host if any(each.host == host for each in self.own) else self.host
        if self.own and by not in self.reached:
            self.reached |= {by}
            self.changed()

    def others(self) -> tuple[tuple[str, OwnAddress], ...]:
        """The addresses it does not point to, as links."""
        return tuple((self.entrance.address(each.host), each) for each in self.own if each.host != self.host)

    async def watch(self) -> None:
        """Look again and again; a signpost that was put up by hand stays as it is."""
        while self._look is not None:
            await asyncio.sleep(LOOK_EVERY)
            with suppress(OSError):
                self.see(await asyncio.to_thread(self._look))

    def _point(self) -> None:
        """What was chosen goes first, then where phones have come already, then what is likeliest."""
        hosts = [each.host for each in self.own]
        kept = self.host if self.host in self.reached else ""
        self.host = next(each for each in (self._wish, kept, *hosts) if each in hosts)
        self.address, self.guide = self.entrance.address(self.host), self.entrance.guide(self.host)


def signpost_at(address: str | Signpost) -> Signpost:
    """A signpost, or one that points to an address and never turns."""
    return Signpost(address) if isinstance(address, str) else address


def _in_a_link(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _nothing() -> None:
    """Nobody looks."""
