"""What is asked by the remote in a host's pocket, and how a phone becomes it."""

from __future__ import annotations

from omerta.core.commands import Proceed, Refused, Undo
from omerta.table.actions import asks
from omerta.table.actions.desk_asks import enter
from omerta.table.actions.errands import Errand, need_own_desk
from omerta.table.actions.turn import Turn
from omerta.table.state import clocks, host_cues, remotes


def pair(errand: Errand, ask: asks.DoPair) -> None:
    """The desk waits for its remote, or has none any more."""
    need_own_desk(errand)
    turn = errand.turn
    turn.lobby = (
        remotes.offered(turn.lobby, errand.seed, turn.now) if ask.on else remotes.put_away(turn.lobby)
    )


def be_remote(errand: Errand, ask: asks.DoBeRemote) -> None:
    """A phone without a seat that knows the word."""
    errand.turn.lobby = remotes.paired(errand.turn.lobby, errand.device, ask.word, errand.turn.now)


def press(errand: Errand, ask: asks.DoRemote) -> None:
    """A key of the remote, as long as whoever holds it leads."""
    turn = errand.turn
    own = remotes.remote_of(turn.lobby)
    if own is None or own.id != errand.device.id:
        raise Refused("not-yours")
    if not turn.lobby.led:
        raise Refused("handed-over")
    turn.playing()
    if turn.lobby.stage != "playing":
        raise Refused("not-yet")
    match ask.press:
        case "next":
            _next(turn, ask)
        case "back":
            _back(turn)
        case "pause":
            _pause(turn, errand.device.id)


def _next(turn: Turn, ask: asks.DoRemote) -> None:
    """The next sentence, if one waits; else what comes next, if nothing has to be entered before."""
    if host_cues.due(turn.lobby, turn.now):
        turn.tell(host_cues.told_next(turn.lobby, ask.cue, turn.now))
        return
    game = turn.playing()
    if ask.cue or ask.moment != game.moment:
        raise Refused("too-late")
    command = remotes.step_on(game)
    if command is None:
        raise Refused("at-the-desk")
    enter(turn, (command,), on=not isinstance(command, Proceed))


def _back(turn: Turn) -> None:
    """Before an audience the last sentence once more; without one the last step is taken back."""
    if turn.lobby.score:
        turn.tell(host_cues.told_again(turn.lobby, turn.now))
        return
    deeds = remotes.step_back(turn.lobby, turn.playing())
    if not deeds:
        raise Refused("at-the-desk")
    enter(turn, (Undo(deeds),), on=False)


def _pause(turn: Turn, device: str) -> None:
    clock = turn.lobby.clock
    if clock is None:
        raise Refused("no-clock")
    if clock.paused:
        turn.lobby = clocks.resumed(turn.lobby, device, turn.now)
    else:
        turn.lobby = clocks.paused(turn.lobby, device, turn.now, True)
