"""What is left on the field when a side has won, each round its own origin."""

from __future__ import annotations

import math

from art.kit.cut import Cut, round_outline
from art.kit.palette import Tone

WAVE: tuple[tuple[float, Tone], ...] = ((38, "ink"), (34.4, "paper"), (27, "ink"), (22, "paper"), (13, "ink"))


def bell(cut: Cut) -> None:
    """A church bell that hangs from the origin, 110 high, swung to the left."""
    cut.shape("M-10,-8H10V8H-10Z")
    cut.dot(-13, 106, 12)
    cut.dot(-15, 104, 4, "paper")
    outline = (
        "M0,2C-26,4 -34,22 -37,50C-39,70 -46,82 -60,94V102C-30,110 30,110 60,102V94C46,82 39,70 37,50"
        "C34,22 26,4 0,2Z"
    )
    with cut.at(0, -3, scale=1.06):
        cut.shape(outline)
    cut.shape(outline, "accent")
    cut.shape(
        "M60,94V102C30,110 4,109 -4,108L6,84C20,84 30,78 32,54C32,30 26,12 14,4C28,10 34,28 37,50"
        "C39,70 46,82 60,94Z"
    )
    cut.teeth([(20, 10), (31, 40), (29, 70), (8, 88)], (-12, 3), 9, 5, "ink")
    cut.leaves([(-37, 72, 30, 74, 2.2, 4), (-54, 95, 50, 96, 2.0, 8)], "ink")
    cut.leaves([(-22, 18, -30, 62, 4.0, 4), (-12, 14, -18, 62, 2.0, 3), (-46, 88, -30, 92, 1.8, 2)])


def goblet(cut: Cut) -> None:
    """A glass of wine; its foot at the origin, 100 high."""
    cut.shape(
        "M-26,0C-24,-8 -8,-8 -5,-12V-44C-30,-50 -34,-76 -30,-102H30C34,-76 30,-50 5,-44V-12C8,-8 24,-8 26,0Z"
    )
    cut.shape("M-2,-12V-46C-24,-50 -29,-72 -26,-98H26C29,-72 24,-50 2,-46V-12Z", "paper")
    cut.shape("M-27,-76H27C26,-60 18,-50 0,-49C-18,-50 -26,-60 -27,-76Z", "accent")
    cut.shape("M10,-76H27C26,-60 18,-50 4,-49C12,-56 14,-66 10,-76Z")
    cut.leaves([(-20, -94, -21, -60, 2.2, 2)])
    cut.leaves([(-24, -3, 20, -3, 1.4)])


def sword_stand(cut: Cut) -> None:
    """A sheathed sword on its rack, 300 long, its middle over the origin."""
    for x in (-74, 74):
        cut.shape(f"M{x - 9},64V-14C{x - 9},-22 {x + 9},-22 {x + 9},-14L{x + 9},64Z")
        cut.leaves([(x - 4, -10, x - 4, 60, 1.8)])
        cut.shape(f"M{x - 15},-30L{x - 7},-8H{x + 7}L{x + 15},-30L{x + 7},-22H{x - 7}Z")
    cut.shape("M-104,60H104L112,76H-112Z")
    cut.leaves([(-98, 66, 90, 66, 2.0)])
    cut.shape("M-158,-45C-70,-16 -16,-12 74,-25L78,-3C-16,9 -70,5 -160,-25Z", "paper")
    cut.shape("M-154,-40C-70,-12 -16,-8 72,-20L74,-8C-16,4 -70,0 -156,-30Z")
    cut.leaves([(-146, -34, 60, -14, 1.8, 13)])
    cut.shape("M80,-28L160,-54L166,-34L82,-6Z", "paper")
    cut.shape("M80,-23L156,-48L161,-38L82,-11Z")
    for step in range(6):
        x, y = 92 + step * 11, -20.5 - step * 3.6
        cut.polygon([(x, y - 4.4), (x + 4.4, y), (x, y + 4.4), (x - 4.4, y)], "paper")
    cut.shape("M68,-34L80,-36L84,2L72,4Z")
    cut.leaves([(72, -30, 75, 0, 1.6)])
    cut.shape("M34,-18L48,-20L50,0L36,2Z", "accent")
    cut.shape("M36,0L48,0L56,40L46,36L42,46L36,34Z", "accent")
    cut.leaves([(42, 6, 46, 34, 1.4, 1)], "ink")


def coffin(cut: Cut) -> None:
    """A coffin seen from its side, shut, 220 long, with a stake through the lid at the origin."""
    cut.shape("M-118,2L-104,-20H70L112,-6L118,8V62H-112Z", "paper")
    cut.shape("M-112,6L-100,-15H68L108,-2L112,10V58H-108Z")
    cut.leaves([(-106, 6, 108, 10, 2.0, 1), (-98, -10, 66, -10, 1.8), (-102, 52, 106, 52, 1.6)])
    cut.hatch([(-100, 14), (-30, 16)], [(-98, 48), (-30, 48)], 9, 2.2)
    cut.hatch([(34, 18), (106, 20)], [(34, 48), (106, 48)], 7, 1.2)
    cut.shape("M-74,18H-66V26H-56V33H-66V50H-74V33H-84V26H-74Z", "paper")
    cut.shape("M-20,-92L-8,-98L6,-94L20,-90L14,-6H-14Z", "paper")
    cut.shape("M-15,-88L-7,-93L6,-89L15,-86L10,-4H-10Z")
    cut.leaves([(-9, -84, -6, -8, 2.6), (0, -84, 0, -20, 1.6), (8, -80, 5, -14, 1.2)])
    cut.burst(0, -6, 12, 34, 7, 2.4, "paper", arc=(8, 172))


def mallet(cut: Cut) -> None:
    """Laid down on the ground, its head to the left of the origin."""
    cut.shape("M-38,-30H4V-9L78,6L75,19L4,6V16H-38Z", "paper")
    cut.polygon([(-4, -8), (74, 8), (72, 15), (-6, 2)])
    cut.leaves([(2, -4, 70, 10, 1.4)])
    cut.shape("M-34,-26H0V12H-34Z")
    cut.leaves([(-28, -20, -28, 8, 2.2), (-20, -20, -20, 8, 1.4)])


def castle(cut: Cut) -> None:
    """Towers on a crag, its foot at the origin, 190 wide and 190 high; every window feasts."""
    cut.shape("M-120,6C-104,-20 -92,-34 -72,-44L-60,-58L72,-58L84,-40C104,-30 116,-14 128,6Z")
    for x, wide, top, spire in (
        (-54, 26, -110, 34),
        (-18, 34, -134, 48),
        (24, 28, -100, 32),
        (56, 20, -120, 42),
    ):
        cut.box(x - wide / 2, top, wide, -top - 40)
        cut.box(x - wide / 2 - 4, top - 2, wide + 8, 8)
        cut.polygon([(x - wide / 2 - 5, top), (x, top - spire), (x + wide / 2 + 5, top)])
        cut.leaves(
            [
                (x - wide / 2 + 3, top + 8, x - wide / 2 + 3, -50, 1.6),
                (x - wide / 2 - 1, top - 3, x - 1, top - spire + 5, 1.5),
            ]
        )
        cut.line([(x, top - spire), (x, top - spire - 12)], 1.6)
    cut.box(-66, -84, 136, 32)
    for x in range(-66, 70, 12):
        cut.box(x, -90, 7, 8)
    for x, y in (
        (-54, -98),
        (-18, -116),
        (-18, -92),
        (24, -90),
        (56, -106),
        (-44, -74),
        (-30, -74),
        (2, -74),
        (16, -74),
        (40, -74),
    ):
        cut.shape(f"M{x - 3.4},{y + 6}V{y - 3}L{x},{y - 8}L{x + 3.4},{y - 3}V{y + 6}Z", "accent")
    cut.leaves([(-100, -14, -74, -42, 2.0, -3), (-80, -6, -62, -34, 1.6, -2), (86, -32, 108, -10, 1.2, 3)])
    cut.hatch([(-50, -40), (60, -40)], [(-64, -6), (76, -6)], 10, 1.8)


def warg_head(cut: Cut) -> None:
    """A wolf in the dark from the front, 100 wide round the origin: ears, a rim of fur, two eyes."""
    half = (
        "M0,-22C-8,-26 -18,-26 -24,-22L-44,-54C-52,-30 -48,-8 -42,2L-54,10L-42,14L-52,28L-38,28L-40,42"
        "L-22,36L-12,56L0,60Z"
    )
    for mirrored in (False, True):
        with cut.at(0, 0, mirrored=mirrored):
            cut.shape(half)
    cut.leaves([(-44, -52, -42, 0, 2.2, 6), (-42, -50, -24, -22, 1.4, -2), (43, -48, 42, -2, 1.2, -6)])
    cut.leaves(
        [(-52, 10, -40, 4, 1.8), (-50, 27, -40, 16, 1.8), (-39, 40, -36, 29, 1.6), (51, 11, 41, 4, 1.0)]
    )
    cut.leaves([(-4, -18, -12, 26, 2.4, -3), (-14, 28, 0, 52, 2.0, 3), (10, 30, 1, 52, 1.2, -2)])
    cut.shape("M-12,30C-6,26 6,26 12,30C10,38 4,42 0,43C-4,42 -10,38 -12,30Z")
    cut.leaves([(-8, 31, 1, 29, 1.4, -1)])
    cut.shape("M-34,-4C-26,-6 -14,0 -9,10C-20,12 -30,8 -34,-4Z", "accent")
    cut.shape("M34,-4C26,-6 14,0 9,10C20,12 30,8 34,-4Z", "accent")
    cut.leaves([(-22, -2, -20, 10, 1.6), (22, -2, 20, 10, 1.6)], "ink")


def bones(cut: Cut) -> None:
    """What is left of a meal on the snow, 120 wide round the origin."""
    cut.leaves([(-36, 0, 40, -4, 3.6, -4)], "ink")
    for step in range(6):
        x = -26 + step * 11
        cut.leaves([(x, 0, x + 8, -24 + abs(step - 2) * 3, 2.8, -7)], "ink")
    for x, y, turn in ((-66, -2, -18), (72, 0, 24)):
        with cut.at(x, y, turn=turn):
            cut.shape("M-16,-3H16V3H-16Z")
            for side in (-1, 1):
                cut.dot(side * 17, -4, 4.4)
                cut.dot(side * 17, 4, 4.4)


def gravestone(cut: Cut, wide: float, high: float, cross: bool = False) -> None:
    """Its foot at the origin."""
    half = wide / 2
    if cross:
        arm = wide * 0.16
        level = -high * 0.68
        for grow, tone_is_paper in ((0.0, False), (-2.4, True)):
            a, w, top = arm + grow, half + grow, -high - grow
            data = f"M{-a},0V{level + a}H{-w}V{level - a}H{-a}V{top}H{a}V{level - a}H{w}V{level + a}H{a}V0Z"
            cut.shape(data, "paper" if tone_is_paper else "ink")
        cut.shape(f"M{arm * 0.2},0V{-high + 2}H{arm}V0Z")
        return
    cut.shape(f"M{-half},0V{-high + half}A{half},{half} 0 0,1 {half},{-high + half}V0Z")
    inner = half - 3
    cut.shape(f"M{-inner},0V{-high + half}A{inner},{inner} 0 0,1 {inner},{-high + half}V0Z", "paper")
    cut.shape(
        f"M{half * 0.3},0V{-high + 4}C{half * 0.8},{-high + 8} {half},{-high + half * 0.6}"
        f" {half},{-high + half}V0Z"
    )
    cut.teeth([(half * 0.3, -high + 10), (half * 0.3, -4)], (-9, 1), max(int(high / 9), 3), 4.4, "ink")
    cut.leaves([(-half + 8, -high * 0.6, -half + wide * 0.42, -high * 0.6, 1.6)], "ink")
    cut.leaves([(-half + 8, -high * 0.46, -half + wide * 0.36, -high * 0.46, 1.4)], "ink")


def crow(cut: Cut) -> None:
    """It sits at the origin and looks to the left, 60 long."""
    cut.shape(
        "M-2,0L-6,-12C-16,-18 -20,-30 -14,-40C-16,-50 -28,-52 -40,-48C-34,-54 -30,-60 -20,-62"
        "C-8,-64 0,-56 2,-46C16,-40 28,-22 46,-4L30,-6L34,2L16,-8L8,-8L6,0Z"
    )
    cut.dot(-17, -54, 2.2, "paper")
    cut.leaves([(-10, -38, -8, -18, 2.0, 3), (0, -40, 24, -12, 2.2, -4), (-2, -32, 14, -12, 1.6, -3)])


def ripples(cut: Cut, top: float, rows: int, width: float = 480) -> None:
    """A printed sea, wave behind wave, from this height down."""
    radius = 38.0
    columns = range(math.ceil(width / (2 * radius)) + 1)
    for row in range(rows):
        level = top + 32 * row + radius
        places = [column * 2 * radius + (row % 2) * radius for column in columns]
        for reach, tone in WAVE:
            cut.shape("".join(round_outline(x, level, reach) for x in places), tone)


def sitting_wolf(cut: Cut) -> None:
    """It howls to the upper left, 114 high, its seat at the origin."""
    cut.shape(
        "M-22,4L-20,-4L-14,-8L-12,-40C-16,-50 -16,-58 -12,-66L-18,-66L-14,-74L-20,-84L-30,-100L-24,-100"
        "L-15,-90L-26,-112C-24,-116 -18,-116 -14,-112L0,-94C6,-92 10,-90 12,-86L28,-88L18,-74L26,-68"
        "L20,-64L30,-54L24,-52C36,-38 42,-22 40,-6L54,-8C62,-12 66,-20 68,-32C74,-16 66,4 48,6Z"
    )
    cut.leaves([(-8, -60, -8, -12, 1.8, 2), (4, -66, 10, -30, 1.6, -3), (16, -56, 26, -20, 1.6, -4)])
    cut.leaves([(62, -20, 46, 0, 1.6, 3), (-16, -108, -2, -92, 1.4, 1)])
