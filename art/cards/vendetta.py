"""Vendetta: garnet and moon. Vampires before the moon, hunters under an arch, beasts in the wood."""

from __future__ import annotations

from art.kit import beasts, dress, grounds, hats, people, props
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("vendetta", "count")
def count(cut: Cut) -> None:
    """A lord of the old blood in a cape lined with garnet."""
    grounds.moon(cut, 150, 160, 140)
    dress.high_cape(cut)
    cut.shape("M128,250L112,300L150,356L188,300L172,250Z", "paper")
    cut.shape("M150,262L172,252L188,300L150,356Z")
    cut.teeth([(150, 266), (150, 350)], (11, 3), 12, 5)
    cut.shape("M126,252L150,268L174,252L178,268L150,280L122,268Z")
    cut.shape("M150,286l9,12 -9,12 -9,-12Z")
    cut.shape("M150,289l6.4,9 -6.4,9 -6.4,-9Z", "accent")
    cut.shape("M130,206L170,206L176,256L124,256Z")
    cut.leaves([(131, 226, 128, 252, 2.0, 1)])
    cut.shape("M108,140L92,120C94,144 100,168 112,176Z")
    cut.shape("M106,144L96,130C98,146 102,160 109,168Z", "paper")
    cut.shape("M192,140L208,120C206,144 200,168 188,176Z")
    people.head(cut, "long", ears=False)
    cut.shape("M116,176C124,182 132,196 134,212C126,204 118,192 116,176Z")
    cut.teeth([(117, 178), (126, 190), (133, 208)], (7, -4), 6, 2.6, "ink")
    people.eyes(cut, "glare", "accent")
    cut.leaves([(149, 160, 144, 190, 1.6, -2), (143, 191, 154, 194, 1.6, 2)], "ink")
    people.mouth(cut, "lips", "accent")
    people.fangs(cut)
    people.slick_hair(cut)


@draws("vendetta", "warg-alpha")
def warg_alpha(cut: Cut) -> None:
    """The first of the pack, with open jaws."""
    grounds.moon(cut, 150, 162, 140)
    beasts.wolf(cut)
    beasts.open_jaws(cut)
    beasts.wolf_eyes(cut)


@draws("vendetta", "monk")
def monk(cut: Cut) -> None:
    """A cowl, a beard, and a cross held up before it."""
    grounds.lancet(cut)
    hats.hood(cut)
    people.head(cut, "gaunt", ears=False)
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "stern")
    people.beard(cut, 14)
    with cut.at(226, 262, scale=1.1):
        props.long_cross(cut)


@draws("vendetta", "bride")
def bride(cut: Cut) -> None:
    """A veil, a wreath, and eyes that open later."""
    grounds.moon(cut)
    hats.veil(cut)
    dress.bare_shoulders(cut)
    people.head(cut, "soft", ears=False)
    people.eyes(cut, "shut")
    people.mouth(cut, "lips", "accent")
    people.fringe(cut)
    hats.wreath(cut)
