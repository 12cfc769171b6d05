"""Every deed of a book, with how many seats it is aimed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from omerta.core.book.house_rules import agreed_book
from omerta.core.book.model import Ability, Book, Vote
from omerta.library.refused import printed_or_own
from omerta.library.whole_game import CLAIMS

if TYPE_CHECKING:
    from omerta.books.files import OwnBook

PLAIN_DEEDS = {"ready": 0, "name": 1, "refrain": 0, "vote": 1, "abstain": 0}
SAID_OF = {"role": (0, 1), "sign": (0, 1), "learned": (1, 1), "thank": (1, 1), "shrug": (1, 1)}
A_REASON = (1, 2)  # whom it is about, and who is in the reason
ONE = ("black", "red", "hand-over", "appoint", "convict")


class Deed(NamedTuple):
    """A deed of a book: when it is done, by whom, and how many seats it is aimed at, from `least` to `most`.

    `who` are the cards or the gang that do it, empty for everybody; `says` is true for a claim, which may
    have a value besides.
    """

    name: str
    phase: Literal["night", "day"]
    who: tuple[str, ...]
    least: int
    most: int
    says: bool = False


def deeds(book: str | OwnBook) -> tuple[Deed, ...]:
    """Every deed of a book: what its cards and gangs do at night, then what anybody does or says by day.

    >>> deeds("classic")[0]
    Deed(name='shoot', phase='night', who=('mafia',), least=1, most=1, says=False)
    """
    known = printed_or_own(book)
    night: dict[str, list[tuple[str, Ability]]] = {}
    for name, gang in known.gangs.items():
        night.setdefault(gang.ability, []).append((name, gang.does))
    for name, role in known.roles.items():
        for deed, ability in role.abilities.items():
            night.setdefault(deed, []).append((name, ability))
    dark = [
        Deed(deed, "night", tuple(who for who, _ in done), _least(done), max(a.targets for _, a in done))
        for deed, done in night.items()
    ]
    day = _day_deeds(known)
    for_all = "spare" in day  # of several at once nobody is named
    by_day = [
        Deed(deed, "day", (), 0 if deed == "convict" and for_all else most, most)
        for deed, most in day.items()
    ]
    said = [Deed(claim, "day", (), *SAID_OF.get(claim, A_REASON), True) for claim in CLAIMS]
    return (*dark, Deed("pass", "night", (), 0, 0), *by_day, *said)


def _day_deeds(book: Book) -> dict[str, int]:
    """What may be done by day: in every book, and by its cards, marks and votes under any house rule."""
    variants = [book, *_with_each_house_rule(book)]
    steps = [step for each in variants for phase in each.phases.values() for step in phase.steps.values()]
    votes = [step for step in steps if isinstance(step, Vote)]
    roles, marks = book.roles.values(), [law for each in variants for law in each.marks.values()]
    there = {
        "against": any(vote.confirm == "yes-no" for vote in votes),
        "spare": any(vote.tie_end == "all" or vote.single == "confirm" for vote in votes),
        "black": any(vote.ballot == "roses" for vote in votes),
        "red": any(vote.ballot == "roses" for vote in votes),
        "hand-over": any(law.hands_vote for law in marks),
        "step-in": any(role.takes_the_vote for role in roles),
        "let-be": any(role.takes_the_vote for role in roles),
        "nobody": any(role.takes_the_vote for role in roles),
        "appoint": any(vote.office is not None for vote in votes),
    }
    there["convict"] = (
        there["spare"]
        or there["step-in"]
        or any(role.avenges for role in roles)
        or any(vote.arbiter for vote in votes)
    )
    return PLAIN_DEEDS | {deed: int(deed in ONE) for deed, known in there.items() if known}


def _with_each_house_rule(book: Book) -> Iterator[Book]:
    for name, switch in book.switches.items():
        for value in switch.values:
            yield agreed_book(book, {name: value})


def _least(done: Sequence[tuple[str, Ability]]) -> int:
    return min(1 if ability.or_fewer else ability.targets for _, ability in done)
