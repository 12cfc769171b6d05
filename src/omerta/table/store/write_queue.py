"""The line before the disk: writes that wait for it at the same time go there together."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from omerta.table.store.database import named_errors

Write = Callable[[Connection], object]


class QueuedWrite:
    """A write in the line: whether it is over, and what went wrong with it."""

    __slots__ = ("error", "over", "write")

    def __init__(self, write: Write) -> None:
        self.write = write
        self.over = False
        self.error: BaseException | None = None


class Queue:
    """Lets writes through to the database. Once `write` returns, the change is on the disk.

    SQLite lets one write at a time and waits for the disk after each; so whoever's turn it is takes along all
    who stand behind him, in one transaction, each on its own savepoint. PostgreSQL does the same by itself.
    """

    def __init__(self, engine: Engine, together: bool) -> None:
        self._engine = engine
        self._together = together
        self._line: list[QueuedWrite] = []
        self._joining = Lock()
        self._turn = Lock()

    def write(self, write: Write) -> None:
        """Do this write; whatever it raises itself is raised, and nothing of it is kept then."""
        if not self._together:
            with named_errors(), self._engine.begin() as connection:
                write(connection)
            return
        own = QueuedWrite(write)
        with self._joining:
            self._line.append(own)
        with self._turn:
            if not own.over:
                with self._joining:
                    taken, self._line = self._line, []
                self._do(taken)
        if own.error is not None:
            with named_errors():
                raise own.error

    def _do(self, taken: list[QueuedWrite]) -> None:
        """All in one transaction; if that fails, nobody's change is kept."""
        try:
            with self._engine.begin() as connection:
                for each in taken:
                    _try(each, connection)
        except BaseException as error:
            for each in taken:
                each.error = error
        for each in taken:
            each.over = True


def _try(waiting: QueuedWrite, connection: Connection) -> None:
    """One write. A refusal touches none of the others; a database that fails is everybody's trouble."""
    try:
        with connection.begin_nested():
            waiting.write(connection)
    except DBAPIError:
        raise
    except Exception as error:
        waiting.error = error
