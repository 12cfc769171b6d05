"""The verbs: what an ability does. Each is a value with its parameters."""

from typing import Literal

from msgspec import Struct

from omerta.core.spelling import spelt


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The bare base of everything a book is made of."""


class Verb(Word, frozen=True, tag_field="verb", tag=spelt, kw_only=True):
    """The bare base of what an ability does, to `each` of its targets or `at` one of two in an order."""

    at: Literal["each", "first", "second"] = "each"

    def reaches(self, targets: tuple[int, ...]) -> tuple[int, ...]:
        """Whom this falls on, of the targets in their order."""
        if self.at == "each":
            return targets
        return targets[:1] if self.at == "first" else targets[1:2]


class Block(Verb, frozen=True):
    """The target is held from now on.

    `acts`: he is called and acts, and nothing follows; `sleeps`: he is not woken; `told`: he is woken and
    shown that nothing works. It holds in the calls `only` (empty: in all) `but` for some, and with
    `while_lives` only as long as somebody with that card lives.
    """

    manner: Literal["acts", "sleeps", "told"] = "acts"
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    while_lives: str = ""


class Deter(Verb, frozen=True):
    """Whoever comes to the target after this turns back; with `lifts` a block laid before it falls too."""

    lifts: bool = False


class Shield(Verb, frozen=True):
    """Attempts on the target, or `on` the actor, are absorbed; `blows` 0 means every one of them.

    `links`: it also covers a death that follows from another's; `from_now`: not from what came before it.
    """

    blows: int = 0
    on: Literal["target", "actor"] = "target"
    links: bool = False
    from_now: bool = False


class Link(Verb, frozen=True):
    """If one of the two dies tonight, the one who `falls` dies with him; `by`: bound to whom."""

    falls: Literal["actor", "target"]
    by: Literal["actor", "first", "second"] = "actor"


class Cover(Verb, frozen=True):
    """If the target is to die, the actor dies instead, or `by` order the other target."""

    by: Literal["actor", "first", "second"] = "actor"


class Ambush(Verb, frozen=True):
    """The first who comes to kill the actor dies himself; of a gang, the one clockwise `nearest`."""

    nearest: Literal["member", "player"] = "member"


class Appear(Verb, frozen=True):
    """Checks of the target show this card until dawn; with `under_masks` a standing mask still wins."""

    card: str
    under_masks: bool = False


class Learn(Verb, frozen=True):
    """The actor is told something about his targets, at once.

    `role`: the card; `same-side`: whether two targets stand together (`as_one` are sides that count
    as one); `side`: whether the target is of one of the sides `of`; `kind`: whether his card is of
    a kind in `of`, and with `exactly` also which; `type`: the type his card belongs to; `number`: how many
    targets are of a type in `of`; `post`: whether he now fills a post of a kind in `of`; `attempts`: how
    often he was struck tonight; `attacker`: whether he struck, but for those disguised as a side in `of`.
    `decoy` is what a void check shows where the table wants one shown.
    """

    what: Literal["role", "same-side", "side", "kind", "type", "number", "post", "attempts", "attacker"]
    of: tuple[str, ...] = ()
    as_one: tuple[str, ...] = ()
    exactly: bool = False
    decoy: str = "none"


class Reveal(Verb, frozen=True):
    """The target opens his eyes and sees who the actor is, or who the other target is."""

    by: Literal["actor", "first", "second"] = "actor"


class Watch(Verb, frozen=True):
    """At dawn the table hears which characters came to the target, of a gang as one or member by member."""

    gangs: Literal["whole", "members"] = "whole"


class Converse(Verb, frozen=True):
    """The actor and his target talk in signs for a while, unseen by all others."""

    seconds: int


class Kill(Verb, frozen=True):
    """An attempt on the target's life; it does nothing to the roles it `spares`.

    With `unless_struck` it is one only if nobody else strikes the target.
    """

    spares: tuple[str, ...] = ()
    unless_struck: bool = False


class Mark(Verb, frozen=True):
    """The target, or the actor where there is none, bears a named mark.

    With `shown_sides` only if a check shows him as one of these; `never_sides` are true sides the mark
    does not take, whatever a check shows; with `on_yes` only if the check made with it was answered yes.
    `by` is whose mark it is: one that leads repeats the vote of that one.
    """

    mark: str
    on_yes: bool = False
    shown_sides: tuple[str, ...] = ()
    never_sides: tuple[str, ...] = ()
    by: Literal["actor", "first", "second"] = "actor"


def doer(by: Literal["actor", "first", "second"], actors: tuple[int, ...], targets: tuple[int, ...]) -> int:
    """Who stands behind an effect: the actor, or the first or second of his targets."""
    if by == "actor":
        return actors[0]
    return targets[0] if by == "first" else targets[1]


Effect = (
    Block | Deter | Shield | Cover | Link | Ambush | Appear | Learn | Watch | Converse | Reveal | Kill | Mark
)
