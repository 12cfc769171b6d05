"""Cards on paper: all of them are there, each text fits its card, and every back meets its face."""

from __future__ import annotations

from collections import Counter
from io import BytesIO

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace
from PIL import Image, ImageStat

from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.paper import Backs, Layout, Size, TooLong, Wishes, laid_out, printed, whole_box
from omerta.paper.card_art import ART, PALETTES, is_drawn
from omerta.paper.press import pictured, placed
from omerta.paper.print_wishes import in_hand
from omerta.paper.sheets import Sheets
from omerta.words import LANGUAGES, lexicon

CARD_WIDTH, CARD_HEIGHT = 63, 88
PAGES: dict[Size, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
NOTHING_DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"/>'
LEGIBLE = 6.5
CARDS_AND_RULES = Layout("letter", "none", parts=("cards", "rules"))


class Placed(Struct, frozen=True):
    """What the sheets tell of a card: where its face or its back lies, or how large its text is."""

    kind: str
    name: str = ""
    size: float = 0
    name_size: float = 0
    card: int = -1
    page: int = 0
    x: float = 0
    y: float = 0


def told(sheets: Sheets) -> list[Placed]:
    """Everything the sheets tell; the pictures do not matter for it, and take their time."""
    blank = dict.fromkeys(sheets.pictures, NOTHING_DRAWN)
    return msgspec.json.decode(placed(replace(sheets, pictures=blank)), type=list[Placed])


def all_cards(book: str, language: str) -> Sheets:
    """Each card of a book once."""
    return laid_out(Wishes(SHELF[book], tuple(SHELF[book].roles), 10), CARDS_AND_RULES, lexicon(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_picture_and_a_text_that_fits_and_all_rules_fit_a_page(language: str) -> None:
    number = 0
    for book in SHELF:
        sheets = all_cards(book, language)
        for card in sheets.cards:
            assert card.about
            assert card.side
            assert card.rules.startswith(SHELF[book].prefix)
            assert "<path" in sheets.pictures[card.picture]
        laid = told(sheets)
        first, last = (next(each for each in laid if each.kind == kind) for kind in ("rules", "rules-end"))
        assert first.page == last.page
        assert first.size >= LEGIBLE
        sizes = [each for each in laid if each.kind == "text"]
        assert [each.name for each in sizes] == [card.name for card in sheets.cards]
        assert min(each.size for each in sizes) >= LEGIBLE
        assert min(each.name_size for each in sizes) >= 10
        number += len(sizes)
    assert number == 90


def test_a_text_too_long_for_its_card_is_never_cut_off_in_silence() -> None:
    sheets = all_cards("classic", "en")
    card = replace(sheets.cards[0], about="All night long. " * 60)
    with pytest.raises(TooLong) as told_of:
        printed(replace(sheets, cards=(card,)))
    assert str(told_of.value) == card.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_we_have_reconstructed_says_so_on_its_card(language: str) -> None:
    about = {card.picture: card.about for card in all_cards("vendetta", language).cards}
    sign = lexicon(language).about("vendetta", "undine").rpartition(". ")[2]
    assert sum(text.endswith(sign) for text in about.values()) >= 10
    assert about["card-banshee"].endswith(sign)
    assert not about["card-vampire"].endswith(sign)


def by_card(book: str, players: int, size: Size, backs: Backs) -> list[tuple[Placed, Placed]]:
    """Each face with its back."""
    wishes = Wishes(SHELF[book], deck_for(SHELF[book], players), players)
    found = told(laid_out(wishes, Layout(size, backs, parts=("cards",)), lexicon("en")))
    faces = {each.card: each for each in found if each.kind == "face"}
    backs_found = {each.card: each for each in found if each.kind == "back"}
    assert {*faces} == {*backs_found} == {*range(players)}
    return [(faces[card], backs_found[card]) for card in range(players)]


@pytest.mark.parametrize("size", PAGES)
def test_backs_meet_their_faces_when_the_sheet_is_turned_over_its_long_edge(size: Size) -> None:
    width, height = PAGES[size]
    pairs = by_card("classic", 11, size, "duplex")
    for face, back in pairs:
        assert back.page == face.page + 1
        assert back.x == pytest.approx(width - face.x - CARD_WIDTH, abs=0.01)
        assert back.y == pytest.approx(face.y, abs=0.01)
        assert 5 <= face.x <= width - CARD_WIDTH - 5
        assert 5 <= face.y <= height - CARD_HEIGHT - 5
    assert [sum(face.page == page for face, _ in pairs) for page in (1, 3)] == [9, 2]


@pytest.mark.parametrize("size", PAGES)
def test_a_folded_card_has_its_back_beside_its_face(size: Size) -> None:
    height, width = PAGES[size]
    for face, back in by_card("classic", 7, size, "fold"):
        assert (back.page, back.y) == (face.page, face.y)
        assert back.x == pytest.approx(face.x + CARD_WIDTH, abs=0.01)
        assert back.x + CARD_WIDTH <= width - 5
        assert face.y + CARD_HEIGHT <= height - 5


def test_a_whole_box_has_what_any_company_of_its_table_needs() -> None:
    box = whole_box(SHELF["family"])
    assert {card: box.count(card) for card in box if box.count(card) > 1} == {
        "ordinary-townsperson": 9,
        "mafioso": 5,
        "yakuza": 3,
    }
    for book in SHELF.values():
        box = whole_box(book)
        assert {*box} == {*book.roles}
        for players in book.deck.rows:
            assert not Counter(in_hand(book, deck_for(book, int(players)))) - Counter(box)


def test_for_a_card_drawn_unseen_all_are_printed_that_it_may_be() -> None:
    book = SHELF["vendetta"]
    assert in_hand(book, ("lord", "vampire", "vampire")) == ("king", "prince", "count", "vampire", "vampire")
    assert in_hand(book, ("lord", "king")).count("king") == 1


@pytest.mark.parametrize("book", SHELF)
def test_paper_knows_the_colours_of_the_drawings(book: str) -> None:
    drawn = "".join((ART / book / f"{card}.svg").read_text("utf-8") for card in SHELF[book].roles)
    known = PALETTES[book]
    assert all(colour in drawn for colour in (known.ink, known.paper, known.accent))
    assert is_drawn(book, "back")


def test_white_ground_saves_toner() -> None:
    wishes = Wishes(SHELF["vendetta"], ("king", "count"), 2)
    toner = {}
    for white in (False, True):
        sheets = laid_out(wishes, Layout(white=white, parts=("cards",)), lexicon("en"))
        toner[white] = [_darkness(page) for page in pictured(sheets, 24)]
    faces, backs = zip(toner[False], toner[True], strict=True)
    assert faces[1] < 0.9 * faces[0]
    assert backs[1] < 0.25 * backs[0]


def _darkness(page: bytes) -> float:
    """How much of a page is covered, as a share of black."""
    return 1 - ImageStat.Stat(Image.open(BytesIO(page)).convert("L")).mean[0] / 255
