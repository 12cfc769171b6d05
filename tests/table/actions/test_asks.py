"""Who may ask what of a table."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace
from tests.table.hands import ask, day, dead, night, phone_of, refused

from omerta.core import log
from omerta.core.commands import Close, Proceed, TimeUp
from omerta.core.moments import Counting, Talking
from omerta.table.actions import asks
from omerta.table.actions.handlers import CHANGES
from omerta.table.actions.turn import Turn
from omerta.table.faces import heard_chat
from omerta.table.look_ups import LOOKS
from omerta.table.state.lobby import ChatLine, Device

ORGANIZER: dict[type[asks.Ask], asks.Ask] = {
    type(each): each
    for each in (
        asks.DoBots(number=1), asks.DoMind(mind="plain"), asks.DoBook(book="family"), asks.DoRule(name="x"),
        asks.DoPreset(), asks.DoWay(way="own"), asks.DoCard(role="mafia", number=2),
        asks.DoPace(pace="quiet"), asks.DoNarrator(), asks.DoUndoDeck(),
        asks.DoTalk(chat=True), asks.DoLanguage(language="en", table=True), asks.DoStart(),
        asks.DoHosting(by="person"), asks.DoHost(commands=(Close(),)), asks.DoHandOver(to="table"),
        asks.DoNextHost(person=1, yes=True), asks.DoFriend(name="Ira", here=False), asks.DoSendAway(),
        asks.DoSendCompany(person=1), asks.DoOpenCard(seat=1), asks.DoLinger(), asks.DoRate(letter=70),
        asks.DoTell(how="next"), asks.DoMeet(seat=1), asks.DoPair(),
        asks.DoFirstTime(on=True),
    )
}  # fmt: skip
ANYBODY = (
    asks.DoAct, asks.DoSay, asks.DoSeen, asks.DoNotes, asks.DoWhy, asks.DoChat, asks.DoName, asks.DoSeat,
    asks.DoEmblem, asks.DoLeave, asks.DoWeigh, asks.DoPlead, asks.DoLetBack, asks.DoPause, asks.DoSkip,
    asks.DoLonger, asks.DoTakeBack, asks.DoAgain, asks.DoRepeat, asks.DoVoice, asks.DoWager, asks.DoHelp,
    asks.DoBeRemote, asks.DoRemote, asks.DoDesign, asks.DoAddress,
)  # fmt: skip


def test_every_ask_is_anybodys_or_the_organizers() -> None:
    assert {*get_args(asks.Ask)} == {*ORGANIZER, *ANYBODY}


@pytest.mark.parametrize("kind", ORGANIZER, ids=lambda kind: str(kind.__name__))
def test_what_whoever_opened_the_table_may_do_is_refused_to_others(kind: type[asks.Ask]) -> None:
    for turn in (night(), gathering()):
        assert refused(turn, 2, ORGANIZER[kind]) == "organizer-only"


def test_whoever_plays_on_the_screen_does_not_say_what_its_voice_needs() -> None:
    """How long a sentence lasts hangs on nobody who has a card."""
    assert refused(night(), 1, asks.DoLinger()) == "plays-himself"
    assert refused(gathering(), 1, asks.DoRate(letter=100)) == "plays-himself"
    turn = gathering()
    screen = Device("screen", "", "en", organizer=True)
    turn.lobby = replace(turn.lobby, devices=(*turn.lobby.devices, screen))
    ask(turn, "screen", asks.DoRate(letter=100))
    assert turn.lobby.letter == 0.1
    turn.lobby = replace(turn.lobby, stage="playing")
    assert refused(turn, "screen", asks.DoRate(letter=60)) == "game-goes-on"


def test_what_was_meant_for_one_game_is_not_done_in_another() -> None:
    """A phone that lost its wire asks once more; by then the next game may stand at that very moment."""
    turn = day()
    turn.lobby = replace(turn.lobby, game=2)
    late = asks.DoAct(seat=2, moment=turn.playing().moment, deed="ready", game=1)
    assert refused(turn, 2, late) == "too-late"
    assert refused(turn, 2, asks.DoPause(on=True, game=1)) == "too-late"
    ask(turn, 2, replace(late, game=2))


def test_a_wish_to_take_back_ends_with_its_moment() -> None:
    """One that stood would come true when somebody has left, and his card was seen."""
    turn = day()
    while not isinstance(turn.playing().now, Talking):
        turn.play(TimeUp(turn.playing().moment))
    seats = turn.playing().living
    ask(turn, seats[2], asks.DoSay(seat=seats[2], kind="suspect", about=seats[3]))
    ask(turn, seats[1], asks.DoTakeBack())
    assert len(turn.lobby.pleas) == 1
    turn.play(TimeUp(turn.playing().moment))
    assert not turn.lobby.pleas


def test_whoever_is_out_asks_nobody_to_tell_it_again() -> None:
    assert refused(dead(3), 3, asks.DoRepeat()) == "dead"
    assert refused(night(), "watcher", asks.DoRepeat()) == "organizer-only"


def gathering() -> Turn:
    turn = night()
    turn.lobby = replace(turn.lobby, stage="gathering")
    return turn


def test_nobody_acts_for_another_not_even_whoever_opened_the_table() -> None:
    turn = night()
    moment = turn.playing().moment
    for what in (asks.DoAct(2, moment, "shoot", (5,)), asks.DoSay(2, "trust", 3), asks.DoChat(2, "hm")):
        assert refused(turn, 1, what) == refused(turn, 3, what) == "not-yours"


def test_a_name_is_changed_by_its_owner_or_by_whoever_opened_the_table() -> None:
    turn = gathering()
    assert refused(turn, 3, asks.DoName(2, "Bob")) == "not-yours"
    ask(turn, 2, asks.DoName(2, "Bob"))
    assert turn.lobby.name(2) == "Bob"
    ask(turn, 1, asks.DoName(2, "Robert"))
    assert turn.lobby.name(2) == "Robert"


def test_an_emblem_is_changed_before_the_deal_and_never_during_a_game() -> None:
    turn, change = gathering(), asks.DoEmblem(2, "teapot", "moss")
    assert refused(turn, 3, change) == "not-yours"
    ask(turn, 2, change)
    assert (turn.lobby.at(2).emblem, turn.lobby.at(2).colour) == ("teapot", "moss")
    assert refused(turn, 1, asks.DoEmblem(1, "teapot", "moss")) == "emblem-taken"
    assert refused(night(), 2, change) == "game-goes-on"


def test_a_tap_for_a_moment_that_has_passed_does_nothing() -> None:
    turn = night()
    old = turn.playing().moment
    turn.play(TimeUp(old))
    assert refused(turn, 1, asks.DoAct(1, old, "shoot", (5,))) == "too-late"


def test_what_is_agreed_before_the_deal_is_not_changed_during_the_game() -> None:
    turn = night()
    for what in (asks.DoStart(), asks.DoMind("worlds"), asks.DoCard("mafia", 3), asks.DoBook("family")):
        assert refused(turn, 1, what) == "game-goes-on"


def test_the_desk_is_for_a_host_who_does_not_play_and_does_one_thing_with_two_taps() -> None:
    turn = night("person")
    turn.lobby = replace(turn.lobby, played_on=("phone-1",))
    assert refused(turn, 1, asks.DoHost((Proceed(),))) == "plays-himself"
    turn.lobby = replace(turn.lobby, played_on=())
    tap = asks.DoHost((Proceed(),), moment=turn.playing().moment)
    ask(turn, 1, tap)
    done = log(turn.playing())
    assert refused(turn, 1, tap) == "too-late"
    assert log(turn.playing()) == done


def test_a_guest_looks_at_the_desk_and_nobody_else_says_that_he_has() -> None:
    turn = night("person")
    guests = tuple(replace(each, guest=each.id == 5, device="") for each in turn.lobby.people)
    turn.lobby = replace(turn.lobby, people=guests, stage="dealt", played_on=())
    assert refused(turn, 2, asks.DoSeen(5)) == "organizer-only"
    ask(turn, 1, asks.DoSeen(5))
    assert turn.lobby.seen == (5,)


def test_in_the_night_a_gang_writes_to_itself_and_whoever_is_not_of_it_to_himself() -> None:
    turn = night()
    turn.lobby = replace(turn.lobby, chat=True)
    ask(turn, 1, asks.DoChat(1, "five"))
    ask(turn, 6, asks.DoChat(6, "is anybody there"))
    heard = {seat: [each.text for each in heard_chat.heard(turn.lobby, seat)] for seat in range(1, 9)}
    said = {1: ["five"], 2: ["five"], 6: ["is anybody there"]}
    assert heard == {seat: said.get(seat, []) for seat in range(1, 9)}


def test_the_dead_write_to_each_other_alone() -> None:
    turn = dead(7, 8)
    turn.lobby = replace(turn.lobby, chat=True)
    for seat in (7, 8):
        ask(turn, seat, asks.DoWager(seat))
    ask(turn, 8, asks.DoChat(8, "it was seat one"))
    ask(turn, 1, asks.DoChat(1, "who was it"))
    heard = {seat: len(heard_chat.heard(turn.lobby, seat)) for seat in range(1, 9)}
    assert heard == {**dict.fromkeys(range(1, 7), 1), 7: 2, 8: 2}


def test_a_vote_is_asked_twice_and_the_one_that_stands_is_shown() -> None:
    turn = day()
    while not isinstance(turn.playing().now, Counting):
        turn.play(TimeUp(turn.playing().moment))
    ask(turn, 1, asks.DoAct(1, turn.playing().moment, "vote", (5,)))
    panel = phone_of(turn, 1).panel
    assert panel is not None
    assert all(deed.sure for deed in panel.deeds)
    assert panel.chosen == ("vote", (5,))


def test_nothing_can_be_said_to_the_table_by_whoever_may_not_speak() -> None:
    assert phone_of(night(), 1).phrases == ()
    talking = day()
    assert [phrase.kind for phrase in phone_of(talking, 1).phrases] == ["suspect", "trust", "role", "learned"]


def test_a_phone_that_is_passed_round_names_all_who_hold_it() -> None:
    turn = night()
    assert phone_of(turn, 1).seats_here == ()
    people = [replace(each, device="phone-1") if each.id == 2 else each for each in turn.lobby.people]
    turn.lobby = replace(turn.lobby, people=tuple(people))
    assert phone_of(turn, 1).seats_here == ((1, people[0].name), (2, people[1].name))


def test_every_ask_is_looked_up_or_changes_something() -> None:
    assert not LOOKS.keys() & CHANGES.keys()
    assert {*LOOKS, *CHANGES} == {*get_args(asks.Ask)}


def test_what_was_said_to_all_stands_on_every_phone_whoever_has_heard_more() -> None:
    turn = night()
    for number in range(24):
        turn.lobby = replace(turn.lobby, said=(*turn.lobby.said, ChatLine(number, 1, f"day {number}", "day")))
    for number in range(24, 50):
        line = ChatLine(number, 2, "psst", "night", (2, 3))
        turn.lobby = replace(turn.lobby, said=(*turn.lobby.said, line))
    shown = {
        seat: [each for each in heard_chat.heard(turn.lobby, seat) if each.room == "day"]
        for seat in (1, 2, 3)
    }
    assert len(shown[1]) == 24
    assert shown[1] == shown[2] == shown[3]


def test_what_was_written_in_the_dark_is_not_said_in_the_light() -> None:
    """A wire that was lost sends it again when it is mended, and by then it may be day."""
    turn = day()
    turn.lobby = replace(turn.lobby, chat=True)
    assert refused(turn, 1, asks.DoChat(1, "five", dark=True)) == "too-late"
    ask(turn, 1, asks.DoChat(1, "good morning", dark=False))
    turn = night()
    turn.lobby = replace(turn.lobby, chat=True)
    assert refused(turn, 1, asks.DoChat(1, "good morning", dark=False)) == "too-late"
    assert refused(turn, 6, asks.DoChat(6, "good morning", dark=False)) == "too-late"
    ask(turn, 1, asks.DoChat(1, "five", dark=True))
    assert [line.text for line in turn.lobby.said] == ["five"]
