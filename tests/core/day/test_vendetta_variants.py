"""The variants of the night vote of `vendetta`, one by one and against each other."""

import itertools

import pytest
from tests.core.small_books import VENDETTA, act, debate, deeds, night, refused, time_up, told, vote

from omerta.books.vendetta_night import CLASHES, DIE
from omerta.core import PUBLIC, Game, Refused, owed, play, view
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.choices import may_speak, seat_options
from omerta.core.moments import Counting, Deciding, Talking

ON = {
    name: {name: "on"}
    for name in (
        "anonymous_vote",
        "roses",
        "blood_vendetta",
        "hunter_of_hunters",
        "arbiter",
        "panic",
        "secrets",
        "unpredictable",
        "silence_spell",
        "three_player",
        "masks",
    )
}


def executed(game: Game) -> list[int]:
    return [event.seat for event in told(game, ev.Executed)]


def points(game: Game) -> dict[int, int]:
    """The half votes of the last count."""
    return dict(told(game, ev.Counted)[-1].points)


def roses(game: Game, given: dict[int, tuple[int, int]]) -> Game:
    """Black and red of each voter, 0 for a rose he keeps; all others keep both."""
    now = game.now
    assert isinstance(now, Counting)
    for seat in now.voters:
        black, red = given.get(seat, (0, 0))
        if black:
            game = act(game, seat, "black", black)
        if red:
            game = act(game, seat, "red", red)
        if not black or not red:
            game = act(game, seat, "abstain")
    return game


# anonymous_vote


def test_ven_444_numbers_are_told_never_who_voted() -> None:
    game = debate(night("hvvvvvv", ON["anonymous_vote"]), (1, 2), (2, 4))
    game = vote(game, {1: 2, 3: 2, 5: 4, 6: 4, 7: 4})
    counted = told(game, ev.Counted)[0]
    assert (counted.result, counted.points) == (((2, ()), (4, ())), ((2, 4), (4, 6)))
    assert executed(game) == [4]
    seen = view(game, PUBLIC).events
    assert not any(isinstance(event, ev.Voted | ev.HandsCounted | ev.HandsNoted) for event in seen)


def test_ven_443_the_names_are_called_clockwise() -> None:
    game = debate(night("hvvvvvv", ON["anonymous_vote"]), (1, 6), (2, 4), (3, 5))
    assert isinstance(game.now, Counting)
    assert (game.now.field, game.now.on) == ((4, 5, 6), 4)


def test_ven_444_who_has_voted_already_does_not_show() -> None:
    """Everybody is asked about every name; a hand that was raised can only be kept down."""
    game = debate(night("hvvvvvv", ON["anonymous_vote"]), (1, 2), (2, 4))
    game = act(game, 1, "vote", 2)
    for seat in range(2, 8):
        game = act(game, seat, "abstain")
    assert isinstance(game.now, Counting)
    assert game.now.voters == (1, 2, 3, 4, 5, 6, 7)
    assert (deeds(game, 1), deeds(game, 2)) == ({"abstain"}, {"vote", "abstain"})
    assert refused(game, cm.Act(1, "vote", (4,))) == "hand-used"


def test_ven_445_the_second_ballot_is_anonymous_too() -> None:
    game = debate(night("hvvvvvv", ON["anonymous_vote"]), (1, 2), (2, 4))
    game = time_up(time_up(vote(game, {1: 2, 3: 4})))
    game = vote(game, {1: 2, 3: 4})
    assert told(game, ev.Counted)[1].result == ((2, ()), (4, ()))
    game = vote(game, dict.fromkeys((1, 2, 3), 1))
    assert told(game, ev.Counted)[2].points == ((2, 6), (4, 6), (-1, 8))


# roses


def test_ven_453_black_minus_red() -> None:
    game = play(night("hvvvvvvv", ON["roses"]), cm.Close())
    given = {1: (2, 3), 4: (2, 3), 5: (2, 3), 6: (2, 0), 7: (3, 2), 8: (3, 0), 2: (3, 0)}
    assert points(roses(game, given)) == {1: 0, 2: 6, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0}
    assert executed(roses(game, given)) == [2]


def test_ven_453_the_worked_example() -> None:
    """A (2) has 4 black and 1 red, B (3) has 5 black and 3 red: A goes."""
    game = play(night("h" + "v" * 9, ON["roses"]), cm.Close())
    blacks = {1: 2, 3: 2, 4: 2, 5: 2, 2: 3, 6: 3, 7: 3, 8: 3, 9: 3}
    reds = {6: 2, 1: 3, 4: 3, 5: 3}
    game = roses(game, {seat: (blacks.get(seat, 0), reds.get(seat, 0)) for seat in range(1, 11)})
    assert (points(game)[2], points(game)[3]) == (6, 4)
    assert executed(game) == [2]


def test_ven_453_without_a_black_rose_nobody_goes() -> None:
    game = play(night("hvvvvv", ON["roses"]), cm.Close())
    assert executed(roses(game, {1: (0, 2)})) == []


def test_ven_454_two_different_others() -> None:
    game = play(night("hvvvvv", ON["roses"]), cm.Close())
    assert refused(game, cm.Act(1, "black", (1,))) == "self-vote"
    game = act(game, 1, "black", 2)
    assert refused(game, cm.Act(1, "red", (2,))) == "same-rose"
    assert refused(game, cm.Act(1, "black", (3,))) == "hand-used"
    game = act(game, 1, "red", 3)
    assert deeds(game, 1) == set()
    assert 1 not in owed(game)
    assert not any(isinstance(event, ev.RoseGiven) for event in view(game, 2).events)


def test_ven_455_a_tie_goes_to_an_ordinary_second_ballot() -> None:
    game = roses(play(night("hvvvvv", ON["roses"]), cm.Close()), {1: (2, 0), 2: (3, 0)})
    for seat in (2, 3):
        assert isinstance(game.now, Talking)
        assert game.now.seats == (seat,)
        game = time_up(game)
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("recount", (2, 3))
    assert executed(vote(game, {1: 2})) == [2]


def test_ven_456_barred_players_have_no_roses_and_the_mark_is_a_black_one() -> None:
    game = play(night("hvvvvv", ON["roses"], marks=((6, "barred"), (3, "suspect"))), cm.Close())
    assert isinstance(game.now, Counting)
    assert (game.now.voters, game.now.field) == ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6))
    game = roses(game, {1: (2, 0), 2: (3, 0)})
    assert (points(game)[2], points(game)[3]) == (2, 4)
    assert executed(game) == [3]


def test_ven_456_there_is_no_list() -> None:
    game = night("hvvvvv", ON["roses"])
    assert deeds(game, 1) == {"ready"}
    assert refused(game, cm.Act(1, "name", (2,))) == "no-names-here"


# blood_vendetta


def after_execution(roles: str, options: dict[str, str], dead: int, voters: tuple[int, ...]) -> Game:
    """The second night, after this one was executed by these."""
    game = vote(debate(night(roles, options), (1 if dead != 1 else 2, dead)), dict.fromkeys(voters, dead))
    assert executed(game) == [dead]
    assert isinstance(game.now, Talking)
    return game


def test_ven_457_only_those_who_had_a_vampire_executed_are_candidates() -> None:
    game = after_execution("hhvvvvv", ON["blood_vendetta"], 6, (2, 3, 7))
    assert {target for _, target in seat_options(game, 1) if target} == {(2,), (3,), (7,)}
    assert {target for _, target in seat_options(game, 2) if target} == {(3,), (7,)}
    assert refused(game, cm.Act(1, "name", (4,))) == "not-in-circle"
    assert told(game, ev.TalkOpened)[-1].open_to == (2, 3, 7)
    plain = debate(game)
    assert told(plain, ev.TalkOpened)[-1].open_to == ()


def test_ven_457_the_dead_fall_out_of_the_circle() -> None:
    game = after_execution("hhvvvvv", ON["blood_vendetta"] | ON["silence_spell"], 6, (2, 3, 7))
    game = play(game, cm.Overrule("removed", 3))
    assert {target for _, target in seat_options(game, 1) if target} == {(2,), (7,)}


def test_ven_458_after_a_hunter_anybody() -> None:
    game = after_execution("hhvvvvv", ON["blood_vendetta"], 1, (2, 3, 7))
    assert told(game, ev.TalkOpened)[-1].open_to == ()


def test_ven_459_of_a_proposal_those_who_said_yes() -> None:
    game = debate(night("hhvvvvv", ON["blood_vendetta"]), (1, 2), (2, 4))
    game = time_up(time_up(vote(game, {1: 2, 3: 4})))
    game = vote(vote(game, {1: 2, 3: 4}), dict.fromkeys((1, 2, 5, 6), 1))
    assert executed(game) == [2, 4]
    assert told(game, ev.TalkOpened)[-1].open_to == (1, 5, 6)


def test_ven_459_with_panic_everybody_who_voted_for_an_executed_vampire() -> None:
    game = debate(night("hhvvvvv", ON["blood_vendetta"] | ON["panic"]), (1, 2), (2, 4), (3, 5))
    for seats in ((1, 3, 5, 6), (1, 2, 3, 7), (2,)):
        for seat in range(1, 8):
            assert isinstance(game.now, Counting)
            game = act(game, seat, *(("vote", game.now.on) if seat in seats else ("abstain",)))
    assert executed(game) == [2, 4]
    assert told(game, ev.TalkOpened)[-1].open_to == (1, 3, 7)


def test_ven_461_if_nobody_was_executed_the_vote_is_as_usual() -> None:
    game = debate(night("hhvvvvv", ON["blood_vendetta"]))
    assert told(game, ev.TalkOpened)[-1].open_to == ()


# hunter_of_hunters


def elected(seat: int, roles: str = "hvvvvvv", **options: str) -> Game:
    game = night(roles, ON["hunter_of_hunters"] | options)
    assert isinstance(game.now, Counting)
    game = vote(game, {1: seat, 2: seat, 3: seat})
    assert game.officer == seat
    return game


def test_ven_463_he_is_elected_before_the_first_debate_only() -> None:
    game = elected(5)
    assert told(game, ev.Elected) == [ev.Elected("office", 5, ("VEN-463", "VEN-464", "VEN-467"))]
    assert isinstance(game.now, Talking)
    game = debate(game)
    assert isinstance(game.now, Talking)
    assert len(told(game, ev.Elected)) == 1


def test_ven_464_his_vote_weighs_one_and_a_half() -> None:
    game = debate(elected(5), (1, 2), (2, 3))
    game = vote(game, {1: 2, 4: 2, 6: 2, 2: 3, 7: 3, 5: 3})
    assert points(game) == {2: 6, 3: 7}
    assert executed(game) == [3]


def test_ven_465_executed_he_names_his_heir_in_silence() -> None:
    game = vote(debate(elected(5), (1, 5)), {1: 5})
    assert isinstance(game.now, Deciding)
    assert (game.now.kind, owed(game)) == ("heir", (5,))
    assert not may_speak(game, 5)
    assert refused(game, cm.Act(5, "appoint", (5,))) == "dead-target"
    assert not told(game, ev.Briefed), "he chooses without having seen the cards"
    assert [event.seat for event in told(time_up(game), ev.Briefed)] == [5]
    game = act(game, 5, "appoint", 3)
    assert [event.seat for event in told(game, ev.Briefed)] == [5]
    assert game.officer == 3
    assert isinstance(game.now, Talking)


def test_ven_466_a_hunter_in_that_office_is_followed_by_an_election() -> None:
    game = vote(debate(elected(1, "hhvvvvv"), (2, 1)), {2: 1})
    assert told(game, ev.OfficeLeft) == [ev.OfficeLeft(1, False, ("VEN-466", "VEN-470", "VEN-554"))]
    assert isinstance(game.now, Counting)
    assert (game.number, game.now.field) == (2, (2, 3, 4, 5, 6, 7))


def test_ven_467_a_tie_is_voted_on_again_and_then_drawn() -> None:
    game = vote(night("hvvvvvv", ON["hunter_of_hunters"]), {1: 2, 2: 3})
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("recount", (2, 3))
    game = vote(game, {1: 2, 2: 3})
    assert told(game, ev.LotDrawn)[0].among == (2, 3)
    assert game.officer in (2, 3)
    assert isinstance(game.now, Talking)


def test_ven_468_without_an_heir_the_table_elects() -> None:
    game = time_up(vote(debate(elected(5), (1, 5)), {1: 5}))
    assert game.officer == 0
    assert isinstance(game.now, Counting)


def test_ven_469_the_proposal_counts_one_and_a_half_of_all_votes() -> None:
    """Six players, six and a half votes: three and the officer are three and a half."""
    for voters, gone in (((1, 4, 5), [2, 3]), ((1, 4, 6), [])):
        game = debate(elected(5, "hvvvvv"), (1, 2), (2, 3))
        game = vote(time_up(time_up(vote(game, {1: 2, 2: 3}))), {1: 2, 2: 3})
        assert executed(vote(game, dict.fromkeys(voters, 1))) == gone


# arbiter


def test_ven_471_the_vote_elects_who_decides() -> None:
    game = play(night("hvvvvvv", ON["arbiter"]), cm.Close())
    assert isinstance(game.now, Counting)
    assert refused(game, cm.Act(1, "vote", (1,))) == "self-vote"
    game = vote(game, {1: 3, 2: 3})
    assert isinstance(game.now, Deciding)
    assert (game.now.kind, game.now.seat) == ("arbiter", 3)
    assert told(game, ev.DecisionOpened)[0].seconds == 30
    assert deeds(game, 3) == {"convict"}
    assert executed(act(game, 3, "convict", 6)) == [6]


def test_ven_472_nobody_is_arbiter_twice_in_a_row() -> None:
    game = vote(play(night("hvvvvvv", ON["arbiter"]), cm.Close()), {1: 3})
    game = play(act(game, 3, "convict", 6), cm.Close())
    assert isinstance(game.now, Counting)
    assert game.now.field == (1, 2, 4, 5, 7)
    game = play(act(vote(game, {1: 2}), 2, "convict", 7), cm.Close())
    assert isinstance(game.now, Counting)
    assert game.now.field == (1, 3, 4, 5)


def test_ven_474_in_time_or_nobody() -> None:
    game = vote(play(night("hvvvvvv", ON["arbiter"]), cm.Close()), {1: 3})
    game = time_up(game)
    assert executed(game) == []
    assert told(game, ev.DecisionLapsed)[0].rules == ("VEN-474",)


def test_ven_475_a_tie_is_voted_on_again_without_speeches_and_then_drawn() -> None:
    game = vote(play(night("hvvvvvv", ON["arbiter"]), cm.Close()), {1: 3, 2: 4})
    assert isinstance(game.now, Counting)
    assert (game.now.kind, game.now.field) == ("recount", (3, 4))
    game = vote(game, {})
    assert isinstance(game.now, Deciding)
    assert game.now.seat in (3, 4)


def test_ven_476_the_mark_has_no_effect_and_the_barred_may_be_elected() -> None:
    game = play(night("hvvvvvv", ON["arbiter"], marks=((3, "suspect"), (4, "barred"))), cm.Close())
    assert isinstance(game.now, Counting)
    assert 4 not in game.now.voters
    game = vote(game, {1: 3, 2: 4, 5: 4})
    assert isinstance(game.now, Deciding)
    assert game.now.seat == 4


# panic


def panicked(number: int, counts: dict[int, int], marks: tuple[tuple[int, str], ...] = ()) -> Game:
    """So many players; each candidate gets so many votes."""
    names = tuple((1 if seat != 1 else 2, seat) for seat in counts)
    game = debate(night("h" + "v" * (number - 1), ON["panic"], marks=marks), *names)
    for seat, votes in counts.items():
        for voter in range(1, number + 1):
            game = act(game, voter, *(("vote", seat) if voter <= votes else ("abstain",)))
    return game


def test_ven_478_everybody_above_half_goes() -> None:
    assert executed(panicked(9, {2: 5, 3: 6, 4: 4})) == [2, 3]
    assert executed(panicked(8, {2: 4, 3: 4})) == []
    assert executed(panicked(8, {2: 5, 3: 4})) == [2]


def test_ven_479_the_mark_adds_a_vote() -> None:
    assert executed(panicked(8, {2: 4, 3: 4}, ((3, "suspect"),))) == [3]
    assert executed(panicked(8, {2: 0, 3: 0}, ((3, "suspect"),))) == []


def test_ven_480_no_second_ballot() -> None:
    assert [e.kind for e in told(panicked(9, {2: 4, 3: 4}), ev.Counted)] == ["count"]


# secrets


def test_ven_481_the_vote_comes_without_debate_and_on_everybody() -> None:
    game = night("hvvvvv", ON["secrets"])
    assert isinstance(game.now, Counting)
    assert (game.now.field, game.now.on) == ((1, 2, 3, 4, 5, 6), 1)
    game = vote(game, {1: 2, 2: 3})
    assert isinstance(game.now, Counting)
    assert game.now.kind == "recount"
    assert told(game, ev.TalkOpened) == []


# unpredictable


def rolled(seed: int, faces: str = "on") -> Game:
    return night("hhvvvvvv", {"unpredictable": faces}, seed=seed)


def test_ven_485_each_face_plays_its_variant() -> None:
    met: dict[str, Game] = {}
    for seed in range(40):
        game = rolled(seed)
        event = told(game, ev.Rolled)[0]
        assert DIE[event.face - 1] == event.variant
        met[event.variant] = game
    assert set(met) == set(DIE)
    assert deeds(met["ordinary"], 1) == deeds(met["panic"], 1) == {"name", "ready"}
    assert deeds(met["roses"], 1) == {"ready"}
    assert isinstance(met["secrets"].now, Counting)
    game = play(met["roses"], cm.Close())
    assert isinstance(game.now, Counting)
    assert game.now.kind == "roses"
    assert isinstance(vote(play(met["arbiter"], cm.Close()), {1: 2}).now, Deciding)


def test_ven_484_the_die_is_rolled_every_night_and_holds_for_one() -> None:
    for seed in range(20):
        game = rolled(seed, "ordinary,roses,ordinary,roses,ordinary,panic")
        first = told(game, ev.Rolled)[0].variant
        game = play(game, cm.Close())
        if isinstance(game.now, Counting):
            game = play(game, cm.Close())
        second = told(game, ev.Rolled)[1].variant
        assert game.number == 2
        assert (deeds(game, 1) == {"ready"}) == (second == "roses"), (first, second)


def test_ven_486_a_table_of_ones_own() -> None:
    game = rolled(1, "ordinary,ordinary,roses,roses,panic,secrets")
    assert told(game, ev.Rolled)[0].variant in ("ordinary", "roses", "panic", "secrets")
    for wrong in ("ordinary", "ordinary,ordinary,roses,roses,panic,secret", "", "roses," * 6):
        with pytest.raises(Refused, match="no-such-value"):
            rolled(1, wrong)


def test_ven_487_a_night_without_names_leaves_the_next_vote_ordinary() -> None:
    table = "blood_vendetta," * 5 + "blood_vendetta"
    game = vote(debate(rolled(1, table), (1, 3)), {2: 3, 5: 3})
    assert told(game, ev.TalkOpened)[-1].open_to == (2, 5)
    game = night("hhvvvvvv", {"unpredictable": table, "anonymous_vote": "on"})
    game = vote(debate(game, (1, 3)), {2: 3, 5: 3})
    assert told(game, ev.TalkOpened)[-1].open_to == ()


# silence_spell


def spellbound(options: dict[str, str] | None = None) -> Game:
    game = night("hvvvvvv", ON["silence_spell"] | (options or {}))
    return play(game, cm.Overrule("mark", 4, "spell", reason="he whispered"))


def test_ven_489_the_spell_takes_the_voice_to_the_end() -> None:
    game = spellbound()
    assert told(game, ev.Announced)[0].seat == 4
    assert not may_speak(game, 4)
    assert deeds(game, 4) == set()
    game = debate(game)
    assert (game.number, may_speak(game, 4)) == (2, False)
    assert refused(night("hvvvvvv"), cm.Overrule("mark", 4, "spell")) == "no-such-mark"


def test_ven_490_he_hands_his_vote_to_another_in_every_ballot() -> None:
    game = debate(spellbound(), (1, 2), (2, 3))
    assert deeds(game, 4) == {"hand-over", "abstain"}
    assert refused(game, cm.Act(4, "vote", (2,))) == "hands-over"
    game = act(game, 4, "hand-over", 1)
    assert told(game, ev.Handed)[0].open
    game = vote(game, {1: 2, 5: 3})
    assert points(game) == {2: 4, 3: 2}
    assert executed(game) == [2]


def test_ven_493_both_votes_go_to_the_same_suspect() -> None:
    game = act(debate(spellbound(), (1, 2), (2, 3)), 4, "hand-over", 1)
    game = vote(game, {1: 3, 5: 2, 6: 2, 7: 3})
    assert points(game) == {2: 4, 3: 6}
    game = debate(spellbound(), (1, 2), (2, 3))
    assert executed(vote(game, {1: 2, 5: 3, 6: 3})) == [3]


def test_ven_494_whoever_is_sent_out_counts_as_executed() -> None:
    game = play(night("hvvvvvv", ON["silence_spell"]), cm.Overrule("removed", 1))
    assert told(game, ev.SentOut)[0].card == "hunter"
    assert game.over is not None
    assert game.over.winner == "vampires"
    game = act(night("hvvvvvv", ON["silence_spell"]), 1, "name", 3)
    game = play(game, cm.Overrule("removed", 3))
    assert (game.living, game.named) == ((1, 2, 4, 5, 6, 7), ())
    assert 3 not in owed(game)
    assert refused(night("hvvvvvv"), cm.Overrule("removed", 3)) == "no-such-ruling"
    voting = debate(night("hvvvvvv", ON["silence_spell"]), (1, 2))
    assert refused(voting, cm.Overrule("removed", 3)) == "not-now"


# three_player


def test_ven_498_two_votes_find_the_hunter_or_the_hunter_wins() -> None:
    for votes, winner in (
        ({2: 1, 3: 1, 1: 2}, "vampires"),
        ({1: 2, 3: 2, 2: 3}, "hunters"),
        ({1: 2, 2: 3, 3: 1}, "hunters"),
        ({2: 1}, "hunters"),
        ({}, "hunters"),
    ):
        game = night("hvv", ON["three_player"])
        assert told(game, ev.TalkOpened)[0].seconds == 180
        game = play(game, cm.Close())
        assert refused(game, cm.Act(1, "vote", (1,))) == "self-vote"
        over = vote(game, votes).over
        assert over is not None
        assert over.winner == winner


# combinations


def test_ven_509_to_512_what_cannot_be_played_together() -> None:
    assert len(CLASHES) - len(VENDETTA.clashes) == 1
    for clash in VENDETTA.clashes.values():
        options = dict(clash.switches)
        if options.get("unpredictable") in DIE:
            options["unpredictable"] = ",".join(["ordinary"] * 5 + [options["unpredictable"]])
        with pytest.raises(Refused) as caught:
            with_house_rules(VENDETTA, options)
        assert (caught.value.reason, caught.value.rules) == ("switches-clash", clash.rules)


def test_what_may_be_played_together_makes_a_book() -> None:
    made = 0
    for pair in itertools.combinations(ON, 2):
        options = ON[pair[0]] | ON[pair[1]]
        if any(set(clash.switches) <= set(options.items()) for clash in CLASHES.values()):
            continue
        with_house_rules(VENDETTA, options)
        made += 1
    assert made > 25
    fair = "ordinary,panic,secrets,panic,secrets,ordinary"
    with_house_rules(VENDETTA, {"blood_vendetta": "on", "unpredictable": fair})
