"""The events of the vote of a day, from the first name to the verdict."""

from typing import Literal

from omerta.core.book.model import VoteOrder
from omerta.core.events.event import Happening, Public

CountKind = Literal["count", "recount", "confirm", "confirm-recount", "sentence", "proposal", "roses"]

NOBODY = 0
AGAINST = -1
ALL = -2


class VoteOpened(Public, frozen=True):
    """The vote of the day begins with the names put forward, or it begins again."""

    named: tuple[int, ...]
    again: bool = False


class AskOpened(Public, frozen=True):
    """The host asks the table for names."""

    seats: tuple[int, ...]
    open_to: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Named(Public, frozen=True):
    """A player is put forward."""

    by: int
    seat: int


class Refrained(Public, frozen=True):
    """A player puts nobody forward."""

    seat: int


class AskClosed(Public, frozen=True):
    """No more names."""


class CountOpened(Public, frozen=True):
    """Votes are taken: on the whole field at once, or (`on`) on one candidate."""

    kind: CountKind
    field: tuple[int, ...]
    voters: tuple[int, ...]
    order: VoteOrder
    on: int = 0


class Voted(Happening, frozen=True):
    """A voter votes; unseen by the others when all vote at the same moment."""

    seat: int
    target: int
    open: bool = True


class Entered(Happening, frozen=True):
    """The host enters the vote of somebody who gave none in time; where one may withhold it, none."""

    seat: int
    target: int
    open: bool = True
    rules: tuple[str, ...] = ()


class RoseGiven(Happening, frozen=True):
    """A voter gives his black or his red rose, unseen by the others."""

    seat: int
    colour: str
    target: int


class Handed(Happening, frozen=True):
    """A voter hands his vote of this ballot to another."""

    seat: int
    to: int
    open: bool = True


class Polled(Happening, frozen=True):
    """All votes of a count, given at the same moment."""

    votes: tuple[tuple[int, int], ...]


class SumsNoted(Happening, frozen=True):
    """How many voted for each; who they were is not known."""

    sums: tuple[tuple[int, int], ...]


class Instructed(Happening, frozen=True):
    """The host tells a player how his hand goes."""

    seat: int
    target: int
    rules: tuple[str, ...] = ()


class HandsCounted(Public, frozen=True):
    """The hands against one candidate are counted; a `sum` stands for hands of which nobody noted whose."""

    candidate: int
    hands: tuple[int, ...]
    sum: int = 0

    @property
    def number(self) -> int:
        """How many hands these are."""
        return len(self.hands) or self.sum


class HandsNoted(Happening, frozen=True):
    """The hands against one candidate, counted by the host while all eyes are closed."""

    candidate: int
    hands: tuple[int, ...]


class Counted(Public, frozen=True):
    """A count is complete: for every candidate, who voted for him.

    `points` are half votes, given where they are not simply two for each voter: votes that weigh more,
    marks, roses, or a secret vote, whose `result` names no voters. In them -1 stands for the votes against.
    `red` are the givers of red roses; `unsuspected` have the best result, but nobody gave them a black rose.
    `unnamed`: of some votes the host noted how many they were, and not whose.
    """

    kind: CountKind
    result: tuple[tuple[int, tuple[int, ...]], ...]
    against: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    red: tuple[tuple[int, tuple[int, ...]], ...] = ()
    unsuspected: tuple[int, ...] = ()
    unnamed: bool = False


class Tied(Public, frozen=True):
    """Several share the most votes."""

    seats: tuple[int, ...]
    recount: bool
    speak: bool = False
    rules: tuple[str, ...] = ()


class LotDrawn(Public, frozen=True):
    """The lot has chosen; if it is `final`, whoever must go because somebody must."""

    among: tuple[int, ...]
    seat: int
    rules: tuple[str, ...] = ()
    final: bool = False


class CoinTossed(Public, frozen=True):
    """The coin has fallen on all the tied together: heads, they go; tails, they stay."""

    seats: tuple[int, ...]
    heads: bool
    rules: tuple[str, ...] = ()


class Accused(Public, frozen=True):
    """The vote has singled somebody out."""

    seat: int
    rules: tuple[str, ...] = ()


class Sentenced(Public, frozen=True):
    """The sentence stands; the host may still overrule it."""

    seat: int
    rules: tuple[str, ...] = ()


class AllSentenced(Public, frozen=True):
    """The sentence stands on several together; the host may still overrule it."""

    seats: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Cleared(Public, frozen=True):
    """The vote on one suspect found him innocent, or his sentence fell."""

    seat: int
    rules: tuple[str, ...] = ()


class Acquitted(Public, frozen=True):
    """The convict goes free; nobody says why."""

    seat: int
    rules: tuple[str, ...] = ()


class Executed(Public, frozen=True):
    """The convict is out of the game."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class NobodyExecuted(Public, frozen=True):
    """The day ends without an execution."""

    rules: tuple[str, ...] = ()
