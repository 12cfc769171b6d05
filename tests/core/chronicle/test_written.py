"""What is told of written games: short ones made for it, and whatever the casebook has."""

from __future__ import annotations

import pytest
from tests.core.chronicle.retold import Log
from tests.core.chronicle.test_truth import CHECKS

from omerta.books.shelf import SHELF
from omerta.core import Game
from omerta.core.chronicle.choosing import facts
from omerta.core.chronicle.fact import Fact, FactKind
from omerta.core.chronicle.record import record
from omerta.notation.casebook import pins
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch

EVERY = 4


def game_of(text: str) -> Game:
    (case,) = cases(text, SHELF)
    game = read(case, SHELF).game
    assert game is not None
    return game


def told(text: str, kind: FactKind) -> list[tuple[int, int]]:
    """The facts of a kind in a written game: whom they are about, and who else is in them."""
    return [(fact.seat, fact.other) for fact in facts(record(game_of(text))) if fact.kind == kind]


GUARDED = """
family  6 bodyguard, 1 sheriff, 4 5 mafioso, 9 seats
night   bodyguard > 1; mafia > 1; sheriff > 5
dawn    5 and 6 die
"""
HEALED = """
family  6 doctor, 1 sheriff, 4 5 mafioso, 9 seats
night   doctor > 1; mafia > 1; sheriff > 5
dawn    5 dies
"""
NOT_NEEDED = """
family  6 doctor, 1 sheriff, 4 5 mafioso, 9 seats
night   doctor > 2; mafia > 1; sheriff > 5
dawn    1 dies
"""
IN_THE_PIT = """
rule VEN-417: a killer who comes for the werewolf in ambush dies in his place
vendetta  2 hunter, 3 scout, 6 nosferatu, 8 werewolf, 10 seats
with      scenario=wolf-pits
sunset    nosferatu > 8; werewolf ambushes
nightfall 6 dies; 8 was ambushed; chance chose for 3
"""


def test_who_takes_the_blow() -> None:
    assert told(GUARDED, "took-the-blow") == [(6, 1)]
    assert told(GUARDED, "saved") == []


def test_who_is_saved_by_whom() -> None:
    assert told(HEALED, "saved") == [(1, 6)]
    assert told(NOT_NEEDED, "saved") == []


def test_who_falls_into_the_pit() -> None:
    assert told(IN_THE_PIT, "trapped") == [(6, 8)]


@pytest.mark.parametrize("book", SHELF)
def test_whatever_is_told_of_the_casebook_is_true(book: str) -> None:
    """Positions of all kinds, rulings of the host among them; most of these games never end."""
    found: list[Fact] = []
    for pin in pins(book)[::EVERY]:
        try:
            game = read(pin.case, SHELF).game
        except Mismatch:  # pragma: no cover - the casebook itself is tested elsewhere
            continue
        if game is None or "" in game.roles:
            continue
        log = Log(game)
        for fact in facts(record(game)):
            if fact.kind not in ("settled", "rounds", "most-votes"):
                CHECKS[fact.kind](log, fact)
                found.append(fact)
    assert found
