"""Who is out for good: what he may be shown and may do without disturbing those who play."""

from __future__ import annotations

from omerta.core import Game
from omerta.core import events as ev
from omerta.core.game import standing_events
from omerta.core.leaving import dead_watch, has_left
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import Lobby


def is_beyond(lobby: Lobby, game: Game, seat: int) -> bool:
    """Is this seat out, has nothing left to say, and does nobody who lives look at its device?"""
    gone = lobby.stage == "playing" and game.over is None and has_left(game, seat)
    return gone and not lobby.may_be_told_to_the_living(seat, game.living)


def may_watch(game: Game, seat: int) -> bool:
    """Does the book show this seat the rest of the game, or has it shown it all cards already?"""
    if seat in game.living:
        return False
    shown = (isinstance(event, ev.Briefed) and event.seat == seat for _, event in standing_events(game))
    return dead_watch(game) or any(shown)


def may_wager(lobby: Lobby, game: Game, seat: int) -> bool:
    """May this seat seal a wager? Not who sees the cards or has offered to sit beside somebody who does."""
    has_done = seat in lobby.wagers or lobby.at(seat).id in lobby.helpers
    return is_beyond(lobby, game, seat) and not has_done and not may_watch(game, seat)


def may_help(lobby: Lobby, game: Game, seat: int) -> bool:
    """May this seat offer itself as the hand of the person who leads?"""
    asked = lobby.led and lobby.at(seat).id not in lobby.helpers
    return asked and is_beyond(lobby, game, seat) and not may_be_asked(game)


def may_haunt(lobby: Lobby, game: Game, seat: int) -> bool:
    """May this seat write to the others who are out, and read them?

    Not before its own wager is sealed, for the dead have no secrets; and not where one of them may be asked
    in the night, who would then know more than he took along.
    """
    return is_beyond(lobby, game, seat) and not may_be_asked(game) and not may_wager(lobby, game, seat)


def may_be_asked(game: Game) -> bool:
    """Is there a card, as far as the table was told the deck, whose holder asks those who are out?"""
    cards = game.laid.deck or tuple(game.book.roles)
    abilities = (each for card in cards for each in game.book.roles[card].abilities.values())
    return any(each.who == "out" for each in abilities)


def has_time(game: Game) -> bool:
    """Is it light? In the dark whoever is out keeps as still as all others."""
    return not is_dark(game)
