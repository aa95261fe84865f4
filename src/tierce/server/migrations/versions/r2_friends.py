"""Friends at one table: stages, manners, invitations, guests, stand-ins, codes, clocks, hosts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add the columns, each with what it is for the tables that are there, and the new tables."""
    for table, column in (
        ("tables", sa.Column("stage", sa.Text, nullable=False, server_default="playing")),
        ("tables", sa.Column("host", sa.Integer, nullable=False, server_default="0")),
        ("tables", sa.Column("manners", sa.Text, nullable=False, server_default="{}")),
        ("tables", sa.Column("invite", sa.Text, nullable=False, server_default="")),
        ("tables", sa.Column("next", sa.Text, nullable=True)),
        ("tables", sa.Column("touched", sa.Text, nullable=False, server_default="")),
        ("seats", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false())),
        ("events", sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false())),
        ("drafts", sa.Column("clock", sa.JSON, nullable=True)),
    ):
        op.add_column(table, column)
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "guests",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token", sa.LargeBinary, primary_key=True, index=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )
    op.create_table("hosts", sa.Column("token", sa.LargeBinary, primary_key=True))
