"""The ways to a game: lay a table, read a written game, let bots play, take a book of one's own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from omerta.books.opening import open_game
from omerta.books.presets import deck_for, drawn_in_secret
from omerta.books.shelf import SHELF
from omerta.core import Table, open_any
from omerta.core.book.house_rules import with_house_rules
from omerta.core.commands import Refused as CoreRefused
from omerta.library.refused import Refused, explained, perhaps, printed_or_own
from omerta.library.whole_game import Game

if TYPE_CHECKING:
    from omerta.books.files import OwnBook
    from omerta.bots.minds import Bots


def books() -> tuple[str, ...]:
    """The names of the books on the shelf.

    >>> books()
    ('classic', 'family', 'offscreen', 'chicago', 'vendetta')
    """
    return tuple(SHELF)


def own(file: str | Path) -> OwnBook:
    """A book of one's own from its TOML file; what is wrong in it is told at once, each fault with its place.

    `open`, `play`, `deeds` and `read` take it like the name of a printed one, and its words are spoken.
    """
    from omerta.books.files import Unsound
    from omerta.words import explain_fault, lexicon
    from omerta.words.own_file import open_own

    try:
        return open_own(Path(file))
    except Unsound as unsound:
        told = [f"{fault.place}: {explain_fault(fault, lexicon('en'))}" for fault in unsound.faults]
        raise ValueError("\n".join(told)) from None


def open(
    book: str | OwnBook,
    seats: int = 0,
    *,
    deck: Sequence[str] = (),
    seed: int | None = None,
    house_rules: Mapping[str, str] | None = None,
    scenario: str = "",
    any_deck: bool = False,
) -> Game:
    """Lay a table and deal: the deck the book proposes for so many seats, or one of yours.

    The same seed deals the same cards; without one they are dealt by chance. A deck that the book refuses is
    refused with its rules, unless any deck will do.
    """
    known = printed_or_own(book)
    agreed_rules = dict(house_rules or {})
    seed = random.SystemRandom().randrange(2**63) if seed is None else seed
    with explained(known, [*deck], agreed_rules, scenario):
        agreed = with_house_rules(known, agreed_rules)
        told = tuple(deck) or deck_for(agreed, seats or agreed.deck.least, preset=scenario, seed=seed)
        if deck and seats not in (0, len(deck)):
            raise CoreRefused("wrong-seats")
        dealt = drawn_in_secret(agreed, told, seed)
        table = Table(dealt, seed, agreed_rules, told=told if told != dealt else ())
        return Game((open_any if any_deck else open_game)(known, table), _own(book))


def read(text: str, *own_books: OwnBook) -> Game:
    """Play a written game as far as it goes; what does not hold in it is an error that says where.

    >>> game = read('''
    ... classic  1 2 mafia, 3 doctor, 4 inspector, 8 seats
    ... night    mafia > 5; doctor > 3; inspector > 1: yes
    ... dawn     5 dies
    ... ''')
    >>> game.living
    (1, 2, 3, 4, 6, 7, 8)
    """
    from omerta.notation.reader import cases
    from omerta.notation.reader import read as read_case

    shelf = {**SHELF, **{each.book.name: each.book for each in own_books}}
    found = cases(text, shelf)
    if len(found) != 1:
        raise ValueError(f"one written game is wanted here, and there are {len(found)}")
    game = read_case(found[0], shelf).game
    if game is None:
        raise ValueError("this text lays no table: it has nothing but a head")
    return Game(game, next((each for each in own_books if each.book.name == game.book.name), None))


def play(
    book: str | OwnBook | Game,
    seats: int = 0,
    *,
    bots: Bots = "strangers",
    seed: int = 0,
    deck: Sequence[str] = (),
    house_rules: Mapping[str, str] | None = None,
    scenario: str = "",
) -> Game:
    """A whole game, or the rest of one, played by bots.

    >>> play("classic", 8, seed=3).over
    True
    """
    from omerta.bots.driver import Driver
    from omerta.bots.minds import MINDS

    if bots not in MINDS:
        raise Refused("no-such-mind", hint=perhaps(bots, MINDS))
    game = (
        book
        if isinstance(book, Game)
        else open(book, seats, deck=deck, seed=seed, house_rules=house_rules, scenario=scenario)
    )
    minds = dict.fromkeys(range(1, game.seats + 1), MINDS[bots])
    return Game(Driver(game.state, minds, random.Random(seed)).run(), game._own)


def _own(book: str | OwnBook) -> OwnBook | None:
    return None if isinstance(book, str) else book
