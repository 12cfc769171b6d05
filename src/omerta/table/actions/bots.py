"""The players of the house: bots sit at the table like anybody, see their own view, and keep their time."""

from __future__ import annotations

import random
from collections.abc import Container, Mapping

from omerta.bots.arguments import is_addressed
from omerta.bots.minds import HOUSE, MINDS, QUICKEST
from omerta.core import Game, Refused, View, choices, owed, play
from omerta.core.choices import names_candidates
from omerta.core.commands import Act, Claim, Command, DeclareDraw
from omerta.core.game import Viewer, mix
from omerta.core.moments import Calling, Option, Talking
from omerta.core.night.pretence import as_if_called
from omerta.table.actions.dark import PASS, is_covered

STALLED = 5
FOR_SHOW: Option = (PASS, ())


def next_tap(game: Game, bots: frozenset[int], taps: Container[int]) -> int:
    """The next bot that taps in the dark, called or not, like everybody else; 0 if all have."""
    if not isinstance(game.now, Calling) or game.draw_offered:
        return 0
    return next((seat for seat in game.living if seat in bots and seat not in taps), 0)


def thought(game: Game, seat: int, seen: View, mind: str = HOUSE) -> Option:
    """What a bot makes up its mind to in the dark, before its turn to tap comes.

    Whoever is not called thinks as hard, as if he held a card of the call: how long a thought takes and how
    busy it keeps the machine is then no sign of a card.
    """
    if choices(game, seat).options:
        act = _deed(game, seat, seen, mind)
        return act.deed, act.targets
    pretended = choices(as_if_called(game, seat), seat)
    if pretended.options:
        MINDS[mind].choose(seen, pretended, game.book, _chance(game, seat))
    return FOR_SHOW


def tapped(game: Game, seat: int, seen: View, thought: Option | None) -> Option:
    """What a bot taps in the dark: its thought, for show where it is not called, by chance if it is late."""
    offered = choices(game, seat)
    if not offered.options:
        return FOR_SHOW
    if thought is not None and _allowed(game, Act(seat, *thought)):
        return thought
    act = _deed(game, seat, seen, QUICKEST)
    return act.deed, act.targets


def is_due(game: Game, bots: frozenset[int], heard: tuple[int, ...]) -> bool:
    """Has the house anything to do or say by day? `heard` are the bots that have had their say here."""
    if game.over is not None or game.now is None:
        return False
    if game.draw_offered:
        return True
    if is_covered(game):
        return False
    if any(seat in bots and seat not in heard for seat in _speakers(game)):
        return True
    return any(seat in bots and choices(game, seat).options for seat in _due(game))


def next_command(
    game: Game, bots: frozenset[int], views: Mapping[Viewer, View], mind: str = HOUSE
) -> Command | None:
    """What the house does next by day; None if it has nothing to do before the clock runs out."""
    if game.over is not None or game.now is None:
        return None
    if game.draw_offered:
        return DeclareDraw()
    if game.noticed and game.quiet_rounds >= STALLED and len(bots) == game.seats:
        return DeclareDraw(game.book.endings[game.noticed[-1]].wins)
    if is_covered(game):
        return None
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
    """The next bot that has not had its say in this talk, one just spoken of first, and what it says."""
    due = [seat for seat in _speakers(game) if seat in bots and seat not in heard]
    if not due:
        return None
    seat = next((each for each in due if is_addressed(views[each], each)), due[0])
    said = MINDS[mind].speak(views[seat], choices(game, seat), game.book, _chance(game, seat))
    return seat, tuple(claim for claim in said if _allowed(game, claim))


def _speakers(game: Game) -> tuple[int, ...]:
    """Whoever may still say something aloud in this talk."""
    now = game.now
    return now.seats if isinstance(now, Talking) and not is_covered(game) else ()


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
    return owed(game)


def _deed(game: Game, seat: int, seen: View, mind: str) -> Act:
    offered = choices(game, seat)
    deed, targets = MINDS[mind].choose(seen, offered, game.book, _chance(game, seat))
    act = Act(seat, deed, targets)
    return act if _allowed(game, act) else Act(seat, *offered.options[-1])


def _chance(game: Game, seat: int) -> random.Random:
    """The same chance in every process that serves this table."""
    return random.Random(mix(game.seed, 7_000_000 + 1_000 * game.seen + seat))
