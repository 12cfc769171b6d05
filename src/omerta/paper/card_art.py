"""The pictures that are printed: the drawings of the cards, in the colours of the paper they go on.

They lie where the table serves them from. That is data, read by its place in the package: the table itself is
not imported, and no drawing is kept twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType

from msgspec.structs import replace

from omerta.books.files import OwnBook
from omerta.core.book.model import Book
from omerta.paper.initial_block import initial_block
from omerta.paper.sheets import Colours
from omerta.words import Lexicon

ART = files("omerta") / "table" / "web" / "static" / "art"
BACK, TITLE, SEAL, QR = "back", "title", "seal", "qr"
WHITE = "#ffffff"
HOUSE = "classic"
PALETTES: Mapping[str, Colours] = MappingProxyType(
    {
        "classic": Colours("#15110e", "#efe6d2", "#b5271f", "#efe6d2"),
        "family": Colours("#1b150e", "#e8dcc3", "#a9571a", "#e8dcc3"),
        "offscreen": Colours("#120d0d", "#e9dccb", "#c8321f", "#120d0d"),
        "chicago": Colours("#0b1418", "#eee5cf", "#c08a1f", "#0b1418"),
        "vendetta": Colours("#0e0a14", "#dfe0e8", "#a51c3c", "#0e0a14"),
    }
)


def is_drawn(book: str, name: str) -> bool:
    """Has this book a picture of this name?"""
    return (ART / book / f"{name}.svg").is_file()


def colours(book: str, white: bool) -> Colours:
    """Ink, paper and accent of a book, and the ground its backs lie on; to save toner both are white."""
    found = PALETTES.get(book, PALETTES[HOUSE])
    return replace(found, paper=WHITE, ground=WHITE) if white else found


def card_picture(book: str, card: str, white: bool) -> str:
    """The drawing of a card; on white its paper is left out."""
    return _on(_drawing(f"{book}/{card}"), book, white)


def back_picture(book: str, white: bool) -> str:
    """The drawing of a book's back."""
    return _on(_drawing(f"{book}/{BACK}"), book, white)


def look_of(book: Book, own: OwnBook | None) -> str:
    """The printed book whose look the sheets have; one of one's own has that of the book it is built on."""
    return book.name if own is None else own.based_on or HOUSE


def own_picture(own: OwnBook, card: str, words: Lexicon, white: bool = False) -> str:
    """The picture of a card in a book of one's own.

    It is the one its author brought, or the one it has in the printed book, or its initial cut into a block.
    """
    look = look_of(own.book, own)
    if card in own.pictures:
        return own.pictures[card]
    if own.based_on and is_drawn(own.based_on, card):
        return card_picture(own.based_on, card, white)
    block = initial_block(words.role(card), own.book.roles[card].side, look)
    return _on(_coloured(block, PALETTES[HOUSE], PALETTES[look]), look, white)


def title_picture(book: str, language: str, ink: str) -> str:
    """The lettering of a book, if it has one."""
    name = f"{TITLE}-{language}"
    return _stencilled(_drawing(f"{book}/{name}"), ink) if is_drawn(book, name) else ""


def seal_picture(ink: str) -> str:
    """The seal of the house."""
    return _stencilled(_drawing("seal/omerta"), ink)


def qr_picture(address: str) -> str:
    """The address as a phone reads it."""
    import segno  # slow to fetch, and every command of the terminal passes here

    return segno.make(address, error="m").svg_inline(border=0, dark="#000")


def _drawing(name: str) -> str:
    return (ART / f"{name}.svg").read_text("utf-8")


def _coloured(drawing: str, drawn: Colours, printed: Colours) -> str:
    """The same drawing in the colours of another book."""
    drawing = drawing.replace(drawn.ink, printed.ink).replace(drawn.paper, printed.paper)
    return drawing.replace(drawn.accent, printed.accent)


def _on(drawing: str, book: str, white: bool) -> str:
    return drawing.replace(PALETTES[book].paper, WHITE) if white else drawing


def _stencilled(drawing: str, ink: str) -> str:
    """A stencil printed in ink on white: its mask becomes the picture itself, which stays sharp on paper."""
    before, _, rest = drawing.partition('<mask id="m" fill="#fff">')
    shapes, _, _ = rest.partition("</mask>")
    return f'{before}<g fill="{ink}">{shapes}</g></svg>'.replace('fill="#000"', f'fill="{WHITE}"')
