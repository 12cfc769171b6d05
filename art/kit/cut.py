"""The block and the gouge: every drawing is a heap of filled shapes in ink, paper and one accent.

Light comes from the upper left. A drawing begins with a black mass; the lit half is cut out of it as one
plane of paper; wedges (`teeth`) carry the light over its edge; tapered gouges (`leaves`, `hatch`) tell cloth,
hair and fur. There are no strokes, no gradients, no opacity and no text, so it prints alike everywhere.
"""

from __future__ import annotations

import cmath
import math
import random
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise

from art.kit.outline import Place, Segment, placed, segments, written
from art.kit.palette import HOUSE, Palette, Tone

Point = tuple[float, float]
Gouge = tuple[float, ...]
"""A tapered cut: x1, y1, x2, y2, half its width, and how far it bends to the left of its way."""


@dataclass(frozen=True)
class Canvas:
    """The size of a block. Of a `stencil` only the ink is left, and a page gives it any colour."""

    width: int
    height: int
    stencil: bool = False


CARD = Canvas(300, 360)
BACK = Canvas(252, 352)
SCENE = Canvas(480, 240)
STAMP = Canvas(120, 120, stencil=True)


@dataclass
class Printed:
    """What goes down in one colour; gouges of one direction may share a path without eating each other."""

    tone: Tone
    outline: list[Segment]
    gouged: bool
    mirrored: bool


class Cut:
    """A block of lino. Its name is the seed of its hand: the same each time, and like no other."""

    def __init__(self, name: str, palette: Palette = HOUSE, canvas: Canvas = CARD) -> None:
        self.name, self.palette, self.canvas = name, palette, canvas
        self.hand = random.Random(name)
        self.place = Place()
        self.printed: list[Printed] = []
        self.framed: list[Point] = []

    # Shapes

    def shape(self, data: str, tone: Tone = "ink") -> None:
        """A filled outline, in path data (M L H V C Q A Z)."""
        self._print(segments(data), tone, gouged=False)

    def dot(self, x: float, y: float, radius: float, tone: Tone = "ink") -> None:
        self.shape(round_outline(x, y, radius), tone)

    def ring(self, x: float, y: float, radius: float, width: float, tone: Tone = "ink") -> None:
        """A circle drawn with a line: what is inside stays as it was."""
        inner = round_outline(x, y, radius - width / 2, sweep=1)
        self.shape(round_outline(x, y, radius + width / 2) + inner, tone)

    def disc(self, x: float, y: float, radius: float, tone: Tone) -> None:
        """A circle cut by hand."""
        points = []
        for step in range(48):
            angle, rough = step * math.tau / 48, radius * (1 + self.hand.uniform(-0.007, 0.007))
            points.append((x + rough * math.cos(angle), y + rough * math.sin(angle)))
        self.polygon(points, tone)

    def polygon(self, points: Sequence[Point], tone: Tone = "ink") -> None:
        self.shape("M" + "L".join(f"{x:.3f},{y:.3f}" for x, y in points) + "Z", tone)

    def line(self, points: Sequence[Point], width: float, tone: Tone = "ink") -> None:
        """A line of even width through these points: each stretch is a bar, square at its ends."""
        for (x1, y1), (x2, y2) in pairwise(points):
            way = complex(x2 - x1, y2 - y1)
            side = way / abs(way) * 1j * width / 2
            dx, dy = side.real, side.imag
            self.polygon(
                [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)], tone
            )

    def box(self, x: float, y: float, width: float, height: float, tone: Tone = "ink") -> None:
        self.shape(f"M{x},{y}h{width}v{height}h{-width}Z", tone)

    # Gouges

    def leaves(self, gouges: Iterable[Gouge], tone: Tone = "paper") -> None:
        """Tapered cuts, pointed at both ends."""
        for x1, y1, x2, y2, width, *bent in gouges:
            bend = bent[0] if bent else 0.0
            dx, dy = x2 - x1, y2 - y1
            length = math.hypot(dx, dy) or 1
            nx, ny = -dy / length, dx / length
            mx, my = x1 + dx * 0.45 + nx * bend, y1 + dy * 0.45 + ny * bend
            there, back = (mx + nx * width, my + ny * width), (mx - nx * width, my - ny * width)
            leaf = [
                Segment("M", ((x1, y1),)),
                Segment("Q", (there, (x2, y2))),
                Segment("Q", (back, (x1, y1))),
                Segment("Z"),
            ]
            self._print(iter(leaf), tone, gouged=True)

    def teeth(
        self,
        edge: Sequence[Point],
        reach: Point,
        count: int,
        width: float,
        tone: Tone = "paper",
        back: float = 3,
        vary: float = 0.35,
    ) -> None:
        """Wedges that carry one tone over an edge into the other: the mark of the gouge."""
        vx, vy = reach
        length = math.hypot(vx, vy)
        ux, uy = vx / length, vy / length
        for x, y in self.along(edge, count):
            far, half = self.hand.uniform(1 - vary, 1 + vary), width * self.hand.uniform(0.75, 1.15) / 2
            bx, by = x - ux * back, y - uy * back
            corners = (
                (bx - uy * half, by + ux * half),
                (x + vx * far, y + vy * far),
                (bx + uy * half, by - ux * half),
            )
            first, *others = corners
            wedge = [Segment("M", (first,)), *(Segment("L", (corner,)) for corner in others), Segment("Z")]
            self._print(iter(wedge), tone, gouged=True)

    def hatch(
        self,
        near: Sequence[Point],
        far: Sequence[Point],
        count: int,
        width: float,
        tone: Tone = "paper",
        bend: float = 0,
    ) -> None:
        """Gouges from one line to another."""
        pairs = zip(self.along(near, count), self.along(far, count), strict=True)
        self.leaves([(*p, *q, width * self.hand.uniform(0.6, 1.2), bend) for p, q in pairs], tone)

    def burst(
        self,
        x: float,
        y: float,
        near: float,
        far: float,
        count: int,
        width: float,
        tone: Tone = "ink",
        arc: tuple[float, float] = (0, 360),
        rough: float = 0.35,
    ) -> None:
        """Gouges that fly from a centre, over an arc of degrees."""
        hand, gouges = self.hand, []
        for step in range(count):
            angle = math.radians(arc[0] + (arc[1] - arc[0]) * (step + hand.uniform(-rough, rough)) / count)
            p, q = near * hand.uniform(0.94, 1.08), far * hand.uniform(0.82, 1.1)
            way = cmath.rect(1, angle)
            ends = (x + p * way.real, y + p * way.imag, x + q * way.real, y + q * way.imag)
            gouges.append((*ends, width * hand.uniform(0.7, 1.2)))
        self.leaves(gouges, tone)

    def along(self, points: Sequence[Point], count: int, rough: float = 0.25) -> list[Point]:
        """So many points on a broken line, spread evenly and a little unevenly."""
        stretches = list(pairwise(points))
        lengths = [math.dist(start, end) for start, end in stretches]
        found = []
        for step in range(count):
            left = sum(lengths) * min(max((step + 0.5 + self.hand.uniform(-rough, rough)) / count, 0), 1)
            for (start, end), length in zip(stretches, lengths, strict=True):
                if left <= length:
                    share = left / length
                    found.append(
                        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
                    )
                    break
                left -= length
            else:
                found.append(points[-1])
        return found

    # Places

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, mirrored: bool = False
    ) -> Iterator[None]:
        """Draw round an origin that lies here: scaled, turned by degrees, mirrored left to right."""
        before = self.place
        inner = Place(cmath.rect(scale, math.radians(turn)), complex(x, y), mirrored)
        self.place = inner.within(before)
        try:
            yield
        finally:
            self.place = before

    def panel(self, tone: Tone = "paper", inset: float = 6) -> None:
        """The ground of the block, with a rough edge; what sticks out over it is trimmed at the end."""
        width, height, hand = self.canvas.width, self.canvas.height, self.hand
        left, top, right, bottom = inset, inset, width - inset, height - inset
        corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
        points = []
        for (x1, y1), (x2, y2), steps in zip(corners, corners[1:], (18, 22, 18, 22), strict=False):
            for step in range(steps):
                share = step / steps
                x, y = x1 + (x2 - x1) * share, y1 + (y2 - y1) * share
                points.append((x + hand.uniform(-1.1, 1.1), y + hand.uniform(-1.1, 1.1)))
        self.polygon(points, tone)
        self.framed = points

    def trim(self) -> None:
        """Ink over everything outside the panel."""
        if self.framed:
            inside = "M" + "L".join(f"{x:.3f},{y:.3f}" for x, y in self.framed) + "Z"
            far = 400
            outside = f"M{-far},{-far}V{self.canvas.height + far}H{self.canvas.width + far}V{-far}Z"
            self.shape(outside + inside, "ink")
            self.framed = []

    # The print

    def svg(self) -> str:
        """The whole drawing; ink is what needs not be said."""
        width, height, stencil = self.canvas.width, self.canvas.height, self.canvas.stencil
        space = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        if stencil:
            edge = f"M0 0h{width}v{height}H0z"
            head, foot = (
                f'<svg {space}>\n<mask id="m" fill="#fff">',
                f'</mask>\n<path mask="url(#m)" d="{edge}"/>\n</svg>',
            )
        else:
            head, foot = f'<svg {space} fill="{self.palette.ink}">', "</svg>"
        paths = []
        for printed in self._merged():
            colour = "#000" if stencil else self.palette.colour(printed.tone)
            fill = "" if printed.tone == "ink" else f' fill="{colour}"'
            paths.append(f'<path{fill} d="{written(iter(printed.outline))}"/>')
        return "\n".join([head, *paths, foot]) + "\n"

    def _merged(self) -> Iterator[Printed]:
        run: Printed | None = None
        for printed in self.printed:
            if (
                run
                and run.gouged
                and printed.gouged
                and (run.tone, run.mirrored) == (printed.tone, printed.mirrored)
            ):
                run.outline += printed.outline
                continue
            if run:
                yield run
            run = Printed(printed.tone, list(printed.outline), printed.gouged, printed.mirrored)
        if run:
            yield run

    def _print(self, outline: Iterator[Segment], tone: Tone, gouged: bool) -> None:
        self.printed.append(Printed(tone, list(placed(outline, self.place)), gouged, self.place.mirrored))


def round_outline(x: float, y: float, radius: float, sweep: int = 0) -> str:
    return (
        f"M{x - radius:.3f},{y:.3f}a{radius:.3f},{radius:.3f} 0 1,{sweep} {2 * radius:.3f},0"
        f"a{radius:.3f},{radius:.3f} 0 1,{sweep} {-2 * radius:.3f},0Z"
    )
