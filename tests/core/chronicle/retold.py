"""Finished games by chance, and their logs read a second time by other means than the tale is."""

from __future__ import annotations

import random
from functools import cache

from tests.laws.courses import course
from tests.laws.tables import plain_table

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Table, open_any
from omerta.core import events as ev
from omerta.core.book.model import Ability
from omerta.core.book.verbs import Shield, Verb
from omerta.core.chronicle.fact import Fact
from omerta.core.evolve import evolve
from omerta.core.game import empty_table, standing_events

STEPS = 1500
LEFT = (ev.Died, ev.Executed, ev.SentOut)
Phase = tuple[str, int]


@cache
def by_bots(book: str, seed: int) -> Game:
    """A game of sensible bots with the deck the book proposes."""
    rng = random.Random(seed)
    deck = suggest(SHELF[book], max(SHELF[book].deck.least, 7 + seed % 6))
    game = open_any(SHELF[book], Table(deck, seed))
    return Driver(game, dict.fromkeys(range(1, len(deck) + 1), PLAIN), rng).run()


@cache
def by_chance(book: str, seed: int) -> Game:
    """A game in which anything may happen: any deck and house rules, rulings of the host, steps back."""
    rng = random.Random(seed)
    game = open_any(SHELF[book], plain_table(SHELF[book], rng))
    for _, after in course(game, rng, STEPS, interruptions=0.02):
        game = after
    return game


class Log:
    """The events that stand, each with the phase it happened in and the game before it."""

    def __init__(self, game: Game) -> None:
        self.end = game
        self.events = [event for _, event in standing_events(game)]
        self.phases: list[Phase] = []
        self.turns: list[int] = []
        self.before: list[Game] = []
        now, turn, at = ("", 0), 0, empty_table(game.printed or game.book)
        for event in self.events:
            if isinstance(event, ev.PhaseBegan | ev.Jumped):
                now, turn = (event.phase, event.number), turn + event.dark
            self.phases.append(now)
            self.turns.append(turn)
            self.before.append(at)
            at = evolve(at, event)

    def within(self, fact: Fact) -> list[int]:
        """Where in the log the phase of a fact is."""
        phase = fact.when.phase, fact.when.number
        return [at for at, each in enumerate(self.phases) if each == phase]

    def find(self, fact: Fact, kind: type[ev.Event]) -> list[int]:
        """Where something of a kind happens in the phase of a fact."""
        return [at for at in self.within(fact) if isinstance(self.events[at], kind)]

    def exit(self, seat: int) -> int:
        """Where this seat leaves the game; -1 if it does not."""
        return next(
            (at for at, e in enumerate(self.events) if isinstance(e, LEFT) and e.seat == seat),
            -1,
        )

    def died(self, fact: Fact, seat: int) -> bool:
        """Was this seat found dead in the phase of a fact?"""
        return any(
            self.events[at] == e
            for at in self.find(fact, ev.Died)
            for e in [self.events[at]]
            if _seat(e) == seat
        )

    def struck(self, fact: Fact, seat: int, outcome: str, by: int = 0) -> bool:
        """Did an attempt on this seat end so?"""
        found = [self.events[at] for at in self.find(fact, ev.Struck)]
        return any(
            isinstance(e, ev.Struck) and (e.seat, e.outcome) == (seat, outcome) and by in (0, e.by)
            for e in found
        )

    def deciding(self, seat: int) -> int:
        """Where the last count before the execution of this seat is in which it stood."""
        out = self.exit(seat)
        assert isinstance(self.events[out], ev.Executed)
        for at in range(out, -1, -1):
            event = self.events[at]
            if isinstance(event, ev.Counted) and seat in dict(event.result):
                assert self.phases[at] == self.phases[out]
                return at
        raise AssertionError(seat)


def _seat(event: ev.Event) -> int:
    return int(getattr(event, "seat", 0))


def side(game: Game, seat: int) -> str:
    """The side of a seat at that moment."""
    return game.book.roles[game.roles[seat - 1]].side


def gang(game: Game, seat: int) -> str:
    """The gang of a seat at that moment."""
    return game.book.roles[game.roles[seat - 1]].gang


def does(game: Game, line: ev.Acted, verb: type[Verb]) -> bool:
    """Is this verb behind a line of the sheet?"""
    gangs, roles = game.book.gangs, game.book.roles
    found: list[Ability] = [gangs[line.call].does] if line.call in gangs else []
    found += [role.abilities[line.ability] for role in roles.values() if line.ability in role.abilities]
    return any(isinstance(effect, verb) for ability in found for effect in ability.effects)


def shields(game: Game, line: ev.Acted, seat: int) -> bool:
    """Does a line of the sheet put a shield on this seat?"""
    found = [
        role.abilities[line.ability] for role in game.book.roles.values() if line.ability in role.abilities
    ]
    shielding = [effect for ability in found for effect in ability.effects if isinstance(effect, Shield)]
    return any(
        seat in (line.actors if each.on == "actor" else each.reaches(line.targets)) for each in shielding
    )
