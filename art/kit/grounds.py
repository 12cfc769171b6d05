"""What stands behind a figure tells its side. Every ground leaves a quiet halo round the head."""

from __future__ import annotations

import math

from art.kit.cut import Cut, Gouge


def rays(cut: Cut, x: float = 150, y: float = 150, near: float = 100, disc: float = 0) -> None:
    """The town: daylight behind the head. A lit profile wants a dark `disc` behind it."""
    cut.panel()
    far = near + 105
    cut.burst(x, y, near, far, 56, 2.3)
    cut.burst(x, y, near + 68, far + 80, 56, 4.4)
    if disc:
        cut.disc(x, y, disc, "ink")


def slats(cut: Cut, x: float = 150, y: float = 145, halo: float = 106) -> None:
    """The mafia: light through a blind; the slats thin out towards the head."""
    cut.panel()
    hand = cut.hand
    gouges: list[Gouge] = []
    for step in range(24):
        level = 12 + step * 15 + hand.uniform(-0.8, 0.8)
        gap = math.sqrt(max(halo**2 - (level - y) ** 2, 0))
        if gap > 14:
            left, right = x - gap + hand.uniform(-6, 6), x + gap + hand.uniform(-6, 6)
            gouges += [(2, level, left, level + hand.uniform(-1, 1), 5.6)]
            gouges += [(298, level, right, level + hand.uniform(-1, 1), 5.6)]
            gouges += [(-60, level, x - gap - 40, level, 5.2), (360, level, x + gap + 40, level, 5.2)]
        else:
            gouges += [(-40, level, 340, level + hand.uniform(-1, 1), 5.8)]
    cut.leaves(gouges, "ink")


def rain(cut: Cut, x: float = 150, y: float = 150, halo: float = 102) -> None:
    """The loner: rain that leaves him dry."""
    cut.panel()
    hand = cut.hand
    gouges: list[Gouge] = []
    for column in range(-6, 26):
        for row in range(7):
            left = column * 17 + hand.uniform(-4, 4) + row * 9
            top = -14 + row * 58 + (column % 3) * 19 + hand.uniform(-7, 7)
            if math.hypot(left - 8 - x, top + 20 - y) >= halo and -20 < left < 325:
                gouges.append((left, top, left - 15, top + hand.uniform(36, 52), 1.9))
    cut.leaves(gouges, "ink")


def waves(cut: Cut, x: float = 150, y: float = 146, halo: float = 96) -> None:
    """The yakuza: scales of a printed sea round a bare rising sun."""
    cut.panel()
    for row in range(10):
        sea, lines = "", ""
        for column in range(-1, 7):
            cx, cy = column * 56 + (row % 2) * 28, 18 + row * 34
            if math.hypot(cx - x, cy - 12 - y) < halo or cx > 330:
                continue
            sea += f"M{cx - 28},{cy}A28,28 0 0,1 {cx + 28},{cy}Z"
            for outer, inner in ((28, 24.4), (16.5, 11)):
                lines += f"M{cx - outer},{cy}A{outer},{outer} 0 0,1 {cx + outer},{cy}H{cx + inner}"
                lines += f"A{inner},{inner} 0 0,0 {cx - inner},{cy}Z"
        if sea:
            cut.shape(sea, "paper")
            cut.shape(lines)


def moon(cut: Cut, x: float = 150, y: float = 155, radius: float = 134) -> None:
    """The vampires: a full moon on a black sky."""
    cut.panel("ink")
    cut.disc(x, y, radius, "paper")
    _rings(cut, x, y, radius, (13, 27, 43, 61, 81))


def _rings(cut: Cut, x: float, y: float, radius: float, gaps: tuple[int, ...]) -> None:
    hand = cut.hand
    for gap in gaps:
        far, gouges, angle = radius + gap, [], hand.uniform(0, 1)
        while angle < 6.2:
            half = hand.uniform(0.10, 0.19) * (1 - gap / 160)
            start = (x + far * math.cos(angle), y + far * math.sin(angle))
            end = (x + far * math.cos(angle + 2 * half), y + far * math.sin(angle + 2 * half))
            gouges.append((*start, *end, max(2.3 - gap / 50, 0.8), -far * half * half / 2))
            angle += 2 * half + hand.uniform(0.05, 0.10) + gap / 900
        cut.leaves(gouges)


def lancet(cut: Cut, x: float = 150) -> None:
    """The hunters: candlelight under a pointed arch of dressed stones."""
    cut.panel("ink")
    hand = cut.hand
    for row in range(7):
        for column in range(-1, 5):
            left, top = column * 72 + (row % 2) * 36 + hand.uniform(-3, 3), 9 + row * 52
            if not (abs(left + 34 - x) < 50 and top > 90):
                cut.leaves([(left, top, left + 67, top, 1.7), (left, top, left, top + 46, 1.6)])
                cut.leaves([(left + 8, top + 46, left + 67, top + 46, 1.1)])
    cut.shape(
        f"M{x - 118},364V168C{x - 118},96 {x - 70},44 {x},10C{x + 70},44 {x + 118},96 {x + 118},168V364Z"
    )
    cut.shape(
        f"M{x - 109},364V168C{x - 109},102 {x - 64},54 {x},22C{x + 64},54 {x + 109},102 {x + 109},168V364Z",
        "paper",
    )
    cut.burst(x, 150, 150, 98, 44, 2.0, "ink", arc=(150, 390))


def branches(cut: Cut, x: float = 150, y: float = 150, radius: float = 128) -> None:
    """The werewolf, and whoever walks alone at night: bare branches before the moon."""
    moon(cut, x, y, radius)
    twigs: list[Gouge] = []
    for side in (-1, 1):
        for foot, bend in ((330, 10), (250, -8), (160, 8), (70, -6)):
            tip = (x + side * 58, foot - 66)
            twigs.append((x + side * 168, foot, *tip, 8, side * bend))
            for share, up in ((0.45, -36), (0.7, -26), (0.6, 20)):
                at = (x + side * (168 - 110 * share), foot - 66 * share)
                twigs.append((*at, at[0] - side * 26, at[1] + up, 3.4, side * 3))
    cut.leaves(twigs, "ink")


def pines(cut: Cut, x: float = 150, y: float = 140, radius: float = 146) -> None:
    """The wargs: a wood of firs under the moon."""
    moon(cut, x, y, radius)
    hand = cut.hand
    for foot, height in ((20, 300), (56, 218), (246, 232), (280, 316)):
        steps = 7
        left, right = [], []
        for step in range(steps):
            level = 360 - height + height * step / steps
            reach = 7 + step * 6.4
            left += [
                (foot - reach * 0.4, level),
                (foot - reach + hand.uniform(-3, 3), level + height / steps + 6),
            ]
            right += [
                (foot + reach * 0.4, level),
                (foot + reach + hand.uniform(-3, 3), level + height / steps + 6),
            ]
        cut.polygon([(foot, 360 - height - 16), *right, *reversed(left)])
        rims = [
            (a[0] + 2, a[1] + 2, b[0] + 5, b[1] - 3, 1.3, 1.5)
            for a, b in zip(left[::2], left[1::2], strict=True)
        ]
        cut.leaves(rims)


def fan(cut: Cut, x: float = 150, y: float = 168, near: float = 104) -> None:
    """The town of the thirties: the blades of a deco sun."""
    cut.panel()
    blades = 26
    for blade in range(blades):
        angle = math.tau * blade / blades
        half = math.tau / blades * 0.31
        far, start = (330, near + 10) if blade % 2 else (330, near + 34)
        corners = [
            (start - 12, angle),
            (start, angle - half),
            (far, angle - half * 0.9),
            (far, angle + half * 0.9),
        ]
        corners.append((start, angle + half))
        cut.polygon([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in corners])
        if blade % 2 == 0:
            inner = [(start + 8, angle), (far, angle - half * 0.28), (far, angle + half * 0.28)]
            cut.polygon([(x + r * math.cos(a), y + r * math.sin(a)) for r, a in inner], "paper")


def towers(cut: Cut) -> None:
    """The mafia of the thirties: stepped towers at night, a few windows lit."""
    cut.panel()
    hand = cut.hand
    skyline = ((22, 52, 84), (278, 52, 62), (64, 40, 226), (238, 40, 214), (100, 34, 262), (204, 34, 254))
    for foot, width, top in skyline:
        for step in range(4):
            wide = width - step * 12
            cut.box(foot - wide / 2, top - step * 13 + 13, wide, 400)
        cut.leaves([(foot, top - 26, foot, top - 64, 2.4)], "ink")
        for row in range(12):
            for column in (-1.5, -0.5, 0.5, 1.5):
                left, level = foot + column * 10.5 - 2.4, top + 22 + row * 21
                if abs(column) * 21 < width - 14 and hand.random() < 0.5:
                    cut.box(left, level, 4.8, 10, "paper")


def spotlight(cut: Cut, x: float = 150, y: float = 158, radius: float = 118) -> None:
    """The set: a cone of light from the upper left on a black studio."""
    cut.panel("ink")
    lamp = (-30.0, -70.0)
    way, far = math.atan2(y - lamp[1], x - lamp[0]), math.hypot(x - lamp[0], y - lamp[1])
    open_, touch = math.asin(radius / far), math.sqrt(far**2 - radius**2)
    edges = [
        (lamp[0] + touch * math.cos(way + a), lamp[1] + touch * math.sin(way + a)) for a in (open_, -open_)
    ]
    cut.leaves([(*lamp, *edge, 5) for edge in edges])
    cut.hatch(edges, [(lamp[0], lamp[1] + 6), (lamp[0] + 6, lamp[1])], 22, 2.2)
    cut.disc(x, y, radius, "paper")


def night_sky(cut: Cut) -> None:
    """Rings of gouges in the black, for things and beasts that bring their own light."""
    cut.panel("ink")
    _rings(cut, 150, 155, 118, (13, 31, 53, 81))
