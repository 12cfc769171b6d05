"""How far the time of the tables has come."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """One line for all tables."""
    op.create_table(
        "omerta_time",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("reached", sa.Double, nullable=False),
        sa.Column("beaten", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="omerta_time_key"),
    )
