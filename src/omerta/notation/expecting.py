"""What all expectations of a written game share."""

from __future__ import annotations

import re
from collections.abc import Callable

from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.moments import Holding
from omerta.notation.reader import Reading
from omerta.notation.text import Mismatch, Statement

Expectation = Callable[[Reading, Statement, re.Match[str]], None]
Expectations = tuple[tuple[str, Expectation], ...]
SEATS = r"[\d, and]+"


def check(statement: Statement, expected: object, given: object, rules: tuple[str, ...] = ()) -> None:
    """Expected and given must be the same."""
    if expected != given:
        raise Mismatch(statement.line, f"{statement.text} ({expected})", str(given) or "nothing", rules)


def last_of(reading: Reading, kind: type[ev.Happening]) -> ev.Event | None:
    """The last event of a kind since the phase began."""
    found = reading.since_phase(kind)
    return found[-1] if found else None


def rulings(reading: Reading) -> tuple[str, ...]:
    """The rules cited since the phase began."""
    cited = [rule for event in reading.events[reading.phase_from :] for rule in getattr(event, "rules", ())]
    return tuple(dict.fromkeys(cited))


def release(reading: Reading) -> None:
    """A result that is held back for a moment is declared."""
    while reading.game is not None and isinstance(reading.game.now, Holding):
        reading.send(cm.Close())
