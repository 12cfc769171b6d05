"""The lines of a written game that speak of decks and of points."""

import pytest
from msgspec.structs import replace
from tests.books.deck_books import VENDETTA

from omerta.books.shelf import SHELF
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch, NotationError

BOOKS = {**SHELF, "vendetta": VENDETTA, "classic": replace(SHELF["classic"], points={"town": 1, "mafia": 2})}


def reads(text: str) -> None:
    for case in cases(text, BOOKS):
        read(case, BOOKS)


@pytest.mark.parametrize(
    "line",
    [
        "proposed  9 for beginners: count, 6 vampire, 2 hunter",
        "proposed  9 for experienced: count, 5 vampire, 3 hunter",
        "proposed  first-game 8: count, 5 vampire, 2 hunter",
        "proposed  classic 10 with king: king, lamia, 5 vampire, scout, hunter, werewolf",
        "proposed  wolf-pits 9: refused too-few-for-preset",
        "proposed  8 with lord: lord, 5 vampire, 2 hunter",
        "deck  8 players, lord, 5 vampire, 2 hunter: accepted, no warning",
    ],
)
def test_lines_on_decks_hold(line: str) -> None:
    reads(f"vendetta\n{line}\n")


@pytest.mark.parametrize(
    "line",
    [
        "proposed  first-game 8: count, 6 vampire, 2 hunter",
        "proposed  first-game 8: refused",
        "proposed  wolf-pits 9: king, queen, 5 vampire, scout, hunter",
        "proposed  classic 10 drawn by 7: 10 vampire",
        "proposed  10 drawn by 7: 10 vampire",
    ],
)
def test_lines_on_decks_that_do_not_hold(line: str) -> None:
    with pytest.raises(Mismatch):
        reads(f"vendetta\n{line}\n")


def test_a_hidden_card_is_never_dealt_by_its_name() -> None:
    with pytest.raises(NotationError):
        reads("vendetta\ncards  lord, 5 vampire, 2 hunter\nnight\n")


def test_points_of_a_written_game() -> None:
    game = (
        "classic  1 mafia, 2 mafia, 3 doctor, 4 inspector, 6 seats\n"
        "given  dead 2, 5\n"
        "day\nvote  1 x3\nconfirm  1 x3; 1 executed\n"
    )
    reads(game + "then  town wins; 3, 4, 5, 6 get 1 point; 1, 2 get 0 points\n")
    with pytest.raises(Mismatch):
        reads(game + "then  1 gets 2 points\n")
