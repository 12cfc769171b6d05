"""What people wear: shoulders first, then the head goes over them."""

from __future__ import annotations

import math

from art.kit.cut import Cut
from art.kit.palette import Tone

SHOULDERS = (
    "M4,360C8,312 38,288 108,266C120,260 126,250 128,230L172,230C174,250 180,260 192,266"
    "C262,288 292,312 296,360Z"
)


def folds(cut: Cut) -> None:
    """Light on the near sleeve, half as much on the far one."""
    cut.hatch([(18, 326), (46, 294), (84, 278)], [(26, 358), (54, 330), (82, 308)], 9, 2.7, bend=3)
    cut.hatch([(240, 294), (278, 322)], [(234, 310), (268, 342)], 4, 1.1)


def shirt(cut: Cut) -> None:
    cut.shape("M116,256L150,358L184,256L166,236L134,236Z", "paper")
    cut.shape("M150,262L184,256L150,358Z")
    cut.teeth([(150, 270), (150, 346)], (8, 2), 9, 4)


def collar(cut: Cut) -> None:
    cut.shape("M128,242L111,262L134,294L150,264L166,294L189,262L172,242Z")
    cut.shape("M128,248L117,262L134,286L145,264Z", "paper")
    cut.leaves([(175, 250, 185, 262, 1.6, 2), (184, 264, 167, 288, 1.4, -2)])


def tie(cut: Cut, tone: Tone = "ink") -> None:
    cut.shape("M142,264L158,264L161,274L155,281L160,330L150,346L140,330L145,281L139,274Z", tone)
    if tone == "ink":
        cut.leaves([(146, 286, 144, 336, 1.3, 1)])
    else:
        cut.shape("M150,281L155,281L160,330L150,346Z", "ink")
        cut.shape("M150,284L154,284L158,328L150,340Z", tone)
        cut.leaves([(139, 280, 161, 280, 1.2, 1)], "ink")


def bow_tie(cut: Cut, tone: Tone = "accent") -> None:
    cut.shape("M150,268L122,254C116,264 116,276 122,286L150,272L178,286C184,276 184,264 178,254Z", tone)
    cut.leaves([(126, 262, 146, 270, 1.2), (126, 280, 144, 272, 1.2), (174, 262, 156, 270, 1.0)], "ink")
    cut.dot(150, 270, 5.5)


def suit(cut: Cut, tie_tone: Tone = "ink", bow: bool = False) -> None:
    """A dark suit with lapels, shirt and tie."""
    cut.shape(SHOULDERS)
    shirt(cut)
    if bow:
        collar(cut)
        bow_tie(cut, tie_tone)
    else:
        tie(cut, tie_tone)
        collar(cut)
    cut.leaves([(108, 266, 142, 354, 2.8, -6), (94, 271, 128, 360, 1.8, -6), (92, 272, 72, 296, 2.4, 3)])
    cut.leaves([(72, 296, 106, 304, 2.4, 3), (192, 266, 160, 354, 1.4, 5), (208, 272, 230, 296, 1.2, -3)])
    folds(cut)


def light_coat(cut: Cut) -> None:
    """A white coat: its lit half is paper."""
    cut.shape("M6,360C10,312 42,288 112,268L134,240L168,240L190,268C258,288 290,312 294,360Z")
    cut.shape("M14,360C20,316 50,294 112,274L150,340L150,360Z", "paper")
    cut.leaves([(16, 356, 58, 298, 1.0, -6)], "ink")
    shirt(cut)
    collar(cut)
    cut.shape("M112,272L96,300L112,304L108,314L148,356L150,336Z")
    cut.shape("M111,277L100,298L117,302L113,312L145,348L146,338Z", "paper")
    cut.leaves([(190, 270, 154, 346, 1.8, 5), (190, 270, 206, 298, 1.8, -2), (206, 298, 190, 302, 1.6)])
    cut.leaves([(190, 304, 194, 314, 1.4), (194, 314, 156, 352, 1.6, 3), (240, 306, 276, 346, 1.6, -4)])
    cut.leaves([(56, 308, 46, 358, 2.0, 5), (34, 322, 26, 356, 1.8, 3), (84, 296, 82, 312, 1.2, 1)], "ink")


def trench_coat(cut: Cut) -> None:
    """A coat with the collar up to the cheeks, and a shirt in it."""
    cut.shape("M108,200L192,200L190,262L110,262Z")
    cut.shape("M116,214L150,246L150,262L122,262Z", "paper")
    cut.shape(
        "M4,360C10,310 40,286 92,270L86,196L122,240L150,254L178,240L214,196L208,270C260,286 290,310 296,360Z"
    )
    cut.leaves([(90, 204, 122, 268, 3.2, -5), (97, 222, 126, 290, 1.8, -5), (210, 204, 180, 266, 1.6, 5)])
    cut.leaves([(92, 272, 66, 300, 2.2, 2), (150, 258, 150, 358, 2.0, 3)])
    for y in (290, 326):
        cut.dot(165, y, 5.4, "paper")
        cut.dot(166, y + 1, 4)
    folds(cut)


def uniform(cut: Cut, badge: bool = True) -> None:
    """A closed tunic with a stand-up collar, shoulder straps and buttons."""
    cut.shape(SHOULDERS)
    cut.shape("M124,240L176,240L182,268L150,280L118,268Z")
    cut.leaves([(122, 254, 149, 264, 2.0, 3), (119, 268, 150, 280, 1.8, 3), (178, 254, 152, 264, 1.0, -3)])
    cut.leaves([(150, 282, 150, 360, 2.2, 2)])
    for y in (296, 318, 340):
        cut.dot(163, y, 5, "accent")
        cut.leaves([(160, y - 2, 164, y - 3, 0.9)], "paper")
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            cut.shape("M30,300L92,272L98,284L34,314Z", "accent")
            cut.leaves([(38, 304, 92, 280, 1.3)], "ink")
    cut.hatch([(16, 336), (34, 316), (78, 296)], [(28, 358), (56, 340), (92, 322)], 8, 2.6, bend=3)
    cut.hatch([(232, 306), (276, 330)], [(228, 322), (264, 346)], 4, 1.1)
    if badge:
        with cut.at(104, 322, scale=0.8):
            star(cut)


def star(cut: Cut, tone: Tone = "accent", points: int = 5, radius: float = 19) -> None:
    """A badge, round the origin."""
    corners = []
    for step in range(points * 2):
        reach = radius if step % 2 == 0 else radius * 0.44
        angle = math.pi * step / points - math.pi / 2
        corners.append((reach * math.cos(angle), reach * math.sin(angle)))
    cut.polygon([(x * 1.22, y * 1.22) for x, y in corners])
    cut.polygon(corners, tone)
    cut.dot(0, 0, radius * 0.16)


def cassock(cut: Cut) -> None:
    """A priest's black coat with the white of the collar."""
    cut.shape(SHOULDERS)
    cut.shape("M122,242L178,242L184,270L150,284L116,270Z")
    cut.shape("M136,256L164,256L166,274L150,281L134,274Z", "paper")
    cut.leaves([(120, 256, 134, 262, 2.0, 2), (118, 270, 150, 284, 1.6, 3), (150, 288, 150, 360, 1.8, 2)])
    for y in (300, 318, 336):
        cut.dot(160, y, 3.4, "paper")
    folds(cut)


def robe(cut: Cut) -> None:
    """Wide folds from the neck: a judge, a monk, a seer."""
    cut.shape("M126,206L174,206L186,266L114,266Z")
    cut.shape("M128,232C136,240 144,245 150,246L150,262L122,266Z", "paper")
    cut.teeth([(150, 249), (150, 261)], (9, 2), 2, 4)
    cut.shape("M0,360C6,306 52,280 116,262L184,262C248,280 294,306 300,360Z")
    cut.hatch([(108, 272), (62, 288), (20, 330)], [(124, 360), (66, 360), (24, 360)], 9, 2.6, bend=5)
    cut.hatch([(192, 274), (240, 290), (278, 326)], [(182, 360), (234, 360), (272, 360)], 7, 1.2, bend=-5)


def bare_shoulders(cut: Cut) -> None:
    """A woman's shoulders from the front over a dark dress."""
    cut.shape(
        "M18,360C24,322 60,302 112,290C128,284 132,266 130,232L170,232C168,266 172,284 188,290"
        "C240,302 276,322 282,360Z"
    )
    cut.shape("M26,360C34,326 66,308 114,296C132,290 138,270 137,240L150,246L150,360Z", "paper")
    cut.teeth([(150, 250), (150, 290), (150, 350)], (18, 3), 10, 6)
    cut.shape("M10,362C50,330 96,318 150,350C204,318 250,330 290,362Z")
    cut.hatch([(30, 356), (80, 338), (136, 348)], [(50, 362), (96, 358), (142, 362)], 6, 1.8)


def kimono(cut: Cut, tone: Tone = "accent") -> None:
    """Crossed collars, the upper one in the accent."""
    cut.shape("M2,360C8,314 44,286 112,264L188,264C256,286 292,314 298,360Z")
    cut.shape("M128,212L172,212L180,270L120,270Z")
    cut.shape("M130,234L150,244L150,300L124,262Z", "paper")
    cut.teeth([(150, 248), (150, 294)], (10, 2), 5, 4)
    cut.shape("M176,250L190,262L132,360L108,360Z", tone)
    cut.shape("M124,250L110,262L146,322L156,304Z", tone)
    cut.leaves([(180, 262, 124, 354, 1.5, 2), (118, 262, 146, 310, 1.4, -2)], "ink")
    folds(cut)


def high_cape(cut: Cut) -> None:
    """A cape whose collar stands up behind the head, lined with the accent."""
    cut.shape(
        "M4,360C12,318 34,300 70,290C46,240 36,180 44,116C72,150 96,196 122,236L178,236"
        "C204,196 228,150 256,116C264,180 254,240 230,290C266,300 288,318 296,360Z"
    )
    cut.shape("M54,146C56,196 66,248 92,290L126,262L122,244C96,212 74,178 54,146Z", "accent")
    cut.shape("M246,146C244,196 234,248 208,290L174,262L178,244C204,212 226,178 246,146Z", "accent")
    cut.hatch([(60, 170), (72, 220), (90, 262)], [(84, 196), (98, 232), (116, 262)], 7, 1.9, "ink", bend=2)
    cut.hatch(
        [(240, 166), (228, 226), (206, 272)], [(206, 206), (196, 236), (182, 262)], 9, 3.6, "ink", bend=-2
    )
    cut.hatch([(12, 350), (40, 312), (76, 296)], [(24, 366), (56, 344), (98, 326)], 10, 2.8, bend=2)
    cut.leaves([(47, 124, 68, 284, 2.6, 14), (253, 124, 234, 280, 1.4, -12), (70, 288, 22, 318, 1.8, 4)])
    cut.leaves([(230, 290, 278, 320, 1.4, -4)])
    cut.hatch([(216, 306), (266, 330)], [(206, 330), (246, 356)], 6, 1.2, bend=-2)


def scarf(cut: Cut, tone: Tone = "accent") -> None:
    cut.shape("M112,238C126,250 174,250 188,238L196,262C170,278 130,278 104,262Z", tone)
    cut.shape("M126,264L150,272L142,340L112,332Z", tone)
    cut.hatch([(110, 250), (140, 258)], [(112, 264), (142, 272)], 4, 1.5, "ink")
    cut.hatch([(156, 256), (192, 246)], [(158, 272), (194, 262)], 6, 2.6, "ink")
    cut.leaves([(132, 272, 126, 334, 1.5, 1), (142, 274, 136, 338, 2.2, 1)], "ink")
