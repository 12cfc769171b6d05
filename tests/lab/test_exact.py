"""The arithmetic of the laboratory: by hand, by formula, by name, and by the engine."""

import itertools
import math
import re
from fractions import Fraction
from pathlib import Path
from typing import get_args

import pytest
from tests.lab.by_name import mafia_wins
from tests.lab.pictures import PICTURES
from tests.lab.plain_tables import (
    ENDINGS,
    FIRST,
    GRID,
    IN_A_THOUSAND,
    counted_by_kernel,
    wilson,
    won_by_mafia,
)

from omerta.lab.exact import First, PlainEnding, PlainGame, Shows, solve
from omerta.lab.growth import chance_of_many, closed_form, fair_mafia, mafia_chance

BY_HAND = [
    # Three players, night: the mafia shoots one of two, and one against one is lost.
    (PlainGame(players=3, mafia=1), Fraction(0)),
    # The same, and nobody counts heads: one of two is lynched.
    (PlainGame(players=3, mafia=1, ending="last"), Fraction(1, 2)),
    # The doctor hits on the right one of three, then the town on the mafioso, one of three.
    (PlainGame(players=3, mafia=1, doctor=True), Fraction(1, 9)),
    # The doctor hits on the right one of two, if it is not himself who is shot.
    (PlainGame(players=3, mafia=1, doctor=True, heals_himself=False), Fraction(1, 12)),
    # The detective is shot, one of three: the town guesses. Else he finds one of three, or the town guesses.
    (PlainGame(players=4, mafia=1, detective=True), Fraction(1, 9) + Fraction(2, 3) * Fraction(5, 9)),
    # The mafia has half of the table before anything happens.
    (PlainGame(players=4, mafia=2), Fraction(0)),
    (PlainGame(players=5, mafia=0), Fraction(1)),
]


@pytest.mark.parametrize(("game", "town"), BY_HAND)
def test_small_games_are_as_counted_by_hand(game: PlainGame, town: Fraction) -> None:
    solved = solve(game)
    assert solved.town == town
    assert solved.mafia == 1 - town


@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("ending", ENDINGS)
def test_every_course_followed_gives_the_closed_form(first: First, ending: PlainEnding) -> None:
    for players in range(2, 13):
        for mafia in range(players):
            game = PlainGame(players=players, mafia=mafia, first=first, ending=ending)
            assert solve(game).mafia == closed_form(players, mafia, first, ending), game


def over_double_factorials(above: int, *below: int) -> Fraction:
    """n!! / (a!! b!! ...); a double factorial of a negative even number is endless."""
    if any(each < 0 and each % 2 == 0 for each in below):
        return Fraction(0)
    return double_factorial(above) / math.prod([double_factorial(each) for each in below])


def double_factorial(number: int) -> Fraction:
    """n!! = n (n - 2)!!, carried on to negative odd numbers."""
    if number > 0:
        return Fraction(math.prod(range(number, 0, -2)))
    return Fraction(1) if number in (0, -1) else double_factorial(number + 2) / (number + 2)


@pytest.mark.parametrize("players", range(2, 24))
def test_the_closed_form_is_that_of_migdal(players: int) -> None:
    for mafia in range(1, players // 2 + 1):
        terms = [
            (-1) ** (k + 1)
            * math.comb(mafia, k)
            * over_double_factorials(players - k, players, players % 2 - k)
            for k in range(1, mafia + 1)
        ]
        assert closed_form(players, mafia, "day", "last") == sum(terms)


@pytest.mark.parametrize("even", range(4, 40, 2))
def test_one_more_townsperson_at_an_even_table_is_the_towns_loss(even: int) -> None:
    """The last day of an even table has two players, that of an odd one three."""
    assert closed_form(even + 1, 1, "day", "last") > closed_form(even, 1, "day", "last")


RULES = [
    PlainGame(players=7, mafia=2, doctor=True),
    PlainGame(players=7, mafia=2, doctor=True, heals_again=False, first="day"),
    PlainGame(players=7, mafia=2, doctor=True, heals_again=False, heals_himself=False, ending="last"),
    PlainGame(players=7, mafia=2, detective=True),
    PlainGame(players=9, mafia=2, detective=True, hunted=True),
    PlainGame(players=9, mafia=2, detective=True, hunted=True, first="day", ending="last"),
    PlainGame(players=8, mafia=1, detective=True, shows="majority"),
    PlainGame(players=9, mafia=2, detective=True, shows="majority", ending="last"),
    PlainGame(players=8, mafia=2, detective=True, shows="majority", hunted=True, ending="last"),
    PlainGame(players=6, mafia=1, detective=True, doctor=True, heals_again=False, hunted=True, ending="last"),
    PlainGame(players=8, mafia=2, detective=True, shows="never", ending="last"),
    PlainGame(players=7, mafia=2, detective=True, doctor=True, shows="never", first="day"),
]
HIDDEN = [
    PlainGame(players=8, mafia=2, detective=True, shows="never"),
    PlainGame(players=9, mafia=2, detective=True, doctor=True, shows="never", first="day", ending="last"),
]


@pytest.mark.parametrize("game", RULES)
def test_trying_out_every_choice_by_name_gives_the_same_fraction(game: PlainGame) -> None:
    assert solve(game).mafia == mafia_wins(game)


@pytest.mark.parametrize("game", RULES[:4])
def test_every_game_ends_once_and_nobody_comes_back(game: PlainGame) -> None:
    solved = solve(game)
    assert sum(solved.lengths) == 1
    for shares in solved.survival.values():
        assert shares[0] == 1
        assert all(after <= before for before, after in itertools.pairwise(shares))
    lost = solved.survival["mafioso"][-1]
    assert 0 < lost < solved.mafia


@pytest.mark.parametrize("game", GRID)
def test_the_engine_plays_as_often_into_the_mafias_hands_as_the_arithmetic_says(game: PlainGame) -> None:
    games = 250
    low, high = wilson(won_by_mafia(game, games), games, IN_A_THOUSAND)
    assert low <= mafia_chance(game) <= high


@pytest.mark.parametrize("game", [*GRID, *HIDDEN])
def test_the_kernel_ends_a_game_as_often_so_and_then_as_the_arithmetic_says(game: PlainGame) -> None:
    games = 20_000
    found, solved = counted_by_kernel(game, games), solve(game)
    low, high = wilson(found.wins.get("mafia", 0), games, IN_A_THOUSAND)
    assert low <= solved.mafia <= high
    assert found.wins.get("town", 0) + found.wins.get("mafia", 0) == games
    phases = [*solved.lengths[1:], Fraction(0)]
    for number, chance in enumerate(map(sum, zip(phases[::2], phases[1::2], strict=False)), 1):
        low, high = wilson(found.lengths.get(number, 0), games, IN_A_THOUSAND + 1)
        assert low <= chance <= high, number


def test_a_detective_who_stays_hidden_is_one_more_townsperson() -> None:
    for shown in get_args(Shows):
        game = PlainGame(players=9, mafia=2, detective=True, shows=shown)
        alike = solve(game).town == solve(PlainGame(players=9, mafia=2)).town
        assert alike == (shown == "never")


@pytest.mark.parametrize("odd", [False, True])
def test_with_the_root_of_the_players_the_chances_stay(odd: bool) -> None:
    for ratio in (0.5, 1.0):
        players = 900 + odd
        chance = closed_form(players, round(ratio * math.sqrt(players)), "day", "last")
        assert float(chance) == pytest.approx(chance_of_many(ratio, odd), abs=0.015)


def test_without_a_detective_the_fair_number_grows_like_the_root() -> None:
    small, large = (fair_mafia(PlainGame(players=players, mafia=0, first="day")) for players in (25, 401))
    assert float(large / small) == pytest.approx(4, abs=0.35)


def test_with_a_detective_the_fair_number_grows_like_the_table() -> None:
    fair = [fair_mafia(PlainGame(players=n, mafia=0, first="day", detective=True)) for n in (9, 17, 25)]
    steps = [after - before for before, after in itertools.pairwise(fair)]
    assert min(steps) > 2.4
    assert float(steps[1] / steps[0]) == pytest.approx(1, abs=0.1)


def test_a_majority_that_knows_itself_cannot_lose() -> None:
    """So it does not matter whom the mafia shoots once the detective has shown himself."""
    silent = PlainGame(players=15, mafia=3, first="day", detective=True, shows="majority")
    hunted = PlainGame(players=15, mafia=3, first="day", detective=True, shows="majority", hunted=True)
    assert solve(silent).town == solve(hunted).town


def test_more_cards_than_players_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="too few"):
        solve(PlainGame(players=3, mafia=2, doctor=True, detective=True))


def test_the_guide_shows_every_picture_that_is_drawn_for_it() -> None:
    guide = Path(__file__).parents[2] / "docs" / "exact.md"
    shown = re.findall(r"\]\((pictures/lab/[^)]+)\)", guide.read_text("utf-8"))
    assert sorted(shown) == sorted(f"pictures/lab/{name}.svg" for name in PICTURES)
    assert all((guide.parent / each).read_text("utf-8").startswith("<svg") for each in shown)
