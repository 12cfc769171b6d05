"""Any step can be taken back, and the log still only grows."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import all_choices, all_seen, course, played, standing
from tests.laws.tables import BOOKS, any_deck, any_table

from omerta.books.shelf import SHELF
from omerta.core import Game, Refused, Table, log, open_any, play
from omerta.core.commands import Delegate, Undo
from omerta.core.game import DUTIES

SEEDS = st.integers(0, 2**32 - 1)


def assert_taken_back(before: Game, after: Game) -> None:
    """Everybody knows and may do what he knew and could do then; the log is longer.

    Moments are counted on: no number comes again, or a tap on its way would stand for something else.
    """
    assert standing(after) | {"moment": before.moment} == standing(before)
    assert after.moment > before.moment
    assert all_choices(after) == all_choices(before)
    assert all_seen(after) == all_seen(before)
    assert len(log(after)) > len(log(before))


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_a_deed_taken_back_leaves_the_game_as_it_was(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = open_any(SHELF[name], any_table(SHELF[name], rng))
    for command, after in course(game, rng, 150):
        if not isinstance(command, Undo) and rng.random() < 0.08:
            assert_taken_back(game, play(after, Undo()))
        game = after


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(10))
def test_several_deeds_are_taken_back_at_once_or_one_by_one(name: str, seed: int) -> None:
    rng = random.Random(seed)
    start = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, rng.randint(0, 60))
    after, deeds = start, 0
    for command, game in course(start, rng, 12):
        if isinstance(command, Undo):
            break
        after, deeds = game, deeds + 1
    if not deeds:
        return
    assert_taken_back(start, play(after, Undo(deeds)))
    for _ in range(deeds):
        after = play(after, Undo())
    assert_taken_back(start, after)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(10))
def test_a_step_back_is_not_taken_back(name: str, seed: int) -> None:
    """Two steps back go back two deeds: the first of them is not undone by the second."""
    rng = random.Random(seed)
    games = [open_any(SHELF[name], any_table(SHELF[name], rng))]
    for command, game in course(games[0], rng, 60):
        if isinstance(command, Undo):
            break
        games.append(game)
    if len(games) > 2:
        back = play(play(games[-1], Undo()), Undo())
        assert_taken_back(games[-3], back)
        assert log(back)[: len(log(games[-1]))] == log(games[-1])


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("duty", DUTIES)
@pytest.mark.parametrize("narrator", ["software", "host"])
def test_the_laying_of_the_table_cannot_be_taken_back(name: str, duty: str, narrator: str) -> None:
    other = {"software": "host", "host": "software"}[narrator]
    book = SHELF[name]
    deck = any_deck(book, random.Random(2))
    game = open_any(book, Table(deck, roles=deck, narrator=narrator, duties={duty: other}))
    with pytest.raises(Refused, match="nothing-to-undo"):
        play(game, Undo())
    changed = play(game, Delegate(duty, narrator))
    assert_taken_back(game, play(changed, Undo()))
