"""One player settles what the table was voting on: he steps in, is arbiter, avenges, or names an heir."""

from __future__ import annotations

from omerta.core.book.model import Vote
from omerta.core.command_run import Course
from omerta.core.day.agenda import vote_of_day
from omerta.core.events import DecisionKind, DecisionOpened, ResultHeld, ResultReleased
from omerta.core.game import Game
from omerta.core.moments import Asking, Counting, Holding, Talking, Trial

TOO_LATE = ("sentenced", "executed", "avenging", "avenged")


def has_power(game: Game, seat: int) -> bool:
    """Does the card of this seat let it take the vote upon itself at all?"""
    return 1 <= seat <= len(game.roles) and bool(game.roles[seat - 1] and game.role(seat).takes_the_vote)


def step_in_refusal(game: Game, seat: int) -> str:
    """What keeps a holder of the power from stepping in now; an empty word if nothing does."""
    if game.over is not None:
        return "game-over"
    if seat not in game.living:
        return "dead"
    if game.stepped.count(seat) >= game.role(seat).takes_the_vote:
        return "spent"
    law = _vote_to_settle(game)
    if law is None:
        return "not-now"
    return "muted" if not law.muted_may_step_in and game.mute(seat) else ""


def is_open_to_step_in(game: Game) -> bool:
    """As far as the table knows, may somebody take the vote upon himself at this moment?"""
    return game.over is None and game.powers > len(game.stepped) and _vote_to_settle(game) is not None


def _vote_to_settle(game: Game) -> Vote | None:
    """The law of the vote that can be taken out of all hands at this moment."""
    moment = isinstance(game.now, Talking | Counting | Asking | Holding)
    late = game.trial is not None and (game.trial.stage in TOO_LATE or game.trial.law.office is not None)
    return vote_of_day(game) if moment and not late and not game.book.phases[game.phase].dark else None


def may_step_in(game: Game, seat: int) -> bool:
    """May this seat take the vote upon itself now?"""
    return has_power(game, seat) and not step_in_refusal(game, seat)


def hold(course: Course, trial: Trial) -> bool:
    """Hold the result back for a moment; the same for everybody, whoever could step in.

    It is held wherever the deck has the power and the table has not seen it used up or gone (CHI-185).
    """
    game = course.game
    if not game.powers or trial.released or trial.law.office is not None or not _powers_left(game):
        return False
    course.tell(ResultHeld(game.living, trial.law.hold_seconds, game.cite("hold")))
    return True


def _powers_left(game: Game) -> bool:
    """As far as the table knows, may somebody still step in? A card seen out of the game never will."""
    seen = sum(
        [
            game.stepped.count(seat)
            if seat in game.living
            else game.book.roles[game.cards[seat - 1]].takes_the_vote
            for seat in game.shown
        ]
    )
    return seen < game.powers


def close_hold(course: Course, now: Holding) -> bool:
    """The result is told when everybody has let it be, or when the moment is over."""
    if not now.closing and now.owed:
        return False
    course.tell(ResultReleased())
    return True


def open_decision(
    course: Course, kind: DecisionKind, seat: int, open_to: tuple[int, ...], seconds: int
) -> None:
    """One player has to decide."""
    course.tell(DecisionOpened(kind, seat, open_to, seconds, course.game.cite(kind)))


def step_in(course: Course, trial: Trial) -> None:
    """He who stepped in chooses whom to execute, any other living player or nobody."""
    _decide(course, trial, "step-in")


def arbiter(course: Course, trial: Trial) -> None:
    """The arbiter names another living player."""
    _decide(course, trial, "arbiter")


def _decide(course: Course, trial: Trial, kind: DecisionKind) -> None:
    others = tuple([seat for seat in course.game.living if seat != trial.decider])
    open_decision(course, kind, trial.decider, others, trial.law.decision_seconds)


def open_heir(course: Course) -> bool:
    """Whoever held the office and is out names his heir."""
    game = course.game
    if not game.heir_due or game.office is None or not game.living:
        return False
    open_decision(course, "heir", game.heir_due, game.living, game.office.seconds)
    return True
