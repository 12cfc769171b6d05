"""The player who leaves everything to chance, and games played out by chance alone."""

from __future__ import annotations

import random

from omerta.core import Game, owed, play
from omerta.core.choices import Choices, seat_options
from omerta.core.commands import Act, DeclareDraw, Poll, TimeUp
from omerta.core.game import Calling, Counting, Option
from omerta.core.view import View


def choose(view: View, choices: Choices, rng: random.Random) -> Option:
    """Any of the offered deeds, each as likely as the other."""
    return rng.choice(choices.options)


def play_out(game: Game, rng: random.Random, limit: int = 100_000) -> Game:
    """Play to the end by chance. A gang agrees on whom the first of them points at."""
    pick = rng.random
    for _ in range(limit):
        if game.over is not None:
            return game
        if game.draw_offered:
            return play(game, DeclareDraw())
        waiting = owed(game)
        if not waiting:
            game = play(game, TimeUp(game.moment))
            continue
        now = game.now
        if type(now) is Counting and now.order == "at-once":
            votes = [(seat, now.options[int(pick() * len(now.options))]) for seat in waiting]
            game = play(game, Poll(tuple([(s, t[0]) for s, (_, t) in votes if t])))
            continue
        for seat in waiting:
            if isinstance(now, Calling) and now.call in game.book.gangs:
                deed, targets = _with_the_others(game, seat, pick())
            else:
                options = seat_options(game, seat)
                deed, targets = options[int(pick() * len(options))]
            game = play(game, Act(seat, deed, targets))
    raise AssertionError("the game does not end")


def _with_the_others(game: Game, seat: int, chance: float) -> Option:
    """Point where the others point; the first one points anywhere."""
    now = game.now
    assert isinstance(now, Calling)
    if now.gestures:
        return next(iter(now.gestures.values()))
    options = seat_options(game, seat)
    return options[int(chance * len(options))]
