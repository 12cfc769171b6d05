"""The score: one sentence after another, at times that are kept, and nothing while the clock stands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state import clocks, score
from omerta.table.state.lobby import Countdown, Entry, Lobby

TABLE = Lobby("SCORES", "en", "classic", stage="playing", told=10)
THREE = [score.Beat(4, 5.0), score.Beat(6, 3.0), score.Beat(9, 4.0)]


def test_sentences_are_told_one_after_another() -> None:
    lobby = score.with_beats(TABLE, THREE, 100.0)
    assert lobby.score == (Entry(4, 100.0, 5.0), Entry(6, 105.0, 3.0), Entry(9, 108.0, 4.0))
    assert score.until(lobby) == 112.0


def test_what_lies_before_the_next_sentence_is_told() -> None:
    lobby = score.with_beats(TABLE, THREE, 100.0)
    assert [score.told(lobby, now) for now in (99.0, 100.0, 104.9, 105.0, 107.0, 108.0, 120.0)] == [
        3,
        5,
        5,
        8,
        8,
        10,
        10,
    ]


def test_what_comes_meanwhile_waits_for_its_turn() -> None:
    lobby = score.with_beats(TABLE, THREE, 100.0)
    lobby = score.with_beats(replace(lobby, told=12), [score.Beat(12, 2.0)], 109.0)
    assert lobby.score == (Entry(9, 108.0, 4.0), Entry(12, 112.0, 2.0)), "what is over is forgotten"


def test_the_next_sentence_is_known_as_long_as_there_is_one() -> None:
    lobby = score.with_beats(TABLE, THREE, 100.0)
    assert [score.next_cue(lobby, now) for now in (99.0, 100.0, 106.0, 108.0)] == [100.0, 105.0, 108.0, 0.0]


def test_before_the_cards_are_covered_nothing_is_told() -> None:
    lobby = score.waiting(replace(TABLE, stage="dealt"), THREE)
    assert score.told(lobby, 1e9) == 3
    assert score.next_cue(lobby, 1e9) == 0.0
    begun = score.begun(replace(lobby, stage="playing"), 200.0)
    assert begun.score[0] == Entry(4, 200.0, 5.0)
    assert score.until(begun) == 212.0


def test_while_the_clock_stands_nothing_is_told_and_then_it_goes_on_where_it_was() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    stands = clocks.paused(lobby, "phone", 106.0)
    assert score.told(stands, 500.0) == score.told(lobby, 106.0) == 8
    assert score.next_cue(stands, 500.0) == 0.0
    goes_on = clocks.resumed(stands, "phone", 506.0)
    assert goes_on.score == (Entry(4, 500.0, 5.0), Entry(6, 505.0, 3.0), Entry(9, 508.0, 4.0))
    assert goes_on.clock == Countdown(3, 12.0, 524.0, opens=508.0)
    assert score.told(goes_on, 507.9) == 8
    assert score.told(goes_on, 508.0) == 10


def test_a_moment_is_open_from_its_own_sentence_on_whatever_is_said_in_it() -> None:
    lobby = score.with_beats(TABLE, THREE, 100.0)
    lobby = replace(lobby, clock=Countdown(3, 12.0, 124.0, opens=score.last_begins(lobby)))
    assert [score.is_open(lobby, now) for now in (100.0, 107.9, 108.0)] == [False, False, True]
    busy = score.with_beats(replace(lobby, told=13), [score.Beat(12, 3.0), score.Beat(13, 3.0)], 109.0)
    assert score.told(busy, 110.0) == 11, "two sentences wait for their turn"
    assert score.is_open(busy, 110.0), "and nobody has to wait for them to say his own"
    stands = clocks.paused(lobby, "phone", 105.0)
    assert not score.is_open(stands, 500.0)


def test_a_sentence_may_stand_half_as_long_again_and_all_else_waits() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    once = score.lingering(lobby, 105.5)
    assert once.score == (Entry(6, 105.0, 3.75, 0.75), Entry(9, 108.75, 4.0))
    assert once.clock == Countdown(3, 12.0, 124.75, opens=108.75)
    twice = score.lingering(once, 108.0)
    assert twice.score[0] == Entry(6, 105.0, 4.5, 1.5)
    assert score.lingering(twice, 108.0) == twice, "half as much is all there is"
    assert score.lingering(lobby, 113.0) == lobby, "nothing is being told"
    stands = clocks.paused(lobby, "screen", 106.0)
    assert score.lingering(stands, 106.0) == stands


def test_a_running_sentence_begins_again_and_what_comes_after_it_waits() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    again = score.told_again(lobby, "anna", 107.0)
    assert again.score == (Entry(6, 107.0, 3.0, again=True), Entry(9, 110.0, 4.0))
    assert again.clock == Countdown(3, 12.0, 126.0, opens=110.0)
    assert score.told(again, 107.0) == score.told(lobby, 107.0)
    assert (again.repeated, again.repeats) == (("anna",), 1)


def test_a_sentence_that_is_over_is_told_again_and_its_moment_stays_open() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    again = score.told_again(lobby, "anna", 115.0)
    assert again.score == (Entry(9, 115.0, 4.0, again=True),)
    assert again.clock == Countdown(3, 12.0, 128.0, opens=108.0)
    assert score.is_open(again, 115.0)
    running = score.running(again, 118.0)
    assert running is not None
    assert running.again
    assert score.running(again, 119.0) is None


def test_nobody_holds_up_the_table_by_asking_again() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    for at, device in enumerate(("anna", "boris", "vera")):
        lobby = score.told_again(lobby, device, 113.0 + 5 * at)
        with pytest.raises(Refused, match="repeated-already"):
            score.told_again(lobby, device, 114.0 + 5 * at)
    with pytest.raises(Refused, match="repeated-already"):
        score.told_again(lobby, "gleb", 130.0)
    with pytest.raises(Refused, match="not-now"):
        score.told_again(clocks.paused(lobby, "anna", 130.0), "gleb", 131.0)


def test_how_slowly_a_voice_speaks_is_believed_within_reason() -> None:
    assert [score.bounded_letter(each) for each in (0.001, 0.06, 0.9)] == [0.05, 0.06, 0.105]


def test_a_sentence_that_comes_late_stands_for_its_whole_time() -> None:
    lobby = score.with_beats(replace(TABLE, clock=Countdown(3, 12.0, 124.0, opens=108.0)), THREE, 100.0)
    assert score.caught_up(lobby, 5, 105.2) == lobby, "a blink is not late"
    late = score.caught_up(lobby, 5, 106.0)
    assert late.score == (Entry(6, 106.0, 3.0), Entry(9, 109.0, 4.0))
    assert late.clock == Countdown(3, 12.0, 125.0, opens=109.0)
    assert score.caught_up(lobby, 8, 106.0) == lobby, "it was told in time"
    stands = clocks.paused(lobby, "anna", 104.0)
    assert score.caught_up(stands, 5, 500.0) == stands
