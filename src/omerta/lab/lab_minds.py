"""The minds of the laboratory: the same as everywhere, but what can be compiled here is."""

from __future__ import annotations

from functools import cache, partial

from omerta.bots import worlds
from omerta.bots.driver import Mind
from omerta.bots.minds import MINDS

RECKONS = "worlds"


@cache
def lab_mind(name: str) -> Mind:
    """The mind of this name. The one that reckons with worlds deals them compiled where it can be."""
    if name != RECKONS:
        return MINDS[name]
    try:
        from omerta.lab.fast.dealer import deal_compiled
    except ImportError:  # what the fast path is made of is not installed with the rest
        return MINDS[name]
    return Mind(partial(worlds.choose, deal=deal_compiled), partial(worlds.claims, deal=deal_compiled))
