"""A card that nobody has drawn: its initial, cut into a block with the ground of its side.

The blocks are drawings like all others; the letters of each book's hand lie in one file, and the one that is
needed is cut into the block here. `scripts/art` makes both.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

import msgspec

BLOCKS = files("omerta") / "table" / "web" / "static" / "art" / "initials"
LETTERS = files("omerta.paper") / "letters.json"
HIGH, ACROSS = 116.0, 140.0  # as high as it stands in its round, or as wide as that has room for
MIDDLE = 150.0, 165.0
DRAWN = 100.0  # the height in which letters are kept
INK, PAPER = "#15110e", "#efe6d2"  # of the house, in which blocks are drawn
NO_LETTER = "M108 165L150 123L192 165L150 207Z"
TOWN = {"town": "rays", "mafia": "slats", "yakuza": "waves"}
GROUNDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "chicago": {"town": "fan", "mafia": "towers"},
        "vendetta": {"vampires": "moon", "hunters": "lancet", "wargs": "pines", "werewolf": "branches"},
    }
)
UNKNOWN = {"vendetta": "branches"}
Glyph = tuple[float, list[str], list[str]]


@cache
def _letters() -> dict[str, dict[str, Glyph]]:
    return msgspec.json.decode(LETTERS.read_bytes(), type=dict[str, dict[str, Glyph]])


def initial_block(name: str, side: str, look: str) -> str:
    """The block for a card of this name and side: in the hand of a printed book, the colours of the house."""
    ground = GROUNDS.get(look, TOWN).get(side, UNKNOWN.get(look, "rain"))
    block = (BLOCKS / f"{ground}.svg").read_text("utf-8")
    return block.replace("</svg>", f"{_cut(_letters()[look], name)}\n</svg>")


def _cut(hand: dict[str, Glyph], name: str) -> str:
    """The letter in its place; a name in letters that nobody has cut gets a lozenge."""
    sign = next((each for each in _initials(name) if each in hand), "")
    if not sign:
        return f'<path fill="{PAPER}" d="{NO_LETTER}"/>'
    width, shapes, cuts = hand[sign]
    scale = min(HIGH / DRAWN, ACROSS / width)
    x, y = MIDDLE[0] - scale * width / 2, MIDDLE[1] - scale * DRAWN / 2
    paths = [f'<path d="{each}"/>' for each in shapes]
    paths += [f'<path fill="{INK}" d="{each}"/>' for each in cuts]
    return f'<g fill="{PAPER}" transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">{"".join(paths)}</g>'


def _initials(name: str) -> list[str]:
    """The first letter or digit of a name, as it is written and without its accents."""
    first = next((each for each in unicodedata.normalize("NFC", name).upper() if each.isalnum()), "")
    return [first, unicodedata.normalize("NFD", first)[:1]] if first else []
