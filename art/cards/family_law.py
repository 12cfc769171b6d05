"""The family: those of the six leaders who serve the law."""

from __future__ import annotations

from art.kit import dress, grounds, hats, people
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "judge")
def judge(cut: Cut) -> None:
    """Rolls of horsehair, brows that have heard everything, and a hammer."""
    grounds.rays(cut)
    dress.robe(cut)
    cut.shape("M126,262L150,274L174,262L178,318L122,318Z")
    cut.shape("M129,268L148,278L147,312L126,312Z", "paper")
    cut.shape("M152,278L171,268L174,312L153,312Z", "paper")
    cut.hatch([(156, 280), (172, 274)], [(156, 312), (171, 312)], 4, 2.2, "ink")
    people.head(cut, "heavy", ears=False)
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "stern", y=158)
    people.mouth(cut, "grim")
    cut.leaves([(108, 136, 147, 148, 5.0, -6)], "ink")
    cut.leaves([(192, 136, 154, 148, 2.4, 5), (128, 232, 150, 235, 1.3, 2)])
    full_wig(cut)
    with cut.at(66, 300):
        hammer(cut)


def hammer(cut: Cut) -> None:
    """A judge's hammer with a rim of paper: its head at the origin, the handle to the lower right."""
    with cut.at(0, 0, turn=28):
        cut.shape("M10,-13L146,-14V14L10,13Z", "paper")
        cut.shape("M-32,-54h64v108h-64Z", "paper")
        cut.shape("M10,-8L142,-9V9L10,8Z")
        cut.leaves([(34, -4, 138, -4, 2.0)])
        cut.shape("M-24,-48h48v96h-48Z")
        cut.shape("M-27,-49h54v24h-54ZM-27,25h54v24h-54Z", "accent")
        cut.leaves([(-15, -21, -15, 21, 3.0), (-5, -21, -5, 21, 1.6)])
        cut.leaves([(-26, -31, 26, -31, 1.4), (-26, 31, 26, 31, 1.4)], "ink")


def full_wig(cut: Cut) -> None:
    """A wig down to the shoulders: the lit side one mass of paper rolled by the gouge."""
    side = (
        "M150,46C98,44 80,84 82,128C70,140 72,160 78,168C66,182 68,202 76,210C64,224 68,250 80,262"
        "C92,276 118,270 122,254"
        "C126,240 116,232 112,222C120,208 112,196 108,188C116,172 108,160 106,150C110,124 124,112 150,108Z"
    )
    cut.shape(side)
    with cut.at(300, 0, mirrored=True):
        cut.shape(side)
    cut.shape(
        "M151,51C104,50 86,86 87,126C106,112 128,102 151,101Z"
        "M86,132C76,142 78,158 86,164C98,166 106,158 103,146C100,134 94,128 86,132Z"
        "M80,174C71,184 74,202 82,207C94,210 108,204 106,192C102,180 92,170 80,174Z"
        "M80,216C70,226 72,248 84,257C96,266 114,264 116,252C116,238 96,210 80,216Z",
        "paper",
    )
    cut.teeth([(151, 56), (151, 98)], (24, 3), 8, 5)
    cut.hatch([(92, 116), (108, 78), (142, 58)], [(104, 112), (122, 92), (148, 84)], 7, 1.6, "ink", bend=-3)
    for y in (148, 192, 240):
        cut.leaves([(82, y - 4, 102, y + 2, 2.0, 6), (84, y + 5, 104, y + 8, 1.3, 4)], "ink")
        cut.leaves(
            [
                (196, y - 12, 216, y - 6, 2.0, -5),
                (194, y - 2, 218, y + 2, 1.6, -6),
                (196, y + 8, 214, y + 12, 1.1, -4),
            ]
        )
    cut.leaves([(172, 58, 206, 100, 1.7, -8), (176, 76, 204, 116, 1.4, -6)])


@draws("family", "jailer")
def jailer(cut: Cut) -> None:
    """A cap and a jaw on the other side of the bars; only he has the key."""
    grounds.rays(cut)
    tunic(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "stern", aside=-2)
    people.mouth(cut, "grim")
    stubble(cut)
    hats.peaked_cap(cut, badge=False)
    for x in (20, 102, 198, 280):
        cut.box(x - 10, -4, 20, 368, "paper")
        cut.box(x - 8, -4, 16, 368)
        cut.leaves([(x - 4, -6, x - 4, 366, 2.0)])
    with cut.at(92, 300):
        great_key(cut)


def tunic(cut: Cut) -> None:
    """A closed collar and two rows of plain buttons."""
    cut.shape(dress.SHOULDERS)
    cut.shape("M122,236L178,236L186,270L150,284L114,270Z")
    cut.leaves([(120, 252, 149, 264, 2.0, 3), (116, 268, 150, 283, 1.8, 3), (180, 252, 152, 264, 1.0, -3)])
    dress.folds(cut)


def stubble(cut: Cut) -> None:
    """A jaw that was shaved yesterday."""
    for x, y in (
        (114, 204),
        (119, 213),
        (124, 205),
        (126, 221),
        (132, 228),
        (139, 225),
        (134, 219),
        (143, 233),
    ):
        cut.leaves([(x, y, x + 1.5, y + 4.4, 1.1)], "ink")


def great_key(cut: Cut) -> None:
    """The key of the prison, lying: its bow at the origin, 150 long, with a rim of paper."""
    cut.dot(0, 0, 38, "paper")
    cut.shape("M20,-13H152V46H96V13H20Z", "paper")
    cut.dot(0, 0, 33, "accent")
    cut.shape("M24,-8H147V8H24ZM100,4H114V36H100ZM122,4H147V20H138V40H122Z", "accent")
    cut.dot(0, 0, 18)
    cut.dot(0, 0, 15, "paper")
    cut.box(30, -12, 7, 24)
    cut.leaves([(44, -3, 140, -3, 1.5)], "ink")
    cut.leaves([(-26, 8, -14, -22, 2.0, -5)])


@draws("family", "sheriff")
def sheriff(cut: Cut) -> None:
    """A hat with a wide brim, a moustache as wide, and the star."""
    grounds.rays(cut)
    waistcoat(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "stern", aside=1)
    cut.leaves([(142, 230, 152, 231, 1.3, 2)], "ink")
    walrus_moustache(cut)
    western_hat(cut)
    with cut.at(84, 318):
        dress.star(cut, "accent", 5, 40)
        for corner in range(5):
            with cut.at(0, 0, turn=72 * corner):
                cut.dot(0, -40, 4.5, "accent")
        cut.ring(0, 0, 11, 2.4)


def waistcoat(cut: Cut) -> None:
    """A shirt of paper, a dark waistcoat, a knotted kerchief."""
    cut.shape(dress.SHOULDERS)
    cut.shape("M10,362C16,320 30,302 62,288C44,310 40,340 44,362Z", "paper")
    cut.leaves([(22, 350, 46, 304, 1.4, -5), (34, 354, 42, 318, 1.3, -3)], "ink")
    cut.hatch([(206, 280), (278, 322)], [(222, 352), (284, 352)], 6, 1.5, bend=-3)
    cut.shape("M104,272L150,362L196,272L172,240L128,240Z", "paper")
    cut.shape("M150,274L196,272L150,362Z")
    cut.teeth([(150, 300), (150, 352)], (8, 2), 6, 4)
    cut.shape("M122,226L178,226L190,262L110,262Z")
    # the kerchief
    cut.shape("M102,242C124,256 176,256 198,242L204,268C188,284 168,290 150,290C132,290 112,284 96,268Z")
    cut.shape("M105,248C126,259 152,261 172,258L174,280C150,288 120,282 101,267Z", "paper")
    cut.leaves([(108, 258, 150, 270, 1.6, 4), (104, 266, 140, 281, 1.4, 3), (160, 264, 170, 276, 1.2)], "ink")
    cut.leaves([(178, 260, 196, 250, 1.6, 2), (180, 270, 199, 260, 1.4, 2)])
    cut.shape("M146,274L168,282L184,328L158,314L146,340L126,300Z")
    cut.shape("M147,280L158,284L152,312L145,330L132,300Z", "paper")
    cut.leaves([(148, 286, 144, 318, 1.2, 1)], "ink")
    cut.leaves([(164, 288, 174, 316, 1.3, -2)])


def walrus_moustache(cut: Cut) -> None:
    cut.shape(
        "M150,196C138,188 118,196 108,222C104,234 98,238 94,238C106,246 120,242 128,232"
        "C136,224 146,222 150,216"
        "C154,222 164,224 172,232C180,242 194,246 206,238C202,238 196,234 192,222C182,196 162,188 150,196Z"
    )
    cut.leaves([(144, 200, 110, 232, 2.4, 9), (146, 208, 118, 234, 2.0, 6), (138, 199, 112, 222, 1.6, 7)])
    cut.leaves([(156, 200, 190, 232, 1.5, -9), (154, 208, 182, 232, 1.2, -6)])


def western_hat(cut: Cut) -> None:
    """A high crown with a crease; the brim rolls up at both sides."""
    cut.shape(
        "M26,92C34,84 44,92 54,102C68,114 84,118 100,118C98,84 102,40 128,36C140,34 144,44 150,44"
        "C156,44 160,34 172,36"
        "C198,40 202,84 200,118C216,118 232,114 246,102C256,92 266,84 274,92C270,124 230,148 150,148"
        "C70,148 30,124 26,92Z"
    )
    cut.shape("M100,116C132,126 168,126 200,116L200,100C168,110 132,110 100,100Z", "paper")
    cut.shape("M100,112.6C132,122.6 168,122.6 200,112.6L200,104C168,114 132,114 100,104Z")
    cut.hatch([(104, 94), (108, 62), (126, 42)], [(124, 98), (128, 74), (142, 56)], 7, 2.8, bend=-2)
    cut.leaves([(150, 50, 152, 92, 1.8, 4), (196, 92, 190, 58, 1.3, 3)])
    cut.leaves([(31, 96, 104, 134, 3.4, 11), (48, 104, 106, 128, 1.8, 6), (268, 98, 200, 134, 1.6, -10)])
