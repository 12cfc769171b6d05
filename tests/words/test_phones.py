"""At a table with phones nobody closes the eyes: the same moments, for those who look at a screen."""

import re
from collections.abc import Iterator

import pytest
from tests.words.test_files import messages

from omerta.books.shelf import SHELF
from omerta.books.vendetta import VENDETTA
from omerta.core import events as ev
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book, Call
from omerta.core.events import Event
from omerta.words import LANGUAGES, Lexicon, lexicon, narrate
from omerta.words.voice import PHONES, in_manner
from omerta.words.wordings import WordingTurn

EYES = {
    "en": r"(open|close)\w* (your|an) eye|closed|over the eyes|mask|at the host|\bpoint\b|take aim"
    r"|on the word|raised hand",
    "ru": r"(за|от)кр\w+ глаз|смыка|на глаза|маск|на ведущего|укаж|прицельтесь|по моему слову|поднятой рукой",
    "uk": r"(за|роз)плющ|склепл|на очі|маск|на ведучого|вкаж|прицільтеся|за моїм словом|піднятою рукою",
}
TURNS = (None, *range(5))  # every wording: none has more than five
MASKED = with_house_rules(VENDETTA, {"masks": "on"})
PLACES = [(language, book) for language in LANGUAGES for book in (*SHELF.values(), MASKED)]
everywhere = pytest.mark.parametrize(
    ("language", "book"), PLACES, ids=[f"{one}-{book.name}-{book.conduct.masks}" for one, book in PLACES]
)


def phones(language: str) -> Lexicon:
    return lexicon(language).also(PHONES)


def cues(book: Book) -> Iterator[tuple[Event, str]]:
    """What is said to the dark room, with the phase it is said in."""
    for name, phase in book.phases.items():
        yield from ((ev.PhaseBegan(name, number), name) for number in (1, 2))
        for step in phase.steps.values():
            if isinstance(step, Call):
                yield from ((event, name) for event in (ev.Called(step.who), ev.Slept(step.who)))
                yield ev.Summoned(step.who, 2), name
    yield from ((ev.Dawned(quiet), "") for quiet in (True, False))
    yield ev.CountOpened("count", (1, 2), (1, 2), "at-once"), ""
    yield ev.Counted("count", ((1, ()), (2, ())), points=((1, 6), (2, 2))), ""


@everywhere
def test_nobody_is_told_to_close_the_eyes_or_to_point(language: str, book: Book) -> None:
    for event, phase in cues(book):
        for turn in TURNS:
            said = narrate(event, book, phones(language), phase=phase, turn=WordingTurn(turn))
            assert said is not None
            assert not re.search(EYES[language], said, re.IGNORECASE), said


@everywhere
def test_one_alone_is_not_told_to_either(language: str, book: Book) -> None:
    for event in (
        ev.Woken("x", (4,)),
        ev.Woken("x", (3, 4)),
        ev.Hindered("x", 4, (4,)),
        ev.Met(4, 3, "doctor"),
    ):
        for turn in TURNS:
            said = narrate(event, book, phones(language), you=4, turn=WordingTurn(turn))
            assert said is not None
            assert not re.search(EYES[language], said, re.IGNORECASE), said


@everywhere
def test_a_cue_depends_on_the_moment_and_on_nothing_else(language: str, book: Book) -> None:
    """The same words in the same turn, so that nothing is betrayed; and other words for every call."""
    words = phones(language)
    begun = {
        narrate(ev.PhaseBegan(phase, number), book, words)
        for phase in book.cycle
        if book.phases[phase].dark
        for number in (2, 3)
    }
    assert len(begun) == sum(book.phases[phase].dark for phase in book.cycle)
    for phase in book.phases:
        calls = {each.who for each in book.phases[phase].steps.values() if isinstance(each, Call)}
        for turn in TURNS:
            called = {
                narrate(ev.Called(call), book, words, phase=phase, turn=WordingTurn(turn)) for call in calls
            }
            assert len(called) == len(calls)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_phones_stand_beside_words_without_them(language: str) -> None:
    known = messages(language)
    ours = [name for name in known if name.endswith(f"-{PHONES}") and not name.startswith("cli-")]
    assert ours
    assert [name for name in ours if name.removesuffix(f"-{PHONES}") not in known] == []


def test_a_book_with_its_own_words_keeps_them() -> None:
    words = in_manner(phones("en"), VENDETTA)
    assert words.say("begins-night", {"number": 2}) == "Night 2. The guests are gathered."
    assert words.say("dawn", {}) == "Eyes up."
    assert words.say("counted-secret") == "Eyes up."
    assert words.of("chicago").say("dawn-quiet") == "Eyes up."


def test_the_words_are_kept_whatever_book_is_opened() -> None:
    words = phones("en")
    assert words.of("vendetta").of("family").kept == (PHONES,)
    assert words.also(PHONES) is words
    assert words.also().say("dawn") == lexicon("en").say("dawn")
    assert words.say("cue-wakes-doctor") == lexicon("en").say("cue-wakes-doctor")
