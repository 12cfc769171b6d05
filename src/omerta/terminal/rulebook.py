"""`omerta rule` and `omerta rules`: the living rulebook, and how much of it is pinned by written games."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.progress import Progress

from omerta.books.ledger import BOOKS_WITH_LEDGERS, PREFIXES, Rule, ledger, rule
from omerta.books.shelf import SHELF
from omerta.notation.casebook import Coverage, Pin, coverage, pins_of
from omerta.notation.text import Mismatch, NotationError
from omerta.terminal.console import DONE, FAILED, Mistake, Terminal, base_of, near
from omerta.words import switch_title, switch_value
from omerta.words.mistakes import mistake
from omerta.words.rules import LEDGER_LANGUAGE, rule_text


def show_rule(terminal: Terminal, number: str, json: bool) -> int:
    """Print one rule and the written games that pin it."""
    found = rule(number)
    if found is None:
        raise _unknown(number)
    pins = pins_of(found.id)
    if json:
        terminal.json({"rule": found, "cases": [_case(pin) for pin in pins]})
        return DONE
    words = terminal.words
    place = " / ".join(part for part in (found.section, found.subsection) if part)
    terminal.write(found.id, "bold")
    terminal.write(rule_text(found, words.language))
    terminal.write()
    origin = terminal.text(f"cli-origin-{found.origin}")
    book = words.name("book", found.book)
    terminal.say("cli-rule-place", {"book": book, "origin": origin}, "dim")
    if words.language == LEDGER_LANGUAGE:
        terminal.write(place, "dim")
    _switch(terminal, found)
    for pin in pins:
        terminal.write()
        terminal.say(
            "cli-rule-case", {"title": pin.case.title, "file": pin.file, "line": str(pin.case.number)}, "dim"
        )
        for line in written(pin):
            terminal.write(line, indent=2)
    if not pins:
        terminal.say("cli-rule-no-case", style="dim")
    return DONE


def _switch(terminal: Terminal, found: Rule) -> None:
    book = SHELF.get(found.book)
    if not found.switch or book is None or found.switch not in book.switches:
        return
    switch, words = book.switches[found.switch], terminal.words
    terminal.say("cli-rule-switch", {"name": found.switch, "title": switch_title(found.switch, words)})
    for value in switch.values or (switch.default,):
        mark = terminal.text("cli-default") if value == switch.default else ""
        terminal.write(f"{value}: {switch_value(found.switch, value, words)} {mark}".rstrip(), indent=2)
    if switch.number:
        terminal.say("cli-rule-range", {"least": switch.least, "most": switch.most})


def _unknown(number: str) -> Mistake:
    """The nearest thing to a number that does not exist."""
    prefix = re.sub(r"[^A-Z]", "", number.upper())
    book = next((book for book, known in PREFIXES.items() if known == prefix), None)
    if book is None:
        return Mistake("cli-no-prefix", {"name": number, "near": near(prefix, PREFIXES.values())})
    rules = ledger(book).rules
    blanks = {"name": number, "first": rules[0].id, "last": rules[-1].id}
    return Mistake("cli-no-rule", blanks)


def written(pin: Pin) -> list[str]:
    """A case as it is written."""
    width = max(len(line.keyword) for line in pin.case.lines) + 2
    return [f"{line.keyword:<{width}}{line.body}".rstrip() for line in pin.case.lines]


def _case(pin: Pin) -> dict[str, object]:
    return {
        "title": pin.case.title,
        "file": pin.file,
        "line": pin.case.number,
        "rules": pin.case.rules,
        "game": written(pin),
    }


def list_rules(terminal: Terminal, books: Sequence[str], search: str, json: bool) -> int:
    """Print the rules of books, or those that speak of a word."""
    wanted = search.casefold()

    def text(each: Rule) -> str:
        return rule_text(each, terminal.words.language)

    found = [
        each
        for book in _named(books)
        for each in ledger(book).rules
        if wanted in f"{each.id} {text(each)} {each.section} {each.subsection}".casefold()
    ]
    if json:
        terminal.json(found)
        return DONE
    for each in found:
        terminal.write(f"{each.id}  {text(each)}")
    if not found:
        terminal.complain(terminal.text("cli-rules-none", {"word": search}))
        return FAILED
    return DONE


def _named(books: Sequence[str]) -> tuple[str, ...]:
    """The printed books asked for, or all; for one of one's own the rules of the book it is built on."""
    found = [base_of(book) if book.endswith(".toml") else book for book in books]
    for book, named in zip(found, books, strict=True):
        if book not in BOOKS_WITH_LEDGERS:
            raise Mistake("cli-no-book", {"name": named, "near": near(book, BOOKS_WITH_LEDGERS)})
    return tuple(dict.fromkeys(found)) or tuple(SHELF)


def cover(terminal: Terminal, books: Sequence[str], verbose: bool, json: bool) -> int:
    """Play every case of the casebook and print how the rules are pinned."""
    found = _covered(terminal, _named(books))
    if json:
        terminal.json(found)
    else:
        _table(terminal, found)
        for each in found:
            _details(terminal, each, verbose)
    return FAILED if any(each.missing or each.failing for each in found) else DONE


def _covered(terminal: Terminal, books: tuple[str, ...]) -> tuple[Coverage, ...]:
    def tell(error: Mismatch | NotationError) -> str:
        return mistake(error, terminal.words)

    if not terminal.err.is_terminal:
        return tuple(coverage(book, tell) for book in books)
    with Progress(console=terminal.err, transient=True) as progress:
        task = progress.add_task(terminal.text("cli-playing"), total=len(books))
        found = []
        for book in books:
            found.append(coverage(book, tell))
            progress.advance(task)
    return tuple(found)


def _table(terminal: Terminal, found: Sequence[Coverage]) -> None:
    names = ("book", "rules", "cases", "pinned", "untestable", "missing", "failing")
    rows = [
        (each.book, *(str(number) for number in (each.rules, each.cases, *_sizes(each)))) for each in found
    ]
    terminal.table([terminal.text(f"cli-column-{name}") for name in names], rows, right=range(1, 7))


def _sizes(each: Coverage) -> tuple[int, int, int, int]:
    return len(each.pinned), len(each.untestable), len(each.missing), len(each.failing)


def _details(terminal: Terminal, each: Coverage, verbose: bool) -> None:
    if each.missing:
        terminal.say("cli-missing", {"book": each.book}, "yellow")
        terminal.write(", ".join(each.missing), indent=2)
    for case, told in each.failing:
        terminal.say("cli-failing", {"case": case, "problem": told}, "red")
    if verbose:
        for number, why in each.untestable.items():
            terminal.say("cli-untestable", {"rule": number, "reason": why}, "dim")
