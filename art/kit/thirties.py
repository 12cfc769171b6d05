"""The thirties: what Chicago draws more than once, all of it round its own origin or over a whole card."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

from art.kit.cut import Cut, Gouge, Point
from art.kit.palette import Tone


@contextmanager
def tilted(
    cut: Cut, turn: float, scale: float = 1, pivot: Point = (150, 240), to: Point | None = None
) -> Iterator[None]:
    """Draw a head of the common measure turned round its chin, larger or smaller, and set down elsewhere."""
    factor = cmath.rect(scale, math.radians(turn))
    shift = complex(*(to or pivot)) - factor * complex(*pivot)
    with cut.at(shift.real, shift.imag, scale, turn):
        yield


def dark_sun(cut: Cut, x: float = 150, y: float = 156, radius: float = 96) -> None:
    """A black disc in the middle of the fan, for a face that is all light."""
    cut.disc(x, y, radius, "ink")
    cut.ring(x, y, radius - 6, 1.8, "paper")


def plume(
    cut: Cut, spine: tuple[Point, Point, Point], count: int, reach: float, tone: Tone = "accent"
) -> None:
    """An ostrich feather along a curve: from its quill over the bend to its tip, soft barbs on both sides."""
    (x0, y0), (x1, y1), (x2, y2) = spine
    for side in (-1, 1):
        barbs: list[Gouge] = []
        for step in range(count):
            t = (step + 0.5) / count
            x, y = (
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in ((x0, x1, x2), (y0, y1, y2))
            )
            way = complex((1 - t) * (x1 - x0) + t * (x2 - x1), (1 - t) * (y1 - y0) + t * (y2 - y1))
            out = way / abs(way) * cmath.rect(1, side * (1.15 - 0.5 * t))
            far = reach * (0.45 + 0.75 * math.sin(math.pi * (0.1 + 0.8 * t))) * cut.hand.uniform(0.9, 1.1)
            barbs.append((x, y, x + out.real * far, y + out.imag * far, 5, -side * far * 0.16))
        cut.leaves(barbs, tone)
    cut.leaves([(x0, y0, x2, y2, 1.8, -_sag(spine))], "ink")


def _sag(spine: tuple[Point, Point, Point]) -> float:
    """How far the bend lies to the right of the way from end to end."""
    (x0, y0), (x1, y1), (x2, y2) = spine
    return ((x2 - x0) * (y0 - y1) - (x0 - x1) * (y2 - y0)) / math.hypot(x2 - x0, y2 - y0)


def fur(cut: Cut, edge: list[Point], reach: float, count: int) -> None:
    """A rough edge of fur over what lies behind it: dark tufts that stand off a broken line, to its left."""
    for (x1, y1), (x2, y2) in pairwise(edge):
        way = complex(x2 - x1, y2 - y1)
        off = way / abs(way) * -1j * reach + way / abs(way) * reach * 0.5
        cut.teeth([(x1, y1), (x2, y2)], (off.real, off.imag), count, abs(way) / count * 1.7, "ink", back=2)
