"""`omerta books` and `omerta book`: the shelf, a book as a file, the start of a book of one's own."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec import Struct

from omerta.books.files import dump
from omerta.books.ledger import ledger
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book, Call
from omerta.terminal.console import (
    DONE,
    Mistake,
    Terminal,
    find_book,
    open_book,
    title,
    write_text,
)
from omerta.terminal.deck_command import SCENARIO, rules, scenario_title, scenarios
from omerta.words import switch_title
from omerta.words.voice import capital

START = """\
# {remark-name}
name = "{name}"
based_on = "{base}"

# {remark-card}
[roles.{card}]
side = "{side}"
abilities.{deed} = {{ effects = [{{ verb = "learn", what = "role" }}] }}

# {remark-call}
[calls]
{card} = "{after}"

# {remark-words}
[words.{language}.roles.{card}]
name = "{said-role}"
about = "{said-about}"
wakes = "{said-wakes}"

[words.{language}.abilities]
{deed}.name = "{said-deed}"
"""


class ShelfEntry(Struct, frozen=True):
    """A book as it stands on the shelf."""

    name: str
    title: str
    about: str
    players: str
    least: int
    roles: int
    rules: int
    switches: int


class NamedDeck(Struct, frozen=True):
    """A deck with a name, and from how many players on; a scenario has house rules of its own."""

    name: str
    title: str
    players: int
    rules: tuple[str, ...]


class SwitchEntry(Struct, frozen=True):
    """A house rule and what it can be set to."""

    name: str
    title: str
    default: str
    values: tuple[str, ...]
    least: int
    most: int
    words: tuple[str, ...]
    rule: str


class OpenBook(Struct, frozen=True):
    """A book taken off the shelf and opened."""

    book: ShelfEntry
    scenarios: tuple[NamedDeck, ...]
    presets: tuple[NamedDeck, ...]
    hidden: dict[str, str]
    house_rules: tuple[SwitchEntry, ...]


def books(terminal: Terminal, name: str, json: bool) -> int:
    """Print the shelf, or one book of it with its scenarios, decks and house rules."""
    if name:
        return _one(*open_book(terminal, name), json)
    shelf = [_entry(terminal, book) for book in SHELF.values()]
    if json:
        terminal.json(shelf)
        return DONE
    for at, entry in enumerate(shelf):
        if at:
            terminal.write()
        _describe(terminal, entry)
    return DONE


def _describe(terminal: Terminal, entry: ShelfEntry) -> None:
    terminal.write(f"{entry.title} ({entry.name})", "bold")
    if entry.about:
        terminal.write(entry.about, indent=2)
    numbers = {"roles": entry.roles, "rules": entry.rules, "switches": entry.switches}
    players = capital(entry.players)
    terminal.write(terminal.text("cli-book-numbers", {**numbers, "players": players}), "dim", indent=2)


def _one(terminal: Terminal, book: Book, json: bool) -> int:
    found = _opened(terminal, book)
    if json:
        terminal.json(found)
        return DONE
    _describe(terminal, found.book)
    columns = [terminal.text(f"cli-column-{name}") for name in ("name", "from", "about")]
    for kind, decks in (("scenarios", found.scenarios), ("presets", found.presets)):
        if decks:
            _heading(terminal, f"cli-book-{kind}", book)
            rows = [(each.name, str(each.players), f"{each.title} ({rules(each.rules)})") for each in decks]
            terminal.table(columns, rows, right=(1,), whole=(0,))
    if found.hidden:
        _heading(terminal, "cli-book-hidden", book)
        terminal.table((columns[0], columns[2]), list(found.hidden.items()))
    if found.house_rules:
        _heading(terminal, "cli-book-switches", book)
        names = [terminal.text(f"cli-column-{name}") for name in ("name", "default", "or", "about")]
        listed = [each for each in found.house_rules if each.name != SCENARIO]
        terminal.table(names, [_row(each) for each in listed], whole=(0,))
    return DONE


def _heading(terminal: Terminal, message: str, book: Book) -> None:
    terminal.write()
    terminal.say(message, {"book": book.name}, "bold")


def _row(rule: SwitchEntry) -> tuple[str, str, str, str]:
    """A house rule in a line: its name, its setting in the book, and what else it can be."""
    others = [value for value in rule.values if value != rule.default]
    if rule.most:
        others.append(f"{rule.least}-{rule.most}")
    if rule.words:
        others.append(f"{rule.words[0]},{rule.words[1]}...")
    return (rule.name, rule.default, ", ".join(others), f"{rule.title} ({rule.rule})")


def _opened(terminal: Terminal, book: Book) -> OpenBook:
    words, presets, known = terminal.words, book.deck.presets, scenarios(book)
    return OpenBook(
        _entry(terminal, book),
        tuple(
            NamedDeck(name, scenario_title(terminal, name), _from(book, name), _rules(book, name))
            for name in known
        ),
        tuple(
            NamedDeck(name, words.name("preset", name), _from(book, name), _rules(book, name))
            for name in presets
            if name not in known
        ),
        {name: words.name("hidden", name) for name in book.deck.hidden},
        tuple(
            SwitchEntry(
                name,
                switch_title(name, words),
                switch.default,
                tuple(switch.values),
                switch.least,
                switch.most,
                switch.list_of,
                switch.rule,
            )
            for name, switch in book.switches.items()
        ),
    )


def _from(book: Book, name: str) -> int:
    """From how many players on a named deck can be played."""
    preset = book.deck.presets.get(name)
    return max(book.deck.least, preset.least) if preset is not None else book.deck.least


def _rules(book: Book, name: str) -> tuple[str, ...]:
    preset = book.deck.presets.get(name)
    return preset.rules if preset is not None else (book.switches[SCENARIO].rule,)


def _entry(terminal: Terminal, book: Book) -> ShelfEntry:
    """A book as it stands on the shelf; of one's own book less is known."""
    words, known = terminal.words, book.name in SHELF
    return ShelfEntry(
        book.name,
        title(book, words),
        words.say(about) if words.has(about := f"book-{book.name}.about") else "",
        words.say(f"book-{book.name}.players")
        if known
        else terminal.text("cli-from", {"number": book.deck.least}),
        book.deck.least,
        len(book.roles),
        len(ledger(book.name).rules) if known else 0,
        len(book.switches),
    )


def export(terminal: Terminal, name: str, output: Path | None) -> int:
    """Print a book as TOML, or put it into a file."""
    text = dump(find_book(name))
    if output is None:
        terminal.out.file.write(text)
    else:
        write_text(output, text)
        terminal.say("cli-written", {"file": str(output)})
    return DONE


def new(terminal: Terminal, name: str, base: str) -> int:
    """Print the start of a book of one's own."""
    if not re.fullmatch(r"[a-z][a-z0-9-]*", name):
        raise Mistake("cli-book-name", {"name": name})
    if name in SHELF:
        raise Mistake("cli-book-taken", {"name": name})
    if base not in SHELF:
        raise Mistake("cli-no-book", {"name": base, "near": ", ".join(SHELF)})
    book = SHELF[base]
    side = book.roles[book.plain].side
    remarks = {
        f"remark-{part}": terminal.text(f"cli-new-{part}") for part in ("name", "card", "call", "words")
    }
    said = {f"said-{part}": terminal.text(f"cli-new-{part}") for part in ("role", "about", "wakes", "deed")}
    blanks = {"name": name, "base": base, "side": side, "card": "postman", "deed": "peek"}
    blanks |= {"after": _last_call(book), "language": terminal.words.language}
    terminal.out.file.write(START.format_map({**remarks, **said, **blanks}))
    return DONE


def _last_call(book: Book) -> str:
    """The last card that is called at night in this book."""
    calls = [
        name
        for phase in book.phases.values()
        for name, step in phase.steps.items()
        if isinstance(step, Call) and step.acts and name in book.roles
    ]
    return calls[-1]
