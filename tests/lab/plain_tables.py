"""Plain games as the engine plays them."""

import itertools
import math
import random
from functools import cache

from omerta.books.classic import CLASSIC
from omerta.bots.chance import play_out
from omerta.core import Table, open_any
from omerta.core.book.house_rules import patched
from omerta.core.book.model import Book, PatchValue
from omerta.lab.exact import First, PlainEnding, PlainGame
from omerta.lab.fast import fast_counter
from omerta.lab.lab_game import Experiment
from omerta.lab.tally import GameTally

FIRST: tuple[First, ...] = ("night", "day")
ENDINGS: tuple[PlainEnding, ...] = ("parity", "last")
GRID = [
    PlainGame(players=players, mafia=mafia, first=first, ending=ending)
    for (players, mafia), first, ending in itertools.product(((5, 1), (7, 2), (10, 3)), FIRST, ENDINGS)
] + [
    PlainGame(players=7, mafia=2, doctor=True, first="day"),
    PlainGame(players=8, mafia=2, doctor=True, heals_himself=False, ending="last"),
]
IN_A_THOUSAND = 3.2905  # standard deviations that hold 99.9 % of a normal distribution

VOTE = "phases.day.steps.vote"
HEAL = "roles.doctor.abilities.heal"
ONE_LYNCHING_A_DAY: dict[str, PatchValue] = {
    f"{VOTE}.confirm": "none",
    f"{VOTE}.recounts": 0,
    f"{VOTE}.tie_end": "lot",
    f"{VOTE}.duty": True,
}


@cache
def plain_book(game: PlainGame) -> Book:
    """The classic book with the rules of the plain game; its doctor has no limit but the one asked for."""
    assert game.heals_again
    rules: dict[str, PatchValue] = {
        "name": "plain",
        "switches": {},
        "gangs.mafia.does.who": "strangers",
        "cycle": ["night", "day"] if game.first == "night" else ["day", "night"],
        "endings.last-townsperson.at_most": ["town", 0],
        "endings.parity.off": game.ending == "last",
        f"{HEAL}.limit": "none",
        f"{HEAL}.who": "anyone" if game.heals_himself else "others",
    }
    return patched(CLASSIC, {**ONE_LYNCHING_A_DAY, **rules})


def plain_deck(game: PlainGame) -> tuple[str, ...]:
    """Its cards in the classic book."""
    assert not game.detective or game.shows == "never"
    special = ("doctor",) * game.doctor + ("inspector",) * game.detective
    town = game.players - game.mafia - len(special)
    return ("mafia",) * game.mafia + special + ("townsperson",) * town


def counted_by_kernel(game: PlainGame, games: int) -> GameTally:
    """So many games, played by the kernel: where everybody has to vote, somebody is lynched every day."""
    book = patched(plain_book(game), {f"{VOTE}.duty": False, f"{VOTE}.compulsory": True})
    count = fast_counter(Experiment(book, plain_deck(game), mind="random"))
    assert count is not None
    return count(0, games)


def won_by_mafia(game: PlainGame, games: int) -> int:
    """How many of so many games the mafia wins, when players of the engine leave everything to chance."""
    deck = plain_deck(game)
    rng = random.Random(repr(game))
    won = 0
    for seed in range(games):
        over = play_out(open_any(plain_book(game), Table(deck, seed, pace="silent")), rng).over
        assert over is not None
        won += over.winner == "mafia"
    return won


def wilson(won: int, games: int, sigmas: float) -> tuple[float, float]:
    """Wilson's interval: the chances from which so many wins are within so many standard deviations."""
    share, room = won / games, sigmas * sigmas / games
    middle = (share + room / 2) / (1 + room)
    half = sigmas * math.sqrt(share * (1 - share) / games + room / games / 4) / (1 + room)
    return middle - half, middle + half
