"""How fast the laboratory plays: engine, fast path and a bare loop of the same ten-seat game, in one run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.lab.balance import Piece as Portion
from omerta.lab.balance import balance, play_piece
from omerta.lab.bench_engine import DECK, bare_game
from omerta.lab.crew import Crew
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import BEGINNER, BY_CHANCE, Experiment, play_game

SEATS, FEW = 10, 3
SLICES = 5
EVEN_TWELVE = ("mafia",) * 2 + ("doctor", "inspector") + ("townsperson",) * 8
MOST_GAMES = 100_000


class DeckPace(Struct, frozen=True):
    """Games a second of one deck; the ratios are to the bare loop of the classic ten-seat game."""

    book: str
    deck: tuple[str, ...]
    engine: float
    fast: float
    bare: float
    engine_ratio: float
    fast_ratio: float


class LabSpeed(Struct, frozen=True):
    """All decks, how much two processes do against one, and how soon they know a deck to one point."""

    paces: tuple[DeckPace, ...]
    two_cores: float
    seconds_to_a_point: float
    games_to_a_point: int


def plain_deck(book: Book, seats: int = SEATS, few: int = FEW) -> tuple[str, ...]:
    """So many cards of the first gang that fills decks, and plain ones for the rest."""
    gang = next(card for card in book.deck.fill.values() if book.roles[card].gang)
    return (gang,) * few + (book.plain,) * (seats - few)


def lab_speed(games: int, watch: Callable[[int], None] = lambda done: None) -> LabSpeed:
    """Measure the usual deck of ten and the plain deck of every book, in slices: all suffer noise alike."""
    experiments = [Experiment("classic", DECK, mind=BY_CHANCE)]
    experiments += [Experiment(name, plain_deck(book), mind=BY_CHANCE) for name, book in SHELF.items()]
    paces = []
    for at, experiment in enumerate(experiments):
        paces.append(_pace(experiment, games))
        watch(at + 1)
    found = LabSpeed(tuple(paces), _two_against_one(games), *_to_a_point())
    watch(len(experiments) + 1)
    return found


def _pace(experiment: Experiment, games: int) -> DeckPace:
    fast = fast_counter(experiment)
    if fast is not None:
        fast(0, 10)
    rng = random.Random(1)
    each = max(1, games // SLICES)
    spent = [0.0, 0.0, 0.0]
    for turn in range(SLICES):
        seeds = range(turn * each, (turn + 1) * each)
        spent[0] += _timed(partial(_one_by_one, experiment, seeds))
        spent[1] += _timed(partial(fast, 0, 100 * each)) / 100 if fast is not None else 0.0
        spent[2] += _timed(lambda: [bare_game(rng) for _ in range(5 * each)]) / 5
    engine, quick, bare = (each * SLICES / seconds if seconds else 0.0 for seconds in spent)
    name = experiment.bare_book.name
    return DeckPace(name, experiment.deck, engine, quick, bare, engine / bare, quick / bare)


def _one_by_one(experiment: Experiment, seeds: range) -> None:
    for seed in seeds:
        play_game(experiment, seed)


def _timed(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _two_against_one(games: int) -> float:
    """How many times as much two processes do as one, at games that only the engine plays."""
    deck = (*plain_deck(SHELF["family"]), "detective", "godfather")
    experiment = Experiment("family", deck, mind=BEGINNER)
    each = max(160, 2 * games) // SLICES
    seconds = [0.0, 0.0]
    with Crew(1) as alone, Crew(2) as pair:
        list(pair.in_order(play_piece, [Portion(experiment, 0, 1)] * 4))
        for turn in range(SLICES):
            for at, crew in enumerate((alone, pair)):
                seconds[at] += _timed(partial(balance, experiment, crew, each, turn * each))
    return seconds[0] / seconds[1]


def _to_a_point() -> tuple[float, int]:
    """The seconds and games until two processes know the chances of an even deck of twelve to one point."""
    experiment = Experiment("classic", EVEN_TWELVE, mind=BEGINNER)
    balance(experiment, Crew(cores=1), 1)
    start = time.perf_counter()
    with Crew(cores=2) as crew:
        found = balance(experiment, crew, MOST_GAMES, precision=0.01)
    return time.perf_counter() - start, found.tally.games
