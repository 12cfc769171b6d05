"""Where the calling order matters: the pairs of calls of which the earlier can change what the later does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from omerta.books.decks import check_deck
from omerta.core.vocabulary import Ability, Appear, Block, Book, Call, Cover, Kill, Learn, Mark, Shield


class Finding(Struct, frozen=True):
    """Two calls whose order matters, and how: the first may hold, doom, disguise, save or imprison."""

    first: str
    second: str
    why: str
    rules: tuple[str, ...]


def order_findings(book: Book, phase: str) -> tuple[Finding, ...]:
    """Every pair of calls of a phase whose order matters, in the book's order."""
    steps = book.phases[phase].steps.values()
    calls = [step.who for step in steps if isinstance(step, Call) and step.acts]
    return tuple(
        finding
        for first, second in combinations(calls, 2)
        if may_meet(book, first, second)
        for finding in (*_matters(book, first, second), *_matters(book, second, first, late=True))
    )


def _abilities(book: Book, call: str) -> tuple[Ability, ...]:
    gang = book.gangs.get(call)
    return (gang.does,) if gang is not None else tuple(book.roles[call].abilities.values())


def _matters(book: Book, one: str, other: str, late: bool = False) -> Iterator[Finding]:
    """What `one` does to `other` if it is called before it; `late` when the book calls it after."""
    first, second = (other, one) if late else (one, other)
    for ability in _abilities(book, one):
        for effect in ability.effects:
            match effect:
                case Block():
                    yield Finding(first, second, "too late to hold" if late else "holds", ability.rules)
                case Appear() if _checks(book, other):
                    yield Finding(
                        first, second, "too late to disguise" if late else "disguises", ability.rules
                    )
                case Kill() if not book.conduct.doomed_act and not _one_volley(book, one, other):
                    yield Finding(first, second, "too late to stop" if late else "dooms", ability.rules)
                case Shield() | Cover() if not book.conduct.doomed_act:
                    yield Finding(first, second, "too late to save" if late else "saves", ability.rules)
                case Mark() if book.marks[effect.mark].holds:
                    yield Finding(
                        first, second, "too late to imprison" if late else "imprisons", ability.rules
                    )
                case _:
                    pass


def _checks(book: Book, call: str) -> bool:
    return any(
        isinstance(effect, Learn) or (isinstance(effect, Mark) and effect.shown_sides)
        for ability in _abilities(book, call)
        for effect in ability.effects
    )


def _one_volley(book: Book, one: str, other: str) -> bool:
    gangs = [book.gangs.get(call) for call in (one, other)]
    return (
        all(gang is not None and gang.volley for gang in gangs) and len({g.volley for g in gangs if g}) == 1
    )


def may_meet(book: Book, one: str, other: str) -> bool:
    """Does the law of decks let these two into one game?"""
    deck = [_member(book, one), _member(book, other), *_fill(book)]
    refused = {remark.name for remark in check_deck(book, deck) if remark.level == "refused"}
    plain = {remark.name for remark in check_deck(book, _fill(book)) if remark.level == "refused"}
    return not refused - plain


def _member(book: Book, call: str) -> str:
    if call in book.gangs:
        return next(name for name, role in book.roles.items() if role.gang == call and role.copies == 0)
    return call


def _fill(book: Book) -> list[str]:
    """Plain cards enough for the largest rules of size."""
    return [book.plain] * 14
