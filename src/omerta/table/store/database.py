"""The way to a database: reading its address, opening it, and naming what went wrong there."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

SQLITE = {"sqlite", "sqlite+pysqlite"}
POSTGRESQL = {"postgresql", "postgres", "postgresql+psycopg"}
KEPT_KIBIBYTES = 64
BUSY_MILLISECONDS = 10_000
CONNECT_SECONDS = "5"
OWNER_ALONE = 0o600  # all cards of all tables are in it

# What SQLite calls it (its primary result code), and what we call it.
SQLITE_REASONS = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_READONLY: "not-writable",
    sqlite3.SQLITE_CANTOPEN: "not-writable",
    sqlite3.SQLITE_PERM: "not-writable",
    sqlite3.SQLITE_NOTADB: "not-a-database",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "disk-full",
}


class StoreError(Exception):
    """The database does not serve us: the name of the reason, and what the database itself said."""

    def __init__(self, reason: str, detail: str) -> None:
        detail = " ".join(detail.split())
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def address(url: str) -> URL:
    """Read the address of a database; a password in it is never repeated in an error."""
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("bad-url", "expected sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if read.drivername in POSTGRESQL:
        if find_spec("psycopg") is None:
            raise StoreError("no-driver", "pip install 'omerta[postgres]'")
        patience = {"connect_timeout": CONNECT_SECONDS}
        return read.set(drivername="postgresql+psycopg", query={**patience, **read.query})
    if read.drivername not in SQLITE:
        raise StoreError("bad-url", f"{read.drivername} is neither sqlite nor postgresql")
    if not read.database or read.database == ":memory:":
        raise StoreError("bad-url", "a table is kept in a file: sqlite:///FILE")
    return read


def is_sqlite(url: URL) -> bool:
    """Is it a file of our own, with no server behind it?"""
    return url.drivername in SQLITE


def file_of(url: str) -> Path | None:
    """The file that SQLite keeps the tables in; None where a server keeps them."""
    read = address(url)
    if not is_sqlite(read):
        return None
    return Path((read.database or "").removeprefix("file:").partition("?")[0])


def open_engine(url: URL) -> Engine:
    """Prepare the connections; none is made yet. What is stored is secret, so no error may quote it."""
    if not is_sqlite(url):
        # Asked before each use: a server that was restarted costs a reconnection, not an error.
        return create_engine(url, hide_parameters=True, pool_pre_ping=True)
    path = url.database or ""
    if not path.startswith("file:"):
        _check_place(Path(path))
    # Kept connections, one thread at a time: closing the last one would checkpoint the whole log each time.
    by_hand = {"isolation_level": None, "check_same_thread": False}
    engine = create_engine(url, hide_parameters=True, poolclass=QueuePool, connect_args=by_hand)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


@contextmanager
def named_errors() -> Iterator[None]:
    """Whatever the driver says in here comes out as a `StoreError` with a name."""
    try:
        yield
    except NoConnectionFree as error:
        raise StoreError("busy", str(error)) from error
    except DBAPIError as error:
        raise StoreError(_reason(error.orig), str(error.orig).strip()) from error
    except sqlite3.Error as error:
        raise StoreError(_reason(error), str(error).strip()) from error


def _reason(error: BaseException | None) -> str:
    match error:
        case sqlite3.Error():
            code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)  # some are Python's own
            return SQLITE_REASONS.get(code & 0xFF, "failed")
        case _:
            from omerta.table.store import postgres

            return postgres.reason(error)


def _check_place(path: Path) -> None:
    if not path.parent.is_dir():
        raise StoreError("no-folder", str(path.parent))
    if path.is_dir():
        raise StoreError("not-a-database", f"{path} is a folder")
    with suppress(OSError):  # it is there already, or its place says so itself when it is opened
        path.touch(mode=OWNER_ALONE, exist_ok=False)


def _set_up_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    try:
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
            _turn_to_wal(cursor)
            cursor.execute("PRAGMA synchronous = FULL")  # what is acknowledged is on the disk (0020)
            cursor.execute("PRAGMA fullfsync = ON")  # Apple's disks keep it for themselves otherwise
            cursor.execute("PRAGMA foreign_keys = ON")
            cursor.execute(f"PRAGMA cache_size = -{KEPT_KIBIBYTES}")  # each connection keeps its own pages
    except sqlite3.Error:
        connection.close()  # the pool forgets a connection that failed here, and would leave it open
        raise


def _turn_to_wal(cursor: DBAPICursor) -> None:
    """Of several who open a new file at once only one can turn it; SQLite does not wait for him, so we do."""
    end = time.monotonic() + BUSY_MILLISECONDS / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    """Python's driver would leave changes of the schema outside the transaction, so we begin ourselves."""
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def for_writing(engine: Engine) -> Engine:
    """The same connections, for writers: SQLite then waits for its turn at the start, not in the middle."""
    return engine.execution_options(begin="BEGIN IMMEDIATE")
