"""Pictures of numbers, drawn as SVG; every word in them is the caller's."""

from __future__ import annotations

import io
import re
import textwrap
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Literal

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D
from matplotlib.ticker import FuncFormatter, MaxNLocator, MultipleLocator
from msgspec import Struct

from omerta.lab.palette import LIGHT, Colour, colour_of

WIDTH = 7.2
LINE_OF_TEXT = 0.19
SMALL, PLAIN = 10, 11
MARKERS = ("o", "s", "D", "^", "v", "P")
NAME_WIDTH = 24
MARGIN = 0.12
MOST_LABELS = 18
MOST_MARKS = 32


class PlottedNumber(Struct, frozen=True):
    """A number with its interval, and the number as it is written; an exact number is its own interval."""

    label: str
    value: float
    low: float
    high: float
    told: str
    side: str = ""


class Curve(Struct, frozen=True):
    """Points that belong together; a `dashed` line is a law, a full one is computed."""

    label: str
    points: tuple[tuple[float, float], ...]
    side: str = ""
    dashed: bool = False


class Column(Struct, frozen=True):
    """One bar of a histogram."""

    label: str
    share: float
    side: str = ""


class Axis(Struct, frozen=True):
    """What an axis is called, and in what it is measured."""

    label: str
    unit: Literal["number", "percent", "points"] = "number"
    most: float | None = None


def win_chances(estimates: Sequence[PlottedNumber], axis: Axis) -> str:
    """How likely each side is to win: a dot on its interval, from nothing to certainty."""
    figure, axes = _rows_of(estimates)
    axes.set_xlim(0, 1)
    _measure(axes, axis, "x")
    axes.xaxis.set_major_locator(MultipleLocator(0.25))
    return _drawn(figure)


def card_values(estimates: Sequence[PlottedNumber], axis: Axis) -> str:
    """By how much a card moves the chances of its side: dots on intervals, left and right of nothing."""
    figure, axes = _rows_of(estimates)
    furthest = 1.08 * max([0.01, *(max(abs(each.low), abs(each.high)) for each in estimates)])
    axes.set_xlim(-furthest, furthest)
    axes.axvline(0, color=LIGHT["faded"], linewidth=1, zorder=0)
    _measure(axes, axis, "x")
    return _drawn(figure)


def length_histogram(columns: Sequence[Column], across: Axis, up: Axis) -> str:
    """How long games last."""
    figure, axes = _sheet(3.2)
    places = range(len(columns))
    colours = [LIGHT[colour_of(column.side)] for column in columns]
    axes.bar(places, [column.share for column in columns], color=colours, width=0.78)
    every = -(-len(columns) // MOST_LABELS)
    axes.set_xticks(places[::every], [column.label for column in columns[::every]])
    axes.set_ylim(bottom=0)
    axes.set_xlabel(across.label)
    _measure(axes, up, "y")
    return _drawn(figure)


def survival_curves(curves: Sequence[Curve], across: Axis, up: Axis) -> str:
    """What share of the holders of each card still lives; every line is named at its end."""
    figure, axes = _sheet(3.8)
    _lines(axes, curves, "steps-post")
    axes.set_ylim(0, 1.02)
    _name_the_ends(figure, axes, curves)
    _measure(axes, across, "x")
    _measure(axes, up, "y")
    return _drawn(figure)


def growth_lines(curves: Sequence[Curve], across: Axis, up: Axis) -> str:
    """How something grows with the table; every line is named at its end."""
    figure, axes = _sheet(4.2)
    _lines(axes, curves, "default")
    axes.set_ylim(0, up.most)
    _name_the_ends(figure, axes, curves)
    _measure(axes, across, "x")
    _measure(axes, up, "y")
    return _drawn(figure)


def _style() -> AbstractContextManager[None]:
    """Letters stay letters, of a font that is there wherever matplotlib is and has them all."""
    return matplotlib.rc_context(
        {"svg.fonttype": "none", "svg.hashsalt": "omerta", "font.family": "DejaVu Sans", "font.size": PLAIN}
    )


def _sheet(height: float) -> tuple[Figure, Axes]:
    """Paper with two thin lines on it."""
    with _style():
        figure = Figure(
            figsize=(WIDTH, height),
            facecolor=LIGHT["paper"],
            layout=ConstrainedLayoutEngine(w_pad=MARGIN, h_pad=MARGIN),
        )
        axes = figure.add_subplot(facecolor=LIGHT["paper"])
        axes.spines[["top", "right"]].set_visible(False)
        axes.spines[["left", "bottom"]].set_color(LIGHT["faded"])
        axes.tick_params(colors=LIGHT["faded"], labelcolor=LIGHT["ink"], labelsize=SMALL)
        for axis in (axes.xaxis, axes.yaxis):
            axis.label.set(color=LIGHT["ink"], fontsize=SMALL)
    return figure, axes


def _rows_of(estimates: Sequence[PlottedNumber]) -> tuple[Figure, Axes]:
    """One row for each estimate, the first on top: name, dot on its interval, number."""
    figure, axes = _sheet(0.9 + 0.42 * len(estimates))
    with _style():
        for row, each in enumerate(estimates):
            colour = LIGHT[colour_of(each.side)]
            axes.plot(
                [each.low, each.high], [row, row], color=colour, linewidth=5, alpha=0.4, solid_capstyle="butt"
            )
            axes.plot([each.value], [row], "o", color=colour, markersize=8, clip_on=False)
            axes.text(
                1.02, row, each.told, transform=axes.get_yaxis_transform(), va="center", color=LIGHT["ink"]
            )
        axes.set_yticks(range(len(estimates)), [each.label for each in estimates], fontsize=PLAIN)
    axes.set_ylim(len(estimates) - 0.4, -0.6)
    axes.spines["left"].set_visible(False)
    axes.tick_params(axis="y", length=0)
    return figure, axes


def _lines(axes: Axes, curves: Sequence[Curve], drawstyle: Literal["default", "steps-post"]) -> None:
    """Draw the curves; those of one side differ in their marks."""
    for at, curve in enumerate(curves):
        line = _stroke(curve, at, curve.points)
        line.set_drawstyle(drawstyle)
        axes.add_line(line)
    axes.autoscale_view()
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))


def _stroke(curve: Curve, at: int, points: Sequence[tuple[float, float]]) -> Line2D:
    """A line in the manner of the curve that is drawn in this place."""
    xs, ys = zip(*points, strict=True)
    return Line2D(
        xs,
        ys,
        color=LIGHT[_ink_of(curve)],
        linestyle="--" if curve.dashed else "-",
        linewidth=1.2 if curve.dashed else 2,
        marker="" if curve.dashed else MARKERS[at % len(MARKERS)],
        markersize=5,
        markevery=-(-len(points) // MOST_MARKS),
    )


def _ink_of(curve: Curve) -> Colour:
    if curve.side:
        return colour_of(curve.side)
    return "faded" if curve.dashed else "ink"


def _name_the_ends(figure: Figure, axes: Axes, curves: Sequence[Curve]) -> None:
    """Write the name of each curve beside its last point; names that would touch are moved apart."""
    names = [textwrap.fill(curve.label, NAME_WIDTH) for curve in curves]
    tall = axes.get_ylim()[1]
    line = LINE_OF_TEXT / axes.get_position().height / figure.get_size_inches()[1]
    free = float("-inf")
    for at in sorted(range(len(curves)), key=lambda at: curves[at].points[-1][1]):
        half = line * (names[at].count("\n") + 1) / 2
        middle = max(curves[at].points[-1][1] / tall, free + half)
        free = middle + half
        _name(axes, curves[at], at, names[at], middle)


def _name(axes: Axes, curve: Curve, at: int, name: str, height: float) -> None:
    """Write a name to the right of the picture, behind a short piece of its line."""
    piece = _stroke(curve, at, [(1.02, height), (1.04, height), (1.06, height)])
    piece.set(transform=axes.transAxes, clip_on=False, markevery=[1])
    axes.add_artist(piece)
    with _style():
        axes.text(
            1.075, height, name, transform=axes.transAxes, va="center", fontsize=SMALL, color=LIGHT["ink"]
        )


def _measure(axes: Axes, axis: Axis, which: Literal["x", "y"]) -> None:
    """Name an axis and number it."""
    ruler = axes.xaxis if which == "x" else axes.yaxis
    ruler.set_label_text(axis.label)
    axes.grid(axis=which, color=LIGHT["line"], linewidth=0.7)
    axes.set_axisbelow(True)
    if axis.unit == "percent":
        ruler.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 5, 10]))
        ruler.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:g}"))
    elif axis.unit == "points":
        ruler.set_major_formatter(FuncFormatter(lambda value, _: _signed(100 * value)))


def _signed(points: float) -> str:
    return f"{points:+g}".replace("-", "−") if points else "0"


def _drawn(figure: Figure) -> str:
    """The picture as SVG without anything that changes from one day or machine to the next."""
    paper = io.StringIO()
    with _style():
        figure.savefig(paper, format="svg", metadata={"Date": None, "Creator": None})
    drawn = paper.getvalue()
    drawn = re.sub(r"<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", drawn)
    return drawn[drawn.index("<svg") :]
