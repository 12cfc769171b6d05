"""Players like people: strangers and a club, who differ in their habits alone.

They see their view and what they may do, and read the book; they know no card by name.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from omerta.bots import plain
from omerta.bots.driver import Mind
from omerta.bots.habits import Habits
from omerta.bots.plain_votes import ALONE, BALLOTS, alone, ballot, electing
from omerta.bots.public_eye import Footing, drawn, footing, leanings, opinion, spoken_of, suspects, wishes
from omerta.bots.table_talk import talk
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import View

CONVICTS = 0.8
NAMES_EARLY, NAMES_LATE, FEW_NAMES = 0.5, 0.15, 2


def company(habits: Habits) -> Mind:
    """A player of these habits."""

    def choose(view: View, choices: Choices, book: Book, rng: random.Random) -> Option:
        """One of the offered deeds."""
        options = choices.options
        deeds = {deed for deed, _ in options}
        if deeds <= plain.IDLE:
            return options[0]
        if "name" not in deeds and not deeds & (BALLOTS | ALONE):
            return plain.choose(view, choices, book, rng)
        at = footing(view, book, habits)
        if "name" in deeds:
            return _name(at, options, rng)
        if deeds & BALLOTS:
            return _ballot(at, options, rng)
        return alone(options, view, opinion(at))

    def claims(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        """What he says when he has the floor."""
        return talk(footing(view, book, habits), rng)

    return Mind(choose, claims)


def _name(at: Footing, options: Sequence[Option], rng: random.Random) -> Option:
    """All put names forward equally often: one a day, and whom they have spoken against if they have.

    Where another has already named him, that will do.
    """
    quiet = next(option for option in options if option[0] in plain.IDLE)
    named = [event for event in at.view.today if type(event) is ev.Named]
    eager = NAMES_EARLY if len(named) < FEW_NAMES else NAMES_LATE
    said = spoken_of(at.view, at.me, "suspect", "learned")
    done = any(event.by == at.me or event.seat in said for event in named)
    if rng.random() >= eager or done:
        return quiet
    praised = spoken_of(at.view, at.me, "trust")
    open_to = [option[1][0] for option in options if option[0] == "name" and option[1][0] not in praised]
    stands_by = [seat for seat in said if seat in open_to]
    seat = stands_by[-1] if stands_by else drawn(leanings(at, suspects(at, open_to)), rng)
    return ("name", (seat,)) if seat else quiet


def _ballot(at: Footing, options: Sequence[Option], rng: random.Random) -> Option:
    """One vote; what is not a vote against somebody is given as a beginner gives it."""
    deeds = {deed for deed, _ in options}
    if "against" in deeds:
        return _sentence(at, options, rng)
    if "vote" in deeds and electing(at.view, at.book):
        return ballot(at.view, options, at.book, opinion(at, public=True))
    if deeds <= {"vote", "abstain"}:
        return _vote(at, options, rng)
    return ballot(at.view, options, at.book, opinion(at))


def _sentence(at: Footing, options: Sequence[Option], rng: random.Random) -> Option:
    """Yes or no: mostly yes, never for himself, and for a mate as seldom as he betrays one."""
    accused = next(option for option in options if option[0] == "vote")
    known = at.known(accused[1][0])
    spared = (1 - at.habits.betrays if at.hidden else 1.0) if known < 0 else 0.0
    yes = (1.0 if known > 0 and not at.hidden else CONVICTS) * (1 - spared)
    if accused[1][0] != at.me and rng.random() < yes:
        return accused
    return next(option for option in options if option[0] == "against")


def _vote(at: Footing, options: Sequence[Option], rng: random.Random) -> Option:
    """One vote in a count. Where hands are raised name by name he has one for each name left."""
    targets = {option[1][0]: option for option in options if option[0] == "vote"}
    field = at.view.candidates or tuple(targets)
    chances = wishes(at, field)
    if len(targets) == 1 < len(field):
        now = next(iter(targets))
        left = sum(chances.get(seat, 0.0) for seat in field[field.index(now) :])
        chances = {now: chances.get(now, 0.0) / left if left else 0.0}
    quiet = next((option for option in options if option[0] == "abstain"), options[-1])
    return targets.get(drawn(chances, rng), quiet)
