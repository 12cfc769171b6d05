"""What each seat has done in a finished game, in numbers that can be added up over an evening."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from omerta.core.chronicle import night_facts, vote_facts
from omerta.core.chronicle.fact import home, mates, side
from omerta.core.chronicle.record import GameRecord, record
from omerta.core.game import Game


class Feats(Struct, frozen=True, array_like=True, gc=False):
    """The feats of one seat in one game.

    `pointed_at`: how often it was named or voted against, -1 where nobody can know. Of one of those who know
    nothing, `astray` are its votes against its own and `aimed` those against others. `innocent`: it was such
    a one, and votes sent it away. `unsuspected`: it hid, lived, won, and nobody ever pointed at it.
    `decisive` are its votes without which a count would have come out otherwise; `against_mates` those
    against its own gang. `saves` are others who would have died, `blows` nights in which it was struck at
    and lived.
    """

    pointed_at: int = -1
    voted_against: int = 0
    first_out: bool = False
    innocent: bool = False
    unsuspected: bool = False
    aimed: int = 0
    astray: int = 0
    decisive: int = 0
    against_mates: int = 0
    saves: int = 0
    blows: int = 0


UNKNOWN = Feats()


def feats(game: Game) -> tuple[Feats, ...]:
    """The feats of all seats of a finished game."""
    read = record(game)
    first = {fact.seat for fact in vote_facts.edges(read) if fact.kind == "first-out"}
    hidden = {fact.seat for fact in vote_facts.unsuspected(read)}
    against = Counter(vote_facts.votes_against(read))
    named = Counter([seat for _, seat in read.named])
    is_open, innocent = vote_facts.is_open(read), _innocent(read)
    aimed, astray, at_mates = _directions(read, innocent)
    saves = Counter([fact.other for fact in night_facts.saved(read) if fact.kind == "saved"])
    blows, tipped = Counter(night_facts.survived_blows(read)), _decisive(read)
    sentenced = {each.seat for each in read.exits if each.count is not None}
    return tuple(
        [
            Feats(
                pointed_at=against[seat] + named[seat] if is_open else -1,
                voted_against=against[seat],
                first_out=seat in first,
                innocent=seat in innocent and seat in sentenced,
                unsuspected=seat in hidden,
                aimed=aimed[seat],
                astray=astray[seat],
                decisive=tipped[seat],
                against_mates=at_mates[seat],
                saves=saves[seat],
                blows=blows[seat],
            )
            for seat in range(1, game.seats + 1)
        ]
    )


def _innocent(read: GameRecord) -> frozenset[int]:
    """Those who know nothing, by what they are in the end."""
    own = home(read.game.book)
    seats = range(1, read.game.seats + 1)
    return frozenset([seat for seat in seats if own and side(read.game, seat) == own])


def _directions(
    read: GameRecord, innocent: frozenset[int]
) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """Whose votes went against others, whose against his own side, and whose against his own gang."""
    aimed, astray, at_mates = Counter[int](), Counter[int](), Counter[int]()
    for count in read.counts:
        for voter, target in count.cast if count.is_against else ():
            if voter in innocent and voter != target:
                own = side(count.game, voter) == side(count.game, target)
                (astray if own else aimed)[voter] += 1
            at_mates[voter] += mates(count.game, voter, target)
    return aimed, astray, at_mates


def _decisive(read: GameRecord) -> Counter[int]:
    """How often each could have kept somebody at the table by keeping his vote."""
    found = Counter[int]()
    for each in read.exits:
        if each.count is not None:
            found.update([v for v in vote_facts.decisive(each.count, each.seat) if v != each.seat])
    return found
