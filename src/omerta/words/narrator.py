"""The narrator: what happened, as a host says it, as a player reads it, as the host notes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from omerta.core import events as ev
from omerta.core.events import Event
from omerta.core.vocabulary import Book
from omerta.words import day, night
from omerta.words.lexicon import Lexicon
from omerta.words.voice import Voice, capital

Laying = ev.Opened | ev.Seeded | ev.Briefed | ev.Delegated | ev.Dealt | ev.Recorded | ev.Jumped
Closing = ev.HostChanged | ev.DrawOffered | ev.DrawDeclared | ev.Ended
Hosting = ev.Closed | ev.TimedOut | ev.Proceeded | ev.Overruled | ev.Undone


def narrate(
    event: Event,
    book: Book,
    words: Lexicon,
    who: Callable[[int], str] = str,
    you: int | None = None,
    phase: str = "",
) -> str | None:
    """The sentence for an event; None if nothing is said.

    With `you` the reader is the player of that seat, otherwise the table or the host. `phase` is the one the
    game is in: a call of the introduction sounds unlike one of the night.
    """
    said = _narrate(Voice(book, words.of(book.name), who, you, phase), event)
    return capital(said) if said else None


def recite(
    events: Iterable[Event],
    book: Book,
    words: Lexicon,
    who: Callable[[int], str] = str,
    you: int | None = None,
) -> tuple[str, ...]:
    """The story so far, sentence by sentence."""
    told: list[str] = []
    phase = ""
    for event in events:
        if isinstance(event, ev.PhaseBegan | ev.Jumped):
            phase = event.phase
        said = narrate(event, book, words, who, you, phase)
        if said is not None:
            told.append(said)
    return tuple(told)


def _narrate(voice: Voice, event: Event) -> str | None:
    match event:
        case (
            ev.Opened()
            | ev.Seeded()
            | ev.Briefed()
            | ev.Delegated()
            | ev.Dealt()
            | ev.Recorded()
            | ev.Jumped()
        ):
            return laying(voice, event)
        case ev.PhaseBegan() | ev.Called() | ev.Slept() | ev.Dawned():
            return night.cue(voice, event)
        case ev.Woken() | ev.Pointed() | ev.Agreed() | ev.Met() | ev.Granted() | ev.Spent():
            return night.waking(voice, event)
        case ev.Answered() | ev.Shown():
            return night.answering(voice, event)
        case ev.Acted() | ev.Imposed() | ev.Struck():
            return night.sheet(voice, event)
        case ev.Died() | ev.Announced() | ev.Freed():
            return night.morning(voice, event)
        case ev.TalkOpened() | ev.TalkClosed() | ev.Readied() | ev.Prolonged() | ev.Claimed():
            return day.speaking(voice, event)
        case ev.HostChanged() | ev.DrawOffered() | ev.DrawDeclared() | ev.Ended():
            return closing(voice, event)
        case ev.Closed() | ev.TimedOut() | ev.Proceeded() | ev.Overruled() | ev.Undone():
            return hosting(voice, event)
        case _:
            return _vote(voice, event)


def _vote(voice: Voice, event: day.Naming | day.Counting | day.Judging | day.Leaving) -> str | None:
    match event:
        case ev.VoteOpened() | ev.AskOpened() | ev.Named() | ev.Refrained() | ev.AskClosed():
            return day.naming(voice, event)
        case ev.CountOpened() | ev.Voted() | ev.Polled() | ev.Instructed() | ev.HandsCounted() | ev.Counted():
            return day.counting(voice, event)
        case ev.Tied() | ev.LotDrawn() | ev.Accused() | ev.Sentenced() | ev.Cleared() | ev.Acquitted():
            return day.judging(voice, event)
        case ev.Executed() | ev.NobodyExecuted():
            return day.leaving(voice, event)
        case _:
            assert_never(event)


def laying(voice: Voice, event: Laying) -> str | None:
    """The table is laid and the cards are dealt."""
    words = voice.words
    match event:
        case ev.Opened(seats):
            return words.say("opened", {"number": seats})
        case ev.Seeded() | ev.Briefed():
            return None
        case ev.Delegated(duty, by):
            return words.say("delegated", {"duty": words.name("duty", duty), "by": by})
        case ev.Dealt(seat, role) | ev.Recorded(seat, role):
            return voice.say(voice.to(seat, "dealt"), (seat,), {"role": words.role(role)})
        case ev.Jumped(phase, number):
            return words.say("jumped", {"phase": words.name("phase", phase), "number": number})
        case _:
            assert_never(event)


def closing(voice: Voice, event: Closing) -> str:
    """The game changes hands or ends."""
    words = voice.words
    match event:
        case ev.HostChanged(seat):
            return voice.say(voice.to(seat, "host-changed"), (seat,))
        case ev.DrawOffered():
            return words.say("draw-offered")
        case ev.DrawDeclared():
            return words.say("draw-declared")
        case ev.Ended(winner, seats):
            message = words.first(f"won-{winner or 'draw'}", "won")
            won = words.say(message, {"side": words.name("side", winner)})
            return f"{won} {voice.say('won-seats', seats)}" if seats else won
        case _:
            assert_never(event)


def cards(event: ev.Ended, words: Lexicon, who: Callable[[int], str] = str) -> str:
    """All cards on the table when the game is over."""
    shown = [
        words.say("card", {"who": who(seat), "role": words.role(role)})
        for seat, role in enumerate(event.cards, 1)
        if role
    ]
    return words.say("cards", {"cards": capital("; ".join(shown))})


def hosting(voice: Voice, event: Hosting) -> str:
    """What the host or the clock does, for the host's paper."""
    match event:
        case ev.Closed():
            return voice.say("closed")
        case ev.TimedOut():
            return voice.say("timed-out")
        case ev.Proceeded():
            return voice.say("proceeded")
        case ev.Undone():
            return voice.say("undone")
        case ev.Overruled():
            return _overruled(voice, event)
        case _:
            assert_never(event)


def _overruled(voice: Voice, event: ev.Overruled) -> str:
    words = voice.words
    marks = event.ruling in ("mark", "unmark")
    value = words.name("mark", event.value) if marks else night.sign(voice, event.value)
    said = voice.say(f"overruled-{event.ruling}", (event.seat,), {"value": value})
    return f"{said} {words.say('reason', {'reason': event.reason})}" if event.reason else said
