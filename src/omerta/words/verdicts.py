"""What is said when the votes are in: ties, chance, one who decides alone, the sentence, who leaves."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.words.night import left
from omerta.words.voice import Voice

Judging = (
    ev.Tied
    | ev.LotDrawn
    | ev.CoinTossed
    | ev.Accused
    | ev.Sentenced
    | ev.AllSentenced
    | ev.Cleared
    | ev.Acquitted
)
DecisionEvent = ev.SteppedIn | ev.DecisionOpened | ev.Decided | ev.DecisionLapsed | ev.Elected | ev.OfficeLeft
Leaving = ev.Executed | ev.SentOut | ev.NobodyExecuted


def judging(voice: Voice, event: Judging) -> str:
    """Whom the vote has found, and what becomes of him."""
    match event:
        case ev.Tied(seats, recount, speak):
            return voice.say("tied-speak" if speak else "tied-recount" if recount else "tied", seats)
        case ev.LotDrawn(_, seat):
            return voice.say("lot-final" if event.final else "lot", (seat,))
        case ev.CoinTossed(seats, heads):
            return voice.say("coin-heads" if heads else "coin-tails", seats)
        case ev.Accused(seat):
            return voice.say("accused", (seat,))
        case ev.Sentenced(seat):
            return voice.say("sentenced", (seat,))
        case ev.AllSentenced(seats):
            return voice.say("all-sentenced", seats)
        case ev.Cleared(seat):
            return voice.say("cleared", (seat,))
        case ev.Acquitted(seat):
            return voice.say("acquitted", (seat,))
        case _:
            assert_never(event)


def deciding(voice: Voice, event: DecisionEvent) -> str:
    """One player decides what the table was voting on, or holds a place it has given him."""
    words = voice.words
    match event:
        case ev.SteppedIn(seat, card):
            return voice.say(voice.to(seat, "stepped-in"), (seat,), {"role": words.role(card)})
        case ev.DecisionOpened(kind, seat, open_to, seconds):
            args = {"time": words.duration(seconds)}
            return voice.say(voice.to(seat, f"decision-{kind}"), open_to, args, seat)
        case ev.Decided(kind, seat, target):
            return voice.say(f"decided-{kind}" if target else "decided-nobody", (seat,), other=target)
        case ev.DecisionLapsed(kind, seat):
            return voice.say(words.first(f"lapsed-{kind}", "lapsed"), (seat,))
        case ev.Elected(place, seat):
            return voice.say(f"elected-{place}", (seat,))
        case ev.OfficeLeft(seat, passes):
            return voice.say("office-left-passes" if passes else "office-left", (seat,))
        case _:
            assert_never(event)


def leaving(voice: Voice, event: Leaving) -> str:
    """Who leaves the game today."""
    match event:
        case ev.Executed(seat, card):
            return left(voice, "executed", seat, card)
        case ev.SentOut(seat, card):
            return left(voice, "sent-out", seat, card)
        case ev.NobodyExecuted():
            return voice.say("nobody-executed")
        case _:
            assert_never(event)
