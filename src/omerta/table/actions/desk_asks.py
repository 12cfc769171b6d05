"""What a human host asks at his desk: to open a card, to enter something, to tell a sentence."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core.commands import Command, Delegate, Refused, Undo
from omerta.table.actions import asks, desk_steps, wishes
from omerta.table.actions.errands import Errand, need_desk, need_own_desk
from omerta.table.actions.turn import Turn
from omerta.table.state import host_cues, strokes
from omerta.table.state.opening_round import due, opened


def open_card(errand: Errand, ask: asks.DoOpenCard) -> None:
    """One card at a time is open at the desk, and only once: whoever looked at another's is found out."""
    need_desk(errand)
    lobby, guest = errand.turn.lobby, errand.turn.lobby.at(ask.seat)
    may_look = lobby.stage == "dealt" and guest.guest and guest.id not in lobby.seen
    if not may_look or lobby.at_desk not in (0, guest.id, *lobby.seen):
        raise Refused("not-now")
    errand.turn.lobby = replace(lobby, at_desk=guest.id)


def host(errand: Errand, ask: asks.DoHost) -> None:
    """What the host does at his desk; of several things all are done or none."""
    need_desk(errand)
    if any(isinstance(each, Delegate) for each in ask.commands):
        _need_dealt(errand.turn)
    if ask.moment >= 0 and ask.moment != errand.turn.playing().moment:
        raise Refused("too-late")
    enter(errand.turn, ask.commands, ask.on)


def enter(turn: Turn, commands: tuple[Command, ...], on: bool) -> None:
    """Of one stroke all is done; taking back is none, for it cannot be taken back."""
    since = turn.playing().seen
    for command in commands:
        turn.play(command)
    desk_steps.go_on(turn)
    if on:
        desk_steps.be_done(turn)
    if turn.game is not None and not any(isinstance(each, Undo) for each in commands):
        turn.lobby = strokes.with_stroke(turn.lobby, since, turn.game.seen)


def meet(errand: Errand, ask: asks.DoMeet) -> None:
    """Somebody wakes with others who hold other cards; a second tap says that it was not he."""
    need_desk(errand)
    turn = errand.turn
    game, table = turn.playing(), turn.lobby
    wakings = opened(game)[1] if game.undealt else ()
    found = due(game, wakings, table.met)
    known = {call: seats for call, seats in table.met.items() if ask.seat in seats}
    if found is None or not 1 <= ask.seat <= game.seats or game.roles[ask.seat - 1]:
        raise Refused("not-now")
    if known:
        ((call, met),) = known.items()
        turn.lobby = replace(table, met={**table.met, call: tuple(each for each in met if each != ask.seat)})
        return
    if found.card or ask.seat not in found.among:
        raise Refused("not-now")
    call = wakings[found.waking].call
    turn.lobby = replace(table, met={**table.met, call: (*table.met.get(call, ()), ask.seat)})
    desk_steps.go_on(turn)


def tell(errand: Errand, ask: asks.DoTell) -> None:
    """A person who leads says when each sentence is told."""
    need_desk(errand)
    turn = errand.turn
    turn.playing()
    match ask.how:
        case "next":
            turn.tell(host_cues.told_next(turn.lobby, ask.cue, turn.now))
        case "again":
            turn.tell(host_cues.told_again(turn.lobby, turn.now))
        case "on":
            turn.tell(host_cues.told_on(turn.lobby, turn.now))


def _need_dealt(turn: Turn) -> None:
    """Nobody hands over a deal: those without a phone look at their cards on the desk."""
    if turn.lobby.stage != "playing" or turn.playing().undealt:
        raise Refused("not-yet")


def hand_over(errand: Errand, ask: asks.DoHandOver) -> None:
    """The host hands over alone. Whoever takes the game back sees every card: the others are asked."""
    if ask.to == "person":
        need_own_desk(errand)
    else:
        need_desk(errand)
        _need_dealt(errand.turn)
    wishes.wish(errand.turn, errand.device, ask, errand.here)
