"""The chat as a phone shows it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import msgspec

from omerta.table.faces import models as faces
from omerta.table.faces import padding
from omerta.table.state.lobby import ChatLine, Lobby

SHOWN = 30


def heard(lobby: Lobby, seat: int, the_dead: bool = True) -> tuple[faces.Said, ...]:
    """The last lines a seat has heard, by numbers of its own: how much others say is nobody's business.

    What was said to all is kept apart: the same lines stand on every phone, whoever has heard more.
    """
    to_all = [line for line in lobby.said if line.room == "day"]
    to_some = [
        line
        for line in lobby.said
        if line.room != "day" and seat in line.hears and (the_dead or line.room != "out")
    ]
    return (*_last(lobby, to_all), *_last(lobby, to_some))


def _last(lobby: Lobby, lines: Sequence[ChatLine]) -> tuple[faces.Said, ...]:
    """The last of these lines, as many as find room in half a chat."""
    shown = [
        faces.Said(number, lobby.person(line.person).name, line.text, line.room)
        for number, line in [*enumerate(lines, 1)][-SHOWN:]
    ]
    lengths = accumulate(len(msgspec.json.encode(line)) + 1 for line in reversed(shown))
    fitting = sum(length < padding.CHAT // 2 for length in lengths)
    return tuple(shown[len(shown) - fitting :])
