"""May this be done now? Each law in the way has a name; an empty word means that nothing is in the way."""

from __future__ import annotations

from omerta.core import gestures
from omerta.core.commands import Act
from omerta.core.game import Asking, Calling, Counting, Game, Talking


def refusal(game: Game, act: Act) -> str:
    """The name of the law that forbids this deed, or an empty word: then it is among the choices."""
    now = game.now
    if type(now) is Counting:
        return _vote(game, now, act)
    if game.over is not None:
        return "game-over"
    if reason := _people(game, act):
        return reason
    if type(now) is Calling:
        return _gesture(game, now, act)
    if type(now) is Talking:
        return _talk(game, now, act)
    if type(now) is Asking:
        return _asked(game, now, act)
    return "nothing-to-do"


def _people(game: Game, act: Act) -> str:
    """The dead do nothing, and nothing is done to them; only a last word is left to them."""
    living = game.living
    if act.seat in living and all([seat in living for seat in act.targets]):
        return ""
    if not 1 <= act.seat <= game.seats or any(not 1 <= seat <= game.seats for seat in act.targets):
        return "no-such-seat"
    if act.seat not in game.living and not (type(game.now) is Talking and act.seat in game.now.seats):
        return "dead"
    if any(seat not in game.living for seat in act.targets) and not _asks_the_dead(game, act):
        return "dead-target"
    return ""


def _asks_the_dead(game: Game, act: Act) -> bool:
    ability = gestures.ability(game, game.now, act.seat, act.deed) if type(game.now) is Calling else None
    return ability is not None and ability.who == "out"


def _vote(game: Game, now: Counting, act: Act) -> str:
    if act.seat not in now.voters:
        return _people(game, act) or ("voteless" if game.voteless(act.seat) else "hand-used")
    if now.order == "in-turn" and now.turn != act.seat:
        return "not-your-turn"
    if act.deed == "vote" and len(act.targets) == 1 and act.targets[0] in now.standing:
        return ""
    if not act.targets and (act.deed == "abstain" or (act.deed == "against" and now.kind == "sentence")):
        return ""
    return _people(game, act) or ("not-a-candidate" if act.deed == "vote" else "not-now")


def _talk(game: Game, now: Talking, act: Act) -> str:
    if act.seat not in now.seats:
        return "not-your-turn"
    if act.seat in now.ready:
        return "already-said"
    if act.deed == "name" and len(act.targets) == 1:
        if not now.names_candidates:
            return "no-names-here"
        return "already-named" if act.targets[0] in game.named else ""
    return "" if act.deed == "ready" and not act.targets else "not-now"


def _asked(game: Game, now: Asking, act: Act) -> str:
    if act.seat not in now.owed:
        return "already-said"
    if act.deed == "name" and len(act.targets) == 1:
        if act.targets[0] in now.open_to:
            return ""
        return "already-named" if act.targets[0] in now.names else "voted-on-today"
    return "" if act.deed == "refrain" and not act.targets else "not-now"


def _gesture(game: Game, now: Calling, act: Act) -> str:
    if not now.acts:
        return "introduction"
    if act.seat not in now.awake:
        return "asleep"
    if now.done or (act.seat in now.gestures and now.call not in game.book.gangs):
        return "already-acted"
    if now.call not in game.book.gangs and act.seat not in now.awaiting:
        return "only-watching"
    if now.among and not (act.seat in now.awaiting and act.seat not in now.gestures):
        return "already-acted"
    if act.deed == "pass":
        return "" if not act.targets and gestures.may_pass(game, now, act.seat) else "must-choose"
    return _choice(game, now, act)


def _choice(game: Game, now: Calling, act: Act) -> str:
    """Is this a choice that the woken one may make?"""
    ability = gestures.ability(game, now, act.seat, act.deed)
    if ability is None:
        return "no-such-deed"
    if now.among and (act.targets[0] if act.targets else 0) not in now.among:
        return "not-among-the-tied"
    if gestures.unavailable(game, ability, now.call):
        return "not-yet" if ability.after else "spent"
    number = gestures.needed(game, ability, now.call, act.seat)
    if len(act.targets) != number or (number > 1 and len(set(act.targets)) < number):
        return "wrong-number"
    if ability.who == "others" and act.seat in act.targets:
        return "self-target"
    if ability.who != "anyone" and any(
        seat not in gestures.open_to(game, ability, now.call, act.seat) for seat in act.targets
    ):
        return "not-out" if ability.who == "out" else "one-of-yours"
    if gestures.repeats_group(game, ability, now.call, act.seat, tuple(sorted(act.targets))):
        return "same-again"
    if not gestures.limited(game, ability, now.call, act.seat):
        return ""
    barred = gestures.barred(game, ability, now.call, act.seat)
    if not any(seat in barred for seat in act.targets):
        return ""
    if ability.limit == "self-not-twice-running":
        return "self-twice-running"
    return "spent" if ability.limit in ("saved-once", "picked-once") else "same-again"
