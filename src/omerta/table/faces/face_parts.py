"""What the faces of a table have in common: their plain parts, already worded for whoever looks.

Times are in milliseconds from now, because no two clocks agree.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.words.stages import BeatStage

PlayedStage = Literal["dealt", "playing", "over"]
Sky = Literal["night", "dawn", "noon", "dusk"]
State = Literal["", "speaks", "candidate", "voted", "ready", "accused", "won"]


class Part(Struct, frozen=True, gc=False, omit_defaults=True):
    """The bare base of everything a face is made of."""


class Clock(Part, frozen=True):
    """How much is left of how much; `warns`: with so much left, the table says this.

    `paused`: it stands, because whoever is named by `by` has stopped it.
    """

    left: int
    total: int
    paused: bool = False
    warns: tuple[tuple[int, str], ...] = ()
    by: str = ""


class Line(Part, frozen=True):
    """A sentence the table was told, with the rules behind it. `number` grows and never repeats in a game.

    `stage` is what kind of moment it is told in, `seats` are those in whose light it is told. A line that is
    spoken has `sounds`: where they lie that make up the whole of it; `recorded`, if by a person.
    """

    number: int
    text: str
    rules: tuple[str, ...] = ()
    stage: BeatStage = "aside"
    seats: tuple[int, ...] = ()
    sounds: tuple[str, ...] = ()
    recorded: bool = False


class Place(Part, frozen=True):
    """A seat of the circle as this viewer may see it.

    `card` is a card that lies open, and `picture` the number of its picture; `marks` are told to all; `votes`
    are those of the count that goes on or was the last of this day; `state` is what he does just now.
    `emblem` in its `colour` is what he is known by besides the name; `signs` name the drawings of the marks.
    """

    seat: int
    name: str
    living: bool = True
    me: bool = False
    bot: bool = False
    away: bool = False
    card: str = ""
    picture: int = 0
    marks: tuple[str, ...] = ()
    votes: str = ""
    state: State = ""
    emblem: str = ""
    colour: str = ""
    signs: tuple[str, ...] = ()


class DeedOffer(Part, frozen=True):
    """Something to do with so many names, of the seats `open_to` or of all; `least`: so few will do.

    `others`: nobody does it to himself. `shows`: it is a card that is shown. `sure`: ask once more.
    """

    deed: str
    label: str
    targets: int = 0
    open_to: tuple[int, ...] = ()
    least: int | None = None
    shows: bool = False
    others: bool = False
    sure: bool = False


class WatchedCard(Part, frozen=True):
    """Who holds which card, under the thumb of somebody who is out and may watch."""

    seat: int
    name: str
    card: str


class Held(Part, frozen=True):
    """What shows only while it is held: my card, what it can do, and what I know about this very moment.

    Whoever is out and may watch has `watched` cards, and the night in his lines.
    `tapped` is what became of the last choice: that it stands, or why not; `picture` is the number of the
    card's picture, which every phone has had since before the deal.
    """

    card: str
    about: str
    side: str = ""
    lines: tuple[str, ...] = ()
    tapped: str = ""
    picture: int = 0
    watched: tuple[WatchedCard, ...] = ()


class Plea(Part, frozen=True):
    """Somebody asks something of the others: `mine` to answer or not, and `answered` already."""

    number: int
    text: str
    mine: bool = False
    answered: bool = False


class AlmanacHere(Part, frozen=True):
    """What can be looked up at this table, the same for everybody: it is on a device before the deal.

    In `place` lies the almanac of the book. `deck` are the cards and how many of each, as far as all know, or
    as a host does;
    `untold`: nobody is told which cards are in play. `rules` are the house rules of this evening that are not
    the book's own, each by its name, and how it is set, in words.
    """

    place: str
    deck: tuple[tuple[str, int], ...] = ()
    untold: bool = False
    rules: tuple[tuple[str, str], ...] = ()


class TableAddress(Part, frozen=True):
    """An address by which this table may be found, with the name of its adapter.

    It is the `chosen` one, or another; `reached`: some device has come by it. `check` is a page to try it by.
    """

    host: str
    name: str
    check: str
    chosen: bool = False
    reached: bool = False


class Setting(Part, frozen=True):
    """One setting of a house rule, or a book, a scenario, a way to choose the deck.

    `plain`: a book whose title is written, because nobody has drawn it.
    """

    value: str
    label: str
    about: str = ""
    plain: bool = False
