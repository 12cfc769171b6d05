"""Courses of a game by chance: what may be sent to it, one command after another."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from omerta.core import HOST, PUBLIC, Choices, Game, Refused, Viewer, choices, owed, play, view
from omerta.core import commands as cm
from omerta.core.choices import seat_options
from omerta.core.day.ballots import target_of
from omerta.core.events import Event, Undone
from omerta.core.game import DUTIES
from omerta.core.moments import Calling, Counting, Option
from omerta.core.view import View, see

MOST_KNOWN = 2_000
_KNOWN: dict[tuple[int, Viewer], tuple[Game, View]] = {}
LINKS = ("past", "told", "seen")
ANSWERS = ("none", "yes", "no", "same", "different")


def viewers(game: Game) -> tuple[Viewer, ...]:
    """Everybody who may look at this game."""
    return (HOST, PUBLIC, *range(1, game.seats + 1))


def seen(game: Game, viewer: Viewer) -> bytes:
    """What a viewer knows, to the last byte."""
    return msgspec.json.encode(known(game, viewer))


def known(game: Game, viewer: Viewer) -> View:
    """What a viewer knows: his view, folded on from a game of this course that was looked at before.

    That this is the same as a view made afresh is a law of its own, see `test_told_marks`.
    """
    news: list[Event] = []
    at: Game | None = game
    while at is not None and (id(at), viewer) not in _KNOWN:
        news[:0] = at.told
        at = at.past
    if at is None or any(isinstance(event, Undone) for event in news):
        found = view(game, viewer)
    else:
        found = see(_KNOWN[id(at), viewer][1], news)
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[id(game), viewer] = (game, found)  # while the game is kept here its id belongs to it
    return found


def all_seen(game: Game) -> dict[Viewer, bytes]:
    """What everybody knows."""
    return {viewer: seen(game, viewer) for viewer in viewers(game)}


def all_choices(game: Game) -> tuple[Choices, ...]:
    """What everybody may do."""
    return tuple(choices(game, seat) for seat in range(1, game.seats + 1))


def standing(game: Game) -> dict[str, object]:
    """How the game stands, without the way it came there."""
    return {field: getattr(game, field) for field in Game.__struct_fields__ if field not in LINKS}


def gesture(game: Game, seat: int, rng: random.Random, agree: float = 0.9) -> Option:
    """One of the deeds offered to a seat; gangs mostly point where the first one pointed."""
    offered = seat_options(game, seat)
    if isinstance(game.now, Calling) and game.now.gestures and rng.random() < agree:
        first = next(iter(game.now.gestures.values()))
        if first in offered:
            return first
    return rng.choice(offered)


def deed(game: Game, rng: random.Random) -> cm.Command:
    """What moves the game on: a deed that is waited for, a card for a seat, or the host going on."""
    if "" in game.roles:
        left = list(game.deck)
        for role in filter(None, game.roles):
            left.remove(role)
        return cm.Assign(rng.choice([s for s, r in enumerate(game.roles, 1) if not r]), rng.choice(left))
    if game.waiting_answer is not None:
        return cm.Show()
    if game.now is None:
        return cm.Proceed()
    waiting = owed(game)
    if waiting and rng.random() < 0.97:
        seat = rng.choice(waiting) if rng.random() < 0.8 else waiting[0]
        if seat_options(game, seat):
            return cm.Act(seat, *gesture(game, seat, rng))
    if "timing" in game.by_hand or rng.random() < 0.3:
        return cm.Close()
    return cm.TimeUp(game.moment)


def interruption(game: Game, rng: random.Random) -> cm.Command:
    """Something nobody waits for: talk, a change of duties, a ruling of the host, a step back."""
    seat, other = rng.randint(1, game.seats), rng.randint(1, game.seats)
    card = rng.choice(game.deck)
    mark = rng.choice(tuple(game.book.marks) or ("none",))
    return rng.choice(
        (
            cm.Claim(seat, "role", seat, card),
            cm.Claim(seat, "learned", other, card),
            cm.Claim(seat, rng.choice(("suspect", "trust")), other),
            cm.Prolong(rng.randint(1, 120)),
            cm.Delegate(rng.choice(DUTIES), rng.choice(("software", "host"))),
            cm.Overrule(rng.choice(("dies", "lives", "convict", "spare")), seat, reason="he was asleep"),
            cm.Overrule(rng.choice(("mark", "unmark")), seat, mark),
            cm.Overrule("answer", seat, rng.choice((*ANSWERS, card))),
            cm.Undo(rng.randint(1, 3)),
            ballots(game, rng),
            agreement(game, rng),
            cm.DeclareDraw(rng.choice(("", *game.book.sides))),
            cm.Start(seat),
            cm.Claim(seat, "sign", other, rng.choice(("", "yes", card))),
            cm.Overrule("removed", seat),
            cm.Close(),
            cm.Act(seat, *(rng.choice(seat_options(game, seat) or (("pass", ()),)))),
        )
    )


def ballots(game: Game, rng: random.Random) -> cm.Poll:
    """A whole count by chance; a poll is refused where none is taken."""
    now = game.now
    if not isinstance(now, Counting):
        return cm.Poll(())
    votes = {
        seat: [vote for option in now.options_of(seat) if (vote := target_of(option))] for seat in now.voters
    }
    return cm.Poll(
        tuple((seat, rng.choice(own)) for seat, own in votes.items() if own and rng.random() < 0.8)
    )


def agreement(game: Game, rng: random.Random) -> cm.Agree:
    """A gang's common choice by chance; refused where no gang is awake."""
    now = game.now
    offers = seat_options(game, now.awake[0]) if isinstance(now, Calling) and now.awake else ()
    return cm.Agree(*rng.choice(offers)) if offers else cm.Agree("pass")


def course(
    game: Game, rng: random.Random, steps: int, interruptions: float = 0.1
) -> Iterator[tuple[cm.Command, Game]]:
    """Commands that were accepted, each with the game after it."""
    for _ in range(steps):
        if game.over is not None:
            return
        command = interruption(game, rng) if rng.random() < interruptions else deed(game, rng)
        try:
            game = play(game, command)
        except Refused:
            continue
        yield command, game


def played(game: Game, rng: random.Random, steps: int) -> Game:
    """The game after so many commands."""
    for _, after in course(game, rng, steps):
        game = after
    return game
