"""The face of a table before the deal, and that of a phone without a seat."""

from __future__ import annotations

from typing import Literal

from omerta.bots.minds import Bots
from omerta.core.book.deck_law import Level
from omerta.table.actions.asks import Gender, HostedBy
from omerta.table.faces.chances import Chances
from omerta.table.faces.face_parts import AlmanacHere, Part, Plea, Setting, TableAddress
from omerta.table.faces.standings import Evening
from omerta.table.state.chosen_voice import VoicePlace
from omerta.table.state.lobby import DeckWay, Pace


class Seat(Part, frozen=True):
    """A person of the circle before the deal.

    `company` are those who came after him from the same address; only whoever opened the table is told.
    """

    person: int
    seat: int
    name: str
    gender: Gender = ""
    bot: bool = False
    me: bool = False
    here: bool = True
    guest: bool = False
    company: int = 0
    emblem: str = ""
    colour: str = ""


class Card(Part, frozen=True):
    """A card of the book, how many of it the deck has, and the group it stands in.

    `mark` says what it is there: a leader, the head of a gang, one outside it.
    """

    role: str
    name: str
    about: str
    side: str
    number: int
    least: int = 0
    most: int = 0
    picture: int = 0
    group: str = ""
    mark: str = ""


class GroupHead(Part, frozen=True):
    """What stands over cards that belong together."""

    group: str
    title: str
    about: str = ""


class Trait(Part, frozen=True):
    """Something the deck plays like: in a word, and the numbers the word rests on."""

    name: Literal["length", "noise", "known"]
    word: str
    told: str


class DeckDesign(Part, frozen=True):
    """What has become of the wish for another deck.

    `thinks`: it is being looked for, and so much of the time has passed. With `may_undo` the deck before it
    can be had back.
    """

    line: str = ""
    thinks: bool = False
    percent: int = 0
    may_undo: bool = False


class Notice(Part, frozen=True):
    """What the book says about the deck: refused, warning, advice, remark."""

    level: Level
    text: str
    rules: tuple[str, ...] = ()


class HouseRule(Part, frozen=True):
    """A house rule: its settings, the one that is chosen, its rule. Number rules have a least and a most."""

    name: str
    title: str
    value: str
    choices: tuple[Setting, ...]
    rule: str
    default: bool = True
    least: int = 0
    most: int = 0


class Gathering(Part, frozen=True, tag="gathering"):
    """The table before the deal; where too few are here, `fill_to` would make a good game, bots included.

    `speaker` says on which device the table speaks, if one was chosen. `emblems` are those nobody has. With
    `prints` the deck can be had on paper; with `first_time` the table explains what each step is for.
    `removed`: somebody made whoever sat here get up. Whoever opened the table chooses between `addresses`.
    """

    code: str
    theme: str
    language: str
    address: str
    qr: str
    seats: tuple[Seat, ...]
    book: str
    books: tuple[Setting, ...]
    book_title: str
    book_about: str
    cards: tuple[Card, ...]
    notices: tuple[Notice, ...]
    rules: tuple[HouseRule, ...]
    presets: tuple[Setting, ...]
    preset: str
    ways: tuple[Setting, ...]
    way: DeckWay
    paces: tuple[Setting, ...]
    pace: Pace
    minds: tuple[Setting, ...]
    mind: Bots
    chat: bool
    hosting: HostedBy
    printed: bool
    may_start: bool
    why_not: str = ""
    fill_to: int = 0
    organizer: bool = False
    me: int = 0
    watching: int = 0
    seats_here: tuple[tuple[int, str], ...] = ()
    chances: Chances | None = None
    narrators: tuple[Setting, ...] = ()
    narrator: str = ""
    evening: Evening | None = None
    heed: str = ""
    leader: str = ""
    voice: VoicePlace = ""
    speaker: str = ""
    emblems: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    prints: bool = False
    art: str = ""
    first_time: bool = False
    removed: bool = False
    almanac: AlmanacHere | None = None
    groups: tuple[GroupHead, ...] = ()
    plays: tuple[Trait, ...] = ()
    design: DeckDesign | None = None
    addresses: tuple[TableAddress, ...] = ()


class Waiting(Part, frozen=True, tag="waiting"):
    """A phone without a seat while a game goes on: it may watch, or ask for the seat it has lost.

    If cards were dealt to it, it has a word in who gets a seat: `pleas` are what others ask.
    """

    code: str
    theme: str
    line: str
    lost: tuple[tuple[int, str], ...]
    asked: bool = False
    hosted: bool = False
    leader: str = ""
    pleas: tuple[Plea, ...] = ()
