"""The sheet of the night read as facts: who is held, how a card looks, who dies."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from omerta.core.events import Acted, Struck
from omerta.core.game import Game
from omerta.core.vocabulary import Ability, Appear, Block, Cover, Effect, Kill, Learn, Shield


class Fate(Struct, frozen=True):
    """How the night stands: who dies, and how each attempt ended."""

    dead: frozenset[int]
    strikes: tuple[Struck, ...]
    absorbed: frozenset[tuple[str, int]]


NO_FATE = Fate(frozenset(), (), frozenset())


def ability_of(game: Game, entry: Acted) -> Ability:
    """The ability behind a line of the sheet."""
    return game.index.abilities[entry.call][entry.ability]


def standing(game: Game, effect: type[Effect], target: int) -> Acted | None:
    """The first line of the sheet that puts this effect on the target."""
    effects = game.index.effects
    for entry in game.sheet:
        if target in entry.targets and not entry.void and effect in effects[entry.call, entry.ability]:
            return entry
    return None


def void(game: Game, seat: int, call: str) -> str:
    """Why an action of this seat in this call comes to nothing, or an empty word."""
    if game.marks and imprisoned(game, seat, call):
        return "marked"
    if game.sheet:
        if standing(game, Block, seat) is not None:
            return "held"
        if not game.book.conduct.doomed_act and seat in fate(game, volley=_volley(game, call)).dead:
            return "doomed"
    return ""


def _volley(game: Game, call: str) -> str:
    gang = game.gang_of(call)
    return gang.volley if gang is not None else ""


def imprisoned(game: Game, seat: int, call: str = "") -> bool:
    """Does a mark hold this seat back at this moment of the night?"""
    for marked in game.marks:
        if marked.seat == seat and game.law(marked.mark).holds:
            at_once = game.book.conduct.release == "at-once" and game.law(marked.mark).until == "source-out"
            if not (at_once and marked.source in fate(game, volley=_volley(game, call)).dead):
                return True
    return False


def card_shown(game: Game, seat: int) -> str:
    """What a check of this seat shows now."""
    entry = standing(game, Appear, seat)
    if entry is not None:
        return next(each.card for each in ability_of(game, entry).effects if isinstance(each, Appear))
    return game.role(seat).shows or game.roles[seat - 1]


def answer(game: Game, learn: Learn, targets: tuple[int, ...]) -> str:
    """The host's true answer to a check, as the facts stand now."""
    cards = [card_shown(game, seat) for seat in targets]
    shown = [game.book.roles[card] for card in cards]
    match learn.what:
        case "role":
            return cards[0]
        case "same-side":
            sides = {learn.as_one[0] if role.side in learn.as_one else role.side for role in shown}
            return "same" if len(sides) == 1 else "different"
        case "side":
            return "yes" if shown[0].side in learn.of else "no"
        case "kind":
            if shown[0].kind not in learn.of:
                return "no"
            return cards[0] if learn.exactly else "yes"
        case _:
            assert_never(learn.what)


def fate(game: Game, volley: str = "") -> Fate:
    """Who dies of this night's sheet as far as it is written; lines of the named volley left out."""
    effects = game.index.effects
    attempts = [
        entry
        for entry in game.sheet
        if not entry.void
        and Kill in effects[entry.call, entry.ability]
        and not (volley and _volley(game, entry.call) == volley)
    ]
    if not attempts:
        return NO_FATE
    dead: set[int] = set()
    strikes: list[Struck] = []
    absorbed: dict[tuple[str, int], int] = {}
    for entry in attempts:
        for target in entry.targets:
            strikes.extend(_strike(game, entry, target, dead, absorbed))
    return Fate(frozenset(dead), tuple(strikes), frozenset(absorbed))


def _strike(
    game: Game, entry: Acted, target: int, dead: set[int], absorbed: dict[tuple[str, int], int]
) -> list[Struck]:
    """One attempt: spared, shielded, covered by another who is then hit in his place, or deadly."""
    ability = ability_of(game, entry)
    for effect in ability.effects:
        if type(effect) is Kill and effect.spares and game.roles[target - 1] in effect.spares:
            return [Struck(target, entry.call, "spared", rules=game.cite("spared"))]
    told: list[Struck] = []
    hit, covering = target, list[int]()
    while True:
        shield = _shield(game, hit, absorbed)
        if shield is not None:
            absorbed[shield.call, hit] = absorbed.get((shield.call, hit), 0) + 1
            told.append(Struck(hit, entry.call, "shielded", shield.actors[0], ability_of(game, shield).rules))
            return told
        cover = standing(game, Cover, hit)
        if cover is None or cover.actors[0] in covering:
            break
        covering.append(hit)
        told.append(Struck(hit, entry.call, "covered", cover.actors[0], ability_of(game, cover).rules))
        hit = cover.actors[0]
    dead.add(hit)
    told.append(Struck(hit, entry.call, "dies", 0, ability.rules))
    return told


def _shield(game: Game, seat: int, absorbed: dict[tuple[str, int], int]) -> Acted | None:
    """The first shield on this seat that still takes a blow."""
    for entry in game.sheet:
        if (
            seat not in entry.targets
            or entry.void
            or Shield not in game.index.effects[entry.call, entry.ability]
        ):
            continue
        for effect in ability_of(game, entry).effects:
            if isinstance(effect, Shield) and (
                effect.blows == 0 or absorbed.get((entry.call, seat), 0) < effect.blows
            ):
                return entry
    return None
