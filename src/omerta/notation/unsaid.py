"""What a game has come to, as statements: the results that a text must not leave unsaid."""

from __future__ import annotations

from omerta.core import events as ev
from omerta.notation.text import written

UnsaidEvent = ev.LotDrawn | ev.CoinTossed | ev.Executed | ev.Died | ev.Entered | ev.LeftToChance


def result(event: ev.Event) -> str:
    """A result as the statement that speaks of it; an empty word for anything else."""
    match event:
        case ev.LotDrawn():
            return f"{event.seat} drawn"
        case ev.CoinTossed():
            return f"coin {'heads' if event.heads else 'tails'}"
        case ev.Executed():
            return f"{event.seat} executed"
        case ev.Died():
            return f"{event.seat} dies"
        case ev.Entered():
            return f"{event.seat} entered {entered(event.target)}"
        case ev.LeftToChance():
            chosen = f"{written(event.targets)} " if event.targets else ""
            return f"chance chose {chosen}for {event.seat}"
        case _:
            return ""


def entered(target: int) -> str:
    """The vote the host entered, as it is written."""
    if target == ev.ALL:
        return "for"
    return "against" if target == ev.AGAINST else written((target,)) if target else "nobody"
