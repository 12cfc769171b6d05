"""What people did, row by row, and their tables rebuilt as patched books.

A: the Mafia Dataset (`omonida/mafia-dataset`; "Putting the Con in Context", 2022), 44 games of strangers by
text. B: the public database of mafiauniverse, experienced players on a forum.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from omerta.books.classic import CLASSIC
from omerta.core.book.house_rules import patched
from omerta.core.book.model import Book, PatchValue

VOTE = "phases.day.steps.vote"
LATE = 4


class Setup(Struct, frozen=True):
    """A table of people: players, mafiosi, detectives, how many games, and in how many finished who won."""

    players: int
    mafia: int
    games: int
    mafia_won: int
    finished: int
    detectives: int = 0
    first: str = "night"

    @property
    def name(self) -> str:
        """Players and mafiosi."""
        return f"{self.players}:{self.mafia}"

    @property
    def deck(self) -> tuple[str, ...]:
        """The same cards in the classic book."""
        plain = self.players - self.mafia - self.detectives
        return ("mafia",) * self.mafia + ("inspector",) * self.detectives + ("townsperson",) * plain


class Row(Struct, frozen=True):
    """So many of so many, and the group of rows it is held out with."""

    name: str
    group: str
    hits: int
    trials: int


STRANGERS = (
    Setup(5, 1, 1, 0, 1),
    Setup(7, 2, 3, 2, 3),
    Setup(8, 2, 2, 1, 2),
    Setup(9, 2, 8, 7, 8),
    Setup(10, 2, 25, 17, 25),
    Setup(11, 2, 3, 2, 2),
    Setup(12, 2, 2, 0, 2),
)
COP_NINE = Setup(9, 2, 320, 136, 320, detectives=1, first="day")
CLUB_TOWN, CLUB_GAMES = 0.575, 320
ALL_TOWN, ALL_GAMES = 0.533, 630

MAIN = ("10:2", "9:2")
WINS = tuple(
    Row(
        f"mafia wins {each.name}",
        f"wins {each.name}" if each.name in MAIN else "wins elsewhere",
        each.mafia_won,
        each.finished,
    )
    for each in STRANGERS
)
VOTES = (
    Row("town for a mafioso, day 1", "votes, day 1", 50, 227),
    Row("town for a mafioso, day 2", "votes, day 2", 69, 169),
    Row("town for a mafioso, day 3", "votes, day 3", 22, 88),
    Row("town for a mafioso, later", "votes, later", 18, 40),
)
MATES = (Row("mafioso for his mate", "votes for mates", 6, 152),)
EXECUTIONS = (
    Row("executed was a mafioso, day 1", "executions", 6, 39),
    Row("executed was a mafioso, day 2", "executions", 13, 37),
    Row("executed was a mafioso, day 3", "executions", 5, 29),
    Row("executed was a mafioso, later", "executions", 3, 11),
)
ROWS = (*WINS, *VOTES, *MATES, *EXECUTIONS)


@cache
def rebuilt(first: str) -> Book:
    """Their game: one open vote after another, most votes, a tie by lot, cards shown, parity."""
    rules: dict[str, PatchValue] = {
        "name": "people",
        "switches": {},
        "gangs.mafia.does.who": "strangers",
        "cycle": ["night", "day"] if first == "night" else ["day", "night"],
        "endings.last-townsperson.at_most": ["town", 0],
        "endings.parity.off": False,
        "conduct.show_cards": "always",
        "conduct.call_dead": "never",
        f"{VOTE}.confirm": "none",
        f"{VOTE}.recounts": 0,
        f"{VOTE}.tie_end": "lot",
        f"{VOTE}.duty": True,
        f"{VOTE}.order": "in-turn",
        f"{VOTE}.votes_self": False,
        f"{VOTE}.compulsory": True,
    }
    return patched(CLASSIC, rules)
