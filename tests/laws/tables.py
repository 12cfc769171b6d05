"""Tables by chance: decks within the law of the book, house rules, and who does what."""

from __future__ import annotations

import random
from collections.abc import Sequence

from omerta.books.decks import accepts, suggest
from omerta.books.shelf import SHELF
from omerta.core import Position, Refused, Table
from omerta.core.book.house_rules import clashing, with_house_rules
from omerta.core.book.model import Book, Step, Switch
from omerta.core.game import DUTIES

BOOKS = tuple(SHELF)
LARGEST = 14
PACES = ("prompt", "timed", "sealed", "silent")


def phase_with(book: Book, *kinds: type[Step]) -> str:
    """The phase of the cycle that has a step of these kinds."""
    return next(
        name
        for name in book.cycle
        if any(isinstance(step, kinds) for step in book.phases[name].steps.values())
    )


def lawful(book: Book, deck: list[str]) -> bool:
    """Does the book accept this deck?"""
    return accepts(book, deck)


def proposed(book: Book, players: int) -> list[str]:
    """The deck the book proposes, for as many of the players as the box can seat."""
    try:
        return list(suggest(book, players))
    except Refused as refusal:
        if refusal.reason != "box-too-small":
            raise
        return list(suggest(book, refusal.most))


def any_deck(
    book: Book,
    rng: random.Random,
    players: int = 0,
    keep: tuple[str, ...] = (),
    among: Sequence[str] = (),
) -> tuple[str, ...]:
    """A deck the book accepts: the proposed one after many lawful exchanges of one card, drawn from `among`.

    Cards to `keep` are put in first; if the book refuses them together, the deck comes back without them.
    """
    among = among or tuple(book.roles)
    players = players or rng.choice((book.deck.least, rng.randint(book.deck.least, LARGEST)))
    deck = proposed(book, players)
    if not lawful(book, deck):
        players = book.deck.least
        deck = list(suggest(book, players))
    players = len(deck)
    places = list(range(players))
    wanted = list(keep)
    for at in rng.sample(places, len(places)):
        if wanted and lawful(book, [*deck[:at], wanted[0], *deck[at + 1 :]]):
            deck[at] = wanted.pop(0)
            places.remove(at)
    for _ in range(2 * players if not wanted else 0):
        at = rng.choice(places)
        other = [*deck[:at], rng.choice(among), *deck[at + 1 :]]
        if lawful(book, other):
            deck = other
    return tuple(deck)


def values(switch: Switch) -> tuple[str, ...]:
    """The values of a house rule; of a number the default, the least and the most, of a list one example."""
    numbers = (switch.default, str(switch.least), str(switch.most)) if switch.number else ()
    listed = (",".join(switch.list_of[: switch.list_length or 2]),) if switch.list_at else ()
    return tuple(dict.fromkeys((*switch.values, *numbers, *listed)))


def any_house_rules(book: Book, rng: random.Random, share: float = 0.5) -> dict[str, str]:
    """House rules by chance that go together; this share of them is chosen at all."""
    chosen: dict[str, str] = {}
    for name in rng.sample(sorted(book.switches), len(book.switches)):
        if rng.random() >= share:
            continue
        wider = {**chosen, name: rng.choice(values(book.switches[name]))}
        if not any(clashing(book, clash, wider) for clash in book.clashes.values()):
            chosen = wider
    return chosen


def plain_table(book: Book, rng: random.Random, pace: str = "prompt") -> Table:
    """A lawful deck and house rules by chance, hosted by the software."""
    options = any_house_rules(book, rng)
    deck = any_deck(with_house_rules(book, options), rng)
    return Table(deck, rng.randrange(10**9), options, pace=pace)


def any_table(book: Book, rng: random.Random) -> Table:
    """Anything that may be agreed before the deal: duties, pace, a host who plays, a position."""
    options = any_house_rules(book, rng)
    chosen = with_house_rules(book, options)
    deck = any_deck(chosen, rng)
    roles = tuple(rng.sample(deck, len(deck))) if rng.random() < 0.5 else ()
    position = any_position(chosen, roles, rng) if roles and rng.random() < 0.4 else None
    small = len(deck) <= chosen.conduct.temporary_host_up_to
    plays = small and position is None and rng.random() < 0.5
    return Table(
        deck,
        rng.randrange(10**9),
        options,
        roles,
        rng.choice(("software", "software", "host")),
        rng.choice(PACES),
        rng.randint(1, len(deck)) if plays else 0,
        {duty: rng.choice(("software", "host")) for duty in DUTIES if rng.random() < 0.2},
        position,
    )


def any_position(book: Book, roles: tuple[str, ...], rng: random.Random) -> Position:
    """A few dead, perhaps a mark and a help used up, and a phase of the cycle."""
    seats = range(1, len(roles) + 1)
    dead = tuple(sorted(rng.sample(seats, rng.randint(0, min(2, len(roles) - 2)))))
    living = [seat for seat in seats if seat not in dead]
    marks = tuple(
        (seat, mark, rng.choice([other for other in living if other != seat]))
        for mark, law in book.marks.items()
        if not law.off
        for seat in rng.sample(living, 1)
        if rng.random() < 0.4
    )
    helpers = sorted(
        name
        for name in set(roles)
        if any(
            ability.limit in ("saved-once", "picked-once") for ability in book.roles[name].abilities.values()
        )
    )
    spent = tuple((name, rng.choice(living)) for name in helpers if rng.random() < 0.5)
    return Position(rng.choice(book.cycle), rng.randint(1, 4), dead, marks, spent)
