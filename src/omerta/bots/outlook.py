"""How the table looks to one player: the worlds he reckons with, and what each seat is worth to him."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from omerta.bots.assignments import Dealer, Worlds, worlds
from omerta.bots.beliefs import Beliefs, whim
from omerta.bots.evidence import Evidence, own_and_public
from omerta.bots.lore import Lore, lore
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.view import View


class Outlook:
    """One player's view with the worlds behind it, his own and those of the `table`: what all have seen.

    Neither is reckoned before it is asked for.
    """

    def __init__(self, view: View, read: Lore, deal: Dealer | None = None) -> None:
        self.view = view
        self.me = view.viewer if isinstance(view.viewer, int) else 0
        self.card = view.card(self.me)
        self.side = read.side(self.card)
        self.read = read
        self._deal = deal

    @cached_property
    def _evidence(self) -> tuple[Evidence, Evidence]:
        return own_and_public(self.view, self.book)

    @cached_property
    def worlds(self) -> Worlds:
        """The worlds he reckons with."""
        return worlds(self.book, self._evidence[0], deal=self._deal)

    @cached_property
    def table(self) -> Worlds:
        """The worlds of somebody who has seen what all have seen."""
        return worlds(self.book, self._evidence[1], deal=self._deal)

    @cached_property
    def voices(self) -> Counter[int]:
        """Who was spoken against today, and by how many."""
        return voices(self.view)

    @property
    def book(self) -> Book:
        """The book that is played."""
        return self.read.book

    @property
    def insider(self) -> bool:
        """Do I belong to a gang that knows itself?"""
        return self.card in self.book.roles and bool(self.book.roles[self.card].gang)

    def enemy(self, seat: int) -> float:
        """How likely a seat is not with me."""
        if seat == self.me:
            return 0.0
        return sum([p for card, p in self.worlds.of(seat).items() if self.read.index.side[card] != self.side])

    def power(self, seat: int) -> float:
        """What a seat can do for its side, on the average of all worlds."""
        return sum([p * self.read.power[card] for card, p in self.worlds.of(seat).items()])

    def gain(self, seat: int) -> float:
        """What my side gains if this seat leaves the game."""
        side, power = self.read.index.side, self.read.power
        return sum(
            [
                -p * (1.0 + power[card]) if side[card] == self.side else p * (1.0 + 0.5 * power[card])
                for card, p in self.worlds.of(seat).items()
            ]
        )

    def suspected(self, seat: int) -> float:
        """How likely the table takes a seat for an enemy of the many."""
        side = self.read.index.side
        many = side[self.book.plain]
        return sum([p for card, p in self.table.of(seat).items() if side[card] != many])

    def strangers(self) -> list[int]:
        """The living who are more likely against me than not."""
        return [seat for seat in self.view.living if seat != self.me and self.enemy(seat) > 0.5]


def outlook(view: View, book: Book, deal: Dealer | None = None) -> Outlook:
    """The table as a player sees it."""
    return Outlook(view, lore(book), deal)


def opinion(seen: Outlook) -> Beliefs:
    """The same as the beliefs of a beginner, for the decisions an expert takes no differently."""
    enmity = {seat: 2 * seen.enemy(seat) - 1 for seat in range(1, seen.view.seats + 1)}
    return Beliefs(seen.me, seen.side, enmity, {}, frozenset())


def voices(view: View) -> Counter[int]:
    """Who was spoken against today, and by how many."""
    against = {
        (event.seat, event.about)
        for event in view.today
        if isinstance(event, ev.Claimed) and event.claim in ("suspect", "learned")
    } | {(event.by, event.seat) for event in view.today if isinstance(event, ev.Named)}
    return Counter(about for _, about in against)


def focus(view: View, seat: int) -> float:
    """What draws all eyes to one of several who are alike, from 0 to 1: the same for everybody, all day."""
    return whim(0, view.number, seat)


def shared(seen: Outlook, seat: int) -> float:
    """How much everybody who only saw what all have seen would like this seat to leave today."""
    return seen.suspected(seat) + 0.1 * focus(seen.view, seat)


def wish(seen: Outlook, seat: int) -> float:
    """How much he would like this seat to leave today: with the table where he knows no better."""
    sure = 2.0 * (seen.enemy(seat) > 0.9) - 2.0 * (seen.enemy(seat) < 0.1)
    joins = 0.3 * seen.voices[seat] if seen.insider else 0.0
    return shared(seen, seat) + sure + 0.3 * seen.gain(seat) + joins
