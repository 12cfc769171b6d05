"""Short forms in which the books are written: abilities of their cards, values of their house rules."""

from collections.abc import Mapping

from msgspec.structs import replace

from omerta.core.verbs import Effect
from omerta.core.vocabulary import Ability, PatchValue


def one(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """An ability on one player, somebody else unless said."""
    return Ability(effects, who="anyone" if self_too else "others", rules=rules)


def must(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """A compulsory ability on one player, somebody else unless said."""
    return replace(one(*effects, rules=rules, self_too=self_too), optional=False)


def values_at(path: str, values: Mapping[str, PatchValue]) -> dict[str, dict[str, PatchValue]]:
    """The values of a house rule that changes one thing: what each of them puts at this path of the book."""
    return {value: {path: there} for value, there in values.items()}
