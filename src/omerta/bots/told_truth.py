"""A game in hindsight, in words: what was proved and clear, the lie that held, the vote that decided."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from omerta.bots.hindsight import DecidingVote, HeldLie, Hindsight, happened
from omerta.core import Game
from omerta.core import events as ev
from omerta.words.called import Who, by_number
from omerta.words.lexicon import Lexicon
from omerta.words.narrator import narrate
from omerta.words.voice import Voice, capital, in_manner
from omerta.words.worth_saying import phase_title

TruthKind = Literal["proved", "clear", "lie", "vote"]


class TruthLine(Struct, frozen=True):
    """A sentence about a game in hindsight: when it was, and by which belief (-1: of the whole game)."""

    kind: TruthKind
    at: int
    when: str
    text: str


def tell_truth(game: Game, found: Hindsight, words: Lexicon, who: Who = by_number) -> tuple[TruthLine, ...]:
    """What is to be said of it, in the manner of its book."""
    if not found.heard.sides or not found.heard.beliefs:
        return ()
    return tuple(_lines(_TruthTeller(game, found, Voice(game.book, in_manner(words, game.book), who))))


class _TruthTeller(Struct, frozen=True):
    """All that a sentence needs."""

    game: Game
    found: Hindsight
    voice: Voice

    def when(self, place: int) -> str:
        """The phase in which so many events had happened, or an empty word."""
        title = ""
        for at, event in happened(self.game):
            if at <= place and isinstance(event, ev.PhaseBegan | ev.Jumped):
                title = phase_title(self.voice.words, self.game.book, event.phase, event.number)
        return title

    def line(self, kind: TruthKind, at: int, place: int, text: str) -> TruthLine:
        """A sentence about what happened at a place."""
        return TruthLine(kind, at, capital(self.when(place)), capital(text))

    def whole(self, kind: TruthKind, message: str) -> TruthLine:
        """A sentence about the whole game."""
        return TruthLine(kind, -1, "", capital(self.voice.words.say(message)))


def _lines(telling: _TruthTeller) -> Iterator[TruthLine]:
    found, heard = telling.found, telling.found.heard
    guilty = heard.seats(heard.sides[0])
    since: tuple[tuple[TruthKind, int], ...] = (("clear", found.clear), ("proved", found.proved))
    for kind, at in since:
        if at < 0:
            yield telling.whole(kind, f"truth-un{kind}")
        else:
            said = telling.voice.say(f"truth-{kind}", guilty)
            yield telling.line(kind, at, heard.beliefs[at].place, said)
    if found.lie is not None:
        yield _lie(telling, found.lie)
    else:
        yield telling.whole("lie", "truth-no-lie-held" if found.lies else "truth-no-lie")
    yield telling.whole("vote", "truth-no-vote") if found.vote is None else _vote(telling, found.vote)


def _lie(telling: _TruthTeller, lie: HeldLie) -> TruthLine:
    """What was said, word for word, and how long it could be believed."""
    voice, at = telling.voice, telling.found.heard.before(lie.place + 1)
    claim = ev.Claimed(lie.seat, lie.claim, lie.about, lie.value)
    said: dict[str, str | int] = {"said": narrate(claim, voice.book, voice.words, voice.who) or ""}
    if not lie.until:
        return telling.line("lie", at, lie.place, voice.words.say("truth-lie-to-the-end", said))
    until = telling.when(lie.until)
    message = "truth-lie-short" if until == telling.when(lie.place) else "truth-lie"
    return telling.line("lie", at, lie.place, voice.words.say(message, {**said, "until": until}))


def _vote(telling: _TruthTeller, vote: DecidingVote) -> TruthLine:
    args: dict[str, str | int] = {
        "votes": vote.votes,
        "less": vote.other_votes,
        "chance": percent(vote.likely),
        "second": percent(vote.other_likely),
    }
    message = "truth-vote" if vote.other else "truth-vote-alone"
    text = telling.voice.say(message, (vote.seat,), args, vote.other)
    return telling.line("vote", vote.at, vote.place, text)


def percent(chance: float) -> int:
    """Whole percents; none and all are said only where they are meant."""
    whole = round(100 * chance)
    return 1 if not whole and chance > 0 else 99 if whole == 100 and chance < 1 else whole
