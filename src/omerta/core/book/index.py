"""A book read once: who answers to which call, who belongs where."""

from __future__ import annotations

from msgspec import Struct

from omerta.core.book.model import Ability, Book, Step
from omerta.core.book.verbs import Effect, Verb


class Index(Struct, frozen=True):
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
    powers = {
        name: {deed: ability for deed, ability in role.abilities.items() if not ability.off}
        for name, role in roles.items()
    }
    abilities = {
        call: {deed: ability for name in acting[call] for deed, ability in powers[name].items()}
        for call in calls
    }
    abilities |= {name: {gang.ability: gang.does} for name, gang in book.gangs.items()}
    return Index(
        {
            call: acting[call]
            | members.get(call, frozenset())
            | {name for name, role in roles.items() if call in role.wakes_with}
            for call in calls
        },
        acting,
        call_of,
        {
            call: frozenset(
                name for name, role in roles.items() if any(call_of[post] == call for post in role.heir_of)
            )
            for call in calls
        },
        {
            call: acting[call]
            | members.get(call, frozenset())
            | {name for name, role in roles.items() if role.becomes and role.when_gone == call}
            for call in calls
        },
        members,
        {name: role.side for name, role in roles.items()},
        {name: role.counts_as or role.side for name, role in roles.items()},
        powers,
        abilities,
        {
            (call, name): {type(effect): effect for effect in reversed(ability.effects)}
            for call, known in abilities.items()
            for name, ability in known.items()
        },
        {
            name: tuple(phase.steps[step] for step in dict.fromkeys((*phase.order, *phase.steps)))
            for name, phase in book.phases.items()
        },
        {name: all(ability.optional for ability in known.values()) for name, known in powers.items()}
        | {name: gang.may_pass for name, gang in book.gangs.items()},
    )


NO_INDEX = Index({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})
