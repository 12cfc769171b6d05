"""Given names in the cases of Russian and Ukrainian; a name the dictionary does not know stays as it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import Protocol

from msgspec import Struct

MOST_NAMES = 256
APOSTROPHES = ("’", "ʼ")
LETTERS = {
    "ru": frozenset("абвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
    "uk": frozenset("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'").union(APOSTROPHES),
}
GENDERS = {
    "m": frozenset({"masc", "ms-f"}),
    "f": frozenset({"femn", "ms-f"}),
    "": frozenset({"masc", "femn", "ms-f"}),
}
CITIES = ("софия",)  # the Russian dictionary has this name as that of a city alone


class Forms(Struct, frozen=True):
    """A name in its cases. Only Ukrainian has a vocative of its own."""

    nom: str
    gen: str
    dat: str
    acc: str
    ins: str
    voc: str


class Tag(Protocol):
    """What the dictionary says of a word, in the signs of OpenCorpora."""

    @property
    def grammemes(self) -> frozenset[str]:
        """All signs."""


class WordReading(Protocol):
    """One way to understand a word."""

    @property
    def word(self) -> str:
        """The word as the dictionary writes it, with ё."""

    @property
    def tag(self) -> Tag:
        """What it is."""

    @property
    def is_known(self) -> bool:
        """Is it in the dictionary, and not guessed by its ending?"""

    def inflect(self, required_grammemes: set[str]) -> WordReading | None:
        """The same word in another case."""


class Dictionary(Protocol):
    """The dictionary of one language."""

    def parse(self, word: str) -> Sequence[WordReading]:
        """All ways to understand a word, the likeliest first."""


@lru_cache(maxsize=MOST_NAMES)
def forms(name: str, language: str, gender: str = "") -> Forms | None:
    """The name in its cases, as whoever bears it is spoken of; None where nobody could be sure of them.

    `gender` is `f`, `m`, or an empty word if nobody has said it.
    """
    plain = name.lower()
    if language not in LETTERS or not {*plain} <= LETTERS[language] or _written_as(name, plain) is None:
        return None
    for apostrophe in APOSTROPHES:
        plain = plain.replace(apostrophe, "'")
    dictionary = _dictionary(language)
    if dictionary is None:
        return None
    found = [reading for reading in dictionary.parse(plain) if _is_name(reading, plain)]
    fitting = [reading for reading in found if reading.tag.grammemes & GENDERS[gender]]
    if not fitting and plain.endswith(("а", "я")):  # declined alike, whoever bears it
        fitting = found
    fitting = [reading for reading in fitting if not _is_better_declined(reading, fitting)]
    declined = (_declined(reading, name, plain, language) for reading in fitting)
    told = [form for form in declined if form is not None]
    borne = {sign for reading in fitting for sign in reading.tag.grammemes & GENDERS[""]}
    return told[0] if told and (len({*told}) == 1 or len(borne) == 1) else None


@cache
def _dictionary(language: str) -> Dictionary | None:
    """The dictionary of a language, if it is installed.

    It takes some twenty megabytes, so it is opened for the first name at a table.
    """
    try:
        found: Dictionary = import_module("pymorphy3").MorphAnalyzer(lang=language)
    except (ImportError, ValueError):
        return None
    return found


def _is_better_declined(reading: WordReading, others: Sequence[WordReading]) -> bool:
    """Is this a reading without cases, of a name that others of the same gender decline?"""
    tag = reading.tag.grammemes
    declined = (other.tag.grammemes for other in others if "Fixd" not in other.tag.grammemes)
    return "Fixd" in tag and any(tag & other & GENDERS[""] for other in declined)


def _is_name(reading: WordReading, plain: str) -> bool:
    """Does the dictionary itself know this as the name of one person, as it is called?

    Of some it says only in the other cases that they are names.
    """
    tag = reading.tag.grammemes
    if not reading.is_known or "nomn" not in tag or "plur" in tag:
        return False
    other = reading.inflect({"gent"})
    return plain in CITIES or "Name" in tag or (other is not None and "Name" in other.tag.grammemes)


def _declined(reading: WordReading, name: str, plain: str, language: str) -> Forms | None:
    """All cases of a reading, written as the name is."""
    found: list[str] = []
    for case in ("gent", "datv", "accs", "ablt"):
        form = reading.inflect({case})
        if form is None or "plur" in form.tag.grammemes:
            return None
        found.append(_like(form.word, reading, name, plain))
    call = reading.inflect({"voct"}) if language == "uk" else None
    gen, dat, acc, ins = found
    return Forms(name, gen, dat, acc, ins, _like(call.word, reading, name, plain) if call else name)


def _like(form: str, reading: WordReading, name: str, plain: str) -> str:
    """A form with the letters of the name: capitals, apostrophes, and ё only if its bearer writes it."""
    if reading.word != plain:
        form = form.replace("ё", "е")
    apostrophe = next((each for each in APOSTROPHES if each in name), "'")
    return (_written_as(name, form) or form).replace("'", apostrophe)


def _written_as(name: str, form: str) -> str | None:
    """A form with the capitals of a name; None if they stand where no name has them."""
    if name == name.lower():
        return form
    if name == name.lower().capitalize():
        return form.capitalize()
    return form.upper() if name == name.upper() else None
