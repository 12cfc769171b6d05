"""Which address a phone reaches: the likeliest comes first, and what no phone reaches is left out."""

from __future__ import annotations

import ifaddr
import pytest

from omerta.table import own_addresses as looked
from omerta.table.own_addresses import AdapterKind, OwnAddress, ordered, own_addresses


def adapter(*ips: str, name: str, about: str = "") -> ifaddr.Adapter:
    """As Linux and macOS tell of it; Windows tells the maker's words `about` it and the friendly name."""
    found = [ifaddr.IP(ip if "." in ip else (ip, 0, 0), 24, name) for ip in ips]
    return ifaddr.Adapter(name, about or name, found)


LOOPBACK = adapter("127.0.0.1", "::1", name="lo")
DOCKER = adapter("172.17.0.1", name="docker0")
WIFI = adapter("192.168.1.20", "fd00::2", name="wlp3s0")
CABLE = adapter("10.0.0.7", name="enp2s0")
TUNNEL = adapter("10.8.0.2", name="tun0")


def hosts(*adapters: ifaddr.Adapter, route: str = "") -> list[str]:
    """The addresses that are offered, in order."""
    return [each.host for each in ordered(adapters, route)]


def test_a_bridge_of_containers_is_left_out_and_a_tunnel_comes_last() -> None:
    assert hosts(LOOPBACK, DOCKER, TUNNEL, WIFI, route="10.8.0.2") == ["192.168.1.20", "10.8.0.2"]


def test_of_two_real_adapters_that_on_the_way_out_comes_first_and_else_the_wireless_one() -> None:
    assert hosts(CABLE, WIFI, route="10.0.0.7") == ["10.0.0.7", "192.168.1.20"]
    assert hosts(CABLE, WIFI) == ["192.168.1.20", "10.0.0.7"]


def test_the_own_network_comes_before_the_world_and_the_world_before_a_tunnel() -> None:
    world = adapter("8.8.4.4", name="eth0")
    assert hosts(TUNNEL, world, CABLE, route="8.8.4.4") == ["10.0.0.7", "8.8.4.4", "10.8.0.2"]


def test_an_address_of_a_single_link_is_none() -> None:
    assert hosts(adapter("169.254.7.7", name="enp2s0"), WIFI) == ["192.168.1.20"]


def test_where_nothing_else_is_left_a_bridge_is_better_than_nothing() -> None:
    assert hosts(LOOPBACK, DOCKER) == ["172.17.0.1"]
    assert ordered([LOOPBACK], "") == (OwnAddress("127.0.0.1"),)


def test_the_bridge_that_holds_the_cable_is_a_real_adapter() -> None:
    switch = adapter("192.168.1.5", name="vEthernet (out)", about="Hyper-V Virtual Ethernet Adapter")
    inner = adapter("172.29.0.1", name="vEthernet (WSL)", about="Hyper-V Virtual Ethernet Adapter #2")
    assert hosts(inner, switch, route="192.168.1.5") == ["192.168.1.5"]


@pytest.mark.parametrize(
    ("name", "about", "kind"),
    [
        ("wlan0", "", "wifi"),
        ("wlx00c0ca", "", "wifi"),
        ("wlp0s20f3", "", "wifi"),
        ("Wi-Fi", "Intel(R) Wi-Fi 6 AX201 160MHz", "wifi"),
        ("Local Area Connection* 2", "Microsoft Wi-Fi Direct Virtual Adapter", "wifi"),
        ("eth0", "", "cable"),
        ("eno1", "", "cable"),
        ("Ethernet 2", "Realtek PCIe GbE Family Controller", "cable"),
        ("en0", "", "other"),
        ("bridge100", "", "other"),
        ("br0", "", "other"),
        ("utun4", "", "tunnel"),
        ("wg0", "", "tunnel"),
        ("tailscale0", "", "tunnel"),
        ("Ethernet 3", "TAP-Windows Adapter V9", "tunnel"),
        ("Tailscale", "Tailscale Tunnel", "tunnel"),
        ("docker0", "", "apart"),
        ("br-5f2c9d", "", "apart"),
        ("virbr0", "", "apart"),
        ("vboxnet0", "", "apart"),
        ("vmnet8", "", "apart"),
        ("VMware Network Adapter VMnet8", "VMware Virtual Ethernet Adapter for VMnet8", "apart"),
        ("Ethernet 5", "VirtualBox Host-Only Ethernet Adapter", "apart"),
    ],
)
def test_an_adapter_is_known_by_what_systems_and_makers_call_it(
    name: str, about: str, kind: AdapterKind
) -> None:
    found = ordered([adapter("192.168.7.7", name=name, about=about)], "")
    assert found == (OwnAddress("192.168.7.7", kind, name),)


def test_the_addresses_are_those_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looked, "route", lambda: "10.0.0.7")
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: [LOOPBACK, CABLE])
    assert own_addresses() == (OwnAddress("10.0.0.7", "cable", "enp2s0"),)
    monkeypatch.undo()
    assert own_addresses()
