"""`omerta check`: a book of one's own, its faults, its written games, and the words it still lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from omerta.books.fault import Fault
from omerta.books.files import OwnBook, Unsound
from omerta.books.order import Finding, order_findings
from omerta.books.shelf import SHELF
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch, NotationError
from omerta.terminal.console import DONE, FAILED, Mistake, Terminal, own_book, read_text, speaking
from omerta.words import LANGUAGES, explain_fault, lexicon
from omerta.words.mistakes import mistake
from omerta.words.own import unsaid


class GamesPlayed(Struct, frozen=True):
    """How the written games of a book went: how many there are, and what does not hold, each by its place."""

    games: int
    failing: tuple[str, ...]


def check(terminal: Terminal, path: Path, order: bool, json: bool) -> int:
    """Say whether a book can be played and its games hold, or everything that is wrong in it."""
    try:
        own = own_book(path)
    except Unsound as unsound:
        return _unsound(terminal, path, unsound.faults, json)
    terminal, book = speaking(terminal, own), own.book
    findings = _findings(with_house_rules(book, {}))
    outcome = played(terminal, own, path)
    lacking = {name: found for name in LANGUAGES if (found := unsaid(lexicon(name), own))}
    if json:
        told = {"games": outcome.games, "failing": outcome.failing, "unsaid": lacking}
        terminal.json({"file": str(path), "book": book.name, "faults": [], "order": findings, **told})
        return FAILED if outcome.failing else DONE
    counts: dict[str, str | int] = {
        "name": book.name,
        "roles": len(book.roles),
        "switches": len(book.switches),
        "order": len(findings),
    }
    terminal.say("cli-sound", counts)
    for each in findings if order else ():
        _order(terminal, book, each)
    if outcome.games and not outcome.failing:
        terminal.say("cli-games-hold", {"number": outcome.games})
    for name, found in lacking.items():
        language = terminal.text(f"cli-in-{name}")
        terminal.say("cli-unsaid", {"language": language, "things": ", ".join(found)}, "dim")
    for failure in outcome.failing:
        terminal.complain(failure)
    return FAILED if outcome.failing else DONE


def played(terminal: Terminal, own: OwnBook, path: Path) -> GamesPlayed:
    """Play the written games of a book: those in its own file, and those in files beside it."""
    games, failing = 0, list[str]()
    for at, entry in enumerate(own.games):
        inline = "\n" in entry
        place = f"{path}, games.{at}" if inline else str(path.parent / entry)
        try:
            text = entry if inline else read_text(path.parent / entry)
        except Mistake as missing:
            failing.append(terminal.text(missing.message, missing.blanks))
            continue
        results = [*_results(own.book, text)]
        games += len(results)
        if not results:
            failing.append(terminal.text("cli-no-games", {"file": place}))
        failing += [f"{place}, {mistake(error, terminal.words)}" for error in results if error is not None]
    return GamesPlayed(games, tuple(failing))


def _results(book: Book, text: str) -> Iterator[NotationError | Mismatch | None]:
    """What is wrong with each game of a text, or nothing where it holds."""
    books = {**SHELF, book.name: book}
    try:
        found = cases(text, books)
    except NotationError as error:
        yield error
        return
    for case in found:
        try:
            read(case, books)
        except (NotationError, Mismatch) as error:
            yield error
        else:
            yield None


def _findings(book: Book) -> tuple[Finding, ...]:
    phases = (name for name in book.cycle if book.phases[name].dark)
    return tuple(finding for phase in phases for finding in order_findings(book, phase))


def _order(terminal: Terminal, book: Book, finding: Finding) -> None:
    late = finding.why.startswith("too late")
    names = (finding.second, finding.first) if late else (finding.first, finding.second)
    one, other = (_name(terminal, book, name) for name in names)
    said = terminal.text(f"order-{finding.why.replace(' ', '-')}", {"one": one, "other": other})
    rules = ", ".join(rule for rule in finding.rules if rule)
    terminal.write(f"{said} ({rules})" if rules else said, indent=2)


def _name(terminal: Terminal, book: Book, call: str) -> str:
    return terminal.words.name("gang" if call in book.gangs else "role", call)


def _unsound(terminal: Terminal, path: Path, faults: Sequence[Fault], json: bool) -> int:
    if json:
        terminal.json({"file": str(path), "faults": faults})
        return FAILED
    terminal.complain(terminal.text("cli-unsound-head", {"file": str(path), "number": len(faults)}))
    for fault in faults:
        terminal.complain(f"  {fault.place}: {explain_fault(fault, terminal.words)}")
    return FAILED
