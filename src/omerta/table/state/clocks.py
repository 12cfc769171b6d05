"""How long a moment lasts. What the book says is taken from the engine; the rest is the pace of the table."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from msgspec.structs import replace

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.commands import Refused
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Talking
from omerta.table.state import score
from omerta.table.state.lobby import Countdown, Lobby, Pace

DEAL = 60.0
CALL: dict[Pace, float] = {"calm": 25.0, "brisk": 12.0, "together": 45.0}
FACES: dict[Pace, float] = {"calm": 15.0, "brisk": 8.0, "together": 30.0}
VOTE: dict[Pace, float] = {"calm": 30.0, "brisk": 20.0, "together": 60.0}
VOTE_IN_TURN: dict[Pace, float] = {"calm": 15.0, "brisk": 10.0, "together": 20.0}
NAMES: dict[Pace, float] = {"calm": 45.0, "brisk": 25.0, "together": 60.0}
TEMPO: dict[Pace, float] = {"calm": 1.0, "brisk": 1.2, "together": 1.0}  # how fast it is told
EASE = (1.0, 1.0, 0.85, 0.7)  # of a call, night by night: people know by then what they do in it
SOONEST = 3.0
PAUSED_AGAIN = 60.0
RESUMED_BY_ITSELF = 10.0
PAUSED_ALONE = 300.0


def for_the_deal(lobby: Lobby, now: float) -> Countdown:
    """Everybody looks at his card; where a phone is passed round, each needs the time."""
    total = DEAL * _hands(lobby)
    return Countdown(-1, total, now + total)


def wound(lobby: Lobby, game: Game, now: float, before: Countdown | None = None) -> Countdown:
    """The clock of the moment the game stands at; it stands if the one before it did.

    It starts when everything has been told that leads up to the moment.
    """
    total, told, opens = seconds(lobby, game), max(score.until(lobby), now), score.last_begins(lobby)
    if before is None or not before.paused:
        return Countdown(game.moment, total, told + total, opens=opens)
    left = max(score.until(lobby) - before.since, 0.0) + total
    return replace(before, moment=game.moment, total=total, ends=now + left, left=left, opens=opens)


def retimed(lobby: Lobby, now: float) -> Countdown | None:
    """The clock of a moment whose sentences begin at other times than they did."""
    clock = lobby.clock
    if clock is None:
        return None
    opens, told = score.last_begins(lobby), score.until(lobby)
    left = max(told - clock.since, 0.0) + clock.total if clock.paused else 0.0
    return replace(clock, ends=max(told, now) + clock.total, opens=opens, left=left)


def until_the_end_is_told(lobby: Lobby, game: Game, now: float, before: Countdown | None) -> Countdown:
    """The clock of a game that is decided: it runs out when the last sentence begins.

    It belongs to no moment of the game: the last one has passed.
    """
    opens, moment = score.last_begins(lobby), game.moment + 1
    if before is None or not before.paused:
        return Countdown(moment, 0.0, opens, opens=opens)
    left = opens - before.since
    return replace(before, moment=moment, total=0.0, ends=now + left, left=left, opens=opens)


def seconds(lobby: Lobby, game: Game) -> float:
    """How long this moment lasts."""
    now, pace = game.now, lobby.pace
    if isinstance(now, Talking):
        return float(now.seconds)
    if isinstance(now, Calling):
        usual = CALL[pace] if now.acts else FACES[pace]
        ease = EASE[min(max(game.number, 1), len(EASE)) - 1]
        return max(usual * ease * _hands(lobby), float(_told_seconds(game)))
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


def paused(lobby: Lobby, device: str, now: float, leads: bool = False) -> Lobby:
    """The clock stands. Nobody but a host holds up the table alone: whose pause was ended waits a while."""
    clock = lobby.clock
    if clock is None or (clock.paused and not clock.alone):
        return lobby
    if not leads and device in lobby.lifted and now < lobby.lifted[device] + PAUSED_AGAIN:
        raise Refused("paused-lately")
    return replace(lobby, clock=replace(_standing(clock, now), alone=False, by=device))


def left_alone(lobby: Lobby, now: float) -> Lobby:
    """Nobody is at the table: its clock stands until somebody comes."""
    if lobby.clock is None or lobby.clock.paused:
        return lobby
    return replace(lobby, clock=replace(_standing(lobby.clock, now), alone=True))


def attended(lobby: Lobby, now: float) -> Lobby:
    """Somebody is at the table: a clock that stood for want of anybody goes on."""
    if lobby.clock is None or not lobby.clock.alone:
        return lobby
    return resumed(lobby, "", now)


def bounded(lobby: Lobby, now: float) -> Lobby:
    """A pause does not last for ever if only those wait for its end who are out and cannot bring it about."""
    clock = lobby.clock
    if clock is None or not clock.paused or clock.alone or lobby.led:
        return lobby
    people = [lobby.person(each) for each in lobby.seated]
    others = [each for each in people if each.device not in ("", clock.by) and not each.bot]
    in_vain = bool(others) and all(each.id in lobby.out for each in others)
    until = (clock.until or now + PAUSED_ALONE) if in_vain else 0.0
    return lobby if until == clock.until else replace(lobby, clock=replace(clock, until=until))


def _standing(clock: Countdown, now: float) -> Countdown:
    return clock if clock.paused else replace(clock, paused=True, left=max(clock.ends - now, 0.0), since=now)


def resumed(lobby: Lobby, device: str, now: float) -> Lobby:
    """The clock goes on."""
    clock = lobby.clock
    if clock is None or not clock.paused:
        return lobby
    by_itself = PAUSED_AGAIN - RESUMED_BY_ITSELF if clock.by == device else 0.0
    screen = clock.by == device and not lobby.held_by(device)  # it belongs to all
    lifted = {**lobby.lifted, clock.by: now - by_itself} if clock.by and not screen else lobby.lifted
    opens = clock.opens + now - clock.since
    goes_on = Countdown(clock.moment, clock.total, now + clock.left, opens=opens)
    later = tuple(replace(cue, begins=cue.begins + now - clock.since) for cue in lobby.score)
    return replace(lobby, clock=goes_on, score=later, lifted=lifted)


def ended_by_itself(lobby: Lobby, now: float) -> Lobby:
    """A pause has lasted long enough: for as long whoever stopped the clock cannot do so again."""
    assert lobby.clock is not None
    barred = {**lobby.lifted, lobby.clock.by: now + PAUSED_ALONE - PAUSED_AGAIN}
    return replace(resumed(lobby, lobby.clock.by, now), lifted=barred)


def left(clock: Countdown, now: float) -> float:
    """The seconds that are left."""
    return clock.left if clock.paused else max(clock.ends - now, 0.0)
