"""What the circle of seats shows of a vote while it goes on."""

from __future__ import annotations

from omerta.books.opening import open_game
from omerta.books.shelf import book
from omerta.core import PUBLIC, Position, Table, play, view
from omerta.core.commands import Act, TimeUp
from omerta.core.moments import Counting
from omerta.table.faces.circle import hands, raised

DECK = ("mafioso", "mafioso", "con-man", *["ordinary-townsperson"] * 5)
LEADER, LED, FIRST, SECOND = 3, 4, 5, 6


def test_the_hands_of_a_name_stay_in_sight_while_the_next_one_is_voted_on() -> None:
    """As they were counted: the hand that is led is among them."""
    position = Position("day", number=2, marks=((LED, "led", LEADER),))
    game = open_game(book("family"), Table(DECK, 7, roles=DECK, position=position))
    for seat, target in ((7, FIRST), (8, SECOND)):
        game = play(game, Act(seat, "name", (target,)))
    while not isinstance(game.now, Counting):
        game = play(game, TimeUp(game.moment))
    assert hands(view(game, PUBLIC)) == {}
    for seat in (1, LEADER):
        game = play(game, Act(seat, "vote", (FIRST,)))
    assert hands(view(game, PUBLIC)) == {FIRST: 4}
    game = play(game, TimeUp(game.moment))
    assert isinstance(game.now, Counting)
    assert game.now.on == SECOND
    assert hands(view(game, PUBLIC)) == {FIRST: 6}
    game = play(game, Act(2, "vote", (SECOND,)))
    assert hands(view(game, PUBLIC)) == {FIRST: 6, SECOND: 2}


def test_hands_that_nobody_saw_go_up_one_by_one_when_they_are_counted() -> None:
    """In the classic game all point at the same moment; nobody sees where before the count."""
    deck = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)
    game = open_game(book("classic"), Table(deck, 7, roles=deck, position=Position("day")))
    while not isinstance(game.now, Counting):
        game = play(game, TimeUp(game.moment))
    pointed = {1: 3, 2: 3, 3: 1, 5: 3}
    for seat, target in pointed.items():
        game = play(game, Act(seat, "vote", (target,)))
        assert raised(view(game, PUBLIC)) == ()
    game = play(game, TimeUp(game.moment))
    shown = raised(view(game, PUBLIC))
    assert dict(shown) == pointed
    assert len(shown) == len(pointed)


def test_hands_that_all_saw_are_not_raised_twice() -> None:
    deck = ("mafioso", "mafioso", *["ordinary-townsperson"] * 6)
    game = open_game(book("family"), Table(deck, 7, roles=deck, position=Position("day", number=2)))
    game = play(game, Act(7, "name", (FIRST,)))
    while not isinstance(game.now, Counting):
        game = play(game, TimeUp(game.moment))
    game = play(game, Act(1, "vote", (FIRST,)))
    game = play(game, TimeUp(game.moment))
    assert raised(view(game, PUBLIC)) == ()
