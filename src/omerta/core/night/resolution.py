"""The sheet of the night read as facts: who is held, how a card looks, who dies."""

from __future__ import annotations

from typing import TypeVar, assert_never, cast

from msgspec import Struct

from omerta.core.book.model import Ability, Call
from omerta.core.book.verbs import (
    Ambush,
    Appear,
    Block,
    Cover,
    Deter,
    Effect,
    Kill,
    Learn,
    Link,
    Shield,
    Verb,
    Watch,
    doer,
)
from omerta.core.events import Acted, Struck
from omerta.core.game import Game

VerbKind = TypeVar("VerbKind", bound=Verb)


class Fate(Struct, frozen=True):
    """How the night stands: who dies, and how each attempt ended."""

    dead: frozenset[int]
    strikes: tuple[Struck, ...]
    absorbed: frozenset[tuple[str, int]]


NO_FATE = Fate(frozenset(), (), frozenset())


def ability_of(game: Game, entry: Acted) -> Ability:
    """The ability behind a line of the sheet."""
    return game.index.abilities[entry.call][entry.ability]


def effect_of(game: Game, entry: Acted, kind: type[VerbKind]) -> VerbKind:
    """The effect of this kind behind a line of the sheet; the line must have one."""
    return cast("VerbKind", game.index.effects[entry.call, entry.ability][kind])


def standing(game: Game, effect: type[Effect], target: int) -> Acted | None:
    """The first line of the sheet that puts this effect on the target."""
    found = borne(game, effect, target)
    return found[0] if found is not None else None


def borne(game: Game, kind: type[VerbKind], target: int) -> tuple[Acted, VerbKind] | None:
    """The first line of the sheet that puts such an effect on the target, and the effect."""
    effects = game.index.effects
    for entry in game.sheet:
        if target in entry.targets and not entry.void and kind in effects[entry.call, entry.ability]:
            for effect in ability_of(game, entry).effects:
                if type(effect) is kind and target in effect.reaches(entry.targets):
                    return entry, effect
    return None


def held(game: Game, seat: int, call: str) -> Block | None:
    """The block that holds this seat at a call; an empty call asks for its own powers as such."""
    effects = game.index.effects
    for entry in game.sheet:
        if seat not in entry.targets or entry.void or Block not in effects[entry.call, entry.ability]:
            continue
        for effect in ability_of(game, entry).effects:
            if type(effect) is not Block or seat not in effect.reaches(entry.targets):
                continue
            if _holds_at(game, effect, call) and not _lifted(game, seat):
                return effect
    return None


def _holds_at(game: Game, block: Block, call: str) -> bool:
    if block.while_lives and not game.holders(block.while_lives):
        return False
    return call in block.only if block.only else call not in block.but


def _lifted(game: Game, seat: int) -> bool:
    """Has a guard freed this seat of those who came to it before him?"""
    guard = borne(game, Deter, seat)
    return guard is not None and guard[1].lifts


def deterred(game: Game, targets: tuple[int, ...]) -> bool:
    """Does a guard turn back whoever comes to these targets now?"""
    return any(standing(game, Deter, target) is not None for target in targets)


def void(game: Game, seat: int, call: str) -> str:
    """Why an action of this seat in this call comes to nothing, or an empty word."""
    if game.marks and imprisoned(game, seat, call):
        return "marked"
    if game.sheet:
        if held(game, seat, call) is not None:
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


def disguise(game: Game, seat: int) -> str:
    """The card this seat passes for of its own accord, or an empty word."""
    for marked in game.marks:
        if marked.seat == seat and game.law(marked.mark).appears:
            return game.law(marked.mark).appears
    return game.role(seat).shows


def card_shown(game: Game, seat: int) -> str:
    """What a check of this seat shows now."""
    own = disguise(game, seat)
    found = borne(game, Appear, seat)
    if found is not None and not (own and found[1].under_masks):
        return found[1].card
    return own or game.roles[seat - 1]


def type_shown(game: Game, seat: int) -> str:
    """The type a check of this seat shows: that of the card shown, or of the post he has come into."""
    card = card_shown(game, seat)
    if card == game.roles[seat - 1]:
        card = (*game.inherited(seat), card)[0]
    return game.book.roles[card].type


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
            return _yes(shown[0].side in learn.of)
        case "kind":
            if shown[0].kind not in learn.of:
                return "no"
            return cards[0] if learn.exactly else "yes"
        case "type":
            return type_shown(game, targets[0])
        case "number":
            return str(sum(type_shown(game, seat) in learn.of for seat in targets))
        case "post":
            posts = (game.roles[targets[0] - 1], *game.inherited(targets[0]))
            return _yes(any(game.book.roles[post].kind in learn.of for post in posts))
        case "attempts":
            return str(sum(targets[0] in aimed(game, entry, Kill) for entry in attempts(game)))
        case "attacker":
            mask = disguise(game, targets[0])
            cleared = bool(mask) and game.book.roles[mask].side in learn.of
            return _yes(not cleared and any(targets[0] in entry.actors for entry in attempts(game)))
        case _:
            assert_never(learn.what)


def aimed(game: Game, entry: Acted, kind: type[Verb]) -> tuple[int, ...]:
    """Whom the effects of this kind behind a line fall on."""
    found = [
        effect.reaches(entry.targets) for effect in ability_of(game, entry).effects if type(effect) is kind
    ]
    return tuple(dict.fromkeys(seat for seats in found for seat in seats))


def _yes(condition: bool) -> str:
    return "yes" if condition else "no"


def attempts(game: Game, volley: str = "") -> list[Acted]:
    """The attempts on a life as far as the sheet is written; lines of the named volley left out."""
    effects = game.index.effects
    return [
        entry
        for entry in game.sheet
        if not entry.void
        and Kill in effects[entry.call, entry.ability]
        and not (volley and _volley(game, entry.call) == volley)
    ]


def turned_back(game: Game) -> list[Acted]:
    """The attempts on a life that a guard has turned back."""
    effects = game.index.effects
    return [
        entry
        for entry in game.sheet
        if entry.void == "deterred"
        and Kill in effects[entry.call, entry.ability]
        and not effect_of(game, entry, Kill).unless_struck
    ]


def fate(game: Game, volley: str = "") -> Fate:
    """Who dies of this night's sheet as far as it is written; lines of the named volley left out."""
    tried = attempts(game, volley)
    if not tried:
        return NO_FATE
    toll = _Toll(game)
    last_resort = [entry for entry in tried if effect_of(game, entry, Kill).unless_struck]
    for entry in tried:
        if entry not in last_resort:
            for target in aimed(game, entry, Kill):
                toll.struck.add(target)
                toll.strike(entry, target)
    for entry in last_resort:
        for target in aimed(game, entry, Kill):
            if target not in toll.struck:
                toll.strike(entry, target)
    if toll.dead:
        toll.follow_links()
    return Fate(frozenset(toll.dead), tuple(toll.strikes), frozenset(toll.absorbed))


class _Toll:
    """The reckoning of one night, attempt by attempt."""

    __slots__ = ("absorbed", "blows", "dead", "game", "sprung", "strikes", "struck")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.dead: set[int] = set()
        self.blows: dict[int, Acted] = {}
        self.struck: set[int] = set()
        self.sprung: set[int] = set()
        self.strikes: list[Struck] = []
        self.absorbed: dict[tuple[str, int], int] = {}

    def strike(self, entry: Acted, target: int) -> None:
        """One attempt: spared, ambushed, shielded, covered by another who is hit instead, or deadly."""
        game = self.game
        if game.roles[target - 1] in effect_of(game, entry, Kill).spares:
            self._tell(target, entry, "spared", 0, game.cite("spared"))
            return
        trap = None if target in self.sprung else _ambush(game, target)
        if trap is not None:
            self.sprung.add(target)
            self._tell(target, entry, "ambushed", target, ability_of(game, trap).rules)
            self._hit(trap, _killer(game, entry, trap))
            return
        hit, covering = target, list[int]()
        while True:
            if self._shielded(entry, hit):
                return
            found = borne(game, Cover, hit)
            guard = doer(found[1].by, found[0].actors, found[0].targets) if found is not None else 0
            if found is None or guard in covering:
                break
            covering.append(hit)
            self._tell(hit, entry, "covered", guard, ability_of(game, found[0]).rules)
            hit = guard
        self._dies(entry, hit)

    def _hit(self, entry: Acted, seat: int) -> None:
        if not self._shielded(entry, seat):
            self._dies(entry, seat)

    def _dies(self, entry: Acted, seat: int) -> None:
        self.dead.add(seat)
        self.blows.setdefault(seat, entry)
        self._tell(seat, entry, "dies", 0, ability_of(self.game, entry).rules)

    def _tell(self, seat: int, entry: Acted, outcome: str, by: int, rules: tuple[str, ...]) -> None:
        self.strikes.append(Struck(seat, entry.call, outcome, by, rules))

    def _shielded(self, entry: Acted, seat: int, blow: Acted | None = None) -> bool:
        """Does a shield take the blow of this line? It never takes that of its own line.

        A death that follows from another's came with the `blow` that killed the other.
        """
        game = self.game
        linked, struck = blow is not None, blow or entry
        for at, shield in enumerate(game.sheet):
            if (
                shield.void
                or shield is entry
                or Shield not in game.index.effects[shield.call, shield.ability]
            ):
                continue
            for effect in ability_of(game, shield).effects:
                if type(effect) is not Shield or (linked and not effect.links):
                    continue
                if seat not in (effect.reaches(shield.targets) if effect.on == "target" else shield.actors):
                    continue
                if effect.from_now and struck in game.sheet[:at]:
                    continue
                taken = self.absorbed.get((shield.call, seat), 0)
                if effect.blows == 0 or taken < effect.blows:
                    self.absorbed[shield.call, seat] = taken + 1
                    rules = ability_of(game, shield).rules
                    self._tell(seat, entry, "shielded", shield.actors[0], rules)
                    return True
        return False

    def follow_links(self) -> None:
        """Whoever is bound to one of the dead dies with him; it goes no further than that."""
        game = self.game
        for entry in game.sheet:
            if entry.void or Link not in game.index.effects[entry.call, entry.ability]:
                continue
            for effect in ability_of(game, entry).effects:
                if type(effect) is Link:
                    self._follow(entry, effect)

    def _follow(self, entry: Acted, link: Link) -> None:
        actor, target = doer(link.by, entry.actors, entry.targets), link.reaches(entry.targets)[0]
        first, second = (target, actor) if link.falls == "actor" else (actor, target)
        if first not in self.dead or second in self.dead or _lifted(self.game, target):
            return
        if not self._shielded(entry, second, self.blows[first]):
            self._dies(entry, second)


def _ambush(game: Game, seat: int) -> Acted | None:
    """The line by which this seat lies in wait."""
    effects = game.index.effects
    for entry in game.sheet:
        if entry.actors == (seat,) and not entry.void and Ambush in effects[entry.call, entry.ability]:
            return entry
    return None


def _killer(game: Game, entry: Acted, trap: Acted) -> int:
    """Who falls into the pit: the killer, or of a gang the nearest clockwise."""
    if entry.call not in game.book.gangs:
        return entry.actors[0]
    near = game.living if effect_of(game, trap, Ambush).nearest == "player" else entry.actors
    return nearest(trap.actors[0], near, game.seats)


def nearest(seat: int, among: tuple[int, ...], seats: int) -> int:
    """The one of these who sits nearest to a seat, clockwise."""
    return min((other for other in among if other != seat), key=lambda other: (other - seat) % seats)


def visitors(game: Game, watcher: Acted) -> tuple[str, ...]:
    """The characters who came to the watched player, each once, in the printed order of the night."""
    watch, watched = effect_of(game, watcher, Watch), aimed(game, watcher, Watch)[0]
    printed = [step.who for step in game.book.phases[game.phase].steps.values() if type(step) is Call]
    found: list[str] = []
    for entry in sorted(game.sheet, key=lambda line: printed.index(line.call)):
        if entry is watcher or entry.void or watched not in entry.targets:
            continue
        if entry.call not in game.book.gangs:
            found.append(game.roles[entry.actors[0] - 1])
        elif watch.gangs == "whole":
            found.append(entry.call)
        else:
            found += [game.roles[seat - 1] for seat in sorted(entry.behind)]
    return tuple(dict.fromkeys(found))
