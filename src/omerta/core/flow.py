"""What follows by itself: steps open and close, phases change, until somebody has to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from omerta.core import calls, counts, floor, taking, trial, verdicts
from omerta.core.agenda import is_held
from omerta.core.course import Course
from omerta.core.events import Announced, Dawned, Died, DrawOffered, PhaseBegan, Spent, TalkClosed, TalkOpened
from omerta.core.exits import after_exits
from omerta.core.game import Asking, Calling, Counting, Deciding, Game, Holding, Now, Talking
from omerta.core.night import fate
from omerta.core.vocabulary import Call, Dawn, Roll, Speeches, Talk, Vote


def follow(course: Course) -> bool:
    """One thing that follows by itself; False when somebody has to do something."""
    game = course.game
    now = game.now
    if now is not None:
        return CLOSE[type(now)](course, now)
    if game.over is not None or game.undealt:
        return False
    vote = game.trial
    if vote is not None and (vote.stage != "executed" or verdicts.word_due(game, vote)):
        return trial.STAGES[vote.stage](course, vote) is not False
    if game.heir_due and taking.open_heir(course):
        return True
    if vote is not None and verdicts.decided_by_this_vote(course, vote):
        return True
    return floor.next_speech(course) or _open_next(course)


def _close_talk(course: Course, now: Talking) -> bool:
    """A talk ends when its time is over or when nobody in it has more to say.

    A talk in which nobody has a voice takes its time, or a game of the speechless would never pause.
    """
    spoken = len(now.ready) == len(now.seats) and (now.seats or now.kind == "speech")
    if now.closing or spoken:
        course.tell(TalkClosed(now.kind))
        return True
    return False


def _open_next(course: Course) -> bool:
    game = course.game
    if (
        game.last_words
        and game.trial is None
        and game.pace != "silent"
        and (seconds := _last_word_seconds(game))
    ):
        course.tell(TalkOpened("last-word", (game.last_words[0],), seconds, rules=game.cite("last-word")))
        return True
    if "calling" in game.by_hand and not game.cleared:
        return False
    for step in game.steps:
        if type(step) is Call:
            if not calls.is_called(game, step):
                continue
            calls.open_call(course, step)
        elif type(step) is Talk:
            if step.off or (game.pace == "silent" and not step.names_candidates):
                continue
            floor.open_talk(course, step)
        elif type(step) is Speeches:
            if game.pace == "silent" and not step.names_candidates:
                continue
            floor.open_speeches(course)
        elif type(step) is Vote:
            if not is_held(game, step):
                continue
            trial.open_vote(course, step)
        elif type(step) is Roll:
            if not step.faces:
                continue
            floor.roll(course, step)
        else:
            _dawn(course)
        return True
    _begin_phase(course)
    return True


def _last_word_seconds(game: Game) -> int:
    dawns = (step for step in game.book.phases[game.phase].steps.values() if isinstance(step, Dawn))
    return next((step.last_word_seconds for step in dawns), 0)


def next_phase(game: Game) -> tuple[str, int]:
    """The phase that follows this one, and its number."""
    opening, cycle, phase = game.book.opening, game.book.cycle, game.phase
    if phase in cycle:
        name = cycle[(cycle.index(phase) + 1) % len(cycle)]
    else:
        ahead = (*opening, *cycle)
        name = ahead[ahead.index(phase) + 1] if phase else ahead[0]
    return name, game.counters.get(name, 0) + 1


def _begin_phase(course: Course) -> None:
    name, number = next_phase(course.game)
    course.tell(PhaseBegan(name, number, course.game.book.phases[name].dark))
    stall = course.game.book.conduct.stall_rounds
    if 0 < stall <= course.game.quiet_rounds and not course.game.draw_offered:
        course.tell(DrawOffered(course.game.cite("stall")))


def _dawn(course: Course) -> None:
    """The night is settled: the dead, the freed, the victory check, and only then the new marks."""
    game = course.game
    outcome = fate(game)
    for strike in outcome.strikes:
        course.tell(strike)
    _spend(course, outcome.absorbed)
    doomed = set(outcome.dead)
    for rule in game.overruled:
        (doomed.discard if rule.ruling == "lives" else doomed.add)(rule.seat)
    dead = tuple(sorted(doomed))
    course.tell(Dawned(not dead, game.cite("dawn" if dead else "quiet-dawn")))
    for seat in dead:
        card = game.roles[seat - 1] if game.book.conduct.show_cards == "always" else ""
        course.tell(Died(seat, card, game.cite("dawn")))
    after_exits(course, dead)
    if course.game.over is not None:
        return
    for marked in course.game.marks:
        law = course.game.law(marked.mark)
        if law.announced and not marked.told:
            course.tell(Announced(marked.seat, marked.mark, law.rules, law.until != "nightfall"))


def _spend(course: Course, absorbed: frozenset[tuple[str, int]]) -> None:
    """A help that really prevented a death is used up for that player."""
    for call, target in sorted(absorbed):
        for entry in course.game.sheet:
            if entry.call == call and target in entry.targets and not entry.void:
                ability = course.game.book.roles[call].abilities[entry.ability]
                if ability.limit == "saved-once":
                    course.tell(Spent(entry.actors[0], call, target, ability.rules))


CLOSE = cast(
    "dict[type[Now], Callable[[Course, Now], bool]]",
    {
        Calling: calls.go_on,
        Talking: _close_talk,
        Asking: trial.close_ask,
        Counting: counts.close_count,
        Holding: taking.close_hold,
        Deciding: verdicts.close_decision,
    },
)
