"""The linter of the calling order tells the truth: what it does not list may be called either way round."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import pytest
from msgspec import Struct
from msgspec.structs import replace
from tests.laws.tables import BOOKS, any_deck

from omerta.books.order import Finding, order_findings
from omerta.books.shelf import SHELF
from omerta.core import Game, Position, Table, log, open_game, play
from omerta.core import events as ev
from omerta.core.choices import seat_options
from omerta.core.commands import Act, TimeUp
from omerta.core.game import Calling
from omerta.core.vocabulary import Book, Call

NIGHTS = 30
KINDS = ("holds", "disguises", "dooms", "imprisons")
SAMPLE = 6


class Night(Struct, frozen=True):
    """All that a night leaves behind."""

    dead: frozenset[int]
    answers: frozenset[tuple[int, str, tuple[int, ...], str]]
    marks: frozenset[tuple[int, str]]
    spent: frozenset[tuple[str, int]]
    extra: frozenset[str]


def calls(book: Book) -> list[str]:
    """Who is called at night, in the book's order."""
    return [s.who for s in book.phases["night"].steps.values() if isinstance(s, Call) and s.acts]


def reordered(book: Book, first: str, second: str) -> Book:
    """The book with these two called one right after the other, in the place of the one called earlier."""
    steps = dict(book.phases["night"].steps)
    order = list(steps)
    at = min(order.index(first), order.index(second))
    rest = [name for name in order if name not in (first, second)]
    order = [*rest[:at], first, second, *rest[at:]]
    night = replace(book.phases["night"], steps={name: steps[name] for name in order})
    return replace(book, name=f"{book.name}, {first} before {second}", phases={**book.phases, "night": night})


def gestures(game: Game, seed: int) -> Act | TimeUp:
    """What is done at a call depends on the call alone, not on when it comes."""
    now = game.now
    assert isinstance(now, Calling)
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
    game = open_game(book, table)
    began = len(log(game))
    while isinstance(game.now, Calling) and game.phase == "night":
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
    )


def members(book: Book, call: str) -> str:
    """A card that answers to a call."""
    return call if call in book.roles else next(n for n, r in book.roles.items() if r.gang == call)


def table(book: Book, first: str, second: str, seed: int) -> Table:
    """A lawful deck with both callers in it, and a night to be played. Eight or fewer are left alive."""
    rng = random.Random(seed)
    keep = tuple(dict.fromkeys((members(book, first), members(book, second))))
    for players in (rng.randint(book.deck.least, 9), 12, 14):
        deck = list(any_deck(book, rng, max(players, book.deck.least), keep))
        if all(deck.count(card) for card in keep):
            break
    deck.sort(key=lambda card: (card not in keep, book.roles[card].kind == "plain", rng.random()))
    dead = tuple(range(9, len(deck) + 1))
    return Table(tuple(deck), seed, roles=tuple(deck), position=Position("night", dead=dead))


def differs(book: Book, first: str, second: str, seeds: range) -> int:
    """In how many of these nights does it matter which of the two is called first?"""
    one, other = reordered(book, first, second), reordered(book, second, first)
    found = 0
    for seed in seeds:
        laid = table(book, first, second, seed)
        if open_game(book, laid).over is None:
            found += night(one, laid, seed) != night(other, laid, seed)
    return found


@cache
def reported(name: str) -> frozenset[tuple[str, str]]:
    """The pairs the linter lists."""
    found = order_findings(SHELF[name], "night")
    return frozenset(pair for f in found for pair in ((f.first, f.second), (f.second, f.first)))


@pytest.mark.parametrize("name", BOOKS)
def test_calls_that_are_not_listed_may_be_exchanged(name: str) -> None:
    """Both callers side by side, every other call where it was, every deed the same: the same night."""
    book = SHELF[name]
    free = [pair for pair in combinations(calls(book), 2) if pair not in reported(name)]
    wrong = {pair: number for pair in free if (number := differs(book, *pair, range(NIGHTS)))}
    assert wrong == {}


def findings(name: str, kind: str) -> list[Finding]:
    found = [f for f in order_findings(SHELF[name], "night") if f.why == kind]
    return random.Random(name).sample(found, min(SAMPLE, len(found)))


LISTED = [(name, kind) for name in BOOKS for kind in KINDS if findings(name, kind)]


@pytest.mark.parametrize(("name", "kind"), LISTED, ids=[" ".join(each) for each in LISTED])
def test_of_a_listed_pair_the_order_matters_in_some_night(name: str, kind: str) -> None:
    book = SHELF[name]
    idle = [
        (f.first, f.second)
        for f in findings(name, kind)
        if not any(differs(book, f.first, f.second, range(at, at + 50)) for at in range(0, 1500, 50))
    ]
    assert idle == []
