"""What happens at a table by itself: the clock runs out, the house plays, all have tapped."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from omerta.core import Game, View
from omerta.core.commands import Act, TimeUp
from omerta.core.game import Viewer
from omerta.core.moments import Calling, Option, Talking
from omerta.table.actions import bots as house
from omerta.table.actions import wishes
from omerta.table.actions.dark import counts, with_tap
from omerta.table.actions.turn import Turn
from omerta.table.state import clocks, pleas, score
from omerta.table.state.lobby import Countdown, Lobby

MindName = Callable[[], str]
NO_THOUGHTS: Mapping[int, Option] = {}
BEAT_NIGHT = 0.5
NIGHT_SHARE = 0.4
BEAT_DAY = 1.2
BEAT_SPEECH = 4.0


def due(lobby: Lobby, game: Game | None, stirred_at: float, beat: float) -> float:
    """When something happens next; 0 if nothing does. `stirred_at` is when something last happened."""
    soonest = [at for at in (_plea_due(lobby), _due(lobby, game, stirred_at, beat)) if at]
    return min(soonest, default=0.0)


def _plea_due(lobby: Lobby) -> float:
    """When a plea is granted or forgotten: not before it was told whom it concerns."""
    at, clock = pleas.due(lobby), lobby.clock
    if not at or clock is None:
        return at
    if clock.paused:
        return at if clock.opens <= clock.since else 0.0
    return max(at, clock.opens)


def _due(lobby: Lobby, game: Game | None, stirred_at: float, beat: float) -> float:
    """When the game goes on by itself."""
    clock = lobby.clock
    if game is None or clock is None or lobby.stage not in ("dealt", "playing"):
        return 0.0
    if clock.paused:
        return clock.until
    if lobby.stage == "dealt" or game.over is not None:
        return clock.ends
    found = [clock.ends] if _kept_by_table(game) else []
    bots = lobby.played_by_house()
    if house.next_tap(game, bots, lobby.taps):
        found.append(_next_tap(lobby, clock, bots, beat))
    elif house.is_due(game, bots, lobby.heard):
        found.append(max(stirred_at, score.until(lobby)) + _pause(game) * beat)
    if _all_have_answered(lobby, game):
        found.append(_soonest(clock, beat))
    return min(found, default=0.0)


def tick(
    turn: Turn,
    views: Mapping[Viewer, View],
    stirred_at: float,
    beat: float,
    mind: MindName | None = None,
    thoughts: Mapping[int, Option] = NO_THOUGHTS,
) -> None:
    """Do what is due: the clock has run out, or a player of the house does something.

    `mind` names how the house may think now; the table has said how it would like it to. `thoughts` are
    what bots have made up their minds to tap in this moment of the dark: there nobody waits for a thought.
    """
    if score.is_open(turn.lobby, turn.now):
        wishes.grant_due(turn)
    lobby, game = turn.lobby, turn.game
    clock = lobby.clock
    if game is None or clock is None or not 0.0 < _due(lobby, game, stirred_at, beat) <= turn.now:
        return  # another process was faster
    if clock.paused:
        turn.lobby = clocks.ended_by_itself(lobby, turn.now)
        return
    if lobby.stage == "dealt":
        turn.begin()
        return
    if game.over is not None:
        turn.end()
        return
    bots, mind = lobby.played_by_house(), mind or (lambda: lobby.mind)
    command = house.next_command(game, bots, views, mind())
    together = _all_have_answered(lobby, game) and turn.now >= _soonest(clock, beat)
    if _kept_by_table(game) and (clock.ends <= turn.now or (together and command is None)):
        while seat := house.next_tap(turn.playing(), bots, turn.lobby.taps):
            _tap(turn, seat, views, thoughts)
        turn.play(TimeUp(game.moment))
        return
    if seat := house.next_tap(game, bots, lobby.taps):
        _tap(turn, seat, views, thoughts)
        return
    while (speech := house.speeches(game, bots, views, turn.lobby.heard, mind())) is not None:
        seat, claims = speech
        turn.lobby = replace(turn.lobby, heard=(*turn.lobby.heard, seat))
        for claim in claims:
            turn.play(claim)
        if claims:
            return
    if command is not None:
        turn.play(command)


def _tap(turn: Turn, seat: int, views: Mapping[Viewer, View], thoughts: Mapping[int, Option]) -> None:
    """A bot taps in the dark, and it is stored alike whether or not that counts."""
    game = turn.playing()
    option = house.tapped(game, seat, views[seat], thoughts.get(seat))
    if counts(game, seat):
        turn.play(Act(seat, *option))
    if turn.playing().moment == game.moment:
        turn.lobby = with_tap(turn.lobby, seat, option, "")


def _next_tap(lobby: Lobby, clock: Countdown, bots: frozenset[int], beat: float) -> float:
    """Bots tap one after another since the call began, whoever of them is called."""
    tapped = len(bots & lobby.taps.keys())
    pause = min(BEAT_NIGHT * beat, NIGHT_SHARE * clock.total / len(bots))
    return clock.ends - clock.total + pause * (tapped + 1)


def _kept_by_table(game: Game) -> bool:
    """Does the table end the moments, or its human host?"""
    return "timing" not in game.by_hand


def _pause(game: Game) -> float:
    """How long the house lets pass before it does the next thing by day."""
    return BEAT_SPEECH if isinstance(game.now, Talking) else BEAT_DAY


def _soonest(clock: Countdown, beat: float) -> float:
    """However quick the players are, a call takes some time."""
    return clock.ends - clock.total + clocks.SOONEST * beat


def _all_have_answered(lobby: Lobby, game: Game) -> bool:
    """Where the table goes on together: has every phone a choice at this call?

    One that was turned down, feint or not, is no choice: whoever made it may read why, and choose again.
    """
    if lobby.pace != "together" or not isinstance(game.now, Calling) or not _kept_by_table(game):
        return False
    people = {seat: lobby.at(seat) for seat in game.living}
    waited = {seat for seat, person in people.items() if person.device and not person.bot}
    return waited <= {seat for seat, tap in lobby.taps.items() if tap.stands is not None}
