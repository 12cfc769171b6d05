"""May this be done now? Each law in the way has a name; an empty word means that nothing is in the way."""

from __future__ import annotations

from typing import assert_never

from omerta.core.commands import Act
from omerta.core.day.floor import nameable
from omerta.core.day.lone_decisions import has_power, step_in_refusal
from omerta.core.game import Game
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Talking
from omerta.core.night import gestures


def refusal(game: Game, act: Act) -> str:
    """The name of the law that forbids this deed, or an empty word: then it is among the choices."""
    now = game.now
    if act.deed == "step-in" and not act.targets and has_power(game, act.seat):
        return step_in_refusal(game, act.seat)
    if isinstance(now, Counting):
        return _vote(game, now, act)
    if game.over is not None:
        return "game-over"
    if reason := _people(game, act):
        return reason
    if isinstance(now, Calling):
        return _gesture(game, now, act)
    if isinstance(now, Talking):
        return _talk(game, now, act)
    if isinstance(now, Asking):
        return _asked(game, now, act)
    if isinstance(now, Holding):
        return _held(now, act)
    if isinstance(now, Deciding):
        return _decision(now, act)
    if now is None:
        return "nothing-to-do"
    assert_never(now)


def _people(game: Game, act: Act) -> str:
    """The dead do nothing, and nothing is done to them; only a last word is left to them."""
    living = game.living
    if act.seat in living and all([seat in living for seat in act.targets]):
        return ""
    if not 1 <= act.seat <= game.seats or any(not 1 <= seat <= game.seats for seat in act.targets):
        return "no-such-seat"
    if act.seat not in game.living and not _speaks_from_the_grave(game, act.seat):
        return "dead"
    if any(seat not in game.living for seat in act.targets) and not _asks_the_dead(game, act):
        return "dead-target"
    return ""


def _asks_the_dead(game: Game, act: Act) -> bool:
    ability = gestures.ability(game, game.now, act.seat, act.deed) if type(game.now) is Calling else None
    return ability is not None and ability.who == "out"


def _speaks_from_the_grave(game: Game, seat: int) -> bool:
    """Has one who is out a last word, an heir to name, or somebody to take with him?"""
    now = game.now
    return (type(now) is Talking and seat in now.seats) or (type(now) is Deciding and seat == now.seat)


def _held(now: Holding, act: Act) -> str:
    if act.deed != "let-be" or act.targets:
        return "not-now"
    return "" if act.seat in now.owed else "already-said"


def _decision(now: Deciding, act: Act) -> str:
    if act.seat != now.seat:
        return "not-your-turn"
    if (act.deed, act.targets) in now.options:
        return ""
    known = {deed for deed, _ in now.options}
    return "not-a-candidate" if act.deed in known and len(act.targets) == 1 else "not-now"


def _vote(game: Game, now: Counting, act: Act) -> str:
    if act.seat not in now.voters:
        return _people(game, act) or ("voteless" if game.voteless(act.seat) else "hand-used")
    if now.order == "in-turn" and now.turn != act.seat:
        return "vote-given" if act.seat in now.ballots else "not-your-turn"
    if not now.plain:
        return _special_vote(game, now, act)
    if act.deed == "vote" and len(act.targets) == 1 and act.targets[0] in now.standing:
        return ""
    if not act.targets and (act.deed == "abstain" or (act.deed == "against" and now.kind == "sentence")):
        return ""
    return _people(game, act) or ("not-a-candidate" if act.deed == "vote" else "not-now")


def _special_vote(game: Game, now: Counting, act: Act) -> str:
    """A count with a law of its own."""
    if (act.deed, act.targets) in now.options_of(act.seat):
        return ""
    if reason := _people(game, act):
        return reason
    if act.deed == "abstain" and not act.targets:
        return "must-vote" if now.compulsory else "hand-used"
    if act.seat in now.handing:
        return "hands-over"
    if act.seat in now.idle or (now.kind == "roses" and not now.options_of(act.seat)):
        return "hand-used"
    if now.kind == "roses" and act.deed in ("black", "red") and len(act.targets) == 1:
        given = now.ballots if act.deed == "black" else now.reds
        if act.seat in given:
            return "hand-used"
        return "self-vote" if act.targets[0] == act.seat else "same-rose"
    if act.deed == "vote" and len(act.targets) == 1 and now.kind not in ("roses", "proposal"):
        return "self-vote" if act.targets[0] in now.standing else "not-a-candidate"
    return "not-now"


def _talk(game: Game, now: Talking, act: Act) -> str:
    if act.seat not in now.seats:
        return "asleep" if now.kind == "signs" else "silenced" if game.mute(act.seat) else "not-your-turn"
    if act.seat in now.ready:
        return "already-said"
    if act.deed == "name" and len(act.targets) == 1:
        if not now.names_candidates:
            return "no-names-here"
        if now.most and now.given >= now.most:
            return "named-enough"
        if act.targets[0] in nameable(game, act.seat, now):
            return ""
        return _unnameable(game, now, act)
    return "" if act.deed == "ready" and not act.targets else "not-now"


def _unnameable(game: Game, now: Talking, act: Act) -> str:
    target = act.targets[0]
    if target in game.named:
        return "already-named"
    if now.others_only and target == act.seat:
        return "self-name"
    return "not-in-circle"


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
    if now.done or not gestures.may_point(game, now, act.seat):
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
    number = gestures.needed(game, ability, act.seat)
    if len(act.targets) != number or (number > 1 and len(set(act.targets)) < number):
        return "wrong-number"
    if ability.who == "others" and act.seat in act.targets:
        return "self-target"
    if ability.who != "anyone" and any(
        seat not in gestures.open_to(game, ability, act.seat) for seat in act.targets
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
