"""Pictures of printed pages for the guide: `python -m tests.paper.pictures FOLDER`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from omerta.books.presets import deck_for
from omerta.books.shelf import SHELF
from omerta.paper import Layout, SheetKind, Wishes, laid_out
from omerta.paper.press import pictured
from omerta.words import lexicon

HEIGHT, GAP, PPI = 560, 12, 60
DESK = (96, 92, 86)
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Zhora", "Ivan", "Lida", "Mark", "Nina")
FAMILY = (
    "detective",
    "doctor",
    "bodyguard",
    "beauty",
    "journalist",
    "godfather",
    "mafioso",
    "maniac",
    "thief",
)
VENDETTA = ("king", "lamia", "queen", "nosferatu", "werewolf", "kitsune", "monk", "leader", "scout")


def pages(book: str, cards: tuple[str, ...], language: str, *parts: SheetKind) -> list[Image.Image]:
    """The pages of these sheets."""
    wishes = Wishes(SHELF[book], cards, len(cards), {}, NAMES, "http://192.168.1.20:8420/j/KJ4M")
    sheets = laid_out(wishes, Layout(parts=parts), lexicon(language))
    return [Image.open(BytesIO(page)).convert("RGB") for page in pictured(sheets, PPI)]


def side_by_side(found: Sequence[Image.Image], place: Path) -> None:
    """Pages on a desk, in a row."""
    row = [page.resize((round(page.width * HEIGHT / page.height), HEIGHT)) for page in found]
    desk = Image.new("RGB", (sum(page.width + GAP for page in row) + GAP, HEIGHT + 2 * GAP), DESK)
    at = GAP
    for page in row:
        desk.paste(page, (at, GAP))
        at += page.width + GAP
    desk.quantize(128, dither=Image.Dither.NONE).save(place, optimize=True)


def main(folder: Path) -> None:
    """Cards of two books with their backs, and the sheets for one evening."""
    folder.mkdir(parents=True, exist_ok=True)
    side_by_side(
        [*pages("family", FAMILY, "en", "cards"), *pages("vendetta", VENDETTA, "ru", "cards")],
        folder / "cards.png",
    )
    deck = deck_for(SHELF["family"], 10, ("doctor", "beauty"))
    side_by_side(
        pages("family", deck, "en", "night", "rules", "notebook", "tents")[:4], folder / "sheets.png"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
