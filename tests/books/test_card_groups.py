"""Cards that stand together when a deck is built, read off the book and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from omerta.books.card_groups import card_groups
from omerta.books.files import read_own
from omerta.books.shelf import SHELF
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book

HOUSE = """
name = "harbour"
based_on = "family"
[roles.captain]
side = "town"
kind = "leader"
[roles.smuggler]
side = "mafia"
"""


def grouped(book: Book) -> dict[str, tuple[str, ...]]:
    return {f"{group.of} {group.side}": group.cards for group in card_groups(book)}


@pytest.mark.parametrize("name", SHELF)
def test_every_card_stands_in_one_group_of_its_own_side(name: str) -> None:
    book = SHELF[name]
    found = Counter(card for group in card_groups(book) for card in group.cards)
    assert found == Counter((*book.roles, *book.deck.hidden))
    for group in card_groups(book):
        assert {book.roles[card].side for card in group.cards if card in book.roles} == {group.side}


def test_leaders_gangs_and_loners_are_told_apart() -> None:
    assert [*grouped(SHELF["classic"])] == ["gifted town", "plain town", "gang mafia"]
    family = grouped(SHELF["family"])
    assert [*family] == [
        "leaders town",
        "gifted town",
        "plain town",
        "gang mafia",
        "gang yakuza",
        "loners loner",
    ]
    assert "sheriff" in family["leaders town"]
    assert "doctor" in family["gifted town"]
    chicago = grouped(SHELF["chicago"])
    assert chicago["leaders town"] == ("commissioner",)
    assert chicago["loners loner"] == ("maniac",)
    vendetta = grouped(SHELF["vendetta"])
    assert vendetta["leaders vampires"] == ("king", "prince", "count", "lord"), (
        "one drawn unseen stands with them"
    )
    assert vendetta["loners werewolf"][-1] == "werewolf-or-kitsune"


def test_the_head_of_a_gang_and_those_outside_it_are_marked() -> None:
    gangs = {group.side: group for group in card_groups(SHELF["vendetta"]) if group.of == "gang"}
    assert gangs["hunters"].heads == ("leader",)
    assert gangs["wargs"].heads == ("warg-alpha",)
    assert not gangs["hunters"].apart
    under_cover = with_house_rules(SHELF["vendetta"], {"scenario": "hunter-under-cover"})
    hunters = next(group for group in card_groups(under_cover) if group.side == "hunters")
    assert hunters.apart == ("scout", "beauty"), "by this house rule they work alone"
    mafia = next(group for group in card_groups(SHELF["chicago"]) if group.of == "gang")
    assert mafia.apart == ("turncoat", "plague-doctor")


def test_a_book_of_ones_own_is_grouped_too() -> None:
    groups = {group.side + group.of: group for group in card_groups(read_own(HOUSE).book)}
    assert "captain" in groups["townleaders"].heads
    assert groups["mafiagang"].apart == ("smuggler",)
