"""Somebody has left the game: prisoners go free, a host may be found, a side may have won."""

from __future__ import annotations

from omerta.core.book.model import Dawn
from omerta.core.command_run import Course
from omerta.core.ending import ending
from omerta.core.events import Briefed, Freed, HostChanged, OfficeLeft
from omerta.core.game import Game, draw
from omerta.core.moments import Talking


def after_exits(course: Course, out: tuple[int, ...], at_dawn: bool = False) -> None:
    """Releases, the new host and those who may watch, the victory check, and only then the office."""
    for marked in course.game.marks:
        law = course.game.law(marked.mark)
        if law.until == "source-out" and marked.source in out:
            course.tell(Freed(marked.seat, marked.mark, marked.told, law.rules))
    host = 0
    if out and course.game.temporary_host:
        course.tell(_new_host(course.game, out))
        host = course.game.host_seat
    for seat in out:
        if seat != course.game.officer or not _passes_on(course.game):
            brief(course, seat, leads=seat == host)
    check_victory(course, at_dawn)
    if course.game.over is None and course.game.officer in out:
        course.tell(_office_left(course.game))


def brief(course: Course, seat: int, *, leads: bool = False) -> None:
    """Whoever is out sees all cards if he leads the game from now on, or if the dead watch.

    He is told nothing while he still has an heir to name, and watches only after his last word.
    """
    game = course.game
    if seat != game.heir_due and (leads or (dead_watch(game) and not _speaks(game, seat))):
        course.tell(Briefed(seat, game.cards))


def brief_after_heir(course: Course, seat: int) -> None:
    """Whoever has named his heir, or let the time pass, has nothing left to decide."""
    brief(course, seat, leads=seat == course.game.host_seat)


def has_left(game: Game, seat: int) -> bool:
    """Is this seat out, with no last word to say and no heir to name? Nothing it hears can help a side."""
    return seat not in game.living and seat != game.heir_due and not _speaks(game, seat)


def _speaks(game: Game, seat: int) -> bool:
    """Is this seat saying its last word, or going to?"""
    if type(game.now) is Talking and game.now.kind == "last-word" and seat in game.now.seats:
        return True
    return seat in game.last_words and bool(last_word_seconds(game))


def check_victory(course: Course, at_dawn: bool) -> None:
    """Has anybody won? What the host alone should know is told to him."""
    end, notices = ending(course.game, at_dawn)
    for notice in notices:
        course.tell(notice)
    if end is not None:
        course.tell(end)


def last_word_seconds(game: Game) -> int:
    """How long those who have just left may still speak; they watch only after that."""
    if game.pace == "silent" or not game.last_words:
        return 0
    if game.trial is not None:
        return game.trial.law.last_word_seconds
    steps = game.book.phases[game.phase].steps.values()
    return next((step.last_word_seconds for step in steps if isinstance(step, Dawn)), 0)


def dead_watch(game: Game) -> bool:
    """Do those who are out see the rest of the game? Not where somebody may ask them in the night."""
    rule = game.book.conduct.dead_watch
    if rule == "unless-asked":
        return not any(
            ability.who == "out" for card in game.deck for ability in game.book.roles[card].abilities.values()
        )
    return rule == "always"


def _new_host(game: Game, out: tuple[int, ...]) -> HostChanged:
    """Of several who are out together, the one with the most votes of the last ballot, or by lot."""
    rules = game.cite("host-changes")
    if len(out) == 1 or game.trial is None or not game.trial.tallies:
        return HostChanged(out[0], rules)
    tally = game.trial.tallies[-1]
    most = max([tally.score(seat) for seat in out])
    among = tuple([seat for seat in out if tally.score(seat) == most])
    if len(among) == 1:
        return HostChanged(among[0], rules)
    return HostChanged(among[draw(game, len(among))], rules, among)


def _office_left(game: Game) -> OfficeLeft:
    passes = _passes_on(game)
    return OfficeLeft(game.officer, passes, game.cite("heir" if passes else "elect-anew"))


def _passes_on(game: Game) -> bool:
    """A holder of a loyal side names his heir; any other has betrayed the office."""
    return game.office is not None and game.role(game.officer).side in game.office.loyal
