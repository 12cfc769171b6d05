"""What the calls of a night and its dawn change in a game.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.model import Call, Dawn, Step
from omerta.core.game import Game, by_number
from omerta.core.moments import Calling, Marked, Option, Talking
from omerta.core.night.gestures import has_choice


def past(steps: tuple[Step, ...], kind: type[Step]) -> tuple[Step, ...]:
    """The steps after the first one of this kind."""
    for at, step in enumerate(steps):
        if type(step) is kind:
            return steps[at + 1 :]
    raise AssertionError(kind)


def calling(game: Game) -> Calling:
    now = game.now
    assert type(now) is Calling
    return now


def called(game: Game, e: ev.Called) -> None:
    """Calls that are skipped leave no trace: the steps before this one fall away."""
    for at, step in enumerate(game.steps):
        if type(step) is Call and step.who == e.call:
            apart = step.apart and step.acts
            game.now = Calling(e.call, step.acts, apart=apart, queue=_in_turn(game, e.call) if apart else ())
            game.steps = game.steps[at + 1 :]
            break
    game.moment += 1
    game.cleared = False


def _in_turn(game: Game, call: str) -> tuple[int, ...]:
    """The members of a gang by their numbers; the dead only where they are called as before."""
    called = game.book.conduct.call_dead == "always"
    return tuple([seat for seat in by_number(game, call) if called or seat in game.living])


def woken(game: Game, e: ev.Woken) -> None:
    now = game.now
    assert type(now) is Calling
    if now.apart:
        game.now = replace(now, awake=e.seats, awaiting=(*now.awaiting, *e.seats))
        return
    call, awaiting = now.call, e.seats
    if call not in game.book.gangs:
        awaiting = tuple([seat for seat in e.seats if has_choice(game, call, seat)])
    game.now = replace(now, awake=e.seats, awaiting=awaiting)


def hindered(game: Game, e: ev.Hindered) -> None:
    now = calling(game)
    awake = tuple([seat for seat in now.awake if seat != e.seat])
    game.now = replace(now, awake=awake, awaiting=tuple([seat for seat in now.awaiting if seat != e.seat]))


def summoned(game: Game, e: ev.Summoned) -> None:
    now = calling(game)
    game.now = replace(now, awake=(), queue=now.queue[1:], closing=False)
    game.moment += 1


def pressed(game: Game, e: ev.Pressed) -> None:
    now = calling(game)
    gestures = {seat: gesture for seat, gesture in now.gestures.items() if seat != e.seat}
    game.now = replace(now, among=e.among, gestures=gestures)
    game.moment += 1


def left_to_chance(game: Game, e: ev.LeftToChance) -> None:
    now = calling(game)
    game.now = replace(now, gestures={**now.gestures, e.seat: (e.deed, e.targets)})
    game.draws += 1


def met(game: Game, e: ev.Met) -> None:
    game.acquainted = game.acquainted | {(e.seat, e.other)}


def turned(game: Game, e: ev.Turned) -> None:
    game.roles = (*game.roles[: e.seat - 1], e.role, *game.roles[e.seat :])


def signs_opened(game: Game, e: ev.SignsOpened) -> None:
    game.now = Talking("signs", e.seats, e.seconds, ())
    game.moment += 1


def pointed(game: Game, e: ev.Pointed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures={**now.gestures, e.seat: gesture})


def agreed(game: Game, e: ev.Agreed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures={**now.gestures, **dict.fromkeys(now.awake, gesture)})


def acted(game: Game, e: ev.Acted) -> None:
    """A gang acts once for all; each holder of a single card acts for himself."""
    now = game.now
    assert type(now) is Calling
    if e.call in game.book.gangs:
        game.now = replace(now, done=True)
    else:
        game.now = replace(now, taken=(*now.taken, *e.actors))
    game.sheet = (*game.sheet, e)


def answered(game: Game, e: ev.Answered) -> None:
    game.waiting_answer = None if e.shown else e


def shown(game: Game, e: ev.Shown) -> None:
    game.waiting_answer = None


def granted(game: Game, e: ev.Granted) -> None:
    game.now = replace(calling(game), grant=True, done=False, gestures={}, closing=False)
    game.moment += 1


def lingered(game: Game, e: ev.Lingered) -> None:
    game.now = replace(calling(game), grant=True, done=True, gestures={}, closing=False)
    game.moment += 1


def slept(game: Game, e: ev.Slept | ev.TalkClosed | ev.SignsClosed) -> None:
    game.now = None


def imposed(game: Game, e: ev.Imposed) -> None:
    game.marks = (*game.marks, Marked(e.mark, e.seat, e.source))


def announced(game: Game, e: ev.Announced) -> None:
    game.marks = tuple(
        [replace(m, told=True) if (m.seat, m.mark) == (e.seat, e.mark) else m for m in game.marks]
    )


def unmark(game: Game, seat: int, mark: str) -> None:
    game.marks = tuple([m for m in game.marks if (m.seat, m.mark) != (seat, mark)])


def freed(game: Game, e: ev.Freed) -> None:
    unmark(game, e.seat, e.mark)


def spent(game: Game, e: ev.Spent) -> None:
    game.spent = (*game.spent, (e.call, e.target))


def dawned(game: Game, e: ev.Dawned) -> None:
    game.steps = past(game.steps, Dawn)
    game.overruled = ()
    game.cleared = False
    quiet = e.quiet and not game.executed_since_dawn
    game.quiet_rounds = game.quiet_rounds + 1 if quiet else 0
    game.executed_since_dawn = False


def gone(game: Game, seat: int) -> None:
    game.living = tuple([other for other in game.living if other != seat])
    if game.marks:
        game.marks = tuple([m for m in game.marks if m.seat != seat])
    game.quiet_rounds = 0
    game.draw_offered = False


def turned_up(game: Game, seat: int, card: str) -> None:
    """The table has seen this card, if there is one to see."""
    if card:
        game.shown = game.shown | {seat}


def died(game: Game, e: ev.Died) -> None:
    gone(game, e.seat)
    turned_up(game, e.seat, e.card)
    game.last_words = (*game.last_words, e.seat)
