"""The house plays with the mind the table has chosen, and asks nothing that is refused."""

from typing import get_args, get_type_hints

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.minds import HOUSE, MINDS
from omerta.core import Table, View, open_game, play, view
from omerta.core.commands import TimeUp
from omerta.core.game import Viewer
from omerta.table import house
from omerta.table.asks import DoBots
from omerta.table.lobby import Lobby


def test_a_table_may_ask_for_every_mind() -> None:
    assert set(get_args(get_type_hints(DoBots)["mind"])) == {"", *MINDS}
    assert Lobby("abcd", "en", "family").mind == HOUSE


@pytest.mark.parametrize("mind", MINDS)
def test_the_house_plays_a_day_and_a_night_with_every_mind(mind: str) -> None:
    book = SHELF["chicago"]
    game = open_game(book, Table(suggest(book, 7), 2))
    bots = frozenset(range(1, 8))
    heard: tuple[int, ...] = ()
    moment = game.moment
    for _ in range(400):
        heard = heard if game.moment == moment else ()
        moment = game.moment
        views: dict[Viewer, View] = {seat: view(game, seat) for seat in bots}
        speech = house.speeches(game, bots, views, heard, mind)
        if speech is not None:
            heard = (*heard, speech[0])
            for claim in speech[1]:
                game = play(game, claim)
            continue
        command = house.next_command(game, bots, views, mind)
        game = play(game, command or TimeUp(game.moment))
        if game.number > 1 or game.over is not None:
            return
    raise AssertionError("the day does not end")
