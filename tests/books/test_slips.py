"""One slip of the pen is one fault, at its place, with what was probably meant and all that is allowed."""

import random
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.books.rich_book import RICH

from omerta.books.fault import Fault
from omerta.books.file_shape import misfits
from omerta.books.files import Unsound, dump, load, read_own
from omerta.books.shelf import SHELF
from omerta.core.book.model import Book
from omerta.words.own import wrong_words

# What an author names himself: another name there is another thing, or is missed where it is used.
FREE = ("our-family", "our-001", "mail", "hide")


def found_in(text: str) -> tuple[Fault, ...]:
    try:
        return wrong_words(read_own(text))
    except Unsound as unsound:
        return unsound.faults


def slips() -> Iterator[tuple[str, str]]:
    """The book with one word of it miswritten, for every word of every line but the texts themselves."""
    lines = RICH.splitlines()
    for at, line in enumerate(lines):
        told = line.startswith(('name = "postman"', "gen", "about", "wakes", "announced", "line", "died"))
        for match in re.finditer(r"[a-z_]+(?:-[a-z0-9]+)*", line.partition("=")[0] if told else line):
            word = match[0]
            if len(word) < 3 or word in FREE:
                continue
            slip = word[:1] + word[2] + word[1] + word[3:]
            slip = slip if slip != word else word + "x"
            wrong = line[: match.start()] + slip + line[match.end() :]
            yield f"{at}-{word}", "\n".join([*lines[:at], wrong, *lines[at + 1 :]])


SLIPS = dict(slips())


def test_the_book_is_sound_without_a_slip() -> None:
    assert found_in(RICH) == ()


@pytest.mark.parametrize("name", SLIPS)
def test_one_slip_is_one_fault(name: str) -> None:
    found = found_in(SLIPS[name])
    assert len(found) == 1, found
    word = name.partition("-")[2]
    if word in ("true", "false", "nothing"):
        assert found[0].problem == "not-toml"
    else:
        assert word in " ".join((found[0].near, found[0].about, *found[0].allowed, found[0].place))


def test_many_slips_were_made() -> None:
    assert len(SLIPS) > 80


def mutations(tree: dict[str, Any], rng: random.Random) -> Iterator[object]:
    """The tree with one of its parts taken away, renamed or made into something else."""
    for _ in range(400):
        at = made = {**tree}  # what is changed is a copy, and so is whatever it lies in
        while at:
            key = rng.choice(sorted(at))
            inside = at[key]
            if not isinstance(inside, dict) or not inside or rng.random() < 0.3:
                change = rng.randrange(4)
                value = at.pop(key)
                if change == 1:
                    at[f"{key}x"] = value
                elif change > 1:
                    at[key] = rng.choice([7, "word", True, ["a"], [1, 2], {"a": 1}, {"verb": "kill"}])
                break
            at[key] = at = {**inside}
        yield made


@pytest.mark.parametrize("name", SHELF)
def test_the_shape_of_a_book_is_what_a_book_is_made_of(name: str) -> None:
    """Whatever the shape lets pass becomes a book, and nothing else does."""
    tree = tomllib.loads(dump(SHELF[name]))
    kind = msgspec.inspect.type_info(Book)
    wrong = 0
    for made in mutations(tree, random.Random(name)):
        try:
            msgspec.convert(made, Book)
        except msgspec.ValidationError:
            wrong += 1
            assert any(misfits(made, kind, "")), made
        else:
            assert not [*misfits(made, kind, "")]
    assert wrong > 50


@pytest.mark.parametrize("book", SHELF.values(), ids=list(SHELF))
def test_a_book_is_read_back_equal(book: Book) -> None:
    assert load(dump(book)) == book
