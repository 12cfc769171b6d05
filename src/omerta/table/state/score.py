"""The score of a table: which sentence is told when. What has not been told yet has not happened for anybody.

The engine decides a whole dawn at once; people hear it sentence by sentence. Each sentence is a cue at a
point of the tables' time, kept with the table: every process and device tells the same at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import Game
from omerta.table.state.lobby import Entry, Lobby

NOT_YET = 1e15


class Beat(Struct, frozen=True):
    """A sentence to come: the number of the event it tells, and how many seconds it takes."""

    event: int
    seconds: float


Measure = Callable[[Lobby, Game, int], Sequence[Beat]]


def unmeasured(_lobby: Lobby, _game: Game, _known: int) -> Sequence[Beat]:
    """Everything is told at once."""
    return ()


def until(lobby: Lobby) -> float:
    """When the last sentence will have been told."""
    return max((cue.begins + cue.seconds for cue in lobby.score), default=0.0)


def last_begins(lobby: Lobby) -> float:
    """When the last sentence so far begins; 0 if there is none."""
    return max((cue.begins for cue in lobby.score), default=0.0)


def is_open(lobby: Lobby, now: float) -> bool:
    """Was it told that the present moment has begun? What is said in it may still be waiting its turn."""
    return lobby.clock is None or lobby.clock.opens <= _heard(lobby, now)


def told(lobby: Lobby, now: float) -> int:
    """How many events of the game have been told by now."""
    return min((cue.event - 1 for cue in lobby.score if cue.begins > _heard(lobby, now)), default=lobby.told)


def next_cue(lobby: Lobby, now: float) -> float:
    """When the next sentence begins; 0 if there is none, or the clock stands."""
    if _stands(lobby):
        return 0.0
    return min((cue.begins for cue in lobby.score if now < cue.begins < NOT_YET), default=0.0)


def with_beats(lobby: Lobby, beats: Sequence[Beat], now: float) -> Lobby:
    """These sentences are told after those that are still to come; what is over is forgotten."""
    score = [cue for cue in lobby.score if cue.begins + cue.seconds > _heard(lobby, now)]
    begins = max((cue.begins + cue.seconds for cue in score), default=_heard(lobby, now))
    for beat in beats:
        score.append(Entry(beat.event, begins, beat.seconds))
        begins += beat.seconds
    return lobby if tuple(score) == lobby.score else replace(lobby, score=tuple(score))


def waiting(lobby: Lobby, beats: Sequence[Beat]) -> Lobby:
    """Nothing of this is told before the cards are covered."""
    return replace(lobby, score=tuple(Entry(beat.event, NOT_YET, beat.seconds) for beat in beats))


def begun(lobby: Lobby, now: float) -> Lobby:
    """The cards are covered: what waited for that is told from now on."""
    beats = [Beat(cue.event, cue.seconds) for cue in lobby.score]
    return with_beats(replace(lobby, score=()), beats, now)


def _stands(lobby: Lobby) -> bool:
    return lobby.clock is not None and lobby.clock.paused


def _heard(lobby: Lobby, now: float) -> float:
    """Up to which moment the table has listened: while the clock stands nothing more is told."""
    return lobby.clock.since if lobby.clock is not None and lobby.clock.paused else now
