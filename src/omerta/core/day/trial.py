"""The vote of the day, from the first name to the verdict. Each stage leads to the next by a named step."""

from __future__ import annotations

from collections.abc import Callable

from omerta.core.book.model import Vote
from omerta.core.command_run import Course
from omerta.core.day import lone_decisions, sentence, tie_breaks
from omerta.core.day.ballots import candidates, declare_single, leaders, next_candidate, open_count, over_half
from omerta.core.day.tie_breaks import nobody, weigh_proposal, weigh_several
from omerta.core.events import (
    Accused,
    Acquitted,
    AskClosed,
    AskOpened,
    Cleared,
    CountKind,
    Elected,
    LotDrawn,
    Sentenced,
    TalkKind,
    TalkOpened,
    Tied,
    VoteOpened,
)
from omerta.core.game import Game, draw
from omerta.core.moments import Asking, Tally, Trial, TrialStage

CONFIRMING = ("confirm", "confirm-recount", "sentence")


def open_vote(course: Course, law: Vote) -> None:
    """The vote begins, with the names put forward in the discussion where it needs names."""
    game = course.game
    if law.candidates == "named" or game.number < law.from_round:
        course.tell(VoteOpened(game.named))
    else:
        open_count(course, law, "count", candidates(game, law))


def duty(game: Game, trial: Trial) -> bool:
    """Must somebody be executed today? While a player holds the host's office, always."""
    return trial.law.duty or (trial.law.forced == "ask" and bool(game.temporary_host))


def untried(game: Game, trial: Trial) -> tuple[int, ...]:
    """The living who have not been voted on today."""
    return tuple(seat for seat in game.living if seat not in trial.tried)


def _open(course: Course, trial: Trial) -> None:
    number = course.game.number
    if number < trial.law.from_round:
        nobody(course, "no-vote-yet")
    elif trial.law.procedure == "one-by-one":
        _next_suspect(course, trial)
    elif len(trial.field) == 1 and trial.law.single == "confirm":
        _count(course, "proposal", trial.field)
    elif len(trial.field) == 1 and trial.law.single == "skip-first" and number == 1:
        nobody(course, "no-vote-yet")
    elif len(trial.field) == 1 and trial.law.single in ("convict", "skip-first"):
        declare_single(course, trial)
    elif trial.field:
        _count(course, "count", trial.field)
    elif duty(course.game, trial):
        _ask(course, trial, "unnamed")
    else:
        nobody(course, "unnamed")


def _ask(course: Course, trial: Trial, why: str) -> None:
    """The host goes round asking for names of players not yet voted on."""
    game = course.game
    course.tell(AskOpened(game.living, untried(game, trial), game.cite(f"ask.{why}")))


def close_ask(course: Course, now: Asking) -> bool:
    """No more names when all have answered; a vote on one at a time needs only one."""
    trial = course.game.trial
    one_name = trial is not None and trial.law.procedure == "one-by-one"
    if now.closing or not now.owed or not now.open_to or (one_name and now.names):
        course.tell(AskClosed())
        return True
    return False


def _asked(course: Course, trial: Trial) -> None:
    game = course.game
    left = untried(game, trial)
    if trial.law.procedure == "one-by-one":
        _next_suspect(course, trial)
    elif trial.field:
        _count(course, "count", trial.field)
    elif not duty(game, trial):
        nobody(course, "after-pardon")
    elif left and (not trial.tried or trial.acquitted):
        _count(course, "count", left)
    else:
        _lot(course, _others(trial), "duty-lot")


def _others(trial: Trial) -> tuple[int, ...]:
    """Today's candidates who were not acquitted."""
    return tuple(seat for seat in trial.tried if seat not in trial.acquitted)


def _next_suspect(course: Course, trial: Trial) -> None:
    """One candidate at a time: the next name, or the ones never named, or the one with the most hands."""
    game = course.game
    waiting = tuple(seat for seat in trial.field if seat not in trial.tried)
    left = untried(game, trial)
    if waiting:
        _count(course, "count", waiting)
    elif left and trial.stage != "asked" and (trial.tried or duty(game, trial)):
        _ask(course, trial, {"cleared": "next", "acquitted": "next-after-pardon"}.get(trial.stage, "unnamed"))
    elif not duty(game, trial):
        nobody(course, "no-further-name" if trial.tried else "unnamed")
    elif left:
        _count(course, "count", left)
    else:
        hands = {seat: max(tally.votes(seat) for tally in trial.tallies) for seat in _others(trial)}
        most = [seat for seat, count in hands.items() if count == max(hands.values())]
        if len(most) == 1:
            course.tell(Accused(most[0], game.cite("most-of-day")))
        else:
            _lot(course, tuple(most), "most-of-day")


def _count(course: Course, kind: CountKind, field: tuple[int, ...]) -> None:
    assert course.game.trial is not None
    open_count(course, course.game.trial.law, kind, field)


def _weigh(course: Course, trial: Trial) -> None:
    """Who has the most votes of the count just made?"""
    tally = trial.tallies[-1]
    if tally.kind in CONFIRMING:
        _weigh_sentence(course, trial, tally)
    elif tally.kind == "proposal":
        weigh_proposal(course, trial, tally)
    elif trial.law.several:
        weigh_several(course, trial, tally)
    elif trial.law.procedure == "one-by-one":
        _weigh_suspect(course, trial, tally)
    else:
        _leading(course, trial, leaders(tally, ()))


def _leading(course: Course, trial: Trial, first: tuple[int, ...]) -> None:
    """One leads: he stands accused. Several: a tie. None: an empty count."""
    game = course.game
    if len(first) == 1 and _needs_half(trial) and not over_half(game, trial.tallies[-1], first[0]):
        nobody(course, "too-few")
    elif len(first) == 1:
        course.tell(Accused(first[0], game.cite("most")))
    elif first:
        _tie(course, trial, first)
    elif trial.tallies[-1].kind == "recount" and (trial.law.tie_end != "nobody" or duty(game, trial)):
        course.tell(Tied(trial.field, False, rules=game.cite("tie")))
    elif not duty(game, trial):
        nobody(course, "empty")
    elif untried(game, trial):
        _ask(course, trial, "after-pardon" if trial.acquitted else "empty")
    else:
        _lot(course, _others(trial), "after-pardon" if trial.acquitted else "duty-lot")


def _needs_half(trial: Trial) -> bool:
    """Are the most votes not enough for this execution?"""
    if trial.law.arbiter or trial.law.office is not None or trial.tallies[-1].kind == "roses":
        return False
    single = trial.law.single == "half" and len(trial.tallies[-1].result) == 1
    return trial.law.needs == "half" or single


def _tie(course: Course, trial: Trial, tied: tuple[int, ...]) -> None:
    rules = course.game.cite("tie")
    recount = trial.recounts < new_counts(trial.law, duty(course.game, trial))
    course.tell(Tied(tied, recount, recount and trial.law.tie_speech_seconds > 0, rules))


def new_counts(law: Vote, due: bool) -> int:
    """How often a tie is counted again; once before a lot that nobody but the duty asks for (OFF-134)."""
    return 1 if due and law.tie_end == "nobody" else law.recounts


def _weigh_suspect(course: Course, trial: Trial, tally: Tally) -> None:
    """Half of the voters convict; fewer find the suspect innocent."""
    game = course.game
    suspect, hands = tally.result[0]
    if 2 * len(hands) >= len(game.voters()):
        course.tell(Accused(suspect, game.cite("half")))
    else:
        course.tell(Cleared(suspect, game.cite("half")))


def _recount(course: Course, trial: Trial) -> None:
    if trial.speak and course.game.pace != "silent":
        _speech(course, trial)
    else:
        _count(course, "confirm-recount" if trial.accused else "recount", trial.field)


def _confirm(course: Course, trial: Trial) -> None:
    if trial.speak and course.game.pace != "silent":
        _speech(course, trial)
    elif trial.law.confirm == "yes-no":
        _count(course, "sentence", (trial.accused,))
    else:
        _count(course, "confirm", course.game.living)


def _weigh_sentence(course: Course, trial: Trial, tally: Tally) -> None:
    """The second vote: does the sentence stand?"""
    game = course.game
    if tally.kind == "sentence":
        stands = tally.votes(trial.accused) > tally.noes
    else:
        first = leaders(tally, ())
        if tally.kind == "confirm" and len(first) > 1 and trial.accused in first:
            course.tell(Tied(first, True, False, game.cite("confirm-tie")))
            return
        stands = first == (trial.accused,)
    if stands:
        course.tell(Sentenced(trial.accused, game.cite("confirm")))
    else:
        course.tell(Cleared(trial.accused, game.cite("falls")))


def _speech(course: Course, trial: Trial) -> None:
    kind: TalkKind = "defence" if trial.stage == "defence" else "tie-speech"
    seconds = trial.law.defence_seconds if kind == "defence" else trial.law.tie_speech_seconds
    course.tell(TalkOpened(kind, (trial.speak[0],), seconds, rules=course.game.cite(kind)))


def _hung(course: Course, trial: Trial) -> None:
    if trial.law.tie_end == "all" and not duty(course.game, trial):
        _count(course, "proposal", trial.field)
    elif trial.law.tie_end == "lot" or duty(course.game, trial):
        _lot(course, trial.field, "lot" if trial.law.tie_end == "lot" else "duty-lot")
    else:
        nobody(course, "hung")


def _lot(course: Course, among: tuple[int, ...], why: str) -> None:
    game = course.game
    course.tell(LotDrawn(among, among[draw(game, len(among))], game.cite(why)))


def _pardon_or_sentence(course: Course, trial: Trial) -> None:
    game = course.game
    if trial.law.office is not None:
        course.tell(Elected("office", trial.accused, trial.law.office.rules))
    elif trial.law.arbiter:
        course.tell(Elected("arbiter", trial.accused, game.cite("elected")))
    elif pardoned(game, trial):
        beyond = () if _convicted(game, trial) else game.cite("pardon-reach")
        course.tell(Acquitted(trial.accused, game.cite("pardon") + beyond))
    else:
        course.tell(Sentenced(trial.accused, game.cite("execution")))


def pardoned(game: Game, trial: Trial) -> bool:
    """Somebody with the right to pardon, and a vote, did not vote against the accused at the last count."""
    if trial.law.pardon == "convicts" and not _convicted(game, trial):
        return False
    last = next((tally for tally in reversed(trial.tallies) if tally.stood(trial.accused)), None)
    against = next((voters for seat, voters in last.result if seat == trial.accused), ()) if last else ()
    return any(
        game.role(seat).pardons > len(trial.acquitted) and seat not in against for seat in game.voters()
    )


def _convicted(game: Game, trial: Trial) -> bool:
    """Did hands convict the accused, and not the duty alone (FAM-445)?"""
    most = max([tally.votes(trial.accused) for tally in trial.tallies], default=0)
    return 2 * most >= len(game.voters()) if trial.law.procedure == "one-by-one" else most > 0


def _after_release(course: Course, trial: Trial) -> None:
    """The one who stood before the rope is free: who is next?"""
    game = course.game
    if trial.law.confirm != "none":
        renewed = trial.law.overturned == "new-convict"
        first = leaders(trial.tallies[-1], ()) if renewed else ()
        if len(first) == 1 and first[0] not in trial.defended:
            course.tell(Accused(first[0], game.cite("new-convict")))
        else:
            nobody(course, "falls")
    elif trial.law.procedure == "one-by-one":
        _next_suspect(course, trial)
    elif trial.law.after_pardon == "runner-up" and (first := _runners_up(trial)):
        _leading(course, trial, first)
    elif trial.law.after_pardon == "runner-up" and not duty(game, trial):
        nobody(course, "after-pardon")
    elif untried(game, trial):
        _ask(course, trial, "after-pardon")
    elif duty(game, trial) and _others(trial):
        _lot(course, _others(trial), "after-pardon")
    else:
        nobody(course, "after-pardon")


def _runners_up(trial: Trial) -> tuple[int, ...]:
    """The best of the last count who are not acquitted, then of those who stood only in a count before it."""
    weighed = trial.acquitted
    for tally in reversed(trial.tallies):
        first = leaders(tally, weighed)
        if first:
            return first
        weighed += tuple([seat for seat, _ in tally.result])
    return ()


# What follows by itself at each stage; False means that the host has to go on first.
STAGES: dict[TrialStage, Callable[[Course, Trial], bool | None]] = {
    "open": _open,
    "asked": _asked,
    "counting": next_candidate,
    "counted": _weigh,
    "recount": _recount,
    "hung": _hung,
    "toss": tie_breaks.toss,
    "tossed": tie_breaks.tossed,
    "drawn": _pardon_or_sentence,
    "accused": _pardon_or_sentence,
    "defence": _confirm,
    "cleared": _after_release,
    "acquitted": _after_release,
    "again": tie_breaks.again,
    "condemned": tie_breaks.condemned,
    "taken": lone_decisions.step_in,
    "elected": lone_decisions.arbiter,
    "decided": tie_breaks.decided,
    "sentenced": sentence.carry_out,
    "avenged": sentence.avenge,
    "executed": sentence.last_word,
}
