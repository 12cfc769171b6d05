"""Two minds compared: one side of the same deals is played by each in turn, all else being equal."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from omerta.core.setup import shuffled
from omerta.lab.balance import PIECE, SLOW_PIECE, make_ready
from omerta.lab.crew import Crew
from omerta.lab.lab_game import Experiment, play_by_minds
from omerta.lab.tally import Difference, paired

MANY = 1_000_003


class Match(Struct, frozen=True):
    """How often a side won, played like everybody else and played by the hero, over the same deals."""

    experiment: Experiment
    hero: str
    side: str
    games: int
    usual_wins: int
    hero_wins: int
    gain: Difference


class Bout(Struct, frozen=True):
    """Some deals of a match, from the one numbered `first` on."""

    experiment: Experiment
    hero: str
    side: str
    seed: int
    first: int
    games: int


def tournament(
    experiment: Experiment,
    hero: str,
    side: str,
    crew: Crew,
    games: int,
    seed: int = 0,
    watch: Callable[[int], None] = lambda done: None,
) -> Match:
    """Every deal twice: once with the same mind at all seats, once with the hero's at those of a side."""
    results: list[tuple[bool, bool]] = []
    make_ready(_with_hero(experiment, hero, side), crew)
    watch(0)
    for more in crew.in_order(play_bout, _bouts(experiment, hero, side, games, seed)):
        results += more
        watch(len(results))
    gain = paired([better - usual for usual, better in results])
    usual_wins, hero_wins = (sum(each[at] for each in results) for at in (0, 1))
    return Match(experiment, hero, side, len(results), usual_wins, hero_wins, gain)


def _bouts(experiment: Experiment, hero: str, side: str, games: int, seed: int) -> Iterator[Bout]:
    size = SLOW_PIECE if _with_hero(experiment, hero, side).reckons else PIECE
    for first in range(0, games, size):
        yield Bout(experiment, hero, side, seed, first, min(size, games - first))


def _with_hero(experiment: Experiment, hero: str, side: str) -> Experiment:
    return replace(experiment, of_side={**experiment.of_side, side: hero})


def play_bout(bout: Bout) -> list[tuple[bool, bool]]:
    """Whether the side won, as usual and with the hero."""
    with_hero = _with_hero(bout.experiment, bout.hero, bout.side)
    found = []
    for number in range(bout.first, bout.first + bout.games):
        chance, cards = deal(bout.experiment.deck, bout.seed, number)
        found.append(
            (
                play_by_minds(bout.experiment, chance, cards, random.Random(chance)).winner == bout.side,
                play_by_minds(with_hero, chance, cards, random.Random(chance)).winner == bout.side,
            )
        )
    return found


def deal(deck: tuple[str, ...], seed: int, number: int) -> tuple[int, tuple[str, ...]]:
    """The chance of a deal and who holds what in it: each shuffle goes round the table once."""
    turn, places = divmod(number, len(deck))
    cards = shuffled(tuple(sorted(deck)), seed * MANY + turn)
    return seed * MANY + number, (*cards[places:], *cards[:places])
