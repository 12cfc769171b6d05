"""What the player of possible worlds does in the dark: each gesture by what it does for his side."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log2
from typing import assert_never

from omerta.bots.beliefs import ability_of, pointed
from omerta.bots.outlook import Outlook, focus
from omerta.core import events as ev
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
from omerta.core.moments import Option

HABIT = 0.02
RESTLESS = 0.3


def gesture(seen: Outlook, options: Sequence[Option], rng: random.Random) -> Option:
    """Where the others of his gang point, else where it does the most good."""
    values = {option: _worth(seen, option) for option in options}
    if seen.view.call in seen.book.gangs:
        led = pointed(seen.view, seen.me)
        if led in values and values[led] > -1.0:
            return led
    least = max(values.values()) - HABIT - RESTLESS * _quiet_nights(seen)
    return rng.choice([option for option in options if values[option] >= least])


def _quiet_nights(seen: Outlook) -> int:
    """How many nights running nobody has died: what does not work has to be varied."""
    quiet = 0
    for event in reversed(seen.view.events):
        if isinstance(event, ev.Dawned):
            if not event.quiet:
                break
            quiet += 1
    return quiet


def _worth(seen: Outlook, option: Option) -> float:
    deed, targets = option
    does = ability_of(seen.view, seen.book, deed)
    if does is None:
        return 0.0
    if not targets:
        return sum(_unaimed(seen, effect) for effect in does.effects)
    return sum(_effect(seen, effect, targets) for effect in does.effects)


def _unaimed(seen: Outlook, effect: Effect) -> float:
    """What a deed without a target is worth: the plainest mask, or a pit for whoever comes."""
    match effect:
        case Mark():
            return 0.5 * (seen.book.marks[effect.mark].appears == seen.book.plain)
        case Ambush():
            return 0.6
        case Block() | Deter() | Shield() | Cover() | Link() | Appear() | Reveal() | Kill():
            return 0.0
        case Learn() | Watch() | Converse():
            return 0.0
        case _:
            assert_never(effect)


def _effect(seen: Outlook, effect: Effect, targets: tuple[int, ...]) -> float:
    """What one effect on these seats is worth to him."""
    reached = effect.reaches(targets)
    if isinstance(effect, Learn):
        return _curiosity(seen, effect, reached)
    return sum(_on(seen, effect, seat) for seat in reached) / len(reached)


def _on(seen: Outlook, effect: Effect, seat: int) -> float:
    me = seat == seen.me
    enemy = seen.enemy(seat)
    hostile = 2 * enemy - 1
    match effect:
        case Kill():
            return -9.0 if me else _kill(seen, seat)
        case Mark() if seen.book.marks[effect.mark].introduces:
            return 0.0
        case Mark() if seen.book.marks[effect.mark].extra_votes:
            return seen.gain(seat)
        case Block() | Mark():
            return hostile * (0.5 + seen.power(seat)) if not me else -0.2
        case Shield() if effect.on == "actor":
            return 0.3
        case Shield() | Deter():
            return _endangered(seen, seat) * (1 - enemy) * (1 + seen.power(seat)) - 0.5 * enemy
        case Cover():
            return _endangered(seen, seat) * (1 - enemy) * seen.power(seat) - 0.5
        case Appear():
            mine = seen.read.side(effect.card) == seen.side
            return 0.8 * hostile if mine else -0.8 * hostile
        case Watch() | Converse():
            return 0.2 + 0.1 * enemy
        case Link():
            return 0.1
        case Ambush() | Reveal() | Learn():
            return 0.0
        case _:
            assert_never(effect)


def _kill(seen: Outlook, seat: int) -> float:
    """An enemy's death, the abler the better; a gang leaves those whom the table suspects."""
    worth = 1.5 * seen.gain(seat) + 0.05 * focus(seen.view, seat)
    return worth - 0.5 * seen.suspected(seat) if seen.insider else worth - 0.3


def _endangered(seen: Outlook, seat: int) -> float:
    """How likely a seat is attacked tonight: the able ones, and those who spoke up."""
    spoke = any(claim.seat == seat and claim.claim in ("learned", "role") for claim in seen.view.claims)
    return 0.2 + 0.6 * spoke + 0.05 * focus(seen.view, seat)


def _curiosity(seen: Outlook, learn: Learn, targets: tuple[int, ...]) -> float:
    """How much an answer would tell: the doubt about whose side they are on."""
    if learn.what in ("attempts", "attacker"):
        return 0.3 + 0.3 * seen.enemy(targets[0])
    if learn.what == "same-side":
        first, second = (seen.enemy(seat) for seat in targets)
        return _doubt(first * second + (1 - first) * (1 - second)) * (_doubt(first) + _doubt(second)) / 2
    spread = sum(_doubt(seen.enemy(seat)) for seat in targets) / len(targets)
    return spread + 0.1 * seen.enemy(targets[0]) + 0.03 * focus(seen.view, targets[0])


def _doubt(chance: float) -> float:
    """The bits that a yes or no would tell."""
    if chance <= 0.0 or chance >= 1.0:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)
