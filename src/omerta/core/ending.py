"""Has anybody won? The book's lines of victory, read in order."""

from omerta.core.book.model import Ending
from omerta.core.events import Ended, Noticed
from omerta.core.game import Game


def ending(game: Game, at_dawn: bool = True) -> tuple[Ended | None, tuple[Noticed, ...]]:
    """The end of the game, if it has come, and what the host alone should know of the score."""
    living = dict.fromkeys(game.book.sides, 0)
    sides, roles = game.index.side, game.roles
    for seat in game.living:
        living[sides[roles[seat - 1]]] += 1
    notices: list[Noticed] = []
    for name, line in game.book.endings.items():
        if line.off or (line.at_dawn and not at_dawn):
            continue
        holds = _holds(game, line, living)
        if line.tells_host:
            if holds != (name in game.noticed):
                notices.append(Noticed(name, line.rules, holds))
        elif holds:
            return (None if line.wins == "goes-on" else ended(game, line)), tuple(notices)
    return None, tuple(notices)


def _holds(game: Game, line: Ending, living: dict[str, int]) -> bool:
    for side in line.dead:
        if living[side]:
            return False
    for side in line.alive:
        if not living[side]:
            return False
    if line.level is not None and _weight(game, line.level[0]) < _weight(game, line.level[1]):
        return False
    if line.quiet and game.quiet_rounds + _first_counts(game, line) < line.quiet:
        return False
    for keeper, needs in line.keepers.items():
        if (not needs or needs in game.deck) and game.holders(keeper):
            return False
    return line.at_most is None or living[line.at_most[0]] <= line.at_most[1]


def _first_counts(game: Game, line: Ending) -> bool:
    """The nightfall at which somebody left counts too, where it is the first of those that stand still."""
    return line.from_first and len(game.living) < game.seats


def _weight(game: Game, side: str) -> int:
    """How many count for a side in parity."""
    counts_as, roles = game.index.counts_as, game.roles
    return sum([counts_as[roles[seat - 1]] == side and _counted(game, seat, side) for seat in game.living])


def _counted(game: Game, seat: int, side: str) -> bool:
    """Marked members of some sides do not count in parity."""
    return not any(marked.seat == seat and side in game.law(marked.mark).uncounted for marked in game.marks)


def ended(game: Game, line: Ending) -> Ended:
    """The end by this line of the victory check."""
    winner = "" if line.wins == "draw" else line.wins
    seats = tuple(seat for seat in range(1, game.seats + 1) if game.role(seat).side == winner)
    return Ended(winner, seats, game.cards, line.rules)


def draw_game(game: Game) -> Ended:
    """Nobody wins: the game stands still."""
    return Ended("", (), game.cards, game.cite("stall"))
