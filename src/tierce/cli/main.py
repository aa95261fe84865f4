"""The ``tierce`` command. Everything heavy is imported when a command runs, so that help comes at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from tierce.cli.errors import told
from tierce.cli.keep import backup, export, host, import_, prune
from tierce.cli.options import language_option, rule_option

F = TypeVar("F", bound=Callable[..., Any])
SETTINGS = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


def serving(command: F) -> F:
    """The options of the server."""
    for option in reversed(
        (
            click.option(
                "--lan", is_flag=True, default=None, help="Let phones in the same network play too."
            ),
            click.option("--host", metavar="ADDRESS", help="Where to listen.  [default: 127.0.0.1]"),
            click.option(
                "--port", type=click.IntRange(1, 65535), metavar="NUMBER", help="The port.  [default: 8000]"
            ),
            click.option(
                "--database",
                metavar="FILE",
                help="Where the tables are kept: a file, or postgresql://user@host/name.",
            ),
            click.option(
                "--config",
                type=click.Path(exists=True, dir_okay=False, path_type=Path),
                metavar="FILE.toml",
                help="A file of settings.  [default: ~/.config/tierce/tierce.toml, if it is there]",
            ),
            click.option("--no-browser", is_flag=True, default=None, help="Do not open the browser."),
        )
    ):
        command = option(command)
    return command


@click.group(invoke_without_command=True, context_settings=SETTINGS)
@click.version_option(package_name="tierce", message="tierce %(version)s")
@serving
@click.pass_context
def main(ctx: click.Context, /, **options: Any) -> None:
    """A card table for the rummy family.

    Without a command it serves the table on this machine and opens it in the browser.

    \b
    tierce                                   play in the browser
    tierce --lan                             ... with everybody in the house, on their phones
    tierce --port 8080 --no-browser          serve on another port
    tierce games                             which games there are
    tierce play penang                       play here in the terminal, against three bots
    tierce play rami51 --seats 3 --bots greedy,keeper --rule opening.points=71
    tierce rules rami51                      read the rules
    tierce replay match.rhh                  step through a recorded match

    \b
    Exit codes: 0 done, 1 it failed, 2 the command cannot be meant so.
    """
    if ctx.invoked_subcommand is None:
        start(**options)
    elif given := [f"--{name.replace('_', '-')}" for name, said in options.items() if said is not None]:
        raise click.UsageError(
            f"{', '.join(given)}: this is for the server; write it after `tierce serve`, "
            f"not before `{ctx.invoked_subcommand}`."
        )


@main.command(short_help="Serve the table to browsers (the default).")
@serving
@click.option("--check", is_flag=True, help="Only look at the settings and the database, and say what is so.")
def serve(**options: Any) -> None:
    """Serve the table to browsers; the same as `tierce` without a command.

    What is not given here is read from the environment (TIERCE_PORT, ...), and then from the file of
    settings. docs/server.md names them all.

    \b
    tierce serve --lan                       for everybody in the house
    tierce serve --database ~/our-table.db
    tierce serve --config /etc/tierce.toml --check
    """
    start(**options)


@told
def start(*, no_browser: bool | None, **options: Any) -> None:
    """Run the server until it is stopped."""
    from tierce.server.run import serve as run

    run(open_browser=not no_browser, **options)


@main.command(short_help="List the games.")
@language_option
def games(language: str) -> None:
    """List the games that can be played, with what is special about each.

    \b
    tierce games
    """
    from tierce.rules import load, preset_names
    from tierce.words import Words
    from tierce.words.knobs import dashed, title

    words, names = Words(language), preset_names()
    click.echo(words.text("terminal-games", games=len(names)) + "\n")
    for name in names:
        click.echo(f"  {name:<16} {title(words, load(name))}")
        click.echo(f"  {'':<16} {words.text(f'game-lead-{dashed(name)}')}")
    click.echo("\n" + words.text("terminal-games-note"))


@main.command(short_help="Play in the terminal against bots.")
@click.argument("game")
@click.option(
    "--seats",
    type=click.IntRange(2, 8),
    metavar="NUMBER",
    help="How many play.  [default: 4, or 2 in gin, or the bots and you]",
)
@click.option(
    "--bots",
    default="keeper",
    show_default=True,
    metavar="KIND,...",
    help="Who else plays: random, greedy, keeper, in gin expert too; repeated until all seats are taken.",
)
@click.option("--name", default=None, help="Your name.")
@rule_option
@click.option(
    "--seed", type=click.IntRange(0), metavar="NUMBER", help="The same number deals the same cards."
)
@click.option(
    "--save",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.rhh",
    help="Keep the record of the match in this new file.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 10),
    default=0.6,
    show_default=True,
    metavar="SECONDS",
    help="Seconds before each turn of a bot.",
)
@click.option("--letters", is_flag=True, help="Write suits as letters (7h), where signs do not show well.")
@told
def play(game: str, **options: Any) -> None:
    """Play GAME in the terminal against bots.

    Arrows walk through the hand, the space bar chooses cards, and the yellow line says what Enter will do.
    F1 shows all keys, ? the rules.

    \b
    tierce play penang
    tierce play rami51 --seats 2 --bots greedy --name Aina
    tierce play gin_hollywood --bots expert
    tierce play rami51 --rule opening.points=71 --rule match.target=500
    tierce play arbaatash --rules house.toml
    tierce play penang --seed 7 --save evening.rhh

    \b
    A file of house rules names the knobs as in docs/knobs.md:
      [opening]
      points = 71
    """
    from tierce.cli.play import run

    run(game, **options)


@main.command(short_help="Step through a recorded match.")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--check", is_flag=True, help="Only replay it and say what it came to, or where it is wrong.")
@click.option("--letters", is_flag=True, help="Write suits as letters (7h), where signs do not show well.")
@told
def replay(file: Path, check: bool, letters: bool) -> None:
    """Step through the recorded match in FILE (.rhh).

    Left and right step by action, up and down by turn, page up and down by deal. K shows all hands, or the
    table through the eyes of one seat.

    \b
    tierce replay evening.rhh
    tierce replay evening.rhh --check        for scripts: exit code 1 and the place, if it does not replay
    """
    from tierce.cli.replay import run

    run(file, check=check, letters=letters)


@main.command(short_help="Print the rules, house rules marked.")
@click.argument("game")
@rule_option
@click.option("--seats", type=click.IntRange(2, 8), metavar="NUMBER", help="Only for this number of players.")
@language_option
@told
def rules(
    game: str, house_rules: tuple[str, ...], house_file: Path | None, seats: int | None, language: str
) -> None:
    """Print the rules of GAME; house rules are marked, with what the game itself says.

    \b
    tierce rules penang
    tierce rules rami51 --seats 3
    tierce rules rami51 --language fr
    tierce rules rami51 --rule opening.points=71 --rule deck.jokers=6
    tierce rules penang > penang.txt
    """
    from rich.console import Console

    from tierce.cli.book import rules_text
    from tierce.cli.housefile import rules_of
    from tierce.words import Words

    book = rules_text(rules_of(game, house_rules, seats, house_file), Words(language), seats)
    console = Console(highlight=False)
    width = min(console.width, 100)
    if console.is_terminal:
        console.print(book, width=width)
        return
    with console.capture() as text:
        console.print(book, width=width)
    click.echo("\n".join(line.rstrip() for line in text.get().splitlines()))


@main.command(short_help="Compile what researchers' deals are played with.")
@told
def warm() -> None:
    """Compile the kernels ahead, which `tierce[fast]` brings, so that the first deals need not wait.

    Nobody has to: they are compiled in the background otherwise, and kept either way.

    \b
    tierce warm
    """
    from tierce.cli.warm import run

    run()


main.add_command(backup)
main.add_command(export)
main.add_command(import_)
main.add_command(prune)
main.add_command(host)
