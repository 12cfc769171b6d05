"""May this be done now? Each law in the way has a name; an empty word means that nothing is in the way."""

from __future__ import annotations

from omerta.core import calls
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
    if any(seat not in game.living for seat in act.targets):
        return "dead-target"
    return ""


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
    if act.deed == "pass":
        return "" if not act.targets and calls.may_pass(game, now, act.seat) else "must-choose"
    ability = calls.ability(game, now.call, act.deed)
    if ability is None:
        return "no-such-deed"
    if len(act.targets) != ability.targets or (
        ability.targets > 1 and len(set(act.targets)) < ability.targets
    ):
        return "wrong-number"
    if ability.who == "others" and act.seat in act.targets:
        return "self-target"
    if ability.limit == "none":
        return ""
    barred = calls.barred(game, ability, now.call, act.seat)
    if not any(seat in barred for seat in act.targets):
        return ""
    return "self-twice-running" if ability.limit == "self-not-twice-running" else "spent"
