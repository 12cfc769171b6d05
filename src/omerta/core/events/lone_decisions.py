"""The events in which one player decides alone, holds an office, or has the floor."""

from typing import Literal

from omerta.core.events.event import Public

DecisionKind = Literal["step-in", "arbiter", "avenge", "heir"]


class SpeechesOpened(Public, frozen=True):
    """The floor goes round the table in this order; `first` is who has the first turn, mute or not."""

    first: int
    order: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Started(Public, frozen=True):
    """The host says from whom the speeches, or the votes, go round."""

    seat: int


class Claimed(Public, frozen=True):
    """Somebody said something about the game, true or false.

    `claim` is `role`, `learned`, `suspect` or `trust`, or a reply: `deny`, `thank`, `doubt`; `about` is a
    seat, in a reply one's own for all. `value` is the card or answer named, else the reason, and `whom` the
    seat that is in it (`core.day.grounds`), or who has named this card before.
    """

    seat: int
    claim: str
    about: int
    value: str = ""
    whom: int = 0


class ResultHeld(Public, frozen=True):
    """All is ready, and the result is held back for a moment: somebody may take the vote out of all hands."""

    seats: tuple[int, ...]
    seconds: int
    rules: tuple[str, ...] = ()


class LetBe(Public, frozen=True):
    """A player has nothing to say before the result."""

    seat: int


class ResultReleased(Public, frozen=True):
    """The result is not held back any longer."""


class SteppedIn(Public, frozen=True):
    """A player shows his card and takes the vote of this day upon himself."""

    seat: int
    card: str
    rules: tuple[str, ...] = ()


class DecisionOpened(Public, frozen=True):
    """One player decides alone, for so long.

    `kind` is `step-in` or `arbiter` (whom to execute), `avenge` (whom to take with him) or `heir`.
    """

    kind: DecisionKind
    seat: int
    open_to: tuple[int, ...]
    seconds: int
    rules: tuple[str, ...] = ()


class Decided(Public, frozen=True):
    """He has decided; 0 is nobody."""

    kind: DecisionKind
    seat: int
    target: int


class DecisionLapsed(Public, frozen=True):
    """He has not decided in time."""

    kind: DecisionKind
    seat: int
    rules: tuple[str, ...] = ()


class Elected(Public, frozen=True):
    """The vote has given a place to somebody: `office` or `arbiter`."""

    place: str
    seat: int
    rules: tuple[str, ...] = ()


class OfficeLeft(Public, frozen=True):
    """The holder of the office is out; if he `passes` it on, he names his heir."""

    seat: int
    passes: bool
    rules: tuple[str, ...] = ()


class SentOut(Public, frozen=True):
    """The host has sent a player out of the game; it counts as an execution."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()
