"""What a table is for: until then every table was for a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("purpose", sa.Text, nullable=False, server_default="match"))
