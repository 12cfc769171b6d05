"""Books of one's own in an unusual shape are refused by the fast path, or played as the engine plays them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.lab.test_fast import MINDS, assert_the_same, plain_deck

from omerta.books.shelf import SHELF
from omerta.books.soundness import faults
from omerta.core.book.model import Book, Conduct, Gang, Role, Step
from omerta.lab.fast import shape
from omerta.lab.fast.plan import compiled
from omerta.lab.fast.terms import NotCovered
from omerta.lab.lab_game import Experiment

CLASSIC, FAMILY, CHICAGO = SHELF["classic"], SHELF["family"], SHELF["chicago"]


def with_steps(book: Book, phase: str, *steps: tuple[str, Step]) -> Book:
    """The book with these steps in a phase, in this order."""
    return replace(
        book, phases={**book.phases, phase: replace(book.phases[phase], steps=dict(steps), order=())}
    )


def dawn_first(book: Book) -> Book:
    """The night is told before anybody is called."""
    night = book.phases["night"].steps
    others = [(name, step) for name, step in night.items() if name != "dawn"]
    return with_steps(book, "night", ("dawn", night["dawn"]), *others)


def two_shots(book: Book) -> Book:
    """The gang is called twice a night."""
    night = book.phases["night"].steps
    return with_steps(book, "night", ("mafia-again", night["mafia"]), *night.items())


def two_debates(book: Book) -> Book:
    """Names are put forward in two talks, one after the other."""
    day = book.phases["day"].steps
    return with_steps(book, "day", ("debate", day["discussion"]), *day.items())


def vote_first(book: Book) -> Book:
    """The vote is held before anybody has put forward a name."""
    day = book.phases["day"].steps
    return with_steps(book, "day", *reversed(day.items()))


def lone_traitor(book: Book) -> Book:
    """One wins with the gang and does not belong to it."""
    return replace(book, roles={**book.roles, "traitor": Role("mafia")})


ODD = {
    "dawn-first": (dawn_first(CLASSIC), plain_deck(CLASSIC, 8, 2)),
    "two-shots": (two_shots(CLASSIC), plain_deck(CLASSIC, 9, 2)),
    "two-debates": (two_debates(FAMILY), plain_deck(FAMILY, 12, 3)),
    "vote-first": (vote_first(CHICAGO), plain_deck(CHICAGO, 8, 2)),
    "lone-traitor": (lone_traitor(CLASSIC), ("traitor", *plain_deck(CLASSIC, 7, 1))),
}


@pytest.mark.parametrize("mind", MINDS)
@pytest.mark.parametrize("odd", ODD)
def test_an_odd_round_is_refused(odd: str, mind: str) -> None:
    """Each of these once was played otherwise than by the engine."""
    book, deck = ODD[odd]
    assert not faults(book)
    with pytest.raises(NotCovered):
        compiled(Experiment(book, deck, {}, mind))


@pytest.mark.parametrize("mind", MINDS)
def test_a_dawn_that_opens_the_day_is_played_alike(mind: str) -> None:
    """The usual order in other phases: the calls end the night, and the day begins with what it brought."""
    night, day = CLASSIC.phases["night"].steps, CLASSIC.phases["day"].steps
    calls = [(name, step) for name, step in night.items() if name != "dawn"]
    bare = replace(CLASSIC, switches={}, clashes={})
    book = with_steps(with_steps(bare, "night", *calls), "day", ("dawn", night["dawn"]), *day.items())
    assert not faults(book)
    assert_the_same(Experiment(book, ("doctor", "inspector", *plain_deck(book, 7, 2)), {}, mind), range(30))


@pytest.mark.parametrize(("word", "field"), [(Conduct, "late"), (Gang, "agree"), (Role, "kind")])
def test_what_the_plan_was_not_taught_is_refused(
    word: type, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if these had come to the vocabulary only now: a book that uses them is not played here."""
    book = replace(
        CLASSIC,
        switches={},
        clashes={},
        conduct=replace(CLASSIC.conduct, late="lot"),
        gangs={name: replace(gang, agree="plurality") for name, gang in CLASSIC.gangs.items()},
        roles={name: replace(role, kind="odd") for name, role in CLASSIC.roles.items()},
    )
    experiment = Experiment(book, plain_deck(book, 8, 2), {}, "random")
    compiled(experiment)
    known = " ".join(name for name in shape.KNOWN[word].split() if name != field)
    monkeypatch.setitem(shape.KNOWN, word, known)
    with pytest.raises(NotCovered) as refusal:
        compiled(experiment)
    assert refusal.value.what.endswith(field)


def test_a_gang_that_may_shoot_only_once_is_refused() -> None:
    gang = CLASSIC.gangs["mafia"]
    once = replace(gang, does=replace(gang.does, limit="once"))
    book = replace(CLASSIC, gangs={"mafia": once})
    with pytest.raises(NotCovered):
        compiled(Experiment(book, plain_deck(book, 8, 2), {}, "random"))
