"""`omerta bench`: how fast the engine plays beside a bare loop, and how the cost grows with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.progress import Progress

from omerta.books.shelf import SHELF
from omerta.lab.bench_engine import Growth, Speed, growth, memory, speed
from omerta.lab.bench_lab import lab_speed
from omerta.lab.deck_words import deck_told, number
from omerta.terminal.console import DONE, Mistake, Terminal

Waited = TypeVar("Waited")


def bench(terminal: Terminal, games: int, grows: bool, remembered: int, json: bool) -> int:
    """Measure and print; `remembered` is for how many games to watch the memory."""
    if games < 1 or remembered < 0:
        raise Mistake("cli-games", {"number": min(games, remembered)})
    fast = _while_waiting(terminal, lambda: speed(games))
    grown = _while_waiting(terminal, growth) if grows else ()
    held = _while_waiting(terminal, lambda: tuple(memory(remembered))) if remembered else ()
    if json:
        terminal.json({"speed": fast, "growth": grown, "memory": held})
        return DONE
    _speed(terminal, fast)
    if grown:
        terminal.write()
        _growth(terminal, grown)
    if held:
        terminal.write()
        rows = [(str(look.games), number(look.megabytes, terminal.words)) for look in held]
        terminal.table(
            [terminal.text("cli-memory-games"), terminal.text("cli-memory-megabytes")], rows, right=range(2)
        )
    return DONE


def bench_lab(terminal: Terminal, games: int, json: bool) -> int:
    """Measure engine, fast path and bare loop of the laboratory's games, and print their ratios."""
    if games < 1:
        raise Mistake("cli-games", {"number": games})
    found = _while_waiting(terminal, lambda: lab_speed(games))
    if json:
        terminal.json(found)
        return DONE
    rows = [
        (
            terminal.words.name("book", each.book),
            deck_told(SHELF[each.book], each.deck, terminal.words),
            *(number(pace, terminal.words, 0) for pace in (each.engine, each.fast, each.bare)),
            number(each.engine_ratio, terminal.words, 3),
            number(each.fast_ratio, terminal.words, 1),
        )
        for each in found.paces
    ]
    names = ("book", "deck", "engine", "fast", "bare", "engine-ratio", "fast-ratio")
    terminal.table([terminal.text(f"cli-lab-speed-{name}") for name in names], rows, right=range(2, 7))
    terminal.write()
    terminal.say("cli-lab-two-cores", {"number": number(found.two_cores, terminal.words, 2)})
    terminal.say(
        "cli-lab-to-a-point",
        {"seconds": number(found.seconds_to_a_point, terminal.words), "games": found.games_to_a_point},
    )
    return DONE


def _while_waiting(terminal: Terminal, work: Callable[[], Waited]) -> Waited:
    """Show that something is going on, where somebody is watching."""
    if not terminal.err.is_terminal:
        return work()
    with Progress(console=terminal.err, transient=True) as progress:
        progress.add_task(terminal.text("cli-measuring"), total=None)
        return work()


def _speed(terminal: Terminal, found: Speed) -> None:
    names = ("games", "engine", "bare", "ratio", "events")
    row = (
        str(found.games),
        number(found.engine, terminal.words, 0),
        number(found.bare, terminal.words, 0),
        number(found.ratio, terminal.words, 3),
        number(found.events, terminal.words),
    )
    terminal.table([terminal.text(f"cli-speed-{name}") for name in names], [row], right=range(5))


def _growth(terminal: Terminal, found: tuple[Growth, ...]) -> None:
    words = terminal.words
    rows = [
        (str(each.seats), number(each.events, words), number(each.microseconds_per_event, words))
        for each in found
    ]
    names = ("seats", "events", "cost")
    terminal.table([terminal.text(f"cli-growth-{name}") for name in names], rows, right=range(3))
