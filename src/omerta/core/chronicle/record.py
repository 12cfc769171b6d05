"""The log of a finished game, sorted: the nights and how they ended, the counts and who gave which vote."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.day.ballots import leaders, over_half
from omerta.core.evolve import evolve
from omerta.core.game import Game, empty_table, standing_events
from omerta.core.moments import Tally

Manner = Literal["died", "executed", "sent-out"]


class When(Struct, frozen=True):
    """A phase and its number. A `turn` lasts from one closing of the eyes to the next."""

    phase: str = ""
    number: int = 0
    turn: int = 0


class Settled(Struct, frozen=True):
    """A night as it was settled: the game with its sheet, how each attempt ended, who was found dead.

    `ruled`: the host has decided something otherwise since eyes closed.
    """

    when: When
    game: Game
    strikes: tuple[ev.Struck, ...]
    dead: tuple[int, ...]
    ruled: bool = False


class Learned(Struct, frozen=True):
    """What somebody was told of others by a check, and the game at that moment."""

    when: When
    game: Game
    told: ev.Answered | ev.Shown


class Count(Struct, frozen=True):
    """A count and the game before it was declared.

    `cast` are the votes people gave themselves, none that was entered for them, led by another, or hidden
    from the table. `in_order`: they were given one after another, and this is their order.
    """

    when: When
    game: Game
    counted: ev.Counted
    cast: tuple[tuple[int, int], ...]
    in_order: bool

    @property
    def is_against(self) -> bool:
        """Is it a count in which a vote is against somebody? An election to an office is not."""
        law = self.game.trial.law if self.game.trial is not None else None
        return law is None or (law.office is None and not law.arbiter)

    def voters_against(self, seat: int) -> tuple[int, ...]:
        """Who has voted against this seat of his own will."""
        return tuple([voter for voter, target in self.cast if target == seat])


def singled_out(count: Count, without: int = 0) -> frozenset[int]:
    """Whom this count by itself sends away, where every vote weighs the same; the vote of one left out."""
    counted, game, trial = count.counted, count.game, count.game.trial
    if trial is None or counted.points or counted.kind in ("roses", "proposal"):
        return frozenset()
    result = tuple([(seat, tuple([v for v in voters if v != without])) for seat, voters in counted.result])
    against = tuple([voter for voter in counted.against if voter != without])
    tally, law = Tally(counted.kind, result, against), trial.law
    if counted.kind == "sentence":
        stands = tally.votes(trial.accused) > len(against)
        return frozenset({trial.accused}) if stands else frozenset()
    if law.several:
        return frozenset([seat for seat, _ in result if over_half(game, tally, seat)])
    if law.procedure == "one-by-one":
        return frozenset([seat for seat, hands in result if 2 * len(hands) >= len(game.voters())])
    first = leaders(tally, ())
    half = law.needs == "half" or (law.single == "half" and len(result) == 1)
    if len(first) != 1 or (half and not over_half(game, tally, first[0])):
        return frozenset()
    confirms = counted.kind in ("confirm", "confirm-recount")
    return frozenset() if confirms and first[0] != trial.accused else frozenset(first)


class Exit(Struct, frozen=True):
    """Somebody leaves the game; where votes and nothing else decided it, `count` is the count that did."""

    seat: int
    when: When
    manner: Manner
    count: Count | None = None


class GameRecord(Struct, frozen=True):
    """A finished game, sorted. `drawn` are those a lot has chosen after a tie; `named` who named whom."""

    game: Game
    nights: tuple[Settled, ...]
    learned: tuple[Learned, ...]
    counts: tuple[Count, ...]
    exits: tuple[Exit, ...]
    drawn: tuple[tuple[When, int], ...]
    named: tuple[tuple[int, int], ...]
    claims: tuple[tuple[When, ev.Claimed], ...]
    settled_by: int = 0

    def left(self, seat: int) -> Exit | None:
        """How this seat left the game, if it did."""
        return next((each for each in self.exits if each.seat == seat), None)


def record(game: Game) -> GameRecord:
    """A finished game, sorted; what was taken back has not happened."""
    reader = _Reader(empty_table(game.printed or game.book))
    for _, event in standing_events(game):
        reader.read(event)
    return reader.record(game)


class _Reader:
    """Reads the events one by one; the game is always the one before the event."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.when = When()
        self.nights: list[Settled] = []
        self.learned: list[Learned] = []
        self.counts: list[Count] = []
        self.exits: list[Exit] = []
        self.drawn: list[tuple[When, int]] = []
        self.named: list[tuple[int, int]] = []
        self.claims: list[tuple[When, ev.Claimed]] = []
        self.strikes: list[ev.Struck] = []
        self.cast: list[tuple[int, int]] = []
        self.not_own: set[int] = set()
        self.in_order = True
        self.last = 0
        self.ruled = self.tied = False

    def _begin_vote(self) -> None:
        self.cast, self.not_own, self.in_order = [], set(), True

    def read(self, event: ev.Event) -> None:
        """One more event."""
        match event:
            case ev.PhaseBegan(phase, number) | ev.Jumped(phase, number):
                self._phase(phase, number, event.dark)
            case ev.Overruled():
                self.ruled = True
            case ev.Answered(shown=True) | ev.Shown():
                self.learned.append(Learned(self.when, self.game, event))
            case ev.Struck():
                self.strikes.append(event)
            case ev.Dawned():
                self.nights.append(Settled(self.when, self.game, tuple(self.strikes), (), self.ruled))
                self.strikes = []
            case ev.Named(by, seat):
                self.named.append((by, seat))
            case ev.Claimed():
                self.claims.append((self.when, event))
            case ev.Died(seat) | ev.Executed(seat) | ev.SentOut(seat):
                self._out(event, seat)
            case _:
                self._vote(event)
        self.game = evolve(self.game, event)

    def _phase(self, phase: str, number: int, dark: bool) -> None:
        self.when = When(phase, number, self.when.turn + dark)
        self.tied, self.last = False, 0
        self._begin_vote()
        if dark:
            self.ruled = False

    def _vote(self, event: ev.Event) -> None:
        """What belongs to a vote: who gave his own, and what came of it."""
        match event:
            case ev.VoteOpened():
                self._begin_vote()
            case ev.CountOpened():
                self.in_order = self.in_order and event.order == "in-turn"
            case ev.Voted(seat, target):
                self.cast = [each for each in self.cast if each != (seat, target)] + [(seat, target)]
            case ev.Polled(votes):
                self.cast += [each for each in votes if each not in self.cast]
                self.in_order = False
            case ev.Entered(seat) | ev.Instructed(seat):
                self.not_own.add(seat)
            case ev.Counted():
                self._counted(event)
            case ev.Tied():
                self.tied = True
            case ev.LotDrawn(_, seat):
                if self.tied:
                    self.drawn.append((self.when, seat))
            case ev.NobodyExecuted() | ev.DrawDeclared():
                self.last = 0
            case _:
                return

    def _counted(self, event: ev.Counted) -> None:
        """Of the votes that were cast those stand that the result names."""
        stands = {(voter, seat) for seat, voters in event.result for voter in voters}
        own = [each for each in self.cast if each in stands and each[0] not in self.not_own]
        self.counts.append(Count(self.when, self.game, event, tuple(own), self.in_order))
        self._begin_vote()

    def _out(self, event: ev.Died | ev.Executed | ev.SentOut, seat: int) -> None:
        self.last = seat
        if isinstance(event, ev.Died):
            night = self.nights[-1] if self.nights else None
            if night is not None and night.when == self.when:
                kept = Settled(night.when, night.game, night.strikes, (*night.dead, seat), night.ruled)
                self.nights[-1] = kept
            self.exits.append(Exit(seat, self.when, "died"))
        elif isinstance(event, ev.Executed):
            self.exits.append(Exit(seat, self.when, "executed", self._deciding(seat)))
        else:
            self.exits.append(Exit(seat, self.when, "sent-out"))

    def _deciding(self, seat: int) -> Count | None:
        """The count that sent this seat away: not where chance, one alone or the host decided."""
        trial = self.game.trial
        if trial is None or trial.decider or seat not in trial.convicts or self.ruled:
            return None
        today = [count for count in self.counts if count.when == self.when]
        last = next((each for each in reversed(today) if seat in dict(each.counted.result)), None)
        return last if last is not None and seat in singled_out(last) else None

    def record(self, game: Game) -> GameRecord:
        """All of it."""
        return GameRecord(
            game,
            tuple(self.nights),
            tuple(self.learned),
            tuple(self.counts),
            tuple(self.exits),
            tuple(self.drawn),
            tuple(self.named),
            tuple(self.claims),
            self.last,
        )
