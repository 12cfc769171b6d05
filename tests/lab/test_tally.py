"""What many games add up to, and how sure one can be of it."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.lab.decks import EVERY_BOOK

from omerta.bots.driver import Driver
from omerta.bots.minds import MINDS
from omerta.core import Table, open_any
from omerta.lab.lab_game import STAYED, Outcome, play_game
from omerta.lab.repeatable_chance import Tape
from omerta.lab.tally import GameTally, paired, tally, wilson

# R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
PUBLISHED = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("hits", "trials", "low", "high"), PUBLISHED)
def test_the_interval_of_a_share_is_the_published_one(
    hits: int, trials: int, low: float, high: float
) -> None:
    found = wilson(hits, trials)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert found.share == hits / trials


def test_of_nothing_nothing_is_known() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_the_interval_of_pairs_is_that_of_agresti_and_min() -> None:
    """Eight pairs for, two against, ten alike; half a pair is added to each of the four kinds."""
    found = paired([1] * 8 + [-1] * 2 + [0] * 10)
    gained, lost, pairs = 8.5, 2.5, 22
    middle = (gained - lost) / pairs
    half = 1.96 * (gained + lost - (gained - lost) ** 2 / pairs) ** 0.5 / pairs
    assert found.mean == 0.3
    assert (found.low, found.high) == pytest.approx((middle - half, middle + half), abs=1e-4)
    assert found.proven


def test_a_few_pairs_without_a_difference_prove_nothing() -> None:
    found = paired([0] * 18)
    assert found.mean == 0
    assert (found.low, found.high) == pytest.approx((-0.098, 0.098), abs=1e-4)
    assert not found.proven


@given(st.lists(st.sampled_from((-1, 0, 1))))
def test_the_mean_is_within_its_interval_and_the_interval_within_reason(differences: list[int]) -> None:
    found = paired(differences)
    assert -1 <= found.low <= found.mean <= found.high <= 1
    mirrored = paired([-each for each in differences])
    assert (mirrored.low, mirrored.high) == pytest.approx((-found.high, -found.low))


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """A game of three seats, as it may have gone."""
    cards = tuple(draw(st.permutations(("mafia", "doctor", "townsperson"))))
    rounds = draw(st.integers(1, 4))
    out = tuple(draw(st.integers(STAYED, rounds)) for _ in cards)
    first = draw(st.sampled_from((*cards, ""))) if any(out) else ""
    return Outcome(cards, draw(st.sampled_from(("town", "mafia", ""))), rounds, out, first)


@given(st.lists(outcomes()), st.lists(outcomes()), st.lists(outcomes()))
def test_games_counted_in_portions_are_the_games_counted_at_once(
    one: list[Outcome], two: list[Outcome], three: list[Outcome]
) -> None:
    whole = tally([*one, *two, *three])
    assert (tally(one) + tally(two)) + tally(three) == whole
    assert tally(one) + (tally(two) + tally(three)) == whole
    assert whole + GameTally() == whole
    assert repr(tally(two) + tally(one)) == repr(tally([*one, *two]))


def test_the_curve_of_a_card_falls_in_the_round_its_holder_left() -> None:
    cards = ("mafia", "doctor", "doctor")
    games = tally([Outcome(cards, "town", 3, (3, 1, STAYED)), Outcome(cards, "mafia", 2, (STAYED, 1, 2))])
    assert games.survival("mafia") == (1.0, 1.0, 1.0, 0.5)
    assert games.survival("doctor") == (1.0, 0.5, 0.25, 0.25)
    assert games.survivors("doctor").share == 0.25
    assert games.rounds == 2.5


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_nobody_comes_back_and_the_curve_ends_with_those_who_lived(book: str) -> None:
    games = tally(play_game(EVERY_BOOK[book], seed) for seed in range(12))
    for card in games.seats:
        curve = games.survival(card)
        assert len(curve) == max(games.lengths) + 1
        assert curve[0] == 1
        assert all(after <= before for before, after in itertools.pairwise(curve))
        assert curve[-1] == pytest.approx(games.survivors(card).share)


@pytest.mark.parametrize("book", EVERY_BOOK)
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_left_in_the_round_in_which_it_was_last_among_the_living(book: str, seed: int) -> None:
    experiment = EVERY_BOOK[book]
    found = play_game(experiment, seed)
    game = open_any(experiment.bare_book, Table(found.cards, seed, roles=found.cards, pace="prompt"))
    driver = Driver(game, {seat: MINDS["plain"] for seat in range(1, game.seats + 1)}, Tape(seed))
    out = dict.fromkeys(driver.views, STAYED)
    going_on = True
    while going_on:
        number, alive = max(1, driver.game.number), set(driver.game.living)
        going_on = driver.step()
        out.update(dict.fromkeys(alive - set(driver.game.living), number))
    assert found.out == tuple(out.values())
    assert found.rounds == max(1, driver.game.number)
