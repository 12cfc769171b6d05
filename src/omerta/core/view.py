"""What may be known. An event is the host's alone unless its class grants it to others here."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.decide import standing_events
from omerta.core.game import HOST, Game, Viewer


def granted(event: ev.Event, viewer: Viewer) -> bool:
    """May this viewer, who does not host, see this event?"""
    if isinstance(event, ev.Public):
        return True
    match event:
        case ev.Freed():
            return event.told
        case ev.Voted() | ev.Entered() | ev.Handed():
            return event.open or event.seat == viewer
        case (
            ev.Briefed() | ev.Dealt() | ev.Recorded() | ev.Met() | ev.Instructed() | ev.Spent() | ev.Turned()
            | ev.Numbered() | ev.Pressed() | ev.RoseGiven()
        ):  # fmt: skip
            return event.seat == viewer
        case ev.Answered():
            return event.shown and (event.seat == viewer or viewer in event.seen_by)
        case ev.Shown():
            return event.seat == viewer or viewer in event.seen_by
        case ev.Woken() | ev.Granted() | ev.SignsOpened() | ev.SignsClosed():
            return viewer in event.seats
        case ev.Pointed() | ev.Agreed() | ev.Hindered() | ev.LeftToChance() | ev.Signed():
            return viewer in event.seen_by
        case _:
            return False


class View(Struct, frozen=True):
    """The game as one viewer knows it: the fold of what he was sent."""

    viewer: Viewer
    hosting: bool = False
    seats: int = 0
    deck: tuple[str, ...] = ()
    options: dict[str, str] = {}
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
    claims: tuple[ev.Claimed, ...] = ()
    counts: tuple[ev.Counted, ...] = ()
    winner: str | None = None
    events: tuple[ev.Event, ...] = ()

    def card(self, seat: int) -> str:
        """The card of a seat as far as this viewer knows it, or an empty word."""
        return self.cards.get(seat, "")


def view(game: Game, viewer: Viewer) -> View:
    """What this viewer was told on the way and may know."""
    return see(View(viewer, viewer == HOST), (event for _, event in standing_events(game)))


def may_read(game: Game, viewer: Viewer) -> View:
    """What this viewer may look up: his view, and when the game is over the host's paper."""
    return view(game, HOST if game.over is not None else viewer)


def see(seen: View, events: Iterable[ev.Event]) -> View:
    """Fold further events into a view; those not granted pass unseen, and without news it stays the same."""
    told: list[ev.Event] = []
    for event in events:
        if seen.hosting or granted(event, seen.viewer):
            seen = _fold(seen, event)
            told.append(event)
    return replace(seen, events=(*seen.events, *told)) if told else seen


def _fold(seen: View, event: ev.Event) -> View:
    match event:
        case ev.Opened():
            living = tuple(range(1, event.seats + 1))
            return replace(seen, seats=event.seats, deck=event.deck, options=event.options, living=living)
        case ev.Dealt() | ev.Recorded():
            return replace(seen, cards={**seen.cards, event.seat: event.role})
        case ev.Met():
            cards = {**seen.cards, event.other: event.role}
            return replace(seen, met=(*seen.met, event), cards=cards)
        case ev.PhaseBegan() | ev.Jumped():
            lapse = event.dark and isinstance(event, ev.PhaseBegan)
            marks = tuple([m for m in seen.marks if m in seen.lasting]) if lapse else seen.marks
            return replace(seen, phase=event.phase, number=event.number, candidates=(), marks=marks)
        case ev.Briefed():
            watching = seen.hosting or event.seat == seen.viewer
            return replace(seen, hosting=watching, cards=dict(enumerate(event.cards, 1)))
        case ev.Called():
            return replace(seen, call=event.call, awake=())
        case ev.Woken():
            return replace(seen, awake=event.seats)
        case ev.Slept():
            return replace(seen, call="", awake=())
        case ev.Announced():
            mark = (event.seat, event.mark)
            lasting = (*seen.lasting, mark) if event.lasts else seen.lasting
            return replace(seen, marks=(*seen.marks, mark), lasting=lasting)
        case ev.Freed():
            return replace(seen, marks=tuple(m for m in seen.marks if m != (event.seat, event.mark)))
        case ev.Died() | ev.Executed() | ev.SentOut():
            return _left(seen, event)
        case ev.SteppedIn():
            return replace(seen, cards={**seen.cards, event.seat: event.card})
        case ev.Named():
            return replace(seen, candidates=tuple(dict.fromkeys((*seen.candidates, event.seat))))
        case ev.CountOpened():
            return replace(seen, candidates=event.field)
        case ev.Counted():
            return replace(seen, counts=(*seen.counts, event))
        case ev.Answered() | ev.Shown():
            return replace(seen, answers=(*seen.answers, event))
        case ev.Claimed():
            return replace(seen, claims=(*seen.claims, event))
        case ev.Ended():
            return replace(seen, winner=event.winner, cards=dict(enumerate(event.cards, 1)))
        case _:
            return seen


def _left(seen: View, event: ev.Died | ev.Executed | ev.SentOut) -> View:
    cards = {**seen.cards, event.seat: event.card} if event.card else seen.cards
    return replace(
        seen,
        living=tuple(seat for seat in seen.living if seat != event.seat),
        cards=cards,
        marks=tuple(m for m in seen.marks if m[0] != event.seat),
    )
