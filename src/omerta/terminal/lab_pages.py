"""Pages of the laboratory, written beside the answer; their tools are slow to fetch and wait until needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from omerta.core.book.model import Book
from omerta.lab.audit import Verdict
from omerta.lab.balance import Balance
from omerta.lab.lab_game import Experiment
from omerta.lab.values import Worth
from omerta.terminal.console import Mistake, Terminal, write_text
from omerta.terminal.lab_tables import Provenance
from omerta.words import Lexicon


def need_pictures() -> None:
    """A page needs what pictures are drawn with, which is not installed with the rest."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise Mistake("cli-lab-no-pictures", {"command": "pip install 'omerta[lab]'"}) from None


@contextmanager
def beside(terminal: Terminal, file: Path | None, json: bool, page: Callable[[], str]) -> Iterator[None]:
    """The answer is told meanwhile; then, even if nobody has read it to the end, the page is written."""
    try:
        yield
    finally:
        if file is not None:
            write_text(file, page())
            if not json:
                terminal.write()
                terminal.say("cli-written", {"file": str(file)})


def balance_page(found: Balance, words: Lexicon, made: Provenance) -> str:
    """How fair a deck is."""
    from omerta.lab.deck_reports import balance_report
    from omerta.lab.report import page

    return page(balance_report(found, words), words, made.told(words))


def value_page(experiment: Experiment, found: Sequence[Worth], words: Lexicon, made: Provenance) -> str:
    """What each card is worth."""
    from omerta.lab.deck_reports import value_report
    from omerta.lab.report import page

    return page(value_report(experiment, found, words), words, made.told(words))


def audit_page(
    books: Sequence[Book], found: Mapping[str, Sequence[Verdict]], words: Lexicon, made: Provenance
) -> str:
    """Which decks of some books lean."""
    from omerta.lab.deck_reports import audit_report
    from omerta.lab.report import page

    return page(audit_report(books, found, words), words, made.told(words))
