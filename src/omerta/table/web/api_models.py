"""What goes through the open door besides asks and faces: bodies, answers and problems, as plain values."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from omerta.bots.hindsight import Hindsight
from omerta.core import Choices, View
from omerta.table.actions.asks import Emblem, EmblemColour, Gender, Short
from omerta.table.faces.models import Face
from omerta.table.faces.notebook import Notes

Language = Literal["", "ru", "uk", "en"]
Rules = tuple[tuple[str, str], ...]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table is wished for; without a language it speaks the one the request accepts."""

    book: Short = "classic"
    language: Language = ""


class OpenedTable(Struct, frozen=True):
    """The table, the key of whoever opened it, and the link for everybody else."""

    code: str
    key: str
    link: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes to the table, to play or to watch. Only who watches needs no name.

    An emblem that somebody has already, or none, is another one that is free.
    """

    name: Short = ""
    gender: Gender = ""
    language: Language = ""
    watch: bool = False
    emblem: Emblem | Literal[""] = ""
    colour: EmblemColour | Literal[""] = ""


class Joined(Struct, frozen=True):
    """The key of his device, and the number of his person; 0 where he has none: he watches, or came late."""

    key: str
    person: int


class FaceNow(Struct, frozen=True):
    """A face, and a word that changes whenever the face does."""

    version: str
    face: Face


class ViewNow(Struct, frozen=True):
    """The game as a seat may know it, and what the seat may do; nothing to do where it is nobody's seat."""

    view: View
    choices: Choices


class TruthNow(Struct, frozen=True):
    """A finished game of a table in hindsight."""

    code: str
    game: int
    truth: Hindsight


class Told(Struct, frozen=True, omit_defaults=True):
    """The answer to an ask, with the number the ask had."""

    re: int
    ok: Literal[True]
    text: str = ""
    rules: Rules = ()
    notes: Notes | None = None


class Problem(Struct, frozen=True):
    """Why something cannot be done: by name, and in words; `rules` are the numbers of the rules behind it."""

    reason: Annotated[str, Meta(description="The name of the reason, the same in all languages.")]
    text: Annotated[str, Meta(description="What to tell a person, in the language of the device.")]
    rules: Rules = ()
    ok: Literal[False] = False
