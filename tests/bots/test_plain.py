"""The sensible beginner spares his own, asks about strangers and votes for those he knows as enemies."""

import ast
import random
from importlib import resources

import pytest

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots import plain
from omerta.bots.beliefs import beliefs
from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Table, choices, log, open_any, play, view
from omerta.core import events as ev
from omerta.core.commands import Act, Claim, Close

FAMILY = SHELF["family"]
CLASSIC = SHELF["classic"]


def classic(*roles: str) -> Game:
    return open_any(CLASSIC, Table(roles, 1, roles=roles))


def choose(game: Game, seat: int, seed: int = 0) -> tuple[str, tuple[int, ...]]:
    return plain.choose(view(game, seat), choices(game, seat), game.book, random.Random(seed))


ROLES = ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 4)


@pytest.mark.parametrize("seed", range(30))
def test_a_gang_does_not_shoot_its_own_and_agrees(seed: int) -> None:
    game = classic(*ROLES)
    deed, targets = choose(game, 1, seed)
    assert deed == "shoot"
    assert targets[0] not in (1, 2)
    game = play(game, Act(1, deed, targets))
    assert choose(game, 2, seed + 100) == (deed, targets)


def checked(target: int) -> Game:
    """A night in which nobody dies and the inspector looks at somebody."""
    game = play(play(classic(*ROLES), Act(1, "shoot", (5,))), Act(2, "shoot", (5,)))
    game = play(game, Act(3, "heal", (5,)))
    return play(game, Act(4, "check", (target,)))


def test_what_was_learned_is_believed_and_said() -> None:
    game = checked(1)
    assert beliefs(view(game, 4), game.book).of(1) == 1
    said = [
        claim
        for seed in range(10)
        for claim in plain.claims(view(game, 4), choices(game, 4), game.book, random.Random(seed))
    ]
    assert Claim(4, "learned", 1, "mafia") in said


def test_a_known_enemy_is_voted_for_and_a_known_friend_is_not() -> None:
    game = play(checked(1), Close())
    assert choose(game, 4) == ("vote", (1,))
    friend = play(checked(6), Close())
    assert beliefs(view(friend, 4), friend.book).of(6) == -1
    assert choose(friend, 4) != ("vote", (6,))


def test_a_claim_turns_the_table() -> None:
    game = checked(1)
    before = beliefs(view(game, 6), game.book).of(1)
    game = play(game, Claim(4, "learned", 1, "mafia"))
    assert beliefs(view(game, 6), game.book).of(1) > before


def test_a_liar_about_me_gives_himself_away() -> None:
    game = play(checked(6), Claim(2, "learned", 5, "mafia"))
    assert beliefs(view(game, 5), game.book).of(2) > beliefs(view(game, 5), game.book).of(7)


@pytest.mark.parametrize("seed", range(20))
def test_nobody_kills_marks_or_slanders_his_own_gang(seed: int) -> None:
    wanted = ("detective", "doctor", "informer", "godfather", "thief")
    deck = suggest(FAMILY, 14, wanted)
    game = open_any(FAMILY, Table(deck, seed))
    game = Driver(game, {seat: PLAIN for seat in range(1, len(deck) + 1)}, random.Random(seed)).run()
    mafia = {seat for seat, role in enumerate(game.roles, 1) if FAMILY.roles[role].side == "mafia"}
    for event in log(game):
        if isinstance(event, ev.Acted) and set(event.actors) & mafia:
            assert not set(event.targets) & mafia or event.ability == "check", event


def test_the_beginner_knows_no_card_by_name() -> None:
    names = {name for book in SHELF.values() for name in (*book.roles, *book.sides, *book.gangs)}
    for file in ("plain.py", "plain_votes.py", "beliefs.py", "driver.py"):
        tree = ast.parse((resources.files("omerta.bots") / file).read_text("utf-8"))
        texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        assert not texts & names, file
