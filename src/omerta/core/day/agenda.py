"""What is still to come in a phase, and in which order the table is gone round."""

from __future__ import annotations

from omerta.core.book.model import Step, Vote
from omerta.core.game import Game


def round_from(seats: tuple[int, ...], first: int) -> tuple[int, ...]:
    """These seats clockwise, beginning with the first one or the next after it."""
    return (*[seat for seat in seats if seat >= first], *[seat for seat in seats if seat < first])


def due_vote(game: Game) -> int:
    """Where in the steps to come the next vote stands that will be held; -1 if there is none."""
    return next((at for at, step in enumerate(game.steps) if is_held(game, step)), -1)


def is_held(game: Game, step: Step) -> bool:
    """Is this a vote, and will it be held? Nobody is elected to an office that is taken."""
    return type(step) is Vote and not step.off and (step.office is None or not game.officer)


def vote_of_day(game: Game) -> Vote | None:
    """The law of the vote on somebody's life that is going on or to come in this phase."""
    if game.trial is not None and game.trial.law.office is None:
        return game.trial.law
    votes = [step for step in game.steps if isinstance(step, Vote) and is_held(game, step)]
    return next((step for step in votes if step.office is None), None)
