"""What a card or a gang does when it is called: `doctor > 4`, `mafia passes`, `extra > 4`."""

from __future__ import annotations

import re

from omerta.core import Refused, play
from omerta.core import commands as cm
from omerta.core import events as ev
from omerta.core.book.model import Call
from omerta.core.evolve import evolve
from omerta.core.game import Game
from omerta.core.moments import Calling
from omerta.core.night.waking import is_called
from omerta.notation.answers import check_outcome
from omerta.notation.reading_state import Reading, attempt, refused_for
from omerta.notation.text import Mismatch, NotationError, Prose, Statement, did_you_mean, seats, whole

IDLE = ("asleep", "hindered")
PASSES = ("pass", "passes", "declines")
OPENING = ev.Called | ev.Summoned | ev.Woken | ev.Hindered | ev.Met | ev.Numbered | ev.Freed


def card(reading: Reading, statement: Statement) -> bool:
    """A role or gang does something when it is called; False if the statement speaks of neither."""
    match = re.fullmatch(r"([a-z][a-z-]*) (>|[a-z-]+)\s*([\d, and]*)", statement.text)
    if match is None or match[1] not in (*reading.book.roles, *_calls_of(reading), "extra"):
        return False
    name, deed, targets = match[1], match[2], seats(match[3])
    if name == "extra":
        _extra(reading, statement, deed, targets)
        return True
    call = _call_of(reading, statement, name)
    if statement.outcome in IDLE:
        _idle(reading, statement, name, call)
    elif reason := refused_for(reading, statement):
        _refused(reading, statement, (name, deed, targets), call, reason)
    else:
        _act(reading, statement, (name, deed, targets), call)
    return True


WrittenDeed = tuple[str, str, tuple[int, ...]]


def _act(reading: Reading, statement: Statement, what: WrittenDeed, call: str) -> None:
    """All who are meant do it, one after another."""
    name, deed, targets = what
    game = _to_call(reading, statement, name, call)
    now = game.now
    actors = _actors(game, now, name) if isinstance(now, Calling) else []
    if not isinstance(now, Calling) or not actors:
        raise Mismatch(statement.line, whole(statement), _why_idle(reading, game, statement, name, call))
    told: list[ev.Event] = []
    for seat in actors:
        now = reading.need(statement.line).now
        if isinstance(now, Calling) and now.call == call:
            act = cm.Act(seat, deed_at(game, call, seat, deed, statement), targets)
            told += attempt(reading, act, statement)
    check_outcome(statement, told)


def _refused(reading: Reading, statement: Statement, what: WrittenDeed, call: str, reason: str) -> None:
    """The deed is tried when the call comes, or now if it does not come, and refused for this reason."""
    name, deed, targets = what
    moment = _moment(reading, statement, call)
    now = moment.now
    there = _actors(moment, now, name) if isinstance(now, Calling) and now.call == call else []
    for seat in there or _holders(moment, statement, name, call):
        act = cm.Act(seat, deed_at(moment, call, seat, deed, statement), targets)
        try:
            play(moment, act)
        except Refused as refusal:
            if refusal.reason != reason:
                given = f"{statement.text}: refused {refusal.reason}"
                raise Mismatch(statement.line, whole(statement), given, refusal.rules) from refusal
        else:
            raise Mismatch(statement.line, whole(statement), f"{statement.text}: accepted")


def _moment(reading: Reading, statement: Statement, call: str) -> Game:
    """The game as it stands when the call has come; if it is past or does not come, as it stands now.

    A call that nobody could answer to has come and gone at the stroke of the last deed; its moment counts.
    """
    game = reading.need(statement.line)
    if game.past is not None and not _is_open(game, call) and _was_called(game, call):
        return _at_cue(game.past, game, call)
    if game.past is not None and call not in _called(reading):
        night = _before_dawn(game.past, game)
        if night is not game:
            return night
    here = (game.phase, game.number)
    while not _is_open(game, call) and _is_ahead(game, call):
        command = reading.forward()
        if command is None:
            break
        after = play(game, command)
        if not _was_called(after, call):
            if (after.phase, after.number) != here:
                break
            reading.take(after)
            game = after
            continue
        reading.take(after)
        return _at_cue(game, after, call)
    return game


def _called(reading: Reading) -> list[str]:
    """The calls that have come since the phase began."""
    return [event.call for event in reading.since_phase(ev.Called) if isinstance(event, ev.Called)]


def _was_called(game: Game, call: str) -> bool:
    """Was the cue given at the stroke that led to this game?"""
    return any(isinstance(event, ev.Called) and event.call == call for event in game.told)


def _is_open(game: Game, call: str) -> bool:
    return isinstance(game.now, Calling) and game.now.call == call


def _is_ahead(game: Game, call: str) -> bool:
    return any(isinstance(step, Call) and step.who == call and is_called(game, step) for step in game.steps)


def _at_cue(before: Game, after: Game, call: str) -> Game:
    """The moment right after the cue, which may have passed at one stroke because nobody answered to it."""
    game, cued = before, False
    for event in after.told:
        if cued and not isinstance(event, OPENING):
            break
        game = evolve(game, event)
        cued = cued or (isinstance(event, ev.Called) and event.call == call)
    return after if _is_open(after, call) else game


def _before_dawn(before: Game, after: Game) -> Game:
    """The last moment of the night, if it ended at the stroke of the last deed."""
    game = before
    for event in after.told:
        if isinstance(event, ev.Dawned):
            return game
        game = evolve(game, event)
    return after


def _holders(game: Game, statement: Statement, name: str, call: str) -> tuple[int, ...]:
    """Whose deed it would be: the living who hold this card or belong to this gang, or else the dead."""
    cards = {name} if name != call else {name, *game.index.acting.get(call, ())}
    if name in game.book.gangs:
        cards = set(game.index.members[name])
    both = zip(game.roles, game.cards, strict=True)
    holders = [seat for seat, (role, card) in enumerate(both, 1) if role in cards or card in cards]
    living = tuple(seat for seat in holders if seat in game.living)
    if not holders:
        raise Mismatch(statement.line, whole(statement), Prose("nobody-holds", name))
    return living or tuple(holders)


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
    for call in [*ahead, *reversed(_called(reading))]:
        if any(game.post(seat, call) for seat in game.holders(name)):
            return call
    watched = (call for call in ahead if call in role.wakes_with)
    return next(watched, game.index.call_of[name]) if not role.abilities else game.index.call_of[name]


def _actors(game: Game, now: Calling, name: str) -> list[int]:
    """Who acts when this card or gang is called."""
    if now.apart:
        return list(dict.fromkeys((*now.awake, *now.queue)))
    if name in game.book.gangs:
        return list(now.awake)
    if name in game.book.roles:
        holders = [seat for seat in now.awake if game.roles[seat - 1] == name]
        return holders or [seat for seat in now.awaiting if name == now.call]
    return [seat for seat in now.awake if game.post(seat, now.call)]


def _idle(reading: Reading, statement: Statement, name: str, call: str) -> None:
    """Nobody can act at the call: whoever holds the card is not woken, or is shown that nothing works."""
    game = _moment(reading, statement, call)
    if (given := _why_idle(reading, game, statement, name, call)) != f"{statement.text}: {statement.outcome}":
        if isinstance(game.now, Calling) and game.now.call == call and _actors(game, game.now, name):
            given = f"{statement.text}: accepted"
        raise Mismatch(statement.line, whole(statement), given)


def _why_idle(reading: Reading, game: Game, statement: Statement, name: str, call: str) -> str:
    """What should be written of one who does not act at his call."""
    holders = _holders(game, statement, name, call)
    shown = [event for event in reading.since_phase(ev.Hindered) if isinstance(event, ev.Hindered)]
    woken = [e for e in reading.since_phase(ev.Woken) if isinstance(e, ev.Woken) and e.call == call]
    if any(event.call == call for event in shown):
        return f"{statement.text}: hindered"
    if not any(seat in game.living for seat in holders):
        return f"{statement.text}: refused dead"
    if any(seat in event.seats for seat in holders for event in woken):
        return f"{statement.text}: refused already-acted"
    return f"{statement.text}: asleep"


def _extra(reading: Reading, statement: Statement, deed: str, targets: tuple[int, ...]) -> None:
    """The second shot of a gang; where none was granted it can only be refused."""
    game = reading.need(statement.line)
    now = game.now
    gangs = [now.call] if isinstance(now, Calling) and now.call in game.book.gangs else []
    gangs += [call for call in reversed(_called(reading)) if call in game.book.gangs]
    granted = isinstance(now, Calling) and now.grant
    if not gangs or not (granted or refused_for(reading, statement)):
        raise Mismatch(statement.line, whole(statement), "no extra")
    ability = "pass" if deed in PASSES else game.book.gangs[gangs[0]].ability
    shooters = now.awake if isinstance(now, Calling) and granted else game.gang(gangs[0])
    for seat in shooters:
        attempt(reading, cm.Act(seat, ability, targets), statement)


def _to_call(reading: Reading, statement: Statement, name: str, call: str) -> Game:
    """Let the calls before this one pass without action."""
    game = reading.need(statement.line)
    now = game.now
    if isinstance(now, Calling) and now.call == call and not (now.done and call in _called(reading)):
        return game
    here = game.phase
    called = Prose("called", call)
    if not _is_ahead(game, call):
        past = call in _called(reading)
        given = _why_idle(reading, game, statement, name, call) if past else Prose("not-called", call)
        raise Mismatch(statement.line, whole(statement) if past else called, given)
    return reading.until(lambda g: _is_open(g, call) and g.phase == here, statement.line, called)


def deed_at(game: Game, call: str, seat: int, word: str, statement: Statement) -> str:
    """The ability meant by a word: '>' is the first one, 'shoots' is 'shoot'."""
    if word in PASSES:
        return "pass"
    gang = game.gang_of(call)
    holds = call in game.index.heirs and 1 <= seat <= game.seats and bool(game.roles[seat - 1])
    post = game.post(seat, call) if gang is None and holds else ""
    own = game.index.powers[post] if post else game.index.abilities.get(call, {})
    names = [gang.ability] if gang is not None else list(own)
    if word == ">":
        return names[0] if names else "point"
    for name in names:
        if word in (name, f"{name}s", f"{name}es"):
            return name
    hint = did_you_mean(word, (*names, "passes"))
    raise NotationError(statement.line, statement.column, "cannot-do", word, hint)
