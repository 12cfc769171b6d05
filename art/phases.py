"""Phases: night, dawn, day and dusk over one and the same town."""

from __future__ import annotations

from art.kit import scenery
from art.kit.cut import SCENE, Cut
from art.kit.plates import draws_piece


def _town(cut: Cut, lit: bool, panes: str, bell: bool = False) -> None:
    """From left to right: what the four pictures share, so that the eye sees only the hour change."""
    far = (18, 240, 54, 96, 20, False), (172, 240, 46, 118, 22, True), (330, 240, 60, 110, 22, False)
    for x, base, wide, high, roof, gable in far:
        scenery.house(cut, x, base, wide, high, roof, lit, gable)
        scenery.windows(cut, x + 8, base - high + 12, int(wide / 17), 2, panes)
    scenery.campanile(cut, 268, 240, 154, lit, "accent" if bell else "ink")
    for x, high in ((94, 74), (110, 96), (408, 92), (424, 70)):
        scenery.cypress(cut, x, 214, high)
    near = (60, 240, 74, 62, 20, True), (134, 240, 66, 46, 18, False), (206, 240, 48, 54, 18, True)
    for x, base, wide, high, roof, gable in near:
        scenery.house(cut, x, base, wide, high, roof, lit, gable)
        scenery.windows(cut, x + 9, base - high + 16, int(wide / 18), 2, panes[::-1])
    nearer = (
        (292, 240, 70, 50, 20, False),
        (368, 240, 54, 60, 20, True),
        (428, 240, 60, 44, 18, False),
        (-14, 240, 66, 42, 18, False),
    )
    for x, base, wide, high, roof, gable in nearer:
        scenery.house(cut, x, base, wide, high, roof, lit, gable)
        scenery.windows(cut, x + 10, base - high + 14, int(wide / 18), 2, panes)


@draws_piece("phases", "night", SCENE)
def night(cut: Cut) -> None:
    """Everybody sleeps, or says so: one window is awake."""
    cut.panel("ink")
    cut.disc(404, 62, 44, "paper")
    cut.disc(421, 54, 38, "ink")
    scenery.streaks(cut, 14, 170, 11, 1.5, "paper", (404, 62, 62))
    scenery.stars(
        cut,
        ((60, 40, 6), (120, 78, 4), (196, 34, 5), (226, 96, 3.4), (30, 104, 4), (312, 40, 4), (456, 132, 4)),
    )
    _town(cut, False, "--p-----")
    cut.box(83, 194, 8, 12, "accent")
    cut.line([(268, 41), (268, 26)], 2, "paper")
    cut.line([(262, 32), (274, 32)], 2, "paper")


@draws_piece("phases", "dawn", SCENE)
def dawn(cut: Cut) -> None:
    """The sun comes up on the left, and with it the news."""
    cut.panel()
    scenery.rays_of(cut, 132, 178, 74)
    cut.disc(132, 178, 58, "ink")
    cut.disc(132, 178, 54, "accent")
    _town(cut, True, "i-ii", bell=True)


@draws_piece("phases", "day", SCENE)
def day(cut: Cut) -> None:
    """A high sun and nothing hidden: shutters open, clouds in the sky."""
    cut.panel()
    cut.disc(84, 54, 30, "accent")
    cut.burst(84, 54, 38, 62, 22, 2.6, "ink")
    for x, y, size in ((226, 54, 1.0), (390, 40, 1.2), (330, 86, 0.7)):
        with cut.at(x, y, size):
            cut.shape("M-50,12C-56,0 -40,-8 -32,-4C-28,-20 -2,-22 4,-8C14,-18 34,-12 32,0C44,-2 52,6 46,12Z")
            cut.shape(
                "M-46,9C-50,2 -39,-4 -30,0C-27,-15 -4,-17 2,-3C12,-13 30,-8 28,4C38,1 46,6 43,9Z", "paper"
            )
            cut.leaves([(-36, 5, 8, 5, 1.4), (4, 0, 24, 3, 1.2)], "ink")
    _town(cut, True, "iii-ii")


@draws_piece("phases", "dusk", SCENE)
def dusk(cut: Cut) -> None:
    """The sun goes down on the right; lamps are lit, and birds fly home."""
    cut.panel()
    scenery.streaks(cut, 8, 190, 15, 5.2, "ink", (424, 152, 74))
    cut.disc(424, 152, 60, "ink")
    cut.disc(424, 152, 56, "accent")
    for y, reach in ((122, 44), (138, 52), (154, 54), (170, 50)):
        cut.leaves([(424 - reach, y, 424 + reach, y + 1, 2.8)], "ink")
    for x, y, size in ((60, 60, 0.9), (88, 44, 0.7), (112, 62, 0.6)):
        scenery.bird(cut, x, y, size)
    _town(cut, False, "p--pp-")
