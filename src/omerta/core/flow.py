"""What follows by itself: steps open and close, phases change, until somebody has to choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never, cast

from msgspec.structs import replace

from omerta.core.book.model import Call, Dawn, Roll, Speeches, Talk, Vote
from omerta.core.book.verbs import Kill, Watch
from omerta.core.command_run import Course
from omerta.core.day import ballots, floor, lone_decisions, sentence, trial
from omerta.core.day.agenda import is_held
from omerta.core.ending import draw_game
from omerta.core.events import (
    Acted,
    Announced,
    Dawned,
    Died,
    DrawOffered,
    PhaseBegan,
    Saved,
    SignsClosed,
    Spent,
    Struck,
    TalkClosed,
    TalkOpened,
    Turned,
    Visited,
)
from omerta.core.game import Game, darkness_falls
from omerta.core.leaving import after_exits, brief, last_word_seconds
from omerta.core.moments import Asking, Calling, Counting, Deciding, Holding, Now, Talking
from omerta.core.night import calls, waking
from omerta.core.night.gestures import hears_of, takes_back
from omerta.core.night.resolution import ability_of, aimed, fate, turned_back, visitors


def follow(course: Course) -> bool:
    """One thing that follows by itself; False when somebody has to do something."""
    game = course.game
    now = game.now
    if now is not None:
        if game.heir_due and type(now) is Talking and lone_decisions.open_heir(course):
            return True
        return CLOSE[type(now)](course, now)
    if game.over is not None or game.undealt:
        return False
    vote = game.trial
    if vote is not None and (vote.stage != "executed" or last_word_seconds(game)):
        return trial.STAGES[vote.stage](course, vote) is not False
    if game.heir_due and lone_decisions.open_heir(course):
        return True
    if vote is not None and sentence.decided_by_this_vote(course, vote):
        return True
    return floor.next_speech(course) or _open_next(course)


def _close_talk(course: Course, now: Talking) -> bool:
    """A talk ends when its time is over, or when nobody in it has more to say and no host keeps the time.

    A talk in which nobody has a voice takes its time, or a game of the speechless would never pause; so does
    one in signs at a sealed pace.
    """
    heard = len(now.ready) == len(now.seats) and (now.seats or now.kind == "speech")
    heard = heard and not (now.kind == "signs" and takes_back(course.game))
    if now.closing or (heard and "timing" not in course.game.by_hand):
        course.tell(TalkClosed(now.kind) if now.kind != "signs" else SignsClosed(now.seats))
        if now.kind == "last-word":
            brief(course, now.seats[0])
        return True
    return False


def _open_next(course: Course) -> bool:
    game = course.game
    if game.trial is None and (seconds := last_word_seconds(game)):
        course.tell(TalkOpened("last-word", (game.last_words[0],), seconds, rules=game.cite("last-word")))
        return True
    if "calling" in game.by_hand and not game.cleared:
        return False
    for step in game.steps:
        if isinstance(step, Call):
            if not waking.is_called(game, step):
                continue
            waking.open_call(course, step)
        elif isinstance(step, Talk):
            if step.off or (game.pace == "silent" and not step.names_candidates):
                continue
            floor.open_talk(course, step)
        elif isinstance(step, Speeches):
            if game.pace == "silent" and not step.names_candidates:
                continue
            floor.open_speeches(course)
        elif isinstance(step, Vote):
            if not is_held(game, step):
                continue
            trial.open_vote(course, step)
        elif isinstance(step, Roll):
            if not step.faces:
                continue
            floor.roll(course, step)
        elif isinstance(step, Dawn):
            _dawn(course)
        else:
            assert_never(step)
        return True
    _begin_phase(course)
    return True


def next_phase(game: Game) -> tuple[str, int]:
    """The phase that follows this one, and its number.

    Under a temporary host the game opens in brief; whoever leads it after him opens it in full.
    """
    book, phase = game.book, game.phase
    opening, cycle = book.opening, book.cycle
    if book.temporary_opening and game.laid.temporary_host:
        if not phase:
            opening = book.temporary_opening
        elif opening and not game.temporary_host and not game.counters.get(opening[0]):
            return opening[0], 1
        elif phase in book.temporary_opening:
            opening = book.temporary_opening
    if phase in cycle:
        name = cycle[(cycle.index(phase) + 1) % len(cycle)]
    else:
        played = len([each for each in cycle if game.counters.get(each)])
        ahead = (*opening, cycle[played % len(cycle)])
        name = ahead[ahead.index(phase) + 1] if phase else ahead[0]
    return name, game.counters.get(name, 0) + 1


def dawn_is_to_come(game: Game) -> bool:
    """Is this night still to be settled? It lasts while dark follows dark."""
    then, steps = game, game.steps
    while not any(type(step) is Dawn for step in steps):
        name, number = next_phase(then)
        if not game.book.phases[then.phase].dark or not game.book.phases[name].dark:
            return False
        then = replace(then, phase=name, counters={**then.counters, name: number})
        steps = game.index.steps[name]
    return True


def _begin_phase(course: Course) -> None:
    name, number = next_phase(course.game)
    falls = darkness_falls(course.game, name)
    course.tell(PhaseBegan(name, number, falls))
    if falls:
        turn(course)
    game = course.game
    conduct = game.book.conduct
    if not 0 < conduct.stall_rounds <= game.quiet_rounds or game.draw_offered:
        return
    course.tell(draw_game(game) if conduct.stall == "draw" else DrawOffered(game.cite("stall")))


def turn(course: Course) -> None:
    """A card that waits for the last of a gang to go becomes another now."""
    game = course.game
    for seat in game.living:
        role = game.role(seat)
        if role.becomes and not game.gang(role.when_gone):
            course.tell(Turned(seat, role.becomes, role.rules))


def _dawn(course: Course) -> None:
    """The night is settled and told: the dead, the saved, the visited, the new marks, a victory."""
    game = course.game
    outcome = fate(game)
    for strike in outcome.strikes:
        course.tell(strike)
    _spend(course, outcome.absorbed)
    doomed = set(outcome.dead)
    for rule in game.overruled:
        (doomed.discard if rule.ruling == "lives" else doomed.add)(rule.seat)
    dead = tuple(sorted(doomed))
    watched = [entry for entry in game.sheet if not entry.void and _watches(game, entry)]
    reports = [Visited(aimed(game, each, Watch)[0], visitors(game, each), each.rules) for each in watched]
    course.tell(Dawned(not dead, game.cite("dawn" if dead else "quiet-dawn")))
    for seat in dead:
        card = game.cards[seat - 1] if game.book.conduct.show_cards == "always" else ""
        course.tell(Died(seat, card, game.cite("dawn")))
    for seat in _saved(game, outcome.strikes, doomed):
        course.tell(Saved(seat, game.cite("saved")))
    for report in reports:
        course.tell(report)
    if game.book.conduct.marks_before_victory:
        _tell_marks(course)
    after_exits(course, dead, at_dawn=True)
    if course.game.over is None:
        _tell_marks(course)


def _watches(game: Game, entry: Acted) -> bool:
    return Watch in game.index.effects[entry.call, entry.ability]


def _saved(game: Game, strikes: tuple[Struck, ...], dead: set[int]) -> tuple[int, ...]:
    """Those who would have died, as far as this book tells it."""
    told = game.book.conduct.tell_saved
    if told == "no":
        return ()
    saved = {strike.seat for strike in strikes if strike.outcome == "shielded"}
    if told == "healed-or-guarded":
        saved |= {target for entry in turned_back(game) for target in aimed(game, entry, Kill)}
    return tuple(sorted(saved - dead))


def _tell_marks(course: Course) -> None:
    """New marks are told in the book's order, whatever order they were given in."""
    printed = list(course.game.book.marks)
    for marked in sorted(course.game.marks, key=lambda each: printed.index(each.mark)):
        law = course.game.law(marked.mark)
        if law.announced and not marked.told:
            course.tell(Announced(marked.seat, marked.mark, law.rules, law.until != "nightfall"))


def _spend(course: Course, absorbed: frozenset[tuple[str, int]]) -> None:
    """A help that really prevented a death is used up for that player."""
    for call, target in sorted(absorbed):
        for entry in course.game.sheet:
            if entry.call == call and target in entry.targets and not entry.void:
                ability = ability_of(course.game, entry)
                if ability.limit == "saved-once":
                    actor = entry.actors[0]
                    told = hears_of(ability, actor, target)
                    course.tell(Spent(actor, call, target, ability.rules, told))


CLOSE = cast(
    "dict[type[Now], Callable[[Course, Now], bool]]",
    {
        Calling: calls.go_on,
        Talking: _close_talk,
        Asking: trial.close_ask,
        Counting: ballots.close_count,
        Holding: lone_decisions.close_hold,
        Deciding: sentence.close_decision,
    },
)
