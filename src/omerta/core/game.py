"""The game as it stands: what the host's paper would say, and nothing he would have to remember."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.core.events import AGAINST, Acted, Answered, Ended, Event, Opened, Overruled
from omerta.core.vocabulary import Ability, Book, Effect, Gang, MarkLaw, Office, Role, Step, Vote

ABSTAIN: tuple[str, tuple[int, ...]] = ("abstain", ())
HOST: Literal["host"] = "host"
PUBLIC: Literal["public"] = "public"
Viewer = int | Literal["host", "public"]
Option = tuple[str, tuple[int, ...]]

DUTIES = ("dealing", "calling", "timing", "counting", "showing")


class Marked(Struct, frozen=True, gc=False):
    """A mark on a seat, who put it there, and whether the table has been told."""

    mark: str
    seat: int
    source: int
    told: bool = False


class Calling(Struct, frozen=True, gc=False):
    """A role or gang is awake, and the call waits for those it is `awaiting`.

    `grant` is the second shot of a gang; `among` is what its head has to choose from when it is split;
    `queue` are the members still to be woken where each acts apart from the others.
    """

    call: str
    acts: bool
    awake: tuple[int, ...] = ()
    awaiting: tuple[int, ...] = ()
    among: tuple[int, ...] = ()
    apart: bool = False
    queue: tuple[int, ...] = ()
    gestures: dict[int, Option] = {}
    done: bool = False
    grant: bool = False
    closing: bool = False


class Talking(Struct, frozen=True, gc=False):
    """The floor is open."""

    kind: str
    seats: tuple[int, ...]
    seconds: int
    signals: tuple[int, ...]
    names_candidates: bool = False
    ready: tuple[int, ...] = ()
    closing: bool = False
    most: int = 0
    given: int = 0
    others_only: bool = False
    open_to: tuple[int, ...] = ()


class Floor(Struct, frozen=True, gc=False):
    """Speeches go round: who is still to speak, and whether anybody has begun."""

    order: tuple[int, ...]
    seconds: int
    names: bool
    most: int
    turns: int = 0
    begun: bool = False


class Asking(Struct, frozen=True, gc=False):
    """The table is asked for names: who still has to answer, and whom one may name."""

    owed: tuple[int, ...]
    open_to: tuple[int, ...]
    names: tuple[int, ...] = ()
    closing: bool = False


class Counting(Struct, frozen=True, gc=False):
    """Votes are being taken. `plain` counts have nothing but votes, each as good as the other."""

    kind: str
    field: tuple[int, ...]
    voters: tuple[int, ...]
    order: str
    on: int = 0
    ballots: dict[int, int] = {}
    closing: bool = False
    plain: bool = True
    compulsory: bool = False
    secret: bool = False
    others_only: bool = False
    idle: tuple[int, ...] = ()
    handing: tuple[int, ...] = ()
    handed: dict[int, int] = {}
    reds: dict[int, int] = {}
    kept: tuple[int, ...] = ()

    @property
    def standing(self) -> tuple[int, ...]:
        """Whom one may vote for now: the whole field, or the one whose turn it is."""
        return (self.on,) if self.on else self.field

    @property
    def turn(self) -> int:
        """Whose turn it is where one votes after another; 0 when all have voted."""
        return self.voters[len(self.ballots)] if len(self.ballots) < len(self.voters) else 0

    @property
    def options(self) -> tuple[Option, ...]:
        """The votes open to every voter."""
        if self.kind == "proposal":
            votes: tuple[Option, ...] = (("convict", ()), ("spare", ()))
        else:
            against: tuple[Option, ...] = (("against", ()),) if self.kind == "sentence" else ()
            votes = (*[("vote", (seat,)) for seat in self.standing], *against)
        return votes if self.compulsory else (*votes, ABSTAIN)

    def options_of(self, seat: int) -> tuple[Option, ...]:
        """The votes open to this voter."""
        if self.plain:
            return self.options
        if seat in self.handing:
            free = [voter for voter in self.voters if voter not in self.handing]
            return (*[("hand-over", (voter,)) for voter in free], ABSTAIN)
        if seat in self.idle:
            return (ABSTAIN,)
        if self.kind == "roses":
            return self._roses(seat)
        votes = self.options
        if self.others_only:
            votes = tuple([option for option in votes if option[1] != (seat,)])
        return votes or (ABSTAIN,)

    def _roses(self, seat: int) -> tuple[Option, ...]:
        """A black and a red rose for two different others, each given once."""
        if seat in self.kept:
            return ()
        found: list[Option] = []
        for colour, given, other in (("black", self.ballots, self.reds), ("red", self.reds, self.ballots)):
            if seat not in given:
                free = [to for to in self.field if to != seat and to != other.get(seat)]
                found += [(colour, (to,)) for to in free]
        return (*found, ABSTAIN) if seat not in self.ballots or seat not in self.reds else ()

    @property
    def missing(self) -> tuple[int, ...]:
        """The voters whose answer is waited for."""
        if self.kind == "roses":
            return tuple([s for s in self.voters if self._roses(s) and s not in self.handed])
        return tuple([seat for seat in self.voters if seat not in self.ballots])


class Holding(Struct, frozen=True, gc=False):
    """A result is held back; `count` is the count it comes from, if it is not yet declared."""

    owed: tuple[int, ...]
    count: Counting | None = None
    closing: bool = False


class Deciding(Struct, frozen=True, gc=False):
    """One player decides alone; a talk that was broken off for it goes on afterwards."""

    kind: str
    seat: int
    open_to: tuple[int, ...]
    closing: bool = False
    talk: Talking | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """What he may decide; only he who took the vote upon himself may let everybody go."""
        deed = "appoint" if self.kind == "heir" else "convict"
        nobody: tuple[Option, ...] = (("nobody", ()),) if self.kind == "step-in" else ()
        return (*[(deed, (seat,)) for seat in self.open_to], *nobody)


Now = Calling | Talking | Asking | Counting | Holding | Deciding


class Tally(Struct, frozen=True, gc=False):
    """A finished count: its kind and, candidate by candidate, the voters."""

    kind: str
    result: tuple[tuple[int, tuple[int, ...]], ...]
    against: tuple[int, ...] = ()
    points: tuple[tuple[int, int], ...] = ()

    def score(self, seat: int) -> int:
        """The half votes of a candidate; -1 stands for the votes against."""
        if self.points:
            return dict(self.points).get(seat, 0)
        return 2 * (len(self.against) if seat == AGAINST else self.votes(seat))

    def votes(self, seat: int) -> int:
        """How many voted for this candidate."""
        return next((len(voters) for candidate, voters in self.result if candidate == seat), 0)

    def stood(self, seat: int) -> bool:
        """Was this seat a candidate of the count?"""
        return any(candidate == seat for candidate, _ in self.result)


class Trial(Struct, frozen=True, gc=False):
    """The vote of one day from its opening to its verdict."""

    law: Vote
    stage: str = "open"
    field: tuple[int, ...] = ()
    speak: tuple[int, ...] = ()
    raised: tuple[tuple[int, tuple[int, ...]], ...] = ()
    tallies: tuple[Tally, ...] = ()
    recounts: int = 0
    accused: int = 0
    defended: tuple[int, ...] = ()
    acquitted: tuple[int, ...] = ()
    handed: tuple[tuple[int, int], ...] = ()
    released: bool = False
    again: bool = False
    decider: int = 0
    convicts: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    avenged: tuple[int, ...] = ()

    @property
    def tried(self) -> tuple[int, ...]:
        """Everybody voted on today, in order."""
        return tuple(dict.fromkeys(seat for tally in self.tallies for seat, _ in tally.result))

    def voters_for(self, seat: int) -> tuple[int, ...]:
        """Who voted for this execution in the ballot that decided it, as far as the table knows."""
        if self.decider or seat not in self.convicts:
            return ()
        last = next((tally for tally in reversed(self.tallies) if tally.stood(seat)), None)
        return dict(last.result)[seat] if last is not None and last.kind != "roses" else ()


class Index(Struct, frozen=True):
    """A book read once: who answers to which call, who belongs where. It says nothing the book does not."""

    answering: dict[str, frozenset[str]]
    acting: dict[str, frozenset[str]]
    call_of: dict[str, str]
    heirs: dict[str, frozenset[str]]
    becoming: dict[str, frozenset[str]]
    members: dict[str, frozenset[str]]
    side: dict[str, str]
    counts_as: dict[str, str]
    powers: dict[str, dict[str, Ability]]
    abilities: dict[str, dict[str, Ability]]
    effects: dict[tuple[str, str], frozenset[type[Effect]]]
    steps: dict[str, tuple[Step, ...]]
    may_pass: dict[str, bool]


def index(book: Book) -> Index:
    """The index of a book."""
    roles = book.roles
    call_of = {name: role.call or name for name, role in roles.items()}
    calls = tuple(dict.fromkeys((*roles, *call_of.values(), *book.gangs)))
    acting = {call: frozenset(name for name in roles if call_of[name] == call) for call in calls}
    members = {
        gang: frozenset(name for name, role in roles.items() if role.gang == gang) for gang in book.gangs
    }
    powers = {
        name: {deed: ability for deed, ability in role.abilities.items() if not ability.off}
        for name, role in roles.items()
    }
    abilities = {
        call: {deed: ability for name in acting[call] for deed, ability in powers[name].items()}
        for call in calls
    }
    abilities |= {name: {gang.ability: gang.does} for name, gang in book.gangs.items()}
    return Index(
        {
            call: acting[call]
            | members.get(call, frozenset())
            | {name for name, role in roles.items() if call in role.wakes_with}
            for call in calls
        },
        acting,
        call_of,
        {
            call: frozenset(
                name for name, role in roles.items() if any(call_of[post] == call for post in role.heir_of)
            )
            for call in calls
        },
        {
            call: frozenset(n for n, role in roles.items() if role.becomes and role.when_gone == call)
            for call in calls
        },
        members,
        {name: role.side for name, role in roles.items()},
        {name: role.counts_as or role.side for name, role in roles.items()},
        powers,
        abilities,
        {
            (call, name): frozenset(type(effect) for effect in ability.effects)
            for call, known in abilities.items()
            for name, ability in known.items()
        },
        {
            name: tuple(phase.steps[step] for step in dict.fromkeys((*phase.order, *phase.steps)))
            for name, phase in book.phases.items()
        },
        {name: all(ability.optional for ability in known.values()) for name, known in powers.items()}
        | {name: gang.may_pass for name, gang in book.gangs.items()},
    )


NO_INDEX = Index({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})


class Game(Struct):
    """A value: whatever happens makes a new one, linked to the one before it and to what was told since.

    `cards` are the printed cards, `roles` what their holders are now. Pace: `prompt` closes calls when
    complete, `timed` by the clock alone, `silent` has no speeches.
    """

    book: Book
    index: Index
    laid: Opened = Opened(0, ())
    pace: str = "prompt"
    by_hand: frozenset[str] = frozenset()
    temporary_host: int = 0
    host_seat: int = 0
    seed: int = 0
    draws: int = 0
    deck: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    shown: frozenset[int] = frozenset()
    undealt: int = 0
    living: tuple[int, ...] = ()
    marks: tuple[Marked, ...] = ()
    phase: str = ""
    number: int = 0
    counters: dict[str, int] = {}
    steps: tuple[Step, ...] = ()
    now: Now | None = None
    moment: int = 0
    cleared: bool = False
    sheet: tuple[Acted, ...] = ()
    last_sheet: tuple[Acted, ...] = ()
    spent: tuple[tuple[str, int], ...] = ()
    named: tuple[int, ...] = ()
    trial: Trial | None = None
    last_words: tuple[int, ...] = ()
    overruled: tuple[Overruled, ...] = ()
    waiting_answer: Answered | None = None
    noticed: tuple[str, ...] = ()
    acquainted: frozenset[tuple[int, int]] = frozenset()
    printed: Book | None = None
    rolled: str = ""
    floor: Floor | None = None
    first_speaker: int = 0
    powers: int = 0
    stepped: tuple[int, ...] = ()
    verdict: tuple[tuple[int, tuple[int, ...]], ...] = ()
    office: Office | None = None
    officer: int = 0
    heir_due: int = 0
    last_arbiter: tuple[int, int] = (0, 0)
    quiet_rounds: int = 0
    executed_since_dawn: bool = False
    draw_offered: bool = False
    over: Ended | None = None
    seen: int = 0
    past: Game | None = None
    told: tuple[Event, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.laid.seats

    @property
    def options(self) -> dict[str, str]:
        """The house rules that were chosen."""
        return self.laid.options

    def role(self, seat: int) -> Role:
        """What a seat is now: its card, or what that card has become."""
        return self.book.roles[self.roles[seat - 1]]

    def holders(self, name: str) -> tuple[int, ...]:
        """The living seats that hold this card."""
        roles = self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] == name])

    def gang(self, name: str) -> tuple[int, ...]:
        """The living members of a gang."""
        members, roles = self.index.members[name], self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] in members])

    def acting(self, call: str) -> tuple[int, ...]:
        """The living whose own card is called by this call."""
        cards, roles = self.index.acting[call], self.roles
        return tuple([seat for seat in self.living if roles[seat - 1] in cards])

    def answering(self, call: str) -> tuple[int, ...]:
        """The living who open their eyes at a call, gang or card.

        An heir watches while somebody holds the post, and wakes in his place when it has become his.
        """
        cards, roles, heirs = self.index.answering[call], self.roles, self.index.heirs[call]
        seats = [seat for seat in self.living if roles[seat - 1] in cards]
        if heirs and not self.acting(call):
            seats = [seat for seat in seats if roles[seat - 1] not in heirs or self.post(seat, call)]
        return tuple(seats)

    def post(self, seat: int, call: str) -> str:
        """The card whose powers this seat uses at a call: its own, one it has inherited, or none."""
        name = self.roles[seat - 1]
        if self.index.call_of[name] == call:
            return name
        if name not in self.index.heirs[call]:
            return ""
        return next((post for post in self.inherited(seat) if self.index.call_of[post] == call), "")

    def inherited(self, seat: int) -> tuple[str, ...]:
        """The posts this seat fills for those who are out."""
        role = self.role(seat)
        vacant = tuple([post for post in role.heir_of if post in self.deck and not self.holders(post)])
        return vacant[-1:] if role.heir_posts == "last" else vacant

    def law(self, mark: str) -> MarkLaw:
        """What a mark does."""
        return self.book.marks[mark]

    def voteless(self, seat: int) -> bool:
        """Has a mark taken the vote of this seat?"""
        return any(marked.seat == seat and self.law(marked.mark).voteless for marked in self.marks)

    def voters(self) -> tuple[int, ...]:
        """The living who have a vote today."""
        if not self.marks:
            return self.living
        return tuple(seat for seat in self.living if not self.voteless(seat))

    def mute(self, seat: int) -> bool:
        """Has a mark taken the voice of this seat?"""
        return any(marked.seat == seat and self.law(marked.mark).mute for marked in self.marks)

    def speakers(self) -> tuple[int, ...]:
        """The living who may speak today."""
        if not self.marks:
            return self.living
        return tuple([seat for seat in self.living if not self.mute(seat)])

    def weight(self, seat: int) -> int:
        """What a seat's own vote weighs, in half votes."""
        return self.office.half_votes if self.office is not None and seat == self.officer else 2

    def cite(self, name: str) -> tuple[str, ...]:
        """The rules of this book behind a ruling of this name."""
        return self.book.cites.get(name, ())

    def gang_of(self, call: str) -> Gang | None:
        """The gang that answers to this call, if it is one."""
        return self.book.gangs.get(call)


def empty_table(book: Book) -> Game:
    """The game before its first event."""
    return Game(book, NO_INDEX)


def darkness_falls(game: Game, phase: str) -> bool:
    """Do eyes close with this phase? A new sheet begins then, and goes on while dark follows dark."""
    before = game.book.phases.get(game.phase)
    return game.book.phases[phase].dark and not (before is not None and before.dark)


def log(game: Game) -> tuple[Event, ...]:
    """Every event of the game from the first, undone ones included."""
    batches = []
    at: Game | None = game
    while at is not None:
        batches.append(at.told)
        at = at.past
    return tuple([event for batch in reversed(batches) for event in batch])


def draw(game: Game, among: int) -> int:
    """A number below `among` from the game's seed and the number of draws so far (splitmix64)."""
    return mix(game.seed, game.draws) % among


def mix(seed: int, turn: int) -> int:
    """A well-stirred number from a seed and a turn."""
    z = (seed * 0x9E3779B97F4A7C15 + (turn + 1) * 0xD1B54A32D192ED03) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)
