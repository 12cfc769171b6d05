"""What each viewer knows and sees."""

from __future__ import annotations

import re
from typing import get_args

from omerta.core import events as ev
from omerta.core import view
from omerta.core.game import Viewer
from omerta.core.names import spelt
from omerta.core.view import may_read
from omerta.notation.expecting import SEATS, Expectations, check
from omerta.notation.reader import Reading
from omerta.notation.text import NotationError, Statement, did_you_mean, seats


def _learns_nothing(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """The seat got no private news since the phase began, but for what it did itself."""
    private = ev.Answered | ev.Met | ev.Instructed | ev.Spent | ev.Shown | ev.Turned | ev.Hindered | ev.Signed
    game = reading.need(statement.line)
    mine = view(game, int(match[1])).events
    since = [event for event in reading.events[reading.phase_from :] if isinstance(event, private)]
    check(statement, [], [event for event in since if event in mine])


def _viewer(text: str) -> Viewer:
    if text == "public":
        return "public"
    return "host" if text == "host" else int(text)


def _knows(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    seen = may_read(reading.need(statement.line), _viewer(match[1]))
    for seat in seats(match[3] or match[4]):
        check(statement, match[5] or "", seen.card(seat))


def _sees_answer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 sees answer mafioso`: the last answer that a seat has seen."""
    answers = view(reading.need(statement.line), int(match[1])).answers
    check(statement, match[2], answers[-1].answer if answers else "none seen")


def _sees(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 sees pointed`, `public does not see woken`: events by name since the phase began."""
    if match[3] not in TAGS:
        hint = did_you_mean(match[3], TAGS)
        raise NotationError(statement.line, statement.column, "no-event", match[3], hint)
    seen = may_read(reading.need(statement.line), _viewer(match[1])).events
    since = [event for event in reading.events[reading.phase_from :] if _tag(event) == match[3]]
    if match[4]:
        during = _during(reading, match[4])
        since = [event for event in since if event in during]
    found = any(event in seen for event in since)
    check(statement, not match[2], found)


def _during(reading: Reading, call: str) -> list[ev.Event]:
    """What happened while this call was open, since the phase began."""
    found: list[ev.Event] = []
    now = ""
    for event in reading.events[reading.phase_from :]:
        now = event.call if isinstance(event, ev.Called) else now
        if getattr(event, "call", now) == call:
            found.append(event)
        if isinstance(event, ev.Slept):
            now = ""
    return found


def _tag(event: ev.Event) -> str:
    return spelt(type(event).__name__)


TAGS = frozenset(spelt(kind.__name__) for kind in get_args(ev.Event))


def _noticed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`host is told parity`: a line of the victory check by which nobody wins here."""
    check(statement, not match[1], match[2] in reading.need(statement.line).noticed)


VIEWER = r"\d+|public|host"
KNOWLEDGE: Expectations = (
    (r"(\d+) learns nothing", _learns_nothing),
    (rf"({VIEWER}) (?:(does not know) ({SEATS})|knows ({SEATS}) ([a-z-]+))", _knows),
    (r"(\d+) sees answer ([a-z0-9-]+)", _sees_answer),
    (rf"({VIEWER}) (?:sees|(does not see)) ([a-z-]+)(?: of ([a-z-]+))?", _sees),
    (r"host is (not )?told ([a-z-]+)", _noticed),
)
