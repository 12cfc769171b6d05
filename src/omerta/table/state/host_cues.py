"""The score in the hand of a human host (0031): what weighs waits for his key, the rest follows by itself.

What he enters is told with its first sentence at once. A sentence that waits has no time yet; its number is
the one of the event it tells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from omerta.core.commands import Refused
from omerta.table.state.lobby import Entry, Lobby
from omerta.table.state.score import NOT_YET, Beat, heard_until


def laid(lobby: Lobby, beats: Sequence[Beat], now: float, hurries: bool) -> Lobby:
    """These sentences are to be told. If this `hurries`, all that was left before them is told at once."""
    if not beats:
        return replace(lobby, score=()) if hurries else lobby
    fresh = [Entry(beat.event, NOT_YET, beat.seconds, after=beat.after) for beat in beats]
    left = [] if hurries else _to_come(lobby, now)
    if not left:
        return replace(lobby, score=_from(fresh, heard_until(lobby, now)))
    if left[-1].begins < NOT_YET:
        fresh = [*_from(fresh, left[-1].begins + left[-1].seconds)]
    return replace(lobby, score=(*lobby.score, *fresh))


def waits(lobby: Lobby) -> bool:
    """Does a sentence wait for a hand?"""
    return any(cue.begins >= NOT_YET for cue in lobby.score)


def due(lobby: Lobby, now: float) -> int:
    """The number of the sentence that the host tells next; 0 where none is left that weighs."""
    left = _to_come(lobby, now)
    return left[0].event if any(not cue.after for cue in left) else 0


def told_next(lobby: Lobby, number: int, now: float) -> Lobby:
    """The host tells the next sentence: this one, or a finger was too quick."""
    left, heard = _to_come(lobby, now), heard_until(lobby, now)
    if not left:
        raise Refused("not-now")
    if left[0].event != number:
        raise Refused("too-late")
    told = [replace(cue, seconds=min(cue.seconds, heard - cue.begins)) for cue in _told(lobby, now)]
    return replace(lobby, score=(*told, *_from(left, heard)))


def told_again(lobby: Lobby, now: float) -> Lobby:
    """The host shows the last sentence once more; what follows it in its time waits for it."""
    told, left, heard = _told(lobby, now), _to_come(lobby, now), heard_until(lobby, now)
    if not told:
        raise Refused("not-now")
    last = replace(told[-1], begins=heard)
    if left and left[0].begins < NOT_YET:
        left = [*_from(left, heard + last.seconds)]
    return replace(lobby, score=(*told[:-1], last, *left), repeats=lobby.repeats + 1)


def told_on(lobby: Lobby, now: float) -> Lobby:
    """All that is left is told one after another, each in its time, as a table without a host does."""
    left = [replace(cue, begins=0.0) for cue in _to_come(lobby, now)]
    if not left:
        return lobby
    told, heard = _told(lobby, now), heard_until(lobby, now)
    begins = max((cue.begins + cue.seconds for cue in told), default=heard)
    return replace(lobby, score=(*told, *_from(left, max(begins, heard))))


def _to_come(lobby: Lobby, now: float) -> list[Entry]:
    return [cue for cue in lobby.score if cue.begins > heard_until(lobby, now)]


def _told(lobby: Lobby, now: float) -> list[Entry]:
    return [cue for cue in lobby.score if cue.begins <= heard_until(lobby, now)]


def _from(cues: Iterable[Entry], begins: float) -> tuple[Entry, ...]:
    """The first of these begins then, and so on, up to the one that waits for the hand again."""
    found: list[Entry] = []
    for cue in cues:
        waits = bool(found) and cue.begins >= NOT_YET and not cue.after
        begins = NOT_YET if waits else begins
        found.append(replace(cue, begins=begins))
        begins = begins if begins >= NOT_YET else begins + cue.seconds
    return tuple(found)
