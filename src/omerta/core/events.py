"""What has happened, one value each. A game is the fold of its events."""

from msgspec import Struct

NOBODY = 0
AGAINST = -1


class Opened(Struct, frozen=True, tag_field="event", tag="opened", omit_defaults=True):
    """The table is laid: so many seats, this deck, these house rules."""

    seats: int
    deck: tuple[str, ...]
    options: dict[str, str] = {}
    narrator: str = "software"
    pace: str = "prompt"
    temporary_host: int = 0


class Seeded(Struct, frozen=True, tag_field="event", tag="seeded"):
    """The chance of this game is fixed."""

    seed: int


class Delegated(Struct, frozen=True, tag_field="event", tag="delegated"):
    """From now on this duty is done by the software or awaited from the host."""

    duty: str
    by: str


class Dealt(Struct, frozen=True, tag_field="event", tag="dealt"):
    """A seat holds a card."""

    seat: int
    role: str


class Jumped(Struct, frozen=True, tag_field="event", tag="jumped"):
    """A set-up position: play begins at this phase."""

    phase: str
    number: int


class PhaseBegan(Struct, frozen=True, tag_field="event", tag="phase"):
    """Night or day has come."""

    phase: str
    number: int


class Called(Struct, frozen=True, tag_field="event", tag="called"):
    """A role or a gang is called by its name."""

    call: str


class Woken(Struct, frozen=True, tag_field="event", tag="woken"):
    """These seats open their eyes and see each other."""

    call: str
    seats: tuple[int, ...]


class Pointed(Struct, frozen=True, tag_field="event", tag="pointed"):
    """A woken seat makes its gesture; those awake with it see it."""

    seat: int
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]


class Acted(Struct, frozen=True, tag_field="event", tag="acted", omit_defaults=True):
    """A line of the host's sheet: who did what to whom, and why nothing follows if it is void."""

    call: str
    actors: tuple[int, ...]
    ability: str
    targets: tuple[int, ...]
    void: str = ""
    rules: tuple[str, ...] = ()


class Answered(Struct, frozen=True, tag_field="event", tag="answered", omit_defaults=True):
    """The host answers a check in silence."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    shown: bool = True
    rules: tuple[str, ...] = ()


class Shown(Struct, frozen=True, tag_field="event", tag="shown", omit_defaults=True):
    """The host has shown an answer by his own hand."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    rules: tuple[str, ...] = ()


class Met(Struct, frozen=True, tag_field="event", tag="met", omit_defaults=True):
    """A touched player sees who touched him."""

    seat: int
    other: int
    role: str
    rules: tuple[str, ...] = ()


class Granted(Struct, frozen=True, tag_field="event", tag="granted", omit_defaults=True):
    """The gang may shoot once more."""

    call: str
    seats: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Slept(Struct, frozen=True, tag_field="event", tag="slept"):
    """The called one sleeps again."""

    call: str


class Imposed(Struct, frozen=True, tag_field="event", tag="imposed", omit_defaults=True):
    """A mark is on a seat; the table does not know yet."""

    seat: int
    mark: str
    source: int
    rules: tuple[str, ...] = ()


class Announced(Struct, frozen=True, tag_field="event", tag="announced", omit_defaults=True):
    """The table is told of a mark."""

    seat: int
    mark: str
    rules: tuple[str, ...] = ()


class Freed(Struct, frozen=True, tag_field="event", tag="freed", omit_defaults=True):
    """A mark is taken off; the table hears of it only if it had heard of the mark."""

    seat: int
    mark: str
    told: bool = True
    rules: tuple[str, ...] = ()


class Struck(Struct, frozen=True, tag_field="event", tag="struck", omit_defaults=True):
    """How one attempt of the night ended: dies, spared, shielded or covered."""

    seat: int
    call: str
    outcome: str
    by: int = 0
    rules: tuple[str, ...] = ()


class Spent(Struct, frozen=True, tag_field="event", tag="spent", omit_defaults=True):
    """A called one has used up his one help for a player."""

    seat: int
    call: str
    target: int
    rules: tuple[str, ...] = ()


class Dawned(Struct, frozen=True, tag_field="event", tag="dawned", omit_defaults=True):
    """Morning; `quiet` when nobody died."""

    quiet: bool
    rules: tuple[str, ...] = ()


class Died(Struct, frozen=True, tag_field="event", tag="died", omit_defaults=True):
    """A player is found dead in the morning and leaves; his card is shown or not."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class TalkOpened(Struct, frozen=True, tag_field="event", tag="talk-opened", omit_defaults=True):
    """The floor is open to these seats for so long."""

    kind: str
    seats: tuple[int, ...]
    seconds: int
    signals: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()


class Readied(Struct, frozen=True, tag_field="event", tag="readied"):
    """A speaker has nothing to add."""

    seat: int


class TalkClosed(Struct, frozen=True, tag_field="event", tag="talk-closed"):
    """The floor is closed."""

    kind: str


class Claimed(Struct, frozen=True, tag_field="event", tag="claimed", omit_defaults=True):
    """Somebody said something about the game, true or false.

    `claim` is `role`, `learned`, `suspect` or `trust`; `about` the seat it is about; `value` the card or answer named.
    """

    seat: int
    claim: str
    about: int
    value: str = ""


class VoteOpened(Struct, frozen=True, tag_field="event", tag="vote-opened"):
    """The vote of the day begins."""

    named: tuple[int, ...]


class AskOpened(Struct, frozen=True, tag_field="event", tag="ask-opened", omit_defaults=True):
    """The host asks the table for names."""

    seats: tuple[int, ...]
    open_to: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Named(Struct, frozen=True, tag_field="event", tag="named"):
    """A player is put forward."""

    by: int
    seat: int


class Refrained(Struct, frozen=True, tag_field="event", tag="refrained"):
    """A player puts nobody forward."""

    seat: int


class AskClosed(Struct, frozen=True, tag_field="event", tag="ask-closed"):
    """No more names."""


class CountOpened(Struct, frozen=True, tag_field="event", tag="count-opened", omit_defaults=True):
    """Votes are taken: on the whole field at once, or (`on`) on one candidate."""

    kind: str
    field: tuple[int, ...]
    voters: tuple[int, ...]
    order: str
    on: int = 0


class Voted(Struct, frozen=True, tag_field="event", tag="voted", omit_defaults=True):
    """A voter votes; unseen by the others when all vote at the same moment."""

    seat: int
    target: int
    open: bool = True


class Instructed(Struct, frozen=True, tag_field="event", tag="instructed", omit_defaults=True):
    """The host tells a player how his hand goes."""

    seat: int
    target: int
    rules: tuple[str, ...] = ()


class HandsCounted(Struct, frozen=True, tag_field="event", tag="hands-counted"):
    """The hands against one candidate are counted."""

    candidate: int
    hands: tuple[int, ...]


class Counted(Struct, frozen=True, tag_field="event", tag="counted", omit_defaults=True):
    """A count is complete: for every candidate, who voted for him."""

    kind: str
    result: tuple[tuple[int, tuple[int, ...]], ...]
    against: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()


class Tied(Struct, frozen=True, tag_field="event", tag="tied", omit_defaults=True):
    """Several share the most votes."""

    seats: tuple[int, ...]
    recount: bool
    speak: bool = False
    rules: tuple[str, ...] = ()


class LotDrawn(Struct, frozen=True, tag_field="event", tag="lot-drawn", omit_defaults=True):
    """The lot has chosen."""

    among: tuple[int, ...]
    seat: int
    rules: tuple[str, ...] = ()


class Accused(Struct, frozen=True, tag_field="event", tag="accused", omit_defaults=True):
    """The vote has singled somebody out."""

    seat: int
    rules: tuple[str, ...] = ()


class Sentenced(Struct, frozen=True, tag_field="event", tag="sentenced", omit_defaults=True):
    """The sentence stands; the host may still overrule it."""

    seat: int
    rules: tuple[str, ...] = ()


class Cleared(Struct, frozen=True, tag_field="event", tag="cleared", omit_defaults=True):
    """The vote on one suspect found him innocent, or his sentence fell."""

    seat: int
    rules: tuple[str, ...] = ()


class Acquitted(Struct, frozen=True, tag_field="event", tag="acquitted", omit_defaults=True):
    """The convict goes free; nobody says why."""

    seat: int
    rules: tuple[str, ...] = ()


class Executed(Struct, frozen=True, tag_field="event", tag="executed", omit_defaults=True):
    """The convict is out of the game."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class NobodyExecuted(Struct, frozen=True, tag_field="event", tag="nobody-executed", omit_defaults=True):
    """The day ends without an execution."""

    rules: tuple[str, ...] = ()


class VoteClosed(Struct, frozen=True, tag_field="event", tag="vote-closed"):
    """The vote of the day is over."""


class HostChanged(Struct, frozen=True, tag_field="event", tag="host-changed", omit_defaults=True):
    """A player who is out leads the game from now on."""

    seat: int
    rules: tuple[str, ...] = ()


class DrawOffered(Struct, frozen=True, tag_field="event", tag="draw-offered", omit_defaults=True):
    """The game stands still; the host may end it."""

    rules: tuple[str, ...] = ()


class Ended(Struct, frozen=True, tag_field="event", tag="ended", omit_defaults=True):
    """The game is over; `winner` is a side, or empty for a draw."""

    winner: str
    seats: tuple[int, ...]
    cards: tuple[str, ...]
    rules: tuple[str, ...] = ()


class Closed(Struct, frozen=True, tag_field="event", tag="closed"):
    """The host ends what is going on."""


class TimedOut(Struct, frozen=True, tag_field="event", tag="timed-out"):
    """The clock ends what is going on."""


class Prolonged(Struct, frozen=True, tag_field="event", tag="prolonged"):
    """The host gives the talk more time."""

    seconds: int


class Proceeded(Struct, frozen=True, tag_field="event", tag="proceeded"):
    """The host goes on."""


class Overruled(Struct, frozen=True, tag_field="event", tag="overruled", omit_defaults=True):
    """The host decides otherwise."""

    ruling: str
    seat: int
    value: str = ""
    reason: str = ""


class Undone(Struct, frozen=True, tag_field="event", tag="undone"):
    """Everything after this number of events is taken back."""

    to: int


Event = (
    Opened | Seeded | Delegated | Dealt | Jumped | PhaseBegan | Called | Woken | Pointed | Acted | Answered | Shown
    | Met | Granted | Slept | Imposed | Announced | Freed | Struck | Spent | Dawned | Died | TalkOpened | Readied
    | TalkClosed | Claimed | VoteOpened | AskOpened | Named | Refrained | AskClosed | CountOpened | Voted
    | Instructed | HandsCounted | Counted | Tied | LotDrawn | Accused | Sentenced | Cleared | Acquitted | Executed
    | NobodyExecuted | VoteClosed | HostChanged | DrawOffered | Ended | Closed | TimedOut | Prolonged | Proceeded
    | Overruled | Undone
)  # fmt: skip
