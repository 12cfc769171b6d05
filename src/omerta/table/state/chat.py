"""The chat for remote play: who may say something now, and who hears it."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import Game
from omerta.core.choices import may_speak
from omerta.core.commands import Refused
from omerta.core.moments import Calling
from omerta.table.state.beyond import may_haunt
from omerta.table.state.darkness import is_dark
from omerta.table.state.lobby import ChatLine, ChatRoom, Lobby
from omerta.table.state.people import tidy

KEPT = 200
LONGEST = 400
AT_ONCE, IN_SECONDS = 6, 30.0  # how much one of the dead says before he has to wait a little


def audience(lobby: Lobby, game: Game, seat: int) -> tuple[ChatRoom, tuple[int, ...]]:
    """The room a seat speaks in and the seats that hear it: the table, those awake with him, or the dead.

    While a gang is awake everybody may write, so that no phone tells who belongs to it; whoever does not is
    heard by himself alone. In the dark the dead write when all may, and else keep still.
    """
    if game.over is not None:
        return "day", tuple(range(1, game.seats + 1))
    if may_speak(game, seat):
        return "day", tuple(range(1, game.seats + 1))
    now = game.now
    gang = isinstance(now, Calling) and now.call in game.book.gangs
    if seat in game.living and isinstance(now, Calling) and gang:
        return "night", now.awake if seat in now.awake else (seat,)
    if seat not in game.living and (gang or not is_dark(game)):
        if may_haunt(lobby, game, seat):
            return "out", tuple(each for each in range(1, game.seats + 1) if may_haunt(lobby, game, each))
        if gang:
            return "out", (seat,)
    raise Refused("may-not-speak", game.cite("refused.may-not-speak"))


def said(lobby: Lobby, game: Game, seat: int, text: str, dark: bool | None = None, now: float = 0.0) -> Lobby:
    """A line is said to whoever hears it; one that was written in the dark is not said in the light."""
    if not lobby.chat:
        raise Refused("no-chat")
    text = tidy(text, LONGEST)
    if not text:
        raise Refused("nothing-said")
    room, hears = audience(lobby, game, seat)
    if dark is not None and dark != (room == "night") and room != "out":
        raise Refused("too-late")
    person = lobby.seated[seat - 1]
    lately = [each for each in lobby.said if each.person == person and each.at > now - IN_SECONDS]
    if room == "out" and len(lately) >= AT_ONCE:
        raise Refused("too-fast")
    number = lobby.said[-1].number + 1 if lobby.said else 1
    line = ChatLine(number, person, text, room, hears, now if room == "out" else 0.0)
    return replace(lobby, said=(*lobby.said, line)[-KEPT:])


def open_room(lobby: Lobby, game: Game, seat: int) -> ChatRoom | None:
    """The room in which this seat may say something now."""
    if not lobby.chat:
        return None
    try:
        return audience(lobby, game, seat)[0]
    except Refused:
        return None
