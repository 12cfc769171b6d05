"""How many mafiosi a plain game takes to be fair, in closed form and as it grows."""

from __future__ import annotations

from fractions import Fraction
from math import comb, erf, erfc, exp, pi, prod, sqrt

from msgspec.structs import replace

from omerta.lab.exact import First, PlainEnding, PlainGame, solve

EVEN_CHANCES = Fraction(1, 2)


def closed_form(players: int, mafia: int, first: First, ending: PlainEnding) -> Fraction:
    """The mafia's chance without doctor and detective, by Migdał's formula.

    On a day with N players any k mafiosi see the evening together with chance 1 - k/N, and the next day has
    N - 2. So the product over the days says how many of the C(m, k) groups of k live at last, on the average,
    and the chance that no mafioso does is the sum of these numbers with alternating signs.
    """
    days = days_of(players - 1 if first == "night" else players, ending)
    groups = [
        prod([1 - Fraction(k, day) for day in days], start=Fraction(comb(mafia, k))) for k in range(mafia + 1)
    ]
    return sum(groups[1::2], Fraction(1)) - sum(groups[::2], Fraction(0))


def days_of(players: int, ending: PlainEnding) -> range:
    """How many live on each day of a game that begins by day, as long as the town can still win."""
    shortest = 3 if players % 2 else 4 if ending == "parity" else 2
    return range(players, shortest - 1, -2)


def chance_of_many(ratio: float, odd: bool) -> float:
    """The mafia's chance in an endless game that begins by day and is played to the last.

    There are `ratio` times as many mafiosi as the root of the number of players, which is odd or even.
    """
    if not odd:
        return erf(ratio / sqrt(2))
    return ratio * sqrt(pi / 2) * erfc(ratio / sqrt(2)) + 1 - exp(-ratio * ratio / 2)


def fair_mafia(game: PlainGame) -> Fraction:
    """How many mafiosi make the chances even; between two whole numbers the chance is taken for a line."""
    below, mafia = Fraction(0), 0
    while True:
        mafia += 1
        chance = mafia_chance(replace(game, mafia=mafia))
        if chance >= EVEN_CHANCES:
            return mafia - 1 + (EVEN_CHANCES - below) / (chance - below)
        below = chance


def mafia_chance(game: PlainGame) -> Fraction:
    """The mafia's chance, in closed form where there is one."""
    if game.doctor or game.detective:
        return solve(game).mafia
    return closed_form(game.players, game.mafia, game.first, game.ending)
