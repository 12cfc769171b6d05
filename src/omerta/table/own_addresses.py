"""The addresses of this machine in its networks: the likeliest for a phone to reach comes first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address
from typing import Literal

import ifaddr
from msgspec import Struct

AdapterKind = Literal["wifi", "cable", "tunnel", "apart", "other"]
LOOPBACK = "127.0.0.1"
SOMEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody: only the way there is asked for
# As systems and makers call adapters: Linux and macOS by a short name, Windows in words.
SPOKEN_OF: tuple[tuple[AdapterKind, re.Pattern[str]], ...] = (
    ("wifi", re.compile(r"wi-?fi|wireless|wlan|802\.11|airport|\bwl[a-z]*\d")),
    (
        "tunnel",
        re.compile(
            r"vpn|\b(utun|tun|tap|wg|ppp|ipsec|zt|tailscale|zerotier|wireguard|hamachi|nordlynx|proton|wintun"
            r"|anyconnect|fortinet|pangp|juniper|teredo|bnep)|bluetooth"
        ),
    ),
    (
        "apart",
        re.compile(
            r"\b(docker|br-|veth|virbr|vmnet|vbox|lxc|lxd|cni|flannel|podman|kube|vnic|lima|wsl|waydroid)"
            r"|virtualbox|vmware|hyper-v|parallels"
        ),
    ),
    ("cable", re.compile(r"\b(eth\d|en[opsx]\w*\d|em\d)|ethernet|gbe|gigabit|pcie|\blan\b")),
)
RANKS: dict[AdapterKind, int] = {"wifi": 0, "cable": 0, "other": 0, "tunnel": 1, "apart": 2}
APART = RANKS["apart"]


class OwnAddress(Struct, frozen=True):
    """An address of this machine, the kind of the adapter it lies on, and what the system calls that."""

    host: str
    kind: AdapterKind = "other"
    adapter: str = ""


def own_addresses() -> tuple[OwnAddress, ...]:
    """Those of now, in order; where this machine is in no network, that by which it speaks to itself."""
    return ordered(ifaddr.get_adapters(), route())


def route() -> str:
    """The address by which this machine would go into the world; asking for a route sends nothing."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        return str(probe.getsockname()[0])
    return ""


def ordered(adapters: Iterable[ifaddr.Adapter], way_out: str) -> tuple[OwnAddress, ...]:
    """Real adapters before tunnels, the own network before the world, the way out before what lies beside.

    Where anything else is left, networks of containers and virtual machines are left out: no phone is there.
    What the way out lies on is a real one, whatever it is called: a bridge may hold the cable.
    """
    found = [
        OwnAddress(each.ip, _kind(adapter, each, way_out), each.nice_name)
        for adapter in adapters
        for each in adapter.ips
        if isinstance(each.ip, str) and _is_of_a_network(each.ip)
    ]
    near = [each for each in found if RANKS[each.kind] < APART] or found

    def distance(each: OwnAddress) -> tuple[int, bool, bool, bool]:
        world = IPv4Address(each.host).is_global
        return RANKS[each.kind], world, each.host != way_out, each.kind != "wifi"

    once = {each.host: each for each in sorted(near, key=distance)}
    return tuple(once.values()) or (OwnAddress(way_out or LOOPBACK),)


def _is_of_a_network(host: str) -> bool:
    address = IPv4Address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _kind(adapter: ifaddr.Adapter, own: ifaddr.IP, way_out: str) -> AdapterKind:
    called = f"{adapter.nice_name} {own.nice_name}".lower()
    for kind, mark in SPOKEN_OF:
        if mark.search(called):
            return "other" if kind == "apart" and own.ip == way_out else kind
    return "other"
