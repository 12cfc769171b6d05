"""How the game stands: its phase, its end, who leads it, the marks, the rules cited."""

from __future__ import annotations

import re

from omerta.books.series import points
from omerta.core import events as ev
from omerta.notation.expecting import SEATS, Expectations, check, last_of, release, rulings
from omerta.notation.reader import Reading
from omerta.notation.text import Mismatch, Statement, seats


def _phase(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    check(statement, (match[1], int(match[2])), (game.phase, game.number))


def _die(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`die panic`: by which house rule this night is played."""
    last = last_of(reading, ev.Rolled)
    check(statement, match[1], last.variant if isinstance(last, ev.Rolled) else "no die")


def _wins(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    over = reading.need(statement.line).over
    wanted = "" if match[1] == "draw" else match[1].split()[0]
    given = "the game goes on" if over is None else over.winner
    check(statement, wanted, given, over.rules if over else ())


def _goes_on(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    over = reading.need(statement.line).over
    if over is not None:
        raise Mismatch(statement.line, "the game goes on", f"{over.winner or 'nobody'} wins", over.rules)


def _winners(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    over = reading.need(statement.line).over
    check(statement, seats(match[1]), over.seats if over else "the game goes on")


def _points(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`2, 5 get 3 points`: what the game brings them in a series."""
    game = reading.need(statement.line)
    brought = points(game.book, game.over) if game.over else ()
    for seat in seats(match[1]):
        check(statement, int(match[2]), brought[seat - 1] if seat <= len(brought) else "no points")


def _office(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    given = game.temporary_host if match[1] else game.host_seat
    check(statement, int(match[2]) if match[2] != "nobody" else 0, given)


def _offered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    check(statement, not match[1], reading.need(statement.line).draw_offered)


def _bears(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    for seat in seats(match[1]):
        borne = any(m.seat == seat and m.mark == match[3] for m in game.marks)
        check(statement, not match[2], borne)


def _cites(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    cited = rulings(reading)
    over = reading.need(statement.line).over
    missing = [
        rule
        for rule in match[1].replace(",", " ").split()
        if rule not in (*cited, *(over.rules if over else ()))
    ]
    if missing:
        raise Mismatch(statement.line, f"{' '.join(missing)} to be cited", " ".join(cited), cited)


GAME: Expectations = (
    (r"die ([a-z_]+)", _die),
    (r"([a-z]+ wins?|draw)", _wins),
    (r"goes on", _goes_on),
    (rf"winners ({SEATS}|nobody)", _winners),
    (rf"({SEATS}) gets? (\d+) points?", _points),
    (r"it is ([a-z]+) (\d+)", _phase),
    (rf"({SEATS}) bears? (no )?([a-z-]+)", _bears),
    (r"(temporary )?host (\d+|nobody)", _office),
    (r"(no )?draw offered", _offered),
    (r"cites ([A-Z0-9, -]+)", _cites),
)
