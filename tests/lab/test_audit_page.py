"""The page of all books on trial has every deck they print, and shows what it says."""

import re
from pathlib import Path

from tests.lab.audit_page import WORDS, write

from omerta.books.shelf import SHELF
from omerta.lab.audit import AuditedDeck, audit, entries
from omerta.lab.crew import Crew

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str) -> dict[str, list[list[str]]]:
    """The numbers of the page by the title of the book."""
    found: dict[str, list[list[str]]] = {}
    for part in page.split("\n## ")[1:]:
        lines = re.findall(r"^\| (.*) \|$", part, re.MULTILINE)
        found[part.partition("\n")[0]] = [line.split(" | ") for line in lines[2:]]
    return found


def named(entry: AuditedDeck) -> list[str]:
    return [str(entry.players), entry.preset or "by the table"]


def test_every_deck_of_every_book_is_on_the_page() -> None:
    found = rows((DOCS / "audit.md").read_text("utf-8"))
    assert {title: [row[:2] for row in table] for title, table in found.items()} == {
        WORDS.name("book", book.name): [named(entry) for entry in entries(book)] for book in SHELF.values()
    }


def test_the_page_counts_what_leans_and_shows_its_pictures() -> None:
    page = (DOCS / "audit.md").read_text("utf-8")
    table = [row for of_book in rows(page).values() for row in of_book]
    assert f"{len(table)} decks were tried, {sum(row[-1] == 'leans' for row in table)} of them lean." in page
    for row in table:
        low = float(row[4].split("–")[0])
        assert (row[-1] == "leans") == (low > 60), row
    pictures = re.findall(r"\]\((pictures/lab/audit-[^)]+)\)", page)
    assert len(pictures) == len(SHELF)
    assert all((DOCS / each).read_text("utf-8").startswith("<svg") for each in pictures)


def test_the_page_names_the_command_that_writes_it(tmp_path: Path) -> None:
    with Crew(1) as crew:
        write(tmp_path, {"classic": audit(SHELF["classic"], crew, 3)}, 3, "plain")
    page = (tmp_path / "audit.md").read_text("utf-8")
    assert "scripts/audit --games 3 --bots plain\n" in page
    assert "Plain bots are beginners" in page
    assert (tmp_path / "pictures" / "lab" / "audit-classic.svg").exists()
    text = re.sub(r"\d+", "N", (DOCS / "audit.md").read_text("utf-8").partition("decks were tried")[0])
    assert re.sub(r"\d+", "N", page.partition("decks were tried")[0]) == text
