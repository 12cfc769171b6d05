"""The engine: `decide`, `evolve`, `choices`, `view`. Pure; it knows no book and no role by name."""

from omerta.core.choices import Choices, choices, owed
from omerta.core.commands import BookError, Command, Refused
from omerta.core.decide import decide, play
from omerta.core.events import Event
from omerta.core.evolve import evolve, fold
from omerta.core.game import HOST, PUBLIC, Game, Viewer, log
from omerta.core.setup import Position, Table, open_any
from omerta.core.view import View, view

__all__ = [
    "HOST",
    "PUBLIC",
    "BookError",
    "Choices",
    "Command",
    "Event",
    "Game",
    "Position",
    "Refused",
    "Table",
    "View",
    "Viewer",
    "choices",
    "decide",
    "evolve",
    "fold",
    "log",
    "open_any",
    "owed",
    "play",
    "view",
]
