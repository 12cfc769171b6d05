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
REMEMBERED = (
    ev.PhaseBegan,
    ev.Named,
    ev.Died,
    ev.Executed,
    ev.SentOut,
)  # later sentences of any kind need them

PlacedEvent = tuple[int, ev.Event]


class HeardEvent(Struct, frozen=True):
    """An event that is spoken of, and its place, counted from 1; `since` is the first its sentence tells.

    What the next sentence says is not known before it: then `since` comes before `place`. It is told in a
    phase, and in a night of that number.
    """

    place: int
    since: int
    event: ev.Event
    phase: str
    night: int


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


def spoken_of(
    heard: Sequence[PlacedEvent], phase: str = "", night: int = 0, before: ev.Event | None = None
) -> Iterator[HeardEvent]:
    """Which of these events are spoken of; they are public, each with its place, and nothing is left out.

    `phase` and `night` are those the game was in before the first of them, and `before` what came before it.
    """
    since = 0
    for at, (place, event) in enumerate(heard):
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase, night = event.phase, event.number
        following = heard[at + 1][1] if at + 1 < len(heard) else None
        unsaid, before = said_again(event, before, following), event
        if unsaid:
            since = since or place
            continue
        if not isinstance(event, UNSPOKEN):
            yield HeardEvent(place, since or place, event, phase, night)
        since = 0


class Storyteller:
    """Tells a game at one table: it remembers the phase, and how often each thing was told."""

    def __init__(self, number: int, book: Book) -> None:
        self._book = book
        self._phase, self._night = "", 0
        self._before: ev.Event | None = None
        self._wordings = Wordings(number)

    def pass_over(self, heard: Sequence[PlacedEvent], before: Sequence[PlacedEvent]) -> None:
        """These were told before those: of most kinds only what is told once more has a turn that matters."""
        again = {type(event) for _, event in before}
        for at, (_, event) in enumerate(heard, 1):
            if isinstance(event, ev.PhaseBegan | ev.Jumped):
                self._phase, self._night = event.phase, event.number
            earlier, self._before = self._before, event
            if isinstance(event, UNSPOKEN) or not (type(event) in again or isinstance(event, REMEMBERED)):
                continue
            if not said_again(event, earlier, heard[at][1] if at < len(heard) else None):
                self._wordings.hear(event)

    def tell(self, heard: Sequence[PlacedEvent], words: Lexicon, who: Who) -> Iterator[Sentence]:
        """The sentences for these events, which come after those that were told before."""
        for spoken in self._along(heard):
            event, turn = spoken.event, self._wordings.turn(spoken.event, spoken.night)
            said = narrate(event, self._book, words, who, None, spoken.phase, turn, spoken.night)
            if said:
                rules, stage = tuple(getattr(event, "rules", ())), stage_of(event, self._book)
                yield Sentence(spoken.place, spoken.since, said, rules, stage, about(event))

    def _along(self, heard: Sequence[PlacedEvent]) -> Iterator[HeardEvent]:
        yield from spoken_of(heard, self._phase, self._night, self._before)
        self._before = heard[-1][1] if heard else self._before
        begun = [event for _, event in heard if isinstance(event, ev.PhaseBegan | ev.Jumped)]
        if begun:
            self._phase, self._night = begun[-1].phase, begun[-1].number
