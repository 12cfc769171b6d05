"""`omerta print`: what is written for what was typed, and what is said about it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Omerta

from omerta.paper import Layout, Wishes, laid_out, typefaces
from omerta.paper.card_art import card_picture
from omerta.paper.sheets import Sheets
from omerta.words import LANGUAGES, Lexicon, lexicon

Laid = list[tuple[Wishes, Layout, Sheets]]


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Laid:
    """What was laid out, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    found: Laid = []

    def laying_out(wishes: Wishes, layout: Layout, words: Lexicon) -> Sheets:
        sheets = laid_out(wishes, layout, words)
        found.append((wishes, layout, sheets))
        return sheets

    monkeypatch.setattr("omerta.terminal.printing.laid_out", laying_out)
    return found


def test_a_book_is_printed_into_the_folder_one_is_in(omerta: Omerta, laid: Laid, tmp_path: Path) -> None:
    told = omerta("print", "classic")
    assert told.code == 0, told.err
    assert re.fullmatch(r"classic\.pdf: 9 pages, made in \d+\.\d s\.\n", told.out)
    assert (tmp_path / "classic.pdf").read_bytes().startswith(b"%PDF")
    (wishes, layout, _), *_ = laid
    assert (len(wishes.cards), wishes.players, layout) == (10, 10, Layout())


def test_a_deck_a_paper_and_some_sheets_are_chosen(omerta: Omerta, laid: Laid, tmp_path: Path) -> None:
    chosen = ("--seats", "7", "--paper", "letter", "--backs", "fold", "--white", "--only", "rules, cards")
    told = omerta("print", "family", *chosen, "--set", "tie-break=lot", "--out", "mine.pdf")
    assert told.code == 0, told.err
    assert told.out.startswith("mine.pdf: 3 pages")
    (wishes, layout, _), *_ = laid
    assert layout == Layout("letter", "fold", True, ("cards", "rules"))
    assert (len(wishes.cards), wishes.house_rules) == (7, {"tie-break": "lot"})


def test_cards_names_and_the_address_are_given(omerta: Omerta, laid: Laid) -> None:
    where = "http://192.0.2.7:8420/j/KJ4M"
    deck = ("--cards", "2 mafia, doctor, 3 townsperson", "--names", "Anna, Boris", "--address", where)
    assert omerta("print", "classic", *deck, "--only", "tents").out.startswith("classic-6.pdf: 1 page,")
    (wishes, _, sheets), *_ = laid
    assert sorted(wishes.cards) == ["doctor", "mafia", "mafia", *["townsperson"] * 3]
    assert [place.name for place in sheets.tents] == ["Anna", "Boris", "", "", "", ""]
    assert (sheets.code, sheets.address) == ("KJ4M", where)
    assert sheets.pictures["qr"]


def test_a_scenario_brings_its_deck_and_its_rule(omerta: Omerta, laid: Laid) -> None:
    assert (
        omerta("print", "vendetta", "--seats", "12", "--scenario", "wolf-pits", "--only", "night").code == 0
    )
    (wishes, _, _), *_ = laid
    assert wishes.house_rules == {"scenario": "wolf-pits"}
    assert len(wishes.cards) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_in_the_language_asked_for(omerta: Omerta, laid: Laid, language: str) -> None:
    assert omerta("print", "classic", "--only", "night", "--lang", language).code == 0
    (_, _, sheets), *_ = laid
    assert sheets.language == language
    assert sheets.words["night"] == lexicon(language).say("paper-night")


def test_a_book_of_ones_own_is_printed_with_the_pictures_of_the_book_it_is_built_on(
    omerta: Omerta, laid: Laid
) -> None:
    book = str(Path(__file__).parents[2] / "examples" / "our-family.toml")
    told = omerta("print", book, "--seats", "8", "--with", "postman", "--only", "cards")
    assert told.code == 0, told.err
    (_, _, sheets), *_ = laid
    assert all(sheets.pictures[card.picture].startswith("<svg") for card in sheets.cards)
    assert sheets.pictures["card-mafioso"] == card_picture("family", "mafioso", white=False)
    assert "card-postman" in sheets.pictures


def test_nothing_is_overwritten_unless_asked(omerta: Omerta, laid: Laid, tmp_path: Path) -> None:
    (tmp_path / "classic.pdf").write_text("precious")
    told = omerta("print", "classic", "--only", "rules")
    assert (told.code, laid) == (2, [])
    assert "--force" in told.err
    assert (tmp_path / "classic.pdf").read_text() == "precious"
    assert omerta("print", "classic", "--only", "rules", "--force").code == 0
    assert (tmp_path / "classic.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--only", "cards, posters"), "posters"),
        (("--address", "table seven"), "table seven"),
        (("--seats", "41"), "41"),
        (("--seats", "5", "--cards", "3 mafia"), "3 cards"),
        (("--with", "doctor"), "--seats"),
        (("--paper", "a3"), "a3"),
        (("--out", "nowhere/at/all.pdf"), "nowhere"),
    ],
)
def test_what_cannot_be_printed_is_said(
    omerta: Omerta, laid: Laid, wrong: tuple[str, ...], said: str
) -> None:
    told = omerta("print", "classic", *wrong)
    assert told.code == 2
    assert said in told.err
    assert laid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_press_it_is_said_how_to_get_it(
    omerta: Omerta, laid: Laid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    told = omerta("print", "classic", "--lang", language)
    assert told.code == 2
    assert 'pip install "omerta[print]"' in told.err
    assert [*tmp_path.iterdir()] == []


def test_fonts_of_the_package_are_taken_where_they_lie(
    omerta: Omerta, laid: Laid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(typefaces, "FOLDER", tmp_path / "type")
    assert omerta("print", "classic", "--only", "rules", "--force").code == 0
    from matplotlib import get_data_path

    (tmp_path / "type").mkdir()
    own = Path(get_data_path()) / "fonts" / "ttf" / "DejaVuSerif.ttf"
    (tmp_path / "type" / own.name).write_bytes(own.read_bytes())
    monkeypatch.setattr(typefaces, "OWN", ("DejaVu Serif",))
    assert typefaces.folder() == tmp_path / "type"
    assert omerta("print", "classic", "--only", "rules", "--force").code == 0
    assert [sheets.fonts for _, _, sheets in laid] == [typefaces.BROUGHT, ("DejaVu Serif",)]
    assert b"DejaVu" in (tmp_path / "classic.pdf").read_bytes()
