"""In which order the cards are turned when a game is over, so that they tell how it went."""

from __future__ import annotations

from omerta.core import events as ev
from omerta.core.game import Game, standing_events


def unveiling(game: Game) -> tuple[int, ...]:
    """The covered cards in the order they are turned.

    First those who went out, as they did; then the living who have lost; the living who have won last, and
    of them a card with something to it at the very end. What lies open already is not turned.
    """
    over = game.over
    if over is None:
        return ()
    gone = [
        event.seat
        for _, event in standing_events(game)
        if isinstance(event, ev.Died | ev.Executed | ev.SentOut)
    ]
    lost = [seat for seat in game.living if seat not in over.seats]
    won = sorted((seat for seat in game.living if seat in over.seats), key=lambda seat: _weight(game, seat))
    return tuple([seat for seat in dict.fromkeys((*gone, *lost, *won)) if seat not in game.shown])


def _weight(game: Game, seat: int) -> tuple[bool, int]:
    role = game.book.roles.get(game.roles[seat - 1])
    return role is not None and role.kind != "plain", seat
