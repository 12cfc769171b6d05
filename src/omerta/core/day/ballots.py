"""One ballot, from the first vote to the result: who may vote, what a vote weighs, who leads."""

from __future__ import annotations

from omerta.core.book.model import Vote
from omerta.core.command_run import Course
from omerta.core.day.agenda import round_from
from omerta.core.day.lone_decisions import hold
from omerta.core.events import (
    AGAINST,
    ALL,
    NOBODY,
    Counted,
    CountKind,
    CountOpened,
    Entered,
    HandsCounted,
    HandsNoted,
    Instructed,
)
from omerta.core.game import Game
from omerta.core.moments import Counting, Option, Tally, Trial

YES_OR_NO = ("sentence", "proposal")
MARKS_COUNT = ("count", "recount", "roses")

BallotResult = tuple[tuple[int, tuple[int, ...]], ...]


def target_of(option: Option) -> int:
    """A ballot as it is noted: a candidate, nobody, or one of the two answers of a yes or no."""
    deed, targets = option
    if targets:
        return targets[0]
    return {"against": AGAINST, "spare": AGAINST, "convict": ALL}.get(deed, NOBODY)


def candidates(game: Game, law: Vote) -> tuple[int, ...]:
    """Who may be voted on without having been named; nobody is arbiter on two nights in a row."""
    last, number = game.last_arbiter
    if law.arbiter and number == game.number - 1:
        return tuple([seat for seat in game.living if seat != last]) or game.living
    return circle(game, law) or game.living


def circle(game: Game, law: Vote) -> tuple[int, ...]:
    """Those who had one of a protected side executed at the last vote; empty when anybody may be voted on."""
    if not law.circle:
        return ()
    sides = game.index.side
    guilty = {
        voter
        for seat, voters in game.verdict
        if sides[game.roles[seat - 1]] == law.circle
        for voter in voters
    }
    return tuple([seat for seat in game.living if seat in guilty])


def open_count(course: Course, law: Vote, kind: CountKind, field: tuple[int, ...]) -> None:
    """Votes are taken on these candidates; with closed eyes they are called clockwise."""
    game = course.game
    field = tuple(sorted(field)) if law.secret else field
    order, on = law.order, 0
    if kind in YES_OR_NO:
        order = "at-once" if order == "by-candidate" else order
        on = field[0] if kind == "sentence" else 0
    elif kind == "count" and law.ballot == "roses":
        kind, order = "roses", "at-once"
    elif order == "by-candidate":
        on = field[0]
    voters = game.voters()
    if order == "in-turn" and law.starter == "first-speaker":
        voters = round_from(voters, game.first_speaker)
    course.tell(CountOpened(kind, field, voters, order, on))


def next_candidate(course: Course, trial: Trial) -> None:
    """The hands against one are counted: the next name, or the whole count is complete."""
    game, law = course.game, trial.law
    done = len(trial.raised)
    if done == len(trial.field) or law.procedure == "one-by-one":
        if not hold(course, trial):
            _declare(course, trial, kind_of(trial), trial.raised)
        return
    used = {seat for _, hands in trial.raised for seat in hands} if law.hands == "one" else set()
    used.update([seat for seat, _ in trial.handed])
    voters = game.voters()
    if not law.secret:
        voters = tuple([seat for seat in voters if seat not in used])
    course.tell(CountOpened(kind_of(trial), trial.field, voters, law.order, trial.field[done]))


def kind_of(trial: Trial) -> CountKind:
    """The name of the count that is going on."""
    if trial.accused:
        return "confirm-recount" if trial.recounts else "confirm"
    return "recount" if trial.recounts else "count"


def close_count(course: Course, now: Counting) -> bool:
    """The count closes when everybody has voted, or when the host or the clock says so."""
    game = course.game
    if now.lapsed:
        _enter(course, now, now.turn)
        return True
    missing = len(now.ballots) < len(now.voters) if now.plain else bool(now.missing)
    if not now.closing and (missing or "counting" in game.by_hand):
        return False
    if missing and now.compulsory:
        for seat in now.missing:
            _enter(course, now, seat)
        return True
    trial = game.trial
    assert trial is not None
    if now.order != "by-candidate" and hold(course, trial):
        return True
    if now.sums:
        _close_sums(course, trial, now)
        return True
    ballots = _led(course, now) if game.marks else now.ballots
    if now.order == "by-candidate":
        hands = tuple(seat for seat in now.voters if ballots.get(seat, NOBODY) == now.on)
        course.tell(HandsNoted(now.on, hands) if now.secret else HandsCounted(now.on, hands))
        return True
    voters: dict[int, tuple[int, ...]] = dict.fromkeys((*now.field, AGAINST, ALL), ())
    for seat in now.voters:
        if vote := ballots.get(seat, NOBODY):
            voters[vote] += (seat,)
    both, against = voters.pop(ALL), voters.pop(AGAINST)
    if now.kind == "proposal":
        voters = dict.fromkeys(now.field, both)
    _declare(course, trial, now.kind, tuple(voters.items()), against, now)
    return True


def _close_sums(course: Course, trial: Trial, now: Counting) -> None:
    """The hands were counted, and nobody noted whose they were."""
    sums = dict(now.sums)
    if now.order == "by-candidate" and now.on and now.kind not in YES_OR_NO:
        course.tell(HandsCounted(now.on, (), sums.get(now.on, 0)))
    else:
        points = tuple((seat, 2 * sums.get(seat, 0)) for seat in now.votes)
        result: BallotResult = tuple((seat, ()) for seat in now.field)
        course.tell(Counted(now.kind, result, (), course.game.cite("count"), points, unnamed=True))


def may_note_sums(game: Game, now: Counting) -> bool:
    """Is it nobody's business in this count who gave which vote? Then their number is enough.

    It is where a vote weighs more or goes another way than the hand, and where voters answer for a vote.
    """
    law = game.trial.law if game.trial is not None else None
    plain = now.plain and now.order != "in-turn" and not now.ballots
    answer = law is None or bool(law.circle) or any(game.book.roles[card].avenges for card in game.deck)
    return plain and not answer and not game.marks and not game.officer and not now.handed


def hands_left(game: Game, now: Counting) -> int:
    """How many of those who may vote can still have a hand for this."""
    one = game.trial is not None and game.trial.law.hands == "one" and now.order == "by-candidate"
    used = sum(number for _, number in game.trial.sums) if one and game.trial is not None else 0
    return len(now.voters) - used


def _enter(course: Course, now: Counting, seat: int) -> None:
    """A missing vote is withheld; where nobody may, it is for the one read out last, or for sparing."""
    target = target_of(now.options_of(seat)[-1])
    open_ = now.order != "at-once" and not now.secret
    course.tell(Entered(seat, target, open_, course.game.cite("entered")))


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


def declare_single(course: Course, trial: Trial) -> None:
    """Where nobody may abstain, a single candidate has all the votes before they are given."""
    if not hold(course, trial):
        _declare(course, trial, "count", ((trial.field[0], course.game.voters()),))


def _declare(
    course: Course,
    trial: Trial,
    kind: CountKind,
    result: BallotResult,
    against: tuple[int, ...] = (),
    now: Counting | None = None,
) -> None:
    """The result is told: the voters, or numbers alone where the vote is secret."""
    game = course.game
    handed = trial.handed if now is None else tuple(now.handed.items())
    red: BallotResult = ()
    if kind == "roses" and now is not None:
        red = tuple((seat, tuple(s for s, to in now.reds.items() if to == seat)) for seat in now.field)
    points: tuple[tuple[int, int], ...] = ()
    if trial.sums:
        unnamed = dict(trial.sums)
        points = tuple((seat, 2 * (len(voters) or unnamed.get(seat, 0))) for seat, voters in result)
    elif handed or red or game.marks or game.officer or trial.law.secret:
        points = _points(game, trial, kind, result, against, handed, dict(red))
    unsuspected = _unsuspected(trial.law, kind, result, points)
    if trial.law.secret:
        result, against, red = tuple((seat, ()) for seat, _ in result), (), ()
    noted = bool(trial.sums)
    course.tell(Counted(kind, result, against, game.cite("count"), points, red, unsuspected, noted))


def _unsuspected(
    law: Vote, kind: CountKind, result: BallotResult, points: tuple[tuple[int, int], ...]
) -> tuple[int, ...]:
    """Those with the best result of roses to whom nobody gave a black one."""
    if kind != "roses" or law.rose_needed == "any" or not points:
        return ()
    black, most = dict(result), max([score for _, score in points])
    return tuple([seat for seat, score in points if score == most and not black[seat]])


def _points(
    game: Game,
    trial: Trial,
    kind: CountKind,
    result: BallotResult,
    against: tuple[int, ...],
    handed: BallotResult | tuple[tuple[int, int], ...],
    red: dict[int, tuple[int, ...]],
) -> tuple[tuple[int, int], ...]:
    """The half votes of each candidate; empty where they are two for each voter, and for roses none gave."""
    if not (handed or game.marks or game.officer or trial.law.secret or kind == "roses"):
        return ()

    def weigh(voters: tuple[int, ...]) -> int:
        lent = sum([game.weight(seat) for seat, to in handed if to in voters])
        return sum([game.weight(seat) for seat in voters]) + lent

    voted = any([voters for _, voters in result])
    marks = voted and kind in MARKS_COUNT and not trial.law.arbiter and trial.law.office is None
    points = {seat: weigh(voters) - weigh(red.get(seat, ())) for seat, voters in result}
    if marks:
        points = {seat: points[seat] + _extra(game, seat, not voters) for seat, voters in result}
    if kind in YES_OR_NO:
        points[AGAINST] = weigh(against)
    if kind == "roses":
        return tuple(points.items()) if voted else ()
    simple = {**{seat: 2 * len(voters) for seat, voters in result}, AGAINST: 2 * len(against)}
    if not trial.law.secret and all([simple[seat] == number for seat, number in points.items()]):
        return ()
    return tuple(points.items())


def _extra(game: Game, seat: int, alone: bool) -> int:
    """The half votes that marks add to those of a candidate, `alone` if he has none to add them to."""
    laws = [game.law(marked.mark) for marked in game.marks if marked.seat == seat]
    return sum([2 * law.extra_votes for law in laws if law.extra_alone or not alone])


def entitled(game: Game) -> int:
    """All votes that may be given, in half votes."""
    return sum([game.weight(seat) for seat in game.voters()])


def over_half(game: Game, tally: Tally, seat: int) -> bool:
    """Has this candidate more than half of all votes that could be given?"""
    return 2 * tally.score(seat) > entitled(game)


def leaders(tally: Tally, without: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the most votes, if anybody has one; of roses the best result of those under suspicion."""
    if tally.kind == "roses":
        return tuple([s for s in best(tally) if s not in tally.unsuspected]) if tally.points else ()
    most = 1
    found: list[int] = []
    for seat, voters in tally.result:
        votes = tally.score(seat) if tally.points else len(voters)
        if votes >= most and seat not in without:
            if votes > most:
                most, found = votes, []
            found.append(seat)
    return tuple(found)


def best(tally: Tally) -> tuple[int, ...]:
    """Those whose result no other candidate beats."""
    scores = {seat: tally.score(seat) for seat, _ in tally.result}
    return tuple([seat for seat, score in scores.items() if score == max(scores.values())])
