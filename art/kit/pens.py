"""Pens: what makes one skeleton of letters several hands.

A letter is a heap of outlines, one unit high. Lines are set by eye: the space between two letters is measured
stripe by stripe, so that FA stands as close as HI looks.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from art.kit.cut import Cut
from art.kit.outline import segments
from art.kit.palette import Tone
from art.kit.skeletons import SKELETONS

STRIPES = 14
OVERLAP = 0.012
STEPS = 4
"""How many pieces the edge of a curve is made of."""


@dataclass(frozen=True)
class Outline:
    """A closed outline, and the points it goes through."""

    data: str
    points: tuple[complex, ...]
    tone: Tone = "ink"


def cornered(points: Sequence[complex], tone: Tone = "ink") -> Outline:
    data = "M" + "L".join(map(_spelled, points)) + "Z"
    return Outline(data, tuple(points), tone)


@dataclass(frozen=True)
class Letter:
    width: float
    outlines: tuple[Outline, ...]


Alphabet = Callable[[str], Letter]


@dataclass(frozen=True)
class Pen:
    """How wide uprights and levels are, in heights, and what the hand does besides.

    `thin` is what a skeleton calls so; `flare` slims the waist of a bar; `slab` is the reach of a serif;
    `gap` is the bridge of a stencil; with `mass_only` everything but the mass of a letter is thin.
    """

    upright: float
    level: float
    thin: float
    narrow: float = 1.0
    flare: float = 0.0
    slab: float = 0.0
    gap: float = 0.0
    mass_only: bool = False

    def breadth(self, kind: str) -> tuple[float, float]:
        """How wide a stroke of this kind is where it goes up, and where it goes aside."""
        light = kind == "t" or (self.mass_only and kind != "m")
        upright = self.thin if light else self.upright
        return upright, min(self.level, upright)

    def width(self, way: complex, kind: str) -> float:
        """The width of a stroke that goes this way."""
        upright, level = self.breadth(kind)
        return math.hypot(upright * way.imag, level * way.real) / abs(way)

    def letter(self, sign: str) -> Letter:
        return _written(self, sign)


@cache
def _written(pen: Pen, sign: str) -> Letter:
    proportion, lines = SKELETONS[sign]
    wide = max(proportion * pen.narrow, pen.upright)
    outlines: list[Outline] = []
    for stroke in filter(None, map(str.strip, lines.split(";"))):
        kind, way = stroke[0], Way(pen, stroke[1:], wide)
        start, end = way.at(0), way.at(way.length)
        if kind == "c":
            half = pen.gap / 2
            corners = (start - half, start + half, end + half, end - half)
            outlines += [cornered(corners, "paper")] if pen.gap else []
        elif kind == "x":
            near = 0.0 if start.real < wide / 2 else wide - pen.level
            far = near + pen.level
            beak = (
                complex(near, start.imag),
                complex(far, start.imag),
                complex(far, end.imag),
                complex(near, end.imag),
            )
            outlines += [cornered(beak)] if pen.slab else []
        elif way.is_straight:
            outlines += _bar(pen, start, end, kind, wide)
        else:
            outlines.append(_band(pen, way, kind))
    # What is cut away is cut last.
    return Letter(wide, tuple(sorted(outlines, key=lambda outline: outline.tone == "paper")))


class Way:
    """The middle line of a stroke within a box: set in by half a stroke, its ends brought out to the edge."""

    def __init__(self, pen: Pen, data: str, wide: float) -> None:
        stops: list[list[complex]] = []
        for segment in segments(data):
            points = [complex(*point) for point in segment.points]
            if segment.command == "L":
                points = [stops[-1][-1] + (points[0] - stops[-1][-1]) * share / 3 for share in (1, 2, 3)]
            stops.append(points)
        inset = complex(pen.upright / 2, pen.level / 2)
        room = complex(wide, 1) - 2 * inset
        boxed = [
            [inset + complex(p.real * room.real, p.imag * room.imag) for p in points] for points in stops
        ]
        self.is_straight = len(stops) == 2 and "C" not in data
        boxed[0][0] = _brought(stops[0][0], boxed[0][0], boxed[1][0], wide, self.is_straight)
        boxed[-1][2] = _brought(stops[-1][2], boxed[-1][2], boxed[-1][1], wide, self.is_straight)
        self.pieces = [(before[-1], *after) for before, after in pairwise(boxed)]
        self.length = len(self.pieces)

    def at(self, t: float) -> complex:
        piece = min(int(t), self.length - 1)
        a, b, c, d = self.pieces[piece]
        t -= piece
        return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t**2 * (1 - t) + d * t**3

    def ahead(self, t: float) -> complex:
        """Which way it goes here."""
        low, high = max(t - 0.002, 0), min(t + 0.002, self.length)
        way = self.at(high) - self.at(low)
        return way / abs(way)


def _brought(raw: complex, point: complex, beside: complex, wide: float, is_straight: bool) -> complex:
    """The end of a stroke: at the edge of the box, if its skeleton ends there and it runs towards it."""
    dx, dy = abs(point.real - beside.real), abs(point.imag - beside.imag)
    if dx < dy * (3 if is_straight else 0.1) and raw.imag in (0, 1):
        return complex(point.real, raw.imag)
    if is_straight and dy < 0.001 and raw.real in (0, 1):
        return complex(raw.real * wide, point.imag)
    return point


def _bar(pen: Pen, start: complex, end: complex, kind: str, wide: float) -> list[Outline]:
    """A bar; a steep one has level ends, a level one has steep ends."""
    way = end - start
    if abs(way.imag) < abs(way.real) * 0.3:
        half = pen.width(way, kind) * abs(way) / abs(way.real) / 2 * 1j
        return [cornered((start - half, start + half, end + half, end - half))]
    slope = abs(way) / abs(way.imag) / 2
    aside, light = pen.width(way, kind) * slope, pen.width(way, "t") * slope
    start, end = _moved(start, end, aside, light, wide), _moved(end, start, aside, light, wide)
    found = [_flared(start, end, aside, pen.flare)]
    if pen.slab:
        for foot in (start, end):
            at_side = abs(way.real) < 0.01 or abs(foot.real - wide / 2) > wide * 0.3
            if foot.imag in (0, 1) and at_side:
                found.append(_slab(pen, foot, aside, wide))
    return found


def _moved(foot: complex, other: complex, aside: float, light: float, wide: float) -> complex:
    """A slanting bar keeps within its letter, and shares its edge with a lighter one that it meets."""
    if abs(other.real - foot.real) < 0.01:
        return foot
    if abs(foot.real - wide / 2) > wide * 0.3:
        return complex(min(max(foot.real, aside), wide - aside), foot.imag)
    return foot + math.copysign(aside - light, other.real - foot.real)


def _flared(start: complex, end: complex, half: float, flare: float) -> Outline:
    if not flare:
        return cornered((start - half, start + half, end + half, end - half))
    corners = (start - half, start + half, end + half, end - half)
    waist, slim = (start + end) / 2, half * (1 - 2 * flare)
    a, b, c, d, east, west = map(_spelled, (*corners, waist + slim, waist - slim))
    return Outline(f"M{a}L{b}Q{east} {c}L{d}Q{west} {a}Z", corners)


def _slab(pen: Pen, foot: complex, half: float, wide: float) -> Outline:
    """A serif under an upright, or under a slanting stroke that ends at the side of its letter."""
    left, right = (
        max(foot.real - half - pen.slab, -pen.slab),
        min(foot.real + half + pen.slab, wide + pen.slab),
    )
    top = 0.0 if foot.imag == 0 else 1 - pen.level
    bottom = top + pen.level
    return cornered((complex(left, top), complex(right, top), complex(right, bottom), complex(left, bottom)))


def _band(pen: Pen, way: Way, kind: str) -> Outline:
    """What an oval pen leaves along a bent line: two edges, each a row of curves, a little longer than it."""
    upright, level = pen.breadth(kind)

    def edge(t: float, side: int) -> complex:
        ahead = way.ahead(t)
        far = complex(-(upright**2) * ahead.imag, level**2 * ahead.real)
        return way.at(t) + far * side / math.hypot(upright * ahead.imag, level * ahead.real) / 2

    def along(side: int, stops: Sequence[float]) -> str:
        data = ""
        for t, u in pairwise(stops):
            near = (u - t) / 100
            p, q = edge(t, side), edge(u, side)
            a, b = p + (edge(t + near, side) - p) * 100 / 3, q + (edge(u - near, side) - q) * 100 / 3
            data += f"C{_spelled(a)} {_spelled(b)} {_spelled(q)}"
        return data

    stops = [step / STEPS for step in range(way.length * STEPS + 1)]
    back = stops[::-1]
    begin, end = way.ahead(0) * OVERLAP, way.ahead(way.length) * OVERLAP
    foot = (edge(back[0], 1) + end, edge(back[0], -1) + end)
    head = (edge(0, -1) - begin, edge(0, 1) - begin)
    data = f"M{_spelled(edge(0, 1))}{along(1, stops)}"
    data += "".join(f"L{_spelled(_within(p))}" for p in foot) + f"L{_spelled(edge(back[0], -1))}"
    data += along(-1, back) + "".join(f"L{_spelled(_within(p))}" for p in head) + "Z"
    return Outline(data, (*(edge(t, 1) for t in stops), *(edge(t, -1) for t in back)))


def _within(point: complex) -> complex:
    return complex(point.real, min(max(point.imag, 0), 1))


def _spelled(point: complex) -> str:
    return f"{point.real:.4f},{point.imag:.4f}"


# Lines of letters


@cache
def profile(letter: Letter) -> tuple[tuple[float, float], ...]:
    """How far a letter reaches to the left and to the right, stripe by stripe."""
    far = [(math.inf, -math.inf)] * STRIPES
    for outline in letter.outlines:
        if outline.tone == "paper":
            continue
        for start, end in pairwise((*outline.points, outline.points[0])):
            steps = max(1, math.ceil(abs(end.imag - start.imag) * STRIPES * 2))
            for step in range(steps + 1):
                point = start + (end - start) * step / steps
                stripe = min(max(int(point.imag * STRIPES), 0), STRIPES - 1)
                low, high = far[stripe]
                far[stripe] = (min(low, point.real), max(high, point.real))
    return tuple(far)


def apart(one: Letter, other: Letter, space: float) -> float:
    """How far behind the beginning of a letter the next one begins: even in all, and nowhere too near."""
    ends, starts = [end for _, end in profile(one)], [start for start, _ in profile(other)]
    gaps = [min(start - end, 0.5) for end, start in zip(ends, starts, strict=True)]
    step = one.width
    for _ in range(30):
        mean = sum(min(gap + step, space * 2.4) for gap in gaps) / len(gaps)
        step += (space - mean) * 0.7
    nearest = min(start - max(ends[max(at - 1, 0) : at + 2]) for at, start in enumerate(starts))
    return max(step, space * 0.5 - nearest)


def line(alphabet: Alphabet, text: str, space: float) -> tuple[float, list[tuple[float, Letter]]]:
    """Letters and where they begin, and how wide the whole line is."""
    x, found = 0.0, list[tuple[float, Letter]]()
    blank = alphabet(" ").width
    for word in text.split(" "):
        letters = [alphabet(sign) for sign in word]
        if found:
            x += found[-1][1].width + blank + space
        for at, letter in enumerate(letters):
            if at:
                x += apart(letters[at - 1], letter, space)
            found.append((x, letter))
    left = min(low for low, _ in profile(found[0][1]))
    right = x + max(high for _, high in profile(found[-1][1]))
    return right - left, [(start - left, letter) for start, letter in found]


def printed(
    cut: Cut, letters: Sequence[tuple[float, Letter]], x: float, y: float, height: float, tone: Tone = "ink"
) -> None:
    """Set a line down with its upper left corner here; on ink it may be cut in paper."""
    turned: dict[Tone, Tone] = {"ink": "paper", "paper": "ink"}
    for start, letter in letters:
        with cut.at(x + start * height, y, height):
            for outline in letter.outlines:
                cut.shape(outline.data, outline.tone if tone == "ink" else turned[outline.tone])
