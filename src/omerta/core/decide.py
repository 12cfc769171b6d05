"""The one door through which anything happens: a command comes in, events come out, or a refusal."""

from __future__ import annotations

from omerta.core import calls, flow
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.choices import may_speak, seat_options, vote_target
from omerta.core.commands import Refused
from omerta.core.course import Course
from omerta.core.ending import draw_game
from omerta.core.game import DUTIES, Asking, Calling, Counting, Game, Talking, log
from omerta.core.night import fate
from omerta.core.refusals import why_not

DEEDS = (
    ev.Pointed,
    ev.Voted,
    ev.Named,
    ev.Refrained,
    ev.Readied,
    ev.Closed,
    ev.TimedOut,
    ev.Prolonged,
    ev.Proceeded,
    ev.Shown,
    ev.Claimed,
    ev.Delegated,
    ev.Overruled,
)
RULINGS = ("dies", "lives", "mark", "unmark", "answer", "convict", "spare")
CLAIMS = ("role", "learned", "suspect", "trust")


def decide(game: Game, command: cm.Command) -> tuple[ev.Event, ...]:
    """The events a command leads to."""
    after = play(game, command)
    told: list[ev.Event] = []
    while after.seen > game.seen:
        assert after.event is not None and after.past is not None
        told.append(after.event)
        after = after.past
    return tuple(reversed(told))


def play(game: Game, command: cm.Command) -> Game:
    """The game after a command and everything that follows from it by itself."""
    course = Course(game)
    if type(command) is cm.Act:
        _act(course, command)
    else:
        _other(course, command)
    flow.run(course)
    return course.game


def _act(course: Course, act: cm.Act) -> None:
    game, now, seat = course.game, course.game.now, act.seat
    option = (act.deed, act.targets)
    if option not in seat_options(game, seat):
        reason = why_not(game, act)
        raise Refused(reason, game.cite(f"refused.{reason}"))
    if isinstance(now, Counting):
        course.tell(ev.Voted(seat, vote_target(option), now.order != "at-once"))
    elif isinstance(now, Calling):
        calls.gesture(course, now, seat, option)
    elif act.deed == "name":
        course.tell(ev.Named(seat, act.targets[0]))
    elif act.deed == "refrain":
        course.tell(ev.Refrained(seat))
    else:
        course.tell(ev.Readied(seat))


def _other(course: Course, command: cm.Command) -> None:
    game = course.game
    match command:
        case cm.Undo():
            course.tell(ev.Undone(undo_point(game, command.deeds)))
        case cm.Claim():
            _claim(course, command)
        case cm.Close():
            _need(game.now is not None, "nothing-to-close")
            course.tell(ev.Closed())
        case cm.TimeUp():
            _need(game.now is not None and not game.by_host("timing"), "no-clock")
            _need(command.moment == game.moment, "too-late")
            course.tell(ev.TimedOut())
        case cm.Prolong():
            _need(isinstance(game.now, Talking) and 0 < command.seconds <= 3600, "nothing-to-prolong")
            course.tell(ev.Prolonged(command.seconds))
        case cm.Delegate():
            _need(command.duty in DUTIES and command.by in ("software", "host"), "no-such-duty")
            course.tell(ev.Delegated(command.duty, command.by))
        case _:
            _need(game.over is None, "game-over")
            _host(course, command)


def _host(course: Course, command: cm.Command) -> None:
    """What only a host does."""
    game = course.game
    match command:
        case cm.Proceed():
            _need(game.by_host("calling") and game.now is None and not game.cleared, "nothing-to-proceed")
            course.tell(ev.Proceeded())
        case cm.Assign():
            _need(command.role in _undealt(game), "not-in-deck")
            _need(1 <= command.seat <= game.seats and not game.roles[command.seat - 1], "already-dealt")
            course.tell(ev.Dealt(command.seat, command.role))
        case cm.Show():
            waiting = game.waiting_answer
            _need(waiting is not None, "nothing-to-show")
            assert waiting is not None
            course.tell(
                ev.Shown(waiting.seat, waiting.ability, waiting.targets, waiting.answer, waiting.rules)
            )
        case cm.Overrule():
            _overrule(course, command)
        case cm.DeclareDraw():
            _need(game.draw_offered, "no-draw-yet")
            course.tell(draw_game(game))
        case _:
            raise AssertionError(command)


def _need(condition: bool, reason: str) -> None:
    if not condition:
        raise Refused(reason)


def _undealt(game: Game) -> list[str]:
    left = list(game.deck)
    for role in game.roles:
        if role:
            left.remove(role)
    return left


def _claim(course: Course, claim: cm.Claim) -> None:
    game = course.game
    if not may_speak(game, claim.seat):
        raise Refused("may-not-speak", game.cite("refused.may-not-speak"))
    _need(claim.claim in CLAIMS, "no-such-claim")
    _need(1 <= claim.about <= game.seats and len(claim.value) <= 60, "no-such-seat")
    course.tell(ev.Claimed(claim.seat, claim.claim, claim.about, claim.value))


def _overrule(course: Course, command: cm.Overrule) -> None:
    """Only what has not been announced yet can be overruled."""
    game = course.game
    _need(command.ruling in RULINGS, "no-such-ruling")
    _need(command.seat in game.living, "dead-target")
    if command.ruling in ("dies", "lives"):
        _need(game.book.phases[game.phase].dark, "already-announced")
    elif command.ruling in ("mark", "unmark"):
        _need(command.value in game.book.marks, "no-such-mark")
        borne = any(m.seat == command.seat and m.mark == command.value for m in game.marks)
        _need(borne == (command.ruling == "unmark"), "no-such-mark")
    elif command.ruling == "answer":
        _need(game.waiting_answer is not None, "nothing-to-show")
    else:
        _need(game.trial is not None and game.trial.stage == "sentenced", "already-announced")
    course.tell(ev.Overruled(command.ruling, command.seat, command.value, command.reason))


def undo_point(game: Game, deeds: int) -> int:
    """How many events remain when the last so many deeds are taken back."""
    _need(deeds >= 1, "nothing-to-undo")
    marks = [at for at, event in standing_events(game) if isinstance(event, DEEDS)]
    _need(len(marks) >= deeds, "nothing-to-undo")
    return marks[-deeds]


def standing_events(game: Game) -> tuple[tuple[int, ev.Event], ...]:
    """The events that still stand, each with its place in the log; what was undone is left out."""
    events = log(game)
    before: list[int] = [-1]
    for at, event in enumerate(events):
        before.append(before[event.to] if isinstance(event, ev.Undone) else at)
    standing: list[tuple[int, ev.Event]] = []
    at = before[len(events)]
    while at >= 0:
        standing.append((at, events[at]))
        at = before[at]
    return tuple(reversed(standing))


def doomed(game: Game) -> frozenset[int]:
    """Who would die if dawn came now; for the host's eyes."""
    return fate(game).dead


def awaiting(game: Game) -> str:
    """What the game waits for, in a word."""
    match game.now:
        case None:
            return "over" if game.over else "deal" if "" in game.roles else "host"
        case Calling():
            return "call"
        case Talking():
            return "talk"
        case Asking():
            return "names"
        case Counting():
            return "votes"
