"""What the vote of a day has come to: candidates, voters, counts, ties, verdicts, offices."""

from __future__ import annotations

import re

from omerta.core import events as ev
from omerta.core.moments import Counting
from omerta.notation.expectation_parts import (
    SEATS,
    Expectations,
    among,
    check,
    last_of,
    release,
    rulings,
    spoken_of,
    these,
)
from omerta.notation.reading_state import Reading
from omerta.notation.text import Prose, Statement, seats, written
from omerta.notation.unsaid import entered

VERDICTS: dict[str, type[ev.Happening]] = {
    "accused": ev.Accused,
    "acquitted": ev.Acquitted,
    "executed": ev.Executed,
    "lynched": ev.Executed,
    "innocent": ev.Cleared,
    "cleared": ev.Cleared,
    "drawn": ev.LotDrawn,
}


def _verdict(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`5 executed`, `5, 7 executed`, `nobody acquitted`, `5 drawn`: what the vote of this day has come to."""
    release(reading)
    spoken_of(reading, statement, VERDICTS[match[2]], among(match[1]), match[2])


def _tie(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`tie 5, 6`, `tie nobody`: who shares the most votes of the last count that was tied."""
    release(reading)
    last = last_of(reading, ev.Tied)
    given = set(last.seats) if isinstance(last, ev.Tied) else set()
    check(statement, among(match[1]) == given, f"tie {these(given)}", rulings(reading))


def _lot(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`lot 5, 6`, `lot nobody`: between whom the last lot was drawn."""
    release(reading)
    last = last_of(reading, ev.LotDrawn)
    given = set(last.among) if isinstance(last, ev.LotDrawn) else set()
    check(statement, among(match[1]) == given, f"lot {these(given)}", rulings(reading))
    reading.say(reading.places(ev.LotDrawn))


def _recounts(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`no recount`, `1 recount`, `2 recounts`: how often this vote had to be counted anew."""
    release(reading)
    tied = [event for event in reading.since_phase(ev.Tied) if isinstance(event, ev.Tied)]
    given = len([event for event in tied if event.recount])
    told = {0: "no recount", 1: "1 recount"}.get(given, f"{given} recounts")
    check(statement, (int(match[1]) if match[1] else 0) == given, told)


def _coin(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`coin heads`, `coin tails`, `no coin`."""
    release(reading)
    last = last_of(reading, ev.CoinTossed)
    given = ("heads" if last.heads else "tails") if isinstance(last, ev.CoinTossed) else ""
    check(statement, (match[1] or "") == given, f"coin {given}" if given else "no coin")
    reading.say(reading.places(ev.CoinTossed))


def _officer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`officer 3`, `officer nobody`: who holds the office."""
    officer = reading.need(statement.line).officer
    wanted = int(match[1]) if match[1] != "nobody" else 0
    check(statement, wanted == officer, f"officer {officer or 'nobody'}")


def _elected(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 elected`, `nobody elected`: who was given a place by the last vote."""
    last = last_of(reading, ev.Elected)
    given = last.seat if isinstance(last, ev.Elected) else 0
    wanted = int(match[1]) if match[1] != "nobody" else 0
    check(statement, wanted == given, f"{given or 'nobody'} elected")


def _has(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    last = last_of(reading, ev.Counted)
    if not isinstance(last, ev.Counted):
        check(statement, False, Prose("no-count"))
        return
    seat, result, points = int(match[1]), dict(last.result), dict(last.points)
    if seat not in result:
        check(statement, False, f"candidates {written(result)}")
    halves = points.get(seat, 0) if points else 2 * len(result[seat])
    check(statement, float(match[2]) == halves / 2, f"{seat} has {halves / 2:g}")


def _voters(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    opened = [event for event in reading.since_phase(ev.CountOpened) if isinstance(event, ev.CountOpened)]
    now = reading.need(statement.line).now
    fresh = [event for event in opened if isinstance(now, Counting) and event.kind == now.kind]
    voters = set((fresh or opened)[0].voters) if opened else set()
    if match[1]:
        check(statement, int(match[1]) == len(voters), f"{len(voters)} voters")
    else:
        check(statement, among(match[2]) == voters, f"voters {these(voters)}")


def _candidates(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    last = last_of(reading, ev.CountOpened)
    given = last.field if isinstance(last, ev.CountOpened) else game.named
    check(statement, seats(match[1]) == given, f"candidates {written(given)}")


def _told(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """How the host told a led player to vote, the last time."""
    found = [
        e
        for e in reading.since_phase(ev.Instructed)
        if isinstance(e, ev.Instructed) and e.seat == int(match[1])
    ]
    given = entered(found[-1].target) if found else "nothing"
    check(statement, match[2] == given, f"{match[1]} told {given}")


def _entered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 entered 5`, `nobody entered`: the vote the host entered for one who gave none."""
    found = [e for e in reading.since_phase(ev.Entered) if isinstance(e, ev.Entered)]
    if not match[1]:
        told = "; ".join(f"{e.seat} entered {entered(e.target)}" for e in found)
        check(statement, not found, told)
        return
    seat = int(match[1])
    own = [entered(e.target) for e in found if e.seat == seat]
    given = "; ".join(f"{seat} entered {target}" for target in own)
    check(statement, match[2] in own, given or Prose("not-entered", match[1]))
    reading.say(at for at in reading.places(ev.Entered) if getattr(reading.events[at], "seat", 0) == seat)


VOTE: Expectations = (
    (rf"({SEATS}|nobody) (accused|acquitted|executed|lynched|innocent|cleared|drawn)", _verdict),
    (rf"tie ({SEATS}|nobody)", _tie),
    (rf"lot ({SEATS}|nobody)", _lot),
    (r"(?:no recount|(\d+) recounts?)", _recounts),
    (r"(?:coin (heads|tails)|no coin)", _coin),
    (r"officer (\d+|nobody)", _officer),
    (r"(\d+|nobody) elected", _elected),
    (r"(\d+) has (-?\d+(?:\.5)?)", _has),
    (rf"(?:(\d+) voters?|voters ({SEATS}|nobody))", _voters),
    (rf"candidates ({SEATS}|nobody)", _candidates),
    (r"(\d+) (?:is )?told (\d+|nobody|nothing|against|for)", _told),
    (r"(?:(\d+) entered (\d+|nobody|against|for)|nobody entered)", _entered),
)
