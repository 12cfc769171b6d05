"""The look of the pages, as browsers may keep it: every file of it, and the mark of this version."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

STATIC = files("omerta.table.web") / "static"
KEPT_ENDINGS = (".js", ".css", ".woff2", ".svg", ".png")
NOT_KEPT_AT_ONCE = ("art", "worker.js")


@cache
def look_version() -> str:
    """A mark of all that is kept: when any of it changes, so does the mark."""
    mark = hashlib.sha256()
    for address, file in kept_files():
        mark.update(address.encode())
        mark.update(file.read_bytes())
    return mark.hexdigest()[:12]


def kept_files() -> Iterator[tuple[str, Traversable]]:
    """The look of the pages: scripts, styles, faces to write in. Pictures come with their book."""
    return _within(STATIC, "/static")


def _within(folder: Traversable, address: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda file: file.name):
        if each.name in NOT_KEPT_AT_ONCE:
            continue
        if each.is_dir():
            yield from _within(each, f"{address}/{each.name}")
        elif each.name.endswith(KEPT_ENDINGS):
            yield f"{address}/{each.name}", each
