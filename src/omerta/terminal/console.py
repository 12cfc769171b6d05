"""The terminal a command works at: words of one language, paper to write on, and mistakes put kindly."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TextIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table
from rich.text import Text

from omerta.books.files import OwnBook, Unsound
from omerta.books.nearness import nearest
from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.core.book.house_rules import patches, with_house_rules
from omerta.core.book.model import Book, Clash, Switch
from omerta.terminal.columns import GAP, fitted, total
from omerta.words import Lexicon, switch_title
from omerta.words.called import Nameplate, Who
from omerta.words.lexicon import NOTHING
from omerta.words.own import spoken
from omerta.words.own_file import open_own

DONE, FAILED, MISTAKEN, INTERRUPTED = 0, 1, 2, 130
WIDTH = 100
LONG = 600
VAST = 10**15


class Mistake(Exception):  # noqa: N818 - said to whoever typed the command
    """Something in the command that cannot be done; `message` is its name in the words."""

    def __init__(self, message: str, args: Mapping[str, str | int] = NOTHING, code: int = MISTAKEN) -> None:
        super().__init__(message)
        self.message = message
        self.blanks = args
        self.code = code


class Terminal(Struct, frozen=True):
    """What every command needs: words, paper for the answer, paper for mistakes, an ear, what was `typed`."""

    words: Lexicon
    out: Console
    err: Console
    ear: TextIO | None
    typed: tuple[str, ...] = ()

    def text(self, message: str, args: Mapping[str, str | int] = NOTHING) -> str:
        """A message in the language of the terminal; whatever is endless is cut."""
        return self.words.say(message, {name: _cut(value) for name, value in args.items()})

    def say(self, message: str, args: Mapping[str, str | int] = NOTHING, style: str = "") -> None:
        """Write a message."""
        self.write(self.text(message, args), style)

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Write a line; on a terminal it is folded at the margin, in a pipe it stays whole."""
        if not self.out.is_terminal:
            self.out.print(Text(" " * indent + text), soft_wrap=True)
            return
        for line in Text(text, style).wrap(self.out, max(20, self.out.width - indent)):
            self.out.print(Text(" " * indent) + line)

    def whole(self, text: str, style: str = "") -> None:
        """Write a line that is never folded, such as a command to be copied."""
        self.out.print(Text(text, style if self.out.is_terminal else ""), soft_wrap=True)

    def complain(self, text: str) -> None:
        """Write a mistake where mistakes belong."""
        self.err.print(Text(text, "red" if self.err.is_terminal else ""), soft_wrap=True)

    def table(
        self,
        columns: Sequence[str],
        rows: Iterable[Sequence[str]],
        right: Iterable[int] = (),
        whole: Iterable[int] = (),
    ) -> None:
        """Write a small table without lines; the `whole` columns are never folded.

        On a terminal too narrow for it every row becomes a few lines of its own.
        """
        numbers, unfolded = set(right), {*right, *whole}
        found = [tuple(row) for row in rows]
        widths = fitted(columns, found, unfolded, self.out.width)
        if self.out.is_terminal and total(widths) > self.out.width:
            self._listed(columns, found)
            return
        paper = Table(box=None, pad_edge=False, padding=(0, GAP, 0, 0), header_style="dim")
        for at, column in enumerate(columns):
            paper.add_column(
                column,
                justify="right" if at in numbers else "left",
                overflow="fold",
                no_wrap=at in unfolded,
                width=widths[at],
            )
        for row in found:
            paper.add_row(*(Text(cell) for cell in row))
        lay(self.out, paper, total(widths))

    def _listed(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        for at, row in enumerate(rows):
            if at:
                self.write()
            for column, cell in zip(columns, row, strict=True):
                if cell:
                    self.write(f"{column}: {cell}" if column else cell)

    def json(self, value: object) -> None:
        """Write a value for programs."""
        self.out.print(msgspec.json.encode(value).decode(), soft_wrap=True)


def _cut(value: str | int) -> str | int:
    """Nothing is longer than a few lines; a number too vast for thousands and plurals is only its digits."""
    if isinstance(value, int):
        return value if abs(value) < VAST else _cut(str(value))
    return f"{value[:LONG]}…" if len(value) > LONG else value


def terminal(words: Lexicon) -> Terminal:
    """A terminal in front of whoever called."""
    return Terminal(words, _paper(sys.stdout), _paper(sys.stderr), sys.stdin)


def _paper(file: TextIO) -> Console:
    """A terminal or a file to write on; a letter it does not have becomes a question mark."""
    if isinstance(file, io.TextIOWrapper):
        file.reconfigure(errors="replace")
    plain = not file.isatty() or os.environ.get("TERM") == "dumb"
    width = WIDTH if plain else None
    return Console(
        file=file,
        force_terminal=False if plain else None,
        color_system=None if plain else "auto",
        no_color=True if plain or os.environ.get("NO_COLOR") else None,
        width=width,
        highlight=False,
        markup=False,
        emoji=False,
    )


def lay(console: Console, paper: Table, width: int = WIDTH) -> None:
    """Put a table on paper; in a pipe as wide as it is, without the blanks at the end of its lines."""
    if console.is_terminal:
        console.print(paper)
        return
    sheet = Console(file=io.StringIO(), width=max(width, console.width), color_system=None)
    with sheet.capture() as capture:
        sheet.print(paper)
    for line in capture.get().splitlines():
        console.print(Text(line.rstrip()), soft_wrap=True)


def near(name: str, known: Iterable[str]) -> str:
    """The nearest known name, or all of them."""
    names = list(known)
    return nearest(name, names) or ", ".join(names)


def find_book(name: str) -> Book:
    """A book by its name on the shelf, or from a file of one's own."""
    return _found(name).book


def open_book(terminal: Terminal, name: str) -> tuple[Terminal, Book]:
    """A book from the shelf or a file, and the terminal at which its own words are spoken."""
    found = _found(name)
    return speaking(terminal, found), found.book


def open_whole(terminal: Terminal, name: str) -> tuple[Terminal, OwnBook]:
    """The same with all that a book of one's own brings along."""
    found = _found(name)
    return speaking(terminal, found), found


def base_of(name: str) -> str:
    """The printed book that one of one's own is built on; nothing of one that stands alone."""
    return _found(name).based_on


def speaking(terminal: Terminal, own: OwnBook) -> Terminal:
    """The terminal at which the words of this book are spoken."""
    return terminal if own.book.name in SHELF else replace(terminal, words=spoken(terminal.words, own))


def _found(name: str) -> OwnBook:
    known = SHELF.get(name.lower())
    if known is not None:
        return OwnBook(known)
    path = Path(name)
    if path.suffix != ".toml" and not _is_file(path):
        raise Mistake("cli-no-book", {"name": name, "near": near(name.lower(), SHELF)})
    try:
        return own_book(path)
    except Unsound as unsound:
        raise Mistake("cli-unsound", {"file": name, "number": len(unsound.faults)}) from unsound


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False


def own_book(path: Path) -> OwnBook:
    """A book of one's own; raises `Unsound` with its faults."""
    read_text(path)
    try:
        return open_own(path)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Mistake("cli-no-sense", {"file": str(path)}, FAILED) from error


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Mistake("cli-no-file", {"file": str(path)}) from None
    except UnicodeDecodeError:
        raise Mistake("cli-not-text", {"file": str(path)}) from None
    except OSError:
        raise Mistake("cli-closed-file", {"file": str(path)}) from None


def write_text(path: Path, text: str) -> None:
    """Put a text into a file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError:
        raise Mistake("cli-cannot-write", {"file": str(path)}) from None


def may_write(path: Path) -> None:
    """Find out before there is something to lose whether a file could be written."""
    try:
        there, folder = path.exists(), path.absolute().parent
        may = not path.is_dir() and folder.is_dir() and os.access(path if there else folder, os.W_OK)
    except OSError:
        may = False
    if not may:
        raise Mistake("cli-cannot-write", {"file": str(path)})


def find_role(book: Book, words: Lexicon, name: str) -> str:
    """A card of the book by its name in the files or in the language of the terminal."""
    plain = name.strip().lower().replace(" ", "-")
    if plain in book.roles:
        return plain
    spoken = {words.role(role).lower().replace(" ", "-"): role for role in book.roles}
    if plain in spoken:
        return spoken[plain]
    known = nearest(plain, (*spoken, *book.roles)) or ", ".join(words.role(role) for role in book.roles)
    raise Mistake("cli-no-card", {"name": name.strip(), "near": known})


def listed(text: str) -> tuple[str, ...]:
    """The parts of a list with commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def settings(book: Book, pairs: Sequence[str]) -> dict[str, str]:
    """House rules written as `switch=value`; a list goes on with a comma and its next word."""
    chosen: dict[str, str] = {}
    last = ""
    for pair in (each for text in pairs for each in listed(text)):
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign and last and book.switches[last].list_at:
            chosen[last] += f",{name}"
            continue
        if not sign or not value:
            raise Mistake("cli-no-equals", {"text": pair})
        if name not in book.switches:
            raise Mistake("cli-no-switch", {"name": name, "near": near(name, book.switches)})
        chosen[name] = value
        last = name
    for name, value in chosen.items():
        _need_value(name, book.switches[name], value)
    return chosen


def _need_value(name: str, switch: Switch, value: str) -> None:
    """The house rule must know this setting; if not, it is said which it knows."""
    try:
        patches(switch, value)
    except Refused:
        values = ", ".join(switch.values)
        numbers: dict[str, str | int] = {"name": name, "least": switch.least, "most": switch.most}
        if switch.list_at:
            words: dict[str, str | int] = {"name": name, "values": values, "words": ", ".join(switch.list_of)}
            raise Mistake("cli-no-list", {**words, "number": switch.list_length}) from None
        if switch.number and values:
            raise Mistake("cli-no-number-or", {**numbers, "values": values}) from None
        if switch.number:
            raise Mistake("cli-no-number", numbers) from None
        raise Mistake("cli-no-value", {"name": name, "values": values}) from None


def agreed(words: Lexicon, book: Book, house_rules: dict[str, str]) -> Book:
    """The book with these house rules; where two do not go together, it is said which, and by what rule."""
    try:
        return with_house_rules(book, house_rules)
    except Refused as refusal:
        clash = next((each for each in book.clashes.values() if _clashes(book, each, house_rules)), None)
        if refusal.reason != "switches-clash" or clash is None:
            raise
        names = [name for name, _ in clash.switches]
        told = [f"{switch_title(name, words)} ({name}={_setting(book, house_rules, name)})" for name in names]
        blanks = {"switches": words.join(told), "rules": ", ".join(clash.rules)}
        raise Mistake("cli-clash", blanks) from None


def _setting(book: Book, house_rules: dict[str, str], name: str) -> str:
    return house_rules.get(name, book.switches[name].default) if name in book.switches else ""


def _clashes(book: Book, clash: Clash, house_rules: dict[str, str]) -> bool:
    """Is everything chosen that this clash is made of?"""
    return all(value in _setting(book, house_rules, name).split(",") for name, value in clash.switches)


def title(book: Book, words: Lexicon) -> str:
    """What a book is called."""
    return words.name("book", book.name)


def called(names: Sequence[str]) -> Who:
    """How a seat is called: by its number, and by its name where it has one."""
    return lambda seat: Nameplate(seat, names[seat - 1] if 0 < seat <= len(names) else "")
