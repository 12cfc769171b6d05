"""Whoever plays without a phone of his own cannot answer: no phone gets his seat over his head."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.table.state.asking import LED, Time, device, evening, lobby_of, phone, refused, ticks

from omerta.table.actions import asks
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.models import Phone
from omerta.table.room import Room
from omerta.table.state.lobby import Lobby
from omerta.table.store.store import Store

SEATS = range(1, 9)


def led(*guests: int, **change: Any) -> Lobby:
    """A table that a person leads from a laptop; those at these seats have no phone."""
    table = lobby_of(hosting="person", **change)
    people = tuple(
        replace(each, device="", guest=True) if each.id in guests else each for each in table.people
    )
    devices = tuple(replace(each, organizer=each.id == "laptop") for each in table.devices)
    return replace(table, people=people, devices=devices)


def holders(room: Room) -> dict[int, str]:
    return {person.id: person.device for person in room.lobby.people}


@pytest.mark.parametrize("guests", [tuple(SEATS), tuple(SEATS)[1:], (5, 6, 7, 8)])
def test_nobody_but_the_host_who_is_there_lets_a_phone_into_the_seat_of_a_guest(
    guests: tuple[int, ...], kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        room.presence.arrive("laptop")
        before = holders(room)
        for stranger, guest in (("stranger", 7), ("another", 8)):
            await room.ask(device(room, stranger), asks.DoPlead(seat=guest))
        for seat in {*SEATS} - {*guests}:
            for plea in room.lobby.pleas:
                await refused(
                    "not-yours", room.ask(phone(room, seat), asks.DoLetBack(plea=plea.number, yes=True))
                )
        for _ in range(10):
            clock.now += 31
            await ticks(room)
        assert holders(room) == before

    evening(kept, led(*guests), what, LED)


@pytest.mark.parametrize(("seat", "guests"), [(7, (7, 8)), (7, ())])
def test_the_host_who_is_there_answers_alone(
    seat: int, guests: tuple[int, ...], kept: Store, clock: Time
) -> None:
    """Whether the seat is that of a guest or of somebody whose phone is lost."""

    async def what(room: Room) -> None:
        room.presence.arrive("laptop")
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=seat))
        desk = room.face(device(room, "laptop"), "desk")
        assert isinstance(desk, Desk)
        (plea,) = desk.pleas
        assert plea.mine
        others = [room.face(phone(room, each), "phone") for each in (1, 2)]
        assert [each.pleas[0].mine for each in others if isinstance(each, Phone)] == [False, False]
        await room.ask(device(room, "laptop"), asks.DoLetBack(plea=plea.number, yes=True))
        assert holders(room)[seat] == "stranger"

    evening(kept, led(*guests), what, LED)


def test_a_sign_of_whoever_holds_the_seat_ends_what_the_host_was_asked(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        room.presence.arrive("laptop")
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=3))
        await room.greet("laptop")
        assert room.lobby.pleas, "the host is asked, and his own stirring is no answer"
        await room.greet("phone-3")
        assert not room.lobby.pleas

    evening(kept, led(), what, LED)


def test_while_the_host_is_away_those_with_phones_do_not_answer_for_those_without(
    kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        await refused("cannot-answer", room.ask(device(room, "stranger"), asks.DoPlead(seat=7)))
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=1))
        for seat in (2, 3):
            await room.ask(phone(room, seat), asks.DoLetBack(plea=room.lobby.pleas[0].number, yes=True))
        clock.now += 31
        await ticks(room)
        assert holders(room)[1] == "phone-1", "a phone may be locked for longer"

    evening(kept, led(4, 5, 6, 7, 8), what, LED)


def test_while_the_host_is_away_most_of_all_let_a_phone_in(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=8))
        (plea,) = room.lobby.pleas
        for seat in (1, 2, 3):
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea.number, yes=True))
        clock.now += 31
        await ticks(room)
        assert holders(room)[8] == "", "three of seven are not most of them"
        await room.ask(phone(room, 4), asks.DoLetBack(plea=plea.number, yes=True))
        await ticks(room)
        assert holders(room)[8] == "stranger"

    evening(kept, led(7, 8), what, LED)


@pytest.mark.parametrize("guests", [tuple(SEATS), (3, 4, 5, 6, 7, 8)])
def test_a_desk_that_was_left_among_guests_is_taken_over_after_five_minutes_if_nobody_stirs_there(
    guests: tuple[int, ...], kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        for comes_back in (True, False):
            await room.ask(device(room, "stranger"), asks.DoPlead(seat=0))
            for seat in {*SEATS} - {*guests}:
                number = room.lobby.pleas[0].number
                await room.ask(phone(room, seat), asks.DoLetBack(plea=number, yes=True))
            clock.now += 299
            await ticks(room)
            assert not isinstance(room.face(device(room, "stranger"), "desk"), Desk)
            if comes_back:
                await room.greet("laptop")
            clock.now += 2
            await ticks(room)
            taken = isinstance(room.face(device(room, "stranger"), "desk"), Desk)
            assert taken is not comes_back

    evening(kept, led(*guests), what, LED)


def test_whoever_is_alone_with_the_house_has_five_minutes_to_stir(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=1))
        clock.now += 299
        await ticks(room)
        assert holders(room)[1] == "phone-1"
        clock.now += 2
        await ticks(room)
        assert holders(room)[1] == "stranger"

    evening(kept, lobby_of(bots=(2, 3, 4, 5, 6, 7, 8)), what)


@pytest.mark.parametrize("others", [(), (5,)])
def test_the_seats_of_a_shared_phone_take_five_minutes_in_which_it_does_not_stir(
    others: tuple[int, ...], kept: Store, clock: Time
) -> None:
    """One other phone, or none, is not most of four people; a phone on the table may be locked."""
    table = lobby_of(bots=tuple(seat for seat in SEATS if seat > 4 and seat not in others))
    people = tuple(replace(each, device="phone-1") if each.id <= 4 else each for each in table.people)

    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=2))
        for seat in others:
            await room.ask(phone(room, seat), asks.DoLetBack(plea=room.lobby.pleas[0].number, yes=True))
        clock.now += 299
        await ticks(room)
        assert holders(room)[2] == "phone-1"
        clock.now += 2
        await ticks(room)
        assert holders(room)[2] == "stranger"

    evening(kept, replace(table, people=people), what)


def test_one_with_four_friends_on_his_phone_is_not_all_of_them(kept: Store, clock: Time) -> None:
    """They share one voice, and he alone may have given it: whose seat it is has five minutes to stir."""
    table = lobby_of(bots=(7, 8))
    people = tuple(replace(each, device="phone-1") if each.id <= 5 else each for each in table.people)

    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=6))
        await room.ask(phone(room, 1), asks.DoLetBack(plea=room.lobby.pleas[0].number, yes=True))
        clock.now += 299
        await ticks(room)
        assert holders(room)[6] == "phone-6"
        clock.now += 2
        await ticks(room)
        assert holders(room)[6] == "stranger"

    evening(kept, replace(table, people=people), what)
