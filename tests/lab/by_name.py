"""The plain game once more, the slow way: everybody has a name, and every choice is tried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from omerta.lab.exact import PlainGame

DOCTOR, DETECTIVE, NOBODY = "doctor", "detective", ""


class Evening(NamedTuple):
    """Who lives, and what was done to whom; of a mafioso the name begins with an M."""

    game: PlainGame
    living: frozenset[str]
    checked: frozenset[str] = frozenset()
    healed: str = NOBODY
    shown: bool = False
    night: bool = True


def mafia_wins(game: PlainGame) -> Fraction:
    """The mafia's chance."""
    special = [DOCTOR] * game.doctor + [DETECTIVE] * game.detective
    mafia = [f"M{number}" for number in range(game.mafia)]
    town = [f"T{number}" for number in range(game.players - game.mafia - len(special))]
    return _chance(Evening(game, frozenset((*special, *mafia, *town)), night=game.first == "night"))


@cache
def _chance(at: Evening) -> Fraction:
    mafia = [name for name in at.living if name[0] == "M"]
    town = at.living - set(mafia)
    if not mafia:
        return Fraction(0)
    if not town or (at.game.ending == "parity" and len(mafia) >= len(town)):
        return Fraction(1)
    ways = list(_nights(at, town) if at.night else _days(at))
    return sum((_chance(way) for way in ways), Fraction(0)) / len(ways)


def _nights(at: Evening, town: frozenset[str]) -> Iterator[Evening]:
    doctor, detective = DOCTOR in at.living, DETECTIVE in at.living
    barred = {NOBODY if at.game.heals_himself else DOCTOR, NOBODY if at.game.heals_again else at.healed}
    targets = town
    if at.shown and at.game.hunted:
        targets = town & {DETECTIVE} or town & at.checked or town
    for check in _one_of(at.living - at.checked - {DETECTIVE}, detective):
        for patient in _one_of(at.living - barred, doctor):
            for target in targets:
                left = at.living - ({target} - {patient})
                yield at._replace(living=left, checked=at.checked | {check}, healed=patient, night=False)


def _one_of(names: Iterable[str], there: bool) -> list[str]:
    return (list(names) if there else []) or [NOBODY]


def _days(at: Evening) -> Iterator[Evening]:
    found = {name for name in at.living & at.checked if name[0] == "M"}
    cleared = (at.living & at.checked) - found
    ready = bool(found) if at.game.shows == "found" else 2 * (len(cleared) + 1) > len(at.living)
    shown = at.shown or (DETECTIVE in at.living and ready and at.game.shows != "never")
    for name in (found or at.living - at.checked - {DETECTIVE}) if shown else at.living:
        yield at._replace(living=at.living - {name}, shown=shown, night=True)
