"""Places in a network: where a device comes from, and whether others hear what goes there."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

MOST_REMEMBERED = 10_000
SITE = 64


@lru_cache(maxsize=MOST_REMEMBERED)
def place_of(host: str) -> str:
    """An address, but of IPv6 the whole site: it is given to one customer, who has as many as he likes."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(IPv6Network((address, SITE), strict=False))
    return str(address)


def is_this_machine(place: str) -> bool:
    """Is it whoever sits before the server, or a proxy that speaks for many?"""
    try:
        return ip_address(place).is_loopback
    except ValueError:
        return False


def may_be_overheard(address: str) -> bool:
    """Does what goes to this address travel readable? To itself a machine speaks in private."""
    found = urlsplit(address)
    host = found.hostname or ""
    if found.scheme == "https" or host == "localhost":
        return False
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return True
