"""The faces the table is written in: cut from free fonts when the package is built.

Nothing of them is kept in the repository; `scripts/type` cuts them anew in a checkout.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import USE_MY_METRICS
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGES = "src/omerta/table/web/static/type"
PAPER = "src/omerta/paper/type"
# Whatever is read on a page or on paper stands in one of these files.
WRITTEN = (
    ("src/omerta/words", "**/*.ftl"),
    ("src/omerta/books/ledgers", "*.md"),
    ("src/omerta/table/web/templates", "*.html"),
    ("src/omerta/table/web/static", "*.js"),
    ("src/omerta/table/web/static", "*.css"),
)
# People bring names and books of their own: all of ASCII, Latin with its accents, Cyrillic of the neighbours.
LETTERS = (range(0x20, 0x7F), range(0xA0, 0x180), range(0x400, 0x460), range(0x490, 0x492))
SIGNS = "‐–—‘’‚“”„†•…‹›€₴₽№←↑→↓−×"
RARE = frozenset("ĬĭĲĳŊŋŦŧſ‐")  # one of the fonts has no shape for it, and no text of ours needs it
FEATURES = ("ccmp", "locl", "mark", "mkmk", "kern", "liga", "lnum", "tnum")
FAMILY_NAMES, OWN_NAMES = (1, 16), (3, 4, 6)
FAMILY_NAME, LICENCE = 1, (0, 13, 14)


class LettersMissingError(Exception):
    """A font has no shape for a sign that is written somewhere."""


class Face(NamedTuple):
    """One face: how it is called here, and where its letters come from."""

    name: str
    family: str
    style: str
    package: str
    file: str

    @property
    def source(self) -> Path:
        """The file in the package the font comes in."""
        return Path(str(files(self.package) / "files" / self.file))

    @property
    def licence(self) -> Path:
        """The licence that came with it."""
        return self.source.with_name("LICENSE.txt")


# The licence of the fonts reserves their names: whoever leaves letters out has changed and renames them.
FACES = (
    Face("serif-regular", "Omerta Serif", "Regular", "font_source_serif_pro", "SourceSerifPro-Regular.ttf"),
    Face(
        "serif-semibold", "Omerta Serif", "Semibold", "font_source_serif_pro", "SourceSerifPro-Semibold.ttf"
    ),
    Face("sans-regular", "Omerta Sans", "Regular", "font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    Face("sans-semibold", "Omerta Sans", "Semibold", "font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
)


def written(root: Path) -> frozenset[str]:
    """Every sign of every text of the table."""
    texts = (file.read_text("utf-8") for folder, names in WRITTEN for file in (root / folder).glob(names))
    return frozenset(sign for text in texts for sign in text if sign.isprintable())


def wanted(root: Path) -> frozenset[str]:
    """The signs a face has to have."""
    letters = {chr(number) for numbers in LETTERS for number in numbers}
    return (frozenset(letters | {*SIGNS}) - RARE) | written(root)


def cut(face: Face, signs: Iterable[str]) -> TTFont:
    """A font that has these signs and no others, under a name of its own."""
    font = TTFont(face.source, recalcTimestamp=False)
    lacks = sorted(sign for sign in signs if ord(sign) not in font.getBestCmap())
    if lacks:
        raise LettersMissingError(f"{face.file} has no shape for: {' '.join(lacks)}")
    options = Options(
        layout_features=[*FEATURES], hinting=False, notdef_outline=True, name_IDs=["*"], glyph_names=False
    )
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(signs)))
    subsetter.subset(font)
    _keep_widths(font)
    _rename(font, face)
    return font


def _keep_widths(font: TTFont) -> None:
    """A sign is as wide as it says: of some, as of «», the font says they are as wide as a part of them."""
    widths = font["hmtx"]
    for name in font.getGlyphOrder():
        shape = font["glyf"][name]
        for part in shape.components if shape.isComposite() else ():
            if part.flags & USE_MY_METRICS and widths[part.glyphName][0] != widths[name][0]:
                part.flags &= ~USE_MY_METRICS


def _rename(font: TTFont, face: Face) -> None:
    names = font["name"]
    whole = f"{face.family} {face.style}"
    for record in list(names.names):
        if record.nameID in FAMILY_NAMES:
            # In the oldest of the names a semibold is a family of its own.
            linked = record.nameID == FAMILY_NAME and face.style != "Regular"
            record.string = whole if linked else face.family
        elif record.nameID in OWN_NAMES:
            record.string = whole.replace(" ", "")
        elif record.nameID > 2 and record.nameID not in (*LICENCE, 17):
            names.removeNames(nameID=record.nameID)


def lay(root: Path) -> Iterator[Path]:
    """Cut all faces into the sources, for pages and for print, each folder with the licences."""
    signs = wanted(root)
    for folder in (PAGES, PAPER):
        (root / folder).mkdir(parents=True, exist_ok=True)
    for face in FACES:
        font = cut(face, signs)
        paper, page = root / PAPER / f"{face.name}.ttf", root / PAGES / f"{face.name}.woff2"
        font.save(paper)
        font.flavor = "woff2"
        font.save(page)
        yield from (paper, page)
        for folder in (PAGES, PAPER):
            licence = root / folder / f"LICENSE-{face.name.partition('-')[0]}.txt"
            licence.write_bytes(face.licence.read_bytes())
            yield licence


class TypeHook(BuildHookInterface[BuilderConfig]):
    """The faces are cut before the wheel is packed, or before a checkout is installed as it is."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Cut them where they are looked for: in the sources."""
        for _ in lay(Path(self.root)):
            pass


if __name__ == "__main__":
    for laid in sorted({*lay(ROOT)}):
        sys.stdout.write(f"{laid.relative_to(ROOT)} {laid.stat().st_size}\n")
