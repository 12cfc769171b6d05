"""The course of one command: events are told one by one, and the game follows them."""

from __future__ import annotations

from omerta.core.events import Event
from omerta.core.evolve import FOLD, follower
from omerta.core.game import Game


class Course:
    """What a command leads to, while it is being worked out on one fresh copy of the game."""

    __slots__ = ("events", "game")

    def __init__(self, game: Game) -> None:
        self.game = follower(game)
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """This happens now."""
        FOLD[type(event)](self.game, event)
        self.events.append(event)

    def end(self) -> Game:
        """The game after all of it."""
        game = self.game
        game.told = tuple(self.events)
        game.seen += len(self.events)
        return game
