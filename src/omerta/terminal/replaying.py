"""`omerta replay`: a written game is played through the engine, told, and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from omerta.books.ledger import rule
from omerta.books.shelf import SHELF
from omerta.core import HOST, PUBLIC, Event, Game, Viewer, view
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.notation.reader import Case, cases, read
from omerta.notation.text import Mismatch, NotationError
from omerta.terminal.console import DONE, FAILED, MISTAKEN, Desk, Mistake, find_book, read_text
from omerta.terminal.transcript import Teller
from omerta.words.mistakes import hint, mistake, problem, told
from omerta.words.rules import rule_text


def replay(desk: Desk, files: Sequence[Path], why: bool, whose: str, own: str, json: bool) -> int:
    """Play the games of these files; the worst outcome decides the answer."""
    viewer = _viewer(whose)
    books: dict[str, Book] = dict(SHELF)
    if own:
        custom = find_book(own)
        books[custom.name] = custom
    return max(_file(desk, path, books, viewer, why, json) for path in files)


def _file(desk: Desk, path: Path, books: Mapping[str, Book], viewer: Viewer, why: bool, json: bool) -> int:
    """Play all games of a file; what is wrong with it is said, and the next file is played all the same."""
    try:
        games = cases(read_text(path), books)
        if not games:
            raise Mistake("cli-no-games", {"file": str(path)})
        return max(_replay(desk, path, case, books, viewer, why, json) for case in games)
    except NotationError as error:
        return _unreadable(desk, path, error, json)
    except Mistake as error:
        desk.complain(desk.text(error.message, error.blanks))
        return error.code


def _viewer(whose: str) -> Viewer:
    if whose == "host":
        return HOST
    if whose == "public":
        return PUBLIC
    if whose.isdecimal() and int(whose) > 0:
        return int(whose)
    raise Mistake("cli-no-viewer", {"name": whose})


def _replay(
    desk: Desk, path: Path, case: Case, books: Mapping[str, Book], viewer: Viewer, why: bool, json: bool
) -> int:
    try:
        reading = read(case, books)
    except NotationError as error:
        return _unreadable(desk, path, error, json)
    except Mismatch as error:
        return _failed(desk, path, case, error, json)
    game = reading.game
    if game is not None and isinstance(viewer, int) and viewer > game.seats:
        seats = desk.text("cli-seat", {"number": viewer, "most": game.seats})
        desk.complain(f"{path}, {desk.text('cli-at-line', {'line': str(case.number)})}: {seats}")
        return MISTAKEN
    events = view(game, viewer).events if game is not None else ()
    if json:
        desk.json(_object(path, case, reading.book, game, viewer, events))
        return DONE
    _heading(desk, case)
    if game is None:
        desk.say("cli-on-paper")
    else:
        _tell(desk, game, viewer, events, why)
    desk.write()
    return DONE


def _heading(desk: Desk, case: Case) -> None:
    if case.title:
        desk.write(f"{', '.join(case.rules)}: {case.title}", "bold")


def _tell(desk: Desk, game: Game, viewer: Viewer, events: Sequence[Event], why: bool) -> None:
    you = viewer if isinstance(viewer, int) else None
    teller = Teller(desk, game.book, str, you)
    cited: set[str] = set()
    for event in events:
        teller.tell(event)
        if why:
            show_rules(desk, rules_of(event), cited)
    if game.over is None:
        desk.say("cli-unfinished", style="dim")


def rules_of(event: Event) -> tuple[str, ...]:
    """The rules a ruling cites."""
    found: object = getattr(event, "rules", ())
    return tuple(str(number) for number in found if number) if isinstance(found, tuple) else ()


def show_rules(desk: Desk, numbers: Sequence[str], cited: set[str]) -> None:
    """Rules by number and text; those that were shown before keep their numbers only."""
    for number in numbers:
        known = rule(number)
        if number not in cited:
            text = rule_text(known, desk.words.language) if known is not None else ""
            desk.write(f"{number}  {text}".rstrip(), "dim", indent=4)
    if before := [number for number in numbers if number in cited]:
        desk.write(", ".join(before), "dim", indent=4)
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


def _unreadable(desk: Desk, path: Path, error: NotationError, json: bool) -> int:
    if json:
        place = {"file": str(path), "line": str(error.line), "column": str(error.column)}
        said = {"problem": problem(error, desk.words), "hint": hint(error, desk.words)}
        desk.json({"error": "unreadable", **place, **said})
    _complain(desk, path, error)
    return MISTAKEN


def _failed(desk: Desk, path: Path, case: Case, error: Mismatch, json: bool) -> int:
    if json:
        place = {"title": case.title, "file": str(path), "line": str(error.line)}
        said = {"expected": told(error.expected, desk.words), "given": told(error.given, desk.words)}
        rules = ", ".join(dict.fromkeys(error.rules))
        desk.json({"error": "mismatch", **place, **said, "rules": rules})
    _complain(desk, path, error)
    return FAILED


def _complain(desk: Desk, path: Path, error: NotationError | Mismatch) -> None:
    desk.complain(f"{path}, {mistake(error, desk.words)}")
