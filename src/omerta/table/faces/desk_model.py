"""The face of a human host's desk."""

from __future__ import annotations

from typing import Literal

from omerta.table.faces.face_parts import (
    AlmanacHere,
    Clock,
    DeedOffer,
    Held,
    Line,
    Part,
    PlayedStage,
    Plea,
    Sky,
)
from omerta.table.faces.standings import Evening, TaleLine

Sign = Literal["nod", "shake", "crossed", "card", "word"]
Task = Literal["dealt", "record", "proceed", "gesture", "close", "show", "talk", "votes", "choose", "over"]


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
    """A printed card to be recorded: tap so many seats that hold it.

    `meets`: those who wake hold several cards, and are told apart later; `met` are those of whom
    so much is known.
    `among` are those who can hold it.
    """

    role: str
    name: str
    say: tuple[Line, ...]
    left: int
    meets: bool = False
    among: tuple[int, ...] = ()
    met: tuple[int, ...] = ()


class Gesture(Part, frozen=True):
    """Whose gesture is recorded: each actor with what he may do; `together` they point as one.

    `at_once`: whom he taps is entered without another tap.
    """

    actors: tuple[int, ...]
    together: bool
    deeds: tuple[tuple[int, tuple[DeedOffer, ...]], ...]
    at_once: bool = False


class Votes(Part, frozen=True):
    """A count to be entered.

    With `hands` all at one stroke: tap a candidate, then everybody whose hand is up (`against` too where
    `may_oppose`). Otherwise each of the `voters` in turn does one of his `deeds`. With `sums` it is enough to
    say how many voted for each: `most` hands in all.
    """

    kind: str
    hands: bool
    candidates: tuple[int, ...]
    voters: tuple[int, ...]
    ballots: tuple[tuple[int, int], ...] = ()
    may_oppose: bool = False
    sums: bool = False
    most: int = 0
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


class RemoteOffer(Part, frozen=True):
    """How a phone becomes the remote of this desk: the word, the address, and a picture of both."""

    word: str
    address: str
    qr: str


class Desk(Part, frozen=True, tag="desk"):
    """The desk of a human host. `game` is the number of the game at this table.

    `rulings` are open now, with the `answers` that may be ruled; `penalties` are marks that he gives himself;
    `ends` are the ways in which he may end a game that stands still; `starters`: who may be let begin.
    `may_close`: what is asked may end although not all have answered; `aimed`: who is pointed at now.
    `offer`: a phone may become the `remote` of this desk, or one is.
    `covered`: he has handed the game to the table, and sees what the screen shows.
    Where others look on, what has happened is told by hand: `cues` are the sentences after the one to say
    now, and `cue` is the number of the next; 0 where nothing waits for his hand. `staged`: the last one told
    can be shown again. `helpers`: who is out and would be his hand. In the `dark` he
    reads by little light.
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
    may_close: bool = False
    aimed: tuple[int, ...] = ()
    offer: RemoteOffer | None = None
    remote: bool = False
    story: tuple[Line, ...] = ()
    cues: tuple[Line, ...] = ()
    cue: int = 0
    staged: bool = False
    pleas: tuple[Plea, ...] = ()
    evening: Evening | None = None
    tale: tuple[TaleLine, ...] = ()
    art: str = ""
    helpers: str = ""
    almanac: AlmanacHere | None = None
    dark: bool = False
