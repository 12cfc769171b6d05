"""A book of one's own: ten lines on a printed one, and every mistake explained by its place."""

import random

import pytest

from omerta.books.files import Unsound, load
from omerta.books.presets import deck_for
from omerta.bots.chance import play_out
from omerta.core import Position, Table, log, open_any, play
from omerta.core import events as ev
from omerta.core.commands import Act, Agree

OURS = """
name = "our-family"
based_on = "family"

[roles.nurse]
side = "town"
abilities.tend = { who = "anyone", effects = [{ verb = "shield" }] }

[calls]
nurse = "doctor"
"""


def fault(text: str) -> tuple[str, str, str]:
    with pytest.raises(Unsound) as unsound:
        load(text)
    first = unsound.value.faults[0]
    return first.place, first.problem, f"{first.near} {' '.join(first.allowed)}"


def test_a_new_role_out_of_known_verbs_plays() -> None:
    book = load(OURS)
    deck = ("nurse", "detective", "mafioso", "mafioso", *["ordinary-townsperson"] * 4)
    calls = set()
    for seed in range(20):
        game = play_out(open_any(book, Table(deck, seed)), random.Random(seed))
        calls |= {event.call for event in log(game) if isinstance(event, ev.Acted)}
        assert game.over is not None
    assert {"nurse", "mafia", "detective"} <= calls


def test_the_new_role_is_called_right_after_the_named_one() -> None:
    book = load(OURS)
    for phase in ("introduction", "night"):
        steps = list(book.phases[phase].steps)
        assert steps[steps.index("doctor") + 1] == "nurse"
    assert load(OURS).roles["nurse"].abilities["tend"].who == "anyone"


def test_two_holders_of_one_card_act_each_for_himself() -> None:
    book = load(OURS.replace('side = "town"', 'side = "town"\ncopies = 2'))
    roles = ("nurse", "nurse", "mafioso", "mafioso", *["ordinary-townsperson"] * 6)
    game = open_any(book, Table(roles, roles=roles, position=Position("night")))
    for act in (Act(1, "tend", (5,)), Act(2, "tend", (6,))):
        game = play(game, act)
    game = play(game, Agree("shoot", (6,)))
    assert not [event for event in log(game) if isinstance(event, ev.Died)]
    assert [
        event.targets for event in log(game) if isinstance(event, ev.Acted) and event.call == "nurse"
    ] == [
        (5,),
        (6,),
    ]


@pytest.mark.parametrize(
    "change",
    [
        '"gangs.mafia.does.limit" = "once"',
        '"gangs.mafia.does.limit" = "once"\n"switches.mafia-may-pass.default" = "no"',
        '"gangs.mafia.does.who" = "strangers"\n"switches.mafia-may-pass.default" = "no"',
        '"roles.doctor.abilities.heal.who" = "strangers"',
    ],
)
def test_gangs_with_one_shot_and_strangers_of_a_loner_are_played(change: str) -> None:
    """Whatever is offered is accepted, and who has nothing to choose may pass."""
    book = load(f"{OURS}[set]\n{change}\n")
    deck = ("nurse", "doctor", "mafioso", "mafioso", *["ordinary-townsperson"] * 4)
    for seed in range(20):
        game = play_out(open_any(book, Table(deck, seed)), random.Random(seed))
        acted = [event for event in log(game) if isinstance(event, ev.Acted)]
        assert game.over is not None
        if "once" in change:
            assert sum(1 for event in acted if event.call == "mafia" and event.targets) <= 1
        if "heal" in change:
            assert not any({*event.targets} & {*event.actors} for event in acted if event.call == "doctor")


def test_the_printed_book_is_untouched() -> None:
    from omerta.books.family import FAMILY

    load(OURS)
    assert "nurse" not in FAMILY.roles
    assert "nurse" not in FAMILY.phases["night"].steps


@pytest.mark.parametrize(
    ("wrong", "place", "problem", "near"),
    [
        (OURS.replace('"town"', '"twon"'), "roles.nurse.side", "no-such-side", "town"),
        (OURS.replace("side =", "sid ="), "roles.nurse", "unknown-field", "side"),
        (OURS.replace('"shield"', '"sheild"'), "roles.nurse.abilities.tend", "wrong-value", "shield"),
        (OURS.replace('who = "anyone"', "who = 7"), "roles.nurse.abilities.tend", "wrong-value", "anyone"),
        (
            OURS.replace('side = "town"', 'side = "town"\ncopies = "two"'),
            "roles.nurse.copies",
            "needs-number",
            "",
        ),
        (OURS.replace("nurse", "nurse2"), "roles.nurse2", "not-a-name", ""),
        (OURS.replace('nurse = "doctor"', 'nurse = "medic"'), "calls.nurse", "no-such-call", "doctor"),
        (OURS.replace('[calls]\nnurse = "doctor"', ""), "roles.nurse", "never-called", ""),
        (OURS.replace('based_on = "family"', 'based_on = "famly"'), "based_on", "no-such-book", "family"),
        (OURS.replace('name = "our-family"', 'name = "family"'), "name", "needs-own-name", ""),
        (OURS + '[set]\n"roles.nobody.side" = "town"\n', "set.roles.nobody.side", "no-such-place", "nurse"),
        (OURS + "[[[", "line", "not-toml", ""),
        (
            OURS.replace('who = "anyone"', "targets = 4"),
            "roles.nurse.abilities.tend.targets",
            "wrong-number",
            "1",
        ),
        (
            OURS.replace('who = "anyone"', "targets = 0").replace('"shield"', '"learn", what = "role"'),
            "roles.nurse.abilities.tend.targets",
            "wrong-number",
            "1",
        ),
        (
            OURS.replace('who = "anyone"', 'targets = 0, limit = "once"'),
            "roles.nurse.abilities.tend.targets",
            "wrong-number",
            "1",
        ),
        (OURS + '[set]\n"gangs.mafia.does.targets" = 0\n', "gangs.mafia.does.targets", "wrong-number", "1"),
        (
            OURS + '[set]\n"phases.night.steps.doctor.apart" = true\n',
            "phases.night.steps.doctor.apart",
            "no-such-gang",
            "mafia",
        ),
    ],
)
def test_mistakes_are_named(wrong: str, place: str, problem: str, near: str) -> None:
    found = fault(wrong)
    assert found[0].startswith(place)
    assert found[1] == problem
    assert near in found[2]


TABLE = """
[deck]
begins_with = "ours"
[deck.presets.ours.decks]
8 = ["nurse", "detective", "3 mafioso", "3 ordinary-townsperson"]
"""


def test_a_table_of_ones_own_decks() -> None:
    book = load(OURS + TABLE)
    assert deck_for(book, 8).count("nurse") == 1
    assert len(deck_for(book, 8)) == 8
    assert deck_for(book, 11)[:2] == ("nurse", "detective")
    assert len(deck_for(book, 11)) == 11


@pytest.mark.parametrize(
    ("wrong", "place", "problem"),
    [
        (TABLE.replace("3 mafioso", "2 mafioso"), "deck.presets.ours.decks.8", "deck-of-another-size"),
        (TABLE.replace("3 mafioso", "three mafioso"), "deck.presets.ours.decks.8", "not-a-number-of-cards"),
        (TABLE.replace("8 =", "eight ="), "deck.presets.ours.decks.eight", "not-players"),
        (TABLE.replace("nurse", "nurze"), "deck.presets.ours.decks.8", "no-such-role"),
        (TABLE.replace('"ours"', '"our"'), "deck.begins_with", "no-such-preset"),
        ("[deck.rows.six]\ncriminals = [1, 2]\n", "deck.rows.six", "not-players"),
        ("[deck.rows.6]\ncriminals = [2, 1]\n", "deck.rows.6.criminals", "not-a-range"),
    ],
)
def test_a_wrong_table_is_one_fault(wrong: str, place: str, problem: str) -> None:
    with pytest.raises(Unsound) as unsound:
        load(OURS + wrong)
    assert [(fault.place, fault.problem) for fault in unsound.value.faults] == [(place, problem)]


def test_all_mistakes_are_told_at_once() -> None:
    text = OURS.replace('"town"', '"twon"').replace(
        '{ verb = "shield" }', '{ verb = "mark", mark = "cured" }'
    )
    with pytest.raises(Unsound) as unsound:
        load(text)
    assert {each.problem for each in unsound.value.faults} >= {"no-such-side", "no-such-mark"}


def test_changes_by_path() -> None:
    book = load(OURS + '[set]\n"phases.day.steps.discussion.minutes" = 3\n')
    game = open_any(book, Table(("nurse", "detective", "mafioso", "mafioso", *["ordinary-townsperson"] * 4)))
    opened = [event for event in log(game) if isinstance(event, ev.TalkOpened)]
    assert opened[0].seconds == 180
