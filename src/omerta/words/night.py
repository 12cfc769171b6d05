"""What is said in the dark and at dawn."""

from __future__ import annotations

from typing import assert_never
from zlib import crc32

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.model import Call, Dawn
from omerta.words.host_paper import sign
from omerta.words.voice import Voice

Cue = ev.PhaseBegan | ev.Called | ev.Summoned | ev.Slept | ev.Dawned
Waking = (
    ev.Woken
    | ev.Numbered
    | ev.Hindered
    | ev.Pointed
    | ev.Agreed
    | ev.Pressed
    | ev.LeftToChance
    | ev.Met
    | ev.Granted
    | ev.Lingered
    | ev.Spent
)
Signing = ev.SignsOpened | ev.Signed | ev.SignsClosed
Morning = ev.Died | ev.Saved | ev.Visited | ev.Announced | ev.Freed


def cue(voice: Voice, event: Cue) -> str:
    """What the host says to the dark room."""
    words = voice.words
    match event:
        case ev.PhaseBegan(phase, number):
            message = "begins-first-day" if first_light(voice, event) else f"begins-{phase}"
            dark = phase in voice.book.phases and voice.book.phases[phase].dark
            message = words.first(message, "begins-night" if dark else "begins-day")
            if dark and voice.brief:
                message = words.first(f"brief-{message}", message)
            said = voice.say(message, args={"number": number})
            return f"{voice.say(nightfall(voice, phase))} {said}" if dark else said
        case ev.Called(call):
            return _called(voice, call)
        case ev.Summoned(call, number):
            message = words.first(f"cue-summons-{call}", "cue-summons")
            if voice.brief:
                message = words.first(f"brief-{message}", "brief-summons")
            return voice.say(message, args={"role": voice.called(call), "number": number})
        case ev.Slept(call):
            return _slept(voice, call)
        case ev.Dawned(quiet):
            news, opening = ("news-none", "dawn-quiet") if quiet else ("news-some", "dawn")
            return " ".join(voice.say(each) for each in ("scene-light", opening, news))
        case _:
            assert_never(event)


def nightfall(voice: Voice, phase: str) -> str:
    """The scene with which a dark phase begins."""
    book, words = voice.book, voice.words
    opens = phase in (*book.opening, *book.temporary_opening) and phase not in book.cycle
    return words.first("scene-introduction" if opens else f"scene-{phase}", "scene-dark")


def _called(voice: Voice, call: str) -> str:
    """A call wakes, or only shows faces; it is said when that happens apart, and when numbers are given."""
    words, step = voice.words, step_of(voice, call)
    faces, apart = step is not None and not step.acts, step is not None and step.apart
    if voice.brief and not faces:
        return _called_briefly(voice, call, apart)
    if faces and voice.turn is not None:
        voice = replace(voice, turn=voice.turn + _place(voice, call))
    opening = "cue-meets" if faces else "cue-wakes"
    if apart:
        opening = "cue-meets-apart" if faces else "cue-apart"
    said = voice.say(words.first(f"{opening}-{call}", opening), args={"role": voice.called(call)})
    gang = voice.book.gangs.get(call)
    numbers = faces and gang is not None and gang.numbered
    return f"{said} {words.say('cue-numbers')}" if numbers else said


def _called_briefly(voice: Voice, call: str, apart: bool) -> str:
    """Every card is spoken to in a word or two, in the form this night has for all."""
    message = "brief-apart" if apart else "brief-call"
    return voice.say(message, args={"role": voice.called(call, "voc")})


def _in_step(voice: Voice, message: str, with_all: str) -> Voice:
    """The voice for a message of one card that takes its wordings in step with those of all cards."""
    if voice.turn is None:
        return voice
    return replace(voice, turn=voice.turn + crc32(with_all.encode()) - crc32(message.encode()))


def _slept(voice: Voice, call: str) -> str:
    words, step = voice.words, step_of(voice, call)
    closing = [f"cue-sleeps-{call}", "cue-sleeps"]
    if step is not None and not step.acts:
        closing = [f"cue-parts-apart-{call}"] * step.apart + [f"cue-parts-{call}", *closing]
    message = words.first(*closing)
    return _in_step(voice, message, "cue-sleeps").say(message, args={"role": voice.called(call)})


def first_light(voice: Voice, event: ev.PhaseBegan) -> bool:
    """Does this phase follow an introduction that ends without a dawn? Then it opens the eyes itself."""
    book = voice.book
    if event.number != 1 or not book.opening or event.phase != book.cycle[0]:
        return False
    before = book.phases[book.opening[-1]]
    dawns = any(isinstance(step, Dawn) for step in before.steps.values())
    return before.dark and not dawns and not book.phases[event.phase].dark


def step_of(voice: Voice, call: str) -> Call | None:
    """The step of this phase that makes a call; one that only shows faces comes first."""
    phase = voice.book.phases.get(voice.phase)
    steps = phase.steps.values() if phase is not None else ()
    found = [step for step in steps if isinstance(step, Call) and step.who == call]
    return min(found, key=lambda step: step.acts) if found else None


def _place(voice: Voice, call: str) -> int:
    """Which step of its phase makes this call: those who are only introduced are not all greeted alike."""
    phase = voice.book.phases.get(voice.phase)
    steps = [*phase.steps.values()] if phase is not None else []
    return next((at for at, step in enumerate(steps) if isinstance(step, Call) and step.who == call), 0)


def waking(voice: Voice, event: Waking) -> str:
    """What those awake read."""
    words = voice.words
    match event:
        case ev.Woken():
            return _woken(voice, event)
        case ev.Numbered(seat, number):
            return voice.say(voice.to(seat, "numbered"), (seat,), {"number": number})
        case ev.Hindered(_, seat):
            return voice.say(voice.to(seat, "hindered"), (seat,))
        case ev.Pointed():
            return _pointed(voice, event)
        case ev.Agreed():
            message = "agreed" if event.targets else "agreed-pass"
            return voice.say(message, event.targets, {"name": voice.called(event.call)})
        case ev.Pressed(_, seat, among):
            return voice.say(voice.to(seat, "pressed"), among, other=seat)
        case ev.LeftToChance(seat, deed, targets):
            message = voice.to(seat, "chance") + ("" if targets else "-bare")
            told = {"deed": words.name("deed", deed)}
            return voice.say(message, targets, told, seat, voice.in_order(deed, targets))
        case ev.Met(seat, other, role):
            return voice.say(voice.to(seat, "met"), (seat,), {"role": words.role(role)}, other)
        case ev.Granted(call, seats):
            message = "granted-you" if voice.you in seats else "granted"
            return voice.say(message, seats, {"name": voice.called(call)})
        case ev.Lingered(call):
            return voice.say("lingered", args={"name": voice.called(call)})
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
    """A gesture: at somebody, at nobody, or one that needs nobody."""
    message = voice.to(event.seat, "pointed")
    if event.deed == "pass":
        return voice.say(f"{message}-pass", other=event.seat)
    if not event.targets:
        message = f"{message}-bare"
    elif voice.you != event.seat and _one_of_several(voice, event.deed):
        message = "pointed-how"
    deed = {"deed": voice.words.name("deed", event.deed)}
    return voice.say(message, event.targets, deed, event.seat, voice.in_order(event.deed, event.targets))


def _one_of_several(voice: Voice, deed: str) -> bool:
    """Is this one of the deeds between which a card may choose? Then its gesture shows which."""
    known = [role.abilities for role in voice.book.roles.values()]
    return any(deed in abilities and len(abilities) > 1 for abilities in known)


def signing(voice: Voice, event: Signing) -> str:
    """Two who talk in signs."""
    match event:
        case ev.SignsOpened(seats, seconds):
            others = tuple(seat for seat in seats if seat != voice.you)
            message = "signs" if others == seats else "signs-you"
            return voice.say(message, others, {"time": voice.words.duration(seconds)})
        case ev.Signed(seat, about, value):
            return voice.say(voice.to(seat, "signed"), (seat,), {"sign": _signal(voice, about, value)})
        case ev.SignsClosed():
            return voice.say("signs-closed")
        case _:
            assert_never(event)


def _signal(voice: Voice, about: int, value: str) -> str:
    """A seat, a word, or a word about a seat."""
    if not about:
        return sign(voice, value)
    if not value:
        return voice.say("signal-seat", (about,))
    return voice.say("signal-seat-and", (about,), {"value": sign(voice, value)})


def morning(voice: Voice, event: Morning) -> str:
    """What the table hears in the morning about one player."""
    words = voice.words
    match event:
        case ev.Died(seat, card):
            return left(voice, "died", seat, card)
        case ev.Saved(seat):
            return voice.say("saved", (seat,))
        case ev.Visited(seat, visitors):
            came = ", ".join(voice.called(each) for each in visitors)
            return voice.say("visited" if visitors else "visited-nobody", (seat,), {"visitors": came})
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
    said = voice.say(message, (seat,))
    if not card:
        return said
    shown = replace(voice, turn=voice.card_turn).say("card-shown", args={"role": voice.shown(card)})
    return f"{said} {shown}"
