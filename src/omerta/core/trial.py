"""The vote of the day, from the first name to the verdict. Each stage leads to the next by a named step."""

from __future__ import annotations

from collections.abc import Callable

from omerta.core.course import Course
from omerta.core.events import (
    AGAINST,
    NOBODY,
    Accused,
    Acquitted,
    AskClosed,
    AskOpened,
    Cleared,
    Counted,
    CountOpened,
    Executed,
    HandsCounted,
    Instructed,
    LotDrawn,
    NobodyExecuted,
    Sentenced,
    TalkOpened,
    Tied,
    VoteOpened,
)
from omerta.core.exits import after_exits
from omerta.core.game import Asking, Counting, Game, Tally, Trial, draw
from omerta.core.vocabulary import Vote

CONFIRMING = ("confirm", "confirm-recount", "sentence")


def open_vote(course: Course, law: Vote) -> None:
    """The vote begins, with the names put forward in the discussion where it needs names."""
    game = course.game
    if law.candidates == "named":
        course.tell(VoteOpened(game.named))
    else:
        course.tell(CountOpened("count", game.living, game.voters(), law.order))


def duty(game: Game, trial: Trial) -> bool:
    """Must somebody be executed today? While a player holds the host's office, always."""
    return trial.law.duty or bool(game.temporary_host)


def untried(game: Game, trial: Trial) -> tuple[int, ...]:
    """The living who have not been voted on today."""
    return tuple(seat for seat in game.living if seat not in trial.tried)


def _open(course: Course, trial: Trial) -> None:
    if trial.law.procedure == "one-by-one":
        _next_suspect(course, trial)
    elif trial.field:
        _count(course, "count", trial.field)
    elif duty(course.game, trial):
        _ask(course, trial)
    else:
        _nobody(course, "unnamed")


def _ask(course: Course, trial: Trial) -> None:
    """The host goes round asking for names of players not yet voted on."""
    game = course.game
    course.tell(AskOpened(game.living, untried(game, trial), game.cite("ask")))


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
        _nobody(course, "unnamed")
    elif left and (not trial.tried or trial.acquitted):
        _count(course, "count", left)
    else:
        _lot(course, _others(trial), "empty")


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
    elif left and trial.stage != "asked":
        _ask(course, trial)
    elif not duty(game, trial):
        _nobody(course, "unnamed")
    elif left:
        _count(course, "count", left)
    else:
        hands = {seat: max(tally.votes(seat) for tally in trial.tallies) for seat in _others(trial)}
        most = [seat for seat, count in hands.items() if count == max(hands.values())]
        if len(most) == 1:
            course.tell(Accused(most[0], game.cite("most-of-day")))
        else:
            _lot(course, tuple(most), "most-of-day")


def _count(course: Course, kind: str, field: tuple[int, ...]) -> None:
    game = course.game
    trial = game.trial
    assert trial is not None
    order = trial.law.order
    on = 0
    if kind == "sentence":
        order, on = ("at-once" if order == "by-candidate" else order), field[0]
    elif order == "by-candidate":
        on = field[0]
    course.tell(CountOpened(kind, field, game.voters(), order, on))


def _next_candidate(course: Course, trial: Trial) -> None:
    """The hands against one are counted: the next name, or the whole count is complete."""
    game = course.game
    done = len(trial.raised)
    single = trial.law.procedure == "one-by-one"
    if done == len(trial.field) or single:
        result = trial.raised
        kind = _kind(trial)
        course.tell(Counted(kind, result, rules=game.cite("count")))
        return
    used = {seat for _, hands in trial.raised for seat in hands} if trial.law.hands == "one" else set()
    voters = tuple(seat for seat in game.voters() if seat not in used)
    course.tell(CountOpened(_kind(trial), trial.field, voters, trial.law.order, trial.field[done]))


def _kind(trial: Trial) -> str:
    if trial.accused:
        return "confirm-recount" if trial.recounts else "confirm"
    return "recount" if trial.recounts else "count"


def close_count(course: Course, now: Counting) -> bool:
    """The count closes when everybody has voted, or when the host or the clock says so."""
    if not now.closing and (len(now.ballots) < len(now.voters) or "counting" in course.game.by_hand):
        return False
    game = course.game
    ballots = _led(course, now) if game.marks else now.ballots
    if now.order == "by-candidate":
        hands = tuple(seat for seat in now.voters if ballots.get(seat, NOBODY) == now.on)
        course.tell(HandsCounted(now.on, hands))
        return True
    voters: dict[int, tuple[int, ...]] = dict.fromkeys((*now.field, AGAINST), ())
    for seat in now.voters:
        if vote := ballots.get(seat, NOBODY):
            voters[vote] += (seat,)
    against = voters.pop(AGAINST)
    course.tell(Counted(now.kind, tuple(voters.items()), against, game.cite("count")))
    return True


def _led(course: Course, now: Counting) -> dict[int, int]:
    """Whoever's vote is led votes as his leader does, whatever he wanted."""
    game = course.game
    ballots = dict(now.ballots)
    for marked in game.marks:
        law = game.law(marked.mark)
        if not law.leads or marked.seat not in now.voters or marked.source not in game.living:
            continue
        if not game.voteless(marked.source):
            ballots[marked.seat] = now.ballots.get(marked.source, NOBODY)
        elif law.if_leader_mute == "mute":
            ballots[marked.seat] = NOBODY
        else:
            continue
        course.tell(Instructed(marked.seat, ballots[marked.seat], law.rules))
    return ballots


def _weigh(course: Course, trial: Trial) -> None:
    """Who has the most votes of the count just made?"""
    tally = trial.tallies[-1]
    if tally.kind in CONFIRMING:
        _weigh_sentence(course, trial, tally)
    elif trial.law.procedure == "one-by-one":
        _weigh_suspect(course, trial, tally)
    else:
        _leading(course, trial, _leaders(tally, ()))


def _leaders(tally: Tally, without: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the most votes, if anybody has one."""
    most, leaders = 1, list[int]()
    for seat, voters in tally.result:
        votes = len(voters)
        if votes >= most and seat not in without:
            if votes > most:
                most, leaders = votes, []
            leaders.append(seat)
    return tuple(leaders)


def _leading(course: Course, trial: Trial, leaders: tuple[int, ...]) -> None:
    """One leads: he stands accused. Several: a tie. None: an empty count."""
    game = course.game
    if len(leaders) == 1:
        course.tell(Accused(leaders[0], game.cite("most")))
    elif leaders:
        _tie(course, trial, leaders)
    elif trial.tallies[-1].kind == "recount":
        course.tell(Tied(trial.field, False, rules=game.cite("tie")))
    elif not duty(game, trial):
        _nobody(course, "empty")
    elif untried(game, trial):
        _ask(course, trial)
    else:
        _lot(course, _others(trial), "empty")


def _tie(course: Course, trial: Trial, tied: tuple[int, ...]) -> None:
    rules = course.game.cite("tie")
    forced = not trial.law.duty and duty(course.game, trial)
    recount = trial.recounts < (1 if forced else trial.law.recounts)
    course.tell(Tied(tied, recount, recount and trial.law.tie_speech_seconds > 0, rules))


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
        stands = tally.votes(trial.accused) > len(tally.against)
    else:
        leaders = _leaders(tally, ())
        if tally.kind == "confirm" and len(leaders) > 1 and trial.accused in leaders:
            course.tell(Tied(leaders, True, False, game.cite("confirm-tie")))
            return
        stands = leaders == (trial.accused,)
    if stands:
        course.tell(Sentenced(trial.accused, game.cite("confirm")))
    else:
        course.tell(Cleared(trial.accused, game.cite("falls")))


def _speech(course: Course, trial: Trial) -> None:
    kind = "defence" if trial.stage == "defence" else "tie-speech"
    seconds = trial.law.defence_seconds if kind == "defence" else trial.law.tie_speech_seconds
    course.tell(TalkOpened(kind, (trial.speak[0],), seconds, rules=course.game.cite(kind)))


def _hung(course: Course, trial: Trial) -> None:
    if trial.law.tie_end == "lot" or duty(course.game, trial):
        _lot(course, trial.field, "lot")
    else:
        _nobody(course, "hung")


def _lot(course: Course, among: tuple[int, ...], why: str) -> None:
    game = course.game
    course.tell(LotDrawn(among, among[draw(game, len(among))], game.cite(why)))


def _pardon_or_sentence(course: Course, trial: Trial) -> None:
    game = course.game
    if pardoned(game, trial):
        course.tell(Acquitted(trial.accused, game.cite("pardon")))
    else:
        course.tell(Sentenced(trial.accused, game.cite("execution")))


def pardoned(game: Game, trial: Trial) -> bool:
    """Somebody with the right to pardon, and a vote, did not vote against the accused at the last count."""
    last = next((tally for tally in reversed(trial.tallies) if tally.stood(trial.accused)), None)
    against = next((voters for seat, voters in last.result if seat == trial.accused), ()) if last else ()
    return any(
        game.role(seat).pardons > len(trial.acquitted) and seat not in against for seat in game.voters()
    )


def _after_release(course: Course, trial: Trial) -> None:
    """The one who stood before the rope is free: who is next?"""
    game = course.game
    if trial.law.confirm != "none":
        renewed = trial.law.overturned == "new-convict"
        leaders = _leaders(trial.tallies[-1], ()) if renewed else ()
        if len(leaders) == 1 and leaders[0] not in trial.defended:
            course.tell(Accused(leaders[0], game.cite("new-convict")))
        else:
            _nobody(course, "falls")
    elif trial.law.procedure == "one-by-one":
        _next_suspect(course, trial)
    elif trial.law.after_pardon == "runner-up" and (leaders := _runners_up(trial)):
        _leading(course, trial, leaders)
    elif trial.law.after_pardon == "runner-up" and not duty(game, trial):
        _nobody(course, "after-pardon")
    elif untried(game, trial):
        _ask(course, trial)
    elif duty(game, trial) and _others(trial):
        _lot(course, _others(trial), "after-pardon")
    else:
        _nobody(course, "after-pardon")


def _runners_up(trial: Trial) -> tuple[int, ...]:
    """The best of the last count who are not acquitted, then of those who stood only in a count before it."""
    weighed = trial.acquitted
    for tally in reversed(trial.tallies):
        leaders = _leaders(tally, weighed)
        if leaders:
            return leaders
        weighed += tuple([seat for seat, _ in tally.result])
    return ()


def _nobody(course: Course, why: str) -> None:
    course.tell(NobodyExecuted(course.game.cite(why)))


def _execute(course: Course, trial: Trial) -> bool:
    """The sentence is carried out; a human host may still overrule it before that."""
    game = course.game
    if "calling" in game.by_hand and not game.cleared:
        return False
    if not trial.accused:
        _nobody(course, "overruled")
        return True
    card = game.cards[trial.accused - 1] if game.book.conduct.show_cards != "never" else ""
    course.tell(Executed(trial.accused, card, game.cite("execution")))
    after_exits(course, (trial.accused,))
    return True


def word_due(game: Game, trial: Trial) -> bool:
    """Has the executed one still a last word to say?"""
    return bool(game.last_words and trial.law.last_word_seconds and game.pace != "silent")


def _last_word(course: Course, trial: Trial) -> None:
    seconds, rules = trial.law.last_word_seconds, course.game.cite("last-word")
    course.tell(TalkOpened("last-word", (course.game.last_words[0],), seconds, rules=rules))


# What follows by itself at each stage; False means that the host has to go on first.
STAGES: dict[str, Callable[[Course, Trial], bool | None]] = {
    "open": _open,
    "asked": _asked,
    "counting": _next_candidate,
    "counted": _weigh,
    "recount": _recount,
    "hung": _hung,
    "drawn": _pardon_or_sentence,
    "accused": _pardon_or_sentence,
    "defence": _confirm,
    "cleared": _after_release,
    "acquitted": _after_release,
    "sentenced": _execute,
    "executed": _last_word,
}
