"""A phone that remembers all it was sent, and how long each message was."""

from __future__ import annotations

from dataclasses import dataclass

from tests.table.playing import Answer, Phone

from omerta.table.faces import models as faces
from omerta.table.faces.models import Face

Choice = tuple[str, tuple[int, ...]]


@dataclass(frozen=True)
class Arrival:
    """A message: on which connection, how long, and the face it showed (None: the answer to an ask)."""

    wire: int
    length: int
    face: Face | None


class Listener(Phone):
    """Of a phone that holds several seats this one shows `seat`."""

    def __init__(self, phone: Phone, kind: str = "phone", seat: int = 0) -> None:
        super().__init__(phone.base, phone.code, phone.cookies, kind)
        self.seat = seat
        self.wires = 0
        self.does = ""
        self.arrivals: list[Arrival] = []
        self.tried: dict[tuple[int, int], list[Choice]] = {}

    def __str__(self) -> str:
        face = self.shown
        told = (
            (face.seat, face.moment, face.title, face.panel, face.clock)
            if isinstance(face, faces.Phone)
            else type(face).__name__
        )
        return f"wire {self.wires} of {self.base}, closed with {self.closed_with}, does {self.does!r}: {told}"

    @property
    def address(self) -> str:
        """Where its wire is."""
        return f"{super().address}&seat={self.seat}" if self.seat else super().address

    async def connect(self, base: str = "") -> None:
        """Connect, and count the connections."""
        self.wires += 1
        await super().connect(base)

    def arrived(self, length: int, is_face: bool) -> None:
        """Remember it."""
        self.arrivals.append(Arrival(self.wires, length, self.shown if is_face else None))

    async def ask(self, do: str, **fields: object) -> Answer:
        """Ask, and remember what was chosen: without an answer nobody knows whether it is stored."""
        if do == "act":
            seat, moment, targets = fields["seat"], fields["moment"], fields["targets"]
            assert isinstance(seat, int)
            assert isinstance(moment, int)
            assert isinstance(targets, list)
            self.tried.setdefault((moment, seat), []).append((str(fields["deed"]), tuple(targets)))
        return await super().ask(do, **fields)

    @property
    def phone(self) -> faces.Phone | None:
        """What it shows of a running game."""
        shown = self.shown
        return shown if isinstance(shown, faces.Phone) and shown.stage != "over" else None
