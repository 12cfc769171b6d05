"""Sizes tell: whatever is sent to phones is filled up with blanks, which mean nothing in JSON."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

FACE, ANSWER, LONG_ANSWER, DESK = 2048, 512, 16384, 32768
SPARE = 128  # what is round a face, and the digits of a running clock
A_NIGHT = 8192
A_PAGE, TIMES_NOTED = 1024, 3
CARD_AND_WORDS, A_SEAT, TIMES_NAMED, CHAT = 3072, 96, 8, 8192
BEYOND, WATCHED = 1536, 2560  # what whoever is out is offered, and the night as he may watch it
TIMES_SAID = 10  # the card's name, text and side, and what it was told since its phase began


def rounded(length: int, unit: int) -> int:
    """The next multiple of a unit."""
    return -(-length // unit) * unit


def padded(body: bytes, width: int) -> bytes:
    """The same message, so long."""
    return body.ljust(width)


def padded_answer(body: bytes, is_long: bool, room: int = 0) -> bytes:
    """An answer as long as others of its kind; what somebody has learned must not show in its length."""
    return padded(body, rounded(max(len(body), room), LONG_ANSWER if is_long else ANSWER))


def room_for_view(public: int, number: int) -> int:
    """How long the view of a seat may be, by how long the public one is and how many nights have begun.

    A gang is told of every finger of its own, so its views grow by what nobody else sees.
    """
    return public + LONG_ANSWER + A_NIGHT * number


def room_for_notes(public: int, number: int, names: Iterable[str], longest: int = 0) -> int:
    """How long a notebook may be, by what all have in theirs, how many nights have begun, and the names.

    A gang of many has the names of its own on the page of every night. `longest` is the longest text of a
    book of one's own: whoever plays by it knows that book.
    """
    said = TIMES_SAID * longest
    a_night = A_PAGE + TIMES_NOTED * sum(len(msgspec.json.encode(name)) for name in names) + said
    return public + LONG_ANSWER // 2 + said + a_night * number


def room_for_secrets(names: Iterable[str], chat: bool, longest: int = 0) -> int:
    """How much of a face is left for what is under the thumb, by what everybody knows of the table.

    Were it as much as the longest phone needs, somebody could measure the secrets of others by the length of
    his own name. `longest` is the longest text of a book of one's own, and everybody may have read it.
    """
    lengths = [len(msgspec.json.encode(name)) for name in names]
    room = CARD_AND_WORDS + A_SEAT * len(lengths) + TIMES_NAMED * sum(lengths)
    return room + BEYOND + WATCHED + TIMES_SAID * longest + (CHAT if chat else 0)
