"""The compiled dealer deals what the other one deals, to the last bit."""

import random

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.assignments import MOST, dealt, worlds
from omerta.bots.driver import Driver
from omerta.bots.evidence import Evidence, own_and_public
from omerta.bots.lore import lore
from omerta.bots.minds import MINDS
from omerta.bots.weights import scales
from omerta.core import Table, open_any
from omerta.lab.fast.dealer import deal_compiled
from omerta.lab.lab_minds import lab_mind


def gathered(name: str, seats: int, seed: int) -> list[Evidence]:
    """What players and their table have seen, now and then in the course of a game."""
    book = SHELF[name]
    minds = dict.fromkeys(range(1, seats + 1), MINDS["plain"])
    table = Driver(open_any(book, Table(suggest(book, seats), seed)), minds, random.Random(seed))
    found, steps = list[Evidence](), 0
    while table.step():
        steps += 1
        if steps % 17 == 0:
            found += own_and_public(table.view_of(1 + steps % seats), book)
    return [*dict.fromkeys(found)]


@pytest.mark.parametrize("name", SHELF)
def test_hands_and_weights_are_the_same(name: str) -> None:
    read, sampled, exact = lore(SHELF[name]), 0, 0
    for seats in (7, 12):
        for seen in gathered(name, seats, seats):
            weighed = scales(read, seen)
            mine, other = dealt(weighed, MOST), deal_compiled(weighed, MOST)
            assert other.exact == mine.exact
            assert [*other.weights] == [*mine.weights]
            assert [[*hand] for hand in other.cards] == [[*hand] for hand in mine.cards]
            sampled, exact = sampled + (not mine.exact), exact + mine.exact
    assert sampled
    assert exact


def test_more_worlds_than_fit_on_its_paper_are_all_dealt() -> None:
    seen = Evidence(0, 8, suggest(SHELF["classic"], 8), tuple(range(1, 9)), ())
    every = worlds(SHELF["classic"], seen, 100_000, deal_compiled)
    assert every.exact
    assert every.chances == worlds(SHELF["classic"], seen, 100_000).chances


def test_the_laboratory_deals_with_it() -> None:
    assert lab_mind("worlds") != MINDS["worlds"]
    assert lab_mind("plain") is MINDS["plain"]
