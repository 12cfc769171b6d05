"""Emblems: 24 things a player takes at the door, like no card and no side.

Each is a silhouette that is known at 24 pixels: gouges are few and wide, a third to a half of the block
is ink.
"""

from __future__ import annotations

import math

from art.kit.cords import cord
from art.kit.cut import Cut
from art.kit.gothic import ribbon
from art.kit.plates import draws_piece


@draws_piece("emblems", "anchor")
def anchor(cut: Cut) -> None:
    cut.ring(60, 17, 10, 10)
    cord(cut, [(34, 42), (60, 40), (86, 42)], 15)
    cut.shape("M50,28H70L73,106H47Z")
    cut.shape(
        "M3,88L16,50L43,78L33,80C38,90 47,94 60,94C73,94 82,90 87,80L77,78L104,50L117,88L107,86"
        "C100,106 82,117 60,117C38,117 20,106 13,86Z"
    )
    cut.leaves([(56, 52, 54, 100, 3.4)])
    cut.leaves([(17, 68, 28, 92, 2.6, 3), (32, 96, 54, 106, 2.4, 2)])


@draws_piece("emblems", "bell")
def bell(cut: Cut) -> None:
    with cut.at(58, 60, turn=16):
        cut.ring(0, -48, 7.5, 7)
        cut.dot(2, 44, 11)
        cut.shape(
            "M0,-44C22,-44 29,-26 30,-6C31,14 35,24 46,34C47,38 46,41 42,41H-42C-46,41 -47,38 -46,34"
            "C-35,24 -31,14 -30,-6C-29,-26 -22,-44 0,-44Z"
        )
        cut.shape("M-41,24C-14,29 14,29 41,24L44,29C14,34 -14,34 -44,29Z", "paper")
        cut.leaves([(-13, -36, -26, 20, 5.4, 3), (-1, -34, -6, 16, 2.8, 2)])
    for spine in (
        [(27, 16), (17, 27), (15, 42)],
        [(14, 6), (6, 17), (4, 31)],
        [(112, 64), (114, 76), (110, 88)],
    ):
        ribbon(cut, spine, [1, 7, 1])


@draws_piece("emblems", "teapot")
def teapot(cut: Cut) -> None:
    cut.dot(62, 18, 8)
    cut.shape("M38,38C42,26 52,24 62,24C72,24 82,26 86,38Z")
    cut.ring(91, 67, 17, 9)
    cut.shape("M30,92C22,78 20,66 12,58C8,54 4,54 2,50L18,42C26,50 28,58 40,62Z")
    cut.shape("M34,44H90C102,62 104,84 88,104H36C20,84 22,62 34,44Z")
    cut.shape("M40,108H84V112H40Z")
    cut.shape("M31,39H93V42.5H31Z", "paper")
    cut.leaves([(40, 50, 40, 96, 6, 8), (52, 50, 53, 84, 2.6, 3)])
    cut.leaves([(12, 50, 28, 70, 2.4, -3)])


@draws_piece("emblems", "cactus")
def cactus(cut: Cut) -> None:
    cord(cut, [(22, 38), (22, 56), (30, 65), (60, 66)], 17)
    cord(cut, [(98, 26), (98, 44), (90, 54), (60, 56)], 17)
    cut.shape("M43,88V30C43,5 77,5 77,30V88Z")
    cut.shape("M30,82H90V93H86L80,114H40L34,93H30Z")
    cut.shape("M34,93.5H86L85,97H35Z", "paper")
    cut.leaves(
        [(52, 22, 52, 78, 3.4), (63, 18, 63, 78, 2.6), (71, 26, 71, 46, 1.8), (22, 40, 25, 56, 2.4, -1)]
    )
    cut.leaves([(44, 100, 48, 112, 2.4), (98, 28, 96, 44, 2)])
    for turn in (-40, 0, 40):
        with cut.at(62, 14, turn=turn):
            cut.shape("M0,0C-5,-4 -4,-9 0,-12C4,-9 5,-4 0,0Z")


@draws_piece("emblems", "umbrella")
def umbrella(cut: Cut) -> None:
    with cut.at(59, 60, 1.08, turn=-14):
        cord(cut, [(0, -10), (0, 38), (5, 48), (14, 48), (18, 39)], 8)
        cut.shape("M-4,-52H4V-40H-4Z")
        cut.shape(
            "M-54,14C-56,-24 -30,-46 0,-46C30,-46 56,-24 54,14C48,4 34,4 28,14C21,4 7,4 0,14"
            "C-7,4 -21,4 -28,14C-34,4 -48,4 -54,14Z"
        )
        cut.leaves([(-8, -42, -29, 7, 4.4, 7), (0, -40, 0, 7, 2.6), (8, -40, 27, 7, 2.4, -6)])
        cut.leaves([(-24, -34, -48, -4, 3, 5)])


@draws_piece("emblems", "snail")
def snail(cut: Cut) -> None:
    cord(cut, [(14, 62), (12, 48), (8, 36)], 6)
    cord(cut, [(24, 62), (28, 50), (30, 38)], 6)
    cut.dot(8, 34, 5)
    cut.dot(31, 36, 5)
    cut.shape("M6,70C6,58 18,54 26,60C32,66 32,80 40,88L104,94C112,98 116,104 118,110H34C16,110 6,90 6,70Z")
    cut.dot(74, 59, 44)
    way = [(math.radians(130 + 32 * step), 37 - 1.9 * step) for step in range(19)]
    ribbon(cut, [(75 + r * math.cos(a), 60 + r * math.sin(a)) for a, r in way], [1, 9, 8.5, 6, 1], "paper")
    cut.shape("M32,84C46,106 92,112 112,92L114,96C92,114 46,110 28,88Z", "paper")
    cut.leaves([(12, 68, 24, 96, 3, 3)])


@draws_piece("emblems", "bicycle")
def bicycle(cut: Cut) -> None:
    """The tall one of the old days: it is known by its two wheels."""
    cut.ring(48, 70, 37, 10)
    cut.ring(102, 95, 12, 8)
    for step in range(8):
        with cut.at(48, 70, turn=11 + step * 45):
            cut.shape("M-2.6,0H2.6L1.6,-36H-1.6Z")
    cut.dot(48, 70, 9)
    ribbon(cut, [(46, 24), (72, 28), (92, 52), (102, 95)], [11, 9, 7])
    ribbon(cut, [(48, 70), (44, 44), (40, 16)], [8, 8])
    cord(cut, [(24, 24), (26, 14), (40, 13), (50, 15)], 8)
    cord(cut, [(56, 15), (74, 17)], 10)
    cut.shape("M60,16H68V28H60Z")
    cord(cut, [(48, 70), (34, 80)], 5)
    cord(cut, [(28, 82), (40, 78)], 7)


@draws_piece("emblems", "balloon")
def balloon(cut: Cut) -> None:
    cut.shape("M60,2C90,2 110,22 110,46C110,66 88,76 77,89H43C32,76 10,66 10,46C10,22 30,2 60,2Z")
    cut.shape("M44,7C30,22 24,58 43,86H38C16,62 18,20 44,7Z", "paper")
    cut.shape(
        "M58,5C46,24 44,62 54,88H59.4C52,62 52,28 58,5ZM62,5C74,24 76,62 66,88H62.4C69,62 69,28 62,5Z",
        "paper",
    )
    cut.shape("M78,8C91,22 96,58 78,86H81C104,60 100,22 78,8Z", "paper")
    cut.shape("M43,88H77L71,102H67L71,91H49L53,102H49Z")
    cut.shape("M45,99H75L72,118H48Z")
    cut.leaves([(51, 103, 53, 116, 2.2)])


@draws_piece("emblems", "lighthouse")
def lighthouse(cut: Cut) -> None:
    cut.shape("M60,1L79,17H41Z")
    cut.shape("M47,16H73V34H47Z")
    cut.shape("M53,20H67V31H53Z", "paper")
    cut.shape("M40,33H80V41H40Z")
    cut.shape("M46,41H74L84,106H36Z")
    cut.shape("M43,59L75.8,51L77.6,62L41.4,71Z", "paper")
    cut.shape("M39.6,83L80.2,74L82,86L37.6,96Z", "paper")
    cut.shape("M3,117C8,104 20,99 34,101C50,93 72,93 86,101C100,98 112,104 117,117Z")
    cut.leaves([(18, 108, 44, 105, 2.8, -2), (58, 102, 84, 106, 2.4, -2)])
    for mirrored in (False, True):
        with cut.at(60, 25, mirrored=mirrored):
            cut.shape("M20,-6L56,-22V-8L20,-1ZM20,2L57,-2V12L20,6ZM22,11L52,18V29L22,15Z")


@draws_piece("emblems", "sailboat")
def sailboat(cut: Cut) -> None:
    cut.shape("M54,4H60V92H54Z")
    cut.shape("M63,8C88,24 104,50 110,80C94,84 80,84 63,82Z")
    cut.shape("M51,22C40,50 26,68 10,82C24,85 38,85 51,82Z")
    cut.shape("M4,90H116C112,102 104,112 94,116H28C16,112 8,102 4,90Z")
    cut.leaves([(68, 18, 70, 78, 4, -4), (80, 34, 90, 76, 2.4, -3), (46, 46, 28, 78, 2.8, 3)])
    cut.leaves([(12, 97, 84, 98, 3), (30, 107, 74, 108, 2.2)])
    cut.shape("M60,3L78,9L60,14Z")


@draws_piece("emblems", "gramophone")
def gramophone(cut: Cut) -> None:
    ribbon(cut, [(48, 84), (26, 76), (24, 60), (44, 50)], [9, 9, 11, 14])
    cut.shape(
        "M36,56C62,52 70,36 70,12C72,4 78,2 84,4C104,18 116,44 114,70C112,76 106,80 98,77C82,66 62,66 42,68Z"
    )
    cut.shape("M78,8C98,20 110,44 108,70C100,78 74,30 78,8Z", "paper")
    cut.shape("M84,20C96,32 103,48 103,62C98,60 84,36 84,20Z")
    cut.leaves([(48, 58, 74, 34, 3, 4), (58, 60, 84, 54, 2.2, 3)])
    cut.shape("M30,80H76V86H30Z")
    cut.shape("M16,88H90V96H86V108H92V116H14V108H20V96H16Z")
    cut.leaves([(28, 101, 72, 101, 3)])
    cord(cut, [(88, 102), (104, 102), (104, 92)], 6)


@draws_piece("emblems", "kite")
def kite(cut: Cut) -> None:
    cut.polygon([(98, 2), (118, 62), (50, 98), (22, 14)])
    cut.line([(98, 2), (50, 98)], 4.6, "paper")
    cut.line([(118, 62), (22, 14)], 4.6, "paper")
    cut.leaves([(33, 26, 50, 76, 4.6), (44, 32, 59, 62, 2.8), (92, 16, 83, 36, 3)])
    ribbon(cut, [(50, 96), (44, 108), (28, 106), (19, 90), (14, 78)], [6, 6, 6])
    for x, y, turn in ((35, 109, 6), (16, 84, 60)):
        with cut.at(x, y, turn=turn):
            cut.shape("M-3,0L-15,-9V9ZM3,0L15,-9V9Z")
            cut.dot(0, 0, 5)


@draws_piece("emblems", "horseshoe")
def horseshoe(cut: Cut) -> None:
    cut.shape(
        "M22,6H42V16C34,28 32,42 32,54C32,74 44,86 60,86C76,86 88,74 88,54C88,42 86,28 78,16V6H98"
        "C110,20 114,38 114,56C114,92 92,116 60,116C28,116 6,92 6,56C6,38 10,20 22,6Z"
    )
    for x, y, turn in ((22, 30, 8), (17, 54, 0), (23, 78, -32), (41, 97, -62)):
        for mirrored in (False, True):
            with cut.at(120 - x if mirrored else x, y, turn=-turn if mirrored else turn):
                cut.shape("M-3.6,-6H3.6V6H-3.6Z", "paper")
    cut.leaves([(27, 46, 44, 86, 2, 8)])


@draws_piece("emblems", "mushroom")
def mushroom(cut: Cut) -> None:
    cut.shape("M46,58H76C74,76 78,92 88,108C80,116 42,116 34,108C44,92 48,76 46,58Z")
    cut.shape("M4,58C6,24 32,6 60,6C88,6 114,24 116,58C116,66 104,68 60,68C16,68 4,66 4,58Z")
    cut.shape("M46,71C54,73 68,73 76,71L77,74C66,78 56,78 45,74Z", "paper")
    cut.shape("M38,80C50,86 72,86 84,80L86,88C72,94 50,94 36,88Z")
    for x, y, size in ((30, 40, 9), (54, 24, 8), (62, 48, 11), (86, 32, 8), (98, 52, 6.5)):
        cut.disc(x, y, size, "paper")
    cut.leaves([(51, 94, 46, 108, 3)])


@draws_piece("emblems", "acorn")
def acorn(cut: Cut) -> None:
    with cut.at(60, 62, 1.04, turn=14):
        ribbon(cut, [(0, -36), (0, -48), (8, -58)], [8, 7, 8])
        cut.shape("M-36,-12C-36,16 -22,36 -4,46L0,54L4,46C22,36 36,16 36,-12Z")
        cut.shape("M-44,-8C-50,-26 -26,-42 0,-42C26,-42 50,-26 44,-8C40,-3 -40,-3 -44,-8Z")
        cut.shape("M-42,-3C-20,1 20,1 42,-3L40,2C20,6 -20,6 -40,2Z", "paper")
        cut.leaves([(-24, 8, -10, 38, 5.5, 5), (-10, 10, -4, 36, 2.4, 2)])
        for x in (-30, -15, 0, 15, 30):
            cut.leaves([(x + 2, -35 + abs(x) / 5, x - 5, -12, 2), (x - 2, -35 + abs(x) / 5, x + 5, -12, 1.5)])


@draws_piece("emblems", "cherries")
def cherries(cut: Cut) -> None:
    ribbon(cut, [(34, 66), (40, 40), (60, 20), (78, 6)], [5, 5, 8])
    ribbon(cut, [(88, 74), (88, 46), (78, 22), (76, 6)], [5, 5, 8])
    cut.shape("M68,16C54,2 30,2 10,14C20,34 46,40 62,26Z")
    cut.leaves([(18, 16, 58, 20, 2.6, 3), (30, 12, 36, 26, 1.6), (44, 12, 48, 26, 1.4)])
    cut.dot(32, 86, 27)
    cut.dot(89, 90, 25)
    cut.leaves([(14, 90, 28, 66, 5, -5), (73, 94, 84, 72, 4.6, -5)])
    cut.leaves([(28, 62, 42, 64, 2.2, -2), (82, 67, 96, 68, 2.2, -2)])


@draws_piece("emblems", "pretzel")
def pretzel(cut: Cut) -> None:
    spine = [(0, 107), (-28, 100), (-47, 74), (-48, 38), (-30, 16), (-9, 26), (6, 50), (17, 72), (30, 95)]
    with cut.at(60, 0):
        cord(cut, spine, 15)
    with cut.at(60, 0, mirrored=True):
        cord(cut, spine[4:], 20, "paper")
        cord(cut, spine, 15)
    with cut.at(60, 0):
        cord(cut, spine[:3], 15)
        for x, y in (
            (-48, 44),
            (-47, 66),
            (-35, 20),
            (-12, 26),
            (32, 18),
            (48, 40),
            (46, 68),
            (11, 32),
            (18, 74),
        ):
            cut.dot(x, y, 3.2, "paper")
        cut.leaves([(-40, 88, -8, 107, 2.8, -3), (10, 107, 34, 98, 2.2, -2)])


@draws_piece("emblems", "ice-cream")
def ice_cream(cut: Cut) -> None:
    cut.shape("M24,64H96L63,119H57Z")
    cut.dot(37, 47, 25)
    cut.dot(83, 47, 25)
    for x in (22, 39, 60, 81, 98):
        cut.dot(x, 63, 9.4)
    cut.dot(60, 28, 30, "paper")
    cut.dot(60, 28, 26)
    cut.shape("M42,52H78V62H42Z")
    cut.leaves([(17, 54, 27, 32, 4.6, -4), (40, 32, 55, 9, 5, -5), (74, 60, 86, 58, 2.4, -2)])
    cut.shape(
        "M24,74C30,78 37,76 41,72C46,77 54,77 60,73C66,77 74,77 79,72C83,76 90,78 96,74L94,77"
        "C86,81 80,80 78,77C72,81 64,81 60,78C56,81 48,81 42,77C38,80 32,81 26,78Z",
        "paper",
    )
    cut.leaves(
        [(38, 82, 58, 106, 1.8), (52, 83, 66, 102, 1.8), (82, 82, 62, 106, 1.8), (68, 83, 54, 102, 1.8)]
    )


@draws_piece("emblems", "whale")
def whale(cut: Cut) -> None:
    cut.shape(
        "M6,70C6,44 28,34 54,36C76,38 84,60 96,62C102,56 100,46 88,38C86,30 96,26 102,34"
        "C104,26 114,24 118,34C116,44 112,50 112,58C114,86 94,110 56,110C24,110 6,94 6,70Z"
    )
    cut.dot(28, 66, 4.4, "paper")
    cut.shape("M8,78C24,88 44,88 58,78L60,81C46,92 24,92 9,83Z", "paper")
    cut.hatch([(18, 92), (54, 92)], [(30, 106), (62, 107)], 4, 2.2)
    cut.shape("M60,80C72,82 82,90 82,102C70,102 60,94 60,80Z", "paper")
    cut.shape("M64,84C72,86 77,92 78,98C70,96 65,92 64,84Z")
    ribbon(cut, [(42, 34), (42, 22), (34, 10), (20, 14), (18, 24)], [7, 7, 7, 5])
    ribbon(cut, [(42, 34), (43, 22), (52, 10), (64, 14), (66, 24)], [7, 7, 7, 5])


@draws_piece("emblems", "penguin")
def penguin(cut: Cut) -> None:
    cut.shape("M34,108C20,108 16,117 30,118H56V108ZM86,108C100,108 104,117 90,118H64V108Z")
    cut.shape(
        "M60,2C80,2 90,16 88,32C88,40 96,46 100,60C110,68 118,84 115,98C107,95 102,90 100,86"
        "C98,102 86,113 60,113C34,113 22,102 20,86C18,90 13,95 5,98C2,84 10,68 20,60C24,46 32,40 32,32"
        "C30,16 40,2 60,2Z"
    )
    cut.shape("M60,52C76,52 82,66 82,82C82,97 73,105 60,105C47,105 38,97 38,82C38,66 44,52 60,52Z", "paper")
    cut.shape(
        "M41,27C41,16 54,14 58,24C59,28 61,28 62,24C66,14 79,16 79,27C79,37 70,40 66,38H54"
        "C50,40 41,37 41,27Z",
        "paper",
    )
    cut.dot(51, 26, 3.8)
    cut.dot(69, 26, 3.8)
    cut.shape("M52,32H68L60,46Z")
    cut.leaves([(25, 68, 12, 88, 2.6, 2)])


@draws_piece("emblems", "elephant")
def elephant(cut: Cut) -> None:
    cut.shape("M44,40C62,26 98,28 107,52C113,66 109,88 109,114H88V92H68V114H47V94C38,90 34,80 34,70Z")
    cut.dot(40, 46, 25)
    ribbon(cut, [(32, 58), (17, 68), (9, 52), (14, 32), (7, 15)], [30, 19, 14, 12, 11])
    cut.shape("M46,25C68,23 78,39 74,61C70,74 56,78 47,72C36,64 36,33 46,25Z", "paper")
    cut.shape("M50,30C65,29 73,41 69,58C66,68 56,72 50,67C42,59 42,36 50,30Z")
    cut.leaves([(52, 36, 52, 64, 3.6, 2)])
    cut.dot(27, 43, 4.4, "paper")
    cut.shape("M36,66C32,78 24,84 12,84C22,80 26,74 28,66Z", "paper")
    cut.shape("M33,68C30,76 25,81 18,82C24,77 27,73 28,68Z")
    ribbon(cut, [(102, 44), (114, 54), (114, 76)], [9, 6, 6])
    cut.leaves([(82, 38, 103, 58, 3.4, -5), (51, 109, 64, 109, 2.4), (92, 109, 105, 109, 2.4)])


@draws_piece("emblems", "crab")
def crab(cut: Cut) -> None:
    for mirrored in (False, True):
        with cut.at(60, 0, mirrored=mirrored):
            for spine in (
                [(-30, 76), (-48, 72), (-56, 88)],
                [(-28, 84), (-44, 86), (-48, 104)],
                [(-22, 90), (-34, 98), (-34, 114)],
            ):
                ribbon(cut, spine, [9, 8, 2])
            ribbon(cut, [(-26, 64), (-46, 58), (-46, 38)], [11, 11, 9])
            cut.shape(
                "M-46,44C-60,36 -60,12 -38,4C-42,14 -42,18 -38,22C-34,16 -30,12 -24,10C-22,28 -32,44 -46,44Z"
            )
            ribbon(cut, [(-10, 56), (-12, 44)], [6, 6])
            cut.dot(-12, 40, 7.6)
    cut.shape("M60,52C86,52 98,62 98,74C98,90 82,102 60,102C38,102 22,90 22,74C22,62 34,52 60,52Z")
    cut.dot(46.4, 39, 2.8, "paper")
    cut.dot(73.6, 39, 2.8, "paper")
    cut.leaves([(28, 74, 54, 58, 4.4, -6), (44, 84, 76, 84, 3, -5)])


@draws_piece("emblems", "hedgehog")
def hedgehog(cut: Cut) -> None:
    spikes = []
    for step in range(15):
        angle = math.radians(196 + step * 13.2)
        near, far = math.radians(196 + (step - 0.5) * 13.2), (57 if step % 2 else 51)
        spikes.append((68 + 40 * math.cos(near), 76 + 42 * math.sin(near)))
        spikes.append((68 + far * 0.9 * math.cos(angle + 0.12), 76 + far * math.sin(angle + 0.12)))
    cut.polygon([*spikes, (100, 104), (40, 104)])
    cut.shape("M40,62C28,62 14,76 4,86C4,92 10,94 16,94C22,102 32,106 44,106H96C106,100 104,90 92,88Z")
    cut.shape("M36,106H50V112H32ZM84,106H98V112H80Z")
    cut.shape(
        "M44,58C36,72 38,90 50,98C66,102 84,100 98,94L99,98C84,106 62,107 47,101C34,92 32,72 40,58Z", "paper"
    )
    cut.dot(26, 80, 4, "paper")
    cut.dot(8, 88, 6)
    for x, y in ((56, 58), (72, 50), (88, 60), (64, 76), (82, 78), (98, 80)):
        cut.leaves([(x - 4, y + 8, x + 4, y - 8, 2.6)])


@draws_piece("emblems", "giraffe")
def giraffe(cut: Cut) -> None:
    cut.shape(
        "M38,46L46,27C43,18 50,10 62,13L85,29C99,31 112,40 114,50C114,59 105,62 96,60L81,61"
        "C79,76 88,100 106,118H18C34,98 40,72 38,46Z"
    )
    for x, y in ((57, 6), (75, 9)):
        ribbon(cut, [(x, y), (x + 4, y + 16)], [6, 8])
        cut.dot(x, y, 5.6)
    cut.shape("M48,32C34,37 22,31 15,19C30,12 44,16 52,27Z")
    cut.leaves([(24, 22, 44, 28, 2.6, -2)])
    cut.dot(79, 38, 4.4, "paper")
    cut.leaves([(92, 52, 110, 50, 1.8, 1)])
    for data in (
        "M48,42L60,40L65,50L55,56L46,52Z",
        "M67,63L77,66L76,78L66,74Z",
        "M45,63L58,63L60,77L47,82L42,74Z",
        "M67,85L79,88L85,102L71,100Z",
        "M38,90L57,86L60,103L40,108L32,102Z",
    ):
        cut.shape(data, "paper")
