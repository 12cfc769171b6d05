"""Whoever got up from his seat by his own hand asks for it like anybody else, and no more easily."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.table.state.asking import (
    LED,
    Time,
    agree,
    device,
    evening,
    lobby_of,
    phone,
    refused,
    ticks,
)

from omerta.table.actions import asks
from omerta.table.faces.gathering_model import Waiting
from omerta.table.room import Room
from omerta.table.state import pleas
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import leave, take_desk, take_seat
from omerta.table.store.store import Store


def shared(*seats: int) -> Lobby:
    """A table where these seats are on the phone of the first of them."""
    table = lobby_of()
    people = (
        replace(each, device=f"phone-{seats[0]}") if each.id in seats else each for each in table.people
    )
    return replace(table, people=tuple(people))


def offered(room: Room, name: str) -> list[int]:
    """The seats that a phone without one is shown to ask for."""
    face = room.face(device(room, name), "phone")
    assert isinstance(face, Waiting)
    return [seat for seat, _ in face.lost]


@pytest.mark.parametrize("by_house", [True, False])
@pytest.mark.parametrize("asker", ["phone-5", "stranger"])
def test_who_left_and_a_stranger_need_the_same_voices_and_the_same_time(
    asker: str, by_house: bool, kept: Store, clock: Time
) -> None:
    """Whoever left does not say yes to himself; to a stranger he may, for the card was dealt to him."""

    async def what(room: Room) -> None:
        await room.ask(phone(room, 5), asks.DoLeave(person=5, bot=by_house))
        await room.ask(device(room, asker), asks.DoPlead(seat=5))
        if asker == "stranger":
            await agree(room, 5)
        else:
            await refused("not-yours", agree(room, 5))
        await agree(room, 1, 2, 3)
        clock.now += pleas.STANDS - 1
        await ticks(room)
        assert not room.lobby.at(5).device
        clock.now += 2
        await ticks(room)
        assert not room.lobby.at(5).device, "three of seven are not most of them"
        await agree(room, 4)
        found = room.lobby.at(5)
        assert (found.device, found.bot) == (asker, False)

    evening(kept, lobby_of(), what)


def test_who_left_is_offered_his_own_seat_and_no_other(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(phone(room, 5), asks.DoLeave(person=5, bot=True))
        assert offered(room, "stranger") == [1, 2, 3, 4, 5, 6, 7, 8]
        assert offered(room, "phone-5") == [5]
        await refused("knows-a-card", room.ask(phone(room, 5), asks.DoPlead(seat=8)))

    evening(kept, lobby_of(bots=(8,)), what)


def test_where_a_shared_phone_was_left_by_all_one_of_its_seats_is_asked_for(kept: Store, clock: Time) -> None:
    """It had shown two cards, so neither of them could be asked for again."""

    async def what(room: Room) -> None:
        both = phone(room, 4)
        await room.ask(both, asks.DoLeave(person=5, bot=True))
        await refused("knows-a-card", room.ask(both, asks.DoPlead(seat=5)))
        await room.ask(both, asks.DoLeave(person=4, bot=True))
        assert offered(room, "phone-4") == [4, 5]
        await refused("knows-a-card", room.ask(both, asks.DoPlead(seat=8)))
        await room.ask(both, asks.DoPlead(seat=5))
        await agree(room, 1, 2, 3, 6)
        clock.now += pleas.STANDS
        await ticks(room)
        assert room.lobby.at(5).device == "phone-4"
        await refused("knows-a-card", room.ask(both, asks.DoPlead(seat=4)))

    evening(kept, shared(4, 5), what)


def test_a_seat_that_was_left_and_given_to_another_is_that_ones(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(phone(room, 5), asks.DoLeave(person=5, bot=True))
        room.lobby = take_seat(room.lobby, 5, "stranger")
        room.presence.arrive("stranger")
        await refused("seat-in-use", room.ask(phone(room, 5), asks.DoPlead(seat=5)))
        room.presence.depart("stranger")
        await room.ask(phone(room, 5), asks.DoPlead(seat=5))
        await agree(room, 1, 2, 3, 4, 6)
        await room.greet("stranger")
        clock.now += pleas.STANDS
        await ticks(room)
        assert room.lobby.at(5).device == "stranger", "he has stirred"

    evening(kept, lobby_of(), what)


def test_who_came_to_watch_and_then_played_finds_the_way_back(kept: Store, clock: Time) -> None:
    """His phone was led to the screen, where no seat can be asked for."""

    async def what(room: Room) -> None:
        await room.ask(phone(room, 5), asks.DoLeave(person=5, bot=True))
        assert offered(room, "phone-5") == [5]
        assert not isinstance(room.face(device(room, "watcher"), "phone"), Waiting)

    table = lobby_of()
    came = tuple(replace(each, watches=each.watches or each.id == "phone-5") for each in table.devices)
    evening(kept, replace(table, devices=came), what)


def test_who_has_led_asks_for_no_seat_though_one_was_his(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        room.lobby = take_desk(leave(room.lobby, 5, bot=True), "phone-5")
        for _ in range(2):
            await refused("knows-a-card", room.ask(phone(room, 5), asks.DoPlead(seat=5)))
            room.lobby = take_desk(room.lobby, "another")
        assert offered(room, "phone-5") == []

    evening(kept, replace(lobby_of(), hosting="person"), what, LED)
