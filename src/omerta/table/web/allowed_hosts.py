"""The names by which a table may be called, so that nobody calls it by one of his own (DNS rebinding)."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from msgspec import Struct

# Names that only the own network gives: no stranger can buy one.
AT_HOME = (".local", ".localhost", ".lan", ".home.arpa", ".internal")


class Names(Struct, frozen=True):
    """The names of one server: `address` is the one that phones are told, as it stands in a link."""

    address: str = ""
    own: frozenset[str] = frozenset()

    def know(self, host: str) -> bool:
        """Is this us? A number always is: whoever opens it meant this very machine."""
        name = name_of(host)
        if not name or name in self.own:
            return bool(name)
        return _is_number(name) or "." not in name or name.endswith(AT_HOME)


def names_of(address: str, host: str = "") -> Names:
    """The names of a server that phones reach at this address and that listens at this host."""
    netloc = urlsplit(address).netloc
    found = {netloc, host, socket.gethostname()}
    return Names(netloc.lower(), frozenset(name_of(each) for each in found) - {""})


def name_of(host: str) -> str:
    """A host as a header or a link names it, without its port."""
    host = host.strip().lower()
    name = (
        host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.rpartition(":")[0] or host
    )
    return name.rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
