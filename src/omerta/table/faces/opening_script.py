"""What a host says while he learns the cards: from "close your eyes" to the last one who sleeps again."""

from __future__ import annotations

from omerta.core import Game, log, view
from omerta.core import events as ev
from omerta.core.decide import DEEDS
from omerta.core.game import PUBLIC, standing_events
from omerta.table.faces.desk_model import Record
from omerta.table.faces.face_parts import Line
from omerta.table.faces.story import STEP, Story
from omerta.table.state.lobby import Lobby
from omerta.table.state.opening_round import OpeningCall, due, opened, uncalled
from omerta.words import Lexicon
from omerta.words.voice import Voice, capital

ROUND = (ev.Recorded, ev.Closed, ev.Proceeded)


def record(game: Game, lobby: Lobby, words: Lexicon) -> Record | None:
    """Which card is to be recorded now, and what is said before it shows itself."""
    then, wakings = opened(game)
    found = due(game, wakings, lobby.met)
    if found is None:
        return None
    waking = wakings[found.waking]
    say = _before(then, lobby, words, wakings, found.waking)
    if found.apart:
        say = (words.say("host-hand-up", {"role": words.role(found.card)}),)
    return Record(
        found.card,
        words.role(found.card) if found.card else _called(game, waking.call, words),
        tuple(Line(0, capital(text)) for text in say),
        found.left,
        not found.card,
        found.among,
        tuple(seat for seats in lobby.met.values() for seat in seats if not game.roles[seat - 1]),
    )


def _before(
    then: Game, lobby: Lobby, words: Lexicon, wakings: tuple[OpeningCall, ...], at: int
) -> tuple[str, ...]:
    """What is said from the waking before this one up to this one."""
    waking, last = wakings[at], wakings[at - 1] if at else None
    since = last.heard if last is not None else 0
    story = Story(words.language)
    story.follow(view(then, PUBLIC), then, lobby, 0)
    told = tuple(
        line.text
        for line in story.lines
        if since < line.number // STEP and (not waking.heard or line.number // STEP <= waking.heard)
    )
    if waking.heard:
        return told
    if last is None:
        told = (words.say("host-all-sleep"),)
    elif not last.heard:
        told = (words.say("host-sleeps", {"role": _called(then, last.call, words)}),)
    return (*told, words.say("desk-record", {"role": _called(then, waking.call, words)}))


def _called(game: Game, call: str, words: Lexicon) -> str:
    """How those who answer to this call are called."""
    return Voice(game.book, words).called(call)


def ending(game: Game, words: Lexicon) -> tuple[Line, ...]:
    """What is said when the last card is known, where the book does not say it; nothing at any other time."""
    if not _is_just_known(game):
        return ()
    woken = {
        game.roles[seat - 1] for event in log(game) if isinstance(event, ev.Woken) for seat in event.seats
    }
    last = uncalled(game, woken)
    said = [words.say("host-sleeps", {"role": _called(game, last[-1].call, words)})] if last else []
    if not game.phase:
        said.append(words.say("host-all-wake"))
    return tuple(Line(0, capital(text)) for text in said)


def lately_recorded(game: Game, story: list[Line]) -> tuple[Line, ...]:
    """What is left to be said when the last card is known: who was found last sleeps again."""
    return tuple(story[-1:]) if _is_just_known(game) else ()


def _is_just_known(game: Game) -> bool:
    deeds = [event for _, event in standing_events(game) if isinstance(event, DEEDS)]
    known = any(isinstance(event, ev.Recorded) for event in deeds)
    return known and game.now is None and all(isinstance(event, ROUND) for event in deeds)
