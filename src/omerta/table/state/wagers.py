"""Sealed wagers of those who are out: what can be wagered on, the seal, and what it is worth in the end.

What is offered follows from what everybody knows. Once sealed, nobody sees a wager before the cards are open,
not even who has made it, and nobody takes it back; only if he is alive again it is void.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import Game, view
from omerta.core import events as ev
from omerta.core.commands import Refused
from omerta.core.game import PUBLIC, standing_events
from omerta.table.state import beyond
from omerta.table.state.lobby import Lobby
from omerta.table.state.sealed_wager import NO_ANSWER, OpenedWager, SealedWager

FOR_THE_WINNERS = 3
FOR_THE_NEXT = 2
DRAW = "draw"


class WagerOffer(Struct, frozen=True):
    """What a seat can wager on: whose cards are not open, the gangs and the sides there may be, who lives.

    Among the sides is a draw, where the book knows one.
    """

    suspects: tuple[int, ...]
    gangs: tuple[str, ...]
    sides: tuple[str, ...]
    falls: tuple[int, ...]


def offer(game: Game, seat: int, open_cards: frozenset[int]) -> WagerOffer:
    """What this seat can wager on, by what everybody knows."""
    book = game.book
    told = {book.roles[card].side for card in game.laid.deck or book.roles}
    gangs = tuple(side for side in book.sides if side in told and side in book.gangs)
    others = tuple(other for other in range(1, game.seats + 1) if other != seat and other not in open_cards)
    sides = tuple(side for side in book.sides if side in told)
    draw = (DRAW,) if any(each.wins == DRAW for each in book.endings.values()) else ()
    return WagerOffer(others if gangs else (), gangs, (*sides, *draw), tuple(sorted(game.living)))


def open_cards(game: Game) -> frozenset[int]:
    """The seats whose cards lie open to all."""
    return frozenset(view(game, PUBLIC).cards)


def sealed(lobby: Lobby, game: Game, seat: int, wager: SealedWager) -> Lobby:
    """The table with the wager of this seat, or a refusal by name."""
    if not beyond.is_beyond(lobby, game, seat):
        raise Refused("not-beyond")
    if seat in lobby.wagers:
        raise Refused("wager-sealed")
    if not beyond.may_wager(lobby, game, seat):
        raise Refused("wager-watches")
    if not beyond.has_time(game):
        raise Refused("wager-dark")
    if not _is_offered(wager, offer(game, seat, open_cards(game))):
        raise Refused("no-such-wager")
    kept = replace(wager, suspects=tuple(sorted(wager.suspects)), after=game.seen)
    return replace(lobby, wagers={**lobby.wagers, seat: kept})


def _is_offered(wager: SealedWager, offered: WagerOffer) -> bool:
    named = set(wager.suspects)
    return (
        len(named) == len(wager.suspects)
        and named <= {*offered.suspects}
        and wager.side in ("", *offered.sides)
        and wager.falls in (NO_ANSWER, 0, *offered.falls)
    )


def without_the_living(lobby: Lobby, living: tuple[int, ...]) -> Lobby:
    """The table after something was taken back: whoever lives again has wagered and offered nothing."""
    wagers = {seat: each for seat, each in lobby.wagers.items() if seat not in living}
    helpers = tuple(person for person in lobby.helpers if lobby.seat_of(person) not in living)
    return replace(lobby, wagers=wagers, helpers=helpers)


def opened(sealed: SealedWager, game: Game, seat: int) -> OpenedWager:
    """What a wager has come to in a finished game.

    A name costs a point where it is wrong, so that to name everybody is worth nothing.
    """
    assert game.over is not None, "a wager lies open when the cards do"
    guilty = {each for each in range(1, game.seats + 1) if _is_in_a_gang(game, each)}
    hits = tuple(each for each in sealed.suspects if each in guilty)
    misses = tuple(each for each in sealed.suspects if each not in guilty)
    knew, won = seat in guilty, bool(sealed.side) and sealed.side == (game.over.winner or DRAW)
    fell = sealed.falls in (_next_out(game, sealed.after) or (0,))
    points = 0 if knew else max(len(hits) - len(misses), 0)
    points += FOR_THE_WINNERS * won + FOR_THE_NEXT * fell
    return OpenedWager(hits, misses, sealed.side, won, sealed.falls, fell, knew, points)


def _is_in_a_gang(game: Game, seat: int) -> bool:
    role = game.book.roles.get(game.roles[seat - 1])
    return role is not None and role.side in game.book.gangs


def _next_out(game: Game, after: int) -> tuple[int, ...]:
    """Who left first after so much had happened, with all who left in the same phase."""
    out: list[int] = []
    for place, event in standing_events(game):
        if place >= after and isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            out.append(event.seat)
        elif out and isinstance(event, ev.PhaseBegan | ev.Jumped):
            break
    return tuple(out)
