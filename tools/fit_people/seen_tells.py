"""What players of each kind give away in a book, for a listener who knows how they play."""

from __future__ import annotations

import random

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.company import company
from omerta.bots.driver import Driver
from omerta.bots.habits import Habits
from omerta.bots.minds import MINDS
from omerta.core import Game, Table, open_any
from omerta.lab.tells import Ballots, Tell, ballots, tells

SEATS = 10


class Listening(Struct, frozen=True):
    """So many games of a mind by a book, and what was heard in them; votes for mates, and of the many.

    A mind without `habits` is the one of that name.
    """

    mind: str
    book: str
    games: int
    habits: Habits | None = None
    heard: tuple[Tell, ...] = ()
    mates: Ballots = Ballots()
    many: Ballots = Ballots()


def listen(asked: Listening) -> Listening:
    """Play the games and listen."""
    played = [_game(asked, seed) for seed in range(asked.games)]
    mates, many = Ballots(), Ballots()
    for game in played:
        for (by_enemies, _), counted in ballots(game).items():
            mates, many = (mates + counted, many) if by_enemies else (mates, many + counted)
    return replace(asked, heard=tuple(tells(played).values()), mates=mates, many=many)


def _game(asked: Listening, seed: int) -> Game:
    book = SHELF[asked.book]
    game = open_any(book, Table(suggest(book, SEATS), seed))
    mind = MINDS[asked.mind] if asked.habits is None else company(asked.habits)
    return Driver(game, dict.fromkeys(range(1, SEATS + 1), mind), random.Random(seed)).run()
