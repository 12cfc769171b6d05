"""Victories: one scene for each side, and one for nobody. Things tell it; the winners are at the table."""

from __future__ import annotations

import math

from art.kit import hats, props, scenery, trades, trophies
from art.kit.cut import SCENE, Cut
from art.kit.plates import draws_piece


@draws_piece("victories", "town", SCENE)
def town(cut: Cut) -> None:
    """The bell rings over the roofs: it is day, and everybody may hear it."""
    cut.panel()
    scenery.rays_of(cut, 240, 110, 92, arc=(150, 390), count=46)
    for x, wide, high, roof, gable in (
        (10, 62, 76, 20, False),
        (78, 50, 96, 22, True),
        (352, 52, 92, 22, True),
        (410, 64, 72, 20, False),
        (-30, 60, 40, 16, True),
        (130, 56, 48, 18, False),
        (292, 56, 52, 18, True),
        (452, 50, 36, 16, True),
    ):
        scenery.house(cut, x, 240, wide, high, roof, True, gable)
        scenery.windows(cut, x + 9, 240 - high + 14, int(wide / 19), 2, "iii-")
    cut.shape("M186,240V206H294V240Z")
    cut.shape("M196,240C196,200 284,200 284,240Z", "paper")
    cut.box(160, 22, 160, 11)
    cut.leaves([(166, 26, 312, 26, 2.0)])
    with cut.at(240, 40, 1.25, turn=12):
        trophies.bell(cut)
    for x, y, size in ((96, 58, 1.0), (128, 84, 0.7), (372, 48, 0.9), (404, 74, 0.7)):
        scenery.bird(cut, x, y, size)


@draws_piece("victories", "mafia", SCENE)
def mafia(cut: Cut) -> None:
    """The hat lies on the table, the glass is full, and nobody asks."""
    cut.panel()
    for step in range(14):
        y = 10 + step * 15 + cut.hand.uniform(-0.8, 0.8)
        gap = math.sqrt(max(118**2 - (y - 130) ** 2, 0)) * 1.2
        for near, far in ((240 - gap, -60), (240 + gap, 540)):
            cut.leaves([(far, y, near + cut.hand.uniform(-6, 6), y, 5.6)], "ink")
    cut.shape("M-4,186H484V244H-4Z")
    cut.shape("M-4,189H484V214H-4Z", "paper")
    cut.leaves([(-20, 196, 150, 196, 1.4), (330, 197, 500, 197, 1.4), (150, 208, 360, 208, 3.0)], "ink")
    cut.hatch([(20, 216), (460, 216)], [(20, 236), (460, 236)], 26, 2.6)
    with cut.at(60, 36, 1.16):
        hats.fedora(cut)
    with cut.at(404, 206, 1.3):
        trophies.goblet(cut)
    with cut.at(86, 170, 0.76, turn=-3):
        props.revolver_aside(cut)
    with cut.at(66, 152, 1.0):
        props.smoke(cut)


@draws_piece("victories", "yakuza", SCENE)
def yakuza(cut: Cut) -> None:
    """The sword is back on its rack, and the sun stands over the sea."""
    cut.panel()
    scenery.streaks(cut, 14, 130, 8, 3.4, "ink", (240, 92, 92))
    cut.disc(240, 92, 66, "accent")
    trophies.ripples(cut, 136, 3)
    with cut.at(240, 132, 1.12):
        trophies.sword_stand(cut)


@draws_piece("victories", "loner", SCENE)
def loner(cut: Cut) -> None:
    """A lamp, a wall, and the one shadow that is left."""
    cut.panel()
    hand = cut.hand
    for row in range(13):
        for column in range(-1, 11):
            x, y = column * 50 + (row % 2) * 25 + hand.uniform(-3, 3), 14 + row * 17
            if hand.random() < 0.62:
                cut.leaves([(x, y, x + 44, y, 1.2)], "ink")
            if hand.random() < 0.4:
                cut.leaves([(x, y, x, y + 15, 1.1)], "ink")
    cut.disc(92, 70, 58, "paper")
    cut.burst(92, 70, 30, 62, 18, 1.8, "ink")
    scenery.street_lamp(cut, 92, 222, 166)
    cut.shape("M-4,218H484V244H-4Z")
    cut.leaves([(10, 224, 220, 224, 1.8), (250, 228, 470, 228, 1.4)])
    cut.shape(
        "M186,220C190,176 208,152 252,140L246,104L270,124L268,112C260,104 256,92 257,78"
        "C244,79 230,77 220,70C236,64 248,62 257,62C258,38 264,20 280,20C288,20 290,25 296,25"
        "C302,25 306,18 314,20C328,24 332,42 333,62C342,62 356,64 372,70C360,78 346,79 334,78"
        "C335,92 331,104 322,112L320,124L344,104L338,140C354,144 364,148 374,156L378,112H408L414,166"
        "C410,182 398,194 384,196L392,220Z"
    )
    with cut.at(393, 118, 0.5, turn=4):
        props.knife(cut)
    cut.shape("M375,112C376,104 410,104 411,112V140H375Z")


@draws_piece("victories", "vampires", SCENE)
def vampires(cut: Cut) -> None:
    """The feast goes on: every window of the castle is lit."""
    cut.panel("ink")
    cut.disc(276, 108, 96, "paper")
    scenery.streaks(cut, 12, 226, 17, 1.6, "paper", (276, 108, 112))
    with cut.at(276, 232, 1.1):
        trophies.castle(cut)
    cut.shape("M-4,244V214C60,196 130,206 170,226C260,240 340,236 384,220C420,206 456,204 484,212V244Z")
    for x, y, size, turn in (
        (120, 74, 0.9, -12),
        (66, 118, 0.6, 8),
        (168, 128, 0.5, 4),
        (420, 62, 0.8, 14),
        (392, 122, 0.5, -6),
    ):
        with cut.at(x, y, size * 1.24, turn):
            trades.bat(cut, "ink")
        with cut.at(x, y, size, turn):
            trades.bat(cut, "paper")


@draws_piece("victories", "hunters", SCENE)
def hunters(cut: Cut) -> None:
    """The last lid is nailed down, and the sun may rise."""
    cut.panel()
    scenery.rays_of(cut, 240, 168, 92, count=40)
    cut.disc(240, 168, 76, "accent")
    cut.shape("M-4,174C100,160 380,160 484,176V244H-4Z")
    cut.hatch([(6, 186), (120, 178), (120, 178)], [(20, 234), (110, 222), (116, 222)], 10, 2.4, bend=3)
    cut.hatch([(370, 178), (474, 190)], [(364, 226), (462, 236)], 9, 1.4, bend=-3)
    with cut.at(240, 160, 1.1):
        trophies.coffin(cut)
    with cut.at(410, 212, 0.7):
        trophies.mallet(cut)


@draws_piece("victories", "werewolf", SCENE)
def werewolf(cut: Cut) -> None:
    """A hat and a tie are left in the snow; from there on the steps are those of a beast."""
    cut.panel("ink")
    cut.disc(330, 92, 82, "paper")
    scenery.streaks(cut, 12, 190, 14, 1.6, "paper", (330, 92, 98))
    cut.shape("M-4,244V190C60,196 120,190 190,176C250,162 290,146 336,146C390,148 430,168 484,176V244Z")
    cut.shape(
        "M-4,244V196C60,202 120,196 190,182C250,168 290,152 336,152C390,154 430,174 484,182V244Z", "paper"
    )
    cut.leaves([(360, 166, 480, 200, 2.2, -6), (400, 196, 478, 214, 1.6, -3)], "ink")
    cut.leaves([(4, 214, 60, 212, 1.8, 2), (330, 222, 420, 230, 1.6, -2)], "ink")
    with cut.at(336, 154, 1.06):
        trophies.sitting_wolf(cut)
    steps = ((184, 224, 1.1, 66, False), (208, 202, 1.0, 58, False), (238, 204, 0.76, 64, True))
    for x, y, size, turn, beast in (
        *steps,
        (257, 184, 0.64, 58, True),
        (281, 183, 0.52, 64, True),
        (296, 168, 0.42, 58, True),
    ):
        with cut.at(x, y, size, turn):
            (_paw if beast else _sole)(cut)
    with cut.at(-8, 148, 0.62, turn=-8):
        hats.top_hat(cut)
    cut.shape("M142,208L160,202L164,212L150,219L156,234L144,229L138,236L136,222L124,216Z", "accent")
    cut.leaves([(143, 214, 147, 228, 1.8), (148, 209, 158, 208, 1.5)], "ink")


def _sole(cut: Cut) -> None:
    """A boot in the snow, its toe up."""
    cut.shape("M-6,-14C-4,-20 5,-20 7,-13C9,-6 6,0 4,4H-4C-6,0 -8,-6 -6,-14ZM-4,7H4C6,14 -6,14 -4,7Z")


def _paw(cut: Cut) -> None:
    cut.shape("M0,-4C8,-4 13,5 11,12C7,16 3,12 0,12C-3,12 -7,16 -11,12C-13,5 -8,-4 0,-4Z")
    for x, y, lean in ((-13, -5, -24), (-5, -14, -8), (5, -14, 8), (13, -5, 24)):
        with cut.at(x, y, turn=lean):
            cut.shape("M0,-8C5,-3 5,5 0,6C-5,5 -5,-3 0,-8Z")


@draws_piece("victories", "wargs", SCENE)
def wargs(cut: Cut) -> None:
    """The pack looks up from its meal."""
    cut.panel("ink")
    cut.disc(240, 60, 84, "paper")
    scenery.streaks(cut, 10, 150, 11, 1.5, "paper", (240, 60, 100))
    for x, high in ((30, 190), (86, 150), (140, 176), (334, 180), (392, 150), (448, 196)):
        steps = 6
        left = [
            (x - (5 + step * 7) * share, 236 - high + high * (step + turn) / steps)
            for step in range(steps)
            for share, turn in ((0.4, 0), (1, 1.1))
        ]
        right = [(2 * x - a, b) for a, b in left]
        cut.polygon([(x, 226 - high), *right, *reversed(left)])
        cut.leaves(
            [
                (a[0] + 1, a[1], b[0] + 3, b[1] - 3, 1.3, 1.5)
                for a, b in zip(left[::2], left[1::2], strict=True)
            ]
        )
    for x, y, size in ((62, 132, 0.8), (418, 128, 0.8), (148, 138, 1.0), (332, 136, 1.0), (240, 122, 1.35)):
        with cut.at(x, y, size):
            cut.shape("M-60,90L-46,20L46,20L60,90Z")
            trophies.warg_head(cut)
    cut.shape("M-4,244V200C80,182 160,194 240,192C320,190 400,180 484,198V244Z")
    cut.shape("M-4,244V205C80,187 160,199 240,197C320,195 400,185 484,203V244Z", "paper")
    with cut.at(236, 228, 1.0):
        trophies.bones(cut)


@draws_piece("victories", "nobody", SCENE)
def nobody(cut: Cut) -> None:
    """A row of stones, and a crow that counts them."""
    cut.panel()
    scenery.streaks(cut, 10, 180, 13, 3.2, "ink", (240, 96, 104))
    cut.shape("M-4,244V192C90,172 190,180 250,184C330,190 410,176 484,190V244Z")
    for x, y, wide, high, cross, turn in (
        (56, 200, 44, 66, False, -5),
        (130, 196, 48, 92, True, 3),
        (214, 204, 60, 98, False, 2),
        (302, 200, 46, 62, False, 6),
        (366, 200, 50, 96, True, -6),
        (430, 204, 46, 72, False, 4),
    ):
        with cut.at(x, y, turn=turn):
            trophies.gravestone(cut, wide, high, cross)
    cut.hatch(
        [(10, 206), (120, 200), (240, 206), (360, 204), (470, 206)],
        [(4, 232), (116, 228), (236, 232), (356, 230), (474, 232)],
        34,
        2.0,
    )
    with cut.at(218, 108, 0.95):
        trophies.crow(cut)
    with cut.at(264, 214, 1.0, turn=64):
        props.rose(cut)
