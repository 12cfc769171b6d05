"""A table in memory, its phones, and what they ask: no room, no store, no wire."""

from __future__ import annotations

from typing import Literal

import pytest
from msgspec.structs import replace
from tests.table.spies import gathered

from omerta.core import PUBLIC, Game, Position, Refused, Table, view
from omerta.core.commands import TimeUp
from omerta.table.actions import asks
from omerta.table.actions.dark import is_covered
from omerta.table.actions.errands import Errand
from omerta.table.actions.handlers import carry_out
from omerta.table.actions.turn import Turn
from omerta.table.faces.cache import Shared
from omerta.table.faces.models import Phone, Screen
from omerta.table.faces.phone import phone
from omerta.table.faces.screen import screen
from omerta.table.state.lobby import Lobby
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


def dead(*seats: int) -> Turn:
    """The same table on a day when these are out."""
    turn = night()
    turn.lay(Table(ROLES, 7, roles=ROLES, pace="sealed", position=Position("day", dead=seats)))
    turn.begin()
    return turn


def day() -> Turn:
    """The same table by day."""
    turn = night()
    while is_covered(turn.playing()):
        turn.play(TimeUp(turn.playing().moment))
    return turn


def ask(turn: Turn, who: int | str, what: asks.Ask) -> None:
    """The phone of a seat, or a device by its name, asks something."""
    device = turn.lobby.device(f"phone-{who}" if isinstance(who, int) else who)
    assert device is not None
    living = frozenset(turn.game.living if turn.game is not None else ())
    carry_out(Errand(turn, device, (), 1, living=living), what)


def refused(turn: Turn, who: int | str, what: asks.Ask) -> str:
    """Why it is not done."""
    with pytest.raises(Refused) as refusal:
        ask(turn, who, what)
    return refusal.value.reason


def phone_of(turn: Turn, seat: int) -> Phone:
    game, lobby = turn.playing(), turn.lobby
    shared = Shared(lexicon("en"))
    offered = shared.panel(game, seat, lobby.taps.get(seat))
    return phone(game, lobby, seat, view(game, seat), view(game, PUBLIC), shared, [], offered)


def screen_of(game: Game, lobby: Lobby) -> Screen:
    return screen(game, lobby, view(game, PUBLIC), Shared(lexicon("en")), [], None, 1000.0)
