"""What is offered is accepted; whatever else is asked is refused by name, and nothing comes of it."""

import itertools
import random
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import deep
from tests.laws.courses import all_choices, all_seen, course, standing
from tests.laws.tables import BOOKS, any_table

from omerta.books.shelf import SHELF
from omerta.core import Game, Position, Refused, Table, choices, decide, log, open_any, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.model import Book, Call
from omerta.core.choices import seat_options
from omerta.core.day.ballots import target_of
from omerta.core.moments import Calling, Counting, Option
from omerta.words import LANGUAGES, lexicon

SEEDS = st.integers(0, 2**32 - 1)
ALWAYS = (
    "pass", "vote", "against", "abstain", "name", "refrain", "ready", "step-in", "let-be", "convict", "spare",
    "nobody", "appoint", "black", "red", "hand-over", "point", "", "взорвать",
)  # fmt: skip


def deeds(book: Book) -> tuple[str, ...]:
    """Every deed that any card, gang or voter of the book could do, and a few that nobody can."""
    abilities = [name for role in book.roles.values() for name in role.abilities]
    return tuple(dict.fromkeys((*abilities, *(gang.ability for gang in book.gangs.values()), *ALWAYS)))


def targets(game: Game, rng: random.Random) -> list[tuple[int, ...]]:
    """Nobody, anybody, nobodies, and a handful of pairs and threes, some of them of one and the same."""
    everybody = range(-1, game.seats + 2)
    pairs = list(itertools.product(everybody, repeat=2))
    threes = [tuple(rng.choices(everybody, k=3)) for _ in range(3)]
    same = [(seat, seat) for seat in rng.sample(range(1, game.seats + 1), 2)]
    return [(), *((seat,) for seat in everybody), *rng.sample(pairs, 12), *same, *threes]


def asked(game: Game, rng: random.Random) -> Iterator[cm.Act]:
    """Acts of every seat and of seats that do not exist."""
    for seat in range(-1, game.seats + 2):
        for deed in deeds(game.book):
            for group in targets(game, rng):
                yield cm.Act(seat, deed, group)


def offers(game: Game) -> dict[int, frozenset[Option]]:
    """The choices of every seat and of seats that do not exist."""
    return {seat: frozenset(seat_options(game, seat)) for seat in range(-1, game.seats + 2)}


@cache
def unspoken(reason: str) -> list[str]:
    """The languages that have no words for a refusal."""
    return [language for language in LANGUAGES if not lexicon(language).has(f"refusal-{reason}")]


def assert_named(refusal: Refused) -> None:
    """A refusal has a name, and the name has words."""
    assert not unspoken(refusal.reason), refusal.reason


def refused(game: Game, act: cm.Act) -> Refused:
    """Why this is not done; hundreds of thousands are asked, and `pytest.raises` takes its time."""
    try:
        decide(game, act)
    except Refused as refusal:
        return refusal
    raise AssertionError(f"{act} was done, and nobody had offered it")


def points(name: str, seed: int, share: float, steps: int = 120) -> Iterator[tuple[Game, random.Random]]:
    """Games at some points of their course."""
    rng = random.Random(seed)
    game = start = open_any(SHELF[name], any_table(SHELF[name], rng))
    yield game, rng
    for _, game in course(start, rng, steps):
        if rng.random() < share:
            yield game, rng
    yield game, rng


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_every_offered_choice_is_accepted(name: str, seed: int) -> None:
    for game, rng in points(name, seed, 0.1):
        for seat in range(1, game.seats + 1):
            offers = choices(game, seat).options
            for deed, group in offers:
                backwards = group[::-1] if rng.random() < 0.5 else group
                assert decide(game, cm.Act(seat, deed, backwards))
            assert len(set(offers)) == len(offers)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(6))
def test_whatever_is_not_offered_is_refused_by_name(name: str, seed: int) -> None:
    for game, rng in points(name, seed, 0.015):
        before = (log(game), standing(game), all_choices(game), all_seen(game))
        open_to = offers(game)
        for act in asked(game, rng):
            if (act.deed, tuple(sorted(act.targets))) not in open_to[act.seat]:  # in any order
                assert_named(refused(game, act))
        assert (log(game), standing(game), all_choices(game), all_seen(game)) == before


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_the_game_waits_for_those_who_owe_a_choice(name: str, seed: int) -> None:
    for game, _ in points(name, seed, 0.3):
        assert sorted(owed(game)) == [c.seat for c in all_choices(game) if c.owed]


def nonsense(game: Game, rng: random.Random) -> Iterator[cm.Command]:
    """Commands of the host, the clock and the talk with odd seats, numbers and names."""
    words = ("", "no-such", "role", *rng.sample(list(game.book.roles), 2), *game.book.marks, "x" * 61, "ё\n")
    numbers = (-(10**9), -1, 0, 1, 2, game.seats, game.seats + 1, 3600, 3601, 10**12)
    for word, number in itertools.product(words, numbers):
        said = rng.choice(("role", "learned", "suspect", "sign", word))
        yield cm.Claim(number, said, rng.choice(numbers), word)
        yield cm.Assign(number, word)
        yield cm.Overrule(rng.choice(("mark", "unmark", "answer", word)), number, word)
        yield cm.Delegate(rng.choice(("calling", word)), rng.choice(("host", "software", word)))
        yield cm.Agree(rng.choice(("shoot", "pass", word)), rng.choice(((), (number,), (number, number))))
        yield cm.Poll(((number, rng.choice(numbers)),))
    for number in numbers:
        yield from (cm.TimeUp(number), cm.Prolong(number), cm.Undo(number), cm.Start(number))
        for ruling in ("dies", "lives", "convict", "spare", "removed"):
            yield cm.Overrule(ruling, number)
    yield from (cm.DeclareDraw(side) for side in ("", "no-such", *game.book.sides))
    yield from (cm.Close(), cm.Proceed(), cm.Show(), cm.TimeUp(game.moment))


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(8))
def test_odd_commands_are_accepted_or_refused_by_name(name: str, seed: int) -> None:
    for game, rng in points(name, seed, 0.05):
        before = (log(game), standing(game))
        for command in nonsense(game, rng):
            try:
                after = play(game, command)
            except Refused as refusal:
                assert_named(refusal)
            else:
                assert len(log(after)) > len(before[0])
                all_choices(after)
        assert (log(game), standing(game)) == before


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_a_poll_counts_like_single_votes(name: str, seed: int) -> None:
    """Everybody's hands at one stroke, or one by one: the same verdict and the same knowledge of it.

    Where one votes after another each vote is a moment of its own, so more moments have passed.
    """
    for game, rng in points(name, seed, 0.2):
        now = game.now
        if not isinstance(now, Counting) or now.ballots:
            continue
        if now.kind == "roses":
            with pytest.raises(Refused, match="not-now"):
                play(game, cm.Poll(()))
            continue
        votes = {seat: rng.choice(pollable(now, seat)) for seat in now.voters}
        one_by_one = game
        for seat, (deed, group) in votes.items():
            one_by_one = play(one_by_one, cm.Act(seat, deed, group))
        if "counting" in game.by_hand:
            one_by_one = play(one_by_one, cm.Close())
        noted = ((seat, target_of(vote)) for seat, vote in votes.items())
        at_once = play(game, cm.Poll(tuple((seat, target) for seat, target in noted if target)))
        turns = len(now.voters) if now.order == "in-turn" else 0
        assert standing(at_once) | {"moment": at_once.moment + turns} == standing(one_by_one)


def pollable(now: Counting, seat: int) -> list[Option]:
    """The votes of a voter that can be told at one stroke: all but his vote in another's hands."""
    return [option for option in now.options_of(seat) if option[0] != "hand-over"]


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(13))
def test_an_agreement_is_like_pointing_one_by_one(name: str, seed: int) -> None:
    """Whatever all members may point at may be agreed on, with the same outcome."""
    for game, rng in points(name, seed, 0.2):
        now = game.now
        if not isinstance(now, Calling) or now.call not in game.book.gangs or now.gestures or not now.acts:
            continue
        offers = [set(seat_options(game, seat)) for seat in now.awake]
        shared = sorted(set.intersection(*offers)) if offers else []
        for deed, group in rng.sample(shared, min(3, len(shared))):
            one_by_one = game
            for seat in now.awake:
                one_by_one = play(one_by_one, cm.Act(seat, deed, group))
            assert standing(play(game, cm.Agree(deed, group))) == standing(one_by_one)


HEADED = [
    (name, call)
    for name in BOOKS
    for call, gang in SHELF[name].gangs.items()
    if gang.head and gang.head_says == "casts"
]


@pytest.mark.parametrize(("name", "call"), HEADED)
def test_a_gang_whose_head_is_pressed_does_not_agree(name: str, call: str) -> None:
    """Split over a few, the gang is silent: its head chooses one of these or passes, and he alone."""
    book = SHELF[name]
    plain = next(card for card, role in book.roles.items() if role.gang == call and role.kind == "plain")
    roles = (book.gangs[call].head, *[plain] * 4, *[book.plain] * 12)
    phase = next(
        phase
        for phase in book.cycle
        if any(isinstance(s, Call) and s.who == call for s in book.phases[phase].steps.values())
    )
    start = open_any(book, Table(roles, 1, roles=roles, position=Position(phase)))
    pressed = 0
    for seed in range(300):
        rng, game = random.Random(seed), start
        while isinstance(game.now, Calling) and not game.now.among and game.now.call == call:
            seat = owed(game)[0]
            game = play(game, cm.Act(seat, book.gangs[call].ability, (rng.randint(6, 8),)))
        now = game.now
        if not isinstance(now, Calling) or not now.among:
            continue
        pressed += 1
        assert owed(game) == (1,)
        assert [seat for seat in now.awake if seat_options(game, seat)] == [1]
        offers = seat_options(game, 1)
        assert {group[0] for _, group in offers if group} == set(now.among)
        for deed, group in offers:
            with pytest.raises(Refused, match="not-now"):
                play(game, cm.Agree(deed, group))
            settled = play(game, cm.Act(1, deed, group))
            assert [e.targets for e in settled.told if isinstance(e, ev.Acted)] == [group]
    assert pressed > 5


def test_there_are_gangs_with_a_casting_voice() -> None:
    assert HEADED
