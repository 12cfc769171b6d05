"""What goes on at this moment: who decides or has the floor, for how long, and what may be done."""

from __future__ import annotations

import re
from collections.abc import Iterable

from omerta.core import events as ev
from omerta.core import owed
from omerta.core.choices import seat_options
from omerta.core.moments import Calling, Counting, Deciding, Holding, Talking
from omerta.notation.expectation_parts import SEATS, Expectations, among, check, last_of, these
from omerta.notation.reading_state import Reading
from omerta.notation.text import Statement, seats, written


def _decides(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 decides`, `nobody decides`: who decides alone now."""
    now = reading.need(statement.line).now
    given = now.seat if isinstance(now, Deciding) else 0
    wanted = int(match[1]) if match[1] != "nobody" else 0
    check(statement, wanted == given, f"{given or 'nobody'} decides")


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
        given = [int(getattr(last_of(reading, timed), "seconds", 0))]
    elif isinstance(now, Talking):
        given = [now.seconds] if match[1] == "clock" else list(now.signals)
    else:
        check(statement, False, "floor nobody")
        return
    check(statement, times == given, f"{match[1]} {_times(given)}")


def _times(seconds: Iterable[int]) -> str:
    return ", ".join(f"{each // 60}:{each % 60:02}" for each in seconds) or "none"


def _floor(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    if not isinstance(now, Talking):
        check(statement, match[2] == "nobody" and not match[1], "floor nobody")
        return
    holds = match[2] != "nobody" and among(match[2]) == set(now.seats) and match[1] in (None, now.kind)
    check(statement, holds, f"floor {now.kind} {written(now.seats)}")


def _owed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    given = set(owed(reading.need(statement.line)))
    check(statement, among(match[1]) == given, f"owed {these(given)}")


def _may(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 may heal 3`, `3 may not heal 3`: whether a deed is among the choices."""
    options = seat_options(reading.need(statement.line), int(match[1]))
    may = (match[3], seats(match[4] or "")) in options
    deed = f"{match[3]} {match[4] or ''}".strip()
    check(statement, may != bool(match[2]), f"{match[1]} may {deed}" if may else f"{match[1]} may not {deed}")


def _counting(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    given = now.kind if isinstance(now, Counting) else "held" if isinstance(now, Holding) else "nothing"
    check(statement, match[1] == given, f"counting {given}")


MOMENT: Expectations = (
    (r"(\d+|nobody) decides", _decides),
    (r"(clock|signals) (.+)", _clock),
    (rf"floor (?:([a-z-]+) )??({SEATS}|nobody)", _floor),
    (rf"owed ({SEATS}|nobody)", _owed),
    (rf"(\d+) may (not )?([a-z-]+)\s*({SEATS})?", _may),
    (r"counting ([a-z-]+)", _counting),
)
