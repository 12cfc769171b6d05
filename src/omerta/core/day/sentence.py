"""The sentence is carried out: who leaves, whom he takes with him, and what is said after it."""

from __future__ import annotations

from omerta.core.command_run import Course
from omerta.core.day.lone_decisions import open_decision
from omerta.core.events import DecisionLapsed, Ended, Executed, NobodyExecuted, TalkOpened
from omerta.core.game import Game
from omerta.core.leaving import after_exits, brief_after_heir
from omerta.core.moments import Deciding, Trial


def carry_out(course: Course, trial: Trial) -> bool:
    """The sentence is carried out; a human host may still overrule it before that."""
    game = course.game
    if "calling" in game.by_hand and not game.cleared:
        return False
    if not trial.convicts:
        course.tell(NobodyExecuted(game.cite("overruled")))
        return True
    for seat in trial.convicts:
        _execute(course, seat, "execution")
    _all_out(course)
    return True


def _execute(course: Course, seat: int, why: str) -> None:
    game = course.game
    card = game.cards[seat - 1] if game.book.conduct.show_cards != "never" else ""
    course.tell(Executed(seat, card, game.cite(why)))


def _all_out(course: Course) -> None:
    """Whoever avenges himself does it first; only then is it looked at who has won."""
    trial = course.game.trial
    assert trial is not None
    for seat in trial.out:
        if course.game.role(seat).avenges and seat not in trial.avenged and course.game.living:
            open_to = avengeable(course.game, trial, seat)
            open_decision(course, "avenge", seat, open_to, trial.law.decision_seconds)
            return
    after_exits(course, trial.out)


def avengeable(game: Game, trial: Trial, seat: int) -> tuple[int, ...]:
    """The living who voted for his execution; if it is not known or none of them lives, anybody."""
    voters = trial.voters_for(seat)
    return tuple([other for other in game.living if other in voters]) or game.living


def avenge(course: Course, trial: Trial) -> None:
    """The one whom the executed has named goes with him."""
    _execute(course, trial.accused, "avenged")
    _all_out(course)


def close_decision(course: Course, now: Deciding) -> bool:
    """Whoever has not decided in time has decided for nobody."""
    if now.closing:
        course.tell(DecisionLapsed(now.kind, now.seat, course.game.cite(f"{now.kind}-lapsed")))
        if now.kind == "avenge":
            _all_out(course)
        elif now.kind == "heir":
            brief_after_heir(course, now.seat)
    return now.closing


def last_word(course: Course, trial: Trial) -> None:
    """The executed one speaks."""
    seconds, rules = trial.law.last_word_seconds, course.game.cite("last-word")
    course.tell(TalkOpened("last-word", (course.game.last_words[0],), seconds, rules=rules))


def decided_by_this_vote(course: Course, trial: Trial) -> bool:
    """A vote that decides the game ends it: whom nobody has beaten in it has won."""
    game, side = course.game, trial.law.decides
    if not side:
        return False
    seats = tuple([seat for seat in range(1, game.seats + 1) if game.role(seat).side == side])
    course.tell(Ended(side, seats, game.cards, game.cite("decides")))
    return True
