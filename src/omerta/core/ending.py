"""Has anybody won? The book's lines of victory, read in order."""

from omerta.core.events import Ended
from omerta.core.game import Game
from omerta.core.vocabulary import Ending


def ending(game: Game) -> Ended | None:
    """The end of the game, if it has come."""
    living = dict.fromkeys(game.book.sides, 0)
    weight = dict.fromkeys(game.book.sides, 0)
    sides, counts_as = game.index.side, game.index.counts_as
    for seat in game.living:
        card = game.roles[seat - 1]
        living[sides[card]] += 1
        if not game.marks or _counted(game, seat, counts_as[card]):
            weight[counts_as[card]] += 1
    for line in game.book.endings.values():
        if not line.off and _holds(line, living, weight):
            return None if line.wins == "goes-on" else _ended(game, line)
    return None


def _holds(line: Ending, living: dict[str, int], weight: dict[str, int]) -> bool:
    for side in line.dead:
        if living[side]:
            return False
    for side in line.alive:
        if not living[side]:
            return False
    if line.level is not None and weight[line.level[0]] < weight[line.level[1]]:
        return False
    return line.at_most is None or living[line.at_most[0]] <= line.at_most[1]


def _counted(game: Game, seat: int, side: str) -> bool:
    """Marked members of some sides do not count in parity."""
    return not any(marked.seat == seat and side in game.law(marked.mark).uncounted for marked in game.marks)


def _ended(game: Game, line: Ending) -> Ended:
    winner = "" if line.wins == "draw" else line.wins
    seats = tuple(seat for seat in range(1, game.seats + 1) if game.role(seat).side == winner)
    return Ended(winner, seats, game.roles, line.rules)


def draw_game(game: Game) -> Ended:
    """Nobody wins."""
    return Ended("", (), game.roles, game.cite("stall"))
