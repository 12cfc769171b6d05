"""What the table was told of marks is what it may still count on: no more, no less, at any moment."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import course, viewers
from tests.laws.tables import any_table

from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Game, open_any, view
from omerta.core.view import View, may_read, see


def told(game: Game) -> set[tuple[int, str]]:
    return {(marked.seat, marked.mark) for marked in game.marks if marked.told}


@pytest.mark.parametrize("name", SHELF)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=deep(13))
def test_the_table_knows_the_marks_it_was_told_of(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = open_any(SHELF[name], any_table(SHELF[name], rng))
    for _, after in course(game, rng, 150):
        if after.over is None:
            assert set(view(after, PUBLIC).marks) == told(after)


@pytest.mark.parametrize("name", SHELF)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=deep(6))
def test_a_view_grows_event_by_event(name: str, seed: int) -> None:
    """Folding what is new into an old view gives the view of the whole game, a new host's too."""
    rng = random.Random(seed)
    game = open_any(SHELF[name], any_table(SHELF[name], rng))
    views: dict[int, View] = {seat: view(game, seat) for seat in range(1, game.seats + 1)}
    for _, after in course(game, rng, 80):
        undone = any(type(event).__name__ == "Undone" for event in after.told)
        for seat in views:
            views[seat] = view(after, seat) if undone else see(views[seat], after.told)
            assert views[seat] == view(after, seat)


@pytest.mark.parametrize("name", SHELF)
@given(seed=st.integers(0, 10**6))
@settings(max_examples=deep(6))
def test_when_the_game_is_over_everybody_may_read_all_of_it(name: str, seed: int) -> None:
    """Not before: until then somebody knows less than the host."""
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    for _, game in course(start, rng, 400, interruptions=0.02):
        if game.over is not None or rng.random() < 0.05:
            paper = view(game, HOST).events
            equal = [may_read(game, viewer).events == paper for viewer in viewers(game)[1:]]
            assert all(equal) if game.over is not None else not all(equal)
