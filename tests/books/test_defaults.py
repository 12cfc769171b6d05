"""A file's own value and the defaults of the house rules: one thing, in every book."""

from collections.abc import Iterator

import pytest
import tomli_w

from omerta.books.defaults import NOWHERE, places, value_at
from omerta.books.files import Unsound, dump, load
from omerta.books.shelf import SHELF
from omerta.books.soundness import two_words
from omerta.core import events as ev
from omerta.core import log
from omerta.core.book.house_rules import agreed_book, patched, patches, with_house_rules
from omerta.core.book.model import Book, PatchValue
from omerta.core.setup import Table, open_any

MINUTES = "phases.day.steps.discussion.minutes"


def own(base: str, changes: dict[str, object]) -> Book:
    return load(tomli_w.dumps({"name": "our-own", "based_on": base, "set": changes}))


def named(base: str, changes: dict[str, object]) -> set[tuple[str, str, str]]:
    with pytest.raises(Unsound) as unsound:
        own(base, changes)
    return {(fault.place, fault.problem, fault.about) for fault in unsound.value.faults}


@pytest.mark.parametrize("book", SHELF.values(), ids=SHELF)
def test_every_default_is_what_the_book_prints(book: Book) -> None:
    for name, switch in book.switches.items():
        assert patched(book, patches(switch, switch.default)) == book, name
    assert with_house_rules(book, {}) == book


def other_values(book: Book, path: str) -> Iterator[PatchValue]:
    """What an author might write at a place: what some switch writes there, and what none does."""
    for switch in book.switches.values():
        yield from (change[path] for change in switch.values.values() if path in change)
    match value_at(book, path):
        case bool(here):
            yield not here
        case int(here):
            yield from (here + 1, 997)


GOVERNED = {
    (book.name, path): [name for name, switch in book.switches.items() if path in places(switch)]
    for book in SHELF.values()
    for switch in book.switches.values()
    for path in places(switch)
}


def test_the_governed_places_are_many() -> None:
    assert len(GOVERNED) > 150


@pytest.mark.parametrize("base", SHELF)
def test_a_game_is_played_by_what_the_file_says_or_the_house_rule_is_named(base: str) -> None:
    """Whatever stands in [set] at a place that a house rule governs."""
    played = 0
    for (book, path), switches in GOVERNED.items():
        for value in other_values(SHELF[base], path) if book == base else ():
            wanted = value_at(patched(SHELF[base], {path: value}), path)
            try:
                made = own(base, {path: value})
            except Unsound as unsound:
                about = {fault.about for fault in unsound.faults}
                places_of = {fault.place for fault in unsound.faults}
                assert about & {*switches} or places_of & {f"switches.{name}" for name in switches}, path
                continue
            played += 1
            assert value_at(with_house_rules(made, {}), path) == wanted, path
            for name in switches:
                back_and_forth(made, SHELF[base], name)
    assert played > len(SHELF[base].switches) / 2


def back_and_forth(made: Book, printed: Book, name: str) -> None:
    """A default that has moved is the one that is played, and the printed one can still be chosen."""
    switch, before = made.switches[name], printed.switches[name].default
    assert agreed_book(made, {name: switch.default}) == agreed_book(made, {})
    for path in places(switch) if switch.default != before else ():
        assert value_at(agreed_book(made, {name: before}), path) == value_at(printed, path)


def test_the_example_of_the_guide_gives_three_minutes() -> None:
    book = own("family", {MINUTES: 3})
    deck = ("detective", "mafioso", "mafioso", *["ordinary-townsperson"] * 5)
    opened = [event for event in log(open_any(book, Table(deck))) if isinstance(event, ev.TalkOpened)]
    assert opened[0].seconds == 180
    assert book.switches["discussion-minutes"].default == "3"
    chosen = log(open_any(book, Table(deck, house_rules={"discussion-minutes": "7"})))
    assert next(event.seconds for event in chosen if isinstance(event, ev.TalkOpened)) == 420


def test_a_section_is_heeded_like_a_path() -> None:
    text = 'name = "our-own"\nbased_on = "family"\n[phases.day.steps.discussion]\nminutes = 4\n'
    assert value_at(with_house_rules(load(text), {}), MINUTES) == 4


def test_a_default_alone_is_printed_where_it_is_played() -> None:
    book = own("family", {"switches.discussion-minutes.default": "9"})
    assert value_at(book, MINUTES) == value_at(with_house_rules(book, {}), MINUTES) == 9


def test_a_place_and_a_default_that_contradict_each_other_are_named() -> None:
    both = {MINUTES: 3, "switches.discussion-minutes.default": "7"}
    assert (MINUTES, "governed", "discussion-minutes") in named("family", both)


def test_a_number_the_house_rule_does_not_have_is_named_with_it() -> None:
    assert (MINUTES, "governed", "discussion-minutes") in named("family", {MINUTES: 90})
    assert value_at(own("family", {MINUTES: 90, "switches.discussion-minutes.most": 90}), MINUTES) == 90


def test_what_a_silent_value_means_is_kept() -> None:
    """The classic book without parity has it as a house rule; a book with parity has its absence as one."""
    book = own("classic", {"endings.parity.off": False})
    assert book.switches["mafia-wins-at-parity"].default == "yes"
    assert value_at(with_house_rules(book, {}), "endings.parity.off") is False
    assert value_at(with_house_rules(book, {"mafia-wins-at-parity": "no"}), "endings.parity.off") is True


def test_two_house_rules_over_one_place_are_told_apart() -> None:
    word = "phases.day.steps.vote.last_word_seconds"
    book = own("classic", {word: 0})
    assert book.switches["last-word-after-execution"].default == "no"
    assert book.switches["last-word-seconds"].default == "60"
    assert value_at(with_house_rules(book, {"last-word-after-execution": "yes"}), word) == 60
    assert (word, "governed", "last-word-seconds") in named("classic", {word: 30})


def test_a_whole_book_may_not_say_two_things() -> None:
    text = dump(SHELF["family"])
    assert load(text) == SHELF["family"]
    with pytest.raises(Unsound) as unsound:
        load(text.replace("minutes = 7", "minutes = 3"))
    assert [(each.place, each.problem) for each in unsound.value.faults] == [(MINUTES, "governed")]
    idle = load(dump(own("classic", {"endings.parity.off": False})))
    assert value_at(with_house_rules(idle, {}), "endings.parity.off") is False
    with pytest.raises(Unsound) as unsound:
        load(dump(patched(SHELF["classic"], {"endings.parity.off": False})))
    assert [(each.place, each.about) for each in unsound.value.faults] == [
        ("switches.mafia-wins-at-parity", "yes")
    ]


def test_house_rules_that_clash_by_default_are_named() -> None:
    first = next(iter(SHELF["vendetta"].clashes.values()))
    changes: dict[str, object] = {f"switches.{name}.default": value for name, value in first.switches}
    assert {(place, problem) for place, problem, _ in named("vendetta", changes)} >= {
        ("switches", "defaults-clash")
    }


def test_a_place_that_is_not_there() -> None:
    assert value_at(SHELF["family"], "roles.nobody.side") is NOWHERE
    assert not any([*two_words(book)] for book in SHELF.values())
