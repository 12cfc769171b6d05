"""The truth afterwards as a page draws it: how suspicion went, step by step, and what is said of it."""

from __future__ import annotations

from bisect import bisect_left

from msgspec import Struct

from omerta.bots.hindsight import TURN, Hindsight
from omerta.bots.listener import Belief
from omerta.bots.told_truth import TruthKind, percent, tell_truth
from omerta.core import events as ev
from omerta.core.game import standing_events
from omerta.table.faces import circle
from omerta.table.faces.face_parts import Sky
from omerta.table.faces.story import manner, spoken, who
from omerta.table.replay.steps import GameSteps
from omerta.table.replay.told import told_lines
from omerta.table.state.lobby import Lobby
from omerta.table.state.results import Result
from omerta.table.state.series import as_seated
from omerta.words.voice import capital
from omerta.words.worth_saying import phase_title

WHOLE = 100


class TruthPoint(Struct, frozen=True, array_like=True):
    """From this step on: for each hunted side, how likely each seat is of it, in whole percents."""

    step: int
    chances: tuple[tuple[int, ...], ...]


class TruthTurn(Struct, frozen=True, array_like=True):
    """At this point the curve of a seat has turned, for the hunted side of this number."""

    point: int
    side: int
    seat: int
    before: int
    after: int


class TruthBand(Struct, frozen=True, array_like=True):
    """From this point on it is night or day."""

    point: int
    sky: Sky


class TruthVerdict(Struct, frozen=True, array_like=True):
    """What is said of the game, and the point it is about; -1: of the whole game."""

    kind: TruthKind
    point: int


class TruthWords(Struct, frozen=True):
    """Everything of it that depends on the language; `said` is what the table told at some of the points."""

    sides: tuple[str, ...]
    cards: tuple[str, ...]
    bands: tuple[str, ...]
    verdicts: tuple[tuple[str, str], ...]
    said: dict[int, str]


class ShownTruth(Struct, frozen=True):
    """A finished game in hindsight, as a page is given it.

    `truth` is for each seat the number of its side among the hunted, -1 for the many; `left` the point at
    which it went out, -1 if it lived. The last point is the end, when all cards are turned. `worlds` were
    weighed at each step at most; 0 where it was always every one.
    """

    names: tuple[str, ...]
    points: tuple[TruthPoint, ...]
    bands: tuple[TruthBand, ...]
    turns: tuple[TruthTurn, ...]
    verdicts: tuple[TruthVerdict, ...]
    truth: tuple[int, ...]
    left: tuple[int, ...]
    worlds: int
    texts: dict[str, TruthWords]


def shown_truth(
    lobby: Lobby, result: Result, seen: GameSteps, found: Hindsight, languages: tuple[str, ...]
) -> ShownTruth:
    """A game in hindsight in these languages."""
    then, heard = as_seated(lobby, result), found.heard
    points = _points(seen, found)
    turns = _turns(points)
    lines = tell_truth(seen.game, found, spoken(languages[0], seen.game))
    exact = all(each.exact for each in heard.beliefs)
    return ShownTruth(
        tuple(player.name for player in result.players),
        points,
        tuple(
            TruthBand(_at(points, step), circle.sky_of(seen.game.book, phase))
            for step, phase, _ in seen.chapters
        ),
        turns,
        tuple(
            TruthVerdict(line.kind, _point_of(points, seen, heard.beliefs[line.at]) if line.at >= 0 else -1)
            for line in lines
        ),
        tuple(heard.sides.index(side) if side in heard.sides else -1 for side in heard.truth),
        _left(points, seen),
        0 if exact else heard.worlds,
        {language: _worded(then, seen, found, points, turns, language) for language in languages},
    )


def _points(seen: GameSteps, found: Hindsight) -> tuple[TruthPoint, ...]:
    """One point for each step at which something changed or a phase began, and one for the end."""
    heard = found.heard
    at_step: dict[int, tuple[tuple[int, ...], ...]] = {}
    for belief in heard.beliefs:
        at_step[_step(seen, belief.place)] = tuple(
            [tuple([percent(each) for each in side]) for side in belief.chances]
        )
    begins = {step for step, _, _ in seen.chapters}
    last = len(seen.told) - 1
    points: list[TruthPoint] = []
    now = next(iter(at_step.values()), tuple([(0,) * len(heard.truth) for _ in heard.sides]))
    for step in sorted({0, *at_step, *begins} - {last}):
        now = at_step.get(step, now)
        if not points or points[-1].chances != now or step in begins:
            points.append(TruthPoint(step, now))
    end = tuple([tuple([WHOLE * (true == side) for true in heard.truth]) for side in heard.sides])
    return (*points, TruthPoint(last, end))


def _step(seen: GameSteps, place: int) -> int:
    """The step in which so many events had happened for the first time."""
    return min(bisect_left(seen.told, place), len(seen.told) - 1)


def _at(points: tuple[TruthPoint, ...], step: int) -> int:
    """The point that stands at a step."""
    return max([at for at, point in enumerate(points) if point.step <= step], default=0)


def _point_of(points: tuple[TruthPoint, ...], seen: GameSteps, belief: Belief) -> int:
    return _at(points, _step(seen, belief.place))


def _turns(points: tuple[TruthPoint, ...]) -> tuple[TruthTurn, ...]:
    """Where much has changed at once; that the cards are turned in the end is no turn."""
    return tuple(
        TruthTurn(at, side, seat, before, after)
        for at in range(1, len(points) - 1)
        for side, chances in enumerate(points[at].chances)
        for seat, (before, after) in enumerate(zip(points[at - 1].chances[side], chances, strict=True), 1)
        if abs(after - before) >= WHOLE * TURN
    )


def _left(points: tuple[TruthPoint, ...], seen: GameSteps) -> tuple[int, ...]:
    """At which point each seat went out."""
    found = dict.fromkeys(range(1, seen.game.seats + 1), -1)
    for at, event in standing_events(seen.game):
        if isinstance(event, ev.Died | ev.Executed | ev.SentOut):
            found[event.seat] = _at(points, _step(seen, at + 1))
    return tuple(found.values())


def _worded(
    then: Lobby,
    seen: GameSteps,
    found: Hindsight,
    points: tuple[TruthPoint, ...],
    turns: tuple[TruthTurn, ...],
    language: str,
) -> TruthWords:
    words, game = manner(language, seen.game), seen.game
    lines = tell_truth(game, found, spoken(language, game), who(then))
    wanted = {points[turn.point].step: turn.point for turn in turns}
    said: dict[int, str] = {}
    for told in told_lines(seen, then, language):
        if told.step in wanted and not told.until:
            before = said.get(wanted[told.step])
            said[wanted[told.step]] = f"{before} {told.line.text}" if before else told.line.text
    return TruthWords(
        tuple(capital(words.name("side", side)) for side in found.heard.sides),
        tuple(capital(words.role(card)) if card else "" for card in (game.over.cards if game.over else ())),
        tuple(capital(phase_title(words, game.book, phase, number)) for _, phase, number in seen.chapters),
        tuple((line.when, line.text) for line in lines),
        said,
    )
