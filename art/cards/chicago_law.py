"""Chicago: the law, on horseback and on the bench."""

from __future__ import annotations

from art.kit import dress, grounds, people, props
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import tilted


@draws("chicago", "sheriff")
def sheriff(cut: Cut) -> None:
    """Eyes under the brim, a straw between the teeth, a revolver, and a star one cannot overlook."""
    grounds.fan(cut, 150, 140, 120)
    cut.shape(dress.SHOULDERS)
    # a leather waistcoat over a light shirt
    cut.shape("M10,360C16,318 44,296 86,282L104,360Z", "paper")
    cut.hatch([(18, 352), (34, 318), (70, 296)], [(34, 362), (56, 340), (88, 316)], 8, 2.0, "ink", bend=3)
    cut.leaves([(236, 292, 248, 362, 2.0, -4), (262, 312, 274, 362, 1.4, -3)])
    with tilted(cut, -5):
        people.head(cut, "square")
        people.nose_and_cheek(cut, 2)
        cut.leaves(
            [(130, 209, 152, 211, 2.6, -2), (140, 221, 151, 221, 1.6, 2), (147, 228, 148, 238, 1.4, 2)], "ink"
        )
        cut.leaves([(151, 211, 171, 206, 1.8, -2)])
        for row, count in enumerate((4, 5, 5, 4)):
            for step in range(count):
                cut.dot(114 + step * 7 + row * 4, 208 + row * 8 - step * 0.6, 1.3)
        # the shadow of the brim
        cut.shape("M98,128H202V172C180,164 164,166 153,172L150,166C140,160 118,160 100,170Z")
        cut.leaves([(122, 154, 140, 158, 2.0, 2), (164, 158, 180, 154, 1.7, 2)])
        # a straw
        cut.leaves([(136, 210, 84, 236, 2.6, 3)], "ink")
        cut.leaves([(134, 210.5, 86, 235, 1.3, 3)])
        # the hat
        cut.shape(
            "M24,108C30,88 50,112 100,112C98,74 104,30 128,30C140,30 144,40 152,40C160,40 164,28 176,32"
            "C198,40 202,78 200,112C250,112 270,88 276,108C274,146 214,150 150,148C86,150 26,146 24,108Z"
        )
        cut.shape("M100,111C132,121 170,121 200,111L200,98C170,108 130,108 100,98Z", "paper")
        cut.shape("M100,108C132,118 170,118 200,108L200,104C170,114 130,114 100,104Z")
        cut.hatch([(104, 92), (108, 58), (126, 38)], [(122, 94), (126, 68), (142, 56)], 8, 2.8, bend=-3)
        cut.leaves([(28, 108, 110, 124, 3.4, 9), (40, 128, 112, 136, 2.0, 5), (190, 126, 270, 110, 1.6, 8)])
        cut.leaves([(152, 46, 150, 92, 1.8, 5), (194, 88, 188, 54, 1.3, 3)])
    # the kerchief
    cut.shape(
        "M108,236C126,258 174,258 192,234L206,252C190,272 168,280 158,282L178,318L150,304L138,330L132,284"
        "C116,280 100,268 94,254Z"
    )
    cut.shape("M108,242C122,260 138,264 150,264L150,276C128,278 110,270 100,254Z", "paper")
    cut.shape("M136,284L150,282L150,298L140,320Z", "paper")
    cut.teeth([(150, 266), (150, 274)], (10, 1), 2, 4)
    cut.leaves([(158, 262, 192, 246, 1.6, 4), (160, 284, 172, 308, 1.4, 1)])
    for x, y in ((112, 255), (124, 262), (136, 268), (118, 268)):
        cut.dot(x, y, 2.2)
    with cut.at(92, 292, scale=0.9):
        dress.star(cut, "accent", 6, 38)
        cut.ring(0, 0, 15, 2.4)
        for step in range(6):
            with cut.at(0, 0, turn=60 * step):
                cut.dot(0, -38, 5.2)
                cut.dot(0, -38, 3.4, "accent")
    with cut.at(232, 288, scale=0.92, turn=7):
        cut.shape(
            "M-12,-18L6,-18L6,-34L17,-40L24,-54L15,-64L16,-140L-12,-140L-12,-64L-22,-54L-22,-30Z", "paper"
        )
        props.pistol(cut)
        with cut.at(0, -14):
            props.glove(cut)


@draws("chicago", "judge")
def judge(cut: Cut) -> None:
    """A bald old man who looks over his glasses, and the hammer that ends the day."""
    grounds.fan(cut, 150, 142, 108)
    cut.shape("M126,206L174,206L186,272L114,272Z")
    cut.shape("M-2,366C2,306 52,278 112,262L150,300L188,262C248,278 298,306 302,366Z")
    cut.shape("M128,238L112,262L128,286L150,262L150,246Z", "paper")
    cut.shape("M150,262L172,286L188,262L172,238L150,246Z")
    cut.leaves([(184, 262, 171, 282, 1.6, -2), (176, 246, 186, 260, 1.4, 2)])
    cut.shape("M143,264L157,264L164,320L150,338L138,320Z")
    cut.leaves([(146, 270, 144, 318, 2.0, 1)])
    cut.hatch([(104, 270), (60, 286), (14, 322)], [(126, 362), (70, 362), (22, 362)], 9, 3.0, bend=6)
    cut.hatch([(196, 270), (246, 290), (282, 322)], [(184, 362), (236, 362), (276, 362)], 7, 1.3, bend=-6)
    # tufts of white hair on both sides
    tuft = "M110,122L82,104L90,124L64,122L80,140L54,150L78,160L60,178L86,178L80,200L112,190Z"
    cut.shape(tuft)
    cut.shape("M108,130L92,118L97,131L76,129L89,143L67,151L88,158L73,172L93,170L89,189L110,180Z", "paper")
    cut.leaves(
        [(86, 136, 106, 142, 1.6, 2), (80, 151, 106, 154, 1.6, 1), (86, 168, 106, 166, 1.6, -2)], "ink"
    )
    with cut.at(300, 0, mirrored=True):
        cut.shape(tuft)
        cut.leaves([(88, 114, 106, 136, 2.4, -2), (72, 127, 104, 146, 2.2, -2), (62, 151, 102, 156, 2.2, 2)])
        cut.leaves([(68, 174, 102, 166, 2.0, 2), (86, 192, 104, 176, 1.8, 1)])
    # an egg of a head
    cut.shape(
        "M150,52C114,52 98,86 100,126C102,168 108,214 128,232C140,242 160,242 172,232"
        "C192,214 198,168 200,126C202,86 186,52 150,52Z"
    )
    cut.shape(
        "M151,57C120,57 104,88 105,126C107,166 113,210 131,228C138,234 144,236 150,236L150,222"
        "C147,221 144,219 142,217L150,215L150,205L160,196L149,157Z",
        "paper",
    )
    cut.teeth([(151, 64), (151, 100), (149, 150)], (13, 1), 11, 5)
    cut.teeth([(150, 222), (150, 234)], (10, 0), 2, 4)
    cut.teeth([(180, 218), (192, 194), (196, 166)], (-8, -2), 7, 2.4)
    cut.leaves(
        [(116, 114, 147, 112, 1.7, -3), (120, 102, 148, 100, 1.4, -3), (124, 90, 146, 88, 1.1, -2)], "ink"
    )
    people.eyes(cut, "stern", y=150)
    cut.leaves([(106, 130, 149, 138, 4.2, -7)], "ink")
    cut.leaves([(194, 130, 152, 138, 2.8, 7)])
    cut.leaves(
        [(116, 186, 126, 214, 1.7, 4), (136, 200, 122, 216, 1.8, -4), (130, 224, 150, 226, 1.3, 2)], "ink"
    )
    cut.leaves([(164, 200, 178, 214, 1.4, 3)])
    people.mouth(cut, "grim")
    # glasses on the tip of the nose
    cut.ring(132, 180, 14, 4)
    cut.ring(172, 180, 14, 3, "paper")
    cut.leaves([(145, 178, 159, 178, 1.8, -5)], "ink")
    cut.leaves([(124, 186, 136, 172, 2.0)], "ink")
    cut.leaves([(166, 188, 180, 172, 1.8), (187, 182, 214, 250, 1.0, -10)])
    # the hammer
    with cut.at(84, 276, turn=24):
        cut.shape("M30,-11h150v22h-150Z", "paper")
        cut.shape("M30,-7h150v14h-150Z")
        cut.leaves([(44, -3, 140, -3, 1.8)])
        cut.shape("M-31,-55h62v110h-62Z", "paper")
        cut.shape("M-27,-51h54v102h-54Z")
        cut.shape("M-24,-48h48v17h-48ZM-24,31h48v17h-48Z", "accent")
        cut.shape("M-24,-20h48v5h-48ZM-24,15h48v5h-48Z", "accent")
        cut.leaves(
            [
                (-16, -11, -16, 11, 2.8),
                (-7, -10, -7, 10, 1.8),
                (-18, -27, 14, -27, 1.4),
                (-18, 25, 14, 25, 1.4),
            ]
        )
        cut.leaves([(-18, -45, -18, -33, 1.8), (-18, 33, -18, 46, 1.8)], "paper")
