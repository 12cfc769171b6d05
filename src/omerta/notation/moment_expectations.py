"""What goes on at this moment: who decides or has the floor, for how long, and what may be done."""

from __future__ import annotations

import re

from omerta.core import events as ev
from omerta.core import owed
from omerta.core.choices import seat_options
from omerta.core.moments import Calling, Counting, Deciding, Holding, Talking
from omerta.notation.expecting import SEATS, Expectations, check, last_of
from omerta.notation.reader import Reading
from omerta.notation.text import Mismatch, Statement, seats


def _decides(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 decides`, `nobody decides`: who decides alone now."""
    now = reading.need(statement.line).now
    check(
        statement, int(match[1]) if match[1] != "nobody" else 0, now.seat if isinstance(now, Deciding) else 0
    )


CLOCKS: dict[type | None, type[ev.Happening]] = {
    Calling: ev.Called,
    Deciding: ev.DecisionOpened,
    Holding: ev.ResultHeld,
}


def _clock(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`clock 7:00`: how long the floor is open; `signals 5:00, 6:00`: when the host warns."""
    now = reading.need(statement.line).now
    times = [int(m) * 60 + int(s) for m, s in re.findall(r"(\d+):(\d\d)", match[2])]
    timed = CLOCKS.get(type(now)) if match[1] == "clock" else None
    if timed is not None:
        check(statement, times, [getattr(last_of(reading, timed), "seconds", 0)])
    elif isinstance(now, Talking):
        check(statement, times, [now.seconds] if match[1] == "clock" else list(now.signals))
    else:
        raise Mismatch(statement.line, statement.text, "nobody has the floor")


def _floor(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    if match[2] == "nobody":
        check(statement, False, isinstance(now, Talking))
    elif isinstance(now, Talking):
        check(statement, seats(match[2]), now.seats)
        check(statement, match[1] or now.kind, now.kind)
    else:
        raise Mismatch(statement.line, statement.text, "nobody has the floor")


def _owed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    check(statement, tuple(sorted(seats(match[1]))), tuple(sorted(owed(reading.need(statement.line)))))


def _may(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 may heal 3`, `3 may not heal 3`: whether a deed is among the choices."""
    options = seat_options(reading.need(statement.line), int(match[1]))
    check(statement, not match[2], (match[3], seats(match[4] or "")) in options)


def _counting(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    given = now.kind if isinstance(now, Counting) else "held" if isinstance(now, Holding) else "no count"
    check(statement, match[1], given)


MOMENT: Expectations = (
    (r"(\d+|nobody) decides", _decides),
    (r"(clock|signals) (.+)", _clock),
    (rf"floor (?:([a-z-]+) )??({SEATS}|nobody)", _floor),
    (rf"owed ({SEATS}|nobody)", _owed),
    (rf"(\d+) may (not )?([a-z-]+)\s*({SEATS})?", _may),
    (r"counting ([a-z-]+)", _counting),
)
