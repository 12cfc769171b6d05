"""The casebook: every rule with the written games that pin it, played anew whenever one asks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from msgspec import Struct
from msgspec.structs import replace

from omerta.books.ledger import ledger, untestable
from omerta.books.offscreen import renumbered
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.notation.reader import Case, cases, read
from omerta.notation.text import Mismatch, NotationError, Statement, WrittenLine

INHERITS = {"offscreen": "family"}


class Pin(Struct, frozen=True):
    """A case of the casebook and the file it stands in."""

    file: str
    case: Case


class Coverage(Struct, frozen=True):
    """How a book's rules are pinned."""

    book: str
    rules: int
    pinned: tuple[str, ...]
    untestable: dict[str, str]
    missing: tuple[str, ...]
    failing: tuple[tuple[str, str], ...]
    cases: int


def _files(book: str) -> Iterator[Traversable]:
    folder = resources.files("omerta.books").joinpath("cases", book)
    if folder.is_dir():
        yield from sorted((f for f in folder.iterdir() if f.name.endswith(".game")), key=lambda f: f.name)


@lru_cache(maxsize=8)
def pins(book: str) -> tuple[Pin, ...]:
    """The cases of a book: its own, and those of the book it differs from, with its own numbers."""
    own = tuple(
        Pin(f"{book}/{file.name}", case)
        for file in _files(book)
        for case in cases(file.read_text(encoding="utf-8"), SHELF)
    )
    parent = INHERITS.get(book)
    if parent is None:
        return own
    taken = {rule for pin in own for rule in pin.case.rules} | set(untestable(book))
    inherited = (_inherited(pin, parent, book, taken) for pin in pins(parent))
    return (*own, *(pin for pin in inherited if pin is not None))


def _inherited(pin: Pin, parent: str, book: str, taken: set[str]) -> Pin | None:
    """A case of the parent book under this book's numbers, unless this book has a case of its own."""
    known = {rule.id for rule in ledger(book).rules}
    rules = tuple(
        rule for each in pin.case.rules if (rule := renumbered(each)) in known and rule not in taken
    )
    if not rules:
        return None
    lines = tuple(_renamed(line, parent, book) for line in pin.case.lines)
    return Pin(pin.file, replace(pin.case, rules=rules, lines=lines))


def _renamed(line: WrittenLine, parent: str, book: str) -> WrittenLine:
    return WrittenLine(
        book if line.keyword == parent else line.keyword,
        _renumber(line.body),
        tuple(Statement(_renumber(s.text), _renumber(s.outcome), s.line, s.column) for s in line.statements),
        line.number,
        line.column,
    )


def _renumber(text: str) -> str:
    return re.sub(r"FAM-\d\d\d", lambda match: renumbered(match[0]), text)


def pins_of(rule: str) -> tuple[Pin, ...]:
    """The cases that pin a rule."""
    book = next((book.name for book in SHELF.values() if rule.startswith(book.prefix)), "")
    return tuple(pin for pin in pins(book) if rule in pin.case.rules) if book else ()


def fails(pin: Pin, books: Mapping[str, Book] = SHELF) -> Mismatch | NotationError | None:
    """What is wrong with a case, or nothing when it holds."""
    try:
        read(pin.case, books)
    except (Mismatch, NotationError) as error:
        return error
    return None


def coverage(book: str, tell: Callable[[Mismatch | NotationError], str] = str) -> Coverage:
    """Play every case of a book and see which rules are pinned; what fails is put into words by `tell`."""
    all_pins = pins(book)
    failing = tuple(
        (f"{pin.file} {' '.join(pin.case.rules)}", tell(error)) for pin in all_pins if (error := fails(pin))
    )
    broken = {name for name, _ in failing}
    held = {
        rule
        for pin in all_pins
        if f"{pin.file} {' '.join(pin.case.rules)}" not in broken
        for rule in pin.case.rules
    }
    ids = [rule.id for rule in ledger(book).rules]
    free = {rule: why for rule, why in untestable(book).items() if rule not in held}
    return Coverage(
        book,
        len(ids),
        tuple(rule for rule in ids if rule in held),
        free,
        tuple(rule for rule in ids if rule not in held and rule not in free),
        failing,
        len(all_pins),
    )
