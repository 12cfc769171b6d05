"""The linter of the calling order tells the truth: what it does not list may be called either way round."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Literal

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.depth import deep
from tests.laws.tables import BOOKS, any_deck

from omerta.books.ledger import ledger
from omerta.books.order import Finding, may_meet, order_findings
from omerta.books.shelf import SHELF
from omerta.core import Game, Position, Table, log, open_any, play
from omerta.core import events as ev
from omerta.core.book.model import Ability, Book, Call
from omerta.core.book.verbs import Learn
from omerta.core.choices import seat_options
from omerta.core.commands import Act, TimeUp
from omerta.core.moments import Calling

NIGHTS = deep(10)
KINDS = ("holds", "turns back", "disguises", "shows", "dooms", "imprisons")
SAMPLE = 4


def secret(book: Book) -> list[str]:
    """The phases in which somebody acts unseen; what is done in them is settled at one dawn."""
    return [name for name in book.cycle if calls(book, name)]


class Night(Struct, frozen=True):
    """All that a night leaves behind."""

    dead: frozenset[int]
    answers: frozenset[tuple[int, str, tuple[int, ...], str]]
    marks: frozenset[tuple[int, str]]
    spent: frozenset[tuple[str, int]]
    extra: frozenset[str]
    reports: frozenset[tuple[int, frozenset[str]]]
    signs: frozenset[tuple[int, ...]]
    void: frozenset[tuple[str, str]]


def calls(book: Book, phase: str) -> list[str]:
    """Who is called to act in a phase, in the book's order."""
    return [s.who for s in book.phases[phase].steps.values() if isinstance(s, Call) and s.acts]


def reordered(book: Book, phase: str, first: str, second: str) -> Book:
    """The book with these two called one right after the other, in the place of the one called earlier."""
    steps = dict(book.phases[phase].steps)
    order = list(steps)
    at = min(order.index(first), order.index(second))
    rest = [name for name in order if name not in (first, second)]
    order = [*rest[:at], first, second, *rest[at:]]
    other = replace(book.phases[phase], steps={name: steps[name] for name in order})
    return replace(book, name=f"{book.name}, {first} before {second}", phases={**book.phases, phase: other})


def gestures(game: Game, seed: int) -> Act | TimeUp:
    """What is done at a call depends on the call alone, not on when it comes."""
    now = game.now
    if not isinstance(now, Calling):
        return TimeUp(game.moment)
    waiting = [seat for seat in now.awake if seat not in now.gestures]
    if now.done or not waiting or not seat_options(game, waiting[0]):
        return TimeUp(game.moment)
    rng = random.Random(f"{seed} {now.call} {now.grant}")
    offers = seat_options(game, now.awake[0]) or seat_options(game, waiting[0])
    deed, targets = rng.choice([offer for offer in offers if offer[0] != "pass"] or offers)
    if (deed, targets) not in seat_options(game, waiting[0]):
        return TimeUp(game.moment)
    return Act(waiting[0], deed, targets)


def night(book: Book, table: Table, seed: int) -> Night:
    """Play one night; few seats are pointed at, so that deeds meet."""
    game = open_any(book, table)
    began = len(log(game))
    while not any(isinstance(event, ev.Dawned) for event in game.told):
        game = play(game, gestures(game, seed))
    told = log(game)[began:]
    dawn = next(at for at, event in enumerate(told) if isinstance(event, ev.Dawned))
    return Night(
        frozenset(e.seat for e in told[dawn:] if isinstance(e, ev.Died)),
        frozenset(
            (e.seat, e.ability, e.targets, e.answer) for e in told[:dawn] if isinstance(e, ev.Answered)
        ),
        frozenset((e.seat, e.mark) for e in told[:dawn] if isinstance(e, ev.Imposed)),
        frozenset((e.call, e.target) for e in told if isinstance(e, ev.Spent)),
        frozenset(e.call for e in told[:dawn] if isinstance(e, ev.Granted)),
        frozenset((e.seat, frozenset(e.visitors)) for e in told if isinstance(e, ev.Visited)),
        frozenset(e.seats for e in told if isinstance(e, ev.SignsOpened)),
        frozenset((e.call, e.void) for e in told if isinstance(e, ev.Acted) and e.void),
    )


def member(book: Book, call: str, rng: random.Random) -> str:
    """A card that acts at a call: in a gang the plain one if there is one, else any of those called by it."""
    if call in book.gangs:
        gang = [name for name, role in book.roles.items() if role.gang == call]
        return next((name for name in gang if book.roles[name].kind == "plain"), gang[0])
    return rng.choice([name for name, role in book.roles.items() if (role.call or name) == call])


def table(book: Book, first: str, second: str, seed: int) -> Table:
    """A lawful deck with both callers in it, and a night to be played. Eight or fewer are left alive."""
    rng = random.Random(seed)
    keep = tuple(dict.fromkeys((member(book, first, rng), member(book, second, rng))))
    for players in (rng.randint(book.deck.least, 9), 12, 14, 20):
        deck = list(any_deck(book, rng, max(players, book.deck.least), keep))
        if all(deck.count(card) for card in keep):
            break
    deck.sort(key=lambda card: (card not in keep, book.roles[card].kind == "plain", rng.random()))
    dead = tuple(range(9, len(deck) + 1))
    return Table(tuple(deck), seed, roles=tuple(deck), position=Position(secret(book)[0], dead=dead))


def differs(book: Book, phase: str, first: str, second: str, seeds: range) -> int:
    """In how many of these nights does it matter which of the two is called first?"""
    one, other = reordered(book, phase, first, second), reordered(book, phase, second, first)
    found = 0
    for seed in seeds:
        laid = table(book, first, second, seed)
        if open_any(book, laid).over is None:
            found += night(one, laid, seed) != night(other, laid, seed)
    return found


PHASES = [(name, phase) for name in BOOKS for phase in secret(SHELF[name])]


@cache
def reported(name: str, phase: str) -> frozenset[tuple[str, str]]:
    """The pairs the linter lists."""
    found = order_findings(SHELF[name], phase)
    return frozenset(pair for f in found for pair in ((f.first, f.second), (f.second, f.first)))


@pytest.mark.parametrize(("name", "phase"), PHASES)
def test_calls_that_are_not_listed_may_be_exchanged(name: str, phase: str) -> None:
    """Both callers side by side, every other call where it was, every deed the same: the same night."""
    book = SHELF[name]
    free = [pair for pair in combinations(calls(book, phase), 2) if pair not in reported(name, phase)]
    wrong = {pair: number for pair in free if (number := differs(book, phase, *pair, range(NIGHTS)))}
    assert wrong == {}


def findings(name: str, phase: str, kind: str) -> list[Finding]:
    found = [f for f in order_findings(SHELF[name], phase) if f.why == kind]
    return random.Random(name).sample(found, min(SAMPLE, len(found)))


LISTED = [(name, phase, kind) for name, phase in PHASES for kind in KINDS if findings(name, phase, kind)]


@pytest.mark.parametrize(("name", "phase", "kind"), LISTED, ids=[" ".join(each) for each in LISTED])
def test_of_a_listed_pair_the_order_matters_in_some_night(name: str, phase: str, kind: str) -> None:
    book = SHELF[name]
    idle = [
        (f.first, f.second)
        for f in findings(name, phase, kind)
        if not any(differs(book, phase, f.first, f.second, range(at, at + 50)) for at in range(0, 1500, 50))
    ]
    assert idle == []


def test_every_book_has_secret_hours() -> None:
    assert {name for name, _ in PHASES} == set(BOOKS)
    assert {kind for _, _, kind in LISTED} == set(KINDS)


@pytest.mark.parametrize(("name", "phase"), PHASES)
def test_every_finding_cites_the_ledger(name: str, phase: str) -> None:
    found = order_findings(SHELF[name], phase)
    known = {rule.id for rule in ledger(name).rules}
    assert [f for f in found if not f.rules or not {*f.rules} <= known] == []


VENDETTA = SHELF["vendetta"]


def day_findings(book: Book) -> set[tuple[str, str, str]]:
    return {(f.first, f.second, f.why) for f in order_findings(book, "day")}


def test_ven_030_wargs_are_looked_at_although_they_need_a_large_table() -> None:
    assert may_meet(VENDETTA, "hunters", "wargs")
    assert may_meet(VENDETTA, "wargs", "tricky-warg")


def test_ven_344_the_pack_never_holds_one_of_its_own() -> None:
    assert ("wargs", "tricky-warg", "holds") not in day_findings(VENDETTA)
    assert ("wargs", "tricky-warg", "holds") in day_findings(with_prey(VENDETTA, "anyone"))


def test_ven_353_a_trail_deceives_a_checker_of_the_same_gang() -> None:
    """What is done to a stranger still matters to a comrade who looks at that stranger afterwards."""
    trail = VENDETTA.roles["tricky-warg"].abilities["trail"]
    alpha = replace(
        VENDETTA.roles["warg-alpha"], abilities={"check": Ability((Learn("type"),), rules=("VEN-353",))}
    )
    day = VENDETTA.phases["day"]
    steps = {**day.steps, "warg-alpha": Call("warg-alpha")}
    book = replace(
        VENDETTA,
        roles={**VENDETTA.roles, "warg-alpha": alpha},
        phases={**VENDETTA.phases, "day": replace(day, steps=steps)},
    )
    assert trail.who == "strangers"
    assert ("tricky-warg", "warg-alpha", "disguises") in day_findings(book)


def with_prey(book: Book, who: Literal["anyone", "strangers"]) -> Book:
    """The book with a pack that may choose these."""
    pack = book.gangs["wargs"]
    return replace(book, gangs={**book.gangs, "wargs": replace(pack, does=replace(pack.does, who=who))})
