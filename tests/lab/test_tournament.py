"""A tournament plays the same deals for both minds and says how sure the difference is."""

import random
from collections import Counter

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import Mind
from omerta.bots.minds import MINDS
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import View
from omerta.core.vocabulary import Book
from omerta.lab.tournament import deals, interval, tournament

VENDETTA = SHELF["vendetta"]
DECK = suggest(VENDETTA, 8)


def test_every_shuffle_goes_round_the_table_and_comes_back_alike() -> None:
    found = list(deals(DECK, 16, 4))
    assert found == list(deals(DECK, 16, 4))
    assert len({seed for _, seed in found}) == 16
    for seat in range(8):
        assert Counter(roles[seat] for roles, _ in found[:8]) == Counter(DECK)


def test_a_mind_is_no_better_than_itself() -> None:
    plain = MINDS["plain"]
    result = tournament(VENDETTA, DECK, {}, plain, plain, "hunters", 8, 1)
    assert result.usual == result.hero
    assert (result.low, result.high) == (0.0, 0.0)
    assert not result.proven


def test_the_hero_plays_one_side_only() -> None:
    played: set[str] = set()

    def choose(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
        assert isinstance(view.viewer, int)
        played.add(book.roles[view.card(view.viewer)].side)
        return MINDS["random"].choose(view, choices, book, rng)

    def silent(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        return ()

    tournament(VENDETTA, DECK, {}, Mind(choose, silent), MINDS["plain"], "hunters", 4, 1)
    assert played == {"hunters"}


def test_the_interval_is_that_of_paired_differences() -> None:
    """Of 8 games the hero gains 6 and loses none: the mean is 0.75, its error the root of 1.5 / 7 / 8."""
    low, high = interval([1, 1, 1, 0, 1, 0, 1, 1])
    assert (low + high) / 2 == pytest.approx(0.75)
    assert high - low == pytest.approx(2 * 1.959964 * (1.5 / 56) ** 0.5)


@pytest.mark.parametrize("side", ["vampires", "hunters"])
def test_who_reckons_with_worlds_beats_the_beginner(side: str) -> None:
    result = tournament(VENDETTA, DECK, {}, MINDS["worlds"], MINDS["plain"], side, 24, 1)
    assert result.proven, result


@pytest.mark.parametrize("side", ["town", "mafia"])
def test_the_beginner_beats_chance(side: str) -> None:
    book = SHELF["classic"]
    result = tournament(book, suggest(book, 8), {}, MINDS["plain"], MINDS["random"], side, 40, 1)
    assert result.proven, result
