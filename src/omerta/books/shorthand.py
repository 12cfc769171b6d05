"""Short forms in which the books are written."""

from msgspec.structs import replace

from omerta.core.verbs import Effect
from omerta.core.vocabulary import Ability


def one(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """An ability on one player, somebody else unless said."""
    return Ability(effects, who="anyone" if self_too else "others", rules=rules)


def must(*effects: Effect, rules: tuple[str, ...], self_too: bool = False) -> Ability:
    """A compulsory ability on one player, somebody else unless said."""
    return replace(one(*effects, rules=rules, self_too=self_too), optional=False)
