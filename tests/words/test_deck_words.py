"""What the books say about a deck has words in every language, also before a book stands on the shelf."""

import pytest
from tests.books.deck_books import CHICAGO, VENDETTA

from omerta.books.decks import Remark
from omerta.core.book.model import Book
from omerta.words import LANGUAGES, describe_remark, lexicon


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", [CHICAGO, VENDETTA], ids=["chicago", "vendetta"])
def test_checks_groups_and_hidden_cards_have_words(language: str, book: Book) -> None:
    words = lexicon(language)
    law = book.deck
    needed = [f"group-{name.replace(' ', '-')}" for name in law.groups]
    needed += [f"deck-{name}" for name in law.checks] + [f"hidden-{name}" for name in law.hidden]
    assert [message for message in needed if not words.has(message)] == []
    for name, check in law.checks.items():
        for number in (1, 3, 5):
            said = describe_remark(Remark(name, check.level, check.rules, ("hunters",), number), words)
            assert said.endswith(".")
            assert "{" not in said
