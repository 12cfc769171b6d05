"""Games with a mind at every seat come to an end, and each sees no more than it may."""

import random

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import PLAIN, Driver, Mind
from omerta.core import Table, open_any
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Act, Claim, Undo
from omerta.core.moments import Option
from omerta.core.view import View, view

GAMES = [(name, seats, seed) for name in SHELF for seats in (6, 8, 12) for seed in range(8)]


def driver(name: str, seats: int, seed: int, without: tuple[int, ...] = ()) -> Driver:
    book = SHELF[name]
    game = open_any(book, Table(suggest(book, seats), seed))
    minds = {seat: PLAIN for seat in range(1, seats + 1) if seat not in without}
    return Driver(game, minds, random.Random(seed))


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_a_game_of_minds_ends(name: str, seats: int, seed: int) -> None:
    game = driver(name, seats, seed).run()
    assert game.over is not None


@pytest.mark.parametrize(("name", "seats", "seed"), GAMES[::7])
def test_views_folded_on_the_way_are_the_views_of_the_game(name: str, seats: int, seed: int) -> None:
    table = driver(name, seats, seed)
    game = table.run()
    assert all(table.views[seat] == view(game, seat) for seat in range(1, seats + 1))


def test_a_seat_without_a_mind_is_waited_for() -> None:
    table = driver("family", 8, 5, without=(2,))
    table.run()
    assert table.game.over is None
    assert table.waits_for() == (2,)
    table.send(Act(2, "ready"))
    table.run()
    assert table.waits_for() == (2,)


def test_after_a_deed_is_taken_back_everybody_sees_the_game_as_it_was() -> None:
    table = driver("family", 8, 5, without=(2,))
    before = table.run()
    seen = dict(table.views)
    table.send(Act(2, "ready"))
    table.send(Undo())
    assert table.views == seen
    assert table.game.now == before.now


def test_a_mind_that_asks_for_the_impossible_does_not_stop_the_game() -> None:
    def absurd(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
        return ("fly", (99,))

    def silent(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        return ()

    book = SHELF["offscreen"]
    minds = {seat: PLAIN for seat in range(1, 9)} | {3: Mind(absurd, silent)}
    table = Driver(open_any(book, Table(suggest(book, 8), 1)), minds, random.Random(1))
    assert table.run().over is not None
