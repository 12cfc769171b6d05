"""Where the clock ends the calls of the night, nothing that is done in them ends them or is final."""

from __future__ import annotations

import random

import pytest
from tests.laws.tables import BOOKS, any_deck

from omerta.books.shelf import SHELF
from omerta.core import Game, Position, Table, choices, log, open_any, play
from omerta.core import events as ev
from omerta.core.commands import Act, DeclareDraw, TimeUp
from omerta.core.moments import Calling, Talking
from omerta.core.view import granted

GAMES = 25
POINTS_AGAIN = 3


def in_the_dark(game: Game) -> bool:
    """Is a call, or a talk in signs, going on?"""
    now = game.now
    return isinstance(now, Calling) or (isinstance(now, Talking) and now.kind == "signs")


def everybody_acts(game: Game, rng: random.Random) -> Game:
    """All who may do something here do it, and some of them think again."""
    moment = game.moment
    for _ in range(POINTS_AGAIN):
        for seat in range(1, game.seats + 1):
            options = choices(game, seat).options if game.moment == moment and game.over is None else ()
            if options and rng.random() < 0.8:
                dark = in_the_dark(game)
                game = play(game, Act(seat, *rng.choice(options)))
                if dark:
                    assert game.moment == moment, "what was done at a call has ended it"
                    assert not any(isinstance(event, ev.Acted | ev.Answered) for event in game.told)
    return game


@pytest.mark.parametrize("name", BOOKS)
def test_only_the_clock_ends_a_call(name: str) -> None:
    """A gesture neither ends a call nor is answered in it; of a single player the last one is taken."""
    rng = random.Random(11)
    book, taken = SHELF[name], 0
    for _ in range(GAMES):
        deck = any_deck(book, rng)
        game = open_any(book, Table(deck, rng.randrange(10**6), pace="sealed"))
        for _ in range(400):
            if game.over is not None or game.draw_offered:
                break
            game = everybody_acts(game, rng)
            now = game.now
            if game.over is not None:
                break
            game = play(game, TimeUp(game.moment))
            if isinstance(now, Calling) and now.call not in game.book.gangs:
                for event in game.told:
                    if (
                        isinstance(event, ev.Acted)
                        and event.call == now.call
                        and event.actors[0] in now.gestures
                    ):
                        assert now.gestures[event.actors[0]] == (event.ability, event.targets)
                        taken += 1
        if game.over is None:
            game = play(game, DeclareDraw()) if game.draw_offered else game
    assert taken > GAMES


def test_a_talk_in_signs_takes_its_time_in_any_case() -> None:
    """CHI-208: whether or not anybody is called up, the same seconds pass."""
    deck = ("ghost-talker", "mafia-boss", "mafioso", "civilian", "civilian", "civilian", "civilian")
    game = open_any(SHELF["chicago"], Table(deck, roles=deck, pace="sealed"))
    calls = pauses = 0
    for _ in range(60):
        if game.over is not None:
            break
        called = isinstance(game.now, Calling) and game.now.call == "ghost-talker" and game.now.acts
        game = play(game, TimeUp(game.moment))
        if called:
            calls += 1
            now = game.now
            pauses += isinstance(now, Talking) and now.kind == "signs" and now.seconds == 30 and not now.seats
    assert calls == pauses > 2


@pytest.mark.parametrize("victim", [2, 6])
def test_a_second_shot_takes_its_time_in_any_case(victim: int) -> None:
    """FAM-200: whether or not the moonwalker was hit, the mafia is awake for the time of two shots."""
    deck = ("mafioso", "moonwalker", "mafioso", *["ordinary-townsperson"] * 5)
    game = open_any(SHELF["family"], Table(deck, roles=deck, pace="sealed", position=Position("night")))
    windows: list[tuple[bool, bool]] = []
    while len(windows) < 2:
        now = game.now
        if isinstance(now, Calling) and now.acts and now.call == "mafia":
            shots = [option for option in choices(game, 1).options if option[1]]
            windows.append((now.grant, bool(shots)))
            for seat in now.awaiting if not now.grant else ():
                game = play(game, Act(seat, *next(shot for shot in shots if shot[1] == (victim,))))
        game = play(game, TimeUp(game.moment))
    assert windows == [(False, True), (True, victim == 2)]
    assert any(isinstance(event, ev.Slept) for event in game.told)
    assert any(isinstance(event, ev.Granted if victim == 2 else ev.Lingered) for event in log(game))
    assert not any(
        granted(event, seat) for event in log(game) for seat in range(9) if isinstance(event, ev.Lingered)
    )
