"""The devices of a table: who comes, who makes room, and who is sent away."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state.lobby import Device, Lobby
from omerta.words import LANGUAGES

MOST_DEVICES = 120
MOST_GONE = 40  # as many may come at once: a device has come before it sits down and before it is connected
NOBODY: Mapping[str, float] = MappingProxyType({})


def with_device(lobby: Lobby, device: Device, gone: Mapping[str, float] = NOBODY) -> Lobby:
    """One more device at the table; `gone` are those that are out of reach, and since when.

    Where all places are taken, whoever only looks on makes room: the one that has been gone for longest, and
    for somebody who comes to play also one that is here. A device that holds a seat, or asks for one, stays.
    Of those who only looked on and are gone a few are remembered, so that passers-by do not heap up.
    """
    if device.language not in LANGUAGES:
        raise Refused("no-such-language")
    away = sorted((each.id for each in onlookers(lobby) if each.id in gone), key=lambda each: gone[each])
    for each in away[: max(0, len(away) - MOST_GONE)]:
        lobby = without_device(lobby, each)
    if len(lobby.devices) >= MOST_DEVICES:
        lobby = without_device(lobby, _dispensable(lobby, device, gone))
    return replace(lobby, devices=(*lobby.devices, device))


def _dispensable(lobby: Lobby, comes: Device, gone: Mapping[str, float]) -> str:
    """The device that makes room for another; a refusal if there is none."""
    loose = onlookers(lobby)
    away = [each.id for each in loose if each.id in gone]
    if away:
        return min(away, key=lambda each: gone[each])
    if comes.watches or not loose:
        raise Refused("table-full")
    return next((each.id for each in reversed(loose) if each.watches), loose[0].id)


def onlookers(lobby: Lobby) -> tuple[Device, ...]:
    """The devices that hold no seat, know no card of this game and ask for nothing.

    Never the organizer's, nor the one on which the table speaks.
    """
    needed = (
        {lobby.voice, lobby.remote}
        | {each.device for each in lobby.people}
        | {each.device for each in lobby.pleas}
        | {*lobby.knows}
    )
    needed |= {lobby.host.person.device} if lobby.host is not None else set()
    return tuple(each for each in lobby.devices if not each.organizer and each.id not in needed)


def without_device(lobby: Lobby, device: str) -> Lobby:
    """A device is no longer of this table; whoever holds it can come again."""
    devices = tuple(each for each in lobby.devices if each.id != device)
    done = {each: words for each, words in lobby.done.items() if each != device}
    return replace(lobby, devices=devices, done=done)
