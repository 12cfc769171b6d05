"""Cords: lines of even width with round ends, as emblems and marks are made of."""

from __future__ import annotations

from collections.abc import Sequence

from art.kit.cut import Cut, Point
from art.kit.gothic import ribbon
from art.kit.palette import Tone


def cord(cut: Cut, spine: Sequence[Point], width: float, tone: Tone = "ink") -> None:
    """A band of even width with round ends, along a smooth way."""
    ribbon(cut, spine, [width, width], tone)
    for x, y in (spine[0], spine[-1]):
        cut.dot(x, y, width / 2, tone)
