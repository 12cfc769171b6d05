"""One game of the laboratory: who sat where, who won, and when everybody left."""

from __future__ import annotations

import random

from msgspec import Struct

from omerta.books.presets import drawn_in_secret
from omerta.books.shelf import SHELF
from omerta.bots.chance import play_out
from omerta.bots.driver import Driver
from omerta.bots.minds import HOUSE
from omerta.core import Game, Table, log, open_any
from omerta.core import events as ev
from omerta.core.book.house_rules import agreed_book
from omerta.core.book.model import Book
from omerta.core.setup import shuffled
from omerta.lab.lab_minds import RECKONS, lab_mind
from omerta.lab.repeatable_chance import Tape

STAYED = 0
DRAW = ""
BY_CHANCE, BEGINNER = "random", "plain"
EXITS = frozenset((ev.Died, ev.Executed, ev.SentOut))


class Experiment(Struct, frozen=True):
    """What is tried: a book, whole or by its name on the shelf, a deck, house rules, and who plays.

    `mind` is the bot at every seat; `of_side` names another one for the seats of a side.
    """

    book: str | Book
    deck: tuple[str, ...]
    house_rules: dict[str, str] = {}
    mind: str = HOUSE
    of_side: dict[str, str] = {}

    @property
    def rules(self) -> Book:
        """The book with its house rules."""
        return agreed_book(self.bare_book, self.house_rules)

    @property
    def by_chance(self) -> bool:
        """Does everybody leave everything to chance?"""
        return {self.mind, *self.of_side.values()} == {BY_CHANCE}

    @property
    def by_beginners(self) -> bool:
        """Is everybody a sensible beginner?"""
        return {self.mind, *self.of_side.values()} == {BEGINNER}

    @property
    def reckons(self) -> bool:
        """Does anybody weigh every way the cards may lie?"""
        return RECKONS in (self.mind, *self.of_side.values())

    @property
    def bare_book(self) -> Book:
        """The book as it was printed."""
        return SHELF[self.book] if isinstance(self.book, str) else self.book


class Outcome(Struct, frozen=True, array_like=True):
    """How a game went: the cards by seat, the winner, the rounds, and in which round each seat was out."""

    cards: tuple[str, ...]
    winner: str
    rounds: int
    out: tuple[int, ...]
    first: str = ""


def play_game(experiment: Experiment, seed: int) -> Outcome:
    """Play one game; the same seed gives the same game. A gang left to chance agrees on any choice.

    A hidden card of the deck is drawn anew in every game, and the players are told no more than that.
    """
    cards = shuffled(drawn_in_secret(experiment.rules, experiment.deck, seed), seed)
    if experiment.by_chance:
        return outcome_of(play_out(_dealt(experiment, seed, cards, "silent"), Tape(seed)), cards)
    return play_by_minds(
        experiment, seed, cards, Tape(seed) if experiment.by_beginners else random.Random(seed)
    )


def play_by_minds(experiment: Experiment, seed: int, cards: tuple[str, ...], rng: random.Random) -> Outcome:
    """Play one game with these cards by seat, every seat by a mind of its own; there is time to talk."""
    roles = experiment.bare_book.roles
    minds = {
        seat: lab_mind(experiment.of_side.get(roles[card].side, experiment.mind))
        for seat, card in enumerate(cards, 1)
    }
    return outcome_of(Driver(_dealt(experiment, seed, cards, "prompt"), minds, rng).run(), cards)


def _dealt(experiment: Experiment, seed: int, cards: tuple[str, ...], pace: str) -> Game:
    """Any deck may be tried, even without a card the book wants in it: so the worth of a card is found."""
    told = experiment.deck if sorted(cards) != sorted(experiment.deck) else ()
    return open_any(
        experiment.bare_book, Table(cards, seed, experiment.house_rules, roles=cards, pace=pace, told=told)
    )


def outcome_of(game: Game, cards: tuple[str, ...]) -> Outcome:
    """What there is to remember of a finished game."""
    out = [STAYED] * len(cards)
    now, first = 0, ""
    for event in log(game):
        if type(event) is ev.PhaseBegan:
            now = max(now, event.number)
        elif type(event) in EXITS:
            assert isinstance(event, ev.Died | ev.Executed | ev.SentOut)
            first = first or cards[event.seat - 1]
            out[event.seat - 1] = max(now, 1)
    assert game.over is not None
    return Outcome(cards, game.over.winner, max(now, 1), tuple(out), first)
