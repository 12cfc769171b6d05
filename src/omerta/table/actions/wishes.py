"""What may be done to a running game from outside: ending a moment, prolonging it, taking back, putting out.

A human host who does not play does it alone, and nobody else does. Where the table hosts itself, whoever
wishes it asks the others, the device that opened the table like every other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.commands import Delegate, Prolong, Refused, TimeUp, Undo
from omerta.core.decide import DEEDS
from omerta.core.game import DUTIES, PUBLIC, standing_events
from omerta.core.view import granted
from omerta.table.actions import asks
from omerta.table.actions.dark import is_covered
from omerta.table.actions.turn import Turn
from omerta.table.state import clocks, people, pleas
from omerta.table.state.lobby import Device, Lobby, PendingPlea, Wish

LONGEST_WISH = 300
BARS = (ev.Briefed, ev.Called, ev.Slept, ev.SignsOpened, ev.SignsClosed, ev.Delegated)
TURNED_UP = (ev.Died, ev.Executed, ev.SentOut, ev.SteppedIn)


def wish(turn: Turn, device: Device, asked: Wish, here: frozenset[str] = frozenset()) -> None:
    """Do it, if this device may alone; else, if it can be done at all, ask the others."""
    if _may_alone(turn.lobby, device, asked):
        if isinstance(asked, asks.DoLeave) and turn.lobby.person(asked.person).device == device.id:
            turn.lobby = people.leave(turn.lobby, asked.person, asked.bot)
            turn.begin_if_seen()
            return
        EFFECTS[type(asked)](turn, asked)
        return
    plays = device.id in {person.device for person in turn.lobby.people}
    if pleas.host_of(turn.lobby) is not None or not (plays or device.organizer):
        raise Refused("organizer-only")
    if plays:
        _need_a_voice(turn, device)
    if isinstance(asked, asks.DoLonger) and asked.seconds > LONGEST_WISH:
        raise Refused("too-long")
    EFFECTS[type(asked)](Turn(turn.lobby, turn.game, turn.now), asked)  # refused now if it cannot be done
    turn.lobby = pleas.for_wish(turn.lobby, asked, device.id, here, turn.now)
    grant_due(turn)


def _need_a_voice(turn: Turn, device: Device) -> None:
    """Whoever is out may know all cards, whoever is silenced may name nobody: neither points by a wish."""
    table, game = turn.lobby, turn.game
    living = [person.id for person in table.held_by(device.id) if person.id not in table.out]
    if not living:
        raise Refused("dead")
    if game is not None and all(game.mute(table.seat_of(person)) for person in living):
        raise Refused("silenced")


def _may_alone(table: Lobby, device: Device, asked: Wish) -> bool:
    if isinstance(asked, asks.DoLeave) and table.person(asked.person).device == device.id:
        return True  # everybody may get up from his own seat
    if table.stage in ("gathering", "over"):
        if not device.organizer:
            raise Refused("organizer-only")
        return True
    host = pleas.host_of(table)
    return host is not None and host.id == device.id


def grant_due(turn: Turn) -> None:
    """Whatever enough others have agreed to comes true; what has stood too long is forgotten."""
    for plea in turn.lobby.pleas:
        at = pleas.granted_at(turn.lobby, plea)
        if at and at <= turn.now:
            _grant(turn, plea)
        elif not at and pleas.forgotten_at(plea) <= turn.now:
            turn.lobby = pleas.turned_down(turn.lobby, plea, turn.now)


def let(turn: Turn, device: Device, number: int, yes: bool) -> None:
    """A plea is answered: by a human host at once, by anybody else with his voice."""
    host = pleas.host_of(turn.lobby)
    plea = next((each for each in turn.lobby.pleas if each.number == number), None)
    if plea is None or host is None or host.id != device.id or plea.device == device.id:
        turn.lobby = pleas.answered(turn.lobby, number, device.id, yes, turn.now)
        grant_due(turn)
    elif yes:
        _grant(turn, plea)
    else:
        turn.lobby = pleas.turned_down(turn.lobby, plea, turn.now)


def _grant(turn: Turn, plea: PendingPlea) -> None:
    turn.lobby = pleas.without(turn.lobby, plea)
    if plea.person:
        turn.lobby = people.take_seat(turn.lobby, plea.person, plea.device)
    elif plea.wish is None:
        turn.lobby = people.take_desk(turn.lobby, plea.device)
    else:
        try:
            EFFECTS[type(plea.wish)](turn, plea.wish)
        except Refused:
            return  # the moment it was about has passed


def _skip(turn: Turn, ask: asks.DoSkip) -> None:
    """What goes on ends now, but nothing does in the dark: time tells."""
    game = turn.playing()
    if turn.lobby.stage == "dealt":
        turn.begin()
        return
    if ask.moment != game.moment:
        raise Refused("too-late")
    if is_covered(game) and pleas.host_of(turn.lobby) is None:
        raise Refused("in-the-dark")
    turn.play(TimeUp(ask.moment))


def _longer(turn: Turn, ask: asks.DoLonger) -> None:
    clock = turn.lobby.clock
    turn.playing()
    if clock is None:
        raise Refused("no-clock")
    left = clocks.left(clock, turn.now) + ask.seconds
    turn.play(Prolong(ask.seconds))
    longer = clocks.wound(turn.lobby, turn.playing(), turn.now)
    turn.lobby = replace(turn.lobby, clock=replace(longer, ends=turn.now + left))


def _take_back(turn: Turn, ask: asks.DoTakeBack) -> None:
    """A host takes back what he likes; where the table hosts itself, what was done openly since dawn."""
    game, host = turn.playing(), pleas.host_of(turn.lobby)
    if host is None and is_covered(game):
        raise Refused("in-the-dark")
    turn.play(Undo(_deeds(game, ask.deeds) if host is None else ask.deeds))


def _deeds(game: Game, steps: int) -> int:
    """How many deeds go with the last so many steps that everybody has seen.

    What was done unseen goes with the step before it, so that nobody learns how much it was. No step leads
    back into the dark, to a host's desk, or before a card was turned up: nobody would forget it.
    """
    deeds = 0
    for _, event in reversed(standing_events(game)):
        if isinstance(event, BARS):
            raise Refused("all-cards-seen" if isinstance(event, ev.Briefed) else "nothing-today")
        if isinstance(event, TURNED_UP) and event.card:
            raise Refused("card-turned-up")
        if isinstance(event, DEEDS):
            deeds += 1
            steps -= isinstance(event, ev.TimedOut) or granted(event, PUBLIC)
            if not steps:
                return deeds
    raise Refused("nothing-today")


def _leave(turn: Turn, ask: asks.DoLeave) -> None:
    """Somebody is made to get up, by whoever may alone or by the voices of the others: he is told."""
    turn.lobby = people.sent_off(turn.lobby, ask.person, ask.bot)
    turn.begin_if_seen()


def _again(turn: Turn, ask: asks.DoAgain) -> None:
    turn.lobby = people.gather_again(turn.lobby)


def _hand_over(turn: Turn, ask: asks.DoHandOver) -> None:
    """All duties at one stroke; the cards stay as they were dealt."""
    by = "software" if ask.to == "table" else "host"
    for duty in DUTIES:
        turn.play(Delegate(duty, by))


EFFECTS = cast(
    "dict[type[Wish], Callable[[Turn, Wish], None]]",
    {
        asks.DoSkip: _skip,
        asks.DoLonger: _longer,
        asks.DoTakeBack: _take_back,
        asks.DoLeave: _leave,
        asks.DoAgain: _again,
        asks.DoHandOver: _hand_over,
    },
)
