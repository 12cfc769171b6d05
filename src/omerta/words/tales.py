"""The tale of a finished game in words: each fact one sentence, said by the host of its book."""

from __future__ import annotations

from omerta.core import Game
from omerta.core.chronicle.fact import Fact
from omerta.core.chronicle.telling import tale
from omerta.words.called import Who, by_number
from omerta.words.lexicon import Lexicon
from omerta.words.voice import Voice, capital, in_manner
from omerta.words.worth_saying import phase_title


def tell_tale(game: Game, words: Lexicon, who: Who = by_number, turn: int | None = None) -> tuple[str, ...]:
    """The tale of a finished game, three to six sentences; nothing of one that goes on.

    `turn` chooses between the wordings; two facts of one kind are never told in the same words.
    """
    voice = Voice(game.book, in_manner(words, game.book), who)
    said: list[str] = []
    told: dict[str, int] = {}
    for fact in tale(game):
        again = told[fact.kind] = told.get(fact.kind, -1) + 1
        said.append(tell_fact(voice, fact, None if turn is None and not again else (turn or 0) + again))
    return tuple(said)


def tell_fact(voice: Voice, fact: Fact, turn: int | None = None) -> str:
    """The sentence for a fact."""
    words, when = voice.words, ""
    if fact.when.phase:
        when = capital(phase_title(words, voice.book, fact.when.phase, fact.when.number))
    args: dict[str, str | int] = {
        "when": when,
        "role": words.role(fact.card) if fact.card else "",
        "number": fact.number,
        "among": fact.among,
    }
    message = f"tale-{fact.kind}"
    wording = message if turn is None else words.wording(message, turn)
    return capital(voice.say(wording, (fact.seat,) if fact.seat else (), args, fact.other))
