"""What kind of moment a sentence is on the stage, and how long it stands there."""

from __future__ import annotations

from typing import Literal

from omerta.core import events as ev
from omerta.core.book.model import Book

BeatStage = Literal[
    "nightfall",
    "call",
    "sleep",
    "dawn",
    "death",
    "news",
    "day",
    "talk",
    "speech",
    "claim",
    "last-word",
    "nomination",
    "ballot",
    "hand",
    "count",
    "verdict",
    "leaving",
    "card",
    "finale",
    "aside",
]

STAGES: dict[type[ev.Event], BeatStage] = {
    ev.Called: "call",
    ev.Summoned: "call",
    ev.Slept: "sleep",
    ev.Dawned: "dawn",
    ev.Died: "death",
    **dict.fromkeys((ev.Saved, ev.Visited, ev.Announced, ev.Freed), "news"),
    **dict.fromkeys((ev.SpeechesOpened, ev.Started, ev.TalkClosed, ev.Prolonged), "talk"),
    ev.Claimed: "claim",
    ev.Named: "nomination",
    **dict.fromkeys((ev.VoteOpened, ev.AskOpened, ev.CountOpened, ev.Rolled), "ballot"),
    ev.HandsCounted: "hand",
    ev.Counted: "count",
    **dict.fromkeys((ev.Tied, ev.LotDrawn, ev.CoinTossed, ev.ResultHeld, ev.Accused), "verdict"),
    **dict.fromkeys((ev.Sentenced, ev.AllSentenced, ev.Cleared, ev.Acquitted), "verdict"),
    **dict.fromkeys((ev.NobodyExecuted, ev.Decided, ev.DecisionLapsed, ev.Elected), "verdict"),
    **dict.fromkeys((ev.Executed, ev.SentOut), "leaving"),
    ev.SteppedIn: "card",
    ev.Ended: "finale",
}
# Seconds of silence after the sentence: a death is given time, a name in a row of names is not.
SILENCE: dict[BeatStage, float] = {
    "nightfall": 1.2,
    "dawn": 1.5,
    "death": 2.5,
    "verdict": 1.2,
    "leaving": 2.5,
    "card": 2.0,
    "finale": 2.0,
}
USUAL_SILENCE = 0.5
# What a person who tells it gives its moment to; whatever else is told only leads on.
WEIGHS: tuple[BeatStage, ...] = (
    "nightfall",
    "dawn",
    "death",
    "news",
    "day",
    "last-word",
    "count",
    "verdict",
    "leaving",
    "card",
    "finale",
)
BY_LETTER = 0.07  # seconds: a calm voice, and slower than an eye reads


def stage_of(event: ev.Event, book: Book) -> BeatStage:
    """The kind of moment in which this is told."""
    if isinstance(event, ev.PhaseBegan):
        return "nightfall" if event.phase in book.phases and book.phases[event.phase].dark else "day"
    if isinstance(event, ev.TalkOpened):
        if event.kind == "last-word":
            return "last-word"
        return "talk" if event.kind in ("discussion", "more-talk") else "speech"
    return STAGES.get(type(event), "aside")


def about(event: ev.Event) -> tuple[int, ...]:
    """The seats in whose light this is told."""
    match event:
        case ev.TalkOpened(seats=seats) | ev.Tied(seats=seats) | ev.AllSentenced(seats=seats):
            return seats
        case ev.CoinTossed(seats=seats) | ev.VoteOpened(named=seats):
            return seats
        case ev.HandsCounted(candidate=seat):
            return (seat,)
        case ev.CountOpened(on=seat):
            return (seat,) if seat else ()
        case _:
            seat = getattr(event, "seat", 0)
            return (seat,) if isinstance(seat, int) and seat > 0 else ()


def seconds(stage: BeatStage, text: str, letter: float = BY_LETTER, lasts: float = 0.0) -> float:
    """How long a sentence stands: as long as it is spoken, or as it `lasts`, and the silence after it."""
    return SILENCE.get(stage, USUAL_SILENCE) + max(letter * len(text), lasts)
