"""The rows of the database: which tables there are, and what their columns mean.

The event log is the truth; its primary key is (table, sequence number). Beside it stand the tables and their
seats, the words of each half-played turn, how each hand was laid, and the ids of what was done, so that a
message that comes twice does nothing the second time. Secrets of browsers, codes and keys are kept as hashes.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
about = sa.Table(
    "about",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Text, nullable=False),
    # What the list of tables shows; follows from the events.
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=True),
    sa.Column("over", sa.Boolean, nullable=False),
    # How the table is kept: gathering, playing or closed; the host's seat; the manners as JSON.
    sa.Column("stage", sa.Text, nullable=False, server_default="playing"),
    sa.Column("host", sa.Integer, nullable=False, server_default="0"),
    sa.Column("manners", sa.Text, nullable=False, server_default="{}"),
    # What is played here: a match, or something that does not count.
    sa.Column("purpose", sa.Text, nullable=False, server_default="match"),
    # The key for guests; empty: nobody is let in.
    sa.Column("invite", sa.Text, nullable=False, server_default=""),
    # The table of the next match.
    sa.Column("next", sa.Text, nullable=True),
    # When something last happened here, in UTC.
    sa.Column("touched", sa.Text, nullable=False, server_default="", index=True),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=True),
    sa.Column("token", sa.LargeBinary, nullable=True, index=True),
    # A bot plays for the person who sits here.
    sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
)
guests = sa.Table(
    "guests",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("token", sa.LargeBinary, primary_key=True, index=True),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("dealer", sa.Integer, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    # The event as a line of the record; none where it follows by itself.
    sa.Column("line", sa.Text, nullable=True),
    # A bot played it for the person.
    sa.Column("stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
    sqlite_with_rowid=False,
)
drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    # Grows with every change of the table, its seats and its manners included: the fence between writers.
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("words", sa.JSON, nullable=False),
    # What the clocks showed when this was written, and who asked for a pause.
    sa.Column("clock", sa.JSON, nullable=True),
)
done = sa.Table(
    "done",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sqlite_with_rowid=False,
)
hands = sa.Table(
    "hands",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    # How the person of this seat has laid the hand of this deal; grows with each arrangement.
    sa.Column("deal", sa.Integer, nullable=False),
    sa.Column("n", sa.Integer, nullable=False),
    sa.Column("groups", sa.JSON, nullable=False),
    # The ids of the last messages that did it.
    sa.Column("done", sa.JSON, nullable=False),
    sqlite_with_rowid=False,
)
codes = sa.Table(
    "codes",
    metadata,
    # The code that moves a seat to another device, as a hash; until when it may be typed, in UTC.
    sa.Column("code", sa.LargeBinary, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("until", sa.Text, nullable=False),
)
hosts = sa.Table(
    "hosts",
    metadata,
    # The browsers that may see all tables of this server.
    sa.Column("token", sa.LargeBinary, primary_key=True),
)
