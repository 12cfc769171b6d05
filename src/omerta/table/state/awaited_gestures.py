"""Whether a call still waits for somebody to point."""

from __future__ import annotations

from omerta.core import Game, choices
from omerta.core.moments import Calling


def awaits_gesture(game: Game, now: Calling) -> bool:
    """Does this call wait for somebody who can do something?"""
    missing = [seat for seat in now.awaiting if seat not in now.gestures]
    return now.acts and not now.done and any(choices(game, seat).options for seat in missing)
