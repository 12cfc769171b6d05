"""The almanac has every card and every rule of every book in every language, and speaks like a person."""

import re
from pathlib import Path

import pytest
from tests.table.own_books import own_book

from omerta.books.ledger import BOOKS_WITH_LEDGERS, ledger
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.words import LANGUAGES, lexicon
from omerta.words.almanac import Almanac, almanac
from omerta.words.own import spoken
from omerta.words.own_file import open_own

EXAMPLE = Path(__file__).parents[2] / "examples" / "our-family.toml"
LATIN = re.compile(r"\b(?!(?:CLS|FAM|OFF|CHI|VEN)-\d)[A-Za-z][A-Za-z-]{3,}\b")
NAMED_SO = {"Vampire", "Mafia", "Notte", "Vampiri"}  # titles of foreign boxes
EVERY = [(book, language) for book in BOOKS_WITH_LEDGERS for language in LANGUAGES]


def of(book: str, language: str) -> Almanac:
    return almanac(SHELF[book], lexicon(language))


@pytest.mark.parametrize(("book", "language"), EVERY)
def test_every_rule_of_the_ledger_is_there_in_its_order(book: str, language: str) -> None:
    found = list(of(book, language).rules)
    assert [(each.number, each.origin) for each in found] == [
        (one.id, one.origin) for one in ledger(book).rules
    ]
    assert all(each.text.strip() for each in found)


def test_there_are_as_many_rules_as_are_told() -> None:
    assert sum(len(list(of(book, "ru").rules)) for book in BOOKS_WITH_LEDGERS) >= 2030


@pytest.mark.parametrize(("book", "language"), EVERY)
def test_every_card_has_a_name_a_side_and_what_it_does(book: str, language: str) -> None:
    found = of(book, language)
    assert [card.role for card in found.cards] == list(SHELF[book].roles)
    sides = {side.side for side in found.sides}
    for card in found.cards:
        assert card.name[0].isupper(), card
        assert card.about, card
        assert card.side in sides, card
    assert len({card.name for card in found.cards}) == len(found.cards)


@pytest.mark.parametrize(("book", "language"), EVERY)
def test_whatever_points_to_a_rule_points_to_one_that_is_there(book: str, language: str) -> None:
    found = of(book, language)
    known = {rule.number for rule in found.rules}
    assert {number for card in found.cards for number in card.rules} <= known
    assert {number for side in found.sides for number in side.rules} <= known
    assert {rule.rule for rule in found.house_rules} <= known
    assert all(side.rules for side in found.sides), "every side can win"


@pytest.mark.parametrize(("book", "language"), EVERY)
def test_no_sign_of_the_machine_room_is_left(book: str, language: str) -> None:
    for rule in of(book, language).rules:
        assert not re.search(r"[`*]|->", rule.text), rule
        if language != "en":
            assert not {*LATIN.findall(rule.text)} - NAMED_SO, rule


@pytest.mark.parametrize(("book", "language"), EVERY)
def test_every_heading_is_said(book: str, language: str) -> None:
    found = of(book, language)
    titles = [chapter.title for chapter in found.chapters]
    assert len({*titles}) == len(titles)
    for title in [*titles, *(part.title for chapter in found.chapters for part in chapter.passages)]:
        assert language == "en" or not re.search("[A-Za-z]", title), title


def test_a_card_is_called_when_the_book_calls_it() -> None:
    cards = {card.role: card for card in of("family", "en").cards}
    assert cards["doctor"].called == (
        "Introduction night, call 7 of 20: doctor; no move yet",
        "Night, call 4 of 19: doctor",
    )
    assert cards["lawyer"].called[-1] == "Night, call 7 of 19: mafia"
    assert cards["ordinary-townsperson"].called == ()


def test_a_house_rule_is_called_by_its_name_wherever_a_rule_speaks_of_it() -> None:
    told = {rule.number: rule.text for rule in of("offscreen", "ru").rules}
    assert "Домашнее правило «Красотка остаётся дома»: «нет» (по умолчанию)" in told["OFF-220"]
    house = {rule.name: rule for rule in of("classic", "en").house_rules}
    assert house["discussion-minutes"].settings[0] == "5 minutes"
    assert house["discussion-minutes"].settings[-1].startswith("Any number from 1 to ")


def test_a_hidden_card_is_said_to_be_one() -> None:
    assert [card.role for card in of("vendetta", "uk").hidden] == list(SHELF["vendetta"].deck.hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_of_ones_own_has_its_cards_and_the_rules_it_is_built_on(language: str) -> None:
    own = open_own(EXAMPLE)
    found = almanac(own.book, spoken(lexicon(language), own), own.based_on)
    assert [card.role for card in found.cards] == list(own.book.roles)
    assert [rule.number for rule in found.rules] == [rule.id for rule in ledger(own.based_on).rules]


def test_a_book_that_is_built_on_none_has_no_numbered_rules() -> None:
    own = own_book()
    book: Book = own.book
    found = almanac(book, spoken(lexicon("en"), own))
    assert found.chapters == ()
    assert len(found.cards) == len(book.roles)
