"""A book of one's own from its file, with what lies beside it: read whole, and looked through whole."""

from __future__ import annotations

from pathlib import Path

from omerta.books.files import OwnBook, Unsound, read_own
from omerta.books.picture_law import LARGEST
from omerta.words.own import wrong_words

PICTURE = ".svg"


def open_own(path: Path) -> OwnBook:
    """The book of this file; raises `Unsound` with its faults, or whatever keeps the file from being read."""
    own = read_own(path.read_text("utf-8"), lambda name: _beside(path.parent, name))
    if found := wrong_words(own):
        raise Unsound(found)
    return own


def _beside(folder: Path, name: str) -> str:
    """The text of a picture that lies in the folder of its book or below; nothing where there is none."""
    try:
        file = (folder / name).resolve()
        if file.suffix.lower() != PICTURE or not file.is_relative_to(folder.resolve()):
            return ""
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1).decode("utf-8", "replace")
    except (OSError, ValueError):
        return ""
