"""Laws that hang on a single condition: each game here goes wrong if that one is dropped."""

from __future__ import annotations

import random

import pytest

from omerta.books.shelf import SHELF
from omerta.bots.chance import play_out
from omerta.core import Event, Game, Position, Table, choices, log, open_any, play, view
from omerta.core import events as ev
from omerta.core.book.house_rules import patched
from omerta.core.book.model import PatchValue
from omerta.core.commands import Act, Agree, Close, Proceed, TimeUp
from omerta.core.moments import Calling
from omerta.notation.reader import cases, read


def told(text: str) -> tuple[Event, ...]:
    """The events of a written game that shows a rule."""
    (case,) = cases(f"rule XXX-001: made for one condition\n{text}", SHELF)
    game = read(case, SHELF).game
    assert game is not None
    return log(game)


def kinds(events: tuple[Event, ...], *wanted: type[Event]) -> list[type[Event]]:
    return [type(event) for event in events if isinstance(event, wanted)]


def at_call(game: Game, call: str) -> Game:
    """The next time this is called at a table where the clock ends the calls."""
    game = play(game, TimeUp(game.moment)) if isinstance(game.now, Calling) else game
    while not (isinstance(game.now, Calling) and game.now.call == call and game.now.acts):
        game = play(game, TimeUp(game.moment))
    return game


@pytest.mark.parametrize(
    ("conduct", "lingers"),
    [
        ({}, False),
        ({"conduct.show_cards": "never"}, True),
        ({"conduct.show_cards": "always", "conduct.call_dead": "always"}, True),
    ],
)
def test_a_second_shot_is_waited_for_while_the_table_may_think_the_bait_alive(
    conduct: dict[str, PatchValue], lingers: bool
) -> None:
    """FAM-200 behind closed cards: that the bait is dead must not be told by time."""
    book = patched(SHELF["family"], conduct)
    roles = ("mafioso", "mafioso", "moonwalker", "detective", *["ordinary-townsperson"] * 8)
    table = Table(roles, roles=roles, pace="sealed", position=Position("night", 2, dead=(3,)))
    game = until(open_any(book, table), "mafia")
    game = play(game, TimeUp(game.moment))
    assert bool(kinds(game.told, ev.Lingered)) == lingers


def test_what_every_single_player_has_chosen_is_taken_when_a_sealed_call_ends() -> None:
    """Two holders of one card act each for himself, at every pace."""
    book = patched(SHELF["family"], {"roles.doctor.copies": 2})
    roles = ("doctor", "doctor", "mafioso", "mafioso", *["ordinary-townsperson"] * 8)
    table = Table(roles, roles=roles, pace="sealed", position=Position("night", 1))
    game = until(open_any(book, table), "doctor")
    for act in (Act(1, "heal", (5,)), Act(2, "heal", (6,)), Act(1, "heal", (7,))):
        game = play(game, act)
    game = play(game, TimeUp(game.moment))
    healed = [event.targets for event in game.told if isinstance(event, ev.Acted)]
    assert sorted(healed) == [(6,), (7,)]


def test_a_host_who_calls_himself_takes_a_gesture_when_he_sees_it() -> None:
    """FAM-141: where a person leads the night nothing is kept back until the clock ends the call."""
    roles = ("doctor", "mafioso", "mafioso", *["ordinary-townsperson"] * 6)
    for calling, taken in (("host", True), ("software", False)):
        table = Table(roles, roles=roles, pace="sealed", duties={"calling": calling})
        game = open_any(SHELF["family"], table)
        game = led(game, calling == "host")
        game = play(game, Act(1, "heal", (5,)))
        assert bool(kinds(game.told, ev.Acted)) == taken


def led(game: Game, by_hand: bool) -> Game:
    while not (isinstance(game.now, Calling) and game.now.call == "doctor" and game.now.acts):
        step = (Proceed() if game.now is None else Close()) if by_hand else TimeUp(game.moment)
        game = play(game, step)
    return game


def test_the_only_possible_group_may_be_chosen_again() -> None:
    """VEN-526: another group than last night, where another is possible."""
    roles = ("revenant", "hunter", "vampire", "vampire")
    book = patched(SHELF["vendetta"], {"gangs.hunters.may_pass": True})
    game = open_any(book, Table(roles, roles=roles, pace="sealed", position=Position("dawn", 1)))
    for _ in range(2):
        game = at_call(game, "revenant")
        groups = [targets for deed, targets in choices(game, 1).options if deed == "reckon"]
        assert groups == [(2, 3, 4)]
        game = play(game, Act(1, "reckon", (2, 3, 4)))


def test_off_200_the_doctor_himself_knows_whom_he_can_save_no_more() -> None:
    text = "offscreen  3 doctor, 8 9 mafioso\nnight  doctor > 4; mafia > 4\ndawn  nobody dies\n"
    (case,) = cases(f"rule OFF-200: a save\n{text}", SHELF)
    game = read(case, SHELF).game
    assert game is not None
    assert {seat for seat in range(1, 13) if kinds(view(game, seat).events, ev.Spent)} == {3}


def test_ven_261_nobody_hears_that_the_bride_was_shown_to_the_lord() -> None:
    events = told(
        "vendetta  1 count, 2 bride, 3 4 hunter\nsunset  count > 8; bride > 1: yes\nsunset  lord wakes 1\n"
    )
    freed = [event for event in events if isinstance(event, ev.Freed)]
    assert [event.told for event in freed] == [False]


def test_whoever_has_a_last_word_watches_only_after_it() -> None:
    """VEN-446: those who are out see the rest of the game, but he may not speak of what he sees."""
    for seed in range(6):
        game = open_any(SHELF["vendetta"], Table(vampires(), seed, house_rules={"last_word": "30s"}))
        events = log(play_out(game, random.Random(seed)))
        spoken = [
            at
            for at, event in enumerate(events)
            if isinstance(event, ev.TalkOpened) and event.kind == "last-word"
        ]
        for at in spoken:
            talk = events[at]
            assert isinstance(talk, ev.TalkOpened)
            before = [event for event in events[:at] if isinstance(event, ev.Briefed)]
            assert talk.seats[0] not in {event.seat for event in before}


def vampires() -> tuple[str, ...]:
    return ("count", "lamia", *["vampire"] * 4, *["hunter"] * 3)


def test_nobody_elects_anew_when_the_game_is_over() -> None:
    """VEN-467: an office that falls vacant with the end of the game is nobody's business any more."""
    left = 0
    for seed in range(40):
        game = open_any(SHELF["vendetta"], Table(vampires(), seed, house_rules={"hunter_of_hunters": "on"}))
        events = log(play_out(game, random.Random(seed)))
        end = next(at for at, event in enumerate(events) if isinstance(event, ev.Ended))
        left += len(kinds(events[:end], ev.OfficeLeft))
        assert not kinds(events[end:], ev.OfficeLeft)
    assert left


def test_chi_424_the_host_is_told_once_that_the_numbers_are_level() -> None:
    events = told(
        "chicago  1 2 mafioso\ngiven  alive 1, 2, 3, 4\nnight  mafia passes\ndawn  nobody dies\nnight\n"
    )
    assert len(kinds(events, ev.Noticed)) == 1


def test_chi_211_a_talk_in_signs_that_came_to_nothing_is_not_opened() -> None:
    """A ghost-talker who is held, and does not know it, has nobody to talk to."""
    blocked = patched(
        SHELF["chicago"],
        {"roles.prostitute.abilities.visit.effects.0": {"verb": "block", "manner": "acts"}},
    )
    roles = ("prostitute", "ghost-talker", "mafioso", "mafioso", *["civilian"] * 6)
    position = Position("night", 1, dead=(10,))
    game = open_any(blocked, Table(roles, roles=roles, position=position))
    game = until(game, "prostitute")
    game = until(play(game, Act(1, "visit", (2,))), "ghost-talker")
    game = play(game, Act(2, "ask", (10,)))
    assert not kinds(game.told, ev.SignsOpened)


def until(game: Game, call: str) -> Game:
    while not (isinstance(game.now, Calling) and game.now.call == call):
        game = play(game, TimeUp(game.moment))
    return game


def test_agreed_shots_are_the_gangs() -> None:
    """A gang's shot is one line, with everybody behind it who pointed so."""
    roles = ("mafioso", "mafioso", "detective", *["ordinary-townsperson"] * 6)
    game = until(open_any(SHELF["family"], Table(roles, roles=roles, position=Position("night"))), "mafia")
    game = play(game, Agree("shoot", (4,)))
    assert [event.behind for event in game.told if isinstance(event, ev.Acted)] == [(1, 2)]


def test_whoever_has_handed_his_vote_over_raises_no_hand_for_later_names() -> None:
    """VEN-490: the vote is given away for the whole count, not for one candidate of it."""
    handed = 0
    for seed in range(12):
        position = Position("night", 2, marks=((5, "spell", 0),))
        table = Table(vampires(), seed, {"silence_spell": "on"}, roles=vampires(), position=position)
        given: set[int] = set()
        for event in log(play_out(open_any(SHELF["vendetta"], table), random.Random(seed))):
            match event:
                case ev.Handed():
                    handed += 1
                    given.add(event.seat)
                case ev.Counted():
                    given = set()
                case ev.CountOpened() if event.on:
                    assert not given & {*event.voters}
    assert handed


def test_a_missing_vote_is_entered_in_silence_where_votes_are_given_at_once() -> None:
    """CHI-108: what everybody gives at the same moment, nobody sees before the count."""
    vote = "phases.day.steps.vote"
    book = patched(SHELF["chicago"], {f"{vote}.order": "at-once", f"{vote}.candidates": "anyone"})
    roles = ("commissioner", "mafioso", "mafioso", *["civilian"] * 6)
    game = open_any(book, Table(roles, roles=roles, pace="silent", position=Position("day")))
    while not (entered := [event for event in log(game) if isinstance(event, ev.Entered)]):
        assert game.over is None
        game = play(game, TimeUp(game.moment))
    assert not any(event.open for event in entered)
