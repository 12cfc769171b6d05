"""Chicago: who makes others speak, the dead and the press."""

from __future__ import annotations

from art.kit import grounds, people, trades
from art.kit.cut import Cut
from art.kit.plates import draws
from art.kit.thirties import tilted


@draws("chicago", "ghost-talker")
def ghost_talker(cut: Cut) -> None:
    """A turban, shut eyes, and somebody in the ball who was alive yesterday."""
    grounds.fan(cut, 150, 146, 128)
    # a robe with a broad collar of tongues
    cut.shape("M126,206L174,206L188,262L112,262Z")
    cut.shape("M128,230C136,240 144,245 150,246L150,262L120,264Z", "paper")
    cut.shape("M0,366C4,306 44,280 112,256L150,272L188,256C256,280 296,306 300,366Z")
    cut.hatch([(96, 274), (58, 288), (16, 326)], [(98, 362), (56, 362), (18, 362)], 8, 3.0, bend=6)
    cut.hatch([(206, 274), (246, 290), (284, 326)], [(204, 362), (248, 362), (282, 362)], 6, 1.4, bend=-6)
    # a border of wedges down to the ball
    cut.shape("M118,244L96,262L124,362L150,362L150,300Z", "paper")
    cut.shape("M121,251L102,265L128,358L146,358L146,300Z")
    for step in range(4):
        y = 266 + step * 20
        cut.shape(f"M{106 + step * 5},{y}L{126 + step * 5},{y + 2}L{113 + step * 5},{y + 15}Z", "paper")
    cut.leaves([(182, 246, 204, 262, 1.8, -1), (204, 262, 178, 358, 1.6, 3), (184, 254, 160, 300, 1.4, 2)])
    people.head(cut, "long")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "shut", y=160)
    cut.leaves([(108, 142, 147, 138, 3.6, -7)], "ink")
    cut.leaves([(192, 142, 155, 138, 2.2, 7)])
    people.mouth(cut, "firm")
    # thin moustache and a beard like a dagger
    cut.shape(
        "M150,203C138,198 124,206 116,226C126,212 138,208 150,208C162,208 174,212 184,226"
        "C176,206 162,198 150,203Z"
    )
    cut.leaves([(156, 204, 178, 216, 1.5, -4)])
    cut.shape("M138,224C144,220 156,220 162,224L150,262Z")
    cut.leaves([(146, 226, 149, 250, 1.8, 1)])
    cut.ring(104, 182, 8, 3.4)
    # the turban
    cut.shape(
        "M90,134C68,92 92,38 150,30C208,38 232,92 210,134C196,140 190,138 186,132C164,112 136,112 114,132"
        "C110,138 104,140 90,134Z"
    )
    cut.shape("M94,128C78,92 98,50 140,38C112,66 100,96 94,128Z", "paper")
    cut.shape("M102,126C106,96 122,62 150,40C140,72 150,92 146,110C130,110 114,116 102,126Z", "paper")
    cut.leaves(
        [(106, 120, 148, 60, 2.2, -8), (114, 116, 146, 84, 1.8, -5), (86, 104, 112, 58, 2.2, -6)], "ink"
    )
    cut.leaves([(90, 122, 110, 78, 1.6, -4)], "ink")
    cut.leaves([(198, 124, 158, 48, 2.6, 10), (206, 118, 176, 50, 2.0, 10), (186, 124, 156, 76, 2.0, 7)])
    cut.leaves([(212, 110, 196, 64, 1.6, 6)])
    cut.shape("M150,72L166,92L150,118L134,92Z")
    cut.shape("M150,78L161,92L150,111L139,92Z", "accent")
    cut.leaves([(148, 84, 143, 92, 1.6)])
    for turn in (-26, 0, 26):
        with cut.at(150, 76, turn=turn):
            cut.shape("M-2,0L-7,-40C-6,-54 6,-54 7,-40L2,0Z")
            cut.leaves([(0, -8, 0, -46, 2.4)])
    # the ball
    with cut.at(150, 286, scale=1.06):
        cut.shape("M-38,30L38,30L52,62L-52,62Z", "paper")
        cut.shape("M-34,34L34,34L46,62L-46,62Z")
        cut.leaves([(-34, 46, 34, 46, 2.4), (-38, 54, 38, 54, 1.6)])
        cut.dot(0, 0, 46, "paper")
        cut.dot(0, 0, 42)
        cut.shape(
            "M0,-33C-16,-33 -22,-20 -22,-6C-22,8 -28,16 -32,20C-22,24 -18,18 -12,28C-6,20 -2,22 2,32"
            "C8,20 12,22 18,26C22,18 24,6 22,-8C20,-24 14,-33 0,-33Z",
            "accent",
        )
        cut.shape(
            "M-14,-10C-12,-18 -4,-16 -4,-9C-5,-3 -13,-3 -14,-10ZM14,-11C12,-18 4,-16 4,-9C5,-3 13,-4 14,-11Z"
        )
        cut.shape("M-5,2C-4,-1 4,-1 5,2C6,12 3,16 0,16C-3,16 -6,12 -5,2Z")
        cut.leaves([(-36, -12, -22, -33, 2.6, -5), (-38, 0, -35, -10, 1.8, -2)])


@draws("chicago", "journalist")
def journalist(cut: Cut) -> None:
    """Shirt sleeves, a hat on the back of his head, the press card in its band, and a good story."""
    grounds.fan(cut, 150, 142, 124)
    # a shirt in the light, braces, a loosened tie
    cut.shape("M4,362C8,312 40,288 108,266L130,236L170,236L192,266C262,288 292,312 296,362Z")
    cut.shape("M12,362C18,318 46,296 110,273L132,246L150,262L150,362Z", "paper")
    cut.hatch([(224, 284), (280, 330)], [(218, 316), (262, 358)], 7, 1.7, bend=-3)
    cut.leaves([(46, 312, 36, 362, 2.2, 4), (28, 330, 24, 362, 1.8, 3), (66, 300, 62, 322, 1.4, 2)], "ink")
    cut.shape("M84,279L98,274L112,362L94,362Z")
    cut.shape("M202,272L216,278L208,362L190,362Z", "paper")
    cut.shape("M205,276L213,280L205,362L195,362Z")
    for y in (296, 318, 340):
        cut.leaves([(90 + (y - 280) * 0.15, y, 101 + (y - 280) * 0.15, y - 1, 1.2)])
    cut.shape("M130,232L170,232L166,262L150,276L134,262Z")
    cut.shape("M134,238L150,250L150,272L134,260Z", "paper")
    cut.shape("M130,240L108,266L130,300L150,272Z")
    cut.shape("M129,249L115,267L130,290L142,271Z", "paper")
    cut.shape("M170,240L192,266L170,300L150,272Z")
    cut.leaves([(174, 250, 186, 266, 1.8, 2), (184, 268, 171, 292, 1.6, -2)])
    cut.shape("M140,282L160,278L162,292L158,298L176,362L144,362L146,298Z")
    cut.leaves([(150, 302, 153, 362, 2.6, 1), (144, 288, 156, 285, 1.8), (162, 300, 172, 362, 1.4, -1)])
    with tilted(cut, 8, 0.94, to=(148, 246)):
        # the pencil behind the ear
        with cut.at(98, 138, 1.1, turn=-32):
            cut.shape("M-5,-48L5,-48L5,20L0,34L-5,20Z")
            cut.shape("M-3,-40L3,-40L3,19L-3,19Z", "accent")
            cut.shape("M-3,-46H3V-42H-3ZM-2.6,21L2.6,21L0,28Z", "paper")
        people.head(cut, "long")
        people.nose_and_cheek(cut, 1)
        people.eyes(cut, "wide", aside=-3)
        # a grin
        cut.shape("M126,204C140,208 160,208 174,202C170,220 160,226 150,226C140,226 130,218 126,204Z")
        cut.shape("M131,207.5C142,210 158,210 169,206.5C166,214 134,215 131,207.5Z", "paper")
        cut.leaves([(118, 200, 128, 206, 1.4, 2)], "ink")
        cut.leaves([(182, 196, 174, 204, 1.3, -2)])
        # a lock on the brow
        cut.shape(
            "M102,138C96,108 112,88 150,88C188,88 204,108 198,138C194,124 190,116 184,110"
            "C172,112 160,108 152,98C150,112 140,122 126,124C130,118 132,112 132,106C120,110 108,120 102,138Z"
        )
        cut.leaves(
            [(136, 104, 146, 114, 1.8, -3), (112, 108, 128, 98, 1.8, -3), (164, 98, 188, 106, 1.2, -3)]
        )
        # the hat, pushed back
        with cut.at(4, 10, turn=-3):
            cut.shape(
                "M62,84C74,66 92,76 102,80C96,48 104,18 128,14C140,12 144,20 152,20C160,20 166,12 178,16"
                "C200,24 204,54 200,80C210,76 228,66 240,84C230,116 196,106 150,102C104,106 72,116 62,84Z"
            )
            cut.shape("M101,84C132,74 170,74 200,84L201,68C170,58 132,58 100,68Z", "paper")
            cut.hatch([(106, 54), (112, 36), (128, 22)], [(122, 54), (126, 42), (142, 32)], 6, 2.6, bend=-2)
            cut.leaves([(68, 88, 116, 94, 2.8, -6), (76, 100, 130, 98, 1.8, -5), (186, 94, 234, 88, 1.4, -6)])
            cut.leaves([(152, 26, 154, 54, 1.8, 3), (194, 54, 188, 32, 1.3, 3)])
            with cut.at(124, 54, turn=-12):
                cut.shape("M-34,-44h68v56h-68Z")
                cut.shape("M-29,-39h58v46h-58Z", "accent")
                cut.box(-22, -32, 44, 13)
                cut.box(-22, -11, 30, 5)
                cut.box(-22, -2, 38, 5)
    # this morning's edition
    with cut.at(222, 300, scale=1.12, turn=6):
        trades.newspaper(cut)
