"""A log is the game: read again, from memory, from JSON or from paper, it gives the same game."""

import random
import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import all_choices, all_seen, course, standing
from tests.laws.tables import BOOKS, any_deck, any_table, phase_with

from omerta.books.shelf import SHELF
from omerta.core import Event, Game, Position, Refused, Table, fold, log, open_any, play
from omerta.core import commands as cm
from omerta.core.book.model import Dawn, Speeches, Talk
from omerta.notation.reader import cases, read
from omerta.notation.text import Mismatch
from omerta.notation.writer import write

SEEDS = st.integers(0, 2**32 - 1)


def assert_same(one: Game, other: Game) -> None:
    """The same log, the same knowledge, the same choices, the same everything."""
    assert log(one) == log(other)
    assert all_choices(one) == all_choices(other)
    assert all_seen(one) == all_seen(other)
    assert standing(one) == standing(other)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_replay_equals_live_play(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    assert_same(game, fold(SHELF[name], log(game)))
    for _, game in course(start, rng, 220):
        if rng.random() < 0.02:
            assert_same(game, fold(SHELF[name], log(game)))
    assert_same(game, fold(SHELF[name], log(game)))


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_play_can_go_on_from_a_replay(name: str, seed: int) -> None:
    """Live game and replay take the same commands to the same end, steps back included."""
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    other = fold(SHELF[name], log(game))
    for command, after in course(start, rng, 150):
        game, other = after, play(other, command)
        if rng.random() < 0.1:
            other = fold(SHELF[name], log(other))
    assert_same(game, other)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_a_log_survives_json_at_every_step(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = open_any(SHELF[name], any_table(SHELF[name], rng))
    told = [game.told, *(after.told for _, after in course(game, rng, 200))]
    for events in told:
        text = msgspec.json.encode(list(events))
        assert tuple(msgspec.json.decode(text, type=list[Event])) == events


def on_paper(game: Game) -> tuple[Event, ...]:
    """The events of a game written down and read again."""
    found = cases(write(game), SHELF)
    assert len(found) == 1
    return tuple(read(found[0], SHELF).events)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(23))
def test_a_log_survives_paper_finished_or_not(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    for _, game in course(start, rng, 250):
        if rng.random() < 0.03:
            assert on_paper(game) == log(game), write(game)
    assert on_paper(game) == log(game), write(game)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(6))
def test_a_log_survives_paper_at_every_step(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    for _, game in course(start, rng, 60, interruptions=0.3):
        assert on_paper(game) == log(game), write(game)


RESULT = re.compile(
    r"\d+ (?:dies|executed|drawn|entered \S+)|coin (?:heads|tails)|chance chose [\d, ]*for \d+"
)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(7))
def test_no_result_may_be_left_out_on_paper(name: str, seed: int) -> None:
    """Whatever a game has come to must be written: without any one of its results the text does not hold."""
    rng = random.Random(seed)
    start = open_any(SHELF[name], any_table(SHELF[name], rng))
    games = [start, *(game for _, game in course(start, rng, 150, interruptions=0))]
    text = write(games[-1])
    body = text.index("seed ")
    once = [hit for hit in RESULT.finditer(text, body) if text.count(hit[0], body) == 1]
    for hit in rng.sample(once, min(4, len(once))):
        shorter = text[: hit.start()] + text[hit.end() :]
        with pytest.raises(Mismatch) as mismatch:
            read(cases(shorter, SHELF)[0], SHELF)
        assert 1 <= mismatch.value.line <= len(shorter.splitlines())


@pytest.mark.parametrize("name", BOOKS)
def test_a_table_where_nothing_has_happened_survives_paper(name: str) -> None:
    """Opened and not a card dealt: the host has still to assign them."""
    book = SHELF[name]
    game = open_any(book, Table(any_deck(book, random.Random(1)), narrator="host"))
    assert on_paper(game) == log(game)


@pytest.mark.parametrize("name", BOOKS)
def test_a_position_that_is_already_won_survives_paper(name: str) -> None:
    book = SHELF[name]
    deck = any_deck(book, random.Random(1))
    criminals = tuple(seat for seat, card in enumerate(deck, 1) if book.roles[card].side != "town")
    game = open_any(book, Table(deck, roles=deck, position=Position(book.cycle[0], dead=criminals)))
    assert game.over is not None
    assert on_paper(game) == log(game)


def talking(name: str) -> Game:
    """A game whose first talk is open, to all or to the first in turn."""
    book = SHELF[name]
    deck = any_deck(book, random.Random(1), 8)
    game = open_any(book, Table(deck, roles=deck, position=Position(phase_with(book, Talk, Speeches))))
    turns = isinstance(next(iter(book.phases[game.phase].steps.values())), Speeches)
    assert [choice.seat for choice in all_choices(game) if choice.may_speak] == list(
        range(1, 2 if turns else 9)
    )
    return game


CLAIMS = (
    cm.Claim(1, "learned", 2, "yes"),
    cm.Claim(1, "suspect", 2),
    cm.Claim(1, "trust", 3),
)
NO_CLAIMS = (
    cm.Claim(1, "role", 2, "mafioso"),
    cm.Claim(1, "role", 1),
    cm.Claim(1, "learned", 2),
    cm.Claim(1, "learned", 2, "Mafioso; surely # or not"),
    cm.Claim(1, "role", 1, "не скажу"),
    cm.Claim(1, "suspect", 2, "he blinked"),
    cm.Claim(1, "trust", 2, "a\nb"),
)


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("claim", CLAIMS, ids=range(len(CLAIMS)))
def test_whatever_may_be_claimed_survives_paper(name: str, claim: cm.Claim) -> None:
    game = play(talking(name), claim)
    assert on_paper(game) == log(game), write(game)


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("claim", NO_CLAIMS, ids=range(len(NO_CLAIMS)))
def test_what_could_not_be_written_down_cannot_be_claimed(name: str, claim: cm.Claim) -> None:
    with pytest.raises(Refused) as refused:
        play(talking(name), claim)
    assert refused.value.reason == "no-such-claim"


REASONS = ('he said "no"', "asleep; or not", "no # sign", "спал", " ", "a: b", "two\nlines", "x" * 200)


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("reason", REASONS, ids=range(len(REASONS)))
def test_whatever_the_host_gives_as_reason_survives_paper(name: str, reason: str) -> None:
    book = SHELF[name]
    deck = any_deck(book, random.Random(1), 8)
    game = open_any(book, Table(deck, roles=deck, position=Position(phase_with(book, Dawn)), pace="timed"))
    game = play(game, cm.Overrule("dies", 2, reason=reason))
    assert on_paper(game) == log(game), write(game)


@pytest.mark.parametrize("name", BOOKS)
def test_house_rules_that_equal_the_default_survive_paper(name: str) -> None:
    book = SHELF[name]
    options = {switch: law.default for switch, law in book.switches.items()}
    game = open_any(book, Table(any_deck(book, random.Random(1)), 7, options))
    assert on_paper(game) == log(game)
