"""What it changes in a game that one player decides alone, holds an office, or has the floor.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.model import Speeches
from omerta.core.day.agenda import round_from
from omerta.core.folds.night import gone, turned_up
from omerta.core.folds.vote import new_trial, trial_of
from omerta.core.game import Game
from omerta.core.moments import Counting, Deciding, Floor, Holding, Talking, Trial, TrialStage


def result_held(game: Game, e: ev.ResultHeld) -> None:
    """The count is over, however it was closed; only its result is not told yet."""
    count = replace(game.now, closing=True) if type(game.now) is Counting else None
    game.now = Holding(e.seats, count)
    game.moment += 1


def let_be(game: Game, e: ev.LetBe) -> None:
    now = game.now
    assert type(now) is Holding
    game.now = replace(now, owed=tuple([seat for seat in now.owed if seat != e.seat]))


def result_released(game: Game, e: ev.ResultReleased) -> None:
    now = game.now
    assert type(now) is Holding
    game.trial = replace(trial_of(game), released=True)
    game.now = now.count


def stepped_in(game: Game, e: ev.SteppedIn) -> None:
    """Talk and count are broken off, and the votes given so far are void."""
    law = (game.trial or new_trial(game, ())).law
    game.trial = Trial(law, stage="taken", decider=e.seat, released=True)
    game.stepped = (*game.stepped, e.seat)
    turned_up(game, e.seat, e.card)
    game.floor = None
    game.now = None


def decision_opened(game: Game, e: ev.DecisionOpened) -> None:
    game.now = Deciding(e.kind, e.seat, e.open_to, talk=game.now if type(game.now) is Talking else None)
    game.moment += 1
    if e.kind == "avenge":
        game.trial = replace(trial_of(game), stage="avenging")


def decided(game: Game, e: ev.Decided | ev.DecisionLapsed) -> None:
    target = e.target if isinstance(e, ev.Decided) else ev.NOBODY
    game.now = game.now.talk if type(game.now) is Deciding else None
    game.moment += 1
    if e.kind == "heir":
        game.officer = target
        game.heir_due = 0
    elif e.kind == "avenge":
        trial = trial_of(game)
        stage: TrialStage = "avenged" if target else "executed"
        game.trial = replace(trial, stage=stage, accused=target, avenged=(*trial.avenged, e.seat))
    else:
        game.trial = replace(trial_of(game), stage="decided", accused=target)


def elected(game: Game, e: ev.Elected) -> None:
    """An office is held from now on; an arbiter still has to decide."""
    trial = trial_of(game)
    if e.place == "office":
        game.office, game.officer = trial.law.office, e.seat
        game.trial = None
    else:
        game.last_arbiter = (e.seat, game.number)
        game.trial = replace(trial, stage="elected", decider=e.seat, accused=0)


def office_left(game: Game, e: ev.OfficeLeft) -> None:
    game.officer = 0
    game.heir_due = e.seat if e.passes else 0


def speeches_opened(game: Game, e: ev.SpeechesOpened) -> None:
    at = next(at for at, step in enumerate(game.steps) if type(step) is Speeches)
    step = game.steps[at]
    assert type(step) is Speeches
    game.steps = game.steps[at + 1 :]
    game.floor = Floor(e.order, step.seconds, step.names_candidates, step.names)
    game.first_speaker = e.first
    game.cleared = False


def started(game: Game, e: ev.Started) -> None:
    now = game.now
    if type(now) is Counting:
        game.now = replace(now, voters=round_from(tuple(sorted(now.voters)), e.seat))
        return
    assert game.floor is not None
    game.floor = replace(game.floor, order=round_from(game.speakers(), e.seat), turns=0)
    game.first_speaker = e.seat
    game.now = None


def claimed(game: Game, e: ev.Claimed) -> None:
    if game.floor is not None:
        game.floor = replace(game.floor, begun=True)


def sent_out(game: Game, e: ev.SentOut) -> None:
    """He leaves in the middle of a talk, or between two things."""
    gone(game, e.seat)
    turned_up(game, e.seat, e.card)
    game.executed_since_dawn = True
    game.named = tuple([seat for seat in game.named if seat != e.seat])
    silenced(game, e.seat)


def silenced(game: Game, seat: int) -> None:
    """A seat has lost its voice: it is not waited for, and its turn to speak falls away."""
    now = game.now
    if type(now) is Talking:
        seats = tuple([other for other in now.seats if other != seat])
        game.now = replace(now, seats=seats, ready=tuple([other for other in now.ready if other != seat]))
    if game.floor is not None:
        order = tuple([other for other in game.floor.order if other != seat])
        game.floor = replace(game.floor, order=order)
