"""Blackletter: a broad pen held aslant, and letters whose curves are broken.

A stroke is what the nib leaves behind: thick on its way down to the right, a hairline along its own edge.
"""

from __future__ import annotations

import cmath
import math
from functools import cache
from itertools import pairwise

from art.kit.pens import Letter, Outline, cornered

NIB = cmath.rect(0.12, math.radians(-40))
NARROW = 0.84
"""Half the nib."""


def stem(x: float, top: float = 0, bottom: float = 1) -> str:
    """An upright with a lozenge at its head and one at its foot."""
    return f"{x - 0.07},{top} {x},{top + 0.09} {x},{bottom - 0.09} {x + 0.07},{bottom}"


ARCH = "0.5,0 0.14,0.24 0.14,0.86 0.04,0.98"
BELLY = "0.82,0.58 0.82,0.84 0.46,1 0.1,0.92"
LEFT = "0.56,0 0.14,0.2 0.14,0.78 0.5,1"

BROKEN: dict[str, tuple[float, str]] = {
    "А": (0.92, f"{ARCH}; 0.4,0 0.8,0.22 0.8,0.91 0.88,1; 0.14,0.6 0.8,0.54"),
    "В": (0.86, f"{stem(0.14)}; 0.08,0.06 0.48,0 0.76,0.14 0.76,0.34 0.5,0.46 0.14,0.44; 0.5,0.46 {BELLY}"),
    "Е": (0.80, f"{LEFT} 0.82,0.86; 0.5,0 0.8,0.14 0.8,0.24; 0.14,0.5 0.7,0.46"),
    "И": (0.94, f"{stem(0.14)}; {stem(0.8)}; 0.14,0.86 0.8,0.16"),
    "І": (0.30, stem(0.5)),
    "К": (0.88, f"{stem(0.14)}; 0.82,0 0.68,0.12 0.62,0.36 0.2,0.5; 0.36,0.46 0.64,0.56 0.72,0.88 0.88,1"),
    "М": (
        1.24,
        "0.36,0 0.1,0.2 0.1,0.88 0.03,0.98; 0.28,0 0.5,0.18 0.5,0.8; 0.62,0 0.48,0.16;"
        "0.6,0 0.88,0.18 0.88,0.91 0.95,1",
    ),
    "Н": (0.94, f"{stem(0.14)}; {stem(0.8)}; 0.14,0.52 0.8,0.46"),
    "О": (0.94, f"{LEFT}; 0.44,0 0.86,0.22 0.86,0.8 0.5,1"),
    "П": (0.94, f"{stem(0.14)}; {stem(0.8)}; 0.06,0.1 0.5,0 0.8,0.12"),
    "Р": (0.86, f"{stem(0.14)}; 0.08,0.1 0.48,0 0.8,0.16 0.8,0.42 0.48,0.58 0.14,0.54"),
    "С": (0.82, f"{LEFT} 0.84,0.84; 0.5,0 0.82,0.14 0.82,0.26"),
    "Т": (0.84, "0.06,0.16 0.2,0.04 0.5,0.1 0.88,0; 0.5,0.1 0.5,0.9 0.58,1"),
    "Ф": (
        1.16,
        "0.5,-0.04 0.5,1.04; 0.54,0.12 0.12,0.26 0.12,0.62 0.46,0.8; 0.46,0.12 0.88,0.28 0.88,0.64 0.54,0.8",
    ),
    "Ь": (0.82, f"{stem(0.14)}; 0.1,0.46 0.5,0.4 {BELLY}"),
    "Я": (
        0.90,
        f"{stem(0.8)}; 0.86,0.1 0.5,0 0.16,0.16 0.16,0.4 0.46,0.56 0.8,0.54; 0.46,0.54 0.3,0.84 0.04,0.98",
    ),
    "D": (0.92, f"{stem(0.14)}; 0.06,0.08 0.46,0 0.84,0.2 0.84,0.8 0.46,1 0.12,0.92"),
    "F": (0.78, f"{stem(0.14)}; 0.06,0.04 0.46,0.1 0.82,0 0.82,0.16; 0.14,0.5 0.66,0.46"),
    "L": (0.76, "0.07,0 0.14,0.09 0.14,0.92 0.5,1 0.84,0.86"),
    "N": (0.94, "0.04,0.1 0.14,0 0.14,0.91 0.2,1; 0.14,0.08 0.5,0.02 0.8,0.2 0.8,0.91 0.88,1"),
    "V": (0.92, "0.06,0 0.16,0.1 0.16,0.78 0.5,1; 0.7,0 0.82,0.12 0.82,0.76 0.5,1"),
    " ": (0.34, ""),
}
BROKEN |= {latin: BROKEN[cyrillic] for latin, cyrillic in zip("ABEIMOT", "АВЕІМОТ", strict=True)}


@cache
def blackletter(sign: str) -> Letter:
    """All strokes of a letter are one outline, and go round the same way: no seam is seen where they meet."""
    proportion, lines = BROKEN[sign]
    wide = proportion * NARROW
    strokes: list[Outline] = []
    for line in filter(None, map(str.strip, lines.split(";"))):
        stops = [stop.split(",") for stop in line.split()]
        way = [complex(float(x) * wide, 0.077 + float(y) * 0.846) for x, y in stops]
        for start, end in pairwise(way):
            over = (end - start) / abs(end - start) * 0.004
            corners = [start - over - NIB, start - over + NIB, end + over + NIB, end + over - NIB]
            is_left = ((end - start) * NIB.conjugate()).imag > 0
            strokes.append(cornered(corners if is_left else corners[::-1]))
    points = tuple(point for stroke in strokes for point in stroke.points)
    return Letter(wide, (Outline("".join(stroke.data for stroke in strokes), points),))
