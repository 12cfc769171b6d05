"""How a game is told to all: which events are spoken, in which words, on which stage, and for how long.

There is one walk along what everybody hears. The story on the screens, the score that says when each
sentence begins, and the replay of a finished game all take it, so none of them can tell it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.words.called import Who
from omerta.words.lexicon import Lexicon
from omerta.words.narrator import narrate
from omerta.words.stages import BY_LETTER, BeatStage, about, seconds, stage_of
from omerta.words.wordings import Wordings
from omerta.words.worth_saying import NOISE, said_again

UNSPOKEN = (*NOISE, ev.Voted, ev.Delegated)

PlacedEvent = tuple[int, ev.Event]


class HeardEvent(Struct, frozen=True):
    """An event that is spoken of, and its place, counted from 1; `since` is the first its sentence tells.

    What the next sentence says is not known before it: then `since` comes before `place`.
    """

    place: int
    since: int
    event: ev.Event
    phase: str


class Sentence(Struct, frozen=True):
    """What everybody is told at a place, on which stage and in whose light."""

    place: int
    since: int
    text: str
    rules: tuple[str, ...]
    stage: BeatStage
    seats: tuple[int, ...]

    def seconds(self, letter: float = BY_LETTER, lasts: float = 0.0) -> float:
        """How long it stands, by a voice that takes so long for a letter, or by a recording that `lasts`."""
        return seconds(self.stage, self.text, letter, lasts)


def spoken_of(heard: Sequence[PlacedEvent], phase: str = "") -> Iterator[HeardEvent]:
    """Which of these events are spoken of; they are public, each with its place, and nothing is left out.

    `phase` is the one the game was in before the first of them.
    """
    since = 0
    for at, (place, event) in enumerate(heard):
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase = event.phase
        following = heard[at + 1][1] if at + 1 < len(heard) else None
        if said_again(event, following):
            since = since or place
            continue
        if not isinstance(event, UNSPOKEN):
            yield HeardEvent(place, since or place, event, phase)
        since = 0


class Storyteller:
    """Tells a game at one table: it remembers the phase, and how often each thing was told."""

    def __init__(self, number: int, book: Book) -> None:
        self._book = book
        self._phase = ""
        self._wordings = Wordings(number)

    def pass_over(self, heard: Sequence[PlacedEvent]) -> None:
        """These were told before."""
        for spoken in self._along(heard):
            self._wordings.turn(spoken.event)

    def tell(self, heard: Sequence[PlacedEvent], words: Lexicon, who: Who) -> Iterator[Sentence]:
        """The sentences for these events, which come after those that were told before."""
        for spoken in self._along(heard):
            event, turn = spoken.event, self._wordings.turn(spoken.event)
            said = narrate(event, self._book, words, who, None, spoken.phase, turn)
            if said:
                rules, stage = tuple(getattr(event, "rules", ())), stage_of(event, self._book)
                yield Sentence(spoken.place, spoken.since, said, rules, stage, about(event))

    def _along(self, heard: Sequence[PlacedEvent]) -> Iterator[HeardEvent]:
        yield from spoken_of(heard, self._phase)
        begun = [event.phase for _, event in heard if isinstance(event, ev.PhaseBegan | ev.Jumped)]
        self._phase = begun[-1] if begun else self._phase
