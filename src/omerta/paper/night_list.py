"""The host's night: every call this deck needs, in the order of the book, with the words to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from omerta.core import events as ev
from omerta.core.book.index import Index, index
from omerta.core.book.model import Book, Call
from omerta.paper.sheets import NightLine, NightPart
from omerta.words import Lexicon
from omerta.words.night import cue
from omerta.words.voice import Voice, capital


def night_list(book: Book, cards: tuple[str, ...], words: Lexicon) -> tuple[NightPart, ...]:
    """The dark phases of a game with these cards, those before the first round first."""
    known, parts = index(book), dict.fromkeys((*book.opening, *book.cycle))
    found = [_part(book, known, phase, cards, words) for phase in parts if book.phases[phase].dark]
    return tuple(part for part in found if part.lines)


def _part(book: Book, known: Index, phase: str, cards: tuple[str, ...], words: Lexicon) -> NightPart:
    voice = Voice(book, words, phase=phase)
    return NightPart(
        capital(words.name("phase", phase)),
        cue(voice, ev.PhaseBegan(phase, 1)),
        tuple(_lines(voice, known, phase, cards)),
        phase not in book.cycle,
    )


def _lines(voice: Voice, known: Index, phase: str, cards: tuple[str, ...]) -> Iterator[NightLine]:
    deck = Counter(cards)
    for step in known.steps[phase]:
        if not isinstance(step, Call) or (step.only_with and step.only_with not in deck):
            continue
        if known.summons[step.who].isdisjoint(deck):
            continue
        answering = (known.acting if step.alone else known.answering)[step.who]
        names = [
            _counted(voice.words.role(card), deck[card])
            for card in voice.book.roles
            if card in answering and deck[card]
        ]
        yield NightLine(
            capital(", ".join(names) or voice.called(step.who)),
            capital(cue(voice, ev.Called(step.who))),
            capital(cue(voice, ev.Slept(step.who))),
            step.acts,
        )


def _counted(name: str, number: int) -> str:
    return f"{name} × {number}" if number > 1 else name
