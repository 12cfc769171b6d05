"""The players of the house: bots sit at the table like anybody, see their own view, and keep their time."""

from __future__ import annotations

import random
from collections.abc import Container

from msgspec import Struct

from omerta.bots.minds import HOUSE, MINDS, QUICKEST
from omerta.core import Game, Refused, View, choices, owed, play
from omerta.core.choices import names_candidates
from omerta.core.commands import Act, Claim, Command, DeclareDraw
from omerta.core.game import mix
from omerta.core.moments import Calling, Option, Talking
from omerta.core.night.pretence import as_if_called
from omerta.table.actions.dark import PASS, is_covered

STALLED = 5
FOR_SHOW: Option = (PASS, ())


class DayMove(Struct, frozen=True):
    """What the house does next by day: who has had his say, what he says, or what somebody does.

    It was thought of `at` one state of a table, and holds there: its game, how much has happened in it, and
    who had had his say.
    """

    at: tuple[int, int, tuple[int, ...]]
    heard: tuple[int, ...]
    claims: tuple[Claim, ...] = ()
    command: Command | None = None


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
        return deed(game, seat, seen, mind)
    pretended = choices(as_if_called(game, seat), seat)
    if pretended.options:
        MINDS[mind].choose(seen, pretended, game.book, _chance(game, seat))
    return FOR_SHOW


def tapped(game: Game, seat: int, seen: View, thought: Option | None) -> Option:
    """What a bot taps in the dark: its thought, for show where it is not called, by chance if it is late."""
    if not choices(game, seat).options:
        return FOR_SHOW
    if thought is not None and _allowed(game, Act(seat, *thought)):
        return thought
    return deed(game, seat, seen, QUICKEST)


def is_due(game: Game, bots: frozenset[int], heard: tuple[int, ...]) -> bool:
    """Has the house anything to do or say by day? `heard` are the bots that have had their say here."""
    if game.over is not None or game.now is None:
        return False
    if game.draw_offered:
        return True
    if is_covered(game):
        return False
    return bool(next_speaker(game, bots, heard) or next_doer(game, bots))


def declaration(game: Game, bots: frozenset[int]) -> DeclareDraw | None:
    """A game that stands still is ended by the house; None where it does not."""
    if game.draw_offered:
        return DeclareDraw()
    if game.noticed and game.quiet_rounds >= STALLED and len(bots) == game.seats:
        return DeclareDraw(game.book.endings[game.noticed[-1]].wins)
    return None


def next_doer(game: Game, bots: frozenset[int]) -> int:
    """The bot that does something next by day; 0 if none has anything to do before the clock runs out."""
    if is_covered(game):
        return 0
    return next((seat for seat in _due(game) if seat in bots and choices(game, seat).options), 0)


def next_speaker(game: Game, bots: frozenset[int], heard: tuple[int, ...]) -> int:
    """The next bot that has not yet had its say in this talk; 0 if all have."""
    return next((seat for seat in _speakers(game) if seat in bots and seat not in heard), 0)


def deed(game: Game, seat: int, seen: View, mind: str = HOUSE) -> Option:
    """What a bot does; should that be refused, the last of what it may do."""
    offered = choices(game, seat)
    option = MINDS[mind].choose(seen, offered, game.book, _chance(game, seat))
    return option if _allowed(game, Act(seat, *option)) else offered.options[-1]


def speech(game: Game, seat: int, seen: View, mind: str = HOUSE) -> tuple[Claim, ...]:
    """What a bot says."""
    said = MINDS[mind].speak(seen, choices(game, seat), game.book, _chance(game, seat))
    return tuple(claim for claim in said if _allowed(game, claim))


def _speakers(game: Game) -> tuple[int, ...]:
    """Whoever may still say something aloud in this talk."""
    now = game.now
    if not isinstance(now, Talking) or is_covered(game):
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
    return owed(game)


def _chance(game: Game, seat: int) -> random.Random:
    """The same chance in every process that serves this table."""
    return random.Random(mix(game.seed, 7_000_000 + 1_000 * game.seen + seat))
