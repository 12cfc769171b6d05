"""The score of a table: which sentence is told when. What has not been told yet has not happened for anybody.

The engine decides a whole dawn at once; people hear it sentence by sentence. Each sentence is a cue at a
point of the tables' time, kept with the table: every process and device tells the same at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import Event, Game
from omerta.core.commands import Refused
from omerta.table.state.lobby import Countdown, Entry, Lobby

NOT_YET = 1e15
STEP = 0.25  # of its length a sentence is lengthened by, each time the voice asks
MOST = 0.5
OFTEN = 3
LATE, LATE_PART = 0.25, 0.2  # seconds, and the part of a sentence: then it begins when it is told
QUICKEST, SLOWEST = (
    0.05,
    0.105,
)  # seconds a letter: whatever a screen says of its voice, nobody waits for ever


class Beat(Struct, frozen=True):
    """A sentence to come: the number of the event it tells, and how many seconds it takes.

    `after`: where a person tells, it follows the one before by itself.
    """

    event: int
    seconds: float
    after: bool = False


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
    return lobby.clock is None or lobby.clock.opens <= heard_until(lobby, now)


def told(lobby: Lobby, now: float) -> int:
    """How many events of the game have been told by now."""
    return min(
        (cue.event - 1 for cue in lobby.score if cue.begins > heard_until(lobby, now)), default=lobby.told
    )


def next_cue(lobby: Lobby, now: float) -> float:
    """When the next sentence begins; 0 if there is none, or the clock stands."""
    if _stands(lobby):
        return 0.0
    return min((cue.begins for cue in lobby.score if now < cue.begins < NOT_YET), default=0.0)


def bounded_letter(seconds: float) -> float:
    """What a screen says that its voice takes for a letter, within reason."""
    return min(max(seconds, QUICKEST), SLOWEST)


def to_come(lobby: Lobby, events: Sequence[Event], now: float) -> list[Event]:
    """What of these events of the game is still waiting to be told."""
    waiting = [cue.event for cue in lobby.score if cue.begins > heard_until(lobby, now)]
    return [events[number - 1] for number in waiting]


def running(lobby: Lobby, now: float) -> Entry | None:
    """The sentence that is being told."""
    heard = heard_until(lobby, now)
    return next((cue for cue in lobby.score if cue.begins <= heard < cue.begins + cue.seconds), None)


def lingering(lobby: Lobby, now: float) -> Lobby:
    """The voice has not finished: the sentence stands longer, by half at the most, and all else waits."""
    cue = running(lobby, now)
    usual = cue.seconds - cue.more if cue is not None else 0.0
    if cue is None or _stands(lobby) or cue.more + STEP * usual > MOST * usual:
        return lobby
    more = STEP * usual
    longer = replace(cue, seconds=cue.seconds + more, more=cue.more + more)
    return _put_off(lobby, cue, longer, more, now)


def told_again(lobby: Lobby, device: str, now: float) -> Lobby:
    """The last sentence is told once more, and what comes after it waits; a device asks once in a moment."""
    begun = [cue for cue in lobby.score if cue.begins <= now]
    if not begun or _stands(lobby) or lobby.clock is None:
        raise Refused("not-now")
    if device in lobby.repeated or len(lobby.repeated) == OFTEN:
        raise Refused("repeated-already")
    last = max(begun, key=lambda cue: cue.begins)
    later = min(now - last.begins, last.seconds)
    table = _put_off(lobby, last, replace(last, begins=now, more=0.0, again=True), later, now)
    return replace(table, repeated=(*lobby.repeated, device), repeats=lobby.repeats + 1)


def next_step(lobby: Lobby, known: int, now: float, free: float) -> tuple[int, float]:
    """How many events people know after the next step, and until when its sentence stands: one at most.

    Before `free` the sentence that was told last has not stood for its time yet.
    """
    due = _due(lobby, known, now)
    step, rest = (due[:1], due[1:]) if now >= free else ([], due)
    heard = min((cue.event - 1 for cue in rest), default=told(lobby, now))
    return heard, stands_until(step[0], now - step[0].begins) if step else free


def stands_until(cue: Entry, late: float) -> float:
    """How long a sentence that was told so late must stand before another one is told."""
    return cue.begins + late + (1 - LATE_PART) * cue.seconds


def overtaken(lobby: Lobby, told: int, now: float, free: float = 0.0) -> bool:
    """Is the table late: has a good part of a sentence passed before anybody could hear it?

    Or would the next one begin before `free`, while the last one, told late, still stands?
    """
    first = _first_to_come(lobby, told)
    if first is None or _stands(lobby):
        return False
    late = len(_due(lobby, told, now)) > 1 or now - first.begins > min(LATE, LATE_PART * first.seconds)
    return late or first.begins < free


def caught_up(lobby: Lobby, told: int, now: float, free: float = 0.0) -> Lobby:
    """The first of the sentences that nobody has heard is told now, or at `free`; the others after it."""
    first = _first_to_come(lobby, told)
    if first is None or not overtaken(lobby, told, now, free):
        return lobby
    at = max(now, free)
    return _put_off(lobby, first, replace(first, begins=at), at - first.begins, now)


def _due(lobby: Lobby, told: int, now: float) -> list[Entry]:
    """The sentences that should have begun by now and were not told, in their order."""
    heard = heard_until(lobby, now)
    return sorted((cue for cue in lobby.score if cue.event > told and cue.begins <= heard), key=_begins)


def _first_to_come(lobby: Lobby, told: int) -> Entry | None:
    """The first sentence that was not told; none where it waits for a hand."""
    first = min((cue for cue in lobby.score if cue.event > told), key=_begins, default=None)
    return first if first is not None and first.begins < NOT_YET else None


def _begins(cue: Entry) -> float:
    return cue.begins


def _put_off(lobby: Lobby, cue: Entry, instead: Entry, by: float, now: float) -> Lobby:
    """Whatever was to come after this sentence comes so much later; a moment that is open stays open."""
    later = [replace(each, begins=each.begins + by) for each in lobby.score if each.begins > cue.begins]
    clock = lobby.clock
    if clock is not None:
        opens = clock.opens if clock.opens <= now else clock.opens + by
        clock = replace(clock, ends=clock.ends + by, opens=opens)
    return replace(lobby, score=(instead, *later), clock=clock)


def with_beats(lobby: Lobby, beats: Sequence[Beat], now: float) -> Lobby:
    """These sentences are told after those that are still to come; what is over is forgotten."""
    score = [cue for cue in lobby.score if cue.begins + cue.seconds > heard_until(lobby, now)]
    begins = max((cue.begins + cue.seconds for cue in score), default=heard_until(lobby, now))
    for beat in beats:
        score.append(Entry(beat.event, begins, beat.seconds, after=beat.after))
        begins += beat.seconds
    return lobby if tuple(score) == lobby.score else replace(lobby, score=tuple(score))


def waiting(lobby: Lobby, beats: Sequence[Beat]) -> Lobby:
    """Nothing of this is told before the cards are covered."""
    score = tuple(Entry(beat.event, NOT_YET, beat.seconds, after=beat.after) for beat in beats)
    return replace(lobby, score=score)


def begun(lobby: Lobby, now: float) -> Lobby:
    """The cards are covered: what waited for that is told from now on."""
    return with_beats(replace(lobby, score=()), kept_back(lobby), now)


def kept_back(lobby: Lobby) -> list[Beat]:
    """The sentences that wait for the cards to be covered."""
    return [Beat(cue.event, cue.seconds, cue.after) for cue in lobby.score]


def shown_clock(lobby: Lobby, now: float) -> Countdown | None:
    """The clock as people see it: none before its moment was told; one that stands tells nothing of it."""
    clock = lobby.clock
    if clock is None or is_open(lobby, now):
        return clock
    return replace(clock, total=0.0, left=0.0) if clock.paused else None


def _stands(lobby: Lobby) -> bool:
    return lobby.clock is not None and lobby.clock.paused


def heard_until(lobby: Lobby, now: float) -> float:
    """Up to which moment the table has listened: while the clock stands nothing more is told."""
    return lobby.clock.since if lobby.clock is not None and lobby.clock.paused else now
