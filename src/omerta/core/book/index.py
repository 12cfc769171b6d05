"""A book read once: who answers to which call, who belongs where."""

from __future__ import annotations

from msgspec import Struct

from omerta.core.book.model import Ability, Book, Step
from omerta.core.book.verbs import Effect, Verb


class Index(Struct, frozen=True, kw_only=True):
    """A book read once: who answers to which call, who belongs where. It says nothing the book does not."""

    answering: dict[str, frozenset[str]]
    acting: dict[str, frozenset[str]]
    call_of: dict[str, str]
    heirs: dict[str, frozenset[str]]
    summons: dict[str, frozenset[str]]
    members: dict[str, frozenset[str]]
    side: dict[str, str]
    counts_as: dict[str, str]
    powers: dict[str, dict[str, Ability]]
    abilities: dict[str, dict[str, Ability]]
    effects: dict[tuple[str, str], dict[type[Verb], Effect]]
    steps: dict[str, tuple[Step, ...]]
    may_pass: dict[str, bool]

    def __repr__(self) -> str:
        """In one line."""
        return f"<Index of {len(self.call_of)} cards and {len(self.members)} gangs>"


def index(book: Book) -> Index:
    """The index of a book."""
    roles = book.roles
    call_of = {name: role.call or name for name, role in roles.items()}
    calls = tuple(dict.fromkeys((*roles, *call_of.values(), *book.gangs)))
    acting = {call: frozenset(name for name in roles if call_of[name] == call) for call in calls}
    members = {
        gang: frozenset(name for name, role in roles.items() if role.gang == gang) for gang in book.gangs
    }
    meant = {call: acting[call] | members.get(call, frozenset()) for call in calls}
    powers = {
        name: {deed: ability for deed, ability in role.abilities.items() if not ability.off}
        for name, role in roles.items()
    }
    abilities = _abilities(book, acting, powers)
    return Index(
        answering={
            call: meant[call] | {name for name, role in roles.items() if call in role.wakes_with}
            for call in calls
        },
        acting=acting,
        call_of=call_of,
        heirs={call: _heirs(book, call_of, call) for call in calls},
        summons={
            call: meant[call]
            | {name for name, role in roles.items() if role.becomes and role.when_gone == call}
            for call in calls
        },
        members=members,
        side={name: role.side for name, role in roles.items()},
        counts_as={name: role.counts_as or role.side for name, role in roles.items()},
        powers=powers,
        abilities=abilities,
        effects=_effects(abilities),
        steps=_steps(book),
        may_pass=_may_pass(book, powers),
    )


def _abilities(
    book: Book, acting: dict[str, frozenset[str]], powers: dict[str, dict[str, Ability]]
) -> dict[str, dict[str, Ability]]:
    """What can be done at each call: the abilities of the cards that act at it, or that of the gang."""
    found = {
        call: {deed: ability for name in cards for deed, ability in powers[name].items()}
        for call, cards in acting.items()
    }
    return found | {name: {gang.ability: gang.does} for name, gang in book.gangs.items()}


def _heirs(book: Book, call_of: dict[str, str], call: str) -> frozenset[str]:
    """The cards that step into the post of those who act at this call."""
    return frozenset(
        name for name, role in book.roles.items() if any(call_of[post] == call for post in role.heir_of)
    )


def _effects(abilities: dict[str, dict[str, Ability]]) -> dict[tuple[str, str], dict[type[Verb], Effect]]:
    """The effects of each ability by their verbs; of two of one verb the first."""
    return {
        (call, name): {type(effect): effect for effect in reversed(ability.effects)}
        for call, known in abilities.items()
        for name, ability in known.items()
    }


def _steps(book: Book) -> dict[str, tuple[Step, ...]]:
    """The steps of each phase in their order."""
    return {
        name: tuple(phase.steps[step] for step in dict.fromkeys((*phase.order, *phase.steps)))
        for name, phase in book.phases.items()
    }


def _may_pass(book: Book, powers: dict[str, dict[str, Ability]]) -> dict[str, bool]:
    """Which cards and gangs may do nothing when they are called."""
    cards = {name: all(ability.optional for ability in known.values()) for name, known in powers.items()}
    return cards | {name: gang.may_pass for name, gang in book.gangs.items()}


NO_INDEX = Index(
    answering={},
    acting={},
    call_of={},
    heirs={},
    summons={},
    members={},
    side={},
    counts_as={},
    powers={},
    abilities={},
    effects={},
    steps={},
    may_pass={},
)
