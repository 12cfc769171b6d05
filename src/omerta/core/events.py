"""What has happened, one value each. A game is the fold of its events."""

from msgspec import Struct

from omerta.core.names import spelt

NOBODY = 0
AGAINST = -1
ALL = -2


class Happening(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event", tag=spelt):
    """The bare base of all events; the host alone sees them unless `core.view` grants them to others."""


class Public(Happening, frozen=True):
    """The bare base of what the whole table may see."""


class Opened(Public, frozen=True):
    """The table is laid: so many seats, this deck, these house rules; `by_hand` are the host's duties.

    The deck is told as the table may know it; what it really is stands in `Stacked` where that is more.
    """

    seats: int
    deck: tuple[str, ...]
    options: dict[str, str] = {}
    narrator: str = "software"
    pace: str = "prompt"
    temporary_host: int = 0
    by_hand: tuple[str, ...] = ()


class Seeded(Happening, frozen=True):
    """The chance of this game is fixed."""

    seed: int


class Stacked(Happening, frozen=True):
    """The cards that are really dealt, where the table is not told them all."""

    deck: tuple[str, ...]


class Delegated(Public, frozen=True):
    """From now on this duty is done by the software or awaited from the host."""

    duty: str
    by: str


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


class Called(Public, frozen=True):
    """A role or a gang is called by its name, and has so many seconds."""

    call: str
    seconds: int = 0


class Turned(Happening, frozen=True):
    """A card has become another; whoever holds it is told."""

    seat: int
    role: str
    rules: tuple[str, ...] = ()


class Numbered(Happening, frozen=True):
    """A member of a gang is shown the number he will be called by."""

    seat: int
    number: int
    rules: tuple[str, ...] = ()


class Summoned(Public, frozen=True):
    """The next member of a gang that acts apart is called by his number."""

    call: str
    number: int


class Woken(Happening, frozen=True):
    """These seats open their eyes and see each other."""

    call: str
    seats: tuple[int, ...]


class Hindered(Happening, frozen=True):
    """A woken player is shown that nothing he could do works now; he sleeps again."""

    call: str
    seat: int
    seen_by: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Pointed(Happening, frozen=True):
    """A woken seat makes its gesture; those awake with it see it."""

    seat: int
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]


class Agreed(Happening, frozen=True):
    """All who are awake point alike."""

    call: str
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]


class Pressed(Happening, frozen=True):
    """The head of a gang that is split has to choose between those it is split over."""

    call: str
    seat: int
    among: tuple[int, ...]
    rules: tuple[str, ...] = ()


class LeftToChance(Happening, frozen=True):
    """Chance has chosen for one who had to choose and did not."""

    seat: int
    deed: str
    targets: tuple[int, ...]
    seen_by: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Acted(Happening, frozen=True):
    """A line of the host's sheet: who did what to whom, and why nothing follows if it is void.

    `behind` are the members of a gang who wanted it so.
    """

    call: str
    actors: tuple[int, ...]
    ability: str
    targets: tuple[int, ...]
    void: str = ""
    rules: tuple[str, ...] = ()
    behind: tuple[int, ...] = ()


class Answered(Happening, frozen=True):
    """The host answers a check in silence; whoever is awake with the asker sees it."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    shown: bool = True
    rules: tuple[str, ...] = ()
    seen_by: tuple[int, ...] = ()


class Shown(Happening, frozen=True):
    """The host has shown an answer by his own hand."""

    seat: int
    ability: str
    targets: tuple[int, ...]
    answer: str
    rules: tuple[str, ...] = ()
    seen_by: tuple[int, ...] = ()


class Met(Happening, frozen=True):
    """A touched player sees who touched him."""

    seat: int
    other: int
    role: str
    rules: tuple[str, ...] = ()


class Granted(Happening, frozen=True):
    """The gang may shoot once more."""

    call: str
    seats: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Slept(Public, frozen=True):
    """The called one sleeps again."""

    call: str


class Imposed(Happening, frozen=True):
    """A mark is on a seat; the table does not know yet."""

    seat: int
    mark: str
    source: int
    rules: tuple[str, ...] = ()


class Announced(Public, frozen=True):
    """The table is told of a mark; one that `lasts` does not end at nightfall."""

    seat: int
    mark: str
    rules: tuple[str, ...] = ()
    lasts: bool = False


class Freed(Happening, frozen=True):
    """A mark is taken off; the table hears of it only if it had heard of the mark."""

    seat: int
    mark: str
    told: bool = True
    rules: tuple[str, ...] = ()


class Struck(Happening, frozen=True):
    """How one attempt of the night ended: dies, spared, shielded or covered."""

    seat: int
    call: str
    outcome: str
    by: int = 0
    rules: tuple[str, ...] = ()


class Spent(Happening, frozen=True):
    """A called one has used up his one help for a player."""

    seat: int
    call: str
    target: int
    rules: tuple[str, ...] = ()


class Dawned(Public, frozen=True):
    """Morning; `quiet` when nobody died."""

    quiet: bool
    rules: tuple[str, ...] = ()


class Died(Public, frozen=True):
    """A player is found dead in the morning and leaves; his card is shown or not."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class Saved(Public, frozen=True):
    """A player is named who would have died."""

    seat: int
    rules: tuple[str, ...] = ()


class Visited(Public, frozen=True):
    """The table hears which characters came to a player in the night."""

    seat: int
    visitors: tuple[str, ...]
    rules: tuple[str, ...] = ()


class SignsOpened(Happening, frozen=True):
    """Two players may talk in signs for so long; nobody else knows."""

    seats: tuple[int, ...]
    seconds: int
    rules: tuple[str, ...] = ()


class Signed(Happening, frozen=True):
    """One makes a sign to the other: a seat, a card, yes, no or unknown."""

    seat: int
    about: int
    value: str
    seen_by: tuple[int, ...]


class SignsClosed(Happening, frozen=True):
    """The talk in signs is over."""

    seats: tuple[int, ...]


class TalkOpened(Public, frozen=True):
    """The floor is open to these seats for so long; with `names` it also takes names for the vote.

    Each may give `most` names (0: any number), `others_only` not his own, and if `open_to` lists seats,
    only those.
    """

    kind: str
    seats: tuple[int, ...]
    seconds: int
    signals: tuple[int, ...] = ()
    names: bool = False
    rules: tuple[str, ...] = ()
    most: int = 0
    others_only: bool = False
    open_to: tuple[int, ...] = ()


class SpeechesOpened(Public, frozen=True):
    """The floor goes round the table in this order; `first` is who has the first turn, mute or not."""

    first: int
    order: tuple[int, ...]
    rules: tuple[str, ...] = ()


class Started(Public, frozen=True):
    """The host says from whom the speeches, or the votes, go round."""

    seat: int


class Readied(Public, frozen=True):
    """A speaker has nothing to add."""

    seat: int


class TalkClosed(Public, frozen=True):
    """The floor is closed."""

    kind: str


class Claimed(Public, frozen=True):
    """Somebody said something about the game, true or false.

    `claim` is `role`, `learned`, `suspect` or `trust`; `about` is a seat; `value` the card or answer named.
    """

    seat: int
    claim: str
    about: int
    value: str = ""


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

    kind: str
    field: tuple[int, ...]
    voters: tuple[int, ...]
    order: str
    on: int = 0


class Voted(Happening, frozen=True):
    """A voter votes; unseen by the others when all vote at the same moment."""

    seat: int
    target: int
    open: bool = True


class Entered(Happening, frozen=True):
    """The host enters the vote of somebody who gave none where everybody has to."""

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


class Instructed(Happening, frozen=True):
    """The host tells a player how his hand goes."""

    seat: int
    target: int
    rules: tuple[str, ...] = ()


class HandsCounted(Public, frozen=True):
    """The hands against one candidate are counted."""

    candidate: int
    hands: tuple[int, ...]


class HandsNoted(Happening, frozen=True):
    """The hands against one candidate, counted by the host while all eyes are closed."""

    candidate: int
    hands: tuple[int, ...]


class Counted(Public, frozen=True):
    """A count is complete: for every candidate, who voted for him.

    `points` are half votes, given where they are not simply two for each voter: votes that weigh more,
    marks, roses, or a secret vote, whose `result` names no voters. In them -1 stands for the votes against.
    `red` are the givers of red roses.
    """

    kind: str
    result: tuple[tuple[int, tuple[int, ...]], ...]
    against: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    red: tuple[tuple[int, tuple[int, ...]], ...] = ()


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

    kind: str
    seat: int
    open_to: tuple[int, ...]
    seconds: int
    rules: tuple[str, ...] = ()


class Decided(Public, frozen=True):
    """He has decided; 0 is nobody."""

    kind: str
    seat: int
    target: int


class DecisionLapsed(Public, frozen=True):
    """He has not decided in time."""

    kind: str
    seat: int
    rules: tuple[str, ...] = ()


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


class Rolled(Public, frozen=True):
    """The die has fallen: by this house rule, or by `ordinary` rules, the phase is played."""

    face: int
    variant: str
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


class SentOut(Public, frozen=True):
    """The host has sent a player out of the game; it counts as an execution."""

    seat: int
    card: str = ""
    rules: tuple[str, ...] = ()


class NobodyExecuted(Public, frozen=True):
    """The day ends without an execution."""

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
    """The host alone is told that a line of the victory check holds, by which nobody wins here."""

    ending: str
    rules: tuple[str, ...] = ()


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

    ruling: str
    seat: int
    value: str = ""
    reason: str = ""


class Undone(Happening, frozen=True):
    """Everything after this number of events is taken back."""

    to: int


Event = (
    Opened | Stacked | Seeded | Delegated | Dealt | Recorded | Jumped | PhaseBegan | Turned | Called
    | Numbered | Summoned | Woken | Hindered | Pointed | Agreed | Pressed | LeftToChance | Acted | Answered
    | Shown | Met | Granted | Slept | SignsOpened | Signed | SignsClosed | Imposed | Announced | Freed
    | Struck | Spent | Dawned | Died | Saved | Visited | SpeechesOpened | Started | TalkOpened | Readied
    | TalkClosed | Claimed | VoteOpened | AskOpened | Named | Refrained | AskClosed | CountOpened | Voted
    | Polled | Entered | RoseGiven | Handed | Instructed | HandsCounted | HandsNoted | Counted | ResultHeld
    | LetBe | ResultReleased | SteppedIn | DecisionOpened | Decided | DecisionLapsed | Tied | LotDrawn
    | CoinTossed | Elected | OfficeLeft | Rolled | Accused | Sentenced | AllSentenced | Cleared | Acquitted
    | Executed | SentOut | NobodyExecuted | HostChanged | Briefed | Noticed | DrawOffered | DrawDeclared
    | Ended | Closed | TimedOut | Prolonged | Proceeded | Overruled | Undone
)  # fmt: skip
