"""What is said while votes are given: what is voted on, hands and roses, the result."""

from __future__ import annotations

from typing import assert_never

from omerta.core import events as ev
from omerta.core.book.model import Book, Roll, Step, Vote
from omerta.core.events import AGAINST, ALL, NOBODY
from omerta.words.lexicon import Lexicon
from omerta.words.voice import Voice

CountEvent = (
    ev.CountOpened
    | ev.Voted
    | ev.Entered
    | ev.RoseGiven
    | ev.Handed
    | ev.Polled
    | ev.SumsNoted
    | ev.Instructed
    | ev.HandsCounted
    | ev.HandsNoted
    | ev.Counted
)
HoldEvent = ev.ResultHeld | ev.LetBe | ev.ResultReleased

YES_OR_NO = ("sentence", "proposal")
OF_ITS_OWN = (*YES_OR_NO, "roses")
NO_SEAT = {NOBODY: "-nobody", AGAINST: "-against", ALL: "-for"}


def counting(voice: Voice, event: CountEvent) -> str:
    """Hands, votes and roses."""
    match event:
        case ev.CountOpened():
            return _count_opened(voice, event)
        case ev.Voted(seat, target):
            return _ballot(voice, "voted", seat, target)
        case ev.Entered(seat, target):
            return _ballot(voice, "entered", seat, target)
        case ev.Instructed(seat, target):
            return _ballot(voice, "instructed", seat, target)
        case ev.RoseGiven(seat, colour, target):
            return voice.say(voice.to(seat, f"rose-{colour}"), (seat,), other=target)
        case ev.Handed(seat, to):
            return voice.say(voice.to(seat, "handed"), (seat,), other=to)
        case ev.Polled() | ev.SumsNoted():
            return voice.words.say("polled")
        case ev.HandsCounted(candidate):
            return voice.say("hands", (candidate,), {"number": event.number})
        case ev.HandsNoted(candidate, hands):
            return voice.say("hands", (candidate,), {"number": len(hands)})
        case ev.Counted():
            return _counted(voice, event)
        case _:
            assert_never(event)


def holding(voice: Voice, event: HoldEvent) -> str | None:
    """The moment before a result."""
    match event:
        case ev.ResultHeld(_, seconds):
            return voice.words.say("result-held", {"time": voice.words.duration(seconds)})
        case ev.LetBe(seat):
            return voice.say("let-be", (seat,))
        case ev.ResultReleased():
            return None
        case _:
            assert_never(event)


def _count_opened(voice: Voice, event: ev.CountOpened) -> str:
    """What is voted on, and how; what is true of a whole round of names is said once, before the first."""
    words, place = voice.words, elected_place(voice.book, event)
    if event.kind in OF_ITS_OWN:
        asked = voice.say(f"count-{event.kind}", event.field)
    elif place:
        asked = voice.say(f"count-{place}")
    else:
        how = words.first(f"count-{event.order}", "count-at-once")
        asked = voice.say(how, (event.on,) if event.on else event.field)
    if event.on and event.on != event.field[0]:
        return asked
    before: list[str] = []
    if event.kind not in OF_ITS_OWN and words.has(f"count-{event.kind}"):
        before.append(voice.say(f"count-{event.kind}", event.field))
    if secret(voice.book, event):
        before.append(voice.say("count-secret"))
    return " ".join((*before, asked))


def elected_place(book: Book, count: ev.CountOpened) -> str:
    """What a count elects: an `office`, an `arbiter`, a `place` if it may be either, or nothing.

    It is read off the votes that the book, or its die, would hold in this order.
    """
    if count.kind not in ("count", "recount"):
        return ""
    places = {_place(law) for law in _votes(book) if law.order == count.order}
    for patches in _rolled(book):
        arbiter = any(path.endswith(".arbiter") and value for path, value in patches.items())
        order = [value for path, value in patches.items() if path.endswith(".order")]
        if arbiter and count.order in order:
            places.add("arbiter")
    if not places or "" in places:
        return ""
    return "place" if len(places) > 1 else places.pop()


def secret(book: Book, count: ev.CountOpened) -> bool:
    """Are all eyes closed in this count? Nobody hides his vote in an election to an office."""
    laws = [law for law in _votes(book) if law.office is None]
    hidden = bool(laws) and all(law.secret for law in laws)
    return hidden and elected_place(book, count) not in ("office", "place")


def _place(law: Vote) -> str:
    return "office" if law.office is not None else "arbiter" if law.arbiter else ""


def _steps(book: Book) -> list[Step]:
    return [step for phase in book.phases.values() for step in phase.steps.values()]


def _votes(book: Book) -> list[Vote]:
    return [step for step in _steps(book) if isinstance(step, Vote) and not step.off]


def _rolled(book: Book) -> list[dict[str, object]]:
    """What the faces of the book's die change in it."""
    faces = {face for step in _steps(book) if isinstance(step, Roll) for face in step.faces}
    return [dict(book.switches[face].values.get("on", {})) for face in sorted(faces) if face in book.switches]


def _ballot(voice: Voice, message: str, seat: int, target: int) -> str:
    message = voice.to(seat, message)
    if target in NO_SEAT:
        return voice.say(message + NO_SEAT[target], (seat,))
    return voice.say(message, (seat,), other=target)


def _counted(voice: Voice, event: ev.Counted) -> str:
    told = _result(voice, event)
    return f"{voice.say('counted-secret')} {told}" if unsigned(event) else told


def _result(voice: Voice, event: ev.Counted) -> str:
    words, scores = voice.words, halves(event)
    if event.kind in YES_OR_NO:
        number, against = scores[event.result[0][0]], scores[AGAINST]
        args = {"number": votes(words, number), "against": votes(words, against)}
        return voice.say(f"counted-{event.kind}", (), args)
    if event.kind == "roses" and not unsigned(event):
        return _roses(voice, event)
    found = [(seat, scores[seat]) for seat, _ in event.result if scores[seat]]
    if not found:
        return voice.say("counted-nobody")
    told = [voice.say("counted-one", (seat,), {"number": votes(words, number)}) for seat, number in found]
    if event.kind == "roses" or any(number % 2 for _, number in found):
        return voice.say("counted", (), {"votes": "; ".join(told)})
    first, most = found[0]
    told[0] = voice.say("counted-first", (first,), {"number": most // 2})
    asked = "counted-alone" if declared(voice.book, event) else "counted"
    return voice.say(asked, (), {"votes": ", ".join(told)})


def declared(book: Book, event: ev.Counted) -> bool:
    """Was nobody asked, because a single candidate has all votes by the law of the book?"""
    laws = [law for law in _votes(book) if law.office is None]
    alone = event.kind == "count" and len(event.result) == 1 and not event.against
    return alone and bool(laws) and all(law.single in ("convict", "skip-first") for law in laws)


def _roses(voice: Voice, event: ev.Counted) -> str:
    """Roses are told by their colours, and what is left of the black ones."""
    if not event.points:
        return voice.say("counted-roses-nobody")
    words, scores, red = voice.words, halves(event), dict(event.red)
    told = [
        voice.say(
            "counted-rose",
            (seat,),
            {
                "number": votes(words, scores[seat]),
                "black": len(black),
                "red": len(red.get(seat, ())),
            },
        )
        for seat, black in event.result
        if black or red.get(seat)
    ]
    return voice.say("counted", (), {"votes": "; ".join(told)})


def unsigned(event: ev.Counted) -> bool:
    """Is this the result of a secret vote, which names no voters?"""
    named = event.unnamed or event.against or any(voters for _, voters in event.result)
    return bool(event.points) and not named


def halves(event: ev.Counted) -> dict[int, int]:
    """The half votes of every candidate; -1 stands for the votes against."""
    simple = {seat: 2 * len(voters) for seat, voters in event.result}
    return {**simple, AGAINST: 2 * len(event.against), **dict(event.points)}


def votes(words: Lexicon, number: int) -> str:
    """So many half votes as they are spoken: seven are three and a half."""
    whole, half = divmod(abs(number), 2)
    return ("−" if number < 0 else "") + (words.say("votes-half", {"number": whole}) if half else str(whole))
