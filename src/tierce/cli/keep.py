"""The commands for whoever keeps a server: copies, tables as files, what is to go, the page of all tables.

They work beside a server that is running, and without one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tierce.cli.errors import told

F = TypeVar("F", bound=Callable[..., Any])


def database_option(command: F) -> F:
    """Which database is meant."""
    return click.option(
        "--database", metavar="FILE", help="Where the tables are kept, if not where `tierce` keeps them."
    )(command)


@click.command(short_help="Copy the whole database into a file.")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@database_option
@told
def backup(file: Path, database: str | None) -> None:
    """Copy all tables, as they are at one moment, into the new FILE.

    It is a database itself, of SQLite whatever it is a copy of: `tierce --database FILE` serves it.

    \b
    tierce backup tables-monday.db
    """
    from tierce.server.copies import copy
    from tierce.server.store import there

    copy(there(_place(database)), file)
    click.echo(f"All tables are copied to {file}.")


@click.command(short_help="Write a table to two files.")
@click.argument("table")
@click.option(
    "--output",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=Path(),
    metavar="FOLDER",
    help="Where to.  [default: here]",
)
@database_option
@told
def export(table: str, output: Path, database: str | None) -> None:
    """Write TABLE, the id in its link, to TABLE.rhh and TABLE.json.

    The first is the record of the match, with all cards; the second what `tierce import` makes the table of
    again. No seat can be taken with them, but both tell every hand, and the second also the deals to come:
    they are not for the players of a match that runs.

    \b
    tierce export 5mgn4nuppy
    """
    from tierce.server import archive
    from tierce.server.store import beside

    with beside(_place(database)) as connection:
        found = archive.export(connection, table)
    if found is None:
        raise click.ClickException(f"There is no table {table}.")
    for ending, text in (("rhh", found.record), ("json", found.file)):
        if text is not None:
            _write(output / f"{table}.{ending}", text)


@click.command("import", short_help="Make a table of a file.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@database_option
@told
def import_(file: Path, database: str | None) -> None:
    """Make a table of FILE, and print its link.

    FILE.json, of `tierce export`, is the table as it was; FILE.rhh a match that goes on where the record
    ends. The seats of people are open: whoever follows the link takes one.

    \b
    tierce import 5mgn4nuppy.json
    tierce import evening.rhh
    """
    from tierce.server import archive
    from tierce.server.store import beside

    place = _place(database)
    if file.stat().st_size > archive.MOST_BYTES:
        raise click.ClickException(f"{file}: expected at most {archive.MOST_BYTES} bytes")
    if file.suffix == ".rhh":
        from tierce.cli.recordfile import read_record, replayed

        record, text = read_record(file)
        replayed(record, text)
        with beside(place, make=True) as connection:
            made = archive.open_record(connection, record)
    elif file.suffix == ".json":
        with beside(place, make=True) as connection:
            made = archive.restore(connection, file.read_bytes())
    else:
        raise click.UsageError(f"{file}: expected a file that ends in .json or .rhh")
    click.echo(f"Table {made.table} is there; its seats are taken at {made.path}")


@click.command(short_help="Delete tables that nobody touched for long.")
@click.option(
    "--days", type=click.IntRange(1, 36500), required=True, metavar="NUMBER", help="For how many days."
)
@database_option
@told
def prune(days: int, database: str | None) -> None:
    """Delete the tables that nobody has touched for so many days, for good.

    \b
    tierce prune --days 90
    """
    from tierce.server import hosting
    from tierce.server.store import beside

    with beside(_place(database)) as connection:
        gone = hosting.prune(connection, days)
    click.echo(f"{len(gone)} table{'' if len(gone) == 1 else 's'} deleted.")


@click.command(short_help="Print the link of the page with all tables.")
@database_option
@told
def host(database: str | None) -> None:
    """Print the link of the page that shows all tables of this server. Whoever has it may delete them.

    \b
    tierce host
    """
    from tierce.server import visitors
    from tierce.server.settings import Settings
    from tierce.server.store import beside

    with beside(_place(database)) as connection:
        key = visitors.host_key(connection)
    settings = Settings.read()
    click.echo(f"{settings.address or settings.url('localhost')}/host#{key}")


def _place(database: str | None) -> Path | str:
    """The database that is meant: told, or that of the server's settings."""
    from tierce.server.settings import Settings

    return Settings.read(database=database).database


def _write(file: Path, text: str) -> None:
    """Write a new file that its owner alone may read."""
    import os

    try:
        with open(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as new:
            new.write(text)
    except FileExistsError:
        raise click.ClickException(f"{file} is there already.") from None
    except OSError as wrong:
        raise click.ClickException(f"{file} cannot be written: {wrong.strerror}") from None
    click.echo(str(file))
