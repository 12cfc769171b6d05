"""A book on trial: every row of its table and every deck it recommends, and which of them lean to a side."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from omerta.books.decks import accepts, known_cards
from omerta.books.presets import deck_for, preset_deck
from omerta.bots.minds import HOUSE
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.commands import Refused
from omerta.lab.balance import Balance, balance
from omerta.lab.crew import Crew
from omerta.lab.lab_game import DRAW, Experiment
from omerta.lab.tally import GameTally

FAIR_AT_MOST = 0.6
USUAL_TABLES = (8, 10, 12)


class AuditedDeck(Struct, frozen=True):
    """A deck of the book: of its table, or one it has a name for."""

    preset: str
    players: int
    deck: tuple[str, ...]
    house_rules: dict[str, str] = {}


class Verdict(Struct, frozen=True):
    """How an entry came out; it leans where even the low end of a side's chance is above six in ten."""

    entry: AuditedDeck
    balance: Balance

    @property
    def leader(self) -> str:
        """The side with the best chance."""
        return self._sides[0]

    @property
    def lead(self) -> float:
        """By how much the best side is ahead of the next."""
        best, *others = (self.balance.sides[side].share for side in self._sides)
        return best - (others[0] if others else 0.0)

    @property
    def leans(self) -> bool:
        """Is the deck lopsided beyond doubt?"""
        return self.balance.sides[self.leader].low > FAIR_AT_MOST

    @property
    def _sides(self) -> tuple[str, ...]:
        """The sides, the best first; a draw is nobody's."""
        chances = {side: chance.share for side, chance in self.balance.sides.items() if side != DRAW}
        return tuple(sorted(chances, key=lambda side: -chances[side]))


def entries(book: Book) -> tuple[AuditedDeck, ...]:
    """Every row of the printed table with the deck the book proposes, and every deck with a name."""
    rows = [
        AuditedDeck("", int(players), known_cards(book, deck_for(book, int(players))))
        for players in book.deck.rows
    ]
    return (*rows, *_named(book))


def _named(book: Book) -> Iterator[AuditedDeck]:
    """The presets at the tables they were printed for, else at the smallest and the usual ones."""
    for name, preset in book.deck.presets.items():
        least = max(preset.least, book.deck.least)
        wanted = sorted(map(int, preset.decks)) or sorted({least, *(n for n in USUAL_TABLES if n >= least)})
        for players in wanted:
            try:
                deck = known_cards(book, preset_deck(book, name, players))
                chosen = with_house_rules(book, preset.sets)
            except Refused:
                continue
            if accepts(chosen, deck, players):
                yield AuditedDeck(name, players, deck, dict(preset.sets))


def audit(
    book: Book,
    crew: Crew,
    games: int,
    mind: str = HOUSE,
    seed: int = 0,
    watch: Callable[[int], None] = lambda done: None,
) -> tuple[Verdict, ...]:
    """Try every entry with as many games; an interrupt keeps those that are done."""
    found: list[Verdict] = []

    def count(tried: GameTally) -> None:
        watch(len(found) * games + tried.games)

    for entry in entries(book):
        tried = balance(Experiment(book, entry.deck, entry.house_rules, mind), crew, games, seed, watch=count)
        if tried.tally.games < games:
            break
        found.append(Verdict(entry, tried))
    return tuple(found)
