"""Who asks what of a table, and what he may: some things are for whoever opened it, some for the desk."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from omerta.core.commands import Refused
from omerta.table.actions.turn import Turn
from omerta.table.state.chosen_deck import PRINTED_ONLY
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.lobby import Device, Person


class Errand(Struct, frozen=True):
    """Who asks what: the turn that may come of it, the device, names for new bots, chance for a deal.

    `here` are the devices that are connected now, `living` the seats of which nobody has heard yet that
    they are out. `shelf` are the books of one's own that may be chosen.
    """

    turn: Turn
    device: Device
    bot_names: tuple[str, ...]
    seed: int
    here: frozenset[str] = frozenset()
    living: frozenset[int] = frozenset()
    shelf: Mapping[str, KeptBook] = PRINTED_ONLY

    def organizer(self) -> None:
        """Some things only whoever opened the table may do."""
        if not self.device.organizer:
            raise Refused("organizer-only")

    def own(self, person: int) -> Person:
        """A person whose moments happen on this device; before the deal the organizer speaks for all."""
        found, gathers = self.turn.lobby.person(person), self.turn.lobby.stage in ("gathering", "over")
        if found.device != self.device.id and not (self.device.organizer and gathers):
            raise Refused("not-yours")
        return found

    def own_seat(self, seat: int) -> int:
        """A seat that this very device holds: nobody acts for another."""
        if self.turn.lobby.at(seat).device != self.device.id:
            raise Refused("not-yours")
        return seat


def need_desk(errand: Errand) -> None:
    """The desk is for whoever opened the table and does not play himself, as long as he leads."""
    need_own_desk(errand)
    if errand.turn.lobby.handed:
        raise Refused("handed-over")


def need_own_desk(errand: Errand) -> None:
    errand.organizer()
    table = errand.turn.lobby
    if table.hosting != "person":
        raise Refused("no-desk")
    if errand.device.id in table.played_on:
        raise Refused("plays-himself")
