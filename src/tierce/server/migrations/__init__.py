"""The schema's history: each revision says what changes from the one before.

The last one is what ``rows`` says. A new revision is a file in ``versions`` with the next number; a revision
that was released is never changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

HEAD: Final = "5"
"""The revision that this version of tierce reads and writes."""
EMPTY: Final = "base"
REVISIONS: Final = "alembic_version"
"""The table in which a database says its revision."""


def revision_of(connection: Connection) -> str:
    """The revision of a database, ``base`` for an empty one.

    Those made before there were revisions carry the number 1 in ``about``, whether or not they had been given
    the columns of the second.
    """
    tables = set(sa.inspect(connection).get_table_names())
    if REVISIONS in tables:
        found = connection.exec_driver_sql(f"SELECT version_num FROM {REVISIONS}").scalar()
        return EMPTY if found is None else str(found)
    if "about" not in tables:
        return EMPTY
    schema = connection.exec_driver_sql("SELECT value FROM about WHERE name = 'schema'").scalar()
    if schema != "1":
        return EMPTY if schema is None else str(schema)
    columns = {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    return "2" if "stage" in columns else "1"


def is_known(revision: str) -> bool:
    """Whether this version of tierce knows the revision."""
    return revision == EMPTY or revision in map(str, range(1, int(HEAD) + 1))


def upgrade(connection: Connection, to: str = HEAD) -> None:
    """Bring the database to a revision, inside the running transaction."""
    # Alembic is slow to import, and at most starts there is nothing to do.
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found = revision_of(connection)
    if found != EMPTY:
        command.stamp(config, found)
    command.upgrade(config, to)
