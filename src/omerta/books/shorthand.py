"""Short forms in which the books are written: for abilities and for house rules."""

from collections.abc import Mapping

from msgspec.structs import replace

from omerta.core.book.model import Ability, PatchValue, Switch
from omerta.core.book.verbs import Effect


def one(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """An ability on one player, somebody else unless said."""
    return Ability(effects, who="anyone" if self_too else "others", rules=rules)


def must(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """A compulsory ability on one player, somebody else unless said."""
    return replace(one(*effects, rules=rules, self_too=self_too), optional=False)


def values_at(path: str, values: Mapping[str, PatchValue]) -> dict[str, dict[str, PatchValue]]:
    """The values of a house rule that changes one thing: what each of them puts at this path of the book."""
    return {value: {path: there} for value, there in values.items()}


def on_off(rule: str, on: dict[str, PatchValue]) -> Switch:
    """A house rule that is there or not; off unless chosen."""
    return Switch("off", rule, {"off": {}, "on": on})
