"""What a deck plays like, as far as its cards and the book can tell without a game being played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from omerta.books.deck_checks import known_cards
from omerta.core.book.model import Ability, Book, Role
from omerta.core.book.verbs import Converse, Cover, Deter, Effect, Kill, Learn, Shield, Watch

Noise = Literal["quiet", "middle", "loud"]
Known = Literal["little", "middle", "much"]
Length = Literal["short", "middle", "long"]
CardsShown = Literal["always", "executed", "never"]

LOUD_FROM = 2
ONE_IN = 6  # as many attempts as that are many, and as many who learn something
MANY_LEARN_ONE_IN = 4
SHORT_BELOW, LONG_FROM = 3.0, 5.0


class DeckManner(Struct, frozen=True):
    """How many attempts on a life a round may see, how many cards guard, and how many learn something.

    `shown` are the cards of those who are out. A gang strikes once, whoever is in it.
    """

    players: int
    strikes: int
    guards: int
    learners: int
    shown: CardsShown

    @property
    def noise(self) -> Noise:
        """One attempt in a round is quiet; two or more are loud where they fall on few players."""
        if self.strikes < LOUD_FROM:
            return "quiet"
        return "loud" if self.strikes * ONE_IN >= self.players else "middle"

    @property
    def known(self) -> Known:
        """Much or little, by the share of those who learn something and by the cards that are turned up."""
        some = self.learners * ONE_IN >= self.players
        if self.learners * MANY_LEARN_ONE_IN >= self.players or (some and self.shown == "always"):
            return "much"
        if (self.shown == "never" and not some) or (self.shown != "always" and not self.learners):
            return "little"
        return "middle"


def length(rounds: float) -> Length:
    """Is a game of so many rounds short or long?"""
    if rounds < SHORT_BELOW:
        return "short"
    return "long" if rounds >= LONG_FROM else "middle"


def deck_manner(book: Book, deck: Sequence[str]) -> DeckManner:
    """What this deck of a book, with its house rules, plays like; a card drawn unseen is any of its kind."""
    held = [book.roles[card] for card in known_cards(book, deck)]
    gangs = {role.gang for role in held} & {*book.gangs}
    return DeckManner(
        len(held),
        sum(_has(book.gangs[gang].does, Kill) for gang in gangs) + sum(_can(role, Kill) for role in held),
        sum(_can(role, Shield) or _can(role, Cover) or _can(role, Deter) for role in held),
        sum(_learns(role) for role in held),
        book.conduct.show_cards,
    )


def _learns(role: Role) -> bool:
    """Is anything told to whoever holds this card, or does he wake with others he is no part of?"""
    wakes = bool(role.wakes_with) and not role.gang
    return wakes or any(_can(role, verb) for verb in (Learn, Watch, Converse))


def _can(role: Role, verb: type[Effect]) -> bool:
    return any(_has(ability, verb) for ability in role.abilities.values())


def _has(ability: Ability, verb: type[Effect]) -> bool:
    """Does this ability do so from the first night on, to somebody else?"""
    if ability.off or ability.after:
        return False
    return any(
        isinstance(effect, verb) and not (isinstance(effect, Shield) and effect.on == "actor")
        for effect in ability.effects
    )
