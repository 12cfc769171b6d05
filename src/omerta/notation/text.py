"""The written game as text: lines, statements, and errors that point at them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from omerta.books.nearness import nearest

# How each kind of claim is written that needs no word more than whom it is about.
SAYS = {
    "suspect": "suspects", "trust": "trusts", "deny": "denies", "thank": "thanks", "doubt": "doubts",
    "shrug": "shrugs",
}  # fmt: skip


class Hint(Struct, frozen=True):
    """What to write instead: the kind of advice, by name, and what it points to."""

    kind: str
    what: str = ""


class NotationError(Exception):
    """A file that cannot be read: where, the name of what is wrong, what it is about, and a hint."""

    def __init__(self, line: int, column: int, problem: str, about: str, hint: Hint) -> None:
        super().__init__(f"line {line}, column {column}: {problem} {about} ({hint.kind} {hint.what})")
        self.line = line
        self.column = column
        self.problem = problem
        self.about = about
        self.hint = hint


class Prose(Struct, frozen=True):
    """What no statement can say: the name of a sentence, and what it is about."""

    name: str
    about: str = ""

    def __str__(self) -> str:
        return f"{self.name} {self.about}".rstrip()


Telling = str | Prose


class Mismatch(Exception):  # noqa: N818 - the game and the file disagree; either may be right
    """An expectation that the rules do not bear out, and what would hold: statements, or a sentence."""

    def __init__(self, line: int, expected: Telling, given: Telling, rules: tuple[str, ...] = ()) -> None:
        super().__init__(
            f"line {line}: expected {expected}; the rules gave {given} {' '.join(rules)}".rstrip()
        )
        self.line = line
        self.expected = expected
        self.given = given
        self.rules = rules


class Statement(Struct, frozen=True):
    """One statement of a line, and what is expected of it after the colon."""

    text: str
    outcome: str
    line: int
    column: int


class WrittenLine(Struct, frozen=True):
    """A keyword and its statements."""

    keyword: str
    body: str
    statements: tuple[Statement, ...]
    number: int
    column: int


def lines(text: str) -> tuple[WrittenLine, ...]:
    """The lines of a file; a line that begins with a blank goes on with the one before it."""
    found: list[tuple[str, tuple[TextPlace, ...]]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        if long := re.search(r"\d{19,}", raw):
            raise NotationError(number, long.start() + 1, "too-long", long[0][:18], Hint("at-most", "18"))
        content = raw.split("#", 1)[0].rstrip()
        if not content.strip():
            continue
        if content[0] in " \t":
            if not found:
                raise NotationError(number, 1, "blank-first", "", write("night"))
            before, places = found[-1]
            before += " " if before.endswith((";", ",", ":")) else "; "
            place = TextPlace(len(before), number, len(content) - len(content.lstrip()) + 1)
            found[-1] = (before + content.strip(), (*places, place))
        else:
            found.append((content, (TextPlace(0, number, 1),)))
    return tuple(_line(content, places) for content, places in found)


class TextPlace(Struct, frozen=True):
    """Where a part of a line, that begins at this sign of it, stands in the file."""

    sign: int
    line: int
    column: int


def _where(places: tuple[TextPlace, ...], sign: int) -> tuple[int, int]:
    """The line and the column of a sign."""
    place = next(each for each in reversed(places) if each.sign <= sign)
    return place.line, place.column + sign - place.sign


def _line(content: str, places: tuple[TextPlace, ...]) -> WrittenLine:
    keyword, _, body = content.partition(" ")
    begins = len(content) - len(body.lstrip())
    statements = tuple(_statements(body.strip(), begins, places))
    return WrittenLine(keyword.rstrip(":"), body.strip(), statements, places[0].line, begins + 1)


def _statements(body: str, begins: int, places: tuple[TextPlace, ...]) -> Iterable[Statement]:
    at = begins
    for part in body.split(";"):
        stripped = part.strip()
        if stripped:
            text, *outcome = re.split(r":(?=\s|$)", stripped, maxsplit=1)
            line, column = _where(places, at + len(part) - len(part.lstrip()))
            yield Statement(text.strip(), "".join(outcome).strip(), line, column)
        at += len(part) + 1


def write(example: str) -> Hint:
    """A hint with an example."""
    return Hint("write", example)


def did_you_mean(word: str, known: Iterable[str]) -> Hint:
    """A hint towards the nearest known word."""
    names = sorted(known)
    near = nearest(word, names, 0.6)
    return Hint("nearest", near) if near else Hint("known", ", ".join(names))


def seats(text: str) -> tuple[int, ...]:
    """Seat numbers in a text: '4', '4, 5 and 8', '4 5 8', 'nobody'."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


def number(text: str, line: WrittenLine) -> int:
    """A plain number."""
    if not (text.isascii() and text.isdigit()):
        raise NotationError(line.number, line.column, "not-a-number", text, write("12"))
    return int(text)


def written(numbers: Iterable[int]) -> str:
    """Seat numbers as they are written."""
    return ", ".join(map(str, numbers)) or "nobody"


def whole(statement: Statement) -> str:
    """A statement as it stands in the file, with what is expected of it."""
    return f"{statement.text}: {statement.outcome}" if statement.outcome else statement.text
