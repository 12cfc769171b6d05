"""The player of possible worlds: he reckons with every way the cards may lie, and plays for his side.

He sees his view and what he may do, and reads the book; he knows no card by name.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from omerta.bots.arguments import with_reasons
from omerta.bots.assignments import Dealer
from omerta.bots.beliefs import pile
from omerta.bots.designs import gesture
from omerta.bots.outlook import Outlook, opinion, outlook, shared, wish
from omerta.bots.plain_votes import ALONE, BALLOTS, alone, ballot, electing
from omerta.bots.speeches import speech
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.moments import Option
from omerta.core.view import View

IDLE = ("pass", "abstain", "refrain", "ready")
GIVEN_UP = 0.6


def choose(
    view: View, choices: Choices, book: Book, rng: random.Random, deal: Dealer | None = None
) -> Option:
    """One of the offered deeds."""
    options = choices.options
    deeds = {deed for deed, _ in options}
    if len(options) == 1 or deeds <= {*IDLE, "step-in"}:
        return options[0]
    seen = outlook(view, book, deal)
    if "name" in deeds:
        return _name(seen, options)
    if deeds & BALLOTS:
        plain = deeds <= {"vote", "abstain", "against"} and not electing(view, book)
        return _vote(seen, options) if plain else ballot(view, options, book, opinion(seen))
    if deeds & ALONE:
        return alone(options, view, opinion(seen))
    return gesture(seen, options, rng)


def claims(
    view: View, choices: Choices, book: Book, rng: random.Random, deal: Dealer | None = None
) -> tuple[Claim, ...]:
    """What he says when he has the floor."""
    return with_reasons(view, book, speech(outlook(view, book, deal), rng))


def _name(seen: Outlook, options: Sequence[Option]) -> Option:
    """The one he would most like to see gone, if nobody has named him yet."""
    quiet = next(option for option in options if option[0] in IDLE)
    mine = any(isinstance(event, ev.Named) and event.by == seen.me for event in seen.view.today)
    others = [seat for seat in seen.view.living if seat != seen.me]
    best = max(others, key=lambda seat: wish(seen, seat), default=0)
    option = ("name", (best,))
    return option if option in options and not mine and seen.enemy(best) > 0.3 else quiet


def _vote(seen: Outlook, options: Sequence[Option]) -> Option:
    """The same candidate all through a count, where his vote does the most for his side."""
    targets = {option[1][0]: option for option in options if option[0] == "vote"}
    against = next((option for option in options if option[0] == "against"), None)
    if against is not None:
        accused = next(iter(targets))
        return targets[accused] if seen.gain(accused) > -0.3 and accused != seen.me else against
    quiet = next((option for option in options if option[0] == "abstain"), None)
    field = [seat for seat in (seen.view.candidates or tuple(targets)) if seat != seen.me]
    if not field:
        return quiet or options[-1]
    best = _gives_way(seen, field) if seen.insider else max(field, key=lambda seat: _pull(seen, seat))
    if quiet is not None and seen.enemy(best) < 0.2 and not seen.insider:
        return quiet
    return targets.get(best, quiet or options[-1])


def _pull(seen: Outlook, seat: int) -> float:
    """How much speaks for a vote against this seat, the votes of the others included."""
    return wish(seen, seat) + 0.1 * pile(seen.view)[seat]


def _gives_way(seen: Outlook, field: Sequence[int]) -> int:
    """One of a gang saves a mate if he can; if not, he votes as a townsman would."""
    strangers = [seat for seat in field if seen.enemy(seat) > 0.5]
    mates = [seat for seat in field if seat not in strangers]
    doomed = max(mates, key=lambda seat: shared(seen, seat), default=0)
    if not strangers:
        return doomed
    best = max(strangers, key=lambda seat: _pull(seen, seat))
    gang = sum(1 for seat in seen.view.living if seen.enemy(seat) < 0.5)
    if not doomed or 2 * gang >= len(seen.view.living):
        return best
    votes = pile(seen.view)
    if _unseen(seen.view):
        lost = shared(seen, doomed) - shared(seen, best) > GIVEN_UP
    else:
        lost = votes[doomed] - votes[best] > gang
    return doomed if lost else best


def _unseen(view: View) -> bool:
    """Does everybody vote at the same moment?"""
    counts = (event.order for event in reversed(view.events) if isinstance(event, ev.CountOpened))
    return next(counts, "") == "at-once"
