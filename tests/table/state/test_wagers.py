"""A wager is sealed once by whoever is out and cannot watch, and what it is worth is reckoned at the end."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace
from tests.table.hands import ROLES, ask, dead, night, refused

from omerta.core import Position, Table, choices
from omerta.core.commands import Act, TimeUp, Undo
from omerta.core.events import Died, Executed, SentOut
from omerta.core.game import standing_events
from omerta.table.actions import asks
from omerta.table.actions.turn import Turn
from omerta.table.state import chat, wagers
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Lobby
from omerta.table.state.sealed_wager import SealedWager

MAFIA = (1, 2)
WITH_GHOSTS = ("ghost-talker", "mafioso", "mafioso", "doctor", "civilian", "civilian", "civilian", "maniac")
WITHOUT = ("commissioner", *WITH_GHOSTS[1:])


def sealed(seat: int = 7, wager: SealedWager | None = None) -> Turn:
    """A day when two are out, and the first of them has sealed something."""
    turn = dead(7, 8)
    made = wager or SealedWager((1, 2), "town", 3)
    ask(turn, seat, asks.DoWager(seat, made.suspects, made.side, made.falls))
    return turn


def chicago(roles: tuple[str, ...]) -> Turn:
    """The same in another book, whose dead watch unless they may be asked."""
    turn = night()
    turn.lobby = replace(turn.lobby, book="chicago", chat=True)
    turn.lay(Table(roles, 7, roles=roles, pace="sealed", position=Position("day", dead=(7, 8))))
    turn.begin()
    return turn


def played_out(turn: Turn, executed: tuple[int, ...] = MAFIA) -> Turn:
    """The game goes on until it is over; the table votes out these, and by night nobody is hit."""
    for _ in range(400):
        game = turn.playing()
        for seat in sorted(game.living):
            options = choices(turn.playing(), seat).options
            wanted = [each for each in options if set(each[1]) & {*executed} and not is_dark(turn.playing())]
            yes = [each for each in options if each[0] == "convict"]
            if wanted or yes:
                turn.play(Act(seat, *(wanted or yes)[0]))
            if turn.game is not None and turn.game.over is not None:
                turn.follow()
                return turn
        turn.play(TimeUp(turn.playing().moment))
        if turn.game is not None and turn.game.over is not None:
            turn.follow()
            return turn
    raise AssertionError("the game does not end")


def test_a_wager_lies_in_the_table_as_it_is_stored() -> None:
    turn = sealed()
    again = msgspec.json.decode(msgspec.json.encode(turn.lobby), type=Lobby)
    assert again.wagers == turn.lobby.wagers
    assert again.wagers[7].suspects == (1, 2)


def test_it_is_sealed_once() -> None:
    turn = sealed()
    assert refused(turn, 7, asks.DoWager(7, (3,))) == "wager-sealed"
    assert turn.lobby.wagers[7].suspects == (1, 2)


@pytest.mark.parametrize(
    ("suspects", "side", "falls"),
    [((7,), "", -1), ((1, 1), "", -1), ((9,), "", -1), ((), "vampires", -1), ((), "draw", -1), ((), "", 8)],
)
def test_what_is_not_offered_cannot_be_wagered_on(suspects: tuple[int, ...], side: str, falls: int) -> None:
    assert refused(dead(7, 8), 7, asks.DoWager(7, suspects, side, falls)) == "no-such-wager"


def test_whoever_lives_wagers_nothing_nor_does_who_shares_a_phone_with_him() -> None:
    turn = dead(7, 8)
    assert refused(turn, 1, asks.DoWager(1)) == "not-beyond"
    assert refused(turn, 1, asks.DoWager(7)) == "not-yours"
    shared = tuple(replace(each, device="phone-1") if each.id == 7 else each for each in turn.lobby.people)
    turn.lobby = replace(turn.lobby, people=shared)
    assert refused(turn, 1, asks.DoWager(7)) == "not-beyond"


def test_a_phone_that_came_during_the_game_or_showed_a_living_card_wagers_nothing() -> None:
    came, knows = dead(7, 8), dead(7, 8)
    came.lobby = replace(came.lobby, returned=(7,))
    knows.lobby = replace(knows.lobby, knows={"phone-7": (1, 7)})
    for turn in (came, knows):
        assert refused(turn, 7, asks.DoWager(7)) == "not-beyond"


def test_in_the_dark_nothing_is_sealed() -> None:
    turn = dead(7, 8)
    while not is_dark(turn.playing()):
        turn.play(TimeUp(turn.playing().moment))
    assert refused(turn, 7, asks.DoWager(7)) == "wager-dark"


def test_who_may_watch_may_not_wager() -> None:
    assert refused(chicago(WITHOUT), 7, asks.DoWager(7)) == "wager-watches"
    turn = chicago(WITH_GHOSTS)
    ask(turn, 7, asks.DoWager(7, (2,)))
    assert turn.lobby.wagers[7].suspects == (2,)


def test_whoever_lives_again_has_wagered_nothing() -> None:
    turn = night()
    turn.lay(Table(ROLES, 7, roles=ROLES, pace="sealed"))
    turn.begin()
    shots = (Act(seat, "shoot", (7,)) for seat in MAFIA)
    for shot in shots:
        turn.play(shot)
    while is_dark(turn.playing()):
        turn.play(TimeUp(turn.playing().moment))
    assert 7 not in turn.playing().living
    ask(turn, 7, asks.DoWager(7, (1,)))
    turn.lobby = replace(turn.lobby, helpers=(7,))
    while 7 not in turn.playing().living:
        turn.play(Undo(1))
    assert turn.lobby.wagers == {}
    assert turn.lobby.helpers == ()


def test_the_next_game_begins_without_wagers() -> None:
    turn = sealed()
    turn.lay(Table(ROLES, 8, roles=ROLES, pace="sealed"))
    assert turn.lobby.wagers == {}


def test_right_names_count_and_wrong_ones_cost() -> None:
    turn = played_out(sealed(wager=SealedWager((1, 2, 3), "town", 1)))
    wager = turn.lobby.results[-1].players[6].wager
    assert wager is not None
    assert (wager.hits, wager.misses, wager.won, wager.fell) == ((1, 2), (3,), True, True)
    assert wager.points == 1 + wagers.FOR_THE_WINNERS + wagers.FOR_THE_NEXT
    assert turn.lobby.results[-1].players[7].wager is None


def test_to_name_everybody_is_worth_nothing() -> None:
    turn = played_out(sealed(wager=SealedWager((1, 2, 3, 4, 5, 6, 8))))
    wager = turn.lobby.results[-1].players[6].wager
    assert wager is not None
    assert wager.points == 0


def test_who_was_in_a_gang_gets_nothing_for_naming_it() -> None:
    turn = dead(1, 8)
    ask(turn, 1, asks.DoWager(1, (2,)))
    wager = played_out(turn).lobby.results[-1].players[0].wager
    assert wager is not None
    assert (wager.knew, wager.hits, wager.points) == (True, (2,), 0)


def test_the_next_to_leave_is_the_next_after_the_seal() -> None:
    turn = played_out(sealed(wager=SealedWager(falls=2)))
    assert turn.game is not None
    left = [
        e.seat for e in _events(turn) if isinstance(e, Died | Executed | SentOut) and e.seat not in (7, 8)
    ]
    wager = turn.lobby.results[-1].players[6].wager
    assert wager is not None
    assert left[0] == 1
    assert not wager.fell


def _events(turn: Turn) -> list[object]:
    assert turn.game is not None
    return [event for _, event in standing_events(turn.game)]


def test_who_has_offered_the_host_a_hand_wagers_no_more() -> None:
    turn = dead(7, 8)
    assert refused(turn, 7, asks.DoHelp(7)) == "not-now"
    turn.lobby = replace(turn.lobby, hosting="person")
    ask(turn, 7, asks.DoHelp(7))
    assert turn.lobby.helpers == (7,)
    assert refused(turn, 7, asks.DoWager(7)) == "wager-watches"
    assert refused(turn, 1, asks.DoHelp(1)) == "not-beyond"


# The chat of those who are out


def haunted() -> Turn:
    turn = dead(7, 8)
    turn.lobby = replace(turn.lobby, chat=True)
    return turn


def test_the_dead_talk_when_their_wagers_are_sealed() -> None:
    turn = haunted()
    assert refused(turn, 7, asks.DoChat(7, "boo")) == "may-not-speak"
    ask(turn, 7, asks.DoWager(7))
    ask(turn, 7, asks.DoChat(7, "boo"))
    ask(turn, 8, asks.DoWager(8))
    ask(turn, 8, asks.DoChat(8, "boo yourself"))
    assert [line.hears for line in turn.lobby.said] == [(7,), (7, 8)]


def test_no_chat_of_the_dead_on_a_phone_somebody_lives_on() -> None:
    turn = haunted()
    shared = tuple(replace(each, device="phone-1") if each.id == 7 else each for each in turn.lobby.people)
    turn.lobby = replace(turn.lobby, people=shared)
    assert chat.open_room(turn.lobby, turn.playing(), 7) is None
    assert refused(turn, 1, asks.DoChat(7, "boo")) == "may-not-speak"


def test_where_the_dead_may_be_asked_they_do_not_talk() -> None:
    turn = chicago(WITH_GHOSTS)
    ask(turn, 7, asks.DoWager(7))
    assert refused(turn, 7, asks.DoChat(7, "boo")) == "may-not-speak"
    assert chat.open_room(chicago(WITHOUT).lobby, chicago(WITHOUT).playing(), 7) == "out"


def test_one_of_the_dead_says_so_much_and_then_waits() -> None:
    turn = haunted()
    ask(turn, 7, asks.DoWager(7))
    for _ in range(chat.AT_ONCE):
        ask(turn, 7, asks.DoChat(7, "boo"))
    assert refused(turn, 7, asks.DoChat(7, "boo")) == "too-fast"
    turn.now += chat.IN_SECONDS
    ask(turn, 7, asks.DoChat(7, "boo"))


def test_in_the_dark_the_dead_write_when_all_may() -> None:
    turn = haunted()
    ask(turn, 7, asks.DoWager(7))
    seen = set[bool]()
    while not is_dark(turn.playing()):
        turn.play(TimeUp(turn.playing().moment))
    while is_dark(turn.playing()):
        rooms = {seat: chat.open_room(turn.lobby, turn.playing(), seat) for seat in (3, 7)}
        assert (rooms[3] is None) == (rooms[7] is None)
        seen.add(rooms[7] is None)
        turn.play(TimeUp(turn.playing().moment))
    assert seen == {False, True}
