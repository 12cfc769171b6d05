"""The glossaries give one word for each term, and it is the word that is said."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.words import LANGUAGES, lexicon

GLOSSARIES = Path(__file__).parents[2] / "docs" / "glossary"
TERM = re.compile(r"(role|gang|side|mark|phase) ([\w-]+)")
everywhere = pytest.mark.parametrize(
    ("language", "book"), [(language, book) for language in LANGUAGES for book in SHELF.values()]
)


def sections(language: str) -> dict[str, list[tuple[str, str]]]:
    """The rows of each part of a glossary: a term, and the word for it."""
    text = (GLOSSARIES / f"{language}.md").read_text("utf-8")
    parts = re.split(r"^## (\w+)(?:: .*| .*)?$", text, flags=re.MULTILINE)[1:]
    found: dict[str, list[tuple[str, str]]] = {}
    for name, part in zip(parts[::2], parts[1::2], strict=True):
        cells = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
        found[name] = [(row[0].strip(), row[1].strip()) for row in cells[1:]]
    return found


def named(book: Book) -> set[str]:
    """Everything of a book that has a name."""
    of_the_book: dict[str, Iterable[str]] = {
        "role": book.roles,
        "gang": book.gangs,
        "side": book.sides,
        "mark": book.marks,
        "phase": book.phases,
    }
    return {f"{kind} {name}" for kind, names in of_the_book.items() for name in names}


@everywhere
def test_what_has_a_name_stands_in_the_glossary_with_the_word_that_is_said(language: str, book: Book) -> None:
    words = lexicon(language).of(book.name)
    rows = {term: word for term, word in sections(language)[book.name] if TERM.fullmatch(term)}
    assert named(book) - rows.keys() == set()
    for term, word in rows.items():
        kind, name = term.split(" ")
        assert words.has(f"{kind}-{name}"), term
        assert word == words.name(kind, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_has_two_words(language: str) -> None:
    found = sections(language)
    assert [*found][1:] == [*SHELF]
    for rows in found.values():
        terms = [term for term, _ in rows]
        assert sorted(set(terms)) == sorted(terms)


@everywhere
def test_no_card_hides_among_the_other_terms(language: str, book: Book) -> None:
    """A card, a side or a mark is given as such, so that its word is compared with the one that is said."""
    others = [term for term, _ in sections(language)[book.name] if not TERM.fullmatch(term)]
    names = {name.split(" ")[1] for name in named(book)}
    assert [term for term in others if names & set(re.split(r"\s*[,/()]\s*", term))] == []
