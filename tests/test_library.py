"""`import omerta`: a whole game of any book needs nothing else, and a mistake is told with what is right."""

from __future__ import annotations

import doctest
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import omerta
from omerta import library
from omerta.books.shelf import SHELF
from omerta.core import log
from omerta.library import beginnings, book_deeds, refused, whole_game
from omerta.library.whole_game import CLAIMS

MANY = 30_000
SCREEN = 2_000


def test_what_the_docstrings_show_is_so() -> None:
    found = [doctest.testmod(module) for module in (library, beginnings, book_deeds, refused, whole_game)]
    assert sum(each.attempted for each in found) > 8
    assert not sum(each.failed for each in found)


def some_choice(game: omerta.Game, seat: int, chance: random.Random) -> omerta.Choice:
    """Anything the seat may do; of all that it may say, seldom something."""
    offered = game.choices(seat)
    done = [choice for choice in offered if choice.deed not in CLAIMS]
    return chance.choice(done if done and chance.random() < 0.9 else offered)


@pytest.mark.parametrize("book", omerta.books())
def test_a_whole_game_is_driven_by_choices_time_and_endings_alone(book: str) -> None:
    chance = random.Random(book)
    game = omerta.open(book, seats=SHELF[book].deck.least + 4, seed=5)
    known = {deed.name: deed for deed in omerta.deeds(book)}
    for _ in range(MANY):
        if game.over:
            break
        assert len(repr(game)) < 200
        if game.endings:
            game = game.end(game.endings[0])
            continue
        talking = [seat for seat in game.living if game.choices(seat)] if not game.owed else []
        seat = chance.choice(game.owed or talking or (0,))
        if not seat or (not game.owed and chance.random() < 0.2):
            game = game.time_up()
            continue
        choice = some_choice(game, seat, chance)
        assert known[choice.deed].least <= len(choice.targets) <= known[choice.deed].most
        assert known[choice.deed].says == (choice.deed in CLAIMS)
        before = str(game)
        after = game.act(seat, *choice)
        assert str(game) == before, "the game before is untouched"
        game = after
    assert game.over
    assert omerta.read(str(game)) == game
    assert game.why()
    assert game.story()


@pytest.mark.parametrize("book", omerta.books())
def test_bots_play_a_game_to_its_end_and_the_same_seed_gives_the_same(book: str) -> None:
    seats = SHELF[book].deck.least + 3
    game = omerta.play(book, seats, seed=2)
    assert game.over
    assert game == omerta.play(book, seats, seed=2)
    assert len({game, omerta.play(book, seats, seed=2)}) == 1


def test_a_game_goes_on_with_bots_from_where_it_stands() -> None:
    game = omerta.open("classic", 8, seed=7)
    game = game.act(game.owed[0], "shoot", 1)
    assert omerta.play(game, seed=1).over


def test_what_was_done_is_taken_back() -> None:
    game = omerta.open("classic", 8, seed=7)
    first = game.owed[0]
    assert game.act(first, "shoot", 1).undo().choices(first) == game.choices(first)


def test_a_seat_knows_its_own_card_and_the_table_none() -> None:
    game = omerta.open("family", 10, seed=7)
    assert game.view(4).cards == {4: game.cards[3]}
    assert game.public.cards == {}


MISTAKES: dict[str, tuple[Callable[[], object], str]] = {
    "no-such-book": (lambda: omerta.open("clasic"), "perhaps 'classic'"),
    "no-such-role": (lambda: omerta.open("classic", deck=["mafai"] * 8), "perhaps 'mafia'"),
    "no-such-switch": (
        lambda: omerta.open("family", 8, house_rules={"tie-brek": "lot"}),
        "perhaps 'tie-break'",
    ),
    "no-such-value": (lambda: omerta.open("family", 8, house_rules={"tie-break": "lott"}), "perhaps 'lot'"),
    "no-such-preset": (lambda: omerta.open("vendetta", 12, scenario="wolf-pit"), "perhaps 'wolf-pits'"),
    "deck-refused": (lambda: omerta.open("family", deck=["doctor"] * 8), "exists only once"),
    "wrong-seats": (lambda: omerta.open("classic", 9, deck=["mafia"] * 8), ""),
    "no-such-seat": (lambda: omerta.open("classic", 8).choices(9), "from 1 to 8"),
    "asleep": (lambda: omerta.open("classic", 8, seed=7).act(1, "shoot", 2), "waits for seats 5, 6"),
    "no-such-deed": (lambda: omerta.open("classic", 8, seed=7).act(5, "shot", 2), "perhaps 'shoot'"),
    "no-such-mind": (lambda: omerta.play("classic", 8, bots="plane"), "perhaps 'plain'"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("reason", MISTAKES)
def test_a_mistake_is_told_with_what_would_be_right(reason: str) -> None:
    mistake, right = MISTAKES[reason]
    with pytest.raises(omerta.Refused) as refusal:
        mistake()
    assert refusal.value.reason == reason
    assert right in str(refusal.value)
    assert "{" not in str(refusal.value)


def test_any_deck_is_dealt_to_whoever_says_so() -> None:
    assert omerta.open("classic", deck=["mafia", "townsperson", "townsperson"], any_deck=True).seats == 3


def test_two_games_in_a_text_are_one_too_many() -> None:
    with pytest.raises(ValueError, match="there are 2"):
        omerta.read("classic  5 seats\nclassic  5 seats\n")


def test_nothing_fills_more_than_a_screen() -> None:
    game = omerta.play("vendetta", 12, seed=1)
    state = game.state
    parts = (state.book, state.book.deck, state.index, *state.book.roles.values(), *log(state))
    for each in (game, state, game.public, game.view(1), omerta.deeds("classic")[0], *parts):
        assert len(repr(each)) < SCREEN, type(each)


def test_the_import_loads_neither_server_nor_database_nor_numbers() -> None:
    heavy = {"starlette", "uvicorn", "sqlalchemy", "numpy", "jinja2", "rich", "cyclopts", "psycopg", "fluent"}
    heavy |= {"pymorphy3", "num2words"}
    asked = "import sys, omerta; print(*[name.partition('.')[0] for name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert not {*loaded.split()} & heavy
    assert "msgspec" in loaded


OURS = """
name = "ours"
based_on = "classic"
[roles.postman]
side = "town"
abilities.peek = { effects = [{ verb = "learn", what = "role" }] }
[calls]
postman = "inspector"
[words.en.roles.postman]
name = "bearer of letters"
"""


def test_a_book_of_ones_own_is_played_and_told_in_its_words(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OURS, "utf-8")
    ours = omerta.own(file)
    deck = ["postman", "doctor", "inspector", "mafia", "mafia", *["townsperson"] * 4]
    assert "peek" in [deed.name for deed in omerta.deeds(ours)]
    game = omerta.play(ours, deck=deck, seed=1)
    assert game.over
    assert "The bearer of letters wakes." in game.story()
    assert "The postman wakes." not in game.story()
    again = omerta.read(str(game), ours)
    assert again == game
    assert again.story() == game.story()
    assert len(repr(ours)) < SCREEN
    begun = omerta.open(ours, deck=deck, seed=2).time_up()
    assert any("bearer of letters" in line for line in omerta.play(begun, seed=2).story())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            OURS.replace('"town"', '"twon"'),
            "roles.postman.side: There is no side “twon” in the book. Perhaps: town.",
        ),
        (
            OURS.replace("bearer", "{bearer}"),
            "words.en.roles.postman.name: “bearer” cannot be filled in here.",
        ),
    ],
)
def test_a_fault_of_ones_own_book_is_told_in_a_sentence(tmp_path: Path, wrong: str, said: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(wrong, "utf-8")
    with pytest.raises(ValueError, match=re.escape(said)) as told:
        omerta.own(file)
    assert str(told.value).startswith(said)
