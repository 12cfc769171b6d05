"""The words a rulebook is written in: roles, verbs, calls, steps, endings, house rules.

Everything here is a value. A book is made of these and of nothing else, so it can be written down as TOML
and read back equal.
"""

from typing import Literal

from msgspec.json import encode

from omerta.core.book.deck_law import DeckLaw
from omerta.core.book.verbs import Effect, Word
from omerta.core.spelling import spelt


class StepOfPhase(Word, frozen=True, tag_field="step", tag=spelt):
    """The bare base of the steps of a phase."""


VoteOrder = Literal["by-candidate", "at-once", "in-turn"]
Limit = Literal["none", "self-not-twice-running", "saved-once", "picked-once", "once", "other-group"]


class Ability(Word, frozen=True):
    """What a role may do when it is called, once a night.

    Its targets are `others`, `anyone`, those `out` of the game, or `strangers` to the actor's gang; where
    fewer live than it needs, `or_fewer` takes all of them. It is there only `after` these sides are out,
    and not at all while it is `off`. Of a help that comes once for each player, its owner `hears` at dawn
    whom it has saved: `others` than himself, `all`, or `none`. Where an effect falls on the first or the
    second target, their order matters.
    """

    effects: tuple[Effect, ...]
    targets: int = 1
    or_fewer: bool = False
    who: Literal["others", "anyone", "out", "strangers"] = "others"
    after: tuple[str, ...] = ()
    optional: bool = True
    off: bool = False
    limit: Limit = "none"
    hears: Literal["others", "all", "none"] = "others"
    rules: tuple[str, ...] = ()

    @property
    def ordered(self) -> bool:
        """Are its two targets a first and a second one?"""
        return self.targets == 2 and any([effect.at != "each" for effect in self.effects])


class Role(Word, frozen=True):
    """A card. `side` wins together, `shows` is what a check sees, `counts_as` is the side in parity.

    It answers to the `call` of its own name or of another; `type` is the card shown for its kind. It
    inherits, in order, the posts `heir_of`, the `last` vacant one or `each`. When the gang `when_gone` has
    nobody left, it `becomes` another card. Its gang knows it by sight if it is `known`.

    `takes_the_vote`: how many times a game its holder may show it by day and settle the vote alone;
    `avenges`: executed, its holder takes one of those who voted for it with him.
    """

    side: str
    kind: str = "special"
    copies: int = 1
    shows: str = ""
    counts_as: str = ""
    gang: str = ""
    wakes_with: tuple[str, ...] = ()
    abilities: dict[str, Ability] = {}
    bait_for: str = ""
    pardons: int = 0
    call: str = ""
    type: str = ""
    heir_of: tuple[str, ...] = ()
    heir_posts: Literal["last", "each"] = "last"
    becomes: str = ""
    when_gone: str = ""
    known: bool = False
    takes_the_vote: int = 0
    avenges: bool = False
    rules: tuple[str, ...] = ()


class Gang(Word, frozen=True):
    """A side that owns an ability and agrees on it in silence.

    All must point alike, and only a closing call takes the `majority`; or the most hands decide
    (`plurality`), or more than half of them (`absolute`). Its `head` `casts` the deciding voice in a tie,
    or `decides` alone. Gangs of one `volley` shoot at the same moment: neither shot keeps the other from
    being fired.
    """

    ability: str
    does: Ability
    agree: Literal["unanimous", "majority", "plurality", "absolute"] = "unanimous"
    head: str = ""
    head_says: Literal["casts", "decides"] = "casts"
    numbered: bool = False
    may_pass: bool = True
    volley: str = ""
    rules: tuple[str, ...] = ()


class MarkLaw(Word, frozen=True):
    """What a mark does to its bearer and how long.

    `holds`: abilities are void and he does not wake with his gang; `voteless`: he has no vote;
    `leads`: his vote repeats that of whoever marked him, and `if_leader_mute` says what becomes of
    it when that one has no vote; `uncounted`: sides whose marked members do not count in parity;
    `appears`: checks show this card; `introduces`: when he is next woken, whoever marked him is shown to him;
    `mute`: he may neither speak nor name anybody; `extra_votes` are added to those he gets, and with
    `extra_alone` he has them even if he gets none, once anybody has voted;
    `hands_vote`: in each ballot he hands his vote to another; a `penalty` is given by the host and
    told at once. A mark that is `off` cannot be given.
    """

    holds: bool = False
    voteless: bool = False
    leads: bool = False
    if_leader_mute: Literal["free", "mute"] = "free"
    appears: str = ""
    introduces: bool = False
    until: Literal["nightfall", "source-out", "end"] = "nightfall"
    announced: bool = True
    uncounted: tuple[str, ...] = ()
    mute: bool = False
    extra_votes: int = 0
    extra_alone: bool = False
    hands_vote: bool = False
    penalty: bool = False
    off: bool = False
    rules: tuple[str, ...] = ()


class Call(StepOfPhase, frozen=True):
    """A role or a gang is woken by its name; with `acts` off it only shows its face.

    `only_with`: only if that card is in the deck; `alone`: nobody wakes with it; `apart`: its members are
    woken one by one; `seconds` is its time.
    """

    who: str
    acts: bool = True
    only_by_hand: bool = False
    only_with: str = ""
    alone: bool = False
    apart: bool = False
    seconds: int = 0


class Dawn(StepOfPhase, frozen=True):
    """The night is settled and told."""

    last_word_seconds: int = 0


class Talk(StepOfPhase, frozen=True):
    """Everybody alive may speak; `signals` are minutes before the end at which the host warns.

    With `minutes` 0 the number of the living decides: `by_living` are pairs, up to so many living and
    so many minutes. `half_signal`: in a talk too short for its signals the host warns at half time.
    """

    minutes: int
    signals: tuple[int, ...] = ()
    names_candidates: bool = False
    names_self: bool = True
    by_living: tuple[tuple[int, int], ...] = ()
    half_signal: bool = False
    off: bool = False


class Speeches(StepOfPhase, frozen=True):
    """The floor goes round the table; each may put forward so many `names` in his turn, 0 is any number."""

    seconds: int = 60
    names_candidates: bool = True
    names: int = 0


class Office(Word, frozen=True):
    """A place of honour: what its holder's vote weighs, and what becomes of it when he leaves.

    Weights are in half votes. A holder of a `loyal` side names his heir, for any other the table elects anew.
    """

    half_votes: int = 3
    loyal: tuple[str, ...] = ()
    seconds: int = 30
    rules: tuple[str, ...] = ()


class Vote(StepOfPhase, frozen=True):
    """The table settles whom it removes today.

    How votes are given. `ballot`: one vote each, or a black rose for a suspect and a red one for a friend,
    and then `rose_needed`: the best result convicts whoever was given a black one of his `own`, or anybody;
    `compulsory`: nobody abstains, and missing votes are entered by the host; `secret`: the table learns
    numbers, never who voted; `votes_self` off: not for oneself; `order` `in-turn`: one after another, each
    in a time of his own, and `starter` says who begins.

    What they settle. `single`: a single candidate is counted as any other, needs more than half of all
    votes, is convicted or voted on (yes or no) at once, or is not voted on in round one; `needs`: the most
    votes, or more than half of all; `several`: everybody with more than half goes; `tie_end` `all`: a yes or
    no on all the tied together, which needs the most votes (a coin if they are equal) or half of all votes.
    `from_round`: before it nobody is voted on. `circle`: if one of this side was executed at the last vote,
    only those who voted for it are candidates. `arbiter`: the vote elects who decides alone; `office`: it
    elects the holder of an office, if nobody holds it. `decides`: the side that wins if nobody else does.
    `pardon`: a card that pardons reaches everybody who is to go, or only whom votes convicted.

    `forced`: what a temporary host does to get an execution, ask for names or hold the vote again.
    `hold_seconds`: how long a result is held back where somebody may take the vote out of the table's hands.
    """

    candidates: Literal["named", "anyone"] = "named"
    procedure: Literal["together", "one-by-one"] = "together"
    order: VoteOrder = "by-candidate"
    hands: Literal["one", "any"] = "one"
    duty: bool = False
    recounts: int = 1
    tie_end: Literal["lot", "nobody", "all"] = "lot"
    tie_speech_seconds: int = 0
    confirm: Literal["none", "full", "yes-no"] = "none"
    defence_seconds: int = 0
    overturned: Literal["nobody", "new-convict"] = "nobody"
    after_pardon: Literal["runner-up", "new-vote"] = "runner-up"
    pardon: Literal["everybody", "convicts"] = "everybody"
    last_word_seconds: int = 0
    ballot: Literal["votes", "roses"] = "votes"
    rose_needed: Literal["own", "any"] = "own"
    compulsory: bool = False
    secret: bool = False
    votes_self: bool = True
    starter: Literal["seat-order", "first-speaker"] = "seat-order"
    single: Literal["count", "half", "convict", "confirm", "skip-first"] = "count"
    needs: Literal["most", "half"] = "most"
    several: bool = False
    all_needs: Literal["most", "half"] = "half"
    from_round: int = 1
    circle: str = ""
    arbiter: bool = False
    office: Office | None = None
    decides: str = ""
    forced: Literal["ask", "again"] = "ask"
    again_seconds: int = 60
    decision_seconds: int = 60
    hold_seconds: int = 15
    muted_may_step_in: bool = True
    off: bool = False


class Roll(StepOfPhase, frozen=True):
    """A die chooses the house rule of this phase: `faces` are switches to be put on, or `ordinary`."""

    faces: tuple[str, ...] = ()


Step = Call | Dawn | Talk | Speeches | Vote | Roll


class Phase(Word, frozen=True):
    """A stretch of the round: its steps by name, those of `order` first, then the rest as written."""

    steps: dict[str, Step]
    dark: bool = False
    order: tuple[str, ...] = ()


class Ending(Word, frozen=True):
    """One line of the victory check; the first line whose conditions hold decides.

    `wins` is a side, `draw` or `goes-on`. Conditions: every side of `dead` has nobody alive, every
    side of `alive` has somebody, `level` (a, b) means a counts at least as many as b, `at_most` is
    a side and a number; nobody holds a card of `keepers` (to each a card that must be in the deck for it
    to keep the game going, or nothing); `quiet` rounds have passed without anybody leaving, the one that
    began so counted where `from_first`. `at_dawn`: asked only then. With `tells_host` nobody wins, but
    the host learns that the line holds.
    """

    wins: str
    keepers: dict[str, str] = {}
    quiet: int = 0
    from_first: bool = False
    at_dawn: bool = False
    tells_host: bool = False
    dead: tuple[str, ...] = ()
    alive: tuple[str, ...] = ()
    level: tuple[str, str] | None = None
    at_most: tuple[str, int] | None = None
    off: bool = False
    rules: tuple[str, ...] = ()


class Conduct(Word, frozen=True):
    """How the host runs the night and the table; the short list of what differs between books.

    `role_claims` off: nobody may say which card he holds; `removals`: the host may send players out;
    `masks`: faces are covered, and the cues say so.
    """

    doomed_act: bool = True
    doomed_learn: bool = True
    call_dead: Literal["never", "until-shown", "always"] = "never"
    call_blocked: bool = True
    show_cards: Literal["always", "executed", "never"] = "always"
    tell_saved: Literal["no", "healed", "healed-or-guarded"] = "no"
    marks_before_victory: bool = False
    void_answer: Literal["none", "decoy"] = "none"
    release: Literal["dawn", "at-once"] = "dawn"
    late: Literal["nothing", "lot"] = "nothing"
    no_repeat: tuple[str, ...] = ()
    dead_watch: Literal["never", "unless-asked", "always"] = "never"
    open_deck: bool = True
    role_claims: bool = True
    stall_rounds: int = 0
    stall: Literal["offer", "draw"] = "offer"
    temporary_host_up_to: int = 0
    host_changes: bool = False
    removals: bool = False
    masks: bool = False


PatchValue = bool | int | str | list[str | int] | dict[str, bool | int | str | list[str | int]]


class Switch(Word, frozen=True):
    """A house rule. Each value is a set of changes to the book: a path and what stands there instead.

    Besides its values a `number` switch takes any number from the least to the most, put at these paths.
    A list switch takes words of `list_of`, joined by commas, put as a list at `list_at`: `list_length` of
    them (0: any number), with `list_once` no word twice, and of each pair in `before` the first one first.
    """

    default: str
    rule: str
    values: dict[str, dict[str, PatchValue]] = {}
    number: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    list_at: str = ""
    list_of: tuple[str, ...] = ()
    list_length: int = 0
    list_once: bool = False
    before: tuple[tuple[str, str], ...] = ()


class Clash(Word, frozen=True):
    """House rules that cannot be chosen together, each a switch and its value.

    Of a list switch the value is one word of its list.
    """

    switches: tuple[tuple[str, str], ...]
    rules: tuple[str, ...]


class Book(Word, frozen=True, eq=False):
    """A whole rulebook. `points` are what a winner of each side gets in a series of games."""

    name: str
    prefix: str
    sides: tuple[str, ...]
    plain: str
    roles: dict[str, Role]
    gangs: dict[str, Gang]
    phases: dict[str, Phase]
    opening: tuple[str, ...]
    cycle: tuple[str, ...]
    endings: dict[str, Ending]
    deck: DeckLaw
    conduct: Conduct
    temporary_opening: tuple[str, ...] = ()
    marks: dict[str, MarkLaw] = {}
    switches: dict[str, Switch] = {}
    clashes: dict[str, Clash] = {}
    cites: dict[str, tuple[str, ...]] = {}
    points: dict[str, int] = {}

    def __eq__(self, other: object) -> bool:
        """Equal books read the same from cover to cover: the order of calls is part of a book."""
        return self is other or (isinstance(other, Book) and encode(self) == encode(other))

    def __repr__(self) -> str:
        """In one line."""
        return f"<Book {self.name}: {len(self.roles)} cards, {len(self.switches)} house rules>"

    def __hash__(self) -> int:
        """Enough to keep books in a cache."""
        return hash((self.name, *self.roles, *[switch.default for switch in self.switches.values()]))
