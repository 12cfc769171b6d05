"""The colours of the laboratory, by light and in the dark: a side has the same one in every picture."""

from __future__ import annotations

from typing import Literal, TypeAlias

Colour: TypeAlias = Literal["paper", "ink", "faded", "line", "many", "few", "rivals", "loner", "nobody"]

# Blue, vermilion, purple and green, in shades that stay apart for every kind of colour blindness.
LIGHT: dict[Colour, str] = {
    "paper": "#fbf8f1",
    "ink": "#1e1a15",
    "faded": "#554d41",
    "line": "#d8cfbd",
    "many": "#0b62a8",
    "few": "#bf4503",
    "rivals": "#8a3a78",
    "loner": "#04785c",
    "nobody": "#6f675b",
}
DARK: dict[Colour, str] = {
    "paper": "#14110e",
    "ink": "#efe7d6",
    "faded": "#b8ae9c",
    "line": "#3d372e",
    "many": "#6cb7ee",
    "few": "#f58e4f",
    "rivals": "#d894c6",
    "loner": "#3fc79f",
    "nobody": "#a39a8b",
}

# Sides that share a colour never sit at one table.
SIDES: dict[str, Colour] = {
    "town": "many",
    "vampires": "many",
    "mafia": "few",
    "hunters": "few",
    "yakuza": "rivals",
    "wargs": "rivals",
    "loner": "loner",
    "werewolf": "loner",
}


def colour_of(side: str) -> Colour:
    """The colour of a side; a draw, and whatever has no side, is grey."""
    return SIDES.get(side, "nobody")
