"""The signpost points to one address of the machine, and follows the machine into another network."""

from __future__ import annotations

import asyncio

import pytest

from omerta.core.commands import Refused
from omerta.table import signpost as posts
from omerta.table.own_addresses import OwnAddress
from omerta.table.serve import ServeRequest, put_up
from omerta.table.signpost import Entrance, Signpost

WIFI, CABLE = OwnAddress("192.168.1.20", "wifi", "wlan0"), OwnAddress("10.0.0.7", "cable", "eth0")
HOTSPOT = OwnAddress("172.20.10.4", "wifi", "wlan0")


def turning(*own: OwnAddress, plain: int = 0) -> Signpost:
    """A signpost on a machine with these addresses."""
    return Signpost.turning(Entrance("https" if plain else "http", 8420, plain), lambda: own)


def test_it_points_to_the_likeliest_address_until_somebody_turns_it() -> None:
    post, heard = turning(WIFI, CABLE), list[str]()
    post.changed = lambda: heard.append(post.address)
    assert (post.address, post.guide) == ("http://192.168.1.20:8420", "")
    assert post.others() == (("http://10.0.0.7:8420", CABLE),)
    post.turn("10.0.0.7")
    assert heard == ["http://10.0.0.7:8420"]
    assert post.others() == (("http://192.168.1.20:8420", WIFI),)
    with pytest.raises(Refused) as refused:
        post.turn("8.8.8.8")
    assert (refused.value.reason, post.host) == ("no-such-address", "10.0.0.7")


def test_the_guide_and_the_page_to_try_it_by_lie_at_the_plain_door() -> None:
    post = turning(WIFI, CABLE, plain=8421)
    post.turn("10.0.0.7")
    assert (post.address, post.guide) == ("https://10.0.0.7:8420", "http://10.0.0.7:8421/tls")
    assert post.entrance.check("10.0.0.7") == "http://10.0.0.7:8421/here"
    assert Entrance("http", 8420).check("10.0.0.7") == "http://10.0.0.7:8420/here"


def test_a_laptop_that_is_taken_to_another_network_is_found_there() -> None:
    post = turning(WIFI)
    post.arrived("192.168.1.20")
    assert post.reached == {"192.168.1.20"}
    post.see((HOTSPOT,))
    assert (post.address, post.reached) == ("http://172.20.10.4:8420", frozenset())
    for nowhere in ((), (OwnAddress("127.0.0.1"),)):
        post.see(nowhere)
        assert post.address == "http://172.20.10.4:8420"
    before_any = turning(OwnAddress("127.0.0.1"))
    before_any.see((WIFI,))
    assert before_any.address == "http://192.168.1.20:8420"


def test_where_phones_have_come_it_stays_unless_another_was_chosen() -> None:
    post = turning(CABLE)
    post.see((WIFI, CABLE))
    assert post.host == WIFI.host, "nobody had come"
    post.arrived(WIFI.host)
    post.see((CABLE, WIFI))
    assert post.host == WIFI.host
    post.turn(CABLE.host)
    post.see((WIFI,))
    assert post.host == WIFI.host
    post.see((WIFI, CABLE))
    assert post.host == CABLE.host, "what was chosen is back"


def test_who_came_is_told_once() -> None:
    post, heard = turning(WIFI, CABLE), list[frozenset[str]]()
    post.changed = lambda: heard.append(post.reached)
    for host in ("10.0.0.7", "10.0.0.7", "laptop.local", "laptop"):
        post.arrived(host)
    assert heard == [{"10.0.0.7"}, {"10.0.0.7", "192.168.1.20"}]
    post.see((WIFI, CABLE))
    assert len(heard) == 2
    Signpost("http://table").arrived("table")


def test_it_looks_again_while_the_table_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posts, "LOOK_EVERY", 0.01)
    own = [(WIFI,)]
    post = Signpost.turning(Entrance("http", 8420), lambda: own[0])

    async def scene() -> None:
        await Signpost("http://table").watch()
        watching = asyncio.create_task(post.watch())
        own[0] = (HOTSPOT,)
        async with asyncio.timeout(10):
            while post.host != HOTSPOT.host:
                await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "wishes",
    [
        ServeRequest(address="https://mafia.example/"),
        ServeRequest(host="192.168.1.20"),
        ServeRequest(proxies=("127.0.0.1",)),
    ],
)
def test_where_somebody_said_where_the_table_is_nothing_is_chosen(
    wishes: ServeRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.table.serve.own_addresses", lambda: (WIFI, CABLE))
    post = put_up(wishes, 8420)
    assert post.own == ()
    assert post.address == ("https://mafia.example" if wishes.address else "http://192.168.1.20:8420")
    with pytest.raises(Refused):
        post.turn("10.0.0.7")


@pytest.mark.parametrize("host", ["0.0.0.0", "::", ""])
def test_else_it_is_a_choice(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("omerta.table.serve.own_addresses", lambda: (WIFI, CABLE))
    assert put_up(ServeRequest(host=host), 8420).own == (WIFI, CABLE)
    assert put_up(ServeRequest(host="::1"), 8420).address == "http://[::1]:8420"
