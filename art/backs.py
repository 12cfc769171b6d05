"""Five backs. Each is drawn as one half and printed twice, so that a card upside down tells nothing."""

from __future__ import annotations

import math
from collections.abc import Callable

from art.kit.cut import BACK, Cut, Point
from art.kit.palette import Tone
from art.kit.plates import draws_back

WIDTH, HEIGHT = BACK.width, BACK.height
MIDDLE_X, MIDDLE_Y = WIDTH / 2, HEIGHT / 2


def turned(cut: Cut, half: Callable[[Cut], None]) -> None:
    """The half, and the same half turned round, stroke by stroke."""
    hand = cut.hand.getstate()
    half(cut)
    cut.hand.setstate(hand)
    with cut.at(WIDTH, HEIGHT, turn=180):
        half(cut)


def polar(radius: float, degrees: float, x: float = MIDDLE_X, y: float = MIDDLE_Y) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def frame(cut: Cut, margin: float, width: float, tone: Tone) -> None:
    """A line round the card."""
    far = margin + width
    outer = f"M{margin},{margin}H{WIDTH - margin}V{HEIGHT - margin}H{margin}Z"
    cut.shape(outer + f"M{far},{far}V{HEIGHT - far}H{WIDTH - far}V{far}Z", tone)


def lozenge(cut: Cut, x: float, y: float, half: float, tone: Tone) -> None:
    cut.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], tone)


@draws_back("chicago")
def chicago(cut: Cut) -> None:
    """A fan of blades, stepped corners, a stone in the middle."""
    cut.box(0, 0, WIDTH, HEIGHT)
    for margin, width in ((9, 2.2), (13.6, 0.8), (17.6, 0.8)):
        frame(cut, margin, width, "shade")

    def half(cut: Cut) -> None:
        for blade in range(15):
            start, end = 180 + 12 * blade + 1.2, 180 + 12 * (blade + 1) - 1.2
            middle = (start + end) / 2
            far = min(150 - abs(blade - 7) * 7.5, 102 / max(abs(math.cos(math.radians(middle))), 0.01))
            points = [
                polar(46, start),
                polar(far - 10, start),
                polar(far, middle),
                polar(far - 10, end),
                polar(46, end),
            ]
            cut.polygon(points, "shade")
            if blade % 2:
                near, edge = start + 0.9, end - 0.9
                points = [
                    polar(46, near),
                    polar(far - 11, near),
                    polar(far - 2.4, middle),
                    polar(far - 11, edge),
                ]
                cut.polygon([*points, polar(46, edge)], "ink")
        for mirrored in (False, True):
            with cut.at(WIDTH if mirrored else 0, 0, mirrored=mirrored):
                for step in range(5):
                    low, right, width = 68 - step * 9, 30 + step * 9, 1.1 if step % 2 else 2
                    cut.line([(22, low), (right + width / 2, low)], width, "shade")
                    cut.line([(right, low), (right, 22)], width, "shade")
                cut.line([(22, MIDDLE_Y), (78, MIDDLE_Y)], 2, "shade")
                cut.line([(22, MIDDLE_Y - 4), (78, MIDDLE_Y - 4)], 0.8, "shade")

    turned(cut, half)
    for radius, tone in ((46, "shade"), (44, "ink"), (40.4, "shade"), (39.6, "ink")):
        cut.dot(MIDDLE_X, MIDDLE_Y, radius, "ink" if tone == "ink" else "shade")
    for size, tone in ((34.6, "shade"), (33.2, "ink"), (25.5, "shade"), (24.3, "ink"), (16, "shade")):
        lozenge(cut, MIDDLE_X, MIDDLE_Y, size, "ink" if tone == "ink" else "shade")


@draws_back("vendetta")
def vendetta(cut: Cut) -> None:
    """The windows of a chapel and a rose window."""
    cut.box(0, 0, WIDTH, HEIGHT)
    frame(cut, 8, 2.2, "paper")
    frame(cut, 13.6, 0.8, "paper")

    def arch(x: float, y: float, width: float, height: float, line: float, glass: Tone) -> None:
        for wide, tone in ((width + line, "paper"), (width - line, glass)):
            half, top = wide / 2, y - wide * 0.866
            arcs = f"A{wide},{wide} 0 0,1 {x},{top}A{wide},{wide} 0 0,1 {x + half},{y}"
            cut.shape(
                f"M{x - half},{y + height}V{y}{arcs}V{y + height}Z", "paper" if tone == "paper" else glass
            )

    def half(cut: Cut) -> None:
        for step in range(3):
            x = MIDDLE_X + (step - 1) * 68
            arch(x, 90, 64, 62, 1.8, "ink")
            arch(x, 92, 56, 60, 0.9, "ink")
            for aside in (-13, 13):
                arch(x + aside, 114, 23, 38, 1.4, "shade" if step == 1 else "accent")
            for angle in (-90, 30, 150):
                at = polar(7.8, angle, x, 76)
                cut.dot(*at, 7.2, "paper")
                cut.dot(*at, 5.9, "shade")
            cut.dot(x, 76, 2.8, "paper")
        for step in range(4):
            x = MIDDLE_X + (step - 1.5) * 68
            cut.polygon([(x, 20), (x + 5, 36), (x, 32), (x - 5, 36)], "paper")
            cut.line([(x, 32), (x, 152)], 1.6, "paper")
            for y in (48, 60, 72):
                cut.polygon([(x, y), (x + 6, y - 6), (x + 4, y + 2)], "paper")
                cut.polygon([(x, y), (x - 6, y - 6), (x - 4, y + 2)], "paper")
        cut.line([(16, 152), (WIDTH - 16, 152)], 1.8, "paper")
        cut.line([(16, 158), (WIDTH - 16, 158)], 0.9, "paper")
        for step in range(8):
            cut.dot(29.5 + step * 27.6, 167, 4, "paper")
            cut.dot(29.5 + step * 27.6, 167, 2.8, "accent")

    turned(cut, half)
    for radius, tone in ((63.4, "paper"), (61, "ink"), (57.4, "paper"), (56.6, "ink")):
        cut.dot(MIDDLE_X, MIDDLE_Y, radius, "ink" if tone == "ink" else "paper")
    for petal in range(12):
        at = polar(45, petal * 30)
        cut.dot(*at, 10.7, "paper")
        cut.dot(*at, 9.4, "accent" if petal % 2 else "shade")
        cut.leaves([(*polar(17, petal * 30 + 15), *polar(36, petal * 30 + 15), 3.4)], "paper")
        cut.leaves([(*polar(19, petal * 30), *polar(34, petal * 30), 1.2)], "paper")
    cut.dot(MIDDLE_X, MIDDLE_Y, 17, "paper")
    cut.dot(MIDDLE_X, MIDDLE_Y, 15, "accent")
    for angle in (0, 90, 180, 270):
        cut.dot(*polar(6, angle), 5)


@draws_back("offscreen")
def offscreen(cut: Cut) -> None:
    """The leader of a film: perforation, a counting clock, the iris of a lens."""
    cut.box(0, 0, WIDTH, HEIGHT)

    def half(cut: Cut) -> None:
        for row in range(11):
            top = 20 + row * 29.6
            cut.shape(f"M19,{top}h14q3,0 3,3v10q0,3 -3,3h-14q-3,0 -3,-3v-10q0,-3 3,-3Z", "paper")
        cut.box(44, 12, 164, 66, "paper")
        cut.line([(60, 45), (192, 45)], 1, "shade")
        cut.line([(126, 20), (126, 70)], 1, "shade")
        cut.ring(126, 45, 14, 1, "shade")
        hand = cut.hand
        for _ in range(9):
            x, y = hand.uniform(52, 200), hand.uniform(16, 40)
            cut.leaves([(x, y, x + hand.uniform(-2, 2), y + hand.uniform(8, 32), 0.5)], "shade")
        cut.box(44, 83, 82, 93, "paper")
        cut.box(126, 176, 82, 93, "paper")

    turned(cut, half)
    cut.line([(MIDDLE_X, 83), (MIDDLE_X, HEIGHT - 83)], 2.2, "accent")
    cut.line([(44, MIDDLE_Y), (208, MIDDLE_Y)], 2.2, "accent")
    for radius, width in ((70, 5), (57, 2.4)):
        near, far = radius - width / 2, radius + width / 2
        for quarter, tone in enumerate(("paper", "ink", "paper", "ink")):
            (a, b), (c, d) = polar(far, quarter * 90 - 90), polar(far, quarter * 90)
            (e, f), (g, h) = polar(near, quarter * 90), polar(near, quarter * 90 - 90)
            shown: Tone = "ink" if tone == "ink" else "paper"
            cut.shape(f"M{a},{b}A{far},{far} 0 0,1 {c},{d}L{e},{f}A{near},{near} 0 0,0 {g},{h}Z", shown)
    cut.dot(MIDDLE_X, MIDDLE_Y, 32, "paper")
    cut.dot(MIDDLE_X, MIDDLE_Y, 29, "accent")
    for blade in range(6):
        cut.line([polar(28.5, blade * 60), polar(13, blade * 60 + 70)], 2)
    cut.polygon([polar(13, blade * 60 + 10) for blade in range(6)])


@draws_back("family")
def family(cut: Cut) -> None:
    """A newspaper under a stamp with a thumb."""
    cut.box(0, 0, WIDTH, HEIGHT, "paper")

    def half(cut: Cut) -> None:
        hand = cut.hand
        for column in range(4):
            x, y = 20 + column * 54, 24
            tall = 7 if column % 2 else 11
            cut.box(x, y, 48, tall)
            y += 18
            if column in (1, 2):
                portrait(cut, x, y)
                y += 54
            while y < 168:
                width = 48 if hand.random() > 0.16 else round(hand.uniform(14, 38))
                cut.box(x, y, width, 2, "shade")
                y += 5
        for column in range(1, 4):
            cut.line([(17 + column * 54, 24), (17 + column * 54, 168)], 0.6)

    turned(cut, half)
    frame(cut, 7, 3, "ink")
    frame(cut, 12.6, 0.8, "ink")
    cut.dot(MIDDLE_X, MIDDLE_Y, 67, "paper")
    cut.ring(MIDDLE_X, MIDDLE_Y, 62, 4, "accent")
    cut.ring(MIDDLE_X, MIDDLE_Y, 56, 1.4, "accent")
    turned(cut, thumb)


def portrait(cut: Cut, x: float, y: float) -> None:
    """A man in a hat, wanted."""
    cut.box(x, y, 48, 48)
    cut.box(x + 1.4, y + 1.4, 45.2, 45.2, "paper")
    cut.shape(
        f"M{x + 4},{y + 46.6}C{x + 6},{y + 36} {x + 14},{y + 34} {x + 19},{y + 32}h10"
        f"C{x + 34},{y + 34} {x + 42},{y + 36} {x + 44},{y + 46.6}Z"
    )
    cut.shape(f"M{x + 15},{y + 18}h18v8C{x + 33},{y + 38} {x + 15},{y + 38} {x + 15},{y + 26}Z")
    cut.shape(
        f"M{x + 17.4},{y + 21}h6.6v12C{x + 19},{y + 33} {x + 17.4},{y + 28} {x + 17.4},{y + 21}Z", "paper"
    )
    cut.shape(
        f"M{x + 7},{y + 18}C{x + 10},{y + 14} {x + 14},{y + 15} {x + 15},{y + 14}"
        f"C{x + 15},{y + 4} {x + 19},{y + 4} {x + 24},{y + 6}"
        f"C{x + 29},{y + 4} {x + 33},{y + 4} {x + 33},{y + 14}"
        f"C{x + 34},{y + 15} {x + 38},{y + 14} {x + 41},{y + 18}"
        f"C{x + 34},{y + 21} {x + 14},{y + 21} {x + 7},{y + 18}Z"
    )
    cut.hatch([(x + 4, y + 6), (x + 4, y + 32)], [(x + 13, y + 4), (x + 13, y + 30)], 5, 0.7, "shade")
    cut.hatch([(x + 36, y + 5), (x + 36, y + 30)], [(x + 45, y + 3), (x + 45, y + 28)], 5, 0.7, "shade")


def thumb(cut: Cut) -> None:
    """The upper half of a thumb's print: ridges, broken here and there."""
    for ridge in range(10):
        wide, high = 4 + ridge * 4.2, 6 + ridge * 4.8
        for part in range(4):
            start = 180 + part * 45 + cut.hand.uniform(0, 6)
            end = start + cut.hand.uniform(36, 44)
            points = []
            for step in range(7):
                angle = math.radians(start + (end - start) * step / 6)
                swell = 1 + 0.05 * math.sin(3 * angle + ridge * 0.35)
                aside = 2.4 * math.sin(angle * 2 + ridge * 0.2)
                points.append(
                    (
                        MIDDLE_X + wide * swell * math.cos(angle) + aside,
                        MIDDLE_Y + high * swell * math.sin(angle),
                    )
                )
            if max(math.dist(point, (MIDDLE_X, MIDDLE_Y)) for point in points) < 53:
                stroke(cut, points, 2.3, "accent")


def stroke(cut: Cut, points: list[Point], width: float, tone: Tone) -> None:
    """One ribbon along these points, pointed at both ends."""
    left, right = [], []
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        way = complex(after[0] - before[0], after[1] - before[1])
        side = way / abs(way) * 1j * width / 2
        left.append((point[0] + side.real, point[1] + side.imag))
        right.append((point[0] - side.real, point[1] - side.imag))
    cut.polygon([points[0], *left, points[-1], *reversed(right)], tone)


@draws_back("classic")
def classic(cut: Cut) -> None:
    """A harlequin of lozenges, and an eye that is shut whichever way it lies."""
    cut.box(0, 0, WIDTH, HEIGHT, "paper")
    hand = cut.hand

    def half(cut: Cut) -> None:
        frame(cut, 8, 2, "ink")
        wide, high = 26.5, 39.0
        for row in range(9):
            for column in range(8 - row % 2):
                x, y = 33.25 + column * wide + row % 2 * wide / 2, 20 + row * high / 2
                if row == 8 and column > 3:
                    continue
                block(cut, x, y, row % 2 == 0)

    def block(cut: Cut, x: float, y: float, dark: bool) -> None:
        """A lozenge of 22 by 34 under its top: cut deep, or only outlined."""
        points = [(x, y + 1.5), (x + 11.6, y + 18.5), (x, y + 35.5), (x - 11.6, y + 18.5)]
        if dark:
            cut.polygon([(px + hand.uniform(-0.5, 0.5), py + hand.uniform(-0.5, 0.5)) for px, py in points])
            cut.hatch([(x - 9, y + 19), (x - 1, y + 6)], [(x - 1, y + 29), (x + 6, y + 18)], 4, 0.9)
        else:
            lozenge_leaves = zip(points, points[1:] + points[:1], strict=True)
            cut.leaves([(*start, *end, 0.8) for start, end in lozenge_leaves], "ink")

    turned(cut, half)
    cut.disc(MIDDLE_X, MIDDLE_Y, 59, "paper")
    for radius in (54, 57.5):
        cut.ring(MIDDLE_X, MIDDLE_Y, radius, 1.2)

    def eye(cut: Cut) -> None:
        x, y = MIDDLE_X, MIDDLE_Y
        cut.leaves(
            [(x - 32, y - 28, x + 32, y - 28, 3, 18), (x - 31, y - 38, x + 31, y - 38, 2.2, -14)], "ink"
        )
        for lash in range(9):
            aside = -25 + lash * 6.2
            top = y - 26 + 8 * (1 - (aside / 30) ** 2)
            cut.leaves([(x + aside, top, x + aside * 1.2, top + 9 + hand.uniform(-1, 2), 1.3)], "ink")
        cut.leaves([(x - 48, y, x - 9, y, 1.4)], "ink")
        cut.polygon([(x - 6, y), (x, y - 9), (x + 6, y)], "accent")

    turned(cut, eye)
