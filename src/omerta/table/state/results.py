"""What is kept of a finished game at its table: who sat where, with which card, and what came of it.

The events of the game are stored as they were; these lines are only what they do not tell.
"""

from __future__ import annotations

from msgspec import Struct

from omerta.core.chronicle.feats import UNKNOWN, Feats
from omerta.table.actions.asks import Gender
from omerta.table.state.kept_book import KeptBook
from omerta.table.state.sealed_wager import OpenedWager


class Player(Struct, frozen=True, array_like=True, gc=False):
    """One seat of a finished game; `left` is the phase in which it went out, empty if it lived to the end.

    `feats` is what it did that may be counted over an evening; nothing is kept of bots and of very old games.
    `wager` is what it wagered after it was out.
    """

    person: int
    name: str
    card: str
    side: str
    won: bool
    points: int = 0
    left: str = ""
    left_number: int = 0
    gender: Gender = ""
    bot: bool = False
    feats: Feats = UNKNOWN
    emblem: str = ""
    colour: str = ""
    wager: OpenedWager | None = None


class Result(Struct, frozen=True, omit_defaults=True, gc=False):
    """A finished game in one line; `winner` is a side, or empty for a draw, `ended` a point of real time.

    `scored`: the book gives points for it. `hosted`: a person led it. `own` is the book it was played by,
    where that is none of the printed ones.
    """

    game: int
    book: str
    seed: int
    winner: str
    ended: float
    players: tuple[Player, ...]
    scored: bool = False
    hosted: bool = False
    own: KeptBook | None = None
