"""What a card is worth: the same deals with it and without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from omerta.core.vocabulary import Book
from omerta.lab.balance import PIECE
from omerta.lab.crew import Crew
from omerta.lab.games import Trial, play_game
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

    with_it: Trial
    without: Trial
    side: str
    first: int
    games: int


def values(
    trial: Trial, crew: Crew, games: int, seed: int = 0, watch: Callable[[int], None] = lambda done: None
) -> tuple[Worth, ...]:
    """The worth of every card of the deck that has a plain one of its side, the dearest first."""
    book = trial.rules
    cards = {card: plain for card in dict.fromkeys(trial.deck) if (plain := plain_card(book, card)) != card}
    jobs = [job for card, plain in cards.items() for job in _pairs(trial, book, card, plain, games, seed)]
    gains: dict[str, list[int]] = {card: [] for card in cards}
    names = [card for card in cards for _ in range(0, games, PIECE)]
    done = 0
    try:
        for card, more in zip(names, crew.in_order(play_pair, jobs), strict=True):
            gains[card] += more
            done += len(more)
            watch(done)
    except KeyboardInterrupt:
        if not done:
            raise
    found = [
        Worth(card, book.roles[card].side, plain, len(gains[card]), paired(gains[card]))
        for card, plain in cards.items()
        if gains[card]
    ]
    return tuple(sorted(found, key=lambda worth: -worth.gain.mean))


def plain_card(book: Book, card: str) -> str:
    """The card of the same side that can do least: an unlimited one, of the same gang if it has one."""
    role = book.roles[card]
    fillers = tuple(dict.fromkeys((*book.deck.fill.values(), book.plain)))
    same = [name for name in (*fillers, *_unlimited(book)) if book.roles[name].side == role.side]
    gang = [name for name in same if book.roles[name].gang == role.gang]
    return (gang or same or [book.plain])[0]


def _unlimited(book: Book) -> list[str]:
    return [name for name, role in book.roles.items() if role.copies == 0]


def _pairs(trial: Trial, book: Book, card: str, plain: str, games: int, seed: int) -> Iterator[Pair]:
    at = trial.deck.index(card)
    without = replace(trial, deck=(*trial.deck[:at], plain, *trial.deck[at + 1 :]))
    for first in range(0, games, PIECE):
        yield Pair(trial, without, book.roles[card].side, seed + first, min(PIECE, games - first))


def play_pair(pair: Pair) -> list[int]:
    """One for a game that the side wins only with the card, minus one for one it wins only without."""
    seeds = range(pair.first, pair.first + pair.games)
    return [
        (play_game(pair.with_it, seed).winner == pair.side)
        - (play_game(pair.without, seed).winner == pair.side)
        for seed in seeds
    ]
