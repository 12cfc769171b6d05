"""What a card is worth: the same deals with it and without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle

from msgspec import Struct
from msgspec.structs import replace

from omerta.core.book.model import Book
from omerta.lab.balance import make_ready, portion
from omerta.lab.crew import Crew
from omerta.lab.fast import fast_player
from omerta.lab.lab_game import Experiment, play_game
from omerta.lab.tally import Difference, paired


class Worth(Struct, frozen=True):
    """By how much a card raises the chance of its side, against a plain card in its place."""

    card: str
    side: str
    instead: str
    games: int
    gain: Difference


class Pair(Struct, frozen=True):
    """Some games with a card and without it, and the side whose wins are counted."""

    with_it: Experiment
    without: Experiment
    side: str
    first: int
    games: int


def values(
    experiment: Experiment,
    crew: Crew,
    games: int,
    seed: int = 0,
    watch: Callable[[int], None] = lambda done: None,
) -> tuple[Worth, ...]:
    """The worth of every card of the deck but the plain ones, the dearest first.

    The cards take turns, so that an interrupt leaves about as many games of each.
    """
    book, cards = experiment.rules, exchanges(experiment)
    gains: dict[str, list[int]] = {card: [] for card in cards}
    done = 0
    make_ready(experiment, crew)
    watch(0)
    for card, more in zip(
        cycle(cards), crew.in_order(play_pair, _pairs(experiment, games, seed)), strict=False
    ):
        gains[card] += more
        done += len(more)
        watch(done)
    found = [
        Worth(card, book.roles[card].side, plain, len(gains[card]), paired(gains[card]))
        for card, plain in cards.items()
        if gains[card]
    ]
    return tuple(sorted(found, key=lambda worth: -worth.gain.mean))


def exchanges(experiment: Experiment) -> dict[str, str]:
    """The cards that are not plain, each with the plain one that takes its place."""
    book = experiment.rules
    return {
        card: plain for card in dict.fromkeys(experiment.deck) if (plain := plain_card(book, card)) != card
    }


def plain_card(book: Book, card: str) -> str:
    """The plainest card of the same side, of the same gang if there is one; else the book's plainest."""
    role = book.roles[card]
    fillers = tuple(dict.fromkeys((*book.deck.fill.values(), book.plain)))
    same = [name for name in (*fillers, *_unlimited(book)) if book.roles[name].side == role.side]
    gang = [name for name in same if book.roles[name].gang == role.gang]
    return (gang or same or [book.plain])[0]


def _unlimited(book: Book) -> list[str]:
    return [name for name, role in book.roles.items() if role.copies == 0]


def _pairs(experiment: Experiment, games: int, seed: int) -> Iterator[Pair]:
    roles, cards = experiment.rules.roles, exchanges(experiment)
    without = {
        card: replace(experiment, deck=_exchanged(experiment.deck, card, plain))
        for card, plain in cards.items()
    }
    size = min(map(portion, (experiment, *without.values())))
    for first in range(0, games, size):
        for card in cards:
            yield Pair(experiment, without[card], roles[card].side, seed + first, min(size, games - first))


def _exchanged(deck: tuple[str, ...], card: str, plain: str) -> tuple[str, ...]:
    at = deck.index(card)
    return (*deck[:at], plain, *deck[at + 1 :])


def play_pair(pair: Pair) -> list[int]:
    """One for a game that the side wins only with the card, minus one for one it wins only without."""
    seeds = range(pair.first, pair.first + pair.games)
    pairs = zip(_winners(pair.with_it, seeds), _winners(pair.without, seeds), strict=True)
    return [(winner == pair.side) - (other == pair.side) for winner, other in pairs]


def _winners(experiment: Experiment, seeds: range) -> list[str]:
    fast = fast_player(experiment)
    games = fast(seeds) if fast is not None else [play_game(experiment, seed) for seed in seeds]
    return [game.winner for game in games]
