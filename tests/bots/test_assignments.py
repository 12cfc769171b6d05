"""Worlds are weighed rightly: all of them where they are few, and a sample that agrees with them."""

import random

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.assignments import thinned, worlds
from omerta.bots.driver import Driver
from omerta.bots.evidence import Evidence, Meeting, evidence
from omerta.bots.minds import MINDS
from omerta.core import Position, Table, open_any, play, view
from omerta.core.commands import Claim

CLASSIC = SHELF["classic"]
DECK = ("doctor", "inspector", "mafia", "mafia", "townsperson", "townsperson")
EVERYBODY = tuple(range(1, 7))


def seen(*known: tuple[int, str]) -> Evidence:
    return Evidence(1, 6, DECK, EVERYBODY, known)


def test_who_knows_only_his_card_reckons_with_every_deal_alike() -> None:
    found = worlds(CLASSIC, seen((1, "doctor")))
    assert found.exact
    assert len(set(found.cards)) == len(found.cards) == 30
    assert max(found.weights) == pytest.approx(1 / 30) == min(found.weights)
    assert found.of(4)["mafia"] == pytest.approx(2 / 5)
    assert found.of(1) == {"doctor": pytest.approx(1.0)}


def test_cards_that_are_shown_leave_fewer_worlds() -> None:
    found = worlds(CLASSIC, seen((1, "doctor"), (2, "mafia"), (3, "mafia")))
    assert len(found.cards) == 3
    assert "mafia" not in found.of(5)


def test_who_wakes_with_his_gang_knows_it_whole() -> None:
    met = Meeting("mafia", (1, 4), (2, 3, 5, 6), True)
    found = worlds(CLASSIC, Evidence(1, 6, DECK, EVERYBODY, ((1, "mafia"),), meetings=(met,)))
    assert found.of(4) == {"mafia": pytest.approx(1.0)}
    assert all("mafia" not in found.of(seat) for seat in (2, 3, 5, 6))


def test_what_cannot_be_is_put_down_to_the_host() -> None:
    odd = Evidence(1, 6, DECK, EVERYBODY, ((1, "doctor"), (2, "doctor")))
    assert worlds(CLASSIC, odd).of(1) == {"doctor": pytest.approx(1.0)}


def test_an_untold_deck_may_be_any() -> None:
    found = worlds(CLASSIC, Evidence(1, 6, (), EVERYBODY, ((1, "doctor"),)))
    assert {"mafia", "inspector", "townsperson", "doctor"} <= found.of(2).keys()


def test_no_more_ways_than_allowed_are_followed_however_light() -> None:
    """Many that hardly count beside a few that do are thinned as well, or there would be no end to them."""
    heavy = [(1.0, 0, 0, 0)] * 10
    light = [(1e-30, 0, 0, 1)] * 10_000
    kept = thinned([*heavy, *light], 160, random.Random(1))
    assert len(kept) <= 161
    assert kept[:10] == heavy
    assert sum(step[0] for step in kept[10:]) == pytest.approx(1e-26, rel=0.02)


def test_what_is_said_again_is_not_proved_again() -> None:
    roles = ("doctor", "inspector", "mafia", "mafia", *["townsperson"] * 4)
    game = open_any(CLASSIC, Table(roles, 1, roles=roles, position=Position("day", 2)))
    for claim in (Claim(3, "learned", 5, "mafia"), Claim(3, "role", 3, "inspector")):
        once = play(game, claim)
        often = once
        for _ in range(30):
            often = play(often, claim)
        first, last = (worlds(CLASSIC, evidence(view(after, 6), CLASSIC)) for after in (once, often))
        assert first.chances == last.chances


@pytest.mark.parametrize("name", SHELF)
def test_a_sample_agrees_with_all_worlds(name: str) -> None:
    book = SHELF[name]
    deck = suggest(book, 8)
    for seed in range(3):
        minds = dict.fromkeys(range(1, 9), MINDS["plain"])
        table = Driver(open_any(book, Table(deck, seed)), minds, random.Random(seed))
        while len(table.game.living) > 6 and table.step():
            pass
        gathered = evidence(table.views[1], book, public=True)
        every, sample = worlds(book, gathered, 100_000), worlds(book, gathered, 150)
        assert every.exact
        for one, other in zip(every.chances, sample.chances, strict=True):
            for card in one:
                assert other.get(card, 0.0) == pytest.approx(one[card], abs=0.12)
