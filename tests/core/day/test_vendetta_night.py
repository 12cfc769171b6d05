"""The night of `vendetta` by its ordinary rules: debate, ballots, proposal, marks, the temporary host."""

import pytest
from tests.core.small_books import act, debate, deeds, night, refused, time_up, told, vote

from omerta.core import Game, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.choices import seat_options
from omerta.core.moments import Counting, Deciding, Talking

ALL_TO = dict.fromkeys


def executed(game: Game) -> list[int]:
    return [event.seat for event in told(game, ev.Executed)]


def points(game: Game) -> dict[int, int]:
    """The half votes of the last count."""
    return dict(told(game, ev.Counted)[-1].points)


@pytest.mark.parametrize(("players", "minutes"), [(6, 5), (8, 5), (9, 7), (12, 7), (13, 10), (20, 10)])
def test_ven_122_the_debate_is_as_long_as_the_company_is_large(players: int, minutes: int) -> None:
    opened = told(night("h" + "v" * (players - 1)), ev.TalkOpened)[0]
    assert opened.seconds == 60 * minutes
    assert opened.signals == (60 * (minutes - 3),)


@pytest.mark.parametrize(("minutes", "signal"), [("3", 90), ("1", 30), ("4", 60), ("9", 360)])
def test_ven_124_a_short_debate_has_its_warning_at_half_time(minutes: str, signal: int) -> None:
    opened = told(night("hvvvvv", {"debate_minutes": minutes}), ev.TalkOpened)[0]
    assert (opened.seconds, opened.signals) == (60 * int(minutes), (signal,))


def test_ven_163_others_may_be_named_and_each_once() -> None:
    game = act(night("hvvvvv"), 1, "name", 2)
    assert refused(game, cm.Act(3, "name", (3,))) == "self-name"
    assert refused(game, cm.Act(3, "name", (2,))) == "already-named"
    assert ("name", (3,)) not in seat_options(game, 3)
    assert act(game, 2, "name", 1).named == (2, 1)


def test_ven_164_an_empty_list_means_no_vote() -> None:
    game = debate(night("hvvvvv"))
    assert executed(game) == []
    assert told(game, ev.NobodyExecuted)[0].rules == ("VEN-164",)


def test_ven_165_one_suspect_after_another_and_one_vote_each() -> None:
    game = debate(night("hvvvvv"), (1, 2), (2, 1))
    assert isinstance(game.now, Counting)
    assert (game.now.on, deeds(game, 2)) == (2, {"vote", "abstain"})
    game = act(game, 3, "vote", 2)
    for seat in (1, 2, 4, 5, 6):
        game = act(game, seat, "abstain")
    assert isinstance(game.now, Counting)
    assert (game.now.on, game.now.voters) == (1, (1, 2, 4, 5, 6))
    assert refused(game, cm.Act(3, "vote", (1,))) == "hand-used"


def test_ven_167_the_most_votes_execute_at_once() -> None:
    game = vote(debate(night("hvvvvvv"), (1, 2), (2, 4)), {1: 2, 2: 4, 3: 4, 5: 4, 4: 2})
    assert executed(game) == [4]
    assert told(game, ev.Executed)[0].card == "vampire"
    assert told(game, ev.Counted)[0].points == ()


def test_ven_168_without_a_vote_nobody_goes() -> None:
    assert executed(vote(debate(night("hvvvvv"), (1, 2), (2, 4)), {})) == []


def test_ven_169_one_vote_is_enough_for_a_single_suspect() -> None:
    assert executed(vote(debate(night("hvvvvv"), (1, 2)), {5: 2})) == [2]
    careful = debate(night("hvvvvv", {"single_candidate": "majority"}), (1, 2))
    assert executed(vote(careful, ALL_TO((1, 3, 4), 2))) == []
    assert executed(vote(careful, ALL_TO((1, 3, 4, 5), 2))) == [2]


def test_ven_533_many_votes() -> None:
    game = debate(night("hvvvvv", {"multi_vote": "on"}), (1, 2), (2, 4))
    for seat in range(1, 7):
        game = act(game, seat, "vote", 2)
    assert isinstance(game.now, Counting)
    assert game.now.voters == (1, 2, 3, 4, 5, 6)


def test_ven_534_more_than_half() -> None:
    game = debate(night("hvvvvv", {"execute_majority": "on"}), (1, 2), (2, 4))
    assert executed(vote(game, ALL_TO((1, 3, 5), 2))) == []
    assert executed(vote(game, ALL_TO((1, 3, 5, 6), 2))) == [2]


def test_ven_538_no_last_word_unless_agreed() -> None:
    game = vote(debate(night("hvvvvv", {"last_word": "30s"}), (1, 2)), {1: 2})
    assert isinstance(game.now, Talking)
    assert (game.now.kind, game.now.seconds) == ("last-word", 30)


def tied(options: dict[str, str] | None = None, roles: str = "hvvvvvvvv", **more: object) -> Game:
    """Nine players; 2, 4 and 6 have three votes each and have defended themselves."""
    game = debate(night(roles, options, **more), (1, 2), (2, 4), (3, 6))  # type: ignore[arg-type]
    game = vote(game, {1: 2, 2: 4, 3: 2, 4: 6, 5: 4, 6: 2, 7: 4, 8: 6, 9: 6})
    for seat in (2, 4, 6):
        assert isinstance(game.now, Talking)
        assert (game.now.kind, game.now.seats, game.now.seconds) == ("tie-speech", (seat,), 30)
        game = time_up(game)
    return game


def test_ven_173_the_tied_defend_themselves_and_are_voted_on_again() -> None:
    game = tied()
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field, len(game.now.voters)) == ("recount", (2, 4, 6), 9)
    assert executed(vote(game, ALL_TO((1, 2, 3), 4))) == [4]


def test_ven_176_the_proposal_is_on_those_still_tied() -> None:
    game = vote(tied(), {1: 2, 3: 2, 5: 4, 7: 4, 8: 6})
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("proposal", (2, 4))
    assert deeds(game, 1) == {"convict", "spare", "abstain"}


def test_ven_177_more_than_half_of_those_entitled() -> None:
    game = vote(tied(), {1: 2, 3: 2, 5: 4, 7: 4, 8: 6})
    assert executed(vote(game, ALL_TO(range(1, 6), 1))) == [2, 4]
    assert executed(vote(game, ALL_TO(range(1, 5), 1))) == []
    few = play(game, cm.Poll(tuple((seat, ev.ALL) for seat in range(1, 5))))
    assert executed(few) == []
    assert told(few, ev.NobodyExecuted)[0].rules[-1] == "VEN-178"


def test_ven_175_a_second_ballot_without_votes_leaves_all_tied() -> None:
    game = vote(tied(), {})
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("proposal", (2, 4, 6))


def test_ven_181_a_barred_player_speaks_and_names_but_has_no_vote() -> None:
    game = act(night("hvvvvvv", marks=((3, "barred"),)), 3, "name", 2)
    game = debate(game, (2, 3))
    assert isinstance(game.now, Counting)
    assert 3 not in game.now.voters
    assert refused(game, cm.Act(3, "vote", (2,))) == "voteless"
    assert executed(vote(game, {1: 3})) == [3]


def test_ven_284_the_mark_is_one_more_vote() -> None:
    game = debate(night("hvvvvvv", marks=((4, "suspect"),)), (1, 2), (2, 4))
    game = vote(game, {1: 2, 3: 2, 5: 2, 2: 4, 6: 4, 7: 4})
    assert points(game) == {2: 6, 4: 8}
    assert executed(game) == [4]
    unlisted = debate(night("hvvvvvv", marks=((6, "suspect"),)), (1, 2), (2, 4))
    assert executed(vote(unlisted, {1: 2})) == [2]


def test_ven_284_the_mark_counts_in_the_second_ballot() -> None:
    game = debate(night("hvvvvvv", marks=((4, "suspect"),)), (1, 2), (2, 4))
    game = time_up(time_up(vote(game, {1: 2, 3: 2, 5: 4})))
    assert isinstance(game.now, Counting)
    assert game.now.kind == "recount"
    assert executed(vote(game, {1: 2, 3: 4})) == [4]


def test_ven_286_the_mark_alone_executes_nobody() -> None:
    game = debate(night("hvvvvvv", marks=((4, "suspect"),)), (1, 2), (2, 4))
    assert executed(vote(game, {})) == []
    assert executed(vote(game, {1: 2})) == [2]


def test_ven_287_the_mark_does_not_count_in_the_proposal() -> None:
    game = debate(night("hvvvvvv", marks=((4, "suspect"), (2, "suspect"))), (1, 2), (2, 4))
    game = time_up(time_up(vote(game, {1: 2, 3: 4})))
    game = vote(vote(game, {1: 2, 3: 4}), ALL_TO((1, 2, 3), 1))
    assert executed(game) == []


def test_ven_289_the_mark_stays_when_the_one_who_set_it_is_barred() -> None:
    game = debate(night("hvvvvvv", marks=((4, "suspect"), (3, "barred"))), (1, 2), (2, 4))
    assert executed(vote(game, {1: 2, 5: 4})) == [4]


def avenging() -> Game:
    game = debate(night("wvvvvvvvh"), (2, 1), (3, 4))
    return vote(game, {3: 1, 5: 1, 8: 1, 4: 4})


def test_ven_347_the_vengeful_takes_a_voter_with_him() -> None:
    game = avenging()
    assert isinstance(game.now, Deciding)
    assert (game.now.seat, owed(game)) == (1, (1,))
    assert seat_options(game, 1) == (("convict", (3,)), ("convict", (5,)), ("convict", (8,)))
    assert refused(game, cm.Act(1, "convict", (4,))) == "not-a-candidate"
    game = act(game, 1, "convict", 5)
    assert executed(game) == [1, 5]
    assert [e.card for e in told(game, ev.Executed)] == ["vengeful", "vampire"]
    assert game.phase == "night"


def test_ven_347_victory_is_looked_at_afterwards() -> None:
    game = vote(debate(night("wvvvh"), (2, 1)), {5: 1})
    assert game.over is None
    game = act(game, 1, "convict", 5)
    assert game.over is not None
    assert game.over.winner == "vampires"


def test_ven_348_after_a_secret_vote_anybody() -> None:
    game = vote(debate(night("wvvvvvh", {"anonymous_vote": "on"}), (2, 1)), {3: 1, 5: 1})
    assert isinstance(game.now, Deciding)
    assert game.now.open_to == (2, 3, 4, 5, 6, 7)
    assert executed(time_up(game)) == [1]


def test_ven_348_if_no_voter_lives_anybody() -> None:
    game = vote(debate(night("wvvvvvh"), (2, 1)), {1: 1})
    assert isinstance(game.now, Deciding)
    assert game.now.open_to == (2, 3, 4, 5, 6, 7)


HOSTED = "hvvvvvv"


def test_ven_079_the_executed_one_hosts() -> None:
    game = vote(debate(night(HOSTED, temporary_host=2), (1, 3)), {1: 3})
    assert (game.temporary_host, game.host_seat) == (0, 3)


def test_ven_087_no_result_means_one_more_minute_and_the_whole_vote_again() -> None:
    game = vote(debate(night(HOSTED, temporary_host=2), (1, 3), (3, 4)), {})
    assert isinstance(game.now, Talking)
    assert (game.now.kind, game.now.seconds, game.now.names_candidates) == ("more-talk", 60, True)
    game = act(game, 5, "name", 6)
    assert refused(game, cm.Act(5, "name", (5,))) == "self-name"
    game = time_up(game)
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("count", (3, 4, 6))
    assert executed(vote(game, {1: 6})) == [6]


def test_ven_087_if_that_fails_too_the_lot_decides_among_the_leaders() -> None:
    game = debate(night(HOSTED, temporary_host=2), (1, 3), (3, 4), (4, 5))
    for _ in range(2):
        game = vote(game, {1: 3, 2: 4, 6: 3, 7: 4, 5: 5})
        game = time_up(time_up(game))
        game = vote(game, {1: 3, 2: 4})
        game = vote(game, {})
        if isinstance(game.now, Talking) and game.now.kind == "more-talk":
            game = time_up(game)
    drawn = told(game, ev.LotDrawn)
    assert [(e.among, e.final) for e in drawn] == [((3, 4), True)]
    assert executed(game) == [drawn[0].seat] == [game.host_seat]


def test_ven_087_an_empty_list_means_a_vote_on_everybody_and_then_the_lot() -> None:
    game = debate(night(HOSTED, temporary_host=2))
    assert isinstance(game.now, Counting)
    assert game.now.field == (1, 2, 3, 4, 5, 6, 7)
    assert executed(vote(game, {1: 5})) == [5]
    game = vote(game, {})
    assert told(game, ev.LotDrawn)[0].among == (1, 2, 3, 4, 5, 6, 7)
    assert len(executed(game)) == 1


def test_ven_090_of_several_the_one_with_the_most_votes_hosts() -> None:
    panic = debate(night(HOSTED, {"panic": "on"}, temporary_host=2), (1, 3), (3, 4))
    for seat in range(1, 8):
        panic = act(panic, seat, *(("vote", 3) if seat < 5 else ("abstain",)))
    for seat in range(1, 8):
        panic = act(panic, seat, *(("vote", 4) if seat < 6 else ("abstain",)))
    assert executed(panic) == [3, 4]
    assert panic.host_seat == 4
    assert told(panic, ev.HostChanged)[0].among == ()


def test_ven_090_equal_votes_are_settled_by_lot() -> None:
    game = debate(night(HOSTED, temporary_host=2), (1, 3), (3, 4))
    game = time_up(time_up(vote(game, {1: 3, 2: 4})))
    game = vote(vote(game, {1: 3, 2: 4}), ALL_TO(range(1, 8), 1))
    changed = told(game, ev.HostChanged)[0]
    assert changed.among == (3, 4)
    assert changed.seat in (3, 4)
    assert game.draws == 1


def test_ven_095_the_first_execution_may_end_the_game() -> None:
    game = vote(debate(night("hvvvvv", temporary_host=2), (2, 1)), {2: 1})
    assert game.over is not None
    assert game.over.winner == "vampires"
