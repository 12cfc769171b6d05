"""The three languages say the same things, each in its own way."""

import re
from functools import cache
from importlib import resources

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Identifier, Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from omerta.words.lexicon import LANGUAGES
from omerta.words.messages import FILES, written_in

CASES = {"gen", "acc", "dat", "ins"}
DECLINED = CASES | {"voc", "one"}
NOT_EVERYWHERE = {"voc", "one"}  # Ukrainian calls cards in a case of its own, English has articles
CALLED = re.compile(r"^named$|^(who|other|third)_(?:named|nom|begin|gen|dat|acc|ins|voc|call)$")
AGREEMENT = {"gender", "other_gender", "count"}
A_CARD = {"card": "role", "whom": "role"}  # the same card in another form
APART = {"decision-avenge", "claimed-role-self"}  # Ukrainian has a word here that agrees: сам, її
FORBIDDEN = {
    "en": r"\b(users?|sessions?|tokens?|server|invalid|events?|states?)\b|!",
    "ru": r"пользовател|сесси|токен|сервер|недопустим|событи|состояни|!",
    "uk": r"користувач|сесі[яїю]|токен|сервер|неприпустим|поді[яїю]\b|\bстан[уі]?\b|!",
}


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language, by name; nothing may be unreadable or said twice."""
    found: dict[str, Message] = {}
    for name in FILES:
        text = (resources.files("omerta.words") / language / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, Junk), (language, name, entry.content)
            if isinstance(entry, Message):
                assert entry.id.name not in found, (language, entry.id.name)
                found[entry.id.name] = entry
    return found


def written(language: str, name: str) -> str:
    """A message as it stands in its file, without its comment."""
    message = messages(language)[name].clone()
    message.comment = None
    return FluentSerializer().serialize_entry(message)


def variables(language: str, name: str) -> set[str]:
    """The blanks of a message and of the messages it refers to."""
    text = written(language, name)
    found = set(re.findall(r"\$(\w+)", text))
    for other in re.findall(r"\{ ([a-z][a-z-]*)(?:\.[a-z]+)? \}", text):
        found |= variables(language, other)
    return found


def attributes(language: str, name: str) -> set[str]:
    return {each.id.name for each in messages(language)[name].attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_of_the_folder_is_read(language: str) -> None:
    folder = resources.files("omerta.words") / language
    assert {file.name for file in folder.iterdir() if file.is_file()} == {f"{name}.ftl" for name in FILES}


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_languages_have_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


def facts(language: str, name: str) -> set[str]:
    """What a message tells; how a player is called, and what agrees with that, is up to each language."""
    found = {CALLED.sub(lambda blank: blank[1] or "who", each) for each in variables(language, name)}
    return {A_CARD.get(each, each) for each in found - AGREEMENT}


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_same_messages_have_the_same_blanks(language: str) -> None:
    different = {
        name: (facts(language, name), facts("en", name))
        for name in messages("en")
        if facts(language, name) != facts("en", name)
    }
    assert not different


@pytest.mark.parametrize("blank", ["gender", "other_gender"])
def test_russian_and_ukrainian_agree_in_the_same_sentences(blank: str) -> None:
    agreeing = [
        {name for name in messages(language) if blank in variables(language, name)}
        for language in ("ru", "uk")
    ]
    assert agreeing[0] ^ agreeing[1] <= APART


def test_the_same_messages_have_the_same_parts() -> None:
    for name in messages("en"):
        ru, uk, en = [attributes(language, name) - NOT_EVERYWHERE for language in ("ru", "uk", "en")]
        assert ru == uk, name
        assert ru - DECLINED == en - DECLINED, name
        assert en <= ru, name


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_card_and_gang_is_declined(language: str) -> None:
    for name in messages(language):
        if name.startswith(("role-", "gang-")):
            assert attributes(language, name) - NOT_EVERYWHERE == CASES, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_is_calm_and_speaks_of_the_table(language: str) -> None:
    for name in messages(language):
        text = re.sub(r"\{ \$?[\w.-]+ (\}|->)", "", written(language, name).partition("=")[2])
        assert not re.search(FORBIDDEN[language], text, re.IGNORECASE), (name, text)


@pytest.mark.parametrize(("language", "letters"), [("ru", "іїєґ"), ("uk", "ыэъё")])
def test_no_letter_of_the_neighbour_has_slipped_in(language: str, letters: str) -> None:
    for name in messages(language):
        assert not set(written(language, name).lower()) & set(letters), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_read_by_itself_is_the_one_of_the_whole_file(language: str) -> None:
    texts = [
        (resources.files("omerta.words") / language / f"{name}.ftl").read_text("utf-8") for name in FILES
    ]
    found = dict(each for text in texts for each in written_in(text))
    assert found.keys() == messages(language).keys()
    for name, text in found.items():
        alone = FluentParser().parse(text).body[0]
        assert isinstance(alone, Message)
        assert FluentSerializer().serialize_entry(alone) == written(language, name)


class Choices(Visitor):
    """What the sentences of a language choose between, by the blank that decides."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the parser's own name
        assert isinstance(node.selector, VariableReference)
        keys = {
            each.key.name if isinstance(each.key, Identifier) else each.key.value for each in node.variants
        }
        self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_chooses_between_what_there_is(language: str) -> None:
    """By a gender, by who does it, or by a number, as the language counts: a slip would never be chosen."""
    words = {"gender": {"f", "m", "none"}, "other_gender": {"f", "m", "none"}, "by": {"host", "software"}}
    counted = {*Locale(language).plural_form.tags, "other"}
    for name, message in messages(language).items():
        choices = Choices()
        choices.visit(message)
        for blank, keys in choices.found:
            known = words.get(blank, counted | {key for key in keys if key.isdecimal()})
            assert keys <= known, (name, blank, keys)
