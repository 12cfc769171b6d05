"""What all expectations of a written game share."""

from __future__ import annotations

import re
from collections.abc import Callable

from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.moments import Holding
from omerta.notation.reading_state import Reading
from omerta.notation.text import Mismatch, Statement, Telling, seats, written

Expectation = Callable[[Reading, Statement, re.Match[str]], None]
Expectations = tuple[tuple[str, Expectation], ...]
SEATS = r"[\d, and]+"


def check(statement: Statement, holds: bool, given: Telling, rules: tuple[str, ...] = ()) -> None:
    """The statement must hold; what is given instead is what could have been written."""
    if not holds:
        raise Mismatch(statement.line, statement.text, given, rules)


def among(text: str) -> set[int]:
    """The seats of a text, in whatever order they are written."""
    return set(seats(text))


def these(numbers: set[int] | frozenset[int]) -> str:
    """Seats as they are written, in order."""
    return written(sorted(numbers))


def last_of(reading: Reading, kind: type[ev.Happening]) -> ev.Event | None:
    """The last event of a kind since the phase began."""
    found = reading.since_phase(kind)
    return found[-1] if found else None


def rulings(reading: Reading) -> tuple[str, ...]:
    """The rules cited since the phase began."""
    cited = [rule for event in reading.since_phase() for rule in getattr(event, "rules", ())]
    return tuple(dict.fromkeys(cited))


def release(reading: Reading) -> None:
    """A result that is held back for a moment is declared."""
    while reading.game is not None and isinstance(reading.game.now, Holding):
        reading.send(cm.Close())


SpokenEvent = (
    ev.Accused | ev.Acquitted | ev.Executed | ev.Cleared | ev.LotDrawn | ev.Entered | ev.LeftToChance
)


def spoken_of(
    reading: Reading, statement: Statement, kind: type[ev.Happening], wanted: set[int], verb: str
) -> None:
    """Each of these must have happened since the phase began; whatever else has happened must be said too."""
    found = {
        at: event.seat for at in reading.places(kind) if isinstance(event := reading.events[at], SpokenEvent)
    }
    holds = wanted <= set(found.values()) if wanted else not found
    check(statement, holds, f"{these(set(found.values()))} {verb}", rulings(reading))
    reading.say(at for at, seat in found.items() if seat in wanted)
