"""What may be asked of the game, and the refusal."""

from typing import TypeVar

from msgspec import Struct

from omerta.core.spelling import spelt

KnownWord = TypeVar("KnownWord", bound=str)


class Order(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="command", tag=spelt):
    """The bare base of all commands."""


class Act(Order, frozen=True):
    """A seat does something: a night gesture, a vote, a name, `ready`, `pass`."""

    seat: int
    deed: str
    targets: tuple[int, ...] = ()


class Poll(Order, frozen=True):
    """How everybody voted, at one stroke: voter and candidate, pair by pair; who is not named abstains."""

    votes: tuple[tuple[int, int], ...]


class NoteSums(Order, frozen=True):
    """How many voted for each, at one stroke, candidate and number: the host counts, and notes no names."""

    sums: tuple[tuple[int, int], ...]


class Agree(Order, frozen=True):
    """What a gang has agreed on, at one stroke: all who are awake point alike."""

    deed: str
    targets: tuple[int, ...] = ()


class Claim(Order, frozen=True):
    """A seat says something about the game; what its words mean is told by `Claimed`."""

    seat: int
    claim: str
    about: int
    value: str = ""
    whom: int = 0


class Close(Order, frozen=True):
    """The host ends what is going on."""


class TimeUp(Order, frozen=True):
    """The clock has run out on this moment of the game; refused when the moment has passed."""

    moment: int


class Prolong(Order, frozen=True):
    """The host lets the talk go on."""

    seconds: int


class Proceed(Order, frozen=True):
    """The host goes on to what comes next."""


class Assign(Order, frozen=True):
    """The host records which card a seat holds."""

    seat: int
    role: str


class Show(Order, frozen=True):
    """The host has shown the answer that waits."""


class Delegate(Order, frozen=True):
    """Give a duty to the software or to the host."""

    duty: str
    by: str


class Overrule(Order, frozen=True):
    """The host decides otherwise.

    Rulings: `dies`, `lives`, `mark`, `unmark`, `answer`, `convict`, `spare`, `removed`.
    """

    ruling: str
    seat: int
    value: str = ""
    reason: str = ""


class Start(Order, frozen=True):
    """The host says from whom the speeches, or the votes in turn, go round."""

    seat: int


class Undo(Order, frozen=True):
    """Take back the last deeds."""

    deeds: int = 1


class DeclareDraw(Order, frozen=True):
    """The host ends a game that stands still, or one in which he was told that a side has all but won."""

    winner: str = ""


Command = (
    Act | Poll | NoteSums | Agree | Claim | Close | TimeUp | Prolong | Proceed | Assign | Show | Delegate
    | Overrule | Undo | DeclareDraw | Start
)  # fmt: skip


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a failure
    """A player's mistake. `reason` is a name, never prose; `rules` are behind it; `most` is what would do."""

    def __init__(self, reason: str, rules: tuple[str, ...] = (), most: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules
        self.most = most

    def __str__(self) -> str:
        """The reason with the rules behind it."""
        return f"{self.reason} ({', '.join(self.rules)})" if self.rules else self.reason


def one_of(word: str, known: tuple[KnownWord, ...], reason: str) -> KnownWord:
    """The word, if it is one of those that are known; else a refusal for this reason."""
    for each in known:
        if each == word:
            return each
    raise Refused(reason)


class BookError(Exception):
    """A book's author made a mistake; `place` says where and `remedy` what to do."""

    def __init__(self, place: str, problem: str, remedy: str = "") -> None:
        super().__init__(f"{place}: {problem}" + (f" ({remedy})" if remedy else ""))
        self.place = place
        self.problem = problem
        self.remedy = remedy
