"""The family: those who are called by the mafia, and their rivals from over the sea."""

from __future__ import annotations

from art.kit import dress, grounds, hats, people, trades
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "thief")
def thief(cut: Cut) -> None:
    """A cap, a mask, a striped jersey, and somebody else's pearls."""
    grounds.slats(cut)
    jersey(cut)
    people.head(cut, "long")
    cut.leaves(
        [(149, 168, 144, 190, 1.4, -2), (142, 191, 153, 195, 1.8, 2), (126, 196, 120, 210, 1.4, -3)], "ink"
    )
    people.mouth(cut, "smirk")
    mask(cut)
    hats.flat_cap(cut)
    stolen_pearls(cut)
    with cut.at(240, 222):
        white_glove(cut)
    stolen_pearls(cut)


def jersey(cut: Cut) -> None:
    """Black and white stripes up to the neck."""
    cut.shape(dress.SHOULDERS)
    cut.shape("M118,240L182,240L186,264L150,276L114,264Z")
    cut.leaves([(116, 258, 149, 270, 2.2, 3), (184, 258, 152, 270, 1.2, -3)])
    for step in range(5):
        y = 280 + step * 19
        reach = 42 + step * 20
        cut.shape(
            f"M{150 - reach},{y + 9 + step * 2}C{130 - reach * 0.4},{y + 15} 140,{y + 15} 150,{y + 14}"
            f"L150,{y + 5}"
            f"C140,{y + 6} {130 - reach * 0.4},{y + 5} {154 - reach},{y + step * 2}Z",
            "paper",
        )
    cut.teeth([(150, 290), (150, 356)], (12, 1), 9, 4)


def mask(cut: Cut) -> None:
    """A band of cloth round the eyes, its knot flying behind the ear."""
    cut.shape(
        "M102,142C118,136 138,140 150,148C162,140 182,136 198,142L198,164C186,176 166,174 158,166"
        "C154,162 146,162 142,166C134,174 114,176 102,164Z"
    )
    cut.leaves([(105, 146, 146, 150, 1.6, -4), (156, 150, 194, 146, 1.0, -4)])
    for x, side in ((128, -1), (172, 1)):
        cut.shape(
            f"M{x - 13},{156 - side * 1.5}C{x - 6},148 {x + 6},148 {x + 13},{156 + side * 1.5}"
            f"C{x + 6},163 {x - 6},163 {x - 13},{156 - side * 1.5}Z",
            "paper",
        )
        cut.dot(x + 5, 155.5, 4.6)
    cut.shape("M196,146L222,134L216,148L228,154L198,164Z")
    cut.leaves([(200, 150, 218, 140, 1.3), (200, 156, 220, 152, 1.1)])


def white_glove(cut: Cut) -> None:
    """A gentleman's glove, shut; the striped sleeve goes down from it."""
    cut.shape("M-36,146C-36,84 -32,60 -24,50H34C46,70 54,104 56,146Z")
    for y in (66, 88, 110):
        cut.leaves([(-30, y, 48 + (y - 66) * 0.1, y - 1, 4.2, 2)])
    cut.shape("M-28,-8C-34,-4 -34,36 -26,44L-24,58H36V44C46,28 44,4 34,-6Z")
    cut.shape("M-20,46H31V55H-20Z", "paper")
    for step in range(4):
        top, right = -3 + step * 11.6, 26 - step * 2
        cut.shape(f"M-22,{top}C-29,{top + 1} -29,{top + 9} -22,{top + 9.4}H{right}V{top}Z", "paper")
    cut.shape("M18,-4C32,-2 42,14 36,32L24,42C22,26 20,12 8,6Z", "paper")
    cut.leaves([(10, 5, 25, 40, 1.8, -6), (26, 6, 33, 26, 1.2, -3)], "ink")


def stolen_pearls(cut: Cut) -> None:
    """A string that hangs out of his fist, with a stone at its end."""
    for x, y in ((217, 238), (204, 243), (193, 253), (186, 266), (182, 281), (180, 296)):
        cut.dot(x, y, 9.8)
        cut.dot(x, y, 8, "paper")
    cut.shape("M155,302H205L224,320L180,358L136,320Z", "paper")
    cut.shape("M158,308H202L215,321L180,351L145,321Z", "accent")
    cut.leaves([(147, 321, 213, 321, 1.6), (166, 310, 174, 345, 1.4), (194, 310, 186, 345, 1.4)], "ink")


@draws("family", "lawyer")
def lawyer(cut: Cut) -> None:
    """A parting like a ruled line, a monocle, and scales that never hang even."""
    grounds.slats(cut)
    gown(cut)
    people.head(cut, "long")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "sly", aside=2)
    thin_moustache(cut)
    cut.leaves([(134, 214, 151, 215, 1.6, 2), (140, 223, 151, 223, 1.3, 1.5)], "ink")
    cut.leaves([(151, 215, 166, 210, 1.4, 2)])
    parted_hair(cut)
    cut.ring(131, 155, 19, 4.4)
    cut.leaves([(116, 170, 112, 250, 1.3, 7)], "ink")
    with cut.at(150, 276):
        tilted_scales(cut)


def gown(cut: Cut) -> None:
    """The wide gown of the bar, a stiff collar standing out of it."""
    cut.shape(
        "M-6,362C-2,304 20,272 72,258C104,250 122,248 128,232L172,232C178,248 196,250 228,258"
        "C280,272 302,304 306,362Z"
    )
    cut.hatch([(12, 336), (24, 296), (66, 270)], [(30, 360), (46, 330), (72, 300)], 10, 2.8, bend=4)
    cut.hatch([(236, 272), (286, 306)], [(240, 300), (276, 336)], 5, 1.3, bend=-3)
    cut.shape("M126,238L118,254L134,264L150,256L166,264L182,254L174,238Z", "paper")
    cut.shape("M150,250L174,240L180,253L166,260L150,254Z")
    cut.shape("M150,258L138,250L130,262L148,268ZM150,258L162,250L170,262L152,268Z")


def thin_moustache(cut: Cut) -> None:
    cut.leaves([(150, 202, 126, 206, 2.4, 3)], "ink")
    cut.leaves([(152, 202, 175, 206, 1.7, -3)])


def parted_hair(cut: Cut) -> None:
    """Oiled, and parted in the middle."""
    cut.shape(
        "M102,150C90,100 106,58 150,56C194,58 210,100 198,150C196,132 192,118 186,108C170,106 156,98 150,82"
        "C144,98 130,106 114,108C108,118 104,132 102,150Z"
    )
    cut.leaves([(150, 60, 150, 84, 1.6)])
    cut.leaves([(146, 66, 106, 112, 2.6, 12), (144, 76, 108, 122, 2.0, 9), (138, 62, 102, 100, 1.6, 10)])
    cut.leaves([(154, 66, 194, 112, 1.6, -12), (156, 78, 190, 114, 1.2, -9)])


def tilted_scales(cut: Cut) -> None:
    """Scales on a dark gown: a purse weighs more than the law."""
    cut.shape("M-4,0h8v62h22v9h-52v-9h22Z", "paper")
    cut.line([(-80, 15), (80, -7)], 7, "paper")
    cut.dot(0, 4, 11, "paper")
    cut.dot(0, 4, 6.4, "accent")
    for x, y in ((-78, 15), (78, -7)):
        cut.leaves([(x, y, x - 24, y + 36, 1.8), (x, y, x + 24, y + 36, 1.8)])
        cut.shape(f"M{x - 30},{y + 34}h60C{x + 22},{y + 60} {x - 22},{y + 60} {x - 30},{y + 34}Z", "accent")
        cut.leaves([(x - 23, y + 40, x + 2, y + 50, 1.6, 3)])
    cut.shape("M-91,49C-98,36 -87,28 -82,25L-86,16L-70,16L-74,25C-69,28 -58,36 -65,49Z")
    cut.shape("M-89,49C-95,37 -85,29 -79,27L-83,19L-73,19L-77,27C-71,29 -61,37 -67,49Z", "paper")
    cut.leaves([(-85, 27, -71, 27, 1.5), (-87, 42, -80, 34, 1.1)], "ink")


@draws("family", "informer")
def informer(cut: Cut) -> None:
    """A profile in the dark with its collar up, and a letter that nobody signs."""
    grounds.slats(cut, 164, 150, 112)
    cut.shape("M4,362C10,312 36,286 84,268L92,196L124,214L172,244L206,226L212,270C254,286 288,312 296,362Z")
    # the face, turned from the light
    cut.shape(
        "M108,120L106,200L120,250L190,262C192,254 190,248 188,244C196,242 200,236 198,228"
        "C197,224 196,220 197,217"
        "C202,215 202,211 198,209C203,206 203,202 199,200L200,194C210,194 218,191 217,185"
        "C212,176 202,164 199,154L200,120Z"
    )
    cut.shape("M116,150C106,146 104,164 110,176C114,184 120,186 122,180C124,170 124,156 116,150Z", "paper")
    cut.leaves([(112, 154, 118, 176, 2.0, -3)], "ink")
    cut.hatch([(108, 186), (114, 206)], [(120, 186), (128, 208)], 4, 1.8)
    cut.shape("M178,158C184,153 191,154 195,158C190,162 183,162 178,158Z", "paper")
    cut.dot(191, 157.6, 3)
    cut.leaves([(172, 149, 197, 152, 1.4, -2), (166, 172, 186, 176, 1.4, 4), (206, 190, 197, 191, 1.0)])
    cut.leaves([(196, 208, 178, 207, 1.4, -1), (170, 186, 176, 214, 1.5, 4), (150, 176, 164, 232, 1.7, 8)])
    cut.leaves([(136, 178, 150, 236, 1.3, 8), (192, 236, 178, 240, 1.2, -2)])
    # what he whispers
    cut.leaves([(212, 206, 242, 196, 2.6), (212, 212, 248, 213, 2.6), (210, 218, 240, 230, 2.6)], "ink")
    collar_up(cut)
    hat_over_the_brow(cut)
    with cut.at(188, 314, scale=1.02, turn=-9):
        cut.shape("M-56,-40h112v80h-112Z", "paper")
        trades.letter(cut)
        cut.dot(0, 4, 23)
        cut.dot(0, 4, 21, "accent")
        cut.leaves([(-12, 4, 12, 4, 3.4), (0, -8, 0, 16, 3.4), (-14, -7, -5, -14, 0.8, -2)], "ink")


def collar_up(cut: Cut) -> None:
    """The collar of a coat round the nape and the chin."""
    cut.shape("M84,272L90,186C104,206 132,230 168,242L206,222L212,272L150,300Z")
    cut.leaves([(92, 194, 160, 262, 3.4, 10), (92, 208, 140, 268, 2.4, 8), (90, 226, 122, 272, 1.6, 5)])
    cut.leaves([(204, 228, 172, 252, 1.5, -3), (166, 250, 156, 296, 1.4, -2)])
    cut.hatch([(16, 336), (46, 296), (86, 278)], [(30, 360), (66, 332), (104, 316)], 9, 2.8, bend=4)
    cut.hatch([(232, 284), (282, 316)], [(236, 300), (274, 330)], 4, 1.1)


def hat_over_the_brow(cut: Cut) -> None:
    """A felt hat from its side, its brim pulled down in front."""
    cut.shape(
        "M62,134C70,120 90,118 104,114C98,84 104,48 130,44C150,40 158,50 168,48C186,46 202,74 204,110"
        "C224,116 242,132 252,156C228,146 206,142 180,144C140,148 84,150 62,134Z"
    )
    cut.shape("M103,114C136,124 174,122 205,112L202,94C172,104 132,106 100,97Z", "paper")
    cut.shape("M102.6,110.6C136,120.6 174,118.6 204.4,108.6L202.6,98C172,108 132,110 100.6,101Z")
    cut.hatch([(104, 92), (108, 64), (128, 50)], [(126, 96), (130, 74), (146, 60)], 7, 2.8, bend=-2)
    cut.leaves([(68, 132, 110, 122, 3.0, -3), (80, 138, 124, 129, 1.8, -3), (168, 54, 178, 88, 1.8, 5)])
    cut.leaves([(200, 118, 242, 146, 1.4, -5)])


@draws("family", "mafioso")
def mafioso(cut: Cut) -> None:
    """A hat, a cloth up to the eyes, a revolver: nobody could describe him."""
    grounds.slats(cut)
    dress.trench_coat(cut)
    people.head(cut, "square")
    people.eyes(cut, "glare")
    cut.leaves([(149, 158, 146, 176, 1.4, -2)], "ink")
    hats.bandana(cut)
    hats.fedora(cut, "paper")
    with cut.at(126, 304, scale=1.0, turn=4):
        rimmed_revolver(cut)


def rimmed_revolver(cut: Cut) -> None:
    """A revolver that points to the left, with a rim of paper; its cylinder lies at the origin."""
    cut.shape(
        "M-100,-26L20,-26L34,-36L50,-30L47,-14C58,-4 66,22 72,60L24,68C22,44 18,34 8,28L-24,28L-24,10"
        "L-100,8Z",
        "paper",
    )
    cut.shape(
        "M-94,-20L24,-20L35,-29L44,-25L40,-13C51,-4 58,20 65,55L29,62C27,38 22,26 10,22L-18,22L-18,4L-94,2Z"
    )
    cut.shape("M-94,-20h10v-8h6v8Z")
    cut.leaves(
        [(-12, -14, 18, -14, 2.6), (-12, -5, 18, -5, 2.6), (-12, 4, 18, 4, 2.2), (-12, 13, 14, 13, 1.6)]
    )
    cut.leaves(
        [
            (-88, -14, -22, -14, 2.6),
            (-88, -3, -24, -3, 1.4),
            (40, 4, 55, 48, 2.6, 2),
            (34, 20, 44, 54, 1.6, 1),
        ]
    )


@draws("family", "yakuza")
def yakuza(cut: Cut) -> None:
    """Hair tied high, a crossed collar, a long sword over the shoulder."""
    grounds.waves(cut)
    with cut.at(206, 262, turn=19):
        sword_hilt(cut)
    dress.kimono(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "glare")
    people.mouth(cut, "grim")
    cut.leaves([(116, 172, 132, 218, 2.0, 3), (112, 184, 121, 181, 1.0), (118, 200, 127, 196, 1.0)], "ink")
    cut.shape("M143,224C148,221 153,221 157,224L153,246H147Z")
    topknot(cut)


def topknot(cut: Cut) -> None:
    """Combed back from a high brow and tied at the crown."""
    cut.shape("M138,70C124,58 128,40 150,38C172,40 176,58 162,70Z")
    cut.shape(
        "M101,156C88,106 106,66 150,64C194,66 212,106 199,156L194,126C188,112 172,104 150,104"
        "C128,104 112,112 106,126Z"
    )
    cut.hatch([(103, 130), (112, 110), (144, 103)], [(118, 88), (132, 78), (146, 72)], 9, 2.2, bend=-4)
    cut.leaves([(158, 98, 158, 76, 1.6, 1), (172, 101, 168, 80, 1.4, 2), (187, 110, 180, 86, 1.2, 3)])
    cut.leaves([(135, 58, 150, 42, 2.4, -4), (146, 60, 158, 44, 1.5, -2)])
    cut.shape("M134,63H166V72H134Z", "paper")
    cut.shape("M134,65.5H166V69.5H134Z")


def sword_hilt(cut: Cut) -> None:
    """A hilt bound with cord that rises from a guard; the sheath goes down from the origin."""
    cut.shape("M-12,60L-12,-30H12L12,60Z", "paper")
    cut.shape("M-9,60L-9,-30H9L9,60Z")
    cut.shape("M-13,-36L-11,-192C-6,-198 6,-198 11,-192L13,-36Z", "paper")
    cut.shape("M-10,-38L-8,-190C-4,-194 4,-194 8,-190L10,-38Z")
    for step in range(7):
        y = -56 - step * 20
        cut.shape(f"M-7,{y}L0,{y - 9}L7,{y}L0,{y + 9}Z", "accent")
    cut.shape("M-30,-42C-26,-50 26,-50 30,-42V-30C26,-24 -26,-24 -30,-30Z", "paper")
    cut.shape("M-26,-40C-22,-46 22,-46 26,-40V-33C22,-28 -22,-28 -26,-33Z", "accent")
