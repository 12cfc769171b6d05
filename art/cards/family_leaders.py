"""The family: those of the six leaders who look, listen and bless."""

from __future__ import annotations

from art.kit import dress, grounds, people, props
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "detective")
def detective(cut: Cut) -> None:
    """A sharp profile between two peaks, and a pipe that helps him think."""
    grounds.rays(cut, 146, 150, 104)
    caped_coat(cut)
    # head and neck
    cut.shape(
        "M108,124C105,134 105,142 106,150C98,162 90,174 83,185C82,191 88,194 97,193L96,201"
        "C91,203 91,206 95,208"
        "C92,211 93,216 98,218C95,224 94,230 95,238C97,248 108,252 122,249C134,246 142,244 148,240L150,282"
        "L212,270C204,250 206,226 210,200C222,170 220,140 208,118Z"
    )
    cut.shape(
        "M112,134C109,142 109,148 110,153C102,165 95,175 88,185C89,189 95,190 102,188L101,201"
        "C108,203 114,205 118,207C110,209 104,211 99,212C101,215 102,217 102,219C99,226 98,232 99,237"
        "C101,244 110,247 121,245C132,242 138,236 143,228C150,216 152,196 150,176C149,160 150,146 154,132Z",
        "paper",
    )
    cut.teeth([(153, 136), (150, 160), (151, 190), (146, 220)], (15, 3), 11, 5)
    cut.shape("M148,246L152,276L170,272C164,262 162,250 164,238Z", "paper")
    cut.teeth([(164, 242), (168, 268)], (11, 1), 4, 4.4)
    # the ear, and what is behind it
    cut.shape("M174,156C186,150 194,160 190,174C188,186 182,194 176,196C172,186 172,168 174,156Z", "paper")
    cut.leaves([(178, 162, 184, 184, 2.4, -4), (184, 160, 187, 176, 1.2, -2)], "ink")
    cut.hatch([(198, 140), (204, 176)], [(196, 168), (200, 204)], 5, 1.5, bend=-2)
    # the eye under its brow
    cut.shape("M112,157C117,151 126,152 131,158C126,161 117,162 112,157Z")
    cut.leaves(
        [(110, 146, 138, 148, 3.0, -4), (128, 158, 139, 163, 1.2, 1), (115, 168, 130, 169, 1.2, 3)], "ink"
    )
    cut.leaves(
        [(92, 187, 103, 190, 1.6, 0), (112, 190, 122, 210, 1.6, -3), (126, 178, 138, 214, 2.0, -5)], "ink"
    )
    hunting_cap(cut)
    with cut.at(98, 207, scale=1.12):
        curved_pipe(cut)


def hunting_cap(cut: Cut) -> None:
    """The cap with two peaks from its side; the flaps are tied up on top."""
    cut.shape(
        "M112,112C90,112 68,122 54,142C76,138 100,136 118,138C146,132 182,132 206,136"
        "C224,138 240,148 252,164"
        "C252,140 236,118 214,112C214,74 190,50 158,50C124,50 108,80 112,112Z"
    )
    cut.leaves([(60, 139, 112, 120, 3.2, -5), (76, 134, 116, 126, 1.8, -3), (216, 120, 246, 150, 1.6, -6)])
    # the flap
    cut.leaves([(122, 124, 156, 60, 2.0, -18), (196, 124, 166, 60, 1.6, 16), (124, 125, 196, 125, 1.7, -3)])
    cut.hatch([(112, 104), (120, 74), (142, 58)], [(126, 108), (130, 88), (146, 68)], 6, 2.4, bend=-2)
    for level in (78, 94, 110):
        cut.leaves([(138, level, 184, level, 1.5, -2)])
    for left in (148, 162, 176):
        cut.leaves([(left, 66, left, 120, 1.4, -1)])
    cut.hatch([(194, 74), (208, 100)], [(188, 92), (198, 112)], 3, 1.3)
    cut.shape("M160,54C150,38 134,38 134,46C134,54 148,56 160,54C170,56 186,52 184,43C182,36 168,40 160,54Z")
    cut.leaves([(140, 45, 154, 51, 1.5, -1), (168, 50, 180, 43, 1.1, -1)])


def caped_coat(cut: Cut) -> None:
    """A travelling coat with a short cape over it and its collar up."""
    cut.shape(
        "M26,362C34,318 72,290 126,274L150,246L214,230C222,256 240,272 262,290C280,308 290,332 294,362Z"
    )
    cut.shape("M126,276L148,250L160,292L134,314Z", "paper")
    cut.leaves([(130, 278, 146, 262, 1.3), (138, 304, 154, 284, 1.3)], "ink")
    cut.shape("M206,238L214,232C220,250 228,262 240,272L166,316L160,292C182,280 198,262 206,238Z")
    cut.leaves([(208, 240, 168, 308, 2.4, -8), (216, 238, 236, 270, 1.4, 3), (160, 300, 150, 362, 2.0, -4)])
    cut.hatch([(36, 346), (62, 312), (118, 288)], [(60, 362), (92, 342), (136, 322)], 11, 2.8, bend=4)
    cut.hatch([(186, 312), (236, 286), (268, 306)], [(180, 346), (236, 330), (276, 346)], 8, 1.3, bend=-4)


def curved_pipe(cut: Cut) -> None:
    """From the lips at the origin down to a bowl that glows, and up in smoke."""
    cut.shape("M6,-4C-16,-2 -22,20 -34,32L-26,42C-10,30 -8,10 8,5Z")
    cut.leaves([(0, -1, -26, 30, 1.4, 6)])
    cut.shape("M-64,6L-20,6C-17,38 -26,54 -40,55C-56,54 -66,38 -64,6Z")
    cut.shape("M-58,14L-26,14C-25,34 -30,47 -40,48C-51,47 -59,34 -58,14Z", "accent")
    cut.hatch([(-38, 16), (-28, 16)], [(-38, 44), (-31, 38)], 3, 1.6, "ink")
    cut.leaves([(-54, 18, -48, 38, 1.8, 2)])
    cut.shape("M-60,6C-56,-6 -50,0 -46,-8C-42,-2 -36,-10 -32,-2C-28,-2 -26,2 -24,6Z", "accent")
    cut.shape(
        "M-46,-12C-60,-26 -30,-40 -42,-58C-50,-74 -32,-84 -38,-104C-22,-82 -38,-72 -32,-58"
        "C-24,-38 -46,-30 -40,-13Z"
    )


@draws("family", "priest")
def priest(cut: Cut) -> None:
    """A white beard over a black cassock; what he holds up, he holds before him."""
    grounds.rays(cut)
    dress.cassock(cut)
    people.head(cut, "heavy")
    bare_skull(cut)
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "calm")
    white_beard(cut)
    with cut.at(234, 262, scale=1.5):
        props.long_cross(cut)


def bare_skull(cut: Cut) -> None:
    """Skin from the brow to the crown in one plane, and a little hair over the ears."""
    cut.shape("M100,132C94,86 116,58 150,58C184,58 206,86 200,132Z")
    cut.shape("M104,136C99,90 118,64 151,62L149,157L108,170Z", "paper")
    cut.teeth([(151, 68), (151, 100), (149, 154)], (15, 1), 13, 5)
    cut.leaves(
        [(116, 122, 146, 124, 1.3, -3), (118, 112, 147, 113, 1.1, -3), (124, 102, 147, 103, 0.9, -2)], "ink"
    )
    cut.leaves([(180, 74, 194, 108, 1.8, -5), (186, 72, 198, 100, 1.1, -4)])
    cut.shape("M107,118C92,122 90,150 97,166L106,172C102,152 103,134 107,118Z")
    cut.hatch([(98, 128), (97, 156)], [(103, 130), (103, 164)], 5, 1.4, bend=2)
    cut.shape("M193,118C208,122 210,150 203,166L194,172Z")


def white_beard(cut: Cut) -> None:
    """A broad beard, its lit half as white as paper, and the moustache over it."""
    cut.shape(
        "M96,164C92,214 96,262 120,290C130,302 142,312 150,320C158,312 170,302 180,290"
        "C204,262 208,214 204,164"
        "C198,186 188,196 172,196C162,190 138,190 128,196C112,196 102,186 96,164Z"
    )
    cut.shape(
        "M100,182C98,220 102,258 124,284C134,296 143,304 150,310L150,222C144,228 134,226 128,218"
        "C122,222 112,222 106,216"
        "C112,214 118,208 122,200C112,200 104,192 100,182Z",
        "paper",
    )
    cut.hatch(
        [(106, 222), (122, 232), (142, 234)], [(116, 266), (130, 284), (146, 302)], 8, 1.6, "ink", bend=3
    )
    cut.teeth([(150, 232), (150, 262), (150, 304)], (16, 4), 11, 5.4)
    cut.hatch([(172, 216), (198, 190)], [(172, 280), (194, 250)], 6, 1.5, bend=-3)
    cut.shape("M150,202C140,194 124,198 112,218C126,222 142,220 150,210Z", "paper")
    cut.leaves([(146, 204, 118, 216, 1.4, 4)], "ink")
    cut.leaves(
        [(154, 204, 184, 214, 2.2, -4), (155, 208, 180, 218, 1.3, -3), (140, 216, 160, 216, 2.0, 2)], "paper"
    )
    cut.leaves([(139, 215, 160, 215, 2.0, 2)], "ink")


@draws("family", "journalist")
def journalist(cut: Cut) -> None:
    """A young woman who looks at the town through a lens."""
    grounds.rays(cut)
    blouse(cut)
    people.head(cut, "soft", ears=False)
    people.eyes(cut, "sly", aside=3)
    people.mouth(cut, "lips")
    cut.leaves([(142, 191, 153, 195, 1.6, 2)], "ink")
    page_hair(cut)
    beret(cut)
    with cut.at(197, 160, scale=0.94):
        press_camera(cut)


def blouse(cut: Cut) -> None:
    """A dark jacket over a blouse with round collars and a knotted ribbon."""
    cut.shape(dress.SHOULDERS)
    people.neck(cut, 276)
    cut.shape("M116,252L150,358L184,252L172,262L150,276L128,262Z", "paper")
    cut.shape("M150,276L184,252L150,358Z")
    cut.shape("M126,248C110,254 102,270 108,288C126,294 142,286 150,272Z")
    cut.shape("M126,253C114,258 107,271 111,284C126,288 138,282 145,272Z", "paper")
    cut.shape("M174,248C190,254 198,270 192,288C174,294 158,286 150,272Z")
    cut.leaves([(176, 254, 190, 284, 2.0, -4), (188, 286, 156, 278, 1.8, -4)])
    cut.shape("M150,274L138,266L132,280L146,284L140,330L150,312L160,330L154,284L168,280L162,266Z")
    cut.leaves([(148, 286, 144, 322, 1.2), (136, 278, 146, 276, 1.0)])
    cut.leaves([(104, 284, 140, 356, 2.6, -5), (92, 274, 126, 360, 1.8, -6), (196, 284, 160, 354, 1.4, 5)])
    dress.folds(cut)


def page_hair(cut: Cut) -> None:
    """A bob from the front with a point on each cheek."""
    cut.shape(
        "M100,118C84,160 86,206 102,230C116,236 124,226 126,214C112,206 106,180 108,150"
        "C110,136 116,126 124,118Z"
    )
    cut.shape(
        "M200,118C216,160 214,206 198,230C184,236 176,226 174,214C188,206 194,180 192,150"
        "C190,136 184,126 176,118Z"
    )
    cut.hatch([(98, 140), (96, 180), (104, 214)], [(106, 160), (106, 200), (118, 226)], 6, 1.8, bend=2)
    cut.hatch([(204, 150), (204, 200)], [(196, 180), (188, 226)], 4, 1.1, bend=-2)


def beret(cut: Cut) -> None:
    cut.shape(
        "M98,132C70,124 66,92 92,74C124,50 186,54 206,84C214,100 208,118 202,132C170,114 130,114 98,132Z"
    )
    cut.hatch([(84, 112), (84, 92), (108, 74)], [(106, 118), (112, 100), (128, 84)], 7, 2.6, bend=-3)
    cut.leaves([(140, 66, 192, 88, 1.8, -6), (150, 82, 198, 104, 1.4, -4), (102, 128, 148, 117, 1.8, -2)])
    cut.shape("M128,64C126,54 130,48 136,46L139,50C134,53 134,58 136,63Z")


def press_camera(cut: Cut) -> None:
    """A box with a wide eye and a bowl of white light over it."""
    cut.shape("M30,-40L30,-64L42,-64L42,-40Z")
    cut.dot(36, -78, 27)
    cut.dot(36, -78, 23, "paper")
    cut.dot(36, -78, 8)
    cut.leaves([(31, -82, 37, -85, 1.6)])
    cut.burst(36, -78, 33, 58, 13, 2.6, "ink", rough=0.1)
    cut.shape("M-54,-44H54V44H-54Z", "paper")
    cut.shape("M-50,-40H50V40H-50Z")
    cut.dot(0, 2, 36, "paper")
    cut.dot(0, 2, 33)
    cut.dot(0, 2, 27, "accent")
    cut.dot(0, 2, 12)
    cut.dot(-10, -9, 5, "paper")
    cut.leaves([(-44, -34, 40, -34, 1.8), (-44, -28, -44, 32, 1.6), (14, 16, 20, -4, 1.8, 3)])
