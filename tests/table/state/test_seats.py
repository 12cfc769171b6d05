"""A stranger who takes all seats before the deal does not keep the others out (0024)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.table.evenings import CODE, KEY, kept, laid, served
from websockets.asyncio.client import connect

from omerta.table.state import seats
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import MOST_PEOPLE, join
from omerta.table.state.seats import HERE, mark_of
from omerta.table.store.store import Store

ATTACKER, PARTY, ELSEWHERE = "192.0.2.66", "198.51.100.7", "203.0.113.9"
CREATED, REFUSED = 201, 409


class Evening:
    """A table before the deal, where people sit down from where they like."""

    def __init__(self, base: str, store: Store, client: httpx.Client) -> None:
        self.base, self._store, self._client = base, store, client
        self._seated = 0

    def sits(self, place: str, key: str = "") -> tuple[str, str]:
        """Somebody sits down: his key, or why he may not."""
        self._seated += 1
        headers = {"x-forwarded-for": place} if place else {}
        headers |= {"authorization": f"Bearer {key}"} if key else {}
        name = f"{chr(65 + self._seated // 26)}{chr(97 + self._seated % 26)}{self._seated * 7919}"
        told = self._client.post(f"/api/tables/{CODE}/people", json={"name": name}, headers=headers)
        assert told.status_code in (CREATED, REFUSED)
        return (told.json()["key"], "") if told.status_code == CREATED else ("", told.json()["reason"])

    def asks(self, key: str, **ask: object) -> str:
        """Ask this; why it is refused."""
        headers = {"authorization": f"Bearer {key}"}
        told = self._client.post(f"/api/tables/{CODE}/asks", json=ask, headers=headers)
        return "" if told.status_code == httpx.codes.OK else str(told.json()["reason"])

    def company(self, key: str) -> list[int]:
        """How many came after each person from the same address, as this device is told."""
        headers = {"authorization": f"Bearer {key}"}
        face = self._client.get(f"/api/tables/{CODE}/face?face=screen", headers=headers).json()["face"]
        return [seat.get("company", 0) for seat in face["seats"]]

    def lobby(self) -> Lobby:
        """The table as it is stored."""
        return msgspec.json.decode(self.stored(), type=Lobby)

    def stored(self) -> bytes:
        """Its very bytes."""
        return self._store.load(CODE).document


@contextmanager
def evening(folder: Path) -> Iterator[Evening]:
    """A table at which nobody sits yet."""
    url = f"sqlite:///{folder / 'tables.db'}"
    with served(url) as (base, store), httpx.Client(base_url=base, timeout=30) as client:
        kept(store, laid(seats=0), {})
        yield Evening(base, store, client)


def test_who_never_connects_makes_room_at_a_full_table_after_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert seats.HELD_FOR == 60

    async def scene(table: Evening, key: str) -> None:
        headers = {"authorization": f"Bearer {key}"}
        address = f"{table.base.replace('http', 'ws')}/t/{CODE}/socket?face=phone"
        async with connect(address, additional_headers=headers) as wire:
            await wire.recv()
            for _ in range(MOST_PEOPLE - 1):
                await asyncio.to_thread(table.sits, ATTACKER)
            assert (await asyncio.to_thread(table.sits, PARTY))[1] == "table-full"
            taken = table.lobby().people
            monkeypatch.setattr(seats, "HELD_FOR", 0.01)  # the minute has passed
            assert (await asyncio.to_thread(table.sits, PARTY))[1] == ""
            monkeypatch.undo()
            assert (await asyncio.to_thread(table.sits, PARTY))[1] == "table-full"
            assert table.lobby().people[:-1] == (taken[0], *taken[2:]), "who is connected keeps his seat"

    with evening(tmp_path) as table:
        asyncio.run(scene(table, table.sits(PARTY)[0]))


def test_who_has_been_gone_for_longest_makes_room_but_never_the_organizer() -> None:
    lobby = laid(seats=0)
    for number in range(MOST_PEOPLE):
        lobby = join(lobby, f"{number}", device="organizer" if not number else f"phone-{number}")
    absent = {"organizer": 900.0, "phone-3": 61.0, "phone-4": 500.0, "phone-5": 59.0}
    for goes in (5, 4):
        after = seats.with_room(lobby, absent)
        assert {each.id for each in lobby.people} - {each.id for each in after.people} == {goes}
        assert seats.with_room(after, absent) == after, "there is room now"
        lobby = join(after, f"new {goes}", device=f"new-{goes}")
    assert seats.with_room(lobby, absent) == lobby


def test_all_who_came_from_an_address_go_at_one_stroke_and_do_not_come_back(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        friend, _ = table.sits(PARTY)
        for _ in range(MOST_PEOPLE - 1):
            table.sits(ATTACKER)
        assert table.sits(PARTY)[1] == "table-full"
        assert table.company(KEY) == [0, *range(MOST_PEOPLE - 2, -1, -1)]
        assert table.company(friend) == [0] * MOST_PEOPLE, "nobody else is told"
        worst = table.lobby().people[1].id
        assert table.asks(friend, do="send-company", person=worst) == "organizer-only"
        assert table.asks(KEY, do="send-company", person=worst) == ""
        assert len(table.lobby().people) == 1
        devices = len(table.lobby().devices)
        assert table.sits(ATTACKER)[1] == "place-shut"
        assert len(table.lobby().devices) == devices, "nothing is made for him"
        assert [table.sits(PARTY)[1] for _ in range(20)] == [""] * 20
        assert table.sits(ELSEWHERE)[1] == ""


def test_friends_behind_the_same_router_who_came_before_him_stay(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        friends = [table.sits(PARTY)[0] for _ in range(5)]
        watcher = httpx.post(
            f"{table.base}/api/tables/{CODE}/people", json={"watch": True}, headers={"x-forwarded-for": PARTY}
        ).json()["key"]
        for _ in range(12):
            table.sits(PARTY)
        worst = table.lobby().people[5].id
        assert table.asks(KEY, do="send-company", person=worst) == ""
        assert len(table.lobby().people) == 5
        assert table.sits(PARTY)[1] == "place-shut"
        assert table.sits(PARTY, watcher)[1] == "place-shut", "nor on a device that was there before"
        assert table.asks(watcher, do="friend", name="Somebody") == "place-shut"
        assert table.asks(friends[0], do="friend", name="Mother") == "", "who sits may pass his phone round"


def test_an_address_is_shut_for_ten_minutes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert seats.SHUT_FOR == 600
    monkeypatch.setattr(seats, "SHUT_FOR", 1.0)
    with evening(tmp_path) as table:
        table.sits(ATTACKER)
        assert table.asks(KEY, do="send-company", person=table.lobby().people[0].id) == ""
        assert table.sits(ATTACKER)[1] == "place-shut"
        time.sleep(1.2)
        assert table.sits(ATTACKER)[1] == ""


def test_this_machine_speaks_for_many_and_is_never_shut(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        for _ in range(3):
            table.sits("")
        assert table.company(KEY) == [2, 1, 0]
        assert table.asks(KEY, do="send-company", person=table.lobby().people[1].id) == ""
        assert [table.sits("")[1] for _ in range(20)] == [""] * 20


def test_bots_and_guests_of_the_organizer_came_from_nowhere(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        assert table.asks(KEY, do="friend", name="Mother") == ""
        assert table.asks(KEY, do="bots", number=3) == ""
        assert table.company(KEY) == [0, 0, 0]
        for person in table.lobby().people:
            assert table.asks(KEY, do="send-company", person=person.id) == "no-company"


def test_no_address_is_stored_and_its_mark_tells_little(tmp_path: Path) -> None:
    with evening(tmp_path) as table:
        table.sits(ATTACKER)
        assert ATTACKER.encode() not in table.stored()
        mark = table.lobby().devices[-1].mark
    assert mark == mark_of(CODE, ATTACKER), "every process makes the same"
    assert len(mark) == 4
    assert mark != mark_of("ZZZZZZ", ATTACKER)
    assert len({mark_of(CODE, f"10.0.{x}.{y}") for x in range(256) for y in range(0, 256, 2)}) < 30_000
    assert {mark_of(CODE, here) for here in ("127.0.0.1", "::1")} == {HERE}
