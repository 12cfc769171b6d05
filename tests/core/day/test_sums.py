"""A host may count hands without noting whose they are: what comes of it is the same."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from omerta.books.shelf import SHELF
from omerta.core import Game, Position, Refused, Table, open_any, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.moments import Asking, Counting, Talking

CARDS = {
    "classic": ("mafia", "mafia", "doctor", "inspector", *["townsperson"] * 5),
    "family": ("mafioso", "mafioso", "detective", *["ordinary-townsperson"] * 6),
    "vendetta": ("hunter", "hunter", "count", *["vampire"] * 6),
}
DAYS = {"classic": "day", "family": "day", "vendetta": "night"}
NAMED = ((1, 4), (2, 5), (3, 6))


def counting(name: str, rules: dict[str, str] | None = None) -> Game:
    """The first count of a day with three names, led by hand."""
    cards = CARDS[name]
    table = Table(
        cards,
        0,
        rules or {},
        cards,
        duties={"calling": "host", "counting": "host"},
        position=Position(DAYS[name], 1),
    )
    game = open_any(SHELF[name], table)
    for _ in range(40):
        now = game.now
        if isinstance(now, Counting):
            return game
        if now is None:
            game = play(game, cm.Proceed())
        elif isinstance(now, Talking | Asking):
            for by, whom in NAMED:
                try:
                    game = play(game, cm.Act(by, "name", (whom,)))
                except Refused:
                    break
            game = play(game, cm.Close()) if game.now is not None else game
    raise AssertionError("no count")


def without_names(event: ev.Event) -> object:
    """What an event says, but for whose hands it was."""
    if isinstance(event, ev.Polled | ev.SumsNoted):
        return None
    if isinstance(event, ev.HandsCounted):
        return event.candidate, event.number
    if isinstance(event, ev.Counted):
        halves = {seat: 2 * len(voters) for seat, voters in event.result}
        return event.kind, {**halves, -1: 2 * len(event.against), **dict(event.points)}
    if isinstance(event, ev.CountOpened):
        return replace(event, voters=())
    return event


@pytest.mark.parametrize(
    ("name", "rules"), [*((name, {}) for name in CARDS), ("classic", {"second-vote": "yes-no"})]
)
@pytest.mark.parametrize("seed", range(12))
def test_a_number_decides_as_its_hands_do(name: str, rules: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    named = unnamed = counting(name, rules)
    while isinstance(named.now, Counting):
        now = named.now
        votes = tuple((seat, rng.choice(now.votes)) for seat in now.voters if rng.random() < 0.6)
        sums = {each: 0 for each in now.votes}
        for _, to in votes:
            sums[to] += 1
        named = play(named, cm.Poll(votes))
        unnamed = play(unnamed, cm.NoteSums(tuple(sums.items())))
        assert [*map(without_names, named.told)] == [*map(without_names, unnamed.told)]
    assert type(named.now) is type(unnamed.now)
    assert named.living == unnamed.living


def test_there_are_never_more_hands_than_voters() -> None:
    game = counting("family")
    assert isinstance(game.now, Counting)
    with pytest.raises(Refused, match="too-many-hands") as refused:
        play(game, cm.NoteSums(((game.now.on, 10),)))
    assert refused.value.most == 9
    game = play(game, cm.NoteSums(((game.now.on, 7),)))
    assert isinstance(game.now, Counting)
    with pytest.raises(Refused, match="too-many-hands"):
        play(game, cm.NoteSums(((game.now.on, 3),)))
    with pytest.raises(Refused, match="too-many-hands"):
        play(game, cm.Poll(tuple((seat, game.now.on) for seat in (1, 2, 3))))
    assert play(game, cm.NoteSums(((game.now.on, 2),))).told


def test_only_candidates_have_hands() -> None:
    game = counting("family")
    assert isinstance(game.now, Counting)
    for sums in ((), ((9, 1),), ((game.now.on, -1),), ((game.now.on, 1), (game.now.on, 1))):
        with pytest.raises(Refused, match="not-a-candidate"):
            play(game, cm.NoteSums(sums))


def test_where_it_matters_whose_hands_they_are_they_are_noted() -> None:
    game = counting("family")
    assert isinstance(game.now, Counting)
    marked = replace(game, marks=(*game.marks, object()))  # a vote may be led or weigh more
    with pytest.raises(Refused, match="whose-hands"):
        play(marked, cm.NoteSums(((game.now.on, 1),)))
