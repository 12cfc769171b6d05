"""What goes on paper, as values: the templates are fed with these and know nothing else."""

from __future__ import annotations

from msgspec import Struct


class PaperCard(Struct, frozen=True):
    """A card: its name, its side, what it can do, the rules behind it, and the name of its picture."""

    name: str
    side: str
    about: str
    rules: str
    picture: str


class NightLine(Struct, frozen=True):
    """One call of the night: who answers to it, what the host says, and with what he closes it."""

    who: str
    say: str
    close: str
    acts: bool


class NightPart(Struct, frozen=True):
    """A stretch of darkness: how it begins, its calls, and how many times it comes in a game."""

    title: str
    opens: str
    lines: tuple[NightLine, ...]
    once: bool


class PaperRule(Struct, frozen=True):
    """A rule with its number; `here` is what this table has agreed on where the book leaves a choice."""

    number: str
    text: str
    here: str = ""
    changed: bool = False


class RulePart(Struct, frozen=True):
    """Rules under one heading."""

    title: str
    rules: tuple[PaperRule, ...]


class PaperSeat(Struct, frozen=True):
    """A seat and who sits there; without a name there is room to write it."""

    seat: int
    name: str


class Colours(Struct, frozen=True):
    """What the sheets are printed in."""

    ink: str
    paper: str
    accent: str
    ground: str


class Sheets(Struct, frozen=True):
    """All there is to print, with every word and every picture in it."""

    language: str
    title: str
    subtitle: str
    size: str
    backs: str
    white: bool
    parts: tuple[str, ...]
    fonts: tuple[str, ...]
    colours: Colours
    cards: tuple[PaperCard, ...]
    night: tuple[NightPart, ...]
    rules: tuple[RulePart, ...]
    seats: tuple[PaperSeat, ...]
    tents: tuple[PaperSeat, ...]
    deck: tuple[tuple[str, int], ...]
    address: str
    code: str
    words: dict[str, str]
    pictures: dict[str, str]
