"""No seat changes hands against its owner, and whoever plays has no power that the others lack."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace
from tests.table.spies import time_is_up
from tests.table.state.asking import (
    DECK,
    LED,
    TABLE,
    WATCHED,
    Time,
    agree,
    device,
    evening,
    laid,
    lobby_of,
    phone,
    refused,
    stage,
    ticks,
    until_day,
)

from omerta.core import events as ev
from omerta.core import log
from omerta.core.commands import Close, Delegate, Overrule, Proceed, Refused, Undo
from omerta.core.game import DUTIES
from omerta.core.moments import Calling, Counting, Marked
from omerta.table.actions import asks
from omerta.table.actions.dark import is_covered
from omerta.table.actions.turn import Turn
from omerta.table.faces import gathering
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.gathering_model import Gathering, Waiting
from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.remote import Remote
from omerta.table.room import Room
from omerta.table.state import clocks, pleas
from omerta.table.state.lobby import Device, Lobby, PendingPlea, Person
from omerta.table.state.people import leave, take_seat
from omerta.table.state.pleas import DESK
from omerta.table.store.store import Store
from omerta.words import LANGUAGES, lexicon

# Seats


def test_a_seat_whose_phone_is_connected_cannot_be_asked_for(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        room.presence.arrive("phone-5")
        await refused("seat-in-use", room.ask(device(room, "stranger"), asks.DoPlead(seat=5)))
        assert not room.lobby.pleas

    evening(kept, lobby_of(), what)


@pytest.mark.parametrize("asker", [1, 2])
def test_whoever_holds_a_seat_asks_for_no_other(asker: int, kept: Store, clock: Time) -> None:
    """Neither the organizer nor anybody else: his phone would show him a second card."""

    async def what(room: Room) -> None:
        await refused("knows-a-card", room.ask(phone(room, asker), asks.DoPlead(seat=5)))
        await refused("knows-a-card", room.ask(phone(room, asker), asks.DoPlead(seat=8)))
        await room.ask(phone(room, asker), asks.DoLeave(person=asker, bot=True))
        await refused("knows-a-card", room.ask(phone(room, asker), asks.DoPlead(seat=8)))
        await room.ask(phone(room, asker), asks.DoPlead(seat=asker))
        assert [plea.person for plea in room.lobby.pleas] == [asker], "his own is another matter"

    evening(kept, lobby_of(bots=(8,)), what)


def test_a_seat_is_given_after_thirty_seconds_and_with_most_other_voices(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=5))
        plea = room.lobby.pleas[0].number
        for who in ("stranger", "laptop", "watcher", "another", "phone-5"):
            await refused(
                "not-yours|too-late", room.ask(device(room, who), asks.DoLetBack(plea=plea, yes=True))
            )
        await room.ask(phone(room, 1), asks.DoLetBack(plea=plea, yes=True))
        await room.ask(phone(room, 1), asks.DoLetBack(plea=plea, yes=True))
        clock.now += 31
        await ticks(room)
        assert room.lobby.at(5).device == "phone-5", "one device is one voice, however often it says yes"
        await agree(room, 2, 3)
        assert room.lobby.at(5).device == "phone-5", "two in league, or three, are not most of seven"
        await agree(room, 4)
        assert room.lobby.at(5).device == "stranger"
        assert not room.lobby.pleas

    async def soon(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=5))
        plea = room.lobby.pleas[0].number
        for seat in (1, 2, 3, 4):
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea, yes=True))
        clock.now += 29
        await ticks(room)
        assert room.lobby.at(5).device == "phone-5"
        clock.now += 2
        await ticks(room)
        assert room.lobby.at(5).device == "stranger"

    evening(kept, lobby_of(), what)
    evening(kept, replace(lobby_of(), code="SOONER"), soon)


@pytest.mark.parametrize("sign", ["connects", "asks"])
def test_any_sign_of_life_of_the_owner_ends_a_plea(sign: str, kept: Store, clock: Time) -> None:
    """A locked phone is not an absent player."""

    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=5))
        plea = room.lobby.pleas[0].number
        for seat in (1, 2, 3, 4):
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea, yes=True))
        if sign == "connects":
            await room.greet("phone-5")
        else:
            await room.ask(phone(room, 5), asks.DoPause(on=False))
        assert not room.lobby.pleas
        clock.now += 60
        await ticks(room)
        assert room.lobby.at(5).device == "phone-5"

    evening(kept, lobby_of(), what)


def test_a_phone_with_two_seats_is_one_voice(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=5))
        plea = room.lobby.pleas[0]
        await room.ask(phone(room, 1), asks.DoLetBack(plea=plea.number, yes=True))
        clock.now += 40
        await ticks(room)
        assert room.lobby.at(5).device == "phone-5"

    people = lobby_of().people
    shared = (people[0], replace(people[1], device="phone-1"), *people[2:])
    evening(kept, replace(lobby_of(), people=shared), what)


@pytest.mark.parametrize(("sharing", "seconds"), [(0, 30), (1, 120)])
def test_a_shared_phone_makes_a_seat_wait_longer_and_everybody_reads_how_long(
    sharing: int, seconds: int
) -> None:
    """Two phones have agreed, and one who shares a phone could not: it stood for five minutes."""
    people = (
        *(Person(seat, f"Player {seat}", device=f"phone-{seat}") for seat in (1, 2, 3)),
        *(Person(seat, f"Player {seat}", device="phone-3") for seat in range(4, 4 + sharing)),
    )
    lobby = Lobby("ABCDEF", "en", "classic", people=people, dealt_to=("phone-1", "phone-2", "phone-3"))
    plea = PendingPlea(1, 1, "another", since=100.0, voices=("phone-2", "phone-3"))
    assert pleas.granted_at(lobby, plea) == 100.0 + seconds
    asked = replace(lobby, pleas=(plea,))
    told = gathering.pleas(asked, None, lexicon("en"))[0].text
    assert lexicon("en").duration(seconds) in told


def test_where_only_one_other_plays_one_voice_is_enough(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=1))
        plea = room.lobby.pleas[0].number
        await room.ask(phone(room, 2), asks.DoLetBack(plea=plea, yes=True))
        # It may be a second phone of the one who answers.
        for wait, holder in (
            (31, "phone-1"),
            (90, "stranger"),
        ):  # it may be a second phone of the one who answers
            clock.now += wait
            await ticks(room)
            assert room.lobby.at(1).device == holder

    evening(kept, lobby_of(bots=(3, 4, 5, 6, 7, 8)), what)


def test_a_newcomer_takes_a_bots_seat_once_and_no_second_one(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        stranger = device(room, "stranger")
        waits = room.face(stranger, "phone")
        assert isinstance(waits, Waiting)
        assert 8 in [seat for seat, _ in waits.lost]
        await room.ask(stranger, asks.DoPlead(seat=8))
        await agree(room, 1, 2)
        clock.now += 31
        await ticks(room)
        assert not room.lobby.at(8).device, "two of six could be in league with the newcomer"
        await agree(room, 3, 4)
        await ticks(room)
        assert room.lobby.at(8).device == "stranger"
        await room.ask(stranger, asks.DoLeave(person=8, bot=True))
        await refused("knows-a-card", room.ask(stranger, asks.DoPlead(seat=7)))

    evening(kept, lobby_of(bots=(7, 8)), what)


def test_whoever_is_removed_by_the_voices_of_others_is_told(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        gone, left = phone(room, 5), phone(room, 4)
        await room.ask(left, asks.DoLeave(person=4, bot=True))
        await room.ask(phone(room, 1), asks.DoLeave(person=5, bot=True))
        await agree(room, 2, 3, 6, 7)
        clock.now += 31
        await ticks(room)
        assert not room.lobby.at(5).device
        told, untold = room.face(gone, "phone"), room.face(left, "phone")
        assert isinstance(told, Waiting)
        assert isinstance(untold, Waiting)
        removed = lexicon("en").say("page-removed")
        assert told.line == removed
        assert untold.line != removed, "he got up himself"

    evening(kept, lobby_of(), what)


def test_whoever_has_left_reads_what_is_asked_and_his_word_counts(kept: Store, clock: Time) -> None:
    """Cards were dealt to him: as long as he cannot answer, two who have left could never come back."""

    async def what(room: Room) -> None:
        leavers = [phone(room, seat) for seat in (2, 3)]
        for seat, each in zip((2, 3), leavers, strict=True):
            await room.ask(each, asks.DoLeave(person=seat, bot=True))
        await room.ask(leavers[0], asks.DoPlead(seat=2))
        asked, waits = (room.face(each, "phone") for each in leavers)
        assert isinstance(asked, Waiting)
        assert isinstance(waits, Waiting)
        assert not asked.pleas, "his own he knows"
        assert [plea.mine for plea in waits.pleas] == [True]
        await agree(room, 1)
        await room.ask(leavers[1], asks.DoLetBack(plea=waits.pleas[0].number, yes=True))
        clock.now += pleas.STANDS
        await ticks(room)
        assert room.lobby.at(2).device == leavers[0].id

    evening(kept, lobby_of(bots=(4, 5, 6, 7, 8)), what)


def test_enough_who_say_no_end_a_plea_and_so_does_time(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=1))
        await room.ask(phone(room, 2), asks.DoLetBack(plea=room.lobby.pleas[0].number, yes=False))
        assert not room.lobby.pleas, "the other one alone is not enough"
        await refused("asked-lately", room.ask(device(room, "stranger"), asks.DoPlead(seat=1)))
        clock.now += pleas.ASKED_LATELY
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=1))
        clock.now += pleas.FORGOTTEN + 1
        await ticks(room)
        assert not room.lobby.pleas

    evening(kept, lobby_of(bots=(4, 5, 6, 7, 8)), what)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_who_ask_for_a_seat_each_shows_a_number_and_a_voice_lets_in_one(
    language: str, kept: Store, clock: Time
) -> None:
    """A phone was really lost, and a thief asks for its seat before its owner does."""

    async def what(room: Room) -> None:
        thief, owner = device(room, "stranger"), device(room, "another")
        await room.ask(thief, asks.DoPlead(seat=1))
        await room.ask(owner, asks.DoPlead(seat=1))
        theirs = {}
        for each in (thief, owner):
            waits = room.face(each, "phone")
            assert isinstance(waits, Waiting)
            theirs[each.id] = next(plea.number for plea in room.lobby.pleas if plea.device == each.id)
            assert str(theirs[each.id]) in waits.line
        shown = room.face(phone(room, 2), "phone")
        assert isinstance(shown, Phone)
        rival = lexicon(language).say("table-plea-rival")
        for plea in shown.pleas:
            assert str(plea.number) in plea.text
            assert rival in plea.text
        for number in theirs.values():  # careless people say yes to both
            for seat in (2, 3, 4, 5):
                await room.ask(phone(room, seat), asks.DoLetBack(plea=number, yes=True))
        clock.now += pleas.STANDS
        await ticks(room)
        assert room.lobby.at(1).device == "another", "the last word counts"
        assert isinstance(room.face(thief, "phone"), Waiting)

    table = replace(lobby_of(), language=language)
    speaking = tuple(replace(each, language=language) for each in table.devices)
    evening(kept, replace(table, devices=speaking), what)


def test_strangers_do_not_fill_the_phones_with_what_they_ask(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        for number in range(pleas.MOST_ALIKE):
            await room.ask(device(room, f"passer-by-{number}"), asks.DoPlead(seat=1))
        await refused("many-ask", room.ask(device(room, "stranger"), asks.DoPlead(seat=1)))
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=2))
        await until_day(room)
        await room.ask(phone(room, 3), asks.DoAgain())

    table = lobby_of()
    crowd = [Device(f"passer-by-{number}", "", "en") for number in range(pleas.MOST_ALIKE)]
    evening(kept, replace(table, devices=(*table.devices, *crowd)), what)


def test_one_who_makes_himself_new_keys_does_not_keep_out_the_owner(kept: Store, clock: Time) -> None:
    """Of a crowd from one place the later give way to somebody from another; he himself is not pushed out."""

    async def what(room: Room) -> None:
        for number in range(pleas.MOST_ALIKE):
            await room.ask(device(room, f"key-{number}"), asks.DoPlead(seat=1))
        await room.ask(device(room, "owner"), asks.DoPlead(seat=1))
        assert [each.device for each in room.lobby.pleas] == ["key-0", "key-2", "owner"]
        await refused("many-ask", room.ask(device(room, "key-1"), asks.DoPlead(seat=1)))
        await room.ask(device(room, "neighbour"), asks.DoPlead(seat=1))
        assert [each.device for each in room.lobby.pleas] == ["key-0", "owner", "neighbour"]
        await refused("many-ask", room.ask(device(room, "key-1"), asks.DoPlead(seat=1)))

    table = lobby_of()
    crowd = [Device(f"key-{number}", "", "en", mark="there") for number in range(pleas.MOST_ALIKE)]
    others = [Device(name, "", "en", mark=name) for name in ("owner", "neighbour")]
    evening(kept, replace(table, devices=(*table.devices, *crowd, *others)), what)


def test_a_plea_stands_on_the_screen_and_those_with_a_voice_may_answer_once(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=5))
        plea = room.lobby.pleas[0].number
        screen = room.face(None, "screen")
        assert isinstance(screen, Screen)
        assert [(each.number, each.mine) for each in screen.pleas] == [(plea, False)]
        await room.ask(phone(room, 1), asks.DoLetBack(plea=plea, yes=True))
        faces = [room.face(phone(room, seat), "phone") for seat in (1, 2, 5)]
        assert all(isinstance(face, Phone) for face in faces)
        shown = [(face.pleas[0].mine, face.pleas[0].answered) for face in faces if isinstance(face, Phone)]
        assert shown == [(True, True), (True, False), (False, False)]

    evening(kept, lobby_of(), what)


def test_a_phone_with_a_living_and_a_dead_seat_shows_no_more_than_the_living_may_know(
    kept: Store, clock: Time
) -> None:
    """In this book whoever is out watches; but not on the phone of somebody who still plays."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        assert room.game is not None
        both = room.face(phone(room, 8), "phone", seat=7)
        assert isinstance(both, Phone)
        assert both.seat == 7
        assert not any("mafioso" in line.casefold() for line in both.held.lines)
        assert len(room.drawing.seen_at(7).cards) < len(DECK)
        assert room.drawing.seen_at(8) is room.drawing.views[8]

    people = lobby_of().people
    shared = (*people[:6], replace(people[6], device="phone-8"), people[7])
    evening(kept, replace(lobby_of(), book="chicago", people=shared), what, WATCHED)


def test_a_phone_that_gave_a_living_seat_to_the_house_does_not_look_at_all_cards_with_its_dead_one(
    kept: Store, clock: Time
) -> None:
    """Somebody could take up the living seat again with another device and what this one shows."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        both = phone(room, 8)
        await room.ask(both, asks.DoLeave(person=8, bot=True))
        assert len(room.drawing.seen_at(7).cards) < len(WATCHED.deck)
        shown = room.face(both, "phone", seat=7)
        assert isinstance(shown, Phone)
        assert not any("mafioso" in line.casefold() for line in shown.held.lines)
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=8))
        await agree(room, 1, 2, 3, 4)
        clock.now += 31
        await ticks(room)
        assert room.lobby.at(8).device == "stranger"
        assert len(room.drawing.seen_at(7).cards) < len(WATCHED.deck)

    people = lobby_of().people
    shared = (*people[:6], replace(people[6], device="phone-8"), people[7])
    evening(kept, replace(lobby_of(), book="chicago", people=shared), what, WATCHED)


def test_a_dead_seat_shows_all_cards_to_no_phone_that_came_to_it_later(kept: Store, clock: Time) -> None:
    """The newcomer may be the second phone of somebody who lives."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        assert len(room.drawing.seen_at(7).cards) == len(WATCHED.deck)
        stranger = device(room, "stranger")
        await room.ask(stranger, asks.DoPlead(seat=7))
        await agree(room, 1, 2, 3, 4)
        clock.now += pleas.STANDS
        await ticks(room)
        assert room.lobby.at(7).device == "stranger"
        assert len(room.drawing.seen_at(7).cards) < len(WATCHED.deck)

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


def test_nobody_asks_for_the_seat_of_a_bot_that_is_out(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        stranger = device(room, "stranger")
        await until_someone_watches(room)
        waits = room.face(stranger, "phone")
        assert isinstance(waits, Waiting)
        assert 7 not in [seat for seat, _ in waits.lost]
        await refused("seat-is-out", room.ask(stranger, asks.DoPlead(seat=7)))

    evening(kept, replace(lobby_of(bots=(7,)), book="chicago"), what, WATCHED)


async def until_someone_watches(room: Room) -> None:
    """The mafia shoots the seventh, who is out and sees all cards."""
    for _ in range(60):
        assert room.game is not None
        if isinstance(room.game.now, Calling) and room.game.now.call == "mafia" and room.game.now.acts:
            for seat in (1, 2):
                await room.ask(phone(room, seat), act(room, seat, "shoot", (7,)))
        await time_is_up(room)
        if room.drawing.views[7].hosting:
            assert 7 not in room.game.living
            return
    raise AssertionError("nobody ever watches")


def act(room: Room, seat: int, deed: str, targets: tuple[int, ...]) -> asks.DoAct:
    """A tap on a phone."""
    assert room.game is not None
    return asks.DoAct(seat=seat, moment=room.game.moment, deed=deed, targets=targets)


# What is done to a game


def undone(room: Room) -> int:
    """How often something was taken back."""
    assert room.game is not None
    return sum(isinstance(event, ev.Undone) for event in log(room.game))


WISHES: tuple[tuple[str, Callable[[Room], asks.Ask]], ...] = (
    ("skip", lambda room: asks.DoSkip(moment=room.game.moment if room.game is not None else 0)),
    ("longer", lambda room: asks.DoLonger(seconds=60)),
    ("take-back", lambda room: asks.DoTakeBack()),
    ("put-out", lambda room: asks.DoLeave(person=5, bot=True)),
    ("end", lambda room: asks.DoAgain()),
)


@pytest.mark.parametrize("mover", [1, 2], ids=["organizer", "anybody"])
@pytest.mark.parametrize("wish", [wish for _, wish in WISHES], ids=[name for name, _ in WISHES])
def test_whoever_plays_needs_most_of_the_others_for_it(
    wish: Callable[[Room], asks.Ask], mover: int, kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(phone(room, 6), act(room, 6, "ready", ()))
        before = (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock)
        await room.ask(phone(room, mover), wish(room))
        number = room.lobby.pleas[0].number
        await refused("not-yours", room.ask(phone(room, mover), asks.DoLetBack(plea=number, yes=True)))
        cheap = isinstance(wish(room), asks.DoLonger)
        await agree(room, *((3,) if cheap else (3, 4, 6)))
        assert (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock) == before
        await agree(room, 7)
        assert (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock) != before
        assert not room.lobby.pleas

    evening(kept, lobby_of(), what)


@pytest.mark.parametrize("deeds", [1, 2, 3, 4, 20])
def test_what_may_be_taken_back_does_not_tell_what_was_done_in_the_dark(
    deeds: int, kept: Store, clock: Time
) -> None:
    """The same day after nights with the same end, in which more or less was done unseen."""
    found: list[str] = []

    async def what(room: Room, unsure: int) -> None:
        for _ in range(40):
            assert room.game is not None
            if not is_covered(room.game):
                break
            if isinstance(room.game.now, Calling) and room.game.now.call == "mafia" and room.game.now.acts:
                for victim in (*[8] * unsure, 7):
                    for seat in (1, 2):
                        await room.ask(phone(room, seat), act(room, seat, "shoot", (victim,)))
            await time_is_up(room)
        assert room.game is not None
        dawn = room.game.living
        assert 7 not in dawn
        for _ in range(2):
            await time_is_up(room)
        assert not is_covered(room.game)
        try:
            await room.ask(phone(room, 3), asks.DoTakeBack(deeds=deeds))
        except Refused as refusal:
            found.append(refusal.reason)
            return
        await agree(room, 4, 5, 6, 8)
        assert undone(room) == 1
        assert not is_covered(room.game), "it is still day"
        assert room.game.living == dawn
        found.append("done")

    for unsure in range(3):
        evening(kept, replace(lobby_of(), code=f"NIGHT{unsure}"), partial(what, unsure=unsure))
    assert found == ["done" if deeds <= 2 else "nothing-today"] * 3


def test_nobody_comes_back_to_life_who_has_seen_all_cards(kept: Store, clock: Time) -> None:
    """In this book whoever is out watches: what made him see the cards is not taken back."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        assert room.game is not None
        await refused("all-cards-seen", room.ask(phone(room, 3), asks.DoTakeBack()))
        await time_is_up(room)
        for deeds in (2, 3, 20):
            await refused("all-cards-seen", room.ask(phone(room, 3), asks.DoTakeBack(deeds=deeds)))
        assert not room.lobby.pleas
        assert 7 not in room.game.living

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


def test_a_card_that_was_turned_up_is_not_taken_back(kept: Store, clock: Time) -> None:
    """Whoever could rewind an execution would look at one card after another."""

    async def what(room: Room) -> None:
        for _ in range(80):
            assert room.game is not None
            if isinstance(room.game.now, Counting):
                for seat in room.game.now.voters:
                    if seat != 8:
                        await room.ask(phone(room, seat), act(room, seat, "vote", (8,)))
            await time_is_up(room)
            if any(isinstance(event, ev.Executed) and event.card for event in log(room.game)):
                break
        assert room.game is not None
        assert not is_covered(room.game)
        for deeds in (1, 2, 20):
            await refused("card-turned-up", room.ask(phone(room, 3), asks.DoTakeBack(deeds=deeds)))
        assert not room.lobby.pleas

    evening(kept, lobby_of(), what, replace(TABLE, house_rules={"reveal-on-death": "yes"}))


@pytest.mark.parametrize(
    ("out", "voices", "enough"),
    [((), {2, 3, 4}, 2), ((4,), {2, 3}, 2), ((3, 4), {2, 3, 4}, 2), ((2, 3, 4), {2, 3, 4}, 2)],
)
def test_where_fewer_than_two_others_live_the_dead_are_asked_too(
    out: tuple[int, ...], voices: set[int], enough: int
) -> None:
    """The last of the living would be the master of the table."""
    lobby = replace(lobby_of(bots=(5, 6, 7, 8)), out=out)
    for wish in (asks.DoAgain(), asks.DoTakeBack(), asks.DoSkip(moment=1)):
        plea = PendingPlea(1, DESK, "phone-1", since=0.0, wish=wish)
        assert pleas.voters(lobby, plea) == {f"phone-{seat}" for seat in voices}
        assert pleas.needed(lobby, plea) == enough


@pytest.mark.parametrize("who", ["phone-1", "laptop"])
def test_nothing_ends_early_and_nothing_is_taken_back_in_the_dark(who: str, kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        assert room.game is not None
        assert is_covered(room.game)
        for ask in (asks.DoSkip(moment=room.game.moment), asks.DoTakeBack()):
            await refused("in-the-dark", room.ask(device(room, who), ask))
        assert not room.lobby.pleas

    evening(kept, lobby_of(), what)


@pytest.mark.parametrize("wish", [wish for _, wish in WISHES], ids=[name for name, _ in WISHES])
def test_the_screen_that_opened_the_table_and_plays_nothing_needs_most_voices_too(
    wish: Callable[[Room], asks.Ask], kept: Store, clock: Time
) -> None:
    """Whoever opened the table may well play on a phone of his own."""

    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(phone(room, 6), act(room, 6, "ready", ()))
        before = (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock)
        laptop = device(room, "laptop")
        await room.ask(laptop, wish(room))
        plea = room.lobby.pleas[0].number
        shown = room.face(laptop, "screen")
        assert isinstance(shown, Screen)
        assert [(each.number, each.mine) for each in shown.pleas] == [(plea, False)], "it was heard"
        await refused("not-yours", room.ask(laptop, asks.DoLetBack(plea=plea, yes=True)))
        cheap = isinstance(wish(room), asks.DoLonger)
        await agree(room, *((1,) if cheap else (1, 2, 3, 4)))
        assert (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock) == before
        await agree(room, 5)
        assert (room.game, room.lobby.people, room.lobby.stage, room.lobby.clock) != before

    evening(kept, lobby_of(), what)


@pytest.mark.parametrize("sign", ["", "is here", "connects", "asks"])
def test_a_table_that_everybody_has_left_is_cleared_by_its_screen_after_five_minutes(
    sign: str, kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        if sign == "is here":
            room.presence.arrive("phone-4")
        await room.ask(device(room, "laptop"), asks.DoAgain())
        clock.now += 299
        await ticks(room)
        assert room.lobby.stage == "playing"
        if sign == "connects":
            await room.greet("phone-4")
        elif sign == "asks":
            await room.ask(phone(room, 4), asks.DoPause(on=False))
        clock.now += 2
        await ticks(room)
        assert room.lobby.stage == ("playing" if sign else "gathering")
        assert not room.lobby.pleas

    def paused(turn: Turn) -> None:
        turn.lobby = clocks.paused(turn.lobby, "phone-1", turn.now)

    async def standing(room: Room) -> None:
        await room.change(paused)
        await what(room)

    evening(kept, lobby_of(), standing)


def test_no_player_clears_a_table_that_the_others_have_left(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(phone(room, 1), asks.DoAgain())
        await room.greet("laptop")
        clock.now += 301
        room.lobby = replace(room.lobby, clock=None)
        await ticks(room)
        assert room.lobby.stage == "playing"

    evening(kept, lobby_of(), what)


def test_alone_with_the_house_nobody_has_to_be_asked(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        assert room.game is not None
        moment = room.game.moment
        await room.ask(phone(room, 1), asks.DoSkip(moment=moment))
        assert room.game.moment > moment

    evening(kept, lobby_of(bots=(2, 3, 4, 5, 6, 7, 8)), what)


def test_a_wish_about_a_moment_goes_with_it(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        assert room.game is not None
        await room.ask(phone(room, 2), asks.DoSkip(moment=room.game.moment))
        assert room.lobby.pleas
        await time_is_up(room)
        assert not room.lobby.pleas

    evening(kept, lobby_of(), what)


def test_whoever_watches_asks_for_nothing(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        assert room.game is not None
        for ask in (
            asks.DoSkip(moment=room.game.moment),
            asks.DoTakeBack(),
            asks.DoAgain(),
            asks.DoPause(on=True),
        ):
            await refused("organizer-only", room.ask(device(room, "stranger"), ask))

    evening(kept, lobby_of(), what)


def test_what_was_agreed_before_the_deal_stays_so(kept: Store, clock: Time) -> None:
    """The pace, the chat, other people's names: an organizer who plays changes none of them in a game."""

    async def what(room: Room) -> None:
        for ask in (asks.DoPace(pace="brisk"), asks.DoTalk(chat=True)):
            await refused("game-goes-on", room.ask(phone(room, 1), ask))
        await refused("not-yours", room.ask(phone(room, 1), asks.DoName(person=2, name="Nobody")))

    evening(kept, lobby_of(), what)


# A host who hands the game to the table

HANDED = (
    asks.DoHost(commands=(Overrule("dies", 5),)),
    asks.DoHost(commands=(Undo(1),)),
    asks.DoHost(commands=(Delegate("showing", "host"),)),
    asks.DoNotes(seat=0),
    asks.DoHandOver(to="table"),
    asks.DoPlead(seat=5),
)


async def until_mafia(room: Room) -> None:
    """The host lets the night fall, and the mafia is awake."""
    for _ in range(40):
        assert room.game is not None
        now = room.game.now
        if isinstance(now, Calling) and now.awake:
            return
        command = Proceed() if now is None else Close()
        await room.ask(device(room, "laptop"), asks.DoHost(commands=(command,)))
    raise AssertionError("nobody ever wakes")


def test_a_desk_that_has_handed_the_game_over_shows_and_does_what_the_screen_may(
    kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        laptop = device(room, "laptop")
        await until_mafia(room)
        before = room.face(laptop, "desk")
        assert isinstance(before, Desk)
        assert all(place.card for place in before.places)
        await room.ask(laptop, asks.DoHandOver(to="table"))
        desk, screen = room.face(laptop, "desk"), room.face(None, "screen")
        assert isinstance(desk, Desk)
        assert isinstance(screen, Screen)
        shown = [(place.card, place.awake, place.doomed, place.marks) for place in desk.places]
        assert shown == [("", False, False, ())] * len(DECK)
        assert (desk.gesture, desk.votes, desk.shown, desk.record) == (None, None, None, None)
        assert (desk.taken, desk.rulings, desk.answers, desk.next) == ((), (), (), ())
        assert desk.title == screen.title
        assert {line.text for line in desk.story} <= {line.text for line in screen.story}
        for ask in HANDED:
            await refused("handed-over|not-yours|knows-a-card", room.ask(laptop, ask))
        assert room.game is not None
        await refused("in-the-dark", room.ask(laptop, asks.DoSkip(moment=room.game.moment)))
        await refused("in-the-dark", room.ask(laptop, asks.DoTakeBack()))
        assert not room.lobby.pleas

    evening(kept, lobby_of(hosting="person"), what, LED)


def test_a_game_that_was_handed_over_comes_back_to_a_desk_by_most_voices_and_in_everybodys_sight(
    kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        laptop = device(room, "laptop")
        await room.ask(laptop, asks.DoHandOver(to="table"))
        for who in ("stranger", "watcher", "phone-1", "phone-2"):
            await refused(
                "organizer-only|plays-himself", room.ask(device(room, who), asks.DoHandOver(to="person"))
            )
        await room.ask(laptop, asks.DoHandOver(to="person"))
        number = room.lobby.pleas[0].number
        screen = room.face(None, "screen")
        assert isinstance(screen, Screen)
        assert "all cards" in screen.pleas[0].text
        assert room.lobby.pleas[0].number == number
        await agree(room, 2, 3, 4, 5)
        desk = room.face(laptop, "desk")
        assert isinstance(desk, Desk)
        assert not any(place.card for place in desk.places), "four of eight are not most of them"
        await agree(room, 6)
        desk = room.face(laptop, "desk")
        assert isinstance(desk, Desk)
        assert all(place.card for place in desk.places)
        assert not desk.by_table
        await room.ask(laptop, asks.DoNotes(seat=0))

    evening(kept, lobby_of(hosting="person"), what, LED)


def test_duties_given_away_one_by_one_are_a_game_handed_over(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        laptop = device(room, "laptop")
        await until_mafia(room)
        for duty in DUTIES:
            await room.ask(laptop, asks.DoHost(commands=(Delegate(duty, "software"),)))
        desk = room.face(laptop, "desk")
        assert isinstance(desk, Desk)
        assert not any(place.card or place.awake for place in desk.places)
        await refused("handed-over", room.ask(laptop, HANDED[0]))

    evening(kept, lobby_of(hosting="person"), what, LED)


# Voices against


@pytest.mark.parametrize(
    ("against", "yes", "done"),
    [
        ((2,), (4, 5, 6, 7), True),
        ((2, 3), (4, 5, 6, 7), True),
        ((2,), (4, 5, 6), False),
        ((), (4, 5, 6), False),
    ],
)
def test_most_of_the_others_have_to_say_yes(
    against: tuple[int, ...], yes: tuple[int, ...], done: bool, kept: Store, clock: Time
) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(phone(room, 1), asks.DoAgain())
        plea = room.lobby.pleas[0].number
        for seat in against:
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea, yes=False))
        await agree(room, *yes)
        assert (stage(room) == "gathering") == done

    evening(kept, lobby_of(), what)


def test_two_in_league_do_not_end_a_count_before_the_others_have_voted(kept: Store, clock: Time) -> None:
    """Two mafiosi vote, and the laptop of one of them asks that the count be closed."""

    async def what(room: Room) -> None:
        for _ in range(60):
            assert room.game is not None
            if isinstance(room.game.now, Counting):
                break
            await time_is_up(room)
        assert room.game is not None
        before = room.game
        await room.ask(device(room, "laptop"), asks.DoSkip(moment=before.moment))
        await agree(room, 1, 2)
        clock.now += 1
        await ticks(room)
        assert room.game == before

    evening(kept, lobby_of(), what)


def test_two_in_league_do_not_put_somebody_out_and_look_at_his_card(kept: Store, clock: Time) -> None:
    """Two mafiosi, the laptop of one of them and a second phone."""

    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(device(room, "laptop"), asks.DoLeave(person=5, bot=True))
        await agree(room, 1, 2)
        clock.now += pleas.FORGOTTEN
        await ticks(room)
        assert room.lobby.at(5).device == "phone-5"
        assert not room.lobby.pleas
        await room.ask(phone(room, 6), asks.DoLeave(person=6, bot=True))
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=6))
        await agree(room, 1, 2)
        clock.now += pleas.STANDS
        await ticks(room)
        assert isinstance(room.face(device(room, "stranger"), "phone"), Waiting)

    evening(kept, lobby_of(), what)


def test_two_in_league_do_not_get_a_desk_that_its_host_has_left(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=0))
        await agree(room, 1, 2)
        clock.now += pleas.STANDS
        await ticks(room)
        assert not room.drawing.hosts(device(room, "stranger"))
        await agree(room, 3, 4, 5)
        await ticks(room)
        assert room.drawing.hosts(device(room, "stranger"))

    evening(kept, lobby_of(hosting="person"), what, LED)


def test_a_plea_that_a_tie_awaits_at_best_is_over(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(phone(room, 1), asks.DoAgain())
        plea = room.lobby.pleas[0].number
        for seat in (2, 3):
            assert room.lobby.pleas
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea, yes=False))
        assert not room.lobby.pleas, "two against two would be a no"

    evening(kept, lobby_of(bots=(6, 7, 8)), what)


# What is wished is told as it is


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_says_how_much_is_wished(language: str, kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        said: dict[str, str] = {}
        for mover, ask in (
            (1, asks.DoLonger(seconds=60)),
            (2, asks.DoLonger(seconds=300)),
            (3, asks.DoLonger(seconds=90)),
        ):
            await room.ask(phone(room, mover), ask)
            words = replace(device(room, "phone-8"), language=language)
            said[str(ask.seconds)] = gathering.pleas(room.lobby, words, lexicon(language))[-1].text
        for seconds, text in said.items():
            assert lexicon(language).duration(int(seconds)) in text
        await refused("too-long", room.ask(phone(room, 4), asks.DoLonger(seconds=301)))
        for seat in (5, 6, 7):
            await room.ask(phone(room, seat), act(room, seat, "ready", ()))
        await room.ask(phone(room, 5), asks.DoTakeBack(deeds=3))
        await room.ask(phone(room, 6), asks.DoTakeBack(deeds=1))
        many, one = [each.text for each in gathering.pleas(room.lobby, words, lexicon(language))][-2:]
        assert "3" in many
        assert "3" not in one

    evening(kept, lobby_of(), what)


# The clock


def stands(room: Room) -> bool:
    """Does the clock stand?"""
    return room.lobby.clock is not None and room.lobby.clock.paused


def test_whoever_was_paused_out_cannot_pause_again_for_a_minute(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(phone(room, 2), asks.DoPause(on=True))
        shown = [room.face(phone(room, 5), "phone"), room.face(None, "screen")]
        assert [
            face.clock.by for face in shown if not isinstance(face, Waiting | Gathering) and face.clock
        ] == [
            "Boris",
            "Boris",
        ]
        await room.ask(phone(room, 3), asks.DoPause(on=False))
        await refused("paused-lately", room.ask(phone(room, 2), asks.DoPause(on=True)))
        assert not stands(room)
        await room.ask(phone(room, 3), asks.DoPause(on=True))
        await room.ask(phone(room, 3), asks.DoPause(on=False))
        await refused("paused-lately", room.ask(phone(room, 3), asks.DoPause(on=True)))
        clock.now += 11
        await room.ask(phone(room, 3), asks.DoPause(on=True))
        assert stands(room), "whoever lets the clock go on himself may soon stop it again"
        await room.ask(phone(room, 3), asks.DoPause(on=False))
        clock.now += 61
        await room.ask(phone(room, 2), asks.DoPause(on=True))
        assert stands(room)

    evening(kept, lobby_of(), what)


def test_a_pause_stays_that_of_whoever_paused_when_another_pauses_too(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await room.ask(phone(room, 2), asks.DoPause(on=True))
        await room.ask(phone(room, 3), asks.DoPause(on=True))
        await room.ask(phone(room, 3), asks.DoPause(on=False))
        await refused("paused-lately", room.ask(phone(room, 2), asks.DoPause(on=True)))
        await room.ask(phone(room, 3), asks.DoPause(on=True))

    evening(kept, lobby_of(), what)


@pytest.mark.parametrize("waiting", ["the dead", "the living", "nobody"])
def test_a_pause_ends_by_itself_where_only_those_wait_who_are_out(
    waiting: str, kept: Store, clock: Time
) -> None:
    """One who lives beside bots and the dead would hold up all of them for as long as he likes."""
    stay = {"the dead": (6, 7), "the living": (5, 6, 7), "nobody": (6,)}[waiting]

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        await go_home(room, *({*range(1, 9)} - {*stay}))
        await room.ask(phone(room, 6), asks.DoPause(on=True))
        clock.now += clocks.PAUSED_ALONE - 1
        await ticks(room)
        assert stands(room)
        clock.now += 2
        await ticks(room)
        assert stands(room) == (waiting != "the dead")
        if waiting == "the dead":
            clock.now += clocks.PAUSED_ALONE - 5
            await refused("paused-lately", room.ask(phone(room, 6), asks.DoPause(on=True)))
        await room.ask(phone(room, 6), asks.DoPause(on=False))
        assert not stands(room)

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


async def go_home(room: Room, *seats: int) -> None:
    """These give their seats to the house."""
    for seat in seats:
        await room.ask(phone(room, seat), asks.DoLeave(person=room.lobby.at(seat).id, bot=True))


def test_a_pause_is_not_left_behind_by_the_last_who_could_end_it(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_someone_watches(room)
        await room.ask(phone(room, 6), asks.DoPause(on=True))
        await go_home(room, 1, 2, 3, 4, 5, 6, 8)
        clock.now += clocks.PAUSED_ALONE + 1
        await ticks(room)
        assert not stands(room)

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


# Nobody leads in secret


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phone_and_the_screen_say_that_a_person_leads_from_the_gathering_on(
    language: str, kept: Store, clock: Time
) -> None:
    words = lexicon(language)

    def said(room: Room) -> set[str]:
        devices = (phone(room, 5), device(room, "stranger"), device(room, "watcher"))
        faces = [*(room.face(each, "phone") for each in devices), room.face(None, "screen")]
        return {face.leader for face in faces if not isinstance(face, Desk | Remote)}

    async def what(room: Room) -> None:
        assert said(room) == {words.say("table-led")}
        await room.ask(device(room, "laptop"), asks.DoHandOver(to="table"))
        assert said(room) == {words.say("table-handed")}

    async def before(room: Room) -> None:
        assert said(room) == {""}
        await room.ask(device(room, "laptop"), asks.DoHosting(by="person"))
        assert said(room) == {words.say("table-led")}

    async def run() -> None:
        await before(await laid(kept, replace(spoken, code="BEFORE")))

    table = lobby_of()
    devices = tuple(replace(each, language=language) for each in table.devices)
    spoken = replace(table, devices=devices, language=language)
    asyncio.run(run())
    evening(kept, replace(spoken, hosting="person"), what, LED)


def test_an_overruling_is_told_to_the_table_without_what_was_ruled(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        laptop = device(room, "laptop")
        await until_mafia(room)

        def story() -> list[str]:
            face = room.face(None, "screen")
            assert isinstance(face, Screen)
            return [line.text for line in face.story]

        before = story()
        await room.ask(laptop, asks.DoHost(commands=(Overrule("dies", 5, reason="He peeped."),)))
        (told,) = story()[len(before) :]
        assert told == lexicon("en").say("table-overruled")
        numbers = [line.number for line in room.drawing.story("en").lines]
        assert numbers == sorted(set(numbers))
        await room.ask(laptop, asks.DoHost(commands=(Undo(1),)))
        assert story()[-1] == lexicon("en").say("table-taken-back")

    evening(kept, lobby_of(hosting="person"), what, LED)


def test_where_a_person_leads_players_do_nothing_to_the_game_over_his_head(kept: Store, clock: Time) -> None:
    """Two voices would see the dark taken back, and a refusal would tell how much was done there."""

    async def what(room: Room) -> None:
        await until_mafia(room)
        assert room.game is not None
        for ask in (
            asks.DoSkip(moment=room.game.moment),
            asks.DoTakeBack(deeds=1),
            asks.DoTakeBack(deeds=50),
            asks.DoAgain(),
            asks.DoLeave(person=5),
        ):
            await refused("organizer-only", room.ask(phone(room, 2), ask))
        assert not room.lobby.pleas
        await room.ask(phone(room, 2), asks.DoLeave(person=2, bot=True))
        assert room.lobby.at(2).bot

    evening(kept, lobby_of(hosting="person"), what, LED)


def test_nobody_is_renamed_during_a_game(kept: Store, clock: Time) -> None:
    """Whoever is out or silenced could tell the living what he knows, in letters of his name."""

    async def what(room: Room) -> None:
        named = asks.DoName(person=2, name="Boris the Great")
        await refused("game-goes-on", room.ask(phone(room, 2), named))
        await until_day(room)
        await refused("game-goes-on", room.ask(phone(room, 2), named))
        await room.ask(phone(room, 1), asks.DoAgain())
        await agree(room, 2, 3, 4, 5)
        await room.ask(phone(room, 2), named)
        assert room.lobby.person(2).name == "Boris the Great"

    evening(kept, lobby_of(), what)


def test_whoever_is_out_does_not_stop_the_clock(kept: Store, clock: Time) -> None:
    """He may know all cards, and everybody sees when he does it."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        await refused("dead", room.ask(phone(room, 7), asks.DoPause(on=True)))
        await room.ask(phone(room, 6), asks.DoPause(on=True))
        await refused("dead", room.ask(phone(room, 7), asks.DoPause(on=False)))

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


def test_whoever_is_out_wishes_nothing_and_has_no_voice_in_what_others_wish(kept: Store, clock: Time) -> None:
    """He could point at those whose cards he has seen, and the dead are many in the end."""

    async def what(room: Room) -> None:
        await until_someone_watches(room)
        await until_day(room)
        for _, wish in WISHES:
            if not isinstance(wish(room), asks.DoTakeBack):
                await refused("dead", room.ask(phone(room, 7), wish(room)))
        await room.ask(phone(room, 3), asks.DoAgain())
        number = room.lobby.pleas[0].number
        await refused("not-yours", room.ask(phone(room, 7), asks.DoLetBack(plea=number, yes=True)))
        assert pleas.needed(room.lobby, room.lobby.pleas[0]) == 4, "of the six others who live"

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


def test_whoever_is_silenced_points_at_nobody_by_a_wish(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        await until_day(room)
        assert room.game is not None
        room.game = replace(room.game, marks=(Marked("silenced", 3, 0, told=True),))
        await refused("silenced", room.ask(phone(room, 3), asks.DoLeave(person=5, bot=True)))
        await room.ask(phone(room, 4), asks.DoLonger(seconds=30))

    evening(kept, replace(lobby_of(), book="chicago"), what, WATCHED)


@pytest.mark.parametrize("wanted", [3, 8], ids=["of a sleeper", "of a bot"])
def test_two_in_league_are_not_most_of_three_where_cards_are_opened(
    kept: Store, clock: Time, wanted: int
) -> None:
    """Beside bots a few people play: one of them who says no keeps a stranger out of every seat."""
    bots = (5, 6, 7, 8) if wanted == 3 else (4, 5, 6, 7, 8)

    async def what(room: Room) -> None:
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=wanted))
        plea = room.lobby.pleas[0]
        others = [seat for seat in range(1, 5) if seat not in (*bots, wanted)]
        assert pleas.needed(room.lobby, plea) == len(others) == 3
        for seat in others[:2]:
            await room.ask(phone(room, seat), asks.DoLetBack(plea=plea.number, yes=True))
        clock.now += pleas.STANDS + 1
        await ticks(room)
        assert room.lobby.person(wanted).device != "stranger"
        await room.ask(phone(room, others[2]), asks.DoLetBack(plea=plea.number, yes=False))
        assert not room.lobby.pleas

    evening(kept, lobby_of(bots), what)


def test_who_was_put_out_keeps_his_word_about_cards(kept: Store, clock: Time) -> None:
    """Two in league and the screen of one of them cannot put somebody out and then look at his card."""
    bots = (4, 5, 6, 7, 8)

    async def what(room: Room) -> None:
        await until_day(room)
        await room.ask(device(room, "laptop"), asks.DoLeave(person=3, bot=True))
        assert pleas.needed(room.lobby, room.lobby.pleas[0]) == 3, "the screen may be that of one of two"
        room.lobby = leave(replace(room.lobby, pleas=()), 3, bot=True)
        await room.ask(device(room, "stranger"), asks.DoPlead(seat=3))
        plea = room.lobby.pleas[0]
        assert pleas.voters(room.lobby, plea) == {"phone-1", "phone-2", "phone-3"}
        assert pleas.needed(room.lobby, plea) == 3

    evening(kept, lobby_of(bots), what)


def test_a_phone_that_came_later_has_no_word_about_cards(kept: Store, clock: Time) -> None:
    """Whoever was let into one seat does not help the next stranger into another."""

    async def what(room: Room) -> None:
        room.lobby = take_seat(room.lobby, 3, "stranger")
        await room.ask(device(room, "another"), asks.DoPlead(seat=8))
        plea = room.lobby.pleas[0]
        assert pleas.voters(room.lobby, plea) == {"phone-1", "phone-2", "phone-3"}
        await refused(
            "not-yours", room.ask(device(room, "stranger"), asks.DoLetBack(plea=plea.number, yes=True))
        )

    evening(kept, lobby_of((4, 5, 6, 7, 8)), what)


def test_who_is_out_has_a_word_when_a_host_wants_to_lead_again(kept: Store, clock: Time) -> None:
    async def what(room: Room) -> None:
        lobby = replace(room.lobby, out=(1, 2, 3, 4, 5))
        plea = PendingPlea(1, DESK, "laptop", since=0.0, wish=asks.DoHandOver(to="person"))
        assert len(pleas.voters(lobby, plea)) == 8
        assert pleas.needed(lobby, plea) == 5

    evening(kept, lobby_of(), what)
