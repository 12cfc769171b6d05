"""What may be asked of the game, and the refusal."""

from msgspec import Struct


class Act(Struct, frozen=True, tag_field="command", tag="act", omit_defaults=True):
    """A seat does something: a night gesture, a vote, a name, `ready`, `pass`."""

    seat: int
    deed: str
    targets: tuple[int, ...] = ()


class Claim(Struct, frozen=True, tag_field="command", tag="claim", omit_defaults=True):
    """A seat says something about the game."""

    seat: int
    claim: str
    about: int
    value: str = ""


class Close(Struct, frozen=True, tag_field="command", tag="close"):
    """The host ends what is going on."""


class TimeUp(Struct, frozen=True, tag_field="command", tag="time-up"):
    """The clock has run out on this moment of the game; refused when the moment has passed."""

    moment: int


class Prolong(Struct, frozen=True, tag_field="command", tag="prolong"):
    """The host lets the talk go on."""

    seconds: int


class Proceed(Struct, frozen=True, tag_field="command", tag="proceed"):
    """The host goes on to what comes next."""


class Assign(Struct, frozen=True, tag_field="command", tag="assign"):
    """The host records which card a seat holds."""

    seat: int
    role: str


class Show(Struct, frozen=True, tag_field="command", tag="show"):
    """The host has shown the answer that waits."""


class Delegate(Struct, frozen=True, tag_field="command", tag="delegate"):
    """Give a duty to the software or to the host."""

    duty: str
    by: str


class Overrule(Struct, frozen=True, tag_field="command", tag="overrule", omit_defaults=True):
    """The host decides otherwise: `dies`, `lives`, `mark`, `unmark`, `answer`, `convict`, `spare`."""

    ruling: str
    seat: int
    value: str = ""
    reason: str = ""


class Undo(Struct, frozen=True, tag_field="command", tag="undo", omit_defaults=True):
    """Take back the last deeds."""

    deeds: int = 1


class DeclareDraw(Struct, frozen=True, tag_field="command", tag="declare-draw"):
    """The host ends a game that stands still."""


Command = (
    Act | Claim | Close | TimeUp | Prolong | Proceed | Assign | Show | Delegate | Overrule | Undo | DeclareDraw
)  # fmt: skip


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a failure
    """A player's mistake. `reason` is a name, never prose; `rules` are behind it."""

    def __init__(self, reason: str, rules: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rules = rules


class BookError(Exception):
    """A book's author made a mistake; `place` says where and `remedy` what to do."""

    def __init__(self, place: str, problem: str, remedy: str = "") -> None:
        super().__init__(f"{place}: {problem}" + (f" ({remedy})" if remedy else ""))
        self.place = place
        self.problem = problem
        self.remedy = remedy
