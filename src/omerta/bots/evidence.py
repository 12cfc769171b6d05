"""What a view proves and what it hints at, gathered from its events without any judgement yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from omerta.bots.beliefs import question
from omerta.core import events as ev
from omerta.core.book.model import Book, Call, Vote
from omerta.core.book.verbs import Learn
from omerta.core.view import View


class Meeting(Struct, frozen=True):
    """At a call these opened their eyes together; `absent` are those alive who did not.

    It is a `roll-call` if nothing could keep one who belongs there from opening his eyes.
    """

    call: str
    seats: tuple[int, ...]
    absent: tuple[int, ...]
    roll_call: bool


class LearnedAnswer(Struct, frozen=True):
    """A question and its answer."""

    learn: Learn
    targets: tuple[int, ...]
    answer: str


class Stand(Struct, frozen=True):
    """In one round a player stood against another, or for him; he could choose among so many."""

    seat: int
    other: int
    against: bool
    among: int
    number: int = 0


class Evidence(Struct, frozen=True):
    """Everything one player has to go by when he asks who holds which card."""

    me: int
    seats: int
    deck: tuple[str, ...]
    living: tuple[int, ...]
    known: tuple[tuple[int, str], ...]
    met: tuple[int, ...] = ()
    meetings: tuple[Meeting, ...] = ()
    told: tuple[LearnedAnswer, ...] = ()
    stands: tuple[Stand, ...] = ()
    claims: tuple[ev.Claimed, ...] = ()
    killed: tuple[int, ...] = ()
    marked: tuple[tuple[int, str], ...] = ()


def evidence(view: View, book: Book, public: bool = False) -> Evidence:
    """What the view holds; `public`: only what everybody at the table has seen."""
    own, shared = own_and_public(view, book)
    return shared if public else own


def own_and_public(view: View, book: Book) -> tuple[Evidence, Evidence]:
    """What a player has seen, and what of it everybody has: read off the same events at one go."""
    gathered = _Harvest(view, book)
    for event in view.events:
        take = TAKES.get(type(event))
        if take is not None:
            take(gathered, event)
    me = view.viewer if isinstance(view.viewer, int) else 0
    shared = Evidence(
        0,
        view.seats,
        view.deck,
        view.living,
        _known(gathered.shown, book),
        stands=tuple(sorted(gathered.stands, key=_order)),
        claims=tuple(dict.fromkeys(view.claims)),  # said again is not proved again
        killed=tuple(gathered.killed),
        marked=tuple(dict.fromkeys(gathered.marked)),
    )
    own = replace(
        shared,
        me=me,
        known=_known(view.cards, book),
        met=tuple(sorted({event.other for event in view.met} - gathered.shown.keys())),
        meetings=tuple(dict.fromkeys(gathered.meetings)),
        told=tuple(_told(view, book, me)),
    )
    return own, shared


def _known(cards: Mapping[int, str], book: Book) -> tuple[tuple[int, str], ...]:
    return tuple(sorted((seat, card) for seat, card in cards.items() if card in book.roles))


def _told(view: View, book: Book, me: int) -> Iterable[LearnedAnswer]:
    """Answers to my questions and to those I look on at."""
    for answer in view.answers:
        learn = question(book, view.card(me), answer.ability)
        if learn is not None and answer.answer != "none":
            yield LearnedAnswer(learn, answer.targets, answer.answer)


def _order(stand: Stand) -> tuple[int, int, int, bool]:
    return stand.number, stand.seat, stand.other, stand.against


class _Harvest:
    """The way through the events of a view."""

    def __init__(self, view: View, book: Book) -> None:
        self.viewer = view.viewer
        self.book = book
        self.living = set(range(1, view.seats + 1))
        self.phase = ""
        self.number = 0
        self.shown: dict[int, str] = {}
        self.meetings: list[Meeting] = []
        self.stands: list[Stand] = []
        self.killed: list[int] = []
        self.marked: list[tuple[int, str]] = []
        self._seen: set[tuple[int, int, int, bool]] = set()
        self._last_count = 0

    def phase_began(self, event: ev.PhaseBegan | ev.Jumped) -> None:
        """Another phase."""
        self.phase, self.number = event.phase, event.number

    def meeting(self, event: ev.Woken) -> None:
        """Some have opened their eyes together."""
        if len(event.seats) < 2 and event.call not in self.book.gangs:
            return
        steps = self.book.phases[self.phase].steps.values() if self.phase else ()
        calls = [step for step in steps if isinstance(step, Call) and step.who == event.call]
        alone = any(step.alone or step.apart for step in calls)
        shy = any(not step.acts for step in calls)
        absent = () if alone else tuple(sorted(self.living - {*event.seats}))
        self.meetings.append(Meeting(event.call, event.seats, absent, shy))

    def left(self, event: ev.Died | ev.Executed | ev.SentOut) -> None:
        """Somebody is out."""
        self.living.discard(event.seat)
        if event.card:
            self.shown[event.seat] = event.card
        if isinstance(event, ev.Died):
            self.killed.append(event.seat)

    def stepped_in(self, event: ev.SteppedIn) -> None:
        """Somebody has shown his card."""
        self.shown[event.seat] = event.card

    def announced(self, event: ev.Announced) -> None:
        """Somebody bears a mark."""
        self.marked.append((event.seat, event.mark))

    def named(self, event: ev.Named) -> None:
        """Somebody is put up for the vote."""
        if event.by != event.seat:
            self._stand(event.by, event.seat, True, len(self.living) - 1)

    def elected(self, event: ev.Elected) -> None:
        """The last count was no count against anybody."""
        del self.stands[self._last_count :]

    def claimed(self, event: ev.Claimed) -> None:
        """Somebody speaks for or against another."""
        if event.claim in ("suspect", "trust") and event.seat != event.about:
            self._stand(event.seat, event.about, event.claim == "suspect", len(self.living) - 1)

    def counted(self, event: ev.Counted) -> None:
        """Votes as they were given; where there was nothing to choose they say nothing."""
        self._last_count = len(self.stands)
        laws = [step for step in self._steps() if isinstance(step, Vote) and not step.off]
        if event.kind == "proposal" or (len(event.result) == 1 and any(law.compulsory for law in laws)):
            return
        among = 2 if event.kind == "sentence" else len(event.result)
        for candidate, voters in event.result:
            for voter in voters:
                if voter != candidate:
                    self._stand(voter, candidate, True, among)
            for voter in event.against:
                if voter != candidate:
                    self._stand(voter, candidate, False, among)
        for friend, givers in event.red:
            for giver in givers:
                self._stand(giver, friend, False, among)

    def _steps(self) -> Iterable[object]:
        return self.book.phases[self.phase].steps.values() if self.phase else ()

    def _stand(self, seat: int, other: int, against: bool, among: int) -> None:
        key = (self.number, seat, other, against)
        if key not in self._seen:
            self._seen.add(key)
            self.stands.append(Stand(seat, other, against, among, self.number))


TAKES = cast(
    "dict[type[ev.Event], Callable[[_Harvest, ev.Event], None]]",
    {
        ev.PhaseBegan: _Harvest.phase_began,
        ev.Jumped: _Harvest.phase_began,
        ev.Woken: _Harvest.meeting,
        ev.Died: _Harvest.left,
        ev.Executed: _Harvest.left,
        ev.SentOut: _Harvest.left,
        ev.SteppedIn: _Harvest.stepped_in,
        ev.Announced: _Harvest.announced,
        ev.Named: _Harvest.named,
        ev.Counted: _Harvest.counted,
        ev.Elected: _Harvest.elected,
        ev.Claimed: _Harvest.claimed,
    },
)
