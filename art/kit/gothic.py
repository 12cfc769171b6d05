"""What walks by moonlight: snakes, claws, tattered cloth, a moon on the wane."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.kit import grounds
from art.kit.cut import Cut, Point, round_outline
from art.kit.palette import Tone


def crescent(
    cut: Cut, x: float = 128, y: float = 142, radius: float = 112, full: Point = (150, 155), size: float = 136
) -> None:
    """A moon on the wane: a dark disc before it, and before that a lit profile."""
    grounds.moon(cut, *full, size)
    cut.disc(x, y, radius, "ink")


def wide_moon(cut: Cut, x: float = 150, y: float = 155, radius: float = 142) -> None:
    """The moon of the vampires for a card with much on it: gouges that the edge would trim are not cut."""
    grounds.moon(cut, x, y, radius)
    width, height = cut.canvas.width, cut.canvas.height
    cut.printed = [
        printed
        for printed in cut.printed
        if not printed.gouged
        or any(0 < x < width and 0 < y < height for part in printed.outline for x, y in part.points)
    ]


def half_moon(cut: Cut, x: float = 150, y: float = 155, radius: float = 138) -> None:
    """Lit on the left, dark on the right."""
    grounds.moon(cut, x, y, radius)
    cut.shape(f"M{x},{y - radius - 3}H{x + radius + 3}V{y + radius + 3}H{x}Z")
    cut.teeth([(x, y - radius + 6), (x, y + radius - 6)], (14, 0), 34, 5)


def curve(spine: Sequence[Point], steps: int = 4) -> list[Point]:
    """A smooth way through these points."""
    ends = [spine[0], *spine, spine[-1]]
    found = []
    for at in range(len(spine) - 1):
        a, b, c, d = (complex(*point) for point in ends[at : at + 4])
        for step in range(steps):
            t = step / steps
            p = b + (c - a) * t / 2 + (a * 2 - b * 5 + c * 4 - d) * t**2 / 2
            p += (b * 3 - a - c * 3 + d) * t**3 / 2
            found.append((p.real, p.imag))
    return [*found, spine[-1]]


def smooth(points: Sequence[Point], turned: bool = False) -> str:
    """Path data of a smooth way through these points; `turned` goes on from where another way has ended."""
    ends = [points[0], *points, points[-1]]
    data = f"{'L' if turned else 'M'}{points[0][0]:.2f},{points[0][1]:.2f}"
    for at in range(len(points) - 1):
        a, b, c, d = ends[at : at + 4]
        p = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        q = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        data += f"C{p[0]:.2f},{p[1]:.2f} {q[0]:.2f},{q[1]:.2f} {c[0]:.2f},{c[1]:.2f}"
    return data


def ribbon(cut: Cut, spine: Sequence[Point], widths: Sequence[float], tone: Tone = "ink") -> None:
    """A band along a smooth way, so wide at its beginning, ..., so wide at its end."""
    way = curve(spine, 2)
    left, right = [], []
    for at, (x, y) in enumerate(way):
        (x1, y1), (x2, y2) = way[max(at - 1, 0)], way[min(at + 1, len(way) - 1)]
        length = math.hypot(x2 - x1, y2 - y1) or 1
        nx, ny = (y1 - y2) / length, (x2 - x1) / length
        share = at / (len(way) - 1) * (len(widths) - 1)
        low = min(int(share), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (share - low)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    cut.shape(smooth(left) + smooth(right[::-1], turned=True) + "Z", tone)


def rope(cut: Cut, spine: Sequence[Point], thick: float = 12) -> None:
    """A twisted rope, light on dark."""
    ribbon(cut, spine, [thick + 5, thick + 5])
    ribbon(cut, spine, [thick, thick], "paper")
    way = curve(spine, 5)
    twists = []
    for (ax, ay), (bx, by) in pairwise(way):
        dx, dy = bx - ax, by - ay
        length = math.hypot(dx, dy) or 1
        nx, ny = -dy / length * thick * 0.5, dx / length * thick * 0.5
        twists.append((ax - nx, ay - ny, bx + nx, by + ny, 1.7))
    cut.leaves(twists, "ink")


SNAKE = "M-8,-5C0,-12 10,-10 22,-4C25,-1 25,1 22,4C10,10 0,12 -8,5Z"


def serpent(
    cut: Cut, spine: Sequence[Point], thick: float = 13, rim: float = 0, head: float = 1, bars: bool = True
) -> None:
    """A snake from its tail to its head, with bars of light across it; eyes and tongue in the accent."""
    way = curve(spine)
    (x1, y1), (x, y) = way[-2], way[-1]
    turn = math.degrees(math.atan2(y - y1, x - x1))
    if rim:
        ribbon(cut, spine, [thick * 0.7 + rim, thick + rim, thick * 0.8 + rim], "paper")
        with cut.at(x, y, head * (1 + rim / 22), turn):
            cut.shape(SNAKE, "paper")
    ribbon(cut, spine, [thick * 0.7, thick, thick * 0.7])
    lights = []
    for (ax, ay), (bx, by) in zip(way[2::3], way[3::3], strict=False):
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length * thick * 0.42, (ax - bx) / length * thick * 0.42
        side = -1 if nx + ny > 0 else 1
        lights.append((ax, ay, ax + nx * side, ay + ny * side, 1.7))
    if bars:
        cut.leaves(lights)
    with cut.at(x, y, head, turn):
        cut.leaves([(18, 0, 34, 1, 2.4), (32, 1, 42, -6, 2.0, 1), (32, 1, 42, 8, 2.0, -1)], "accent")
        cut.shape(SNAKE)
        cut.shape(round_outline(8, -5, 3) + round_outline(8, 5, 3), "accent")


def claw(cut: Cut) -> None:
    """A hand that stands up from a wrist at the origin, 110 high: long fingers, longer nails."""
    fingers = (
        ((-8, -20), (-26, -52), (-30, -78), (-24, -104)),
        ((-4, -24), (-12, -62), (-12, -92), (-4, -120)),
        ((4, -24), (6, -62), (10, -88), (20, -112)),
        ((10, -20), (22, -50), (30, -70), (40, -88)),
        ((-12, -8), (-34, -20), (-42, -38), (-40, -56)),
    )
    for spine in fingers:
        ribbon(cut, spine, [13, 8, 8.5, 0.6])
    cut.shape("M-16,-2C-20,-16 -14,-30 -4,-32L10,-30C18,-22 16,-8 12,2L16,40L-20,40Z")
    cut.leaves([(-9, -8, -23, -50, 1.5, 1), (-3, -12, -10, -58, 1.5, 1), (5, -14, 6, -56, 1.1)])
    cut.leaves([(-15, 2, -16, 34, 1.8, 1), (-18, -12, -34, -24, 1.3)])


def water_lily(cut: Cut, x: float, y: float, scale: float = 1) -> None:
    """Open petals from the side, the inner ones in the accent."""
    with cut.at(x, y, scale):
        cut.shape("M-34,2C-30,20 30,20 34,2L26,-14L18,-12L14,-30L5,-24L0,-38L-5,-24L-14,-30L-18,-12L-26,-14Z")
        for turn in (-66, 66, -40, 40):
            with cut.at(0, 10, turn=turn):
                cut.shape("M0,0C-11,-12 -8,-26 0,-36C8,-26 11,-12 0,0Z", "paper")
                cut.leaves([(0, -6, 0, -26, 0.9)], "ink")
        for turn in (-18, 18, 0):
            with cut.at(0, 10, turn=turn):
                cut.shape("M0,0C-11,-12 -8,-30 0,-42C8,-30 11,-12 0,0Z")
                cut.shape("M0,-2C-8,-14 -6,-28 0,-37C6,-28 8,-14 0,-2Z", "accent")


def tide(cut: Cut, top: float = 312) -> None:
    """Water up to the shoulders, in rows of curling crests."""
    for row, (level, start) in enumerate(((top, -34), (top + 17, -58), (top + 34, -26))):
        crest = f"M{start},420V{level}"
        for step in range(8):
            x = start + step * 50
            crest += f"C{x + 8},{level + 15} {x + 30},{level + 15} {x + 40},{level - 4}"
            crest += f"C{x + 37},{level - 8} {x + 33},{level - 7} {x + 31},{level - 4}"
            crest += f"C{x + 33},{level - 14} {x + 48},{level - 12} {x + 50},{level}"
        cut.shape(crest + "V420Z", "paper")
        with cut.at(0, 5 - row * 0.6):
            cut.shape(crest + "V420Z")


def lace_collar(cut: Cut, x: float = 150, y: float = 232, radius: float = 112) -> None:
    """A fan of starched lace that stands behind the head."""
    count = 13
    ways = [math.radians(162 + 216 * step / (count - 1)) for step in range(count)]
    for way in ways:
        cut.dot(x + radius * math.cos(way), y + radius * math.sin(way), 15)
    edge = [(x + (radius + 2) * math.cos(way), y + (radius + 2) * math.sin(way)) for way in ways]
    cut.polygon([(x - 40, y + 60), *edge, (x + 40, y + 60)])
    for step, way in enumerate(ways):
        lit = step < count // 2 + 1
        along, across = (math.cos(way), math.sin(way)), (-math.sin(way), math.cos(way))
        cut.dot(x + radius * along[0], y + radius * along[1], 8 if lit else 5.4, "paper")
        cut.dot(x + radius * along[0], y + radius * along[1], 3.2 if lit else 2.6)
        for aside, near, far, width in ((-0.05, 44, 98, 5), (0.1, 60, 96, 3)):
            dx, dy = along[0] + across[0] * aside, along[1] + across[1] * aside
            size = width if lit else width * 0.45
            cut.leaves([(x + near * dx, y + near * dy, x + far * dx, y + far * dy, size)])
