"""An event happens: the game before it becomes the game after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import cast

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.game import (
    DUTIES,
    Asking,
    Calling,
    Counting,
    Game,
    Marked,
    Option,
    Talking,
    Tally,
    Trial,
)
from omerta.core.options import with_options
from omerta.core.vocabulary import Book, Call, Dawn, Step, Talk, Vote


def fold(book: Book, events: Iterable[ev.Event]) -> Game:
    """The game that these events make."""
    game = Game(book)
    for event in events:
        game = evolve(game, event)
    return game


def evolve(game: Game, event: ev.Event) -> Game:
    """The game after one more event."""
    after = FOLD[type(event)](game, event)
    after.past = game
    after.event = event
    after.seen = game.seen + 1
    return after


def _opened(game: Game, e: ev.Opened) -> Game:
    by = "software" if e.narrator == "software" else "host"
    return replace(
        game,
        book=with_options(game.book, e.options),
        seats=e.seats,
        deck=e.deck,
        options=e.options,
        narrator=e.narrator,
        pace=e.pace,
        temporary_host=e.temporary_host,
        duties={duty: by for duty in DUTIES},
        roles=("",) * e.seats,
        living=tuple(range(1, e.seats + 1)),
    )


def _seeded(game: Game, e: ev.Seeded) -> Game:
    return replace(game, seed=e.seed, draws=0)


def _delegated(game: Game, e: ev.Delegated) -> Game:
    return replace(game, duties={**game.duties, e.duty: e.by})


def _dealt(game: Game, e: ev.Dealt) -> Game:
    return replace(game, roles=(*game.roles[: e.seat - 1], e.role, *game.roles[e.seat :]))


def _phase(game: Game, e: ev.PhaseBegan | ev.Jumped) -> Game:
    phase = game.book.phases[e.phase]
    new_round = e.phase == game.book.cycle[0] and isinstance(e, ev.PhaseBegan)
    quiet = 0 if game.death_this_round else game.quiet_rounds + 1
    return replace(
        game,
        phase=e.phase,
        number=e.number,
        counters={**game.counters, e.phase: e.number},
        steps=tuple(phase.steps.values()),
        marks=tuple(m for m in game.marks if not (phase.dark and game.law(m.mark).until == "nightfall")),
        sheet=() if phase.dark else game.sheet,
        last_sheet=game.sheet if phase.dark else game.last_sheet,
        named=(),
        last_words=(),
        quiet_rounds=quiet if new_round else game.quiet_rounds,
        death_this_round=False if new_round else game.death_this_round,
        draw_offered=False,
    )


def _jumped(game: Game, e: ev.Jumped) -> Game:
    """A position is set up: marks that would end at this nightfall are meant to be there."""
    cycle = game.book.cycle
    at = cycle.index(e.phase) if e.phase in cycle else 0
    counters = {phase: e.number if i <= at else e.number - 1 for i, phase in enumerate(cycle)}
    return replace(
        _phase(game, e), marks=game.marks, last_sheet=(), death_this_round=False, counters=counters
    )


def _called(game: Game, e: ev.Called) -> Game:
    """Calls that are skipped leave no trace: the steps before this one fall away."""
    at = next(i for i, step in enumerate(game.steps) if isinstance(step, Call) and step.who == e.call)
    now = Calling(e.call, cast(Call, game.steps[at]).acts)
    return replace(game, now=now, moment=game.moment + 1, steps=game.steps[at + 1 :], cleared=False)


def _past(steps: tuple[Step, ...], kind: type[Step]) -> tuple[Step, ...]:
    """The steps after the first one of this kind."""
    at = next(i for i, step in enumerate(steps) if isinstance(step, kind))
    return steps[at + 1 :]


def _woken(game: Game, e: ev.Woken) -> Game:
    return replace(game, now=replace(cast(Calling, game.now), awake=e.seats))


def _pointed(game: Game, e: ev.Pointed) -> Game:
    now = cast(Calling, game.now)
    gesture: Option = (e.deed, e.targets)
    return replace(game, now=replace(now, gestures={**now.gestures, e.seat: gesture}))


def _acted(game: Game, e: ev.Acted) -> Game:
    now = replace(cast(Calling, game.now), done=True)
    return replace(game, now=now, sheet=(*game.sheet, e))


def _answered(game: Game, e: ev.Answered) -> Game:
    return replace(game, waiting_answer=None if e.shown else e)


def _shown(game: Game, e: ev.Shown) -> Game:
    return replace(game, waiting_answer=None)


def _unchanged(game: Game, e: ev.Event) -> Game:
    return replace(game)


def _granted(game: Game, e: ev.Granted) -> Game:
    now = replace(cast(Calling, game.now), grant=True, done=False, gestures={}, closing=False)
    return replace(game, now=now, moment=game.moment + 1)


def _slept(game: Game, e: ev.Slept) -> Game:
    return replace(game, now=None)


def _imposed(game: Game, e: ev.Imposed) -> Game:
    return replace(game, marks=(*game.marks, Marked(e.mark, e.seat, e.source)))


def _announced(game: Game, e: ev.Announced) -> Game:
    marks = tuple(replace(m, told=True) if (m.seat, m.mark) == (e.seat, e.mark) else m for m in game.marks)
    return replace(game, marks=marks)


def _freed(game: Game, e: ev.Freed) -> Game:
    return replace(game, marks=tuple(m for m in game.marks if (m.seat, m.mark) != (e.seat, e.mark)))


def _spent(game: Game, e: ev.Spent) -> Game:
    return replace(game, spent=(*game.spent, (e.call, e.target)))


def _dawned(game: Game, e: ev.Dawned) -> Game:
    return replace(game, steps=_past(game.steps, Dawn), overruled=(), cleared=False)


def _gone(game: Game, e: ev.Died | ev.Executed) -> Game:
    return replace(
        game,
        living=tuple(seat for seat in game.living if seat != e.seat),
        marks=tuple(m for m in game.marks if m.seat != e.seat),
        death_this_round=True,
    )


def _died(game: Game, e: ev.Died) -> Game:
    return replace(_gone(game, e), last_words=(*game.last_words, e.seat))


def _executed(game: Game, e: ev.Executed) -> Game:
    trial = replace(cast(Trial, game.trial), stage="executed")
    return replace(_gone(game, e), trial=trial, last_words=(e.seat,), cleared=False)


def _talk_opened(game: Game, e: ev.TalkOpened) -> Game:
    steps = _past(game.steps, Talk) if e.kind == "discussion" else game.steps
    last_words = game.last_words[1:] if e.kind == "last-word" else game.last_words
    trial = game.trial
    if trial is not None and trial.speak and e.kind in ("tie-speech", "defence"):
        trial = replace(trial, speak=trial.speak[1:])
    now = Talking(e.kind, e.seats, e.seconds, e.signals)
    return replace(
        game, now=now, steps=steps, last_words=last_words, trial=trial, moment=game.moment + 1, cleared=False
    )


def _readied(game: Game, e: ev.Readied) -> Game:
    now = cast(Talking, game.now)
    return replace(game, now=replace(now, ready=(*now.ready, e.seat)))


def _talk_closed(game: Game, e: ev.TalkClosed) -> Game:
    return replace(game, now=None)


def _vote_opened(game: Game, e: ev.VoteOpened) -> Game:
    law = next(step for step in game.steps if isinstance(step, Vote))
    return replace(game, trial=Trial(law, field=e.named), steps=_past(game.steps, Vote), cleared=False)


def _ask_opened(game: Game, e: ev.AskOpened) -> Game:
    trial = cast(Trial, game.trial)
    return replace(
        game,
        now=Asking(e.seats, e.open_to),
        trial=replace(trial, stage="asking", reopened=trial.reopened + 1),
        moment=game.moment + 1,
    )


def _named(game: Game, e: ev.Named) -> Game:
    if isinstance(game.now, Asking):
        now = replace(
            game.now,
            owed=tuple(seat for seat in game.now.owed if seat != e.by),
            names=(*game.now.names, e.seat),
            open_to=tuple(seat for seat in game.now.open_to if seat != e.seat),
        )
        return replace(game, now=now)
    return replace(game, named=(*game.named, e.seat))


def _refrained(game: Game, e: ev.Refrained) -> Game:
    now = cast(Asking, game.now)
    return replace(game, now=replace(now, owed=tuple(seat for seat in now.owed if seat != e.seat)))


def _ask_closed(game: Game, e: ev.AskClosed) -> Game:
    names = cast(Asking, game.now).names
    return replace(game, now=None, trial=replace(cast(Trial, game.trial), stage="asked", field=names))


def _count_opened(game: Game, e: ev.CountOpened) -> Game:
    options: tuple[Option, ...]
    if e.kind == "sentence":
        options = (("vote", (e.on,)), ("against", ()), ("abstain", ()))
    else:
        stand = (e.on,) if e.on else e.field
        options = (*(("vote", (seat,)) for seat in stand), ("abstain", ()))
    trial = replace(cast(Trial, game.trial), stage="counting", field=e.field)
    now = Counting(e.kind, e.field, e.voters, e.order, options, e.on)
    return replace(game, now=now, trial=trial, moment=game.moment + 1)


def _voted(game: Game, e: ev.Voted) -> Game:
    now = cast(Counting, game.now)
    return replace(game, now=replace(now, ballots={**now.ballots, e.seat: e.target}))


def _hands_counted(game: Game, e: ev.HandsCounted) -> Game:
    trial = cast(Trial, game.trial)
    return replace(game, now=None, trial=replace(trial, raised=(*trial.raised, (e.candidate, e.hands))))


def _counted(game: Game, e: ev.Counted) -> Game:
    trial = cast(Trial, game.trial)
    field = tuple(seat for seat, _ in e.result)
    trial = replace(
        trial,
        stage="counted",
        raised=(),
        tallies=(*trial.tallies, Tally(e.kind, e.result, e.against)),
        tried=(*trial.tried, *(seat for seat in field if seat not in trial.tried)),
    )
    return replace(game, now=None, trial=trial)


def _tied(game: Game, e: ev.Tied) -> Game:
    trial = cast(Trial, game.trial)
    if not e.recount:
        return replace(game, trial=replace(trial, stage="hung", field=e.seats))
    trial = replace(
        trial,
        stage="recount",
        field=e.seats,
        speak=e.seats if e.speak else (),
        recounts=trial.recounts + 1,
    )
    return replace(game, trial=trial)


def _lot_drawn(game: Game, e: ev.LotDrawn) -> Game:
    trial = replace(cast(Trial, game.trial), stage="drawn", accused=e.seat)
    return replace(game, draws=game.draws + 1, trial=trial)


def _accused(game: Game, e: ev.Accused) -> Game:
    trial = cast(Trial, game.trial)
    confirm = trial.law.confirm != "none"
    trial = replace(
        trial,
        stage="defence" if confirm else "accused",
        accused=e.seat,
        speak=(e.seat,) if confirm else (),
        defended=(*trial.defended, e.seat) if confirm else (),
        recounts=0,
    )
    return replace(game, trial=trial)


def _sentenced(game: Game, e: ev.Sentenced) -> Game:
    return replace(game, trial=replace(cast(Trial, game.trial), stage="sentenced", accused=e.seat))


def _cleared(game: Game, e: ev.Cleared) -> Game:
    trial = cast(Trial, game.trial)
    return replace(game, trial=replace(trial, stage="cleared", accused=0, cleared=(*trial.cleared, e.seat)))


def _acquitted(game: Game, e: ev.Acquitted) -> Game:
    trial = cast(Trial, game.trial)
    trial = replace(trial, stage="acquitted", accused=0, acquitted=(*trial.acquitted, e.seat), recounts=0)
    return replace(game, trial=trial)


def _nobody_executed(game: Game, e: ev.NobodyExecuted) -> Game:
    return replace(game, trial=replace(cast(Trial, game.trial), stage="executed"))


def _vote_closed(game: Game, e: ev.VoteClosed) -> Game:
    return replace(game, trial=None, overruled=())


def _host_changed(game: Game, e: ev.HostChanged) -> Game:
    return replace(game, temporary_host=0, host_seat=e.seat)


def _draw_offered(game: Game, e: ev.DrawOffered) -> Game:
    return replace(game, draw_offered=True)


def _ended(game: Game, e: ev.Ended) -> Game:
    return replace(game, over=e, now=None, steps=(), trial=None)


def _closing(game: Game, e: ev.Closed | ev.TimedOut) -> Game:
    assert game.now is not None
    return replace(game, now=replace(game.now, closing=True))


def _prolonged(game: Game, e: ev.Prolonged) -> Game:
    now = cast(Talking, game.now)
    return replace(game, now=replace(now, seconds=now.seconds + e.seconds), moment=game.moment + 1)


def _proceeded(game: Game, e: ev.Proceeded) -> Game:
    return replace(game, cleared=True)


def _overruled(game: Game, e: ev.Overruled) -> Game:
    answer = game.waiting_answer
    if e.ruling == "answer" and answer is not None:
        return replace(game, waiting_answer=replace(answer, answer=e.value))
    if e.ruling == "mark":
        return replace(game, marks=(*game.marks, Marked(e.value, e.seat, 0)))
    if e.ruling == "unmark":
        return replace(game, marks=tuple(m for m in game.marks if (m.seat, m.mark) != (e.seat, e.value)))
    if e.ruling in ("convict", "spare"):
        trial = cast(Trial, game.trial)
        accused = e.seat if e.ruling == "convict" else 0
        return replace(game, trial=replace(trial, stage="sentenced", accused=accused))
    return replace(game, overruled=(*game.overruled, e))


def _undone(game: Game, e: ev.Undone) -> Game:
    at = game
    while at.seen > e.to:
        assert at.past is not None
        at = at.past
    return replace(at)


FOLD = cast(
    "dict[type[ev.Event], Callable[[Game, ev.Event], Game]]",
    {
        ev.Opened: _opened,
        ev.Seeded: _seeded,
        ev.Delegated: _delegated,
        ev.Dealt: _dealt,
        ev.Jumped: _jumped,
        ev.PhaseBegan: _phase,
        ev.Called: _called,
        ev.Woken: _woken,
        ev.Pointed: _pointed,
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
        ev.TalkClosed: _talk_closed,
        ev.Claimed: _unchanged,
        ev.VoteOpened: _vote_opened,
        ev.AskOpened: _ask_opened,
        ev.Named: _named,
        ev.Refrained: _refrained,
        ev.AskClosed: _ask_closed,
        ev.CountOpened: _count_opened,
        ev.Voted: _voted,
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
        ev.VoteClosed: _vote_closed,
        ev.HostChanged: _host_changed,
        ev.DrawOffered: _draw_offered,
        ev.Ended: _ended,
        ev.Closed: _closing,
        ev.TimedOut: _closing,
        ev.Prolonged: _prolonged,
        ev.Proceeded: _proceeded,
        ev.Overruled: _overruled,
        ev.Undone: _undone,
    },
)
