"""What a written game may expect: of dawn, vote, calls and clock, and of what each viewer knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

from omerta.books.series import points
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core import owed, view
from omerta.core.choices import seat_options
from omerta.core.game import Game, Viewer
from omerta.core.moments import Calling, Counting, Deciding, Holding, Talking
from omerta.core.names import spelt
from omerta.core.view import may_read
from omerta.core.vocabulary import Call
from omerta.notation.paper import PAPER, need_outcome
from omerta.notation.reader import Reading
from omerta.notation.text import Line, Mismatch, NotationError, Statement, did_you_mean, seats, written

Expectation = Callable[[Reading, Statement, re.Match[str]], None]


def check(statement: Statement, expected: object, given: object, rules: tuple[str, ...] = ()) -> None:
    """Expected and given must be the same."""
    if expected != given:
        raise Mismatch(statement.line, f"{statement.text} ({expected})", str(given) or "nothing", rules)


def dawn(reading: Reading, line: Line) -> list[Statement]:
    """The morning: deaths and announcements are the complete list; the rest is given back."""
    if not reading.since_phase(ev.Dawned):
        reading.until(lambda _: bool(reading.since_phase(ev.Dawned)), line.number, "a dawn")
    last = max(at for at, event in enumerate(reading.events) if isinstance(event, ev.Dawned))
    told = reading.events[last:]
    died = sorted(event.seat for event in told if isinstance(event, ev.Died))
    news = [(e.seat, e.mark) for e in told if isinstance(e, ev.Announced)]
    news += [(e.seat, "free") for e in told if isinstance(e, ev.Freed) and e.told]
    news += [(e.seat, "saved") for e in told if isinstance(e, ev.Saved)]
    news += [(e.seat, _visited(e)) for e in told if isinstance(e, ev.Visited)]
    rules = tuple(rule for e in reading.since_phase(ev.Struck) for rule in getattr(e, "rules", ()))
    wanted_dead: set[int] = set()
    wanted_news: list[tuple[int, str]] = []
    rest: list[Statement] = []
    for statement in line.statements:
        match = re.fullmatch(
            r"([\d, and]+|nobody) (dies|die|free|saved|visited by .+|[a-z-]+)", statement.text
        )
        if match and match[2] in ("dies", "die"):
            wanted_dead |= set(seats(match[1]))
        elif match and match[2].startswith("visited by"):
            visitors = " ".join(match[2].replace(",", " ").split())
            wanted_news += [(seat, visitors) for seat in seats(match[1])]
        elif match and match[2] in ("free", "saved", *reading.book.marks):
            wanted_news += [(seat, match[2]) for seat in seats(match[1])]
        else:
            rest.append(statement)
    if sorted(wanted_dead) != died:
        raise Mismatch(
            line.number, f"{written(sorted(wanted_dead))} to die", f"{written(died)} to die", rules
        )
    if sorted(wanted_news) != sorted(news):
        raise Mismatch(line.number, f"announcements {sorted(wanted_news)}", f"announcements {sorted(news)}")
    return rest


def _visited(event: ev.Visited) -> str:
    return f"visited by {' '.join(event.visitors) or 'nobody'}"


def _last(reading: Reading, kind: type[ev.Happening]) -> ev.Event | None:
    found = [event for event in reading.events[reading.phase_from :] if isinstance(event, kind)]
    return found[-1] if found else None


VERDICTS: dict[str, type[ev.Happening]] = {
    "accused": ev.Accused,
    "acquitted": ev.Acquitted,
    "executed": ev.Executed,
    "lynched": ev.Executed,
    "innocent": ev.Cleared,
    "cleared": ev.Cleared,
}


def _verdict(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`5 executed`, `5 acquitted`, `nobody executed`: what the vote of this day has come to."""
    _release(reading)
    kind = VERDICTS[match[2]]
    found = [event.seat for event in reading.since_phase(kind) if isinstance(
        event, ev.Accused | ev.Acquitted | ev.Executed | ev.Cleared)]  # fmt: skip
    if match[1] == "nobody":
        check(statement, [], found)
    elif int(match[1]) not in found:
        raise Mismatch(statement.line, statement.text, f"{written(found)} {match[2]}", _rulings(reading))


def _release(reading: Reading) -> None:
    """A result that is held back for a moment is declared."""
    while reading.game is not None and isinstance(reading.game.now, Holding):
        reading.send(cm.Close())


def _coin(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`coin heads`, `coin tails`, `no coin`."""
    _release(reading)
    last = _last(reading, ev.CoinTossed)
    given = ("heads" if last.heads else "tails") if isinstance(last, ev.CoinTossed) else "none"
    check(statement, match[1] or "none", given)


def _die(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`die panic`: by which house rule this night is played."""
    last = _last(reading, ev.Rolled)
    check(statement, match[1], last.variant if isinstance(last, ev.Rolled) else "no die")


def _officer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`officer 3`, `officer nobody`: who holds the office."""
    check(statement, int(match[1]) if match[1] != "nobody" else 0, reading.need(statement.line).officer)


def _elected(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 elected`: who was given a place by the last vote."""
    last = _last(reading, ev.Elected)
    check(statement, int(match[1]), last.seat if isinstance(last, ev.Elected) else "nobody")


def _decides(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 decides`, `nobody decides`: who decides alone now."""
    now = reading.need(statement.line).now
    check(
        statement, int(match[1]) if match[1] != "nobody" else 0, now.seat if isinstance(now, Deciding) else 0
    )


def _rulings(reading: Reading) -> tuple[str, ...]:
    """The rules cited since the phase began."""
    cited = [rule for event in reading.events[reading.phase_from :] for rule in getattr(event, "rules", ())]
    return tuple(dict.fromkeys(cited))


def _tie(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _release(reading)
    last = _last(reading, ev.Tied)
    check(statement, seats(match[1]), last.seats if isinstance(last, ev.Tied) else "no tie")


def _lot(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    last = _last(reading, ev.LotDrawn)
    given = last.among if isinstance(last, ev.LotDrawn) else "no lot"
    check(statement, seats(match[1]) if match[1] != "nobody" else "no lot", given)


def _has(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _release(reading)
    last = _last(reading, ev.Counted)
    result = dict(last.result) if isinstance(last, ev.Counted) else {}
    points = dict(last.points) if isinstance(last, ev.Counted) else {}
    halves = points.get(int(match[1]), 0) if points else 2 * len(result.get(int(match[1]), ()))
    check(statement, float(match[2]), halves / 2)


def _voters(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    opened = [event for event in reading.since_phase(ev.CountOpened) if isinstance(event, ev.CountOpened)]
    now = reading.need(statement.line).now
    fresh = [event for event in opened if isinstance(now, Counting) and event.kind == now.kind]
    voters = (fresh or opened)[0].voters if opened else ()
    if match[1]:
        check(statement, int(match[1]), len(voters))
    else:
        check(statement, seats(match[2]), voters)


def _candidates(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    last = _last(reading, ev.CountOpened)
    given = last.field if isinstance(last, ev.CountOpened) else game.named
    check(statement, seats(match[1]), given)


def _wins(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _release(reading)
    over = reading.need(statement.line).over
    wanted = "" if match[1] == "draw" else match[1].split()[0]
    given = "the game goes on" if over is None else over.winner
    check(statement, wanted, given, over.rules if over else ())


def _goes_on(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    _release(reading)
    over = reading.need(statement.line).over
    if over is not None:
        raise Mismatch(statement.line, "the game goes on", f"{over.winner or 'nobody'} wins", over.rules)


def _points(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`2, 5 get 3 points`: what the game brings them in a series."""
    game = reading.need(statement.line)
    brought = points(game.book, game.over) if game.over else ()
    for seat in seats(match[1]):
        check(statement, int(match[2]), brought[seat - 1] if seat <= len(brought) else "no points")


def _winners(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    over = reading.need(statement.line).over
    check(statement, seats(match[1]), over.seats if over else "the game goes on")


def _phase(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    check(statement, (match[1], int(match[2])), (game.phase, game.number))


def _calls(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """The complete list of calls of this phase, in order; calls still to come pass without action."""
    game = reading.need(statement.line)
    here = reading.spoken

    def left(g: Game) -> bool:
        waiting = isinstance(g.now, Calling) or any(isinstance(step, Call) for step in g.steps)
        return (g.phase, g.number) != here or g.over is not None or not waiting

    began = reading.phase_from
    if not left(game):
        reading.until(left, statement.line, "the calls to end")
    given = []
    for event in reading.events[began:]:
        if isinstance(event, ev.PhaseBegan) and (event.phase, event.number) != here:
            break
        if isinstance(event, ev.Called):
            given.append(event.call)
    wanted = [name.strip() for name in match[1].split(",")] if match[1] != "nobody" else []
    check(statement, wanted, given)


def _wakes(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """Who opens his eyes at a call; the calls before it pass."""
    call = match[1]
    known = reading.need(statement.line).index.answering
    if call not in known:
        raise NotationError(statement.line, statement.column, "no-call", call, did_you_mean(call, known))
    here = reading.spoken

    def called(game: Game) -> bool:
        return _of_call(reading, ev.Called, call) != [] or (game.phase, game.number) != here

    if not called(reading.need(statement.line)):
        reading.until(called, statement.line, f"{call} to be called")
    if not _of_call(reading, ev.Called, call):
        raise Mismatch(statement.line, f"{call} to be called", f"{call} is not called")
    woken = [event.seats for event in _of_call(reading, ev.Woken, call) if isinstance(event, ev.Woken)]
    apart = len(woken) > 1 and all(len(each) == 1 for each in woken)
    given = tuple(seat for each in woken for seat in each) if apart else woken[-1] if woken else ()
    check(statement, seats(match[2]), given)


def _hindered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 is hindered`, `nobody is hindered`: who was shown that nothing works, since the phase began."""
    found = [event.seat for event in reading.since_phase(ev.Hindered) if isinstance(event, ev.Hindered)]
    if match[1] == "nobody":
        check(statement, [], found)
    elif int(match[1]) not in found:
        raise Mismatch(statement.line, statement.text, f"{written(found)} hindered", _rulings(reading))


def _becomes(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 becomes mafioso`, `nobody becomes another`."""
    found = [(e.seat, e.role) for e in reading.since_phase(ev.Turned) if isinstance(e, ev.Turned)]
    check(statement, [(int(match[1]), match[2])] if match[1] else [], found)


def _noticed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`host is told parity`: a line of the victory check by which nobody wins here."""
    check(statement, not match[1], match[2] in reading.need(statement.line).noticed)


def _of_call(reading: Reading, kind: type[ev.Happening], call: str) -> list[ev.Event]:
    """The events of a kind that belong to a call, since the phase began."""
    return [event for event in reading.since_phase(kind) if getattr(event, "call", "") == call]


def _no_extra(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    check(statement, [], reading.since_phase(ev.Granted))


def _meets(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    met = [
        (e.other, e.role)
        for e in reading.since_phase(ev.Met)
        if isinstance(e, ev.Met) and e.seat == int(match[1])
    ]
    check(statement, [(int(match[2]), match[3])] if match[2] else [], met)


def _told(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """How the host told a led player to vote, the last time."""
    found = [
        e
        for e in reading.since_phase(ev.Instructed)
        if isinstance(e, ev.Instructed) and e.seat == int(match[1])
    ]
    given = found[-1].target if found else "not told"
    check(
        statement, int(match[2]) if match[2].isdigit() else 0 if match[2] == "nobody" else "not told", given
    )


def _learns_nothing(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """The seat got no private news since the phase began, but for what it did itself."""
    private = ev.Answered | ev.Met | ev.Instructed | ev.Spent | ev.Shown | ev.Turned | ev.Hindered | ev.Signed
    game = reading.need(statement.line)
    mine = view(game, int(match[1])).events
    since = [event for event in reading.events[reading.phase_from :] if isinstance(event, private)]
    check(statement, [], [event for event in since if event in mine])


def _viewer(text: str) -> Viewer:
    if text == "public":
        return "public"
    return "host" if text == "host" else int(text)


def _knows(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    seen = may_read(reading.need(statement.line), _viewer(match[1]))
    for seat in seats(match[3] or match[4]):
        check(statement, match[5] or "", seen.card(seat))


def _sees(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 sees pointed`, `public does not see woken`: events by name since the phase began."""
    if match[3] not in TAGS:
        hint = did_you_mean(match[3], TAGS)
        raise NotationError(statement.line, statement.column, "no-event", match[3], hint)
    seen = may_read(reading.need(statement.line), _viewer(match[1])).events
    since = [event for event in reading.events[reading.phase_from :] if _tag(event) == match[3]]
    if match[4]:
        during = _during(reading, match[4])
        since = [event for event in since if event in during]
    found = any(event in seen for event in since)
    check(statement, not match[2], found)


def _during(reading: Reading, call: str) -> list[ev.Event]:
    """What happened while this call was open, since the phase began."""
    found: list[ev.Event] = []
    now = ""
    for event in reading.events[reading.phase_from :]:
        now = event.call if isinstance(event, ev.Called) else now
        if getattr(event, "call", now) == call:
            found.append(event)
        if isinstance(event, ev.Slept):
            now = ""
    return found


def _sees_answer(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 sees answer mafioso`: the last answer that a seat has seen."""
    answers = view(reading.need(statement.line), int(match[1])).answers
    check(statement, match[2], answers[-1].answer if answers else "none seen")


def _tag(event: ev.Event) -> str:
    return spelt(type(event).__name__)


TAGS = frozenset(spelt(kind.__name__) for kind in get_args(ev.Event))


CLOCKS: dict[type | None, type[ev.Happening]] = {
    Calling: ev.Called,
    Deciding: ev.DecisionOpened,
    Holding: ev.ResultHeld,
}


def _clock(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`clock 7:00`: how long the floor is open; `signals 5:00, 6:00`: when the host warns."""
    now = reading.need(statement.line).now
    times = [int(m) * 60 + int(s) for m, s in re.findall(r"(\d+):(\d\d)", match[2])]
    timed = CLOCKS.get(type(now)) if match[1] == "clock" else None
    if timed is not None:
        check(statement, times, [getattr(_last(reading, timed), "seconds", 0)])
    elif isinstance(now, Talking):
        check(statement, times, [now.seconds] if match[1] == "clock" else list(now.signals))
    else:
        raise Mismatch(statement.line, statement.text, "nobody has the floor")


def _floor(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    if match[2] == "nobody":
        check(statement, False, isinstance(now, Talking))
    elif isinstance(now, Talking):
        check(statement, seats(match[2]), now.seats)
        check(statement, match[1] or now.kind, now.kind)
    else:
        raise Mismatch(statement.line, statement.text, "nobody has the floor")


def _owed(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    check(statement, tuple(sorted(seats(match[1]))), tuple(sorted(owed(reading.need(statement.line)))))


def _bears(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    for seat in seats(match[1]):
        borne = any(m.seat == seat and m.mark == match[3] for m in game.marks)
        check(statement, not match[2], borne)


def _office(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    game = reading.need(statement.line)
    given = game.temporary_host if match[1] else game.host_seat
    check(statement, int(match[2]) if match[2] != "nobody" else 0, given)


def _offered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    check(statement, not match[1], reading.need(statement.line).draw_offered)


def _may(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`3 may heal 3`, `3 may not heal 3`: whether a deed is among the choices."""
    options = seat_options(reading.need(statement.line), int(match[1]))
    check(statement, not match[2], (match[3], seats(match[4] or "")) in options)


def _cites(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    cited = _rulings(reading)
    over = reading.need(statement.line).over
    missing = [
        rule
        for rule in match[1].replace(",", " ").split()
        if rule not in (*cited, *(over.rules if over else ()))
    ]
    if missing:
        raise Mismatch(statement.line, f"{' '.join(missing)} to be cited", " ".join(cited), cited)


def _struck(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    found = [
        (e.outcome, e.by)
        for e in reading.since_phase(ev.Struck)
        if isinstance(e, ev.Struck) and e.seat == int(match[1])
    ]
    by = int(match[3]) if match[3] else None
    if not any(outcome == match[2] and by in (None, who) for outcome, who in found):
        raise Mismatch(statement.line, statement.text, str(found))


def _news(reading: Reading, statement: Statement, found: re.Match[str]) -> None:
    """`news 1 dies, 6 free, 3 silenced`: what the table was told at dawn, in this order and nothing else."""
    given = []
    for event in reading.events[reading.phase_from :]:
        match event:
            case ev.Died():
                given.append(f"{event.seat} dies")
            case ev.Saved():
                given.append(f"{event.seat} saved")
            case ev.Visited():
                given.append(f"{event.seat} {_visited(event)}")
            case ev.Freed() if event.told:
                given.append(f"{event.seat} free")
            case ev.Announced():
                given.append(f"{event.seat} {event.mark}")
            case _:
                pass
    check(statement, [part.strip() for part in found[1].split(",")], given)


def _counting(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    now = reading.need(statement.line).now
    given = now.kind if isinstance(now, Counting) else "held" if isinstance(now, Holding) else "no count"
    check(statement, match[1], given)


def on_paper(reading: Reading, line: Line) -> None:
    """Lines about the book itself: decks, cards, tables, house rules."""
    assert reading.setting is not None
    for statement in line.statements:
        need_outcome(line, statement)
        PAPER[line.keyword](reading.setting, line, statement)


SEATS = r"[\d, and]+"
VIEWER = r"\d+|public|host"
EXPECTATIONS: tuple[tuple[str, Expectation], ...] = (
    (r"(\d+|nobody) (accused|acquitted|executed|lynched|innocent|cleared)", _verdict),
    (rf"tie ({SEATS})", _tie),
    (rf"lot ({SEATS}|nobody)", _lot),
    (r"(?:coin (heads|tails)|no coin)", _coin),
    (r"die ([a-z_]+)", _die),
    (r"officer (\d+|nobody)", _officer),
    (r"(\d+) elected", _elected),
    (r"(\d+|nobody) decides", _decides),
    (r"(\d+) has (-?\d+(?:\.5)?)", _has),
    (rf"(?:(\d+) voters|voters ({SEATS}))", _voters),
    (rf"candidates ({SEATS}|nobody)", _candidates),
    (r"([a-z]+ wins?|draw)", _wins),
    (r"goes on", _goes_on),
    (rf"winners ({SEATS}|nobody)", _winners),
    (rf"({SEATS}) gets? (\d+) points?", _points),
    (r"it is ([a-z]+) (\d+)", _phase),
    (r"calls (.+)", _calls),
    (rf"([a-z][a-z-]*) wakes ({SEATS}|nobody)", _wakes),
    (r"no extra", _no_extra),
    (r"(\d+) meets (?:(\d+) ([a-z-]+)|nobody)", _meets),
    (r"(\d+) (?:is )?told (\d+|nobody|nothing)", _told),
    (r"(\d+) learns nothing", _learns_nothing),
    (rf"({VIEWER}) (?:(does not know) ({SEATS})|knows ({SEATS}) ([a-z-]+))", _knows),
    (r"(\d+) sees answer ([a-z0-9-]+)", _sees_answer),
    (rf"({VIEWER}) (?:sees|(does not see)) ([a-z-]+)(?: of ([a-z-]+))?", _sees),
    (r"(clock|signals) (.+)", _clock),
    (rf"floor (?:([a-z-]+) )??({SEATS}|nobody)", _floor),
    (rf"owed ({SEATS}|nobody)", _owed),
    (rf"({SEATS}) bears? (no )?([a-z-]+)", _bears),
    (r"(temporary )?host (\d+|nobody)", _office),
    (r"(no )?draw offered", _offered),
    (rf"(\d+) may (not )?([a-z-]+)\s*({SEATS})?", _may),
    (r"cites ([A-Z0-9, -]+)", _cites),
    (r"(\d+) was (dies|spared|shielded|covered|ambushed)(?: by (\d+))?", _struck),
    (r"(\d+|nobody) is hindered", _hindered),
    (r"(?:(\d+) becomes ([a-z-]+)|nobody becomes another)", _becomes),
    (r"host is (not )?told ([a-z-]+)", _noticed),
    (r"counting ([a-z-]+)", _counting),
    (r"news (.+)", _news),
)
