"""What may be known. An event is the host's alone unless its class grants it to others here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.game import HOST, Game, Viewer, standing_events


def granted(event: ev.Event, viewer: Viewer) -> bool:
    """May this viewer, who does not host, see this event?"""
    grants = _grants(type(event))
    return grants is not None and grants(event, viewer)


@cache
def _grants(kind: type[ev.Event]) -> Callable[[ev.Event, Viewer], bool] | None:
    return _to_all if issubclass(kind, ev.Public) else GRANTS.get(kind)


def _to_all(event: ev.Event, viewer: Viewer) -> bool:
    return True


def leads(viewer: Viewer, events: Iterable[ev.Event]) -> bool:
    """Is this viewer the host, or was the game handed to him by one of these events?"""
    return viewer == HOST or any(isinstance(e, ev.HostChanged) and e.seat == viewer for e in events)


def _to_its_seat(event: ev.Dealt | ev.Met, viewer: Viewer) -> bool:
    return event.seat == viewer


def _to_its_seat_if_told(event: ev.Spent, viewer: Viewer) -> bool:
    return event.told and event.seat == viewer


def _to_its_seats(event: ev.Woken | ev.Granted | ev.SignsOpened, viewer: Viewer) -> bool:
    return viewer in event.seats


def _to_onlookers(event: ev.Pointed | ev.Agreed | ev.Signed, viewer: Viewer) -> bool:
    return viewer in event.seen_by


def _if_open(event: ev.Voted | ev.Entered | ev.Handed, viewer: Viewer) -> bool:
    return event.open or event.seat == viewer


def _if_told(event: ev.Freed, viewer: Viewer) -> bool:
    return event.told


def _answer(event: ev.Answered, viewer: Viewer) -> bool:
    return event.shown and _sight(event, viewer)


def _sight(event: ev.Answered | ev.Shown, viewer: Viewer) -> bool:
    return event.seat == viewer or viewer in event.seen_by


GRANTS = cast(
    "dict[type[ev.Event], Callable[[ev.Event, Viewer], bool]]",
    {
        ev.Freed: _if_told,
        ev.Spent: _to_its_seat_if_told,
        ev.Answered: _answer,
        ev.Shown: _sight,
        **dict.fromkeys((ev.Voted, ev.Entered, ev.Handed), _if_open),
        **dict.fromkeys((ev.Briefed, ev.Dealt, ev.Recorded, ev.Met, ev.Instructed), _to_its_seat),
        **dict.fromkeys((ev.Turned, ev.Numbered, ev.Pressed, ev.RoseGiven), _to_its_seat),
        **dict.fromkeys((ev.Woken, ev.Granted, ev.SignsOpened, ev.SignsClosed), _to_its_seats),
        **dict.fromkeys((ev.Pointed, ev.Agreed, ev.Hindered, ev.LeftToChance, ev.Signed), _to_onlookers),
    },
)


FOR_THE_HOST = (ev.Noticed, ev.Overruled)
BEGINNINGS = (ev.PhaseBegan, ev.Jumped)


class View(Struct, frozen=True, rename={"house_rules": "options"}):
    """The game as one viewer knows it: the fold of what he was sent.

    With `hosting` he is sent what the host is, and what is for the host alone only if he leads the game.
    `woken` is when he opened his eyes, and with whom; `today` what he was sent since the phase began.
    """

    viewer: Viewer
    hosting: bool = False
    seats: int = 0
    deck: tuple[str, ...] = ()
    house_rules: dict[str, str] = {}
    living: tuple[int, ...] = ()
    cards: dict[int, str] = {}
    marks: tuple[tuple[int, str], ...] = ()
    lasting: tuple[tuple[int, str], ...] = ()
    phase: str = ""
    number: int = 0
    call: str = ""
    awake: tuple[int, ...] = ()
    candidates: tuple[int, ...] = ()
    answers: tuple[ev.Answered | ev.Shown, ...] = ()
    met: tuple[ev.Met, ...] = ()
    woken: tuple[ev.Woken, ...] = ()
    claims: tuple[ev.Claimed, ...] = ()
    counts: tuple[ev.Counted, ...] = ()
    winner: str | None = None
    events: tuple[ev.Event, ...] = ()
    today: tuple[ev.Event, ...] = ()

    def __repr__(self) -> str:
        """In one line."""
        known = ", ".join(f"{seat} {card}" for seat, card in sorted(self.cards.items()))
        when = f"{self.phase} {self.number}, living {self.living}"
        return f"<View of {self.viewer}: {when}, knows {known or 'no card'}>"

    def card(self, seat: int) -> str:
        """The card of a seat as far as this viewer knows it, or an empty word."""
        return self.cards.get(seat, "")


def view(game: Game, viewer: Viewer) -> View:
    """What this viewer was told on the way and may know."""
    return see(View(viewer, viewer == HOST), (event for _, event in standing_events(game)))


def own_view(game: Game, seat: int) -> View:
    """What a seat was told for itself: without the cards it may look at since it is out."""
    told = (event for _, event in standing_events(game) if not isinstance(event, ev.Briefed))
    return see(View(seat), told)


def may_read(game: Game, viewer: Viewer) -> View:
    """What this viewer may look up: his view, and when the game is over the host's paper."""
    return view(game, HOST if game.over is not None else viewer)


def see(seen: View, events: Iterable[ev.Event]) -> View:
    """Fold further events into a view; those not granted pass unseen, and without news it stays the same."""
    told: list[ev.Event] = []
    today = list(seen.today)
    for event in events:
        kind = type(event)
        if seen.hosting:
            if kind in FOR_THE_HOST and not leads(seen.viewer, (*seen.events, *told)):
                continue
        elif (grants := _grants(kind)) is not _to_all and (grants is None or not grants(event, seen.viewer)):
            continue
        told.append(event)
        fold = FOLDS.get(kind)
        if fold is not None:
            seen = fold(seen, event)
        if kind in BEGINNINGS:
            today.clear()
        today.append(event)
    return replace(seen, events=(*seen.events, *told), today=tuple(today)) if told else seen


def _opened(seen: View, event: ev.Opened) -> View:
    living = tuple(range(1, event.seats + 1))
    return replace(seen, seats=event.seats, deck=event.deck, house_rules=event.house_rules, living=living)


def _card(seen: View, event: ev.Dealt | ev.Recorded) -> View:
    return replace(seen, cards={**seen.cards, event.seat: event.role})


def _met(seen: View, event: ev.Met) -> View:
    return replace(seen, met=(*seen.met, event), cards={**seen.cards, event.other: event.role})


def _phase_began(seen: View, event: ev.PhaseBegan) -> View:
    marks = tuple([m for m in seen.marks if m in seen.lasting]) if event.dark else seen.marks
    return replace(seen, phase=event.phase, number=event.number, candidates=(), marks=marks)


def _jumped(seen: View, event: ev.Jumped) -> View:
    return replace(seen, phase=event.phase, number=event.number, candidates=())


def _briefed(seen: View, event: ev.Briefed) -> View:
    watching = seen.hosting or event.seat == seen.viewer
    return replace(seen, hosting=watching, cards=dict(enumerate(event.cards, 1)))


def _called(seen: View, event: ev.Called) -> View:
    return replace(seen, call=event.call, awake=())


def _woken(seen: View, event: ev.Woken) -> View:
    return replace(seen, awake=event.seats, woken=(*seen.woken, event))


def _slept(seen: View, event: ev.Slept) -> View:
    return replace(seen, call="", awake=())


def _announced(seen: View, event: ev.Announced) -> View:
    mark = (event.seat, event.mark)
    lasting = (*seen.lasting, mark) if event.lasts else seen.lasting
    return replace(seen, marks=(*seen.marks, mark), lasting=lasting)


def _freed(seen: View, event: ev.Freed) -> View:
    return replace(seen, marks=tuple([m for m in seen.marks if m != (event.seat, event.mark)]))


def _left(seen: View, event: ev.Died | ev.Executed | ev.SentOut) -> View:
    return replace(
        seen,
        living=tuple([seat for seat in seen.living if seat != event.seat]),
        cards={**seen.cards, event.seat: event.card} if event.card else seen.cards,
        marks=tuple([m for m in seen.marks if m[0] != event.seat]),
    )


def _stepped_in(seen: View, event: ev.SteppedIn) -> View:
    return replace(seen, cards={**seen.cards, event.seat: event.card})


def _named(seen: View, event: ev.Named) -> View:
    return replace(seen, candidates=tuple(dict.fromkeys((*seen.candidates, event.seat))))


def _count_opened(seen: View, event: ev.CountOpened) -> View:
    return replace(seen, candidates=event.field)


def _counted(seen: View, event: ev.Counted) -> View:
    return replace(seen, counts=(*seen.counts, event))


def _answered(seen: View, event: ev.Answered | ev.Shown) -> View:
    return replace(seen, answers=(*seen.answers, event))


def _claimed(seen: View, event: ev.Claimed) -> View:
    return replace(seen, claims=(*seen.claims, event))


def _ended(seen: View, event: ev.Ended) -> View:
    return replace(seen, winner=event.winner, cards=dict(enumerate(event.cards, 1)))


FOLDS = cast(
    "dict[type[ev.Event], Callable[[View, ev.Event], View]]",
    {
        ev.Opened: _opened,
        ev.Dealt: _card,
        ev.Recorded: _card,
        ev.Met: _met,
        ev.PhaseBegan: _phase_began,
        ev.Jumped: _jumped,
        ev.Briefed: _briefed,
        ev.Called: _called,
        ev.Woken: _woken,
        ev.Slept: _slept,
        ev.Announced: _announced,
        ev.Freed: _freed,
        ev.Died: _left,
        ev.Executed: _left,
        ev.SentOut: _left,
        ev.SteppedIn: _stepped_in,
        ev.Named: _named,
        ev.CountOpened: _count_opened,
        ev.Counted: _counted,
        ev.Answered: _answered,
        ev.Shown: _answered,
        ev.Claimed: _claimed,
        ev.Ended: _ended,
    },
)
