"""There is one walk along what everybody hears: screens, score and replays tell the same sentences."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid, played

from omerta.books.shelf import SHELF
from omerta.bots.driver import PLAIN, Driver
from omerta.core import Game, Refused, view
from omerta.core import events as ev
from omerta.core.commands import Undo
from omerta.core.game import PUBLIC
from omerta.core.view import granted
from omerta.table.actions.turn import Turn
from omerta.table.faces.beats import measured
from omerta.table.faces.story import STEP, Story, notices
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES
from omerta.words.stages import seconds

SEEDS = range(3)


def table(book: str, seed: int, language: str) -> tuple[Lobby, Game]:
    """A table whose game was played to its end, with something taken back now and then."""
    turn = Turn(replace(laid(book, 8 + seed), language=language), None, 1000.0)
    turn.deal(seed)
    if turn.lobby.stage == "dealt":
        turn.begin()
    rng = random.Random(seed)
    driver = Driver(turn.playing(), dict.fromkeys(range(1, 9 + seed), PLAIN), rng)
    while driver.step():
        if driver.game.over is None and rng.random() < 0.02:
            with suppress(Refused):
                driver.send(Undo(rng.randint(1, 4)))
    return turn.lobby, driver.game


def commands(game: Game) -> list[Game]:
    """The game after each of its commands."""
    found = [game]
    while found[-1].past is not None:
        found.append(found[-1].past)
    return [each for each in reversed(found) if each.told]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("book", SHELF)
def test_what_is_shown_is_what_was_measured(book: str, seed: int) -> None:
    """After every command: as many sentences, each as long as its text, each told with its own event."""
    lobby, whole = table(book, seed, LANGUAGES[seed])
    story, epoch, told, measures = Story(lobby.language), 0, 0, 0
    for game in commands(whole):
        known = game.seen - len(game.told)
        beats = measured(lobby, game, known)
        undone = any(isinstance(event, ev.Undone) for event in game.told)
        epoch += undone
        story.follow(view(game, PUBLIC), game, lobby, epoch, notices(game))
        lines = [line for line in story.lines if line.number % STEP == 0]
        fresh = [] if undone else lines[told:]
        assert [beat.seconds for beat in beats] == [seconds(line.stage, line.text) for line in fresh]
        assert all(granted(game.told[beat.event - known - 1], PUBLIC) for beat in beats)
        told, measures = len(lines), measures + len(beats)
    assert measures > 20


@pytest.mark.parametrize("book", SHELF)
def test_a_sentence_begins_with_the_first_event_it_tells(book: str) -> None:
    """What the next sentence says, like a verdict before the leaving, is not known before it."""
    lobby, game, events = played(laid(book), 7)
    begins = {beat.event for beat in measured(lobby, game, 0)}
    for place, event in enumerate(events, 1):
        if isinstance(event, ev.Died | ev.Dawned | ev.PhaseBegan):
            assert place in begins
        if isinstance(event, ev.Executed):
            before = max(begin for begin in begins if begin <= place)
            passed = [each for each in events[before - 1 : place - 1] if granted(each, PUBLIC)]
            told_beside = (ev.Sentenced, ev.AllSentenced, ev.Accused, ev.Counted)
            assert all(isinstance(each, told_beside) for each in passed)
