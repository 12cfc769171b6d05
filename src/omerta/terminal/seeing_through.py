"""`omerta replay --truth`: how suspicion went in a finished game, seat by seat, in small bars."""

from __future__ import annotations

from omerta.bots.hindsight import Hindsight, happened, hindsight
from omerta.bots.told_truth import percent, tell_truth
from omerta.core import Game
from omerta.core import events as ev
from omerta.terminal.console import Terminal
from omerta.words.voice import capital, in_manner

BARS = "▁▂▃▄▅▆▇█"
BEGINS = "│"
WIDEST = 60


def show_truth(terminal: Terminal, game: Game) -> None:
    """The curves of all seats, a table for each hunted side, and what is to be said of them."""
    found = hindsight(game)
    if found is None:
        terminal.say("cli-truth-none", style="dim")
        return
    words = in_manner(terminal.words, game.book)
    for side in found.heard.sides:
        terminal.write(terminal.text("cli-truth-title", {"side": words.name("side", side)}), "bold")
        rows = [
            (str(seat), capital(words.role(card)), curve(game, found, side, seat), _last(found, side, seat))
            for seat, card in enumerate(game.over.cards if game.over is not None else (), 1)
        ]
        names = [terminal.text(f"cli-truth-{name}") for name in ("player", "card")]
        terminal.table([*names, "", terminal.text("cli-truth-last")], rows, right=(3,), whole=(2,))
        terminal.write()
    for line in tell_truth(game, found, terminal.words):
        terminal.write(f"{line.when}. {line.text}" if line.when else line.text)
    exact = all(each.exact for each in found.heard.beliefs)
    number = {"number": found.heard.worlds}
    terminal.write(terminal.text("cli-truth-exact" if exact else "cli-truth-sample", number), "dim")


def curve(game: Game, found: Hindsight, side: str, seat: int) -> str:
    """One bar for each belief, the last of several where there are many, and a line where a phase begins."""
    heard = found.heard
    begins = [place for place, event in happened(game) if isinstance(event, ev.PhaseBegan | ev.Jumped)]
    part = max(1, -(-len(heard.beliefs) // WIDEST))
    bars, before = "", 0
    for at in range(0, len(heard.beliefs), part):
        last = min(at + part, len(heard.beliefs)) - 1
        phase = sum(place <= heard.beliefs[last].place for place in begins)
        bars += BEGINS if bars and phase != before else ""
        bars += BARS[min(len(BARS) - 1, int(heard.chance(last, side, seat) * len(BARS)))]
        before = phase
    return bars


def _last(found: Hindsight, side: str, seat: int) -> str:
    return f"{percent(found.heard.chance(len(found.heard.beliefs) - 1, side, seat))} %"
