"""The words in which plan and kernel speak to each other."""

from __future__ import annotations

from typing import Any

import numpy as np

MOST_SEATS = 64
MOST_JOBS = 16
FEW, MANY = 1, 0
ABSENT = 2
DRAW, GOES_ON = 2, 3

# Operations of a round, in the first column of a program; what the others mean depends on it.
PHASE, TALK, NAMES, SPEECHES, VOTE, GANG, ROLE, DAWN = range(8)

Numbers = np.ndarray[Any, np.dtype[np.int64]]
Floats = np.ndarray[Any, np.dtype[np.float64]]


class NotCovered(Exception):  # noqa: N818 - no mistake has been made, the engine plays it
    """The fast path does not play this; `what` says why."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def need(holds: bool, what: str) -> None:
    """Refuse a table where this does not hold."""
    if not holds:
        raise NotCovered(what)
