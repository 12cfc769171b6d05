"""From wishes to sheets: everything that will stand on paper, in the words of one language."""

from __future__ import annotations

import unicodedata
from collections import Counter

from omerta.core.book.model import Book
from omerta.paper import card_art
from omerta.paper.night_list import night_list
from omerta.paper.print_wishes import Layout, Wishes, in_hand
from omerta.paper.rules_page import rules_page
from omerta.paper.sheets import PaperCard, PaperSeat, Sheets
from omerta.paper.typefaces import families
from omerta.words import Lexicon
from omerta.words.voice import capital, in_manner

UNPRINTED = ("So", "Sk", "Cf", "Cc", "Co", "Cs")
VARIANT = "\ufe0f"  # of the sign before it, which is left out
SAID = (
    "night",
    "night-about",
    "night-seats",
    "rules",
    "rules-about",
    "notebook",
    "notebook-name",
    "notebook-claims",
    "notebook-day",
    "notebook-card",
    "deck",
    "tent-scan",
)


def laid_out(wishes: Wishes, layout: Layout, words: Lexicon) -> Sheets:
    """The sheets for these wishes."""
    book, spoken = wishes.book, in_manner(words, wishes.book)
    cards, wanted = in_hand(book, wishes.cards), {*layout.parts}
    counts = {"cards": len(wishes.cards), "players": wishes.players}
    return Sheets(
        language=words.language,
        title=words.name("book", book.name),
        subtitle=words.say("paper-about", counts),
        size=layout.size,
        backs=layout.backs,
        white=layout.white,
        parts=layout.parts,
        fonts=families(),
        colours=card_art.colours(card_art.look_of(book, wishes.own), layout.white),
        cards=tuple(_card(book, card, spoken) for card in cards) if "cards" in wanted else (),
        night=night_list(book, cards, spoken) if "night" in wanted else (),
        rules=rules_page(book, cards, wishes.house_rules, spoken) if "rules" in wanted else (),
        seats=_seats(wishes),
        tents=tuple(place for place in _seats(wishes) if place.seat not in wishes.without_tent),
        deck=tuple((capital(spoken.role(card)), number) for card, number in Counter(cards).items()),
        address=wishes.address,
        code=wishes.address.partition("/j/")[2],
        words={name: words.say(f"paper-{name}") for name in SAID},
        pictures=_pictures(wishes, cards if "cards" in wanted else (), layout.white, spoken),
    )


def _card(book: Book, card: str, words: Lexicon) -> PaperCard:
    role = book.roles[card]
    return PaperCard(
        capital(words.role(card)),
        words.name("side", role.side),
        words.about(book.name, card),
        " · ".join(role.rules),
        f"card-{card}",
    )


def _seats(wishes: Wishes) -> tuple[PaperSeat, ...]:
    number = max(wishes.players, len(wishes.names))
    names = (*map(legible, wishes.names), *("",) * number)
    return tuple(PaperSeat(seat, names[seat - 1]) for seat in range(1, number + 1))


def legible(name: str) -> str:
    """A name without the small pictures in it, for which no font of ours has letters."""
    whole = unicodedata.normalize("NFC", name).replace(VARIANT, "")
    return "".join(each for each in whole if unicodedata.category(each) not in UNPRINTED).strip()


def _pictures(wishes: Wishes, cards: tuple[str, ...], white: bool, words: Lexicon) -> dict[str, str]:
    look = card_art.look_of(wishes.book, wishes.own)
    ink = card_art.colours(look, white).ink
    found = {
        card_art.BACK: card_art.back_picture(look, white),
        card_art.SEAL: card_art.seal_picture(ink),
        card_art.TITLE: card_art.title_picture(wishes.book.name, words.language, ink),
        card_art.QR: card_art.qr_picture(wishes.address) if wishes.address else "",
    }
    return found | {f"card-{card}": _picture(wishes, card, white, words) for card in dict.fromkeys(cards)}


def _picture(wishes: Wishes, card: str, white: bool, words: Lexicon) -> str:
    if wishes.own is not None:
        return card_art.own_picture(wishes.own, card, words, white)
    return card_art.card_picture(wishes.book.name, card, white)
