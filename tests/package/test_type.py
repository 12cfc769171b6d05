"""The faces the table is written in: every sign has a shape, small, lawful, the same on every machine."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from hatch_build import FACES, PAGES, PAPER, Face, LettersMissingError, cut, wanted

import omerta
from omerta.words import LANGUAGES
from omerta.words.lexicon import lexicon

ROOT = Path(__file__).parents[2]
PACKAGE = Path(omerta.__file__).parent
LARGEST = 28_000
NAMES = "Jürgen Łukasz Şükran Мар’яна Ґудзь Ўладзімір Љиљана Ÿves"
OUTSIDE = "ქ"


def signs_of(face: Face) -> set[str]:
    return {chr(number) for number in TTFont(ROOT / PAGES / f"{face.name}.woff2").getBestCmap()}


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_every_sign_of_every_text_has_a_shape(face: Face) -> None:
    texts = [*PACKAGE.glob("words/*/**/*.ftl"), *PACKAGE.glob("books/ledgers/*.md")]
    pages = [*PACKAGE.glob("table/web/templates/*"), *PACKAGE.glob("table/web/static/*.*")]
    assert {file.parent.name for file in texts} >= {*LANGUAGES, "ledgers"}
    readable = [file for file in (*texts, *pages) if file.suffix != ".png"]
    written = {sign for file in readable for sign in file.read_text("utf-8") if sign >= " "}
    assert {*lexicon("uk").say("book-vendetta"), *NAMES} <= signs_of(face)
    assert written - signs_of(face) == set(), "scripts/type cuts the faces anew"


def test_faces_are_small_and_bear_no_reserved_name() -> None:
    for face in FACES:
        page, paper = ROOT / PAGES / f"{face.name}.woff2", ROOT / PAPER / f"{face.name}.ttf"
        assert page.stat().st_size <= LARGEST
        names = TTFont(paper)["name"]
        assert names.getBestFamilyName() == face.family
        called = {str(record) for record in names.names if record.nameID in (1, 3, 4, 6, 16, 17)}
        assert not [name for name in called if "Source" in name]
        for folder in (PAGES, PAPER):
            licence = ROOT / folder / f"LICENSE-{face.name.partition('-')[0]}.txt"
            assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8")


def test_a_face_is_cut_alike_every_time() -> None:
    face = FACES[-1]
    font, again = cut(face, wanted(ROOT)), BytesIO()
    font.flavor = "woff2"
    font.save(again)
    assert again.getvalue() == (ROOT / PAGES / f"{face.name}.woff2").read_bytes()


def test_a_font_without_a_letter_is_named() -> None:
    with pytest.raises(LettersMissingError, match=rf"{FACES[0].file} has no shape for: {OUTSIDE}"):
        cut(FACES[0], wanted(ROOT) | {OUTSIDE})
