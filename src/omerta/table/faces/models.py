"""What a device is sent: plain values, already worded in the language of whoever looks.

A face is built from what the engine grants its viewer and from nothing else. The page draws it; it decides
nothing. Here are the phone and the screen of a game; the desk and the gathering have models of their own.
"""

from __future__ import annotations

from omerta.table.faces.beyond_model import Beyond, WagerTold
from omerta.table.faces.desk_model import Desk
from omerta.table.faces.face_parts import (
    AlmanacHere,
    Clock,
    DeedOffer,
    Held,
    Line,
    Part,
    Place,
    PlayedStage,
    Plea,
    Setting,
    Sky,
    TableAddress,
)
from omerta.table.faces.gathering_model import Gathering, Waiting
from omerta.table.faces.remote import Remote
from omerta.table.faces.standings import Evening, TaleLine
from omerta.table.state.chosen_voice import VoicePlace


class Panel(Part, frozen=True):
    """What can be done now.

    With `covered` every phone gets the same panel: the choice is answered alike whether or not it counts.
    `chosen` is the choice that stands, as it was sent.
    """

    moment: int
    ask: str
    deeds: tuple[DeedOffer, ...] = ()
    covered: bool = False
    chosen: tuple[str, tuple[int, ...]] | None = None


class Phrase(Part, frozen=True):
    """Something that can be said to the table: which kind, and what it needs."""

    kind: str
    label: str
    about: bool = False
    values: tuple[tuple[str, str], ...] = ()


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
    the sentence again which is being told; `art`, where the pictures of a book of one's own lie: those of the
    printed ones lie with their theme. `beyond` is for whoever is out, and `wagers` are open at the end.
    `primer` are the sentences for those who play for the first time, `purpose` is what the present step is
    for.
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
    art: str = ""
    beyond: Beyond | None = None
    wagers: tuple[WagerTold, ...] = ()
    primer: tuple[str, ...] = ()
    purpose: str = ""
    almanac: AlmanacHere | None = None


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
    left of the clock, and a sentence to test it by. Whoever opened the table chooses between `narrators`, and
    for a friend between `addresses`.
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
    art: str = ""
    primer: tuple[str, ...] = ()
    purpose: str = ""
    almanac: AlmanacHere | None = None
    addresses: tuple[TableAddress, ...] = ()


Face = Phone | Screen | Gathering | Waiting | Desk | Remote
