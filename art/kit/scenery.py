"""Skies and towns for the broad scenes of 480 × 240: houses in the light or in the dark."""

from __future__ import annotations

import math

from art.kit.cut import Cut
from art.kit.palette import Tone


def stars(cut: Cut, places: tuple[tuple[float, float, float], ...]) -> None:
    """Four-pointed sparks."""
    for x, y, size in places:
        thin = size * 0.26
        cut.polygon([(x, y - size), (x + thin, y), (x, y + size), (x - thin, y)], "paper")
        cut.polygon([(x - size, y), (x, y - thin), (x + size, y), (x, y + thin)], "paper")


def streaks(
    cut: Cut,
    top: float,
    low: float,
    count: int,
    width: float,
    tone: Tone,
    gap: tuple[float, float, float] | None = None,
) -> None:
    """Level strips of cloud; they stop before a round gap (x, y, radius)."""
    hand = cut.hand
    for step in range(count):
        y = top + (low - top) * (step + 0.5) / count + hand.uniform(-1.5, 1.5)
        free = [(-40.0, 520.0)]
        if gap and abs(y - gap[1]) < gap[2]:
            half = math.sqrt(gap[2] ** 2 - (y - gap[1]) ** 2)
            free = [(-40.0, gap[0] - half), (gap[0] + half, 520.0)]
        for start, end in free:
            left = start - hand.uniform(0, 60) if start < 0 else start
            while left < end - 44:
                right = min(left + hand.uniform(90, 190), end)
                cut.leaves([(left, y, right, y + hand.uniform(-1, 1), width * hand.uniform(0.6, 1.2))], tone)
                left = right + hand.uniform(8, 34)


def rays_of(
    cut: Cut,
    x: float,
    y: float,
    near: float,
    tone: Tone = "ink",
    arc: tuple[float, float] = (180, 360),
    count: int = 34,
) -> None:
    """Light that flies from a sun over an arc of degrees."""
    cut.burst(x, y, near, near + 110, count, 2.0, tone, arc)
    cut.burst(x, y, near + 80, near + 330, count, 4.6, tone, arc)


def windows(cut: Cut, x: float, y: float, columns: int, rows: int, tones: str) -> None:
    """Small panes; `tones` names them in turn: i(nk), p(aper), a(ccent), or - for none."""
    kinds: dict[str, Tone] = {"i": "ink", "p": "paper", "a": "accent"}
    for step in range(columns * rows):
        kind = tones[step % len(tones)]
        if kind in kinds:
            row, column = divmod(step, columns)
            cut.box(x + column * 13, y + row * 17, 6, 9, kinds[kind])


def house(
    cut: Cut, x: float, base: float, wide: float, high: float, roof: float, lit: bool, gable: bool = False
) -> None:
    """A house whose left foot is at x: its wall white in the light, or black with a rim in the dark."""
    top = base - high
    if gable:
        peak = x + wide / 2
        cut.polygon(
            [(x - 2, base), (x - 2, top), (peak, top - roof - 2), (x + wide + 2, top), (x + wide + 2, base)]
        )
        if lit:
            cut.polygon(
                [
                    (x, base),
                    (x, top + 2),
                    (peak, top - roof + 3),
                    (x + wide - 1, top + 2),
                    (x + wide - 1, base),
                ],
                "paper",
            )
            cut.polygon(
                [
                    (x + wide * 0.68, base),
                    (x + wide * 0.68, top - roof * 0.5),
                    (x + wide, top),
                    (x + wide, base),
                ]
            )
            cut.teeth(
                [(x + wide * 0.68, top - 2), (x + wide * 0.68, base)],
                (-7, 1),
                max(int(high / 9), 3),
                4,
                "ink",
            )
        eaves = [
            (x - 6, top + 4),
            (peak, top - roof - 6),
            (x + wide + 6, top + 4),
            (x + wide + 3, top + 9),
            (peak, top - roof + 1),
            (x - 3, top + 9),
        ]
        cut.polygon(eaves)
        cut.leaves([(x - 3, top + 3, peak, top - roof - 3, 1.8)])
        if not lit:
            cut.leaves([(x, top + 12, x, base, 1.6), (peak, top - roof - 3, x + wide + 3, top + 3, 1.0)])
    else:
        cut.box(x - 2, top - 2, wide + 4, high + 2)
        if lit:
            cut.box(x, top, wide - 1, high, "paper")
            cut.box(x + wide * 0.72, top, wide * 0.28, high)
            cut.teeth(
                [(x + wide * 0.72, top + 2), (x + wide * 0.72, base)],
                (-8, 1),
                max(int(high / 9), 3),
                4,
                "ink",
            )
        lean = roof * 0.55
        cut.polygon(
            [(x - 6, top + 2), (x + lean, top - roof), (x + wide - lean, top - roof), (x + wide + 6, top + 2)]
        )
        count = max(int(wide / 9), 4)
        cut.hatch(
            [(x + lean, top - roof + 2), (x + wide - lean, top - roof + 2)],
            [(x, top), (x + wide, top)],
            count,
            1.9 if lit else 1.1,
        )
        if not lit:
            cut.leaves([(x, top + 4, x, base, 1.6), (x + lean, top - roof, x + wide - lean, top - roof, 1.0)])


def campanile(cut: Cut, x: float, base: float, high: float, lit: bool, bell: Tone = "ink") -> None:
    """A bell tower 34 wide round x, an open arch under its spire."""
    top = base - high
    cut.box(x - 19, top, 38, high)
    if lit:
        cut.box(x - 17, top + 2, 24, high, "paper")
        cut.teeth([(x + 7, top + 6), (x + 7, base)], (-8, 1), max(int(high / 9), 3), 4, "ink")
    cut.box(x - 22, top + 44, 44, 6)
    cut.polygon([(x - 25, top + 2), (x, top - 44), (x + 25, top + 2)])
    cut.hatch(
        [(x - 3, top - 34), (x + 4, top - 34)], [(x - 17, top - 2), (x + 14, top - 2)], 5, 1.6 if lit else 1.2
    )
    cut.shape(
        f"M{x - 10},{top + 42}V{top + 20}A10,10 0 0,1 {x + 10},{top + 20}V{top + 42}Z",
        "ink" if lit else "paper",
    )
    inside: Tone = "paper" if lit and bell == "ink" else bell
    cut.shape(
        f"M{x - 8},{top + 36}C{x - 4},{top + 30} {x - 5},{top + 18} {x},{top + 16}"
        f"C{x + 5},{top + 18} {x + 4},{top + 30} {x + 8},{top + 36}Z",
        inside,
    )
    cut.line([(x, top - 44), (x, top - 60)], 2.4)
    cut.line([(x - 6, top - 54), (x + 6, top - 54)], 2.4)
    if not lit:
        cut.leaves([(x - 17, top + 52, x - 17, base, 1.8), (x - 22, top, x, top - 42, 1.6)])
        cut.leaves([(x - 20, top + 47, x + 20, top + 47, 1.4)])


def cypress(cut: Cut, x: float, base: float, high: float) -> None:
    """A dark flame of a tree."""
    cut.shape(
        f"M{x},{base - high}C{x + 5},{base - high * 0.7} {x + 12},{base - high * 0.4} {x + 9},{base - 4}"
        f"L{x},{base}L{x - 9},{base - 4}C{x - 12},{base - high * 0.4} {x - 5},{base - high * 0.7}"
        f" {x},{base - high}Z"
    )
    cut.leaves(
        [
            (x - 2, base - high * 0.8, x - 6, base - 8, 1.8, 3),
            (x + 3, base - high * 0.6, x + 4, base - 10, 1.1, -1),
        ]
    )


def bird(cut: Cut, x: float, y: float, size: float, tone: Tone = "ink") -> None:
    """A far bird on the wing."""
    with cut.at(x, y, size):
        cut.shape("M0,2C-4,-5 -10,-7 -17,-5C-11,-4 -6,-1 0,7C6,-1 11,-4 17,-5C10,-7 4,-5 0,2Z", tone)


def street_lamp(cut: Cut, x: float, base: float, high: float, light: Tone = "accent") -> None:
    """A gas lamp on its post."""
    top = base - high
    cut.box(x - 2.5, top + 20, 5, high - 20)
    cut.box(x - 7, base - 8, 14, 8)
    cut.box(x - 10, top + 30, 20, 3)
    cut.polygon([(x - 7, top + 20), (x - 11, top), (x + 11, top), (x + 7, top + 20)])
    cut.polygon([(x - 4.6, top + 17), (x - 7.4, top + 2.6), (x + 7.4, top + 2.6), (x + 4.6, top + 17)], light)
    cut.polygon([(x - 13, top + 1), (x, top - 11), (x + 13, top + 1)])
