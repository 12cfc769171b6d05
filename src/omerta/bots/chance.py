"""The player who leaves everything to chance, and games played out by chance alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from omerta.core import Game, owed, play
from omerta.core.book.model import Book
from omerta.core.choices import Choices, seat_options
from omerta.core.commands import Act, Agree, Claim, DeclareDraw, Poll, TimeUp
from omerta.core.day.ballots import target_of
from omerta.core.events import NOBODY
from omerta.core.moments import Calling, Counting, Option
from omerta.core.view import View


def choose(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
    """Any of the offered deeds, each as likely as the other."""
    return rng.choice(choices.options)


def claims(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
    """He has nothing to say."""
    return ()


def play_out(game: Game, rng: random.Random, limit: int = 100_000) -> Game:
    """Play to the end by chance; a gang agrees on any of its choices."""
    pick = rng.random
    for _ in range(limit):
        if game.over is not None:
            return game
        if game.draw_offered:
            return play(game, DeclareDraw())
        now = game.now
        if type(now) is Counting and _may_poll(game, now):
            game = play(game, _poll(now, pick))
            continue
        if type(now) is Calling and _may_agree(game, now):
            options = seat_options(game, now.awake[0])
            deed, targets = options[int(pick() * len(options))]
            game = play(game, Agree(deed, targets))
            continue
        waiting = owed(game)
        if not waiting:
            game = play(game, TimeUp(game.moment))
        for seat in waiting:
            options = seat_options(game, seat)
            if not options:
                break
            deed, targets = options[int(pick() * len(options))]
            game = play(game, Act(seat, deed, targets))
    raise AssertionError("the game does not end")


def _may_agree(game: Game, now: Calling) -> bool:
    """Is a gang awake that can settle its choice at one stroke, and has not pointed yet?"""
    if not now.awake or now.done or now.among or not now.acts or now.call not in game.book.gangs:
        return False
    return not now.gestures or any([seat not in now.gestures for seat in now.awake])


def _may_poll(game: Game, now: Counting) -> bool:
    """Can everybody vote at one stroke? Not where somebody could do anything but vote."""
    if now.ballots or game.powers:
        return False
    return now.plain or (now.kind != "roses" and not now.handing)


def _poll(now: Counting, pick: Callable[[], float]) -> Poll:
    """Everybody votes by chance, each of his votes as likely as the other; nobody waits for another."""
    if not now.plain:
        offered = [(seat, now.options_of(seat)) for seat in now.voters]
        picked = [(seat, target_of(options[int(pick() * len(options))])) for seat, options in offered]
        return Poll(tuple([(seat, target) for seat, target in picked if target != NOBODY]))
    votes = now.votes
    most = len(votes)
    cast = [(seat, votes[at]) for seat in now.voters if (at := int(pick() * (most + 1))) < most]
    return Poll(tuple(cast))
