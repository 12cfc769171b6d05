"""Who has the floor: the talk of all, the speeches round the table, and the die rolled before them."""

from __future__ import annotations

from omerta.core.book.model import Roll, Talk
from omerta.core.command_run import Course
from omerta.core.day.agenda import round_from, vote_of_day
from omerta.core.day.ballots import circle
from omerta.core.events import Rolled, SpeechesOpened, TalkOpened
from omerta.core.game import Game, draw
from omerta.core.moments import Talking


def open_talk(course: Course, step: Talk) -> None:
    """Everybody alive may speak who has a voice."""
    game = course.game
    minutes = step.minutes or minutes_for(step, len(game.living))
    signals = tuple((minutes - before) * 60 for before in step.signals if before < minutes)
    if step.half_signal and not signals:
        signals = (minutes * 30,)
    law = vote_of_day(game)
    guilty = circle(game, law) if law is not None and step.names_candidates else ()
    course.tell(
        TalkOpened(
            "discussion",
            game.speakers(),
            minutes * 60,
            signals,
            step.names_candidates,
            game.cite("discussion") + (game.cite("circle") if guilty else ()),
            others_only=not step.names_self,
            open_to=guilty,
        )
    )


def minutes_for(step: Talk, living: int) -> int:
    """How long so many talk; beyond the table as long as its last line says."""
    fits = [minutes for most, minutes in step.by_living if living <= most]
    return fits[0] if fits else step.by_living[-1][1] if step.by_living else 1


def open_speeches(course: Course) -> None:
    """The floor goes round; in every round the next of the living begins."""
    game = course.game
    first = round_from(game.living, game.first_speaker + 1)[0]
    course.tell(SpeechesOpened(first, round_from(game.speakers(), first), game.cite("speeches")))


def next_speech(course: Course) -> bool:
    """The floor passes to the next one who has a voice."""
    floor, game = course.game.floor, course.game
    if floor is None or not floor.order or game.trial is not None:
        return False
    rules = game.cite("speech")
    seats = (floor.order[0],)
    course.tell(TalkOpened("speech", seats, floor.seconds, (), floor.names, rules, floor.most))
    return True


def nameable(game: Game, seat: int, now: Talking) -> tuple[int, ...]:
    """Whom a speaker may still put forward; with his only name he may second another's."""
    named = () if now.most else game.named
    among = [other for other in game.living if not now.open_to or other in now.open_to]
    return tuple([other for other in among if other not in named and not (now.others_only and other == seat)])


def roll(course: Course, step: Roll) -> None:
    """The die is rolled for everybody to see."""
    game = course.game
    face = draw(game, len(step.faces))
    course.tell(Rolled(face + 1, step.faces[face], game.cite("die")))
