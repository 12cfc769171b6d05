"""The awards of an evening: what people did in its finished games, counted, and never of bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from omerta.core.chronicle.feats import UNKNOWN
from omerta.table.state.results import Player, Result
from omerta.table.state.series import by_person

AwardKind = Literal[
    "saver",
    "nose",
    "seer",
    "unsuspected",
    "decisive",
    "unsinkable",
    "nine-lives",
    "first-out",
    "innocent",
    "invisible",
    "against-mates",
    "astray",
    "luckless",
]
FEWEST_GAMES = 2
SHARED_BY = 2
OF_ONE_PERSON = 2
MOST = 8


class GivenAward(Struct, frozen=True):
    """An award: whose it is, by which number; `among`: of how many, where that says more."""

    kind: AwardKind
    people: tuple[int, ...]
    number: int
    among: int = 0


class FeatTally(Struct, frozen=True):
    """What one person comes to in a kind."""

    number: int
    among: int = 0


NOTHING = FeatTally(0)


def awards(results: tuple[Result, ...]) -> tuple[GivenAward, ...]:
    """The awards of these games, the best first; none after a single game.

    The highest number wins, if it is high enough. Two may share an award, of more nobody gets it; and nobody
    gets more than two.
    """
    if len(results) < FEWEST_GAMES:
        return ()
    played = {
        person: [each for each in games if not each.bot] for person, games in by_person(results).items()
    }
    given: list[GivenAward] = []
    held = Counter[int]()
    for kind, (least, count) in COUNTS.items():
        tallies = {person: count(games) for person, games in played.items() if games}
        best = max((each.number for each in tallies.values()), default=0)
        people = tuple(person for person, each in tallies.items() if each.number == best)
        if best < least or len(people) > SHARED_BY or any(held[each] >= OF_ONE_PERSON for each in people):
            continue
        among = tallies[people[0]].among if len(people) == 1 else 0
        given.append(GivenAward(kind, people, best, among))
        held.update(people)
    return tuple(given[:MOST])


def _saver(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.saves for each in games))


def _nose(games: list[Player]) -> FeatTally:
    aimed = sum(each.feats.aimed for each in games)
    return FeatTally(aimed, aimed + sum(each.feats.astray for each in games))


def _seer(games: list[Player]) -> FeatTally:
    """Who was out has guessed best what would come."""
    return FeatTally(sum(each.wager.points for each in games if each.wager is not None))


def _unsuspected(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.unsuspected for each in games))


def _decisive(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.decisive for each in games))


def _unsinkable(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.voted_against for each in games if not each.left))


def _nine_lives(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.blows for each in games))


def _first_out(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.first_out for each in games), len(games))


def _innocent(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.innocent for each in games))


def _invisible(games: list[Player]) -> FeatTally:
    """Nobody has ever pointed at this person, in all games."""
    unseen = all(each.feats.pointed_at == 0 and each.feats != UNKNOWN for each in games)
    return FeatTally(len(games)) if unseen else NOTHING


def _against_mates(games: list[Player]) -> FeatTally:
    return FeatTally(sum(each.feats.against_mates for each in games))


def _astray(games: list[Player]) -> FeatTally:
    """Every single vote has gone against the own side."""
    aimed = sum(each.feats.aimed for each in games)
    return NOTHING if aimed else FeatTally(sum(each.feats.astray for each in games))


def _luckless(games: list[Player]) -> FeatTally:
    return NOTHING if any(each.won for each in games) else FeatTally(len(games))


# What is counted, and how much of it is worth an award.
COUNTS: dict[AwardKind, tuple[int, Callable[[list[Player]], FeatTally]]] = {
    "saver": (2, _saver),
    "nose": (3, _nose),
    "seer": (4, _seer),
    "unsuspected": (1, _unsuspected),
    "decisive": (2, _decisive),
    "unsinkable": (4, _unsinkable),
    "nine-lives": (2, _nine_lives),
    "first-out": (2, _first_out),
    "innocent": (2, _innocent),
    "invisible": (2, _invisible),
    "against-mates": (2, _against_mates),
    "astray": (3, _astray),
    "luckless": (3, _luckless),
}
