"""A vote as it is written: `vote  5: 1 2 3; 6: 4 7` or `vote  5 x4; 6 x3`."""

from __future__ import annotations

import re

from msgspec.structs import replace

from omerta.core import Refused
from omerta.core import commands as cm
from omerta.core.choices import names_candidates, seat_options
from omerta.core.counts import target_of
from omerta.core.events import AGAINST, ALL
from omerta.core.game import Game
from omerta.core.moments import Counting, Talking
from omerta.notation.reader import Reading, attempt
from omerta.notation.text import Hint, Line, Mismatch, NotationError, Statement, seats, write

KINDS = {
    "vote": ("count", "recount", "confirm", "confirm-recount", "sentence"),
    "recount": ("recount", "confirm-recount"),
    "confirm": ("confirm", "sentence"),
    "proposal": ("proposal",),
    "roses": ("roses",),
}


def count_line(reading: Reading, line: Line) -> list[Statement]:
    """Take the next count as written; what is no ballot is given back to be read as an expectation."""
    ballots = [s for s in line.statements if _is_ballot(s)]
    rest = [s for s in line.statements if not _is_ballot(s)]
    reading.need(line.number)
    if line.keyword == "vote":
        name_all(reading, line.number, [s for s in ballots if s.text[0].isdigit()])
    game = reading.until(lambda g: isinstance(g.now, Counting), line.number, "a vote")
    now = game.now
    assert isinstance(now, Counting)
    if now.kind not in KINDS[line.keyword]:
        raise Mismatch(line.number, f"a {line.keyword}", f"a {now.kind}")
    if now.kind == "roses":
        _give_roses(reading, now, ballots)
    else:
        _cast(reading, line, _wanted(game, now, ballots, line))
    return rest


def _give_roses(reading: Reading, now: Counting, ballots: list[Statement]) -> None:
    """`roses  1: 5 7; 2: 5`: the giver, then whom the black and whom the red rose goes to."""
    given = {seats(ballot.text)[0]: (ballot, seats(ballot.outcome)) for ballot in ballots}
    for giver in now.voters:
        ballot, roses = given.get(giver, (None, ()))
        for colour, to in zip(("black", "red"), roses, strict=False):
            assert ballot is not None
            attempt(reading, cm.Act(giver, colour, (to,)), replace(ballot, outcome=""))
        if len(roses) < 2:
            reading.send(cm.Act(giver, "abstain"))


def _is_ballot(statement: Statement) -> bool:
    text = statement.text
    return bool(re.fullmatch(r"(\d+|for|against)( x\d+)?", text)) and (
        bool(statement.outcome) or " x" in text
    )


def name_all(reading: Reading, line: int, ballots: list[Statement]) -> None:
    """Candidates not yet named in an open discussion are named in the order they are written."""
    game = reading.need(line)
    if game.trial is None and not isinstance(game.now, Talking):
        game = reading.until(lambda g: isinstance(g.now, Talking | Counting), line, "a day")
    if not names_candidates(game):
        return
    for statement in ballots:
        seat = seats(statement.text)[0]
        if seat not in reading.need(line).named:
            name_one(reading, seat, replace(statement, outcome=""))


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
    attempt(reading, cm.Act((able or asked)[0], NAME, (seat,)), statement)


NAME = "name"


def _wanted(game: Game, now: Counting, ballots: list[Statement], line: Line) -> dict[int, list[int]]:
    """For every voter whom he votes for; -1 is against. Voters by name first, then any who are free."""
    wanted: dict[int, list[int]] = {}
    for statement in ballots:
        target = _target(now, statement)
        for voter in _voters(game, statement):
            wanted.setdefault(voter, []).append(target)
    for statement in ballots:
        match = re.search(r" x(\d+)$", statement.text)
        if match:
            target = _target(now, statement)
            able = [seat for seat in game.voters() if seat not in wanted and _may_vote(now, seat, target)]
            free = able[: int(match[1])]
            if len(free) < int(match[1]):
                hint = Hint("at-most", str(len(game.voters())))
                raise NotationError(line.number, line.column, "more-votes", match[1], hint)
            wanted.update({seat: [target] for seat in free})
    return wanted


def _may_vote(now: Counting, seat: int, target: int) -> bool:
    """Is this vote open to the seat? Where names are called one by one, it will be when its turn comes."""
    options = now.options_of(seat)
    return now.order == "by-candidate" or any(target_of(option) == target for option in options)


def _target(now: Counting, statement: Statement) -> int:
    """The candidate a ballot is for, or -1 for a vote against the sentence."""
    if not statement.text[0].isdigit():
        yes = ALL if now.kind == "proposal" else now.on
        return yes if statement.text.startswith("for") else AGAINST
    target = seats(statement.text)[0]
    if target not in now.field:
        raise Mismatch(statement.line, f"{target} to be a candidate", f"candidates {now.field}")
    return target


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


def _cast(reading: Reading, line: Line, wanted: dict[int, list[int]]) -> None:
    """Everybody votes as written until this count is complete; who is not written abstains."""
    game = reading.need(line.number)
    first = game.now
    assert isinstance(first, Counting)
    one_by_one = game.trial is not None and game.trial.law.procedure == "one-by-one"
    tallies = len(game.trial.tallies) if game.trial else 0
    while isinstance(game.now, Counting) and game.trial is not None and len(game.trial.tallies) == tallies:
        now = game.now
        if one_by_one and now.on != first.on:
            break
        voter = next((seat for seat in now.voters if seat not in now.ballots), None)
        if voter is None:
            reading.send(cm.Close())
        elif voter not in wanted and now.compulsory:
            raise Mismatch(line.number, "a vote of everybody", f"none written for {voter}")
        else:
            _send(reading, line, _ballot(now, voter, wanted.get(voter, [])))
        game = reading.need(line.number)


def _send(reading: Reading, line: Line, ballot: cm.Act) -> None:
    try:
        reading.send(ballot)
    except Refused as refusal:
        given = f"{ballot.seat}: refused {refusal.reason}"
        raise Mismatch(line.number, "this vote to be accepted", given, refusal.rules) from refusal


def _ballot(now: Counting, voter: int, wanted: list[int]) -> cm.Act:
    if now.order == "by-candidate":
        return cm.Act(voter, "vote", (now.on,)) if now.on in wanted else cm.Act(voter, "abstain")
    if not wanted:
        return cm.Act(voter, "abstain")
    if now.kind == "proposal":
        return cm.Act(voter, "spare" if wanted[0] == AGAINST else "convict")
    return cm.Act(voter, "against") if wanted[0] == AGAINST else cm.Act(voter, "vote", (wanted[0],))
