"""Which wording of a sentence is due: what was told once is told in other words the next time."""

from __future__ import annotations

from collections import Counter

from omerta.core import events as ev


class Wordings:
    """Counts what everybody has heard. Nothing else decides on a wording but the number of this telling."""

    def __init__(self, telling: int) -> None:
        self._telling = telling
        self._told: Counter[tuple[str, str]] = Counter()

    def turn(self, event: ev.Event) -> int:
        """The turn of this event, which is being told now."""
        occasion = _occasion(event)
        self._told[occasion] += 1
        return self._telling + self._told[occasion]


def _occasion(event: ev.Event) -> tuple[str, str]:
    """What kind of thing happens: a call of the doctor is another than one of the mafia."""
    match event:
        case ev.Called(name) | ev.Slept(name) | ev.Summoned(name) | ev.PhaseBegan(name):
            return type(event).__name__, name
        case ev.TalkOpened(name) | ev.TalkClosed(name):
            return type(event).__name__, name
        case _:
            return type(event).__name__, ""
