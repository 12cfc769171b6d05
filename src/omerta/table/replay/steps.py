"""A finished game to be looked at again, step by step, through anybody's eyes.

A step is a sentence that everybody was told, with what is seen and what some are told while it stands, or a
deed nobody spoke of. Of every viewer only that is kept in which the view of the engine differs from the step
before: all steps of a long game are still small.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import Event, Game, View
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.decide import DEEDS
from omerta.core.evolve import evolve
from omerta.core.game import HOST, PUBLIC, Viewer, empty_table
from omerta.core.view import FOR_THE_HOST, granted, see
from omerta.table.faces import circle
from omerta.words.telling import spoken_of

BOUNDARIES = (*DEEDS, ev.Undone, ev.PhaseBegan, ev.Jumped, ev.Dawned)
UNHEARD = (
    ev.Opened,
    ev.Seeded,
    ev.Briefed,
    ev.Readied,
    ev.Refrained,
    ev.LetBe,
    ev.TimedOut,
    ev.Closed,
    ev.Proceeded,
    ev.AskClosed,
)
HANDS = (ev.Voted, ev.Counted, ev.CountOpened, ev.PhaseBegan, ev.Jumped)


class Spot(Struct, frozen=True, array_like=True):
    """A seat as everybody sees it: its card if it lies open, its marks, its half votes, what it does."""

    seat: int
    living: bool
    state: str
    card: str
    marks: tuple[str, ...]
    votes: int


class Glimpse(Struct, frozen=True, array_like=True):
    """Where one viewer sees something else of a seat than everybody; `plain`: from now on he does not.

    Marks and votes are given only where they are not those that everybody sees.
    """

    seat: int
    card: str = ""
    awake: bool = False
    marks: tuple[str, ...] | None = None
    votes: int | None = None
    plain: bool = False


class Change(Struct, frozen=True, array_like=True):
    """What looks different from this step on."""

    step: int
    spots: tuple[Spot, ...]


class Insight(Struct, frozen=True, array_like=True):
    """What looks different to one viewer from this step on."""

    step: int
    glimpses: tuple[Glimpse, ...]


class Heard(Struct, frozen=True):
    """An event in a step, and who was sent it; `until` is the step that takes it back, 0 if none does."""

    step: int
    event: Event
    phase: str
    viewers: tuple[Viewer, ...]
    until: int = 0


class GameSteps(Struct, frozen=True):
    """A whole game in steps; `told` is the number of events after each, `chapters` begin with a phase.

    `games` and `views` are the game after each step, as the engine and as everybody knows it.
    """

    games: tuple[Game, ...]
    views: tuple[View, ...]
    told: tuple[int, ...]
    chapters: tuple[tuple[int, str, int], ...]
    circle: tuple[Change, ...]
    insights: dict[Viewer, tuple[Insight, ...]]
    heard: tuple[Heard, ...]

    @property
    def game(self) -> Game:
        """The game when it was over."""
        return self.games[-1]


def course(book: Book, events: Sequence[Event]) -> GameSteps:
    """The steps of a game, with what each viewer saw at each of them."""
    ends = _ends(events)
    games = _games(book, events, ends)
    viewers: tuple[Viewer, ...] = (HOST, *range(1, games[-1].seats + 1))
    views = _views(events, ends, PUBLIC)
    shown = _public(views, games)
    whole = GameSteps(
        tuple(games),
        tuple(views),
        ends,
        _chapters(games),
        _changes(shown),
        {viewer: _insights(_views(events, ends, viewer), shown) for viewer in viewers},
        _heard(events, ends, viewers),
    )
    return _without_silence(whole)


def _without_silence(whole: GameSteps) -> GameSteps:
    """Steps at which nobody sees or hears anything are no steps."""
    kept = {0, len(whole.told) - 1}
    kept |= {each.step for each in whole.circle} | {each.step for each in whole.heard}
    kept |= {each.step for seen in whole.insights.values() for each in seen}
    place = {step: at for at, step in enumerate(sorted(kept))}
    return GameSteps(
        tuple([game for step, game in enumerate(whole.games) if step in kept]),
        tuple([seen for step, seen in enumerate(whole.views) if step in kept]),
        tuple([told for step, told in enumerate(whole.told) if step in kept]),
        tuple([(place[step], phase, number) for step, phase, number in whole.chapters]),
        tuple([replace(each, step=place[each.step]) for each in whole.circle]),
        {
            viewer: tuple([replace(each, step=place[each.step]) for each in seen])
            for viewer, seen in whole.insights.items()
        },
        tuple(
            [
                replace(each, step=place[each.step], until=place[each.until] if each.until else 0)
                for each in whole.heard
            ]
        ),
    )


def _ends(events: Sequence[Event]) -> tuple[int, ...]:
    """How many events have happened after each step; what is taken back is always a number of whole steps.

    The first sentence has no step before it but those of deeds: nobody begins with an empty table.
    """
    spoken = _spoken(events)
    starts = {at for at, event in enumerate(events) if at and isinstance(event, BOUNDARIES)} | {*spoken}
    gone_back_to = {event.to for event in events if isinstance(event, ev.Undone)}
    starts -= {*spoken[:1]} - gone_back_to
    return (*sorted(starts), len(events))


def _spoken(events: Sequence[Event]) -> list[int]:
    """Where sentences begin; what was taken back was told too, until then."""
    found: list[int] = []
    heard: list[tuple[int, Event]] = []
    for place, event in enumerate(events, 1):
        if isinstance(event, ev.Undone):
            found += [spoken.since - 1 for spoken in spoken_of(heard)]
            heard = []
        elif granted(event, PUBLIC):
            heard.append((place, event))
    return [*found, *(spoken.since - 1 for spoken in spoken_of(heard))]


def _games(book: Book, events: Sequence[Event], ends: tuple[int, ...]) -> list[Game]:
    game, start, found = empty_table(book), 0, []
    for end in ends:
        for event in events[start:end]:
            game = evolve(game, event)
        start = end
        found.append(game)
    return found


def _views(events: Sequence[Event], ends: tuple[int, ...], viewer: Viewer) -> list[View]:
    """What the engine grants this viewer after each step; a step back shows again what he saw then."""
    seen, start = View(viewer, viewer == HOST), 0
    after: dict[int, View] = {0: seen}
    found: list[View] = []
    for end in ends:
        first = events[start]
        seen = after[first.to] if isinstance(first, ev.Undone) else seen
        seen = see(seen, [event for event in events[start:end] if not isinstance(event, ev.Undone)])
        after[end] = seen
        start = end
        found.append(seen)
    return found


def _public(views: list[View], games: list[Game]) -> list[tuple[Spot, ...]]:
    """The circle after each step; where nothing has changed, the very same one."""
    found: list[tuple[Spot, ...]] = []
    for seen, game, votes in zip(views, games, _hands(views), strict=True):
        states = circle.states(seen, game)
        spots = tuple(
            Spot(
                seat,
                seat in seen.living,
                states.get(seat, ""),
                seen.card(seat),
                _marks(seen, seat),
                votes.get(seat, 0),
            )
            for seat in range(1, game.seats + 1)
        )
        found.append(found[-1] if found and found[-1] == spots else spots)
    return found


def _marks(seen: View, seat: int) -> tuple[str, ...]:
    return tuple([mark for marked, mark in seen.marks if marked == seat]) if seen.marks else ()


def _hands(views: list[View]) -> list[dict[int, int]]:
    """The half votes after each step; they are counted anew only where something was told of them."""
    found: list[dict[int, int]] = []
    before: tuple[Event, ...] = ()
    for seen in views:
        known = len(before)
        goes_on = len(seen.events) >= known and (not known or seen.events[known - 1] is before[-1])
        news = any(isinstance(event, HANDS) for event in seen.events[known:])
        found.append(found[-1] if found and goes_on and not news else circle.hands(seen))
        before = seen.events
    return found


def _changes(shown: list[tuple[Spot, ...]]) -> tuple[Change, ...]:
    found: list[Change] = []
    before: tuple[Spot, ...] = ()
    for step, spots in enumerate(shown):
        new = tuple([spot for at, spot in enumerate(spots) if at >= len(before) or spot != before[at]])
        if new:
            found.append(Change(step, new))
        before = spots
    return tuple(found)


def _insights(views: list[View], shown: list[tuple[Spot, ...]]) -> tuple[Insight, ...]:
    found: list[Insight] = []
    known: dict[int, Glimpse] = {}
    before: tuple[object, ...] = ()
    for step, (seen, spots, hands) in enumerate(zip(views, shown, _hands(views), strict=True)):
        basis = seen.cards, seen.marks, seen.awake, hands, spots
        if before and all(new is old for new, old in zip(basis, before, strict=True)):
            continue
        before = basis
        now = {glimpse.seat: glimpse for spot in spots if (glimpse := _glimpse(seen, spot, hands))}
        new = [glimpse for seat, glimpse in now.items() if known.get(seat) != glimpse]
        new += [Glimpse(seat, plain=True) for seat in known if seat not in now]
        if new:
            found.append(Insight(step, tuple(new)))
        known = now
    return tuple(found)


def _glimpse(seen: View, spot: Spot, hands: dict[int, int]) -> Glimpse | None:
    """What this viewer sees of a seat, where it is not what everybody sees."""
    seat = spot.seat
    card, marks, votes, awake = seen.card(seat), _marks(seen, seat), hands.get(seat, 0), seat in seen.awake
    if not awake and (card, marks, votes) == (spot.card, spot.marks, spot.votes):
        return None
    return Glimpse(
        seat, card, awake, marks if marks != spot.marks else None, votes if votes != spot.votes else None
    )


def _chapters(games: list[Game]) -> tuple[tuple[int, str, int], ...]:
    found: list[tuple[int, str, int]] = []
    before = ("", 0)
    for step, game in enumerate(games):
        if (game.phase, game.number) != before and game.phase:
            found.append((step, game.phase, game.number))
        before = game.phase, game.number
    return tuple(found)


def _heard(events: Sequence[Event], ends: tuple[int, ...], viewers: tuple[Viewer, ...]) -> tuple[Heard, ...]:
    """Every event with those who were sent it, and with the step at which it was taken back."""
    found: list[Heard] = []
    then: dict[int, tuple[str, frozenset[Viewer], int]] = {0: ("", frozenset({HOST}), 0)}
    phase, watching, leading = then[0]
    start = 0
    for step, end in enumerate(ends):
        for at in range(start, end):
            event = events[at]
            if isinstance(event, ev.Undone):
                back = next(each for each, told in enumerate((0, *ends)) if told == event.to)
                phase, watching, leading = then[event.to]
                found = [_taken_back(heard, back, step) for heard in found]
            elif isinstance(event, ev.PhaseBegan | ev.Jumped):
                phase = event.phase
            elif isinstance(event, ev.Briefed):
                watching |= {event.seat}
            elif isinstance(event, ev.HostChanged):
                leading = event.seat
            if not isinstance(event, UNHEARD):
                to = _sent(event, viewers, watching, leading)
                found.append(Heard(step, event, phase, to))
        then[end] = phase, watching, leading
        start = end
    return tuple(found)


def _sent(
    event: Event, viewers: tuple[Viewer, ...], watching: frozenset[Viewer], leading: int
) -> tuple[Viewer, ...]:
    """Who was sent this: everybody, or those it was granted to and those who watch."""
    if granted(event, PUBLIC):
        return (PUBLIC,)
    if isinstance(event, ev.Undone):
        return (HOST,)
    if type(event) in FOR_THE_HOST:
        return tuple([viewer for viewer in viewers if viewer in (HOST, leading)])
    return tuple([viewer for viewer in viewers if viewer in watching or granted(event, viewer)])


def _taken_back(heard: Heard, back: int, step: int) -> Heard:
    return heard if heard.step < back or heard.until else replace(heard, until=step)
