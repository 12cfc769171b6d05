"""Chicago: who is up at night and means well."""

from __future__ import annotations

from art.kit import dress, grounds, people, props, women
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import dark_sun, fur, plume, tilted


@draws("chicago", "doctor")
def doctor(cut: Cut) -> None:
    """She has come at once: a profile before a dark sun, the cap with the cross, a stethoscope."""
    grounds.fan(cut, 150, 146, 130)
    dark_sun(cut, 150, 142, 122)
    # the coat
    cut.shape(
        "M8,362C14,318 50,296 108,284C130,276 138,262 136,232L196,206C198,258 212,276 246,288"
        "C278,302 290,330 292,362Z"
    )
    cut.shape("M144,238L170,226C172,248 168,268 160,286L136,276C142,266 146,254 144,238Z", "paper")
    cut.teeth([(170, 230), (168, 258)], (14, 3), 4, 5)
    cut.shape("M16,362C24,324 56,304 112,291L128,266L146,300L150,362Z", "paper")
    cut.shape("M126,260L112,292L140,330L156,296L140,274Z")
    cut.shape("M127,268L118,291L138,318L149,296Z", "paper")
    cut.leaves([(176, 262, 160, 300, 2.2, -3), (176, 262, 204, 300, 2.2, -4), (204, 300, 170, 336, 1.8, 3)])
    cut.leaves([(240, 296, 268, 346, 1.8, -5), (222, 300, 246, 352, 1.2, -4), (152, 330, 156, 362, 1.8)])
    cut.leaves([(56, 318, 44, 362, 2.0, 5), (34, 332, 28, 362, 1.8, 3), (84, 304, 80, 330, 1.4, 2)], "ink")
    women.profile(cut, "ink")
    women.knot(cut)
    # the cap
    cut.shape("M112,92C112,58 124,36 146,28L214,22C232,36 238,58 232,76C196,58 150,66 112,92Z")
    cut.shape("M117,84C118,58 130,41 148,34L178,31L182,61C158,63 136,70 117,84Z", "paper")
    cut.teeth([(179, 36), (182, 58)], (22, 1), 5, 5)
    cut.leaves([(122, 72, 176, 52, 1.5, -8)], "ink")
    cut.leaves([(206, 30, 226, 62, 2.0, -5), (186, 60, 230, 70, 1.3, -4)])
    with cut.at(151, 53, scale=1.0, turn=-10):
        props.cross(cut)
    # the stethoscope
    cut.leaves([(120, 282, 72, 316, 4.6, 12), (72, 316, 88, 346, 4.4, 9), (88, 346, 106, 334, 4.2, 6)], "ink")
    cut.dot(110, 326, 15)
    cut.dot(109, 325, 10.5, "paper")
    cut.dot(109, 325, 5)


@draws("chicago", "prostitute")
def prostitute(cut: Cut) -> None:
    """A wave of hair over one eye, fur on bare shoulders, a feather that the whole street knows."""
    grounds.fan(cut, 150, 140, 128)
    # hair behind
    with tilted(cut, 7):
        cut.shape(
            "M150,52C100,50 84,96 88,144C90,182 70,206 72,240C78,262 106,266 126,254L176,254"
            "C200,270 232,262 234,236C234,206 210,184 212,144C216,96 200,54 150,52Z"
        )
        cut.hatch([(92, 132), (92, 164), (82, 196)], [(106, 186), (104, 214), (92, 244)], 7, 2.6, bend=5)
    dress.bare_shoulders(cut)
    cut.leaves([(140, 268, 112, 296, 1.4, 3)], "ink")
    # the fur
    cut.shape(
        "M-4,366V322C20,286 60,282 96,300C112,316 130,334 150,344C170,334 188,316 204,300"
        "C240,282 280,286 304,322V366Z"
    )
    fur(cut, [(4, 316), (30, 294), (64, 288), (98, 302), (122, 326), (150, 346)], 13, 4)
    fur(cut, [(150, 346), (178, 326), (202, 302), (236, 288), (270, 294), (298, 318)], 12, 4)
    for row, (count, y) in enumerate(((7, 302), (7, 320), (6, 340))):
        for step in range(count):
            x = 16 + step * 16 + row * 7
            low = y + abs(step - 2) * 3
            cut.leaves([(x, low, x - 5, low + 15, 3.0, 3)])
    for row, (count, y) in enumerate(((5, 308), (5, 330))):
        for step in range(count):
            x = 206 + step * 17 + row * 6
            cut.leaves([(x, y - step * 2 + 6, x + 5, y - step * 2 + 19, 1.5, -2)])
    with tilted(cut, 7):
        people.head(cut, "soft", ears=False)
        # the one eye one sees
        cut.shape("M114,156C122,146 138,147 146,158C138,163 122,164 114,156Z")
        cut.shape("M119,157C126,152 136,152 142,158C135,161 125,161 119,157Z", "paper")
        cut.dot(131, 156, 4.2)
        cut.shape("M114,156C122,146 138,147 146,158C136,153 124,152 114,156Z")
        cut.leaves([(118, 154, 105, 147, 2.0, 2), (122, 151, 112, 141, 1.8, 2)], "ink")
        cut.leaves([(111, 138, 146, 136, 2.2, -9)], "ink")
        cut.leaves([(149, 162, 145, 190, 1.3, -2), (143, 192, 153, 195, 1.6, 2)], "ink")
        people.mouth(cut, "lips", "accent")
        cut.dot(124, 202, 2.4)
        # the wave that falls over the other
        cut.shape(
            "M120,74C140,44 194,46 210,98C222,138 206,170 214,206C218,226 236,236 230,258"
            "C214,272 190,264 184,244C178,222 190,206 180,186C168,162 150,166 150,140C142,118 130,104 112,116"
            "C102,124 100,140 98,156C90,118 98,84 120,74Z"
        )
        cut.hatch([(118, 84), (106, 96), (100, 116)], [(138, 76), (122, 96), (106, 112)], 4, 2.0, bend=-3)
        for shift in range(5):
            x = 132 + shift * 14
            cut.leaves([(x, 76 + shift * 2, x + 30, 134 + shift * 3, 2.4 - shift * 0.25, -14)])
            cut.leaves([(x + 26, 140 + shift * 2, x + 38 + shift, 206, 2.2 - shift * 0.25, -9)])
        cut.leaves([(186, 214, 196, 256, 2.2, 8), (200, 214, 210, 258, 1.8, 8), (212, 220, 222, 252, 1.2, 5)])
    cut.shape("M127,258C140,266 160,266 172,259L172,270C160,277 140,277 126,269Z")
    cut.shape("M149,267l7,8 -7,10 -7,-10Z")
    cut.shape("M149,270l4.6,5.4 -4.6,6.6 -4.6,-6.6Z", "accent")
    plume(cut, ((192, 122), (252, 108), (244, 44)), 13, 27)
