"""What is told of a finished game: a few facts, the most telling first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from omerta.core.chronicle import nights, votes
from omerta.core.chronicle.fact import KINDS, Fact, FactKind
from omerta.core.chronicle.record import Record, record
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
FINDERS: tuple[Callable[[Record], Iterator[Fact]], ...] = (
    nights.saved,
    nights.took_the_blow,
    votes.decided,
    nights.found,
    votes.mate_voted,
    votes.helper_executed,
    votes.unanimous,
    nights.own_fire,
    nights.trapped,
    nights.hard_to_kill,
    votes.unsuspected,
    votes.drawn,
    votes.lone_winner,
    votes.most_votes,
    votes.edges,
    votes.rounds,
)


def tale(game: Game) -> tuple[Fact, ...]:
    """The tale of a finished game, three to six facts; none of a game that goes on."""
    return choose(facts(record(game))) if game.over is not None else ()


def facts(read: Record) -> tuple[Fact, ...]:
    """Everything that can be told, by how much it tells and then as it happened."""
    found = [fact for finder in FINDERS for fact in finder(read)]
    return tuple(sorted(found, key=lambda fact: KINDS.index(fact.kind)))


def choose(found: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """A few of them: not too many of one kind, not all about one person, and how it ended last."""
    told: list[Fact] = []
    of_group, about = Counter[str](), Counter[int]()
    for fact in found:
        group, most = GROUPS.get(fact.kind, (fact.kind, 1))
        enough = len(told) >= FILLERS.get(fact.kind, MOST)
        seats = [seat for seat in (fact.seat, fact.other) if seat]
        if enough or of_group[group] >= most or any(about[seat] >= OF_ONE_PERSON for seat in seats):
            continue
        told.append(fact)
        of_group[group] += 1
        about.update(seats)
    return tuple(sorted(told, key=lambda fact: fact.kind == "settled"))
