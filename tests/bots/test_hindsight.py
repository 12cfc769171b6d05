"""What an ideal listener would have believed, by hand and by brute force, and what follows from it."""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations

import pytest
from msgspec.structs import replace

from omerta.books.decks import suggest
from omerta.books.shelf import SHELF
from omerta.bots import likelihood
from omerta.bots.assignments import worlds
from omerta.bots.driver import Driver
from omerta.bots.evidence import Evidence, evidence
from omerta.bots.hindsight import TURN, Hindsight, hindsight
from omerta.bots.layouts import chances, sampled
from omerta.bots.listener import listen, rounded
from omerta.bots.lore import lore
from omerta.bots.minds import MINDS
from omerta.bots.weights import FINISHED
from omerta.core import Game, Table, fold, log, open_any, play, view
from omerta.core import events as ev
from omerta.core.commands import Claim, Undo
from omerta.core.game import PUBLIC
from omerta.notation.reader import cases, read

CLASSIC = SHELF["classic"]
SHOWN = """
classic 1 doctor, 2 inspector, 3 4 mafia, 7 seats
with    reveal-on-death=yes
night   mafia > 5; doctor > 1; inspector > 3
dawn    5 dies
day
"""


def written(text: str) -> Game:
    """The game of a text."""
    (case,) = cases(text, SHELF)
    game = read(case, SHELF).game
    assert game is not None
    return game


@cache
def by_bots(book: str, seats: int, seed: int, mind: str = "worlds") -> Game:
    """A game of the house."""
    deck = suggest(SHELF[book], seats)
    minds = dict.fromkeys(range(1, seats + 1), MINDS[mind])
    return Driver(open_any(SHELF[book], Table(deck, seed)), minds, random.Random(seed)).run()


@cache
def seen_through(book: str, seats: int, seed: int) -> Hindsight:
    """It in hindsight."""
    found = hindsight(by_bots(book, seats, seed))
    assert found is not None
    return found


def by_force(game: Game, seen: Evidence, side: str) -> list[float]:
    """The chance of a side at each seat, from every way the deck may lie, weighed one by one."""
    book, read_book = game.book, lore(game.book)
    around = frozenset(seen.deck)
    total, sums = 0.0, [0.0] * seen.seats
    for cards in {*permutations(seen.deck)}:
        if any(cards[seat - 1] != card for seat, card in seen.known):
            continue
        weight = 1.0
        for seat in seen.killed:
            weight *= likelihood.dies(read_book, cards[seat - 1], around)
        for stand in seen.stands:
            held, other = cards[stand.seat - 1], cards[stand.other - 1]
            weight *= likelihood.stands(read_book, stand.against, stand.among <= 2, held, other)
        for claim in seen.claims:
            one, other = cards[claim.seat - 1], cards[claim.about - 1]
            if claim.claim == "role":
                weight *= likelihood.claims_role(read_book, claim.value, one)
            elif claim.claim == "learned":
                weight *= likelihood.claims_news(read_book, claim.value, around, one, other)
        sides = [book.roles[cards[seat - 1]].side for seat in seen.living]
        alive = tuple(sorted((each, sides.count(each)) for each in {*sides}))
        weight *= 1.0 if likelihood.goes_on(read_book, alive) else FINISHED
        total += weight
        for at, card in enumerate(cards):
            sums[at] += weight * (book.roles[card].side == side)
    return [each / total for each in sums]


def test_who_has_heard_nothing_reckons_with_the_deck() -> None:
    """Two of seven are of the mafia."""
    seen = evidence(view(open_any(CLASSIC, Table(suggest(CLASSIC, 7), 1)), PUBLIC), CLASSIC, public=True)
    found = chances(CLASSIC, seen, ("mafia",), 8000)
    mafia = suggest(CLASSIC, 7).count("mafia")
    assert found.exact
    assert [at["mafia"] for at in found.of] == [pytest.approx(mafia / 7)] * 7


@pytest.mark.parametrize("book", SHELF)
def test_nobody_at_a_large_table_is_suspected_before_anything_was_heard(book: str) -> None:
    game = open_any(SHELF[book], Table(suggest(SHELF[book], 20), 1))
    seen = evidence(view(game, PUBLIC), game.book, public=True)
    found = chances(game.book, seen, (), 300)
    assert not found.exact
    for card in {*game.deck}:
        assert [at.get(card, 0.0) for at in found.of] == [pytest.approx(game.deck.count(card) / 20)] * 20


def test_a_sample_is_fair_though_its_steps_come_in_one_order_again_and_again() -> None:
    """A thousand times twenty seats, each as likely: every seat is chosen about as often."""
    steps = [(1.0, at, seat, 0) for at in range(1000) for seat in range(20)]
    kept = sampled(steps, 1000, random.Random(1))
    assert 990 <= len(kept) <= 1000
    chosen = [sum(step[2] == seat for step in kept) for seat in range(20)]
    assert max(chosen) < 80
    heavy = [(500.0, 7, 7, 1), *steps]
    kept = sampled(heavy, 1000, random.Random(1))
    assert kept[0] == heavy[0]
    assert sum(step[0] for step in kept) == pytest.approx(sum(step[0] for step in heavy), rel=0.01)


def test_a_card_that_is_shown_leaves_the_others_to_the_rest() -> None:
    """One of the town lies dead with his card: two of the six others are of the mafia, each as likely."""
    game = written(SHOWN)
    seen = evidence(view(game, PUBLIC), game.book, public=True)
    found = chances(game.book, seen, ("mafia",), 8000)
    assert found.of[4] == {"townsperson": 1.0}
    assert [at["mafia"] for seat, at in enumerate(found.of, 1) if seat != 5] == [pytest.approx(2 / 6)] * 6


def test_every_belief_of_a_tiny_table_is_that_of_brute_force() -> None:
    game = written(SHOWN)
    for claim in (
        Claim(3, "learned", 2, "mafia"),
        Claim(2, "role", 2, "inspector"),
        Claim(2, "learned", 3, "mafia"),
        Claim(6, "suspect", 3),
        Claim(4, "trust", 3),
    ):
        game = play(game, claim)
        seen = evidence(view(game, PUBLIC), game.book, public=True)
        found = chances(game.book, seen, ("mafia",), 8000)
        expected = by_force(game, seen, "mafia")
        assert found.exact
        assert [at.get("mafia", 0.0) for at in found.of] == pytest.approx(expected)


@pytest.mark.parametrize("book", SHELF)
def test_laid_card_by_card_worlds_weigh_what_they_weigh_seat_by_seat(book: str) -> None:
    game = by_bots(book, 8, 4)
    places = [at for at, event in enumerate(log(game), 1) if isinstance(event, ev.Counted | ev.Died)]
    for place in places[:-1][-4:]:
        then = fold(SHELF[book], log(game)[:place])
        seen = evidence(view(then, PUBLIC), then.book, public=True)
        every = worlds(then.book, seen, 100_000)
        for most, near in ((100_000, 1e-9), (250, 0.06)):
            found = chances(then.book, seen, (), most)
            assert every.exact
            for one, other in zip(every.chances, found.of, strict=True):
                assert {*other} <= {*one}
                for card in one:
                    assert other.get(card, 0.0) == pytest.approx(one[card], abs=near), (place, most)


def test_a_sample_agrees_with_all_worlds_after_a_long_evening() -> None:
    """Dealt seat by seat such a sample misses the truth by up to a whole chance."""
    game = by_bots("classic", 10, 1)
    heard = listen(game)
    assert heard is not None
    last = heard.beliefs[-2].place
    then = fold(CLASSIC, log(game)[:last])
    seen = evidence(view(then, PUBLIC), then.book, public=True)
    every, found = worlds(then.book, seen, 100_000), chances(then.book, seen, ("mafia",), 400)
    assert every.exact
    assert not found.exact
    for one, other in zip(every.chances, found.of, strict=True):
        assert other.get("mafia", 0.0) == pytest.approx(one.get("mafia", 0.0), abs=0.05)


def test_nobody_listens_to_a_game_that_goes_on() -> None:
    game = by_bots("family", 8, 1)
    events = log(game)
    for place in range(1, len(events) + 1, 7):
        then = fold(SHELF["family"], events[:place])
        assert then.over is not None or hindsight(then) is None
    assert hindsight(play(game, Undo(1))) is None


def test_what_is_almost_certain_is_not_called_certain() -> None:
    assert [rounded(each) for each in (1.0, 1 - 1e-12, 0.999999, 0.5, 1e-6, 0.0)] == [
        *(1.0, 1.0, 0.9999, 0.5, 0.0001, 0.0)
    ]


def test_cards_that_cannot_be_leave_him_with_the_deck_alone() -> None:
    """The host has overruled what lay open: two doctors, and there is one."""
    seen = Evidence(0, 7, suggest(CLASSIC, 7), (*range(1, 8),), ((1, "doctor"), (2, "doctor")))
    found = chances(CLASSIC, seen, ("mafia",), 2000)
    mafia = suggest(CLASSIC, 7).count("mafia")
    assert sum(at.get("mafia", 0.0) for at in found.of) == pytest.approx(mafia)


def test_what_was_taken_back_was_not_heard() -> None:
    game = written(SHOWN)
    lied = play(play(game, Claim(3, "learned", 2, "mafia")), Undo(1))
    one, other = (evidence(view(each, PUBLIC), game.book, public=True) for each in (game, lied))
    assert one == other


@pytest.mark.parametrize("book", SHELF)
def test_beliefs_are_chances_of_all_seats_and_grow_with_the_log(book: str) -> None:
    found, game = seen_through(book, 9, 2), by_bots(book, 9, 2)
    heard = found.heard
    places = [each.place for each in heard.beliefs]
    assert places == sorted({*places})
    assert places[-1] < len(log(game))
    for each in heard.beliefs:
        for side, believed in zip(heard.sides, each.chances, strict=True):
            assert len(believed) == 9
            assert all(0 <= chance <= 1.0001 for chance in believed)
            assert sum(believed) == pytest.approx(len(heard.seats(side)), abs=0.05)
    assert heard.home not in heard.sides
    for turn in found.turns:
        assert heard.chance(turn.at, turn.side, turn.seat) == turn.after
        assert abs(turn.after - turn.before) >= TURN


def test_nobody_takes_it_for_granted_that_the_game_goes_on_after_the_last_exit() -> None:
    """With the exit itself the listener does not know yet whether it was the end; here it was."""
    game, mafia = by_bots("classic", 10, 1), ("mafia",)
    heard = listen(game)
    assert heard is not None
    events = log(game)
    place = max(at for at, event in enumerate(events, 1) if isinstance(event, ev.Executed | ev.Died))
    before, after = (fold(CLASSIC, events[:at]) for at in (place - 1, place))
    seen = evidence(view(after, PUBLIC), after.book, public=True)
    knows, doubts = (
        chances(CLASSIC, replace(seen, living=each.living), mafia, heard.worlds) for each in (after, before)
    )
    believed = [heard.chance(len(heard.beliefs) - 1, "mafia", seat) for seat in range(1, 11)]
    assert heard.beliefs[-1].place <= place
    assert believed == pytest.approx([at.get("mafia", 0.0) for at in doubts.of], abs=1e-4)
    assert believed != pytest.approx([at.get("mafia", 0.0) for at in knows.of], abs=0.02)


COVERED = """
classic 1 doctor, 2 inspector, 3 4 mafia, 7 seats
night   mafia > 5; doctor > 1; inspector > 3
dawn    5 dies
day
"""


def over(game: Game) -> Hindsight:
    """The rest of a game played by chance, and all of it in hindsight."""
    minds = dict.fromkeys(range(1, game.seats + 1), MINDS["random"])
    found = hindsight(Driver(game, minds, random.Random(3)).run())
    assert found is not None
    return found


def test_a_lie_holds_until_he_who_told_it_is_found_out() -> None:
    lied = play(written(COVERED), Claim(3, "role", 3, "doctor"))
    found = over(lied).lie
    assert found is not None
    assert (found.seat, found.claim, found.value) == (3, "role", "doctor")
    assert found.beliefs > 0
    assert not found.until or found.until > found.place


def test_the_truth_a_plain_card_and_an_honest_mistake_are_no_lies() -> None:
    for claim in (
        Claim(3, "role", 3, "mafia"),
        Claim(2, "learned", 3, "mafia"),
        Claim(6, "role", 6, "doctor"),
    ):
        found = over(play(written(COVERED), claim))
        assert (found.lies, found.lie) == (0, None)


@pytest.mark.parametrize("book", SHELF)
def test_the_vote_that_decided_served_the_winners_and_was_the_closest(book: str) -> None:
    found, game = seen_through(book, 9, 2), by_bots(book, 9, 2)
    assert game.over is not None
    if found.vote is None:
        assert not any(isinstance(event, ev.Executed) for event in log(game)) or not game.over.winner
        return
    counted = log(game)[found.vote.place - 1]
    assert isinstance(counted, ev.Counted)
    assert found.vote.seat not in game.over.seats
    votes = {seat: len(voters) for seat, voters in counted.result}
    assert votes[found.vote.seat] == found.vote.votes
    assert not found.vote.other or votes[found.vote.other] == found.vote.other_votes


def test_what_is_proved_is_clear_and_nothing_is_proved_by_open_cards() -> None:
    for book in SHELF:
        found, game = seen_through(book, 9, 2), by_bots(book, 9, 2)
        assert found.proved < 0 or 0 <= found.clear <= found.proved
        if found.clear >= 0:
            heard, place = found.heard, found.heard.beliefs[found.clear].place
            shown = {
                event.seat
                for event in log(game)[:place]
                if isinstance(event, ev.Died | ev.Executed | ev.SentOut) and event.card
            }
            assert {*heard.seats(heard.sides[0])} - shown
