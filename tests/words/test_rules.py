"""Every rule of every book can be read in all three languages."""

import re

import pytest

from omerta.books.ledger import BOOKS_WITH_LEDGERS, ledger, rule
from omerta.words.lexicon import LANGUAGES
from omerta.words.rules import LEDGER_LANGUAGE, rule_text, told_rules

OTHERS = [language for language in LANGUAGES if language != LEDGER_LANGUAGE]
NUMBER = re.compile(r"\b[A-Z]{3}-\d{3}\b")
LETTERS = {"ru": re.compile("[іїєґІЇЄҐ]"), "uk": re.compile("[ыэъёЫЭЪЁ]")}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_every_rule_is_told_in_the_order_of_the_ledger(book: str, language: str) -> None:
    assert list(told_rules(language, book)) == [each.id for each in ledger(book).rules]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_a_told_rule_is_written_in_its_own_language(book: str, language: str) -> None:
    for number, text in told_rules(language, book).items():
        cyrillic = len(re.findall("[а-яіїєґё]", text.lower()))
        assert cyrillic > len(re.findall("[a-z]", re.sub("`[^`]*`", "", text))), number
        assert not LETTERS[language].search(re.sub("«[^»]*»", "", text)), (number, text)
        assert '"' not in text, number


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_a_told_rule_points_only_to_rules_there_are(book: str, language: str) -> None:
    texts = told_rules(language, book).values()
    assert {number for text in texts for number in NUMBER.findall(text) if rule(number) is None} == set()


@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_a_rule_points_to_the_same_rules_in_every_told_language(book: str) -> None:
    first, *others = [told_rules(language, book) for language in OTHERS]
    for number, text in first.items():
        for other in others:
            assert {*NUMBER.findall(text)} == {*NUMBER.findall(other[number])}, number


@pytest.mark.parametrize("book", BOOKS_WITH_LEDGERS)
def test_nobody_is_told_the_tests_of_a_rule(book: str) -> None:
    for each in ledger(book).rules:
        assert "Test:" not in rule_text(each, "en"), each.id
        assert rule_text(each, "en"), each.id
