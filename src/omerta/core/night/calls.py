"""A call of the night as it goes on: gestures, the line on the sheet, what follows at once."""

from __future__ import annotations

from omerta.core.book.model import Gang
from omerta.core.book.verbs import Converse, Learn, Mark, Reveal, doer
from omerta.core.command_run import Course
from omerta.core.events import (
    Acted,
    Answered,
    Granted,
    Imposed,
    LeftToChance,
    Lingered,
    Met,
    Pointed,
    Pressed,
    SignsOpened,
    Slept,
    Spent,
)
from omerta.core.game import Game, draw
from omerta.core.moments import Calling, Option
from omerta.core.night.agreement import agreement, head
from omerta.core.night.gestures import PASS, may_pass, options, takes_back
from omerta.core.night.resolution import answer, card_shown, deterred, fate, void
from omerta.core.night.waking import baited, summon


def gesture(course: Course, now: Calling, seat: int, option: Option) -> None:
    """A woken seat points; a single role's choice is taken at once, or when a sealed call ends."""
    deed, targets = option
    course.tell(Pointed(seat, deed, targets, now.awake))
    if now.call not in course.game.book.gangs and not takes_back(course.game):
        _take(course, now, seat, option)


def _take(course: Course, now: Calling, seat: int, option: Option) -> None:
    if option != PASS:
        _perform(course, now.call, (seat,), option, void(course.game, seat, now.call))


def go_on(course: Course, now: Calling) -> bool:
    """Close the call when it is complete, or when the host or the clock closes it."""
    game = course.game
    complete = all([seat in now.gestures for seat in now.awaiting])
    if now.acts and not complete and not now.closing and not now.done:
        return False
    if now.closing and _take_all(course, now):
        return True
    if now.apart and now.queue and (now.closing or (complete and not _lasts(game))):
        summon(course, now)
        return True
    if now.acts and not now.done and (now.awaiting or now.closing):
        gang = game.book.gangs.get(now.call)
        if gang is not None:
            return not _may_change_its_mind(game, now, gang) and _settle(course, now, gang)
        if now.closing and game.book.conduct.late == "lot" and _left_to_chance(course, now):
            return True
    complete = complete or now.done or not now.acts
    if now.closing or (complete and not _lasts(game)):
        if game.waiting_answer is not None:
            return False
        if takes_back(game) and now.acts and not now.grant and baited(game, now.call):
            course.tell(Lingered(now.call))
            return True
        course.tell(Slept(now.call))
        _converse(course, now)
        return True
    return False


def _take_all(course: Course, now: Calling) -> bool:
    """What single players have chosen, and could have changed until now, is taken."""
    if now.call in course.game.book.gangs:
        return False
    waiting = [seat for seat, option in now.gestures.items() if seat not in now.taken and option != PASS]
    for seat in waiting:
        _take(course, now, seat, now.gestures[seat])
    return bool(waiting)


def _may_change_its_mind(game: Game, now: Calling, gang: Gang) -> bool:
    """Where the most hands decide, each may point elsewhere until the clock or the host ends the call.

    At a sealed pace so may every gang.
    """
    by_hands = takes_back(game) or gang.agree in ("plurality", "absolute")
    return _lasts(game) and not now.closing and by_hands and bool(now.awaiting)


def _lasts(game: Game) -> bool:
    """Does a call go on until the clock or the host ends it, whatever was done?"""
    return game.pace in ("timed", "sealed") or "calling" in game.by_hand


def _left_to_chance(course: Course, now: Calling) -> bool:
    """Chance chooses for whoever had to choose and did not."""
    game = course.game
    late = [seat for seat in now.awaiting if seat not in now.gestures and not may_pass(game, now, seat)]
    for seat in late:
        found = options(course.game, now, seat)
        deed, targets = found[draw(course.game, len(found))]
        course.tell(LeftToChance(seat, deed, targets, now.awake, game.cite("late")))
        _perform(course, now.call, (seat,), (deed, targets), void(course.game, seat, now.call))
    return bool(late)


def _converse(course: Course, now: Calling) -> None:
    """Whoever chose somebody to talk to in signs may do so now; where time tells, it passes in any case."""
    game = course.game
    if not now.acts or game.pace == "silent":
        return
    for name, ability in game.index.abilities[now.call].items():
        for effect in ability.effects:
            if type(effect) is Converse:
                entry = _last_line(game, now.call, name)
                if entry is not None:
                    seats = (entry.actors[0], effect.reaches(entry.targets)[0])
                    course.tell(SignsOpened(seats, effect.seconds, ability.rules))
                elif takes_back(game):
                    course.tell(SignsOpened((), effect.seconds, ability.rules))


def _last_line(game: Game, call: str, ability: str) -> Acted | None:
    """What was done at this call, if it was this and came to something."""
    entry = game.sheet[-1] if game.sheet else None
    done = entry is not None and (entry.call, entry.ability) == (call, ability) and not entry.void
    return entry if done else None


def _settle(course: Course, now: Calling, gang: Gang) -> bool:
    """The gang's shot, once all awake have pointed as one or the time is over.

    What ends a call early is what everybody awake can see; what it came to is settled by those who count.
    """
    game = course.game
    members = game.gang(now.call)
    deciders = [seat for seat in now.awaiting if seat in members]
    seen, tied = agreement(game, now, gang, list(now.awaiting))
    if seen is None and not now.closing and deciders:
        leader = head(game, now, gang)
        if leader and tied and not now.among:
            course.tell(Pressed(now.call, leader, tuple(sorted(tied)), game.cite("pressed")))
            return True
        if not (now.among or now.apart):
            return False
    agreed, _ = agreement(game, now, gang, deciders)
    members = tuple(deciders) or members
    able = tuple(seat for seat in members if not void(game, seat, now.call))
    if agreed is None or agreed == PASS:
        reason = "marked" if not deciders else "passed" if agreed == PASS else "no-agreement"
        course.tell(Acted(now.call, members, gang.ability, (), reason, game.cite(f"void.{reason}")))
    else:
        reason = "" if able else void(game, members[0], now.call)
        behind = tuple([seat for seat in deciders if now.gestures.get(seat) == agreed])
        _perform(course, now.call, able or members, agreed, reason, behind)
        _grant(course, now)
    return True


def _grant(course: Course, now: Calling) -> None:
    """Killing the one who sat among them unknown gives the gang one more shot."""
    game = course.game
    shot = game.sheet[-1]
    if now.grant or shot.void:
        return
    target = shot.targets[0]
    role = game.role(target)
    if role.bait_for != now.call:
        return
    last = [strike for strike in fate(game).strikes if strike.call == now.call]
    if any(strike.seat == target and strike.outcome == "dies" for strike in last):
        course.tell(Granted(now.call, now.awake, role.rules))


def _perform(
    course: Course,
    call: str,
    actors: tuple[int, ...],
    option: Option,
    reason: str,
    behind: tuple[int, ...] = (),
) -> None:
    """Write the line on the sheet and do what it does at once."""
    game = course.game
    name, targets = option
    ability = game.index.abilities[call][name]
    if not reason and game.sheet and deterred(game, targets):
        reason = "deterred"
    rules = game.cite(f"void.{reason}") if reason else ability.rules
    course.tell(Acted(call, actors, name, targets, reason, rules, behind))
    if ability.limit in ("picked-once", "once"):
        course.tell(Spent(actors[0], call, targets[0], ability.rules))
    sign = ""
    for effect in ability.effects:
        if type(effect) is Learn:
            asked = (actors[0], name, effect.reaches(targets))
            sign = _answer(course, asked, effect, reason, ability.rules)
        elif type(effect) is Reveal and not reason:
            seen = doer(effect.by, actors, targets)
            for target in effect.reaches(targets):
                course.tell(Met(target, seen, game.roles[seen - 1], ability.rules))
        elif type(effect) is Mark and not reason and (sign == "yes" or not effect.on_yes):
            _mark(course, doer(effect.by, actors, targets), effect, effect.reaches(targets) or actors)


def _answer(
    course: Course,
    question: tuple[int, str, tuple[int, ...]],
    learn: Learn,
    reason: str,
    rules: tuple[str, ...],
) -> str:
    """A void check gets the neutral sign, or the decoy where the table wants one.

    A decoy cites what a true answer would: its rules must not give it away.
    """
    game = course.game
    seat, name, targets = question
    if not reason:
        sign = answer(game, learn, targets)
    elif game.book.conduct.void_answer == "none":
        sign, rules = "none", game.cite("void-answer")
    else:
        sign = learn.decoy
    now = game.now
    seen_by = now.awake if type(now) is Calling else ()
    course.tell(Answered(seat, name, targets, sign, "showing" not in game.by_hand, rules, seen_by))
    return sign


def _mark(course: Course, actor: int, effect: Mark, targets: tuple[int, ...]) -> None:
    game = course.game
    for target in targets:
        shown = game.book.roles[card_shown(game, target)].side
        if effect.shown_sides and shown not in effect.shown_sides:
            continue
        if game.role(target).side in effect.never_sides:
            continue
        if not any(m.mark == effect.mark and m.seat == target for m in game.marks):
            course.tell(Imposed(target, effect.mark, actor, game.law(effect.mark).rules))
