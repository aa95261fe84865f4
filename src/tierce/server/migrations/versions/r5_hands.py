"""How people have laid their hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add the table; nobody has arranged a hand yet."""
    op.create_table(
        "hands",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("groups", sa.JSON, nullable=False),
        sa.Column("done", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
