"""What follows by itself at the desk of a human host: what needs no hand of his is done for him."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from omerta.core.commands import Assign, Close, Proceed
from omerta.core.moments import Calling
from omerta.table.actions.turn import Turn
from omerta.table.state.awaited_gestures import awaits_gesture
from omerta.table.state.opening_round import introducing, opened, settled


def go_on(turn: Turn) -> None:
    """What follows by itself: whoever is left holds what is left, who was recorded was introduced."""
    game = turn.game
    if game is None or not game.undealt:
        return
    if turn.lobby.met:
        for seat, card in settled(game, opened(game)[1], turn.lobby.met):
            turn.play(Assign(seat, card))
    left = Counter(turn.playing().deck) - Counter(role for role in turn.playing().roles if role)
    if len(left) == 1:
        (role,) = left
        for seat, known in enumerate(turn.playing().roles, 1):
            if not known:
                turn.play(Assign(seat, role))
    if not turn.playing().undealt:
        _pass_introductions(turn)


def be_done(turn: Turn) -> None:
    """The host is done with what goes on: a call that waits for nobody ends, and the next thing begins.

    An answer is shown first, and what has been told of a dawn or a sentence is read before anything else.
    """
    game = turn.game
    if game is None or game.over is not None or game.undealt or game.waiting_answer is not None:
        return
    if isinstance(game.now, Calling) and not awaits_gesture(game, game.now):
        turn.play(Close())
        game = turn.playing()
    if game.now is None and game.over is None and not game.cleared:
        turn.play(Proceed())


def _pass_introductions(turn: Turn) -> None:
    """The round in which the cards were recorded was the introduction: all of it was said aloud."""
    while turn.game is not None and (command := introducing(turn.game)) is not None:
        turn.play(command)
    turn.lobby = replace(turn.lobby, met={}, score=())
