"""The words in which plan and kernel speak to each other."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

MOST_SEATS = 64
MOST_JOBS = 16
MOST_POWERS = 4
MOST_OFFERS = MOST_POWERS * MOST_SEATS
"""An offer is a power and the seat it is turned on in one number: power times `MOST_SEATS` plus seat."""
FEW, MANY = 1, 0
ABSENT = 2
DRAW, GOES_ON = 2, 3

# Operations of a round, in the first column of a program; what the others mean depends on it.
PHASE, TALK, NAMES, SPEECHES, VOTE, GANG, ROLE, DAWN = range(8)

# What the call of a card says after that: whose job it is, and which of the powers are his.
JOB, MAY_PASS, ONLY_LEARNS, FIRST_POWER, LAST_POWER = range(1, 6)

# What a power does, whether it may be turned on oneself, its limit, and whether it shields only from now on.
DOES, ANYONE, LIMIT, FROM_NOW = range(4)
LEARNS, SHIELDS, KILLS = range(3)

# What is kept of the cards with powers: who holds one, whom he chose last night and tonight; and of the steps
# of a night: at whom somebody aimed, whom a shield covers, and whether it came too late for blows before it.
HOLDER, LAST, CHOSEN, AIMED, SHIELDED, LATE, HANDS = range(7)

# What a table thinks of the gang's shot and of those who are struck before they act.
GANG_MAY_PASS, STRANGERS_ONLY, DOOMED_ACT, DOOMED_LEARN = range(4)

Numbers = np.ndarray[Any, np.dtype[np.int64]]
Floats = np.ndarray[Any, np.dtype[np.float64]]


class Dealing(NamedTuple):
    """The deck, card by card: its side, its job (-1: none), whether it is of the gang, its code."""

    side: Numbers
    job: Numbers
    ganged: Numbers
    code: Numbers


class TableRules(NamedTuple):
    """The steps of a round, what the powers do, the law of the vote and of the gang, the lines of the end."""

    program: Numbers
    powers: Numbers
    law: Numbers
    gang: Numbers
    lines: Numbers
    stall: int


class Workspace(NamedTuple):
    """What a game is written on while it is played."""

    now: Numbers
    paper: Numbers
    hands: Numbers
    spent: Numbers
    offers: Numbers


class PlayedGames(NamedTuple):
    """What comes out, game by game: the card of every seat, the result, and when each seat left."""

    cards: Numbers
    results: Numbers
    outs: Numbers


class NotCovered(Exception):  # noqa: N818 - no mistake has been made, the engine plays it
    """The fast path does not play this; `what` says why."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def need(holds: bool, what: str) -> None:
    """Refuse a table where this does not hold."""
    if not holds:
        raise NotCovered(what)
