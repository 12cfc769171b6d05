"""The device that speaks for the table (0031): the screen of whoever opened it, or another that was chosen.

A device on which somebody plays speaks by day alone: at night no player's phone makes a sound.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state.lobby import Device, Lobby

VoicePlace = Literal["", "here", "elsewhere"]


def chosen(lobby: Lobby) -> str:
    """The device that was chosen; none if it has left the table."""
    return lobby.voice if lobby.device(lobby.voice) is not None else ""


def taken(lobby: Lobby, device: Device, here: frozenset[str]) -> Lobby:
    """This device speaks from now on, unless another that is there does; whoever opened the table may."""
    other = chosen(lobby)
    if other not in ("", device.id) and other in here and not device.organizer:
        raise Refused("voice-taken")
    return replace(lobby, voice=device.id)


def given_back(lobby: Lobby, device: Device) -> Lobby:
    """The screen of whoever opened the table speaks again."""
    if chosen(lobby) != device.id and not device.organizer:
        raise Refused("not-yours")
    return replace(lobby, voice="")


def place(lobby: Lobby, device: Device | None) -> VoicePlace:
    """Does the table speak here, elsewhere, or as ever where it was opened? Who leads speaks himself."""
    if device is not None and chosen(lobby) == device.id:
        return "here"
    return "elsewhere" if chosen(lobby) or (lobby.led and lobby.stage != "gathering") else ""


def is_played_on(lobby: Lobby, device: Device | None) -> bool:
    """Does somebody who lives, as far as people know, play on it? The screen of the table is for all."""
    if device is None or device.organizer or lobby.stage not in ("dealt", "playing"):
        return False
    return any(person.id not in lobby.out for person in lobby.held_by(device.id))
