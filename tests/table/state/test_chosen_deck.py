"""What is agreed before the deal: house rules one after another."""

from __future__ import annotations

import pytest

from omerta.books.shelf import SHELF
from omerta.table.state.chosen_deck import with_rule
from omerta.table.state.lobby import Lobby


@pytest.mark.parametrize("book", SHELF)
def test_a_rule_is_set_beside_the_others_and_put_back_alone(book: str) -> None:
    first, second, *_ = [
        (name, next(value for value in switch.values if value != switch.default))
        for name, switch in SHELF[book].switches.items()
        if len(switch.values) > 1
    ]
    lobby = Lobby("CODE", "en", book)
    for name, value in (first, second):
        lobby = with_rule(lobby, name, value)
    assert lobby.house_rules == dict((first, second))
    assert with_rule(lobby, first[0], "").house_rules == dict([second])
    default = SHELF[book].switches[second[0]].default
    assert with_rule(lobby, second[0], default).house_rules == dict([first])
