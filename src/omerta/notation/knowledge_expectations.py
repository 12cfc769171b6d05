"""What each viewer knows and sees."""

from __future__ import annotations

import re
from typing import get_args

from omerta.core import events as ev
from omerta.core import view
from omerta.core.game import Game, Viewer
from omerta.core.spelling import spelt
from omerta.core.view import may_read
from omerta.notation.expectation_parts import SEATS, Expectations, among, check, these
from omerta.notation.reading_state import Reading
from omerta.notation.text import NotationError, Prose, Statement, did_you_mean, seats, written

PRIVATE = ev.Answered | ev.Met | ev.Instructed | ev.Spent | ev.Shown | ev.Turned | ev.Hindered | ev.Signed


def _learns_nothing(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """The seat got no private news since the phase began, but for what it did itself."""
    mine = view(reading.need(statement.line), int(match[1])).events
    news = [_tag(event) for event in reading.since_phase() if isinstance(event, PRIVATE) and event in mine]
    check(statement, not news, "; ".join(f"{match[1]} sees {tag}" for tag in dict.fromkeys(news)))


def _viewer(text: str) -> Viewer:
    if text == "public":
        return "public"
    return "host" if text == "host" else int(text)


def _knows(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    seen = may_read(reading.need(statement.line), _viewer(match[1]))
    for seat in seats(match[3] or match[4]):
        card = seen.card(seat)
        given = f"{match[1]} knows {seat} {card}" if card else f"{match[1]} does not know {seat}"
        check(statement, (match[5] or "") == card, given)


def _recognises(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 recognises 5, 8`: all whom a seat saw awake, or was shown, since the phase began."""
    me = int(match[1])
    known: set[int] = set()
    for event in reading.since_phase(ev.Woken, ev.Met):
        if isinstance(event, ev.Woken) and me in event.seats:
            known |= {*event.seats} - {me}
        elif isinstance(event, ev.Met) and event.seat == me:
            known.add(event.other)
    check(statement, among(match[2]) == known, f"{me} recognises {these(known)}")


def _sees_answer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 sees answer mafioso`: the last answer that a seat has seen."""
    answers = view(reading.need(statement.line), int(match[1])).answers
    given = f"{match[1]} sees answer {answers[-1].answer}" if answers else Prose("no-answer", match[1])
    check(statement, bool(answers) and match[2] == answers[-1].answer, given)


def _sees_pointed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`7 sees 4 > 5`, `7 sees mafia > 5`: what a viewer saw a seat, a card or a gang point at last."""
    game = reading.need(statement.line)
    seen = may_read(game, _viewer(match[1])).events
    pointed = [
        event.targets
        for event in reading.since_phase(ev.Pointed, ev.Agreed, ev.LeftToChance)
        if isinstance(event, ev.Pointed | ev.Agreed | ev.LeftToChance)
        and event in seen
        and _by(game, event, match[3])
    ]
    if not match[2]:
        given = f"{match[1]} sees {match[3]} > {written(pointed[-1])}" if pointed else _unseen(match)
        check(statement, bool(pointed) and among(match[4]) == set(pointed[-1]), given)
    else:
        hit = any(among(match[4]) == set(targets) for targets in pointed)
        check(statement, not hit, f"{match[1]} sees {match[3]} > {match[4]}")


def _unseen(match: re.Match[str]) -> str:
    return f"{match[1]} does not see {match[3]} > {match[4]}"


def _by(game: Game, event: ev.Pointed | ev.Agreed | ev.LeftToChance, who: str) -> bool:
    """Is this a gesture of that seat, card or gang?"""
    if isinstance(event, ev.Agreed):
        return who == event.call or (who.isdigit() and int(who) in event.seen_by)
    if who.isdigit():
        return event.seat == int(who)
    role = game.roles[event.seat - 1]
    return who in (role, game.index.call_of.get(role), game.book.roles[role].gang)


def _sees(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 sees pointed`, `public does not see woken`: events by name since the phase began."""
    if match[3] not in TAGS:
        hint = did_you_mean(match[3], TAGS)
        raise NotationError(statement.line, statement.column, "no-event", match[3], hint)
    seen = may_read(reading.need(statement.line), _viewer(match[1])).events
    since = [event for event in reading.since_phase() if _tag(event) == match[3]]
    if match[4]:
        during = _during(reading, match[4])
        since = [event for event in since if event in during]
    found = any(event in seen for event in since)
    of = f" of {match[4]}" if match[4] else ""
    given = f"{match[1]} {'sees' if found else 'does not see'} {match[3]}{of}"
    check(statement, found != bool(match[2]), given)


def _during(reading: Reading, call: str) -> list[ev.Event]:
    """What happened while this call was open, since the phase began."""
    found: list[ev.Event] = []
    now = ""
    for event in reading.since_phase():
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
    told = match[2] in reading.need(statement.line).noticed
    check(statement, told != bool(match[1]), f"host is {'' if told else 'not '}told {match[2]}")


VIEWER = r"\d+|public|host"
KNOWLEDGE: Expectations = (
    (r"(\d+) learns nothing", _learns_nothing),
    (rf"({VIEWER}) (?:(does not know) ({SEATS})|knows ({SEATS}) ([a-z-]+))", _knows),
    (rf"(\d+) recogni[sz]es ({SEATS}|nobody)", _recognises),
    (r"(\d+) sees answer ([a-z0-9-]+)", _sees_answer),
    (rf"({VIEWER}) (?:sees|(does not see)) (\d+|[a-z-]+) > ({SEATS}|nobody)", _sees_pointed),
    (rf"({VIEWER}) (?:sees|(does not see)) ([a-z-]+)(?: of ([a-z-]+))?", _sees),
    (r"host is (not )?told ([a-z-]+)", _noticed),
)
