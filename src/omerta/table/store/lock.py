"""One server for one SQLite file: whoever serves it holds a lock beside it, and says who he is.

The lock is the operating system's, so it is gone when its process is, however that ended.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

from omerta.table.store.database import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger("omerta.table")
LONGEST_NOTE = 4096
FAR_BEHIND_THE_NOTE = 2**30  # Windows lets nobody read what is locked


class Holder(Struct, frozen=True, omit_defaults=True):
    """Who serves these games: his process, and where he can be found."""

    process: int
    address: str = ""

    def __str__(self) -> str:
        """As it is told to whoever comes second."""
        return f"{self.address} (pid {self.process})".strip()


HOLDERS = msgspec.json.Decoder(Holder)


def beside(file: Path) -> Path:
    """The lock of a database, the same one by whichever way the file is reached."""
    real = file.resolve()
    return real.with_name(f"{real.name}.lock")


@contextmanager
def held(file: Path | None) -> Iterator[Callable[[str], None]]:
    """Hold this database alone, or refuse and name whoever holds it; call what you get with your address."""
    if file is None:
        yield lambda address: None  # PostgreSQL is made for several
        return
    note = _opened(beside(file))
    try:
        if not _locked(note):
            raise StoreError("served", _read(note))
        _write(note, Holder(os.getpid()))
        yield lambda address: _write(note, Holder(os.getpid(), address))
    finally:
        os.close(note)


def _opened(path: Path) -> int:
    if not path.parent.is_dir():
        raise StoreError("no-folder", str(path.parent))
    try:
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError("not-writable", f"{path}: {error.strerror}") from None


def _locked(note: int) -> bool:
    """Try to lock it; where the file system knows no locks, hope for the best and say so."""
    try:
        if sys.platform == "win32":
            os.lseek(note, FAR_BEHIND_THE_NOTE, os.SEEK_SET)
            msvcrt.locking(note, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError as error:
        log.warning("the folder of the games cannot be locked: %s", error.strerror)
    return True


def _read(note: int) -> str:
    try:
        os.lseek(note, 0, os.SEEK_SET)
        return str(HOLDERS.decode(os.read(note, LONGEST_NOTE)))
    except (OSError, msgspec.DecodeError):
        return "?"  # he has not yet said who he is


def _write(note: int, holder: Holder) -> None:
    body = msgspec.json.encode(holder)
    os.lseek(note, 0, os.SEEK_SET)
    os.write(note, body)
    os.ftruncate(note, len(body))
