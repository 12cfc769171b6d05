"""Games played and decks looked for in a process apart: a line says what is wanted, a line answers it."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import BinaryIO

import msgspec
from msgspec import Struct

from omerta.lab.lab_game import Experiment, play_game
from omerta.lab.nearby import Deck, helping, others
from omerta.lab.tally import GameTally, tally

# A tenth of what the table itself gets on a crowded machine: never in its way, and never starved.
GIVING_WAY = 10


class Portion(Struct, frozen=True, tag=True):
    """Games with the seeds from `first` on: as many as begin within so many seconds, but `most` at most."""

    experiment: Experiment
    first: int
    most: int
    seconds: float


class Neighbours(Struct, frozen=True, tag=True):
    """Decks near that of an experiment: to help a weak side against a strong one, or with other cards."""

    experiment: Experiment
    most: int
    weak: str = ""
    strong: str = ""


Decks = tuple[Deck, ...]


def neighbours(wanted: Neighbours) -> Decks:
    """Look for them; without a weak side, for other cards."""
    book, deck = wanted.experiment.rules, wanted.experiment.deck
    if wanted.weak:
        return tuple(helping(book, deck, wanted.weak, wanted.strong, wanted.most))
    return tuple(others(book, deck, wanted.most))


def play_portion(portion: Portion) -> GameTally:
    """Play at least one game; however they are cut into portions, the same games add up to the same."""
    ends = time.monotonic() + portion.seconds
    played = [play_game(portion.experiment, portion.first)]
    while len(played) < portion.most and time.monotonic() < ends:
        played.append(play_game(portion.experiment, portion.first + len(played)))
    found = tally(played)
    return GameTally(found.games, found.wins, found.lengths)


def answer(asked: BinaryIO, told: BinaryIO) -> None:
    """Do whatever is asked, line by line, until nobody asks any more."""
    wishes = msgspec.json.Decoder(Portion | Neighbours)
    for line in asked:
        wish = wishes.decode(line)
        found = play_portion(wish) if isinstance(wish, Portion) else neighbours(wish)
        told.write(msgspec.json.encode(found) + b"\n")
        told.flush()


def main() -> None:
    """Give way to everybody else on this machine; an interrupt is for whoever started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(GIVING_WAY)
    answer(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
