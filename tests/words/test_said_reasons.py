"""Every reason, reply and claim of a card has words of its own in every language and every book."""

import pytest

from omerta.books.shelf import SHELF
from omerta.core import events as ev
from omerta.core.day.grounds import REASONS, WITHOUT_THIRD
from omerta.words import LANGUAGES, Nameplate, lexicon, narrate
from omerta.words.voice import in_manner
from omerta.words.wordings import WordingTurn

NAMES = {"en": ("Anna", "Boris", "Vera"), "ru": ("Анна", "Борис", "Вера"), "uk": ("Анна", "Богдан", "Віра")}
FORMS = 5
ALSO = (
    *("claimed-deny", "claimed-deny-all", "claimed-thank-all", "claimed-role-self", "claimed-role-contest"),
    *("claimed-learned", "claimed-again", "claimed-shrug"),
)
SAID = [
    (claim, value)
    for claim, values in REASONS.items()
    for value in ("", *values)
    if (claim, value) != ("doubt", "")
]


def plate(language: str, seat: int) -> Nameplate:
    return Nameplate(seat, NAMES[language][seat - 1], "fmf"[seat - 1])


def told(language: str, book: str, event: ev.Claimed, turn: int) -> str:
    words = lexicon(language)
    due = WordingTurn(turn, turn, False, turn)
    said = narrate(event, SHELF[book], words, lambda seat: plate(language, seat), turn=due)
    assert said is not None
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("claim", "value"), SAID)
def test_whatever_is_said_is_said_in_many_ways(claim: str, value: str, language: str) -> None:
    third = 3 if value and value not in WITHOUT_THIRD else 0
    for book in SHELF:
        ways = {told(language, book, ev.Claimed(1, claim, 2, value, third), turn) for turn in range(60)}
        assert len(ways) >= FORMS, (book, ways)
        for said in ways:
            assert NAMES[language][0][:3] in said, said
            assert NAMES[language][1][:3] in said, said
            assert not third or NAMES[language][2][:2] in said, said
            assert said[0].isupper()
            assert said.endswith((".", "».", ".”")), said
            assert ".:" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_all_and_of_a_card_as_well(language: str) -> None:
    for book, rules in SHELF.items():
        words = in_manner(lexicon(language), rules)
        for message in ALSO:
            assert len(words.wordings(message)) >= FORMS
        contested = {
            told(language, book, ev.Claimed(1, "role", 1, rules.plain, 2), turn) for turn in range(FORMS)
        }
        assert len(contested) == FORMS
        for claim in ("deny", "thank", "shrug"):
            said = told(language, book, ev.Claimed(1, claim, 1), 0)
            assert NAMES[language][0][:3] in said
            assert NAMES[language][1][:4] not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_claimed_before_there_were_reasons_is_told_as_it_was(language: str) -> None:
    for claim in ("suspect", "trust"):
        bare = told(language, "classic", ev.Claimed(1, claim, 2), 0)
        assert not {"«", "“"} & {*bare}
