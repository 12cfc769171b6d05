"""Books of one's own on the shelf of a table: each is looked through before the table opens."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from omerta.books.fault import Fault
from omerta.books.files import OwnBook, Unsound
from omerta.books.shelf import SHELF
from omerta.terminal.checking import played
from omerta.terminal.console import Mistake, Terminal, own_book, speaking, title
from omerta.words import explain_fault

FOLDER = "books"


def own_shelf(terminal: Terminal, files: Iterable[Path], folder: Path) -> tuple[OwnBook, ...]:
    """The books of these files, and those in the folder `books` beside the games.

    Whatever is wrong with one of them is said, and the table opens without it.
    """
    found: dict[str, OwnBook] = {}
    for path in dict.fromkeys((*files, *sorted((folder / FOLDER).glob("*.toml")))):
        own = _sound(terminal, path)
        if own is None:
            continue
        if own.book.name in found:
            _left_out(terminal, path, [terminal.text("cli-table-book-twice", {"name": own.book.name})])
            continue
        found[own.book.name] = own
        spoken = speaking(terminal, own)
        terminal.say("cli-table-book", {"title": title(own.book, spoken.words), "name": own.book.name})
    return tuple(found.values())


def _sound(terminal: Terminal, path: Path) -> OwnBook | None:
    """The book of a file, as `omerta check` looks through it; nothing of one in which something is wrong."""
    try:
        own = own_book(path)
        if own.book.name in SHELF:
            raise Unsound((Fault("name", "needs-own-name", own.book.name),))
    except Mistake as mistake:
        _left_out(terminal, path, [terminal.text(mistake.message, mistake.blanks)])
        return None
    except Unsound as unsound:
        told = [f"{fault.place}: {explain_fault(fault, terminal.words)}" for fault in unsound.faults]
        _left_out(terminal, path, told)
        return None
    failing = played(speaking(terminal, own), own, path).failing
    if failing:
        _left_out(terminal, path, failing)
    return own if not failing else None


def _left_out(terminal: Terminal, path: Path, told: Iterable[str]) -> None:
    terminal.complain(terminal.text("cli-table-book-left-out", {"file": str(path)}))
    for line in told:
        terminal.complain(f"  {line}")
