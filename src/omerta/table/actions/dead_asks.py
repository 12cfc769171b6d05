"""What somebody who is out may ask of the table: to seal a wager, and to be the hand of whoever leads."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.actions import asks
from omerta.table.actions.errands import Errand
from omerta.table.state import beyond, wagers
from omerta.table.state.sealed_wager import SealedWager


def wager(errand: Errand, ask: asks.DoWager) -> None:
    """Somebody of whom all have heard that he is out seals what he expects; once, and for good."""
    turn, seat = errand.turn, _out(errand, ask.seat)
    sealed = SealedWager(ask.suspects, ask.side, ask.falls)
    turn.lobby = wagers.sealed(turn.lobby, turn.playing(), seat, sealed)


def offer_help(errand: Errand, ask: asks.DoHelp) -> None:
    """Somebody who is out would sit down beside the host."""
    turn, seat = errand.turn, _out(errand, ask.seat)
    game, person = turn.playing(), turn.lobby.at(seat).id
    if not beyond.may_help(turn.lobby, game, seat) or not beyond.has_time(game):
        raise Refused("not-now")
    turn.lobby = replace(turn.lobby, helpers=(*turn.lobby.helpers, person))


def _out(errand: Errand, seat: int) -> int:
    """A seat of this device that is out, as far as everybody was told."""
    own = errand.own_seat(seat)
    if own in errand.living:
        raise Refused("not-beyond")
    return own
