"""Players who leave all to chance win as often as arithmetic says."""

from __future__ import annotations

import math
import random
from fractions import Fraction
from functools import cache

import pytest
from tests.depth import deep

from omerta.books.classic import CLASSIC
from omerta.bots.chance import play_out
from omerta.core import Table, open_any
from omerta.core.book.house_rules import patched
from omerta.core.book.model import Book, PatchValue

GAMES = deep(1500)
SIGMAS = 4

VOTE = "phases.day.steps.vote"
ALWAYS_ONE: dict[str, PatchValue] = {
    f"{VOTE}.confirm": "none",
    f"{VOTE}.recounts": 0,
    f"{VOTE}.tie_end": "lot",
    f"{VOTE}.duty": True,
}


def simple(day_first: bool, spares_own: bool) -> Book:
    """The simple game: one vote, ties by lot, exactly one execution a day and one shot a night."""
    order: dict[str, PatchValue] = {"cycle": ["day", "night"]} if day_first else {}
    who: dict[str, PatchValue] = {"gangs.mafia.does.who": "others"} if spares_own else {}
    name: dict[str, PatchValue] = {"name": f"simple {day_first} {spares_own}", "switches": {}}
    return patched(CLASSIC, {**ALWAYS_ONE, **order, **who, **name})


@cache
def town_wins(town: int, mafia: int, day: bool, spares_own: bool) -> Fraction:
    """The exact chance of the town, by cases.

    By day every voter chooses among all the living and nobody with the same chances, and ties are drawn by
    lot, so each of the living is equally likely to go. By night the shot falls on anybody alike, or, where
    one mafioso spares himself, on a townsperson. No mafia left: the town has won. One townsperson or none
    left: the mafia has won (CLS-098, CLS-099).
    """
    if mafia == 0:
        return Fraction(1)
    if town <= 1:
        return Fraction(0)
    if not day and spares_own:
        return town_wins(town - 1, mafia, True, spares_own)
    everybody = town + mafia
    return Fraction(town, everybody) * town_wins(town - 1, mafia, not day, spares_own) + Fraction(
        mafia, everybody
    ) * town_wins(town, mafia - 1, not day, spares_own)


def migdal(players: int) -> Fraction:
    """The town's chance against one mafioso who spares himself, odd number of players, day first.

    The mafia wins if the mafioso lives through every day. On a day with k players he does with chance
    (k - 1)/k, and the night after takes one more, so the next day has k - 2. With n odd the days have n,
    n - 2, ..., 3 players; after a third one goes on the last of them, one townsperson is left and the mafia
    has won. So it wins with chance (n - 1)/n * (n - 3)/(n - 2) * ... * 2/3 = (n - 1)!!/n!!, Migdal's formula.
    """
    return 1 - Fraction(math.prod(range(2, players, 2)), math.prod(range(3, players + 1, 2)))


@pytest.mark.parametrize("players", range(3, 22, 2))
def test_the_cases_agree_with_the_closed_form(players: int) -> None:
    assert town_wins(players - 1, 1, True, True) == migdal(players)


SETTINGS = (
    # town, mafia, day first, the shot spares its own
    (2, 1, True, True),
    (4, 1, True, True),
    (8, 1, True, True),
    (7, 1, True, True),
    (5, 1, False, True),
    (6, 1, False, True),
    (5, 2, False, False),
    (7, 2, True, False),
    (6, 3, False, False),
)


@pytest.mark.parametrize(("town", "mafia", "day_first", "spares_own"), SETTINGS)
def test_chance_players_win_as_often_as_the_closed_form_says(
    town: int, mafia: int, day_first: bool, spares_own: bool
) -> None:
    """Within four standard deviations; a sound engine fails this once in sixteen thousand."""
    book = simple(day_first, spares_own)
    deck = ("mafia",) * mafia + ("townsperson",) * town
    rng = random.Random(f"{town} {mafia} {day_first}")
    won = 0
    for seed in range(GAMES):
        over = play_out(open_any(book, Table(deck, seed, pace="silent")), rng).over
        assert over is not None
        won += over.winner == "town"
    chance = float(town_wins(town, mafia, day_first, spares_own))
    sigma = math.sqrt(chance * (1 - chance) / GAMES)
    assert abs(won / GAMES - chance) < SIGMAS * sigma, (won / GAMES, chance)
