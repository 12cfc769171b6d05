"""Books of one's own that tables were opened by."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Each is kept once, under the key that tables name it by."""
    op.create_table(
        "omerta_book",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("key", name="omerta_book_key"),
    )
