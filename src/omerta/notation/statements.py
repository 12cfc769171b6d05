"""The statements of the notation, each with its pattern: deeds of the night and the day, and of the host."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from omerta.core import commands as cm
from omerta.core.moments import Calling, Talking
from omerta.notation.acting import card, deed_at
from omerta.notation.answers import check_outcome
from omerta.notation.book_expectations import PAPER, need_outcome
from omerta.notation.expectations import EXPECTATIONS
from omerta.notation.night_expectations import dawn
from omerta.notation.reading_state import Reading, attempt
from omerta.notation.text import SAYS, Hint, NotationError, Statement, WrittenLine, did_you_mean, seats, write
from omerta.notation.votes import count_line, name_one

StatementReader = Callable[[Reading, Statement, re.Match[str]], None]


def state(reading: Reading, statement: Statement) -> None:
    """Find out what a statement says, and do it or check it."""
    reading.line = statement.line
    for pattern, handler in (*DEEDS, *EXPECTATIONS, ANY_DEED):
        match = re.fullmatch(pattern, statement.text)
        if match is not None:
            reading.need(statement.line)
            if statement.outcome and (pattern, handler) in EXPECTATIONS:
                hint = write(statement.text)
                raise NotationError(statement.line, statement.column, "not-a-deed", statement.text, hint)
            handler(reading, statement, match)
            return
    if card(reading, statement):
        return
    raise NotationError(statement.line, statement.column, "cannot-read", statement.text, Hint("page"))


def _seat_deed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 > 2`, `4 shoots 2`, `4 names 6`, `4 votes 5`, `4 is ready`: one seat does something."""
    seat, word, targets = int(match[1]), match[2], seats(match[3] or "")
    game = reading.need(statement.line)
    plain = {
        "names": "name",
        "votes": "vote",
        "abstains": "abstain",
        "refrains": "refrain",
        "is ready": "ready",
        "votes against": "against",
    }
    if word in plain:
        deed = plain[word]
    elif word in DAY_DEEDS:
        deed = word
    else:
        now = game.now
        own = game.index.call_of.get(game.roles[seat - 1], "") if 1 <= seat <= len(game.roles) else ""
        call = now.call if isinstance(now, Calling) else own
        deed = deed_at(game, call, seat, word, statement)
    _do(reading, cm.Act(seat, deed, targets), statement)


def _do(reading: Reading, command: cm.Command, statement: Statement) -> None:
    """Send a command and check all that is expected of it."""
    check_outcome(statement, attempt(reading, command, statement))


DAY_DEEDS = ("step-in", "let-be", "convict", "nobody", "spare", "black", "red", "hand-over", "appoint")


def _hands(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`hands 1 5, 2 5, 3 6`: voter and candidate, all at once; -1 is a vote against."""
    pairs = re.findall(r"(\d+) (-?\d+)", match[1])
    _do(reading, cm.Poll(tuple((int(seat), int(target)) for seat, target in pairs)), statement)


def _sums(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`sums 5 3, 6 2`: candidate and how many hands, where nobody noted whose; -1 are the votes against."""
    pairs = re.findall(r"(-?\d+) (\d+)", match[1])
    _do(reading, cm.NoteSums(tuple((int(seat), int(number)) for seat, number in pairs)), statement)


def _all(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`all shoot 4`, `all pass`: what the gang that is awake agrees on."""
    _do(reading, cm.Agree(match[1], seats(match[2] or "")), statement)


def _names(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`names 6, 2, 9`: put forward in this order, by whoever may."""
    for seat in seats(match[1]):
        game = reading.need(statement.line)
        if not isinstance(game.now, Talking) and game.trial is None:
            reading.until(lambda g: isinstance(g.now, Talking), statement.line, "a discussion")
        name_one(reading, seat, statement)


def _claims(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 claims role doctor`, `4 claims learned 6 mafioso`, `4 suspects 6`, `4 trusts 5 voted-right 2`."""
    seat = int(match[1])
    if match[2]:
        said = next(claim for claim, says in SAYS.items() if says == match[2])
        claim = cm.Claim(seat, said, int(match[3]), match[4] or "", int(match[5] or 0))
    elif match[6]:
        claim = cm.Claim(seat, "role", seat, match[6], int(match[7] or 0))
    else:
        claim = cm.Claim(seat, "learned", int(match[8]), match[9])
    _do(reading, claim, statement)


def _signs(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`5 signs 3 mafioso`, `5 signs yes`, `5 signs 3`."""
    command = cm.Claim(int(match[1]), "sign", int(match[2] or 0), match[3] or "")
    _do(reading, command, statement)


def _host(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """What the host does: close, time up, proceed, show, undo, prolong, draw."""
    word, number = match[1], int(match[2] or 0)
    moment = reading.need(statement.line).moment
    commands: dict[str, cm.Command] = {
        "close": cm.Close(),
        "time up": cm.TimeUp(moment),
        "late time up": cm.TimeUp(moment - 1),
        "proceed": cm.Proceed(),
        "show": cm.Show(),
        "undo": cm.Undo(number or 1),
        "prolong": cm.Prolong(number),
        "declare draw": cm.DeclareDraw(),
        **{f"declare {side}": cm.DeclareDraw(side) for side in reading.book.sides},
        "start": cm.Start(number),
    }
    if word not in commands:
        raise NotationError(
            statement.line, statement.column, "cannot-read", word, did_you_mean(word, commands)
        )
    _do(reading, commands[word], statement)


def _assign(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _do(reading, cm.Assign(int(match[1]), match[2]), statement)


def _duty(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _do(reading, cm.Delegate(match[1], match[2]), statement)


def _overrule(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`overrule dies 4`, `overrule mark 4 prisoner "seen peeping"`."""
    try:
        reason = str(json.loads(match[4])) if match[4] else ""
    except ValueError as error:
        hint = write('overrule lives 4 "he was asleep"')
        raise NotationError(statement.line, statement.column, "cannot-read", match[4], hint) from error
    command = cm.Overrule(match[1], int(match[2]), match[3] or "", reason)
    _do(reading, command, statement)


def _skips(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`and so on`: whatever happens from here to the next line that goes on need not be written."""
    reading.skips = True


DEEDS: tuple[tuple[str, StatementReader], ...] = (
    (r"and so on", _skips),
    (
        r"(\d+) (names|votes against|votes|abstains|refrains|is ready)\s*([\d, and]*)",
        _seat_deed,
    ),
    (
        rf"(\d+) (?:({'|'.join(SAYS.values())}) (\d+)(?: ([a-z-]+)(?: (\d+))?)?"
        r"|claims role ([a-z-]+)(?: (\d+))?|claims learned (\d+) ([a-z-]+))",
        _claims,
    ),
    (r"(\d+) (>|pass|passes|declines)\s*([\d, and]*)", _seat_deed),
    (r"(\d+) signs(?: (\d+))?(?: ([a-z-]+))?", _signs),
    (r"names ([\d, and]+)", _names),
    (r"all ([a-z-]+)(?: ([\d, and]+))?", _all),
    (r"hands ([\d, -]+|nobody)", _hands),
    (r"sums ([\d, -]+)", _sums),
    (r"(close|late time up|time up|proceed|show|undo|prolong|declare [a-z]+|start)(?: (\d+))?", _host),
    (r"assign (\d+) ([a-z-]+)", _assign),
    (r"duty ([a-z]+) = ([a-z]+)", _duty),
    (r'overrule ([a-z]+) (\d+)(?: ([a-z][a-z-]*))?(?: (".*"))?', _overrule),
)


ANY_DEED: tuple[str, StatementReader] = (r"(\d+) ([a-z-]+)(?: ([\d, and]+))?", _seat_deed)


def _then(reading: Reading, line: WrittenLine) -> None:
    """Statements of the moment, without going on."""
    for statement in line.statements:
        state(reading, statement)


def _dawn_line(reading: Reading, line: WrittenLine) -> None:
    rest = dawn(reading, line)
    for statement in rest:
        state(reading, statement)


def _count(reading: Reading, line: WrittenLine) -> None:
    for statement in count_line(reading, line):
        state(reading, statement)


def _paper(reading: Reading, line: WrittenLine) -> None:
    """Lines about the book itself: decks, cards, tables, house rules."""
    assert reading.setting is not None
    for statement in line.statements:
        need_outcome(line, statement)
        PAPER[line.keyword](reading.setting, line, statement)


def _open(reading: Reading, line: WrittenLine) -> None:
    """Lay the table, and no more: cards may still have to be assigned."""
    if reading.game is not None:
        raise NotationError(line.number, 1, "laid-already", "", Hint("above"))
    reading.lay("", line)
    _then(reading, line)


KEYWORDS: dict[str, Callable[[Reading, WrittenLine], None]] = {
    "then": _then,
    "open": _open,
    **dict.fromkeys(("dawn", "nightfall", "settled"), _dawn_line),
    "vote": _count,
    "recount": _count,
    "confirm": _count,
    "proposal": _count,
    "roses": _count,
    **dict.fromkeys(
        ("deck", "proposed", "card", "row", "group", "box", "order", "switch", "next-host"), _paper
    ),
}
