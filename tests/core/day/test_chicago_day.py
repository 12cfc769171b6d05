"""The day of `chicago`: speeches, a vote nobody may keep back, ties, the coin."""

import pytest
from tests.core.small_books import act, day, deeds, refused, speak, time_up, told, vote

from omerta.core import Game, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.choices import may_speak
from omerta.core.moments import Counting, Talking

HEADS, TAILS = 4, 3


def executed(game: Game) -> list[int]:
    return [event.seat for event in told(game, ev.Executed)]


def test_chi_066_the_floor_goes_round_for_a_minute_each() -> None:
    game = day("ccmc")
    spoken = []
    while isinstance(game.now, Talking) and game.number == 1:
        spoken.append(game.now.seats)
        assert (game.now.kind, game.now.seconds) == ("speech", 60)
        game = time_up(game)
    assert spoken == [(1,), (2,), (3,), (4,)]


def test_chi_068_all_others_are_silent() -> None:
    game = day("ccmc")
    assert [may_speak(game, seat) for seat in (1, 2, 3, 4)] == [True, False, False, False]
    assert refused(game, cm.Claim(2, "suspect", 1)) == "may-not-speak"
    assert refused(game, cm.Act(2, "name", (3,))) == "not-your-turn"
    assert owed(game) == (1,)


def test_chi_071_the_next_living_seat_begins_in_the_next_round() -> None:
    game = day("ccmcc", dead=(2,))
    assert game.first_speaker == 1
    game = speak(game)
    assert (game.phase, game.number) == ("day", 2)
    assert isinstance(game.now, Talking)
    assert game.now.seats == (3,)
    assert [seat for e in told(game, ev.SpeechesOpened) for seat in e.order] == [1, 3, 4, 5, 3, 4, 5, 1]


def test_chi_071_the_host_picks_the_first_speaker() -> None:
    game = play(day("ccmcc"), cm.Start(4))
    assert isinstance(game.now, Talking)
    assert game.now.seats == (4,)
    assert game.first_speaker == 4
    again = play(game, cm.Start(2))
    assert isinstance(again.now, Talking)
    assert again.now.seats == (2,)
    assert refused(act(game, 4, "name", 1), cm.Start(1)) == "already-begun"
    assert refused(play(game, cm.Claim(4, "suspect", 1)), cm.Start(1)) == "already-begun"
    assert refused(act(game, 4, "ready"), cm.Start(1)) == "already-begun"
    assert refused(game, cm.Start(9)) == "dead-target"
    game = speak(game, {1: 2, 2: 1})
    assert isinstance(game.now, Counting)
    assert game.now.voters == (4, 5, 1, 2, 3)


def test_chi_099_one_name_for_each_speaker() -> None:
    game = act(day("ccmc"), 1, "name", 2)
    assert deeds(game, 1) == {"ready"}
    assert refused(game, cm.Act(1, "name", (3,))) == "named-enough"
    assert game.named == (2,)
    game = act(act(day("ccmc", {"nominations-per-speech": "any"}), 1, "name", 2), 1, "name", 3)
    assert game.named == (2, 3)


def test_chi_100_oneself_and_a_silenced_player_may_be_named_and_a_second_name_changes_nothing() -> None:
    game = act(day("ccmcc", silent=(5,), number=2), 1, "name", 5)
    game = act(game, 1, "ready")
    assert act(game, 2, "name", 5).named == (5,)
    assert act(game, 2, "name", 2).named == (5, 2)


def test_chi_101_the_list_is_for_this_round_only() -> None:
    game = speak(day("ccmc", {"single-candidate": "skip-first-day"}), {1: 3})
    assert (game.number, game.named) == (2, ())


def test_chi_102_without_candidates_there_is_no_vote() -> None:
    game = speak(day("ccmc"))
    assert game.living == (1, 2, 3, 4)
    assert told(game, ev.CountOpened) == []
    assert told(game, ev.NobodyExecuted)[0].rules == ("CHI-102",)


def test_chi_103_a_single_candidate_has_all_votes_and_goes() -> None:
    game = speak(day("ccmcc"), {1: 5})
    assert told(game, ev.Counted)[0].result == ((5, (1, 2, 3, 4, 5)),)
    assert executed(game) == [5]


def test_chi_449_a_single_candidate_is_voted_on() -> None:
    options = {"single-candidate": "confirm"}
    game = speak(day("ccmcc", options), {1: 5})
    assert isinstance(game.now, Counting)
    assert game.now.kind == "proposal"
    assert executed(vote(game, {1: 1, 2: 1, 3: 1})) == [5]
    assert executed(vote(game, {1: 1, 2: 1})) == []
    even = speak(day("ccmc", options, seed=HEADS), {1: 4})
    assert [e.heads for e in told(vote(even, {1: 1, 2: 1}), ev.CoinTossed)] == [True]


def test_chi_449_a_single_candidate_is_safe_on_the_first_day_only() -> None:
    options = {"single-candidate": "skip-first-day"}
    assert executed(speak(day("ccmcc", options), {1: 5})) == []
    assert executed(speak(day("ccmcc", options, number=2), {1: 5})) == [5]


def test_chi_104_the_first_day_has_a_vote() -> None:
    assert isinstance(speak(day("ccmcc"), {1: 2, 2: 4}).now, Counting)
    game = speak(day("ccmcc", {"first-day-vote": "off"}), {1: 2, 2: 4})
    assert game.number == 2
    assert told(game, ev.NobodyExecuted)[0].rules == ("CHI-104", "CHI-449", "CHI-450")
    assert isinstance(speak(game, {2: 4, 3: 1}).now, Counting)


def test_chi_107_the_vote_goes_clockwise_from_the_starter() -> None:
    game = speak(day("ccmccc", dead=(2, 5)), {1: 3, 3: 4})
    assert isinstance(game.now, Counting)
    assert game.now.voters == (1, 3, 4, 6)
    game = play(game, cm.Start(4))
    assert isinstance(game.now, Counting)
    assert game.now.voters == (4, 6, 1, 3)
    game = act(game, 4, "vote", 3)
    assert told(game, ev.Voted)[-1].open
    assert refused(game, cm.Start(1)) == "already-begun"


def test_chi_108_nobody_may_abstain() -> None:
    game = speak(day("ccmcc"), {1: 2, 2: 4})
    assert deeds(game, 1) == {"vote"}
    assert refused(game, cm.Act(1, "abstain")) == "must-vote"
    for seat in (1, 2, 3, 4):
        game = act(game, seat, "vote", 2)
    assert isinstance(game.now, Counting)
    assert owed(game) == (5,)


def test_chi_110_a_vote_cannot_be_changed() -> None:
    game = act(speak(day("ccmcc"), {1: 4, 2: 5}), 1, "vote", 4)
    assert refused(game, cm.Act(1, "vote", (5,))) == "vote-given"
    assert refused(game, cm.Poll(((1, 5), (2, 5)))) == "vote-given"
    assert refused(game, cm.Act(3, "vote", (5,))) == "not-your-turn"


def test_chi_111_candidates_vote_too_and_chi_112_only_the_list_gets_votes() -> None:
    game = speak(day("ccmcc"), {1: 1, 2: 5})
    assert refused(game, cm.Act(1, "vote", (3,))) == "not-a-candidate"
    assert told(act(game, 1, "vote", 1), ev.Voted)[0].target == 1


def test_chi_113_a_silenced_player_is_never_asked() -> None:
    game = speak(day("ccmcc", silent=(3,), number=2), {1: 4, 2: 5})
    assert [e.order for e in told(game, ev.SpeechesOpened)] == [(1, 2, 4, 5)]
    assert isinstance(game.now, Counting)
    assert game.now.voters == (1, 2, 4, 5)
    assert refused(game, cm.Act(3, "vote", (4,))) == "voteless"


def test_chi_249_a_silenced_player_cannot_name_but_can_be_named() -> None:
    game = day("ccmcc", silent=(3,), number=2)
    game = act(game, 1, "name", 3)
    assert deeds(game, 3) == set()
    assert refused(game, cm.Act(3, "name", (1,))) == "silenced"
    assert executed(speak(act(game, 1, "ready"))) == [3]


@pytest.mark.parametrize("close", [cm.Close(), None])
def test_chi_114_a_missing_vote_is_entered_for_the_last_candidate(close: cm.Close | None) -> None:
    game = act(speak(day("ccmcc"), {1: 2, 2: 4}), 1, "vote", 2)
    late = game.moment
    game = play(game, close or cm.TimeUp(game.moment))
    assert [e.seat for e in told(game, ev.Entered)] == [2]
    assert told(game, ev.Entered)[0].rules == ("CHI-114",)
    assert owed(game) == (3,)
    assert refused(game, cm.TimeUp(late)) == "too-late"
    for seat in (3, 4):
        game = act(game, seat, "vote", 2)
    game = play(game, close or cm.TimeUp(game.moment))
    assert told(game, ev.Counted)[0].result == ((2, (1, 3, 4)), (4, (2, 5)))
    assert executed(game) == [2]


def test_chi_114_with_the_host_counting_one_close_for_the_last_ends_the_vote() -> None:
    game = play(speak(day("ccmcc"), {1: 2, 2: 4}), cm.Delegate("counting", "host"))
    for seat in (1, 2, 3, 4):
        assert owed(game) == (seat,)
        game = play(game, cm.Close())
    assert not told(game, ev.Counted)
    game = play(game, cm.Close())
    assert told(game, ev.Counted)[0].result == ((2, ()), (4, (1, 2, 3, 4, 5)))


def test_chi_114_with_the_host_counting_all_votes_wait_for_his_word() -> None:
    game = play(speak(day("ccmcc"), {1: 2, 2: 4}), cm.Delegate("counting", "host"))
    for seat in (1, 2, 3, 4, 5):
        game = act(game, seat, "vote", 2)
    assert (owed(game), told(game, ev.Counted)) == ((), [])
    assert executed(play(game, cm.Close())) == [2]


def test_chi_114_in_the_second_vote_the_missing_vote_spares() -> None:
    game = vote(speak(day("ccmc"), {1: 2, 2: 4}), {1: 2, 2: 2, 3: 4, 4: 4})
    game = act(time_up(act(game, 1, "convict")), 3, "convict")
    game = act(game, 4, "convict")
    assert told(game, ev.Counted)[-1].against == (2,)
    assert executed(game) == [2, 4]


def test_chi_114_a_poll_enters_the_missing_votes_as_well() -> None:
    game = play(speak(day("ccmcc"), {1: 2, 2: 4}), cm.Poll(((1, 2), (3, 2), (5, 2))))
    assert told(game, ev.Counted)[0].result == ((2, (1, 3, 5)), (4, (2, 4)))
    game = act(speak(day("ccmcc"), {1: 2, 2: 4}), 1, "vote", 2)
    game = play(game, cm.Poll(((3, 2), (5, 2))))
    assert told(game, ev.Counted)[0].result == ((2, (1, 3, 5)), (4, (2, 4)))


def test_chi_116_the_most_votes_are_enough() -> None:
    game = speak(day("ccmcccc"), {1: 2, 2: 4, 3: 6})
    game = vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 6, 7: 6})
    assert executed(game) == [2]
    assert told(game, ev.Executed)[0].card == "civilian"


def tied(seed: int = 0, roles: str = "ccmcccc") -> Game:
    """Candidates 2, 4 and 6 with 3, 3 and 1 votes."""
    game = speak(day(roles, seed=seed), {1: 2, 2: 4, 3: 6})
    return vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 6})


def test_chi_117_a_tie_is_voted_on_together() -> None:
    game = tied()
    now = game.now
    assert isinstance(now, Counting)
    assert (now.kind, now.field, now.voters) == ("proposal", (2, 4), (1, 2, 3, 4, 5, 6, 7))
    assert now.options == (("convict", ()), ("spare", ()))


def test_chi_119_the_silenced_have_no_vote_on_the_tie_either() -> None:
    game = speak(day("ccmcccc", silent=(3,), number=2), {1: 2, 2: 4})
    game = vote(game, {1: 2, 2: 2, 4: 4, 5: 4, 6: 4, 7: 2})
    assert isinstance(game.now, Counting)
    assert game.now.voters == (1, 2, 4, 5, 6, 7)


def test_chi_120_all_the_tied_go_or_stay() -> None:
    game = tied()
    assert executed(vote(game, dict.fromkeys((1, 3, 5, 7), 1))) == [2, 4]
    assert executed(vote(game, dict.fromkeys((1, 3, 5), 1))) == []


def test_chi_122_the_coin() -> None:
    results = {}
    for seed in (HEADS, TAILS):
        game = speak(day("ccmccc", seed=seed), {1: 2, 2: 4})
        game = vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4})
        game = vote(game, dict.fromkeys((1, 2, 3), 1))
        results[told(game, ev.CoinTossed)[0].heads] = executed(game)
    assert results == {True: [2, 4], False: []}


def test_chi_127_last_words_by_agreement() -> None:
    game = speak(day("ccmcc", {"last-words": "jailed"}), {1: 5})
    assert isinstance(game.now, Talking)
    assert (game.now.kind, game.now.seats, game.now.seconds) == ("last-word", (5,), 60)
    both = speak(day("ccmcc", {"last-words": "all"}, number=2), {1: 2, 2: 4})
    both = vote(both, {1: 2, 2: 2, 3: 4, 4: 4, 5: 2})
    assert isinstance(both.now, Talking)


def test_chi_127_each_of_several_has_a_last_word() -> None:
    game = speak(day("ccmccc", {"last-words": "jailed"}), {1: 2, 2: 4})
    game = vote(vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4}), dict.fromkeys(range(1, 7), 1))
    for seat in (2, 4):
        assert isinstance(game.now, Talking)
        assert game.now.seats == (seat,)
        game = act(game, seat, "ready")
    assert game.number == 2


def test_chi_417_victory_is_looked_at_when_all_have_left() -> None:
    game = day("mcccc", dead=(3,), number=2)
    game = vote(speak(game, {1: 1, 2: 5}), {1: 5, 2: 5, 4: 1, 5: 1})
    game = vote(game, dict.fromkeys((1, 2, 4), 1))
    assert executed(game) == [1, 5]
    assert game.over is not None
    assert game.over.winner == "town"


def test_chi_426_two_players_and_the_coin() -> None:
    for seed in (HEADS, TAILS):
        game = speak(day("mc", seed=seed), {1: 2, 2: 1})
        game = vote(vote(game, {1: 2, 2: 1}), {1: 1})
        heads = told(game, ev.CoinTossed)[0].heads
        assert (game.over is not None and game.over.winner == "") == heads
        assert heads or game.living == (1, 2)


def test_chi_427_of_two_players_the_one_with_a_voice_decides() -> None:
    game = speak(day("mc", silent=(2,), number=2), {1: 2})
    assert game.over is not None
    assert game.over.winner == "mafia"


def test_chi_442_claims_of_a_card() -> None:
    play(day("ccmc"), cm.Claim(1, "role", 1, "judge"))
    game = day("ccmc", {"role-claims": "forbidden"})
    assert refused(game, cm.Claim(1, "role", 1, "judge")) == "no-role-claims"
    play(game, cm.Claim(1, "suspect", 3))
