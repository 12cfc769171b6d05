"""`omerta bench`: how fast the engine plays beside a bare loop, and how the cost grows with the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.progress import Progress

from omerta.books.shelf import SHELF
from omerta.lab.bench_engine import Growth, Speed, growth, memory, speed
from omerta.lab.bench_lab import lab_speed
from omerta.lab.deck_words import deck_told, number
from omerta.terminal.console import DONE, Desk, Mistake

Found = TypeVar("Found")


def bench(desk: Desk, games: int, grows: bool, remembered: int, json: bool) -> int:
    """Measure and print; `remembered` is for how many games to watch the memory."""
    if games < 1 or remembered < 0:
        raise Mistake("cli-games", {"number": min(games, remembered)})
    fast = _while_waiting(desk, lambda: speed(games))
    grown = _while_waiting(desk, growth) if grows else ()
    held = _while_waiting(desk, lambda: tuple(memory(remembered))) if remembered else ()
    if json:
        desk.json({"speed": fast, "growth": grown, "memory": held})
        return DONE
    _speed(desk, fast)
    if grown:
        desk.write()
        _growth(desk, grown)
    if held:
        desk.write()
        rows = [(str(look.games), number(look.megabytes, desk.words)) for look in held]
        desk.table([desk.text("cli-memory-games"), desk.text("cli-memory-megabytes")], rows, right=range(2))
    return DONE


def bench_lab(desk: Desk, games: int, json: bool) -> int:
    """Measure engine, fast path and bare loop of the laboratory's games, and print their ratios."""
    if games < 1:
        raise Mistake("cli-games", {"number": games})
    found = _while_waiting(desk, lambda: lab_speed(games))
    if json:
        desk.json(found)
        return DONE
    rows = [
        (
            desk.words.name("book", each.book),
            deck_told(SHELF[each.book], each.deck, desk.words),
            *(number(pace, desk.words, 0) for pace in (each.engine, each.fast, each.bare)),
            number(each.engine_ratio, desk.words, 3),
            number(each.fast_ratio, desk.words, 1),
        )
        for each in found.paces
    ]
    names = ("book", "deck", "engine", "fast", "bare", "engine-ratio", "fast-ratio")
    desk.table([desk.text(f"cli-lab-speed-{name}") for name in names], rows, right=range(2, 7))
    desk.write()
    desk.say("cli-lab-two-cores", {"number": number(found.two_cores, desk.words, 2)})
    desk.say(
        "cli-lab-to-a-point",
        {"seconds": number(found.seconds_to_a_point, desk.words), "games": found.games_to_a_point},
    )
    return DONE


def _while_waiting(desk: Desk, work: Callable[[], Found]) -> Found:
    """Show that something is going on, where somebody is watching."""
    if not desk.err.is_terminal:
        return work()
    with Progress(console=desk.err, transient=True) as progress:
        progress.add_task(desk.text("cli-measuring"), total=None)
        return work()


def _speed(desk: Desk, found: Speed) -> None:
    names = ("games", "engine", "bare", "ratio", "events")
    row = (
        str(found.games),
        number(found.engine, desk.words, 0),
        number(found.bare, desk.words, 0),
        number(found.ratio, desk.words, 3),
        number(found.events, desk.words),
    )
    desk.table([desk.text(f"cli-speed-{name}") for name in names], [row], right=range(5))


def _growth(desk: Desk, found: tuple[Growth, ...]) -> None:
    words = desk.words
    rows = [
        (str(each.seats), number(each.events, words), number(each.microseconds_per_event, words))
        for each in found
    ]
    names = ("seats", "events", "cost")
    desk.table([desk.text(f"cli-growth-{name}") for name in names], rows, right=range(3))
