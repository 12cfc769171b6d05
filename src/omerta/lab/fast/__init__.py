"""The fast path: plain tables compiled to numbers and played by the thousand, move for move as the engine.

At such a table everybody leaves all to chance, or everybody is the sensible beginner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from omerta.lab.lab_game import Outcome, Trial
from omerta.lab.tally import Tally

if TYPE_CHECKING:
    from omerta.lab.fast.plan import Plan

Counter = Callable[[int, int], Tally]
Player = Callable[[Sequence[int]], list[Outcome]]


def fast_counter(trial: Trial) -> Counter | None:
    """What counts games of this trial from a seed on; None where only the engine can play it."""
    plan = _plan(trial)
    if plan is None:
        return None
    from omerta.lab.fast.play import counted

    return lambda first, games: counted(plan, first, games)


def fast_player(trial: Trial) -> Player | None:
    """What plays the games of these seeds one by one; None where only the engine can play it."""
    plan = _plan(trial)
    if plan is None:
        return None
    from omerta.lab.fast.play import outcomes

    return lambda seeds: outcomes(plan, seeds)


def _plan(trial: Trial) -> Plan | None:
    if not (trial.by_chance or trial.by_beginners):
        return None
    try:
        from omerta.lab.fast.plan import compiled
        from omerta.lab.fast.terms import NotCovered
    except ImportError:  # what the fast path is made of is not installed with the rest
        return None
    try:
        return compiled(trial)
    except NotCovered:
        return None
