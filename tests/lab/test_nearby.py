"""Decks near a deck, and what games can tell of two decks."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.books.decks import accepts
from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.lab.comparison import even, is_about, is_even, is_nearer, same_as, weak_and_strong
from omerta.lab.lab_game import Experiment
from omerta.lab.nearby import helping, others
from omerta.lab.search import warnings
from omerta.lab.tally import GameTally

CLASSIC = Experiment("classic", deck_for(SHELF["classic"], 9))


def sides(book: str, deck: tuple[str, ...]) -> Counter[str]:
    return Counter(SHELF[book].roles[card].side for card in deck)


@pytest.mark.parametrize("book", SHELF)
@pytest.mark.parametrize("players", [8, 12])
def test_decks_near_a_deck_are_as_lawful_and_as_large(book: str, players: int) -> None:
    law, deck = SHELF[book], deck_for(SHELF[book], players)
    weak = law.roles[law.plain].side
    strong = next(side for side in sides(book, deck) if side != weak)
    for other in (*helping(law, deck, weak, strong, 8), *others(law, deck, 8)):
        assert accepts(law, other, players)
        assert len(other) == players
        assert {*sides(book, other)} == {*sides(book, deck)}
        assert warnings(law, other) <= warnings(law, deck)
        assert Counter(other) != Counter(deck)


def test_a_weak_town_gets_a_seat_of_the_mafia() -> None:
    found = helping(SHELF["classic"], CLASSIC.deck, "town", "mafia", 8)
    assert [sides("classic", deck)["town"] for deck in found] == [7]


def test_other_cards_are_special_ones_of_the_same_kind() -> None:
    book, deck = SHELF["family"], deck_for(SHELF["family"], 12)
    found = others(book, deck, 6)
    assert len(found) == 6
    for other in found:
        assert Counter(book.roles[card].kind for card in other) == Counter(
            book.roles[card].kind for card in deck
        )
        assert not {"detective", "doctor"} & {*other}, "those that differ most come first"
    assert others(SHELF["classic"], CLASSIC.deck, 6) == [], "this book has no others"


def tally(town: int, mafia: int) -> GameTally:
    return GameTally(town + mafia, {"town": town, "mafia": mafia})


def test_a_deck_is_even_if_nothing_speaks_against_it_after_enough_games() -> None:
    assert is_even(CLASSIC, tally(45, 55))
    assert not is_even(CLASSIC, tally(30, 70))
    assert not is_even(CLASSIC, tally(10, 10)), "too few to say anything"


def test_a_deck_is_nearer_only_if_chance_hardly_explains_it() -> None:
    aim = even(CLASSIC)
    assert is_nearer(aim, tally(10, 90), tally(40, 60))
    assert not is_nearer(aim, tally(40, 60), tally(42, 58))
    assert not is_nearer(aim, tally(0, 3), tally(2, 1)), "three games are no proof"
    assert not is_nearer(aim, tally(40, 60), tally(90, 10)), "too far the other way"


def test_a_deck_is_about_the_same_within_a_tenth() -> None:
    aim = same_as(CLASSIC, tally(20, 80))
    assert is_about(aim, tally(27, 73))
    assert not is_about(aim, tally(40, 60))
    assert weak_and_strong(CLASSIC, tally(20, 80)) == ("town", "mafia")
