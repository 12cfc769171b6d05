"""What the circle of seats shows of a vote while it goes on."""

from __future__ import annotations

from omerta.books.opening import open_game
from omerta.books.shelf import book
from omerta.core import PUBLIC, Position, Table, play, view
from omerta.core.commands import Act, TimeUp
from omerta.core.moments import Counting
from omerta.table.faces.circle import hands

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
