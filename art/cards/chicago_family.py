"""Chicago: the heads of the family, the one who speaks last and the one who pulls the strings."""

from __future__ import annotations

from art.kit import grounds, people, props
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import fur, tilted


@draws("chicago", "mafia-boss")
def mafia_boss(cut: Cut) -> None:
    """Three chins in a collar of fur, a homburg, a cigar; he need not raise his voice."""
    grounds.towers(cut)
    # the fur, as wide as the street
    cut.shape("M-6,366V320C6,276 40,236 92,214L208,214C260,236 294,276 306,320V366Z")
    fur(cut, [(2, 318), (18, 280), (52, 240), (96, 212)], 15, 4)
    fur(cut, [(204, 212), (248, 240), (282, 280), (298, 318)], 14, 4)
    for row in range(4):
        for step in range(6):
            x, y = 92 - step * 17 + row * 15, 236 + step * 17 + row * 20
            if y < 366 and 4 < x < 132 - row * 2:
                cut.leaves([(x, y, x - 7, y + 18, 3.6, 4)])
    for row in range(3):
        for step in range(5):
            x, y = 214 + step * 18 - row * 14, 242 + step * 18 + row * 24
            if y < 356:
                cut.leaves([(x, y, x + 6, y + 16, 1.6, -3)])
    # a silk scarf and the tie in it
    cut.shape("M112,236L150,362L188,236Z")
    cut.shape("M116,246L136,330L150,362L150,262Z", "paper")
    cut.leaves([(124, 262, 142, 330, 1.6, -2), (134, 262, 147, 334, 1.4, -2)], "ink")
    cut.leaves([(182, 252, 160, 332, 1.8, 3), (172, 258, 156, 322, 1.2, 2)])
    cut.shape("M140,262L160,262L164,300L150,330L136,300Z")
    cut.shape("M150,282l7,8 -7,10 -7,-10Z", "accent")
    # the face: a pear
    cut.shape(
        "M104,112C94,150 80,190 88,216C98,246 126,258 150,258C174,258 202,246 212,216"
        "C220,190 206,150 196,112Z"
    )
    cut.shape("M98,150C84,148 84,178 92,186Z")
    cut.leaves([(91, 154, 93, 178, 2.0, -1)])
    cut.shape(
        "M107,124C100,156 86,192 93,214C102,240 128,252 150,253L150,226L142,222L150,218L150,208"
        "L164,200L160,188L149,160L150,124Z",
        "paper",
    )
    cut.teeth([(150, 128), (149, 156)], (12, 0), 5, 4.6)
    cut.teeth([(150, 228), (150, 250)], (15, 1), 4, 4.6)
    cut.teeth([(204, 226), (212, 202), (206, 176)], (-9, -2), 7, 2.6)
    cut.leaves([(100, 210, 148, 238, 2.2, 12), (112, 236, 150, 246, 1.8, 4)], "ink")
    cut.leaves([(136, 200, 112, 214, 2.2, -6), (138, 202, 158, 205, 2.4, 4)], "ink")
    cut.leaves([(168, 200, 188, 216, 1.6, 4), (152, 236, 196, 218, 1.6, 8)])
    # heavy lids
    cut.shape("M112,160C120,150 138,150 146,162C140,170 120,170 112,160Z")
    cut.shape("M117,162L142,163C138,168 122,168 117,162Z", "paper")
    cut.dot(127, 164, 3.4)
    cut.leaves([(112, 172, 142, 174, 1.6, 5), (116, 180, 138, 181, 1.2, 4)], "ink")
    cut.shape("M188,160C180,150 162,150 155,162L188,163Z")
    cut.shape("M158,163L184,162C180,168 162,168 158,163Z", "paper")
    cut.dot(168, 164, 3.2)
    cut.leaves([(156, 159, 188, 158, 1.5, -5), (160, 175, 186, 172, 1.2, 5)])
    cut.shape("M106,146C118,138 136,140 148,150L146,156C134,148 120,147 107,152Z")
    cut.leaves([(194, 147, 154, 152, 2.6, 5)])
    # the mouth and the cigar
    cut.leaves([(122, 221, 152, 220, 2.8, -3)], "ink")
    cut.leaves([(151, 220, 178, 224, 2.0, -4)])
    with cut.at(132, 222, turn=-4):
        cut.shape("M6,-9L-62,6L-60,25L9,9Z", "paper")
        cut.shape("M4,-6.5L-60,7.5L-58,22L6,6.5Z")
        cut.shape("M-60,7.5L-74,11C-78,16 -76,24 -72,25L-58,22Z", "accent")
        cut.shape("M-14,-2.4L-26,.2L-23.4,13.6L-11.6,10.8Z", "accent")
        cut.leaves([(-30, 5, -54, 10, 1.7), (-2, 0, -10, 1.6, 1.2)])
        with cut.at(-74, 8, scale=1.1):
            cut.shape(
                "M2,0C-14,-18 16,-32 4,-52C-6,-70 14,-80 6,-104C28,-76 8,-68 16,-50C26,-28 -2,-18 6,-1Z"
            )
    # the homburg
    cut.shape(
        "M76,118C74,102 82,98 88,106C92,111 96,112 102,112C98,72 104,34 130,30C142,28 146,38 152,38"
        "C158,38 164,27 176,31C200,38 204,74 198,112C204,112 208,111 212,106C218,98 226,102 224,118"
        "C218,138 188,134 150,134C112,134 82,138 76,118Z"
    )
    cut.shape("M102,113C132,123 168,123 198,113L199,92C168,102 132,102 101,92Z", "paper")
    cut.shape("M102,109C132,119 168,119 198,109L199,96C168,106 132,106 101,96Z")
    cut.hatch([(105, 84), (110, 56), (128, 38)], [(122, 86), (128, 66), (143, 52)], 8, 2.8, bend=-3)
    cut.leaves([(80, 114, 120, 125, 3.0, 6), (182, 125, 220, 114, 1.6, 6), (152, 44, 152, 84, 1.9, 5)])
    cut.leaves([(195, 82, 188, 52, 1.4, 3)])
    with cut.at(240, 290, scale=0.92, turn=6):
        cut.shape("M-6,-30h14v130h-14Z", "paper")
        cut.shape("M-3,-30h8v130h-8Z")
        cut.dot(1, -32, 22, "paper")
        cut.dot(1, -32, 19)
        cut.dot(1, -32, 15.4, "accent")
        cut.leaves([(-8, -34, 0, -43, 2.2, -3)], "paper")
        props.glove(cut)
        cut.box(-14, 10.6, 13, 12, "accent")
        cut.dot(-8, 12, 7)
        cut.dot(-8, 12, 4.6, "accent")


@draws("chicago", "schemer")
def schemer(cut: Cut) -> None:
    """A widow's peak and a smile; before him hangs a little mafioso who was a neighbour this morning."""
    grounds.towers(cut)
    cut.shape("M-4,366C2,288 42,250 104,232L122,196L178,196L196,232C258,250 298,288 304,366Z")
    cut.shape("M118,214L150,262L182,214L166,196L134,196Z", "paper")
    cut.shape("M150,222L182,214L150,262Z")
    cut.leaves([(96, 240, 62, 276, 2.6, 3), (204, 242, 236, 276, 1.4, -3)])
    cut.hatch([(12, 344), (26, 296), (76, 258)], [(24, 366), (44, 326), (84, 284)], 9, 3.0, bend=4)
    cut.hatch([(224, 258), (286, 310)], [(218, 280), (270, 334)], 7, 1.4, bend=-3)
    with tilted(cut, -7, 0.84, (150, 240), (147, 198)):
        _sly_face(cut)
    with cut.at(150, 224, scale=0.94):
        _puppet(cut)


def _sly_face(cut: Cut) -> None:
    people.head(cut, "gaunt")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "sly", aside=3)
    cut.leaves([(108, 130, 147, 142, 3.0, -7)], "ink")
    cut.leaves([(194, 124, 156, 142, 2.2, 9)])
    cut.leaves([(124, 206, 150, 212, 2.4, 4)], "ink")
    cut.leaves([(150, 212, 178, 200, 2.0, 5)])
    cut.leaves([(120, 204, 149, 200, 2.0, -5)], "ink")
    cut.leaves([(152, 200, 178, 203, 1.4, -4)])
    cut.shape("M141,222L150,219L159,222L150,254Z")
    cut.leaves([(148, 224, 149, 244, 1.4)])
    cut.shape(
        "M102,158C84,110 102,50 150,46C198,50 216,110 198,158C198,134 194,112 178,92C168,98 156,112 150,132"
        "C144,112 132,98 122,92C106,112 102,134 102,158Z"
    )
    cut.hatch([(100, 128), (104, 88), (136, 58)], [(114, 96), (128, 86), (147, 116)], 9, 2.4, bend=-4)
    cut.leaves([(154, 116, 178, 66, 1.8, -6), (164, 102, 192, 84, 1.5, -4), (180, 92, 200, 120, 1.3, -3)])


def _puppet(cut: Cut) -> None:
    """The player's cross at the origin, and the one who hangs from it: hat, hands up, feet off the ground."""
    for near, far in ((-70, -56), (-18, -10), (18, 10), (70, 56)):
        cut.line([(near, 0), (far, 62 if abs(far) > 20 else 36)], 5, "accent")
    with cut.at(0, 0, turn=-4):
        cut.shape("M-84,-10h168v20h-168ZM-11,-22h22v44h-22Z")
        cut.shape("M-80,-6h160v12h-160ZM-7,-18h14v36h-14Z", "accent")
    cut.shape("M-36,52C-22,44 22,44 36,52C22,60 -22,60 -36,52Z", "paper")
    cut.shape("M-20,50C-20,30 -12,26 -7,28C-3,30 3,30 7,28C12,26 20,30 20,50Z", "paper")
    cut.line([(-20, 46), (20, 46)], 5)
    cut.shape("M-14,58H14V66C12,76 6,78 0,78C-6,78 -12,76 -14,66Z", "paper")
    cut.dot(-5.6, 65, 2.2)
    cut.dot(5.6, 65, 2.2)
    cut.shape("M-20,80H20L17,112H-17Z", "paper")
    cut.shape("M-6,80H6L0,102Z")
    for side in (-1, 1):
        cut.line([(side * 16, 85), (side * 42, 94), (side * 56, 62)], 10, "paper")
        cut.dot(side * 42, 94, 5, "paper")
        cut.dot(side * 56, 60, 8, "paper")
        cut.line([(side * 9, 108), (side * 18, 132)], 12, "paper")
        cut.polygon([(side * 12, 130), (side * 26, 128), (side * 42, 140), (side * 14, 140)], "paper")
