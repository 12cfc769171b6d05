"""What only PostgreSQL needs: its driver is an extra, and nothing else may import this module at the top."""

from __future__ import annotations

import psycopg
from psycopg import AsyncConnection, sql
from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import URL

FAILURES = (psycopg.Error, OSError)
REASONS = {
    "25006": "not-writable",  # a server that only reads
    "42501": "not-writable",  # not our schema to write in
    "40001": "busy",
    "40P01": "busy",
    "53300": "busy",
    "53100": "disk-full",
}


def reason(error: BaseException | None) -> str:
    """What we call it, by the states of PostgreSQL."""
    match error:
        case psycopg.Error(sqlstate=str(state)) if state in REASONS:
            return REASONS[state]
        case psycopg.ProgrammingError(sqlstate=None):
            return "bad-url"  # an option that libpq does not know
        case psycopg.OperationalError() | psycopg.InterfaceError():
            return "unreachable"
        case _:
            return "failed"


def conninfo(url: URL) -> str:
    """The address as libpq reads it; a connection that died in silence is noticed within a minute."""
    _, parts = url.get_dialect()().create_connect_args(url)
    alive = {"keepalives_idle": 20, "keepalives_interval": 10, "keepalives_count": 3}
    return make_conninfo(**{**alive, **parts})


async def listening(conninfo: str, channels: tuple[str, ...]) -> AsyncConnection:
    """A connection that hears what is said on these channels."""
    connection = await AsyncConnection.connect(conninfo, autocommit=True)
    try:
        for channel in channels:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
    except BaseException:
        await connection.close()
        raise
    return connection
