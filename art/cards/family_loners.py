"""The family: two loners, who play for nobody else."""

from __future__ import annotations

from art.kit import dress, grounds, people
from art.kit.cut import Cut
from art.kit.plates import draws


@draws("family", "ripper")
def ripper(cut: Cut) -> None:
    """A top hat and a cape in the fog; between them only eyes."""
    grounds.rain(cut, 150, 150, 108)
    cut.shape(
        "M-4,362C6,320 26,296 62,284C56,250 58,214 66,182C84,206 104,226 126,238L174,238"
        "C196,226 216,206 234,182"
        "C242,214 244,250 238,284C274,296 294,320 304,362Z"
    )
    cut.shape("M72,200C68,228 68,256 74,282L118,274L122,246C102,236 86,220 72,200Z", "accent")
    cut.shape("M228,200C232,228 232,256 226,282L182,274L178,246C198,236 214,220 228,200Z", "accent")
    cut.hatch([(76, 214), (80, 272)], [(110, 246), (112, 270)], 6, 2.0, "ink", bend=2)
    cut.hatch([(224, 210), (220, 272)], [(186, 246), (186, 270)], 7, 3.6, "ink", bend=-2)
    cut.leaves([(67, 188, 72, 280, 2.6, 4), (233, 188, 228, 280, 1.4, -4)])
    cut.shape("M110,120L108,190C114,226 136,250 150,252C164,250 186,226 192,190L190,120Z")
    cut.leaves([(112, 150, 122, 218, 2.6, 3), (118, 204, 138, 240, 1.8, 3), (188, 160, 180, 212, 1.2, -3)])
    cut.shape("M118,158C126,151 138,153 144,163C134,166 124,165 118,158Z", "paper")
    cut.shape("M182,158C174,151 162,153 156,163C166,166 176,165 182,158Z", "paper")
    cut.dot(134, 159.4, 3.6)
    cut.dot(166, 159.4, 3.6)
    silk_hat(cut)
    with cut.at(146, 292, turn=-22):
        scalpel(cut)
    fog(cut)


def silk_hat(cut: Cut) -> None:
    """A tall hat, wider at the top, with a shine."""
    cut.shape(
        "M56,122C72,118 92,124 104,124L93,38C126,29 174,29 207,38L196,124C208,124 228,118 244,122"
        "C234,146 190,148 150,148C110,148 66,146 56,122Z"
    )
    cut.shape("M103,121C134,131 166,131 197,121L199,104C166,114 134,114 101,104Z", "paper")
    cut.shape("M102.6,117.4C134,127.4 166,127.4 197.4,117.4L198.4,108C166,118 134,118 101.6,108Z")
    cut.hatch([(99, 44), (114, 40), (130, 38)], [(107, 98), (118, 103), (128, 106)], 5, 3.2, bend=-2)
    cut.leaves([(201, 46, 194, 98, 1.8, 2), (150, 42, 150, 100, 1.3, 1)])
    cut.leaves([(62, 127, 112, 138, 2.8, 4), (190, 138, 238, 128, 1.3, 4)])


def scalpel(cut: Cut) -> None:
    """A surgeon's knife, lying; its blade to the left of the origin."""
    cut.shape("M-30,-10L116,-9V9L-30,10C-64,14 -92,8 -116,-12C-92,-14 -60,-14 -30,-10Z", "paper")
    cut.shape("M-26,-6L112,-5V5L-26,6Z")
    cut.leaves([(-16, -1, 104, -1, 1.6)])
    cut.shape("M-32,-7C-60,-11 -84,-11 -104,-10C-84,6 -60,9 -32,7Z", "accent")
    cut.leaves([(-96, -9, -36, -5, 1.5, -1)])


def fog(cut: Cut) -> None:
    """Banks of it before whoever stands in the street, the nearest the widest."""
    cut.shape(
        "M-4,318C20,310 40,316 58,322C40,324 30,328 34,332C60,328 84,330 98,338C120,344 138,336 160,340"
        "C186,346 206,336 226,340"
        "C250,330 276,334 304,326V366H-4Z",
        "paper",
    )
    cut.leaves(
        [(-10, 334, 30, 336, 2.4, -1), (20, 346, 120, 350, 3.4, -3), (132, 352, 236, 346, 3.0, 3)], "ink"
    )
    cut.leaves([(214, 352, 300, 342, 2.6, 2), (56, 356, 170, 358, 2.4, -1)], "ink")
    cut.leaves([(196, 320, 262, 314, 2.6, -3), (220, 328, 300, 318, 2.2, -3), (16, 306, 72, 312, 2.0, -3)])


@draws("family", "con-man")
def con_man(cut: Cut) -> None:
    """A bowler aslant, a wink, and one ace more than a deck has."""
    grounds.rain(cut, 150, 150, 106)
    checked_jacket(cut)
    with cut.at(150, 240, turn=7), cut.at(-150, -240):
        people.head(cut, "soft")
        people.nose_and_cheek(cut, 2)
        people.eye(cut, 131, 154, True, 4.4, 1.6, aside=2)
        cut.leaves([(112, 132, 146, 135, 3.2, -6)], "ink")
        cut.leaves([(157, 156, 186, 153, 2.2, 5), (188, 144, 156, 142, 1.8, 3)])
        curled_moustache(cut)
        cut.leaves([(130, 212, 152, 217, 2.0, 4), (142, 226, 152, 226, 1.3, 2)], "ink")
        cut.leaves([(151, 217, 173, 206, 1.8, 4)])
        tipped_bowler(cut)
    with cut.at(88, 330, scale=0.86):
        fan_of_cards(cut)


def curled_moustache(cut: Cut) -> None:
    cut.shape(
        "M150,198C138,198 126,210 112,206C106,204 108,196 114,198C108,190 98,200 106,209"
        "C120,220 142,212 150,205Z"
    )
    cut.leaves([(152, 202, 184, 206, 2.4, -5), (184, 206, 192, 196, 1.8, -3)])


def tipped_bowler(cut: Cut) -> None:
    with cut.at(150, 128, turn=5):
        cut.shape(
            "M-86,-2C-78,-16 -64,-12 -50,-10C-54,-60 -34,-84 0,-84C34,-84 54,-60 50,-10C64,-12 78,-16 86,-2"
            "C66,18 36,12 0,13C-36,12 -66,18 -86,-2Z"
        )
        cut.shape("M-50,-10C-18,1 18,1 50,-10L50.4,-26C18,-15 -18,-15 -50.4,-26Z", "paper")
        cut.shape("M-50,-13C-18,-2 18,-2 50,-13L50.4,-22C18,-11 -18,-11 -50.4,-22Z")
        cut.hatch([(-46, -32), (-38, -58), (-18, -76)], [(-26, -28), (-20, -48), (-6, -62)], 7, 2.8, bend=-3)
        cut.leaves([(-80, -1, -40, -4, 2.8, -3), (44, -36, 36, -62, 1.4, 3), (46, -2, 80, 0, 1.3, -2)])


def checked_jacket(cut: Cut) -> None:
    """Loud checks, a bow tie."""
    dress.suit(cut, "ink", bow=True)
    for step in range(6):
        cut.leaves([(196 + step * 16, 274 + step * 7, 204 + step * 12, 362, 1.5)])
        cut.leaves([(180 - step * 3, 296 + step * 13, 262 + step * 8, 300 + step * 13, 1.4)])


def fan_of_cards(cut: Cut) -> None:
    """Four cards, their corner at the origin; the last is an ace that was not dealt."""
    for turn in (-44, -20, 4, 28):
        ace = turn == 28
        with cut.at(8 if ace else 0, 22 if ace else 34, turn=turn):
            cut.shape("M-33,-128h66v108h-66Z")
            cut.shape("M-29,-124h58v100h-58Z", "paper")
            if ace:
                cut.shape("M0,-114L27,-74L0,-34L-27,-74Z", "accent")
                cut.leaves([(-16, -76, -2, -100, 1.8, -2)])
            else:
                cut.shape(
                    "M-20,-118C-14,-110 -12,-108 -13,-104C-14,-101 -18,-101 -19,-104L-18,-98H-22L-21,-104"
                    "C-22,-101 -26,-101 -27,-104C-28,-108 -26,-110 -20,-118Z"
                )
                cut.leaves([(-24, -92, -24, -60, 1.2)], "ink")
