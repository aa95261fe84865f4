"""What Alembic runs: the migrations on the connection that it was given, in that connection's transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
