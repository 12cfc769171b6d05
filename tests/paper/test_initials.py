"""Cards that nobody has drawn: an initial in the hand of its book, on the ground of its side."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from art.gallery import LETTERS as KEPT
from art.initials import GROUNDS as DRAWN
from art.initials import letters

from omerta.books.files import read_own
from omerta.books.shelf import SHELF
from omerta.paper.card_art import PALETTES, own_picture
from omerta.paper.initial_block import BLOCKS, GROUNDS, TOWN, UNKNOWN, initial_block
from omerta.words import LANGUAGES, lexicon
from omerta.words.own import spoken


def test_the_letters_are_kept_as_they_are_drawn() -> None:
    assert KEPT.read_text("utf-8") == letters()


def test_every_ground_that_is_asked_for_is_drawn() -> None:
    asked = {
        *TOWN.values(),
        *UNKNOWN.values(),
        "rain",
        *(each for by in GROUNDS.values() for each in by.values()),
    }
    assert asked == {*DRAWN} == {each.name.removesuffix(".svg") for each in BLOCKS.iterdir()}


@pytest.mark.parametrize("look", SHELF)
def test_names_in_all_three_alphabets_have_their_letter(look: str) -> None:
    names = ["Ёж", "Їжак", "Ґава", "Єнот", "Щука", "Postman", "Quartermaster", "7th", "почтальон", "élan"]
    blocks = {initial_block(name, side, look) for name in names for side in SHELF[look].sides}
    assert len(blocks) == len(names) * len({*SHELF[look].sides})
    assert all(ElementTree.fromstring(block).tag.endswith("svg") for block in blocks)


def test_a_name_of_no_letters_has_a_block_all_the_same() -> None:
    assert initial_block("", "town", "family") == initial_block("☠", "town", "family")
    assert initial_block("ünter", "town", "family") == initial_block("Unter", "town", "family")


@pytest.mark.parametrize("look", SHELF)
def test_a_block_has_the_colours_of_its_book(look: str) -> None:
    plain = SHELF[look].plain
    own = read_own(
        f'name = "ours"\nbased_on = "{look}"\n[roles.newcomer]\nside = "{SHELF[look].roles[plain].side}"'
    )
    for language in LANGUAGES:
        block = own_picture(own, "newcomer", spoken(lexicon(language), own))
        colours = {part[:7] for part in block.split('"') if part.startswith("#")}
        assert colours <= {PALETTES[look].ink, PALETTES[look].paper, PALETTES[look].accent}
        assert len(block) < 20_000
    assert "#ffffff" in own_picture(own, "newcomer", lexicon("en"), white=True)
