"""What a player is known by besides the name: a drawn emblem in a colour, taken at the door.

It tells nothing but who is who: it is there before the deal, the same for everybody's eyes, and what nobody
chose is drawn from the number of the person alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from itertools import product
from typing import get_args

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.actions.asks import Emblem, EmblemColour
from omerta.table.state.lobby import Lobby, Person

EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
COLOURS: tuple[EmblemColour, ...] = get_args(EmblemColour)
Worn = tuple[str, str]


def free(others: Iterable[Person]) -> list[tuple[Emblem, EmblemColour]]:
    """What may be worn beside these: an emblem nobody has, in any colour.

    Where every emblem is taken, one that somebody has, in another colour than his.
    """
    worn = {(each.emblem, each.colour) for each in others}
    taken = {emblem for emblem, _ in worn}
    unlike = [each for each in EMBLEMS if each not in taken]
    return [each for each in product(unlike or EMBLEMS, COLOURS) if each not in worn]


def drawn(lobby: Lobby, person: int) -> tuple[Emblem, EmblemColour]:
    """What somebody of this number gets who has chosen nothing; the cards are drawn from elsewhere."""
    chosen = free(_others(lobby, person))
    dice = blake2b(f"{lobby.code} {person}".encode(), digest_size=8).digest()
    return chosen[int.from_bytes(dice) % len(chosen)]


def worn(lobby: Lobby, person: Person, emblem: str = "", colour: str = "") -> Person:
    """Somebody with what he has chosen as far as it is free, else with what is drawn for him."""
    found: Worn = drawn(lobby, person.id)
    left = free(_others(lobby, person.id))
    wishes = ((emblem, colour), (emblem, found[1]), (found[0], colour), found)
    emblem, colour = next(each for each in wishes if each in left)
    return replace(person, emblem=emblem, colour=colour)


def left(lobby: Lobby, first: str = "") -> tuple[str, ...]:
    """The emblems that may still be taken; this one comes first."""
    found = dict.fromkeys(emblem for emblem, _ in free(_others(lobby, 0)))
    return tuple(sorted(found, key=lambda each: each != first))


def offered(lobby: Lobby, emblem: str = "", colour: str = "") -> Person:
    """Whoever comes next, with what he has chosen at the door or with what is drawn for him."""
    return worn(lobby, Person(lobby.numbers + 1, ""), emblem, colour)


def changed(lobby: Lobby, person: Person, emblem: Emblem, colour: EmblemColour) -> Lobby:
    """Somebody takes another emblem, which nobody has."""
    if (emblem, colour) not in free(_others(lobby, person.id)):
        raise Refused("emblem-taken")
    people = tuple(
        replace(each, emblem=emblem, colour=colour) if each.id == person.id else each for each in lobby.people
    )
    return replace(lobby, people=people)


def _others(lobby: Lobby, person: int) -> list[Person]:
    """Everybody but this one; whoever hosts by turns will sit down again."""
    here = lobby.people if lobby.host is None else (*lobby.people, lobby.host.person)
    return [each for each in here if each.id != person]
