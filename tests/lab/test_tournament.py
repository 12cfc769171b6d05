"""A tournament plays the same deals for both minds and says how sure the difference is."""

import random
from collections import Counter

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import Mind
from omerta.bots.minds import MINDS
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import View
from omerta.lab.crew import Crew
from omerta.lab.lab_game import Experiment
from omerta.lab.tournament import Match, deal, tournament

DECK = suggest(SHELF["vendetta"], 8)


def match(experiment: Experiment, hero: str, side: str, games: int) -> Match:
    with Crew(1) as crew:
        return tournament(experiment, hero, side, crew, games, seed=1)


def test_every_shuffle_goes_round_the_table_and_comes_back_alike() -> None:
    found = [deal(DECK, 4, number) for number in range(16)]
    assert found == [deal(DECK, 4, number) for number in range(16)]
    assert len({chance for chance, _ in found}) == 16
    for seat in range(8):
        assert Counter(cards[seat] for _, cards in found[:8]) == Counter(DECK)


def test_a_mind_is_no_better_than_itself() -> None:
    result = match(Experiment("vendetta", DECK, mind="plain"), "plain", "hunters", 8)
    assert result.usual_wins == result.hero_wins
    assert result.gain.mean == 0.0
    assert not result.gain.proven


def test_the_hero_plays_one_side_only(monkeypatch: pytest.MonkeyPatch) -> None:
    played: set[str] = set()

    def choose(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
        assert isinstance(view.viewer, int)
        played.add(book.roles[view.card(view.viewer)].side)
        return MINDS["random"].choose(view, choices, book, rng)

    def silent(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        return ()

    monkeypatch.setitem(MINDS, "spy", Mind(choose, silent))
    match(Experiment("vendetta", DECK, mind="plain"), "spy", "hunters", 4)
    assert played == {"hunters"}


@pytest.mark.parametrize("side", ["vampires", "hunters"])
def test_who_reckons_with_worlds_beats_the_beginner(side: str) -> None:
    result = match(Experiment("vendetta", DECK, mind="plain"), "worlds", side, 24)
    assert result.gain.low > 0, result


@pytest.mark.parametrize("side", ["town", "mafia"])
def test_the_beginner_beats_chance(side: str) -> None:
    deck = suggest(SHELF["classic"], 8)
    result = match(Experiment("classic", deck, mind="random"), "plain", side, 40)
    assert result.gain.low > 0, result
