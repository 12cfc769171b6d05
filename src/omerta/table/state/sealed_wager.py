"""A wager of somebody who is out: as it lies sealed, and as it lies open when the cards do."""

from __future__ import annotations

from msgspec import Struct

NO_ANSWER = -1  # nothing was said about who leaves next; 0 is: nobody does


class SealedWager(Struct, frozen=True, array_like=True, gc=False):
    """What somebody who is out expects: who is in a gang, which side wins, who leaves next.

    Any of the three may have been left out. `after` is how much of the game had happened when it was sealed.
    """

    suspects: tuple[int, ...] = ()
    side: str = ""
    falls: int = NO_ANSWER
    after: int = 0


class OpenedWager(Struct, frozen=True, array_like=True, gc=False):
    """The same after the end: whom it named rightly and whom in vain, what else was right, and its points.

    `knew`: who made it was in a gang himself, and gets nothing for naming one.
    """

    hits: tuple[int, ...] = ()
    misses: tuple[int, ...] = ()
    side: str = ""
    won: bool = False
    falls: int = NO_ANSWER
    fell: bool = False
    knew: bool = False
    points: int = 0
