"""The family: newsprint and tobacco. The off-screen book films the same people."""

from __future__ import annotations

from art.kit import dress, grounds, hats, people, props, women
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "doctor")
def doctor(cut: Cut) -> None:
    """An old practitioner: round glasses, pointed beard, a mirror on his brow."""
    grounds.rays(cut)
    dress.light_coat(cut)
    with cut.at(88, 334):
        props.cross(cut)
    cut.shape(
        "M106,112C98,170 106,200 120,220C130,246 142,258 150,260C158,258 170,246 180,220"
        "C194,200 202,170 194,112"
        "C190,72 110,72 106,112Z"
    )
    cut.shape("M106,146C96,140 94,166 107,176Z")
    cut.leaves([(101, 148, 105, 172, 2.0, -1)])
    cut.shape("M194,146C204,140 206,166 193,176Z")
    cut.shape(
        "M111,126C107,160 109,184 116,204C124,200 134,200 144,203L152,200C157,199 160,195 157,189L150,160"
        "L152,108C136,100 116,106 111,126Z",
        "paper",
    )
    cut.teeth([(152, 108), (151, 134), (150, 160)], (13, 1), 8, 4.4)
    cut.teeth([(180, 214), (190, 194), (194, 170)], (-7, -2), 7, 2.2)
    people.short_hair(cut)
    cut.hatch([(121, 212), (127, 228), (140, 246)], [(137, 216), (143, 230), (149, 254)], 8, 1.5, bend=1)
    people.moustache(cut)
    cut.leaves([(142, 213.5, 160, 213.5, 1.2, 1)])
    people.spectacles(cut)
    cut.leaves(
        [(112, 131, 146, 133, 3.0, -5), (116, 176, 138, 178, 1.1, 3), (138, 186, 132, 198, 1.4, -2)], "ink"
    )
    cut.leaves([(158, 133, 188, 132, 1.6, -4)])
    cut.shape("M98,100C130,110 170,110 202,100L202,93C170,103 130,103 98,93Z", "paper")
    cut.shape("M98,99C130,109 170,109 202,99L202,95.4C170,105.4 130,105.4 98,95.4Z")
    cut.dot(172, 81, 23)
    cut.dot(172, 81, 19.6, "paper")
    cut.dot(172, 81, 5)
    cut.leaves([(160, 92, 178, 97, 1.6, 3), (180, 95, 188, 84, 1.4, 3), (184, 78, 190, 84, 1, 1)], "ink")


@draws("family", "godfather")
def godfather(cut: Cut) -> None:
    """A heavy face half in the light, a band round the hat, a rose in the lapel."""
    grounds.slats(cut, 150, 140, 108)
    dress.suit(cut)
    cut.shape("M100,130C95,178 102,212 124,231C138,243 164,243 178,231C200,212 205,178 200,130Z")
    cut.shape("M100,160C92,158 91,180 101,188Z")
    cut.leaves([(97, 164, 100, 184, 1.6, -1)])
    cut.shape(
        "M104,170C118,163 138,164 150,172L158,193C160,199 155,202 150,202L150,238C138,238 128,233 121,226"
        "C108,212 104,192 104,170Z",
        "paper",
    )
    cut.teeth([(150, 206), (150, 236)], (13, 2), 6, 4)
    cut.teeth([(151, 176), (156, 192)], (6, 1), 3, 3)
    people.moustache(cut)
    cut.leaves(
        [(138, 219, 152, 219, 1.3, 1), (140, 228, 151, 229, 0.9, 1), (136, 196, 124, 208, 1.6, -3)], "ink"
    )
    cut.leaves(
        [(112, 186, 122, 218, 1.8, 3), (118, 182, 124, 196, 1.1, 2), (142, 196, 149, 199, 1.2, 2)], "ink"
    )
    cut.teeth([(180, 224), (192, 206), (198, 184)], (-8, -2), 7, 2.4)
    for x in (127, 173):
        cut.shape(
            f"M{x - 11},158C{x - 5},153 {x + 5},153 {x + 12},158C{x + 5},162 {x - 5},162 {x - 11},158Z",
            "paper",
        )
        cut.dot(x, 157.4, 4)
        cut.box(x - 14, 152, 28, 4.6)
    hats.fedora(cut)
    with cut.at(86, 298):
        props.rose(cut)


@draws("family", "beauty")
def beauty(cut: Cut) -> None:
    """A profile before a dark disc; she smokes."""
    grounds.rays(cut, 138, 146, 114, disc=104)
    women.far_hair(cut)
    women.profile_bust(cut)
    women.profile(cut)
    women.bob(cut)
    women.flower(cut)
    women.pearls(cut)
    cut.shape("M10,360C60,332 120,336 150,350C190,332 250,322 292,344L292,362L10,362Z")
    cut.hatch([(30, 356), (90, 344), (140, 350)], [(50, 362), (100, 358), (146, 362)], 6, 1.8)
    cut.shape("M98,188L46,208L45,204.4L97,185Z", "paper")
    cut.shape("M47,203L37,206.6L38.4,211L48.4,207Z", "accent")
    with cut.at(88, 198):
        props.smoke(cut, "paper")


@draws("family", "maniac")
def maniac(cut: Cut) -> None:
    """A grin under a broken hat, and a knife."""
    grounds.rain(cut, 150, 150, 104)
    dress.trench_coat(cut)
    cut.shape("M90,196L118,150L182,150L210,196L180,252L120,252Z")
    cut.shape("M106,120L108,186C112,214 134,240 150,242C166,240 188,214 192,186L194,120Z")
    cut.shape("M110,150C108,176 112,198 126,220C120,198 117,172 120,148Z", "paper")
    cut.teeth([(119, 152), (118, 176), (124, 206)], (9, 2), 9, 3.4)
    cut.leaves([(193, 160, 168, 232, 1.5, -7), (92, 194, 122, 262, 3.0, -5), (208, 196, 182, 258, 1.5, 5)])
    cut.shape("M122,158C128,150 140,152 145,160C138,166 128,166 122,158Z", "paper")
    cut.shape("M156,160C161,152 173,150 179,158C173,166 163,166 156,160Z", "paper")
    for x in (136, 166):
        cut.dot(x, 158.9, 4.4, "accent")
        cut.dot(x, 159.1, 1.7)
    cut.leaves([(120, 149, 147, 157, 1.7, -2), (181, 149, 154, 157, 1.2, 2), (150, 166, 145, 186, 1.6, -2)])
    cut.leaves([(145, 186, 156, 189, 1.3, 2)])
    cut.shape("M122,200C138,212 164,212 180,198C176,216 164,226 150,226C138,226 126,216 122,200Z", "paper")
    for x in range(130, 173, 7):
        aside = x - 151
        cut.leaves([(x, 206 - abs(aside) * 0.12, x - aside * 0.08, 224 - abs(aside) * 0.32, 0.8)], "ink")
    cut.leaves([(124, 205, 178, 204, 1.0, 9), (126, 212, 176, 211, 1.0, 7)], "ink")
    with cut.at(0, -8):
        hats.fedora(cut, "paper")
    with cut.at(246, 272):
        props.knife(cut)
        props.glove(cut)
