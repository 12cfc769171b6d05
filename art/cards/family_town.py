"""The family: the townsfolk who are not the doctor and not the beauty."""

from __future__ import annotations

from art.kit import grounds, people, trades
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "moonwalker")
def moonwalker(cut: Cut) -> None:
    """He walks with shut eyes behind a candle that nobody gave him."""
    grounds.rays(cut, 150, 156, 106)
    nightshirt(cut)
    # head and neck
    cut.shape(
        "M116,120C110,132 110,140 112,150C104,160 94,168 90,178C88,188 98,194 108,192L107,199"
        "C102,201 102,205 106,208"
        "C103,212 104,217 110,219C108,226 108,234 112,240C118,250 134,248 146,240L152,280L214,270"
        "C208,250 208,224 212,200"
        "C224,170 222,140 210,116Z"
    )
    cut.shape(
        "M119,132C114,142 115,148 116,152C108,162 98,170 94,179C94,186 102,189 112,187L110,199"
        "C107,201 106,202 107,204C112,205 118,206 122,208C116,208 111,209 108,211C107,214 110,217 115,219"
        "C112,227 112,233 116,238C122,245 134,242 142,234C150,222 152,200 152,178C152,160 154,146 158,130Z",
        "paper",
    )
    cut.teeth([(157, 134), (153, 160), (152, 190), (146, 224)], (15, 3), 11, 5)
    cut.shape("M149,246L154,276L172,271C166,260 164,250 166,238Z", "paper")
    cut.teeth([(166, 242), (170, 268)], (11, 1), 4, 4.4)
    cut.shape("M178,158C190,152 198,162 194,176C192,188 186,196 180,198C176,188 176,170 178,158Z", "paper")
    cut.leaves([(182, 164, 188, 186, 2.4, -4)], "ink")
    # the shut eye
    cut.leaves([(117, 158, 142, 158, 2.4, 6), (120, 161, 116, 167, 1.3), (129, 164, 127, 171, 1.3)], "ink")
    cut.leaves([(137, 162, 139, 168, 1.2), (116, 144, 142, 143, 2.6, -5), (98, 188, 112, 190, 1.6, 0)], "ink")
    cut.leaves([(126, 186, 134, 206, 1.4, -3)], "ink")
    fallen_cap(cut)
    with cut.at(60, 262):
        chamberstick(cut)
    sleeve(cut)


def nightshirt(cut: Cut) -> None:
    """Linen, most of it in the light."""
    cut.shape(
        "M58,362C70,318 96,292 142,276L152,246L214,232C222,258 244,274 262,292C280,310 288,334 292,362Z"
    )
    cut.shape("M66,362C78,322 102,298 146,282L170,278C186,300 190,332 188,362Z", "paper")
    cut.teeth([(176, 290), (188, 322), (188, 356)], (22, 6), 10, 6)
    cut.shape("M136,282L152,248L174,276L160,306Z")
    cut.shape("M142,282L153,256L168,276L158,298Z", "paper")
    cut.hatch([(214, 262), (262, 300)], [(222, 350), (274, 352)], 7, 1.5, bend=-5)
    cut.leaves(
        [(156, 306, 146, 360, 1.6, -3), (112, 312, 102, 358, 1.4, -4), (178, 300, 170, 356, 1.4, -4)], "ink"
    )
    for y in (318, 342):
        cut.dot(165, y, 3.2)


def sleeve(cut: Cut) -> None:
    """A stretched arm in a wide sleeve; of the hand one sees the thumb."""
    cut.shape(
        "M186,286C150,276 120,280 84,268C72,262 56,264 50,274C48,284 54,292 66,296C62,310 66,330 78,340"
        "C104,352 150,350 186,336Z"
    )
    cut.shape(
        "M192,292C150,284 118,286 86,276C80,272 70,276 72,290C68,306 72,324 82,334C104,345 150,344 192,331Z",
        "paper",
    )
    cut.leaves([(84, 282, 80, 326, 1.8, 4), (96, 290, 176, 302, 1.6, 5), (92, 304, 160, 320, 1.4, 5)], "ink")
    cut.leaves([(92, 322, 140, 334, 1.3, 3), (182, 290, 168, 332, 1.8, -5)], "ink")
    cut.teeth([(190, 294), (190, 330)], (20, 5), 5, 7)
    cut.shape("M54,275C60,267 70,267 76,273C72,277 70,284 70,291C62,290 54,284 54,275Z", "paper")
    cut.leaves([(57, 277, 68, 279, 1.1), (59, 283, 68, 285, 1.0)], "ink")


def chamberstick(cut: Cut) -> None:
    """A candle on a saucer with a ring to hold it; the foot at the origin."""
    cut.ring(34, 4, 10, 5)
    cut.shape("M-32,-2H34L24,14H-20Z")
    cut.leaves([(-26, 4, 24, 4, 1.7)])
    cut.shape("M-13,0V-62H13V0Z")
    cut.shape("M-9,-3V-58C-4,-54 0,-54 3,-58V-3Z", "paper")
    cut.teeth([(3, -52), (3, -6)], (6, 1), 5, 4)
    cut.leaves([(0, -60, 1, -72, 1.4)], "ink")
    with cut.at(2, -66, scale=1.24), cut.at(-2, 66):
        flame(cut)


def flame(cut: Cut) -> None:
    cut.shape("M2,-126C26,-98 22,-70 8,-65C2,-63 -6,-64 -11,-70C-20,-82 -4,-98 2,-126Z")
    cut.shape("M2,-114C20,-92 17,-73 7,-69C2,-67 -4,-68 -8,-73C-14,-82 -1,-94 2,-114Z", "accent")
    cut.shape("M2,-88C8,-80 7,-73 3,-72C-2,-72 -4,-78 2,-88Z", "paper")


def fallen_cap(cut: Cut) -> None:
    """A nightcap from its side that falls down his back to a tassel."""
    cut.shape(
        "M110,128C100,84 124,50 164,48C214,46 248,84 256,142C260,168 256,192 252,208L240,206"
        "C240,180 236,154 220,136"
        "C216,128 212,122 208,118C180,112 140,114 110,128Z"
    )
    cut.hatch([(118, 104), (126, 76), (152, 58)], [(136, 104), (146, 84), (166, 68)], 6, 2.8, bend=-3)
    for step in range(4):
        cut.leaves([(180 + step * 16, 56 + step * 15, 196 + step * 11, 104 + step * 14, 2.2, -5)])
    cut.leaves([(234, 152, 254, 156, 1.8, -3), (238, 176, 255, 178, 1.6, -3)])
    cut.shape("M104,134C136,114 184,110 214,122L216,104C182,90 132,94 100,114Z")
    cut.shape("M108,128C138,110 182,106 210,116L211,107C180,96 136,99 105,116Z", "paper")
    cut.hatch([(114, 114), (156, 102), (204, 106)], [(117, 122), (158, 110), (204, 114)], 9, 1.3, "ink")
    cut.dot(246, 216, 18)
    cut.dot(246, 216, 14.5, "accent")
    cut.hatch([(240, 206), (256, 210)], [(236, 226), (252, 230)], 4, 1.4, "ink")


@draws("family", "bodyguard")
def bodyguard(cut: Cut) -> None:
    """A wall in a suit: no neck, no eyes to see, and a shield."""
    grounds.rays(cut, 150, 140, 112)
    cut.shape(
        "M-20,362C-20,300 -4,270 36,256C64,248 84,244 92,226L208,226C216,244 236,248 264,256"
        "C304,270 320,300 320,362Z"
    )
    cut.hatch([(8, 320), (20, 282), (76, 256)], [(30, 350), (46, 318), (88, 292)], 11, 3.0, bend=4)
    cut.hatch([(226, 262), (284, 284)], [(222, 292), (274, 320)], 6, 1.3, bend=-3)
    cut.shape("M108,236L150,320L192,236Z", "paper")
    cut.shape("M150,262L192,236L150,320Z")
    cut.leaves([(104, 240, 146, 330, 2.8, -5), (90, 246, 130, 350, 1.8, -6), (196, 240, 156, 330, 1.5, 5)])
    square_skull(cut)
    with cut.at(-31, -32, scale=1.205):
        people.dark_glasses(cut)
    with cut.at(150, 300, scale=0.95):
        trades.shield(cut)
        cut.hatch([(6, -36), (36, -33)], [(6, 46), (22, 24)], 5, 4.2, "accent")


def square_skull(cut: Cut) -> None:
    """A head as broad as it is high, hair like a brush, a nose that was broken."""
    cut.shape("M94,146C82,140 80,172 96,182Z")
    cut.leaves([(88, 150, 95, 174, 2.2, -1)])
    cut.shape("M206,146C218,140 220,172 204,182Z")
    cut.shape("M92,90L98,62L202,62L208,90L208,200C206,222 186,252 150,254C114,252 94,222 92,200Z")
    cut.shape(
        "M97,112C110,104 130,102 151,104L150,140L160,164C166,180 162,192 152,196L151,208L138,212"
        "L151,216V232L146,238L151,249"
        "C120,248 99,222 97,200Z",
        "paper",
    )
    cut.teeth([(151, 106), (150, 138)], (16, 1), 5, 5)
    cut.teeth([(151, 218), (151, 246)], (13, 0), 4, 5)
    cut.teeth([(200, 216), (206, 180)], (-8, -2), 6, 2.4)
    cut.hatch([(98, 98), (102, 70), (146, 66)], [(102, 110), (118, 92), (150, 88)], 9, 2.4, bend=-1)
    cut.hatch([(160, 68), (198, 70)], [(160, 92), (200, 98)], 5, 1.5)
    cut.leaves(
        [(102, 134, 146, 138, 4.6, -2), (140, 182, 152, 190, 1.8, 4), (128, 196, 118, 214, 1.8, -3)], "ink"
    )
    cut.leaves([(126, 211, 152, 212, 2.4, 1), (134, 226, 151, 227, 1.5, 2)], "ink")
    cut.leaves([(152, 212, 176, 211, 1.8, 1), (198, 134, 156, 138, 2.0, 2)])


@draws("family", "fan")
def fan(cut: Cut) -> None:
    """A girl who would know her idol among a thousand."""
    grounds.rays(cut, 150, 156, 108)
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            bunch(cut, 1.2 if mirrored else 2.4)
    frock(cut)
    round_face(cut)
    straight_fringe(cut)
    with cut.at(150, 304, scale=1.22):
        trades.heart(cut)
    for x, y, size, turn in ((64, 76, 0.42, -14), (238, 70, 0.5, 12), (40, 128, 0.28, -8)):
        with cut.at(x, y, scale=size, turn=turn):
            trades.heart(cut)


def bunch(cut: Cut, light: float) -> None:
    """Hair tied at the side of the head, and a bow."""
    cut.shape("M96,122C66,116 44,142 46,176C48,204 42,222 32,238C58,242 78,228 84,204C88,182 92,152 104,144Z")
    cut.hatch([(84, 132), (62, 140), (52, 164)], [(80, 204), (64, 220), (50, 232)], 6, light, bend=6)
    cut.shape("M92,130L66,106C60,118 64,134 72,140ZM92,130L112,100C120,108 116,128 108,136Z", "paper")
    cut.shape("M90,130L68,112C65,120 68,130 74,135ZM94,130L111,106C115,112 112,124 106,131Z")
    cut.dot(92, 129, 6, "paper")


def frock(cut: Cut) -> None:
    """A collar of paper on a dark frock with dots."""
    cut.shape("M16,362C22,318 56,296 112,276L130,240L170,240L188,276C244,296 278,318 284,362Z")
    people.neck(cut, 272)
    cut.shape("M128,256C108,262 96,280 102,300C126,304 144,294 150,276Z")
    cut.shape("M127,262C112,268 103,281 106,295C124,298 138,290 145,277Z", "paper")
    cut.shape("M172,256C192,262 204,280 198,300C174,304 156,294 150,276Z")
    cut.leaves([(178, 264, 196, 294, 2.0, -5), (194, 298, 158, 286, 1.8, -5)])
    for x, y, size in (
        (44, 344, 4.4),
        (66, 322, 4.4),
        (88, 308, 4),
        (72, 350, 4.4),
        (226, 322, 2.8),
        (250, 344, 2.8),
    ):
        cut.dot(x, y, size, "paper")


def round_face(cut: Cut) -> None:
    """A child's face, nearly all of it in the light: wide eyes, freckles, an open mouth."""
    cut.shape(
        "M150,82C116,82 98,110 99,152C100,198 122,236 150,239C178,236 200,198 201,152C202,110 184,82 150,82Z"
    )
    cut.shape(
        "M150,100C122,96 103,118 103,152C104,194 124,231 150,235C168,232 180,216 186,196"
        "C178,176 180,140 178,110Z",
        "paper",
    )
    cut.teeth([(179, 128), (179, 160), (184, 194), (170, 222)], (11, 2), 11, 5)
    for x in (128, 168):
        cut.shape(
            f"M{x - 15},161C{x - 13},138 {x + 13},138 {x + 15},161C{x + 9},150 {x - 9},150 {x - 15},161Z"
        )
        cut.dot(x, 158, 10.5)
        cut.dot(x - 3.6, 153.6, 4, "paper")
        cut.dot(x + 3.6, 163, 2, "paper")
        cut.leaves(
            [
                (x - 13, 133, x + 12, 132, 1.9, -6),
            ],
            "ink",
        )
    cut.leaves([(142, 188, 154, 188, 1.6, 4)], "ink")
    for x, y in ((112, 184), (119, 190), (122, 182), (172, 184), (167, 190), (178, 190)):
        cut.dot(x, y, 1.5)
    cut.shape("M131,203C142,207 155,207 166,203C165,218 158,225 148,225C139,225 132,218 131,203Z")
    cut.shape("M135,206.4C143,209 154,209 162,206.4L161,211C154,213 143,213 136,211Z", "paper")
    cut.leaves([(127, 201, 132, 206, 1.3, 2), (170, 201, 165, 206, 1.3, -2)], "ink")


def straight_fringe(cut: Cut) -> None:
    cut.shape("M96,146C84,92 108,56 150,56C192,56 216,92 204,146L196,124C170,132 130,132 104,124Z")
    cut.hatch([(100, 118), (120, 112), (146, 112)], [(112, 84), (126, 70), (146, 64)], 8, 2.2, bend=-2)
    cut.hatch([(158, 112), (194, 116)], [(156, 70), (188, 84)], 5, 1.3, bend=2)


@draws("family", "ordinary-townsperson")
def ordinary_townsperson(cut: Cut) -> None:
    """A neighbour in her headscarf, who has seen mayors come and go."""
    grounds.rays(cut)
    shawl(cut)
    headscarf(cut)
    people.head(cut, "soft", ears=False)
    cut.shape("M108,128C130,108 170,108 192,128C172,104 128,104 108,128Z")
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "calm", aside=-1)
    people.mouth(cut, "smile")
    cut.leaves([(112, 160, 106, 164, 1.0), (113, 164, 108, 170, 1.0), (138, 222, 132, 228, 1.0)], "ink")
    brow_fold(cut)


def headscarf(cut: Cut) -> None:
    """A kerchief round the face, tied under the chin."""
    cut.shape(
        "M150,52C98,52 82,96 84,146C86,190 92,226 116,252L126,262C106,274 92,292 86,318L112,306L128,322"
        "L150,274L172,322"
        "L188,306L214,318C208,292 194,274 174,262L184,252C208,226 214,190 216,146C218,96 202,52 150,52Z"
    )
    cut.shape(
        "M148,57C102,58 87,98 89,146C91,186 97,220 118,246L134,258C120,236 106,210 105,166"
        "C104,136 110,108 148,98Z",
        "accent",
    )
    cut.shape("M130,264C112,274 100,288 94,308L112,299L126,312L146,272Z", "accent")
    cut.hatch([(92, 150), (98, 200), (118, 240)], [(104, 158), (110, 204), (128, 248)], 6, 1.5, "ink", bend=2)
    cut.hatch([(96, 108), (114, 76), (142, 62)], [(110, 116), (126, 92), (146, 82)], 6, 1.8, "ink", bend=-2)
    cut.leaves([(140, 272, 104, 300, 1.6, 4), (142, 276, 120, 306, 1.4, 3)], "ink")
    cut.hatch(
        [(160, 62), (196, 86), (208, 130)], [(162, 88), (188, 108), (198, 140)], 6, 1.7, "accent", bend=2
    )
    cut.hatch([(210, 150), (202, 210)], [(200, 160), (192, 214)], 5, 1.4, "accent", bend=-2)
    cut.leaves([(160, 272, 196, 300, 1.6, -4), (158, 278, 178, 308, 1.3, -3)], "accent")


def brow_fold(cut: Cut) -> None:
    cut.shape(
        "M100,150C98,108 118,90 150,88C182,90 202,108 200,150C194,126 180,114 150,112"
        "C120,114 106,126 100,150Z"
    )
    cut.shape("M103,138C104,110 122,94 150,93V107C124,108 110,118 103,138Z", "accent")
    for x, y in ((108, 120), (118, 108), (131, 101), (144, 99)):
        cut.dot(x, y, 2.6, "paper")


def shawl(cut: Cut) -> None:
    cut.shape("M6,362C12,312 48,282 112,262L188,262C252,282 288,312 294,362Z")
    cut.hatch([(22, 338), (52, 304), (96, 284)], [(40, 362), (72, 350), (118, 350)], 10, 2.6, bend=5)
    cut.hatch([(206, 288), (276, 332)], [(184, 352), (258, 362)], 7, 1.3, bend=-5)
    cut.leaves([(34, 312, 148, 358, 1.8, 8), (62, 292, 149, 340, 1.6, 8)])
