"""Things that tell a role, each drawn round its own origin: `with cut.at(80, 330, 0.9): cross(cut)`.

Hands are the weak point of this style: a glove holds a thing, or the thing stands alone.
"""

from __future__ import annotations

from art.kit.cut import Cut
from art.kit.dress import star
from art.kit.palette import Tone


def cross(cut: Cut, tone: Tone = "accent") -> None:
    """The red cross, 32 across."""
    cut.shape("M-6,-16h12v10h10v12h-10v10h-12v-10h-10v-12h10Z", tone)


def long_cross(cut: Cut, tone: Tone = "accent") -> None:
    """A cross to bless with, 80 high, with a black rim."""
    cut.shape("M-10,-44h20v20h22v20h-22v52h-20v-52h-22v-20h22Z")
    cut.shape("M-6,-40h12v20h22v12h-22v52h-12v-52h-22v-12h22Z", tone)
    cut.leaves([(-2, -36, -2, 38, 1.3)], "paper")


def rose(cut: Cut) -> None:
    with cut.at(-86, -298):
        cut.shape(
            "M74,306C64,300 68,285 80,288C84,278 99,282 97,293C104,301 98,313 88,311C83,315 76,313 74,306Z",
            "accent",
        )
        cut.leaves([(78, 302, 92, 291, 1.5, 4), (83, 307, 96, 300, 1.3, 2)], "ink")
        cut.leaves([(84, 312, 76, 332, 2.6, -2)], "accent")


def glove(cut: Cut) -> None:
    """A fist in a dark glove round something upright that passes through the origin; the sleeve goes down."""
    cut.shape("M-32,90C-34,66 -30,46 -20,34L26,34C38,46 44,68 46,90Z")
    cut.leaves([(-24, 46, -26, 84, 2.2, 3), (30, 46, 38, 80, 1.1, -3)])
    for step, (x, y) in enumerate(((-24, 1), (-25, 12), (-23, 23), (-19, 33))):
        right = 30 - step * 2
        cut.shape(
            f"M{x},{y}C{x - 3},{y + 2} {x - 3},{y + 10} {x + 2},{y + 11.4}L{right},{y + 11.4}"
            f"C{right + 5},{y + 9} {right + 5},{y + 2} {right - 1},{y}Z"
        )
        cut.leaves([(x + 1, y + 1.4, x + 30, y + 1.6, 1.7, -1), (x + 2, y + 3, x + 2, y + 9, 1.2, 1)])
    cut.shape("M16,-2C26,0 36,12 34,28L22,34C24,22 20,12 10,8Z")
    cut.leaves([(16, 2, 30, 24, 1.6, -4)])


def knife(cut: Cut) -> None:
    """A long blade upwards from its guard at the origin, with blood on it."""
    cut.shape("M-10,-4L-21,-122C-16,-154 -2,-184 16,-206C21,-164 22,-72 18,-4Z")
    cut.shape("M-6,-8L-16,-120C-12,-146 -2,-168 11,-188C7,-136 4,-62 4,-8Z", "paper")
    cut.shape("M11,-188C16,-152 15,-86 13,-46C16,-34 9,-28 7,-38C7,-82 8,-142 11,-188Z", "accent")
    cut.shape("M9,-26C13.4,-18 12.6,-11 8.8,-11C5,-11 5,-18 9,-26Z", "accent")
    cut.shape("M-20,-10h50v10h-50Z")
    cut.leaves([(-16, -6, 26, -6, 1.4)])


def magnifier(cut: Cut) -> None:
    """A glass of 38 round the origin with a handle to the lower right; what is seen in it is drawn after."""
    with cut.at(0, 0, turn=48):
        cut.shape("M36,-8L100,-11C108,-9 108,9 100,11L36,8Z")
        cut.leaves([(50, -4, 98, -6, 1.8, 0)])
    cut.dot(0, 0, 43)
    cut.dot(0, 0, 38.5, "accent")
    cut.dot(0, 0, 34.5)
    cut.dot(0, 0, 32, "paper")


def pistol(cut: Cut) -> None:
    """A revolver that points up, its grip at the origin."""
    cut.shape("M-14,10L16,16L10,-36L22,-40L20,-56L12,-62L12,-136L-8,-136L-8,-62L-18,-54L-18,-30Z")
    cut.shape("M-8,-60L12,-60L14,-34L-12,-34Z", "paper")
    for x in (-6, 0, 6):
        cut.leaves([(x, -58, x - 0.6, -36, 1.5)], "ink")
    cut.leaves([(-4, -132, -4, -66, 2.0), (-12, -26, -8, 6, 2.0, 1)])
    cut.shape("M6,-136h8v-7h-6Z")
    cut.shape("M12,-30C26,-28 28,-10 12,-6L11,-10C22,-12 22,-24 11,-26Z")


def revolver_aside(cut: Cut) -> None:
    """A revolver in profile that points to the left, 130 long; its cylinder lies at the origin."""
    cut.shape(
        "M-92,-18L24,-18L34,-26L44,-22L40,-12C50,-4 56,20 62,52L30,60C28,38 22,26 10,22L-18,22L-18,4L-92,2Z"
    )
    cut.shape("M-16,-22h36v32h-36Z")
    cut.leaves([(-12, -14, 16, -14, 2.2), (-12, -5, 16, -5, 2.2), (-12, 4, 16, 4, 2.0)])
    cut.leaves([(-88, -12, -22, -12, 2.0), (38, 4, 52, 46, 2.4, 2), (34, 20, 42, 52, 1.4, 1)])
    cut.shape("M-2,22C-4,42 16,46 24,32L20,30C14,38 4,36 4,22Z")


def tommy_gun(cut: Cut) -> None:
    """A submachine gun, 220 long, its drum at the origin; it points to the right."""
    cut.shape(
        "M-115,-30L-58,-39L-49,-27L44,-27L44,-22L123,-22L123,-3L44,-3L38,5L-50,5L-54,13L-112,30Z", "paper"
    )
    cut.shape("M-53,-2L-28,-2L-35,49L-66,44Z", "paper")
    cut.dot(0, 18, 34.5, "paper")
    cut.shape("M-110,-26L-60,-34L-52,-22L40,-22L40,-17L118,-17L118,-8L40,-8L34,0L-54,0L-58,8L-108,24Z")
    cut.shape("M-48,0L-34,0L-40,44L-60,40Z")
    cut.shape("M44,-6L60,-6L58,22L46,22Z")
    cut.dot(0, 18, 30)
    cut.dot(0, 18, 26, "accent")
    cut.dot(0, 18, 21)
    cut.leaves(
        [
            (-14, 6, 12, 4, 2.4, -5),
            (-104, -18, -62, -26, 2.4),
            (-48, -16, 36, -16, 1.8),
            (44, -13, 114, -13, 1.3),
        ]
    )
    cut.leaves([(-46, 6, -52, 36, 1.6), (49, 0, 49, 18, 1.2), (-104, 14, -62, 0, 1.4)])


def badge(cut: Cut, points: int = 6) -> None:
    """A sheriff's star."""
    star(cut, "accent", points, 22)


def gavel(cut: Cut) -> None:
    """A judge's hammer; the head at the origin, the handle to the lower right."""
    with cut.at(0, 0, turn=40):
        cut.shape("M10,-6L112,-8C118,-6 118,6 112,8L10,6Z")
        cut.leaves([(24, -3, 108, -4, 1.8)])
        cut.shape("M-20,-40h40v80h-40Z")
        cut.shape("M-24,-44h48v14h-48ZM-24,30h48v14h-48Z", "accent")
        cut.leaves([(-13, -26, -13, 26, 2.6), (-4, -26, -4, 26, 1.4)])


def key(cut: Cut, tone: Tone = "accent") -> None:
    """An old key that hangs from the origin, 100 long."""
    cut.ring(0, 14, 15, 12)
    cut.ring(0, 14, 15, 7, tone)
    cut.shape("M-6,26h12v78h-12ZM2,70h22v12h-22ZM2,88h26v14h-26Z")
    cut.shape("M-3.4,28h6.8v74h-6.8ZM2,73h19v6h-19ZM2,91h23v8h-23Z", tone)


def cigar(cut: Cut) -> None:
    """From the lips at the origin to the lower left, with its smoke."""
    cut.shape("M2,-5L-44,6L-43,15L3,4Z")
    cut.leaves([(-2, -1, -38, 8, 1.4)])
    cut.shape("M-44,6L-53,8.4L-51,17L-43,15Z", "accent")
    smoke(cut)


def smoke(cut: Cut, tone: Tone = "ink") -> None:
    with cut.at(-88, -198):
        cut.shape(
            "M38,204C30,190 58,180 50,164C44,150 62,140 56,120C72,142 54,152 60,166C68,184 42,190 42,203Z",
            tone,
        )


def pipe(cut: Cut) -> None:
    """A curved pipe from the lips at the origin to the lower left."""
    cut.shape("M4,-4C-20,2 -24,22 -32,30L-24,38C-14,30 -12,12 6,4Z")
    cut.shape("M-58,14L-22,14C-20,40 -28,54 -40,54C-54,54 -60,38 -58,14Z")
    cut.shape("M-56,14C-50,8 -30,8 -24,14Z", "accent")
    cut.leaves([(-52, 20, -46, 46, 2.4, 2), (-44, 20, -40, 48, 1.4, 2), (-2, -1, -24, 24, 1.3, 4)])


def lantern(cut: Cut) -> None:
    """A lantern that hangs from the origin, 96 high, its flame in the accent."""
    cut.ring(0, 6, 12, 4)
    cut.shape("M-26,34L-12,18L12,18L26,34Z")
    cut.shape("M-24,34h48v56h-48Z")
    cut.shape("M-18,39h36v46h-36Z", "paper")
    cut.shape("M0,44C12,58 12,68 8,76C4,82 -4,82 -8,76C-12,68 -4,62 0,44Z", "accent")
    cut.shape("M-30,88h60v10h-60Z")
    cut.leaves([(-18, 32, -8, 22, 1.6), (-26, 93, 26, 93, 1.3)])
    cut.shape("M-2,39h4v10h-4Z")


def candle(cut: Cut) -> None:
    """A burning candle; its foot at the origin, 90 high."""
    cut.shape("M-14,0L-12,-56L12,-56L14,0Z")
    cut.shape("M-10,-2L-9,-53L2,-53L2,-2Z", "paper")
    cut.shape("M0,-100C14,-82 12,-66 6,-62C2,-59 -4,-59 -7,-63C-12,-70 -3,-80 0,-100Z", "accent")
    cut.shape("M-24,0h48l-6,12h-36Z")
    cut.leaves([(-20, 4, 18, 4, 1.4)])
