"""Games as one file: copied while they are played, and put back."""

from __future__ import annotations

import os
import shlex
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from urllib.parse import quote

from sqlalchemy.engine import URL

from omerta.table.store.database import OWNER_ALONE, StoreError, address, file_of, named_errors
from omerta.table.store.lock import held
from omerta.table.store.store import Store

PAGES_AT_ONCE = 256
BESIDE = ("-wal", "-shm", "-journal")


def backup(url: str, to: Path, force: bool = False) -> int:
    """Copy all games into one file, though they may be played meanwhile; how many tables it has."""
    file = file_of(url)
    if file is None:
        raise StoreError(
            "dump-yourself", _command("pg_dump --format=custom --table='omerta_*'", url, "-f", to)
        )
    if not file.is_file():
        raise StoreError("nothing-kept", str(file))
    if to.exists() and not force:
        raise StoreError("file-exists", str(to))
    with _new(to) as copy:
        _copy(file, copy)
        return _tables(copy)


def restore(url: str, source: Path, force: bool = False) -> int:
    """Put copied games in the place of those that are kept; how many tables there are then."""
    file = file_of(url)
    if file is None:
        raise StoreError("restore-yourself", _command("pg_restore --clean --if-exists", url, "", source))
    if not source.is_file():
        raise StoreError("nothing-kept", str(source))
    with held(file):
        if file.exists() and not force:
            raise StoreError("games-kept", str(file))
        with _new(file) as copy:
            _copy(source, copy)
            found = _tables(copy)
            for ending in BESIDE:  # what belongs to the old file would be taken for the new one's
                file.with_name(f"{file.name}{ending}").unlink(missing_ok=True)
            return found


@contextmanager
def _new(to: Path) -> Iterator[Path]:
    """A file that takes its place at once when it is whole and on the disk, or not at all."""
    if not to.parent.is_dir():
        raise StoreError("no-folder", str(to.parent))
    copy = to.with_name(f".{to.name}.{os.getpid()}")
    try:
        copy.touch(mode=OWNER_ALONE)
        yield copy
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        copy.replace(to)
    except OSError as error:
        raise StoreError("not-writable", f"{to}: {error.strerror}") from None
    finally:
        for ending in ("", *BESIDE):
            with suppress(OSError):
                copy.with_name(f"{copy.name}{ending}").unlink(missing_ok=True)


def _copy(file: Path, to: Path) -> None:
    """By SQLite's own way, which waits for nobody and takes no half change; the copy is one single file."""
    source = f"file:{quote(str(file.resolve()))}?mode=ro"
    with (
        named_errors(),
        closing(sqlite3.connect(source, uri=True)) as kept,
        closing(sqlite3.connect(to)) as copy,
    ):
        kept.backup(copy, pages=PAGES_AT_ONCE, sleep=0.0)
        found = copy.execute("PRAGMA quick_check(1)").fetchone()
        if found != ("ok",):
            raise StoreError("damaged", f"{file}: {found[0]}")
        if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'omerta_table'").fetchone():
            raise StoreError("not-a-database", str(file))
        copy.execute("PRAGMA journal_mode = DELETE")


def _tables(copy: Path) -> int:
    """How many tables there are. An older copy is brought up to date, one of a newer Omertà is refused."""
    store = Store.at(f"sqlite:///{copy}")
    store.close()
    with named_errors(), closing(sqlite3.connect(copy)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        return int(connection.execute("SELECT count(*) FROM omerta_table").fetchone()[0])


def _command(program: str, url: str, flag: str, file: Path) -> str:
    """What to type where PostgreSQL keeps the games; a password is asked for, not shown."""
    read = address(url).difference_update_query(["connect_timeout"])
    named = (read.username, None, read.host, read.port, read.database, read.query)
    base = URL.create("postgresql", *named).render_as_string()
    return " ".join(part for part in (program, "-d", shlex.quote(base), flag, shlex.quote(str(file))) if part)
