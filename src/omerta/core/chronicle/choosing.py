"""What is told of a finished game: its few most telling facts, as they happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from omerta.core.book.model import Book
from omerta.core.chronicle import night_facts, vote_facts
from omerta.core.chronicle.fact import KINDS, Fact, FactKind
from omerta.core.chronicle.record import GameRecord, record
from omerta.core.game import Game

MOST = 6
OF_ONE_PERSON = 2
# These only fill up a tale that would else be shorter than that.
FILLERS: dict[FactKind, int] = {"settled": 4, "first-out": 4, "most-votes": 4, "rounds": 3}
# Kinds that tell of the same thing share a place: of a group so many are told.
GROUPS: dict[FactKind, tuple[str, int]] = {
    "saved": ("saved", 2),
    "mate-decided": ("decided", 1),
    "decided": ("decided", 1),
    "one-vote": ("decided", 1),
    "mate-voted": ("mate", 1),
    **dict.fromkeys(
        ("finder-executed", "found-unheard", "finder-died", "found-executed", "found-lived"), ("found", 2)
    ),
    **dict.fromkeys(("helper-executed", "unanimous"), ("wrong", 1)),
    **dict.fromkeys(("own-fire", "gang-fire"), ("fire", 1)),
}
# What counts the same votes over again is not told of a seat of which the other is.
SAME_VOTES: dict[FactKind, FactKind] = {"most-votes": "unanimous"}
# In these somebody leaves the game: the one they are about, or the other.
SEAT_LEAVES: tuple[FactKind, ...] = (
    *("took-the-blow", "one-vote", "finder-executed", "finder-died", "helper-executed", "unanimous"),
    *("own-fire", "gang-fire", "trapped", "drawn", "settled", "first-out"),
)
OTHER_LEAVES: tuple[FactKind, ...] = ("mate-decided", "decided", "mate-voted", "found-executed")
FINDERS: tuple[Callable[[GameRecord], Iterator[Fact]], ...] = (
    night_facts.saved,
    night_facts.took_the_blow,
    vote_facts.decided,
    night_facts.found,
    vote_facts.mate_voted,
    vote_facts.helper_executed,
    vote_facts.unanimous,
    night_facts.own_fire,
    night_facts.trapped,
    night_facts.hard_to_kill,
    vote_facts.unsuspected,
    vote_facts.drawn,
    vote_facts.lone_winner,
    vote_facts.most_votes,
    vote_facts.edges,
    vote_facts.rounds,
)


def tale(game: Game) -> tuple[Fact, ...]:
    """The tale of a finished game, three to six facts; none of a game that goes on."""
    return in_time(choose(facts(record(game))), game.book) if game.over is not None else ()


def facts(read: GameRecord) -> tuple[Fact, ...]:
    """Everything that can be told, by how much it tells and then as it happened."""
    found = [fact for finder in FINDERS for fact in finder(read)]
    return tuple(sorted(found, key=lambda fact: KINDS.index(fact.kind)))


def choose(found: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """A few of them: not too many of one kind, not all about one person, and nobody's leaving twice."""
    told: list[Fact] = []
    gone: set[int] = set()
    of_group, about = Counter[str](), Counter[int]()
    for fact in found:
        group, most = GROUPS.get(fact.kind, (fact.kind, 1))
        enough = len(told) >= FILLERS.get(fact.kind, MOST)
        seats = [seat for seat in (fact.seat, fact.other) if seat]
        leaves = fact.other if fact.kind in OTHER_LEAVES else fact.seat if fact.kind in SEAT_LEAVES else 0
        if enough or of_group[group] >= most or any(about[seat] >= OF_ONE_PERSON for seat in seats):
            continue
        same = (SAME_VOTES.get(fact.kind), fact.seat)
        if leaves in gone or same in [(each.kind, each.seat) for each in told]:
            continue
        told.append(fact)
        gone |= {leaves} - {0}
        of_group[group] += 1
        about.update(seats)
    return tuple(told)


def in_time(told: tuple[Fact, ...], book: Book) -> tuple[Fact, ...]:
    """As it happened; what is true of the whole game comes after that, and how it ended last."""

    def order(fact: Fact) -> tuple[bool, bool, int, bool]:
        phase = book.phases.get(fact.when.phase)
        light = phase is not None and not phase.dark
        return fact.kind == "settled", not fact.when.phase, fact.when.turn, light

    return tuple(sorted(told, key=order))
