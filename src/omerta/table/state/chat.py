"""The chat for remote play: who may say something now, and who hears it."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import Game
from omerta.core.choices import may_speak
from omerta.core.commands import Refused
from omerta.core.moments import Calling
from omerta.table.state.lobby import ChatLine, ChatRoom, Lobby
from omerta.table.state.people import tidy

KEPT = 200
LONGEST = 400


def audience(game: Game, seat: int) -> tuple[ChatRoom, tuple[int, ...]]:
    """The room a seat speaks in and the seats that hear it: the table, those awake with him, or the dead.

    While a gang is awake everybody who plays may write, so that no phone tells who belongs to it; whoever
    does not is heard by himself alone.
    """
    if game.over is not None:
        return "day", tuple(range(1, game.seats + 1))
    if may_speak(game, seat):
        return "day", tuple(range(1, game.seats + 1))
    if seat not in game.living:
        return "out", tuple(other for other in range(1, game.seats + 1) if other not in game.living)
    now = game.now
    if isinstance(now, Calling) and now.call in game.book.gangs:
        return "night", now.awake if seat in now.awake else (seat,)
    raise Refused("may-not-speak", game.cite("refused.may-not-speak"))


def said(lobby: Lobby, game: Game, seat: int, text: str) -> Lobby:
    """A line is said to whoever hears it."""
    if not lobby.chat:
        raise Refused("no-chat")
    text = tidy(text, LONGEST)
    if not text:
        raise Refused("nothing-said")
    room, hears = audience(game, seat)
    number = lobby.said[-1].number + 1 if lobby.said else 1
    line = ChatLine(number, lobby.seated[seat - 1], text, room, hears)
    return replace(lobby, said=(*lobby.said, line)[-KEPT:])


def may_chat(lobby: Lobby, game: Game, seat: int) -> bool:
    """May this seat say something now?"""
    if not lobby.chat:
        return False
    try:
        audience(game, seat)
    except Refused:
        return False
    return True
