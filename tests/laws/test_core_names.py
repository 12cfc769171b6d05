"""The engine knows no role by name."""

import re
from pathlib import Path

import pytest

import omerta.core
from omerta.books.ledger import BOOKS_WITH_LEDGERS, ledger
from omerta.books.shelf import SHELF

# Names of roles that are also plain words the engine cannot do without, each with its reason.
ORDINARY_WORDS = {
    "host": "the person who hosts the game, not the card of that name in chicago",
    "leader": "whoever has the most votes of a count, and whoever leads another's vote",
    "count": "the counting of votes, not the card of that name in vendetta",
}
SOURCES = sorted(Path(omerta.core.__file__).parent.rglob("*.py"))
HEADING = re.compile(r"(?P<role>[a-z]+(?:-[a-z]+)*) - \S.*")


def ledger_roles(name: str) -> set[str]:
    """The roles that have a heading of their own in the chapter on roles of a ledger."""
    headings = {rule.subsection for rule in ledger(name).rules if rule.section == "Roles"}
    return {match["role"] for heading in headings if (match := HEADING.fullmatch(heading))}


def roles() -> set[str]:
    """Every role of every book and every ledger; what is also the name of a side or gang stays in."""
    return {role for book in SHELF.values() for role in book.roles} | {
        role for name in BOOKS_WITH_LEDGERS for role in ledger_roles(name)
    }


def test_the_ledgers_give_their_roles() -> None:
    assert {"commissioner", "sergeant", "prostitute", "ninja", "turncoat", "plague-doctor"} <= roles()
    assert {"lamia", "undine", "neophyte", "nosferatu", "kitsune", "warg-alpha"} <= roles()
    assert len(roles()) >= 60


@pytest.mark.parametrize("path", SOURCES, ids=[path.name for path in SOURCES])
def test_no_role_is_named_in_the_engine(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    words = {role.replace("-", "[-_ ]?") for role in roles() - set(ORDINARY_WORDS)}
    found = {
        (number, match[0])
        for number, line in enumerate(text.splitlines(), 1)
        for match in re.finditer(rf"(?<![a-z])(?:{'|'.join(sorted(words))})s?(?![a-z])", line)
    }
    assert found == set()


def test_every_exception_is_needed() -> None:
    """An exception that no file needs any more is taken off the list."""
    text = "\n".join(path.read_text(encoding="utf-8").lower() for path in SOURCES)
    assert {word for word in ORDINARY_WORDS if not re.search(rf"(?<![a-z]){word}s?(?![a-z])", text)} == set()
    assert set(ORDINARY_WORDS) <= roles()
