"""A finished game read again: in which order the cards are turned, what each seat has done, what is void."""

from __future__ import annotations

import pytest
from tests.core.chronicle.retold import LEFT, Log, by_bots, by_chance
from tests.depth import deep

from omerta.books.shelf import SHELF
from omerta.core import Game, fold, log, play
from omerta.core import events as ev
from omerta.core.chronicle.choosing import tale
from omerta.core.chronicle.feats import UNKNOWN, Feats, feats
from omerta.core.chronicle.unveiling import unveiling
from omerta.core.commands import Undo

GAMES = [(book, seed) for book in SHELF for seed in range(deep(6))]
everywhere = pytest.mark.parametrize(("book", "seed"), GAMES)


@everywhere
def test_every_covered_card_is_turned_once_the_winners_last(book: str, seed: int) -> None:
    game = by_bots(book, seed)
    assert game.over is not None
    order = unveiling(game)
    assert sorted(order) == [seat for seat in range(1, game.seats + 1) if seat not in game.shown]
    gone = [event.seat for event in Log(game).events if isinstance(event, LEFT)]
    covered = [seat for seat in gone if seat in order]
    assert list(order[: len(covered)]) == covered
    living = order[len(covered) :]
    won = [seat in game.over.seats for seat in living]
    assert won == sorted(won)


def test_the_last_card_is_one_with_something_to_it() -> None:
    for book, seed in GAMES:
        game = by_bots(book, seed)
        assert game.over is not None
        special = [s for s in unveiling(game) if s in game.living and game.role(s).kind != "plain"]
        if any(seat in game.over.seats for seat in special):
            assert game.role(unveiling(game)[-1]).kind != "plain"


def half_way(game: Game) -> Game:
    """The same game before its end."""
    events = log(game)
    ends = next(at for at, event in enumerate(events) if isinstance(event, ev.Ended))
    return fold(SHELF[game.book.name], events[:ends])


@everywhere
def test_a_game_that_goes_on_has_no_tale_and_turns_no_card(book: str, seed: int) -> None:
    game = half_way(by_bots(book, seed))
    assert tale(game) == ()
    assert unveiling(game) == ()


@everywhere
def test_a_game_taken_back_after_its_end_is_void(book: str, seed: int) -> None:
    game = by_bots(book, seed)
    back = play(game, Undo(1))
    assert back.over is None
    assert tale(back) == ()
    assert unveiling(back) == ()


@everywhere
def test_what_was_taken_back_on_the_way_is_not_told(book: str, seed: int) -> None:
    """The tale is the same as that of the events that stand."""
    game = by_chance(book, seed)
    stands = fold(SHELF[book], Log(game).events)
    assert tale(game) == tale(stands)
    if game.over is not None:
        assert feats(game) == feats(stands)


@everywhere
def test_the_feats_of_all_seats_agree_with_each_other(book: str, seed: int) -> None:
    game = by_bots(book, seed)
    found = feats(game)
    assert len(found) == game.seats
    assert sum(each.first_out for each in found) <= 1
    cast = sum(each.voted_against for each in found)
    counts = [event for event in Log(game).events if isinstance(event, ev.Counted)]
    assert cast <= sum(len(voters) for count in counts for _, voters in count.result)
    assert sum(each.aimed + each.astray for each in found) <= cast
    for seat, each in enumerate(found, 1):
        innocent = game.role(seat).side == game.book.roles[game.book.plain].side
        assert innocent or not (each.innocent or each.aimed or each.astray)
        assert not (innocent and (each.unsuspected or each.against_mates))
        assert not each.unsuspected or each.pointed_at == each.voted_against == 0
        assert each.pointed_at in (-1, *range(each.voted_against, 1000))


def test_nothing_is_known_of_a_game_kept_long_ago() -> None:
    assert Feats() == UNKNOWN
    assert UNKNOWN.pointed_at == -1
