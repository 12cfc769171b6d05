"""Two targets in an order: what falls on the first or the second, and what comes from one to the other."""

import random

import pytest

from omerta.books.files import Unsound, load
from omerta.books.shelf import SHELF
from omerta.bots.chance import play_out
from omerta.bots.driver import Driver
from omerta.bots.minds import MINDS
from omerta.core import HOST, Game, Position, Table, choices, log, open_any, play, view
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.commands import Act, Agree
from omerta.notation.reader import cases, read
from omerta.notation.writer import write
from omerta.words import LANGUAGES, lexicon, narrate

HEAD = (
    'name = "ours"\nbased_on = "family"\n[calls]\nmatchmaker = "beauty"\n[roles.matchmaker]\nside = "town"\n'
)
DECK = ("matchmaker", "mafioso", "mafioso", "detective", *["ordinary-townsperson"] * 6)


def book(*effects: str) -> Book:
    return load(f"{HEAD}abilities.pair = {{ targets = 2, effects = [{', '.join(effects)}] }}\n")


def night(made: Book) -> Game:
    return open_any(made, Table(DECK, roles=DECK, position=Position("night")))


def after(made: Book, first: int, second: int, shot: int = 0) -> Game:
    """The morning after the matchmaker led the first onto the second, and the mafia shot somebody."""
    game = play(night(made), Act(1, "pair", (first, second)))
    game = play(game, Agree("shoot", (shot,)) if shot else Agree("pass", ()))
    return play(game, Act(4, "pass"))


def dead(game: Game) -> list[int]:
    return [event.seat for event in log(game) if isinstance(event, ev.Died)]


COVER = '{ verb = "cover", at = "first", by = "second" }'
LINK = '{ verb = "link", falls = "target", at = "second", by = "first" }'
LEAD = '{ verb = "mark", mark = "led", at = "first", by = "second" }'


def test_the_second_dies_instead_of_the_first() -> None:
    assert dead(after(book(COVER), 7, 5, shot=7)) == [5]
    assert dead(after(book(COVER), 5, 7, shot=7)) == [7]


def test_the_second_falls_with_the_first_and_not_the_first_with_the_second() -> None:
    assert dead(after(book(LINK), 7, 5, shot=7)) == [5, 7]
    assert dead(after(book(LINK), 7, 5, shot=5)) == [5]


def test_the_first_votes_as_the_second_does() -> None:
    game = after(book(LEAD), 8, 6)
    assert [(mark.seat, mark.source) for mark in game.marks if mark.mark == "led"] == [(8, 6)]


def test_the_first_sees_who_the_second_is() -> None:
    game = play(night(book('{ verb = "reveal", at = "first", by = "second" }')), Act(1, "pair", (6, 2)))
    assert [(met.seat, met.other, met.role) for met in log(game) if isinstance(met, ev.Met)] == [
        (6, 2, "mafioso")
    ]


def test_a_check_of_the_second_says_nothing_of_the_first() -> None:
    made = book('{ verb = "learn", what = "role", at = "second" }', '{ verb = "shield", at = "first" }')
    game = play(night(made), Act(1, "pair", (7, 2)))
    answer = next(event for event in log(game) if isinstance(event, ev.Answered))
    assert (answer.targets, answer.answer) == ((2,), "mafioso")
    assert dead(after(made, 7, 5, shot=7)) == []
    assert dead(after(made, 7, 5, shot=5)) == [5]


def test_only_one_of_them_is_held_disguised_or_killed() -> None:
    held = book('{ verb = "block", at = "second" }')
    assert dead(
        play(play(play(night(held), Act(1, "pair", (4, 9))), Agree("pass", ())), Act(4, "shoot", (8,)))
    ) == [8]
    assert (
        dead(play(play(play(night(held), Act(1, "pair", (9, 4))), Agree("pass", ())), Act(4, "shoot", (8,))))
        == []
    )
    assert dead(after(book('{ verb = "kill", at = "second" }'), 8, 6)) == [6]
    for pair, shown in (((8, 6), "mafioso"), ((6, 8), "ordinary-townsperson")):
        game = play(night(book('{ verb = "appear", card = "mafioso", at = "first" }')), Act(1, "pair", pair))
        game = play(play(game, Agree("pass", ())), Act(4, "check", (8,)))
        assert [event.answer for event in log(game) if isinstance(event, ev.Answered)] == [shown]


def test_two_effects_of_one_kind_go_each_its_own_way() -> None:
    made = book(
        '{ verb = "appear", card = "mafioso", at = "first" }',
        '{ verb = "appear", card = "doctor", at = "second" }',
    )
    for seat, shown in ((8, "mafioso"), (6, "doctor")):
        game = play(play(night(made), Act(1, "pair", (8, 6))), Agree("pass", ()))
        game = play(game, Act(4, "check", (seat,)))
        assert [event.answer for event in log(game) if isinstance(event, ev.Answered)] == [shown]


def test_each_pair_is_offered_both_ways_and_only_where_the_order_matters() -> None:
    pairs = {targets for deed, targets in choices(night(book(COVER)), 1).options if deed == "pair"}
    assert (7, 5) in pairs
    assert (5, 7) in pairs
    alike = {
        targets for deed, targets in choices(night(book('{ verb = "shield" }')), 1).options if deed == "pair"
    }
    assert (5, 7) in alike
    assert (7, 5) not in alike
    for made in SHELF.values():
        assert not any(ability.ordered for role in made.roles.values() for ability in role.abilities.values())


def test_an_order_is_written_and_read_back() -> None:
    made = book(COVER)
    table = "ours  1 matchmaker, 2 3 mafioso, 9 seats, any deck"
    text = f"{table}\nnight  matchmaker > 7, 5; mafia > 7\ndawn  5 dies\n"
    books = {**SHELF, "ours": made}
    game = read(cases(text, books)[0], books).game
    assert game is not None
    again = read(cases(write(game), books)[0], books).game
    assert again is not None
    assert log(again) == log(game)
    assert next(event.targets for event in log(game) if isinstance(event, ev.Acted)) == (7, 5)


@pytest.mark.parametrize("mind", MINDS)
def test_bots_play_it_to_the_end(mind: str) -> None:
    made = book(COVER, '{ verb = "learn", what = "role", at = "second" }', LEAD)
    for seed in range(3):
        game = open_any(made, Table(DECK, seed))
        assert (
            Driver(game, dict.fromkeys(range(1, 11), MINDS[mind]), random.Random(seed)).run().over is not None
        )
        assert play_out(game, random.Random(seed)).over is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deed_is_told_in_its_order(language: str) -> None:
    words = lexicon(language)
    made = book(COVER)
    game = play(night(made), Act(1, "pair", (7, 5)))
    told = [narrate(event, made, words) for event in view(game, HOST).events]
    then = words.say("list-then", {"first": "7", "second": "5"})
    assert sum(then in (line or "") for line in told) == 2


@pytest.mark.parametrize(
    ("ability", "problem"),
    [
        ('{ effects = [{ verb = "kill", at = "first" }] }', "order-of-two"),
        ('{ targets = 2, or_fewer = true, effects = [{ verb = "kill", at = "first" }] }', "order-of-two"),
        ('{ targets = 2, effects = [{ verb = "cover", by = "second" }] }', "from-one-to-other"),
        (
            '{ targets = 2, effects = [{ verb = "cover", by = "second", at = "second" }] }',
            "from-one-to-other",
        ),
        ('{ targets = 2, effects = [{ verb = "learn", what = "same-side", at = "first" }] }', "two-targets"),
        ('{ targets = 2, effects = [{ verb = "kill", at = "third" }] }', "wrong-value"),
    ],
)
def test_an_order_that_makes_no_sense_is_a_fault(ability: str, problem: str) -> None:
    with pytest.raises(Unsound) as unsound:
        load(f"{HEAD}abilities.pair = {ability}\n")
    assert [fault.problem for fault in unsound.value.faults] == [problem]


def test_a_gang_has_no_order() -> None:
    wrong = '[gangs.mafia.does]\ntargets = 2\neffects = [{ verb = "kill", at = "second" }]\n'
    with pytest.raises(Unsound) as unsound:
        load(f'name = "ours"\nbased_on = "family"\n{wrong}')
    assert "order-in-gang" in [fault.problem for fault in unsound.value.faults]
