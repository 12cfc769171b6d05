"""How well a card explains what a player did and said: the judgement behind the weights of worlds."""

from __future__ import annotations

from functools import lru_cache

from omerta.bots.beliefs import card_side
from omerta.bots.lore import Lore, answer_chance, faces
from omerta.core.book.verbs import Learn, Mark

NEVER = 0.0
HARDLY = 0.01
AGAINST_A_MATE = 0.12
AGAINST_A_MATE_OF_TWO = 0.35


def meets(lore: Lore, call: str, there: bool, roll_call: bool, card: str) -> float:
    """Does this card fit a seat that opened its eyes at a call, or did not though others did?"""
    if there:
        answers = lore.index.answering[call]
        heir = card in lore.index.heirs.get(call, frozenset())
        return 1.0 if card in answers or lore.book.roles[card].becomes in answers or heir else NEVER
    if card in lore.index.members.get(call, frozenset()):
        return NEVER if roll_call or not lore.holds else 0.1
    return 1.0


def dies(lore: Lore, card: str, around: frozenset[str]) -> float:
    """How readily a player with this card is killed in the dark: nobody's own gang shoots him."""
    sources = {lore.book.roles[other].gang or other for other in around if other in lore.killers}
    own = lore.book.roles[card].gang or card
    return (len(sources - {own}) + HARDLY) / (len(sources) + HARDLY)


def bears(lore: Lore, mark: str, card: str, around: frozenset[str]) -> float:
    """How likely this card bears a mark that is only given to those who look like some sides."""
    wanted = [
        effect.shown_sides
        for name in around
        for ability in lore.book.roles[name].abilities.values()
        for effect in ability.effects
        if isinstance(effect, Mark) and effect.mark == mark
    ]
    if not wanted or not all(wanted):
        return 1.0
    shown = faces(lore, card, around)
    sides = {side for each in wanted for side in each}
    return max(HARDLY, sum(chance for face, chance in shown if lore.side(face) in sides))


def stands(lore: Lore, against: bool, among_two: bool, card: str, other: str) -> float:
    """How likely a player with this card stands against, or for, one with the other card.

    It weighs less where he could choose `among_two` only.
    """
    mates, friends = lore.mates(card, other), lore.side(card) == lore.side(other)
    insider = bool(lore.book.roles[card].gang)
    if not against:
        return 1.3 if mates else (0.9 if insider else 1.3 if friends else 0.6)
    if mates:
        return AGAINST_A_MATE_OF_TWO if among_two else AGAINST_A_MATE
    return 1.3 if insider else 1.0 if friends else 1.25


def claims_role(lore: Lore, value: str, card: str) -> float:
    """How likely a player with this card says that he holds that one."""
    if value == card:
        return 1.0
    if lore.book.roles[card].gang:
        return 1.0 if value == lore.book.plain else 0.15
    return 0.05


def claims_news(lore: Lore, value: str, around: frozenset[str], card: str, other: str) -> float:
    """How likely a player with this card says that he learned this of one with the other card."""
    true = news_chance(lore, value, other, around)
    if lore.book.roles[card].gang:
        accuses = card_side(lore.book, value) == lore.side(card)
        return 0.01 if lore.mates(card, other) and accuses else 0.08
    if card in lore.learners:
        return max(HARDLY, true)
    return 0.02 * max(HARDLY, true)


def news_chance(lore: Lore, value: str, card: str, around: frozenset[str]) -> float:
    """How likely a true report of a check of this card reads so."""
    book = lore.book
    if value in book.roles:
        return sum(chance for face, chance in faces(lore, card, around) if _alike(lore, face, value))
    if card_side(book, value):
        return sum(chance for face, chance in faces(lore, card, around) if _points(lore, face, value))
    asked = {
        effect
        for name in around
        for ability in book.roles[name].abilities.values()
        for effect in ability.effects
        if isinstance(effect, Learn) and ability.targets == 1
    }
    found = [answer_chance(lore, learn, card, value, around) for learn in asked]
    return max(found, default=1.0)


def _alike(lore: Lore, face: str, value: str) -> bool:
    """The same card, or one as plain of the same side: a report may name a side by any such card."""
    one, other = lore.book.roles[face], lore.book.roles[value]
    return face == value or (one.side == other.side and not (one.abilities or other.abilities))


def _points(lore: Lore, face: str, value: str) -> bool:
    """Does a report of a side or of a type fit this face?"""
    role = lore.book.roles[face]
    return value in (role.side, role.type)


@lru_cache(maxsize=512)
def goes_on(lore: Lore, living: tuple[tuple[str, int], ...]) -> bool:
    """Would the game have gone on with so many of each side alive? In doubt it would."""
    alive = dict(living)
    for line in lore.book.endings.values():
        if line.off or line.tells_host:
            continue
        if any(alive.get(side, 0) for side in line.dead):
            continue
        if not all(alive.get(side, 0) for side in line.alive):
            continue
        if line.level is not None and alive.get(line.level[0], 0) < alive.get(line.level[1], 0):
            continue
        if line.at_most is not None and alive.get(line.at_most[0], 0) > line.at_most[1]:
            continue
        return line.wins == "goes-on" or bool(line.quiet or line.at_dawn or line.keepers)
    return True
