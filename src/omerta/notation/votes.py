"""A vote as it is written: `vote  5: 1 2 3; 6: 4 7` or `vote  5 x4; 6 x3`."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from omerta.core import Refused
from omerta.core import commands as cm
from omerta.core.choices import names_candidates, seat_options
from omerta.core.day.ballots import target_of
from omerta.core.events import AGAINST, ALL
from omerta.core.game import Game
from omerta.core.moments import Counting, Talking
from omerta.notation.reading_state import Reading, attempt
from omerta.notation.text import (
    Hint,
    Mismatch,
    NotationError,
    Prose,
    Statement,
    WrittenLine,
    seats,
    whole,
    write,
    written,
)

KINDS = {
    "vote": ("count", "recount", "confirm", "confirm-recount", "sentence"),
    "recount": ("recount", "confirm-recount"),
    "confirm": ("confirm", "sentence"),
    "proposal": ("proposal",),
    "roses": ("roses",),
}
ON_ONE = ("vote", "confirm")
COLOURS = ("black", "red")
UNCOUNTED = re.compile(r"([\d, and]+) (?:does not|do not) count")
MISSING = re.compile(r"missing ([\d, and]+)")
BALLOT = re.compile(r"(\d+|for|against)( x\d+)?")


class _VoteLine:
    """The votes of a line: for every voter whom he votes for, who gives none, and whose do not count."""

    def __init__(self, wanted: dict[int, list[int]], missing: set[int], uncounted: set[int]) -> None:
        self.wanted = wanted
        self.missing = missing
        self.uncounted = uncounted
        self.refused: set[int] = set()
        self.cast: set[tuple[int, int]] = set()


def count_line(reading: Reading, line: WrittenLine) -> list[Statement]:
    """Take the next count as written; what is no ballot is given back to be read as an expectation."""
    ballots = [s for s in line.statements if _is_ballot(s)]
    aside = [s for s in line.statements if UNCOUNTED.fullmatch(s.text) or MISSING.fullmatch(s.text)]
    reading.need(line.number)
    reading.settle()
    if line.keyword == "vote":
        name_all(reading, line.number, [s for s in ballots if s.text[0].isdigit()])
    what = f"{line.keyword}  {line.body}"
    game = reading.until(lambda g: isinstance(g.now, Counting), line.number, what)
    reading.arrive()
    now = game.now
    assert isinstance(now, Counting)
    alone = now.kind == "proposal" and len(now.field) == 1 and line.keyword in ON_ONE
    if now.kind not in KINDS[line.keyword] and not alone:
        raise Mismatch(line.number, what, f"counting {now.kind}")
    missing, uncounted = _aside(aside, MISSING), _aside(aside, UNCOUNTED)
    if now.kind == "roses":
        _give_roses(reading, now, ballots, uncounted)
    else:
        _cast(reading, line, _VoteLine(_wanted(game, now, ballots, line, missing), missing, uncounted))
    return [s for s in line.statements if s not in ballots and s not in aside]


def _aside(statements: Iterable[Statement], pattern: re.Pattern[str]) -> set[int]:
    found = (pattern.fullmatch(statement.text) for statement in statements)
    return {seat for match in found if match for seat in seats(match[1])}


def _give_roses(reading: Reading, now: Counting, ballots: list[Statement], uncounted: set[int]) -> None:
    """`roses  1: 5 7; 2: 5`: the giver, then whom the black and whom the red rose goes to."""
    given = _roses(ballots)
    strangers = {giver: each for giver, each in given.items() if giver not in now.voters}
    for giver, (ballot, roses) in strangers.items():
        expected = "refused voteless" if giver in uncounted else ""
        _rose(reading, ballot, cm.Act(giver, "black", roses[:1]), expected)
    if counted := sorted(uncounted - strangers.keys()):
        raise Mismatch(reading.line, f"{written(counted)} does not count", Prose("counts", written(counted)))
    for giver in now.voters:
        if giver in given:
            for colour, to in zip(COLOURS, given[giver][1], strict=False):
                _rose(reading, given[giver][0], cm.Act(giver, colour, (to,)))
        if ("abstain", ()) in seat_options(reading.need(reading.line), giver):
            reading.send(cm.Act(giver, "abstain"))


def _roses(ballots: list[Statement]) -> dict[int, tuple[Statement, tuple[int, ...]]]:
    """Who gives roses to whom; everybody is written once, and nobody has more than two."""
    given: dict[int, tuple[Statement, tuple[int, ...]]] = {}
    for ballot in ballots:
        giver, roses = seats(ballot.text), seats(ballot.outcome)
        if len(giver) != 1 or giver[0] in given or len(roses) > len(COLOURS):
            hint = write("roses 1: 5 7; 2: 5")
            raise NotationError(ballot.line, ballot.column, "cannot-read", whole(ballot), hint)
        given[giver[0]] = (ballot, roses)
    return given


def _rose(reading: Reading, ballot: Statement, act: cm.Act, expected: str = "") -> None:
    """One rose; refused, it is told of as the deed it is."""
    text = f"{act.seat} {act.deed} {written(act.targets)}"
    attempt(reading, act, replace(ballot, text=text, outcome=expected))


def _is_ballot(statement: Statement) -> bool:
    text = statement.text
    return bool(BALLOT.fullmatch(text)) and (bool(statement.outcome) or " x" in text)


def name_all(reading: Reading, line: int, ballots: list[Statement]) -> None:
    """Candidates not yet named in an open discussion are named in the order they are written."""
    game = reading.need(line)
    if game.trial is None and not isinstance(game.now, Talking):
        game = reading.until(lambda g: isinstance(g.now, Talking | Counting), line, "vote")
    if not names_candidates(game):
        return
    for statement in ballots:
        seat = seats(statement.text)[0]
        if seat not in reading.need(line).named:
            name_one(reading, seat, replace(statement, text=f"names {seat}", outcome=""))


def name_one(reading: Reading, seat: int, statement: Statement) -> None:
    """Somebody who may puts this seat forward; where one speaks after another, the next who can."""
    game = reading.need(statement.line)
    while isinstance(game.now, Talking) and game.now.kind == "speech":
        speaker = game.now.seats[0]
        if (NAME, (seat,)) in seat_options(game, speaker):
            break
        over = "timing" in game.by_hand
        reading.send(cm.Close() if over else cm.Act(speaker, "ready"))
        game = reading.need(statement.line)
    asked = game.now.seats if isinstance(game.now, Talking) else game.living
    able = [other for other in asked if (NAME, (seat,)) in seat_options(game, other)]
    if not asked:
        raise Mismatch(statement.line, whole(statement), "floor nobody")
    attempt(reading, cm.Act((able or asked)[0], NAME, (seat,)), statement)


NAME = "name"


def _wanted(
    game: Game, now: Counting, ballots: list[Statement], line: WrittenLine, missing: set[int]
) -> dict[int, list[int]]:
    """For every voter whom he votes for; -1 is against. Voters by name first, then any who are free."""
    wanted: dict[int, list[int]] = {}
    for statement in ballots:
        target = _target(now, statement)
        for voter in _voters(game, statement):
            wanted.setdefault(voter, []).append(target)
    taken = {*wanted, *missing}
    for statement in ballots:
        match = re.search(r" x(\d+)$", statement.text)
        if match:
            target = _target(now, statement)
            able = [seat for seat in game.voters() if seat not in taken and _may_vote(now, seat, target)]
            free = able[: int(match[1])]
            if len(free) < int(match[1]):
                hint = Hint("at-most", str(len(game.voters())))
                raise NotationError(line.number, line.column, "more-votes", match[1], hint)
            wanted.update({seat: [target] for seat in free})
            taken.update(free)
    return wanted


def _may_vote(now: Counting, seat: int, target: int) -> bool:
    """Is this vote open to the seat? Where names are called one by one, it will be when its turn comes."""
    options = now.options_of(seat)
    return now.order == "by-candidate" or any(target_of(option) == target for option in options)


def _target(now: Counting, statement: Statement) -> int:
    """The candidate a ballot is for, or -1 for a vote against the sentence."""
    if not statement.text[0].isdigit():
        yes = ALL if now.kind == "proposal" else now.on
        against = not statement.text.startswith("for")
        if not yes or (against and now.kind not in ("sentence", "proposal")):
            raise Mismatch(statement.line, whole(statement), f"counting {now.kind}")
        return AGAINST if against else yes
    target = seats(statement.text)[0]
    if target not in now.field:
        raise Mismatch(statement.line, f"candidates {target}", f"candidates {written(now.field)}")
    return ALL if now.kind == "proposal" else target


def _voters(game: Game, statement: Statement) -> tuple[int, ...]:
    """The voters named after the colon, all of them alive."""
    if not re.fullmatch(r"[\d, and]*", statement.outcome):
        hint = write("vote 5: 1 2 3; 6 x4")
        raise NotationError(statement.line, statement.column, "cannot-read", statement.outcome, hint)
    voters = seats(statement.outcome)
    for voter in voters:
        if voter not in game.living:
            hint = Hint("known", ", ".join(map(str, game.living)))
            raise NotationError(statement.line, statement.column, "not-alive", str(voter), hint)
    return voters


def _cast(reading: Reading, line: WrittenLine, votes: _VoteLine) -> None:
    """Everybody votes as written until this count is complete; who is not written abstains."""
    game = reading.need(line.number)
    first = game.now
    assert isinstance(first, Counting)
    one_by_one = game.trial is not None and game.trial.law.procedure == "one-by-one"
    tallies = len(game.trial.tallies) if game.trial else 0
    tried = -1
    while isinstance(game.now, Counting) and game.trial is not None and len(game.trial.tallies) == tallies:
        now = game.now
        if one_by_one and now.on != first.on:
            break
        if now.on != tried:
            tried = now.on
            votes.cast.update(now.ballots.items())
            _try_strangers(reading, line, now, votes)
        _next_ballot(reading, line, now, votes)
        game = reading.need(line.number)
    _all_cast(line, votes)


def _next_ballot(reading: Reading, line: WrittenLine, now: Counting, votes: _VoteLine) -> None:
    """The next who has not voted does; whoever lets his vote be missing lets the time run out."""
    waiting = [seat for seat in now.voters if seat not in now.ballots]
    ready = [seat for seat in waiting if seat not in votes.missing or now.order == "in-turn"]
    voter = ready[0] if ready else None
    if voter is None or voter in votes.missing:
        by_hand = "timing" in reading.need(line.number).by_hand
        reading.send(cm.Close() if by_hand or not waiting else cm.TimeUp(reading.need(line.number).moment))
    elif voter not in votes.wanted and now.compulsory:
        raise Mismatch(line.number, Prose("everybody-votes"), Prose("no-vote-of", str(voter)))
    else:
        ballot = _ballot(now, voter, votes.wanted.get(voter, []))
        _send(reading, line, ballot)
        votes.cast.add((voter, target_of((ballot.deed, ballot.targets))))


def _try_strangers(reading: Reading, line: WrittenLine, now: Counting, votes: _VoteLine) -> None:
    """The hands of those who have no vote in this count are refused; the line has to say so."""
    for voter, targets in votes.wanted.items():
        for target in targets:
            if voter not in now.voters and target in (*now.standing, AGAINST, ALL):
                try:
                    _send(reading, line, _ballot(now, voter, [target]))
                except Mismatch:
                    if voter not in votes.uncounted:
                        raise
                    votes.refused.add(voter)
                    votes.cast.add((voter, target))


def _all_cast(line: WrittenLine, votes: _VoteLine) -> None:
    """Every vote that is written was given, and those that should not count were refused."""
    for voter, targets in votes.wanted.items():
        for target in targets:
            if (voter, target) in votes.cast:
                continue
            if voter in votes.uncounted:
                votes.refused.add(voter)
            else:
                what = _vote(voter, target)
                raise Mismatch(line.number, what, Prose("not-asked", str(voter)))
    if counted := sorted(votes.uncounted - votes.refused):
        raise Mismatch(line.number, f"{written(counted)} does not count", Prose("counts", written(counted)))


def _vote(voter: int, target: int) -> str:
    """`4 votes 5`, `4 votes against`: a single vote as a statement."""
    return f"{voter} votes {'against' if target == AGAINST else 'for' if target == ALL else target}"


def _send(reading: Reading, line: WrittenLine, ballot: cm.Act) -> None:
    try:
        reading.send(ballot)
    except Refused as refusal:
        what = _vote(ballot.seat, target_of((ballot.deed, ballot.targets)))
        raise Mismatch(line.number, what, f"{what}: refused {refusal.reason}", refusal.rules) from refusal


def _ballot(now: Counting, voter: int, wanted: list[int]) -> cm.Act:
    if now.order == "by-candidate":
        return cm.Act(voter, "vote", (now.on,)) if now.on in wanted else cm.Act(voter, "abstain")
    if not wanted:
        return cm.Act(voter, "abstain")
    if now.kind == "proposal":
        return cm.Act(voter, "spare" if wanted[0] == AGAINST else "convict")
    return cm.Act(voter, "against") if wanted[0] == AGAINST else cm.Act(voter, "vote", (wanted[0],))
