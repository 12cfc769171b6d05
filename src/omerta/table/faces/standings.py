"""The part of a face that tells of a finished game and of the evening."""

from __future__ import annotations

from msgspec import Struct


class TaleLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence of the tale of a finished game, when it was, and how a voice would say all of it."""

    text: str
    when: str = ""
    heard: str = ""


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


class Award(Struct, frozen=True, gc=False, omit_defaults=True):
    """An award of the evening: what it is called, who has it, and what was counted for it."""

    title: str
    names: str
    line: str


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
    awards: tuple[Award, ...] = ()
