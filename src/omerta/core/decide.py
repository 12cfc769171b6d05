"""The one door through which anything happens: a command comes in, events come out, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast, get_args

from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core import flow
from omerta.core.book.model import Dawn
from omerta.core.choices import ANSWERS, SIGNS, learnable, may_speak, memory
from omerta.core.command_run import Course
from omerta.core.commands import Refused, one_of
from omerta.core.day.ballots import hands_left, may_note_sums, target_of
from omerta.core.day.grounds import BARE, OPINIONS, contested, reasons
from omerta.core.ending import draw_game, ended
from omerta.core.game import DOERS, DUTIES, Game, standing_events
from omerta.core.leaving import after_exits, brief_after_heir
from omerta.core.moments import Calling, Counting, Deciding, Holding, Talking
from omerta.core.night import calls
from omerta.core.night.gestures import arranged
from omerta.core.refusals import refusal

DEEDS = (
    ev.Pointed,
    ev.Agreed,
    ev.Voted,
    ev.Polled,
    ev.SumsNoted,
    ev.Named,
    ev.Refrained,
    ev.Readied,
    ev.Closed,
    ev.TimedOut,
    ev.Prolonged,
    ev.Proceeded,
    ev.Shown,
    ev.Claimed,
    ev.Signed,
    ev.Recorded,
    ev.DrawDeclared,
    ev.Delegated,
    ev.Overruled,
    ev.RoseGiven,
    ev.Handed,
    ev.LetBe,
    ev.SteppedIn,
    ev.Decided,
    ev.Started,
)
RULINGS: tuple[ev.Ruling, ...] = get_args(ev.Ruling)


def decide(game: Game, command: cm.Command) -> tuple[ev.Event, ...]:
    """The events a command leads to."""
    return play(game, command).told


def play(game: Game, command: cm.Command) -> Game:
    """The game after a command and everything that follows from it by itself."""
    course = Course(game)
    DOES[type(command)](course, command)
    follow = flow.follow
    while follow(course):
        pass
    return course.end()


def _act(course: Course, act: cm.Act) -> None:
    game, now, seat = course.game, course.game.now, act.seat
    reason = refusal(game, act)
    if reason:
        raise Refused(reason, game.cite(f"refused.{reason}"))
    if act.deed == "step-in":
        course.tell(ev.SteppedIn(seat, game.cards[seat - 1], game.cite("step-in")))
    elif type(now) is Counting:
        _ballot(course, now, act)
    elif type(now) is Holding:
        course.tell(ev.LetBe(seat))
    elif type(now) is Deciding:
        course.tell(ev.Decided(now.kind, seat, act.targets[0] if act.targets else ev.NOBODY))
        if now.kind == "heir":
            brief_after_heir(course, seat)
    elif type(now) is Calling:
        calls.gesture(course, now, seat, (act.deed, arranged(game, now, act)))
    elif act.deed == "name":
        course.tell(ev.Named(seat, act.targets[0]))
    elif act.deed == "refrain":
        course.tell(ev.Refrained(seat))
    else:
        course.tell(ev.Readied(seat))


def _ballot(course: Course, now: Counting, act: cm.Act) -> None:
    """A vote, a rose, or a vote handed to another."""
    seen = now.order != "at-once" and not now.secret
    if act.deed in ("black", "red"):
        course.tell(ev.RoseGiven(act.seat, act.deed, act.targets[0]))
    elif act.deed == "hand-over":
        course.tell(ev.Handed(act.seat, act.targets[0], seen))
    else:
        course.tell(ev.Voted(act.seat, target_of((act.deed, act.targets)), seen))


def _poll(course: Course, poll: cm.Poll) -> None:
    """Every vote is weighed by the law that weighs a single one."""
    game, now = course.game, course.game.now
    if type(now) is not Counting or now.kind == "roses":
        raise Refused("not-now")
    voters, alike = now.voters, now.votes if now.plain else ()
    given = now.ballots if now.order == "in-turn" else {}
    for seat, target in poll.votes:
        if seat in voters and seat not in given and target in (alike or _votes(now, seat)):
            continue
        reason = "vote-given" if seat in given else "not-a-candidate"
        if seat not in voters:
            reason = "voteless" if seat in game.living else "dead"
        raise Refused(reason, game.cite(f"refused.{reason}"))
    if len(dict(poll.votes)) < len(poll.votes):
        raise Refused("hand-used", game.cite("refused.hand-used"))
    if len(poll.votes) > (most := hands_left(game, now)):
        raise Refused("too-many-hands", most=most)
    course.tell(ev.Polled(poll.votes))


def _note_sums(course: Course, command: cm.NoteSums) -> None:
    """Whoever only counts hands may not count more than there are."""
    game, now = course.game, course.game.now
    if type(now) is not Counting:
        raise Refused("not-now")
    _need(may_note_sums(game, now), "whose-hands")
    sums = dict(command.sums)
    _need(len(sums) == len(command.sums) and all(number >= 0 for number in sums.values()), "not-a-candidate")
    _need(bool(sums) and all(seat in now.votes for seat in sums), "not-a-candidate")
    most = hands_left(game, now)
    if sum(sums.values()) > most:
        raise Refused("too-many-hands", most=most)
    course.tell(ev.SumsNoted(command.sums))


def _votes(now: Counting, seat: int) -> frozenset[int]:
    """The votes open to a voter; his vote in another's hands is none."""
    votes = [target_of(option) for option in now.options_of(seat) if option[0] != "hand-over"]
    return frozenset(votes) - {ev.NOBODY}


def _agree(course: Course, command: cm.Agree) -> None:
    """A gang's choice is lawful if each of them could have made it, those it is aimed at included."""
    game, now = course.game, course.game.now
    if type(now) is not Calling or now.call not in game.book.gangs or not now.awake or now.among:
        raise Refused("not-now")
    for seat in (now.awake[0], *[seat for seat in command.targets if seat in now.awake]):
        reason = refusal(game, cm.Act(seat, command.deed, command.targets))
        if reason:
            raise Refused(reason, game.cite(f"refused.{reason}"))
    course.tell(ev.Agreed(now.call, command.deed, command.targets, now.awake))


def _time_up(course: Course, command: cm.TimeUp) -> None:
    game = course.game
    _need(game.now is not None and "timing" not in game.by_hand, "no-clock")
    _need(command.moment == game.moment, "too-late")
    course.tell(ev.TimedOut())


def _close(course: Course, command: cm.Close) -> None:
    _need(course.game.now is not None, "nothing-to-close")
    course.tell(ev.Closed())


def _undo(course: Course, command: cm.Undo) -> None:
    course.tell(ev.Undone(undo_point(course.game, command.deeds)))


def _prolong(course: Course, command: cm.Prolong) -> None:
    _need(isinstance(course.game.now, Talking) and 0 < command.seconds <= 3600, "nothing-to-prolong")
    course.tell(ev.Prolonged(command.seconds))


def _delegate(course: Course, command: cm.Delegate) -> None:
    duty = one_of(command.duty, DUTIES, "no-such-duty")
    course.tell(ev.Delegated(duty, one_of(command.by, DOERS, "no-such-duty")))
    if "showing" not in course.game.by_hand and course.game.waiting_answer is not None:
        _show(course, cm.Show())  # whoever takes over shows what is waiting


def _proceed(course: Course, command: cm.Proceed) -> None:
    game = course.game
    waits = "calling" in game.by_hand and game.now is None and not game.cleared
    _need(waits and game.over is None and not game.undealt, "nothing-to-proceed")
    course.tell(ev.Proceeded())


def _assign(course: Course, command: cm.Assign) -> None:
    game = course.game
    _need(command.role in _undealt(game), "not-in-deck")
    _need(1 <= command.seat <= game.seats and not game.roles[command.seat - 1], "already-dealt")
    course.tell(ev.Recorded(command.seat, command.role))


def _show(course: Course, command: cm.Show) -> None:
    waiting = course.game.waiting_answer
    if waiting is None:
        raise Refused("nothing-to-show")
    course.tell(
        ev.Shown(
            waiting.seat, waiting.ability, waiting.targets, waiting.answer, waiting.rules, waiting.seen_by
        )
    )


def _declare_draw(course: Course, command: cm.DeclareDraw) -> None:
    game = course.game
    told = [game.book.endings[name] for name in game.noticed]
    _need(game.over is None and (game.draw_offered or bool(told)), "no-draw-yet")
    _need(not command.winner or command.winner in [line.wins for line in told], "no-draw-yet")
    course.tell(ev.DrawDeclared(command.winner))
    line = next((line for line in told if line.wins == command.winner), None)
    course.tell(ended(game, line) if line is not None else draw_game(game))


def _need(condition: bool, reason: str) -> None:
    if not condition:
        raise Refused(reason)


def _undealt(game: Game) -> list[str]:
    left = list(game.deck)
    for role in game.cards:
        if role:
            left.remove(role)
    return left


def _claim(course: Course, claim: cm.Claim) -> None:
    game = course.game
    if type(game.now) is Talking and game.now.kind == "signs":
        _sign(course, game.now, claim)
        return
    if not may_speak(game, claim.seat):
        raise Refused("may-not-speak", game.cite("refused.may-not-speak"))
    if claim.claim == "role" and not game.book.conduct.role_claims:
        raise Refused("no-role-claims", game.cite("refused.no-role-claims"))
    _need(1 <= claim.about <= game.seats, "no-such-seat")
    _need(_claimable(game, claim), "no-such-claim")
    course.tell(ev.Claimed(claim.seat, claim.claim, claim.about, claim.value, claim.whom))


def _sign(course: Course, now: Talking, claim: cm.Claim) -> None:
    """Two who talk in signs have a seat, a card, yes, no and unknown, and nothing else."""
    game = course.game
    known = claim.value in SIGNS or claim.value in game.book.roles or (not claim.value and claim.about > 0)
    if claim.seat not in now.seats:
        raise Refused("may-not-speak", game.cite("refused.may-not-speak"))
    if not known or claim.claim != "sign" or not 0 <= claim.about <= game.seats:
        raise Refused("no-such-claim", game.cite("refused.no-such-claim"))
    course.tell(ev.Signed(claim.seat, claim.about, claim.value, now.seats))


def _claimable(game: Game, claim: cm.Claim) -> bool:
    """One claims a card for oneself, an answer about anybody, and the rest bare or with a true reason."""
    value, whom = claim.value, claim.whom
    if claim.claim == "role":
        heard = not whom or whom in contested(memory(game), claim.seat, value)
        return claim.about == claim.seat and value in game.book.roles and heard
    if claim.claim == "learned":
        return value in learnable(game.book) and not whom
    if claim.claim in OPINIONS and (value, whom) == BARE:
        return True
    return (value, whom) in reasons(memory(game), game.book, claim.claim, claim.seat, claim.about)


def _overrule(course: Course, command: cm.Overrule) -> None:
    """Only what has not been announced yet can be overruled."""
    game = course.game
    _need(game.over is None, "game-over")
    ruling = one_of(command.ruling, RULINGS, "no-such-ruling")
    _need(len(command.reason) <= 200, "no-such-ruling")
    _need(bool(game.phase), "not-now")
    _need(command.seat in game.living, "dead-target")
    if ruling in ("dies", "lives"):
        _need(flow.dawn_is_to_come(game), "already-announced")
    elif ruling in ("mark", "unmark"):
        _need(command.value in game.book.marks and not game.law(command.value).off, "no-such-mark")
        borne = any(m.seat == command.seat and m.mark == command.value for m in game.marks)
        _need(borne == (ruling == "unmark"), "no-such-mark")
    elif ruling == "removed":
        _need(game.book.conduct.removals, "no-such-ruling")
        _need(_may_be_sent_out(game), "not-now")
    elif ruling == "answer":
        _need(game.waiting_answer is not None, "nothing-to-show")
        _need(command.value in game.book.roles or command.value in ANSWERS, "no-such-answer")
    else:
        _need(game.trial is not None and game.trial.stage == "sentenced", "already-announced")
    course.tell(ev.Overruled(ruling, command.seat, command.value, command.reason))
    if ruling == "removed":
        card = game.cards[command.seat - 1] if game.book.conduct.show_cards != "never" else ""
        course.tell(ev.SentOut(command.seat, card, game.cite("sent-out")))
        after_exits(course, (command.seat,))
    elif ruling == "mark" and game.law(command.value).penalty:
        law = game.law(command.value)
        course.tell(ev.Announced(command.seat, command.value, law.rules, law.until != "nightfall"))
    elif ruling == "unmark":
        told = any((m.seat, m.mark, m.told) == (command.seat, command.value, True) for m in game.marks)
        course.tell(ev.Freed(command.seat, command.value, told, game.law(command.value).rules))


def _may_be_sent_out(game: Game) -> bool:
    """Nobody is sent out in the middle of a vote or of what happens in the dark."""
    talks = game.now is None or (type(game.now) is Talking and game.now.kind != "last-word")
    voting = game.trial is not None and game.trial.stage not in ("executed", "again")
    dark = game.book.phases[game.phase].dark or any(type(step) is Dawn for step in game.steps)
    return talks and not voting and not dark


def _start(course: Course, command: cm.Start) -> None:
    """From whom the speeches or the votes go round, as long as nobody has begun."""
    game, now = course.game, course.game.now
    speaks = type(now) is Talking and now.kind == "speech"
    first = game.trial is not None and game.trial.law.starter == "first-speaker"
    votes = type(now) is Counting and now.order == "in-turn" and first
    _need(speaks or votes, "not-now")
    _need(command.seat in game.living, "dead-target")
    spoken = game.floor is not None and (game.floor.begun or game.floor.turns > 1)
    voted = type(now) is Counting and bool(now.ballots)
    _need(not (spoken if speaks else voted), "already-begun")
    course.tell(ev.Started(command.seat))


def undo_point(game: Game, deeds: int) -> int:
    """How many events remain when the last so many deeds are taken back."""
    _need(deeds >= 1, "nothing-to-undo")
    marks = [at for at, event in standing_events(game) if isinstance(event, DEEDS)]
    _need(len(marks) >= deeds, "nothing-to-undo")
    return marks[-deeds]


DOES = cast(
    "dict[type[cm.Command], Callable[[Course, cm.Command], None]]",
    {
        cm.Act: _act,
        cm.Poll: _poll,
        cm.NoteSums: _note_sums,
        cm.Agree: _agree,
        cm.Claim: _claim,
        cm.Close: _close,
        cm.TimeUp: _time_up,
        cm.Prolong: _prolong,
        cm.Proceed: _proceed,
        cm.Assign: _assign,
        cm.Show: _show,
        cm.Delegate: _delegate,
        cm.Overrule: _overrule,
        cm.Undo: _undo,
        cm.DeclareDraw: _declare_draw,
        cm.Start: _start,
    },
)
