"""What a device is answered when it has asked something."""

from __future__ import annotations

from msgspec import Struct

from omerta.table.faces.notebook import Notes


class Answer(Struct, frozen=True, omit_defaults=True):
    """The answer to an ask."""

    ok: bool = True
    text: str = ""
    rules: tuple[tuple[str, str], ...] = ()
    notes: Notes | None = None
    reason: str = ""
