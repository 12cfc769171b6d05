"""What a night and its dawn have brought: calls, those they wake, attempts, news."""

from __future__ import annotations

import re

from omerta.core import events as ev
from omerta.core.book.model import Call
from omerta.core.game import Game
from omerta.core.moments import Calling
from omerta.notation.expectation_parts import SEATS, Expectations, among, check, rulings, spoken_of, these
from omerta.notation.reading_state import Reading
from omerta.notation.text import (
    Mismatch,
    NotationError,
    Prose,
    Statement,
    WrittenLine,
    did_you_mean,
    written,
)

NEWS = ev.Died | ev.Saved | ev.Visited | ev.Freed | ev.Announced


def dawn(reading: Reading, line: WrittenLine) -> list[Statement]:
    """The morning: deaths and announcements are the complete list; the rest is given back."""
    if not reading.since_phase(ev.Dawned):
        reading.settle()
        reading.until(lambda _: bool(reading.since_phase(ev.Dawned)), line.number, line.keyword)
        reading.arrive()
    last = reading.places(ev.Dawned)[-1]
    told = [at for at in reading.standing if at >= last]
    given = sorted(text for at in told if (text := _news_of(reading.events[at])))
    wanted: list[str] = []
    rest: list[Statement] = []
    for statement in line.statements:
        match = re.fullmatch(rf"({SEATS}|nobody) (dies|die|free|saved|visited by .+|[a-z-]+)", statement.text)
        word = " ".join(match[2].replace(",", " ").split()) if match else ""
        if match and (word in ("dies", "die", "free", "saved", *reading.book.marks) or " " in word):
            wanted += [f"{seat} {'dies' if word == 'die' else word}" for seat in among(match[1])]
        else:
            rest.append(statement)
    if sorted(wanted) != given:
        rules = tuple(rule for e in reading.since_phase(ev.Struck) for rule in getattr(e, "rules", ()))
        raise Mismatch(line.number, _morning(line, sorted(wanted)), _morning(line, given), rules)
    reading.say(at for at in told if isinstance(reading.events[at], ev.Died))
    return rest


def _morning(line: WrittenLine, news: list[str]) -> str:
    """A morning as it is written."""
    return f"{line.keyword}  {'; '.join(news) or 'nobody dies'}"


def _news_of(event: ev.Event) -> str:
    """What the table was told at dawn, as a statement; an empty word for anything else."""
    match event:
        case ev.Died():
            return f"{event.seat} dies"
        case ev.Saved():
            return f"{event.seat} saved"
        case ev.Visited():
            return f"{event.seat} visited by {' '.join(event.visitors) or 'nobody'}"
        case ev.Freed() if event.told:
            return f"{event.seat} free"
        case ev.Announced():
            return f"{event.seat} {event.mark}"
        case _:
            return ""


def _calls(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """The complete list of calls of this phase, in order; calls still to come pass without action."""
    game = reading.need(statement.line)
    here = reading.spoken

    def left(g: Game) -> bool:
        waiting = isinstance(g.now, Calling) or any(isinstance(step, Call) for step in g.steps)
        return (g.phase, g.number) != here or g.over is not None or not waiting

    if not left(game):
        reading.until(left, statement.line, statement.text)
    given = []
    for event in reading.since_phase():
        if isinstance(event, ev.PhaseBegan) and (event.phase, event.number) != here:
            break
        if isinstance(event, ev.Called):
            given.append(event.call)
    wanted = [name.strip() for name in match[1].split(",")] if match[1] != "nobody" else []
    check(statement, wanted == given, f"calls {', '.join(given) or 'nobody'}")


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
        reading.until(called, statement.line, Prose("called", call))
    if not _of_call(reading, ev.Called, call):
        raise Mismatch(statement.line, Prose("called", call), Prose("not-called", call))
    woken = [event.seats for event in _of_call(reading, ev.Woken, call) if isinstance(event, ev.Woken)]
    apart = len(woken) > 1 and all(len(each) == 1 for each in woken)
    given = {seat for each in (woken if apart else woken[-1:]) for seat in each}
    check(statement, among(match[2]) == given, f"{call} wakes {these(given)}")


def _of_call(reading: Reading, kind: type[ev.Happening], call: str) -> list[ev.Event]:
    """The events of a kind that belong to a call, since the phase began."""
    return [event for event in reading.since_phase(kind) if getattr(event, "call", "") == call]


def _settles(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`mafia settles on 5`, `wargs settle on nobody`: what was agreed on at the last such call."""
    acted = [event for event in _of_call(reading, ev.Acted, match[1]) if isinstance(event, ev.Acted)]
    if not acted:
        check(statement, False, Prose("not-settled", match[1]))
    given = acted[-1].targets
    told = f"{match[1]} settles on {written(given)}"
    check(statement, among(match[2]) == set(given), told, acted[-1].rules)


def _no_extra(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    granted = [event for event in reading.since_phase(ev.Granted) if isinstance(event, ev.Granted)]
    check(statement, not granted, Prose("granted", granted[-1].call if granted else ""))


def _chance(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`chance chose 5 for 3`, `chance chose for nobody`: for whom chance chose, as he had to and did not."""
    found = [event for event in reading.since_phase(ev.LeftToChance) if isinstance(event, ev.LeftToChance)]
    if match[2] != "nobody" and match[1]:
        own = [event.targets for event in found if event.seat == int(match[2])]
        given = f"chance chose {written(own[-1])} for {match[2]}" if own else "chance chose for nobody"
        check(statement, bool(own) and among(match[1]) == set(own[-1]), given)
    spoken_of(reading, statement, ev.LeftToChance, among(match[2]), "left to chance")


def _meets(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    met = [
        (e.other, e.role)
        for e in reading.since_phase(ev.Met)
        if isinstance(e, ev.Met) and e.seat == int(match[1])
    ]
    wanted = [(int(match[2]), match[3])] if match[2] else []
    given = "; ".join(f"{match[1]} meets {other} {role}" for other, role in met)
    check(statement, wanted == met, given or f"{match[1]} meets nobody")


def _struck(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    found = [
        (e.outcome, e.by)
        for e in reading.since_phase(ev.Struck)
        if isinstance(e, ev.Struck) and e.seat == int(match[1])
    ]
    by = int(match[3]) if match[3] else None
    holds = any(outcome == match[2] and by in (None, who) for outcome, who in found)
    told = [f"{match[1]} was {outcome}" + (f" by {who}" if who else "") for outcome, who in found]
    check(statement, holds, "; ".join(told) or Prose("not-struck", match[1]), rulings(reading))


def _hindered(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 is hindered`, `nobody is hindered`: who was shown that nothing works, since the phase began."""
    found = {event.seat for event in reading.since_phase(ev.Hindered) if isinstance(event, ev.Hindered)}
    verb = "are" if len(found) > 1 else "is"
    given = f"{these(found)} {verb} hindered"
    wanted = among(match[1])
    check(statement, wanted <= found if wanted else not found, given, rulings(reading))


def _becomes(reading: Reading, statement: Statement, match: re.Match[str]) -> None:
    """`4 becomes mafioso`, `nobody becomes another`."""
    found = [(e.seat, e.role) for e in reading.since_phase(ev.Turned) if isinstance(e, ev.Turned)]
    given = "; ".join(f"{seat} becomes {role}" for seat, role in found) or "nobody becomes another"
    check(statement, found == ([(int(match[1]), match[2])] if match[1] else []), given)


def _news(reading: Reading, statement: Statement, found: re.Match[str]) -> None:
    """`news 1 dies, 6 free`, `news nothing`: all that the table was told at dawn, in this order."""
    told = [at for at in reading.places() if isinstance(reading.events[at], NEWS)]
    given = [text for at in told if (text := _news_of(reading.events[at]))]
    wanted = [part.strip() for part in found[1].split(",")] if found[1] != "nothing" else []
    check(statement, wanted == given, f"news {', '.join(given) or 'nothing'}")
    reading.say(told)


NIGHT: Expectations = (
    (r"calls (.+)", _calls),
    (rf"([a-z][a-z-]*) wakes ({SEATS}|nobody)", _wakes),
    (rf"([a-z][a-z-]*) settles? on ({SEATS}|nobody)", _settles),
    (r"no extra", _no_extra),
    (rf"chance chose (?:({SEATS}) )?for (\d+|nobody)", _chance),
    (r"(\d+) meets (?:(\d+) ([a-z-]+)|nobody)", _meets),
    (r"(\d+) was (dies|spared|shielded|covered|ambushed)(?: by (\d+))?", _struck),
    (rf"({SEATS}|nobody) (?:is|are) hindered", _hindered),
    (r"(?:(\d+) becomes ([a-z-]+)|nobody becomes another)", _becomes),
    (r"news (.+)", _news),
)
