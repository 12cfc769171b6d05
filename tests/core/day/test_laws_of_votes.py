"""The laws that hold in every book hold for these votes: choices, secrets, replay, steps back, an end."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.core.small_books import CHICAGO, VENDETTA
from tests.depth import deep
from tests.laws.courses import all_choices, all_seen, course, seen, standing
from tests.laws.test_choices import offers, refused
from tests.laws.test_runner import invariants, settled

from omerta.books.ledger import ledger
from omerta.books.soundness import faults
from omerta.core import PUBLIC, Event, Game, Refused, Table, choices, decide, fold, log, open_any, owed, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book
from omerta.core.choices import seat_options

BOOKS = {"chicago": CHICAGO, "vendetta": VENDETTA}
CARDS = {"chicago": ("mafioso", "judge", "civilian"), "vendetta": ("hunter", "vengeful", "vampire")}
SEEDS = st.integers(0, 2**32 - 1)
DEEDS = (
    "vote", "abstain", "against", "convict", "spare", "black", "red", "hand-over", "name", "ready", "let-be",
    "step-in", "nobody", "appoint", "pass", "refrain", "",
)  # fmt: skip


def any_house_rules(book: Book, rng: random.Random) -> dict[str, str]:
    """House rules that may be chosen together."""
    while True:
        found = {
            name: rng.choice([*switch.values, *(["4"] if switch.number else [])])
            for name, switch in book.switches.items()
            if rng.random() < 0.25 and name != "three_player"
        }
        try:
            with_house_rules(book, found)
        except Refused:
            continue
        return found


def any_game(name: str, rng: random.Random) -> Game:
    book, (bad, rare, plain) = BOOKS[name], CARDS[name]
    players = rng.randint(3, 9)
    deck = [bad, *([rare] if rng.random() < 0.7 else [])]
    deck += [rng.choice((bad, plain, plain)) for _ in range(players - len(deck))]
    rng.shuffle(deck)
    host = rng.randint(1, players) if name == "vendetta" and rng.random() < 0.3 else 0
    return open_any(
        book,
        Table(
            tuple(deck),
            rng.randrange(10**9),
            any_house_rules(book, rng),
            tuple(deck),
            rng.choice(("software", "software", "host")),
            rng.choice(("prompt", "timed", "silent")),
            host,
        ),
    )


def interruption(game: Game, rng: random.Random) -> cm.Command:
    seat = rng.randint(1, game.seats)
    return rng.choice(
        (
            cm.Start(seat),
            cm.Overrule("removed", seat),
            cm.Overrule("mark", seat, rng.choice(list(game.book.marks))),
            cm.Act(seat, *(rng.choice(seat_options(game, seat) or (("pass", ()),)))),
            cm.Close(),
        )
    )


def games(name: str, seed: int, share: float, steps: int = 250) -> list[Game]:
    """Games at some points of their course, spiced with what only these books have."""
    rng = random.Random(seed)
    game = any_game(name, rng)
    found = [game]
    for _ in range(steps):
        if game.over is not None:
            break
        if rng.random() < 0.08:
            try:
                game = play(game, interruption(game, rng))
            except Refused:
                continue
        else:
            for _, after in course(game, rng, 1):
                game = after
        if rng.random() < share:
            found.append(game)
    return [*found, game]


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(33))
def test_offers_are_accepted_and_waited_for(name: str, seed: int) -> None:
    for game in games(name, seed, 0.15):
        for seat in range(1, game.seats + 1):
            offers = choices(game, seat).options
            assert len(set(offers)) == len(offers)
            for deed, group in offers:
                decide(game, cm.Act(seat, deed, group))
        assert owed(game) == tuple(c.seat for c in all_choices(game) if c.owed)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(14))
def test_all_else_is_refused(name: str, seed: int) -> None:
    for game in games(name, seed, 0.05):
        open_to = offers(game)
        for seat in open_to:
            for deed in DEEDS:
                for group in ((), *[(other,) for other in open_to], (1, 2), (2, 2)):
                    if (deed, group) not in open_to[seat]:
                        refused(game, cm.Act(seat, deed, group))


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(28))
def test_a_log_is_the_game(name: str, seed: int) -> None:
    game = games(name, seed, 0)[-1]
    again = fold(BOOKS[name], log(game))
    assert standing(again) == standing(game)
    assert all_seen(again) == all_seen(game)
    text = msgspec.json.encode(list(log(game)))
    assert tuple(msgspec.json.decode(text, type=list[Event])) == log(game)


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(28))
def test_a_deed_can_be_taken_back(name: str, seed: int) -> None:
    rng = random.Random(seed)
    game = any_game(name, rng)
    for command, after in course(game, rng, 120):
        if not isinstance(command, cm.Undo) and rng.random() < 0.1:
            back = play(after, cm.Undo())
            assert standing(back) | {"moment": game.moment} == standing(game)
            assert back.moment > after.moment >= game.moment
            assert all_seen(back) == all_seen(game)
        game = after


@pytest.mark.parametrize("name", BOOKS)
@given(seed=SEEDS)
@settings(max_examples=deep(33))
def test_no_law_is_broken_and_every_ruling_has_its_rule(name: str, seed: int) -> None:
    known = {rule.id for rule in ledger(name).rules}
    rng = random.Random(seed)
    game = any_game(name, rng)
    for _, after in course(game, rng, 300, interruptions=0.02):
        wrong = [fault for fault in invariants(game, after.told) if "two executions" not in fault]
        assert not wrong
        assert not list(settled(after))
        for event in after.told:
            if hasattr(event, "rules") and not isinstance(event, UNRULED):
                assert event.rules, event
                assert set(event.rules) <= known
        game = after


# Told by the other half of these small books, which cite nothing.
UNRULED = (ev.Dawned, ev.Died, ev.Ended, ev.Announced, ev.Freed, ev.Imposed)


@pytest.mark.parametrize("name", BOOKS)
def test_every_vote_ends(name: str) -> None:
    """Chance players reach the end of every night and day; a game may go on for ever, a vote may not."""
    for seed in range(150):
        rng = random.Random(seed)
        game = any_game(name, rng)
        deeds = 0
        for _ in range(1500):
            if game.over is not None or game.number > 6:
                break
            number = (game.phase, game.number)
            for _, after in course(game, rng, 1, interruptions=0):
                game = after
            deeds = deeds + 1 if (game.phase, game.number) == number else 0
            assert deeds < 700, game.trial
        else:
            raise AssertionError("the night does not end")


@pytest.mark.parametrize("seed", range(30))
def test_a_secret_vote_shows_the_table_nothing_but_numbers(seed: int) -> None:
    """Two games in which two seats exchange their votes are one and the same to everybody else."""
    rng = random.Random(seed)
    options = {"anonymous_vote": "on"} | ({"multi_vote": "on"} if seed % 2 else {})
    deck = ("hunter", *("vampire",) * 6)
    pair = [open_any(VENDETTA, Table(deck, seed, options, deck))] * 2
    for by, whom in ((1, 2), (2, 3), (3, 4)):
        pair = [play(game, cm.Act(by, "name", (whom,))) for game in pair]
    pair = [play(game, cm.Close()) for game in pair]
    exchange = {6: 7, 7: 6}
    while owed(pair[0]) and pair[0].number == 1 and pair[0].trial:
        seat = owed(pair[0])[0]
        deed = rng.choice(seat_options(pair[0], seat))
        if seat_options(pair[1], exchange.get(seat, seat)).count(deed) == 0:
            return
        if exchange.get(seat, seat) not in owed(pair[1]):
            return
        pair = [
            play(pair[0], cm.Act(seat, *deed)),
            play(pair[1], cm.Act(exchange.get(seat, seat), *deed)),
        ]
    for viewer in (PUBLIC, 1, 2, 3, 4, 5):
        assert seen(pair[0], viewer) == seen(pair[1], viewer)


@pytest.mark.parametrize("name", BOOKS)
def test_the_small_books_are_sound_with_every_house_rule(name: str) -> None:
    book = BOOKS[name]
    ours = [fault for fault in faults(book) if not fault.place.startswith("deck")]
    assert ours == []
    for switch, law in book.switches.items():
        for value in law.values:
            with_house_rules(book, {switch: value})
