"""Reading a written game is playing it: every statement is a deed or an expectation, checked at once."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from omerta.core import Refused
from omerta.core.book.model import Book
from omerta.notation.reading_state import OtherwiseRolled, Reading
from omerta.notation.setting import HEAD, extended, head, refused
from omerta.notation.statements import KEYWORDS, state
from omerta.notation.text import Mismatch, NotationError, Prose, WrittenLine, did_you_mean, lines, write

SEEDS = 5000


class Case(Struct, frozen=True):
    """A written game with the rules it shows: its title and its lines.

    A game that shows rules is a position made for them, and may have any deck.
    """

    rules: tuple[str, ...]
    title: str
    lines: tuple[WrittenLine, ...]
    number: int


def cases(text: str, books: Mapping[str, Book]) -> tuple[Case, ...]:
    """The games of a file. A `rule` line or, without one, a book's name begins each."""
    found: list[Case] = []
    current: list[WrittenLine] = []
    rules: tuple[str, ...] = ()
    title, number, has_book = "", 0, False

    def finish() -> None:
        if current:
            found.append(Case(rules, title, tuple(current), number or current[0].number))

    for line in lines(text):
        if line.keyword == "rule" or (line.keyword in books and has_book):
            finish()
            current, has_book = [], False
            rules, title, number = (), "", line.number
        if line.keyword == "rule":
            ids, _, title = line.body.partition(":")
            rules, title = tuple(ids.replace(",", " ").split()), title.strip()
            if not rules:
                raise NotationError(line.number, 1, "no-rule-numbers", "", write("rule FAM-195: a title"))
            continue
        has_book = has_book or line.keyword in books
        current.append(line)
    finish()
    return tuple(found)


def read(case: Case, books: Mapping[str, Book]) -> Reading:
    """Play a written game through the engine; raises where it cannot be read or does not hold.

    Where the head prescribes the die, it is played with the first seed by which the die falls so.
    """
    for seed in range(SEEDS):
        try:
            return _play(case, Reading(books, seed))
        except OtherwiseRolled:
            continue
    line = next(line for line in case.lines if line.keyword == "die")
    raise Mismatch(line.number, f"die  {line.body}", Prose("no-such-seed", str(SEEDS)))


def _play(case: Case, reading: Reading) -> Reading:
    for line in case.lines:
        reading.line = line.number
        try:
            _line(reading, line, any_deck=bool(case.rules))
        except Refused as refusal:
            given = f"refused {refusal.reason}"
            raise Mismatch(line.number, f"{line.keyword}  {line.body}", given, refusal.rules) from refusal
    reading.settle()
    die = reading.setting.die if reading.setting is not None else ()
    if len(rolls := reading.rolls()) < len(die):
        line = next(line for line in case.lines if line.keyword == "die")
        raise Mismatch(line.number, f"die  {line.body}", f"die  {', '.join(rolls)}" if rolls else "no die")
    return reading


def _line(reading: Reading, line: WrittenLine, any_deck: bool) -> None:
    books = reading.books
    if line.keyword in books:
        reading.setting = head(books[line.keyword], line, any_deck)
    elif reading.setting is None:
        raise NotationError(line.number, 1, "no-book", line.keyword, did_you_mean(line.keyword, books))
    elif line.keyword in HEAD and reading.game is None:
        reading.setting = extended(reading.setting, line)
    elif line.keyword == "refused" and reading.game is None:
        refused(reading.setting, line)
    elif line.keyword in reading.book.phases:
        reading.begin(line.keyword, line)
        for statement in line.statements:
            state(reading, statement)
    elif line.keyword in KEYWORDS:
        KEYWORDS[line.keyword](reading, line)
    else:
        known = (*books, *HEAD, *reading.book.phases, *KEYWORDS)
        raise NotationError(line.number, 1, "no-keyword", line.keyword, did_you_mean(line.keyword, known))
