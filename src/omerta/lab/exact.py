"""Exact chances of the plain game, where everybody leaves everything to chance.

By day the town lynches one of the living, each as likely as the other. By night the mafia shoots one who is
not of the mafia, each as likely as the other. A doctor and a detective may be among the town; `PlainGame`
says what they do. Nothing is rounded: a chance is a fraction.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import gcd, lcm
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

First: TypeAlias = Literal["night", "day"]
PlainEnding: TypeAlias = Literal["parity", "last"]
Shows: TypeAlias = Literal["found", "majority", "never"]
PlainPart: TypeAlias = Literal["townsperson", "doctor", "detective", "mafioso"]
PARTS: tuple[PlainPart, ...] = ("townsperson", "doctor", "detective", "mafioso")


class PlainGame(Struct, frozen=True, kw_only=True):
    """A table and its rules.

    `ending`: the mafia has won when it is at least half of the living (`parity`), or when nobody else lives
    (`last`); the town has won when no mafioso lives. The doctor heals one of the living every night, by
    chance: himself too if he `heals_himself`, and the one of the night before if he `heals_again`.

    Every night the detective checks one of the living he has not checked yet, by chance. He keeps silent
    until the morning on which he knows a living mafioso (`found`), or on which he and those he has cleared
    are more than half of the living (`majority`); then he shows himself and says all he knows, and goes on
    saying it. From then on the town lynches the mafiosi it knows, and while it knows none, one of those
    nobody has vouched for. If he leaves the game before, what he knew is lost. One who `never` shows himself
    keeps all of it to himself. `hunted`: once he has shown himself, the mafia shoots him first, then those
    he has cleared; else it goes on shooting by chance.
    """

    players: int
    mafia: int
    doctor: bool = False
    detective: bool = False
    first: First = "night"
    ending: PlainEnding = "parity"
    heals_himself: bool = True
    heals_again: bool = True
    shows: Shows = "found"
    hunted: bool = False


class Solved(Struct, frozen=True):
    """What the arithmetic gives.

    `lengths`: the chance that the game ends before anything happens, in its first phase, in its second...
    `survival`: of those who hold a card, what share is expected to live at these moments.
    """

    town: Fraction
    mafia: Fraction
    lengths: tuple[Fraction, ...]
    survival: dict[PlainPart, tuple[Fraction, ...]]


class PlainPerson(NamedTuple):
    """What is known of one of the living."""

    part: PlainPart
    checked: bool = False
    healed: bool = False


PlainCrowd: TypeAlias = tuple[tuple[PlainPerson, int], ...]


class PlainPosition(NamedTuple):
    """Who lives, those alike counted together, and whether the detective has shown himself."""

    living: PlainCrowd
    shown: bool = False


# Where a step can lead, and in how many of its cases, all of them as likely as each other.
Cases: TypeAlias = Iterator[tuple[PlainPosition, int]]
PlainStep: TypeAlias = Callable[["PlainGame", PlainPosition], Cases]


class Spread(Struct, frozen=True):
    """How likely positions are: their weights are parts of one whole, so that adding them up is quick."""

    weights: dict[PlainPosition, int]
    whole: int

    def chance(self, wanted: Callable[[PlainPosition], bool]) -> Fraction:
        """The chance of all positions of this kind together."""
        return Fraction(sum([weight for at, weight in self.weights.items() if wanted(at)]), self.whole)


def solve(game: PlainGame) -> Solved:
    """Follow every course of the game to its end, with its chance."""
    start = _dealt(game)
    held = _by_part(start.living)
    running = Spread({start: 1}, 1)
    left = dict.fromkeys(PARTS, Fraction(0))
    town = Fraction(0)
    lengths: list[Fraction] = []
    alive: list[dict[PlainPart, Fraction]] = []
    night = game.first == "night"
    while True:
        ended, running = _parted(game, running)
        lengths.append(ended.chance(lambda at: True))
        town += ended.chance(lambda at: not _mafia(at.living))
        left = _added(left, ended)
        alive.append(_added(left, running))
        if not running.weights:
            break
        for step in (_checks, _heals, _shots) if night else (_lynchings,):
            running = _gone_on(game, running, step)
        night = not night
    survival = {part: tuple(each[part] / held[part] for each in alive) for part in PARTS if held[part]}
    return Solved(town, 1 - town, tuple(lengths), survival)


def _dealt(game: PlainGame) -> PlainPosition:
    """The cards are dealt."""
    special = int(game.doctor) + int(game.detective)
    plain = game.players - game.mafia - special
    if game.mafia < 0 or plain < 0:
        raise ValueError(f"{game.players} players are too few for {game.mafia} mafiosi and {special} more")
    numbers = zip(PARTS, (plain, int(game.doctor), int(game.detective), game.mafia), strict=True)
    return PlainPosition(tuple(sorted((PlainPerson(part), number) for part, number in numbers if number)))


def _parted(game: PlainGame, spread: Spread) -> tuple[Spread, Spread]:
    """The positions in which somebody has won, and the others."""
    ended = {at: weight for at, weight in spread.weights.items() if _over(game, at.living)}
    others = {at: weight for at, weight in spread.weights.items() if at not in ended}
    return Spread(ended, spread.whole), Spread(others, spread.whole)


def _over(game: PlainGame, living: PlainCrowd) -> bool:
    mafia = _mafia(living)
    town = _number(living) - mafia
    return not mafia or not town or (game.ending == "parity" and mafia >= town)


def _gone_on(game: PlainGame, spread: Spread, step: PlainStep) -> Spread:
    """All positions a step can lead to."""
    cases = {at: tuple(step(game, at)) for at in spread.weights}
    totals = {at: sum([number for _, number in found]) for at, found in cases.items()}
    common = lcm(*set(totals.values()))
    after: dict[PlainPosition, int] = {}
    for at, weight in spread.weights.items():
        portion = weight * (common // totals[at])
        for then, number in cases[at]:
            after[then] = after.get(then, 0) + portion * number
    shared = gcd(spread.whole * common, *after.values())
    return Spread({at: weight // shared for at, weight in after.items()}, spread.whole * common // shared)


def _checks(game: PlainGame, at: PlainPosition) -> Cases:
    """The detective checks, if he lives, there is anybody left to check, and anybody will hear of it."""
    unknown = _only(at.living, lambda person: not person.checked and person.part != "detective")
    if not _has(at.living, "detective") or not unknown or game.shows == "never":
        yield at, 1
        return
    for person, number in unknown:
        yield at._replace(living=_turned(at.living, person, person._replace(checked=True))), number


def _heals(game: PlainGame, at: PlainPosition) -> Cases:
    """The doctor heals, if he lives and there is anybody he may heal."""

    def may_heal(person: PlainPerson) -> bool:
        himself = person.part == "doctor"
        return (game.heals_himself or not himself) and (game.heals_again or not person.healed)

    patients = _only(at.living, may_heal) if _has(at.living, "doctor") else ()
    before = _without(at.living, "healed")
    if not patients:
        yield at._replace(living=before), 1
    for person, number in patients:
        bare = person._replace(healed=False)
        yield at._replace(living=_turned(before, bare, bare._replace(healed=True))), number


def _shots(game: PlainGame, at: PlainPosition) -> Cases:
    """The mafia shoots, in vain if the doctor has healed the victim."""
    for person, number in _in_danger(game, at):
        after = at if person.healed else at._replace(living=_turned(at.living, person, None))
        yield _forgotten(game, after), number


def _in_danger(game: PlainGame, at: PlainPosition) -> PlainCrowd:
    """On whom the shot may fall."""
    town = _only(at.living, lambda person: person.part != "mafioso")
    if not (game.hunted and at.shown):
        return town
    return (
        _only(town, lambda person: person.part == "detective")
        or _only(town, lambda person: person.checked)
        or town
    )


def _lynchings(game: PlainGame, at: PlainPosition) -> Cases:
    """The detective may show himself; the town lynches."""
    at = _morning(game, at)
    found = _only(at.living, lambda person: person.part == "mafioso" and person.checked)
    unknown = _only(at.living, lambda person: not person.checked)
    for person, number in (found or unknown) if at.shown else at.living:
        yield _forgotten(game, at._replace(living=_turned(at.living, person, None))), number


def _morning(game: PlainGame, at: PlainPosition) -> PlainPosition:
    """Is this the morning on which the detective shows himself? He vouches for himself then."""
    if at.shown or not _has(at.living, "detective") or game.shows == "never":
        return at
    checked = _only(at.living, lambda person: person.checked)
    found = _mafia(checked)
    vouched = _number(checked) - found + 1
    if not (found if game.shows == "found" else 2 * vouched > _number(at.living)):
        return at
    hidden = next(person for person, _ in at.living if person.part == "detective")
    return PlainPosition(_turned(at.living, hidden, hidden._replace(checked=True)), True)


def _forgotten(game: PlainGame, at: PlainPosition) -> PlainPosition:
    """Only what can still matter is kept in mind, so that positions alike are one."""
    living = at.living
    if game.heals_again or not _has(living, "doctor"):
        living = _without(living, "healed")
    if not at.shown and not _has(living, "detective"):
        living = _without(living, "checked")
    return at._replace(living=living)


def _turned(crowd: PlainCrowd, before: PlainPerson, after: PlainPerson | None) -> PlainCrowd:
    """One of those alike becomes another, or leaves."""
    numbers = dict(crowd)
    numbers[before] -= 1
    if after is not None:
        numbers[after] = numbers.get(after, 0) + 1
    return tuple(sorted((person, number) for person, number in numbers.items() if number))


def _without(crowd: PlainCrowd, mark: Literal["checked", "healed"]) -> PlainCrowd:
    """The same people, and nobody remembers this of them."""
    if not any(getattr(person, mark) for person, _ in crowd):
        return crowd
    numbers: dict[PlainPerson, int] = {}
    for person, number in crowd:
        bare = person._replace(checked=False) if mark == "checked" else person._replace(healed=False)
        numbers[bare] = numbers.get(bare, 0) + number
    return tuple(sorted(numbers.items()))


def _only(crowd: PlainCrowd, wanted: Callable[[PlainPerson], bool]) -> PlainCrowd:
    return tuple(each for each in crowd if wanted(each[0]))


def _number(crowd: PlainCrowd) -> int:
    return sum([number for _, number in crowd])


def _mafia(crowd: PlainCrowd) -> int:
    return sum([number for person, number in crowd if person.part == "mafioso"])


def _has(crowd: PlainCrowd, part: PlainPart) -> bool:
    return any([person.part == part for person, _ in crowd])


def _by_part(crowd: PlainCrowd) -> dict[PlainPart, int]:
    numbers = dict.fromkeys(PARTS, 0)
    for person, number in crowd:
        numbers[person.part] += number
    return numbers


def _added(alive: dict[PlainPart, Fraction], spread: Spread) -> dict[PlainPart, Fraction]:
    """How many of each part live, on the average, with these positions counted in."""
    numbers = dict.fromkeys(PARTS, 0)
    for at, weight in spread.weights.items():
        for person, number in at.living:
            numbers[person.part] += number * weight
    return {part: number + Fraction(numbers[part], spread.whole) for part, number in alive.items()}
