"""The letters that sheets are set in: those that lie in the package, or those that the press brings along.

Fonts of the machine are never used: the same deck gives the same sheets everywhere.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent / "type"
BROUGHT = ("Libertinus Serif",)
OWN = ("Omerta Serif", *BROUGHT)


def folder() -> Path | None:
    """Where the fonts of the package lie, if it has any."""
    return FOLDER if any(FOLDER.glob("*.ttf")) else None


def families() -> tuple[str, ...]:
    """The families to set a text in, the best first."""
    return OWN if folder() is not None else BROUGHT
