"""What a woken player may do: abilities, targets and their limits."""

from __future__ import annotations

from itertools import combinations, permutations

from omerta.core.book.model import Ability, Gang
from omerta.core.commands import Act
from omerta.core.game import Game
from omerta.core.moments import Calling, Option

PASS: Option = ("pass", ())


def ability(game: Game, now: Calling, seat: int, name: str) -> Ability | None:
    """The ability of this name that a woken seat may use."""
    if now.call in game.book.gangs:
        return game.index.abilities[now.call].get(name)
    post = game.post(seat, now.call)
    return game.index.powers[post].get(name) if post else None


def options(game: Game, now: Calling, seat: int) -> tuple[Option, ...]:
    """The gestures open to a woken seat."""
    gang = game.book.gangs.get(now.call)
    if not now.acts or seat not in now.awake or now.done or not may_point(game, now, seat):
        return ()
    if gang is not None:
        found = _shots(game, gang, now.call, seat)
        if now.among:
            found = [option for option in found if option[1][0] in now.among] if _pressed(now, seat) else []
            return (*found, PASS) if found else ()
    else:
        found = _own_options(game, now.call, seat)
        if not found and seat not in now.awaiting:
            return ()
    if not found or now.grant or may_pass_at(game, now.call, seat):
        found.append(PASS)
    return tuple(found)


def may_point(game: Game, now: Calling, seat: int) -> bool:
    """May this seat point, or point elsewhere? At a sealed pace nothing is taken before the call ends."""
    if now.call in game.book.gangs or seat not in now.gestures:
        return True
    return takes_back(game) and seat not in now.taken


def takes_back(game: Game) -> bool:
    """Can every gesture be changed until the clock ends the call?"""
    return game.pace == "sealed" and "calling" not in game.by_hand


def _pressed(now: Calling, seat: int) -> bool:
    return seat in now.awaiting and seat not in now.gestures


def _shots(game: Game, gang: Gang, call: str, seat: int) -> list[Option]:
    if unavailable(game, gang.does, call):
        return []
    return _targets(game, gang.does, gang.ability, call, seat)


def _own_options(game: Game, call: str, seat: int) -> list[Option]:
    post = game.post(seat, call)
    if not post:
        return []
    abilities = game.index.powers[post]
    return [
        option
        for name, ability in abilities.items()
        if not unavailable(game, ability, call)
        for option in _targets(game, ability, name, call, seat)
    ]


def has_choice(game: Game, call: str, seat: int) -> bool:
    """Is there anything to wait for? Whoever may only ask the dead has nobody to ask while all live."""
    post = game.post(seat, call)
    everybody = len(game.living) == game.seats
    return bool(post) and not (everybody and all([a.who == "out" for a in game.index.powers[post].values()]))


def may_pass_at(game: Game, call: str, seat: int) -> bool:
    """Does the book let this seat do nothing at this call?"""
    return game.index.may_pass[call if call in game.book.gangs else game.post(seat, call)]


def may_pass(game: Game, now: Calling, seat: int) -> bool:
    """May the woken one do nothing? Whoever has no possible target may always."""
    if now.grant or may_pass_at(game, now.call, seat):
        return True
    gang = game.book.gangs.get(now.call)
    return not (_own_options(game, now.call, seat) if gang is None else _shots(game, gang, now.call, seat))


def open_to(game: Game, ability: Ability, seat: int) -> list[int]:
    """Whom this seat may choose with an ability, but for its limit."""
    if ability.who == "others":
        return [target for target in game.living if target != seat]
    if ability.who == "out":
        return [target for target in range(1, game.seats + 1) if target not in game.living]
    if ability.who == "strangers":
        gang = game.role(seat).gang
        own = game.gang(gang) if gang else (seat,)
        return [target for target in game.living if target not in own]
    return list(game.living)


def needed(game: Game, ability: Ability, seat: int) -> int:
    """How many targets this seat has to name with an ability."""
    if not ability.or_fewer:
        return ability.targets
    return min(ability.targets, len(open_to(game, ability, seat)))


def _targets(game: Game, ability: Ability, name: str, call: str, seat: int) -> list[Option]:
    if ability.targets == 0:
        return [(name, ())]
    found = open_to(game, ability, seat)
    if limited(game, ability, call, seat):
        out = barred(game, ability, call, seat)
        found = [target for target in found if target not in out]
    if ability.targets == 1:
        return [(name, (target,)) for target in found]
    number = needed(game, ability, seat)
    arrange = permutations if ability.ordered else combinations
    groups = [group for group in arrange(found, number) if number]
    if ability.limit == "other-group" and len(groups) > 1:
        groups = [group for group in groups if not _chosen_last(game, call, seat, group)]
    return [(name, group) for group in groups]


def arranged(game: Game, now: Calling, act: Act) -> tuple[int, ...]:
    """The targets of a deed in the order of their seats, or as they were named where the order matters."""
    if len(act.targets) < 2:
        return act.targets
    known = ability(game, now, act.seat, act.deed)
    return act.targets if known is not None and known.ordered else tuple(sorted(act.targets))


def _chosen_last(game: Game, call: str, seat: int, targets: tuple[int, ...]) -> bool:
    return any(
        [
            entry.call == call and entry.actors == (seat,) and {*entry.targets} == {*targets}
            for entry in game.last_sheet
        ]
    )


def unavailable(game: Game, ability: Ability, call: str) -> bool:
    """Is this ability not there now: too early in the game, or used up?"""
    if ability.after and any(game.index.side[game.roles[seat - 1]] in ability.after for seat in game.living):
        return True
    return ability.limit == "once" and any(helper == call for helper, _ in game.spent)


def limited(game: Game, ability: Ability, call: str, seat: int) -> bool:
    """Is there anything that may keep this seat from single targets of an ability?"""
    if ability.limit not in ("none", "once", "other-group"):
        return True
    return bool(game.book.conduct.no_repeat) and game.post(seat, call) in game.book.conduct.no_repeat


def barred(game: Game, ability: Ability, call: str, seat: int) -> tuple[int, ...]:
    """Whom the limit of an ability, or of its owner, keeps this actor from tonight."""
    if ability.limit == "self-not-twice-running":
        picked = any([entry.call == call and entry.targets == (seat,) for entry in game.last_sheet])
        return (seat,) if picked else ()
    if ability.limit in ("saved-once", "picked-once"):
        return tuple([target for helper, target in game.spent if helper == call])
    return tuple(
        [
            target
            for entry in game.last_sheet
            if entry.call == call and entry.actors == (seat,)
            for target in entry.targets
        ]
    )


def hears_of(ability: Ability, actor: int, saved: int) -> bool:
    """Is the owner of a help told at dawn that it has saved this player? A patient is not (OFF-461)."""
    return ability.hears == "all" or (ability.hears == "others" and saved != actor)


def repeats_group(game: Game, ability: Ability, call: str, seat: int, targets: tuple[int, ...]) -> bool:
    """Would this be the same group as the night before, where another is possible?"""
    if ability.limit != "other-group" or not _chosen_last(game, call, seat, targets):
        return False
    return len(open_to(game, ability, seat)) > len(targets)
