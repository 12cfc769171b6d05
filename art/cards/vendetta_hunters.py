"""The hunters of Vendetta: plain people under a pointed arch, each with a tool that shines."""

from __future__ import annotations

from art.kit import dress, grounds, people, women
from art.kit.cut import Cut
from art.kit.plates import draws


def _night_window(cut: Cut) -> None:
    """The arch of the hunters with the night in it, for faces that bring their own light."""
    grounds.lancet(cut)
    cut.shape("M50,364V168C50,106 92,62 150,32C208,62 250,106 250,168V364Z")


@draws("vendetta", "hunter")
def hunter(cut: Cut) -> None:
    """One eye shut, the other over a crossbow that points at you."""
    grounds.lancet(cut)
    dress.trench_coat(cut)
    people.head(cut, "gaunt", ears=False)
    people.nose_and_cheek(cut, 2)
    people.eye(cut, 131, 158, True, 6, 1)
    cut.leaves([(158, 160, 188, 156, 2.0, 3), (162, 165, 184, 163, 1.1, 2)])
    cut.leaves([(118, 172, 126, 210, 1.8, 3), (114, 184, 126, 180, 1.1), (117, 196, 129, 191, 1.1)], "ink")
    cut.shape("M106,196C120,208 136,212 150,212C166,212 182,206 194,196L206,250L150,276L94,250Z")
    cut.hatch([(108, 204), (126, 214), (146, 218)], [(104, 240), (126, 250), (146, 256)], 7, 2.6, bend=2)
    cut.hatch([(160, 218), (190, 206)], [(160, 246), (192, 236)], 5, 1.2, bend=-2)
    cut.shape(
        "M20,112C40,128 76,130 100,124C104,96 112,68 130,60C146,54 160,58 176,58C190,60 198,92 202,118"
        "C228,120 256,112 282,90C274,128 236,150 196,150C164,150 130,152 104,154C66,156 30,144 20,112Z"
    )
    cut.shape("M100,124C132,132 172,128 202,118L200,104C170,114 134,118 102,110Z", "paper")
    cut.shape("M101,121C132,129 172,125 201,115L200,107C170,117 134,121 102,113Z")
    cut.hatch([(106, 104), (114, 78), (132, 64)], [(124, 108), (130, 88), (142, 72)], 7, 2.6, bend=-2)
    cut.leaves([(26, 118, 104, 144, 3.2, 8), (40, 134, 110, 150, 2.0, 5), (204, 138, 272, 106, 1.6, 8)])
    cut.leaves([(194, 98, 184, 68, 1.4, 2), (156, 62, 162, 100, 1.6, 4)])
    with cut.at(182, 306, 1.02, turn=-50):
        _heavy_crossbow(cut)


def _heavy_crossbow(cut: Cut) -> None:
    """It points up; the nut lies at the origin, a bow of pale horn across it."""
    cut.shape("M-14,-78H14L15,40L22,120H-22L-15,40Z", "paper")
    cut.shape("M-10,-78H10L11,40L17,118H-17L-11,40Z")
    cut.leaves([(-5, -50, -6, 36, 1.8), (-6, 46, -10, 110, 2.4), (5, 50, 8, 108, 1.2)])
    cut.shape(
        "M-90,-18C-76,-56 -40,-80 0,-80C40,-80 76,-56 90,-18L82,-8C64,-38 34,-52 0,-52"
        "C-34,-52 -64,-38 -82,-8Z"
    )
    cut.shape(
        "M-84,-20C-70,-54 -38,-75 0,-75C38,-75 70,-54 84,-20L81,-16C64,-44 34,-58 0,-58"
        "C-34,-58 -64,-44 -81,-16Z",
        "paper",
    )
    cut.hatch([(14, -72), (50, -60), (80, -28)], [(14, -60), (46, -50), (76, -22)], 9, 2.2, "ink")
    for side in (-1, 1):
        cut.line([(side * 84, -16), (side * 2, 4)], 5)
        cut.line([(side * 84, -16), (side * 2, 4)], 2.4, "paper")
    cut.box(-13, -82, 26, 32)
    cut.leaves([(-9, -76, 9, -58, 1.8), (9, -76, -9, -58, 1.8)])
    cut.line([(0, 6), (0, -120)], 9)
    cut.line([(0, 4), (0, -118)], 4.4, "paper")
    cut.polygon([(0, -164), (20, -118), (0, -126), (-20, -118)])
    cut.polygon([(0, -156), (14.6, -122), (0, -129), (-14.6, -122)], "accent")
    cut.dot(0, 6, 9)
    cut.dot(0, 6, 5.6, "paper")


@draws("vendetta", "leader")
def leader(cut: Cut) -> None:
    """The oldest of them, tall hat and white beard; he carries the torch, and the others follow it."""
    grounds.lancet(cut)
    dress.robe(cut)
    cut.shape("M92,262L150,300L208,262L222,300L150,362L78,300Z")
    cut.leaves([(94, 266, 146, 304, 2.6, 2), (82, 298, 148, 356, 2.4, 3), (206, 266, 156, 304, 1.3, -2)])
    people.head(cut, "square")
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "stern")
    cut.shape(
        "M98,170C92,214 92,262 104,300L118,288L130,322L142,308L152,334L162,308L172,320L182,288L196,298"
        "C208,262 208,214 202,170C194,192 178,200 164,199C156,195 144,195 136,199C120,200 106,192 98,170Z"
    )
    cut.shape(
        "M101,184C96,220 97,260 107,289L119,276L132,310L142,296L152,320L152,232C144,228 138,222 136,212"
        "L150,212L150,203C142,200 138,201 130,204C118,204 106,198 101,184Z",
        "paper",
    )
    cut.teeth([(152, 232), (152, 270), (152, 314)], (13, 3), 9, 5)
    cut.hatch(
        [(108, 210), (122, 216), (140, 236)], [(118, 270), (130, 292), (144, 300)], 8, 2.2, "ink", bend=4
    )
    cut.hatch([(170, 220), (198, 196)], [(166, 290), (192, 272)], 7, 1.6, bend=-4)
    cut.leaves([(136, 212, 166, 212, 2.0, 3)], "ink")
    cut.leaves([(154, 206, 176, 212, 1.6, -2), (156, 201, 182, 204, 1.3, -2)])
    cut.shape(
        "M62,122C76,112 92,112 102,112L116,44C138,36 162,36 184,44L198,112C208,112 224,112 238,122"
        "C222,142 186,136 150,138C114,136 78,142 62,122Z"
    )
    cut.shape("M102,112C134,122 166,122 198,112L195,94C166,102 134,102 105,94Z", "paper")
    cut.shape("M103,109C134,119 166,119 197,109L195,97C166,105 134,105 104,97Z")
    cut.shape("M136,92H164V122H136Z", "paper")
    cut.shape("M142,98H158V116H142Z")
    cut.hatch([(120, 48), (134, 44), (146, 43)], [(110, 92), (126, 97), (140, 98)], 5, 2.6, bend=-1)
    cut.leaves([(70, 122, 108, 118, 2.4, -3), (180, 52, 190, 90, 1.5, 1), (194, 123, 230, 124, 1.2, -2)])
    with cut.at(64, 236):
        _torch(cut)


def _torch(cut: Cut) -> None:
    """A burning brand: its head at the origin, the flame up, the shaft down."""
    cut.shape("M-9,0H9L6,130H-6Z", "paper")
    cut.shape("M-6,0H6L3.4,130H-3.4Z")
    cut.shape("M-18,-30H18L10,16H-10Z", "paper")
    cut.shape("M-15,-27H15L8,13H-8Z")
    cut.leaves([(-12, -18, 12, -12, 1.8), (-10, -6, 10, 0, 1.8), (-8, 6, 8, 11, 1.4)])
    flame = (
        "M-4,-26C-24,-34 -32,-56 -24,-78C-20,-70 -16,-66 -12,-66C-20,-92 -8,-116 6,-136"
        "C4,-116 10,-104 16,-94C18,-102 18,-108 16,-116C32,-96 34,-68 28,-52C24,-38 14,-28 4,-26Z"
    )
    with cut.at(0, 4, scale=1.07):
        cut.shape(flame)
    cut.shape(flame, "accent")
    cut.shape(
        "M0,-30C-12,-38 -14,-52 -6,-66C-2,-58 2,-56 4,-54C6,-62 8,-68 8,-76C18,-62 18,-42 8,-32Z", "paper"
    )


@draws("vendetta", "scout")
def scout(cut: Cut) -> None:
    """A girl at the window with a feather in her cap; she sees more of the night than it sees of her."""
    _night_window(cut)
    for x, y, size in ((76, 216, 3), (104, 244, 2.6), (72, 276, 3)):
        cut.polygon([(x, y - size * 2), (x + size * 0.5, y), (x, y + size * 2), (x - size * 0.5, y)], "paper")
        cut.polygon([(x - size * 2, y), (x, y - size * 0.5), (x + size * 2, y), (x, y + size * 0.5)], "paper")
    with cut.at(42, 10):
        women.far_hair(cut)
        women.profile(cut, "ink")
        cut.shape(
            "M4,366C14,322 62,300 112,284L134,232C148,246 176,244 198,222L208,276C252,292 282,320 290,366Z"
        )
        cut.hatch([(24, 340), (62, 310), (108, 294)], [(36, 366), (80, 344), (130, 330)], 10, 2.8, bend=3)
        cut.leaves(
            [(136, 238, 118, 284, 3.0, -3), (114, 284, 160, 330, 2.6, 5), (150, 248, 138, 290, 1.8, -3)]
        )
        cut.leaves([(210, 278, 166, 330, 1.4, -5), (236, 300, 272, 340, 1.3, -4)])
        cut.shape(
            "M150,96C190,86 216,110 214,146C214,180 204,196 200,212C190,206 172,204 166,190"
            "C172,176 170,158 164,146Z"
        )
        cut.hatch([(166, 118), (188, 110), (206, 124)], [(172, 186), (188, 194), (200, 190)], 6, 2.0, bend=-6)
        for step in range(6):
            with cut.at(194 + step * 2, 206 + step * 21, turn=-6):
                cut.shape("M-13,-10C-15,4 -6,14 2,16C12,12 16,2 13,-10Z")
                cut.leaves([(-10, -6, 1, 10, 2.6, 3), (11, -6, 3, 10, 1.6, -3)])
        cut.shape(
            "M92,108C104,74 140,46 186,52C216,58 232,82 238,112C200,92 140,92 104,122C98,120 92,116 92,108Z"
        )
        cut.shape(
            "M76,124C104,96 170,80 244,104C250,112 248,124 240,126C186,108 130,112 92,134"
            "C82,136 76,132 76,124Z"
        )
        cut.hatch([(108, 92), (128, 72), (160, 58)], [(124, 96), (146, 82), (176, 74)], 7, 2.6, bend=-3)
        cut.leaves([(82, 126, 160, 100, 2.8, -6), (170, 98, 240, 112, 1.6, -4), (98, 102, 186, 54, 4.2, -15)])
        cut.leaves([(190, 54, 234, 96, 2.2, -8)])
        with cut.at(150, 96, 1.1, turn=-4):
            _feather(cut)
    with cut.at(154, 154):
        _long_glass(cut)


def _feather(cut: Cut) -> None:
    """A long quill that sweeps up and back from the origin."""
    cut.shape("M-2,2C4,-30 26,-62 66,-70C82,-72 92,-64 96,-54C78,-50 70,-44 62,-34C50,-20 26,-6 -2,2Z")
    cut.shape(
        "M2,-2C8,-28 30,-58 66,-65C78,-67 86,-62 89,-57C74,-53 66,-48 58,-38C46,-22 26,-10 2,-2Z", "paper"
    )
    cut.leaves([(-4, 8, 84, -60, 1.6, -12)], "ink")
    cut.hatch([(14, -12), (40, -34), (66, -52)], [(22, -34), (46, -56), (70, -64)], 5, 1.2, "ink")


def _long_glass(cut: Cut) -> None:
    """A brass telescope from the eye at the origin to the upper left."""
    with cut.at(0, 0, scale=1.08, turn=196):
        cut.shape("M-6,-14h42v-6h38v-8h50v56h-50v-8h-38v-6h-42Z")
        cut.shape("M-2,-10h38v20h-38ZM40,-16h34v32h-34ZM78,-23h40v46h-40Z", "paper")
        cut.shape("M106,-28h16v56h-16ZM32,-15h11v30h-11ZM70,-21h12v42h-12Z", "accent")
        cut.hatch([(4, -9), (30, -9)], [(4, -3), (30, -3)], 5, 2.2, "ink")
        cut.leaves([(44, -11, 68, -11, 3.0), (84, -16, 104, -16, 4.0)], "ink")


@draws("vendetta", "beauty")
def beauty(cut: Cut) -> None:
    """She turns her back on you; the pin that holds her hair is a dagger."""
    _night_window(cut)
    cut.shape(
        "M8,364C16,316 62,290 112,276C130,270 136,258 134,230H190C190,252 196,268 212,276"
        "C258,292 286,320 294,364Z",
        "paper",
    )
    cut.shape("M192,214C190,250 196,272 210,278C256,294 284,322 292,364H186C170,330 166,280 168,220Z")
    cut.teeth([(168, 232), (168, 268), (174, 312), (186, 360)], (-16, 3), 12, 6, "ink")
    cut.leaves([(216, 284, 274, 326, 1.8, -5), (200, 246, 208, 270, 1.4, 3)])
    cut.leaves([(152, 272, 152, 330, 2.4, 3), (84, 300, 124, 326, 2.0, -6)], "ink")
    cut.shape("M-4,366C14,326 40,312 62,320C96,330 128,340 150,364Z")
    cut.shape("M150,366C176,344 206,326 238,318C262,318 288,332 304,366Z")
    cut.leaves([(40, 322, 132, 350, 2.4, -4), (60, 334, 130, 358, 1.8, -3), (236, 324, 172, 352, 1.4, 3)])
    with cut.at(0, 20):
        _lost_profile(cut)
        _hair_up(cut)


def _lost_profile(cut: Cut) -> None:
    """A cheek, a nose, lips: what one sees of a face that is turned away."""
    cut.shape(
        "M112,118C106,130 106,138 103,145L95,163C94,168 98,170 102,170C104,174 103,177 100,180"
        "C103,182 103,184 101,187C102,191 102,194 104,198C106,206 112,212 124,213C138,214 148,222 156,232"
        "L190,200L180,100Z",
        "paper",
    )
    cut.leaves(
        [(104, 146, 90, 142, 2.0, 1), (103, 136, 120, 131, 2.0, -2), (106, 147, 118, 150, 2.2, 2)], "ink"
    )
    cut.leaves([(105, 146, 94, 140, 1.4, 1), (124, 214, 146, 218, 1.4, 2)])
    cut.shape("M98,180C103,176 108,179 113,184C108,188 103,192 99,192C98,188 99,185 103,183.6Z", "accent")


def _hair_up(cut: Cut) -> None:
    """Black hair drawn up into a knot, a dagger through it and a rose below."""
    cut.shape(
        "M118,92C128,72 156,62 184,72C214,84 222,124 214,160C210,190 198,212 180,222"
        "C172,216 160,208 152,196C146,200 138,194 138,184C130,168 124,146 122,128C116,122 112,108 118,92"
        "Z"
    )
    cut.hatch([(124, 122), (134, 152), (148, 188)], [(150, 80), (164, 82), (180, 92)], 8, 2.6, bend=-8)
    cut.hatch([(168, 208), (196, 204)], [(192, 100), (212, 130)], 6, 2.0, bend=8)
    cut.leaves([(172, 222, 174, 244, 1.6, 2), (164, 214, 162, 232, 1.3, 1)], "ink")
    cut.shape("M138,166C146,162 152,170 150,180C148,188 142,188 139,182Z", "paper")
    cut.leaves([(143, 170, 146, 182, 1.4, -2)], "ink")
    cut.dot(145, 198, 6.4)
    cut.dot(145, 198, 4.8, "paper")
    with cut.at(176, 56, turn=62):
        cut.shape("M-12,-30H12L10,64L0,92L-10,64Z")
        cut.shape("M-8,-30H8L7,62L0,82L-7,62Z", "paper")
        cut.leaves([(2, 30, 1, 78, 2.2)], "ink")
        cut.shape("M-26,-50H26V-38H-26Z", "paper")
        cut.shape("M-8,-78H8V-50H-8Z", "paper")
        cut.leaves([(-7, -72, 7, -68, 1.6), (-7, -63, 7, -59, 1.6)], "ink")
        cut.dot(0, -84, 9.4, "paper")
        cut.dot(0, -84, 5.6, "accent")
    cut.dot(176, 56, 37)
    knot = (
        (-30, -4, 22, -24, 3.0, -14),
        (-30, 8, 30, -10, 2.8, -14),
        (-26, 20, 32, 4, 2.4, -12),
        (-16, 30, 26, 18, 2.0, -8),
    )
    cut.leaves([(x1 + 176, y1 + 56, x2 + 176, y2 + 56, w, b) for x1, y1, x2, y2, w, b in knot])
    with cut.at(188, 146, scale=1.6):
        _rose_head(cut)


def _rose_head(cut: Cut) -> None:
    cut.dot(0, 0, 15)
    cut.shape("M-12,4C-18,-6 -8,-14 -2,-12C6,-18 16,-8 12,0C16,10 6,16 -2,12C-8,14 -12,10 -12,4Z", "accent")
    cut.leaves([(-6, 4, 6, -6, 2.0, 5), (-8, -2, 2, -9, 1.6, 3), (0, 9, 9, 2, 1.6, 3)], "ink")
