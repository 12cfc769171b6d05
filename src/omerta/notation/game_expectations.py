"""How the game stands: its phase, its end, who lives and votes, who leads it, the marks, the rules cited."""

from __future__ import annotations

import re

from omerta.books.points import points
from omerta.core import events as ev
from omerta.core.game import Game
from omerta.notation.expectation_parts import (
    SEATS,
    Expectations,
    among,
    check,
    last_of,
    release,
    rulings,
    these,
)
from omerta.notation.reading_state import Reading
from omerta.notation.text import NotationError, Prose, Statement, did_you_mean, seats, written


def _phase(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    holds = (match[1], int(match[2])) == (game.phase, game.number)
    check(statement, holds, f"it is {game.phase} {game.number}")


def _die(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`die panic`, `no die`: by which house rule this night is played."""
    last = last_of(reading, ev.Rolled)
    given = last.variant if isinstance(last, ev.Rolled) else ""
    check(statement, (match[1] or "") == given, f"die {given}" if given else "no die")


def _wins(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`mafia wins`, `draw`; a card stands for its side where it is the only card of it in the game."""
    release(reading)
    game = reading.need(statement.line)
    over = game.over
    side = _side(game, statement, match[1]) if match[1] and match[1] != "nobody" else ""
    given = "goes on" if over is None else f"{over.winner} wins" if over.winner else "draw"
    check(statement, over is not None and over.winner == side, given, over.rules if over else ())


def _side(game: Game, statement: Statement, name: str) -> str:
    if name in game.book.sides:
        return name
    role = game.book.roles.get(name)
    if role is None:
        hint = did_you_mean(name, (*game.book.sides, *game.book.roles))
        raise NotationError(statement.line, statement.column, "no-side", name, hint)
    others = {card for card in game.cards if game.book.roles[card].side == role.side} - {name}
    if others:
        hint = did_you_mean(role.side, (role.side,))
        raise NotationError(statement.line, statement.column, "not-alone", name, hint)
    return role.side


def _goes_on(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    release(reading)
    over = reading.need(statement.line).over
    given = f"{over.winner} wins" if over and over.winner else "draw"
    check(statement, over is None, given, over.rules if over else ())


def _winners(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    over = reading.need(statement.line).over
    given = f"winners {written(over.seats)}" if over else "goes on"
    check(statement, over is not None and among(match[1]) == set(over.seats), given)


def _points(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`2, 5 get 3 points`: what the game brings them in a series."""
    game = reading.need(statement.line)
    brought = points(game.book, game.over) if game.over else ()
    for seat in seats(match[1]):
        known = 1 <= seat <= len(brought)
        given = f"{seat} gets {brought[seat - 1]} points" if known else Prose("no-points", str(seat))
        check(statement, known and int(match[2]) == brought[seat - 1], given)


def _alive(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`alive 1, 3, 8`, `alive nobody`: all who are in the game."""
    living = set(reading.need(statement.line).living)
    check(statement, among(match[1]) == living, f"alive {these(living)}")


def _voteless(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`voteless 4, 6`, `voteless nobody`: all of the living who have no vote."""
    game = reading.need(statement.line)
    given = {seat for seat in game.living if game.voteless(seat)}
    check(statement, among(match[1]) == given, f"voteless {these(given)}")


def _office(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    given = game.temporary_host if match[1] else game.host_seat
    wanted = int(match[2]) if match[2] != "nobody" else 0
    check(statement, wanted == given, f"{match[1] or ''}host {written([given] if given else [])}")


def _offered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    offered = reading.need(statement.line).draw_offered
    check(statement, offered != bool(match[1]), "draw offered" if offered else "no draw offered")


def _bears(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    if match[3] not in game.book.marks:
        hint = did_you_mean(match[3], game.book.marks)
        raise NotationError(statement.line, statement.column, "no-mark", match[3], hint)
    for seat in seats(match[1]):
        borne = any(m.seat == seat and m.mark == match[3] for m in game.marks)
        check(statement, borne != bool(match[2]), f"{seat} bears {'' if borne else 'no '}{match[3]}")


def _cites(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    cited = rulings(reading)
    over = reading.need(statement.line).over
    known = (*cited, *(over.rules if over else ()))
    wanted = match[1].replace(",", " ").split()
    check(statement, all(rule in known for rule in wanted), f"cites {' '.join(cited)}".strip(), cited)


GAME: Expectations = (
    (r"die ([a-z_]+)|no die", _die),
    (r"([a-z][a-z-]*) wins?|draw", _wins),
    (r"goes on", _goes_on),
    (rf"winners ({SEATS}|nobody)", _winners),
    (rf"({SEATS}) gets? (\d+) points?", _points),
    (rf"alive ({SEATS}|nobody)", _alive),
    (rf"voteless ({SEATS}|nobody)", _voteless),
    (r"it is ([a-z]+) (\d+)", _phase),
    (rf"({SEATS}) bears? (no )?([a-z-]+)", _bears),
    (r"(temporary )?host (\d+|nobody)", _office),
    (r"(no )?draw offered", _offered),
    (r"cites ([A-Z0-9, -]+)", _cites),
)
