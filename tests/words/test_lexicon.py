"""Words are found, declined, joined and counted."""

import pytest

from omerta.words import LANGUAGES, language, lexicon


def test_lists_are_spoken() -> None:
    assert lexicon("ru").join(["5", "6"]) == "5 и 6"
    assert lexicon("uk").join(["5", "6"]) == "5 та 6"
    assert lexicon("en").join(["5", "6", "9"]) == "5, 6 and 9"
    assert lexicon("en").join(["5"]) == "5"
    assert lexicon("en").join([]) == ""


def test_cards_are_declined() -> None:
    assert lexicon("ru").role("con-man", "ins") == "аферистом"
    assert lexicon("uk").role("godfather", "gen") == "хрещеного батька"
    assert lexicon("en").role("con-man", "dat") == "con man"


def test_a_card_of_ones_own_keeps_its_name() -> None:
    assert lexicon("ru").role("night-nurse") == "night nurse"
    assert lexicon("ru").about("mine", "night-nurse") == ""


def test_time_is_spoken_in_whole_minutes_or_in_seconds() -> None:
    assert lexicon("ru").duration(60) == "одна минута"
    assert lexicon("uk").duration(2) == "дві секунди"
    assert lexicon("ru").duration(21 * 60) == "21 минута"
    assert lexicon("ru").duration(420) == "7 минут"
    assert lexicon("uk").duration(30) == "30 секунд"
    assert lexicon("en").duration(90) == "90 seconds"
    assert lexicon("en").duration(0) == "0 seconds"


@pytest.mark.parametrize("name", LANGUAGES)
def test_an_unknown_message_is_an_error_that_names_it(name: str) -> None:
    words = lexicon(name)
    assert not words.has("no-such-thing")
    assert not words.has("role-doctor.vocative")
    with pytest.raises(LookupError, match="no-such-thing"):
        words.say("no-such-thing")


def test_a_blank_left_empty_is_an_error() -> None:
    with pytest.raises(LookupError, match="dealt"):
        lexicon("en").say("dealt", {"who": "4"})


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LookupError, match="'de'"):
        lexicon("de")


@pytest.mark.parametrize(
    ("preference", "environ", "expected"),
    [
        ("uk", {"LANG": "ru_RU.UTF-8"}, "uk"),
        ("RU", {}, "ru"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "uk_UA.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "uk_UA", "LANG": "en_GB"}, "uk"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ru_RU"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("de", {"LANG": "uk_UA"}, "uk"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_one_around(
    preference: str | None, environ: dict[str, str], expected: str
) -> None:
    assert language(preference, environ) == expected
