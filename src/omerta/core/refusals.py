"""Why something cannot be done: the name of the law in the way. Only ever asked when a deed was refused."""

from __future__ import annotations

from omerta.core import calls
from omerta.core.choices import names_candidates
from omerta.core.commands import Act
from omerta.core.game import Asking, Calling, Counting, Game, Talking
from omerta.core.vocabulary import Ability


def why_not(game: Game, act: Act) -> str:
    """The reason, by name, why this deed is not among the choices."""
    if game.over is not None:
        return "game-over"
    if not 1 <= act.seat <= game.seats or any(not 1 <= seat <= game.seats for seat in act.targets):
        return "no-such-seat"
    if act.seat not in game.living and not (isinstance(game.now, Talking) and act.seat in game.now.seats):
        return "dead"
    if any(seat not in game.living for seat in act.targets):
        return "dead-target"
    now = game.now
    if isinstance(now, Counting):
        return _why_no_vote(game, now, act)
    if isinstance(now, Calling):
        return _why_no_gesture(game, now, act)
    if isinstance(now, Asking | Talking):
        return _why_no_name(game, now, act)
    return "nothing-to-do"


def _why_no_vote(game: Game, now: Counting, act: Act) -> str:
    if act.deed not in ("vote", "against", "abstain"):
        return "not-now"
    if game.voteless(act.seat):
        return "voteless"
    if act.seat not in now.voters:
        return "hand-used"
    if now.order == "in-turn" and now.voters[len(now.ballots)] != act.seat:
        return "not-your-turn"
    return "not-a-candidate"


def _why_no_name(game: Game, now: Asking | Talking, act: Act) -> str:
    if act.deed == "name" and act.targets:
        if isinstance(now, Asking) and game.trial is not None and act.targets[0] in game.trial.tried:
            return "voted-on-today"
        if act.targets[0] in (now.names if isinstance(now, Asking) else game.named):
            return "already-named"
        if isinstance(now, Talking) and not names_candidates(game):
            return "no-names-here"
    if isinstance(now, Talking) and act.seat not in now.seats:
        return "not-your-turn"
    return "already-said" if act.deed in ("name", "refrain", "ready") else "not-now"


def _why_no_gesture(game: Game, now: Calling, act: Act) -> str:
    if not now.acts:
        return "introduction"
    if act.seat not in now.awake:
        return "asleep"
    if now.done or (act.seat in now.gestures and now.call not in game.book.gangs):
        return "already-acted"
    ability = _ability(game, now, act.deed)
    if ability is None:
        return "must-choose" if act.deed == "pass" else "no-such-deed"
    if len(act.targets) != ability.targets or len(set(act.targets)) != len(act.targets):
        return "wrong-number"
    if ability.who == "others" and act.seat in act.targets:
        return "self-target"
    limits = [calls.limited(game, ability, now.call, act.seat, target) for target in act.targets]
    return next((limit for limit in limits if limit), "not-now")


def _ability(game: Game, now: Calling, deed: str) -> Ability | None:
    gang = game.gang_of(now.call)
    if gang is not None:
        return gang.does if deed == gang.ability else None
    return game.book.roles[now.call].abilities.get(deed)
