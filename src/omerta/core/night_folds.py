"""What the calls of a night and its dawn change in a game.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.game import Calling, Game, Marked, Option
from omerta.core.vocabulary import Call, Dawn, Step


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
            game.now = Calling(e.call, step.acts)
            game.steps = game.steps[at + 1 :]
            break
    game.moment += 1
    game.cleared = False


def woken(game: Game, e: ev.Woken) -> None:
    now = game.now
    assert type(now) is Calling
    game.now = replace(now, awake=e.seats)


def pointed(game: Game, e: ev.Pointed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures={**now.gestures, e.seat: gesture})


def agreed(game: Game, e: ev.Agreed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures=dict.fromkeys(now.awake, gesture))


def acted(game: Game, e: ev.Acted) -> None:
    """A gang acts once for all; each holder of a single card acts for himself."""
    now = game.now
    assert type(now) is Calling
    if e.call in game.book.gangs:
        game.now = replace(now, done=True)
    game.sheet = (*game.sheet, e)


def answered(game: Game, e: ev.Answered) -> None:
    game.waiting_answer = None if e.shown else e


def shown(game: Game, e: ev.Shown) -> None:
    game.waiting_answer = None


def granted(game: Game, e: ev.Granted) -> None:
    game.now = replace(calling(game), grant=True, done=False, gestures={}, closing=False)
    game.moment += 1


def slept(game: Game, e: ev.Slept | ev.TalkClosed) -> None:
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


def gone(game: Game, seat: int) -> None:
    game.living = tuple([other for other in game.living if other != seat])
    if game.marks:
        game.marks = tuple([m for m in game.marks if m.seat != seat])
    game.death_this_round = True
    game.quiet_rounds = 0
    game.draw_offered = False


def died(game: Game, e: ev.Died) -> None:
    gone(game, e.seat)
    game.last_words = (*game.last_words, e.seat)
