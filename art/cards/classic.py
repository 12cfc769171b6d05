"""The classic deck: four cards, paper and red chalk."""

from __future__ import annotations

from art.kit import dress, grounds, hats, people, props
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("classic", "doctor")
def doctor(cut: Cut) -> None:
    """A surgeon between two patients: mask, cap, and the cross."""
    grounds.rays(cut)
    cut.shape("M128,210L172,210L178,262L122,262Z")
    dress.light_coat(cut)
    people.head(cut, "soft")
    people.eyes(cut, "calm", y=158)
    # the mask, tied behind the ears
    cut.leaves([(106, 168, 120, 186, 1.6), (194, 168, 180, 186, 1.2)], "ink")
    cut.shape("M112,184C134,174 160,174 182,182C184,212 172,242 150,246C126,242 112,212 112,184Z")
    cut.shape("M116,187C130,180 142,178 150,178L150,241C130,238 116,212 116,187Z", "paper")
    cut.teeth([(150, 182), (150, 210), (150, 238)], (14, 1), 8, 5)
    cut.leaves(
        [(118, 198, 148, 196, 1.3, -3), (119, 212, 148, 212, 1.3, -1), (126, 226, 148, 228, 1.3, 1)], "ink"
    )
    cut.leaves([(154, 196, 184, 198, 1.0, -3), (154, 212, 180, 212, 1.0, -1)])
    # the cap
    cut.shape("M98,136C86,84 108,48 150,46C192,48 214,84 202,136C176,122 124,122 98,136Z")
    cut.shape("M101,128C92,86 112,54 151,51L151,121C132,121 114,123 101,128Z", "paper")
    cut.teeth([(151, 56), (151, 86), (151, 118)], (20, 2), 9, 6)
    cut.leaves([(100, 118, 150, 110, 1.4, -4), (108, 76, 124, 60, 1.3, -3)], "ink")
    cut.leaves([(154, 110, 202, 122, 1.3, -4), (184, 68, 200, 104, 1.3, -5)])
    with cut.at(150, 82, scale=1.15):
        props.cross(cut)
    with cut.at(70, 326, scale=0.9):
        stethoscope(cut)


def stethoscope(cut: Cut) -> None:
    cut.leaves([(48, -64, 34, 6, 2.4, 6), (34, 6, 4, -2, 2.2, -10)], "ink")
    cut.dot(0, 0, 12)
    cut.dot(-1, -1, 8, "paper")


@draws("classic", "inspector")
def inspector(cut: Cut) -> None:
    """A man in a coat who looks closer: one eye is larger than the other."""
    grounds.rays(cut)
    dress.trench_coat(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut, 2)
    people.moustache(cut)
    people.eyes(cut, "stern")
    hats.fedora(cut, "paper")
    with cut.at(184, 166, scale=1.06):
        props.magnifier(cut)
        cut.shape("M-27,2C-16,-20 14,-20 27,0C14,18 -14,20 -27,2Z")
        cut.shape("M-22,1C-12,-14 12,-14 22,0C12,12 -12,14 -22,1Z", "paper")
        cut.dot(0, -1, 12, "accent")
        cut.dot(0, -1, 5.5)
        cut.dot(-4, -5, 2.4, "paper")
        cut.leaves([(-28, -12, 26, -14, 2.6, -8)], "ink")


@draws("classic", "mafia")
def mafia(cut: Cut) -> None:
    """A hat over the eyes, a gun with a drum, no face to remember."""
    grounds.slats(cut)
    dress.suit(cut)
    people.head(cut, "heavy")
    people.nose_and_cheek(cut, 2)
    people.mouth(cut, "grim")
    people.scar(cut)
    with cut.at(0, 18):
        hats.fedora(cut)
    with cut.at(140, 306, scale=0.92, turn=-20):
        props.tommy_gun(cut)


@draws("classic", "townsperson")
def townsperson(cut: Cut) -> None:
    """Somebody who would rather sleep: cap, scarf, and a lantern for the way home."""
    grounds.rays(cut)
    dress.trench_coat(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut)
    people.eyes(cut, "wide", aside=1)
    people.mouth(cut, "smile")
    hats.flat_cap(cut)
    dress.scarf(cut)
