"""People who host by turns: who is proposed, and what becomes of the circle when he takes the desk."""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.core.setup import next_host
from omerta.table.state.chosen_book import plain_book
from omerta.table.state.lobby import Lobby, Person
from omerta.table.state.people import (
    as_guests,
    gather_again,
    got_up,
    need_gathering,
    take_desk,
    with_host_seated,
)
from omerta.table.state.series import evening


def proposed(lobby: Lobby) -> Person | None:
    """Who should host the next game where the host changes (CLS-008): whoever sits after the last one."""
    host, circle = lobby.host, with_host_seated(lobby).people
    since, at = (host.since, host.place + 1) if host is not None else (0, 0)
    hosted = any(each.hosted and each.game > since for each in evening(lobby.results))
    if lobby.hosting != "person" or not hosted:
        return None
    for _ in circle:
        at = next_host(plain_book(lobby), len(circle), at)
        if at and circle[at - 1] in lobby.people and _may_host(lobby, circle[at - 1]):
            return circle[at - 1]
    return None


def _may_host(lobby: Lobby, person: Person) -> bool:
    """He is here, and has not declined."""
    return bool(person.device or person.guest) and person.id not in lobby.declined


def answered(lobby: Lobby, person: int, yes: bool) -> Lobby:
    """The one who is proposed hosts the next game, or the next one is asked."""
    need_gathering(lobby)
    found = proposed(lobby)
    if found is None or found.id != person:
        raise Refused("too-late")
    if not yes:
        return replace(lobby, declined=(*lobby.declined, person))
    return _taken(gather_again(lobby), found)


def _taken(lobby: Lobby, person: Person) -> Lobby:
    """He gets up and takes the desk; whoever hosted before sits down again, without a phone if that is it."""
    circle = got_up(with_host_seated(lobby), person)
    if person.device:
        return take_desk(circle, person.device)
    for device in circle.devices:
        circle = as_guests(circle, device.id) if device.organizer else circle
    return circle
