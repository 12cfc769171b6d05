"""Chicago: who shows another face, or none."""

from __future__ import annotations

import math

from art.kit import dress, grounds, hats, people
from art.kit.cut import Cut
from art.kit.palette import Tone
from art.kit.plates import draws
from art.kit.thirties import tilted


@draws("chicago", "turncoat")
def turncoat(cut: Cut) -> None:
    """Half a light coat and half a pin-striped one; the honest smile comes off."""
    grounds.towers(cut)
    cut.shape(dress.SHOULDERS)
    # the civil half
    cut.shape("M12,362C18,316 46,292 110,272L128,246L150,272L150,362Z", "paper")
    cut.leaves([(46, 310, 38, 362, 2.2, 4), (28, 330, 24, 362, 1.8, 3), (72, 296, 68, 318, 1.4, 2)], "ink")
    cut.shape("M126,242L110,270L92,298L112,304L106,314L150,362V268Z")
    cut.shape("M124,254L100,297L120,302L114,313L146,350L150,340L150,290Z", "paper")
    # the other half
    cut.shape("M150,262L176,246L190,266L150,350Z", "paper")
    cut.shape("M150,268L168,264L160,286L164,330L150,348Z")
    cut.leaves([(x, 280 + (x - 190) * 0.22, x - 8, 362, 1.3) for x in range(196, 284, 13)])
    cut.leaves([(188, 270, 160, 350, 2.2, 4), (192, 270, 222, 296, 2.0, -3), (222, 296, 198, 304, 1.8)])
    cut.box(148.4, 262, 3.2, 100)
    people.head(cut, "square")
    # the true face is dark
    cut.shape("M104,120H198V206C188,226 168,242 150,242C126,240 104,214 103,170Z")
    cut.shape("M157,158C164,151 178,151 186,158C178,164 165,164 157,158Z", "paper")
    cut.dot(168, 157.6, 4.4)
    cut.leaves([(154, 150, 190, 146, 2.4, -4), (152, 160, 160, 194, 1.8, -3), (150, 198, 161, 194, 1.6, 2)])
    cut.leaves([(150, 214, 178, 206, 2.4, 4), (196, 172, 178, 226, 2.0, -8), (178, 176, 190, 204, 1.4, 2)])
    cut.leaves([(179, 190, 189, 185, 1.1), (182, 198, 191, 194, 1.1)])
    with cut.at(4, -4, turn=4):
        hats.fedora(cut, "paper")
    # the mask of a decent man
    with cut.at(106, 182, turn=-13):
        cut.shape("M-48,-60C-24,-72 24,-72 48,-60C54,-8 40,58 0,76C-40,58 -54,-8 -48,-60Z", "paper")
        cut.shape("M-44,-56C-22,-68 22,-68 44,-56C50,-8 37,54 0,71C-37,54 -50,-8 -44,-56Z")
        cut.shape("M-40,-52C-20,-63 20,-63 40,-52C45,-8 34,50 0,66C-34,50 -45,-8 -40,-52Z", "accent")
        for x in (-19, 19):
            cut.shape(
                f"M{x - 13},-10C{x - 9},-24 {x + 9},-24 {x + 13},-10C{x + 6},-16 {x - 6},-16 {x - 13},-10Z"
            )
            cut.leaves([(x - 15, -33, x + 15, -33, 2.6, -9)], "ink")
        cut.leaves([(-2, -14, -8, 12, 2.0, 2), (-9, 13, 6, 14, 2.0, 4)], "ink")
        cut.shape("M-27,22C-12,32 12,32 27,22C22,46 12,54 0,54C-12,54 -22,46 -27,22Z")
        cut.leaves([(-22, 28, 22, 28, 2.6, 6)])
        cut.leaves([(-35, -44, -36, 4, 2.2, 3), (-33, 16, -20, 44, 1.6, 3)])
        cut.leaves([(44, -20, 62, -34, 2.2)], "paper")
    cut.leaves([(98, 252, 88, 292, 5, 0)], "ink")


@draws("chicago", "maniac")
def maniac(cut: Cut) -> None:
    """The clown from the fair has kept his ruff, his nose and his laughter; the razor is new."""
    grounds.rain(cut, 150, 150, 112)
    cut.shape("M0,366C6,318 50,296 110,288L190,288C250,296 294,318 300,366Z")
    cut.hatch([(14, 350), (44, 318), (90, 304)], [(30, 366), (60, 352), (98, 338)], 8, 2.8, bend=3)
    cut.hatch([(204, 308), (272, 334)], [(200, 336), (256, 360)], 6, 1.4, bend=-3)
    for y in (322, 350):
        cut.dot(160, y, 9, "paper")
        cut.dot(160, y, 5)
    # the ruff
    pleats = 13
    layers: tuple[tuple[float, Tone], ...] = ((1.0, "ink"), (0.93, "paper"))
    for reach, tone in layers:
        points = []
        for step in range(pleats * 2 + 1):
            angle = math.radians(-24 + 228 * step / (pleats * 2))
            far = (108 if step % 2 else 92) * reach
            points.append((150 + far * math.cos(angle), 226 + far * 0.72 * math.sin(angle)))
        cut.polygon([*points, (150, 240)], tone)
    for step in range(pleats):
        angle = math.radians(-24 + 228 * (step + 0.5) / pleats)
        half = math.radians(228 / pleats * (0.26 if step > 6 else 0.62) / 2)
        corners = [(34, 0.0), (96, -half), (99, half)]
        cut.polygon(
            [(150 + r * math.cos(angle + a), 226 + r * 0.72 * math.sin(angle + a)) for r, a in corners]
        )
    # tufts of hair
    for mirrored in (False, True):
        with cut.at(300 if mirrored else 0, 0, mirrored=mirrored):
            cut.shape("M112,108L84,84L88,104L56,98L74,120L42,126L70,140L44,158L76,160L62,182L96,176L112,190Z")
            if mirrored:
                cut.leaves([(98, 116, 70, 106, 1.6), (98, 132, 60, 130, 1.6), (98, 148, 62, 156, 1.6)])
            else:
                cut.leaves([(100, 110, 88, 94, 2.6), (100, 122, 68, 106, 2.8), (98, 134, 54, 128, 2.8)])
                cut.leaves([(98, 146, 56, 154, 2.8), (98, 160, 74, 174, 2.6)])
    # a white face
    cut.shape(
        "M150,74C114,74 98,104 100,146C100,188 112,240 150,250C188,240 200,188 200,146C202,104 186,74 150,74Z"
    )
    cut.shape(
        "M150,79C118,79 104,106 105,146C105,186 116,234 150,244C166,240 178,226 186,206"
        "C182,180 168,176 170,150"
        "C172,120 168,92 150,79Z",
        "paper",
    )
    cut.teeth([(164, 96), (170, 124), (170, 150), (178, 180), (186, 204)], (13, 2), 12, 5)
    # eyes with painted lozenges
    cut.polygon([(128, 112), (139, 150), (128, 192), (117, 150)])
    cut.polygon([(176, 114), (186, 150), (177, 188), (166, 150)])
    cut.leaves([(176, 120, 177, 134, 1.8), (177, 164, 178, 182, 1.8)])
    cut.dot(129, 150, 10.5, "paper")
    cut.dot(174, 150, 10, "paper")
    cut.ring(129, 150, 10.5, 2.2)
    cut.dot(131, 151, 4)
    cut.dot(171, 149, 3.4)
    cut.leaves([(106, 122, 124, 104, 2.8, -5)], "ink")
    cut.leaves([(182, 106, 196, 122, 2.4, -5)])
    # the laugh
    cut.shape("M108,190C128,204 168,206 190,188C190,220 172,240 150,240C126,240 108,222 108,190Z")
    cut.shape(
        "M114,196C132,207 166,208 185,194C183,204 180,210 176,213C160,219 138,219 122,212"
        "C118,208 115,203 114,196Z",
        "paper",
    )
    for x in range(122, 182, 9):
        cut.leaves([(x, 196, x + (150 - x) * 0.06, 220, 1.1)], "ink")
    cut.leaves([(132, 231, 166, 231, 3.4, -4)])
    cut.leaves([(101, 184, 112, 194, 1.8, 3)], "ink")
    cut.leaves([(196, 180, 188, 192, 1.8, -3)])
    cut.dot(151, 172, 17)
    cut.dot(151, 172, 14, "accent")
    cut.leaves([(142, 170, 149, 162, 2.6, -3)], "paper")
    # a straw hat, too small
    with tilted(cut, 13, 1, (150, 84), (160, 84)):
        cut.shape("M88,76L212,76L212,90L88,90Z")
        cut.shape("M114,50L186,50L186,78L114,78Z")
        cut.shape("M92,80L150,80L150,86L92,86ZM118,54L150,54L150,61L118,61Z", "paper")
        cut.shape("M120,70L150,70L150,76L120,76Z", "paper")
        cut.leaves([(154, 57, 182, 57, 1.4), (154, 83, 200, 83, 1.6), (154, 73, 180, 73, 1.3)])
        cut.teeth([(150, 81), (150, 85)], (10, 0), 1, 4)
    # the razor
    with cut.at(108, 318, turn=-38):
        cut.shape("M-12,-14L86,-9C100,-6 108,4 98,12L-8,15Z", "paper")
        cut.shape("M-8,-10L84,-5C96,-3 101,3 95,8L-6,11Z")
        cut.leaves([(2, -4, 84, 0, 2.0)])
        cut.dot(88, 2, 2.6, "paper")
    with cut.at(108, 318, turn=-104):
        cut.shape("M-16,-15L24,-12L112,-26C124,-20 122,14 108,20L24,17L-14,12Z", "paper")
        cut.shape("M-12,-11L24,-8L110,-21C118,-16 117,10 106,15L24,13L-10,8Z")
        cut.shape("M26,-4L109,-16C113,-12 112,-6 111,-2L26,4Z", "paper")
        cut.shape("M26,4L111,-2C110,6 108,10 105,12L26,10Z", "accent")
        cut.dot(-2, -1, 4.6, "paper")
        cut.dot(-2, -1, 2.4)


@draws("chicago", "ninja")
def ninja(cut: Cut) -> None:
    """From very far away: a cowl, two eyes, a sword on the back, a star of steel in the air."""
    grounds.towers(cut)
    # the sword on the back
    with cut.at(206, 226, turn=32):
        cut.shape("M-16,-116h32v91h14v20h-14V60h-32V-5h-14v-20h14Z", "paper")
        cut.shape("M-11,-111h22v96h-22Z")
        for step in range(5):
            y = -99 + step * 17
            cut.polygon([(0, y - 7), (7, y), (0, y + 7), (-7, y)], "paper")
        cut.shape("M-26,-21h52v12h-52Z")
        cut.leaves([(-20, -15, 20, -15, 1.8)])
        cut.shape("M-11,-12h22V60h-22Z")
    # the tails of the band, in the wind
    cut.shape("M108,112C90,96 82,112 68,98C60,90 54,92 48,82C48,108 58,122 72,124C86,128 92,122 108,132Z")
    cut.leaves([(100, 116, 56, 98, 1.8, -5)])
    cut.shape(
        "M108,120C94,130 92,146 76,146C66,146 62,154 52,152C60,168 78,170 90,160C98,152 100,144 110,138Z"
    )
    cut.leaves([(98, 136, 64, 156, 1.6, -6)])
    # crossed collars
    cut.shape("M2,366C8,308 44,278 110,256L190,256C256,278 292,308 298,366Z")
    cut.shape("M122,226L178,226L192,262L150,330L108,262Z")
    cut.leaves([(110, 258, 164, 362, 3.4, -5), (124, 256, 170, 344, 1.8, -4), (190, 258, 156, 312, 2.0, 4)])
    cut.leaves([(178, 252, 150, 296, 1.3, 3), (140, 330, 122, 362, 1.6, 2)])
    cut.hatch([(16, 344), (44, 304), (92, 276)], [(26, 366), (60, 338), (108, 318)], 9, 3.0, bend=4)
    cut.hatch([(212, 282), (280, 326)], [(204, 308), (262, 350)], 7, 1.4, bend=-3)
    # the cowl
    cut.shape(
        "M150,58C112,58 94,92 96,136C96,190 112,236 150,252C188,236 204,190 204,136C206,92 188,58 150,58Z"
    )
    cut.hatch([(100, 122), (104, 92), (130, 68)], [(118, 112), (122, 96), (142, 82)], 7, 2.8, bend=-3)
    cut.leaves([(166, 68, 196, 108, 1.7, -8), (160, 82, 184, 106, 1.3, -5)])
    # the slit
    cut.shape("M101,146C130,138 170,138 199,146L196,176C168,168 132,168 104,176Z", "paper")
    cut.shape("M150,141C170,141 188,143 199,146L196,176C182,172 166,170 154,170L156,156Z")
    cut.teeth([(151, 144), (153, 152)], (12, 0), 2, 4)
    cut.shape("M108,152L146,162C142,170 122,172 108,152Z")
    cut.shape("M116,157L141,163C136,167 124,167 116,157Z", "paper")
    cut.dot(129, 162, 3.8)
    cut.shape("M192,152L156,162C160,170 180,170 192,152Z", "paper")
    cut.dot(173, 161, 3.8)
    cut.leaves([(104, 146, 148, 158, 2.6, -1)], "ink")
    cut.leaves([(196, 146, 154, 157, 1.6, 1)])
    # the cloth over the mouth
    cut.leaves([(104, 180, 148, 176, 2.0, -3), (106, 194, 146, 206, 2.6, 3), (114, 214, 148, 228, 2.2, 3)])
    cut.leaves([(146, 178, 134, 246, 1.8, -6), (196, 184, 166, 204, 1.4, -3), (188, 206, 164, 222, 1.2, -3)])
    # the band
    cut.shape("M97,136C130,124 170,124 203,136L203,114C170,103 130,103 97,114Z")
    cut.shape("M97,131C130,120 170,120 203,131L203,118C170,107 130,107 97,118Z", "accent")
    cut.shape("M132,107h36v22h-36Z")
    cut.shape("M135,110h30v16h-30Z", "paper")
    cut.dot(150, 118, 4)
    # the star
    with cut.at(80, 276, turn=16):
        layers: tuple[tuple[float, Tone], ...] = ((54, "paper"), (48, "ink"), (41, "accent"))
        for radius, tone in layers:
            points = []
            for step in range(8):
                far = radius if step % 2 == 0 else radius * 0.33
                points.append((far * math.cos(step * math.pi / 4), far * math.sin(step * math.pi / 4)))
            cut.polygon(points, tone)
        for step in range(4):
            with cut.at(0, 0, turn=90 * step):
                cut.polygon([(0, 0), (41, 0), (9.6, 9.6)])
        cut.dot(0, 0, 8)
        cut.dot(0, 0, 5, "paper")
