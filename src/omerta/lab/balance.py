"""How fair a deck is: games until one knows, or until it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from omerta.books.decks import known_cards
from omerta.lab.crew import Crew
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import Trial, play_game
from omerta.lab.tally import Chance, Tally, tally

PIECE = 10
FAST_PIECE = 5_000
THOUGHTFUL_PIECE = 500
FEWEST = 100


class Piece(Struct, frozen=True):
    """Some games of a trial: those with the seeds from `first` on."""

    trial: Trial
    first: int
    games: int


class Balance(Struct, frozen=True):
    """What is known of a deck after so many games; `enough` tells whether it is as precise as wanted."""

    trial: Trial
    seed: int
    tally: Tally
    enough: bool

    @property
    def sides(self) -> dict[str, Chance]:
        """The chances of every side that has a card in the deck, and of a draw if there was any."""
        return {side: self.tally.chance(side) for side in contenders(self.trial, self.tally)}


Watch = Callable[[Tally], None]


def balance(
    trial: Trial,
    crew: Crew,
    games: int,
    seed: int = 0,
    precision: float = 0.0,
    watch: Watch = lambda found: None,
) -> Balance:
    """Play until half of every side's interval is at most the precision, or all games are played.

    Whatever breaks it off, what is done is kept.
    """
    found, enough = Tally(), False
    make_ready(trial, crew)
    for more in crew.in_order(play_piece, pieces(trial, games, seed)):
        found = found + more
        watch(found)
        if precision and found.games >= FEWEST and widest(trial, found) <= precision:
            enough = True
            break
    return Balance(trial, seed, found, enough)


def make_ready(trial: Trial, crew: Crew) -> None:
    """Have the kernel compiled, if it never was on this machine, and not once more by every process."""
    fast = fast_counter(trial)
    if fast is not None:
        with crew.alone():
            fast(0, 1)


def pieces(trial: Trial, games: int, seed: int) -> Iterator[Piece]:
    """The games in portions."""
    size = portion(trial)
    for first in range(0, games, size):
        yield Piece(trial, seed + first, min(size, games - first))


def portion(trial: Trial) -> int:
    """How many games are played in one go; many where they are quickly played."""
    if fast_counter(trial) is None:
        return PIECE
    return FAST_PIECE if trial.by_chance else THOUGHTFUL_PIECE


def play_piece(piece: Piece) -> Tally:
    """Play a portion, by the fast path where it covers the trial."""
    fast = fast_counter(piece.trial)
    if fast is not None:
        return fast(piece.first, piece.games)
    return tally(play_game(piece.trial, piece.first + number) for number in range(piece.games))


def contenders(trial: Trial, found: Tally) -> tuple[str, ...]:
    """The sides that have a card in this deck, in the order of the book, and those that won without one."""
    book = trial.rules
    there = {book.roles[card].side for card in known_cards(book, trial.deck)}
    return tuple(dict.fromkeys((*(side for side in book.sides if side in there), *found.wins)))


def widest(trial: Trial, found: Tally) -> float:
    """Half of the widest interval."""
    return max(found.chance(side).margin for side in contenders(trial, found))
