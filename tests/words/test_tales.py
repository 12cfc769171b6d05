"""The tale of a game and the awards of an evening in words, of anybody, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest
from tests.core.chronicle.retold import by_bots, by_chance

from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.core.chronicle.fact import KINDS, Fact, FactKind
from omerta.core.chronicle.record import When
from omerta.table.state.awards import AwardKind
from omerta.words import LANGUAGES, Nameplate, lexicon
from omerta.words.spoken import for_the_ear
from omerta.words.tales import tell_fact, tell_tale
from omerta.words.voice import Voice

NAMES = {
    "ru": ("", "Анна", "Борис", "Zed"),
    "uk": ("", "Ганна", "Борис", "Zed"),
    "en": ("", "Anna", "Boris", "Zed"),
}
PLACES = [(language, book) for language in LANGUAGES for book in SHELF.values()]
everywhere = pytest.mark.parametrize(("language", "book"), PLACES)
LONGEST = 130
COMMON = ("saved", "decided", "unanimous", "helper-executed", "unsuspected", "settled", "first-out")


def voice(language: str, book: Book) -> Voice:
    names = NAMES[language]
    return Voice(
        book,
        lexicon(language).of(book.name),
        lambda seat: Nameplate(seat, names[seat] if seat < len(names) else ""),
    )


def some(book: Book, kind: FactKind) -> Iterator[Fact]:
    """A fact of a kind about somebody with a name, one without, and one whose name cannot be declined."""
    when = When(book.cycle[0], 2, 2)
    for seat, other in ((1, 2), (2, 1), (3, 4), (5, 3)):
        for number in (2, 3, 5, 21):
            yield Fact(kind, seat, other, when, number, 11, book.plain)


@everywhere
@pytest.mark.parametrize("kind", KINDS)
def test_every_fact_is_a_short_calm_sentence(language: str, book: Book, kind: FactKind) -> None:
    for fact in some(book, kind):
        for turn in range(3):
            told = tell_fact(voice(language, book), fact, turn)
            assert re.fullmatch(r"[^{}$!]+\.", told.text), told
            assert told.text[0] == told.text[0].upper()
            assert len(told.text) <= LONGEST, told
            assert told.when in str(told)
            assert not re.search(r"\d", for_the_ear(str(told), language)), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_most_games_has_several_wordings(language: str) -> None:
    words = lexicon(language)
    for kind in COMMON:
        assert len({words.wording(f"tale-{kind}", turn) for turn in range(6)}) >= 2, kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_whole_games_are_told(book: str, language: str) -> None:
    for game in (*[by_bots(book, seed) for seed in range(6)], *[by_chance(book, seed) for seed in range(6)]):
        told = tell_tale(game, lexicon(language), turn=3)
        assert (len(told) > 0) == (game.over is not None)
        assert len({each.text for each in told}) == len(told)
        assert tell_tale(game, lexicon(language), turn=3) == told


def test_names_are_declined() -> None:
    book = SHELF["classic"]
    fact = Fact("took-the-blow", 1, 2, When("night", 2, 2))
    assert str(tell_fact(voice("ru", book), fact)) in (
        "Ночь 2. Удар готовят Борису, а принимает его Анна.",
        "Ночь 2. Вместо Бориса уходит Анна. Друзей лучше не бывает.",
    )
    fact = Fact("decided", 3, 1, When("day", 1, 1))
    told = {tell_fact(voice("uk", book), fact, turn).text for turn in range(2)}
    assert told == {
        "Проти Ганни жодного зайвого голосу. Останній подає гравець 3 (Zed).",
        "Доля Ганни висить на волосині. Обриває її гравець 3 (Zed).",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_facts_of_one_kind_are_told_in_other_words(language: str) -> None:
    for book in SHELF:
        for seed in range(14):
            told = tell_tale(by_bots(book, seed), lexicon(language), lambda seat: Nameplate(seat, "Анна"))
            assert len({each.text for each in told}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(AwardKind))
def test_every_award_has_a_title_and_says_what_was_counted(language: str, kind: str) -> None:
    words = lexicon(language)
    for number in (1, 2, 3, 5, 21):
        for among in (0, 3, 25):
            line = words.say(f"award-{kind}.line", {"number": number, "among": among})
            counted = str(number) in line or words.say("times", {"number": number}) in line
            assert counted, line
            assert not re.search(r"[{}!.]", line)
    assert re.fullmatch(r"[^{}!.]+", words.say(f"award-{kind}"))
