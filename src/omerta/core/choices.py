"""What may be done now, seat by seat; whatever is not offered here is refused."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from omerta.core.book.model import Book
from omerta.core.commands import Claim
from omerta.core.day.floor import nameable
from omerta.core.day.grounds import OPINIONS, REPLIES, SHRUG, Remembered, contested, reasons, remembered
from omerta.core.day.lone_decisions import may_step_in
from omerta.core.game import Game, standing_events
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Option, Talking
from omerta.core.night import gestures

NO_OPTIONS: tuple[Option, ...] = ()
ANSWERS = ("yes", "no", "same", "different", "none")
SIGNS = ("yes", "no", "unknown")


class Choices(Struct, frozen=True):
    """The deeds open to a seat, whether the game waits for one of them, and whether it may speak."""

    seat: int
    options: tuple[Option, ...]
    owed: bool
    may_speak: bool


def choices(game: Game, seat: int) -> Choices:
    """What this seat may do now."""
    options = seat_options(game, seat)
    return Choices(seat, options, bool(options) and owes(game, seat), may_speak(game, seat))


def seat_options(game: Game, seat: int) -> tuple[Option, ...]:
    """The deeds open to a seat, as (name, targets)."""
    found = _options(game, seat)
    return (*found, ("step-in", ())) if game.powers and may_step_in(game, seat) else found


def _options(game: Game, seat: int) -> tuple[Option, ...]:
    now = game.now
    if isinstance(now, Counting):
        may = seat in now.voters if now.order != "in-turn" else now.turn == seat
        return now.options_of(seat) if may else NO_OPTIONS
    if isinstance(now, Calling):
        return gestures.options(game, now, seat)
    if isinstance(now, Talking):
        return _talk_options(game, now, seat)
    if isinstance(now, Asking):
        if seat not in now.owed:
            return NO_OPTIONS
        return (*(("name", (other,)) for other in now.open_to), ("refrain", ()))
    if isinstance(now, Holding):
        return (("let-be", ()),) if seat in now.owed else NO_OPTIONS
    if isinstance(now, Deciding):
        return now.options if seat == now.seat else NO_OPTIONS
    if now is None:
        return NO_OPTIONS
    assert_never(now)


def _talk_options(game: Game, now: Talking, seat: int) -> tuple[Option, ...]:
    if seat not in now.seats or seat in now.ready:
        return NO_OPTIONS
    ready: Option = ("ready", ())
    if not now.names_candidates or (now.most and now.given >= now.most):
        return (ready,)
    return (*(("name", (other,)) for other in nameable(game, seat, now)), ready)


def names_candidates(game: Game) -> bool:
    """Are candidates put forward in the talk that is going on?"""
    return isinstance(game.now, Talking) and game.now.names_candidates


def owes(game: Game, seat: int) -> bool:
    """Does the game wait for this seat?"""
    return seat in owed(game)


def owed(game: Game) -> tuple[int, ...]:
    """The seats the game waits for. Nobody has to speak, but names for the vote are waited for."""
    now = game.now
    if isinstance(now, Counting):
        if now.order == "in-turn":
            return (now.turn,) if now.turn else ()
        return now.missing
    if isinstance(now, Calling):
        if not now.acts or now.done:
            return ()
        return tuple([seat for seat in now.awaiting if seat in now.awake and seat not in now.gestures])
    if isinstance(now, Talking):
        return tuple([s for s in now.seats if s not in now.ready]) if names_candidates(game) else ()
    if isinstance(now, Asking | Holding):
        return now.owed
    if isinstance(now, Deciding):
        return (now.seat,)
    if now is None:
        return ()
    assert_never(now)


def claims(game: Game, seat: int) -> tuple[Claim, ...]:
    """Everything this seat may say to the table now, or in signs to whoever talks with it."""
    now, book, everybody = game.now, game.book, range(1, game.seats + 1)
    if isinstance(now, Talking) and now.kind == "signs":
        if seat not in now.seats:
            return ()
        said = [(about, value) for about in (0, *everybody) for value in ("", *SIGNS, *book.roles)]
        return tuple([Claim(seat, "sign", about, value) for about, value in said if about or value])
    if not may_speak(game, seat):
        return ()
    seen = memory(game)
    cards = [
        Claim(seat, "role", seat, card, whom)
        for card in (book.roles if book.conduct.role_claims else ())
        for whom in (0, *contested(seen, seat, card))
    ]
    opinions = [
        Claim(seat, claim, about, *reason)
        for claim in (*OPINIONS, *REPLIES, SHRUG)
        for about in everybody
        for reason in reasons(seen, book, claim, seat, about)
    ]
    learned = [Claim(seat, "learned", about, value) for about in everybody for value in learnable(book)]
    return (*opinions, *cards, *learned)


def memory(game: Game) -> Remembered:
    """What all remember, for what may be said with a reason."""
    return remembered((event for _, event in standing_events(game)), game.book)


def learnable(book: Book) -> tuple[str, ...]:
    """What one may claim to have been told of somebody: a card, an answer, a side, a kind of card."""
    kinds = [role.type for role in book.roles.values() if role.type]
    return tuple(dict.fromkeys((*book.roles, *ANSWERS, *book.sides, *kinds)))


def may_speak(game: Game, seat: int) -> bool:
    """May this seat say something to the table?"""
    return isinstance(game.now, Talking) and seat in game.now.seats and game.now.kind != "signs"
