"""Chance that can be read twice: every pick follows from the seed and its place."""

from __future__ import annotations

import random

from omerta.core.game import mix

TAPE = 0x5DEECE66D
"""Keeps the picks of the players apart from the draws of the engine, which have the same seed."""


class Tape(random.Random):
    """A source of chance for `play_out`."""

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self._seed = seed ^ TAPE
        self._turn = -1

    def random(self) -> float:
        """The next number."""
        self._turn += 1
        return float(mix(self._seed, self._turn) >> 11) * 2.0**-53
