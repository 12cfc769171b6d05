"""The replay tells a game as its table told it: the same sentences in the same words, each at its step."""

from __future__ import annotations

import pytest
from tests.table.evenings import laid, played

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, fold, view
from omerta.core import events as ev
from omerta.core.game import PUBLIC
from omerta.core.view import granted
from omerta.table.faces.beats import measured
from omerta.table.faces.face_parts import Line
from omerta.table.faces.story import Story, notices
from omerta.table.replay import worded
from omerta.table.replay.steps import course
from omerta.table.replay.told import told_lines
from omerta.table.state.lobby import Lobby
from omerta.words import LANGUAGES
from omerta.words.spoken import for_the_ear


def on_the_screen(game: Game, lobby: Lobby, language: str, events: list[Event]) -> list[Line]:
    """What the screen of the table has told by now."""
    story = Story(language)
    undone = sum(isinstance(event, ev.Undone) for event in events)
    story.follow(view(game, PUBLIC), game, lobby, undone, notices(game))
    return story.lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_a_replay_tells_the_game_word_for_word_as_the_table_did(book: str, language: str) -> None:
    lobby, game, events = played(laid(book), 5)
    lines = on_the_screen(game, lobby, language, events)
    shown = worded.replay(lobby, lobby.results[0], course(SHELF[book], events), (language,))
    told = shown.texts[language].told
    assert [each.text for each in told] == [line.text for line in lines]
    assert [(each.stage, each.seats) for each in shown.told] == [(line.stage, line.seats) for line in lines]
    assert [each.ear or each.text for each in told] == [for_the_ear(line.text, language) for line in lines]
    assert not any(each.until for each in shown.told)


@pytest.mark.parametrize("book", SHELF)
def test_at_every_step_it_says_what_the_screen_said_then(book: str) -> None:
    """Also where something was taken back: what no longer stands is gone, and that it was is told."""
    lobby, _, events = played(laid(book), 5, undos=True)
    seen = course(SHELF[book], events)
    told = told_lines(seen, lobby, "en")
    for step, end in enumerate(seen.told):
        standing = [each for each in told if each.step <= step and (not each.until or each.until > step)]
        then = fold(SHELF[book], events[:end])
        lines = on_the_screen(then, lobby, "en", events[:end])
        assert sorted(each.line.text for each in standing) == sorted(line.text for line in lines), step
        assert standing[-1].line.text == lines[-1].text
    assert any(each.until for each in told)


@pytest.mark.parametrize("book", SHELF)
def test_each_sentence_has_a_step_of_its_own_and_stands_as_long_as_at_the_table(book: str) -> None:
    lobby, game, events = played(laid(book), 7)
    seen = course(SHELF[book], events)
    shown = worded.replay(lobby, lobby.results[0], seen, ("ru", "en"))
    steps = [each.step for each in shown.told]
    assert steps == sorted({*steps})
    beats = measured(lobby, game, 0)  # in the language of the table
    assert [round(10 * beat.seconds) for beat in beats] == [each.tenths for each in shown.texts["en"].told]
    for step, beat in zip(steps, beats, strict=True):
        assert (0, *seen.told)[step] < beat.event <= seen.told[step]


@pytest.mark.parametrize("book", SHELF)
def test_a_replay_never_opens_empty(book: str) -> None:
    lobby, _, events = played(laid(book), 3)
    shown = worded.replay(lobby, lobby.results[0], course(SHELF[book], events), ("en",))
    assert shown.told[0].step == 0
    assert shown.texts["en"].told[0].text


@pytest.mark.parametrize("book", SHELF)
def test_a_light_goes_out_with_its_sentence_and_not_before(book: str) -> None:
    lobby, _, events = played(laid(book), 5)
    seen = course(SHELF[book], events)
    shown = worded.replay(lobby, lobby.results[0], seen, ("en",))
    living = dict.fromkeys(range(1, len(lobby.people) + 1), True)
    gone: dict[int, int] = {}
    for change in shown.circle:
        for spot in change.spots:
            if living[spot.seat] and not spot.living:
                gone[spot.seat] = change.step
            living[spot.seat] = spot.living
    told = {each.step: each for each in shown.told}
    assert gone
    for seat, step in gone.items():
        assert told[step].stage in ("death", "leaving"), (seat, step)
        assert seat in told[step].seats


@pytest.mark.parametrize("book", SHELF)
def test_votes_are_seen_and_not_spoken(book: str) -> None:
    lobby, _, events = played(laid(book), 5)
    seen = course(SHELF[book], events)
    text = worded.text(lobby, lobby.results[0], seen, "en")
    spoken = {each.text for each in text.told}
    seen_by_all = [line.text for line in text.lines if not line.to]
    votes = [event for event in events if isinstance(event, ev.Voted) and granted(event, PUBLIC)]
    assert len(seen_by_all) == len(votes)
    assert spoken.isdisjoint(seen_by_all)
