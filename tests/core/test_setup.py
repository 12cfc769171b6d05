"""How many may sit at a table, whatever its book thinks of the deck."""

from __future__ import annotations

import pytest

from omerta.books.shelf import SHELF
from omerta.core import Refused, Table, open_any
from omerta.core.setup import MOST_SEATS


@pytest.mark.parametrize("seats", [1, 2, MOST_SEATS])
def test_from_one_seat_to_the_most(seats: int) -> None:
    game = open_any(SHELF["classic"], Table(("townsperson",) * seats))
    assert game.seats == seats


@pytest.mark.parametrize("seats", [0, MOST_SEATS + 1])
def test_nobody_and_too_many_make_no_table(seats: int) -> None:
    with pytest.raises(Refused, match="wrong-seats"):
        open_any(SHELF["classic"], Table(("townsperson",) * seats))
