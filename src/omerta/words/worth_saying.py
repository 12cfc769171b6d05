"""What is worth saying: a host does not repeat himself, and does not read his own paper aloud."""

from __future__ import annotations

from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.words.lexicon import Lexicon

NOISE = (ev.Opened, ev.Dealt, ev.Readied, ev.Refrained, ev.LetBe, ev.TimedOut, ev.Closed, ev.AskClosed)


def said_again(event: ev.Event, before: ev.Event | None, following: ev.Event | None) -> bool:
    """Is this better left unsaid: without news, on the host's own paper, or said by what stands beside it?"""
    match event:
        case ev.Counted():
            by_hands = isinstance(before, ev.HandsCounted) and following is not None
            return by_hands and _each_vote_is_one(event)
        case ev.Tied(recount=False):
            proposal = isinstance(following, ev.CountOpened) and following.kind == "proposal"
            return proposal or isinstance(following, ev.CoinTossed)
        case ev.TalkClosed(kind):
            return kind == "speech"
        case ev.Acted() | ev.Imposed() | ev.Struck() | ev.Noticed():
            return True
        case ev.Accused(seat) | ev.Sentenced(seat):
            again = following if isinstance(following, ev.Sentenced | ev.Executed | ev.Elected) else None
            return again is not None and again.seat == seat
        case ev.AllSentenced(seats):
            return isinstance(following, ev.Executed) and following.seat in seats
        case _:
            return False


def _each_vote_is_one(event: ev.Counted) -> bool:
    """Does a result say no more than the hands that were counted before it?"""
    points = dict(event.points)
    return all(points.get(seat, 2 * len(voters)) == 2 * len(voters) for seat, voters in event.result)


def phase_title(words: Lexicon, book: Book, phase: str, number: int) -> str:
    """What a phase is called; one that is played only once needs no number."""
    name = words.of(book.name).name("phase", phase)
    once = (*book.opening, *book.temporary_opening)
    return name if phase in once and phase not in book.cycle else f"{name} {number}"
