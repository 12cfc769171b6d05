"""The clock of a moment; where one votes after another, everybody has a clock of his own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.table.evenings import laid
from tests.table.spies import gathered

from omerta.core.commands import Act, Refused, TimeUp
from omerta.core.events import Entered
from omerta.core.moments import Counting, Talking
from omerta.table.actions.timers import due, tick
from omerta.table.actions.turn import Turn
from omerta.table.faces.circle import stopped_by
from omerta.table.state.clocks import VOTE_IN_TURN, attended, left_alone
from omerta.table.state.lobby import Countdown
from omerta.words import lexicon


def voting_in_turn() -> Turn:
    """A table of people, `chicago`, at its first vote: two have been named."""
    lobby = laid("chicago")
    people = tuple(replace(person, bot=False, device=f"phone {person.id}") for person in lobby.people)
    turn = Turn(replace(lobby, people=people), None, 1000.0)
    turn.deal(5)
    turn.begin()
    named = 0
    for _ in range(60):
        now = turn.playing().now
        if isinstance(now, Counting):
            return turn
        if isinstance(now, Talking) and named < 2:
            named += 1
            turn.play(Act(now.seats[0], "name", (named,)))
        turn.play(TimeUp(turn.playing().moment))
    raise AssertionError("there is no vote")


def counting(turn: Turn) -> Counting:
    now = turn.playing().now
    assert isinstance(now, Counting)
    return now


def clock(turn: Turn) -> Countdown:
    assert turn.lobby.clock is not None
    return turn.lobby.clock


def test_chi_114_every_voter_has_a_clock_of_his_own() -> None:
    turn = voting_in_turn()
    now, first, whole = counting(turn), clock(turn), VOTE_IN_TURN[turn.lobby.pace]
    assert first.total == whole
    turn.now += whole - 1.0
    turn.play(Act(now.turn, "vote", (1,)))
    assert counting(turn).turn == now.voters[1]
    assert (clock(turn).total, clock(turn).ends) == (whole, turn.now + whole)
    with pytest.raises(Refused, match="too-late"):
        turn.play(TimeUp(first.moment))


def test_chi_114_a_clock_that_runs_out_enters_one_vote_and_the_next_has_all_his_time() -> None:
    turn = voting_in_turn()
    voters = counting(turn).voters
    for at, voter in enumerate(voters[:3]):
        assert counting(turn).turn == voter
        before = clock(turn)
        assert due(turn.lobby, turn.game, turn.now, 1.0) == before.ends
        turn.now = before.ends
        tick(turn, {}, turn.now, 1.0)
        assert [event.seat for event in turn.events if isinstance(event, Entered)] == [*voters[: at + 1]]
        assert clock(turn).ends == turn.now + before.total
    assert counting(turn).turn == voters[3]


def test_a_clock_that_stands_for_want_of_anybody_does_so_at_the_next_moment_too() -> None:
    """Whoever taps before the table has noticed him does not turn its rest into a pause that nobody ends."""
    turn = voting_in_turn()
    turn.lobby = left_alone(turn.lobby, turn.now)
    turn.play(TimeUp(turn.playing().moment))
    assert clock(turn).alone
    turn.lobby = attended(turn.lobby, turn.now)
    assert not clock(turn).paused


def test_who_has_stopped_the_clock_is_named_and_who_has_left_is_not_the_screen() -> None:
    """A device that plays, one that has given up its seat, and one that never had any."""
    lobby = replace(gathered("classic", 8), played_on=("phone-3", "gone"))
    named = {
        by: stopped_by(replace(lobby, clock=Countdown(1, 10.0, 0.0, paused=True, by=by)), lexicon("en"))
        for by in ("phone-3", "gone", "laptop", "")
    }
    assert named["phone-3"] == lobby.person(3).name
    assert (named["gone"], named["laptop"]) == ("Somebody who has left", "Somebody at the screen")
    assert named[""] == ""
