"""Marks: what a book lays on a player, one stencil for each.

What a check is made to say is a hand mirror: the glass has the shape of the side that is seen, and a special
kind has a crown on it.
"""

from __future__ import annotations

import math

from art.kit.cords import cord
from art.kit.cut import Cut
from art.kit.gothic import ribbon
from art.kit.palette import Tone
from art.kit.plates import draws_piece


def raised_hand(cut: Cut, tone: Tone = "ink") -> None:
    """An open hand that votes, its wrist at the bottom, the thumb to the left."""
    for spine in (
        [(41, 66), (39, 38), (38, 24)],
        [(55, 64), (55, 30), (55, 14)],
        [(70, 64), (72, 34), (73, 19)],
    ):
        cord(cut, spine, 13, tone)
    cord(cut, [(82, 70), (88, 46), (91, 35)], 12, tone)
    cord(cut, [(44, 88), (28, 76), (19, 60)], 14, tone)
    cut.shape("M35,60C46,54 78,54 88,66C90,84 84,96 80,116H46C46,100 35,88 35,60Z", tone)


@draws_piece("marks", "prisoner")
def prisoner(cut: Cut) -> None:
    """A small window with bars."""
    cut.shape("M14,114V52C14,20 34,4 60,4C86,4 106,20 106,52V114Z")
    cut.shape("M26,102V53C26,29 41,16 60,16C79,16 94,29 94,53V102Z", "paper")
    for x in (42, 60, 78):
        cut.shape(f"M{x - 5},14H{x + 5}V106H{x - 5}Z")
    cut.shape("M22,58H98V67H22Z")
    cut.shape("M6,104H114V117H6Z")
    cut.leaves([(18, 60, 20, 98, 2.4), (14, 110, 96, 110, 2.6)])


@draws_piece("marks", "silenced")
def silenced(cut: Cut) -> None:
    """Lips under a plaster."""
    cut.shape(
        "M2,58C18,38 32,20 44,22C52,23 56,28 60,33C64,28 68,23 76,22C88,20 102,38 118,58"
        "C106,86 84,101 60,101C36,101 14,86 2,58Z"
    )
    cut.leaves([(9, 57, 111, 57, 5, 8), (24, 66, 44, 88, 2.6, 4)])
    with cut.at(60, 60, turn=-56):
        cut.shape("M-64,-19H64V19H-64Z", "paper")
        cut.shape("M-50,-14H50C60,-14 60,14 50,14H-50C-60,14 -60,-14 -50,-14Z")
        cut.shape("M-18,-14H-15V14H-18ZM15,-14H18V14H15Z", "paper")
        for x in (-44, -30, 30, 44):
            cut.dot(x, -5.4, 2.6, "paper")
            cut.dot(x, 5.4, 2.6, "paper")


@draws_piece("marks", "led")
def led(cut: Cut) -> None:
    """A raised hand that hangs on a player's strings."""
    cord(cut, [(12, 15), (108, 7)], 12)
    for bar, tip in (
        ((18, 15), (27, 78)),
        ((40, 12), (42, 48)),
        ((57, 11), (56, 40)),
        ((78, 10), (71, 44)),
        ((102, 8), (85, 58)),
    ):
        cut.line([bar, tip], 4)
    with cut.at(12, 29, 0.78):
        raised_hand(cut)
    cut.leaves([(48, 80, 60, 112, 3, 4)])


@draws_piece("marks", "barred")
def barred(cut: Cut) -> None:
    """A hand that may not go up."""
    raised_hand(cut)
    cut.line([(118, 0), (0, 118)], 25, "paper")
    cord(cut, [(110, 8), (10, 108)], 13)


@draws_piece("marks", "branded")
def branded(cut: Cut) -> None:
    """Three tears of a claw."""
    for x, top, bottom, width in ((-33, 14, 98, 20), (0, 2, 118, 25), (34, 12, 104, 20)):
        spine = [(79 + x, top), (70 + x, 34), (60 + x, 68), (42 + x, bottom)]
        ribbon(cut, spine, [1, width * 0.85, width, 0.6])


@draws_piece("marks", "found")
def found(cut: Cut) -> None:
    """The bride's ring, with a stone."""
    cut.ring(60, 78, 32, 13)
    cut.shape("M36,10H84L96,26L60,58L24,26Z")
    cut.shape("M30,25H90V28.4H30Z", "paper")
    cut.leaves([(46, 29, 60, 54, 2.8), (74, 29, 60, 54, 2.2), (60, 12, 60, 25, 2)])
    cut.leaves([(31, 66, 36, 100, 2.8, 5)])
    cut.leaves(
        [(8, 16, 20, 24, 3.4), (112, 16, 100, 24, 3.4), (6, 40, 20, 38, 3.4), (114, 40, 100, 38, 3.4)], "ink"
    )


@draws_piece("marks", "spell")
def spell(cut: Cut) -> None:
    """A speech that winds into itself."""
    cut.shape("M60,6C92,6 116,24 116,52C116,80 92,96 62,97L32,118L38,93C16,86 4,70 4,52C4,24 28,6 60,6Z")
    way = [(math.radians(40 + 36 * step), 40 - 2.1 * step) for step in range(19)]
    spine = [(60 + r * 1.14 * math.cos(a), 51 + r * 0.9 * math.sin(a)) for a, r in way]
    ribbon(cut, spine, [1, 8, 8, 7, 3], "paper")


@draws_piece("marks", "bride")
def bride(cut: Cut) -> None:
    """A veil, a wreath, and no face to be seen."""
    cut.shape("M60,6C88,6 98,28 100,52C102,78 110,100 116,116H4C10,100 18,78 20,52C22,28 32,6 60,6Z")
    cut.shape("M60,34C76,34 82,46 82,62C82,80 72,94 60,94C48,94 38,80 38,62C38,46 44,34 60,34Z", "paper")
    cut.leaves([(44, 62, 56, 62, 2.4, 3), (64, 62, 76, 62, 2.4, 3)], "ink")
    cut.leaves([(52, 81, 68, 81, 2.8, 0)], "ink")
    for x, y, size in ((32, 36, 7), (44, 27, 8), (60, 24, 9), (76, 27, 8), (88, 36, 7)):
        cut.disc(x, y, size, "paper")
        cut.dot(x, y, size * 0.36)
    cut.leaves(
        [(26, 58, 14, 108, 4, -3), (36, 88, 26, 112, 3, -2), (95, 60, 106, 108, 2.4, 3), (86, 88, 94, 112, 2)]
    )


def handle(cut: Cut, crowned: bool) -> None:
    """What a mirror is held by, and the crown of a special kind."""
    end = 108 if crowned else 118
    ribbon(cut, [(60, 84), (60, end - 12), (60, end)], [12, 17, 9])
    if crowned:
        cut.shape("M30,2L18,-26L42,-14L60,-34L78,-14L102,-26L90,2Z")
        for x, y in ((18, -26), (60, -34), (102, -26)):
            cut.dot(x, y, 6)


def round_glass(cut: Cut) -> None:
    cut.dot(60, 48, 47, "paper")
    cut.dot(60, 48, 44)
    cut.ring(60, 48, 38.6, 3.2, "paper")


def pointed_glass(cut: Cut) -> None:
    """A glass like a window of a church, as stands behind the hunters."""
    rims: tuple[tuple[float, Tone], ...] = ((50, "paper"), (47, "ink"), (42.5, "paper"), (39, "ink"))
    for size, tone in rims:
        with cut.at(60, 50, size):
            cut.shape("M0,-1C0.8,-0.5 1,-0.1 1,0.84H-1C-1,-0.1 -0.8,-0.5 0,-1Z", tone)


def fangs(cut: Cut) -> None:
    cut.shape("M27,34C44,42 76,42 93,34C89,54 77,60 60,60C43,60 31,54 27,34Z", "paper")
    cut.shape("M33,44C52,50 68,50 87,44L85,48C68,55 52,55 35,48Z")
    cut.shape("M37,53H53L45,79ZM67,53H83L75,79Z", "paper")


def crossbow(cut: Cut) -> None:
    with cut.at(60, 54):
        cut.shape("M-4,-24H4V32H-4ZM-10,-18L0,-36L10,-18Z", "paper")
        ribbon(cut, [(-30, 8), (-20, -8), (0, -13), (20, -8), (30, 8)], [4, 9, 10, 9, 4], "paper")
        cut.line([(-29, 7), (0, 20)], 3, "paper")
        cut.line([(29, 7), (0, 20)], 3, "paper")


@draws_piece("marks", "seems-vampire")
def seems_vampire(cut: Cut) -> None:
    handle(cut, crowned=False)
    round_glass(cut)
    fangs(cut)


@draws_piece("marks", "seems-special-vampire")
def seems_special_vampire(cut: Cut) -> None:
    with cut.at(11.4, 33.5, 0.81):
        handle(cut, crowned=True)
        round_glass(cut)
        fangs(cut)


@draws_piece("marks", "seems-hunter")
def seems_hunter(cut: Cut) -> None:
    handle(cut, crowned=False)
    pointed_glass(cut)
    crossbow(cut)


@draws_piece("marks", "seems-special-hunter")
def seems_special_hunter(cut: Cut) -> None:
    with cut.at(11.4, 33.5, 0.81):
        handle(cut, crowned=True)
        pointed_glass(cut)
        crossbow(cut)


@draws_piece("marks", "seems-werewolf")
def seems_werewolf(cut: Cut) -> None:
    """The glass itself has ears."""
    handle(cut, crowned=False)
    with cut.at(60, 52, 0.92):
        cut.shape("M-48,-56L-22,-40L22,-40L48,-56V4L0,44L-48,4Z")
    cut.dot(60, 54, 40)
    cut.leaves([(24, 12, 30, 30, 3), (96, 12, 90, 30, 3)])
    cut.shape("M26,36L50,42L56,54L52,78L60,84L68,78L64,54L70,42L94,36L90,60L60,88L30,60Z", "paper")
    cut.shape("M32,46L50,56L38,58ZM88,46L70,56L82,58Z")
