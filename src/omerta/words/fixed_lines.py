"""The fixed lines of a book: what its host says without a name or a number in it, in every wording.

They are all that a person can read aloud once for every evening. Each card of the book is called here,
dealt or not, and whatever a house rule could make the host say is here as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TypeVar, get_args

from msgspec import Struct

from omerta.core import events as ev
from omerta.core.book.house_rules import agreed_book
from omerta.core.book.model import Book, Call, Vote
from omerta.words.lexicon import NOTHING, Lexicon
from omerta.words.night import first_light, nightfall
from omerta.words.stages import BeatStage
from omerta.words.voice import Voice, capital, in_manner

T = TypeVar("T")
SpokenLine = tuple[BeatStage, str, str]  # when, which message, and whom it calls
# Of these only the first wording is ever said.
PLAIN: tuple[tuple[BeatStage, str], ...] = (
    ("ballot", "polled"),
    ("verdict", "draw-offered"),
    ("verdict", "draw-declared"),
    ("verdict", "ended-early"),
    ("aside", "table-overruled"),
    ("aside", "table-taken-back"),
)
LIGHT: tuple[tuple[BeatStage, str], ...] = (
    *(("dawn", each) for each in ("scene-light", "dawn-quiet", "dawn", "news-none", "news-some")),
    ("ballot", "ask-opened"),
    ("ballot", "count-secret"),
    ("count", "counted-secret"),
    ("count", "counted-nobody"),
    ("count", "counted-roses-nobody"),
    ("verdict", "nobody-executed"),
    ("finale", "won-draw"),
)
OF_A_ROUND = ("phases", "opening", "cycle", "temporary_opening", "gangs")
COUNTS = ("recount", "confirm", "confirm-recount", "roses", "office", "arbiter", "place")


class FixedLine(Struct, frozen=True):
    """A line, and the kind of moment in which it is said."""

    stage: BeatStage
    text: str


@cache
def fixed_lines(book: Book, words: Lexicon) -> tuple[FixedLine, ...]:
    """All of them, in the order of a round; what several house rules say alike is said once."""
    words, found = in_manner(words, book), dict[str, BeatStage]()
    voices = [Voice(each, words) for each in _ways_to_play(book)]
    spoken = (each for voice in voices for each in (*_dark(voice), *_calls(voice), *_light(voice)))
    for stage, message, role in dict.fromkeys(spoken):
        for text in _wordings(words, message, {"role": role} if role else NOTHING):
            found.setdefault(capital(text), stage)
    for stage, message in PLAIN:
        found.setdefault(words.say(message), stage)
    order = list(dict.fromkeys(found.values()))
    lines = [FixedLine(stage, text) for text, stage in found.items()]
    return tuple(sorted(lines, key=lambda line: order.index(line.stage)))


def parted(text: str, known: Mapping[str, T]) -> tuple[T, ...]:
    """What is known of each part of a sentence, if all of it is made of known parts; else nothing."""
    for part in sorted((each for each in known if text.startswith(each)), key=len, reverse=True):
        rest = text[len(part) :]
        if not rest:
            return (known[part],)
        following = parted(rest[1:], known) if rest[0] == " " else ()
        if following:
            return (known[part], *following)
    return ()


def _ways_to_play(book: Book) -> Iterator[Book]:
    """The book, and what each house rule makes of the order of a round."""
    yield book
    for name, switch in book.switches.items():
        for value, patches in switch.values.items():
            if any(path.startswith(OF_A_ROUND) for path in patches):
                yield agreed_book(book, {name: value})


def _wordings(words: Lexicon, message: str, args: Mapping[str, str | int]) -> Iterator[str]:
    """Every wording that needs nothing but what is given."""
    for each in words.wordings(message):
        if set(words.blanks(each)) <= set(args):
            yield words.say(each, args)


def _dark(voice: Voice) -> Iterator[SpokenLine]:
    words = voice.words
    for name, phase in voice.book.phases.items():
        if phase.dark:
            yield "nightfall", nightfall(voice, name), ""
        message = words.first(f"begins-{name}", "begins-night" if phase.dark else "begins-day")
        yield "nightfall" if phase.dark else "day", message, ""
        if phase.dark and words.has(f"brief-{message}"):
            yield "nightfall", f"brief-{message}", ""
        if first_light(voice, ev.PhaseBegan(name, 1)):
            yield "day", "begins-first-day", ""


def _calls(voice: Voice) -> Iterator[SpokenLine]:
    """Each call, as it is said in a phase that makes it, and how it ends."""
    words = voice.words
    calls = [step for phase in voice.book.phases.values() for step in phase.steps.values()]
    for step in (each for each in calls if isinstance(each, Call)):
        role = voice.called(step.who)
        opening = ("cue-wakes" if step.acts else "cue-meets") if not step.apart else ""
        opening = opening or ("cue-apart" if step.acts else "cue-meets-apart")
        yield "call", words.first(f"{opening}-{step.who}", opening), role
        if step.acts:
            yield "call", "brief-apart" if step.apart else "brief-call", voice.called(step.who, "voc")
        gang = voice.book.gangs.get(step.who)
        if not step.acts and gang is not None and gang.numbered:
            yield "call", "cue-numbers", ""
        closing = [f"cue-sleeps-{step.who}", "cue-sleeps"]
        if not step.acts:
            closing = [f"cue-parts-apart-{step.who}"] * step.apart + [f"cue-parts-{step.who}", *closing]
        yield "sleep", words.first(*closing), role


def _light(voice: Voice) -> Iterator[SpokenLine]:
    words = voice.words
    for stage, message in LIGHT:
        yield stage, message, ""
    for kind in get_args(ev.TalkKind):
        yield "talk", words.first(f"talk-closed-{kind}", "talk-closed"), ""
    steps = [step for phase in voice.book.phases.values() for step in phase.steps.values()]
    orders = [step.order for step in steps if isinstance(step, Vote)]
    for kind in (*orders, *COUNTS):
        yield "ballot", words.first(f"count-{kind}", "count-at-once"), ""
