"""The press: sheets go in, a PDF comes out. It is an extra of its own, and may be missing."""

from __future__ import annotations

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from omerta.paper.sheets import Sheets
from omerta.paper.typefaces import folder

if TYPE_CHECKING:
    import typst

TEMPLATES = Path(__file__).parent / "templates"
MAIN = TEMPLATES / "omerta.typ"
UNFIT = re.compile(r"does not fit: (.+)")
PAGES = re.compile(rb"/Type\s*/Page\b")


class NoPress(Exception):  # noqa: N818 - said to whoever wants to print
    """What prints is not installed."""


class TooLong(Exception):  # noqa: N818 - said to whoever wrote the card
    """The text of this card does not fit on it."""


class Printed(Struct, frozen=True):
    """A printed document and how many pages it has."""

    pdf: bytes
    pages: int


@cache
def can_print() -> bool:
    """Is the press installed?"""
    return find_spec("typst") is not None


def printed(sheets: Sheets) -> Printed:
    """The sheets as a PDF."""
    try:
        found = _compiler(sheets).compile(format="pdf")
    except RuntimeError as error:
        unfit = UNFIT.search(str(error))
        if unfit is None:
            raise
        raise TooLong(unfit[1]) from None
    assert isinstance(found, bytes)
    return Printed(found, len(PAGES.findall(found)))


def pictured(sheets: Sheets, ppi: float = 144) -> list[bytes]:
    """The sheets as pictures, one for each page."""
    found = _compiler(sheets).compile(format="png", ppi=ppi)
    return found if isinstance(found, list) else [found] if found else []


def placed(sheets: Sheets) -> bytes:
    """What the sheets tell about themselves, as JSON: where each card lies, how small its text became."""
    return _compiler(sheets).query("<placed>", field="value").encode()


def _compiler(sheets: Sheets) -> typst.Compiler:
    try:
        import typst
    except ImportError:
        raise NoPress from None
    fonts, data = folder(), msgspec.json.encode(sheets).decode()
    return typst.Compiler(
        MAIN,
        root=TEMPLATES,
        font_paths=[fonts] if fonts is not None else [],
        ignore_system_fonts=True,
        sys_inputs={"data": data},
    )
