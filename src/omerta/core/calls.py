"""A call of the night: who wakes, what may be done, what follows at once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from omerta.core.course import Course
from omerta.core.events import Acted, Answered, Called, Granted, Imposed, Met, Pointed, Slept, Spent, Woken
from omerta.core.game import Calling, Game, Option
from omerta.core.night import answer, card_shown, fate, imprisoned, void
from omerta.core.vocabulary import Ability, Call, Gang, Learn, Mark, Reveal

PASS: Option = ("pass", ())


def is_called(game: Game, step: Call) -> bool:
    """Only those in the game are called; the dead only where their cards are hidden."""
    if step.only_by_hand and "dealing" not in game.by_hand:
        return False
    if step.who in game.book.gangs:
        return bool(game.gang(step.who))
    return step.who in game.deck and bool(game.book.conduct.call_dead or game.holders(step.who))


def open_call(course: Course, step: Call) -> None:
    """The cue is given; those who answer to it open their eyes."""
    course.tell(Called(step.who))
    seats = awake(course.game, step.who, step.acts)
    if seats:
        course.tell(Woken(step.who, seats))


def awake(game: Game, call: str, acts: bool) -> tuple[int, ...]:
    """Who opens his eyes at this call; prisoners do not wake with their gang."""
    called = game.answering(call)
    if not (acts and game.marks and call in game.book.gangs):
        return called
    return tuple([seat for seat in called if not imprisoned(game, seat, call)])


def ability(game: Game, call: str, name: str) -> Ability | None:
    """The ability of this name that a call may use."""
    return game.index.abilities[call].get(name)


def options(game: Game, now: Calling, seat: int) -> tuple[Option, ...]:
    """The gestures open to a woken seat."""
    gang = game.book.gangs.get(now.call)
    if not now.acts or seat not in now.awake or now.done or (gang is None and seat in now.gestures):
        return ()
    if gang is not None:
        found = _targets(game, gang.does, gang.ability, now.call, seat)
    else:
        abilities = game.book.roles[now.call].abilities
        found = [
            option for name in abilities for option in _targets(game, abilities[name], name, now.call, seat)
        ]
    if not found or now.grant or game.index.may_pass[now.call]:
        found.append(PASS)
    return tuple(found)


def may_pass(game: Game, now: Calling, seat: int) -> bool:
    """May the woken one do nothing? Whoever has no possible target may always."""
    if now.grant or game.index.may_pass[now.call]:
        return True
    if now.call in game.book.gangs:
        return False
    abilities = game.book.roles[now.call].abilities
    return not any(_targets(game, abilities[name], name, now.call, seat) for name in abilities)


def _targets(game: Game, ability: Ability, name: str, call: str, seat: int) -> list[Option]:
    open_to: Iterable[int] = game.living
    if ability.who == "others":
        open_to = [target for target in open_to if target != seat]
    if ability.limit != "none":
        out = barred(game, ability, call, seat)
        open_to = [target for target in open_to if target not in out]
    if ability.targets == 1:
        return [(name, (target,)) for target in open_to]
    return [(name, group) for group in combinations(open_to, ability.targets)]


def barred(game: Game, ability: Ability, call: str, seat: int) -> tuple[int, ...]:
    """Whom the limit of an ability keeps this actor from tonight."""
    if ability.limit == "self-not-twice-running":
        picked = any([entry.call == call and entry.targets == (seat,) for entry in game.last_sheet])
        return (seat,) if picked else ()
    return tuple([target for helper, target in game.spent if helper == call])


def gesture(course: Course, now: Calling, seat: int, option: Option) -> None:
    """A woken seat points; a single role's choice is taken at once."""
    deed, targets = option
    course.tell(Pointed(seat, deed, targets, now.awake))
    if now.call not in course.game.book.gangs and option != PASS:
        _perform(course, now.call, (seat,), deed, targets, void(course.game, seat, now.call))


def go_on(course: Course, now: Calling) -> bool:
    """Close the call when it is complete, or when the host or the clock closes it."""
    if now.acts and len(now.gestures) < len(now.awake) and not now.closing and not now.done:
        return False
    game = course.game
    if now.acts and not now.done and (now.awake or now.closing):
        gang = game.book.gangs.get(now.call)
        if gang is not None:
            return _settle(course, now, gang)
    complete = not now.acts or now.done or len(now.gestures) == len(now.awake)
    if now.closing or (complete and game.pace != "timed" and "calling" not in game.by_hand):
        if game.waiting_answer is not None:
            return False
        course.tell(Slept(now.call))
        return True
    return False


def _settle(course: Course, now: Calling, gang: Gang) -> bool:
    """The gang's shot, once all awake have pointed as one or the time is over."""
    game = course.game
    members = game.gang(now.call)
    deciders = [seat for seat in now.awake if seat in members]
    gestures = [now.gestures.get(seat) for seat in deciders]
    agreed = gestures[0] if gestures and gestures.count(gestures[0]) == len(gestures) else None
    if not now.closing and agreed is None and deciders:
        return False
    if agreed is None and gang.agree == "majority":
        agreed = _most(gestures)
    members = tuple(deciders) or members
    able = tuple(seat for seat in members if not void(game, seat, now.call))
    if agreed is None or agreed == PASS:
        reason = "passed" if agreed == PASS else "no-agreement" if deciders else "marked"
        course.tell(Acted(now.call, members, gang.ability, (), reason, game.cite(f"void.{reason}")))
    else:
        reason = "" if able else void(game, members[0], now.call)
        _perform(course, now.call, able or members, gang.ability, agreed[1], reason)
        _grant(course, now)
    return True


def _most(gestures: list[Option | None]) -> Option | None:
    """The gesture made by more members than any other."""
    made = [each for each in gestures if each is not None]
    ranked = sorted(set(made), key=made.count, reverse=True)
    if not ranked or (len(ranked) > 1 and made.count(ranked[0]) == made.count(ranked[1])):
        return None
    return ranked[0]


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
    course: Course, call: str, actors: tuple[int, ...], name: str, targets: tuple[int, ...], reason: str
) -> None:
    """Write the line on the sheet and do what it does at once."""
    game = course.game
    ability = game.index.abilities[call][name]
    rules = game.cite(f"void.{reason}") if reason else ability.rules
    course.tell(Acted(call, actors, name, targets, reason, rules))
    if ability.limit == "picked-once":
        course.tell(Spent(actors[0], call, targets[0], ability.rules))
    for effect in ability.effects:
        if type(effect) is Learn:
            _answer(course, (actors[0], name, targets), effect, reason, ability.rules)
        elif type(effect) is Reveal and not reason:
            for target in targets:
                course.tell(Met(target, actors[0], game.roles[actors[0] - 1], ability.rules))
        elif type(effect) is Mark and not reason:
            _mark(course, actors[0], effect, targets)


def _answer(
    course: Course,
    question: tuple[int, str, tuple[int, ...]],
    learn: Learn,
    reason: str,
    rules: tuple[str, ...],
) -> None:
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
    course.tell(Answered(seat, name, targets, sign, "showing" not in game.by_hand, rules))


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
