"""This machine in its network: the addresses and names by which a phone may find it."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, ip_address

import ifaddr

LONGEST_LABEL = 63
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def names_here(host: str, *others: str) -> tuple[str, ...]:
    """Whatever a phone in the same network may call this machine; others are names it was given elsewhere.

    IPv6 counts where the table listens on it; an address of a single link cannot be typed into a browser.
    """
    found = list(LOOPBACK)
    for adapter in ifaddr.get_adapters():
        for each in adapter.ips:
            address = ip_address(each.ip if isinstance(each.ip, str) else each.ip[0])
            if isinstance(address, IPv4Address) or (":" in host and not address.is_link_local):
                found.append(str(address))
    own = socket.gethostname().partition(".")[0].lower()
    if is_label(own):
        found += [own, f"{own}.local"]
    return tuple(dict.fromkeys([*found, *(name.lower() for name in (host, *others) if name)]))


def is_label(name: str) -> bool:
    """Can this be a name in a network? Nothing else is ever looked for."""
    plain = name.replace("-", "")
    return plain.isascii() and plain.isalnum() and len(name) <= LONGEST_LABEL and name.strip("-") == name
