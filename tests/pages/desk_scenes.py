"""The desk as it looks in a real game: once for each thing that it asks of its host."""

from __future__ import annotations

import random
from functools import cache

from msgspec.structs import replace
from tests.table.faces.test_desk import NAMES, tap

from omerta.core import view
from omerta.core.game import PUBLIC
from omerta.table.actions.desk_steps import go_on
from omerta.table.actions.turn import Turn
from omerta.table.faces.desk import desk
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.story import Story, manner
from omerta.table.state.chosen_deck import with_book
from omerta.table.state.lobby import Lobby
from omerta.table.state.people import join

LONGEST = 900


@cache
def desks(book: str, language: str = "en", seed: int = 4) -> list[Desk]:
    """A whole game with printed cards, of which the first desk of each task is kept."""
    lobby = replace(with_book(Lobby("KJ4MAB", language, book), book), hosting="person", printed=True)
    for name in NAMES:
        lobby = join(lobby, name, guest=True)
    turn, rng, found = Turn(lobby, None, 0.0), random.Random(seed), dict[str, Desk]()
    turn.deal(seed)
    for _ in range(LONGEST):
        face = _desk(turn, language)
        found.setdefault(face.task, face)
        if face.task == "over":
            return [*found.values()]
        turn.play(tap(rng, face))
        go_on(turn)
    raise AssertionError("the game does not end")


def _desk(turn: Turn, language: str) -> Desk:
    game = turn.game
    assert game is not None
    views = {viewer: view(game, viewer) for viewer in (PUBLIC, *range(1, game.seats + 1))}
    story = Story(language)
    story.follow(views[PUBLIC], game, turn.lobby, 0)
    return desk(game, turn.lobby, views, manner(language, game), story.lines, 0.0)
