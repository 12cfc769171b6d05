"""Which wording of a sentence is due: what was told once is told in other words the next time."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.day.grounds import SHRUG
from omerta.words.voice import is_brief


class WordingTurn(Struct, frozen=True):
    """The turn of a sentence, that of the card it shows, and that of the reason it gives.

    `again`: all have heard the very same.
    """

    wording: int | None = None
    card: int | None = None
    again: bool = False
    reason: int | None = None


class Wordings:
    """Counts what everybody has heard. Nothing else decides on a wording but the number of this telling."""

    def __init__(self, telling: int) -> None:
        self._telling = telling
        self._told: Counter[tuple[str, str]] = Counter()
        self._claims: set[ev.Claimed] = set()
        self._named: set[int] = set()
        self._step = 1
        self._rounds = 0
        self._claims_wheel: Counter[str] = Counter()
        self._reasons: Counter[tuple[str, str]] = Counter()

    def turn(self, event: ev.Event, night: int = 0) -> WordingTurn:
        """The turn of this event, which is being told now."""
        again = self._is_heard_again(event)
        self.hear(event)
        cards = self._told["card", ""]
        reason = self._reasons[event.claim, event.value] if isinstance(event, ev.Claimed) else 0
        wording = self._telling + self._wording(event, night)
        return WordingTurn(wording, self._telling + cards, again, self._telling + reason)

    def hear(self, event: ev.Event) -> None:
        """This is told, in whatever words: what comes later must know."""
        self._told[_occasion(event, self._rounds)] += 1
        match event:
            case ev.Died(card=card) | ev.Executed(card=card) | ev.SentOut(card=card):
                self._told["card", ""] += bool(card)
            case ev.Claimed():
                self._claims.add(event)
                self._claims_wheel[event.claim] += 1 if event.claim == SHRUG else self._step
                self._reasons[event.claim, event.value] += 1
            case ev.Named(seat=seat):
                self._named.add(seat)
            case ev.PhaseBegan():
                self._named.clear()
                self._claims.clear()
                self._step *= 1 if event.dark else -1
                self._rounds += not event.dark
            case _:
                pass

    def _wording(self, event: ev.Event, night: int) -> int:
        """A late night calls all cards in one form; those who fall asleep in one night do it in several.

        Nights are told apart by the days between them: the introduction has the number of the first night.
        The wordings of claims of a kind come round one way on one day, and the other way on the next.
        """
        told = self._told[_occasion(event, self._rounds)]
        if isinstance(event, ev.Claimed):
            return self._claims_wheel[event.claim]
        if isinstance(event, ev.Slept):
            return told + 2 * self._rounds
        return night if isinstance(event, ev.Called | ev.Summoned) and is_brief(night) else told

    def _is_heard_again(self, event: ev.Event) -> bool:
        """Was this claimed word for word, or this name put forward, in the same phase?"""
        if isinstance(event, ev.Named):
            return event.seat in self._named
        return isinstance(event, ev.Claimed) and event in self._claims


def _occasion(event: ev.Event, rounds: int) -> tuple[str, str]:
    """What kind of thing happens: a call of the doctor is another than one of the mafia."""
    match event:
        case ev.Called(name) | ev.Summoned(name) | ev.PhaseBegan(name):
            return type(event).__name__, name
        case ev.TalkOpened(name) | ev.TalkClosed(name):
            return type(event).__name__, name
        case ev.Slept():
            return type(event).__name__, str(rounds)
        case _:
            return type(event).__name__, ""
