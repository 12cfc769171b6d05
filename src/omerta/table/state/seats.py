"""Seats before the deal: a stranger who takes them all does not keep the others out (0024).

Whoever is out of reach for a minute makes room at a full table. Whoever opened the table sends somebody away
together with all who came after him from the same address; nobody new sits down from there for a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state.devices import without_device
from omerta.table.state.lobby import Device, Lobby, Person
from omerta.table.state.network_place import is_this_machine
from omerta.table.state.people import MOST_PEOPLE, leave, need_gathering, sent_off

HELD_FOR = 60.0
SHUT_FOR = 600.0
MARK = 2  # bytes: enough to tell forty people apart, and 65,536 times too few to tell an address
HERE = "here"  # this machine, or a proxy nobody vouches for: it speaks for many, and is never shut


def mark_of(code: str, address: str) -> str:
    """What is kept of the address a device came from: a short mark that means nothing at another table."""
    if is_this_machine(address):
        return HERE
    return blake2b(address.encode(), key=code.encode(), digest_size=MARK).hexdigest() if address else ""


def with_room(lobby: Lobby, absent: Mapping[str, float]) -> Lobby:
    """At a full table whoever has been out of reach for longest makes room; `absent` says for how long."""
    if lobby.stage != "gathering" or len(lobby.people) < MOST_PEOPLE:
        return lobby
    away = [each for each in lobby.people if absent.get(each.device, 0.0) >= HELD_FOR]
    away = [each for each in away if not _device(lobby, each).organizer]
    if not away:
        return lobby
    return sent_off(lobby, max(away, key=lambda each: absent[each.device]).id)


def need_open(lobby: Lobby, device: str, mark: str, now: float) -> None:
    """Nobody new sits down from where others were sent away; who has a seat keeps it."""
    if lobby.shut.get(mark, 0.0) > now and not lobby.held_by(device):
        raise Refused("place-shut")


def company(lobby: Lobby, person: Person) -> tuple[Person, ...]:
    """This person, and all who came from the same address no sooner than he; nobody of the organizer's."""
    came = [each.id for each in lobby.devices]
    if person.device not in came:
        return ()
    own = _device(lobby, person)
    if own.organizer or not own.mark:
        return ()
    later = lobby.devices[came.index(own.id) :]
    among = {each.id for each in later if each.mark == own.mark and not each.organizer}
    return tuple(each for each in lobby.people if each.device in among)


def without_company(lobby: Lobby, person: int, now: float) -> Lobby:
    """They all go, with their devices, and for a while nobody new sits down from where they came."""
    need_gathering(lobby)
    going = company(lobby, lobby.person(person))
    if not going:
        raise Refused("no-company")
    mark = _device(lobby, going[0]).mark
    for each in going:
        lobby = leave(lobby, each.id)
    for device in {each.device for each in going}:
        lobby = without_device(lobby, device)
    shut = {where: until for where, until in lobby.shut.items() if until > now}
    return replace(lobby, shut=shut if mark == HERE else {**shut, mark: now + SHUT_FOR})


def _device(lobby: Lobby, person: Person) -> Device:
    return lobby.device(person.device) or Device("", "", "")
