"""The books on the shelf: house rules as the ledgers name them, TOML there and back, sound throughout."""

import re

import pytest

from omerta.books.files import dump, load
from omerta.books.ledger import ledger, rule, switches
from omerta.books.shelf import SHELF, book
from omerta.books.soundness import faults
from omerta.core import Refused, Table, open_any
from omerta.core.book.house_rules import with_house_rules
from omerta.core.book.model import Book

BOOKS = list(SHELF.values())
NAMES = list(SHELF)


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_toml_there_and_back(book: Book) -> None:
    assert load(dump(book)) == book


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_the_order_of_calls_survives(book: Book) -> None:
    again = load(dump(book))
    for name, phase in book.phases.items():
        assert list(again.phases[name].steps) == list(phase.steps)


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_books_with_another_order_are_other_books(book: Book) -> None:
    text = dump(book)
    again = load(text)
    steps = again.phases["night"].steps
    reordered = dict(reversed(list(steps.items())))
    steps.clear()
    steps.update(reordered)
    assert again != book


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_switch_of_the_ledger_is_an_option(book: Book) -> None:
    named = switches(book.name)
    assert set(book.switches) == set(named)
    assert {name: switch.rule for name, switch in book.switches.items()} == named


def default_in_the_ledger(name: str, number: str) -> str:
    """What a ledger calls the default: marked as such, the first of a list, or off for a variant."""
    found = rule(number)
    assert found is not None
    text = found.text.partition(f"`{name}`")[2]
    before, marked, after = text.partition("default")
    for place, pattern in ((before, r"`([^`]+)` \($"), (after, r"^ ?(\w+)"), (text, r"^: `([^`]+)`")):
        named = re.findall(pattern, place)
        if named and (marked or place is text):
            return str(named[-1])
    return "off" if f"`{name}`" in found.subsection else ""


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_default_is_the_ledgers(book: Book) -> None:
    ledgers = {name: default_in_the_ledger(name, switch.rule) for name, switch in book.switches.items()}
    assert ledgers == {name: switch.default for name, switch in book.switches.items()}


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_value_of_every_switch_makes_a_sound_book(book: Book) -> None:
    for name, switch in book.switches.items():
        for value in switch.values or (str(switch.least), str(switch.most)):
            assert faults(with_house_rules(book, {name: value})) == ()


@pytest.mark.parametrize("book", BOOKS, ids=NAMES)
def test_every_rule_a_book_cites_is_in_its_ledger(book: Book) -> None:
    known = {each.id for each in ledger(book.name).rules}
    cited = set(re.findall(r"\b[A-Z]{3}-\d{3}\b", dump(book)))
    assert cited <= known


def test_unknown_house_rules_are_refused() -> None:
    deck = ("mafia", "mafia", "doctor", "inspector", "townsperson")
    for options, reason in (
        ({"no-such": "yes"}, "no-such-switch"),
        ({"tie-limit": "many"}, "no-such-value"),
        ({"tie-limit": "99"}, "no-such-value"),
        ({"second-vote": "maybe"}, "no-such-value"),
    ):
        with pytest.raises(Refused) as refused:
            open_any(book("classic"), Table(deck, house_rules=options))
        assert refused.value.reason == reason


def test_fam_429_house_rules_cannot_change_after_the_deal() -> None:
    """No command carries house rules, and no event but the first changes them."""
    from typing import get_args

    from omerta.core import commands, events

    fields = {field for kind in get_args(commands.Command) for field in kind.__struct_fields__}
    assert "house_rules" not in fields
    told = [kind for kind in get_args(events.Event) if "house_rules" in kind.__struct_fields__]
    assert told == [events.Opened]
