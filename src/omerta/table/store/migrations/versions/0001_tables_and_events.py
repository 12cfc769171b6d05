"""Tables and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "omerta_table",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("stage", sa.String(32), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("code", name="omerta_table_key"),
    )
    op.create_index("omerta_table_by_stage", "omerta_table", ["stage", "touched"])
    op.create_table(
        "omerta_event",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("code", "game", "number", name="omerta_event_key"),
        sa.ForeignKeyConstraint(
            ["code"], ["omerta_table.code"], name="omerta_event_table", ondelete="CASCADE"
        ),
    )
