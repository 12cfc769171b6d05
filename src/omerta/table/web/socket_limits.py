"""Who has room for one more wire: whoever sits at a table always, and nobody by holding hundreds (0024)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from omerta.core.commands import Refused
from omerta.table.state.devices import onlookers
from omerta.table.state.network_place import is_this_machine
from omerta.table.web.sockets import Wire

SocketKind = Literal["seated", "onlooker", "stranger"]
MOST_WIRES_OF_A_DEVICE = 8
MOST_ONLOOKERS_AT_A_TABLE, MOST_STRANGERS_AT_A_TABLE, MOST_FROM_A_PLACE = 100, 100, 240
SLOW_DOWN, ELSEWHERE = 4429, 4409


class Crowds:
    """The open wires of this process, table by table, the oldest first.

    A device has so many: one more ends its oldest. Devices that hold a seat, and the organizer's, are not
    counted otherwise; those that only look on share what a table and an address have for them.
    """

    def __init__(self) -> None:
        self._open: dict[str, dict[Wire, SocketKind]] = {}
        self._from: Counter[str] = Counter()

    async def run(self, wire: Wire, address: str) -> None:
        """Serve a wire if there is room for it."""
        kind, code = _kind(wire), wire.room.code
        refusal = self._refusal(wire, kind, address)
        if refusal is not None:
            return await wire.turn_away(refusal, SLOW_DOWN)
        counted = kind != "seated"
        self._open.setdefault(code, {})[wire] = kind
        self._from[address] += counted
        try:
            await wire.run()
        finally:
            self._forget(wire)
            self._from[address] -= counted
            if not self._from[address]:
                del self._from[address]

    def _refusal(self, wire: Wire, kind: SocketKind, address: str) -> Refused | None:
        """Make room for this wire, or say why there is none."""
        here = self._open.get(wire.room.code, {})
        own = [each for each in here if wire.device is not None and _device(each) == _device(wire)]
        if len(own) >= MOST_WIRES_OF_A_DEVICE:
            self._end(own[0])
            return None
        if kind == "seated":
            return None
        if self._from[address] >= MOST_FROM_A_PLACE and not is_this_machine(address):
            return Refused("too-many-from-here")
        alike = [each for each, of in here.items() if of == kind]
        most = MOST_STRANGERS_AT_A_TABLE if kind == "stranger" else MOST_ONLOOKERS_AT_A_TABLE
        if len(alike) < most:
            return None
        spare = _spare(alike, len(own)) if kind == "onlooker" else None
        if spare is None:
            return Refused("too-many-at-table")
        self._end(spare)
        return None

    def _end(self, wire: Wire) -> None:
        self._forget(wire)
        wire.end(ELSEWHERE)

    def _forget(self, wire: Wire) -> None:
        here = self._open.get(wire.room.code, {})
        here.pop(wire, None)
        if not here:
            self._open.pop(wire.room.code, None)


def _kind(wire: Wire) -> SocketKind:
    if wire.device is None:
        return "stranger"
    return "onlooker" if any(each.id == wire.device.id for each in onlookers(wire.room.lobby)) else "seated"


def _device(wire: Wire) -> str:
    return wire.device.id if wire.device is not None else ""


def _spare(wires: Iterable[Wire], own: int) -> Wire | None:
    """The oldest wire of the device that has the most, if that is more than the newcomer will have."""
    found: dict[str, list[Wire]] = {}
    for wire in wires:
        found.setdefault(_device(wire), []).append(wire)
    most = max(found.values(), key=len, default=[])
    return most[0] if len(most) > own + 1 else None
