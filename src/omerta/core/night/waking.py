"""Who is called in the night, who opens his eyes, and what he is shown at once."""

from __future__ import annotations

from omerta.core.book.model import Call
from omerta.core.book.verbs import Effect, Learn, Mark
from omerta.core.command_run import Course
from omerta.core.events import Called, Freed, Hindered, Met, Numbered, Summoned, Woken
from omerta.core.game import Game, by_number
from omerta.core.moments import Calling
from omerta.core.night.gestures import unavailable
from omerta.core.night.resolution import fate, held, imprisoned


def is_called(game: Game, step: Call) -> bool:
    """Only those in the game are called; the dead where the table does not know that they are."""
    if step.only_by_hand and "dealing" not in game.by_hand:
        return False
    if step.only_with and step.only_with not in game.deck:
        return False
    call, conduct = step.who, game.book.conduct
    if conduct.call_dead == "never":
        called = bool(game.gang(call) if call in game.book.gangs else _posted(game, call))
    else:
        called = _may_live(game, call)
    if called and not conduct.call_blocked and step.acts and call not in game.book.gangs:
        posted = _posted(game, call)
        return not posted or any(not _asleep(game, seat, call) for seat in posted)
    return called


def _posted(game: Game, call: str) -> tuple[int, ...]:
    """The living who act at this call by their card or as heirs."""
    acting, heirs = game.acting(call), game.index.heirs[call]
    if acting or not heirs:
        return acting
    return tuple([seat for seat in game.living if game.post(seat, call)])


def _may_live(game: Game, call: str) -> bool:
    """As far as the table knows, may somebody who answers to this call be alive?"""
    cards = game.index.summons[call]
    if cards.isdisjoint(game.deck):
        return False
    if game.book.conduct.call_dead == "always":
        return True
    living, shown, heirs = game.living, game.shown, game.index.heirs[call]
    for seat, card in enumerate(game.cards, 1):
        if (card in cards or card in heirs) and (seat in living or seat not in shown):
            return True
    return False


def baited(game: Game, call: str) -> bool:
    """As far as the table knows, may somebody be alive whose death gives this gang one more shot?"""
    baits = [
        seat for seat, card in enumerate(game.cards, 1) if card and game.book.roles[card].bait_for == call
    ]
    if game.book.conduct.call_dead == "always":
        return bool(baits)
    return any([seat in game.living or seat not in game.shown for seat in baits])


def open_call(course: Course, step: Call) -> None:
    """The cue is given; those who answer to it open their eyes, and those who are held are told so."""
    course.tell(Called(step.who, step.seconds))
    now = course.game.now
    if step.apart and step.acts and type(now) is Calling:
        summon(course, now)
        return
    seats = awake(course.game, step)
    if step.apart:
        for seat in seats:
            course.tell(Woken(step.who, (seat,)))
    elif seats:
        _wake(course, step, seats)


def summon(course: Course, now: Calling) -> None:
    """The next of those who act apart is called by his number."""
    game = course.game
    seat = now.queue[0]
    course.tell(Summoned(now.call, by_number(game, now.call).index(seat) + 1))
    if seat in game.living:
        course.tell(Woken(now.call, (seat,)))
        hinder(course, now.call, (seat,))


def _wake(course: Course, step: Call, seats: tuple[int, ...]) -> None:
    course.tell(Woken(step.who, seats))
    if step.acts:
        hinder(course, step.who, seats)
    _introduce(course, step, seats)


def awake(game: Game, step: Call) -> tuple[int, ...]:
    """Who opens his eyes at this call; prisoners do not wake with their gang."""
    call = step.who
    called = game.acting(call) if step.alone else game.answering(call)
    if not step.acts or not (game.marks or game.sheet):
        return called
    gang = bool(game.marks) and call in game.book.gangs
    return tuple(
        [
            seat
            for seat in called
            if not (gang and imprisoned(game, seat, call)) and not _asleep(game, seat, call)
        ]
    )


def _asleep(game: Game, seat: int, call: str) -> bool:
    block = held(game, seat, call) if game.sheet else None
    return block is not None and block.manner == "sleeps"


def hinder(course: Course, call: str, seats: tuple[int, ...]) -> None:
    """Whoever has a part in this call and can do nothing is shown so; who only looks on loses nothing."""
    for seat in seats:
        if _has_part(course.game, call, seat) and _hindered(course.game, call, seat):
            course.tell(Hindered(call, seat, seats, course.game.cite("hindered")))


def _has_part(game: Game, call: str, seat: int) -> bool:
    """Is this call his by his card, by his gang, or by a post that he watches as its heir?"""
    index, card = game.index, game.roles[seat - 1]
    return card in index.acting[call] or card in index.members.get(call, ()) or card in index.heirs[call]


def _hindered(game: Game, call: str, seat: int) -> bool:
    block = held(game, seat, call) if game.sheet else None
    if block is not None:
        return block.manner == "told"
    if call in game.book.gangs:
        return False
    post = game.post(seat, call)
    abilities = game.index.powers[post].values() if post else ()
    if not abilities:
        return False
    if all([unavailable(game, ability, call) for ability in abilities]):
        return True
    only_learns = all([_informs(effect) for ability in abilities for effect in ability.effects])
    return only_learns and not game.book.conduct.doomed_learn and seat in fate(game).dead


def _informs(effect: Effect) -> bool:
    return type(effect) is Learn or (type(effect) is Mark and effect.on_yes)


def _introduce(course: Course, step: Call, seats: tuple[int, ...]) -> None:
    """Whoever is to be known to those awake is shown to them."""
    game = course.game
    gang = game.book.gangs.get(step.who)
    if gang is not None and not step.apart:
        for seat in seats:
            role = game.role(seat)
            if role.known and role.gang == step.who:
                _show(course, seat, tuple([other for other in seats if other != seat]), role.rules)
    if gang is not None and gang.numbered and not step.acts:
        for number, seat in enumerate(by_number(game, step.who), 1):
            if seat in game.living:
                course.tell(Numbered(seat, number, gang.rules))
    now = course.game.now
    for marked in game.marks:
        law = game.law(marked.mark)
        known = law.introduces and marked.source in game.living
        if known and step.acts and type(now) is Calling and marked.seat in now.awake:
            _show(course, marked.source, now.awake, law.rules)
            course.tell(Freed(marked.seat, marked.mark, False, law.rules))


def _show(course: Course, seat: int, to: tuple[int, ...], rules: tuple[str, ...]) -> None:
    for other in to:
        if (other, seat) not in course.game.acquainted:
            course.tell(Met(other, seat, course.game.roles[seat - 1], rules))
