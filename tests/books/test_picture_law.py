"""Pictures of one's own: plain shapes are written anew, and everything else is a fault with its line."""

from __future__ import annotations

import time
from xml.etree import ElementTree

import pytest

from omerta.books.files import Unsound, read_own
from omerta.books.picture_law import DEEPEST, LARGEST, MOST_ELEMENTS, VIEW_BOX, cleaned

SVG = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">'
BOOK = 'name = "our-post"\nbased_on = "family"\n[pictures]\ndoctor = '
# What a picture could be asked to do to somebody else's phone, and the fault that names it.
ATTACKS = {
    "<script>alert(1)</script>": ("picture-element", "script"),
    "<style>*{background:url(//evil)}</style>": ("picture-element", "style"),
    "<foreignObject><body/></foreignObject>": ("picture-element", "foreignObject"),
    '<image href="//evil/x.png"/>': ("picture-element", "image"),
    '<use href="#a"/>': ("picture-element", "use"),
    '<a href="javascript:alert(1)"><path d="M0 0"/></a>': ("picture-element", "a"),
    '<animate attributeName="fill"/>': ("picture-element", "animate"),
    "<text>mafia</text>": ("picture-element", "text"),
    "mafia": ("picture-text", "mafia"),
    '<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>': ("picture-element", "xhtml:iframe"),
    "<?php evil?>": ("picture-element", "?php"),
    '<path onload="alert(1)" d="M0 0"/>': ("picture-attribute", "path onload"),
    '<path style="fill:red" d="M0 0"/>': ("picture-attribute", "path style"),
    '<path xmlns:x="http://www.w3.org/1999/xlink" x:href="//evil"/>': (
        "picture-attribute",
        "path xlink:href",
    ),
    '<path fill="url(//evil#x)"/>': ("picture-value", 'fill="url(//evil#x)"'),
    '<path filter="url(#x)"/>': ("picture-attribute", "path filter"),
    '<path transform="rotate(1) evil(2)"/>': ("picture-value", 'transform="rotate(1) evil(2)"'),
    '<path d="M0 0 &quot;&gt;&lt;script"/>': ("picture-value", 'd="M0 0 "><script"'),
    '<rect width="1e99"/>': ("picture-value", 'width="1e99"'),
}


@pytest.mark.parametrize("attack", ATTACKS)
def test_whatever_is_no_plain_shape_is_a_fault_with_its_line(attack: str) -> None:
    _, found = cleaned(f"{SVG}\n<path d='M0 0'/>\n{attack}\n</svg>", "pictures.doctor")
    assert [(fault.problem, fault.about) for fault in found] == [ATTACKS[attack]]
    assert found[0].place == "pictures.doctor, line 3"


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('<!DOCTYPE svg [<!ENTITY a "aa">]><svg>&a;</svg>', "picture-doctype"),
        ('<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>', "picture-doctype"),
        ("no drawing at all", "picture-not-svg"),
        (f"{SVG}<g>", "picture-not-svg"),
        ("<html/>", "picture-not-svg"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>', "picture-view-box"),
        (f"{SVG}{'<g>' * DEEPEST}{'</g>' * DEEPEST}</svg>", "picture-too-much"),
        (f"{SVG}{'<path/>' * MOST_ELEMENTS}</svg>", "picture-too-much"),
        (f"{SVG}<!--{'x' * LARGEST}--></svg>", "picture-too-large"),
    ],
)
def test_what_cannot_be_a_picture_is_said_once(source: str, problem: str) -> None:
    assert [fault.problem for fault in cleaned(source, "here")[1]] == [problem]


def test_a_bomb_takes_no_time() -> None:
    laughs = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
    bombs = [f'<!DOCTYPE b [<!ENTITY l0 "ha">{laughs}]><b>&l11;</b>']
    bombs += [f'{SVG}<polygon points="{"1" * 40_000}x"/><path transform="{"scale(1) " * 4000}x"/></svg>']
    began = time.process_time()
    assert all(cleaned(bomb, "here")[1] for bomb in bombs)
    assert time.process_time() - began < 1


def test_plain_shapes_are_written_anew_and_nothing_else_is_left() -> None:
    drawn = '<g transform="scale(2)"><path d="M0 0L9,9Z" fill="#b5271f"/></g><circle cx="5" cy="5" r="3"/>'
    source = f'<?xml version="1.0"?><!-- mine -->{SVG}<title>mine <b>!</b></title>{drawn}</svg>'
    made, found = cleaned(source.replace("<g ", '<g id="evil" class="x" '), "here")
    assert not found
    assert made == f"{SVG}{drawn}</svg>"
    assert ElementTree.fromstring(made).tag.endswith("svg")
    assert cleaned(made, "here") == (made, ())


def test_a_book_brings_a_drawing_or_the_file_beside_it() -> None:
    drawing = f"{SVG}<path d='M0 0'/></svg>"
    inside = read_own(f"{BOOK}'''{drawing}'''")
    beside = read_own(f"{BOOK}'doctor.svg'", {"doctor.svg": drawing}.__getitem__)
    assert inside.pictures == beside.pictures == {"doctor": drawing.replace("'", '"')}
    assert read_own(f"{BOOK}'doctor.svg'").pictures == {}  # without the folder nobody can look


def test_a_picture_of_nobody_and_one_that_is_not_there_are_faults() -> None:
    with pytest.raises(Unsound) as unsound:
        read_own(f"{BOOK}'a.svg'\ndocter = 'b.svg'", lambda name: "")
    assert [(fault.place, fault.problem, fault.near) for fault in unsound.value.faults] == [
        ("pictures", "no-such-role", "doctor"),
        ("pictures.doctor", "picture-missing", ""),
    ]
