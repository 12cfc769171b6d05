"""How long a moment lasts. What the book says is taken from the engine; the rest is the pace of the table."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from msgspec.structs import replace

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Talking
from omerta.table.lobby import Clock, Lobby, Pace

DEAL = 60.0
CALL: dict[Pace, float] = {"calm": 25.0, "brisk": 12.0, "together": 45.0}
FACES: dict[Pace, float] = {"calm": 15.0, "brisk": 8.0, "together": 30.0}
VOTE: dict[Pace, float] = {"calm": 30.0, "brisk": 20.0, "together": 60.0}
VOTE_IN_TURN: dict[Pace, float] = {"calm": 15.0, "brisk": 10.0, "together": 20.0}
NAMES: dict[Pace, float] = {"calm": 45.0, "brisk": 25.0, "together": 60.0}
SOONEST = 3.0


def for_the_deal(lobby: Lobby, now: float) -> Clock:
    """Everybody looks at his card; where a phone is passed round, each needs the time."""
    total = DEAL * _hands(lobby)
    return Clock(-1, total, now + total)


def wound(lobby: Lobby, game: Game, now: float, paused: bool = False) -> Clock:
    """The clock of the moment the game stands at."""
    total = seconds(lobby, game)
    return Clock(game.moment, total, now + total, total if paused else 0.0, paused)


def seconds(lobby: Lobby, game: Game) -> float:
    """How long this moment lasts."""
    now, pace = game.now, lobby.pace
    if isinstance(now, Talking):
        return float(now.seconds)
    if isinstance(now, Calling):
        usual = CALL[pace] if now.acts else FACES[pace]
        return max(usual * _hands(lobby), float(_told_seconds(game)))
    if isinstance(now, Counting):
        return VOTE_IN_TURN[pace] if now.turn else VOTE[pace] * _hands(lobby)
    if isinstance(now, Asking):
        return NAMES[pace]
    if isinstance(now, Holding | Deciding):
        return float(_told_seconds(game)) or VOTE[pace]
    if now is None:
        return VOTE[pace]
    assert_never(now)


def _hands(lobby: Lobby) -> int:
    """Through how many hands the busiest device goes."""
    devices = Counter(person.device for person in lobby.people if person.device)
    return max(devices.values(), default=1)


def _told_seconds(game: Game) -> int:
    """The seconds the book gives to what was opened last."""
    opened = [
        event for event in game.told if isinstance(event, ev.Called | ev.ResultHeld | ev.DecisionOpened)
    ]
    return opened[-1].seconds if opened else 0


def paused(clock: Clock, now: float) -> Clock:
    """The clock stands, because somebody said so."""
    if clock.paused:
        return replace(clock, alone=False)
    return replace(clock, paused=True, left=max(clock.ends - now, 0.0))


def left_alone(lobby: Lobby, now: float) -> Lobby:
    """Nobody is at the table: its clock stands until somebody comes."""
    if lobby.clock is None or lobby.clock.paused:
        return lobby
    return replace(lobby, clock=replace(paused(lobby.clock, now), alone=True))


def attended(lobby: Lobby, now: float) -> Lobby:
    """Somebody is at the table: a clock that stood for want of anybody goes on."""
    if lobby.clock is None or not lobby.clock.alone:
        return lobby
    return replace(lobby, clock=resumed(lobby.clock, now))


def resumed(clock: Clock, now: float) -> Clock:
    """The clock goes on."""
    if not clock.paused:
        return clock
    return replace(clock, paused=False, alone=False, ends=now + clock.left, left=0.0)


def left(clock: Clock, now: float) -> float:
    """The seconds that are left."""
    return clock.left if clock.paused else max(clock.ends - now, 0.0)
