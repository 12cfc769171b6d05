"""The fast path: plain tables compiled to numbers and played by the thousand, move for move as the engine.

At such a table everybody leaves all to chance, or everybody is the sensible beginner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from omerta.lab.lab_game import Experiment, Outcome
from omerta.lab.tally import GameTally

if TYPE_CHECKING:
    from omerta.lab.fast.plan import Plan

Counter = Callable[[int, int], GameTally]
SeedPlayer = Callable[[Sequence[int]], list[Outcome]]


def has_compiler() -> bool:
    """Is there what the fast path is made of? It is not installed with the rest."""
    return find_spec("numba") is not None


def fast_counter(experiment: Experiment) -> Counter | None:
    """What counts games of this experiment from a seed on; None where only the engine can play it."""
    plan = _plan(experiment)
    if plan is None:
        return None
    from omerta.lab.fast.play import counted

    return lambda first, games: counted(plan, first, games)


def fast_player(experiment: Experiment) -> SeedPlayer | None:
    """What plays the games of these seeds one by one; None where only the engine can play it."""
    plan = _plan(experiment)
    if plan is None:
        return None
    from omerta.lab.fast.play import outcomes

    return lambda seeds: outcomes(plan, seeds)


def _plan(experiment: Experiment) -> Plan | None:
    if not (experiment.by_chance or experiment.by_beginners):
        return None
    try:
        from omerta.lab.fast.plan import compiled
        from omerta.lab.fast.terms import NotCovered
    except ImportError:  # what the fast path is made of is not installed with the rest
        return None
    try:
        return compiled(experiment)
    except NotCovered:
        return None
