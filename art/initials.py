"""Initials: the blocks that cards without a drawing are printed from, and the letters that are cut into them.

A block has the ground of its side. The letters go into one file: the table cuts the one it needs at run time.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from art.kit import grounds
from art.kit.cut import CARD, Cut
from art.kit.outline import written
from art.kit.pens import Pen
from art.kit.plates import draws_piece
from art.lettering import DECO, PLAIN, SLAB, STENCIL

GROUNDS: dict[str, Callable[[Cut], None]] = {
    each.__name__: each
    for each in (
        grounds.rays,
        grounds.slats,
        grounds.rain,
        grounds.waves,
        grounds.fan,
        grounds.towers,
        grounds.moon,
        grounds.lancet,
        grounds.branches,
        grounds.pines,
    )
}
FLARED = Pen(upright=0.24, level=0.09, thin=0.1, flare=0.2)
HANDS = {"classic": PLAIN, "family": SLAB, "offscreen": STENCIL, "chicago": DECO, "vendetta": FLARED}
LETTERS = "АБВГҐДЕЁЄЖЗИЙІЇКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
HIGH = 100


def block(ground: Callable[[Cut], None]) -> Callable[[Cut], None]:
    """The ground of a side, and before it a black round with a rim, where the letter will stand."""

    def draw(cut: Cut) -> None:
        ground(cut)
        cut.disc(150, 165, 112, "paper")
        cut.disc(150, 165, 104, "ink")
        cut.ring(150, 165, 95, 4, "accent")
        cut.burst(150, 165, 86, 92, 40, 0.9, "paper")

    return draw


for name, ground in GROUNDS.items():
    draws_piece("initials", name, CARD)(block(ground))


def letters() -> str:
    """Every letter in the hand of every book: how wide it is, its shapes, and what is cut out of them."""
    hands = {book: {sign: _letter(pen, sign) for sign in LETTERS} for book, pen in HANDS.items()}
    rows = [
        f"{json.dumps(book)}:{{\n"
        + ",\n".join(f"{json.dumps(sign, ensure_ascii=False)}:{json.dumps(hand[sign])}" for sign in hand)
        + "\n}"
        for book, hand in hands.items()
    ]
    return "{" + ",\n".join(rows) + "}\n"


def _letter(pen: Pen, sign: str) -> tuple[float, list[str], list[str]]:
    letter, cut = pen.letter(sign), Cut(sign)
    with cut.at(0, 0, HIGH):
        for outline in letter.outlines:
            cut.shape(outline.data, outline.tone)
    shapes = [(each.tone, written(iter(each.outline))) for each in cut.printed]
    whole = [data for tone, data in shapes if tone == "ink"]
    return round(letter.width * HIGH, 1), whole, [data for tone, data in shapes if tone == "paper"]
