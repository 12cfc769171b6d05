"""Chance that can be read twice: every pick follows from the seed and its place."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from omerta.core.game import mix

Thing = TypeVar("Thing")

TAPE = 0x5DEECE66D
"""Keeps the picks of the players apart from the draws of the engine, which have the same seed."""


class Tape(random.Random):
    """A source of chance for bots."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self._seed = seed ^ TAPE
        self._turn = -1

    def random(self) -> float:
        """The next number."""
        self._turn += 1
        return float(mix(self._seed, self._turn) >> 11) * 2.0**-53

    def choice(self, seq: Sequence[Thing]) -> Thing:  # type: ignore[override]
        """One of these, by the next number."""
        return seq[int(self.random() * len(seq))]
