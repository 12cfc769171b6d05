"""What the vote of a day changes in a game.

Each function changes the fresh copy of a game it is given; what a field holds is replaced, never changed.
"""

from __future__ import annotations

from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core.book.model import Vote
from omerta.core.day.agenda import due_vote
from omerta.core.folds.night import gone, turned_up
from omerta.core.game import Game
from omerta.core.moments import Asking, Counting, Talking, Tally, Trial, TrialStage


def trial_of(game: Game) -> Trial:
    assert game.trial is not None
    return game.trial


def vote_opened(game: Game, e: ev.VoteOpened) -> None:
    game.trial = Trial(trial_of(game).law, field=e.named, again=True) if e.again else new_trial(game, e.named)


def new_trial(game: Game, named: tuple[int, ...]) -> Trial:
    """The vote step that comes now begins."""
    at = due_vote(game)
    assert at >= 0, "no vote is due"
    step = game.steps[at]
    assert type(step) is Vote
    game.steps = game.steps[at + 1 :]
    game.cleared = False
    return Trial(step, field=named)


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
        return
    game.named = tuple(dict.fromkeys((*game.named, e.seat)))
    if type(now) is Talking and now.most:
        game.now = replace(now, given=now.given + 1)
    if game.floor is not None:
        game.floor = replace(game.floor, begun=True)


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
    game.now = counting(game, trial, e)
    game.trial = replace(trial, stage="counting", field=e.field, released=False)
    game.moment += 1


def counting(game: Game, trial: Trial, e: ev.CountOpened) -> Counting:
    """The count as the law of this vote wants it."""
    law = trial.law
    yes_or_no = e.kind in ("sentence", "proposal")
    handing: tuple[int, ...] = ()
    if game.marks and not trial.raised:
        giving = [m.seat for m in game.marks if game.law(m.mark).hands_vote]
        handing = tuple([seat for seat in e.voters if seat in giving])
    idle: tuple[int, ...] = ()
    if law.secret and trial.raised:
        raised = [seat for _, hands in trial.raised for seat in hands] if law.hands == "one" else []
        idle = tuple(dict.fromkeys((*raised, *(seat for seat, _ in trial.handed))))
    others_only = not law.votes_self and not yes_or_no
    special = law.compulsory or law.secret or others_only or e.kind in ("proposal", "roses")
    return Counting(
        e.kind,
        e.field,
        e.voters,
        e.order,
        e.on,
        plain=not special and not handing,
        compulsory=law.compulsory and e.kind != "roses",
        secret=law.secret,
        others_only=others_only,
        idle=idle,
        handing=handing,
    )


def voted(game: Game, e: ev.Voted | ev.Entered) -> None:
    now = game.now
    assert type(now) is Counting
    if now.kind == "roses":
        game.now = replace(now, kept=(*now.kept, e.seat))
    else:
        _given(game, now, e.seat, e.target)


def _given(game: Game, now: Counting, seat: int, target: int) -> None:
    """A vote is noted; where one votes after another it is the next one's turn, with a time of his own."""
    ballots = {**now.ballots, seat: target}
    if not now.turn:
        game.now = replace(now, ballots=ballots)
        return
    closing = now.closing or (now.lapsed and len(ballots) == len(now.voters))
    game.now = replace(now, ballots=ballots, lapsed=False, closing=closing)
    game.moment += 1


def rose_given(game: Game, e: ev.RoseGiven) -> None:
    now = game.now
    assert type(now) is Counting
    if e.colour == "black":
        game.now = replace(now, ballots={**now.ballots, e.seat: e.target})
    else:
        game.now = replace(now, reds={**now.reds, e.seat: e.target})


def handed(game: Game, e: ev.Handed) -> None:
    """Whoever hands his vote to another has answered."""
    now = game.now
    assert type(now) is Counting
    _given(game, replace(now, handed={**now.handed, e.seat: e.to}), e.seat, ev.NOBODY)


def polled(game: Game, e: ev.Polled) -> None:
    now = game.now
    assert type(now) is Counting
    given = now.ballots if now.order == "in-turn" else {}
    game.now = replace(now, ballots={**given, **dict(e.votes)}, closing=True)


def sums_noted(game: Game, e: ev.SumsNoted) -> None:
    now = game.now
    assert type(now) is Counting
    game.now = replace(now, sums=e.sums, closing=True)


def hands_counted(game: Game, e: ev.HandsCounted | ev.HandsNoted) -> None:
    trial, now = trial_of(game), game.now
    assert type(now) is Counting
    handed = (*trial.handed, *now.handed.items())
    unnamed = e.sum if type(e) is ev.HandsCounted else 0
    sums = (*trial.sums, (e.candidate, unnamed)) if unnamed else trial.sums
    game.trial = replace(trial, raised=(*trial.raised, (e.candidate, e.hands)), handed=handed, sums=sums)
    game.now = None


def counted(game: Game, e: ev.Counted) -> None:
    trial = game.trial
    assert trial is not None
    tallies = (*trial.tallies, Tally(e.kind, e.result, e.against, e.points, e.unsuspected))
    game.trial = replace(trial, stage="counted", raised=(), handed=(), sums=(), tallies=tallies)
    game.now = None


def tied(game: Game, e: ev.Tied) -> None:
    trial = game.trial
    assert trial is not None
    if e.recount:
        speak = tuple([seat for seat in e.seats if not game.mute(seat)]) if e.speak else ()
        recounts = trial.recounts + 1
        game.trial = replace(trial, stage="recount", field=e.seats, speak=speak, recounts=recounts)
    else:
        stage: TrialStage = "toss" if trial.tallies[-1].kind == "proposal" else "hung"
        game.trial = replace(trial, stage=stage, field=e.seats, released=False)


def lot_drawn(game: Game, e: ev.LotDrawn) -> None:
    game.trial = replace(trial_of(game), stage="condemned" if e.final else "drawn", accused=e.seat)
    game.draws += 1


def coin_tossed(game: Game, e: ev.CoinTossed) -> None:
    game.trial = replace(trial_of(game), stage="tossed", convicts=e.seats if e.heads else ())
    game.draws += 1


def accused(game: Game, e: ev.Accused) -> None:
    trial = game.trial
    assert trial is not None
    if trial.law.confirm == "none":
        game.trial = replace(trial, stage="accused", accused=e.seat, recounts=0)
    else:
        defended = (*trial.defended, e.seat)
        speak = () if game.mute(e.seat) else (e.seat,)
        game.trial = replace(
            trial, stage="defence", accused=e.seat, speak=speak, defended=defended, recounts=0
        )


def sentenced(game: Game, e: ev.Sentenced) -> None:
    trial = game.trial
    assert trial is not None
    game.trial = replace(trial, stage="sentenced", accused=e.seat, convicts=(e.seat,))
    game.verdict = ()


def all_sentenced(game: Game, e: ev.AllSentenced) -> None:
    game.trial = replace(trial_of(game), stage="sentenced", accused=e.seats[0], convicts=e.seats)
    game.verdict = ()


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
    game.verdict = ()


def executed(game: Game, e: ev.Executed) -> None:
    trial = game.trial
    assert trial is not None
    gone(game, e.seat)
    game.executed_since_dawn = True
    turned_up(game, e.seat, e.card)
    game.trial = replace(trial, stage="executed", out=(*trial.out, e.seat))
    game.verdict = (*game.verdict, (e.seat, trial.voters_for(e.seat)))
    game.last_words = (*[seat for seat in game.last_words if seat in trial.out], e.seat)
    game.cleared = False
