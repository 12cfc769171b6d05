"""A report of the laboratory: one page that needs nothing else, to be read on a screen or printed."""

from __future__ import annotations

import re
from functools import cache

from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup
from msgspec import Struct

from omerta.lab.palette import DARK, LIGHT
from omerta.words import Lexicon


class ReportTable(Struct, frozen=True):
    """Rows of words and numbers; the columns from `numbers` on stand to the right."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: int = 1


class Figure(Struct, frozen=True):
    """A picture, what it says to those who cannot see it, and the numbers it is drawn from."""

    svg: str
    said: str
    behind: ReportTable


class Section(Struct, frozen=True):
    """A part of a report."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    figure: Figure | None = None
    table: ReportTable | None = None


class Report(Struct, frozen=True):
    """What is printed under one title; `lead` is the answer in one sentence."""

    title: str
    lead: str
    sections: tuple[Section, ...]


def page(report: Report, words: Lexicon, made: str = "") -> str:
    """The report as HTML: pictures and looks inside, no scripts, light and dark; and how it was `made`."""
    template = _environment().get_template("report.html")
    return template.render(report=report, words=words, made=made, light=LIGHT, dark=DARK)


@cache
def _environment() -> Environment:
    """The templates of the laboratory."""
    found = Environment(loader=PackageLoader("omerta.lab"), autoescape=select_autoescape(default=True))
    found.trim_blocks = found.lstrip_blocks = True
    found.filters["inline"] = _inline
    return found


def _inline(figure: Figure) -> Markup:
    """The picture as a part of the page: as wide as the page, in the colours of the reader's light."""
    svg = re.sub(r' (?:width|height)="[\d.]+pt"', "", figure.svg, count=2)
    for name, colour in LIGHT.items():
        svg = svg.replace(colour, f"var(--{name})")
    said = Markup.escape(figure.said)
    return Markup(svg.replace("<svg", f'<svg role="img" aria-label="{said}"', 1))
