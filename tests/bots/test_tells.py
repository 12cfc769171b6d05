"""The players of the house give their side away by their votes, as people do, and by nothing else.

People's votes are those of the Mafia Dataset (2022; docs/people.md): 159 of 524 votes of the town were for a
mafioso, by chance 0.278 of them; 6 of 152 votes of mafiosi for a mate, by chance 0.158.
"""

import random
from functools import cache
from math import exp, sqrt

import pytest
from tests.depth import deep

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots.driver import Driver
from omerta.bots.minds import MINDS
from omerta.core import Game, Table, log, open_any
from omerta.core import events as ev
from omerta.lab.tally import TWO_SIDED_95, wilson
from omerta.lab.tells import Ballots, ballots, tells

PEOPLE = ("strangers", "club")
MOST = 0.60
GAMES = deep(60)
ENOUGH = 25
BY_THE_MANY, BY_MATES = Ballots(524, 159, 0.278 * 524), Ballots(152, 6, 0.158 * 152)


@cache
def played(mind: str, name: str, games: int = GAMES) -> tuple[Game, ...]:
    book = SHELF[name]
    return tuple(game_of(mind, suggest(book, 8 + 2 * (seed % 3)), name, seed) for seed in range(games))


def game_of(mind: str, deck: tuple[str, ...], name: str, seed: int) -> Game:
    minds = dict.fromkeys(range(1, len(deck) + 1), MINDS[mind])
    return Driver(open_any(SHELF[name], Table(deck, seed)), minds, random.Random(seed)).run()


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("mind", PEOPLE)
def test_nothing_that_is_said_or_left_unsaid_tells_a_side(mind: str, name: str) -> None:
    found = tells(played(mind, name))
    assert {"suspect", "trust", "learned", "silence", "deny", "thank", "doubt"} <= found.keys()
    assert sum(": because" in act for act in found) > 40
    for tell in found.values():
        if min(tell.enemies[1], tell.others[1]) < ENOUGH:
            continue
        assert tell.auc_at_least <= MOST, tell
        if ":" not in tell.act:
            assert tell.apart_at_least <= MOST, tell


@pytest.mark.parametrize(
    ("name", "act"), [("classic", "trust"), ("classic", "suspect an enemy"), ("family", "name")]
)
def test_a_listener_hears_what_a_beginner_gives_away(name: str, act: str) -> None:
    assert tells(played("plain", name, 12))[act].apart_at_least > MOST


def lift(counted: Ballots) -> float:
    """How many times as often as by chance."""
    return counted.hits / counted.by_chance


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("mind", PEOPLE)
def test_votes_tell_a_side_no_more_than_peoples_votes_do(mind: str, name: str) -> None:
    mates, many = Ballots(), Ballots()
    for game in played(mind, name):
        for (by_enemies, _), counted in ballots(game).items():
            mates, many = (mates + counted, many) if by_enemies else (mates, many + counted)
    seen = wilson(BY_MATES.hits, BY_MATES.votes)
    low, high = (end * BY_MATES.votes / BY_MATES.by_chance for end in (seen.low, seen.high))
    assert low < lift(mates) < high
    doubt = exp(TWO_SIDED_95 * sqrt(1 / BY_MATES.hits + 1 / BY_THE_MANY.hits))
    assert lift(many) / lift(mates) < doubt * lift(BY_THE_MANY) / lift(BY_MATES)


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("mind", PEOPLE)
def test_nobody_claims_a_card_that_lies_open_or_a_check_nobody_could_have_made(mind: str, name: str) -> None:
    for game in played(mind, name):
        left = list(game.deck)
        checkers = [card for card in left if card in {"inspector", "detective", "commissioner"}]
        own: dict[int, str] = {}
        for event in log(game):
            match event:
                case ev.Died(card=card) | ev.Executed(card=card) if card:
                    left.remove(card)
                case ev.Claimed(claim="role"):
                    assert event.value in left or event.value == game.roles[event.seat - 1]
                    assert own.setdefault(event.seat, event.value) == event.value
                case ev.Claimed(claim="learned") if checkers:
                    assert any(card in left for card in checkers)
                case _:
                    pass


@pytest.mark.parametrize("mind", PEOPLE)
def test_everybody_speaks_as_often_whatever_he_holds(mind: str) -> None:
    found = tells(game for name in SHELF for game in played(mind, name))
    for act in ("suspect", "trust", "silence", "name", "a reason"):
        (done, all_), (others_done, others) = found[act].enemies, found[act].others
        assert abs(done / all_ - others_done / others) < 0.06, found[act]
