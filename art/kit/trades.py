"""Tools of a trade, each round its own origin and about 100 large."""

from __future__ import annotations

from art.kit.cut import Cut
from art.kit.palette import Tone


def newspaper(cut: Cut) -> None:
    """A folded paper with a headline in the accent."""
    cut.shape("M-52,-40L44,-48L54,38L-42,48Z")
    cut.shape("M-47,-35L40,-43L49,34L-38,43Z", "paper")
    cut.shape("M-43,-30L38,-38L39.4,-26L-42,-18Z", "accent")
    for row in range(5):
        y = -10 + row * 9
        cut.line([(-41 + row, y), (-4 + row, y - 3.4)], 3)
    cut.shape("M4,-16L42,-19.6L46,22L8,26Z")
    cut.shape("M18,22C16,8 20,-4 26,-4C34,-5 36,8 38,20Z", "paper")
    cut.line([(-36, 37), (44, 29.6)], 3)


def camera(cut: Cut) -> None:
    """A press camera with its flash; the lens at the origin."""
    cut.shape("M-52,-36L-20,-36L-16,-48L16,-48L20,-36L52,-36L52,36L-52,36Z", "paper")
    cut.shape("M-48,-32L-18,-32L-14,-44L14,-44L18,-32L48,-32L48,32L-48,32Z")
    cut.dot(0, 0, 25, "paper")
    cut.dot(0, 0, 21)
    cut.dot(0, 0, 13, "accent")
    cut.dot(0, 0, 6)
    cut.dot(-5, -5, 3, "paper")
    cut.leaves([(-44, -26, -24, -26, 1.8), (-43, 20, -43, -18, 1.6), (28, -24, 42, -24, 1.4)])
    cut.shape("M40,-36L40,-62L30,-66L62,-66L52,-62L52,-36Z")
    cut.dot(46, -76, 18)
    cut.dot(46, -76, 14.4, "paper")
    cut.burst(46, -76, 22, 34, 11, 1.5)


def scales(cut: Cut) -> None:
    """Scales of justice that hang from the origin, one pan lower."""
    cut.shape("M-4,-6h8v92h14v8h-36v-8h14Z")
    cut.line([(-52, 12), (52, -4)], 6)
    cut.dot(0, 2, 8, "accent")
    for x, y in ((-50, 12), (50, -4)):
        cut.leaves([(x, y, x - 18, y + 44, 1.6), (x, y, x + 18, y + 44, 1.6)], "ink")
        cut.shape(f"M{x - 24},{y + 42}h48C{x + 20},{y + 62} {x - 20},{y + 62} {x - 24},{y + 42}Z", "accent")


def playing_cards(cut: Cut) -> None:
    """A fan of three cards held below the origin."""
    for turn, pip in ((-26, "ink"), (0, "ink"), (26, "accent")):
        with cut.at(0, 60, turn=turn):
            cut.shape("M-24,-112h48v78h-48Z")
            cut.shape("M-20.6,-108.6h41.2v71.2h-41.2Z", "paper")
            shown: Tone = "accent" if pip == "accent" else "ink"
            cut.polygon([(0, -96), (13, -78), (0, -60), (-13, -78)], shown)
            cut.polygon([(-14, -104), (-10.6, -99), (-14, -94), (-17.4, -99)], shown)


def shield(cut: Cut) -> None:
    cut.shape(
        "M0,-52C18,-44 34,-42 46,-42C48,4 34,40 0,60C-34,40 -48,4 -46,-42C-34,-42 -18,-44 0,-52Z", "paper"
    )
    cut.shape("M0,-47C16,-40 30,-38 41.6,-38C43,2 30,34 0,54C-30,34 -43,2 -41.6,-38C-30,-38 -16,-40 0,-47Z")
    cut.shape("M0,-40C-12,-34 -24,-32 -35,-31.6C-35,2 -24,28 0,46Z", "accent")
    cut.hatch([(10, -32), (34, -30)], [(8, 36), (20, 18)], 5, 1.6)
    cut.leaves([(-30, -24, -14, 24, 1.6, -4)])


def crossbow(cut: Cut) -> None:
    """It points up; the stock goes down from the origin."""
    cut.shape("M-9,-60h18L12,84h-24Z", "paper")
    cut.shape("M-6,-60h12L9,80h-18Z")
    cut.shape("M-76,-8C-62,-46 -28,-58 0,-58C28,-58 62,-46 76,-8C58,-34 28,-44 0,-44C-28,-44 -58,-34 -76,-8Z")
    cut.leaves([(-76, -8, 0, 14, 1.2, 1), (76, -8, 0, 14, 1.2, -1)], "ink")
    cut.line([(0, 12), (0, -84)], 3.4, "paper")
    cut.polygon([(0, -104), (8, -82), (0, -86), (-8, -82)], "accent")
    cut.leaves([(-60, -26, -14, -50, 1.8, -4), (18, -50, 58, -28, 1.2, -4), (-4, 22, -5, 76, 1.4)])


def stake(cut: Cut) -> None:
    """A sharpened stake, its point up."""
    cut.shape("M0,-70L14,-36L11,60L-11,60L-14,-36Z", "paper")
    cut.shape("M0,-62L10.6,-34L8,56L-8,56L-10.6,-34Z")
    cut.shape("M0,-60L9,-35L-9,-35Z", "accent")
    cut.leaves([(-5, -30, -4, 50, 1.6), (2, -30, 2, 40, 1.0)])


def bars(cut: Cut, left: float = 40, right: float = 260, count: int = 5) -> None:
    """The bars of a cell over the whole card; not round an origin."""
    for step in range(count):
        x = left + (right - left) * step / (count - 1)
        cut.box(x - 7, -4, 14, 368, "ink")
        cut.leaves([(x - 3, -6, x - 3, 366, 1.8)])
    for y in (52, 304):
        cut.box(-4, y - 6, 308, 12)
        cut.leaves([(-6, y - 2, 306, y - 2, 1.4)])


def handcuffs(cut: Cut) -> None:
    for x in (-28, 28):
        cut.ring(x, 0, 22, 13)
        cut.ring(x, 0, 22, 7, "accent")
    for x in (-4, 4):
        cut.ring(x, 0, 5, 3.4)


def crystal_ball(cut: Cut) -> None:
    """A ball of glass on its foot, an eye of light in it."""
    cut.shape("M-34,34L34,34L44,56L-44,56Z")
    cut.leaves([(-36, 50, 36, 50, 2.0), (-28, 41, 28, 41, 1.4)])
    cut.dot(0, 0, 44)
    cut.dot(0, 0, 40, "paper")
    cut.shape("M0,-40A40,40 0 0,1 0,40C18,20 18,-20 0,-40Z")
    cut.teeth([(8, -28), (13, 0), (8, 28)], (-14, 2), 7, 4, "ink")
    cut.shape("M-26,0C-16,-14 4,-14 14,0C4,14 -16,14 -26,0Z", "accent")
    cut.dot(-6, 0, 5)


def letter(cut: Cut) -> None:
    """A sealed envelope."""
    cut.shape("M-50,-34h100v68h-100Z")
    cut.shape("M-46,-30h92v60h-92Z", "paper")
    cut.leaves(
        [(-46, -30, 0, 8, 1.8), (46, -30, 0, 8, 1.8), (-46, 30, -12, 0, 1.2), (46, 30, 12, 0, 1.2)], "ink"
    )
    cut.dot(0, 6, 12, "accent")
    cut.leaves([(-5, 6, 5, 6, 1.6), (0, 1, 0, 11, 1.6)], "ink")


def spyglass(cut: Cut) -> None:
    """A telescope from an eye at the origin to the upper left."""
    with cut.at(0, 0, turn=198):
        cut.shape("M0,-9h34v18h-34ZM34,-12h36v24h-36ZM70,-16h40v32h-40Z", "paper")
        cut.shape("M2,-7h32v14h-32ZM36,-10h34v20h-34ZM72,-14h36v28h-36Z")
        cut.shape("M104,-16h8v32h-8ZM32,-11h6v22h-6ZM67,-14h6v28h-6Z", "accent")
        cut.leaves([(4, 2, 30, 2, 1.5), (40, 4, 64, 4, 1.8), (76, 7, 102, 7, 2.2)])


def strings(cut: Cut) -> None:
    """A puppet player's cross, its strings falling from the origin."""
    cut.line([(-50, -8), (50, 8)], 11)
    cut.line([(-14, -26), (14, 26)], 11)
    cut.leaves([(-44, -8, 40, 6, 1.6), (-12, -24, 10, 18, 1.4)])
    for x, y in ((-48, -8), (-12, -22), (12, 24), (48, 8)):
        cut.leaves([(x, y, x * 0.7, y + 118, 1.3)], "accent")


def heart(cut: Cut, tone: Tone = "accent") -> None:
    cut.shape("M0,34C-44,4 -40,-32 -18,-32C-8,-32 -2,-26 0,-18C2,-26 8,-32 18,-32C40,-32 44,4 0,34Z")
    cut.shape("M0,28C-38,2 -35,-28 -18,-28C-8,-28 -3,-20 0,-10C3,-20 8,-28 18,-28C35,-28 38,2 0,28Z", tone)
    cut.leaves([(-26, -16, -16, 4, 2.0, -3)])


def skull(cut: Cut) -> None:
    """A skull from the front, 110 high, its lit half paper; for a revenant scale it up."""
    cut.shape(
        "M0,-56C-34,-56 -46,-32 -44,-8C-43,6 -36,14 -28,18L-28,36L-20,48L20,48L28,36L28,18"
        "C36,14 43,6 44,-8C46,-32 34,-56 0,-56Z"
    )
    cut.shape("M0,-51C-30,-51 -41,-30 -39,-8C-38,4 -31,11 -23,15L-23,35L-17,43L0,43Z", "paper")
    cut.teeth([(0, -46), (0, -20), (0, 6)], (11, 1), 7, 4)
    cut.shape("M-30,-8C-28,-20 -10,-20 -8,-6C-8,8 -28,8 -30,-8Z")
    cut.shape("M30,-8C28,-20 10,-20 8,-6C8,8 28,8 30,-8Z", "paper")
    cut.shape("M27,-7C26,-16 12,-16 11,-6C11,4 26,4 27,-7Z")
    cut.shape("M0,2L-7,18L0,15Z")
    cut.leaves([(0, 4, 6, 18, 1.4)])
    for x in (-16, -8):
        cut.leaves([(x, 26, x, 44, 1.6)], "ink")
    for x in (4, 12, 20):
        cut.leaves([(x, 26, x, 44, 1.3)])
    cut.leaves([(-24, 24, 0, 26, 1.4)], "ink")


def bat(cut: Cut, tone: Tone = "ink") -> None:
    """A bat on the wing, 120 wide."""
    cut.shape(
        "M0,-6L-5,-18L-8,-8C-20,-26 -44,-30 -62,-20C-50,-14 -48,-2 -50,8C-38,0 -28,4 -24,12C-16,6 -6,10 0,22"
        "C6,10 16,6 24,12C28,4 38,0 50,8C48,-2 50,-14 62,-20C44,-30 20,-26 8,-8L5,-18Z",
        tone,
    )
