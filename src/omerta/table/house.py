"""The players of the house: bots sit at the table like anybody, see their own view, and keep their time."""

from __future__ import annotations

import random
from collections.abc import Mapping

from omerta.bots.minds import HOUSE, MINDS
from omerta.core import Game, Refused, View, choices, owed, play
from omerta.core.choices import names_candidates
from omerta.core.commands import Act, Claim, Command, DeclareDraw
from omerta.core.game import Viewer, mix
from omerta.core.moments import Calling, Talking

STALLED = 5


def is_due(game: Game, bots: frozenset[int], heard: tuple[int, ...]) -> bool:
    """Has the house anything to do or say now? `heard` are the bots that have had their say in this talk."""
    if game.over is not None or game.now is None:
        return False
    if game.draw_offered:
        return True
    if any(seat in bots and seat not in heard for seat in _speakers(game)):
        return True
    return any(seat in bots and choices(game, seat).options for seat in _due(game))


def next_command(
    game: Game, bots: frozenset[int], views: Mapping[Viewer, View], mind: str = HOUSE
) -> Command | None:
    """What the house does next; None if it has nothing to do before the clock runs out."""
    if game.over is not None or game.now is None:
        return None
    if game.draw_offered:
        return DeclareDraw()
    if game.noticed and game.quiet_rounds >= STALLED and len(bots) == game.seats:
        return DeclareDraw(game.book.endings[game.noticed[-1]].wins)
    for seat in _due(game):
        if seat in bots and choices(game, seat).options:
            return _deed(game, seat, views[seat], mind)
    return None


def speeches(
    game: Game,
    bots: frozenset[int],
    views: Mapping[Viewer, View],
    heard: tuple[int, ...],
    mind: str = HOUSE,
) -> tuple[int, tuple[Claim, ...]] | None:
    """The next bot that has not yet had its say in this talk, and what it says."""
    for seat in _speakers(game):
        if seat in bots and seat not in heard:
            said = MINDS[mind].speak(views[seat], choices(game, seat), game.book, _chance(game, seat))
            return seat, tuple(claim for claim in said if _allowed(game, claim))
    return None


def _speakers(game: Game) -> tuple[int, ...]:
    """Whoever may still say something aloud in this talk."""
    now = game.now
    if not isinstance(now, Talking) or now.kind == "signs":
        return ()
    return tuple(seat for seat in now.seats if seat not in now.ready)


def _allowed(game: Game, command: Command) -> bool:
    try:
        play(game, command)
    except Refused:
        return False
    return True


def _due(game: Game) -> tuple[int, ...]:
    """Whoever may still do something here; in a talk, all who have not said that they are ready."""
    now = game.now
    if isinstance(now, Talking) and not names_candidates(game):
        return tuple(seat for seat in now.seats if seat not in now.ready)
    waited = owed(game)
    if isinstance(now, Calling):
        return tuple(seat for seat in waited if seat not in now.gestures)
    return waited


def _deed(game: Game, seat: int, seen: View, mind: str) -> Command:
    offered = choices(game, seat)
    deed, targets = MINDS[mind].choose(seen, offered, game.book, _chance(game, seat))
    act = Act(seat, deed, targets)
    return act if _allowed(game, act) else Act(seat, *offered.options[-1])


def _chance(game: Game, seat: int) -> random.Random:
    """The same chance in every process that serves this table."""
    return random.Random(mix(game.seed, 7_000_000 + 1_000 * game.seen + seat))
