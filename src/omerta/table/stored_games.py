"""Games of a table as they lie in the store."""

from __future__ import annotations

import msgspec

from omerta.core import Event, Refused
from omerta.table.room import Room
from omerta.table.state.results import Result
from omerta.table.store.database import StoreError

EVENTS = msgspec.json.Decoder(Event)


def stored_events(room: Room, result: Result) -> list[Event]:
    """Everything that happened in a finished game, in order."""
    try:
        bodies = room.store.events(room.code, result.game)
    except StoreError as error:
        raise Refused("try-again") from error
    return [EVENTS.decode(body) for body in bodies]
