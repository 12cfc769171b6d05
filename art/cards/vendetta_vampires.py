"""Vendetta, the court of the vampires: lords, ladies and the youngest of them, before the moon."""

from __future__ import annotations

from art.kit import dress, gothic, grounds, people, props, women
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("vendetta", "king")
def king(cut: Cut) -> None:
    """An old lord in ermine; his crown has tasted as much as he has."""
    grounds.moon(cut, 150, 160, 138)
    cut.shape("M98,104C86,140 92,190 76,258C96,272 204,272 224,258C208,190 214,140 202,104Z")
    cut.hatch([(94, 136), (92, 176), (84, 218)], [(104, 186), (102, 226), (88, 262)], 8, 2.2, bend=4)
    cut.hatch([(206, 150), (208, 190)], [(200, 220), (216, 256)], 5, 1.2, bend=-4)
    cut.shape("M-4,364C2,310 38,278 92,252L150,270L208,252C262,278 298,310 304,364Z")
    cut.shape("M8,364C14,316 50,284 96,260L150,280V364Z", "paper")
    cut.teeth([(150, 284), (150, 356)], (13, 2), 8, 6)
    for x, y in ((42, 330), (66, 306), (92, 282), (82, 334), (112, 318), (58, 358), (104, 352)):
        cut.leaves(
            [(x, y - 9, x - 1, y + 11, 3.6), (x - 5, y - 3, x, y + 2, 1.4), (x + 5, y - 3, x, y + 2, 1.4)],
            "ink",
        )
    for x, y in ((202, 274), (192, 308), (222, 326), (246, 304), (186, 340), (262, 344)):
        cut.leaves([(x, y - 7, x + 1, y + 9, 2.6)])
    cut.leaves([(212, 260, 278, 308, 1.3, -6)])
    people.head(cut, "heavy", ears=False)
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "glare")
    people.beard(cut, 70)
    cut.hatch([(118, 216), (150, 230)], [(134, 288), (150, 306)], 8, 2.0, bend=3)
    people.moustache(cut, 1.15)
    for tooth in ("M138,209L145,210L141,223Z", "M156,210L163,209L160,223Z"):
        cut.shape(tooth, "paper")
    gothic_crown(cut)


def gothic_crown(cut: Cut) -> None:
    """Five tall points with balls on them, and stones in the band."""
    cut.shape(
        "M96,130L82,72L108,94L117,60L136,88L150,46L164,88L183,60L192,94L218,72L204,130"
        "C170,116 130,116 96,130Z"
    )
    cut.shape(
        "M101,120L91,86L111,104L120,74L137,99L150,60L163,99L180,74L189,104L209,86L199,120"
        "C168,108 132,108 101,120Z",
        "accent",
    )
    cut.leaves(
        [
            (153, 70, 158, 108, 3.0),
            (180, 80, 182, 112, 3.2),
            (206, 92, 194, 116, 3.0),
            (172, 94, 170, 110, 1.8),
        ],
        "ink",
    )
    cut.leaves([(96, 94, 104, 116, 1.8), (118, 84, 115, 106, 1.6), (146, 76, 139, 104, 1.6)])
    for x, y in ((82, 68), (117, 56), (150, 43), (183, 56), (218, 68)):
        cut.dot(x, y, 6.6)
        cut.dot(x - 0.6, y - 0.6, 4.4 if x < 160 else 3.2, "paper")
    for x, y in ((111, 119), (131, 115), (151, 114), (171, 116), (190, 120)):
        cut.polygon([(x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)])
        cut.polygon([(x, y - 4), (x + 3.2, y), (x, y + 4), (x - 3.2, y)], "paper")


@draws("vendetta", "prince")
def prince(cut: Cut) -> None:
    """Young for three hundred years, with a sword that guards somebody else."""
    gothic.crescent(cut)
    cut.shape("M150,60C206,52 236,104 232,164C230,220 246,256 252,300L150,300Z")
    cut.shape(
        "M14,364C22,318 60,298 112,286C134,278 142,258 140,232L198,200C198,258 214,276 248,290"
        "C280,304 290,330 294,364Z"
    )
    cut.shape("M136,244L148,236C158,250 166,262 166,290L128,290C136,276 138,262 136,244Z", "paper")
    cut.shape("M104,290C118,270 128,262 134,246C150,262 176,264 206,240L222,290L160,330Z")
    cut.leaves([(108, 288, 134, 250, 2.6, 4), (134, 252, 200, 254, 2.0, 22), (118, 294, 212, 286, 1.6, 20)])
    cut.hatch([(30, 338), (60, 312), (100, 296)], [(44, 362), (80, 342), (122, 334)], 9, 2.8, bend=3)
    cut.shape(
        "M132,82C114,94 108,112 109,126C110,132 106,136 106,142C107,147 104,152 101,157L91,175"
        "C90,180 93,182 99,182"
        "C101,186 101,189 97,192C100,194 100,196 98,199C96,203 100,206 101,209C98,216 99,224 107,229"
        "C118,234 134,226 148,220C170,212 190,196 194,170L198,96Z",
        "paper",
    )
    cut.shape(
        "M110,230C124,234 136,226 148,220C170,212 192,196 196,170L198,96L152,92C164,128 160,164 152,188"
        "C146,206 130,222 110,230Z"
    )
    cut.teeth([(154, 100), (160, 136), (156, 172), (146, 200), (132, 216)], (-13, 2), 14, 4.6, "ink")
    cut.shape("M108,152C113,146 123,146 130,152C123,156 114,156 108,152Z")
    cut.dot(114, 151.4, 1.6, "paper")
    cut.leaves(
        [(104, 147, 133, 150, 2.0, -3), (104, 138, 140, 136, 3.0, -5), (95, 178, 104, 181, 1.2, -1)], "ink"
    )
    cut.leaves([(96, 193, 114, 194, 1.7, 1), (100, 205, 110, 206, 1.2, 1)], "ink")
    cut.shape(
        "M122,94C118,66 146,44 176,48C222,52 244,100 238,160C236,214 252,262 262,306"
        "C236,300 206,286 198,262"
        "C188,232 176,214 172,196L178,160L168,146C160,128 146,108 122,94Z"
    )
    cut.hatch([(130, 86), (154, 62), (186, 56)], [(172, 126), (196, 120), (222, 110)], 7, 2.0, bend=-10)
    cut.hatch([(186, 140), (212, 120), (230, 140)], [(204, 260), (228, 282), (250, 296)], 9, 2.0, bend=-14)
    cut.shape("M172,200C162,188 160,168 166,156C176,150 190,136 202,118C204,148 194,180 172,200Z")
    cut.shape("M172,194C165,184 164,170 169,160C178,154 189,144 198,130C198,152 190,176 172,194Z", "paper")
    cut.leaves([(172, 186, 190, 150, 2.0, 3)], "ink")
    _coronet(cut)
    with cut.at(62, 274):
        cut.shape("M0,-236L11,-214L9,0L-9,0L-11,-214Z", "paper")
        cut.shape("M2,-222L8,-212L6,-2L2,-2Z")
        cut.shape("M-38,-8C-30,2 -20,-2 0,-2C20,-2 30,2 38,-8L36,10C20,14 -20,14 -36,10Z", "paper")
        cut.shape("M-32,0C-20,5 20,5 32,0L31,6C20,10 -20,10 -31,6Z")
        cut.shape("M-9,10h18v60h-18Z")
        cut.polygon([(0, -3), (7, 4), (0, 11), (-7, 4)], "accent")
    with cut.at(60, 290, 0.9):
        props.glove(cut)


def _coronet(cut: Cut) -> None:
    """Three points from the side, a ball on each: less than a king wears."""
    cut.shape("M106,130L92,52L138,82L172,26L206,80L254,54L246,128C204,110 150,112 106,130Z", "paper")
    cut.shape("M110,124L98,61L139,89L172,36L205,87L248,63L241,121C200,105 150,107 110,124Z")
    cut.shape("M114,117L104,70L140,96L172,45L203,94L242,71L237,114C200,99 150,101 114,117Z", "accent")
    cut.leaves([(120, 108, 230, 104, 2.6, -8)], "ink")
    cut.leaves([(112, 82, 118, 104, 1.8), (168, 60, 150, 96, 1.8, -2)])
    for x, y in ((96, 52), (172, 30), (250, 54)):
        cut.dot(x, y, 11)
        cut.dot(x, y, 8, "paper")


@draws("vendetta", "queen")
def queen(cut: Cut) -> None:
    """A collar like a rose window, and she is its saint."""
    grounds.moon(cut, 150, 158, 142)
    gothic.lace_collar(cut)
    dress.bare_shoulders(cut)
    people.head(cut, "soft", ears=False)
    people.eyes(cut, "calm")
    cut.leaves([(149, 160, 144, 190, 1.3, -2), (143, 191, 153, 194, 1.6, 2)], "ink")
    cut.shape("M140,206C145,203 148,203 150,204L150,213C146,213 143,210 140,206Z")
    cut.leaves([(151, 208, 161, 206, 2.4)])
    cut.shape(
        "M150,104C140,92 124,100 112,122C104,136 104,150 104,160C94,146 86,120 92,96C98,70 130,58 150,78"
        "C170,58 202,70 208,96C214,120 206,146 196,160C196,150 196,136 188,122C176,100 160,92 150,104Z"
    )
    cut.hatch(
        [(98, 132), (96, 102), (112, 78), (136, 74)],
        [(108, 130), (112, 112), (124, 98), (144, 94)],
        10,
        2.0,
        bend=-3,
    )
    cut.leaves([(160, 84, 196, 104, 1.6, -9), (166, 96, 200, 128, 1.4, -8), (156, 92, 186, 112, 1.2, -6)])
    cut.shape("M112,82L100,42L126,60L150,32L174,60L200,42L188,82C164,74 136,74 112,82Z")
    cut.shape("M116,76L108,54L128,67L150,42L150,70C138,70 126,72 116,76Z", "paper")
    cut.leaves([(154, 46, 170, 70, 1.4), (192, 56, 182, 76, 1.4), (152, 72, 184, 77, 1.2, -1)])
    for x, y, r in ((100, 42, 6), (150, 34, 7.5), (200, 42, 6), (126, 71, 4), (150, 66, 5.5), (174, 71, 4)):
        cut.dot(x, y, r + 2.4)
        cut.dot(x, y, r, "accent")
    for x in (103, 197):
        cut.dot(x, 178, 4, "paper")
        cut.shape(f"M{x},182C{x + 9},196 {x + 8},208 {x},208C{x - 8},208 {x - 9},196 {x},182Z")
        cut.shape(f"M{x},187C{x + 6},197 {x + 5},205 {x},205C{x - 5},205 {x - 6},197 {x},187Z", "accent")
    cut.leaves([(186, 292, 276, 352, 1.8, -12), (196, 306, 240, 330, 1.2, -4)])
    for x, y in ((136, 268), (142, 277), (151, 280), (160, 277), (167, 268)):
        cut.dot(x, y, 5.4)
        cut.dot(x, y, 3.8, "paper")


@draws("vendetta", "lamia")
def lamia(cut: Cut) -> None:
    """Her hair has eyes of its own, and tongues."""
    gothic.wide_moon(cut, 150, 160, 142)
    for turn, thick, long in (
        (162, 17, 0.98),
        (189, 20, 1.02),
        (216, 18, 1.08),
        (243, 20, 1.06),
        (297, 18, 1.08),
        (324, 20, 1.06),
        (351, 18, 1.04),
        (18, 18, 0.98),
    ):
        side = 1 if turn in range(90, 270) else -1
        with cut.at(150, 156, long, turn):
            spine = [(34, side * 4), (60, side * 12), (80, -side * 9), (99, side * 6)]
            gothic.serpent(cut, spine, thick, head=1, bars=side > 0)
    cut.shape(
        "M150,70C104,70 92,112 97,160C100,196 114,222 130,248L170,248C186,222 200,196 203,160"
        "C208,112 196,70 150,70Z"
    )
    dress.bare_shoulders(cut)
    people.head(cut, "soft", ears=False)
    people.eyes(cut, "sly")
    cut.leaves([(149, 160, 144, 190, 1.3, -2), (143, 191, 153, 194, 1.6, 2)], "ink")
    people.mouth(cut, "lips")
    people.fringe(cut)
    gothic.serpent(
        cut,
        ((92, 372), (70, 326), (104, 296), (156, 300), (200, 286), (196, 262), (228, 262)),
        22,
        rim=4,
        head=1.5,
    )
    for x, y in ((78, 334), (86, 308), (112, 297), (138, 300), (164, 300), (188, 292)):
        cut.polygon([(x, y - 7), (x + 6, y), (x, y + 7), (x - 6, y)], "accent")


@draws("vendetta", "undine")
def undine(cut: Cut) -> None:
    """She rises to the lily in her hair; whoever follows her goes deeper."""
    gothic.crescent(cut, 126, 138, 114)
    women.far_hair(cut)
    women.profile_bust(cut)
    for row in range(5):
        for step in range(8):
            x, y = 44 + step * 15 + row % 2 * 7.5, 310 + row * 10 - step * 2.2
            if x < 150 - row * 1.5:
                cut.shape(
                    f"M{x - 8},{y}C{x - 6},{y + 11} {x + 6},{y + 11} {x + 8},{y}"
                    f"C{x + 5},{y + 7} {x - 5},{y + 7} {x - 8},{y}Z"
                )
    women.profile(cut)
    women.loose_hair(cut, 340)
    cut.shape("M160,170C150,210 172,230 162,268C156,296 164,320 150,350L220,350L200,230Z")
    cut.hatch([(164, 186), (178, 190), (190, 214)], [(158, 306), (176, 316), (200, 318)], 5, 1.8, bend=-9)
    gothic.water_lily(cut, 190, 118, 1.25)
    gothic.tide(cut)


@draws("vendetta", "neophyte")
def neophyte(cut: Cut) -> None:
    """A boy who does not yet know why he is so cold."""
    grounds.moon(cut, 150, 160, 138)
    cut.shape(
        "M4,364C10,322 40,298 92,282C114,270 116,226 126,168L190,206C190,246 190,268 208,282"
        "C260,298 290,322 296,364Z"
    )
    cut.shape("M128,200C119,238 118,268 103,287L146,352L150,330V238Z", "paper")
    cut.teeth([(150, 250), (150, 326)], (15, 3), 8, 6)
    cut.leaves([(112, 292, 146, 304, 1.8, 5)], "ink")
    cut.leaves([(154, 304, 184, 292, 1.2, 5)])
    cut.shape("M12,364C20,328 48,306 92,290L76,318L100,322L140,364Z", "paper")
    cut.shape("M104,280L76,300L84,322L106,324L150,364V352L112,300Z")
    cut.shape("M100,288L82,302L88,317L110,318L132,340L106,300Z", "paper")
    cut.leaves([(52, 322, 44, 360, 2.0, 4), (30, 336, 24, 360, 1.6, 2), (78, 326, 88, 360, 1.6, -4)], "ink")
    cut.leaves([(204, 284, 220, 302, 1.4, -2), (220, 302, 200, 320, 1.4, -2), (200, 320, 156, 362, 1.6, 3)])
    cut.hatch([(234, 302), (276, 330)], [(226, 324), (262, 352)], 5, 1.2, bend=-3)
    with cut.at(150, 240, turn=13), cut.at(-150, -240):
        cut.shape("M122,216C132,236 144,244 150,246L176,232L170,210Z")
        people.head(cut, "soft")
        cut.leaves([(149, 164, 145, 188, 1.2, -2), (143, 190, 152, 193, 1.5, 2)], "ink")
        people.eyes(cut, "wide")
        cut.shape("M141,206C146,202 154,202 159,206C158,214 154,217 150,217C146,217 142,214 141,206Z")
        cut.leaves([(151, 216, 159, 208, 1.0, 2)])
        cut.shape(
            "M102,146C92,120 90,100 100,82L92,74L110,72L112,54L130,60L142,44L156,56L176,46L180,60L200,64"
            "L196,78"
            "L210,92C210,112 206,130 198,148C196,134 194,124 188,114L176,124L172,108L158,124L148,106"
            "L136,126L126,110L114,128Z"
        )
        cut.hatch([(100, 108), (112, 78), (140, 58)], [(114, 114), (126, 98), (146, 96)], 8, 2.2, bend=-3)
        cut.leaves([(160, 62, 178, 100, 1.5, -5), (180, 70, 194, 112, 1.3, -5)])
    for x, y, low in ((125, 250, 276), (140, 257, 300)):
        cut.dot(x, y, 5.8, "accent")
        cut.shape(f"M{x - 5},{y + 2}L{x},{low}L{x + 5},{y + 2}Z", "accent")
    cut.shape("M140,288C146,299 145,306 140,306C135,306 134,299 140,288Z", "accent")
