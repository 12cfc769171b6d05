"""The written game as text: lines, statements, and errors that point at them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from msgspec import Struct


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


class Mismatch(Exception):  # noqa: N818 - the game and the file disagree; either may be right
    """An expectation that the rules do not bear out."""

    def __init__(self, line: int, expected: str, given: str, rules: tuple[str, ...] = ()) -> None:
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


class Line(Struct, frozen=True):
    """A keyword and its statements."""

    keyword: str
    body: str
    statements: tuple[Statement, ...]
    number: int
    column: int


def lines(text: str) -> tuple[Line, ...]:
    """The lines of a file; a line that begins with a blank goes on with the one before it."""
    found: list[tuple[int, str]] = []
    for number, raw in enumerate(text.splitlines(), 1):
        if long := re.search(r"\d{19,}", raw):
            raise NotationError(number, long.start() + 1, "too-long", long[0][:18], Hint("at-most", "18"))
        content = raw.split("#", 1)[0].rstrip()
        if not content.strip():
            continue
        if content[0] in " \t":
            if not found:
                raise NotationError(number, 1, "blank-first", "", write("night"))
            at, before = found[-1]
            found[-1] = (at, f"{before}; {content.strip()}" if not before.endswith((";", ",", ":")) else (
                f"{before} {content.strip()}"
            ))  # fmt: skip
        else:
            found.append((number, content))
    return tuple(_line(number, content) for number, content in found)


def _line(number: int, content: str) -> Line:
    keyword, _, body = content.partition(" ")
    column = len(content) - len(body.lstrip()) + 1
    return Line(
        keyword.rstrip(":"), body.strip(), tuple(_statements(body.strip(), number, column)), number, column
    )


def _statements(body: str, number: int, column: int) -> Iterable[Statement]:
    at = column
    for part in body.split(";"):
        stripped = part.strip()
        if stripped:
            text, *outcome = re.split(r":(?=\s|$)", stripped, maxsplit=1)
            yield Statement(
                text.strip(), "".join(outcome).strip(), number, at + len(part) - len(part.lstrip())
            )
        at += len(part) + 1


def write(example: str) -> Hint:
    """A hint with an example."""
    return Hint("write", example)


def did_you_mean(word: str, known: Iterable[str]) -> Hint:
    """A hint towards the nearest known word."""
    names = sorted(known)
    near = difflib.get_close_matches(word, names, 1, 0.6)
    return Hint("nearest", near[0]) if near else Hint("known", ", ".join(names))


def seats(text: str) -> tuple[int, ...]:
    """Seat numbers in a text: '4', '4, 5 and 8', '4 5 8', 'nobody'."""
    return tuple(int(number) for number in re.findall(r"\d+", text))


def number(text: str, line: Line) -> int:
    """A plain number."""
    if not (text.isascii() and text.isdigit()):
        raise NotationError(line.number, line.column, "not-a-number", text, write("12"))
    return int(text)


def written(numbers: Iterable[int]) -> str:
    """Seat numbers as they are written."""
    return ", ".join(map(str, numbers)) or "nobody"
