"""Every line of a tale is true: each fact is looked up again in the log, by other means than it was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from tests.core.chronicle.retold import LEFT, Log, by_bots, by_chance, does, gang, shields, side
from tests.depth import deep

from omerta.books.shelf import SHELF
from omerta.core import Game
from omerta.core import events as ev
from omerta.core.book.verbs import Cover, Kill, Learn, Shield
from omerta.core.chronicle.choosing import FILLERS, MOST, OTHER_LEAVES, SEAT_LEAVES, choose, facts, tale
from omerta.core.chronicle.fact import KINDS, Fact, FactKind
from omerta.core.chronicle.record import record

BOTS = [(book, seed) for book in SHELF for seed in range(deep(14))]
CHANCE = [(book, seed) for book in SHELF for seed in range(deep(30))]
RARE = {"gang-fire", "trapped", "mate-decided"}


def games() -> list[Game]:
    found = [by_bots(*each) for each in BOTS] + [by_chance(*each) for each in CHANCE]
    return [game for game in found if game.over is not None]


def saved(log: Log, fact: Fact) -> None:
    saver = fact.other or fact.seat
    assert log.struck(fact, fact.seat, "shielded", by=saver)
    assert not log.died(fact, fact.seat)
    game = log.before[log.find(fact, ev.Dawned)[0]]
    lines = [line for line in game.sheet if not line.void]
    assert any(saver in line.actors and does(game, line, Shield) for line in lines)
    assert any(fact.seat in line.targets and does(game, line, Kill) for line in lines)
    others = [line for line in lines if saver not in line.actors and shields(game, line, fact.seat)]
    assert not others or len(log.find(fact, ev.Struck)) > 1, "another would have saved him alone"


def took_the_blow(log: Log, fact: Fact) -> None:
    assert log.struck(fact, fact.other, "covered", by=fact.seat)
    assert log.died(fact, fact.seat)
    assert not log.died(fact, fact.other)
    game = log.before[log.find(fact, ev.Dawned)[0]]
    assert any(does(game, line, Cover) and not line.void for line in game.sheet)


def just_enough(log: Log, voter: int, convict: int) -> None:
    """The count, recounted without that vote, does not send the convict away."""
    at = log.deciding(convict)
    game, counted = log.before[at], log.events[at]
    assert isinstance(counted, ev.Counted)
    assert game.trial is not None
    law, votes = game.trial.law, {seat: len(voters) for seat, voters in counted.result}
    assert not counted.points
    assert voter in dict(counted.result)[convict]
    left, most = votes[convict] - 1, max([n for seat, n in votes.items() if seat != convict], default=0)
    entitled = len(game.voters())
    if counted.kind == "sentence":
        assert left <= len(counted.against) < votes[convict]
    elif law.procedure == "one-by-one":
        assert 2 * left < entitled <= 2 * votes[convict]
    elif law.several or law.needs == "half" or (law.single == "half" and len(votes) == 1):
        assert 2 * left <= entitled < 2 * votes[convict] or left <= most
    else:
        assert left <= most < votes[convict] or left == 0


def mate_decided(log: Log, fact: Fact) -> None:
    just_enough(log, fact.seat, fact.other)
    mate_voted(log, fact)


def decided(log: Log, fact: Fact) -> None:
    just_enough(log, fact.seat, fact.other)
    at = log.deciding(fact.other)
    counted = log.events[at]
    assert isinstance(counted, ev.Counted)
    stands = dict(counted.result)[fact.other]
    votes = [
        event.seat
        for event in log.events[:at]
        if isinstance(event, ev.Voted) and event.target == fact.other and event.seat in stands
    ]
    assert votes[-1] == fact.seat != fact.other
    opened = [event for event in log.events[:at] if isinstance(event, ev.CountOpened)]
    assert opened[-1].order == "in-turn", "of votes given at once none is the last"


def one_vote(log: Log, fact: Fact) -> None:
    counted = log.events[log.deciding(fact.seat)]
    assert isinstance(counted, ev.Counted)
    just_enough(log, dict(counted.result)[fact.seat][0], fact.seat)


def learned(log: Log, fact: Fact) -> int:
    """Where the finder is told the truth about the other."""
    for at in log.find(fact, ev.Answered) + log.find(fact, ev.Shown):
        event, game = log.events[at], log.before[at]
        assert isinstance(event, ev.Answered | ev.Shown)
        if (event.seat, event.targets) != (fact.seat, (fact.other,)):
            continue
        role = game.roles[fact.other - 1]
        kind, own = game.book.roles[role].kind, game.book.roles[role]
        assert side(game, fact.seat) != side(game, fact.other)
        assert event.answer in ("yes", role, own.type) or kind in event.answer
        return at
    raise AssertionError(fact)


def after(log: Log, at: int, seat: int) -> ev.Event | None:
    """How a seat leaves before eyes close again after a moment, if it does."""
    out = log.exit(seat)
    return log.events[out] if out > at and log.turns[out] == log.turns[at] else None


def finder_executed(log: Log, fact: Fact) -> None:
    at = learned(log, fact)
    assert isinstance(after(log, at, fact.seat), ev.Executed)
    assert not isinstance(after(log, at, fact.other), ev.Executed)


def finder_died(log: Log, fact: Fact) -> None:
    at = learned(log, fact)
    assert isinstance(after(log, at, fact.seat), ev.Died)
    later = [e for place, e in enumerate(log.events) if place > at and log.turns[place] == log.turns[at]]
    told = [e for e in later if isinstance(e, ev.Claimed) and e.claim in ("learned", "suspect")]
    assert all((e.seat, e.about) != (fact.seat, fact.other) for e in told), "not even in a last word"


def found_executed(log: Log, fact: Fact) -> None:
    assert isinstance(after(log, learned(log, fact), fact.other), ev.Executed)


def said(log: Log, fact: Fact, at: int) -> bool:
    """Does the finder point at the other, at once or on a later day?"""
    later = [e for e in log.events[at:] if isinstance(e, ev.Claimed) and e.claim in ("learned", "suspect")]
    return any((e.seat, e.about) == (fact.seat, fact.other) for e in later)


def found_unheard(log: Log, fact: Fact) -> None:
    at = learned(log, fact)
    assert after(log, at, fact.other) is None
    assert said(log, fact, at)
    out = log.exit(fact.other)
    assert out == -1 or not isinstance(log.events[out], ev.Executed), "in the end he was heard"


def found_lived(log: Log, fact: Fact) -> None:
    assert not said(log, fact, learned(log, fact)), "it is not only now that all hear of it"
    assert log.exit(fact.other) == -1
    assert log.end.over is not None
    assert fact.other in log.end.over.seats


def mate_voted(log: Log, fact: Fact) -> None:
    at = log.deciding(fact.other)
    counted, game = log.events[at], log.before[at]
    assert isinstance(counted, ev.Counted)
    assert fact.seat in dict(counted.result)[fact.other]
    assert fact.seat != fact.other
    assert gang(game, fact.seat) == gang(game, fact.other) != ""


def wrong(log: Log, fact: Fact) -> tuple[int, ...]:
    """Those who have sent one of their own away."""
    at = log.deciding(fact.seat)
    counted, game = log.events[at], log.before[at]
    assert isinstance(counted, ev.Counted)
    assert game.roles[fact.seat - 1] == fact.card
    voters = dict(counted.result)[fact.seat]
    assert side(game, fact.seat) == game.book.roles[game.book.plain].side
    return voters


def helper_executed(log: Log, fact: Fact) -> None:
    voters, game = wrong(log, fact), log.before[log.deciding(fact.seat)]
    assert sum(side(game, each) == side(game, fact.seat) for each in voters) * 2 >= len(voters)
    effects = [e for each in game.book.roles[fact.card].abilities.values() for e in each.effects]
    assert any(isinstance(effect, Shield | Cover | Learn) for effect in effects)


def unanimous(log: Log, fact: Fact) -> None:
    voters, game = wrong(log, fact), log.before[log.deciding(fact.seat)]
    assert {*voters, fact.seat} == set(game.living)
    assert len(voters) >= 4


def own_fire(log: Log, fact: Fact) -> None:
    assert log.died(fact, fact.seat)
    game = log.before[log.find(fact, ev.Dawned)[0]]
    shots = [line for line in game.sheet if fact.seat in line.targets and does(game, line, Kill)]
    if fact.kind == "own-fire":
        assert any(line.actors == (fact.other,) and not line.void for line in shots)
        assert side(game, fact.seat) == side(game, fact.other)
    else:
        assert any(gang(game, each) == gang(game, fact.seat) for line in shots for each in line.actors)


def trapped(log: Log, fact: Fact) -> None:
    assert log.struck(fact, fact.other, "ambushed")
    assert log.died(fact, fact.seat)


def hard_to_kill(log: Log, fact: Fact) -> None:
    nights = {
        log.phases[at]
        for at, event in enumerate(log.events)
        if isinstance(event, ev.Struck) and event.seat == fact.seat and event.outcome != "dies"
    }
    assert log.exit(fact.seat) == -1
    assert len(nights) >= fact.number >= 2


def unsuspected(log: Log, fact: Fact) -> None:
    assert log.exit(fact.seat) == -1
    assert log.end.over is not None
    assert fact.seat in log.end.over.seats
    assert side(log.end, fact.seat) != log.end.book.roles[log.end.book.plain].side
    assert log.end.roles[fact.seat - 1] == fact.card
    assert not any(isinstance(e, ev.Named) and e.seat == fact.seat for e in log.events)
    for at, event in enumerate(log.events):
        if isinstance(event, ev.Voted) and event.target == fact.seat:
            law = log.before[at].trial
            assert law is not None
            assert law.law.office is not None or law.law.arbiter


def drawn(log: Log, fact: Fact) -> None:
    lots = [log.events[at] for at in log.find(fact, ev.LotDrawn)]
    assert any(isinstance(lot, ev.LotDrawn) and lot.seat == fact.seat for lot in lots)
    assert log.find(fact, ev.Tied)
    assert log.exit(fact.seat) in log.within(fact)


def lone_winner(log: Log, fact: Fact) -> None:
    assert log.end.over is not None
    assert [seat for seat in log.end.over.seats if log.exit(seat) == -1] == [fact.seat]
    assert len(log.end.over.seats) == fact.among > 2


def settled(log: Log, fact: Fact) -> None:
    out = [at for at, event in enumerate(log.events) if isinstance(event, LEFT)]
    assert out[-1] == log.exit(fact.seat)
    assert log.phases[out[-2]] != log.phases[out[-1]], "of several who go at once none has settled it"
    rest = log.events[out[-1] :]
    assert not any(isinstance(event, ev.PhaseBegan | ev.DrawDeclared | ev.NobodyExecuted) for event in rest)
    assert any(isinstance(event, ev.Ended) for event in rest)


def first_out(log: Log, fact: Fact) -> None:
    out = [at for at, event in enumerate(log.events) if isinstance(event, LEFT)]
    assert log.exit(fact.seat) == out[0]
    assert len(out) == 1 or log.phases[out[1]] != log.phases[out[0]]


def most_votes(log: Log, fact: Fact) -> None:
    """At least so many votes stand in the counts, and more than against anybody else.

    Those entered or led are not his voters' own, nor those that nobody was asked for.
    """
    drawn = Counter[int]()
    for game, count in zip(log.before, log.events, strict=True):
        law = game.trial.law if isinstance(count, ev.Counted) and game.trial is not None else None
        if isinstance(count, ev.Counted) and not (law is not None and (law.office or law.arbiter)):
            drawn.update({seat: len(voters) for seat, voters in count.result})
    assert drawn[fact.seat] >= fact.number >= 2
    assert [seat for seat, number in drawn.items() if number >= drawn[fact.seat]] == [fact.seat]


def rounds(log: Log, fact: Fact) -> None:
    assert fact.number == [e.number for e in log.events if isinstance(e, ev.PhaseBegan | ev.Jumped)][-1]
    assert fact.among == log.end.seats - len({e.seat for e in log.events if isinstance(e, LEFT)})


CHECKS: dict[str, Callable[[Log, Fact], None]] = {
    "saved": saved,
    "saved-self": saved,
    "took-the-blow": took_the_blow,
    "mate-decided": mate_decided,
    "decided": decided,
    "one-vote": one_vote,
    "finder-executed": finder_executed,
    "found-unheard": found_unheard,
    "finder-died": finder_died,
    "found-executed": found_executed,
    "found-lived": found_lived,
    "mate-voted": mate_voted,
    "helper-executed": helper_executed,
    "unanimous": unanimous,
    "own-fire": own_fire,
    "gang-fire": own_fire,
    "trapped": trapped,
    "hard-to-kill": hard_to_kill,
    "unsuspected": unsuspected,
    "drawn": drawn,
    "lone-winner": lone_winner,
    "settled": settled,
    "first-out": first_out,
    "most-votes": most_votes,
    "rounds": rounds,
}


@pytest.mark.parametrize(("book", "seed"), BOTS)
def test_whatever_is_told_of_a_game_of_bots_is_true(book: str, seed: int) -> None:
    is_true(by_bots(book, seed))


@pytest.mark.parametrize(("book", "seed"), CHANCE)
def test_whatever_is_told_of_a_game_of_chance_is_true(book: str, seed: int) -> None:
    is_true(by_chance(book, seed))


def is_true(game: Game) -> None:
    if game.over is None:
        assert tale(game) == ()
        return
    log = Log(game)
    for fact in facts(record(game)):
        CHECKS[fact.kind](log, fact)


def test_every_kind_is_looked_up_and_most_of_them_occur() -> None:
    assert set(CHECKS) == set(KINDS)
    found = Counter(fact.kind for game in games() for fact in facts(record(game)))
    assert set(KINDS) - set(found) <= RARE, found


def test_nobody_leaves_twice_in_a_tale() -> None:
    leaving: set[FactKind] = {*SEAT_LEAVES, *OTHER_LEAVES}
    assert leaving <= {*KINDS}
    seen = 0
    for game in games():
        told = [fact for fact in tale(game) if fact.kind in leaving]
        gone = [fact.other if fact.kind in OTHER_LEAVES else fact.seat for fact in told]
        assert len({*gone}) == len(gone), told
        seen += len(gone)
    assert seen > 50


def test_the_same_votes_are_not_told_twice() -> None:
    crowd = Fact("unanimous", 3)
    assert choose((crowd, Fact("most-votes", 3))) == (crowd,)
    assert len(choose((crowd, Fact("most-votes", 4)))) == 2


def test_a_tale_has_three_to_six_lines_as_it_happened() -> None:
    """Only where the host has decided otherwise, or has ended a game, may there be less to tell."""
    assert all(len(tale(by_bots(*each))) >= 3 for each in BOTS)
    for game in games():
        told = tale(game)
        assert 1 <= len(told) <= MOST
        dated = [fact for fact in told if fact.when.phase and fact.kind != "settled"]
        assert [fact.when.turn for fact in dated] == sorted(fact.when.turn for fact in dated)
        assert all(fact in dated for fact in told[: len(dated)]), "what is true of all of it comes after"
        assert all(fact.kind != "settled" for fact in told[:-1])
        strong = [fact for fact in told if fact.kind not in FILLERS]
        assert len(strong) >= len(told) - 4
        about = Counter(seat for fact in told for seat in (fact.seat, fact.other) if seat)
        assert max(about.values(), default=0) <= 2
