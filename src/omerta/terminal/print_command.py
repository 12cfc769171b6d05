"""The command `omerta print`: what may be typed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from omerta.paper.print_wishes import Backs, Size
from omerta.terminal import printing
from omerta.terminal.flags import BookName, Here, PresetFlag, ScenarioFlag, SetsFlag, WithFlag


def print_sheets(
    book: BookName,
    /,
    *,
    out: Annotated[Path | None, Parameter(help="cli-opt-out", metavar="FILE")] = None,
    seats: Annotated[int, Parameter(help="cli-opt-print-seats", metavar="N", show_default=False)] = 0,
    wanted: WithFlag = "",
    sets: SetsFlag = (),
    preset: PresetFlag = "",
    scenario: ScenarioFlag = "",
    cards: Annotated[str, Parameter(help="cli-opt-cards", metavar="CARDS", show_default=False)] = "",
    paper: Annotated[Size, Parameter(help="cli-opt-paper")] = "a4",
    backs: Annotated[Backs, Parameter(help="cli-opt-backs")] = "duplex",
    white: Annotated[bool, Parameter(help="cli-opt-white", negative="", show_default=False)] = False,
    only: Annotated[str, Parameter(help="cli-opt-only", metavar="SHEET,SHEET", show_default=False)] = "",
    names: Annotated[str, Parameter(help="cli-opt-tents", metavar="NAME,NAME", show_default=False)] = "",
    address: Annotated[str, Parameter(help="cli-opt-join-address", metavar="URL", show_default=False)] = "",
    force: Annotated[bool, Parameter(help="cli-opt-force", negative="", show_default=False)] = False,
    terminal: Here,
) -> int:
    """A book or a deck on paper."""
    deck = printing.PaperDeck(book, seats, wanted, sets, preset, scenario, cards)
    sheets = printing.SheetWish(paper, backs, white, only, names, address)
    return printing.print_sheets(terminal, deck, sheets, out, force)
