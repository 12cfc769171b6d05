"""A strip of film: any card of another book, as seen by a camera."""

from __future__ import annotations

from art.kit.cut import Cut
from art.kit.plates import Drawing


def filmed(drawing: Drawing) -> Drawing:
    """The drawing as one frame of a film: perforated edges, the stripes of a clapper, a red lamp.

    The camera stands near: the strip covers only the margins in which nothing that matters is drawn.
    """

    def frame(cut: Cut) -> None:
        with cut.at(7.5, 6, scale=0.95):
            drawing(cut)
        cut.framed = []
        strip(cut)

    return frame


def strip(cut: Cut) -> None:
    """The film round the frame; it lies over all edges of the block."""
    window = (
        "M34,15H266C270,15 273,18 273,22V333C273,337 270,340 266,340H34C30,340 27,337 27,333V22"
        "C27,18 30,15 34,15Z"
    )
    cut.shape("M-9,-9V369H309V-9Z" + window)
    hole = "h7q3,0 3,3v16q0,3 -3,3h-7q-3,0 -3,-3v-16q0,-3 3,-3Z"
    cut.shape("".join(f"M{left},{16 + row * 38}{hole}" for left in (10, 283) for row in range(9)), "paper")
    cut.shape("".join(f"M{36 + step * 20},353h9l5,-8h-9Z" for step in range(10)), "paper")
    cut.dot(258, 349, 6.5, "accent")
