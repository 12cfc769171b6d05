"""What is said by day: the talk, the names, the vote, the verdict."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.core.events import AGAINST, NOBODY
from omerta.words.night import left, sign
from omerta.words.voice import Voice

Speaking = ev.TalkOpened | ev.TalkClosed | ev.Readied | ev.Prolonged | ev.Claimed
Naming = ev.VoteOpened | ev.AskOpened | ev.Named | ev.Refrained | ev.AskClosed
Counting = ev.CountOpened | ev.Voted | ev.Polled | ev.Instructed | ev.HandsCounted | ev.Counted
Judging = ev.Tied | ev.LotDrawn | ev.Accused | ev.Sentenced | ev.Cleared | ev.Acquitted
Leaving = ev.Executed | ev.NobodyExecuted


def speaking(voice: Voice, event: Speaking) -> str:
    """Who has the floor, and for how long."""
    words = voice.words
    match event:
        case ev.TalkOpened(kind, seats, seconds):
            message = "talk-names" if event.names else words.first(f"talk-{kind}", "talk-other")
            return voice.say(message, seats, {"time": words.duration(seconds)})
        case ev.TalkClosed(kind):
            return words.say(words.first(f"talk-closed-{kind}", "talk-closed"))
        case ev.Readied(seat):
            return voice.say("readied", (seat,))
        case ev.Prolonged(seconds):
            return words.say("prolonged", {"time": words.duration(seconds)})
        case ev.Claimed():
            return _claimed(voice, event)
        case _:
            assert_never(event)


def _claimed(voice: Voice, event: ev.Claimed) -> str:
    """A claim of a card names it; anything else that was learned is repeated as it was said."""
    words, value = voice.words, event.value
    if event.claim == "role" and value in voice.book.roles:
        message = "claimed-role-self" if event.about == event.seat else "claimed-role"
        return voice.say(message, (event.seat,), {"role": words.role(value, "ins")}, event.about)
    if event.claim in ("role", "learned") and value:
        return voice.say("claimed-learned", (event.seat,), {"value": sign(voice, value)}, event.about)
    return voice.say(words.first(f"claimed-{event.claim}", "claimed-other"), (event.seat,), other=event.about)


def naming(voice: Voice, event: Naming) -> str | None:
    """Who is put forward."""
    match event:
        case ev.VoteOpened(named):
            return voice.say("vote-opened", named) if named else None
        case ev.AskOpened():
            return voice.say("ask-opened")
        case ev.Named(by, seat):
            return voice.say("named-self" if by == seat else "named", (by,), other=seat)
        case ev.Refrained(seat):
            return voice.say("refrained", (seat,))
        case ev.AskClosed():
            return voice.say("ask-closed")
        case _:
            assert_never(event)


def counting(voice: Voice, event: Counting) -> str:
    """Hands and votes."""
    match event:
        case ev.CountOpened():
            return _count_opened(voice, event)
        case ev.Voted(seat, target):
            return _ballot(voice, "voted", seat, target)
        case ev.Polled():
            return voice.words.say("polled")
        case ev.Instructed(seat, target):
            return _ballot(voice, "instructed", seat, target)
        case ev.HandsCounted(candidate, hands):
            return voice.say("hands", (candidate,), {"number": len(hands)})
        case ev.Counted():
            return _counted(voice, event)
        case _:
            assert_never(event)


def _count_opened(voice: Voice, event: ev.CountOpened) -> str:
    """What is voted on, and how; a new round of names is said once, before its first name."""
    if event.kind == "sentence":
        return voice.say("count-sentence", (event.on,))
    how = voice.words.first(f"count-{event.order}", "count-at-once")
    asked = voice.say(how, (event.on,) if event.on else event.field)
    again = f"count-{event.kind}"
    if not voice.words.has(again) or (event.on and event.on != event.field[0]):
        return asked
    return f"{voice.say(again, event.field)} {asked}"


def _ballot(voice: Voice, message: str, seat: int, target: int) -> str:
    message = voice.to(seat, message)
    if target == NOBODY:
        return voice.say(f"{message}-nobody", (seat,))
    if target == AGAINST:
        return voice.say(f"{message}-against", (seat,))
    return voice.say(message, (seat,), other=target)


def _counted(voice: Voice, event: ev.Counted) -> str:
    if event.kind == "sentence":
        number = sum(len(voters) for _, voters in event.result)
        return voice.say("counted-sentence", (), {"number": number, "against": len(event.against)})
    found = [(seat, len(voters)) for seat, voters in event.result if voters]
    if not found:
        return voice.say("counted-nobody")
    votes = [voice.say("counted-one", (seat,), {"number": number}) for seat, number in found]
    return voice.say("counted", (), {"votes": ", ".join(votes)})


def judging(voice: Voice, event: Judging) -> str:
    """Whom the vote has found, and what becomes of him."""
    match event:
        case ev.Tied(seats, recount, speak):
            return voice.say("tied-speak" if speak else "tied-recount" if recount else "tied", seats)
        case ev.LotDrawn(_, seat):
            return voice.say("lot", (seat,))
        case ev.Accused(seat):
            return voice.say("accused", (seat,))
        case ev.Sentenced(seat):
            return voice.say("sentenced", (seat,))
        case ev.Cleared(seat):
            return voice.say("cleared", (seat,))
        case ev.Acquitted(seat):
            return voice.say("acquitted", (seat,))
        case _:
            assert_never(event)


def leaving(voice: Voice, event: Leaving) -> str:
    """Who leaves the game today."""
    match event:
        case ev.Executed(seat, card):
            return left(voice, "executed", seat, card)
        case ev.NobodyExecuted():
            return voice.say("nobody-executed")
        case _:
            assert_never(event)
