"""The moments of a game in which somebody has to do something, and the vote of a day while it lasts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.core.book.model import Vote, VoteOrder
from omerta.core.events import AGAINST, CountKind, DecisionKind, TalkKind

Option = tuple[str, tuple[int, ...]]
ABSTAIN: Option = ("abstain", ())
TrialStage = Literal[
    "open", "asking", "asked", "counting", "counted", "recount", "hung", "toss", "tossed", "drawn", "accused",
    "defence", "cleared", "acquitted", "again", "condemned", "taken", "elected", "decided", "sentenced",
    "avenging", "avenged", "executed",
]  # fmt: skip


class Marked(Struct, frozen=True, gc=False):
    """A mark on a seat, who put it there, and whether the table has been told."""

    mark: str
    seat: int
    source: int
    told: bool = False


class Calling(Struct, frozen=True, gc=False):
    """A role or gang is awake, and the call waits for those it is `awaiting`.

    `grant` is the second shot of a gang; `among` is what its head has to choose from when it is split;
    `queue` are the members still to be woken where each acts apart from the others; `taken` are the single
    players whose gesture stands on the sheet and cannot be changed any more.
    """

    call: str
    acts: bool
    awake: tuple[int, ...] = ()
    awaiting: tuple[int, ...] = ()
    among: tuple[int, ...] = ()
    apart: bool = False
    queue: tuple[int, ...] = ()
    gestures: dict[int, Option] = {}
    taken: tuple[int, ...] = ()
    done: bool = False
    grant: bool = False
    closing: bool = False


class Talking(Struct, frozen=True, gc=False):
    """The floor is open."""

    kind: TalkKind
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
    """Votes are being taken. `plain` counts have nothing but votes, each as good as the other.

    Where one votes after another, `lapsed` says that the time of the one whose turn it is has run out.
    `sums` are votes of which the host noted how many they were, and not whose.
    """

    kind: CountKind
    field: tuple[int, ...]
    voters: tuple[int, ...]
    order: VoteOrder
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
    lapsed: bool = False
    sums: tuple[tuple[int, int], ...] = ()

    @property
    def standing(self) -> tuple[int, ...]:
        """Whom one may vote for now: the whole field, or the one whose turn it is."""
        return (self.on,) if self.on else self.field

    @property
    def votes(self) -> tuple[int, ...]:
        """What a plain count counts: votes for whoever stands, and those against a sentence."""
        return (*self.standing, AGAINST) if self.kind == "sentence" else self.standing

    @property
    def turn(self) -> int:
        """Whose turn it is where one votes after another; 0 when all have voted, or all vote as they like."""
        in_turn = self.order == "in-turn" and len(self.ballots) < len(self.voters)
        return self.voters[len(self.ballots)] if in_turn else 0

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

    kind: DecisionKind
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
    """A finished count: its kind and, candidate by candidate, the voters; who may not be convicted by it."""

    kind: CountKind
    result: tuple[tuple[int, tuple[int, ...]], ...]
    against: tuple[int, ...] = ()
    points: tuple[tuple[int, int], ...] = ()
    unsuspected: tuple[int, ...] = ()

    def score(self, seat: int) -> int:
        """The half votes of a candidate; -1 stands for the votes against."""
        if self.points:
            return dict(self.points).get(seat, 0)
        return 2 * (len(self.against) if seat == AGAINST else self.votes(seat))

    def votes(self, seat: int) -> int:
        """How many voted for this candidate."""
        known = next((len(voters) for candidate, voters in self.result if candidate == seat), 0)
        return known or max(0, dict(self.points).get(seat, 0)) // 2

    @property
    def noes(self) -> int:
        """How many voted against what was asked."""
        return len(self.against) or max(0, dict(self.points).get(AGAINST, 0)) // 2

    def stood(self, seat: int) -> bool:
        """Was this seat a candidate of the count?"""
        return any(candidate == seat for candidate, _ in self.result)


class Trial(Struct, frozen=True, gc=False):
    """The vote of one day from its opening to its verdict."""

    law: Vote
    stage: TrialStage = "open"
    field: tuple[int, ...] = ()
    speak: tuple[int, ...] = ()
    raised: tuple[tuple[int, tuple[int, ...]], ...] = ()
    sums: tuple[tuple[int, int], ...] = ()
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
