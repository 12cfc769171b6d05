"""Chicago: those who guard the town, with a whistle, with their shoulders, or in their sleep."""

from __future__ import annotations

from art.kit import grounds, people, props
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import tilted


@draws("chicago", "sergeant")
def sergeant(cut: Cut) -> None:
    """A young constable against the light, who blows his whistle; three chevrons on the sleeve."""
    grounds.fan(cut, 150, 148, 124)
    # the tunic, its near sleeve to us
    cut.shape("M10,360C14,312 44,284 104,266L116,232L176,226L186,262C244,276 284,310 290,360Z")
    cut.shape("M114,240L182,232L186,262L150,276L110,268Z")
    cut.leaves([(112, 254, 150, 266, 2.0, 3), (110, 268, 150, 277, 1.6, 2), (176, 286, 190, 362, 1.8, -4)])
    cut.leaves([(26, 330, 100, 272, 3.0, -10), (134, 284, 128, 362, 2.2, -6)])
    for step in range(3):
        y = 280 + step * 17
        cut.polygon(
            [(44, y + 20), (82, y), (120, y + 20), (120, y + 30), (82, y + 10), (44, y + 30)], "accent"
        )
    cut.hatch([(216, 284), (276, 322)], [(206, 304), (262, 346)], 7, 1.4, bend=-2)
    for y in (296, 322, 348):
        cut.dot(172 + (y - 296) * 0.1, y, 5.4, "paper")
    # the head against the light: the back of the cheek is lit, the face is not
    cut.shape(
        "M100,124C98,160 104,190 116,208L114,244L180,240L178,236C192,236 202,228 201,218L198,208L203,200"
        "L198,194L204,187L200,180L214,174C216,168 206,158 198,144L200,120Z"
    )
    cut.shape("M128,132C130,168 128,196 134,208C142,220 156,230 172,235C156,212 148,176 150,132Z", "paper")
    cut.teeth([(150, 138), (149, 164), (153, 194), (166, 228)], (13, 3), 11, 5)
    cut.shape("M118,212L117,238L136,236C130,228 124,220 118,212Z", "paper")
    cut.leaves([(134, 228, 146, 242, 2.2, 2)])
    cut.hatch([(104, 140), (106, 170), (113, 194)], [(118, 138), (112, 174), (118, 200)], 6, 1.6, bend=2)
    cut.shape("M126,154C112,148 112,188 128,192C140,190 144,158 126,154Z")
    cut.shape("M125,158C116,156 117,184 127,187C135,184 137,162 125,158Z", "paper")
    cut.leaves([(122, 164, 128, 184, 2.4, 4), (127, 164, 131, 176, 1.6, -2)], "ink")
    cut.shape("M178,152C183,146 192,147 196,153C191,157 184,157 178,152Z", "paper")
    cut.dot(190, 152, 3)
    cut.leaves([(172, 143, 197, 143, 1.8, -3), (180, 198, 170, 210, 1.1, 3)])
    # the strap
    cut.leaves([(158, 130, 184, 240, 2.0, 10)])
    # the helmet
    cut.shape(
        "M88,136C90,126 94,124 98,120C94,72 116,40 152,36C188,38 206,74 204,118C212,122 220,128 224,138"
        "C190,128 130,124 88,136Z"
    )
    cut.shape("M98,121C130,112 176,112 204,119L204,111C176,104 130,104 97,112Z", "paper")
    cut.hatch([(102, 100), (108, 68), (134, 44)], [(126, 98), (132, 74), (146, 54)], 9, 2.8, bend=-4)
    cut.leaves([(94, 131, 150, 123, 1.7, -3), (152, 40, 162, 98, 2.0, -9)])
    cut.shape("M146,40L144,24L158,24L156,40Z")
    cut.dot(151, 23, 8)
    cut.shape("M184,66L199,74L198,94L188,104L176,96L176,76Z", "paper")
    cut.shape("M184,71L195,77L194,92L187,99L180,94L180,78Z", "accent")
    # the whistle and its shriek
    cut.shape("M194,188L226,184L228,193C244,192 252,204 248,214C244,226 226,228 220,216L214,200L196,203Z")
    cut.shape(
        "M200,191L223,188L225,197C238,195 246,204 243,212C240,221 228,221 224,213L218,196L201,199Z", "accent"
    )
    cut.dot(233, 207, 4.4)
    cut.leaves([(228, 224, 186, 284, 1.4, -16)], "ink")
    cut.leaves([(206, 266, 180, 292, 1.6, -3)])
    cut.burst(234, 200, 28, 54, 7, 2.6, arc=(-78, 38), rough=0.1)


@draws("chicago", "bodyguard")
def bodyguard(cut: Cut) -> None:
    """More shoulders than neck: a small bowler, a nose that was broken twice, a bow tie of brass."""
    grounds.fan(cut, 150, 140, 92)
    cut.shape("M-4,364V262C10,226 54,206 98,196L112,150L188,150L202,196C246,206 290,226 304,262V364Z")
    cut.hatch([(8, 300), (14, 252), (60, 216)], [(30, 318), (40, 272), (84, 236)], 11, 3.4, bend=4)
    cut.hatch([(222, 214), (290, 250)], [(210, 232), (272, 276)], 7, 1.4, bend=-3)
    # shirt front and lapels of silk
    cut.shape("M112,232L150,362L188,232L168,222L132,222Z", "paper")
    cut.shape("M150,244L188,232L150,362Z")
    cut.teeth([(150, 262), (150, 344)], (9, 2), 9, 4.6)
    cut.shape("M112,226L74,258L94,276L80,286L146,364L150,348Z")
    cut.shape("M110,234L82,258L101,275L88,287L128,334Z", "paper")
    cut.hatch([(90, 256), (106, 240)], [(122, 322), (128, 330)], 5, 2.6, "ink")
    cut.leaves([(190, 232, 222, 258, 1.8, -2), (222, 258, 204, 276, 1.6), (204, 276, 218, 286, 1.4)])
    cut.leaves([(218, 286, 156, 360, 1.8, 3)])
    for y in (294, 322):
        cut.dot(147, y, 4)
    # folded arms
    cut.leaves([(10, 350, 70, 318, 2.8, -6), (36, 366, 92, 336, 2.2, -5), (214, 326, 284, 352, 1.5, -6)])
    with tilted(cut, 0, 0.86, (150, 244), (150, 236)):
        cut.shape(
            "M98,120C94,150 94,196 102,218C114,242 134,252 150,252C166,252 186,242 198,218"
            "C206,196 206,150 202,120Z"
        )
        cut.shape("M100,150C84,144 84,182 101,186Z")
        cut.shape("M200,150C216,144 216,182 199,186Z")
        cut.leaves([(92, 154, 99, 176, 2.6, -3), (208, 156, 203, 172, 1.2, 3)])
        cut.shape(
            "M102,130C100,160 100,196 108,214C118,234 134,246 150,247L150,222L142,219L150,216L150,206"
            "L162,199L156,184L144,172L153,158L150,130Z",
            "paper",
        )
        cut.teeth([(151, 132), (152, 154)], (11, 0), 4, 4.4)
        cut.teeth([(150, 224), (150, 244)], (13, 1), 4, 4)
        cut.teeth([(192, 220), (199, 196), (200, 174)], (-8, -2), 6, 2.4)
        cut.leaves(
            [(146, 170, 156, 177, 1.9, 1), (144, 177, 153, 184, 1.4, 1), (142, 202, 156, 204, 2.0, 3)], "ink"
        )
        cut.shape("M114,160L142,164L140,169C132,172 122,171 114,160Z")
        cut.shape("M119,162.4L138,165.4C132,169 124,168 119,162.4Z", "paper")
        cut.dot(130, 165.4, 2.8)
        cut.shape("M188,160L160,164L163,169C170,172 180,171 188,160Z", "paper")
        cut.dot(172, 165.6, 2.8)
        cut.shape("M108,148L146,158L146,166L110,160Z")
        cut.leaves([(192, 150, 158, 160, 2.2, 1)])
        cut.leaves(
            [(124, 226, 152, 223, 2.8, -2), (110, 196, 122, 226, 1.6, 4), (132, 238, 150, 238, 1.4, 2)], "ink"
        )
        cut.leaves([(151, 223, 174, 227, 1.8, -2)])
        for x, y in ((112, 214), (117, 224), (124, 232), (120, 214), (128, 238), (134, 232), (126, 221)):
            cut.dot(x, y, 1.2)
    # the bowler, a size too small, over one eye
    with cut.at(150, 108, scale=0.78, turn=-5):
        cut.shape(
            "M-72,24C-62,10 -52,12 -46,10C-50,-34 -32,-62 0,-62C32,-62 50,-34 46,10C52,12 62,10 72,24"
            "C54,38 34,28 0,30C-34,28 -54,38 -72,24Z"
        )
        cut.shape("M-46,10C-18,19 18,19 46,10L46,0C18,9 -18,9 -46,0Z", "paper")
        cut.hatch([(-42, -12), (-34, -38), (-14, -54)], [(-22, -4), (-18, -26), (-4, -44)], 8, 2.8, bend=-3)
        cut.leaves([(-66, 24, -30, 19, 2.4, -3), (42, -12, 34, -38, 1.4, 3)])
    with cut.at(0, -22):
        cut.shape("M150,268L112,246C104,260 104,282 112,296L150,274L188,296C196,282 196,260 188,246Z")
        cut.shape(
            "M150,268L116,250C110,262 110,280 116,291L150,274L184,291C190,280 190,262 184,250Z", "accent"
        )
        cut.leaves([(120, 260, 144, 269, 1.6), (120, 282, 142, 274, 1.4), (180, 260, 158, 269, 1.4)], "ink")
        cut.shape("M142,260h16v22h-16Z")
        cut.shape("M145,263h10v16h-10Z", "accent")


@draws("chicago", "moonwalker")
def moonwalker(cut: Cut) -> None:
    """He walks in his sleep where the cornice ends, a lamp before him and the moon behind."""
    grounds.fan(cut, 150, 172, 146)
    cut.disc(150, 172, 140, "ink")
    cut.disc(150, 172, 134, "paper")
    cut.leaves(
        [(206, 64, 240, 104, 2.2, -6), (240, 120, 252, 150, 1.6, -3), (220, 100, 238, 128, 1.4, -3)], "ink"
    )
    cut.leaves([(232, 200, 246, 176, 1.6, 5), (84, 84, 100, 70, 1.4, -3)], "ink")
    # the house
    cut.box(128, 292, 200, 80)
    cut.box(116, 280, 200, 14)
    cut.leaves([(118, 285, 300, 285, 1.8)])
    for x in range(146, 296, 26):
        cut.box(x, 308, 12, 60, "paper")
        cut.leaves([(x + 6, 300, x + 6, 366, 2.2)], "ink")
    cut.leaves([(133, 298, 133, 362, 2.0)])
    with cut.at(12, 4, scale=0.96):
        sleeper(cut)
    with cut.at(76, 152, scale=0.8):
        props.lantern(cut)
        cut.shape("M-18,39h36v46h-36Z", "accent")
        cut.shape("M0,46C10,60 10,68 7,75C4,80 -4,80 -7,75C-10,68 -4,62 0,46Z", "paper")


def sleeper(cut: Cut) -> None:
    """A man in a gown and a cap, his arms before him; one foot stands, one treads on air."""
    cut.shape("M168,240L192,240L188,274L190,288L154,288C152,281 162,278 168,274Z")
    cut.shape("M108,236L136,244L116,270L104,290C98,292 82,280 76,270C78,265 88,269 98,262Z")
    cut.leaves([(122, 246, 104, 276, 2.2, 1), (174, 252, 172, 276, 2.0, 1)])
    # the gown
    cut.shape("M136,126C122,152 112,206 92,248C120,262 172,266 204,254C196,210 188,156 168,130Z")
    for foot, top in ((103, 140), (121, 144), (138, 149), (155, 154), (171, 158)):
        cut.leaves([(top + 2, 138 + (top - 140) * 0.3, foot, 257, 4.4, 4)])
    cut.leaves([(166, 140, 187, 252, 2.0, -4)])
    # the arms
    cut.shape("M152,132L92,130L90,146L144,158Z")
    cut.shape("M160,138L96,142L92,166L156,170C168,160 168,146 160,138Z")
    for x in (104, 118, 132, 146):
        cut.leaves([(x, 144, x - 2, 167, 3, 1)])
    cut.shape("M94,146L74,148C66,150 62,154 64,158C70,162 84,162 94,160Z")
    cut.shape("M94,132L72,132C64,134 64,140 70,142L94,143Z")
    # the head with its cap
    cut.shape(
        "M128,92L122,106C120,110 124,112 126,112L126,118C124,126 132,130 140,128L142,140"
        "L164,138L168,104L160,84Z"
    )
    cut.shape("M130,94L125,107L129,111L129,119C130,125 136,126 142,124C148,116 146,100 146,94Z", "paper")
    cut.leaves([(130, 102, 141, 102, 1.6, 4), (128, 118, 136, 117, 1.2, 1)], "ink")
    cut.shape("M124,94C126,68 146,56 166,66C190,78 206,104 208,134L196,134C194,116 184,104 172,102Z")
    cut.shape("M122,96C138,86 158,90 174,102L176,94C160,80 138,78 123,87Z", "paper")
    cut.leaves([(140, 74, 166, 72, 2.2, -4), (168, 76, 196, 112, 1.8, -6)])
    cut.dot(202, 141, 11)
    cut.dot(202, 141, 8, "accent")


@draws("chicago", "civilian")
def civilian(cut: Cut) -> None:
    """A woman in a cloche on her way home from the shop, with tomorrow's bread and no secrets."""
    grounds.fan(cut, 150, 150, 110)
    # a plain coat, its collar lit
    cut.shape("M-4,366C4,308 44,282 112,264L130,226L170,226L188,264C256,282 296,308 304,366Z")
    cut.shape("M130,240L150,254L150,282L118,262Z", "paper")
    cut.shape("M112,254L84,274L104,306L148,340L150,298Z")
    cut.shape("M110,262L92,276L109,301L142,324L143,300Z", "paper")
    cut.hatch([(14, 342), (34, 308), (84, 284)], [(28, 366), (52, 340), (96, 316)], 9, 2.8, bend=4)
    with tilted(cut, -4):
        # curls at the cheeks
        cut.shape("M96,128C86,172 90,206 112,214L188,214C210,206 214,172 204,128Z")
        cut.leaves([(96, 168, 110, 206, 2.4, 4), (104, 160, 112, 190, 1.8, 3)])
        people.head(cut, "soft", ears=False)
        people.nose_and_cheek(cut, 1)
        people.eyes(cut, "calm", aside=3, y=160)
        people.mouth(cut, "smile")
        _cloche(cut)
    with cut.at(196, 304, turn=3):
        _groceries(cut)


def _cloche(cut: Cut) -> None:
    """A bell of felt pulled down to the brows, with a flower at its side."""
    cut.shape(
        "M96,160C80,90 104,48 150,46C196,48 220,90 204,160C202,148 198,142 190,138"
        "C164,128 136,128 110,138C102,142 98,148 96,160Z"
    )
    cut.shape(
        "M88,142C104,112 196,112 212,142C206,140 200,139 194,140C166,124 134,124 106,140"
        "C100,139 94,140 88,142Z"
    )
    cut.shape("M92,122C120,98 180,98 208,122L206,108C180,84 120,84 94,108Z", "paper")
    cut.shape("M94,116C122,92 178,92 206,116L206,113C178,88 122,88 94,113Z")
    cut.hatch([(100, 92), (116, 64), (140, 52)], [(112, 90), (128, 74), (146, 66)], 7, 2.6, bend=-3)
    cut.leaves([(92, 140, 146, 121, 2.0, -7), (160, 58, 192, 84, 1.8, -8), (156, 122, 206, 138, 1.2, -5)])
    for turn in (0, 72, 144, 216, 288):
        with cut.at(108, 108, turn=turn):
            cut.shape("M0,0C3,-14 16,-16 18,-4C18,6 8,10 0,0Z", "paper")
    cut.dot(108, 108, 4.4)


def _groceries(cut: Cut) -> None:
    """A paper bag as high as its owner can carry: bread, a bottle of milk, leeks, apples."""
    with cut.at(34, -52, turn=16):
        cut.shape("M-22,60V-86C-22,-112 22,-112 22,-86V60Z")
        cut.shape("M-17,60V-85C-17,-106 17,-106 17,-85V60Z", "accent")
        for y in (-82, -58, -34, -10):
            cut.leaves([(-14, y + 6, 14, y - 8, 3.6, -3)], "ink")
    cut.shape("M-24,-40V-68L-14,-84V-100H12V-84L22,-68V-40Z")
    cut.shape("M-18,-40V-66L-9,-82V-86H7V-82L16,-66V-40Z", "paper")
    cut.box(-9, -96, 16, 7, "paper")
    for x, y in ((-40, -50), (-2, -44)):
        cut.dot(x, y, 21)
        cut.dot(x, y, 17, "accent")
        cut.leaves([(x - 9, y - 4, x - 1, y - 11, 2.4, -2)])
    cut.shape("M-68,-50L-52,-38L-36,-50L-20,-38L-4,-50L12,-38L28,-50L44,-38L60,-50L74,-38L70,90H-62Z")
    cut.shape(
        "M-62,-40L-52,-31L-36,-43L-20,-31L-4,-43L12,-31L28,-43L44,-31L60,-43L68,-34L64,90H-56Z", "paper"
    )
    cut.shape("M36,-34L44,-31L60,-43L68,-34L64,90H42Z")
    cut.teeth([(38, -20), (41, 30), (42, 80)], (-14, 2), 8, 5, "ink")
    cut.leaves([(-44, -20, -40, 54, 1.8, 2), (-10, -16, -16, 26, 1.6, -2), (56, -24, 54, 60, 1.6)], "ink")
    cut.leaves([(54, -26, 52, 64, 1.6, 1)])
    # the glove that holds it
    for step in range(4):
        y = 2 + step * 13
        cut.shape(f"M-70,{y - 2}L-34,{y}C-27,{y + 2} -27,{y + 10} -34,{y + 12}L-70,{y + 12}Z")
        cut.leaves([(-60, y + 3, -34, y + 4, 1.5, -1)])
