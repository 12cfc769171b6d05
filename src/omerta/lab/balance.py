"""How fair a deck is: games until one knows, or until it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from omerta.books.decks import known_cards
from omerta.lab.crew import Crew
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import Experiment, play_game
from omerta.lab.lab_minds import RECKONS, lab_mind
from omerta.lab.tally import GameTally, Share, tally

PIECE = 10
SLOW_PIECE = 2
FAST_PIECE = 5_000
THOUGHTFUL_PIECE = 500
FEWEST = 100


class Piece(Struct, frozen=True):
    """Some games of a experiment: those with the seeds from `first` on."""

    experiment: Experiment
    first: int
    games: int


class Balance(Struct, frozen=True):
    """What is known of a deck after so many games; `enough` tells whether it is as precise as wanted."""

    experiment: Experiment
    seed: int
    tally: GameTally
    enough: bool

    @property
    def sides(self) -> dict[str, Share]:
        """The chances of every side that has a card in the deck, and of a draw if there was any."""
        return {side: self.tally.chance(side) for side in contenders(self.experiment, self.tally)}


Watcher = Callable[[GameTally], None]


def balance(
    experiment: Experiment,
    crew: Crew,
    games: int,
    seed: int = 0,
    precision: float = 0.0,
    watch: Watcher = lambda found: None,
) -> Balance:
    """Play until half of every side's interval is at most the precision, or all games are played.

    Whatever breaks it off, what is done is kept.
    """
    found, enough = GameTally(), False
    make_ready(experiment, crew)
    watch(found)
    for more in crew.in_order(play_piece, pieces(experiment, games, seed)):
        found = found + more
        watch(found)
        if precision and found.games >= FEWEST and widest(experiment, found) <= precision:
            enough = True
            break
    return Balance(experiment, seed, found, enough)


def make_ready(experiment: Experiment, crew: Crew) -> None:
    """Have compiled what never was on this machine, and not once more by every process."""
    fast = fast_counter(experiment)
    if fast is not None:
        with crew.alone():
            fast(0, 1)
    elif experiment.reckons:
        with crew.alone():
            lab_mind(RECKONS)


def pieces(experiment: Experiment, games: int, seed: int) -> Iterator[Piece]:
    """The games in portions."""
    size = portion(experiment)
    for first in range(0, games, size):
        yield Piece(experiment, seed + first, min(size, games - first))


def portion(experiment: Experiment) -> int:
    """How many games are played in one go; many where they are quickly played."""
    if fast_counter(experiment) is None:
        return SLOW_PIECE if experiment.reckons else PIECE
    return FAST_PIECE if experiment.by_chance else THOUGHTFUL_PIECE


def play_piece(piece: Piece) -> GameTally:
    """Play a portion, by the fast path where it covers the experiment."""
    fast = fast_counter(piece.experiment)
    if fast is not None:
        return fast(piece.first, piece.games)
    return tally(play_game(piece.experiment, piece.first + number) for number in range(piece.games))


def contenders(experiment: Experiment, found: GameTally) -> tuple[str, ...]:
    """The sides that have a card in this deck, in the order of the book, and those that won without one."""
    book = experiment.rules
    there = {book.roles[card].side for card in known_cards(book, experiment.deck)}
    return tuple(dict.fromkeys((*(side for side in book.sides if side in there), *found.wins)))


def widest(experiment: Experiment, found: GameTally) -> float:
    """Half of the widest interval."""
    return max(found.chance(side).margin for side in contenders(experiment, found))
