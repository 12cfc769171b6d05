"""What a player may do, as a menu, and what he typed, as a deed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from omerta.core.moments import Option
from omerta.terminal.console import Mistake, Terminal

IDLE = ("pass", "abstain", "refrain", "ready", "let-be", "nobody")
STANDING = ("step-in",)
ROSES = ("black", "red")
EXAMPLE = (3, 5, 7, 8, 9)
AT_ONCE = "!"


class Menu(Struct, frozen=True):
    """The deeds on offer, sorted out. A number is always a seat, 0 is always the way out.

    What is `standing` may be done besides, whatever else is asked, and never needs an answer. With `elects`
    a vote is for somebody, not against him.
    """

    options: tuple[Option, ...]
    deeds: tuple[str, ...]
    bare: tuple[str, ...]
    idle: str
    names: tuple[str, ...]
    seats: int
    you: int
    standing: tuple[str, ...] = ()
    elects: bool = False

    @property
    def roses(self) -> bool:
        """Are both roses still to be given?"""
        return self.deeds == ROSES

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

    def ordered(self, deed: str) -> bool:
        """Does this deed need a first and a second player, so that each pair is offered both ways?"""
        pairs = {seats for name, seats in self.options if name == deed}
        return any(seats[::-1] in pairs for seats in pairs if len(seats) == 2)

    def wants(self, deed: str) -> int:
        """How many players this deed needs."""
        return max((len(seats) for name, seats in self.options if name == deed), default=0)


def menu(options: Sequence[Option], names: Sequence[str], seats: int, you: int, elects: bool = False) -> Menu:
    """Sort out what is on offer."""
    kinds = tuple(dict.fromkeys(deed for deed, _ in options))
    idle = next((deed for deed in kinds if deed in IDLE), "")
    aimed = tuple(deed for deed in kinds if any(name == deed and seats for name, seats in options))
    standing = tuple(deed for deed in kinds if deed in STANDING)
    bare = tuple(deed for deed in kinds if deed not in (*aimed, *standing, idle))
    return Menu(tuple(options), aimed, bare, idle, tuple(names), seats, you, standing, elects)


def show(terminal: Terminal, offered: Menu) -> None:
    """Write the menu down."""
    if offered.roses:
        terminal.say("cli-roses")
        _show_seats(terminal, offered, offered.targets(ROSES[0]))
    elif not offered.numbered and offered.deeds:
        show_targets(terminal, offered, offered.deeds[0])
    elif offered.numbered:
        for at, deed in enumerate(offered.listed, 1):
            targets = offered.targets(deed)
            whom = f" {_seat(terminal, offered, targets[0])}" if len(targets) == 1 else ""
            terminal.write(f"{at}  {_label(terminal, deed)}{whom}", "bold", indent=2)
    if offered.idle:
        rest = offered.idle == "abstain" and {*offered.deeds} & {*ROSES}
        way_out = terminal.text("cli-no-rose") if rest else _label(terminal, offered.idle)
        terminal.write(f"0  {way_out}", "bold", indent=2)
    for deed in offered.standing:
        terminal.write(f"{AT_ONCE}  {_label(terminal, deed)}", "bold", indent=2)


def show_targets(terminal: Terminal, offered: Menu, deed: str) -> None:
    """Write down to whom a deed can be done."""
    targets = offered.targets(deed)
    if len(targets) == 1:
        terminal.write(f"{_seat(terminal, offered, targets[0])}  {_label(terminal, deed)}", "bold", indent=2)
        return
    number = offered.wants(deed)
    asks = "cli-whom-elect" if offered.elects and deed == "vote" else f"deed-{deed}.whom"
    whom = terminal.text(terminal.words.first(asks, "cli-whom-any"))
    blanks: dict[str, str | int] = {"whom": whom, "deed": _label(terminal, deed), "number": number}
    example = " ".join(str(seat) for seat in EXAMPLE[:number])
    many = "cli-whom-in-order" if offered.ordered(deed) else "cli-whom-many"
    terminal.say(many if number > 1 else "cli-whom", {**blanks, "example": example})
    _show_seats(terminal, offered, targets)


def _show_seats(terminal: Terminal, offered: Menu, seats: Sequence[int]) -> None:
    terminal.write("   ".join(_seat(terminal, offered, seat) for seat in seats), "bold", indent=2)


def _label(terminal: Terminal, deed: str) -> str:
    return terminal.words.name("deed", deed)


def _seat(terminal: Terminal, offered: Menu, seat: int) -> str:
    name = f" {offered.names[seat - 1]}" if seat <= len(offered.names) else ""
    you = f" ({terminal.text('cli-you')})" if seat == offered.you else ""
    return f"{seat}{name}{you}"


class Half(Struct, frozen=True):
    """A deed was chosen, but not yet to whom."""

    deed: str


class Both(Struct, frozen=True):
    """Two deeds typed at one stroke."""

    options: tuple[Option, ...]


def understand(terminal: Terminal, offered: Menu, typed: str, deed: str = "") -> Option | Half | Both:
    """The deed that was typed; it may still be refused by the rules."""
    text = typed.strip()
    for standing in offered.standing:
        if _plain(text) in (AT_ONCE, standing, _plain(_label(terminal, standing))):
            return (standing, ())
    if offered.roses and not deed and re.match(r"[1-9]", text):
        return _two_roses(offered, text)
    if not deed or not offered.numbered:
        deed, text = _named_deed(terminal, offered, text)
    elif text == "0" or not text[:1].isdecimal():
        other, rest = _named_deed(terminal, offered, text)
        deed, text = (other, rest) if other else (deed, text)
    if deed == offered.idle and deed:
        return (deed, ())
    if deed in offered.bare:
        return (deed, ())
    if deed and not text:
        targets = offered.targets(deed)
        return (deed, targets) if len(targets) == 1 else Half(deed)
    if not deed and offered.numbered:
        raise Mistake(
            "cli-which-deed", {"deeds": ", ".join(_label(terminal, each) for each in offered.listed)}
        )
    deed = deed or (offered.deeds[0] if offered.deeds else "")
    if not deed:
        way_out = f"0 {_label(terminal, offered.idle)}" if offered.idle else "?"
        raise Mistake("cli-only-this", {"text": typed.strip(), "deed": way_out})
    seats = tuple(find_seat(part, offered.names, offered.seats) for part in _parts(text, offered.names))
    if len(seats) != offered.wants(deed):
        raise Mistake("cli-how-many", {"number": offered.wants(deed), "deed": _label(terminal, deed)})
    return (deed, seats if offered.ordered(deed) else tuple(sorted(seats)))


def _two_roses(offered: Menu, text: str) -> Both:
    """Two players: the first gets the black rose, the second the red one."""
    seats = [find_seat(part, offered.names, offered.seats) for part in _parts(text, offered.names)]
    if len(seats) != len(ROSES):
        raise Mistake("cli-two-roses")
    return Both(tuple((rose, (seat,)) for rose, seat in zip(ROSES, seats, strict=True)))


def _named_deed(terminal: Terminal, offered: Menu, text: str) -> tuple[str, str]:
    """The deed a text begins with, by its number or its name, and the rest of the text."""
    if text == "0" and offered.idle:
        return offered.idle, ""
    number, _, rest = text.partition(" ")
    if offered.numbered and number.isdecimal() and 1 <= int(number) <= len(offered.listed):
        return offered.listed[int(number) - 1], rest.strip()
    lowered = _plain(text)
    for deed, labels in _labels(terminal, offered).items():
        for label in labels:
            if lowered == label or lowered.startswith(f"{label} "):
                return deed, text[len(label) :].strip()
    return "", text


def _labels(terminal: Terminal, offered: Menu) -> dict[str, list[str]]:
    """How each deed may be typed: as it is called, or by the first word of that if no other begins so."""
    deeds = (*offered.listed, *((offered.idle,) if offered.idle else ()))
    named = {deed: _plain(_label(terminal, deed)) for deed in deeds}
    begins = [label.split()[0] for label in named.values()]
    return {
        deed: [label, deed, *[word for word in label.split()[:1] if begins.count(word) == 1]]
        for deed, label in named.items()
    }


def _plain(text: str) -> str:
    """A text as it is compared."""
    return text.casefold().replace("ё", "е")


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
