"""What the vote of a day has come to: candidates, voters, counts, ties, verdicts, offices."""

from __future__ import annotations

import re

from omerta.core import events as ev
from omerta.core.moments import Counting
from omerta.notation.expecting import SEATS, Expectations, check, last_of, release, rulings
from omerta.notation.reader import Reading
from omerta.notation.text import Mismatch, Statement, seats, written

VERDICTS: dict[str, type[ev.Happening]] = {
    "accused": ev.Accused,
    "acquitted": ev.Acquitted,
    "executed": ev.Executed,
    "lynched": ev.Executed,
    "innocent": ev.Cleared,
    "cleared": ev.Cleared,
}


def _verdict(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`5 executed`, `5 acquitted`, `nobody executed`: what the vote of this day has come to."""
    release(reading)
    kind = VERDICTS[match[2]]
    found = [event.seat for event in reading.since_phase(kind) if isinstance(
        event, ev.Accused | ev.Acquitted | ev.Executed | ev.Cleared)]  # fmt: skip
    if match[1] == "nobody":
        check(statement, [], found)
    elif int(match[1]) not in found:
        raise Mismatch(statement.line, statement.text, f"{written(found)} {match[2]}", rulings(reading))


def _tie(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    last = last_of(reading, ev.Tied)
    check(statement, seats(match[1]), last.seats if isinstance(last, ev.Tied) else "no tie")


def _lot(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    last = last_of(reading, ev.LotDrawn)
    given = last.among if isinstance(last, ev.LotDrawn) else "no lot"
    check(statement, seats(match[1]) if match[1] != "nobody" else "no lot", given)


def _coin(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`coin heads`, `coin tails`, `no coin`."""
    release(reading)
    last = last_of(reading, ev.CoinTossed)
    given = ("heads" if last.heads else "tails") if isinstance(last, ev.CoinTossed) else "none"
    check(statement, match[1] or "none", given)


def _officer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`officer 3`, `officer nobody`: who holds the office."""
    check(statement, int(match[1]) if match[1] != "nobody" else 0, reading.need(statement.line).officer)


def _elected(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 elected`: who was given a place by the last vote."""
    last = last_of(reading, ev.Elected)
    check(statement, int(match[1]), last.seat if isinstance(last, ev.Elected) else "nobody")


def _has(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    last = last_of(reading, ev.Counted)
    result = dict(last.result) if isinstance(last, ev.Counted) else {}
    points = dict(last.points) if isinstance(last, ev.Counted) else {}
    halves = points.get(int(match[1]), 0) if points else 2 * len(result.get(int(match[1]), ()))
    check(statement, float(match[2]), halves / 2)


def _voters(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    opened = [event for event in reading.since_phase(ev.CountOpened) if isinstance(event, ev.CountOpened)]
    now = reading.need(statement.line).now
    fresh = [event for event in opened if isinstance(now, Counting) and event.kind == now.kind]
    voters = (fresh or opened)[0].voters if opened else ()
    if match[1]:
        check(statement, int(match[1]), len(voters))
    else:
        check(statement, seats(match[2]), voters)


def _candidates(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    last = last_of(reading, ev.CountOpened)
    given = last.field if isinstance(last, ev.CountOpened) else game.named
    check(statement, seats(match[1]), given)


def _told(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """How the host told a led player to vote, the last time."""
    found = [
        e
        for e in reading.since_phase(ev.Instructed)
        if isinstance(e, ev.Instructed) and e.seat == int(match[1])
    ]
    given = found[-1].target if found else "not told"
    check(
        statement, int(match[2]) if match[2].isdigit() else 0 if match[2] == "nobody" else "not told", given
    )


VOTE: Expectations = (
    (r"(\d+|nobody) (accused|acquitted|executed|lynched|innocent|cleared)", _verdict),
    (rf"tie ({SEATS})", _tie),
    (rf"lot ({SEATS}|nobody)", _lot),
    (r"(?:coin (heads|tails)|no coin)", _coin),
    (r"officer (\d+|nobody)", _officer),
    (r"(\d+) elected", _elected),
    (r"(\d+) has (-?\d+(?:\.5)?)", _has),
    (rf"(?:(\d+) voters|voters ({SEATS}))", _voters),
    (rf"candidates ({SEATS}|nobody)", _candidates),
    (r"(\d+) (?:is )?told (\d+|nobody|nothing)", _told),
)
