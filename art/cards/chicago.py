"""Chicago: brass and deco lines, the thirties."""

from __future__ import annotations

from art.kit import dress, grounds, hats, people, props
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("chicago", "commissioner")
def commissioner(cut: Cut) -> None:
    """The chief of the police: cap, epaulettes, a moustache that was black once."""
    grounds.fan(cut)
    dress.uniform(cut)
    people.head(cut, "square")
    people.nose_and_cheek(cut, 3)
    people.eyes(cut, "stern")
    people.moustache(cut, 1.15)
    hats.peaked_cap(cut)


@draws("chicago", "mafioso")
def mafioso(cut: Cut) -> None:
    """Pin stripes, a bow tie, and the gun that wrote the decade."""
    grounds.towers(cut)
    dress.suit(cut, "paper")
    cut.leaves([(x, 300 + abs(x - 60) * 0.2, x + 4, 362, 0.9) for x in range(20, 110, 12)])
    people.head(cut, "heavy")
    people.nose_and_cheek(cut, 2)
    people.eyes(cut, "sly", aside=-2)
    people.mouth(cut, "smirk")
    hats.fedora(cut, "paper")
    with cut.at(168, 300, scale=0.9, turn=-28):
        props.tommy_gun(cut)


@draws("chicago", "plague-doctor")
def plague_doctor(cut: Cut) -> None:
    """Nobody has seen the face behind the beak."""
    grounds.towers(cut)
    dress.robe(cut)
    people.head(cut, "long")
    cut.shape("M104,190L196,190L190,262L110,262Z")
    hats.plague_beak(cut)
    hats.broad_hat(cut, "paper")
    with cut.at(232, 296, scale=0.9):
        vial(cut)


def vial(cut: Cut) -> None:
    """A bottle of which one does not know what it does."""
    cut.shape("M-11,-46h22v24L26,4V42H-26V4L-11,-22Z", "paper")
    cut.shape("M-7,-42h14v22L21,6V37H-21V6L-7,-20Z")
    cut.shape("M-17,14H17V33H-17Z", "accent")
    cut.leaves([(-14, 8, -14, 32, 1.8), (-3, -38, -3, -18, 1.5)])
    cut.box(-10, -56, 20, 9, "accent")
