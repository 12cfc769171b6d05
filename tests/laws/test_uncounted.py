"""Whose finger counts does not show: with the same gestures a call goes on and ends the same."""

from __future__ import annotations

import random
from itertools import dropwhile, takewhile

import pytest

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, Position, Table, open_any, play, view
from omerta.core import events as ev
from omerta.core.choices import seat_options
from omerta.core.commands import Act
from omerta.core.game import PUBLIC, Viewer
from omerta.core.moments import Calling

AWAKE = (1, 2, 3, 4)
HOUSES = {
    "chicago": ({}, {"mafia-majority": "absolute"}),
    "family": ({}, {"mafia-no-agreement": "majority"}),
    "offscreen": ({},),
}
TABLES = [(name, options) for name, houses in HOUSES.items() for options in houses]


def night(name: str, options: dict[str, str], moonwalker: int) -> Game:
    """The mafia is awake, and this seat among it is the moonwalker."""
    book = SHELF[name]
    cards = tuple(
        "moonwalker" if seat == moonwalker else "mafioso" if seat in AWAKE else book.plain
        for seat in range(1, 13)
    )
    game = open_any(book, Table(cards, 1, options, roles=cards, position=Position("night")))
    assert isinstance(game.now, Calling)
    assert game.now.awake == AWAKE
    return game


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("seed", range(40))
def test_chi_225_how_long_a_call_lasts_tells_nobody_whose_finger_does_not_count(
    name: str, options: dict[str, str], seed: int
) -> None:
    """Four point as chance has it; every one of them might be the moonwalker, and all see the same."""
    rng = random.Random(seed)
    games = [night(name, options, moonwalker) for moonwalker in AWAKE]
    for _ in range(12):
        seat = rng.choice(AWAKE)
        offered = seat_options(games[0], seat)
        assert all(seat_options(game, seat) == offered for game in games)
        if not offered:
            return
        deed, targets = rng.choice([*offered[5:7], offered[-1]])
        games = [play(game, Act(seat, deed, targets)) for game in games]
        for viewer in (PUBLIC, *AWAKE):
            seen = [during_the_call(game, viewer) for game in games]
            assert all(each == seen[0] for each in seen)
        if not _open(games[0]):
            return


def during_the_call(game: Game, viewer: Viewer) -> list[Event]:
    """What a viewer saw while the mafia was awake, its falling asleep included."""
    called = dropwhile(lambda e: not isinstance(e, ev.Called), view(game, viewer).events)
    seen = list(takewhile(lambda e: not isinstance(e, ev.Slept), called))
    return seen if _open(game) else [*seen, ev.Slept("mafia")]


def _open(game: Game) -> bool:
    return isinstance(game.now, Calling) and game.now.call == "mafia" and not game.now.grant
