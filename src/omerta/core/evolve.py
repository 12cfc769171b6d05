"""An event happens: the game before it becomes the game after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import cast

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.game import (
    Asking,
    Calling,
    Counting,
    Game,
    Index,
    Marked,
    Option,
    Talking,
    Tally,
    Trial,
    empty_table,
    index,
)
from omerta.core.options import with_options
from omerta.core.vocabulary import Book, Call, Dawn, Step, Talk, Vote


def fold(book: Book, events: Iterable[ev.Event]) -> Game:
    """The game that these events make."""
    game = empty_table(book)
    for event in events:
        game = evolve(game, event)
    return game


def evolve(game: Game, event: ev.Event) -> Game:
    """The game after one more event; the game before it stays as it was."""
    after = follower(game)
    FOLD[type(event)](after, event)
    after.told = (event,)
    after.seen = game.seen + 1
    return after


def follower(game: Game) -> Game:
    """A copy of the game that is going to be changed, and remembers where it came from."""
    return replace(game, past=game, told=())


# Each function below changes the fresh copy it is given. What a field holds is never changed, only replaced.


@lru_cache(maxsize=128)
def _read(book: Book, options: tuple[tuple[str, str], ...]) -> tuple[Book, Index]:
    ready = with_options(book, dict(options))
    return ready, index(ready)


def _opened(game: Game, e: ev.Opened) -> None:
    game.book, game.index = _read(game.book, tuple(sorted(e.options.items())))
    game.laid = e
    game.temporary_host = e.temporary_host
    game.pace = e.pace
    game.by_hand = frozenset(e.by_hand)
    game.roles = ("",) * e.seats
    game.undealt = e.seats
    game.living = tuple(range(1, e.seats + 1))


def _seeded(game: Game, e: ev.Seeded) -> None:
    game.seed = e.seed


def _delegated(game: Game, e: ev.Delegated) -> None:
    game.by_hand = game.by_hand | {e.duty} if e.by == "host" else game.by_hand - {e.duty}


def _dealt(game: Game, e: ev.Dealt | ev.Recorded) -> None:
    game.roles = (*game.roles[: e.seat - 1], e.role, *game.roles[e.seat :])
    game.undealt -= 1


def _phase(game: Game, e: ev.PhaseBegan | ev.Jumped) -> None:
    phase = game.book.phases[e.phase]
    game.phase = e.phase
    game.number = e.number
    game.counters = {**game.counters, e.phase: e.number}
    game.steps = game.index.steps[e.phase]
    game.named = ()
    game.last_words = ()
    game.trial = None
    if phase.dark:
        if game.marks:
            game.marks = tuple([m for m in game.marks if game.law(m.mark).until != "nightfall"])
        game.last_sheet, game.sheet = game.sheet, ()
    if e.phase == game.book.cycle[0]:
        game.quiet_rounds = 0 if game.death_this_round else game.quiet_rounds + 1
        game.death_this_round = False


def _jumped(game: Game, e: ev.Jumped) -> None:
    """A position is set up: marks that would end at this nightfall are meant to be there."""
    marks, quiet, cycle = game.marks, game.quiet_rounds, game.book.cycle
    at = cycle.index(e.phase) if e.phase in cycle else 0
    _phase(game, e)
    game.marks = marks
    game.quiet_rounds = quiet
    game.death_this_round = False
    game.counters = {phase: e.number if i <= at else e.number - 1 for i, phase in enumerate(cycle)}


def _called(game: Game, e: ev.Called) -> None:
    """Calls that are skipped leave no trace: the steps before this one fall away."""
    for at, step in enumerate(game.steps):
        if type(step) is Call and step.who == e.call:
            game.now = Calling(e.call, step.acts)
            game.steps = game.steps[at + 1 :]
            break
    game.moment += 1
    game.cleared = False


def _past(steps: tuple[Step, ...], kind: type[Step]) -> tuple[Step, ...]:
    """The steps after the first one of this kind."""
    for at, step in enumerate(steps):
        if type(step) is kind:
            return steps[at + 1 :]
    raise AssertionError(kind)


def _calling(game: Game) -> Calling:
    now = game.now
    assert type(now) is Calling
    return now


def _trial(game: Game) -> Trial:
    assert game.trial is not None
    return game.trial


def _woken(game: Game, e: ev.Woken) -> None:
    now = game.now
    assert type(now) is Calling
    game.now = replace(now, awake=e.seats)


def _pointed(game: Game, e: ev.Pointed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures={**now.gestures, e.seat: gesture})


def _agreed(game: Game, e: ev.Agreed) -> None:
    now = game.now
    assert type(now) is Calling
    gesture: Option = (e.deed, e.targets)
    game.now = replace(now, gestures=dict.fromkeys(now.awake, gesture))


def _acted(game: Game, e: ev.Acted) -> None:
    """A gang acts once for all; each holder of a single card acts for himself."""
    now = game.now
    assert type(now) is Calling
    if e.call in game.book.gangs:
        game.now = replace(now, done=True)
    game.sheet = (*game.sheet, e)


def _answered(game: Game, e: ev.Answered) -> None:
    game.waiting_answer = None if e.shown else e


def _shown(game: Game, e: ev.Shown) -> None:
    game.waiting_answer = None


def _unchanged(game: Game, e: ev.Event) -> None:
    pass


def _granted(game: Game, e: ev.Granted) -> None:
    game.now = replace(_calling(game), grant=True, done=False, gestures={}, closing=False)
    game.moment += 1


def _slept(game: Game, e: ev.Slept | ev.TalkClosed) -> None:
    game.now = None


def _imposed(game: Game, e: ev.Imposed) -> None:
    game.marks = (*game.marks, Marked(e.mark, e.seat, e.source))


def _announced(game: Game, e: ev.Announced) -> None:
    game.marks = tuple(
        [replace(m, told=True) if (m.seat, m.mark) == (e.seat, e.mark) else m for m in game.marks]
    )


def _unmark(game: Game, seat: int, mark: str) -> None:
    game.marks = tuple([m for m in game.marks if (m.seat, m.mark) != (seat, mark)])


def _freed(game: Game, e: ev.Freed) -> None:
    _unmark(game, e.seat, e.mark)


def _spent(game: Game, e: ev.Spent) -> None:
    game.spent = (*game.spent, (e.call, e.target))


def _dawned(game: Game, e: ev.Dawned) -> None:
    game.steps = _past(game.steps, Dawn)
    game.overruled = ()
    game.cleared = False


def _gone(game: Game, seat: int) -> None:
    game.living = tuple([other for other in game.living if other != seat])
    if game.marks:
        game.marks = tuple([m for m in game.marks if m.seat != seat])
    game.death_this_round = True
    game.draw_offered = False


def _died(game: Game, e: ev.Died) -> None:
    _gone(game, e.seat)
    game.last_words = (*game.last_words, e.seat)


def _executed(game: Game, e: ev.Executed) -> None:
    trial = game.trial
    assert trial is not None
    _gone(game, e.seat)
    game.trial = replace(trial, stage="executed")
    game.last_words = (e.seat,)
    game.cleared = False


def _talk_opened(game: Game, e: ev.TalkOpened) -> None:
    if e.kind == "discussion":
        game.steps = _past(game.steps, Talk)
    elif e.kind == "last-word":
        game.last_words = game.last_words[1:]
    else:
        trial = _trial(game)
        game.trial = replace(trial, speak=trial.speak[1:])
    game.now = Talking(e.kind, e.seats, e.seconds, e.signals, e.names)
    game.moment += 1
    game.cleared = False


def _readied(game: Game, e: ev.Readied) -> None:
    now = game.now
    assert type(now) is Talking
    game.now = replace(now, ready=(*now.ready, e.seat))


def _vote_opened(game: Game, e: ev.VoteOpened) -> None:
    game.trial = _new_trial(game, e.named)


def _new_trial(game: Game, named: tuple[int, ...]) -> Trial:
    """The vote step that comes now begins."""
    for at, step in enumerate(game.steps):
        if type(step) is Vote:
            game.steps = game.steps[at + 1 :]
            game.cleared = False
            return Trial(step, field=named)
    raise AssertionError("no vote is due")


def _ask_opened(game: Game, e: ev.AskOpened) -> None:
    game.now = Asking(e.seats, e.open_to)
    game.trial = replace(_trial(game), stage="asking")
    game.moment += 1


def _named(game: Game, e: ev.Named) -> None:
    now = game.now
    if type(now) is Asking:
        game.now = replace(
            now,
            owed=tuple([seat for seat in now.owed if seat != e.by]),
            names=(*now.names, e.seat),
            open_to=tuple([seat for seat in now.open_to if seat != e.seat]),
        )
    else:
        game.named = (*game.named, e.seat)


def _refrained(game: Game, e: ev.Refrained) -> None:
    now = game.now
    assert type(now) is Asking
    game.now = replace(now, owed=tuple([seat for seat in now.owed if seat != e.seat]))


def _ask_closed(game: Game, e: ev.AskClosed) -> None:
    now = game.now
    assert type(now) is Asking
    game.trial = replace(_trial(game), stage="asked", field=now.names)
    game.now = None


def _count_opened(game: Game, e: ev.CountOpened) -> None:
    trial = game.trial or _new_trial(game, ())
    game.now = Counting(e.kind, e.field, e.voters, e.order, e.on)
    game.trial = replace(trial, stage="counting", field=e.field)
    game.moment += 1


def _voted(game: Game, e: ev.Voted) -> None:
    now = game.now
    assert type(now) is Counting
    game.now = replace(now, ballots={**now.ballots, e.seat: e.target})


def _polled(game: Game, e: ev.Polled) -> None:
    now = game.now
    assert type(now) is Counting
    game.now = replace(now, ballots=dict(e.votes), closing=True)


def _hands_counted(game: Game, e: ev.HandsCounted) -> None:
    trial = _trial(game)
    game.trial = replace(trial, raised=(*trial.raised, (e.candidate, e.hands)))
    game.now = None


def _counted(game: Game, e: ev.Counted) -> None:
    trial = game.trial
    assert trial is not None
    tallies = (*trial.tallies, Tally(e.kind, e.result, e.against))
    game.trial = replace(trial, stage="counted", raised=(), tallies=tallies)
    game.now = None


def _tied(game: Game, e: ev.Tied) -> None:
    trial = game.trial
    assert trial is not None
    if e.recount:
        speak = e.seats if e.speak else ()
        recounts = trial.recounts + 1
        game.trial = replace(trial, stage="recount", field=e.seats, speak=speak, recounts=recounts)
    else:
        game.trial = replace(trial, stage="hung", field=e.seats)


def _lot_drawn(game: Game, e: ev.LotDrawn) -> None:
    game.trial = replace(_trial(game), stage="drawn", accused=e.seat)
    game.draws += 1


def _accused(game: Game, e: ev.Accused) -> None:
    trial = game.trial
    assert trial is not None
    if trial.law.confirm == "none":
        game.trial = replace(trial, stage="accused", accused=e.seat, recounts=0)
    else:
        defended = (*trial.defended, e.seat)
        game.trial = replace(
            trial, stage="defence", accused=e.seat, speak=(e.seat,), defended=defended, recounts=0
        )


def _sentenced(game: Game, e: ev.Sentenced) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="sentenced", accused=e.seat)


def _cleared(game: Game, e: ev.Cleared) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="cleared", accused=0)


def _acquitted(game: Game, e: ev.Acquitted) -> None:
    trial = _trial(game)
    acquitted = (*trial.acquitted, e.seat)
    game.trial = replace(trial, stage="acquitted", accused=0, acquitted=acquitted, recounts=0)


def _nobody_executed(game: Game, e: ev.NobodyExecuted) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="executed")


def _host_changed(game: Game, e: ev.HostChanged) -> None:
    game.temporary_host = 0
    game.host_seat = e.seat


def _draw_offered(game: Game, e: ev.DrawOffered) -> None:
    game.draw_offered = True


def _ended(game: Game, e: ev.Ended) -> None:
    game.over = e
    game.now = None
    game.trial = None
    game.steps = ()


def _closing(game: Game, e: ev.Closed | ev.TimedOut) -> None:
    assert game.now is not None
    game.now = replace(game.now, closing=True)


def _prolonged(game: Game, e: ev.Prolonged) -> None:
    now = game.now
    assert type(now) is Talking
    signals = tuple([at + e.seconds for at in now.signals])
    game.now = replace(now, seconds=now.seconds + e.seconds, signals=signals)
    game.moment += 1


def _proceeded(game: Game, e: ev.Proceeded) -> None:
    game.cleared = True


def _overruled(game: Game, e: ev.Overruled) -> None:
    if e.ruling == "answer":
        assert game.waiting_answer is not None
        game.waiting_answer = replace(game.waiting_answer, answer=e.value)
    elif e.ruling == "mark":
        game.marks = (*game.marks, Marked(e.value, e.seat, 0))
    elif e.ruling == "unmark":
        _unmark(game, e.seat, e.value)
    elif e.ruling in ("convict", "spare"):
        accused = e.seat if e.ruling == "convict" else 0
        game.trial = replace(_trial(game), stage="sentenced", accused=accused)
    else:
        game.overruled = (*game.overruled, e)


def _undone(game: Game, e: ev.Undone) -> None:
    """Everything is as it was then; only the log goes on."""
    then = game.past
    while then is not None and then.seen > e.to:
        then = then.past
    assert then is not None
    for field in Game.__struct_fields__:
        if field not in ("past", "told", "seen"):
            setattr(game, field, getattr(then, field))


FOLD = cast(
    "dict[type[ev.Event], Callable[[Game, ev.Event], None]]",
    {
        ev.Opened: _opened,
        ev.Seeded: _seeded,
        ev.Delegated: _delegated,
        ev.Dealt: _dealt,
        ev.Recorded: _dealt,
        ev.Jumped: _jumped,
        ev.PhaseBegan: _phase,
        ev.Called: _called,
        ev.Woken: _woken,
        ev.Pointed: _pointed,
        ev.Agreed: _agreed,
        ev.Acted: _acted,
        ev.Answered: _answered,
        ev.Shown: _shown,
        ev.Met: _unchanged,
        ev.Granted: _granted,
        ev.Slept: _slept,
        ev.Imposed: _imposed,
        ev.Announced: _announced,
        ev.Freed: _freed,
        ev.Struck: _unchanged,
        ev.Spent: _spent,
        ev.Dawned: _dawned,
        ev.Died: _died,
        ev.TalkOpened: _talk_opened,
        ev.Readied: _readied,
        ev.TalkClosed: _slept,
        ev.Claimed: _unchanged,
        ev.VoteOpened: _vote_opened,
        ev.AskOpened: _ask_opened,
        ev.Named: _named,
        ev.Refrained: _refrained,
        ev.AskClosed: _ask_closed,
        ev.CountOpened: _count_opened,
        ev.Voted: _voted,
        ev.Polled: _polled,
        ev.Instructed: _unchanged,
        ev.HandsCounted: _hands_counted,
        ev.Counted: _counted,
        ev.Tied: _tied,
        ev.LotDrawn: _lot_drawn,
        ev.Accused: _accused,
        ev.Sentenced: _sentenced,
        ev.Cleared: _cleared,
        ev.Acquitted: _acquitted,
        ev.Executed: _executed,
        ev.NobodyExecuted: _nobody_executed,
        ev.HostChanged: _host_changed,
        ev.DrawOffered: _draw_offered,
        ev.DrawDeclared: _unchanged,
        ev.Ended: _ended,
        ev.Closed: _closing,
        ev.TimedOut: _closing,
        ev.Prolonged: _prolonged,
        ev.Proceeded: _proceeded,
        ev.Overruled: _overruled,
        ev.Undone: _undone,
    },
)
