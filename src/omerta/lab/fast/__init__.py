"""The fast path: plain tables compiled to numbers and played by the thousand, move for move as the engine.

At such a table everybody leaves all to chance, or everybody is the sensible beginner.
"""

from __future__ import annotations

from collections.abc import Callable

from omerta.lab.games import Trial
from omerta.lab.tally import Tally

Counter = Callable[[int, int], Tally]


def fast_counter(trial: Trial) -> Counter | None:
    """What counts games of this trial from a seed on; None where only the engine can play it."""
    if not (trial.by_chance or trial.by_beginners):
        return None
    try:
        from omerta.lab.fast.plan import compiled
        from omerta.lab.fast.play import counted
        from omerta.lab.fast.terms import NotCovered
    except ImportError:  # what the fast path is made of is not installed with the rest
        return None
    try:
        plan = compiled(trial)
    except NotCovered:
        return None
    return lambda first, games: counted(plan, first, games)
