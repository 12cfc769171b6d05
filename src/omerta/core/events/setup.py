"""The events of the laying of the table, phases, talk and the host."""

from typing import Literal

from omerta.core.events.event import Happening, Public

Doer = Literal["software", "host"]
Duty = Literal["dealing", "calling", "timing", "counting", "showing"]
GamePace = Literal["prompt", "timed", "sealed", "silent"]
TalkKind = Literal["discussion", "speech", "defence", "tie-speech", "last-word", "more-talk", "signs"]
Ruling = Literal["dies", "lives", "mark", "unmark", "answer", "convict", "spare", "removed"]


class Opened(Public, frozen=True, rename={"house_rules": "options"}):
    """The table is laid: so many seats, this deck, these house rules; `by_hand` are the host's duties.

    The deck is told as the table may know it; what it really is stands in `Stacked` where that is more.
    """

    seats: int
    deck: tuple[str, ...]
    house_rules: dict[str, str] = {}
    narrator: Doer = "software"
    pace: GamePace = "prompt"
    temporary_host: int = 0
    by_hand: tuple[Duty, ...] = ()


class Seeded(Happening, frozen=True):
    """The chance of this game is fixed."""

    seed: int


class Stacked(Happening, frozen=True):
    """The cards that are really dealt, where the table is not told them all."""

    deck: tuple[str, ...]


class Delegated(Public, frozen=True):
    """From now on this duty is done by the software or awaited from the host."""

    duty: Duty
    by: Doer


class Dealt(Happening, frozen=True):
    """A seat holds a card."""

    seat: int
    role: str


class Recorded(Happening, frozen=True):
    """The host writes down which card a seat holds."""

    seat: int
    role: str


class Jumped(Public, frozen=True):
    """A set-up position: play begins at this phase, after so many quiet rounds."""

    phase: str
    number: int
    dark: bool = False
    quiet: int = 0


class PhaseBegan(Public, frozen=True):
    """A phase has come; with `dark` eyes close, and marks that do not last are gone."""

    phase: str
    number: int
    dark: bool = False


class TalkOpened(Public, frozen=True):
    """The floor is open to these seats for so long; with `names` it also takes names for the vote.

    Each may give `most` names (0: any number), `others_only` not his own, and if `open_to` lists seats,
    only those.
    """

    kind: TalkKind
    seats: tuple[int, ...]
    seconds: int
    signals: tuple[int, ...] = ()
    names: bool = False
    rules: tuple[str, ...] = ()
    most: int = 0
    others_only: bool = False
    open_to: tuple[int, ...] = ()


class Readied(Public, frozen=True):
    """A speaker has nothing to add."""

    seat: int


class TalkClosed(Public, frozen=True):
    """The floor is closed."""

    kind: TalkKind


class Rolled(Public, frozen=True):
    """The die has fallen: by this house rule, or by `ordinary` rules, the phase is played."""

    face: int
    variant: str
    rules: tuple[str, ...] = ()


class HostChanged(Public, frozen=True):
    """A player who is out leads the game from now on; `among` are those the lot chose him from."""

    seat: int
    rules: tuple[str, ...] = ()
    among: tuple[int, ...] = ()


class Briefed(Happening, frozen=True):
    """Whoever leads the game from now on is shown all cards."""

    seat: int
    cards: tuple[str, ...]


class Noticed(Happening, frozen=True):
    """The host alone is told that a line of the victory check by which nobody wins here holds, or is lost."""

    ending: str
    rules: tuple[str, ...] = ()
    holds: bool = True


class DrawOffered(Public, frozen=True):
    """The game stands still; the host may end it."""

    rules: tuple[str, ...] = ()


class DrawDeclared(Public, frozen=True):
    """The host ends a game that stands still, or that a side has all but won."""

    winner: str = ""


class Ended(Public, frozen=True):
    """The game is over; `winner` is a side, or empty for a draw."""

    winner: str
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    rules: tuple[str, ...] = ()


class Closed(Happening, frozen=True):
    """The host ends what is going on."""


class TimedOut(Happening, frozen=True):
    """The clock ends what is going on."""


class Prolonged(Public, frozen=True):
    """The host gives the talk more time."""

    seconds: int


class Proceeded(Happening, frozen=True):
    """The host goes on."""


class Overruled(Happening, frozen=True):
    """The host decides otherwise."""

    ruling: Ruling
    seat: int
    value: str = ""
    reason: str = ""


class Undone(Happening, frozen=True):
    """Everything after this number of events is taken back."""

    to: int
