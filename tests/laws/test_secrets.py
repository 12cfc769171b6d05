"""Nobody sees what he was not granted: not in an event, not in a view, not in what he is offered.

Three ways to look for a leak. First, every string of every event a viewer was sent is held against a list of
the places where a card may be named at all. Second, two games that differ only in what a seat cannot know are
played side by side, and the seat must get the same bytes. Third, whoever knows the same is offered the same.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import course, played, seen, viewers
from tests.laws.tables import BOOKS, any_deck, any_house_rules, any_table, plain_table

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.core import (
    HOST,
    PUBLIC,
    Choices,
    Event,
    Game,
    Position,
    Table,
    Viewer,
    choices,
    evolve,
    log,
    open_any,
    owed,
    play,
    view,
)
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import seat_options
from omerta.core.commands import Act, Agree, Close, Poll, TimeUp
from omerta.core.game import empty_table
from omerta.core.leaving import dead_watch
from omerta.core.moments import Calling, Counting, Deciding, Option, Talking
from omerta.core.view import granted

SEEDS = st.integers(0, 2**32 - 1)

# Where a card may be named, and to whom. What is not here must name none.
PUBLIC_PLACES = {
    (ev.Opened, "deck"),  # the deck lies open before the deal, unless the table plays with a closed one
    (ev.Opened, "options"),  # a house rule may be about a card
    (ev.CountOpened, "kind"),  # a count is not the card of that name
    (ev.Counted, "kind"),
    (ev.Visited, "visitors"),  # what the watch at a door has seen
    (ev.SteppedIn, "card"),
    (ev.SentOut, "card"),
    (ev.Called, "call"),  # a card is called by its name, whoever holds it
    (ev.Slept, "call"),
    (ev.Died, "card"),
    (ev.Executed, "card"),
    (ev.Claimed, "value"),  # what a player says, true or false
    (ev.Ended, "cards"),
}
OWN_PLACES = {
    (ev.Dealt, "role"),
    (ev.Recorded, "role"),
    (ev.Answered, "answer"),
    (ev.Shown, "answer"),
    (ev.Met, "role"),
    (ev.Turned, "role"),
    (ev.Spent, "call"),
}
AWAKE_PLACES = {
    (ev.Woken, "call"),
    (ev.Granted, "call"),
    (ev.Agreed, "call"),
    (ev.Hindered, "call"),
    (ev.Answered, "answer"),  # whoever watches the asker sees what he is shown
    (ev.Shown, "answer"),
    (ev.Signed, "value"),
}


def strings(value: object) -> Iterator[str]:
    """Every string inside a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from (*strings(key), *strings(inner))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


def named_cards(book: Book, event: Event) -> dict[str, set[str]]:
    """The cards an event names, field by field. A gang may be named like its plain card: that is no card."""
    fields = msgspec.to_builtins(event)
    del fields["event"]
    cards = set(book.roles) - set(book.gangs) - set(book.sides)
    found = {field: set(strings(value)) & cards for field, value in fields.items()}
    return {field: names for field, names in found.items() if names}


def may_name(game: Game, event: Event, field: str, viewer: Viewer) -> bool:
    """May this viewer read a card's name in this field?"""
    place = (type(event), field)
    conduct = game.book.conduct
    if isinstance(event, ev.Died):
        return place in PUBLIC_PLACES and conduct.show_cards == "always"
    if isinstance(event, ev.Executed | ev.SentOut):
        return place in PUBLIC_PLACES and conduct.show_cards != "never"
    if place == (ev.Opened, "deck"):
        return conduct.open_deck
    own = place in OWN_PLACES and getattr(event, "seat", 0) == viewer
    awake = place in AWAKE_PLACES and viewer in getattr(event, "seats", getattr(event, "seen_by", ()))
    return own or awake or place in PUBLIC_PLACES


def unbriefed(game: Game, viewer: Viewer) -> list[Event]:
    """What a viewer was told on the way, as long as he was not let into everything."""
    events = view(game, viewer).events
    briefed = (at for at, e in enumerate(events) if isinstance(e, ev.Briefed) and e.seat == viewer)
    return list(events[: next(briefed, len(events))])


def known_cards(game: Game, viewer: Viewer) -> dict[int, str]:
    """The cards a viewer was shown, read from the whole log of an undisturbed game."""
    known: dict[int, str] = {}
    show, watches = game.book.conduct.show_cards, False
    for event in view(game, HOST).events:
        match event:
            case ev.Dealt() | ev.Recorded() if event.seat == viewer:
                known[event.seat] = event.role
            case ev.Met() if event.seat == viewer or watches:
                known[event.other] = event.role
            case ev.Briefed() if event.seat == viewer:
                known, watches = dict(enumerate(game.cards, 1)), True
            case ev.Died() if show == "always":
                known[event.seat] = game.cards[event.seat - 1]
            case ev.Executed() | ev.SentOut() if show != "never":
                known[event.seat] = game.cards[event.seat - 1]
            case ev.SteppedIn():
                known[event.seat] = game.cards[event.seat - 1]
            case ev.Ended():
                known = dict(enumerate(game.cards, 1))
            case _:
                pass
    return known


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(14))
def test_no_event_names_a_card_to_those_who_may_not_know(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, 250)
    for viewer in viewers(game):
        if viewer == HOST:
            continue
        for event in unbriefed(game, viewer):
            for field in named_cards(game.book, event):
                assert may_name(game, event, field, viewer), (viewer, event)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(14))
def test_a_view_holds_the_cards_that_were_shown_and_no_other(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    for _, game in course(start, rng, 200):
        if rng.random() < 0.03:
            for viewer in viewers(game):
                if viewer != HOST:
                    assert view(game, viewer).cards == known_cards(game, viewer)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(16))
def test_a_view_is_the_fold_of_what_was_granted(name: str, seed: int) -> None:
    """Only granted events are in a view, and the public sees nothing that a seat does not see."""
    rng = random.Random(seed)
    game = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, 200)
    public = set(map(msgspec.json.encode, view(game, PUBLIC).events))
    for seat in range(1, game.seats + 1):
        assert all(granted(event, seat) for event in unbriefed(game, seat))
        assert public <= set(map(msgspec.json.encode, view(game, seat).events))


SECRET = {
    ev.Seeded, ev.Stacked, ev.Struck, ev.Acted, ev.Imposed, ev.Overruled, ev.Polled, ev.Closed, ev.TimedOut,
    ev.HandsNoted, ev.Noticed,
}  # fmt: skip


def test_the_hosts_paper_is_granted_to_nobody() -> None:
    """What a host only writes down has no way to anybody: the seed, the sheet, how an attempt ended."""
    rng = random.Random(5)
    met: set[type[Event]] = set()
    for name in BOOKS * 100:
        if met == SECRET:
            break
        game = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, 150)
        for event in view(game, HOST).events:
            if type(event) in SECRET:
                met.add(type(event))
                assert not any(granted(event, viewer) for viewer in (PUBLIC, *range(1, game.seats + 1)))
    assert met == SECRET


class Swap(msgspec.Struct, frozen=True):
    """Two seats whose cards are exchanged in the second game. Nobody ever points at them."""

    one: int
    other: int

    def __call__(self, seat: int) -> int:
        """The same card's holder in the second game."""
        return {self.one: self.other, self.other: self.one}.get(seat, seat)


def harmless(swap: Swap, options: tuple[Option, ...]) -> list[Option]:
    """The deeds that touch neither of the two."""
    return [option for option in options if swap.one not in option[1] and swap.other not in option[1]]


def step(game: Game, swap: Swap, rng: random.Random) -> Act | Agree | TimeUp | None:
    """A deed that depends on nothing but chance and the table; the two always vote alike.

    Of the gestures in a gang with guests not all count, so such a gang points at one stroke.
    """
    waiting = owed(game)
    chance = game.book.conduct.late == "lot"  # then chance would point, at anybody
    if not waiting or (isinstance(game.now, Calling) and rng.random() < 0.02 and not chance):
        return TimeUp(game.moment)
    seat = waiting[0]
    offers = harmless(swap, seat_options(game, seat))
    if seat in (swap.one, swap.other):
        offers = [offer for offer in offers if offer[0] != "step-in"]  # he would show his card
    if not offers:
        return None
    if isinstance(game.now, Calling) and guests(game, game.now):
        return Agree(*rng.choice(offers))
    twin = seat in (swap.one, swap.other) and not isinstance(game.now, Calling)
    pick = random.Random(game.moment).random() if twin else rng.random()
    if isinstance(game.now, Calling) and game.now.gestures:
        first = next(iter(game.now.gestures.values()))
        offers = [first] if first in offers else offers
    return Act(seat, *offers[int(pick * len(offers))])


def guests(game: Game, now: Calling) -> bool:
    """Does somebody look on who does not belong to the gang that is called?"""
    return now.call in game.book.gangs and not now.among and not set(now.awake) <= set(game.gang(now.call))


def swapped(roles: tuple[str, ...], swap: Swap) -> tuple[str, ...]:
    return tuple(roles[swap(seat) - 1] for seat in range(1, len(roles) + 1))


def blind(game: Game, swap: Swap, seat: int) -> bool:
    """Can this seat never tell the two apart? At each call it wakes to, both wake or neither."""
    mine = game.roles[seat - 1]
    pair = {game.roles[swap.one - 1], game.roles[swap.other - 1]}
    together = [cards for cards in game.index.answering.values() if mine in cards]
    return seat not in (swap.one, swap.other) and all(
        len(pair & cards) in (0, len(pair)) for cards in together
    )


def touched(game: Game, swap: Swap) -> set[int]:
    """Those who met one of the two or talked to him in signs, and those who are out and were shown all."""
    both, found = {swap.one, swap.other}, set[int]()
    for event in view(game, HOST).events:
        match event:
            case ev.Met() if event.other in both:
                found.add(event.seat)
            case ev.SignsOpened() if both & set(event.seats):
                found.update(event.seats)
            case ev.Briefed():
                found.add(event.seat)
            case _:
                pass
    return found


def another_turn(one: Game, other: Game, swap: Swap) -> bool:
    """Where a gang is called by numbers round the table, an exchange of seats may change whose turn it is."""
    if not isinstance(one.now, Calling) or not isinstance(other.now, Calling) or not one.now.apart:
        return False
    return {swap(seat) for seat in one.now.awake} != set(other.now.awake)


def side_by_side(name: str, seed: int, pace: str = "prompt") -> Iterator[tuple[Game, Game, Swap]]:
    """Two games, the cards of two seats exchanged, played alike as long as both seats are in the game.

    In the night the card acts, so its other holder does what its holder did; by day, and where both are awake
    in one gang, the seat acts. The two are never pointed at, named or voted for, and they vote alike. So
    whatever differs is in their hands alone, and a table that cannot see hands sees one and the same game.
    """
    rng = random.Random(seed)
    book = SHELF[name]
    table = plain_table(book, rng, pace)
    roles = tuple(rng.sample(table.deck, len(table.deck)))
    swap = Swap(*rng.sample(range(1, len(roles) + 1), 2))
    while roles[swap.one - 1] == roles[swap.other - 1]:
        swap = Swap(*rng.sample(range(1, len(roles) + 1), 2))
    pair = [
        open_any(book, msgspec.structs.replace(table, roles=dealt)) for dealt in (roles, swapped(roles, swap))
    ]
    for _ in range(300):
        if any(game.over or not {swap.one, swap.other} <= set(game.living) for game in pair):
            return
        yield pair[0], pair[1], swap
        if another_turn(pair[0], pair[1], swap):
            return
        act = step(pair[0], swap, rng)
        if act is None:
            return
        same = act
        if (
            isinstance(act, Act)
            and isinstance(pair[0].now, Calling)
            and (swap(act.seat) not in pair[0].now.awake or pair[0].now.call not in book.gangs)
        ):
            same = msgspec.structs.replace(act, seat=swap(act.seat))
        pair = [play(pair[0], act), play(pair[1], same)]


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(14))
def test_exchanged_cards_that_nobody_saw_change_no_byte_for_the_others(name: str, seed: int) -> None:
    for at, (one, other, swap) in enumerate(side_by_side(name, seed)):
        if at % 12:
            continue
        out = touched(one, swap)
        for seat in range(1, one.seats + 1):
            if blind(one, swap, seat) and seat not in out:
                assert choices(one, seat) == choices(other, seat)
                assert seen(one, seat) == seen(other, seat), seat
        assert seen(one, PUBLIC) == seen(other, PUBLIC)


def consequence(event: Event) -> tuple[object, ...] | None:
    """What the rules let a table or a seat notice of a night, but not how it is told."""
    match event:
        case ev.Died() | ev.Executed():
            return (type(event), event.seat, event.card)
        case ev.Announced() | ev.Freed():
            return (type(event), event.seat, event.mark)
        case ev.SentOut() | ev.Saved() | ev.Hindered() | ev.Turned() | ev.Pressed() | ev.Numbered():
            return (type(event), event.seat)
        case ev.SteppedIn() | ev.Elected() | ev.OfficeLeft() | ev.DecisionOpened() | ev.LeftToChance():
            return (type(event), event.seat)
        case ev.Visited() | ev.Summoned() | ev.SignsOpened() | ev.CoinTossed() | ev.AllSentenced():
            return (type(event), *msgspec.structs.astuple(event)[:2])
        case ev.Rolled() | ev.Called():
            return (type(event), *msgspec.structs.astuple(event)[:1])
        case ev.Answered() | ev.Shown():
            return (type(event), event.targets, event.answer)
        case ev.Met():
            return (type(event), event.other, event.role)
        case ev.Spent() | ev.Instructed():
            return (type(event), event.target)
        case ev.Woken() | ev.Granted():
            return (type(event), event.call, event.seats)
        case ev.Pointed():
            return (type(event), event.seat, event.deed, event.targets)
        case ev.Ended():
            return (type(event), event.winner)
        case ev.HandsCounted() | ev.Counted() | ev.Voted() | ev.Accused() | ev.Acquitted() | ev.LotDrawn():
            return (type(event), *msgspec.structs.astuple(event)[:2])
        case _:
            return None


def noticed(game: Game, seat: int) -> list[tuple[object, ...]]:
    """Everything of consequence that this seat was let know, and how long the calls take."""
    found = (consequence(event) for event in view(game, seat).events)
    call = game.now.call if isinstance(game.now, Calling) else ""
    return [(game.phase, game.number, call), *(each for each in found if each is not None)]


def another(game: Game, act: Act | Agree, seat: int, rng: random.Random) -> Act | Agree:
    """A deed in the dark that the watching seat does not see may be any other deed."""
    now = game.now
    if not isinstance(now, Calling) or seat in now.awake:
        return act
    if isinstance(act, Agree):
        return Agree(*rng.choice(seat_options(game, now.awake[0]))) if guests(game, now) else act
    if act.seat not in now.awake:
        return act
    gang = now.call in game.book.gangs
    if gang and now.gestures:
        return Act(act.seat, *next(iter(now.gestures.values())))
    offers = seat_options(game, act.seat)
    return Act(act.seat, *rng.choice(offers)) if offers else act


def may(game: Game, act: Act | Agree) -> bool:
    """Is this offered here too?"""
    now = game.now
    if isinstance(act, Agree) and not (isinstance(now, Calling) and guests(game, now)):
        return False
    seat = act.seat if isinstance(act, Act) else owed(game)[0]
    return (act.deed, act.targets) in seat_options(game, seat)


def apart_in_the_dark(name: str, seed: int) -> Iterator[tuple[Game, Game, int]]:
    """Two games of the same cards in which what one seat cannot see is done differently."""
    rng = random.Random(seed)
    book = SHELF[name]
    table = plain_table(book, rng)
    pair = [open_any(book, table)] * 2
    watcher = rng.randint(1, len(table.deck))
    nobody = Swap(0, 0)
    for _ in range(300):
        if any(game.over or watcher not in game.living for game in pair) or owed(pair[0]) != owed(pair[1]):
            return
        act = step(pair[0], nobody, rng)
        assert act is not None
        other = act if isinstance(act, TimeUp) else another(pair[1], act, watcher, rng)
        if not isinstance(other, TimeUp) and not may(pair[1], other):
            return
        pair = [play(pair[0], act), play(pair[1], other)]
        yield pair[0], pair[1], watcher


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(19))
def test_deeds_in_the_dark_without_consequence_change_no_byte(name: str, seed: int) -> None:
    """Whether a night was quiet because of a doctor, a miss or a blocked killer, it is told alike."""
    for at, (one, other, seat) in enumerate(apart_in_the_dark(name, seed)):
        if at % 5:
            continue
        if noticed(one, seat) != noticed(other, seat):
            return
        assert seen(one, seat) == seen(other, seat)
        assert choices(one, seat) == choices(other, seat)


def positions(name: str, deck: tuple[str, ...], options: dict[str, str], seeds: range) -> Iterator[Game]:
    """Many games of one small deck, deals and courses by chance, looked at after each of the first deeds."""
    for seed in seeds:
        rng = random.Random(seed)
        game = open_any(SHELF[name], Table(deck, seed, options, pace="silent"))
        for _ in range(30):
            yield game
            if game.over is not None:
                break
            waiting = owed(game)
            if waiting:
                offers = seat_options(game, waiting[0])
                game = play(game, Act(waiting[0], *offers[int(rng.random() ** 4 * len(offers))]))
            else:
                game = play(game, TimeUp(game.moment))


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_knows_the_same_is_offered_the_same(name: str, seed: int) -> None:
    book = SHELF[name]
    rng = random.Random(seed)
    deck, options = any_deck(book, rng, book.deck.least + 1), any_house_rules(book, rng)
    known: dict[bytes, Choices] = {}
    again = 0
    for game in positions(name, deck, options, range(45)):
        for seat in range(1, game.seats + 1):
            key = hashlib.blake2b(seen(game, seat), digest_size=16).digest()
            offer = choices(game, seat)
            again += key in known
            assert known.setdefault(key, offer) == offer
    assert again > 250


def audience(event: Event) -> tuple[int, ...]:
    """Those who see a thing of the night because their eyes are open."""
    match event:
        case ev.Woken() | ev.Granted():
            return event.seats
        case ev.Pointed() | ev.Agreed() | ev.Hindered() | ev.LeftToChance() | ev.Answered() | ev.Shown():
            return event.seen_by
        case _:
            return ()


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(11))
def test_eyes_are_open_only_at_ones_own_call(name: str, seed: int) -> None:
    """Whoever watches another at work sees him at the calls his card says, and at no other."""
    rng = random.Random(seed)
    game = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, 250)
    at = empty_table(SHELF[name])
    for event in log(game):
        seats = audience(event)
        if seats:
            assert isinstance(at.now, Calling)
            cards = at.index.answering[at.now.call]
            assert {at.roles[seat - 1] for seat in seats} <= cards, event
            assert set(seats) <= set(at.living)
            assert isinstance(event, ev.Woken) or set(seats) <= set(at.now.awake)
        if isinstance(event, ev.Answered | ev.Shown | ev.Pointed):
            assert event.seat in seats
        at = evolve(at, event)


WATCHING = (
    # book, phase, cards (the first one watches), whom he watches
    ("chicago", "night", "sergeant commissioner sheriff mafioso doctor civilian civilian", {2, 3}),
    ("vendetta", "sunset", "neophyte count scout hunter bride vampire vampire vampire", {2}),
)


@pytest.mark.parametrize(("name", "phase", "cards", "watched"), WATCHING)
def test_a_watcher_sees_the_one_he_watches_and_nobody_else(
    name: str, phase: str, cards: str, watched: set[int]
) -> None:
    """He sees where the other points and what he is told; of all others not a gesture (CHI-161, VEN-240)."""
    roles = tuple(cards.split())
    seen_at: set[int] = set()
    for seed in range(30):
        rng = random.Random(seed)
        game = open_any(SHELF[name], Table(roles, seed, roles=roles, position=Position(phase)))
        while not any(isinstance(event, ev.Dawned) for event in game.told) and game.over is None:
            assert seat_options(game, 1) == ()
            waiting = owed(game)
            game = play(game, Act(waiting[0], *rng.choice(seat_options(game, waiting[0]))))
            mine = [event for event in game.told if granted(event, 1)]
            for event in mine:
                if isinstance(event, ev.Pointed | ev.Answered):
                    assert event.seat in watched
                    seen_at.add(event.seat)
            answered = [event for event in game.told if isinstance(event, ev.Answered)]
            assert [e for e in mine if isinstance(e, ev.Answered)] == [
                e for e in answered if e.seat in watched
            ]
    assert seen_at == watched


def voters_named(event: Event) -> set[int]:
    """The voters whose votes an event gives away."""
    match event:
        case ev.Voted() | ev.Entered() | ev.Handed():
            return {event.seat}
        case ev.HandsCounted():
            return set(event.hands)
        case ev.Counted():
            given = (*event.result, *event.red, (0, event.against))
            return {seat for _, voters in given for seat in voters}
        case _:
            return set()


SECRET_VOTES: tuple[dict[str, str], ...] = (
    {},
    {"multi_vote": "on"},
    {"panic": "on"},
    {"roses": "on"},
    {"arbiter": "on"},
    {"secrets": "on"},
    {"hunter_of_hunters": "on"},
    {"silence_spell": "on"},
    {"unpredictable": "on"},
)


@pytest.mark.parametrize("options", SECRET_VOTES, ids=lambda options: " ".join(options) or "plain")
def test_a_secret_vote_never_tells_who(options: dict[str, str]) -> None:
    """In the vote on a life nobody but the host learns of any vote but his own (VEN-441)."""
    book = SHELF["vendetta"]
    counted = 0
    for seed in range(25):
        rng = random.Random(seed)
        start = open_any(book, Table(suggest(book, 9), seed, {"anonymous_vote": "on", **options}))
        for _, game in course(start, rng, 150, interruptions=0.05):
            elects = game.trial is not None and game.trial.law.office is not None
            if elects or any(
                isinstance(event, ev.Elected) and event.place == "office" for event in game.told
            ):
                continue
            counted += any(isinstance(event, ev.Counted) for event in game.told)
            viewers: tuple[Viewer, ...] = (PUBLIC, *game.living)
            for viewer in viewers:
                told = (event for event in game.told if granted(event, viewer))
                assert set().union(*map(voters_named, told)) <= {viewer}, game.told
    assert counted > 20


def secretly(options: dict[str, str], hands: dict[int, int]) -> Game:
    """A vote with closed eyes on two who were named, with these hands, to its verdict."""
    roles = ("hunter", "vampire", "king", "hunter", *["vampire"] * 4)
    table = Table(roles, 1, {"anonymous_vote": "on", **options}, roles=roles, position=Position("night"))
    game = play(play(open_any(SHELF["vendetta"], table), Act(5, "name", (1,))), Act(6, "name", (2,)))
    game = play(game, Close())
    while isinstance(game.now, Counting):
        on = game.now.on
        game = play(game, Poll(tuple((seat, on) for seat, whom in hands.items() if whom == on)))
    return game


@pytest.mark.parametrize("options", [{}, {"multi_vote": "on"}, {"panic": "on"}, {"execute_majority": "on"}])
def test_the_same_number_of_secret_hands_looks_the_same(options: dict[str, str]) -> None:
    """Whether 3 or 4 was for it is nowhere to be read, not in an event, not in what is offered (VEN-444)."""
    one = secretly(options, {3: 1, 5: 1, 6: 1, 7: 2})
    other = secretly(options, {4: 1, 6: 1, 8: 1, 3: 2})
    assert any(isinstance(event, ev.Counted) for event in log(one))
    assert seen(one, PUBLIC) == seen(other, PUBLIC)
    both = [seat for seat in one.living if seat not in (1, 3, 4, 5, 6, 7, 8)]
    assert both == [2]
    assert seen(one, 2) == seen(other, 2)
    assert choices(one, 2) == choices(other, 2)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(11))
def test_those_who_are_out_see_what_the_book_lets_them_see(name: str, seed: int) -> None:
    """Everything from then on, or nothing but what the whole table sees; and nobody alive is let into it.

    What is for the host alone (CHI-424, CHI-160) goes to one of them only if he leads the game.
    """
    rng = random.Random(seed)
    game = played(open_any(SHELF[name], any_table(SHELF[name], rng)), rng, 220)
    paper = view(game, HOST).events
    talk = game.now.talk if isinstance(game.now, Deciding) else game.now
    speaks = set(game.last_words) | (set(talk.seats) if isinstance(talk, Talking) else set())
    decides = {*owed(game), game.heir_due}
    for seat in range(1, game.seats + 1):
        briefed = [
            at for at, event in enumerate(paper) if isinstance(event, ev.Briefed) and event.seat == seat
        ]
        assert not briefed or (seat not in game.living and seat not in decides)
        left = any(
            isinstance(e, ev.Died | ev.Executed | ev.SentOut) and e.seat == seat for e in played_out(paper)
        )
        if left and seat not in speaks | decides and game.over is None:
            assert bool(briefed) == (dead_watch(game) or seat == game.host_seat), seat
        if briefed:
            events = view(game, seat).events
            mine = next(at for at, e in enumerate(events) if isinstance(e, ev.Briefed) and e.seat == seat)
            hidden = () if seat == game.host_seat else (ev.Noticed, ev.Overruled)
            assert events[mine:] == tuple(e for e in paper[briefed[0] :] if not isinstance(e, hidden))


def played_out(paper: tuple[Event, ...]) -> tuple[Event, ...]:
    """What happened since play began: whoever was out before it watches nothing."""
    began = (at for at, event in enumerate(paper) if isinstance(event, ev.Jumped | ev.PhaseBegan))
    return paper[next(began, len(paper)) :]


@pytest.mark.parametrize("watch", ["off-with-ghost-talker", "never", "always"])
@pytest.mark.parametrize("asker", ["ghost-talker", "civilian"])
def test_ghosts_watch_unless_they_may_be_asked(watch: str, asker: str) -> None:
    """One who is out sees the deeds of the night, but not where somebody could ask him (CHI-214, CHI-463)."""
    book = SHELF["chicago"]
    roles = ("mafioso", asker, "commissioner", *["civilian"] * 6)
    table = Table(roles, 1, {"ghosts-watch": watch}, roles=roles, position=Position("night"))
    game = open_any(book, table)
    game = play(game, Act(1, "shoot", (9,)))
    while not any(isinstance(event, ev.Died) for event in game.told):
        game = play(game, TimeUp(game.moment))
    before = len(view(game, 9).events)
    while game.phase != "night" or not isinstance(game.now, Calling):
        game = play(game, TimeUp(game.moment))
    game = play(game, Act(owed(game)[0], "shoot", (8,)))
    sees = any(isinstance(event, ev.Acted) for event in view(game, 9).events[before:])
    assert sees == (watch == "always" or (watch != "never" and asker != "ghost-talker"))


def test_ven_559_the_number_of_a_hunter_says_nothing_about_his_seat() -> None:
    """Numbers are called aloud: of two hunters either has the lower one about as often."""
    book, deck = SHELF["vendetta"], ("hunter", "hunter", "hunter", "count", *["vampire"] * 6)
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1, 301):
        game = open_any(book, Table(deck, seed, {"numbered_hunters": "on"}))
        while not (told := [e for e in log(game) if isinstance(e, ev.Numbered)]):
            game = play(game, TimeUp(game.moment))
        by_seat = sorted(told, key=lambda event: event.seat)
        orders[tuple(event.number for event in by_seat)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 25
