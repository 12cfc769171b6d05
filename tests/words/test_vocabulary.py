"""Whatever a book or the engine names has words in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.words.test_files import messages

import omerta.core
from omerta.books.decks import Remark
from omerta.books.order import TOO_LATE, order_findings
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.core.decide import RULINGS
from omerta.core.game import DUTIES
from omerta.words import (
    LANGUAGES,
    describe_level,
    describe_remark,
    describe_switch,
    explain_refusal,
    lexicon,
    switch_setting,
    switch_value,
)

BOOKS = tuple(SHELF.values())
PLACES = [(language, book) for language in LANGUAGES for book in BOOKS]
everywhere = pytest.mark.parametrize(
    ("language", "book"), PLACES, ids=[f"{language}-{book.name}" for language, book in PLACES]
)


def named(book: Book) -> Iterator[str]:
    """The messages this book needs."""
    for role in book.roles:
        yield f"role-{role}"
    for gang in book.gangs:
        yield from (f"gang-{gang}", f"cue-meets-{gang}", f"cue-wakes-{gang}")
    yield from (f"side-{side}" for side in book.sides)
    yield from (f"won-{side}" for side in book.sides)
    yield from (f"kind-{role.kind}" for role in book.roles.values())
    yield from (f"phase-{phase}" for phase in book.phases)
    yield from (f"begins-{phase}" for phase in book.phases)
    for mark, law in book.marks.items():
        yield f"mark-{mark}"
        if law.announced:
            yield from (f"announced-{mark}", f"freed-{mark}")
    yield from (f"group-{group.replace(' ', '-')}" for group in book.deck.groups)
    yield from (
        f"group-{column.replace(' ', '-')}"
        for column in {column for row in book.deck.rows.values() for column in row}
    )
    yield from (f"deck-{check}" for check in book.deck.checks)
    yield from (f"book-{book.name}", f"book-{book.name}.about", f"book-{book.name}.players")


def abilities(book: Book) -> set[str]:
    own = {name for role in book.roles.values() for name in role.abilities}
    return own | {gang.ability for gang in book.gangs.values()}


@everywhere
def test_everything_a_book_names_has_a_word(language: str, book: Book) -> None:
    words = lexicon(language)
    assert [message for message in named(book) if not words.has(message)] == []


@everywhere
def test_every_ability_has_a_label_and_a_line(language: str, book: Book) -> None:
    words = lexicon(language)
    for ability in abilities(book):
        assert words.has(f"deed-{ability}")
        assert words.has(f"line-{ability}")


def acting_calls(book: Book) -> set[str]:
    """The calls somebody acts at: of gangs, of single cards, and those that several cards share."""
    return {role.call or name for name, role in book.roles.items() if role.abilities} | set(book.gangs)


@everywhere
def test_every_role_with_a_call_has_its_own_cue(language: str, book: Book) -> None:
    words = lexicon(language)
    for call in acting_calls(book):
        assert words.has(f"cue-wakes-{call}"), call
    for name, role in book.roles.items():
        if role.call not in ("", name):
            assert not words.has(f"cue-wakes-{name}"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cue_wakes_one_who_never_acts(language: str) -> None:
    manners = "|".join([*SHELF, "masks"])
    cues = [re.fullmatch(rf"cue-wakes-(.+?)(-({manners}))?(-phones)?", name) for name in messages(language)]
    waking = {cue[1] for cue in cues if cue is not None} - set(SHELF)
    assert waking == {call for book in BOOKS for call in acting_calls(book)}


@everywhere
def test_every_card_says_what_it_can_do(language: str, book: Book) -> None:
    words = lexicon(language)
    for role in book.roles:
        assert words.about(book.name, role).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_of_each_book_is_another_doctor(language: str) -> None:
    named = [book.name for book in BOOKS if "doctor" in book.roles]
    assert len(named) == len(BOOKS) - 1
    assert len({lexicon(language).about(name, "doctor") for name in named}) == len(named)


@everywhere
def test_every_house_rule_has_a_title_and_every_setting_a_text(language: str, book: Book) -> None:
    words = lexicon(language)
    for name, switch in book.switches.items():
        assert words.has(f"switch-{name}"), name
        for value in switch.values:
            setting = switch_setting(name, value)
            assert words.has(setting), (name, value)
            assert switch_value(name, value, words) == words.say(setting)
        if switch.number:
            for number in (switch.least, switch.least + 1, 2, 5, 21, switch.most):
                assert "{" not in describe_switch(name, str(number), words)


def test_a_number_comes_with_its_unit() -> None:
    said = [switch_value("discussion-minutes", number, lexicon("ru")) for number in ("1", "3", "7", "21")]
    assert said == ["1 минута", "3 минуты", "7 минут", "21 минута"]
    assert switch_value("stall-rounds", "0", lexicon("uk")) == "ніколи"


@everywhere
def test_every_remark_on_a_deck_is_a_sentence(language: str, book: Book) -> None:
    words = lexicon(language)
    for name, check in book.deck.checks.items():
        about = ("doctor", *{column for row in book.deck.rows.values() for column in row})
        said = describe_remark(Remark(name, check.level, check.rules, about, 3), words)
        assert said.endswith(".")
        assert "{" not in said
        assert words.has(f"level-{check.level}")
        assert describe_level(check.level, words) != check.level


def core_files() -> Iterator[tuple[str, ast.Module]]:
    source = Path(omerta.core.__file__).parents[1]
    for package in ("core", "books"):
        for file in sorted((source / package).rglob("*.py")):
            yield file.name, ast.parse(file.read_text("utf-8"))


def texts(node: ast.expr | None) -> Iterator[str]:
    """The words an expression can come to."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body)
            yield from texts(orelse)
        case ast.Call(args=args):
            yield from (text for each in args for text in texts(each))
        case ast.BoolOp(values=values):
            yield from (text for each in values for text in texts(each))


LAWS = ("step_in_refusal",)


def reasons() -> set[str]:
    """Every name of a refusal in the code."""
    found: set[str] = set()
    for name, tree in core_files():
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id="Refused"), args=[ast.Constant(value=str(text)), *_]):
                    found.add(text)
                case ast.Call(func=ast.Name(id="_need"), args=[_, ast.Constant(value=str(text)), *_]):
                    found.add(text)
                case ast.FunctionDef(name=function) if name == "refusals.py" or function in LAWS:
                    for inner in ast.walk(node):
                        if isinstance(inner, ast.Return):
                            found.update(texts(inner.value))
    return found


def test_the_reasons_are_found() -> None:
    assert {"dead", "spent", "self-twice-running", "already-said", "no-such-book", "not-now"} <= reasons()
    assert {
        "muted",
        "switches-clash",
        "must-vote",
        "already-begun",
        "self-name",
        "no-role-claims",
    } <= reasons()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_explained(language: str) -> None:
    words = lexicon(language)
    assert sorted(reason for reason in reasons() if not words.has(f"refusal-{reason}")) == []
    assert explain_refusal("a-reason-of-tomorrow", words) == words.say("refusal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_duties_and_rulings_have_words(language: str) -> None:
    words = lexicon(language)
    assert all(words.has(f"duty-{duty}") for duty in DUTIES)
    assert all(words.has(f"overruled-{ruling}") for ruling in RULINGS)


@everywhere
def test_every_line_of_the_victory_check_has_a_name_the_host_can_read(language: str, book: Book) -> None:
    words = lexicon(language)
    assert [name for name in book.endings if not words.has(f"ending-{name}")] == []


BY_DAY = (
    *("vote", "against", "abstain", "convict", "spare", "nobody", "black", "red", "hand-over", "appoint"),
    *("name", "refrain", "ready", "step-in", "let-be", "pass"),
)
AIMED = ("vote", "convict", "black", "red", "hand-over", "appoint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_the_day_has_a_label_of_its_own(language: str) -> None:
    words = lexicon(language)
    assert len({words.say(f"deed-{deed}") for deed in BY_DAY}) == len(BY_DAY)
    assert all(words.has(f"deed-{deed}.whom") for deed in AIMED)


@everywhere
def test_the_deeds_on_offer_to_one_card_have_different_labels(language: str, book: Book) -> None:
    words = lexicon(language)
    for role in book.roles.values():
        assert len({words.say(f"deed-{deed}") for deed in role.abilities}) == len(role.abilities)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_order_of_calls_can_do_is_explained(language: str) -> None:
    words = lexicon(language)
    known = {*TOO_LATE, *TOO_LATE.values()}
    found = {
        finding.why
        for book in BOOKS
        for phase in book.cycle
        if book.phases[phase].dark
        for finding in order_findings(book, phase)
    }
    assert found <= known
    for why in known:
        message = f"order-{why.replace(' ', '-')}"
        said = words.say(message, {"one": "A", "other": "B"})
        first, second = ("B", "A") if why.startswith("too late") else ("A", "B")
        assert said.index(f" {first},") < said.index(f" {second}:"), said
