"""What is spoken is said as a person says it: numbers are words, and nothing stands in brackets."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from tests.words.test_narrator import EVENTS

import omerta
from omerta.books.shelf import SHELF
from omerta.core import view
from omerta.core.game import HOST
from omerta.words import LANGUAGES, Nameplate, lexicon, narrate, recite
from omerta.words.spoken import for_the_ear
from omerta.words.voice import PHONES

UNSPEAKABLE = re.compile(r"[\d()\[\]{}/\\×−«»„“”\"]|  | [,.:;?]|,[,.:;]|,$")

RUSSIAN = {
    "3 минуты": "три минуты",
    "Время: 1 минута.": "Время: одна минута.",
    "Ещё 2 минуты.": "Ещё две минуты.",
    "Через 1 минуту, через 2 минуты.": "Через одну минуту, через две минуты.",
    "Осталось 21 секунда или 22 секунды.": "Осталось двадцать одна секунда или двадцать две секунды.",
    "Захар, против: 2 руки.": "Захар, против: две руки.",
    "Против игрока 6 (Егор): 11 рук.": "Против игрока Егор: одиннадцать рук.",
    "Ночь 2. Гости в сборе.": "Ночь вторая. Гости в сборе.",
    "Начинаем отсюда: ночь 3.": "Начинаем отсюда: ночь третья.",
    "День 1. Город не спит.": "День первый. Город не спит.",
    "Вера — 7,5; Ада — 1,5; Лев — 0,5.": "Вера — семь с половиной; Ада — полтора; Лев — половина.",
    "Ещё 1,5 минуты.": "Ещё полторы минуты.",
    "Вера — −10.": "Вера — минус десять.",
    "Вера — 2 (чёрных 2, красных 1)": "Вера — два, чёрных две, красных одна",
    "На самом деле сдано: доктор, мафиози ×2.": "На самом деле сдано: доктор, мафиози два.",
    "Ева (8): под подозрением Ада (4).": "Ева: под подозрением Ада.",
    "Вера указывает на игрока 7 (стрелять).": "Вера указывает на игрока номер семь, стрелять.",
    "Победители: игроки 1, 2 и 6.": "Победители: игроки номер один, два и шесть.",
    "За столом 2 игрока. Нужно от 5 до 8 игроков.": "За столом два игрока. Нужно от пяти до восьми игроков.",
    "Не меньше 2 карт, 1 место, 2 места.": "Не меньше двух карт, одно место, два места.",
    "Между 2 игроками и 3 картами.": "Между двумя игроками и тремя картами.",
    "Ведущий решает: ответ будет «доктор».": "Ведущий решает: ответ будет доктор.",
    "Одна судьба на двоих (ламия): погибает и Глеб.": "Одна судьба на двоих, ламия: погибает и Глеб.",
    "Саша2 верит R2D2.": "Саша два верит R два D два.",
    "Число 042, потом 1234567.": "Число ноль четыре два, потом один два три четыре пять шесть семь.",
    "раздача карт: теперь это дело за Omertà.": "раздача карт: теперь это дело за Омерта.",
    "да/нет": "да нет",
}
UKRAINIAN = {
    "Час: 1 хвилина.": "Час: одна хвилина.",
    "Ще 2 хвилини.": "Ще дві хвилини.",
    "Віра, проти: 22 руки.": "Віра, проти: двадцять дві руки.",
    "Ніч 2. Гості в зборі.": "Ніч друга. Гості в зборі.",
    "Ніч 3.": "Ніч третя.",
    "День 1. Місто прокинулося.": "День перший. Місто прокинулося.",
    "День 23.": "День двадцять третій.",
    "Захід сонця 3. Віра чекає.": "Третій захід сонця. Віра чекає.",
    "Голоси: Віра — 7,5; Ада — 1,5.": "Голоси: Віра — сім з половиною; Ада — півтора.",
    "Віра — 2 (чорних 2, червоних 1)": "Віра — два, чорних дві, червоних одна",
    "Гравці 4, 5 і 6.": "Гравці номер чотири, п'ять і шість.",
    "Гравець 4 (Bob) вказує на гравця 2.": "Гравець Bob вказує на гравця номер два.",
    "від 5 до 8 гравців, 1 місце": "від п'яти до восьми гравців, одне місце",
}
ENGLISH = {
    "Night 2. The guests are gathered.": "Night two. The guests are gathered.",
    "Against Gleb: 1 hand.": "Against Gleb: one hand.",
    "All done. 7 hands against Anna.": "All done. Seven hands against Anna.",
    "3 names. 12 hands.": "Three names. Twelve hands.",
    "Vera has 7.5, Ada has 1.5.": "Vera has seven and a half, Ada has one and a half.",
    "Vera has −2 (black 1, red 3)": "Vera has minus two, black one, red three",
    "Player 4 points at player 7 (shoot).": "Player four points at player seven, shoot.",
    "Really dealt: doctor, mafioso ×2.": "Really dealt: doctor, mafioso two.",
    "The host rules: the answer is “doctor”.": "The host rules: the answer is doctor.",
}
HEARD = [
    (language, written)
    for language, known in (("ru", RUSSIAN), ("uk", UKRAINIAN), ("en", ENGLISH))
    for written in known
]


@pytest.mark.parametrize(("language", "written"), HEARD)
def test_a_sentence_is_said_as_a_person_says_it(language: str, written: str) -> None:
    assert (
        for_the_ear(written, language) == {"ru": RUSSIAN, "uk": UKRAINIAN, "en": ENGLISH}[language][written]
    )


def by_name(seat: int) -> Nameplate:
    names = ("Анна", "Bob", "Вера", "саша", "R2D2", "Мар'яна (мол.)", "Ніна/Ада")
    return Nameplate(seat, names[seat % len(names)], "fm "[seat % 3].strip())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", omerta.books())
def test_of_a_whole_game_nothing_is_left_that_cannot_be_said(book: str, language: str) -> None:
    played = omerta.play(book, SHELF[book].deck.least + 5, seed=3).state
    for words in (lexicon(language), lexicon(language).also(PHONES)):
        for who in (Nameplate, by_name):
            story = recite(view(played, HOST).events, played.book, words, who)
            assert len(story) > 50
            for said in {*story}:
                assert not UNSPEAKABLE.search(for_the_ear(said, language)), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", SHELF)
def test_every_kind_of_sentence_can_be_said(book: str, language: str) -> None:
    for you in (None, 4):
        for event in EVENTS:
            written = narrate(event, replace(SHELF["family"], name=book), lexicon(language), you=you) or ""
            heard = for_the_ear(written, language)
            assert not UNSPEAKABLE.search(heard), written
            assert re.search(r"\d|[(«“×]|Omertà", written) or heard == written, (
                "what can be said stays as it is"
            )


def test_a_language_nobody_speaks_here_stays_as_it_is() -> None:
    assert for_the_ear("Nacht 2.", "de") == "Nacht 2."
