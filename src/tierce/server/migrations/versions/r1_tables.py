"""Tables, seats, events, half-played turns, and the ids of what was done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the first schema."""
    op.create_table(
        "about",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("token", sa.LargeBinary, nullable=True, index=True),
    )
    op.create_table(
        "events",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "drafts",
        _of_table(),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("words", sa.JSON, nullable=False),
    )
    op.create_table(
        "done",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)
