"""Two people at one table cannot be mistaken for each other by their names."""

from __future__ import annotations

import pytest

from omerta.core import Refused
from omerta.table.state.lobby import Lobby
from omerta.table.state.lookalikes import alike
from omerta.table.state.people import fill, join, rename
from omerta.words import LANGUAGES, explain_refusal, lexicon

SAME = [
    ("Anna", "Аnna"),  # the first letter is Cyrillic
    ("Anna", "An\u034fna"),
    ("Anna", "Anna\ufe0f"),
    ("Anna", "Anna\U000e0101"),
    ("Вера", "Bepa"),
    ("ВЕРА", "Bepa"),
    ("Рома", "Poma"),
    ("Ілля", "Iлля"),
    ("Їжак", "Ïжак"),
    ("Boris", "Ｂｏｒｉｓ"),
    ("Boris", "𝐁𝐨𝐫𝐢𝐬"),
    ("Ilya", "llya"),
    ("Олег", "0лег"),
    ("Nikos", "Νikos"),
    ("Tom", "tоm"),
]
DIFFERENT = [
    ("Анна", "Аня"),
    ("Алёна", "Алена"),
    ("Гай", "Гаи"),
    ("Саша", "Маша"),
    ("Ira", "Ida"),
    ("Guest 1", "Guest 2"),
    ("Guest 1", "Guest 11"),
    ("Женя", "Жанна"),
    ("Іра", "Ира"),
    ("👻", "👽"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_a_name_that_looks_like_another_is_refused_kindly(one: str, other: str) -> None:
    assert alike(one, other)
    lobby = join(Lobby("CODE", "en", "classic"), one)
    with pytest.raises(Refused) as refused:
        join(lobby, other)
    assert refused.value.reason in ("name-alike", "name-taken")
    two = join(lobby, "Zinaida")
    with pytest.raises(Refused):
        rename(two, 2, other, "f")
    assert rename(two, 1, other, "f").people[0].gender == "f", "oneself one may look like"


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_sit_side_by_side(one: str, other: str) -> None:
    assert not alike(one, other)
    assert len(join(join(Lobby("CODE", "en", "classic"), one), other).people) == 2


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u034f", "\ufe0f\u2060", "\u3164", "\U000e0041", "\u0301\u0308"]
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    with pytest.raises(Refused, match="no-name"):
        join(Lobby("CODE", "en", "classic"), name)


def test_the_house_does_not_come_under_a_name_that_is_taken_by_its_looks() -> None:
    lobby = join(Lobby("CODE", "ru", "classic"), "Aннa")
    filled = fill(lobby, 3, ("Анна", "Борис", "Вера"))
    assert [person.name for person in filled.people] == ["Aннa", "Борис", "Вера"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    words = lexicon(language)
    assert explain_refusal("name-alike", words) != explain_refusal("name-taken", words)
