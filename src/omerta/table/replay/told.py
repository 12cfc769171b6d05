"""What everybody was told in a finished game, word for word, and from which step to which it stood."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from omerta.core import events as ev
from omerta.core import log
from omerta.table.faces.face_parts import Line
from omerta.table.faces.story import EPOCH, STEP, Story, TimedNotice, notices
from omerta.table.replay.steps import GameSteps
from omerta.table.state.lobby import Lobby


class ToldLine(Struct, frozen=True):
    """A sentence of the table; `until` is the step that takes it back, 0 if none does."""

    line: Line
    step: int
    until: int = 0


def told_lines(seen: GameSteps, then: Lobby, language: str) -> tuple[ToldLine, ...]:
    """The story of the table as it grew, step by step; `then` is the table as it sat in that game."""
    events = log(seen.game)
    story, found = Story(language), list[ToldLine]()
    noted: tuple[TimedNotice, ...] = ()
    start = epoch = 0
    for step, end in enumerate(seen.told):
        news = events[start:end]
        undone = sum(isinstance(event, ev.Undone) for event in news)
        if any(isinstance(event, ev.Undone | ev.Overruled) for event in news):
            noted = notices(seen.games[step])
        start, epoch = end, epoch + undone
        story.follow(seen.views[step], seen.games[step], then, epoch, noted)
        found = _after(found, story.lines, step) if undone else _longer(found, story.lines, step)
    return tuple(found)


def _longer(found: list[ToldLine], lines: list[Line], step: int) -> list[ToldLine]:
    standing = sum(not each.until for each in found)
    found.extend(ToldLine(line, step) for line in lines[standing:])
    return found


def _after(found: list[ToldLine], lines: list[Line], step: int) -> list[ToldLine]:
    """Something was taken back: what still stands goes on standing, and that it was is told anew."""
    kept = {line.number % EPOCH for line in lines if _of_an_event(line)}
    stays = [_of_an_event(each.line) and each.line.number % EPOCH in kept for each in found]
    known = {
        each.line.number % EPOCH
        for each, stayed in zip(found, stays, strict=True)
        if stayed and not each.until
    }
    before = [
        each if each.until or stayed else replace(each, until=step)
        for each, stayed in zip(found, stays, strict=True)
    ]
    return [*before, *(ToldLine(line, step) for line in lines if line.number % EPOCH not in known)]


def _of_an_event(line: Line) -> bool:
    """Does it tell an event, and not what was done to the game from outside?"""
    return line.number % STEP == 0
