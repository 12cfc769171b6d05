"""How the sensible beginner votes, and what he does where the table leaves a decision to him alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from omerta.bots.beliefs import SURE, Beliefs, pile, whim
from omerta.core import events as ev
from omerta.core.book.model import Book, Vote
from omerta.core.moments import Option
from omerta.core.view import View

SPARE = 0.9
BALLOTS = {"vote", "against", "black", "red", "hand-over", "spare"}
ALONE = {"convict", "appoint", "let-be"}


def ballot(view: View, options: Sequence[Option], book: Book, opinion: Beliefs) -> Option:
    """One vote, one rose, or a vote in another's hands."""
    deeds = {deed for deed, _ in options}
    if "hand-over" in deeds:
        return _friend(options, "hand-over", opinion)
    if deeds & {"black", "red"}:
        return _rose(view, options, opinion)
    if "spare" in deeds:
        return _together(view, options, opinion)
    if "vote" in deeds and electing(view, book):
        return _friend(options, "vote", opinion)
    return _vote(view, options, opinion)


def alone(options: Sequence[Option], view: View, opinion: Beliefs) -> Option:
    """He decides for all: an heir from his friends, a convict from his enemies, nobody if he has none."""
    deeds = {deed for deed, _ in options}
    if "let-be" in deeds:
        return _let_be(options, view, opinion)
    if "appoint" in deeds:
        return _friend(options, "appoint", opinion)
    nobody = next((option for option in options if not option[1]), None)
    convicts = {option[1][0]: option for option in options if option[0] == "convict" and option[1]}
    worst = most_wanted(view, opinion, convicts)
    return nobody if nobody is not None and opinion.of(worst) <= 0 else convicts[worst]


def most_wanted(view: View, opinion: Beliefs, seats: Iterable[int]) -> int:
    """The one he would most like to see leave today: an enemy, one whom others name too, or a whim."""
    votes = pile(view)
    return max(
        seats,
        key=lambda seat: opinion.of(seat) + 0.12 * votes[seat] + 0.3 * whim(opinion.me, view.number, seat),
    )


def electing(view: View, book: Book) -> bool:
    """Does this vote give a place to somebody, and take nobody's life?"""
    phase = book.phases.get(view.phase)
    laws = [step for step in phase.steps.values() if isinstance(step, Vote) and not step.off] if phase else []
    if any(law.arbiter for law in laws):
        return True
    if not any(law.office is not None for law in laws):
        return False
    talked = any(isinstance(event, ev.TalkOpened | ev.Elected) for event in view.today)
    return not talked and not _officer(view)


def _officer(view: View) -> bool:
    """Is there somebody in office, as far as he has heard?"""
    held = False
    for event in view.events:
        match event:
            case ev.Elected() | ev.OfficeLeft():
                held = isinstance(event, ev.Elected) and event.place == "office"
            case ev.Decided() if event.kind == "heir":
                held = True
            case _:
                pass
    return held


def _friend(options: Sequence[Option], deed: str, opinion: Beliefs) -> Option:
    """Whoever is least against him; himself, where he may."""
    open_to = [option for option in options if option[0] == deed]
    return min(open_to, key=lambda option: opinion.of(option[1][0])) if open_to else options[-1]


def _rose(view: View, options: Sequence[Option], opinion: Beliefs) -> Option:
    """The black one for an enemy, then the red one for a friend."""
    black = {option[1][0]: option for option in options if option[0] == "black"}
    enemies = [seat for seat in black if opinion.of(seat) > -SPARE]
    if enemies:
        return black[most_wanted(view, opinion, enemies)]
    red = [option for option in options if option[0] == "red" and opinion.of(option[1][0]) < SPARE]
    if red:
        return min(red, key=lambda option: opinion.of(option[1][0]))
    return next(option for option in options if not option[1])


def _together(view: View, options: Sequence[Option], opinion: Beliefs) -> Option:
    """All the tied together: only if more of them are against him than not, and he is not among them."""
    field = view.candidates
    hostile = sum(opinion.of(seat) for seat in field)
    goes = "convict" if hostile > 0 and opinion.me not in field else "spare"
    return next(option for option in options if option[0] == goes)


def _vote(view: View, options: Sequence[Option], opinion: Beliefs) -> Option:
    """The same candidate all through a count: the one he would most like to see gone."""
    targets = {option[1][0]: option for option in options if option[0] == "vote"}
    against = next((option for option in options if option[0] == "against"), None)
    if against is not None:
        accused = next(iter(targets))
        return targets[accused] if opinion.of(accused) > -0.5 and accused != opinion.me else against
    quiet = next((option for option in options if option[0] == "abstain"), None)
    if quiet is None:  # where nobody may abstain even a friend has to be named
        return targets[most_wanted(view, opinion, targets)]
    field = [seat for seat in (view.candidates or tuple(targets)) if opinion.of(seat) > -SPARE]
    if not field:
        return quiet
    return targets.get(most_wanted(view, opinion, field), quiet)


def _let_be(options: Sequence[Option], view: View, opinion: Beliefs) -> Option:
    """He steps in where he knows an enemy for sure, or where his own neck is at stake."""
    step_in = next((option for option in options if option[0] == "step-in"), None)
    known = any(opinion.of(seat) >= SURE for seat in view.living)
    votes = pile(view)
    doomed = votes[opinion.me] > 0 and votes[opinion.me] == max(votes.values())
    if step_in is not None and (known or doomed):
        return step_in
    return next(option for option in options if option[0] == "let-be")
