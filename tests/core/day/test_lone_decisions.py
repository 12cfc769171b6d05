"""One player shows his card and takes the vote upon himself."""

from tests.core.small_books import act, day, deeds, let_be, refused, speak, time_up, told, vote

from omerta.core import Game, choices, owed, play, view
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.moments import Counting, Deciding, Holding, Talking


def executed(game: Game) -> list[int]:
    return [event.seat for event in told(game, ev.Executed)]


def stepped(game: Game, seat: int = 3) -> Game:
    return act(game, seat, "step-in")


def test_chi_180_the_card_is_shown_and_the_vote_is_his() -> None:
    game = stepped(day("cmjcc"))
    assert view(game, 1).card(3) == "judge"
    assert isinstance(game.now, Deciding)
    assert (game.now.seat, owed(game)) == (3, (3,))
    assert deeds(game, 3) == {"convict", "nobody"}
    assert deeds(game, 1) == set()
    game = act(game, 3, "convict", 5)
    assert executed(game) == [5]
    assert told(game, ev.Executed)[0].card == "civilian"
    assert game.number == 2


def test_chi_181_he_may_decide_for_nobody() -> None:
    game = act(stepped(speak(day("cmjcc"), {1: 5, 2: 4})), 3, "nobody")
    assert executed(game) == []
    assert game.number == 2


def test_chi_183_the_power_works_once() -> None:
    game = act(stepped(day("cmjcc")), 3, "nobody")
    assert "step-in" not in deeds(game, 3)
    assert refused(game, cm.Act(3, "step-in")) == "spent"
    game = speak(game, {2: 1, 3: 4})
    assert isinstance(game.now, Counting)
    assert 3 in game.now.voters


def test_chi_184_any_other_living_player_named_or_not() -> None:
    game = stepped(speak(day("cmjcccc"), {1: 2}))
    assert refused(game, cm.Act(3, "convict", (3,))) == "not-a-candidate"
    assert refused(game, cm.Act(1, "convict", (3,))) == "not-your-turn"
    assert executed(act(game, 3, "convict", 7)) == [7]


def test_chi_185_until_the_result_is_declared_the_coin_included() -> None:
    game = speak(day("mcjccc"), {1: 2, 2: 4})
    game = vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4})
    assert isinstance(game.now, Holding)
    assert told(game, ev.Counted) == []
    game = vote(let_be(game), dict.fromkeys((1, 2, 3), 1))
    game = let_be(game)
    assert isinstance(game.now, Holding)
    assert told(game, ev.CoinTossed) == []
    assert executed(act(stepped(game), 3, "nobody")) == []
    tossed = let_be(game)
    assert len(told(tossed, ev.CoinTossed)) == 1
    assert (tossed.number, tossed.over is None) == (2, True)


def test_chi_186_he_may_save_himself() -> None:
    game = speak(day("cmjcccc"), {1: 3, 2: 5})
    game = vote(game, {1: 3, 2: 3, 3: 5, 4: 3, 5: 3, 6: 5, 7: 5})
    assert isinstance(game.now, Holding)
    game = act(stepped(game), 3, "convict", 5)
    assert executed(game) == [5]
    assert 3 in game.living


def test_chi_187_votes_given_so_far_are_void() -> None:
    game = act(speak(day("cmjcc"), {1: 2, 2: 4}), 1, "vote", 2)
    game = act(stepped(game), 3, "nobody")
    assert told(game, ev.Counted) == []
    assert game.living == (1, 2, 3, 4, 5)


def test_chi_188_a_minute_and_the_power_is_used_up() -> None:
    game = stepped(day("cmjcc"))
    assert told(game, ev.DecisionOpened)[0].seconds == 60
    for command in (cm.TimeUp(game.moment), cm.Close()):
        after = play(game, command)
        assert executed(after) == []
        assert refused(after, cm.Act(3, "step-in")) == "spent"


def test_chi_190_the_dead_cannot() -> None:
    game = day("cmjcc", dead=(3,), number=2)
    assert deeds(game, 3) == set()
    assert refused(game, cm.Act(3, "step-in")) == "dead"


def test_chi_191_from_the_first_day_and_on_a_day_without_a_vote() -> None:
    for options in ({"first-day-vote": "off"}, {"single-candidate": "skip-first-day"}):
        game = speak(day("cmjcc", options), {1: 5})
        assert isinstance(game.now, Holding)
        assert executed(act(stepped(game), 3, "convict", 4)) == [4]
        assert executed(let_be(game)) == []


def test_chi_392_a_silenced_one_may_step_in() -> None:
    game = day("cmjcc", silent=(3,), number=2)
    assert deeds(game, 3) == {"step-in"}
    assert executed(act(stepped(game), 3, "convict", 5)) == [5]
    barred = day("cmjcc", {"silenced-judge": "blocked"}, silent=(3,), number=2)
    assert deeds(barred, 3) == set()
    assert refused(barred, cm.Act(3, "step-in")) == "muted"


def test_chi_394_it_replaces_the_vote_on_the_tied() -> None:
    game = speak(day("cmjccc"), {1: 2, 2: 4})
    game = let_be(vote(game, {1: 2, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4}))
    assert isinstance(game.now, Counting)
    assert game.now.kind == "proposal"
    game = act(stepped(game), 3, "nobody")
    assert (executed(game), told(game, ev.CoinTossed)) == ([], [])


def test_the_moment_before_the_result_tells_nothing() -> None:
    """It comes with the card in the deck, whoever holds it and whether he lives; everybody is waited for."""
    for dead in ((), (3,)):
        game = speak(day("cmjcccc", dead=dead, number=2), {1: 2})
        assert isinstance(game.now, Holding)
        assert owed(game) == game.living
    game = speak(day("cmccc"), {1: 2})
    assert told(game, ev.ResultHeld) == []


def test_the_power_is_never_waited_for() -> None:
    game = speak(day("cmjcc"), {1: 2, 2: 4})
    assert owed(game) == (1,)
    assert choices(game, 3).options == (("step-in", ()),)
    assert not choices(game, 3).owed
    game = day("cmjcc")
    assert not choices(game, 3).owed
    assert isinstance(game.now, Talking)


def test_the_result_is_told_when_the_moment_is_over() -> None:
    game = time_up(speak(day("cmjcc"), {1: 5}))
    assert executed(game) == [5]


def test_nobody_else_has_the_power() -> None:
    game = day("cmjcc")
    assert refused(game, cm.Act(1, "step-in")) == "not-now"
    assert refused(game, cm.Act(2, "step-in")) == "not-your-turn"
