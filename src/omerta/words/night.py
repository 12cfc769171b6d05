"""What is said and noted in the dark and at dawn."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.core.vocabulary import Call, Dawn, Learn
from omerta.words.voice import Voice, capital

Cue = ev.PhaseBegan | ev.Called | ev.Slept | ev.Dawned
Waking = ev.Woken | ev.Pointed | ev.Agreed | ev.Met | ev.Granted | ev.Spent
Answering = ev.Answered | ev.Shown
Sheet = ev.Acted | ev.Imposed | ev.Struck
Morning = ev.Died | ev.Announced | ev.Freed


def cue(voice: Voice, event: Cue) -> str:
    """What the host says to the dark room."""
    words = voice.words
    match event:
        case ev.PhaseBegan(phase, number):
            message = "begins-first-day" if first_light(voice, event) else f"begins-{phase}"
            dark = phase in voice.book.phases and voice.book.phases[phase].dark
            return words.say(
                words.first(message, "begins-night" if dark else "begins-day"), {"number": number}
            )
        case ev.Called(call):
            opening = "cue-meets" if only_faces(voice, call) else "cue-wakes"
            return words.say(words.first(f"{opening}-{call}", opening), {"role": voice.called(call)})
        case ev.Slept(call):
            closing = f"cue-parts-{call}" if only_faces(voice, call) else f"cue-sleeps-{call}"
            message = words.first(closing, f"cue-sleeps-{call}", "cue-sleeps")
            return words.say(message, {"role": voice.called(call)})
        case ev.Dawned(quiet):
            return words.say("dawn-quiet" if quiet else "dawn")
        case _:
            assert_never(event)


def first_light(voice: Voice, event: ev.PhaseBegan) -> bool:
    """Does this phase follow an introduction that ends without a dawn? Then it opens the eyes itself."""
    book = voice.book
    if event.number != 1 or not book.opening or event.phase != book.cycle[0]:
        return False
    before = book.phases[book.opening[-1]]
    dawns = any(isinstance(step, Dawn) for step in before.steps.values())
    return before.dark and not dawns and not book.phases[event.phase].dark


def only_faces(voice: Voice, call: str) -> bool:
    """Does this call of this phase only show faces?"""
    phase = voice.book.phases.get(voice.phase)
    steps = phase.steps.values() if phase is not None else ()
    return any(isinstance(step, Call) and step.who == call and not step.acts for step in steps)


def waking(voice: Voice, event: Waking) -> str:
    """What those awake read."""
    match event:
        case ev.Woken():
            return _woken(voice, event)
        case ev.Pointed():
            return _pointed(voice, event)
        case ev.Agreed():
            message = "agreed" if event.targets else "agreed-pass"
            return voice.say(message, event.targets, {"name": voice.called(event.call)})
        case ev.Met(seat, other, role):
            return voice.say(voice.to(seat, "met"), (seat,), {"role": voice.words.role(role)}, other)
        case ev.Granted(call, seats):
            message = "granted-you" if voice.you in seats else "granted"
            return voice.say(message, seats, {"name": voice.called(call)})
        case ev.Spent(seat, call, target):
            return voice.say(voice.to(seat, "spent"), (target,), {"name": voice.called(call)})
        case _:
            assert_never(event)


def _woken(voice: Voice, event: ev.Woken) -> str:
    if voice.you not in event.seats:
        return voice.say("woken", event.seats)
    others = tuple(seat for seat in event.seats if seat != voice.you)
    return voice.say("woken-you-with" if others else "woken-you", others)


def _pointed(voice: Voice, event: ev.Pointed) -> str:
    message = voice.to(event.seat, "pointed")
    if not event.targets:
        return voice.say(f"{message}-pass", other=event.seat)
    deed = voice.words.name("deed", event.deed)
    return voice.say(message, event.targets, {"deed": deed}, event.seat)


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
    if learn is None or learn.what not in ("side", "kind"):
        return voice.say(f"answer-{given}", targets)
    asked = words.join([words.name(learn.what, each, "gen") for each in learn.of])
    return voice.say(f"answer-{learn.what}-{given}", targets, {learn.what: asked})


def sign(voice: Voice, value: str) -> str:
    """A card, an answer or a side, in a word."""
    words = voice.words
    if words.has(f"sign-{value}"):
        return words.name("sign", value)
    return words.role(value) if value in voice.book.roles else words.name("side", value)


def question(voice: Voice, ability: str) -> Learn | None:
    """What this ability of the book asks."""
    for role in voice.book.roles.values():
        if ability in role.abilities:
            found = [each for each in role.abilities[ability].effects if isinstance(each, Learn)]
            if found:
                return found[0]
    return None


def sheet(voice: Voice, event: Sheet) -> str:
    """A line of the host's paper."""
    match event:
        case ev.Acted():
            return _acted(voice, event)
        case ev.Imposed(seat, mark, source):
            return voice.say("imposed", (seat,), {"mark": voice.words.name("mark", mark)}, source or seat)
        case ev.Struck(seat, call, outcome, by):
            return voice.say(f"struck-{outcome}", (seat,), {"call": voice.called(call, "gen")}, by or seat)
        case _:
            assert_never(event)


def _acted(voice: Voice, event: ev.Acted) -> str:
    words = voice.words
    args: dict[str, str | int] = {
        "name": voice.called(event.call),
        "actors": voice.seats(event.actors),
        "deed": words.name("deed", event.ability),
    }
    if event.targets:
        args["line"] = voice.say(words.first(f"line-{event.ability}", "line"), event.targets, args)
    noted = capital(voice.say("acted" if event.targets else "acted-none", event.targets, args))
    reason = f"void-{event.void}"
    return f"{noted} {words.say(reason)}" if event.void and words.has(reason) else noted


def morning(voice: Voice, event: Morning) -> str:
    """What the table hears in the morning about one player."""
    words = voice.words
    match event:
        case ev.Died(seat, card):
            return left(voice, "died", seat, card)
        case ev.Announced(seat, mark):
            args = {"mark": words.name("mark", mark)}
            return voice.say(words.first(f"announced-{mark}", "announced"), (seat,), args)
        case ev.Freed(seat, mark):
            args = {"mark": words.name("mark", mark)}
            return voice.say(words.first(f"freed-{mark}", "freed"), (seat,), args)
        case _:
            assert_never(event)


def left(voice: Voice, message: str, seat: int, card: str) -> str:
    """A player is out, with the card if it is shown."""
    if not card:
        return voice.say(message, (seat,))
    return voice.say(f"{message}-card", (seat,), {"role": voice.words.role(card)})
