"""What a vote comes to when nobody simply has the most: all together, a coin, nobody, once more."""

from __future__ import annotations

from omerta.core.book.model import Talk, Vote
from omerta.core.command_run import Course
from omerta.core.day.ballots import best, candidates, circle, over_half
from omerta.core.day.lone_decisions import hold
from omerta.core.events import (
    AGAINST,
    AllSentenced,
    CoinTossed,
    LotDrawn,
    NobodyExecuted,
    Sentenced,
    TalkOpened,
    Tied,
    VoteOpened,
)
from omerta.core.game import Game, draw
from omerta.core.moments import Tally, Trial


def weigh_several(course: Course, trial: Trial, tally: Tally) -> None:
    """Everybody against whom more than half of all votes were given goes."""
    game = course.game
    _sentence(course, tuple([seat for seat, _ in tally.result if over_half(game, tally, seat)]), "several")


def weigh_proposal(course: Course, trial: Trial, tally: Tally) -> None:
    """Shall all the tied go together?"""
    game, tied = course.game, trial.field
    yes, no = tally.score(tied[0]), tally.score(AGAINST)
    if trial.law.all_needs == "half":
        _sentence(course, tied if over_half(game, tally, tied[0]) else (), "proposal")
    elif yes == no:
        course.tell(Tied(tied, False, rules=game.cite("proposal-tie")))
    else:
        _sentence(course, tied if yes > no else (), "proposal")


def _sentence(course: Course, seats: tuple[int, ...], why: str) -> None:
    """One, several or nobody."""
    rules = course.game.cite(why)
    if len(seats) > 1:
        course.tell(AllSentenced(seats, rules))
    elif seats:
        course.tell(Sentenced(seats[0], rules))
    else:
        nobody(course, why)


def toss(course: Course, trial: Trial) -> None:
    """The coin decides on all the tied together."""
    game = course.game
    if not hold(course, trial):
        course.tell(CoinTossed(trial.field, draw(game, 2) == 0, game.cite("coin")))


def tossed(course: Course, trial: Trial) -> None:
    """The coin lies there."""
    _sentence(course, trial.convicts, "coin")


def nobody(course: Course, why: str) -> None:
    """Nobody is executed, unless a temporary host still has to get an execution."""
    game, trial = course.game, course.game.trial
    assert trial is not None
    if hold(course, trial):
        return
    if not game.temporary_host or trial.law.forced == "ask":
        course.tell(NobodyExecuted(game.cite(why)))
    elif trial.again:
        among = _last_resort(game, trial)
        rules = game.cite("last-resort")
        course.tell(LotDrawn(among, among[draw(game, len(among))], rules, final=True))
    elif trial.tallies and (talk := _debate(game)) is not None:
        course.tell(_more_talk(game, talk, trial.law))
    else:
        course.tell(VoteOpened(candidates(game, trial.law), again=True))


def _debate(game: Game) -> Talk | None:
    """The talk that belongs to this vote, if there is one and it is held."""
    steps = game.book.phases[game.phase].steps.values()
    talk = next((step for step in steps if isinstance(step, Talk) and not step.off), None)
    return talk if talk is not None and (talk.names_candidates or game.pace != "silent") else None


def _more_talk(game: Game, talk: Talk, law: Vote) -> TalkOpened:
    """A little more debate before the whole vote is held again."""
    return TalkOpened(
        "more-talk",
        game.speakers(),
        law.again_seconds,
        names=talk.names_candidates,
        rules=game.cite("more-talk"),
        others_only=not talk.names_self,
        open_to=circle(game, law),
    )


def again(course: Course, trial: Trial) -> None:
    """The whole vote once more, on the names of the whole debate."""
    game, law = course.game, trial.law
    named = game.named if law.candidates == "named" else candidates(game, law)
    course.tell(VoteOpened(named, again=True))


def _last_resort(game: Game, trial: Trial) -> tuple[int, ...]:
    """Who did best in the last ballot that was on single players; among them somebody has to go."""
    if trial.law.arbiter:
        return game.living
    counts = [tally for tally in trial.tallies if tally.kind != "proposal"]
    return best(counts[-1]) if counts else game.living


def condemned(course: Course, trial: Trial) -> None:
    """The last lot is a sentence."""
    course.tell(Sentenced(trial.accused, course.game.cite("execution")))


def decided(course: Course, trial: Trial) -> None:
    """He who decides alone has decided."""
    game = course.game
    why = "arbiter" if trial.law.arbiter else "step-in"
    if trial.accused:
        course.tell(Sentenced(trial.accused, game.cite(why)))
    else:
        nobody(course, why)
