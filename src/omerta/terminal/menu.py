"""What a player may do, as a menu, and what he typed, as a deed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from omerta.core.game import Option
from omerta.terminal.desk import Desk, Mistake

IDLE = ("pass", "abstain", "refrain", "ready")


class Menu(Struct, frozen=True):
    """The deeds on offer, sorted out. A number is always a seat, 0 is always the way out."""

    options: tuple[Option, ...]
    deeds: tuple[str, ...]
    bare: tuple[str, ...]
    idle: str
    names: tuple[str, ...]
    seats: int
    you: int

    @property
    def numbered(self) -> bool:
        """Are the deeds themselves numbered, because there is more than one of them?"""
        return len(self.deeds) + len(self.bare) > 1

    @property
    def listed(self) -> tuple[str, ...]:
        """The deeds besides doing nothing."""
        return (*self.deeds, *self.bare)

    def targets(self, deed: str) -> tuple[int, ...]:
        """Everybody to whom this deed can be done."""
        return tuple(dict.fromkeys(seat for name, seats in self.options if name == deed for seat in seats))

    def wants(self, deed: str) -> int:
        """How many players this deed needs."""
        return max((len(seats) for name, seats in self.options if name == deed), default=0)


def menu(options: Sequence[Option], names: Sequence[str], seats: int, you: int) -> Menu:
    """Sort out what is on offer."""
    kinds = tuple(dict.fromkeys(deed for deed, _ in options))
    idle = next((deed for deed in kinds if deed in IDLE), "")
    aimed = tuple(deed for deed in kinds if any(name == deed and seats for name, seats in options))
    bare = tuple(deed for deed in kinds if deed not in aimed and deed != idle)
    return Menu(tuple(options), aimed, bare, idle, tuple(names), seats, you)


def show(desk: Desk, offered: Menu) -> None:
    """Write the menu down."""
    if not offered.numbered and offered.deeds:
        show_targets(desk, offered, offered.deeds[0])
    for at, deed in enumerate(offered.listed, 1):
        if offered.numbered:
            targets = offered.targets(deed)
            whom = f" {_seat(desk, offered, targets[0])}" if len(targets) == 1 else ""
            desk.write(f"{at}  {_label(desk, deed)}{whom}", "bold", indent=2)
    if offered.idle:
        desk.write(f"0  {_label(desk, offered.idle)}", "bold", indent=2)


def show_targets(desk: Desk, offered: Menu, deed: str) -> None:
    """Write down to whom a deed can be done."""
    targets = offered.targets(deed)
    if len(targets) == 1:
        desk.write(f"{_seat(desk, offered, targets[0])}  {_label(desk, deed)}", "bold", indent=2)
        return
    many = offered.wants(deed) > 1
    whom = desk.text(desk.words.first(f"deed-{deed}.whom", "cli-whom-any"))
    desk.say("cli-whom-many" if many else "cli-whom", {"whom": whom, "deed": _label(desk, deed)})
    desk.write("   ".join(_seat(desk, offered, seat) for seat in targets), "bold", indent=2)


def _label(desk: Desk, deed: str) -> str:
    return desk.words.name("deed", deed)


def _seat(desk: Desk, offered: Menu, seat: int) -> str:
    name = f" {offered.names[seat - 1]}" if seat <= len(offered.names) else ""
    you = f" ({desk.text('cli-you')})" if seat == offered.you else ""
    return f"{seat}{name}{you}"


class Half(Struct, frozen=True):
    """A deed was chosen, but not yet to whom."""

    deed: str


def understand(desk: Desk, offered: Menu, typed: str, deed: str = "") -> Option | Half:
    """The deed that was typed; it may still be refused by the rules."""
    text = typed.strip()
    if not deed or not offered.numbered:
        deed, text = _named_deed(desk, offered, text)
    elif text == "0" or not text[:1].isdecimal():
        other, rest = _named_deed(desk, offered, text)
        deed, text = (other, rest) if other else (deed, text)
    if deed == offered.idle and deed:
        return (deed, ())
    if deed in offered.bare:
        return (deed, ())
    if deed and not text:
        targets = offered.targets(deed)
        return (deed, targets) if len(targets) == 1 else Half(deed)
    if not deed and offered.numbered:
        raise Mistake("cli-which-deed", {"deeds": ", ".join(_label(desk, each) for each in offered.listed)})
    deed = deed or (offered.deeds[0] if offered.deeds else "")
    if not deed:
        way_out = f"0 {_label(desk, offered.idle)}" if offered.idle else "?"
        raise Mistake("cli-only-this", {"text": typed.strip(), "deed": way_out})
    seats = tuple(find_seat(part, offered.names, offered.seats) for part in _parts(text, offered.names))
    if len(seats) != offered.wants(deed):
        raise Mistake("cli-how-many", {"number": offered.wants(deed), "deed": _label(desk, deed)})
    return (deed, tuple(sorted(seats)))


def _named_deed(desk: Desk, offered: Menu, text: str) -> tuple[str, str]:
    """The deed a text begins with, by its number or its name, and the rest of the text."""
    if text == "0" and offered.idle:
        return offered.idle, ""
    if offered.numbered and text.isdecimal() and 1 <= int(text) <= len(offered.listed):
        return offered.listed[int(text) - 1], ""
    lowered = text.casefold()
    for deed in (*offered.listed, *((offered.idle,) if offered.idle else ())):
        for label in (_label(desk, deed).casefold(), deed):
            if lowered == label or lowered.startswith(f"{label} "):
                return deed, text[len(label) :].strip()
    return "", text


def _parts(text: str, names: Sequence[str]) -> list[str]:
    """The players in a text; a name may have blanks in it."""
    if any(name.casefold() == text.casefold() for name in names):
        return [text]
    return [part for part in re.split(r"[\s,;]+", text) if part]


def find_seat(text: str, names: Sequence[str], seats: int) -> int:
    """A seat by its number or by the beginning of a name."""
    if text.isdecimal():
        if 1 <= int(text) <= seats:
            return int(text)
        raise Mistake("cli-seat", {"number": text, "most": seats})
    wanted = text.casefold()
    found = [at for at, name in enumerate(names, 1) if name.casefold().startswith(wanted)]
    exact = [at for at, name in enumerate(names, 1) if name.casefold() == wanted]
    if len(exact or found) == 1:
        return (exact or found)[0]
    raise Mistake("cli-two-names" if found else "cli-not-understood", {"text": text})
