"""The part of a face that tells of the evening."""

from __future__ import annotations

from msgspec import Struct


class Played(Struct, frozen=True, gc=False, omit_defaults=True):
    """A game of the evening: its number, its book, who won."""

    game: int
    book: str
    winner: str


class Standing(Struct, frozen=True, gc=False, omit_defaults=True):
    """What the evening was to one person; `sides` are those he won with, `cards` those he held."""

    name: str
    games: int
    wins: int = 0
    points: int = 0
    survived: int = 0
    sides: str = ""
    cards: str = ""
    bot: bool = False


class Evening(Struct, frozen=True, gc=False, omit_defaults=True):
    """The games since people came together: who leads (`line`), who should host next (`host`), everything.

    `next_host` is the number of that person.

    `sides`: how often each has won. `scored`: points were given.
    """

    line: str
    games: tuple[Played, ...]
    standings: tuple[Standing, ...]
    sides: tuple[tuple[str, int], ...]
    scored: bool = False
    host: str = ""
    next_host: int = 0
