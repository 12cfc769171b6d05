"""A report is one page that anybody can read: with or without eyes, by light, in the dark, on paper."""

import re
from functools import cache
from html.parser import HTMLParser
from itertools import combinations

import pytest
from msgspec.structs import replace

from omerta.lab.exact import PlainGame, solve
from omerta.lab.exact_report import exact_report
from omerta.lab.growth import mafia_chance
from omerta.lab.palette import DARK, LIGHT, SIDES, Colour, colour_of
from omerta.lab.plots import (
    Axis,
    Column,
    Curve,
    PlottedNumber,
    card_values,
    growth_lines,
    length_histogram,
    survival_curves,
    win_chances,
)
from omerta.lab.report import Figure, Report, ReportTable, Section, page
from omerta.words import LANGUAGES, lexicon

SHARE = Axis("Доля, %", "percent")
TIME = Axis("час")
ESTIMATES = (
    PlottedNumber("місто", 0.4, 0.3, 0.5, "40 %", "town"),
    PlottedNumber("<mafia>", -0.1, -0.2, 0.05, "−10 %", "mafia"),
)
CURVES = (
    Curve("town & country", ((0, 1), (1, 0.5)), "town"),
    Curve("doctor", ((0, 1), (1, 0.5)), "town"),
    Curve("law", ((0, 0), (1, 1)), dashed=True),
)
PICTURES = {
    "win_chances": (win_chances(ESTIMATES, SHARE), ("місто", "40 %", "Доля, %", "&lt;mafia&gt;")),
    "card_values": (card_values(ESTIMATES, Axis("x", "points")), ("місто", "−10 %", "+20")),
    "length_histogram": (
        length_histogram([Column("Н1", 0.25), Column("Д1", 0.75)], TIME, SHARE),
        ("Н1", "час"),
    ),
    "survival_curves": (survival_curves(CURVES, TIME, SHARE), ("town &amp; country", "100")),
    "growth_lines": (growth_lines(CURVES, TIME, SHARE), ("law", "Доля, %")),
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_words_of_a_picture_are_words(name: str) -> None:
    svg, words = PICTURES[name]
    written = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
    assert set(words) <= set(written)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_only_colours_of_the_palette(name: str) -> None:
    """So that a page can change all of them."""
    svg = PICTURES[name][0]
    assert set(re.findall(r"#[0-9a-f]{6}\b", svg)) <= set(LIGHT.values())
    assert LIGHT[colour_of("town")] in svg or name == "length_histogram"


def test_the_same_numbers_give_the_same_picture() -> None:
    assert growth_lines(CURVES, TIME, SHARE) == PICTURES["growth_lines"][0]


def light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_letters_and_lines_stand_out(palette: dict[Colour, str]) -> None:
    paper = palette["paper"]
    assert min(contrast(palette[name], paper) for name in ("ink", "faded")) >= 7
    sides: list[Colour] = ["many", "few", "rivals", "loner", "nobody"]
    assert min(contrast(palette[name], paper) for name in sides) >= 4.5


def test_no_two_sides_of_a_table_have_one_colour() -> None:
    tables = (("town", "mafia", "yakuza", "loner"), ("vampires", "hunters", "werewolf", "wargs"))
    for one, other in (pair for table in tables for pair in combinations((*table, ""), 2)):
        assert colour_of(one) != colour_of(other)
    assert set(SIDES) == {side for table in tables for side in table}


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


GAME = PlainGame(players=7, mafia=2, doctor=True, detective=True, heals_himself=False, hunted=True)
SOLVED = solve(GAME)


@cache
def a_page(language: str) -> str:
    words = lexicon(language)
    by_mafia = {2: SOLVED.mafia, 3: mafia_chance(replace(GAME, mafia=3))}
    return page(exact_report(GAME, SOLVED, by_mafia, words), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_described_and_has_its_numbers_behind_it(language: str) -> None:
    outline = Outline(a_page(language))
    assert outline.of("html") == [{"lang": language}]
    figures = outline.of("svg")
    assert len(figures) == len(outline.of("figure")) == len(outline.of("details")) == 4
    assert all(figure["role"] == "img" and len(figure["aria-label"] or "") > 20 for figure in figures)
    assert len(outline.of("table")) == 4


def test_the_page_needs_nothing_else() -> None:
    text = a_page("en")
    outline = Outline(text)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in outline.tags}
    assert not re.findall(r"url\((?!#)|@import", text)
    assert not [each for _, attributes in outline.tags for each in attributes if each in ("src", "onload")]
    ids = [attributes["id"] for tag, attributes in outline.tags if tag == "g" and "id" in attributes]
    assert not ids


def test_what_is_said_is_not_markup() -> None:
    words = lexicon("en")
    table = ReportTable(("<i>",), (("a & b",),))
    figure = Figure(PICTURES["win_chances"][0], 'a "quoted" <b>', table)
    text = page(Report("<title>", "x < y", (Section("<h>", ("<p>",), figure, table),)), words)
    outline = Outline(text)
    assert {tag for tag, _ in outline.tags}.isdisjoint({"i", "b", "h"})
    assert outline.of("svg")[0]["aria-label"] == 'a "quoted" <b>'
