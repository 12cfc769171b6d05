"""What a host enters at one stroke: it is said together, and taken back together."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.table.state.lobby import Lobby

REMEMBERED = 24


def with_stroke(lobby: Lobby, since: int, until: int) -> Lobby:
    """The host has entered something: the game had so many events before it, and so many after it."""
    return replace(lobby, strokes=(*lobby.strokes, (since, until))[-REMEMBERED:]) if until > since else lobby


def last(lobby: Lobby, seen: int) -> int:
    """How many events there were before the last stroke; -1 where something has happened since."""
    since, until = lobby.strokes[-1] if lobby.strokes else (-1, -1)
    return since if until == seen else -1


def stroke_of(lobby: Lobby, place: int) -> int:
    """Where the stroke began to which the event at this place belongs; whatever was no stroke is its own."""
    return next((since for since, until in reversed(lobby.strokes) if since <= place < until), place)
