"""Behind closed eyes: nothing is taken back there, nothing makes a sound, and nothing tells who is who."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace
from tests.table.spies import gathered

from omerta.core import PUBLIC, Game, Refused, Table, log, view
from omerta.core import events as ev
from omerta.core.commands import Act, Proceed, TimeUp
from omerta.table import asks, panels
from omerta.table.answers import CHANGES, Asking
from omerta.table.faces import Phone, Screen
from omerta.table.lobby import Lobby
from omerta.table.phone import phone
from omerta.table.screen import screen
from omerta.table.shared import Shared
from omerta.table.turn import Turn
from omerta.words import lexicon

ROLES = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)


def night(hosting: Literal["table", "person"] = "table") -> Turn:
    """A table of the classic book in its first night; everybody has a phone, the first has opened it."""
    lobby = replace(gathered("classic", len(ROLES)), hosting=hosting)
    turn = Turn(lobby, None, 1000.0)
    if hosting == "person":
        turn.lay(Table(ROLES, 7, roles=ROLES, narrator="host", pace="timed"))
    else:
        turn.lay(Table(ROLES, 7, roles=ROLES, pace="sealed"))
    turn.begin()
    return turn


def day() -> Turn:
    """The same table by day."""
    turn = night()
    while panels.is_covered(turn.playing()):
        turn.play(TimeUp(turn.playing().moment))
    return turn


def ask(turn: Turn, seat: int, what: asks.Ask) -> None:
    device = turn.lobby.device(f"phone-{seat}")
    assert device is not None
    CHANGES[type(what)](Asking(turn, device, (), 1), what)


def refused(turn: Turn, seat: int, what: asks.Ask) -> str:
    with pytest.raises(Refused) as refusal:
        ask(turn, seat, what)
    return refusal.value.reason


def phone_of(turn: Turn, seat: int) -> Phone:
    game, lobby = turn.playing(), turn.lobby
    shared = Shared(lexicon("en"))
    offered = shared.panel(game, seat, lobby.shams.get(seat))
    return phone(game, lobby, seat, view(game, seat), view(game, PUBLIC), shared, [], offered)


def test_nothing_is_taken_back_in_the_dark() -> None:
    """Whether somebody has done something there is nobody's business, whoever has opened the table."""
    turn = night()
    ask(turn, 1, asks.DoAct(1, turn.playing().moment, "shoot", (5,)))
    before = log(turn.playing())
    assert refused(turn, 1, asks.DoTakeBack()) == "in-the-dark"
    assert log(turn.playing()) == before


def test_by_day_the_last_deed_is_taken_back_by_whoever_opened_the_table() -> None:
    turn = day()
    ask(turn, 2, asks.DoAct(2, turn.playing().moment, "ready", ()))
    assert refused(turn, 2, asks.DoTakeBack()) == "organizer-only"
    ask(turn, 1, asks.DoTakeBack())
    assert isinstance(log(turn.playing())[-1], ev.Undone)


def test_a_person_who_hosts_sees_the_night_and_may_take_it_back() -> None:
    turn = night("person")
    while turn.playing().now is None:
        turn.play(Proceed())
    turn.play(Act(1, "shoot", (5,)))
    ask(turn, 1, asks.DoTakeBack())
    assert isinstance(log(turn.playing())[-1], ev.Undone)


def test_no_phone_and_no_screen_makes_a_sound_while_eyes_are_closed() -> None:
    dark, light = night(), day()
    assert [phone_of(dark, seat).hush for seat in range(1, 9)] == [True] * 8
    assert [phone_of(light, seat).hush for seat in range(1, 9)] == [False] * 8
    assert screen_of(dark.playing(), dark.lobby).hush
    assert not screen_of(light.playing(), light.lobby).hush


def screen_of(game: Game, lobby: Lobby) -> Screen:
    return screen(game, lobby, view(game, PUBLIC), Shared(lexicon("en")), [], None, 1000.0)
