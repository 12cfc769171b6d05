"""Chicago: who is up at night and means well."""

from __future__ import annotations

from art.kit import dress, grounds, people, props
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import fur, plume, tilted


@draws("chicago", "doctor")
def doctor(cut: Cut) -> None:
    """She has come at once: the winged cap with its cross, a white coat, and the same cross on her bag."""
    grounds.fan(cut, 150, 142, 116)
    dress.light_coat(cut)
    cut.shape(
        "M150,70C104,66 92,104 94,150C92,180 84,190 86,204C98,212 112,210 122,200L178,200"
        "C188,210 202,212 214,204C216,190 208,180 206,150C208,104 196,66 150,70Z"
    )
    cut.shape("M130,206H170L176,266H124Z")
    cut.shape("M134,228L150,240V262H129Z", "paper")
    cut.hatch([(97, 146), (96, 174), (90, 198)], [(106, 152), (106, 182), (108, 202)], 6, 2.2, bend=3)
    people.head(cut, "soft", ears=False)
    people.nose_and_cheek(cut, 1)
    people.eyes(cut, "calm")
    people.mouth(cut, "lips")
    people.fringe(cut)
    _winged_cap(cut)
    # the stethoscope
    cut.leaves([(112, 268, 84, 318, 5.6, 10), (84, 318, 102, 334, 5.0, 8)], "ink")
    cut.dot(108, 330, 15)
    cut.dot(107, 329, 9.6, "paper")
    with cut.at(230, 314):
        _bag(cut)


def _winged_cap(cut: Cut) -> None:
    """Starched linen that stands off the hair on both sides, and a cross one sees across the street."""
    cut.shape("M98,124L66,66C96,36 204,36 234,66L202,124C178,104 122,104 98,124Z")
    cut.shape("M101,112L76,68C106,45 194,45 224,68L199,112C176,96 124,96 101,112Z", "paper")
    cut.hatch([(190, 58), (216, 70)], [(184, 93), (198, 104)], 6, 2.6, "ink", bend=-2)
    cut.leaves([(84, 71, 108, 101, 2.0, -3)], "ink")
    with cut.at(148, 73, scale=1.36):
        props.cross(cut)


def _bag(cut: Cut) -> None:
    """A doctor's bag with brass on it, 90 wide, round the origin."""
    cut.ring(0, -40, 19, 16, "paper")
    cut.ring(0, -40, 19, 8)
    cut.shape("M-38,-42H38L52,50H-52Z", "paper")
    cut.shape("M-34,-37H34L46,50H-46Z")
    cut.leaves([(-30, -31, 30, -31, 2.0), (-33, -24, -40, 44, 2.0)])
    with cut.at(0, 6, scale=1.5):
        props.cross(cut)


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
