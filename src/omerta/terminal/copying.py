"""`omerta backup` and `omerta restore`: the games as one file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from omerta.table.serve import ServeRequest, database_url
from omerta.table.store import backup as copies
from omerta.table.store.database import StoreError
from omerta.terminal.console import DONE, Mistake, Terminal


def backup(terminal: Terminal, file: Path, wishes: ServeRequest, force: bool) -> int:
    """Copy all games into a file."""
    return _done(terminal, "cli-backup-done", file, lambda url: copies.backup(url, file, force), wishes)


def restore(terminal: Terminal, file: Path, wishes: ServeRequest, force: bool) -> int:
    """Put copied games back."""
    return _done(terminal, "cli-restore-done", file, lambda url: copies.restore(url, file, force), wishes)


def _done(
    terminal: Terminal, message: str, file: Path, copy: Callable[[str], int], wishes: ServeRequest
) -> int:
    try:
        number = copy(database_url(wishes, os.environ))
    except StoreError as error:
        raise Mistake(f"cli-store-{error.reason}", {"detail": error.detail}) from None
    terminal.say(message, {"number": number, "file": str(file)})
    return DONE
