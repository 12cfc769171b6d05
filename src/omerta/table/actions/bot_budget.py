"""How much the house may think: all its players in this process have one budget, and it tires.

Whoever fills many tables with bots may let them play, but not take the time of all other tables (0024).
"""

from __future__ import annotations

import time

from omerta.bots.minds import QUICKEST

SHARE = 0.4
SAVED = 2.0


class ThoughtBudget:
    """So many seconds of thought in every second, and a few saved; who finds it tired plays by chance."""

    def __init__(self, share: float = SHARE, saved: float = SAVED) -> None:
        self._share = share
        self._saved = saved
        self._left = saved
        self._counted = time.monotonic()

    def mind(self, wish: str) -> str:
        """How somebody may think now, asked before each thought."""
        self.count(0.0)
        return wish if self._left > 0 else QUICKEST

    def count(self, spent: float) -> None:
        """Rest since the last thought, less what this one has taken; it never owes more than it can save."""
        now = time.monotonic()
        rested = self._left + self._share * (now - self._counted)
        self._left = max(min(rested, self._saved) - spent, -self._saved)
        self._counted = now
