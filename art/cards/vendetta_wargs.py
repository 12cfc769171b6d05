"""The beasts of Vendetta: the pack, each told by where it stands and what it does, and two who hunt alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.kit import beasts, grounds
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("vendetta", "paralysing-warg")
def paralysing_warg(cut: Cut) -> None:
    """It stalks with its head low, and whoever looks into the rings of its eyes stands still."""
    grounds.pines(cut, 150, 136, 138)
    cut.shape(
        "M-4,362V276L12,242L22,250L34,204L46,210L62,160L96,150L102,128L116,132L126,116L138,124L150,108"
        "L162,124L174,116L184,132L198,128L204,150L238,160L254,210L266,204L278,250L288,242L304,276V362Z"
    )
    cut.leaves([(150, 114, 145, 134, 2.0), (126, 121, 125, 136, 1.8)])
    cut.leaves([(156, 112, 156, 132, 1.2), (175, 112, 176, 134, 1.2)])
    half = (
        "M150,132C134,122 122,122 108,128C84,104 56,82 26,60C22,104 34,146 60,166L34,182L56,192L30,222"
        "L58,224L42,256L76,252L72,284L104,272C112,300 128,324 150,330Z"
    )
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            cut.shape(half)
    cut.leaves([(28, 62, 106, 124, 3.4, -4), (272, 62, 194, 124, 1.8, 4)])
    cut.shape("M36,80C58,96 78,112 94,130C82,138 74,148 68,160C48,142 38,114 36,80Z", "paper")
    cut.hatch([(46, 100), (84, 132)], [(58, 140), (74, 148)], 6, 1.8, "ink")
    cut.hatch([(264, 84), (218, 128)], [(250, 136), (226, 148)], 6, 1.4)
    cut.hatch([(110, 128), (128, 126), (146, 134)], [(124, 150), (134, 152), (147, 156)], 7, 2.2, bend=-1)
    cut.hatch([(156, 132), (188, 128)], [(154, 148), (172, 146)], 5, 1.3, bend=1)
    for side, width in ((1, 2.2), (-1, 1.2)):
        edges = ((34, 182, 60, 166), (30, 222, 54, 194), (42, 256, 56, 226), (72, 284, 76, 254))
        cut.leaves(
            [(150 - side * (150 - a), b, 150 - side * (150 - c), d, width, side * 2) for a, b, c, d in edges]
        )
    cut.shape("M138,200C136,226 126,248 122,268C126,286 136,296 150,298L150,196Z", "paper")
    cut.teeth([(150, 198), (150, 232), (150, 260)], (14, 3), 8, 4.6)
    cut.hatch([(129, 258), (127, 272), (134, 288)], [(139, 262), (136, 276), (143, 288)], 5, 1.3, "ink")
    cut.shape("M132,266C138,258 162,258 168,266C167,278 158,286 150,288C142,286 133,278 132,266Z")
    cut.leaves([(137, 267, 151, 264, 2.0, -1)])
    cut.leaves([(112, 274, 150, 306, 2.6, 8), (188, 276, 152, 306, 1.7, -8)])
    cut.shape("M126,294L137,301L132,318Z", "paper")
    cut.shape("M174,294L163,301L168,318Z", "paper")
    for x, width in ((101, 2.3), (199, 1.5)):
        for radius in (40, 50):
            _ripple(cut, x, 190, radius, width)
        cut.dot(x, 190, 33)
        for iris, gap in ((31, 23), (18, 11)):
            cut.dot(x, 190, iris, "accent")
            cut.dot(x, 190, gap)
        cut.dot(x - 4, 185, 3.4, "paper")
    cut.shape("M52,150L148,192L147,206L128,190C112,166 80,160 52,150Z")
    cut.shape("M248,150L152,192L153,206L172,190C188,166 220,160 248,150Z")
    cut.leaves([(58, 155, 142, 190, 2.8, -4), (242, 155, 158, 190, 1.6, 4)])
    cut.hatch([(14, 290), (44, 286), (96, 300)], [(20, 344), (62, 340), (112, 346)], 11, 3, bend=4)
    cut.hatch([(204, 300), (256, 286), (288, 292)], [(190, 344), (240, 340), (282, 344)], 8, 1.4, bend=-4)
    cut.hatch([(112, 326), (150, 340), (188, 326)], [(122, 360), (150, 364), (180, 358)], 8, 2.2)


def _ripple(cut: Cut, x: float, y: float, radius: float, width: float) -> None:
    """A ring that spreads, open above where the brow hangs over it."""
    arcs = []
    for start in range(-22, 200, 32):
        begin, end = math.radians(start + cut.hand.uniform(-3, 3)), math.radians(start + 24)
        p = (x + radius * math.cos(begin), y + radius * math.sin(begin))
        q = (x + radius * math.cos(end), y + radius * math.sin(end))
        arcs.append((*p, *q, width, -radius * 0.045))
    cut.leaves(arcs)


@draws("vendetta", "vengeful-warg")
def vengeful_warg(cut: Cut) -> None:
    """A pale beast before an eclipse; three old cuts took its eye, and it has forgotten none of them."""
    grounds.pines(cut, 150, 146, 138)
    cut.disc(152, 148, 127, "ink")
    cut.shape("M-4,366L40,330L60,338L84,296L70,250L180,150L304,120V366Z")
    cut.shape(
        "M36,184C34,172 42,166 56,164L66,156L76,157L84,149L94,149L104,138C110,126 122,114 146,104"
        "C160,84 184,66 222,56C220,84 210,108 190,124L214,136L192,144L214,164L188,166L204,192L176,188"
        "L186,218L158,208L162,240L138,226C140,218 138,210 132,204C122,194 112,190 102,194"
        "C88,200 70,204 52,202C42,198 37,192 36,184Z",
        "paper",
    )
    cut.shape("M132,216C124,236 106,246 82,250C66,252 58,246 56,236L64,240C78,242 92,238 104,230Z", "paper")
    cut.shape("M60,246C70,256 100,256 124,244L130,262L108,256L100,272L84,258L66,262Z", "paper")
    for tooth in ("M54,200L69,202L64,230Z", "M76,202L85,199L82,212Z", "M90,198L98,195L97,208Z"):
        cut.shape(tooth, "paper")
    for tooth in ("M62,242L74,243L66,218Z", "M80,242L88,240L83,228Z", "M94,238L102,233L97,224Z"):
        cut.shape(tooth, "paper")
    cut.shape("M32,182C30,170 40,163 54,163C60,172 58,182 48,190C40,192 34,190 32,182Z")
    cut.leaves([(38, 174, 50, 169, 2.0, -1)])
    cut.leaves([(62, 168, 72, 182, 2.0, -3), (76, 164, 84, 180, 2.0, -3), (91, 158, 98, 176, 1.9, -3)], "ink")
    cut.leaves([(58, 192, 104, 184, 1.7, 3), (106, 184, 128, 194, 1.6, -3)], "ink")
    cut.shape("M100,153L140,136C142,148 134,160 116,162C108,162 102,158 100,153Z")
    cut.leaves([(96, 148, 146, 128, 4.0, 3)], "ink")
    cut.leaves([(112, 160, 136, 150, 1.5, 3)])
    cut.shape("M160,108C176,92 192,78 212,68C208,90 198,106 182,118C176,112 168,110 160,108Z")
    cut.hatch([(176, 104), (200, 82)], [(184, 114), (204, 92)], 5, 1.6)
    cut.hatch(
        [(150, 196), (164, 168), (176, 140)], [(166, 206), (184, 178), (198, 150)], 9, 2.2, "ink", bend=2
    )
    cut.hatch([(122, 172), (144, 178)], [(130, 196), (146, 204)], 4, 1.6, "ink", bend=2)
    rows = (
        (
            [(212, 112), (220, 160), (204, 200), (178, 226), (146, 246)],
            [(262, 96), (270, 170), (246, 232), (206, 272), (152, 296)],
            17,
            3.6,
        ),
        (
            [(262, 124), (262, 190), (232, 250), (188, 286), (120, 276)],
            [(300, 110), (306, 210), (276, 292), (214, 332), (114, 324)],
            14,
            3.2,
        ),
        (
            [(286, 236), (246, 306), (170, 318), (92, 306)],
            [(304, 300), (258, 362), (172, 366), (74, 350)],
            10,
            2.6,
        ),
    )
    for near, far, count, width in rows:
        cut.hatch(near, far, count, width, bend=5)
    for x1, y1, x2, y2 in ((112, 130, 136, 190), (127, 118, 158, 200), (146, 112, 172, 186)):
        cut.leaves([(x1 - 1, y1 - 3, x2 + 1, y2 + 3, 8.4, -5)], "paper")
        cut.leaves([(x1, y1, x2, y2, 7.0, -5)], "accent")


@draws("vendetta", "cunning-warg")
def cunning_warg(cut: Cut) -> None:
    """It wears the skin of a sheep, with a ribbon and a bell; only the ears would not go under it."""
    grounds.pines(cut, 150, 112, 104)
    _wool(cut, [(54, 238, 32), (246, 238, 32), (22, 282, 34), (82, 282, 34), (218, 282, 34), (278, 282, 34)])
    _wool(cut, [(14, 336, 34), (62, 332, 34), (110, 344, 34), (190, 344, 34), (238, 332, 34), (286, 336, 34)])
    with cut.at(15, 22, scale=0.9):
        cut.shape(beasts.HEAD)
        cut.shape("M66,52C76,68 88,80 100,88L80,116C70,100 66,76 66,52Z", "paper")
        cut.hatch([(84, 178), (92, 214), (112, 244)], [(108, 178), (108, 212), (124, 240)], 6, 2.6, bend=2)
        cut.hatch([(214, 178), (206, 220)], [(194, 182), (190, 212)], 4, 1.4, bend=-2)
        beasts.muzzle(cut)
        beasts.shut_jaws(cut)
        with cut.at(-12, -8, scale=1.08):
            beasts.wolf_eyes(cut)
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            cut.shape("M92,126C52,120 14,148 6,204C40,218 78,196 96,160Z")
            cut.shape("M86,134C54,131 24,156 15,198C42,205 70,188 86,158Z", "paper")
            cut.leaves([(24, 192, 78, 146, 9.0, 4)], "ink")
    _wool(cut, [(88, 126, 22), (104, 100, 22), (134, 86, 22), (166, 86, 22), (196, 100, 22), (212, 126, 22)])
    _wool(cut, [(122, 118, 19), (178, 118, 19), (150, 112, 21)])
    cut.shape("M92,286C116,304 184,304 208,286L214,306C184,326 116,326 86,306Z")
    cut.shape("M95,293C118,310 182,310 205,293L208,303C182,320 118,320 92,303Z", "accent")
    cut.dot(150, 328, 19)
    cut.dot(150, 328, 15, "paper")
    cut.leaves([(138, 331, 162, 331, 2.4)], "ink")


def _wool(cut: Cut, curls: Sequence[tuple[float, float, float]]) -> None:
    """Curls by their place and size: dark where they meet, and in their shade on the right."""
    for x, y, size in curls:
        cut.dot(x, y, size + 4)
    for x, y, size in curls:
        cut.dot(x, y, size, "paper")
    cut.leaves(
        [
            (x - size * 0.5, y + size * 0.3, x + size * 0.6, y - size * 0.2, 2 if x < 150 else 4, size * 0.5)
            for x, y, size in curls
        ],
        "ink",
    )


@draws("vendetta", "tricky-warg")
def tricky_warg(cut: Cut) -> None:
    """It sits apart and watches where the trail of boots leads that it has laid: to somebody else's door."""
    grounds.pines(cut, 176, 118, 112)
    cut.shape("M-4,256C40,240 90,236 150,246C220,254 270,252 304,240V364H-4Z")
    cut.shape("M-4,262C40,246 90,242 150,252C220,260 270,258 304,246V364H-4Z", "paper")
    cut.leaves([(300, 262, 196, 272, 2.0, -3), (20, 288, 4, 292, 1.8), (296, 300, 240, 312, 1.6, -2)], "ink")
    cut.shape("M20,252V208L48,180L78,208V254Z")
    cut.shape("M10,212L48,172L88,212L82,216L48,184L16,216Z", "paper")
    cut.box(40, 222, 17, 30, "paper")
    cut.shape(
        "M98,118C98,112 104,110 112,108L134,100C138,88 146,80 156,76C152,60 152,46 156,30"
        "C168,42 178,54 182,68C190,56 196,48 208,40C210,58 208,72 204,84L218,100L212,105L228,126L221,130"
        "L238,152L231,156C250,184 256,214 254,244C268,236 276,220 278,200L286,210L292,200L294,222"
        "L302,222C300,252 286,272 258,276L240,270L230,280L206,274L190,284L166,276L146,282L132,272"
        "L112,276L104,266C94,258 94,240 100,224C104,202 118,180 128,168L114,168L128,156L116,154L132,142"
        "C122,142 112,140 106,136L100,128Z"
    )
    cut.shape("M139,106L160,96C160,104 152,110 143,109Z", "paper")
    cut.dot(152, 103.4, 2.4)
    cut.leaves([(104, 126, 138, 126, 1.9, 3), (108, 112, 136, 103, 2.0, -2), (134, 96, 164, 88, 1.7, -3)])
    cut.shape("M160,44C168,52 174,62 176,72L164,78C160,66 159,56 160,44Z", "paper")
    cut.leaves([(168, 60, 168, 76, 1.8)], "ink")
    cut.leaves([(204, 50, 196, 78, 1.4, -2)])
    cut.hatch([(146, 124), (168, 116), (200, 110)], [(138, 158), (166, 158), (206, 150)], 8, 2.6, bend=4)
    cut.hatch([(138, 174), (172, 170), (214, 166)], [(122, 216), (164, 220), (226, 212)], 9, 2.6, bend=4)
    cut.hatch([(118, 226), (160, 230), (234, 220)], [(112, 262), (158, 268), (238, 258)], 10, 2.2, bend=3)
    cut.leaves([(128, 170, 102, 244, 2.4, 4), (286, 216, 262, 264, 2.2, 7), (278, 208, 256, 254, 1.8, 6)])
    cut.leaves([(296, 228, 272, 266, 1.7, 5)])
    trail = (
        (214, 338, 1.3, -76),
        (178, 312, 1.15, -70),
        (134, 328, 1.05, -66),
        (112, 300, 0.9, -52),
        (76, 304, 0.8, -34),
        (70, 276, 0.66, -20),
    )
    for x, y, size, turn in trail:
        with cut.at(x, y, size, turn):
            _boot_print(cut)


def _boot_print(cut: Cut) -> None:
    """The sole and the heel of a hunter, its toe up."""
    cut.shape("M0,-28C10,-28 14,-16 12,-4L9,8H-8L-10,-4C-13,-16 -10,-28 0,-28Z", "accent")
    cut.shape("M-8,13H9C10,24 6,28 0,28C-6,28 -9,24 -8,13Z", "accent")


@draws("vendetta", "werewolf")
def werewolf(cut: Cut) -> None:
    """What was a gentleman an hour ago howls at the moon in what is left of his evening dress."""
    grounds.branches(cut, 140, 146, 130)
    cut.shape("M0,364C6,318 30,296 84,276L112,262L196,246L236,262C270,280 294,312 300,364Z")
    cut.shape(
        "M80,44C80,34 92,28 104,33C120,42 132,54 142,70C154,76 166,86 180,98C200,88 220,84 246,88"
        "C236,108 222,122 204,130L232,146L212,152L240,178L216,182L246,210L220,212L246,242L222,240L232,268"
        "L196,300L120,300L92,276L108,262L86,248L106,238L88,216L106,210L92,186L108,182L98,160"
        "C84,142 68,118 58,94C56,86 62,82 70,86L118,128L100,84C92,70 86,56 84,44Z"
    )
    cut.shape("M62,88L120,136L104,88L112,92C118,104 124,118 128,134C112,140 96,134 86,124Z")
    cut.shape("M66,92L84,108L92,104L96,116L106,114L110,124C98,124 84,116 66,92Z", "accent")
    for tooth in ("M92,62L84,70L98,74Z", "M99,79L93,87L104,88Z", "M105,93L100,101L110,102Z"):
        cut.shape(tooth, "paper")
    for tooth in ("M66,90L80,84L76,100Z", "M84,104L94,98L91,112Z"):
        cut.shape(tooth, "paper")
    cut.leaves([(90, 40, 104, 42, 2.0, -1), (108, 48, 138, 84, 2.6, 2), (104, 60, 130, 96, 1.6, 2)])
    cut.shape("M140,98C148,94 158,96 164,104C154,108 146,106 140,98Z", "paper")
    cut.shape("M144,99C150,97 156,98 160,103C153,105 148,104 144,99Z", "accent")
    cut.leaves([(134, 90, 170, 100, 2.4, -3)], "ink")
    cut.leaves([(138, 84, 172, 94, 2.0, -3), (184, 102, 240, 90, 2.4, 4)])
    cut.shape("M194,110C208,100 222,96 234,95C226,108 214,118 200,122Z", "paper")
    cut.hatch([(204, 108), (222, 100)], [(206, 118), (220, 110)], 4, 1.4, "ink")
    cut.hatch([(126, 140), (148, 124), (176, 112)], [(134, 176), (166, 168), (200, 146)], 10, 2.6, bend=5)
    cut.hatch([(112, 166), (138, 184), (196, 164)], [(112, 206), (146, 224), (216, 196)], 11, 2.6, bend=5)
    cut.hatch([(108, 214), (150, 232), (212, 208)], [(112, 250), (152, 270), (222, 238)], 10, 2.4, bend=4)
    cut.shape(
        "M88,246L62,288L82,298L74,316L98,322L92,340L116,344L120,364H172L186,340L178,326L200,312L190,296"
        "L236,286L224,238L196,268L150,290L108,268Z"
    )
    cut.shape(
        "M88,252L70,286L90,296L82,312L104,318L98,336L120,342L124,364H150V288L108,272Z"
        "M224,246L232,280L196,290L188,278Z",
        "paper",
    )
    cut.shape(
        "M106,268L98,286L110,292L104,308L120,316L118,334L140,364H160L174,332L164,318L182,304L176,290L196,262Z"
    )
    cut.hatch([(118, 290), (148, 298), (180, 286)], [(128, 330), (148, 348), (166, 326)], 8, 2.2, bend=3)
    cut.shape("M100,258C124,276 160,280 196,264L200,276C166,292 126,290 98,272Z", "accent")
    cut.shape("M112,272L134,272L138,290L156,350L140,342L132,356L124,340L116,344L110,290Z", "accent")
    cut.leaves(
        [(110, 288, 138, 288, 1.6, 2), (130, 296, 140, 336, 2.2, 1), (122, 298, 124, 330, 1.4, 1)], "ink"
    )
    cut.hatch([(150, 278), (194, 268)], [(152, 288), (198, 276)], 6, 2.2, "ink")
    cut.leaves([(66, 290, 112, 360, 2.6, -6), (238, 288, 196, 358, 1.5, 5)])
    cut.hatch([(14, 336), (40, 304), (76, 288)], [(26, 362), (56, 340), (82, 322)], 8, 2.7, bend=3)
    cut.hatch([(228, 280), (276, 312)], [(222, 306), (264, 342)], 6, 1.2, bend=-3)


@draws("vendetta", "kitsune")
def kitsune(cut: Cut) -> None:
    """A fox whose nine tails stand round it like the rays of another moon."""
    grounds.branches(cut, 150, 150, 134)
    for turn, size in ((80, 0.56), (60, 0.66), (40, 0.79), (20, 0.92)):
        for way in (-turn, turn):
            with cut.at(150, 272, size, way):
                _tail(cut)
    with cut.at(150, 272):
        _tail(cut)
    cut.shape("M-4,364C8,322 50,296 110,276H190C250,296 292,322 304,364Z")
    cut.hatch([(24, 338), (66, 308), (114, 292)], [(38, 364), (84, 346), (130, 340)], 11, 2.8, bend=3)
    cut.hatch([(188, 294), (252, 322)], [(178, 326), (238, 354)], 6, 1.3, bend=-3)
    with cut.at(36, 92, scale=0.76):
        _fox_face(cut)


def _tail(cut: Cut) -> None:
    """Upwards from the origin, 232 long, with a tip of fire."""
    cut.shape(
        "M-5,0C-10,-60 -34,-104 -28,-154C-24,-184 -8,-202 2,-234C14,-206 28,-186 28,-152C28,-104 10,-60 5,0Z"
    )
    cut.shape(
        "M-2,0C-6,-60 -28,-106 -23,-152C-19,-178 -5,-198 2,-222C11,-200 23,-180 23,-150C23,-106 6,-60 2,0Z",
        "paper",
    )
    cut.shape(
        "M-22,-158C-17,-180 -4,-198 2,-222C11,-200 22,-182 23,-158L12,-172L4,-154L-5,-174L-12,-156Z", "accent"
    )
    cut.leaves([(6, -56, 15, -148, 3.0, 4), (-4, -66, -11, -142, 1.8, -4)], "ink")


def _fox_face(cut: Cut) -> None:
    """From the front, one half white and painted like a mask of the theatre, the other in the dark."""
    head = (
        "M150,92C138,90 126,93 116,98C104,84 84,60 58,34C52,92 58,134 70,154L34,188L66,192L52,224L92,218"
        "C106,246 128,278 150,296Z"
    )
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            cut.shape(head)
    cut.shape(
        "M150,100C138,98 128,100 116,107C104,94 86,72 67,54C64,98 68,130 80,156L52,184L78,188L68,214L98,210"
        "C110,234 132,264 142,276C140,262 146,250 156,248L150,150Z",
        "paper",
    )
    cut.teeth([(151, 106), (150, 150), (154, 200), (156, 244)], (15, 1), 14, 5)
    cut.shape("M74,76C86,90 96,102 106,112C96,122 88,134 84,146C76,124 73,100 74,76Z", "accent")
    cut.shape("M226,76C214,90 204,102 194,112C204,122 212,134 216,146C224,124 227,100 226,76Z", "accent")
    cut.hatch([(80, 96), (86, 136)], [(100, 110), (90, 136)], 4, 1.6, "ink")
    cut.hatch([(222, 92), (216, 138)], [(200, 112), (208, 138)], 6, 3, "ink")
    cut.shape("M90,158C102,154 120,164 130,182C112,186 96,178 90,158Z")
    cut.leaves([(98, 166, 124, 180, 3.2, -1)])
    cut.shape("M210,158C198,154 180,164 170,182C188,186 204,178 210,158Z", "paper")
    cut.shape("M190,164l5,-1 -1,17 -5,1Z")
    cut.leaves(
        [(126, 110, 137, 152, 5.4, -2), (86, 190, 118, 204, 4.2, 4), (92, 203, 118, 215, 3.4, 3)], "accent"
    )
    cut.leaves([(210, 190, 184, 204, 1.6, -4), (206, 202, 184, 214, 1.3, -3), (234, 58, 226, 148, 1.4, -8)])
    cut.leaves([(264, 188, 236, 192, 1.4, 1), (248, 220, 214, 214, 1.4, -2), (206, 222, 162, 284, 1.6, -3)])
    cut.shape("M134,258C142,250 158,250 166,258C164,270 156,278 150,280C144,278 136,270 134,258Z")
    cut.leaves([(139, 259, 151, 256, 2.2, -1)])
    cut.leaves([(132, 266, 150, 290, 2.0, 3)], "ink")
