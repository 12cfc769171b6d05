"""The course of one command: events are told one by one, and the game follows them."""

from __future__ import annotations

from omerta.core.events import Event
from omerta.core.evolve import evolve
from omerta.core.game import Game


class Course:
    """What a command leads to, while it is being worked out."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game

    def tell(self, event: Event) -> None:
        """This happens now."""
        self.game = evolve(self.game, event)
