"""`omerta lab`: what the laboratory has found out, at the terminal and as a page."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from rich.progress import Progress

from omerta.lab.exact import PlainGame, Solved, solve
from omerta.lab.exact_words import fraction, percent, rules_told
from omerta.lab.growth import mafia_chance
from omerta.terminal.console import DONE, Mistake, Terminal, may_write
from omerta.terminal.lab_pages import beside, need_pictures

FEWEST = 2
MOST = {0: 200, 1: 40, 2: 16}
FURTHEST = 3
DIGITS = 4


class PlainChances(Struct, frozen=True):
    """The chances of both sides, as fractions and as numbers."""

    mafiosi: int
    town: str
    mafia: str
    town_chance: float
    mafia_chance: float


class PlainFindings(Struct, frozen=True):
    """What is known of a plain game."""

    game: PlainGame
    chances: PlainChances
    by_mafiosi: tuple[PlainChances, ...]
    lengths: tuple[str, ...]
    survival: dict[str, tuple[str, ...]]


def exact(terminal: Terminal, game: PlainGame, json: bool, html: Path | None) -> int:
    """Print the exact chances of a plain game, or write a page about it."""
    _need_sense(game)
    if html is not None:
        may_write(html)
        need_pictures()
    solved, by_mafia = _solved(terminal, game)
    with beside(terminal, html, json, lambda: _page(terminal, game, solved, by_mafia)):
        if json:
            terminal.json(_found(game, solved, by_mafia))
        else:
            _print(terminal, game, solved, by_mafia)
    return DONE


def _need_sense(game: PlainGame) -> None:
    """The table must be of a size that can be counted through, and have a place for every card."""
    special = int(game.doctor) + int(game.detective)
    if not FEWEST <= game.players <= MOST[special]:
        blanks = {"number": game.players, "least": FEWEST, "most": MOST[special]}
        raise Mistake("cli-lab-players" if not special else "cli-lab-players-special", blanks)
    most = game.players - max(1, special)
    if not 1 <= game.mafia <= most:
        raise Mistake("cli-lab-mafia", {"number": game.mafia, "players": game.players, "most": most})
    needs = {
        "--not-himself": (not game.heals_himself, game.doctor, "--doctor"),
        "--not-again": (not game.heals_again, game.doctor, "--doctor"),
        "--shows": (game.shows != "found", game.detective, "--detective"),
        "--hunted": (game.hunted, game.detective, "--detective"),
    }
    for option, (given, there, needed) in needs.items():
        if given and not there:
            raise Mistake("cli-lab-needs", {"option": option, "needed": needed})


def _solved(terminal: Terminal, game: PlainGame) -> tuple[Solved, dict[int, Fraction]]:
    """Count the game through, and the same table with fewer and more mafiosi."""
    special = int(game.doctor) + int(game.detective)
    most = min(game.mafia + FURTHEST, game.players - max(1, special))
    numbers = range(max(1, game.mafia - FURTHEST), most + 1)
    with Progress(console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress:
        task = progress.add_task(terminal.text("cli-lab-counting"), total=len(numbers))
        solved = solve(game)
        by_mafia = {game.mafia: solved.mafia}
        for number in numbers:
            if number != game.mafia:
                by_mafia[number] = mafia_chance(replace(game, mafia=number))
            progress.advance(task)
    return solved, dict(sorted(by_mafia.items()))


def _page(terminal: Terminal, game: PlainGame, solved: Solved, by_mafia: Mapping[int, Fraction]) -> str:
    """The page, drawn only when it is asked for: the tools for pictures are slow to fetch."""
    from omerta.lab.exact_report import exact_report
    from omerta.lab.report import page

    return page(exact_report(game, solved, by_mafia, terminal.words), terminal.words)


def _found(game: PlainGame, solved: Solved, by_mafia: Mapping[int, Fraction]) -> PlainFindings:
    return PlainFindings(
        game,
        _chances(game.mafia, solved.mafia),
        tuple(_chances(number, mafia) for number, mafia in by_mafia.items()),
        tuple(str(share) for share in solved.lengths),
        {part: tuple(str(share) for share in shares) for part, shares in solved.survival.items()},
    )


def _chances(mafiosi: int, mafia: Fraction) -> PlainChances:
    return PlainChances(mafiosi, str(1 - mafia), str(mafia), float(1 - mafia), float(mafia))


def _print(terminal: Terminal, game: PlainGame, solved: Solved, by_mafia: Mapping[int, Fraction]) -> None:
    words = terminal.words
    terminal.write(words.say("lab-exact-title", {"players": game.players, "mafia": game.mafia}), "bold")
    for paragraph in rules_told(game, words):
        terminal.write(paragraph, "dim")
    terminal.write()
    columns = [words.say(f"lab-column-{name}") for name in ("side", "chance", "fraction")]
    sides = {"town": solved.town, "mafia": solved.mafia}
    rows = [
        (words.name("side", side), percent(chance, words, DIGITS), fraction(chance, words))
        for side, chance in sides.items()
    ]
    terminal.table(columns, rows, right=(1,), whole=(2,))
    terminal.write()
    columns = [words.say("lab-column-mafiosi"), *(words.name("side", side) for side in sides)]
    numbers = [
        (str(number), percent(1 - mafia, words), percent(mafia, words)) for number, mafia in by_mafia.items()
    ]
    terminal.table(columns, numbers, right=range(3))
