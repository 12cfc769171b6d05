"""What an experienced player reads off the book: what a card can do, how it looks, whom it knows."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from msgspec import Struct

from omerta.core.book.index import Index, index
from omerta.core.book.model import Ability, Book
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

SLANDERED = 0.12
TURNED = 0.3
VOID = 0.1
WORTH: dict[type[Effect], float] = {
    Learn: 1.0,
    Kill: 0.8,
    Shield: 0.6,
    Block: 0.5,
    Deter: 0.4,
    Watch: 0.4,
    Ambush: 0.3,
    Appear: 0.3,
    Cover: 0.3,
    Mark: 0.3,
    Converse: 0.2,
    Link: 0.0,
    Reveal: 0.0,
}


class Lore(Struct, frozen=True, eq=False):
    """A book with its index: what each card can do for its side, which learn, which kill.

    `holds`: something in it can keep a player from opening his eyes.
    """

    book: Book
    index: Index
    power: dict[str, float]
    learners: frozenset[str]
    killers: frozenset[str]
    holds: bool

    def side(self, card: str) -> str:
        """The side a card wins with."""
        return self.index.side.get(card, "")

    def mates(self, card: str, other: str) -> bool:
        """Do these two open their eyes together, and win together?"""
        gang = self.book.roles[card].gang
        return bool(gang) and gang == self.book.roles[other].gang


class _ThisCopy:
    """A book as this very value: to compare books from cover to cover takes too long here."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        self.book = book

    def __hash__(self) -> int:
        return id(self.book)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ThisCopy) and other.book is self.book


def lore(book: Book) -> Lore:
    """The book read once."""
    return _lore(_ThisCopy(book))


@lru_cache(maxsize=64)
def _lore(copy: _ThisCopy) -> Lore:
    book = copy.book
    read = index(book)
    return Lore(
        book,
        read,
        {card: _power(book, card) for card in book.roles},
        frozenset(card for card in book.roles if _has(book, read, card, Learn)),
        frozenset(card for card in book.roles if _has(book, read, card, Kill)),
        any(law.holds for law in book.marks.values())
        or any(_sleeps(role.abilities) for role in book.roles.values()),
    )


def _power(book: Book, card: str) -> float:
    """What a card can do for its side, beyond its vote."""
    role = book.roles[card]
    own = [WORTH[type(effect)] for ability in role.abilities.values() for effect in ability.effects]
    later = 0.5 * max((_power(book, post) for post in role.heir_of), default=0.0)
    sees = 0.4 * bool(set(role.wakes_with) & book.gangs.keys() and not role.gang)
    return max([0.0, *own]) + later + sees + 0.5 * bool(role.takes_the_vote) + 0.3 * bool(role.pardons)


def _has(book: Book, read: Index, card: str, effect: type[Effect]) -> bool:
    """Has this card, its gang, or one whose post it may fill or look on at, such an effect?"""
    role = book.roles[card]
    calls = {read.call_of[card], role.gang, *role.wakes_with, *(read.call_of[post] for post in role.heir_of)}
    if effect is Kill:
        calls -= {*role.wakes_with} - {role.gang}
    found = (ability for call in calls & read.abilities.keys() for ability in read.abilities[call].values())
    return any(isinstance(each, effect) for ability in found for each in ability.effects)


def _sleeps(abilities: dict[str, Ability]) -> bool:
    return any(
        isinstance(effect, Block) and effect.manner == "sleeps"
        for ability in abilities.values()
        for effect in ability.effects
    )


@lru_cache(maxsize=512)
def faces(read: Lore, card: str, around: frozenset[str]) -> tuple[tuple[str, float], ...]:
    """What a check of this card may show while these cards are in the game, and how likely."""
    found: dict[str, float] = {}
    book, role = read.book, read.book.roles[card]
    masks = [mask for ability in role.abilities.values() for mask in _masks(book, ability)]
    own = [*masks, role.shows or card]
    if role.becomes:
        found[book.roles[role.becomes].shows or role.becomes] = TURNED
    for mask in own:
        found[mask] = found.get(mask, 0.0) + (1.0 - sum(found.values()) if len(own) == 1 else 1.0 / len(own))
    for slander in _slanders(book, around):
        found = {face: chance * (1 - SLANDERED) for face, chance in found.items()}
        found[slander] = found.get(slander, 0.0) + SLANDERED
    return tuple(found.items())


def _masks(book: Book, ability: Ability) -> list[str]:
    """The cards the owner of an ability may pass for by it."""
    marks = [effect.mark for effect in ability.effects if isinstance(effect, Mark)]
    return [book.marks[mark].appears for mark in marks if book.marks[mark].appears and not ability.targets]


def _slanders(book: Book, around: frozenset[str]) -> list[str]:
    """The cards that others can make a player look like."""
    return [
        effect.card
        for card in sorted(around)
        for ability in book.roles[card].abilities.values()
        if not ability.off
        for effect in ability.effects
        if isinstance(effect, Appear)
    ]


def answer_chance(read: Lore, learn: Learn, card: str, answer: str, around: frozenset[str]) -> float:
    """How likely a check of one player who holds this card is answered so."""
    book = read.book
    if answer == "none" or learn.what == "attempts":
        return 1.0
    if learn.what == "attacker":
        kills = card in read.killers
        return (0.7 if kills else 0.01) if answer == "yes" else (0.3 if kills else 0.99)
    if learn.what == "post":
        return _post_chance(book, learn, card, answer)
    shown = faces(read, card, around)
    likely = sum(chance for face, chance in shown if says(book, learn, face) == answer)
    heirs = book.roles[card].heir_of if learn.what == "type" else ()
    for post in heirs:
        likely = (1 - TURNED) * likely + TURNED * (says(book, learn, post) == answer)
    if book.conduct.void_answer == "decoy" and learn.decoy == answer:
        likely = (1 - VOID) * likely + VOID
    return likely


def _post_chance(book: Book, learn: Learn, card: str, answer: str) -> float:
    role = book.roles[card]
    fills = 1.0 if role.kind in learn.of else 0.0
    if not fills and any(book.roles[post].kind in learn.of for post in role.heir_of):
        fills = TURNED
    return fills if answer == "yes" else 1.0 - fills


def says(book: Book, learn: Learn, face: str) -> str:
    """The plain answer to a question about one player who looks like this."""
    role = book.roles[face]
    match learn.what:
        case "role":
            return face
        case "type":
            return role.type
        case "side":
            return "yes" if role.side in learn.of else "no"
        case "kind":
            exact = face if learn.exactly else "yes"
            return exact if role.kind in learn.of else "no"
        case "same-side" | "number" | "post" | "attempts" | "attacker":
            return ""
        case _:
            assert_never(learn.what)


def several_chance(
    read: Lore, learn: Learn, cards: tuple[str, ...], answer: str, around: frozenset[str]
) -> float:
    """How likely a question about several players who hold these cards is answered so."""
    if learn.what == "same-side":
        return _alike_chance(read, learn, cards, answer, around)
    book = read.book
    counts = {0: 1.0}
    for card in cards:
        of = sum(chance for face, chance in faces(read, card, around) if book.roles[face].type in learn.of)
        if book.roles[card].heir_of:
            heir = any(book.roles[post].type in learn.of for post in book.roles[card].heir_of)
            of = (1 - TURNED) * of + TURNED * heir
        grown: dict[int, float] = {}
        for number, chance in counts.items():
            grown[number] = grown.get(number, 0.0) + chance * (1 - of)
            grown[number + 1] = grown.get(number + 1, 0.0) + chance * of
        counts = grown
    return counts.get(int(answer), 0.0) if answer.isdecimal() else 1.0


def _alike_chance(
    read: Lore, learn: Learn, cards: tuple[str, ...], answer: str, around: frozenset[str]
) -> float:
    alike, book = 0.0, read.book
    for one, first in faces(read, cards[0], around):
        for other, second in faces(read, cards[1], around):
            sides = {book.roles[one].side, book.roles[other].side}
            alike += first * second * (len(sides) == 1 or sides <= {*learn.as_one})
    likely = alike if answer == "same" else max(0.0, 1 - alike) if answer == "different" else 1.0
    if book.conduct.void_answer == "decoy" and learn.decoy == answer:
        likely = (1 - VOID) * likely + VOID
    return likely
