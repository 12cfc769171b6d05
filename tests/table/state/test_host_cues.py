"""The score in the hand of a host: what weighs waits for him, what only leads on follows, nothing is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state import clocks, host_cues, score
from omerta.table.state.lobby import Countdown, Entry, Lobby

TABLE = Lobby("SCORES", "en", "classic", stage="playing", told=10)
DAWN, DEATH, TALK = score.Beat(4, 5.0), score.Beat(6, 3.0), score.Beat(9, 4.0, after=True)


def laid() -> Lobby:
    return host_cues.laid(TABLE, (DAWN, DEATH, TALK), 100.0, hurries=True)


def test_the_first_sentence_is_told_at_once_and_the_next_that_weighs_waits() -> None:
    lobby = laid()
    assert [score.told(lobby, now) for now in (100.0, 105.0, 1e9)] == [5, 5, 5]
    assert host_cues.due(lobby, 1e9) == 6
    assert score.next_cue(lobby, 1e9) == 0.0


def test_the_key_tells_one_sentence_and_whatever_only_leads_on_follows_in_its_time() -> None:
    lobby = host_cues.told_next(laid(), 6, 200.0)
    assert [score.told(lobby, now) for now in (200.0, 202.9, 203.0)] == [8, 8, 10]
    assert score.next_cue(lobby, 200.0) == 203.0
    assert host_cues.due(lobby, 200.0) == 0, "nothing waits for his hand any more"


def test_a_finger_that_taps_twice_tells_one_sentence() -> None:
    lobby = host_cues.told_next(laid(), 6, 200.0)
    with pytest.raises(Refused, match="too-late"):
        host_cues.told_next(lobby, 6, 200.1)
    with pytest.raises(Refused, match="not-now"):
        host_cues.told_next(lobby, 9, 300.0)


def test_a_quick_host_cuts_a_sentence_short_and_the_new_one_stands() -> None:
    lobby = host_cues.told_next(laid(), 6, 101.0)
    assert score.running(lobby, 101.5) == Entry(6, 101.0, 3.0)
    assert score.running(host_cues.told_next(lobby, 9, 101.6), 102.0) == Entry(9, 101.6, 4.0, after=True)


def test_showing_the_last_one_again_takes_nothing_from_what_is_to_come() -> None:
    once = laid()
    again = host_cues.told_again(once, 150.0)
    assert again.repeats == once.repeats + 1
    assert score.running(again, 151.0) == Entry(4, 150.0, 5.0)
    assert (score.told(again, 1e9), host_cues.due(again, 1e9)) == (5, 6)
    late = host_cues.told_again(host_cues.told_next(once, 6, 200.0), 202.0)
    assert [score.told(late, now) for now in (202.0, 204.9, 205.0)] == [8, 8, 10], "what follows waits for it"


def test_let_run_all_are_told_in_their_time() -> None:
    lobby = host_cues.told_on(laid(), 102.0)
    assert [cue.begins for cue in lobby.score] == [100.0, 105.0, 108.0]
    late = host_cues.told_on(laid(), 300.0)
    assert [cue.begins for cue in late.score] == [100.0, 300.0, 303.0]
    assert host_cues.told_next(late, 9, 301.0).score[-1].begins == 301.0, "and his key still hurries them"


def test_whatever_all_hear_of_tells_the_rest_before_it() -> None:
    lobby = host_cues.laid(replace(laid(), told=12), (score.Beat(12, 2.0),), 110.0, hurries=True)
    assert score.told(lobby, 110.0) == 12
    beside = host_cues.laid(replace(laid(), told=12), (score.Beat(12, 2.0),), 110.0, hurries=False)
    assert score.told(beside, 1e9) == 5, "but what is done beside the game waits its turn"
    assert [cue.event for cue in beside.score] == [4, 6, 9, 12]
    assert host_cues.laid(laid(), (), 110.0, hurries=False) == laid()


def test_his_key_works_while_the_clock_stands() -> None:
    clock = Countdown(3, 12.0, score.NOT_YET, opens=score.NOT_YET)
    stands = clocks.paused(replace(laid(), clock=clock), "phone", 120.0)
    told = host_cues.told_next(stands, 6, 500.0)
    assert score.told(told, 500.0) == 8
    goes_on = clocks.resumed(told, "phone", 600.0)
    assert [score.told(goes_on, now) for now in (600.0, 603.0)] == [8, 10]


def test_the_clock_of_a_moment_starts_when_the_host_has_told_of_it() -> None:
    lobby = replace(laid(), clock=Countdown(3, 12.0, score.NOT_YET + 12, opens=score.NOT_YET))
    assert not score.is_open(lobby, 1e9)
    assert score.shown_clock(lobby, 1e9) is None
    told = host_cues.told_next(lobby, 6, 200.0)
    assert clocks.retimed(told, 200.0) == Countdown(3, 12.0, 203.0 + 4.0 + 12.0, opens=203.0)
