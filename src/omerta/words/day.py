"""What is said by day before the votes: the talk, the round of speeches, the names."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.core.book.model import Book, Speeches
from omerta.words.host_paper import sign
from omerta.words.voice import Voice

Speaking = (
    ev.TalkOpened
    | ev.TalkClosed
    | ev.SpeechesOpened
    | ev.Started
    | ev.Readied
    | ev.Prolonged
    | ev.Claimed
    | ev.Rolled
)
Naming = ev.VoteOpened | ev.AskOpened | ev.Named | ev.Refrained | ev.AskClosed


def speaking(voice: Voice, event: Speaking) -> str | None:
    """Who has the floor, and for how long."""
    words = voice.words
    match event:
        case ev.TalkOpened():
            return _talk_opened(voice, event)
        case ev.TalkClosed(kind):
            return voice.say(words.first(f"talk-closed-{kind}", "talk-closed"))
        case ev.SpeechesOpened(_, order):
            each = {"time": words.duration(_for_each(voice.book))}
            return voice.say("speeches", args=each) if order else None
        case ev.Started(seat):
            return voice.say("started", (seat,))
        case ev.Readied(seat):
            return voice.say("readied", (seat,))
        case ev.Prolonged(seconds):
            return words.say("prolonged", {"time": words.duration(seconds)})
        case ev.Claimed():
            return _claimed(voice, event)
        case ev.Rolled(face, variant):
            return words.say("rolled", {"face": face, "variant": _variant(voice, variant)})
        case _:
            assert_never(event)


def _for_each(book: Book) -> int:
    """How many seconds each has when the floor goes round: it is said once, before the first."""
    steps = [step for phase in book.phases.values() for step in phase.steps.values()]
    return next((step.seconds for step in steps if isinstance(step, Speeches)), Speeches().seconds)


def _talk_opened(voice: Voice, event: ev.TalkOpened) -> str:
    """The floor is open; where only some may be put forward, it is said who."""
    words = voice.words
    general = event.kind == "discussion" and event.names
    message = "talk-names" if general else words.first(f"talk-{event.kind}", "talk-other")
    said = voice.say(message, event.seats, {"time": words.duration(event.seconds)})
    return f"{said} {voice.say('talk-circle', event.open_to)}" if event.open_to else said


def _variant(voice: Voice, variant: str) -> str:
    """The house rule the die has chosen."""
    words = voice.words
    return words.say("rolled-ordinary") if variant == "ordinary" else words.name("switch", variant)


def _claimed(voice: Voice, event: ev.Claimed) -> str:
    """A claim of a card names it; anything else that was learned is repeated as it was said."""
    words, value = voice.words, event.value
    if voice.again and value:
        return voice.say("claimed-again", (event.seat,))
    if event.claim == "role" and value in voice.book.roles:
        own = "claimed-role-contest" if event.whom else "claimed-role-self"
        message = own if event.about == event.seat else "claimed-role"
        named = {"role": words.role(value, "ins"), "card": words.role(value, "one")}
        return voice.say(message, (event.seat,), named, event.whom or event.about)
    if event.claim in ("role", "learned") and value:
        return voice.say("claimed-learned", (event.seat,), {"value": sign(voice, value, "one")}, event.about)
    return _argued(voice, event)


def _argued(voice: Voice, event: ev.Claimed) -> str:
    """An opinion or a reply: to somebody or to all, and what he gives as his reason."""
    words, seat, about, value = voice.words, event.seat, event.about, event.value
    message = f"claimed-{event.claim}"
    to_all = f"{message}-all" if seat == about else ""
    found = words.first(*filter(None, (f"{message}-{value}", to_all, message)), "claimed-other")
    said = voice.say(found, (seat,), other=about, third=event.whom)
    reason = f"because-{event.claim}-{value or 'bare'}"
    if not words.has(reason):
        return said
    spoken = {"said": said.removesuffix("."), "reason": voice.reason(reason, event.whom)}
    return words.say("claimed-because", spoken)


def naming(voice: Voice, event: Naming) -> str | None:
    """Who is put forward."""
    match event:
        case ev.VoteOpened(named, again):
            return voice.say("vote-again" if again else "vote-opened", named) if named else None
        case ev.AskOpened():
            return voice.say("ask-opened")
        case ev.Named(by, seat):
            message = "named-self" if by == seat else "named-too" if voice.again else "named"
            return voice.say(message, (by,), other=seat)
        case ev.Refrained(seat):
            return voice.say("refrained", (seat,))
        case ev.AskClosed():
            return voice.say("ask-closed")
        case _:
            assert_never(event)
