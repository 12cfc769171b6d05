"""What a night and its dawn have brought: calls, those they wake, attempts, news."""

from __future__ import annotations

import re

from omerta.core import events as ev
from omerta.core.game import Game
from omerta.core.moments import Calling
from omerta.core.vocabulary import Call
from omerta.notation.expecting import SEATS, Expectations, check, rulings
from omerta.notation.reader import Reading
from omerta.notation.text import Line, Mismatch, NotationError, Statement, did_you_mean, seats, written


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


def _struck(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    found = [
        (e.outcome, e.by)
        for e in reading.since_phase(ev.Struck)
        if isinstance(e, ev.Struck) and e.seat == int(match[1])
    ]
    by = int(match[3]) if match[3] else None
    if not any(outcome == match[2] and by in (None, who) for outcome, who in found):
        raise Mismatch(statement.line, statement.text, str(found))


def _hindered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 is hindered`, `nobody is hindered`: who was shown that nothing works, since the phase began."""
    found = [event.seat for event in reading.since_phase(ev.Hindered) if isinstance(event, ev.Hindered)]
    if match[1] == "nobody":
        check(statement, [], found)
    elif int(match[1]) not in found:
        raise Mismatch(statement.line, statement.text, f"{written(found)} hindered", rulings(reading))


def _becomes(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 becomes mafioso`, `nobody becomes another`."""
    found = [(e.seat, e.role) for e in reading.since_phase(ev.Turned) if isinstance(e, ev.Turned)]
    check(statement, [(int(match[1]), match[2])] if match[1] else [], found)


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


NIGHT: Expectations = (
    (r"calls (.+)", _calls),
    (rf"([a-z][a-z-]*) wakes ({SEATS}|nobody)", _wakes),
    (r"no extra", _no_extra),
    (r"(\d+) meets (?:(\d+) ([a-z-]+)|nobody)", _meets),
    (r"(\d+) was (dies|spared|shielded|covered|ambushed)(?: by (\d+))?", _struck),
    (r"(\d+|nobody) is hindered", _hindered),
    (r"(?:(\d+) becomes ([a-z-]+)|nobody becomes another)", _becomes),
    (r"news (.+)", _news),
)
