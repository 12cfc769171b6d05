"""The tale of a finished game in words: each fact one sentence, said by the host of its book."""

from __future__ import annotations

from typing import NamedTuple

from omerta.core import Game
from omerta.core.chronicle.choosing import tale
from omerta.core.chronicle.fact import Fact
from omerta.words.called import Who, by_number
from omerta.words.lexicon import Lexicon
from omerta.words.voice import Voice, capital, in_manner
from omerta.words.worth_saying import phase_title


class ToldFact(NamedTuple):
    """A sentence of a tale, and when it was: a phase and its number, or an empty word."""

    when: str
    text: str

    def __str__(self) -> str:
        """As one would say it."""
        return f"{self.when}. {self.text}" if self.when else self.text


def tell_tale(
    game: Game, words: Lexicon, who: Who = by_number, turn: int | None = None
) -> tuple[ToldFact, ...]:
    """The tale of a finished game, three to six sentences; nothing of one that goes on.

    `turn` chooses between the wordings; two facts of one kind are not told in the same words.
    """
    voice = Voice(game.book, in_manner(words, game.book), who)
    told: list[ToldFact] = []
    before: dict[str, int] = {}
    for fact in tale(game):
        again = before[fact.kind] = before.get(fact.kind, -1) + 1
        told.append(tell_fact(voice, fact, again if turn is None else turn + again))
    return tuple(told)


def tell_fact(voice: Voice, fact: Fact, turn: int = 0) -> ToldFact:
    """The sentence for a fact."""
    words, when = voice.words, ""
    if fact.when.phase:
        asleep = f"tale-when-{fact.when.phase}"
        title = phase_title(words, voice.book, fact.when.phase, fact.when.number)
        when = capital(f"{words.say(asleep)} {fact.when.number}" if words.has(asleep) else title)
    args: dict[str, str | int] = {"number": fact.number, "among": fact.among}
    if fact.card:
        args |= {"role": words.role(fact.card), "whom": words.role(fact.card, "acc")}
        args["card"] = words.role(fact.card, "one")
    wording = words.wording(f"tale-{fact.kind}", turn)
    return ToldFact(when, capital(voice.say(wording, (fact.seat,) if fact.seat else (), args, fact.other)))
