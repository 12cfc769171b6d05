"""Somebody has left the game: prisoners go free, a host may be found, a side may have won."""

from __future__ import annotations

from omerta.core.course import Course
from omerta.core.ending import ending
from omerta.core.events import Briefed, Freed, HostChanged
from omerta.core.game import Game


def after_exits(course: Course, out: tuple[int, ...], at_dawn: bool = False) -> None:
    """Releases first, then the new host and those who may watch, then the victory check."""
    for marked in course.game.marks:
        law = course.game.law(marked.mark)
        if law.until == "source-out" and marked.source in out:
            course.tell(Freed(marked.seat, marked.mark, marked.told, law.rules))
    host = out[0] if out and course.game.temporary_host else 0
    if host:
        course.tell(HostChanged(host, course.game.cite("host-changes")))
    for seat in out:
        if seat == host or dead_watch(course.game):
            course.tell(Briefed(seat, course.game.cards))
    check_victory(course, at_dawn)


def check_victory(course: Course, at_dawn: bool) -> None:
    """Has anybody won? What the host alone should know is told to him."""
    end, notices = ending(course.game, at_dawn)
    for notice in notices:
        course.tell(notice)
    if end is not None:
        course.tell(end)


def dead_watch(game: Game) -> bool:
    """Do those who are out see the rest of the game? Not where somebody may ask them in the night."""
    rule = game.book.conduct.dead_watch
    if rule == "unless-asked":
        return not any(
            ability.who == "out" for card in game.deck for ability in game.book.roles[card].abilities.values()
        )
    return rule == "always"
