"""What the vote of a day changes in a game.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.game import Asking, Counting, Game, Tally, Trial
from omerta.core.night_folds import gone
from omerta.core.vocabulary import Vote


def trial_of(game: Game) -> Trial:
    assert game.trial is not None
    return game.trial


def vote_opened(game: Game, e: ev.VoteOpened) -> None:
    game.trial = new_trial(game, e.named)


def new_trial(game: Game, named: tuple[int, ...]) -> Trial:
    """The vote step that comes now begins."""
    for at, step in enumerate(game.steps):
        if type(step) is Vote:
            game.steps = game.steps[at + 1 :]
            game.cleared = False
            return Trial(step, field=named)
    raise AssertionError("no vote is due")


def ask_opened(game: Game, e: ev.AskOpened) -> None:
    game.now = Asking(e.seats, e.open_to)
    game.trial = replace(trial_of(game), stage="asking")
    game.moment += 1


def named(game: Game, e: ev.Named) -> None:
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


def refrained(game: Game, e: ev.Refrained) -> None:
    now = game.now
    assert type(now) is Asking
    game.now = replace(now, owed=tuple([seat for seat in now.owed if seat != e.seat]))


def ask_closed(game: Game, e: ev.AskClosed) -> None:
    now = game.now
    assert type(now) is Asking
    game.trial = replace(trial_of(game), stage="asked", field=now.names)
    game.now = None


def count_opened(game: Game, e: ev.CountOpened) -> None:
    trial = game.trial or new_trial(game, ())
    game.now = Counting(e.kind, e.field, e.voters, e.order, e.on)
    game.trial = replace(trial, stage="counting", field=e.field)
    game.moment += 1


def voted(game: Game, e: ev.Voted) -> None:
    now = game.now
    assert type(now) is Counting
    game.now = replace(now, ballots={**now.ballots, e.seat: e.target})


def polled(game: Game, e: ev.Polled) -> None:
    now = game.now
    assert type(now) is Counting
    game.now = replace(now, ballots=dict(e.votes), closing=True)


def hands_counted(game: Game, e: ev.HandsCounted) -> None:
    trial = trial_of(game)
    game.trial = replace(trial, raised=(*trial.raised, (e.candidate, e.hands)))
    game.now = None


def counted(game: Game, e: ev.Counted) -> None:
    trial = game.trial
    assert trial is not None
    tallies = (*trial.tallies, Tally(e.kind, e.result, e.against))
    game.trial = replace(trial, stage="counted", raised=(), tallies=tallies)
    game.now = None


def tied(game: Game, e: ev.Tied) -> None:
    trial = game.trial
    assert trial is not None
    if e.recount:
        speak = e.seats if e.speak else ()
        recounts = trial.recounts + 1
        game.trial = replace(trial, stage="recount", field=e.seats, speak=speak, recounts=recounts)
    else:
        game.trial = replace(trial, stage="hung", field=e.seats)


def lot_drawn(game: Game, e: ev.LotDrawn) -> None:
    game.trial = replace(trial_of(game), stage="drawn", accused=e.seat)
    game.draws += 1


def accused(game: Game, e: ev.Accused) -> None:
    trial = game.trial
    assert trial is not None
    if trial.law.confirm == "none":
        game.trial = replace(trial, stage="accused", accused=e.seat, recounts=0)
    else:
        defended = (*trial.defended, e.seat)
        game.trial = replace(
            trial, stage="defence", accused=e.seat, speak=(e.seat,), defended=defended, recounts=0
        )


def sentenced(game: Game, e: ev.Sentenced) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="sentenced", accused=e.seat)


def cleared(game: Game, e: ev.Cleared) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="cleared", accused=0)


def acquitted(game: Game, e: ev.Acquitted) -> None:
    trial = trial_of(game)
    acquitted = (*trial.acquitted, e.seat)
    game.trial = replace(trial, stage="acquitted", accused=0, acquitted=acquitted, recounts=0)


def nobody_executed(game: Game, e: ev.NobodyExecuted) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="executed")


def executed(game: Game, e: ev.Executed) -> None:
    trial = game.trial
    assert trial is not None
    gone(game, e.seat)
    game.executed_since_dawn = True
    if e.card:
        game.shown = game.shown | {e.seat}
    game.trial = replace(trial, stage="executed")
    game.last_words = (e.seat,)
    game.cleared = False
