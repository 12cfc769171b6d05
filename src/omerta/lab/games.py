"""One game of the laboratory: who sat where, who won, and when everybody left."""

from __future__ import annotations

import random

from msgspec import Struct

from omerta.books.presets import drawn_in_secret
from omerta.books.shelf import SHELF
from omerta.bots.driver import Driver
from omerta.bots.minds import MINDS
from omerta.core import Game, Table, log, open_game
from omerta.core import events as ev
from omerta.core.options import agreed_book
from omerta.core.setup import shuffled
from omerta.core.vocabulary import Book

STAYED = 0
DRAW = ""


class Trial(Struct, frozen=True):
    """What is tried: a book, whole or by its name on the shelf, a deck, house rules, and who plays.

    `mind` is the bot at every seat; `of_side` names another one for the seats of a side.
    """

    book: str | Book
    deck: tuple[str, ...]
    options: dict[str, str] = {}
    mind: str = "plain"
    of_side: dict[str, str] = {}

    @property
    def rules(self) -> Book:
        """The book with its house rules."""
        return agreed_book(self.bare_book, self.options)

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


def play_game(trial: Trial, seed: int, cards: tuple[str, ...] = ()) -> Outcome:
    """Play one game, with these cards by seat or dealt by chance; the same seed gives the same game.

    A hidden card of the deck is drawn anew in every game, and the players are told no more than that.
    """
    book = trial.bare_book
    deck = drawn_in_secret(trial.rules, trial.deck, seed)
    told = trial.deck if deck != trial.deck else ()
    cards = cards or shuffled(deck, seed)
    game = open_game(book, Table(deck, seed, trial.options, roles=cards, pace="silent", told=told))
    minds = {
        seat: MINDS[trial.of_side.get(book.roles[card].side, trial.mind)]
        for seat, card in enumerate(cards, 1)
    }
    return _outcome(Driver(game, minds, random.Random(seed)).run(), cards)


def _outcome(game: Game, cards: tuple[str, ...]) -> Outcome:
    out = [STAYED] * len(cards)
    now, first = 0, ""
    for event in log(game):
        if isinstance(event, ev.PhaseBegan):
            now = max(now, event.number)
        elif isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            first = first or cards[event.seat - 1]
            out[event.seat - 1] = max(now, 1)
    assert game.over is not None
    return Outcome(cards, game.over.winner, max(now, 1), tuple(out), first)
