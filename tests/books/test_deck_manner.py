"""What a deck plays like: words that follow from numbers, and differ where decks do."""

from __future__ import annotations

import pytest

from omerta.books.deck_manner import DeckManner, deck_manner, length
from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.core.book.house_rules import with_house_rules


def of(book: str, players: int, preset: str = "") -> DeckManner:
    return deck_manner(SHELF[book], deck_for(SHELF[book], players, preset=preset))


def test_printed_decks_of_different_books_play_differently() -> None:
    words = {book: (of(book, 12).noise, of(book, 12).known) for book in SHELF}
    assert words["classic"] == ("quiet", "little")
    assert words["family"] == words["offscreen"] == ("loud", "middle"), "the same cards, the same words"
    assert words["chicago"] == words["vendetta"] == ("quiet", "middle")
    assert of("chicago", 12) != of("vendetta", 12), "and other numbers beside them"
    scenarios = {
        (each.noise, each.known)
        for each in (of("vendetta", 12, p) for p in ("first-game", "bloody-feuds", "duel-of-observers"))
    }
    assert scenarios == {("quiet", "middle"), ("loud", "middle"), ("loud", "much")}


def test_what_is_counted() -> None:
    assert of("classic", 9) == DeckManner(9, strikes=1, guards=1, learners=1, shown="never")
    assert of("family", 9) == DeckManner(9, strikes=2, guards=0, learners=1, shown="always"), (
        "the detective shoots"
    )
    assert of("vendetta", 12, "bloody-feuds").strikes == 4, (
        "king, nosferatu, werewolf, and the hunters as one"
    )


def test_a_gang_strikes_once_and_only_if_it_is_there() -> None:
    book = SHELF["family"]
    assert deck_manner(book, ("mafioso",) * 4).strikes == 1
    assert deck_manner(book, ("mafioso", "yakuza")).strikes == 2
    assert deck_manner(book, ("ordinary-townsperson",) * 4).strikes == 0


def test_house_rules_are_counted() -> None:
    book = SHELF["vendetta"]
    burning = with_house_rules(book, {"burning": "on"})
    deck = deck_for(book, 9)
    assert deck_manner(book, deck).shown == "always"
    assert deck_manner(burning, deck).shown == "never"


def test_as_many_strikes_are_quieter_among_more_players() -> None:
    found = [DeckManner(players, 2, 0, 1, "always").noise for players in (8, 12, 13, 20)]
    assert found == ["loud", "loud", "middle", "middle"]
    assert [length(rounds) for rounds in (2.9, 3.0, 4.9, 5.0)] == ["short", "middle", "middle", "long"]


@pytest.mark.parametrize("shown", ["always", "executed", "never"])
def test_whoever_learns_more_knows_no_less(shown: str) -> None:
    order = ("little", "middle", "much")
    found = [order.index(DeckManner(12, 1, 0, many, shown).known) for many in range(6)]  # type: ignore[arg-type]
    assert found == sorted(found)
    assert len({*found}) > 1
