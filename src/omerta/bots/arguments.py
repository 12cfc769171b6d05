"""With which reason something is said, and what is answered to whom.

Both follow from what all have heard and from who speaks of whom, so they tell nothing of a card.
"""

from __future__ import annotations

import random
import zlib
from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from omerta.bots.driver import Speaker
from omerta.core import events as ev
from omerta.core.book.model import Book
from omerta.core.choices import Choices
from omerta.core.commands import Claim
from omerta.core.day.grounds import (
    BARE,
    OPINIONS,
    REPLIES,
    SHRUG,
    Reason,
    Remembered,
    many_of,
    reasons,
    remembered,
    side_named,
)
from omerta.core.view import View

BY_OWN_VOTE = frozenset({("suspect", "spared"), ("suspect", "voted-wrong"), ("trust", "same-vote")})
"""Gangs have fewer of these, for votes tell: they may decide which reason is given, not whether one is."""
BARE_FIRST, BARE_AGAIN = 1.0, 0.34
GRATEFUL = 3  # of so many who are trusted one stays wary


def with_reasons(view: View, book: Book, said: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """The same, each with the reason that was heard least; what all have just heard is not said again."""
    if not any(claim.claim in (*OPINIONS, *REPLIES) for claim in said):
        return said
    memory = remembered(view.events, book)
    return tuple(claim for each in said for claim in reasoned(view, book, memory, each))


def reasoned(view: View, book: Book, memory: Remembered, said: Claim) -> tuple[Claim, ...]:
    """One claim with its reason; nothing if it would need one and there is none."""
    if said.claim not in (*OPINIONS, *REPLIES):
        return (said,)
    found = reasons(memory, book, said.claim, said.seat, said.about)
    if (said.value, said.whom) != BARE or not found:
        return (said,) if (said.value, said.whom) in found else ()
    if BARE in found and not _is_grounded(said.claim, found):
        return (said,)
    heard = Counter(claim.value for claim in view.claims if claim.claim == said.claim)
    today = {(claim.about, claim.value, claim.whom) for claim in _claimed(view) if claim.claim == said.claim}
    fresh = [each for each in found if each == BARE or (said.about, *each) not in today] or [*found]

    def worn(reason: Reason) -> tuple[float, int]:
        value, whom = reason
        times = BARE_FIRST + BARE_AGAIN * heard[""] if reason == BARE else heard[value]
        return times, _lot(view, said.seat, said.about, value, whom)

    value, whom = min(fresh, key=worn)
    return (replace(said, value=value, whom=whom),)


def has_reason(memory: Remembered, book: Book, said: Claim) -> bool:
    """Is there anything all have seen that speaks for this, whichever way he has voted himself?"""
    return _is_grounded(said.claim, reasons(memory, book, said.claim, said.seat, said.about))


def _is_grounded(claim: str, found: tuple[Reason, ...]) -> bool:
    return any(value and (claim, value) not in BY_OWN_VOTE for value, _ in found)


def answering(speak: Speaker) -> Speaker:
    """A speaker who answers when he is asked once more in a talk, and does not begin again."""

    def spoken(view: View, choices: Choices, book: Book, rng: random.Random) -> tuple[Claim, ...]:
        if not has_spoken(view, choices.seat):
            return speak(view, choices, book, rng)
        return with_reasons(view, book, answer(view, book, choices.seat))

    return spoken


def is_addressed(view: View, me: int) -> bool:
    """Was the last thing anybody said today about me, or was I just put forward?"""
    for event in reversed(view.today):
        match event:
            case ev.Named(by, seat):
                return by != me == seat
            case ev.Claimed(seat, claim, about) if claim != SHRUG:
                return seat != me == about
            case _:
                pass
    return False


def last_said(view: View) -> ev.Claimed | None:
    """What was said last of anybody; a shrug is not about anything."""
    return next((claim for claim in reversed(view.claims) if claim.claim != SHRUG), None)


def answer(view: View, book: Book, me: int) -> tuple[Claim, ...]:
    """To whoever spoke of me last or named me, since I spoke last: a denial, thanks, or a raised eyebrow."""
    by, praised = 0, False
    for event in view.today:
        match event:
            case ev.Claimed(seat=seat) if seat == me:
                by = 0
            case ev.Claimed(seat, _, about) if about == me and (
                _is_for(book, event) or _is_against(book, event)
            ):
                by, praised = seat, _is_for(book, event)
            case ev.Named(named_by, seat) if seat == me != named_by:
                by, praised = named_by, False
            case _:
                pass
    if not by:
        return ()
    if not praised:
        return (Claim(me, "deny", by),)
    wary = _lot(view, me, by, "praise", 0) % GRATEFUL == 0
    return (Claim(me, "doubt", by, "praise") if wary else Claim(me, "thank", by),)


def _is_against(book: Book, said: ev.Claimed) -> bool:
    """Does this speak against whom it is about?"""
    bad = side_named(book, said.value) not in ("", many_of(book))
    return said.claim == "suspect" or (said.claim == "learned" and bad)


def _is_for(book: Book, said: ev.Claimed) -> bool:
    """Does this speak for whom it is about: a good word, or a good report?"""
    good = side_named(book, said.value) == many_of(book)
    return said.claim == "trust" or (said.claim == "learned" and good)


def accuser(view: View, book: Book, me: int) -> int:
    """Who spoke against me today or named me, the last of them; myself, for all, if nobody did."""
    found = me
    for event in view.today:
        match event:
            case ev.Claimed() if event.about == me != event.seat and _is_against(book, event):
                found = event.seat
            case ev.Named(by, seat) if seat == me != by:
                found = by
            case _:
                pass
    return found


def is_blamed(view: View, book: Book, me: int) -> bool:
    """Did anybody speak, name or vote against me today? Whom the night has taken has nothing to deny."""
    voted = any(type(event) is ev.Counted and me in dict(event.result) for event in view.today)
    return voted or accuser(view, book, me) != me


def has_spoken(view: View, me: int) -> bool:
    """Have I said anything in the talk that is going on?"""
    for event in reversed(view.today):
        if type(event) is ev.TalkOpened:
            return False
        if type(event) is ev.Claimed and event.seat == me:
            return True
    return False


def _claimed(view: View) -> Iterator[ev.Claimed]:
    """What was claimed today."""
    return (event for event in view.today if type(event) is ev.Claimed)


def _lot(view: View, seat: int, about: int, value: str, whom: int) -> int:
    """The lot that all could draw: by how much was said before, and by who speaks of whom."""
    return zlib.crc32(f"{len(view.claims)}:{seat}:{about}:{value}:{whom}".encode())
