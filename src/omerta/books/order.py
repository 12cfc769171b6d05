"""Where the calling order matters: the pairs of calls of which the earlier can change what the later does."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import assert_never

from msgspec import Struct

from omerta.books.decks import check_deck
from omerta.core.book.model import Ability, Book, Call
from omerta.core.book.verbs import (
    Ambush,
    Appear,
    Block,
    Converse,
    Cover,
    Deter,
    Effect,
    Kill,
    Learn,
    Link,
    Mark,
    Reveal,
    Shield,
    Watch,
)


class Finding(Struct, frozen=True):
    """Two calls whose order matters, and how: the first may hold, turn back, doom, disguise or save."""

    first: str
    second: str
    why: str
    rules: tuple[str, ...]


def order_findings(book: Book, phase: str) -> tuple[Finding, ...]:
    """Every pair of calls of a phase whose order matters, in the book's order."""
    steps = book.phases[phase].steps
    ordered = [steps[name] for name in dict.fromkeys((*book.phases[phase].order, *steps))]
    calls = [step.who for step in ordered if isinstance(step, Call) and step.acts]
    return tuple(
        finding
        for first, second in combinations(calls, 2)
        if may_meet(book, first, second)
        for finding in (*_matters(book, first, second), *_matters(book, second, first, late=True))
    )


def _callers(book: Book, call: str) -> list[str]:
    """The cards that act at a call."""
    return [name for name, role in book.roles.items() if (role.call or name) == call]


def _abilities(book: Book, call: str) -> tuple[Ability, ...]:
    gang = book.gangs.get(call)
    if gang is not None:
        return (gang.does,)
    powers = [ability for name in _callers(book, call) for ability in book.roles[name].abilities.values()]
    return tuple(ability for ability in powers if not ability.off)


def _matters(book: Book, one: str, other: str, late: bool = False) -> Iterator[Finding]:
    """What `one` does to `other` if it is called before it; `late` when the book calls it after."""
    first, second = (other, one) if late else (one, other)
    for ability in _abilities(book, one):
        for effect in ability.effects:
            why = _influence(book, ability, effect, one, other)
            if why:
                yield Finding(first, second, TOO_LATE[why] if late else why, ability.rules)


TOO_LATE = {
    "holds": "too late to hold",
    "turns back": "too late to turn back",
    "disguises": "too late to disguise",
    "shows": "too late to show",
    "dooms": "too late to stop",
    "saves": "too late to save",
    "imprisons": "too late to imprison",
}


def _influence(book: Book, ability: Ability, effect: Effect, one: str, other: str) -> str:
    """What this effect of one call does to a call that comes after it, or an empty word."""
    reached = not (ability.who == "strangers" and _one_gang(book, one, other))
    match effect:
        case Block():
            held = other not in effect.but and (not effect.only or other in effect.only)
            return "holds" if reached and held else ""
        case Deter():
            return "turns back" if any(each.who != "out" for each in _abilities(book, other)) else ""
        case Appear():
            return "disguises" if _checks(book, other) else ""
        case Kill():
            if _looks_for_blood(book, other):
                return "shows"
            return "dooms" if reached and _dooms(book, one, other) else ""
        case Shield():
            late = effect.from_now and _kills(book, other)
            return "saves" if late or not book.conduct.doomed_act else ""
        case Cover():
            return "saves" if not book.conduct.doomed_act else ""
        case Mark():
            return "imprisons" if reached and book.marks[effect.mark].holds else ""
        case Link() | Ambush() | Learn() | Watch() | Converse() | Reveal():
            return ""
        case _:
            assert_never(effect)


def _dooms(book: Book, one: str, other: str) -> bool:
    """May a shot of the one keep the other from acting?"""
    return not book.conduct.doomed_act and not _one_volley(book, one, other)


def _one_gang(book: Book, one: str, other: str) -> bool:
    """Are all who act at these two calls of the same gang?"""
    gangs = _gangs(book, one) | _gangs(book, other)
    return len(gangs) == 1 and "" not in gangs


def _gangs(book: Book, call: str) -> set[str]:
    """The gangs of those who act at a call, by their own card or as heirs to it; an empty name for none."""
    if call in book.gangs:
        return {call}
    posts = {*_callers(book, call)}
    return {role.gang for name, role in book.roles.items() if name in posts or posts & {*role.heir_of}}


def _effects(book: Book, call: str) -> list[Effect]:
    return [effect for ability in _abilities(book, call) for effect in ability.effects]


def _checks(book: Book, call: str) -> bool:
    return any(
        (isinstance(effect, Learn) and effect.what not in (*BLOOD, "post"))
        or (isinstance(effect, Mark) and effect.shown_sides)
        for effect in _effects(book, call)
    )


BLOOD = ("attempts", "attacker")


def _looks_for_blood(book: Book, call: str) -> bool:
    return any(isinstance(effect, Learn) and effect.what in BLOOD for effect in _effects(book, call))


def _kills(book: Book, call: str) -> bool:
    return any(isinstance(effect, Kill) for effect in _effects(book, call))


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
        members = [name for name, role in book.roles.items() if role.gang == call]
        return next((name for name in members if book.roles[name].copies != 1), members[0])
    return _callers(book, call)[0]


def _fill(book: Book) -> list[str]:
    """Plain cards enough for the largest rules of size."""
    return [book.plain] * 18
