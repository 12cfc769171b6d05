"""The narrator: what happened, as a host says it, as a player reads it, as the host notes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.events import Event
from omerta.words import day, host_paper, night, verdicts, voting
from omerta.words.called import Who, by_number, say_of
from omerta.words.lexicon import Lexicon
from omerta.words.voice import Voice, capital, in_manner
from omerta.words.wordings import WordingTurn

Laying = (
    ev.Opened
    | ev.Stacked
    | ev.Seeded
    | ev.Briefed
    | ev.Delegated
    | ev.Dealt
    | ev.Recorded
    | ev.Turned
    | ev.Jumped
)
Closing = ev.HostChanged | ev.Noticed | ev.DrawOffered | ev.DrawDeclared | ev.Ended
Hosting = ev.Closed | ev.TimedOut | ev.Proceeded | ev.Overruled | ev.Undone
Dark = night.Cue | night.Waking | night.Signing | night.Morning | host_paper.Answering | host_paper.PaperEvent
Light = day.Speaking | day.Naming | voting.CountEvent | voting.HoldEvent
Last = verdicts.Judging | verdicts.DecisionEvent | verdicts.Leaving


def narrate(
    event: Event,
    book: Book,
    words: Lexicon,
    who: Who = by_number,
    you: int | None = None,
    phase: str = "",
    turn: WordingTurn | None = None,
    night: int = 0,
) -> str | None:
    """The sentence for an event; None if nothing is said.

    With `you` the reader is the player of that seat, otherwise the table or the host. `phase` is the one the
    game is in: a call of the introduction sounds unlike one of the night. `who` says how a player is called:
    a name is declined where it can be, and whoever has said a gender is spoken of in it. `turn` chooses
    between the wordings of a sentence, and in a late `night` calls are brief.
    """
    due = turn or WordingTurn()
    spoken = in_manner(words, book)
    voice = Voice(book, spoken, who, you, phase, due.wording, night, due.card, due.again, due.reason)
    said = _narrate(voice, event)
    return capital(said) if said else None


def recite(
    events: Iterable[Event],
    book: Book,
    words: Lexicon,
    who: Who = by_number,
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
    if isinstance(event, Laying):
        return laying(voice, event)
    if isinstance(event, Dark):
        return _dark(voice, event)
    if isinstance(event, Light):
        return _light(voice, event)
    if isinstance(event, Last):
        return _last(voice, event)
    if isinstance(event, Closing):
        return closing(voice, event)
    if isinstance(event, Hosting):
        return hosting(voice, event)
    assert_never(event)


def _dark(voice: Voice, event: Dark) -> str:
    if isinstance(event, night.Cue):
        return night.cue(voice, event)
    if isinstance(event, night.Waking):
        return night.waking(voice, event)
    if isinstance(event, night.Signing):
        return night.signing(voice, event)
    if isinstance(event, night.Morning):
        return night.morning(voice, event)
    if isinstance(event, host_paper.Answering):
        return host_paper.answering(voice, event)
    return host_paper.sheet(voice, event)


def _light(voice: Voice, event: Light) -> str | None:
    if isinstance(event, day.Speaking):
        return day.speaking(voice, event)
    if isinstance(event, day.Naming):
        return day.naming(voice, event)
    if isinstance(event, voting.CountEvent):
        return voting.counting(voice, event)
    return voting.holding(voice, event)


def _last(voice: Voice, event: Last) -> str:
    if isinstance(event, verdicts.Judging):
        return verdicts.judging(voice, event)
    if isinstance(event, verdicts.DecisionEvent):
        return verdicts.deciding(voice, event)
    return verdicts.leaving(voice, event)


def laying(voice: Voice, event: Laying) -> str | None:
    """The table is laid and the cards are dealt."""
    words = voice.words
    match event:
        case ev.Opened(seats):
            return words.say("opened", {"number": seats})
        case ev.Seeded() | ev.Briefed():
            return None
        case ev.Stacked(deck):
            return words.say("stacked", {"cards": _deck(deck, words)})
        case ev.Delegated(duty, by):
            return words.say("delegated", {"duty": words.name("duty", duty), "by": by})
        case ev.Dealt(seat, role) | ev.Recorded(seat, role):
            return voice.say(voice.to(seat, "dealt"), (seat,), {"role": words.role(role)})
        case ev.Turned(seat, role):
            return voice.say(voice.to(seat, "turned"), (seat,), {"role": words.role(role)})
        case ev.Jumped(phase, number):
            return words.say("jumped", {"phase": words.name("phase", phase), "number": number})
        case _:
            assert_never(event)


def _deck(deck: tuple[str, ...], words: Lexicon) -> str:
    return ", ".join(
        f"{words.role(role)} ×{number}" if number > 1 else words.role(role)
        for role, number in Counter(deck).items()
    )


def closing(voice: Voice, event: Closing) -> str:
    """The game changes hands or ends."""
    words = voice.words
    match event:
        case ev.HostChanged(seat):
            changed = voice.say(voice.to(seat, "host-changed"), (seat,))
            return f"{voice.say('host-lot', event.among)} {changed}" if event.among else changed
        case ev.Noticed(ending):
            told = "noticed" if event.holds else "noticed-lost"
            return voice.say(
                words.first(f"{told}-{ending}", told), args={"ending": words.name("ending", ending)}
            )
        case ev.DrawOffered():
            return words.say("draw-offered")
        case ev.DrawDeclared(winner):
            return words.say("ended-early" if winner else "draw-declared")
        case ev.Ended(winner, seats):
            message = words.first(f"won-{winner or 'draw'}", "won")
            won = voice.say(message, args={"side": words.name("side", winner)})
            return f"{won} {voice.say('won-seats', seats)}" if seats else won
        case _:
            assert_never(event)


def cards(event: ev.Ended, words: Lexicon, who: Who = by_number) -> str:
    """All cards on the table when the game is over."""
    shown = [
        say_of(words, who, "card", (seat,), {"role": words.role(role)})
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
    value = words.name("mark", event.value) if marks else host_paper.sign(voice, event.value)
    said = voice.say(f"overruled-{event.ruling}", (event.seat,), {"value": value})
    return f"{said} {words.say('reason', {'reason': event.reason})}" if event.reason else said
