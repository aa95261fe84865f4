"""When something last happened at a table that never said so: when it was opened."""

from __future__ import annotations

from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Fill what is empty; a version of tierce that knows no revisions refuses the database from here on."""
    op.execute("UPDATE tables SET touched = created WHERE touched = ''")
    op.execute("UPDATE about SET value = '3' WHERE name = 'schema'")
