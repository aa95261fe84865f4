"""``tierce play``: who sits where, and the table on the screen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from tierce.cli.housefile import rules_of
from tierce.rules import Rules

NAMES: Final = ("Aina", "Boris", "Chen", "Dora", "Emil", "Farah", "Goran", "Hana")
USUAL: Final = 4
"""How many play where nothing is said of it."""


def kinds_of(bots: str, seats: int | None, rules: Rules) -> list[str]:
    """The kind of bot at every seat but the first. Raises ``click.BadParameter``.

    Where nothing is said of seats, four play, or as many as the game has.
    """
    from tierce.bots import KINDS
    from tierce.bots import kinds_of as knowing

    kinds = [kind.strip() for kind in bots.split(",")]
    known = knowing(rules.grammar)
    for kind in kinds:
        if kind not in known:
            wrong = f"{kind!r} does not know this game" if kind in KINDS else f"{kind!r} is no kind of bot"
            valid = ", ".join(known)
            raise click.BadParameter(f"{wrong}; the kinds are {valid}.", param_hint="--bots")
    low, high = _seats(rules)
    usual = max(low, min(USUAL, high))
    count = (seats or (usual if len(kinds) == 1 else len(kinds) + 1)) - 1
    if len(kinds) > count:
        raise click.BadParameter(
            f"{len(kinds)} bots and you are more than {count + 1} seats.", param_hint="--bots"
        )
    return [kinds[place % len(kinds)] for place in range(count)]


def _seats(rules: Rules) -> tuple[int, int]:
    """How few and how many may play."""
    given = rules.given("deal.seats")
    if not isinstance(given, tuple):
        raise TypeError("deal.seats is a range")
    return given


def names_of(name: str | None, seats: int, you: str) -> list[str]:
    """The names of the seats, the person's first. Raises ``click.BadParameter``."""
    mine = you if name is None else name.strip()
    if not mine or len(mine) > 24 or not mine.isprintable():
        raise click.BadParameter("A name has 1 to 24 visible letters.", param_hint="--name")
    others = [one for one in NAMES if one.casefold() != mine.casefold()]
    return [mine, *others[: seats - 1]]


def new_file(save: Path | None) -> None:
    """Whether the record can be kept there. Raises ``click.BadParameter``."""
    if save is None:
        return
    if save.exists():
        raise click.BadParameter(
            f"{save} exists already; choose a new file (`tierce replay {save}` shows this one).",
            param_hint="--save",
        )
    if not save.resolve().parent.is_dir():
        raise click.BadParameter(f"There is no folder {save.resolve().parent}.", param_hint="--save")


def run(
    game: str,
    *,
    seats: int | None,
    bots: str,
    name: str | None,
    house_rules: Sequence[str],
    house_file: Path | None,
    seed: int | None,
    save: Path | None,
    pause: float,
    letters: bool,
) -> None:
    """Check all that was asked for, then open the table."""
    from tierce.words import Words

    words = Words()
    kinds = kinds_of(bots, seats, rules_of(game, house_rules, None, house_file))
    rules = rules_of(game, house_rules, len(kinds) + 1, house_file)
    names = names_of(name, len(kinds) + 1, words.text("terminal-you"))
    new_file(save)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.ClickException("tierce play needs a terminal; `tierce` plays in the browser.")
    _open(rules, names, kinds, seed=seed, save=save, pause=pause, letters=letters)


def _open(
    rules: Rules,
    names: list[str],
    kinds: list[str],
    *,
    seed: int | None,
    save: Path | None,
    pause: float,
    letters: bool,
) -> None:
    from tierce.bots import make
    from tierce.cli.book import house_rules_text, rules_text
    from tierce.cli.tui import sheets
    from tierce.cli.tui.app import PlayApp
    from tierce.cli.tui.say import Say
    from tierce.cli.tui.session import Session
    from tierce.words import Words

    words = Words()
    say = Say(words, names, 0, letters=letters)
    bot_seeds = [secrets.randbits(64) if seed is None else seed * 8 + seat for seat in range(1, len(names))]
    players = {seat: make(kind, bot_seeds[seat - 1]) for seat, kind in enumerate(kinds, 1)}
    deck = secrets.token_bytes(64) if seed is None else seed
    session = Session(rules, names, players, seed=deck, save=save, kinds=kinds)
    told = house_rules_text(rules, words) if rules.changes else None
    PlayApp(session, say, rules_text(rules, words, len(names)), pause=pause, house_rules=told).run()
    click.echo(sheets.score_sheet(session.match, names, say).plain.rstrip())
    if save is not None and session.save_fault is None:
        click.echo(say.text("terminal-leave-saved", file=str(save)))
