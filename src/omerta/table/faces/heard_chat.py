"""The chat as a phone shows it."""

from __future__ import annotations

from itertools import accumulate

import msgspec

from omerta.table.faces import models as faces
from omerta.table.faces import padding
from omerta.table.state.lobby import Lobby

SHOWN = 30


def heard(lobby: Lobby, seat: int, the_dead: bool = True) -> tuple[faces.Said, ...]:
    """The last lines a seat has heard, by numbers of its own: how much others say is nobody's business."""
    lines = [
        line
        for line in lobby.said
        if line.room == "day" or (seat in line.hears and (the_dead or line.room != "out"))
    ]
    shown = [
        faces.Said(number, lobby.person(line.person).name, line.text, line.room)
        for number, line in [*enumerate(lines, 1)][-SHOWN:]
    ]
    lengths = accumulate(len(msgspec.json.encode(line)) + 1 for line in reversed(shown))
    fitting = sum(length < padding.CHAT for length in lengths)
    return tuple(shown[len(shown) - fitting :])
