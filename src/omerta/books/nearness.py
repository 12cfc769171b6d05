"""What was probably meant: the nearest of the names that are known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(name: str, known: Iterable[str], likeness: float = 0.5) -> str:
    """The known name most like this one; an empty word where none is like it."""
    found = get_close_matches(name, [*known], 1, likeness)
    return found[0] if found else ""
