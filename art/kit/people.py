"""People from the front: shoulders, head, and a face cut in half by the light.

The measure of all cards: head 90 to 100 wide round x = 150, eyes at y = 154, mouth at 207, chin at 240;
the shoulders leave the block at the bottom. Draw from the back to the front: ground, dress, head, face,
hat, thing.
"""

from __future__ import annotations

from typing import Literal

from art.kit.cut import Cut
from art.kit.palette import Tone

Jaw = Literal["long", "heavy", "square", "soft", "gaunt"]
Look = Literal["calm", "stern", "wide", "sly", "shut", "glare"]
Mouth = Literal["firm", "smile", "smirk", "lips", "open", "grim"]

# The left outline of each head from brow to chin; the right one is its mirror image.
JAWS: dict[Jaw, str] = {
    "long": "C104,150 108,186 122,210C132,228 142,240 150,242",
    "heavy": "C98,170 100,208 122,230C134,242 144,244 150,244",
    "square": "C101,160 103,196 111,212C118,226 130,240 150,242",
    "soft": "C104,158 109,190 124,214C134,230 143,239 150,239",
    "gaunt": "C106,146 108,170 114,186C120,210 136,242 150,246",
}
TOPS: dict[Jaw, tuple[float, float]] = {
    "long": (106, 116),
    "heavy": (100, 122),
    "square": (103, 118),
    "soft": (107, 118),
    "gaunt": (106, 116),
}
NOSE = "L150,222C147,221 144,219 142,217L150,215L150,203L157,193L149,157L151,102"


def head(cut: Cut, jaw: Jaw = "long", ears: bool = True) -> None:
    """The black mass of a head, and its lit half from the brow to the chin with the edge of the nose."""
    x, y = TOPS[jaw]
    half = f"M150,84C124,84 {x},96 {x},{y}{JAWS[jaw]}Z"
    if ears:
        cut.shape(f"M{x},142C{x - 12},136 {x - 13},166 {x + 3},176Z")
        cut.leaves([(x - 6, 146, x, 170, 2.0, -1)])
    cut.shape(half)
    with cut.at(300, 0, mirrored=True):
        if ears:
            cut.shape(f"M{x},142C{x - 12},136 {x - 13},166 {x + 3},176Z")
        cut.shape(half)
    with cut.at(4.5, 4.5, scale=0.97):
        cut.shape(f"M151,96C126,92 {x + 2},100 {x},{y}{JAWS[jaw]}{NOSE}Z", "paper")
    cut.teeth([(151, 104), (150, 130), (149, 154)], (12, 0), 7, 4.4)
    cut.teeth([(151, 222), (151, 236)], (9, -1), 3, 3.6)
    cut.teeth([(180, 212), (189, 194), (193, 172)], (-7, -2), 6, 2.2)


def eye(
    cut: Cut,
    x: float,
    y: float,
    lit: bool,
    wide: float = 5,
    tilt: float = 0,
    iris: Tone = "ink",
    aside: float = 0,
) -> None:
    """One almond: dark in the light, light in the dark. A tilt above nought looks sly, below it sad."""
    sign = 1 if lit else -1
    inner, outer = y + tilt, y - tilt

    def almond(half: float, open_: float) -> str:
        low, mid = open_ * 0.8, half * 0.5
        left, right = (outer, inner) if sign > 0 else (inner, outer)
        return (
            f"M{x - half},{left}"
            f"C{x - mid},{left - open_} {x + mid},{right - open_} {x + half},{right}"
            f"C{x + mid},{right + low} {x - mid},{left + low} {x - half},{left}Z"
        )

    if lit:
        cut.shape(almond(14, wide + 3.4))
    cut.shape(almond(11, wide), "paper")
    cut.dot(x + aside, y - 0.3, min(wide * 0.8, 4.4), iris)
    if iris != "ink":
        cut.dot(x + aside, y - 0.3, 1.6)
    lid = (x - 14, outer - 1, x + 14, inner - 1) if sign > 0 else (x - 13, inner - 1, x + 13, outer - 1)
    cut.leaves([(*lid, 1.9, -wide)], "ink")


def eyes(cut: Cut, look: Look = "calm", iris: Tone = "ink", aside: float = 0, y: float = 154) -> None:
    """Both eyes and the brows over them."""
    wide, tilt, lift, frown = {
        "calm": (5.0, 0.0, 0.0, 0.0),
        "stern": (3.8, 1.6, 3.0, 4.0),
        "wide": (8.0, 0.0, -4.0, -2.0),
        "sly": (3.4, 2.4, -1.0, 2.5),
        "shut": (0.0, 0.0, 0.0, -1.0),
        "glare": (5.4, 3.0, 4.0, 6.0),
    }[look]
    if look == "shut":
        cut.leaves(
            [(116, y, 145, y + 1, 2.2, 6), (120, y + 4, 117, y + 9, 1.2), (131, y + 6, 130, y + 12, 1.2)],
            "ink",
        )
        cut.leaves([(141, y + 4, 143, y + 10, 1.2)], "ink")
        cut.leaves(
            [(157, y + 1, 185, y, 1.8, 6), (170, y + 6, 171, y + 12, 1.0), (181, y + 3, 184, y + 9, 1.0)]
        )
    else:
        eye(cut, 131, y, True, wide, tilt, iris, aside)
        eye(cut, 170, y, False, wide, tilt, iris, aside)
    brow = y - 18 + lift
    cut.leaves([(112, brow - frown * 0.4, 147, brow + frown, 3.4, -4)], "ink")
    cut.leaves([(188, brow - frown * 0.4, 155, brow + frown, 1.8, 4)])


def mouth(cut: Cut, kind: Mouth = "firm", tone: Tone = "ink") -> None:
    """The mouth, on the border of light and dark."""
    if kind == "lips":
        cut.shape(
            "M133,207C141,201 146,202 150,204C154,202 160,202 167,207C160,216 155,218 150,218"
            "C145,218 139,215 133,207Z",
            tone,
        )
        cut.leaves([(134, 207.6, 166, 207.6, 1.2, 1)], "ink" if tone != "ink" else "paper")
        return
    if kind == "open":
        cut.shape("M136,206C144,200 156,200 164,206C163,220 157,227 150,227C143,227 137,220 136,206Z", tone)
        cut.leaves([(139, 207, 161, 207, 2.2, 1)])
        return
    lift = {"firm": 0.0, "smile": -5.0, "smirk": 0.0, "grim": 4.0}[kind]
    left, right = 207 + lift, 207 + lift - (6 if kind == "smirk" else 0)
    cut.leaves([(131, left, 152, 208, 2.2, 2 - lift * 0.3)], "ink")
    cut.leaves([(151, 208, 170, right, 1.6, 2 - lift * 0.3)])
    cut.leaves([(139, 218, 151, 218, 1.4, 1.5)], "ink")


def fangs(cut: Cut) -> None:
    """Two teeth over the lower lip."""
    for tooth in ("M136,208L144,210L140,224Z", "M157,210L165,208L161,224Z"):
        cut.shape(tooth, "paper")
    cut.leaves([(136, 209, 140, 225, 0.9)], "ink")


def nose_and_cheek(cut: Cut, age: int = 1) -> None:
    """The wing of the nose and, the older the more, the folds of the cheek."""
    cut.leaves([(149, 160, 144, 190, 1.4, -2), (142, 191, 153, 195, 1.8, 2)], "ink")
    if age > 1:
        cut.leaves([(138, 194, 127, 208, 1.5, -3), (114, 168, 126, 172, 1.0, 3)], "ink")
    if age > 2:
        cut.leaves(
            [(114, 184, 122, 212, 1.6, 3), (116, 122, 146, 122, 1.2, -2), (120, 113, 147, 112, 1.0, -2)],
            "ink",
        )
        cut.leaves([(164, 196, 174, 208, 1.0, 2)])


def moustache(cut: Cut, thick: float = 1) -> None:
    with cut.at(150, 204, scale=thick):
        cut.shape("M-29,9C-23,-4 -8,-6 0,-1C8,-6 23,-4 29,9C18,4 9,4 0,7C-9,4 -18,4 -29,9Z")
        cut.leaves([(5, 0, 22, 3, 1.0, -1), (8, 3, 25, 7, 0.8, -1)])


def beard(cut: Cut, length: float = 20) -> None:
    """A full beard: it eats the lower face and is cut out again in strands."""
    low = 240 + length
    cut.shape(
        f"M104,176C106,204 112,{low - 26} 128,{low - 8}C140,{low + 4} 160,{low + 4} 172,{low - 8}"
        f"C188,{low - 26} 194,204 196,176C188,196 176,200 164,199C156,196 144,196 136,199"
        f"C124,200 112,196 104,176Z"
    )
    cut.hatch(
        [(108, 196), (116, 214), (126, 222)],
        [(116, low - 34), (130, low - 14), (140, low - 6)],
        7,
        2.0,
        bend=2,
    )
    cut.hatch([(130, 220), (148, 226)], [(138, low - 4), (150, low)], 4, 1.7, bend=1)
    cut.hatch([(162, 222), (190, 200)], [(160, low - 6), (182, low - 30)], 5, 1.1, bend=-2)
    cut.leaves([(138, 209, 162, 209, 1.6, 1)])


def spectacles(cut: Cut) -> None:
    """Round glasses: the near lens full of light, the far one catching some."""
    cut.dot(130, 154, 18.5)
    cut.dot(130, 154, 15.2, "paper")
    cut.dot(171, 154, 18.5, "paper")
    cut.dot(171, 154, 15.6)
    cut.shape("M147,150C150,146 152,146 154,150L154,153C152,149 150,149 147,153Z")
    cut.leaves([(163, 163, 180, 144, 2.4), (170, 166, 184, 150, 1.3)])
    cut.shape("M119,153C125,148 135,149 140,155C134,159 125,159 119,153Z")
    cut.dot(130, 153.5, 2, "paper")
    cut.leaves([(102, 150, 112, 152, 1.5)], "ink")


def dark_glasses(cut: Cut) -> None:
    cut.shape(
        "M108,146L148,148C150,146 152,146 154,148L193,146C194,164 186,172 174,172"
        "C162,172 156,164 154,154C152,152 150,152 148,154C146,164 140,172 128,172"
        "C116,172 107,164 108,146Z"
    )
    cut.leaves([(116, 162, 130, 150, 2.6), (124, 166, 138, 152, 1.4), (162, 164, 176, 150, 1.4)])
    cut.leaves([(110, 147, 147, 149, 1.2, -1), (156, 149, 192, 147, 0.9, -1)])


def monocle(cut: Cut) -> None:
    cut.ring(131, 155, 17, 3.4)
    cut.leaves([(120, 160, 134, 146, 1.6)], "ink")
    cut.leaves([(146, 166, 156, 236, 1.2, -8)], "accent")


def scar(cut: Cut, x: float = 121) -> None:
    cut.leaves([(x - 5, 176, x + 7, 212, 1.8, 2)], "accent")
    cut.leaves(
        [(x - 6, 186, x + 4, 183, 1.0), (x - 2, 196, x + 8, 193, 1.0), (x + 2, 206, x + 10, 203, 1.0)], "ink"
    )


def neck(cut: Cut, low: float = 262) -> None:
    cut.shape(f"M128,210L172,210L180,{low}L120,{low}Z")
    cut.shape(f"M130,226C136,238 144,244 150,246L150,{low}L124,{low}Z", "paper")
    cut.teeth([(150, 248), (150, low - 2)], (9, 2), 3, 4)
    cut.shape("M122,214C132,236 144,244 150,246L150,232Z")


def short_hair(cut: Cut) -> None:
    """Parted on the lit side."""
    cut.shape(
        "M102,140C90,92 112,56 154,56C198,56 212,96 198,142C196,128 193,114 186,103"
        "C166,106 146,100 134,88C128,99 112,106 108,120Z"
    )
    cut.hatch([(102, 112), (110, 86), (126, 70)], [(115, 106), (124, 88), (136, 80)], 6, 1.9, bend=-2)
    cut.leaves([(138, 82, 192, 96, 2.0, -6), (146, 72, 194, 86, 1.7, -6), (156, 64, 186, 74, 1.3, -4)])


def slick_hair(cut: Cut) -> None:
    """Combed back to a widow's peak."""
    cut.shape(
        "M104,150C92,100 108,58 150,56C192,58 208,100 196,150C194,130 190,116 182,104"
        "C170,100 158,108 150,124C142,108 130,100 118,104C110,116 106,130 104,150Z"
    )
    cut.hatch([(106, 112), (114, 84), (136, 66)], [(120, 100), (132, 92), (146, 112)], 8, 2.0, bend=-3)
    cut.leaves([(156, 110, 176, 72, 1.6, -6), (166, 102, 188, 86, 1.3, -4)])


def long_hair(cut: Cut, low: float = 262) -> None:
    """To be drawn behind the head: it falls on both sides."""
    cut.shape(
        f"M150,54C96,54 86,104 88,150C90,196 78,228 72,{low}C92,{low + 8} 116,{low} 128,{low - 14}"
        f"L172,{low - 14}C184,{low} 208,{low + 8} 228,{low}C222,228 210,196 212,150"
        f"C214,104 204,54 150,54Z"
    )
    cut.hatch([(92, 130), (90, 180), (84, 214)], [(104, 190), (102, 226), (92, low)], 7, 2.0, bend=4)
    cut.hatch([(206, 150), (208, 190)], [(200, 220), (212, low - 4)], 4, 1.1, bend=-4)


def fringe(cut: Cut) -> None:
    """The hair of a woman over her brow, parted in the middle; goes over the head."""
    cut.shape(
        "M150,62C112,60 98,92 98,150C102,138 106,126 112,116C128,112 142,102 150,88"
        "C158,102 172,112 188,116C194,126 198,138 202,150C202,92 188,60 150,62Z"
    )
    cut.hatch([(146, 70), (118, 82), (104, 112)], [(143, 88), (124, 106), (105, 134)], 7, 1.8, bend=-3)
    cut.leaves([(156, 74, 190, 110, 1.4, -8), (154, 86, 182, 112, 1.1, -4)])


def bald(cut: Cut) -> None:
    """A bare skull with a wreath of hair."""
    cut.shape("M150,62C116,62 100,88 104,126L150,104L196,126C200,88 184,62 150,62Z")
    cut.shape("M150,66C122,66 106,88 108,120C120,104 138,98 151,98Z", "paper")
    cut.teeth([(151, 70), (151, 98)], (12, 1), 5, 4.4)
    cut.shape("M104,118C94,126 94,150 104,156Z")
    cut.shape("M196,118C206,126 206,150 196,156Z")
