"""Where tables are kept: a document with a version, and the events of its games, in one transaction each."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Double,
    Engine,
    bindparam,
    case,
    cast,
    delete,
    extract,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from omerta.table.store.database import StoreError, address, for_writing, is_sqlite, named_errors, open_engine
from omerta.table.store.schema import books as book_rows
from omerta.table.store.schema import events as event_rows
from omerta.table.store.schema import migrate
from omerta.table.store.schema import tables as table_rows
from omerta.table.store.schema import times as time_rows
from omerta.table.store.write_queue import Queue

CHANNEL = "omerta"
# Put together once: each change of a table is these two, and SQLAlchemy takes its time to build them.
CHANGE = (
    update(table_rows)
    .where(table_rows.c.code == bindparam("of"), table_rows.c.version == bindparam("expected"))
    .values({name: bindparam(name) for name in ("version", "document", "stage", "touched")})
)
ADDITION = insert(event_rows)
ROLL = "omerta_roll"


class Kept(Struct, frozen=True):
    """A table as it was stored: every change of it has a version of its own."""

    version: int
    document: bytes


class Stale(Exception):  # noqa: N818 - it is an answer, not a failure
    """The table has changed in the meantime: load it again and decide again."""


class NoSuchTable(Exception):  # noqa: N818
    """There is no table of this code, or no longer."""


class Store:
    """All tables of one database. Any thread may call it; any number of processes may share it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = for_writing(engine)
        self._queue = Queue(self._writing, together=is_sqlite(engine.url))

    @classmethod
    def at(cls, url: str) -> Store:
        """Open the database, new or old, and bring it up to date."""
        engine = open_engine(address(url))
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    def create(self, code: str, document: bytes, stage: str) -> None:
        """A new table, at version 1."""
        row = {"code": code, "version": 1, "document": document.decode(), "stage": stage, "touched": _now()}

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(table_rows).values(row))
            except IntegrityError:
                raise Stale(code) from None

        self._queue.write(write)

    def load(self, code: str) -> Kept:
        """The table as it stands."""
        wanted = select(table_rows.c.version, table_rows.c.document).where(table_rows.c.code == code)
        with named_errors(), self._engine.connect() as connection:
            row = connection.execute(wanted).one_or_none()
        if row is None:
            raise NoSuchTable(code)
        return Kept(row.version, row.document.encode())

    def events(self, code: str, game: int, after: int = 0) -> list[bytes]:
        """The events of a game in order; they may be ahead of a document that was loaded before."""
        rows = event_rows.c
        wanted = (
            select(rows.body)
            .where(rows.code == code, rows.game == game, rows.number > after)
            .order_by(rows.number)
        )
        with named_errors(), self._engine.connect() as connection:
            return [body.encode() for body in connection.scalars(wanted)]

    def append(
        self,
        code: str,
        expected: int,
        document: bytes,
        stage: str,
        game: int,
        first: int,
        events: Sequence[bytes],
    ) -> int:
        """Store a change and its events, all or nothing; once this returns the new version, it stays."""
        now, version = _now(), expected + 1
        change = {"of": code, "expected": expected, "document": document.decode(), "stage": stage}
        change |= {"version": version, "touched": now}
        rows = [
            {"code": code, "game": game, "number": number, "body": body.decode(), "at": now}
            for number, body in enumerate(events, first)
        ]

        def write(connection: Connection) -> None:
            if connection.execute(CHANGE, change).rowcount == 0:
                raise Stale(code)
            try:
                if rows:
                    connection.execute(ADDITION, rows)
            except IntegrityError:
                raise Stale(code) from None
            _ring(connection, code, version)

        self._queue.write(write)
        return version

    def keep_book(self, key: str, body: bytes) -> None:
        """A book of one's own that a table is about to name by its key."""
        row = {"key": key, "body": body.decode(), "touched": _now()}
        known = update(book_rows).where(book_rows.c.key == key).values(touched=row["touched"])

        def write(connection: Connection) -> None:
            if connection.execute(known).rowcount == 0:
                try:
                    connection.execute(insert(book_rows).values(row))
                except IntegrityError:
                    raise Stale(key) from None

        with suppress(Stale):  # another process was the first
            self._queue.write(write)

    def book(self, key: str) -> bytes | None:
        """The book of this key; None if no table has ever named it."""
        with named_errors(), self._engine.connect() as connection:
            found = connection.scalar(select(book_rows.c.body).where(book_rows.c.key == key))
        return found.encode() if found is not None else None

    def forget_books(self, before: datetime) -> int:
        """Forget the books that nobody has chosen since then and no table names; how many there were."""
        named = select(literal(1)).where(table_rows.c.document.contains(book_rows.c.key)).exists()
        old = delete(book_rows).where(book_rows.c.touched < _utc(before), ~named)
        forgotten: list[int] = []
        self._queue.write(lambda connection: forgotten.append(connection.execute(old).rowcount))
        return forgotten[-1]

    def tell(self, lines: Sequence[str]) -> None:
        """Say something to the other processes that is not worth storing."""
        if self._engine.dialect.name == "postgresql" and lines:
            with named_errors(), self._engine.begin() as connection:
                for line in lines:
                    connection.execute(select(func.pg_notify(ROLL, line)))

    def staged(self, stage: str, since: datetime) -> list[str]:
        """The tables at this stage that were touched since then: their clocks must go on after a restart."""
        columns = table_rows.c
        wanted = select(columns.code).where(columns.stage == stage, columns.touched >= _utc(since))
        with named_errors(), self._engine.connect() as connection:
            return list(connection.scalars(wanted.order_by(columns.code)))

    def sweep(self, before: datetime, stage: str = "", but: Collection[str] = ()) -> int:
        """Forget the tables (of this stage) that nobody has touched since then; how many there were."""
        rows = table_rows.c
        old = delete(table_rows).where(rows.touched < _utc(before), rows.code.not_in(but))
        old = old.where(rows.stage == stage) if stage else old
        swept: list[int] = []
        self._queue.write(lambda connection: swept.append(connection.execute(old).rowcount))
        return swept[-1]

    def reach(self, mine: float, alive: float) -> float:
        """Store how far the time of the tables has come in this process, and tell how far it has anywhere.

        What was stored less than `alive` seconds ago has gone on since; by the database's own clock, if it
        has one. Whatever is stored is further than nothing, from which a process begins.
        """
        own = self._engine.dialect.name == "postgresql"
        clock = extract("epoch", func.clock_timestamp()) if own else literal(time.time())
        at, rows = cast(clock, Double), time_rows.c
        gap = at - rows.beaten
        others = case((gap.between(0.0, alive), rows.reached + gap), else_=rows.reached)
        ahead = case((others > mine, others), else_=literal(mine))
        change = update(time_rows).values(reached=ahead if alive else literal(mine), beaten=at)
        reached: list[float] = []

        def write(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                first = {"name": "tables", "reached": mine or time.time(), "beaten": at}
                try:
                    connection.execute(insert(time_rows).values(first))
                except IntegrityError:
                    raise Stale(first["name"]) from None
            reached.append(connection.scalars(select(rows.reached)).one())

        try:
            self._queue.write(write)
        except Stale:
            return self.reach(mine, alive)  # another process was the first
        return reached[-1]

    def check(self) -> None:
        """Read the whole file once: damage is told at the start, and not in the middle of a game."""
        if not is_sqlite(self._engine.url):
            return
        with named_errors(), self._engine.connect() as connection:
            found = str(connection.scalar(text("PRAGMA quick_check(1)")))
        if found != "ok":
            raise StoreError("damaged", " ".join(found.split()))

    def healthy(self) -> bool:
        """Does the database answer, and is it ours?"""
        try:
            with named_errors(), self._engine.connect() as connection:
                connection.execute(select(literal(1)).select_from(table_rows).limit(1))
        except StoreError:
            return False
        return True

    def close(self) -> None:
        """Let all connections go."""
        self._engine.dispose()


def _ring(connection: Connection, code: str, version: int) -> None:
    """Tell the other processes; PostgreSQL delivers it at the commit, or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, f"{code} {version}")))


def _now() -> datetime:
    return datetime.now(UTC)


def _utc(moment: datetime) -> datetime:
    """SQLite keeps no time zone, so every moment goes there as UTC."""
    assert moment.tzinfo is not None, "a moment without a time zone is no moment"
    return moment.astimezone(UTC)
