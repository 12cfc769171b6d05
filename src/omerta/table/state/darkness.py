"""When it is dark at a table: then all phones look alike, and whoever is out does nothing either."""

from __future__ import annotations

from omerta.core import Game


def is_dark(game: Game) -> bool:
    """Do things happen behind closed eyes now? So they do while the host records printed cards."""
    phase = game.book.phases.get(game.phase)
    return game.over is None and (game.undealt > 0 or (phase is not None and phase.dark))
