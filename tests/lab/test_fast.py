"""The fast path plays the very games of the engine, and refuses what it does not cover."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.laws.tables import BOOKS, any_deck, any_options, values

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.core import Refused
from omerta.core.options import with_options
from omerta.core.vocabulary import Book
from omerta.lab.fast import fast_counter
from omerta.lab.fast.plan import NotCovered, compiled
from omerta.lab.fast.play import counted, outcomes
from omerta.lab.games import Trial, play_game
from omerta.lab.tally import tally

SEEDS = range(1000, 1040)


def plain_cards(book: Book) -> tuple[str, str]:
    """The plain card of the town and that of its first gang."""
    gang = next(iter(book.gangs))
    members = [name for name, role in book.roles.items() if role.gang == gang and not role.abilities]
    fillers = [card for card in book.deck.fill.values() if card in members]
    return book.plain, fillers[0]


def plain_deck(book: Book, seats: int, few: int) -> tuple[str, ...]:
    town, gang = plain_cards(book)
    return (town,) * (seats - few) + (gang,) * few


def assert_the_same(trial: Trial, seeds: range = SEEDS) -> None:
    """Every game of these seeds is the engine's game: cards, winner, length, and who left when."""
    for seed, fast in zip(seeds, outcomes(compiled(trial), seeds), strict=True):
        assert fast == play_game(trial, seed), (trial.bare_book.name, trial.options, seed)


@pytest.mark.parametrize("seats", [5, 8, 10, 13, 20])
@pytest.mark.parametrize("name", BOOKS)
def test_plain_decks_of_every_book_are_played_alike(name: str, seats: int) -> None:
    book = SHELF[name]
    for few in (1, seats // 3, seats // 2):
        assert_the_same(Trial(book, plain_deck(book, seats, few), {}, "random"))


@pytest.mark.parametrize("name", BOOKS)
def test_every_switch_is_played_alike_or_refused(name: str) -> None:
    """Each house rule alone, at each of its values; most of them do not touch a plain table."""
    book = SHELF[name]
    deck = plain_deck(book, 9, 3)
    covered = Counter[bool]()
    for switch, law in book.switches.items():
        for value in values(law):
            try:
                with_options(book, {switch: value})
                compiled(Trial(book, deck, {switch: value}, "random"))
            except (NotCovered, Refused):
                covered[False] += 1
                continue
            covered[True] += 1
            assert_the_same(Trial(book, deck, {switch: value}, "random"), range(12))
    assert covered[True] > covered[False]


@pytest.mark.parametrize("name", BOOKS)
def test_any_table_is_played_alike_or_refused(name: str) -> None:
    """Decks and house rules by chance; with cards of all kinds the most are refused."""
    book, rng = SHELF[name], random.Random(4)
    covered = 0
    for _ in range(150):
        options = any_options(book, rng, share=0.2)
        chosen = with_options(book, options)
        plain = plain_deck(book, rng.randint(5, 14), rng.randint(1, 4))
        deck = plain if rng.random() < 0.5 else any_deck(chosen, rng, min(rng.randint(6, 9), 9))
        trial = Trial(book, deck, options, "random")
        try:
            compiled(trial)
        except NotCovered:
            continue
        covered += 1
        assert_the_same(trial, range(5))
    assert covered > 5


def test_a_doctor_and_an_inspector_are_covered() -> None:
    """The usual deck of the classic book, and each of the two alone."""
    book = SHELF["classic"]
    for seats in (6, 8, 10):
        assert_the_same(Trial(book, suggest(book, seats), {}, "random"), range(150))


@pytest.mark.parametrize(
    ("name", "card"), [("family", "godfather"), ("chicago", "judge"), ("vendetta", "king")]
)
def test_what_is_not_covered_is_refused_by_name(name: str, card: str) -> None:
    book = SHELF[name]
    deck = (*plain_deck(book, 9, 3), card)
    with pytest.raises(NotCovered):
        compiled(Trial(book, deck, {}, "random"))
    assert fast_counter(Trial(book, deck, {}, "random")) is None


def test_only_chance_is_played_fast() -> None:
    book = SHELF["classic"]
    deck = plain_deck(book, 8, 2)
    assert fast_counter(Trial(book, deck, {}, "plain")) is None
    assert fast_counter(Trial(book, deck, {}, "random", {"mafia": "plain"})) is None
    assert fast_counter(Trial(book, deck, {}, "random")) is not None


@pytest.mark.parametrize("name", BOOKS)
def test_counting_at_once_is_counting_one_by_one(name: str) -> None:
    plan = compiled(Trial(SHELF[name], plain_deck(SHELF[name], 10, 3), {}, "random"))
    assert counted(plan, 77, 300) == tally(outcomes(plan, range(77, 377)))
