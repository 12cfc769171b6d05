"""Two decks held against each other by the games that were played with them: what can be told apart."""

from __future__ import annotations

from math import sqrt

from msgspec import Struct

from omerta.lab.balance import FEWEST, contenders
from omerta.lab.lab_game import DRAW, Experiment
from omerta.lab.search import away
from omerta.lab.tally import GameTally

ONE_SIDED_90 = 1.2816
ABOUT = 0.1


class Aim(Struct, frozen=True):
    """What a deck shall come near to: these odds of the sides."""

    odds: dict[str, float]

    def distance(self, found: GameTally) -> float:
        """How far from it the games are."""
        return away(found, self.odds)


def even(experiment: Experiment) -> Aim:
    """Every side that has a card in the deck wins as often as any other."""
    return Aim({side: 1.0 for side in contenders(experiment, GameTally()) if side != DRAW})


def same_as(experiment: Experiment, found: GameTally) -> Aim:
    """The sides win as often as they have won in these games."""
    return Aim({side: found.wins.get(side, 0) + 0.5 for side in even(experiment).odds})


def is_even(experiment: Experiment, found: GameTally) -> bool:
    """Does nothing speak against it, after as many games as one needs to say anything?"""
    sides = even(experiment).odds
    decided = GameTally(found.games - found.wins.get(DRAW, 0), found.wins)
    shares = [decided.chance(side) for side in sides]
    return found.games >= FEWEST and all(each.low <= 1 / len(sides) <= each.high for each in shares)


def weak_and_strong(experiment: Experiment, found: GameTally) -> tuple[str, str]:
    """The side that wins least and the one that wins most."""
    sides = sorted(even(experiment).odds, key=lambda side: found.wins.get(side, 0))
    return sides[0], sides[-1]


def is_nearer(aim: Aim, before: GameTally, now: GameTally) -> bool:
    """Is a deck surely nearer to the aim than the one before, as nine of ten such comparisons would be?"""
    gained = aim.distance(before) - aim.distance(now)
    return gained > ONE_SIDED_90 * _spread(before, now)


def is_about(aim: Aim, now: GameTally) -> bool:
    """Is a deck about where it shall be?"""
    return aim.distance(now) <= ABOUT


def _spread(before: GameTally, now: GameTally) -> float:
    """The standard error of a difference of two shares, of the side whose share is known least.

    One win and one loss are added to each, so that a few games with one winner are not taken for certainty.
    """
    sides = {*before.wins, *now.wins} - {DRAW}
    errors = [sqrt(_variance(before, side) + _variance(now, side)) for side in sides]
    return max(errors, default=1.0)


def _variance(found: GameTally, side: str) -> float:
    games = found.games + 2
    share = (found.wins.get(side, 0) + 1) / games
    return share * (1 - share) / games
