"""A book of one's own speaks its own words, and the words of the book it is built on where it has none."""

import random

import pytest

from omerta.books.files import OwnBook, read_own
from omerta.bots.chance import play_out
from omerta.core import PUBLIC, Table, open_any, view
from omerta.core.book.model import Book
from omerta.words import LANGUAGES, Lexicon, lexicon, recite
from omerta.words.called import by_number, say_of
from omerta.words.own import announcements, sayings, spoken, unsaid, wrong_words
from omerta.words.voice import in_manner

HEAD = """
name = "our-family"
based_on = "family"
[roles.night-nurse]
side = "town"
abilities.tend = { who = "anyone", effects = [{ verb = "shield" }] }
[calls]
night-nurse = "doctor"
"""
RU = """
[words.ru]
title = "Наша семья"
[words.ru.roles.night-nurse]
name = "ночная сестра"
gen = "ночной сестры"
ins = "ночной сестрой"
about = "Ночью вы сидите у чьей-то постели."
wakes = "Просыпается {role}. У чьей постели?"
[words.ru.abilities.tend]
name = "дежурить"
line = "дежурство: {players}"
[words.ru.says]
died = "{player} не проснётся: {{"
"""


def own(text: str) -> OwnBook:
    return read_own(text)


def ours(language: str, text: str = HEAD + RU.replace(": {{", ".")) -> Lexicon:
    return spoken(lexicon(language), own(text))


def test_a_name_is_declined_as_its_author_wrote_it() -> None:
    words = ours("ru")
    assert words.role("night-nurse") == "ночная сестра"
    assert words.role("night-nurse", "ins") == "ночной сестрой"
    assert words.role("night-nurse", "dat") == "ночная сестра"
    assert words.about("our-family", "night-nurse") == "Ночью вы сидите у чьей-то постели."
    assert words.name("deed", "tend") == "дежурить"
    assert words.name("book", "our-family") == "Наша семья"


def test_where_a_language_has_no_words_the_name_stays_and_cards_of_the_house_are_theirs() -> None:
    words = ours("en")
    assert words.role("night-nurse") == "night nurse"
    assert words.about("our-family", "night-nurse") == ""
    assert words.role("doctor") == lexicon("en").role("doctor")
    assert unsaid(lexicon("en"), own(HEAD)) == ("roles.night-nurse", "abilities.tend")
    assert unsaid(lexicon("ru"), own(HEAD + RU.replace(": {{", "."))) == ()


def test_the_words_of_the_house_are_untouched() -> None:
    ours("ru")
    assert lexicon("ru").role("night-nurse") == "night nurse"
    assert not lexicon("ru").has("cue-wakes-night-nurse")


def told(book: Book, words: Lexicon, deck: tuple[str, ...]) -> str:
    games = [play_out(open_any(book, Table(deck, seed)), random.Random(seed)) for seed in range(3)]
    return "\n".join(line for game in games for line in recite(view(game, PUBLIC).events, book, words))


def test_a_whole_game_is_told_in_the_words_of_the_book() -> None:
    made = own(HEAD + RU.replace(": {{", "."))
    deck = ("night-nurse", "detective", "mafioso", "mafioso", *["ordinary-townsperson"] * 4)
    story = told(made.book, ours("ru"), deck)
    assert "Просыпается ночная сестра. У чьей постели?" in story
    assert "night" not in story
    story = told(made.book, spoken(lexicon("ru"), own(HEAD)), deck)
    assert "night nurse" in story


def test_a_book_built_on_another_speaks_in_its_manner() -> None:
    made = own('name = "our-chicago"\nbased_on = "chicago"\n[words.en.says]\ndawn = "The mail is in."\n')
    words = in_manner(spoken(lexicon("en"), made), made.book)
    assert words.say("nobody-executed") == lexicon("en").say("nobody-executed-chicago")
    assert words.say("dawn") == "The mail is in."
    assert words.about("our-chicago", "doctor") == lexicon("en").about("chicago", "doctor")


def test_what_a_table_says_in_masks_is_still_the_authors() -> None:
    made = own('name = "ours"\nbased_on = "vendetta"\n[words.en.says]\ndawn = "Up."\n')
    words = spoken(lexicon("en"), made).of("ours", "masks")
    assert words.say("dawn") == "Up."
    assert words.say("begins-dawn") == lexicon("en").say("begins-dawn-masks")


@pytest.mark.parametrize("text", ['"quoted" \\\\ back', "{ $who }", "a = b\n  .c = d", "-term { -x }", "é"])
def test_a_text_is_said_as_it_is_or_is_a_fault(text: str) -> None:
    made = own(f"name = 'ours'\nbased_on = 'family'\n[words.en.roles.doctor]\nname = '''{text}'''\n")
    if wrong_words(made):
        assert "{" in text
    else:
        assert spoken(lexicon("en"), made).role("doctor") == " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_announcement_can_be_said_otherwise_with_all_it_fills_in(language: str) -> None:
    says = "\n".join(
        f"{message} = '{message}: {' '.join(f'{{{blank}}}' for blank in blanks)}'"
        for message, blanks in announcements().items()
    )
    made = own(f'name = "ours"\nbased_on = "vendetta"\n[words.{language}.says]\n{says}\n')
    assert wrong_words(made) == ()
    words = spoken(lexicon(language), made).of("ours")
    plain: dict[str, str | int] = {
        "role": "r",
        "time": "t",
        "number": 3,
        "against": 2,
        "votes": "v",
        "visitors": "w",
        "face": "f",
        "variant": "x",
    }
    for message in announcements():
        said = say_of(words, by_number, message, (4,), {**plain, "name": "n", "call": "c"}, 5)
        assert said.startswith(message)
        assert "{" not in said


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ('roles.doctor.wakes = "{player} wakes."', "no-such-blank"),
        ('roles.doctor.about = "{role} heals."', "no-blanks"),
        ('says.died = "{player"', "stray-brace"),
        ('says.dyed = "{nobody}"', "no-such-message"),
        ('says.died = "{player} {player} {nobody} {nobody}"', "no-such-blank"),
    ],
)
def test_what_cannot_be_said_is_one_fault(line: str, problem: str) -> None:
    made = own(f'name = "ours"\nbased_on = "family"\n[words.en]\n{line}\n')
    assert [fault.problem for fault in wrong_words(made)] == [problem]


def test_every_saying_is_a_message_of_the_house() -> None:
    """Words of a thing that the house has words for are put in their place, not beside it."""
    made = own(
        """
name = "ours"
based_on = "chicago"
[words.en]
roles.doctor = { name = "leech", gen = "leech's", wakes = "Leech." }
gangs.mafia = { name = "firm", wakes = "Firm.", meets = "Firm?", sleeps = "Off." }
sides.town = { name = "city", gen = "city", won = "City." }
kinds.plain = { name = "nobody" }
marks.silenced = { name = "hush", announced = "{player}: hush.", freed = "{player} talks." }
phases.night = { name = "dark", begins = "Dark {number}." }
abilities.shoot = { name = "bleed", whom = "Who?", line = "bled {players}" }
groups.townsfolk = "citizens"
"""
    )
    for saying in sayings(made.words.en, "ours"):
        assert lexicon("en").of("chicago").has(saying.message) or saying.message.startswith("book-"), saying
