"""Draws the pictures of `docs/exact.md`: `scripts/exact`."""

import sys
from collections.abc import Callable
from math import sqrt
from pathlib import Path

from msgspec.structs import replace
from rich.progress import track
from tests.lab.plain_tables import GRID, IN_A_THOUSAND, wilson, won_by_mafia

from omerta.lab.exact import PlainGame
from omerta.lab.growth import chance_of_many, closed_form, fair_mafia, mafia_chance
from omerta.lab.plots import Axis, Curve, PlottedNumber, card_values, growth_lines

GAMES = 4000
PLAYERS = Axis("players")
MAFIA = Axis("chance of the mafia, %", "percent", most=1.0)
TOWN = Axis("chance of the town, %", "percent", most=1.0)
BY_DAY = PlainGame(players=0, mafia=0, first="day")
DETECTIVES = {
    "no detective": BY_DAY,
    "shows himself when he has found one, and is hunted": replace(BY_DAY, detective=True, hunted=True),
    "shows himself with a majority, hunted or not": replace(BY_DAY, detective=True, shows="majority"),
    "shows himself when he has found one, mafia shoots by chance": replace(BY_DAY, detective=True),
}


def odd_and_even() -> str:
    """The mafia's chance by players, for one, two and three mafiosi."""
    curves = [
        Curve(
            f"{mafia} mafios{'o' if mafia == 1 else 'i'}",
            tuple((n, float(closed_form(n, mafia, "day", "last"))) for n in range(2 * mafia + 1, 26)),
            "mafia",
        )
        for mafia in (1, 2, 3)
    ]
    return growth_lines(curves, PLAYERS, MAFIA)


def root_law() -> str:
    """The mafia's chance with as many mafiosi as the root of the players."""
    roots = range(2, 33)
    kinds = (("an odd number of players", 1), ("an even number", 0))
    curves = [
        Curve(
            name,
            tuple(
                (root * root, float(closed_form(root * root, root, "day", "last")))
                for root in roots
                if root % 2 == odd
            ),
            "mafia",
        )
        for name, odd in kinds
    ]
    laws = [
        Curve(
            f"{100 * chance_of_many(1, bool(odd)):.1f} %",
            _level(roots, chance_of_many(1, bool(odd))),
            dashed=True,
        )
        for _, odd in kinds
    ]
    return growth_lines([*curves, *laws], PLAYERS, MAFIA)


def _level(roots: range, chance: float) -> tuple[tuple[float, float], ...]:
    return ((roots[0] ** 2, chance), (roots[-1] ** 2, chance))


def fair_numbers() -> str:
    """How many mafiosi make the chances even."""
    tables = range(9, 42, 4)
    games = {
        "no detective": BY_DAY,
        "detective, hunted": replace(BY_DAY, detective=True, hunted=True),
        "detective, mafia shoots by chance": replace(BY_DAY, detective=True),
    }
    curves = [
        Curve(name, tuple((n, float(fair_mafia(replace(game, players=n)))) for n in tables))
        for name, game in games.items()
    ]
    last = curves[0].points[-1][1] / sqrt(tables[-1])
    law = Curve("grows like √n", tuple((n, last * sqrt(n)) for n in tables), dashed=True)
    return growth_lines([*curves, law], PLAYERS, Axis("mafiosi for even chances"))


def every_tenth() -> str:
    """The town's chance when one in ten is a mafioso."""
    tables = range(11, 92, 10)
    curves = [
        Curve(
            name,
            tuple((n, float(1 - mafia_chance(replace(game, players=n, mafia=n // 10)))) for n in tables),
            "town",
        )
        for name, game in DETECTIVES.items()
    ]
    return growth_lines(curves, PLAYERS, TOWN)


def agreement() -> str:
    """By how much the engine differs from the arithmetic, with its interval."""
    return card_values(
        [_played(game) for game in track(GRID, "engine", transient=True)],
        Axis("engine minus arithmetic, percentage points", "points"),
    )


def _played(game: PlainGame) -> PlottedNumber:
    won = won_by_mafia(game, GAMES)
    low, high = wilson(won, GAMES, IN_A_THOUSAND)
    chance = float(mafia_chance(game))
    doctor = ", doctor" if game.doctor else ""
    name = f"{game.mafia} of {game.players}{doctor}, {game.first}, {game.ending}"
    told = f"{100 * won / GAMES:.1f} / {100 * chance:.1f}"
    return PlottedNumber(name, won / GAMES - chance, low - chance, high - chance, told, "mafia")


PICTURES: dict[str, Callable[[], str]] = {
    "odd-and-even": odd_and_even,
    "root-law": root_law,
    "fair-numbers": fair_numbers,
    "every-tenth": every_tenth,
    "agreement": agreement,
}


def main(folder: Path) -> None:
    """Draw them all into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (folder / f"{name}.svg").write_text(draw(), "utf-8")
        print(folder / f"{name}.svg")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
