"""What an ideal listener would have believed: after each public step of a finished game, of every seat.

He hears what everybody hears and nothing else, forgets nothing, and judges as the mind `worlds` does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from omerta.bots.evidence import Evidence, evidence
from omerta.bots.layouts import CardChances, chances
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.chronicle.fact import home
from omerta.core.game import PUBLIC, Game, standing_events
from omerta.core.view import View, granted, see

# So many seats are thought through for a game: in a long one fewer worlds are weighed at each of its steps.
EFFORT = 2_000_000
FEWEST, MOST = 240, 8000
# What is told in one breath with those who leave: it does not say yet that the game goes on.
AFTERMATH = (
    *(ev.Died, ev.Executed, ev.SentOut, ev.Saved, ev.Visited, ev.Announced, ev.Freed),
    *(ev.HostChanged, ev.DrawDeclared),
)
DIGITS, LEAST, NOTHING = 4, 0.0001, 1e-9


class Belief(Struct, frozen=True):
    """What is believed when so many events of the log have happened.

    `chances` are, for each hunted side, how likely each seat is of it. `exact`: every world was weighed.
    """

    place: int
    chances: tuple[tuple[float, ...], ...]
    exact: bool


class Listening(Struct, frozen=True):
    """A whole game as it was heard, from the first belief to the last one before all cards were turned.

    `home` is the side of the many, `sides` are those they hunt, the largest first; `truth` is the side of
    each seat, empty where its card was never written down. At each step at most so many `worlds` are weighed.
    """

    home: str
    sides: tuple[str, ...]
    truth: tuple[str, ...]
    worlds: int
    beliefs: tuple[Belief, ...]

    def seats(self, side: str) -> tuple[int, ...]:
        """Who was of this side."""
        return tuple([seat for seat, true in enumerate(self.truth, 1) if true == side])

    def chance(self, at: int, side: str, seat: int) -> float:
        """How likely a seat was of a hunted side, by the belief of this number."""
        return self.beliefs[at].chances[self.sides.index(side)][seat - 1]

    def before(self, place: int) -> int:
        """The number of the belief that stood before the event at this place was heard."""
        return max([at for at, each in enumerate(self.beliefs) if each.place < place], default=0)


def listen(game: Game) -> Listening | None:
    """A finished game as an ideal listener has heard it; nothing of one that goes on."""
    if game.over is None:
        return None
    book = game.book
    truth = tuple([book.roles[card].side if card in book.roles else "" for card in game.over.cards])
    sides = hunted(book, truth)
    heard = [*_heard(game)]
    most = max(FEWEST, min(MOST, EFFORT // max(1, len(heard) * game.seats)))
    beliefs: list[Belief] = []
    for place, seen in heard:
        found = chances(book, seen, sides, most)
        believed = tuple([_of_side(book, found, side) for side in sides])
        if not beliefs or beliefs[-1].chances != believed:
            beliefs.append(Belief(place, believed, found.exact))
    return Listening(home(book), sides, truth, most, tuple(beliefs))


def hunted(book: Book, truth: tuple[str, ...]) -> tuple[str, ...]:
    """The sides of this game that the many hunt: the one with the most seats first, then as in the book."""
    number = Counter(truth)
    found = [side for side in book.sides if number[side] and side != home(book)]
    return tuple(sorted(found, key=lambda side: -number[side]))


def _heard(game: Game) -> Iterator[tuple[int, Evidence]]:
    """All there is to go by, and after how many events it was so; what changes nothing is left out."""
    seen, living = View(PUBLIC), tuple(range(1, game.seats + 1))
    before: Evidence | None = None
    for at, event in standing_events(game):
        if isinstance(event, ev.Ended):
            return
        if not granted(event, PUBLIC):
            continue
        seen = see(seen, (event,))
        living = living if isinstance(event, AFTERMATH) else seen.living
        found = replace(evidence(seen, game.book, public=True), living=living)
        if found != before and seen.seats:
            yield at + 1, found
            before = found


def _of_side(book: Book, found: CardChances, side: str) -> tuple[float, ...]:
    return tuple(
        [
            rounded(sum([chance for card, chance in at.items() if book.roles[card].side == side]))
            for at in found.of
        ]
    )


def rounded(chance: float) -> float:
    """A chance to four digits; what is not certain stays so, however near it is."""
    if chance > 1 - NOTHING:
        return 1.0
    return 0.0 if chance < NOTHING else min(1 - LEAST, max(LEAST, round(chance, DIGITS)))
