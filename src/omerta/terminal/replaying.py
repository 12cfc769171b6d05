"""`omerta replay`: a written game is played through the engine, told, and checked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from omerta.books.ledger import rule
from omerta.books.shelf import SHELF
from omerta.bots.hindsight import hindsight
from omerta.core import HOST, PUBLIC, Event, Game, Viewer, view
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.notation.reader import Case, cases, read
from omerta.notation.text import Mismatch, NotationError
from omerta.terminal.console import DONE, FAILED, MISTAKEN, Mistake, Terminal, open_book, read_text
from omerta.terminal.seeing_through import show_truth
from omerta.terminal.transcript import Teller
from omerta.words.called import by_number
from omerta.words.mistakes import hint, mistake, problem, told
from omerta.words.rules import rule_text


class Shelf(Struct, frozen=True):
    """The books by which games are read, and terminals at which those of one's own have their words."""

    books: dict[str, Book]
    terminals: dict[str, Terminal]


class ReplayRequest(Struct, frozen=True):
    """How a game is shown: through whose eyes, with the rules, as data, or what could be known of it."""

    viewer: Viewer
    why: bool
    json: bool
    truth: bool


def replay(
    terminal: Terminal, files: Sequence[Path], why: bool, whose: str, own: str, json: bool, truth: bool
) -> int:
    """Play the games of these files; the worst outcome decides the answer."""
    asked = ReplayRequest(_viewer(whose), why, json, truth)
    shelf = Shelf(SHELF, {})
    if own:
        there, custom = open_book(terminal, own)
        shelf = Shelf({**SHELF, custom.name: custom}, {custom.name: there})
    return max(_file(terminal, path, shelf, asked) for path in files)


def _file(terminal: Terminal, path: Path, shelf: Shelf, asked: ReplayRequest) -> int:
    """Play all games of a file; what is wrong with it is said, and the next file is played all the same."""
    try:
        games = cases(read_text(path), shelf.books)
        if not games:
            raise Mistake("cli-no-games", {"file": str(path)})
        return max(_replay(terminal, path, case, shelf, asked) for case in games)
    except NotationError as error:
        return _unreadable(terminal, path, error, asked.json)
    except Mistake as error:
        terminal.complain(terminal.text(error.message, error.blanks))
        return error.code


def _viewer(whose: str) -> Viewer:
    if whose == "host":
        return HOST
    if whose == "public":
        return PUBLIC
    if whose.isdecimal() and int(whose) > 0:
        return int(whose)
    raise Mistake("cli-no-viewer", {"name": whose})


def _replay(terminal: Terminal, path: Path, case: Case, shelf: Shelf, asked: ReplayRequest) -> int:
    try:
        reading = read(case, shelf.books)
    except NotationError as error:
        return _unreadable(terminal, path, error, asked.json)
    except Mismatch as error:
        return _failed(terminal, path, case, error, asked.json)
    terminal = shelf.terminals.get(reading.book.name, terminal)
    game, viewer = reading.game, asked.viewer
    if game is not None and isinstance(viewer, int) and viewer > game.seats:
        seats = terminal.text("cli-seat", {"number": viewer, "most": game.seats})
        terminal.complain(f"{path}, {terminal.text('cli-at-line', {'line': str(case.number)})}: {seats}")
        return MISTAKEN
    events = view(game, viewer).events if game is not None else ()
    if asked.json:
        told = _object(path, case, reading.book, game, viewer, events)
        seen = hindsight(game) if asked.truth and game is not None else None
        terminal.json(told | {"truth": seen} if asked.truth else told)
        return DONE
    _heading(terminal, case)
    if game is None:
        terminal.say("cli-on-paper")
    elif asked.truth:
        show_truth(terminal, game)
    else:
        _tell(terminal, game, viewer, events, asked.why)
    terminal.write()
    return DONE


def _heading(terminal: Terminal, case: Case) -> None:
    if case.title:
        terminal.write(f"{', '.join(case.rules)}: {case.title}", "bold")


def _tell(terminal: Terminal, game: Game, viewer: Viewer, events: Sequence[Event], why: bool) -> None:
    you = viewer if isinstance(viewer, int) else None
    teller = Teller(terminal, game.book, by_number, you)
    cited: set[str] = set()
    for event in events:
        teller.tell(event)
        if why:
            show_rules(terminal, rules_of(event), cited)
    if game.over is None:
        terminal.say("cli-unfinished", style="dim")


def rules_of(event: Event) -> tuple[str, ...]:
    """The rules a ruling cites."""
    found: object = getattr(event, "rules", ())
    return tuple(str(number) for number in found if number) if isinstance(found, tuple) else ()


def show_rules(terminal: Terminal, numbers: Sequence[str], cited: set[str]) -> None:
    """Rules by number and text; those that were shown before keep their numbers only."""
    for number in numbers:
        known = rule(number)
        if number not in cited:
            text = rule_text(known, terminal.words.language) if known is not None else ""
            terminal.write(f"{number}  {text}".rstrip(), "dim", indent=4)
    if before := [number for number in numbers if number in cited]:
        terminal.write(", ".join(before), "dim", indent=4)
    cited.update(numbers)


def _object(
    path: Path, case: Case, book: Book, game: Game | None, viewer: Viewer, events: Sequence[Event]
) -> dict[str, object]:
    over = game.over if game is not None else None
    return {
        "file": str(path),
        "line": case.number,
        "title": case.title,
        "rules": case.rules,
        "book": book.name,
        "view": viewer,
        "events": events,
        "outcome": {"over": over is not None, "winner": _winner(over), "seats": over.seats if over else ()},
    }


def _winner(over: ev.Ended | None) -> str | None:
    return None if over is None else over.winner or "draw"


def _unreadable(terminal: Terminal, path: Path, error: NotationError, json: bool) -> int:
    if json:
        place = {"file": str(path), "line": str(error.line), "column": str(error.column)}
        said = {"problem": problem(error, terminal.words), "hint": hint(error, terminal.words)}
        terminal.json({"error": "unreadable", **place, **said})
    _complain(terminal, path, error)
    return MISTAKEN


def _failed(terminal: Terminal, path: Path, case: Case, error: Mismatch, json: bool) -> int:
    if json:
        place = {"title": case.title, "file": str(path), "line": str(error.line)}
        said = {"expected": told(error.expected, terminal.words), "given": told(error.given, terminal.words)}
        rules = ", ".join(dict.fromkeys(error.rules))
        terminal.json({"error": "mismatch", **place, **said, "rules": rules})
    _complain(terminal, path, error)
    return FAILED


def _complain(terminal: Terminal, path: Path, error: NotationError | Mismatch) -> None:
    terminal.complain(f"{path}, {mistake(error, terminal.words)}")
