"""What is kept of a table, and how a database of any age is brought up to it."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    Connection,
    DateTime,
    Double,
    Engine,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    text,
)

from omerta.table.store.database import StoreError, for_writing, named_errors

VERSIONS = "omerta_schema"  # our own version table: another program may live in the same database
MIGRATION_LOCK = 0x6F6D65727461

metadata = MetaData()

tables = Table(
    "omerta_table",
    metadata,
    Column("code", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("stage", String(32), nullable=False),
    Column("touched", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("code", name="omerta_table_key"),
    Index("omerta_table_by_stage", "stage", "touched"),
)

events = Table(
    "omerta_event",
    metadata,
    Column("code", String(32), nullable=False),
    Column("game", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("code", "game", "number", name="omerta_event_key"),
    ForeignKeyConstraint(["code"], ["omerta_table.code"], name="omerta_event_table", ondelete="CASCADE"),
)

books = Table(
    "omerta_book",
    metadata,
    Column("key", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("touched", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("key", name="omerta_book_key"),
)

times = Table(
    "omerta_time",
    metadata,
    Column("name", String(32), nullable=False),
    Column("reached", Double, nullable=False),
    Column("beaten", Double, nullable=False),
    PrimaryKeyConstraint("name", name="omerta_time_key"),
)


def migrate(engine: Engine) -> None:
    """Bring the database up to date, in one transaction; of several processes one works, the others wait."""
    config = Config()
    config.set_main_option("script_location", "omerta.table.store:migrations")
    config.set_main_option("path_separator", "os")
    with named_errors(), for_writing(engine).begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        if not _up_to_date(connection, ScriptDirectory.from_config(config)):
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _up_to_date(connection: Connection, scripts: ScriptDirectory) -> bool:
    found = MigrationContext.configure(connection, opts={"version_table": VERSIONS}).get_current_revision()
    known = {script.revision for script in scripts.walk_revisions()}
    if found is not None and found not in known:
        raise StoreError("newer-schema", f"the database is at {found}, we know {scripts.get_current_head()}")
    return found == scripts.get_current_head()
