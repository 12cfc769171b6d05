"""A name is declined if the dictionary knows it; whoever else is spoken of keeps the word for a player."""

from __future__ import annotations

import subprocess
import sys

import pytest

from omerta.books.family import FAMILY
from omerta.core import events as ev
from omerta.words import Nameplate, lexicon, names, narrate
from omerta.words.called import CASES, euphonic, in_case, say_of
from omerta.words.names import forms

# Name, gender if it was said: genitive, dative, accusative, instrumental.
RUSSIAN = {
    ("Ева", ""): "Евы Еве Еву Евой",
    ("Ада", "f"): "Ады Аде Аду Адой",
    ("Саша", ""): "Саши Саше Сашу Сашей",
    ("Саша", "f"): "Саши Саше Сашу Сашей",
    ("Саша", "m"): "Саши Саше Сашу Сашей",
    ("Женя", ""): "Жени Жене Женю Женей",
    ("Валя", "m"): "Вали Вале Валю Валей",
    ("Лев", ""): "Льва Льву Льва Львом",
    ("Павел", "m"): "Павла Павлу Павла Павлом",
    ("Пётр", "m"): "Петра Петру Петра Петром",
    ("Петр", "m"): "Петра Петру Петра Петром",
    ("Любовь", "f"): "Любови Любови Любовь Любовью",
    ("Надежда", ""): "Надежды Надежде Надежду Надеждой",
    ("Вера", ""): "Веры Вере Веру Верой",
    ("Вера", "m"): "Веры Вере Веру Верой",
    ("Роман", ""): "Романа Роману Романа Романом",
    ("Майя", ""): "Майи Майе Майю Майей",
    ("Илья", ""): "Ильи Илье Илью Ильёй",
    ("София", ""): "Софии Софии Софию Софией",
    ("Яна", ""): "Яны Яне Яну Яной",
    ("Семён", ""): "Семёна Семёну Семёна Семёном",
    ("Семен", ""): "Семена Семену Семена Семеном",
    ("Алена", ""): "Алены Алене Алену Аленой",
    ("Нелли", ""): "Нелли Нелли Нелли Нелли",
    ("Мишель", "m"): "Мишеля Мишелю Мишеля Мишелем",
    ("Мишель", "f"): "Мишель Мишель Мишель Мишель",
    ("глеб", ""): "глеба глебу глеба глебом",
    ("ИРА", ""): "ИРЫ ИРЕ ИРУ ИРОЙ",
}
# The same and the vocative.
UKRAINIAN = {
    ("Марко", ""): "Марка Маркові Марка Марком Марку",
    ("Ігор", ""): "Ігоря Ігореві Ігоря Ігорем Ігорю",
    ("Федір", "m"): "Федора Федорові Федора Федором Федоре",
    ("Антін", ""): "Антона Антонові Антона Антоном Антоне",
    ("Любов", "f"): "Любові Любові Любов Любов'ю Любове",
    ("Олег", ""): "Олега Олегові Олега Олегом Олегу",
    ("Софія", ""): "Софії Софії Софію Софією Софіє",
    ("Ілля", ""): "Іллі Іллі Іллю Іллею Ілле",
    ("Гліб", ""): "Гліба Глібові Гліба Глібом Глібе",
    ("Оксана", ""): "Оксани Оксані Оксану Оксаною Оксано",
    ("Сашко", ""): "Сашка Сашкові Сашка Сашком Сашку",
    ("Женя", "m"): "Жені Жені Женю Женею Женю",
    ("Петро", ""): "Петра Петрові Петра Петром Петре",
    ("Володимир", ""): "Володимира Володимирові Володимира Володимиром Володимире",
    ("Богдан", ""): "Богдана Богданові Богдана Богданом Богдане",
    ("Мар'яна", ""): "Мар'яни Мар'яні Мар'яну Мар'яною Мар'яно",
    ("Мар’яна", ""): "Мар’яни Мар’яні Мар’яну Мар’яною Мар’яно",
    ("МАР'ЯНА", "f"): "МАР'ЯНИ МАР'ЯНІ МАР'ЯНУ МАР'ЯНОЮ МАР'ЯНО",
}
UNKNOWN = ("", "Bob", "Eва", "Кот", "Мадрид", "Кирюшка", "Дейенерис", "Анна Мария", "Анна-Мария", "СаШа")


@pytest.mark.parametrize(("name", "gender"), RUSSIAN)
def test_a_russian_name_has_five_cases(name: str, gender: str) -> None:
    found = forms(name, "ru", gender)
    assert found is not None
    assert [found.gen, found.dat, found.acc, found.ins] == RUSSIAN[name, gender].split()
    assert found.nom == found.voc == name


@pytest.mark.parametrize(("name", "gender"), UKRAINIAN)
def test_a_ukrainian_name_can_be_called_too(name: str, gender: str) -> None:
    found = forms(name, "uk", gender)
    assert found is not None
    assert [found.gen, found.dat, found.acc, found.ins, found.voc] == UKRAINIAN[name, gender].split()
    assert found.nom == name


@pytest.mark.parametrize("gender", ["", "f", "m"])
@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("name", [*UNKNOWN, "R2D2", "Саша2", "😀"])
def test_what_is_no_name_is_not_declined(name: str, language: str, gender: str) -> None:
    assert forms(name, language, gender) is None


def test_a_name_is_not_declined_by_guess() -> None:
    assert forms("Мишель", "ru") is None, "a man's is declined, a woman's is not"
    assert forms("Роман", "ru", "f") is None
    assert forms("Любовь", "ru", "m") is None
    assert forms("Олексій", "ru") is None, "a letter of the neighbour"
    assert forms("Eve", "en") is None


EVA, ADA, GLEB = Nameplate(8, "Ева", "f"), Nameplate(4, "Ада"), Nameplate(5, "Глеб", "m")
BOB, JIM, NOBODY = Nameplate(4, "Bob"), Nameplate(5, "Jim"), Nameplate(6)
CALLS = {
    (EVA,): "Ева Ева Евы Еве Еву Евой Ева Ева",
    (BOB,): "игрок 4 (Bob)|Игрок 4 (Bob)|игрока 4 (Bob)|игроку 4 (Bob)|игрока 4 (Bob)|игроком 4 (Bob)|"
    "Bob|Bob",
    (NOBODY,): "игрок 6|Игрок 6|игрока 6|игроку 6|игрока 6|игроком 6|игрок 6|Игрок 6",
    (Nameplate(4, "Bob", "m"),): "Bob|Bob|игрока 4 (Bob)|игроку 4 (Bob)|игрока 4 (Bob)|"
    "игроком 4 (Bob)|Bob|Bob",
    (Nameplate(1), Nameplate(2), NOBODY): "игроки 1, 2 и 6|Игроки 1, 2 и 6|игроков 1, 2 и 6|игрокам 1, 2 и 6|"
    "игроков 1, 2 и 6|игроками 1, 2 и 6|игроки 1, 2 и 6|Игроки 1, 2 и 6",
    (BOB, JIM): "игроки 4 (Bob) и 5 (Jim)|Игроки 4 (Bob) и 5 (Jim)|игроков 4 (Bob) и 5 (Jim)|"
    "игрокам 4 (Bob) и 5 (Jim)|игроков 4 (Bob) и 5 (Jim)|игроками 4 (Bob) и 5 (Jim)|"
    "Bob и Jim|Bob и Jim",
    (EVA, ADA, GLEB): "Ева, Ада и Глеб|Ева, Ада и Глеб|Евы, Ады и Глеба|Еве, Аде и Глебу|"
    "Еву, Аду и Глеба|Евой, Адой и Глебом|Ева, Ада и Глеб|Ева, Ада и Глеб",
    (BOB, EVA): "игрок 4 (Bob) и Ева|Игрок 4 (Bob) и Ева|игрока 4 (Bob) и Евы|игроку 4 (Bob) и Еве|"
    "игрока 4 (Bob) и Еву|игроком 4 (Bob) и Евой|Bob и Ева|Bob и Ева",
}


@pytest.mark.parametrize("players", CALLS)
def test_players_are_called_in_the_case_of_the_sentence(players: tuple[Nameplate, ...]) -> None:
    expected = CALLS[players]
    found = [in_case(lexicon("ru"), players, case) for case in CASES]
    assert found == (expected.split("|") if "|" in expected else expected.split())


@pytest.mark.parametrize(
    ("name", "told"),
    [("Захар", "із Захаром"), ("Соломія", "із Соломією"), ("Анна", "з Анною"), ("Гліб", "з Глібом")],
)
def test_ukrainian_goes_smoothly_from_a_word_to_a_name(name: str, told: str) -> None:
    said = say_of(lexicon("uk"), lambda seat: Nameplate(seat, name), "died.v4", (2,))
    assert told in said


@pytest.mark.parametrize(("name", "told"), [("Ірина", " з Ірини"), ("Кирило", " із Кирила")])
def test_ukrainian_goes_smoothly_back(name: str, told: str) -> None:
    words = lexicon("uk").of("chicago")
    said = say_of(words, lambda seat: Nameplate(seat, name), "claimed-suspect.v5", (1,), other=2)
    assert told in said


@pytest.mark.parametrize(
    ("name", "told"), [("Захар", "Із Захара "), ("Гліб", "З Гліба "), ("Анна", "З Анни ")]
)
def test_ukrainian_goes_smoothly_into_a_name_at_the_beginning(name: str, told: str) -> None:
    said = say_of(lexicon("uk"), lambda seat: Nameplate(seat, name), "cleared", (2,))
    assert said.startswith(told)


@pytest.mark.parametrize(
    ("name", "told"), [("Віра", " у Віри "), ("Федір", " у Федора "), ("Ніна", " в Ніни ")]
)
def test_ukrainian_never_says_one_sound_twice_before_a_name(name: str, told: str) -> None:
    plates = {1: Nameplate(1, "Гліб", "m"), 2: Nameplate(2, name)}
    said = say_of(lexicon("uk").of("chicago"), plates.__getitem__, "claimed-suspect.v3", (1,), other=2)
    assert told in said


@pytest.mark.parametrize(
    ("said", "sounds"),
    [("к Льву", "ко Льву"), ("В Власа", "Во Власа"), ("с Стасом", "со Стасом"), ("с Сашей", "с Сашей")],
)
def test_russian_puts_a_vowel_where_two_sounds_meet(said: str, sounds: str) -> None:
    assert euphonic(said, "ru") == sounds
    assert euphonic(said, "en") == said


def test_ukrainian_calls_people_in_a_case_of_its_own() -> None:
    words, anna = lexicon("uk"), Nameplate(2, "Анна")
    assert in_case(words, (anna,), "voc") == in_case(words, (anna,), "call") == "Анно"
    assert in_case(words, (Nameplate(3, "саша", "m"),), "call") == "Сашо"
    assert in_case(words, (Nameplate(4, "Гліб"), anna), "voc") == "Глібе та Анно"
    assert in_case(words, (BOB,), "call") == "Гравцю 4 (Bob)"
    assert in_case(words, (Nameplate(1), NOBODY), "voc") == "гравці 1 та 6"
    spoken_to = narrate(ev.TalkOpened("speech", (2,), 60), FAMILY, words, lambda _: anna)
    assert spoken_to == "Анно, слово за вами."


def test_in_english_a_name_stands_alone_in_every_case() -> None:
    words = lexicon("en")
    assert {in_case(words, (BOB,), case) for case in CASES} == {"Bob"}
    assert in_case(words, (BOB, NOBODY), "acc") == "Bob and player 6"
    assert in_case(words, (NOBODY,), "begin") == "Player 6"
    assert in_case(words, (Nameplate(1), NOBODY), "gen") == "players 1 and 6"


def test_where_the_order_counts_one_comes_after_the_other() -> None:
    words = lexicon("ru")
    assert in_case(words, (EVA, GLEB), "acc", ordered=True) == "Еву, затем Глеба"
    assert in_case(words, (Nameplate(6), Nameplate(5)), "acc", ordered=True) == "игроков 6, затем 5"


SENTENCES = """
suspects = { player.begin } подозревает { other.acc }.
trusts = { player.begin } верит { other.dat }.
pointed = { other.begin } указывает на { players.acc }.
alone = Рядом с { $who_ins } стоит { $other }.
"""


def test_a_sentence_takes_the_case_it_asks_for() -> None:
    words = lexicon("ru").owned("ours", "family", SENTENCES)
    table = {8: EVA, 4: ADA, 5: GLEB, 3: Nameplate(3, "Bob")}
    said = [
        say_of(words, table.__getitem__, "suspects", (8,), other=4),
        say_of(words, table.__getitem__, "trusts", (3,), other=5),
        say_of(words, table.__getitem__, "pointed", (4, 3), other=8),
        say_of(words, table.__getitem__, "alone", (5,), other=4),
    ]
    assert said == [
        "Ева подозревает Аду.",
        "Игрок 3 (Bob) верит Глебу.",
        "Ева указывает на Аду и игрока 3 (Bob).",
        "Рядом с Глебом стоит 4 (Ада).",
    ]


def test_only_what_a_sentence_asks_for_is_worked_out() -> None:
    words = lexicon("ru").owned("ours", "family", SENTENCES)
    assert words.blanks("suspects") == ("other_acc", "who_begin")
    assert words.blanks("alone") == ("other", "who_ins")


def test_the_dictionaries_are_opened_for_the_first_name_alone() -> None:
    asked = """
import sys
from omerta.books.family import FAMILY
from omerta.core.events import Woken
from omerta.words import Nameplate, lexicon, names, narrate
for language, name in (("ru", ""), ("uk", ""), ("en", "Eve"), ("ru", "Ева")):
    narrate(Woken("mafia", (3,)), FAMILY, lexicon(language), lambda seat: Nameplate(seat, name))
    print("pymorphy3" in sys.modules)
"""
    said = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert said.split() == ["False", "False", "False", "True"]


def test_names_are_told_at_a_table_of_names() -> None:
    table = {1: EVA, 2: ADA, 3: GLEB, 4: Nameplate(4, "Bob")}
    woken = narrate(ev.Woken("mafia", (1, 2, 4)), FAMILY, lexicon("ru"), table.__getitem__)
    assert woken == "Глаза открыты: Ева, Ада и игрок 4 (Bob)."


def test_without_its_dictionary_a_name_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    names._dictionary.cache_clear()
    names.forms.cache_clear()
    monkeypatch.setitem(sys.modules, "pymorphy3", None)
    assert names.forms("Вера", "ru", "f") is None
    names._dictionary.cache_clear()
    names.forms.cache_clear()
