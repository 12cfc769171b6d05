"""What follows by itself at the desk of a human host who records printed cards."""

from __future__ import annotations

from collections import Counter

from omerta.core import Game
from omerta.core.book.model import Call
from omerta.core.commands import Assign, Close, Proceed
from omerta.core.moments import Calling
from omerta.core.night.waking import is_called
from omerta.table.actions.turn import Turn


def go_on(turn: Turn) -> None:
    """What follows by itself: the last cards are all alike, and who was recorded has been introduced."""
    game = turn.game
    if game is not None and game.undealt:
        left = Counter(game.deck) - Counter(role for role in game.roles if role)
        if len(left) == 1:
            (role,) = left
            for seat, known in enumerate(game.roles, 1):
                if not known:
                    turn.play(Assign(seat, role))
            _pass_introductions(turn)


def _pass_introductions(turn: Turn) -> None:
    """The round in which the cards were recorded was the introduction."""
    while turn.game is not None and turn.game.over is None:
        game = turn.game
        if isinstance(game.now, Calling) and not game.now.acts:
            turn.play(Close())
        elif game.now is None and not game.cleared and _introduces(game):
            turn.play(Proceed())
        else:
            return


def _introduces(game: Game) -> bool:
    """Is the next thing a call that only shows faces, in the opening of the game?"""
    opening = (*game.book.opening, *game.book.temporary_opening)
    if not game.phase:
        return bool(opening)
    step = next((step for step in game.steps if not isinstance(step, Call) or is_called(game, step)), None)
    if game.phase in opening and step is None:
        return False
    return game.phase in opening and isinstance(step, Call) and not step.acts
