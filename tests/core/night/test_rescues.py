"""Of a rescue that comes once for each player its owner hears, but not of his own (OFF-461)."""

import pytest

from omerta.books.shelf import book
from omerta.core import HOST, Position, Table, Viewer, open_any, view
from omerta.core import events as ev

CARDS = ("doctor", *["ordinary-townsperson"] * 6, "mafioso", "mafioso")


def heard(viewer: Viewer, told: str) -> list[int]:
    """Whose help is spent, as far as a viewer knows, where the game is set up after two rescues."""
    position = Position("day", 3, spent=(("doctor", 1), ("doctor", 4)))
    game = open_any(book("offscreen"), Table(CARDS, 0, {"doctor-told": told}, CARDS, position=position))
    return [event.target for event in view(game, viewer).events if isinstance(event, ev.Spent)]


@pytest.mark.parametrize(("told", "targets"), [("others", [4]), ("all", [1, 4]), ("none", [])])
def test_off_461_a_game_set_up_after_a_rescue_tells_no_more_than_one_that_was_played(
    told: str, targets: list[int]
) -> None:
    assert heard(1, told) == targets
    assert heard(4, told) == []
    assert heard(HOST, told) == [1, 4]
