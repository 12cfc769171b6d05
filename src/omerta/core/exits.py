"""Somebody has left the game: prisoners go free, a host may be found, a side may have won."""

from __future__ import annotations

from omerta.core.course import Course
from omerta.core.ending import ending
from omerta.core.events import Briefed, Freed, HostChanged


def after_exits(course: Course, out: tuple[int, ...]) -> None:
    """Releases first, then the new host, then the victory check."""
    for marked in course.game.marks:
        law = course.game.law(marked.mark)
        if law.until == "source-out" and marked.source in out:
            course.tell(Freed(marked.seat, marked.mark, marked.told, law.rules))
    if out and course.game.temporary_host:
        course.tell(HostChanged(out[0], course.game.cite("host-changes")))
        course.tell(Briefed(out[0], course.game.roles))
    end = ending(course.game)
    if end is not None:
        course.tell(end)
