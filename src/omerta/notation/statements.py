"""The statements of the notation, each with its pattern: deeds of the night and the day, and of the host."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.game import Game
from omerta.core.moments import Calling, Counting, Talking
from omerta.core.vocabulary import Call
from omerta.core.waking import is_called
from omerta.notation.expectations import EXPECTATIONS
from omerta.notation.night_expectations import dawn
from omerta.notation.paper import PAPER, need_outcome
from omerta.notation.reader import Reading, attempt
from omerta.notation.text import Hint, Line, Mismatch, NotationError, Statement, did_you_mean, seats, write
from omerta.notation.votes import count_line, name_one

Handler = Callable[[Reading, Statement, re.Match[str]], None]


def state(reading: Reading, statement: Statement) -> None:
    """Find out what a statement says, and do it or check it."""
    for pattern, handler in (*DEEDS, *EXPECTATIONS, ANY_DEED):
        match = re.fullmatch(pattern, statement.text)
        if match is not None:
            reading.need(statement.line)
            handler(reading, statement, match)
            return
    if _card(reading, statement):
        return
    raise NotationError(statement.line, statement.column, "cannot-read", statement.text, Hint("page"))


def _card(reading: Reading, statement: Statement) -> bool:
    """`doctor > 4`, `detective shoots 5`, `mafia passes`: a role or gang does something when it is called."""
    match = re.fullmatch(r"([a-z][a-z-]*) (>|[a-z-]+)\s*([\d, and]*)", statement.text)
    if match is None or match[1] not in (*reading.book.roles, *_calls_of(reading), "extra"):
        return False
    name, deed, targets = match[1], match[2], seats(match[3])
    if name == "extra":
        _extra(reading, statement, targets)
        return True
    call = _call_of(reading, statement, name)
    if statement.outcome in IDLE or statement.outcome.startswith("refused"):
        _to_cue(reading, statement, call)
    else:
        _to_call(reading, statement, call)
    game = reading.need(statement.line)
    now = game.now
    actors = _actors(game, now, name) if isinstance(now, Calling) and now.call == call else []
    if not isinstance(now, Calling) or not actors:
        _idle(reading, statement, name, call)
        return True
    told: list[ev.Event] = []
    for seat in actors:
        now = reading.need(statement.line).now
        if isinstance(now, Calling) and now.call == call:
            told += attempt(
                reading, cm.Act(seat, _deed(game, now, seat, deed, statement), targets), statement
            )
    _check_outcome(reading, statement, told)
    return True


def _calls_of(reading: Reading) -> tuple[str, ...]:
    """Everything that may be called in this book."""
    return tuple(reading.game.index.answering) if reading.game is not None else ()


def _call_of(reading: Reading, statement: Statement, name: str) -> str:
    """The call at which a card acts: its own, a common one, or that of a post it has inherited."""
    game = reading.need(statement.line)
    role = game.book.roles.get(name)
    if role is None or name in game.book.gangs:
        return name
    now = game.now
    ahead = [now.call] if isinstance(now, Calling) else []
    ahead += [step.who for step in game.steps if isinstance(step, Call) and is_called(game, step)]
    for call in ahead:
        if any(game.post(seat, call) for seat in game.holders(name)):
            return call
    watched = (call for call in ahead if call in role.wakes_with)
    return next(watched, game.index.call_of[name]) if not role.abilities else game.index.call_of[name]


def _actors(game: Game, now: Calling, name: str) -> list[int]:
    """Who acts when this card or gang is called."""
    if now.apart:
        return list(dict.fromkeys((*now.awake, *now.queue)))
    if name in game.book.roles and name not in game.book.gangs:
        holders = [seat for seat in now.awake if game.roles[seat - 1] == name]
        return holders or [seat for seat in now.awaiting if name == now.call]
    return list(now.awake)


IDLE = ("asleep", "hindered")


def _to_cue(reading: Reading, statement: Statement, call: str) -> None:
    """Go on until the cue was given; whoever cannot act may be asleep again by then."""
    here = reading.spoken

    def given(game: Game) -> bool:
        cued = any(getattr(event, "call", "") == call for event in reading.since_phase(ev.Called))
        return cued or (game.phase, game.number) != here

    reading.until(given, statement.line, f"{call} to be called")


def _idle(reading: Reading, statement: Statement, name: str, call: str) -> None:
    """Nobody can act at the call: he sleeps, is hindered, or there is nobody."""
    hindered = any(getattr(event, "call", "") == call for event in reading.since_phase(ev.Hindered))
    wanted = statement.outcome
    if wanted.startswith("refused") or wanted == ("hindered" if hindered else "asleep"):
        return
    state = f"{name} is hindered" if hindered else f"nobody wakes at the call of {call}"
    raise Mismatch(statement.line, f"{name} to act", state)


def _extra(reading: Reading, statement: Statement, targets: tuple[int, ...]) -> None:
    """The second shot of a gang."""
    now = reading.need(statement.line).now
    if not (isinstance(now, Calling) and now.grant):
        raise Mismatch(statement.line, "an extra shot", "none was granted")
    gang = reading.book.gangs[now.call]
    deed = gang.ability if targets else "pass"
    for seat in now.awake:
        attempt(reading, cm.Act(seat, deed, targets), statement)


def _to_call(reading: Reading, statement: Statement, call: str) -> Game:
    """Let the calls before this one pass without action."""
    game = reading.need(statement.line)
    passed = [event.call for event in reading.since_phase(ev.Called) if isinstance(event, ev.Called)]
    now = game.now
    if isinstance(now, Calling) and now.call == call and not (now.done and call in passed):
        return game
    here = game.phase
    ahead = any(isinstance(s, Call) and s.who == call and is_called(game, s) for s in game.steps)
    if not ahead:
        raise Mismatch(statement.line, f"{call} to be called", f"{call} is not called now")
    return reading.until(
        lambda g: isinstance(g.now, Calling) and g.now.call == call and g.phase == here,
        statement.line,
        f"{call} to be called",
    )


def _deed(game: Game, now: Calling, seat: int, word: str, statement: Statement) -> str:
    """The ability meant by a word: '>' is the first one, 'shoots' is 'shoot'."""
    if word in ("pass", "passes", "declines"):
        return "pass"
    gang = game.gang_of(now.call)
    post = game.post(seat, now.call) if gang is None and seat <= game.seats else ""
    own = game.index.powers[post] if post else game.index.abilities[now.call]
    names = [gang.ability] if gang is not None else list(own)
    if word == ">":
        return names[0] if names else "point"
    for name in names:
        if word in (name, f"{name}s", f"{name}es"):
            return name
    raise NotationError(
        statement.line,
        statement.column,
        "cannot-do",
        word,
        did_you_mean(word, (*names, "passes")),
    )


def _check_outcome(reading: Reading, statement: Statement, told: list[ev.Event]) -> None:
    """What a check answered, or whether the deed came to nothing."""
    wanted = statement.outcome
    if not wanted or wanted == "accepted" or wanted.startswith("refused"):
        return
    if wanted == "void" or wanted.startswith("void "):
        acted = [event for event in told if isinstance(event, ev.Acted)]
        given = acted[-1].void if acted else "nothing done"
        if not given or (wanted != "void" and f"void {given}" != wanted):
            raise Mismatch(
                statement.line, wanted, f"void {given}" if given else "it took effect", _rules(acted)
            )
        return
    answers = [event for event in told if isinstance(event, ev.Answered)]
    given = {"none": "no answer"}.get(answers[-1].answer, answers[-1].answer) if answers else "nothing"
    if given != wanted:
        raise Mismatch(statement.line, wanted, given, answers[-1].rules if answers else ())


def _rules(events: list[ev.Acted]) -> tuple[str, ...]:
    return events[-1].rules if events else ()


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
    elif isinstance(game.now, Calling):
        deed = _deed(game, game.now, seat, word, statement)
    else:
        raise Mismatch(statement.line, "a call", "nobody is called now")
    _check_outcome(reading, statement, list(attempt(reading, cm.Act(seat, deed, targets), statement)))


DAY_DEEDS = ("step-in", "let-be", "convict", "nobody", "spare", "black", "red", "hand-over", "appoint")


def _hands(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`hands 1 5, 2 5, 3 6`: voter and candidate, all at once; -1 is a vote against."""
    pairs = re.findall(r"(\d+) (-?\d+)", match[1])
    attempt(reading, cm.Poll(tuple((int(seat), int(target)) for seat, target in pairs)), statement)


def _all(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`all shoot 4`, `all pass`: what the gang that is awake agrees on."""
    attempt(reading, cm.Agree(match[1], seats(match[2] or "")), statement)


def _names(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`names 6, 2, 9`: put forward in this order, by whoever may."""
    for seat in seats(match[1]):
        game = reading.need(statement.line)
        if not isinstance(game.now, Talking) and game.trial is None:
            reading.until(lambda g: isinstance(g.now, Talking), statement.line, "a discussion")
        name_one(reading, seat, statement)


def _claims(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 claims role doctor`, `4 claims learned 6 mafioso`, `4 suspects 6`, `4 trusts 5`."""
    seat = int(match[1])
    if match[2]:
        claim = cm.Claim(seat, match[2].removesuffix("s"), int(match[3]))
    elif match[4]:
        claim = cm.Claim(seat, "role", seat, match[4])
    else:
        claim = cm.Claim(seat, "learned", int(match[5]), match[6])
    attempt(reading, claim, statement)


def _signs(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`5 signs 3 mafioso`, `5 signs yes`, `5 signs 3`."""
    command = cm.Claim(int(match[1]), "sign", int(match[2] or 0), match[3] or "")
    attempt(reading, command, statement)


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
    _check_outcome(reading, statement, list(attempt(reading, commands[word], statement)))


def _assign(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    attempt(reading, cm.Assign(int(match[1]), match[2]), statement)


def _duty(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    attempt(reading, cm.Delegate(match[1], match[2]), statement)


def _overrule(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`overrule dies 4`, `overrule mark 4 prisoner "seen peeping"`."""
    try:
        reason = str(json.loads(match[4])) if match[4] else ""
    except ValueError as error:
        hint = write('overrule lives 4 "he was asleep"')
        raise NotationError(statement.line, statement.column, "cannot-read", match[4], hint) from error
    command = cm.Overrule(match[1], int(match[2]), match[3] or "", reason)
    attempt(reading, command, statement)


DEEDS: tuple[tuple[str, Handler], ...] = (
    (
        r"(\d+) (names|votes against|votes|abstains|refrains|is ready)\s*([\d, and]*)",
        _seat_deed,
    ),
    (r"(\d+) (?:(suspects|trusts) (\d+)|claims role ([a-z-]+)|claims learned (\d+) ([a-z-]+))", _claims),
    (r"(\d+) (>|pass|passes|declines)\s*([\d, and]*)", _seat_deed),
    (r"(\d+) signs(?: (\d+))?(?: ([a-z-]+))?", _signs),
    (r"names ([\d, and]+)", _names),
    (r"all ([a-z-]+)(?: ([\d, and]+))?", _all),
    (r"hands ([\d, -]+|nobody)", _hands),
    (r"(close|late time up|time up|proceed|show|undo|prolong|declare [a-z]+|start)(?: (\d+))?", _host),
    (r"assign (\d+) ([a-z-]+)", _assign),
    (r"duty ([a-z]+) = ([a-z]+)", _duty),
    (r'overrule ([a-z]+) (\d+)(?: ([a-z][a-z-]*))?(?: (".*"))?', _overrule),
)


ANY_DEED: tuple[str, Handler] = (r"(\d+) ([a-z-]+)(?: ([\d, and]+))?", _seat_deed)


def _then(reading: Reading, line: Line) -> None:
    """Statements of the moment, without going on."""
    for statement in line.statements:
        state(reading, statement)


def _dawn_line(reading: Reading, line: Line) -> None:
    rest = dawn(reading, line)
    for statement in rest:
        state(reading, statement)


def _count(reading: Reading, line: Line) -> None:
    for statement in count_line(reading, line):
        state(reading, statement)


def _paper(reading: Reading, line: Line) -> None:
    """Lines about the book itself: decks, cards, tables, house rules."""
    assert reading.setting is not None
    for statement in line.statements:
        need_outcome(line, statement)
        PAPER[line.keyword](reading.setting, line, statement)


def _open(reading: Reading, line: Line) -> None:
    """Lay the table, and no more: cards may still have to be assigned."""
    if reading.game is not None:
        raise NotationError(line.number, 1, "laid-already", "", Hint("above"))
    reading.lay("", line)
    _then(reading, line)


KEYWORDS: dict[str, Callable[[Reading, Line], None]] = {
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


def counting(game: Game) -> Counting | None:
    """The count that is open, if any."""
    return game.now if isinstance(game.now, Counting) else None
