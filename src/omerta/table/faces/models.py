"""What a device is sent: plain values, already worded in the language of whoever looks.

A face is built from what the engine grants its viewer and from nothing else. The page draws it; it decides
nothing. Times are in milliseconds from now, because no two clocks agree.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.bots.minds import Bots
from omerta.core.book.deck_law import Level
from omerta.table.actions.asks import Gender, HostedBy
from omerta.table.faces.chances import Chances
from omerta.table.faces.standings import Evening, TaleLine
from omerta.table.state.chosen_voice import VoicePlace
from omerta.table.state.lobby import DeckWay, Pace
from omerta.words.stages import BeatStage

PlayedStage = Literal["dealt", "playing", "over"]
Sky = Literal["night", "dawn", "noon", "dusk"]
State = Literal["", "speaks", "candidate", "voted", "ready", "accused", "won"]
Sign = Literal["nod", "shake", "crossed", "card", "word"]
Task = Literal["dealt", "record", "proceed", "gesture", "close", "show", "talk", "votes", "choose", "over"]


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

    `others`: nobody does it to himself. `shows`: it is a card that is shown.
    """

    deed: str
    label: str
    targets: int = 0
    open_to: tuple[int, ...] = ()
    least: int | None = None
    shows: bool = False
    others: bool = False


class Panel(Part, frozen=True):
    """What can be done now.

    With `covered` every phone gets the same panel: the choice is answered alike whether or not it counts.
    `chosen` is the choice that stands, as it was sent. `sure`: ask once more.
    """

    moment: int
    ask: str
    deeds: tuple[DeedOffer, ...] = ()
    covered: bool = False
    sure: bool = False
    chosen: tuple[str, tuple[int, ...]] | None = None


class Held(Part, frozen=True):
    """What shows only while it is held: my card, what it can do, and what I know about this very moment.

    `tapped` is what became of the last choice: that it stands, or why not; `picture` is the number of the
    card's picture, which every phone has had since before the deal.
    """

    card: str
    about: str
    side: str = ""
    lines: tuple[str, ...] = ()
    tapped: str = ""
    picture: int = 0


class Phrase(Part, frozen=True):
    """Something that can be said to the table: which kind, and what it needs."""

    kind: str
    label: str
    about: bool = False
    values: tuple[tuple[str, str], ...] = ()


class Plea(Part, frozen=True):
    """Somebody asks something of the others: `mine` to answer or not, and `answered` already."""

    number: int
    text: str
    mine: bool = False
    answered: bool = False


class Said(Part, frozen=True):
    """A line of the chat."""

    number: int
    name: str
    text: str
    room: str = ""


class Phone(Part, frozen=True, tag="phone"):
    """The phone of a seated player while a game is dealt, played or over.

    `hush`: the phase is dark, and nothing makes a sound. `game` is the number of the game at this table.
    `has_chat`: people write to each other at this table, whether or not this seat may do so now;
    `whispers`: whoever writes now writes in the dark. Where the phone has the table's `voice`, it reads
    `aloud` what everybody is told; never in the dark.
    `leader`, here and elsewhere, says that a person leads the game; `asked`, that somebody wished to hear
    the sentence again which is being told.
    """

    code: str
    theme: str
    stage: PlayedStage
    sky: Sky
    seat: int
    name: str
    living: bool
    title: str
    line: Line | None
    places: tuple[Place, ...]
    held: Held
    person: int = 0
    game: int = 0
    hush: bool = False
    moment: int = 0
    clock: Clock | None = None
    panel: Panel | None = None
    phrases: tuple[Phrase, ...] = ()
    story: tuple[Line, ...] = ()
    pleas: tuple[Plea, ...] = ()
    chat: tuple[Said, ...] = ()
    voice: VoicePlace = ""
    aloud: str = ""
    has_chat: bool = False
    may_chat: bool = False
    whispers: bool = False
    seats_here: tuple[tuple[int, str], ...] = ()
    organizer: bool = False
    hosted: bool = False
    evening: Evening | None = None
    leader: str = ""
    asked: str = ""
    tale: tuple[TaleLine, ...] = ()


class Row(Part, frozen=True):
    """A line of the table of results: who, his card, won or not, what became of him.

    `step`: as which of all cards his is turned; 0 if it lay open before the end.
    """

    seat: int
    name: str
    card: str
    won: bool
    fate: str = ""
    step: int = 0
    picture: int = 0


class Screen(Part, frozen=True, tag="screen"):
    """The public screen: it is fed what everybody knows, and nothing else.

    The sentence that is being told stands for `lasts` more milliseconds; `repeats` grows whenever it is told
    again. Its voice speaks at this `tempo`, in hundredths of the usual. While votes are counted, `hands` are
    who votes for whom, one after another.
    `say` is what is told, for the ear; `asides` is whatever else the voice may have to say now: how little is
    left of the clock, and a sentence to test it by. Whoever opened the table chooses between `narrators`.
    `victory` is the side whose picture stands behind the verdict: the winners', or nobody's.
    The table's `voice` may be another device; `by_day`: somebody plays on this one, and it is still at night.
    """

    code: str
    theme: str
    language: str
    stage: PlayedStage
    sky: Sky
    title: str
    line: Line | None
    places: tuple[Place, ...]
    hush: bool = False
    moment: int = 0
    clock: Clock | None = None
    say: tuple[Line, ...] = ()
    asides: tuple[Line, ...] = ()
    narrators: tuple[Setting, ...] = ()
    narrator: str = ""
    rows: tuple[Row, ...] = ()
    story: tuple[Line, ...] = ()
    pleas: tuple[Plea, ...] = ()
    organizer: bool = False
    hosted: bool = False
    own_seat: int = 0
    voice: VoicePlace = ""
    by_day: bool = False
    evening: Evening | None = None
    leader: str = ""
    asked: str = ""
    lasts: int = 0
    repeats: int = 0
    tempo: int = 100
    hands: tuple[tuple[int, int], ...] = ()
    victory: str = ""
    tale: tuple[TaleLine, ...] = ()


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
    """A card of the book and how many of it the deck has."""

    role: str
    name: str
    about: str
    side: str
    number: int
    least: int = 0
    most: int = 0
    picture: int = 0


class Notice(Part, frozen=True):
    """What the book says about the deck: refused, warning, advice, remark."""

    level: Level
    text: str
    rules: tuple[str, ...] = ()


class Setting(Part, frozen=True):
    """One setting of a house rule, or a book, a scenario, a way to choose the deck."""

    value: str
    label: str
    about: str = ""


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
    `prints` the deck can be had on paper.
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


class Waiting(Part, frozen=True, tag="waiting"):
    """A phone without a seat while a game goes on: it may watch, or ask for the seat it has lost."""

    code: str
    theme: str
    line: str
    lost: tuple[tuple[int, str], ...]
    asked: bool = False
    hosted: bool = False
    leader: str = ""


class DeskPlace(Part, frozen=True):
    """A seat as the host knows it: its card, whether it is awake, whether it will be dead at dawn.

    While the cards are dealt, `here`: he has no phone and looks at his card on the desk; `held`: that card
    once it is open there; `seen`: he has seen it. `emblem`, `colour` and `signs` are those of a `Place`.
    """

    seat: int
    name: str
    living: bool = True
    card: str = ""
    side: str = ""
    awake: bool = False
    doomed: bool = False
    marks: tuple[str, ...] = ()
    votes: str = ""
    state: str = ""
    phone: bool = False
    bot: bool = False
    seen: bool = False
    here: bool = False
    held: Held | None = None
    emblem: str = ""
    colour: str = ""
    signs: tuple[str, ...] = ()


class Record(Part, frozen=True):
    """A printed card to be recorded: tap so many seats that hold it."""

    role: str
    name: str
    cue: str
    left: int


class Gesture(Part, frozen=True):
    """Whose gesture is recorded: each actor with what he may do; `together` they point as one."""

    actors: tuple[int, ...]
    together: bool
    deeds: tuple[tuple[int, tuple[DeedOffer, ...]], ...]


class Votes(Part, frozen=True):
    """A count to be entered.

    With `hands` all at one stroke: tap a candidate, then everybody whose hand is up (`against` too where
    `may_oppose`). Otherwise each of the `voters` in turn does one of his `deeds`.
    """

    kind: str
    hands: bool
    candidates: tuple[int, ...]
    voters: tuple[int, ...]
    ballots: tuple[tuple[int, int], ...] = ()
    may_oppose: bool = False
    deeds: tuple[tuple[int, tuple[DeedOffer, ...]], ...] = ()


class ShownAnswer(Part, frozen=True):
    """The answer to show in silence to one seat: a sign, and the whole of it in words for the host."""

    seat: int
    kind: Sign
    sign: str
    text: str
    rules: tuple[str, ...] = ()


class Taken(Part, frozen=True):
    """A deed that can be taken back: so many deeds ago, what it was, what was announced since.

    `know` names those who have been shown all cards since then, and would play on.
    """

    deeds: int
    text: str
    wrong: tuple[str, ...] = ()
    know: str = ""


class Desk(Part, frozen=True, tag="desk"):
    """The desk of a human host. `game` is the number of the game at this table.

    `rulings` are open now, with the `answers` that may be ruled; `penalties` are marks that he gives himself;
    `ends` are the ways in which he may end a game that stands still; `starters`: who may be let begin.
    `covered`: he has handed the game to the table, and sees what the screen shows.
    Where others look on, what has happened is told by hand: `cues` are the sentences after the one to say
    now, and `cue` is the number of the next; 0 where nothing waits for his hand. `staged`: the last one told
    can be shown again.
    """

    code: str
    theme: str
    stage: PlayedStage
    sky: Sky
    title: str
    say: tuple[Line, ...]
    next: tuple[str, ...]
    task: Task
    hint: str
    places: tuple[DeskPlace, ...]
    moment: int
    game: int = 0
    record: Record | None = None
    gesture: Gesture | None = None
    votes: Votes | None = None
    shown: ShownAnswer | None = None
    clock: Clock | None = None
    by_table: bool = False
    covered: bool = False
    taken: tuple[Taken, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    penalties: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    answers: tuple[tuple[str, str], ...] = ()
    ends: tuple[tuple[str, str], ...] = ()
    starters: tuple[int, ...] = ()
    story: tuple[Line, ...] = ()
    cues: tuple[Line, ...] = ()
    cue: int = 0
    staged: bool = False
    pleas: tuple[Plea, ...] = ()
    evening: Evening | None = None
    tale: tuple[TaleLine, ...] = ()


Face = Phone | Screen | Gathering | Waiting | Desk
