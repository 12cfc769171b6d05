"""What each seat has done in a finished game, in numbers that can be added up over an evening."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from omerta.core.chronicle import nights, votes
from omerta.core.chronicle.fact import Fact, home, mates, side
from omerta.core.chronicle.record import Record, record
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
    return tuple([_of(read, seat) for seat in range(1, game.seats + 1)])


def _of(read: Record, seat: int) -> Feats:
    cast = votes.votes(read)
    own = [(count, target) for count in read.counts for voter, target in count.cast if voter == seat]
    against = sum(target == seat for _, target in cast)
    named = sum(each == seat for _, each in read.named)
    out = read.left(seat)
    knows_nothing = side(read.game, seat) == home(read.game.book) != ""
    aimed = [
        side(count.game, target) != side(count.game, seat)
        for count, target in own
        if knows_nothing and count.is_against and target != seat
    ]
    return Feats(
        pointed_at=against + named if votes.is_open(read) else -1,
        voted_against=against,
        first_out=_is(seat, votes.edges(read), "first-out"),
        innocent=knows_nothing and out is not None and out.count is not None,
        unsuspected=_is(seat, votes.unsuspected(read), "unsuspected"),
        aimed=aimed.count(True),
        astray=aimed.count(False),
        decisive=sum(
            each.count is not None and seat != each.seat and seat in votes.decisive(each.count, each.seat)
            for each in read.exits
        ),
        against_mates=sum(count.is_against and mates(count.game, seat, target) for count, target in own),
        saves=sum(fact.kind == "saved" and fact.other == seat for fact in nights.saved(read)),
        blows=nights.survived_blows(read).count(seat),
    )


def _is(seat: int, found: Iterable[Fact], kind: str) -> bool:
    return any(fact.kind == kind and fact.seat == seat for fact in found)
