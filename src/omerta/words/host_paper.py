"""What the host shows in the dark, and the lines of his paper."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.core.book.verbs import Kill, Learn
from omerta.words.voice import Voice, capital

Answering = ev.Answered | ev.Shown
PaperEvent = ev.Acted | ev.Imposed | ev.Struck

UNDONE = ("passed", "no-agreement", "marked")


def answering(voice: Voice, event: Answering) -> str:
    """An answer, as the asker reads it, or as the host has to show it."""
    told = answer(voice, event.ability, event.targets, event.answer)
    if voice.you == event.seat:
        return told
    match event:
        case ev.Answered(shown=False):
            message = "answer-waits"
        case ev.Answered():
            message = "answered"
        case ev.Shown():
            message = "answer-shown"
        case _:
            assert_never(event)
    return voice.say(message, (event.seat,), {"answer": told})


def answer(voice: Voice, ability: str, targets: tuple[int, ...], given: str) -> str:
    """What an answer means in words."""
    words = voice.words
    if given.isdigit():
        return voice.say("answer-number", targets, {"number": int(given)})
    if given in voice.book.roles and not words.has(f"answer-{given}"):
        return voice.say("answer-role", targets, {"role": words.role(given)})
    if given not in ("yes", "no"):
        return voice.say(words.first(f"answer-{given}", "answer-none"), targets)
    learn = question(voice, ability)
    message = f"answer-{learn.what}-{given}" if learn is not None else ""
    if learn is None or not words.has(message):
        return voice.say(f"answer-{given}", targets)
    kind = "side" if learn.what == "side" else "kind"
    asked = words.join([words.name(kind, each, "gen") for each in learn.of])
    return voice.say(message, targets, {kind: asked})


def sign(voice: Voice, value: str, case: str = "nom") -> str:
    """A card, an answer or a side, in a word; what somebody is may be `one` of them."""
    words = voice.words
    if words.has(f"sign-{value}"):
        return words.name("sign", value, case)
    kind = "role" if value in voice.book.roles else "side"
    return words.name(kind, value, case)


def question(voice: Voice, ability: str) -> Learn | None:
    """What this ability of the book asks."""
    for role in voice.book.roles.values():
        if ability in role.abilities:
            found = [each for each in role.abilities[ability].effects if isinstance(each, Learn)]
            if found:
                return found[0]
    return None


def sheet(voice: Voice, event: PaperEvent) -> str:
    """A line of the host's paper."""
    match event:
        case ev.Acted():
            return _acted(voice, event)
        case ev.Imposed(seat, mark, source):
            return voice.say("imposed", (seat,), {"mark": voice.words.name("mark", mark)}, source or seat)
        case ev.Struck():
            return _struck(voice, event)
        case _:
            assert_never(event)


def _acted(voice: Voice, event: ev.Acted) -> str:
    words = voice.words
    args: dict[str, str | int] = {
        "name": voice.called(event.call),
        "actors": voice.names(event.actors),
        "deed": words.name("deed", event.ability),
    }
    ordered = voice.in_order(event.ability, event.targets)
    done = event.targets or event.void not in UNDONE
    if done:
        line = words.first(f"line-{event.ability}", "line")
        args["line"] = voice.say(line, event.targets, args, ordered=ordered)
    idle = "acted-none" if event.actors else "agreed-pass"
    noted = capital(voice.say("acted" if done else idle, event.targets, args, ordered=ordered))
    reason = f"void-{event.void}"
    return f"{noted} {words.say(reason)}" if event.void and words.has(reason) else noted


def _struck(voice: Voice, event: ev.Struck) -> str:
    """How an attempt ended; whoever kills nobody can only drag another along."""
    message = f"struck-{event.outcome}"
    if not kills(voice, event.call):
        message = voice.words.first(f"struck-bound-{event.outcome}", message)
    args = {"call": voice.called(event.call, "gen"), "name": voice.called(event.call)}
    return voice.say(message, (event.seat,), args, event.by or event.seat)


def kills(voice: Voice, call: str) -> bool:
    """Does whoever answers to this call kill, or one of those who do? One we do not know is taken to."""
    book = voice.book
    acting = [role for name, role in book.roles.items() if (role.call or name) == call]
    abilities = [ability for role in acting for ability in role.abilities.values()]
    if call in book.gangs:
        abilities.append(book.gangs[call].does)
    return not abilities or any(
        isinstance(effect, Kill) for ability in abilities for effect in ability.effects
    )
