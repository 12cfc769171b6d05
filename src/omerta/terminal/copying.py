"""`omerta backup` and `omerta restore`: the games as one file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from omerta.table.serve import Wishes, database_url
from omerta.table.store import backup as copies
from omerta.table.store.database import StoreError
from omerta.terminal.console import DONE, Desk, Mistake


def backup(desk: Desk, file: Path, wishes: Wishes, force: bool) -> int:
    """Copy all games into a file."""
    return _done(desk, "cli-backup-done", file, lambda url: copies.backup(url, file, force), wishes)


def restore(desk: Desk, file: Path, wishes: Wishes, force: bool) -> int:
    """Put copied games back."""
    return _done(desk, "cli-restore-done", file, lambda url: copies.restore(url, file, force), wishes)


def _done(desk: Desk, message: str, file: Path, copy: Callable[[str], int], wishes: Wishes) -> int:
    try:
        number = copy(database_url(wishes, os.environ))
    except StoreError as error:
        raise Mistake(f"cli-store-{error.reason}", {"detail": error.detail}) from None
    desk.say(message, {"number": number, "file": str(file)})
    return DONE
