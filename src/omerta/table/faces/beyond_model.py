"""The part of a phone that is for whoever is out."""

from __future__ import annotations

from typing import Literal

from omerta.table.faces.face_parts import Part


class WagerForm(Part, frozen=True):
    """What can be wagered on: who is in one of the `gangs`, which side wins, who leaves next."""

    gangs: str
    suspects: tuple[int, ...] = ()
    sides: tuple[tuple[str, str], ...] = ()
    falls: tuple[int, ...] = ()


class Beyond(Part, frozen=True):
    """By day, for a seat that is out and has nothing left to say: how it left, and what it may do now.

    It `watches`, or has a `wager` to make, or has one `sealed`, of which no face says more before the end.
    A person who leads may be offered a hand, or it was `offered` to him.
    """

    fate: str
    when: str = ""
    watches: bool = False
    wager: WagerForm | None = None
    sealed: bool = False
    helps: Literal["", "may", "offered"] = ""


class WagerTold(Part, frozen=True):
    """A wager when the cards are open: whose it was, what it said and what of it came true."""

    seat: int
    name: str
    points: str
    lines: tuple[str, ...] = ()
