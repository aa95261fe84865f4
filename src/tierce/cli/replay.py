"""``tierce replay``: a record step by step on the screen, or checked in one go."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tierce.cards import ParseError
from tierce.cli.recordfile import placed, read_record, replayed
from tierce.cli.tui.say import Say
from tierce.game.scoring import DealResult, Ending
from tierce.rules import Terms
from tierce.table import Record, RecordError
from tierce.table.film import Frame, film, partial_film
from tierce.table.partial import is_partial
from tierce.words import Words
from tierce.words.knobs import title
from tierce.words.sentences import how_it_ended

ENDINGS = {Ending.ALL_DEAD: "dead", Ending.LAST_SURVIVOR: "survivor", Ending.BLOCKED: "blocked"}


def frames_of(file: Path) -> tuple[Record, list[Frame]]:
    """The record in a file and its film. Raises ``ParseError`` with the place of what is wrong."""
    record, text = read_record(file)
    if not is_partial(record):
        return record, film(replayed(record, text))
    try:
        return record, partial_film(record)
    except RecordError as wrong:
        raise placed(wrong, record, text) from None


def run(file: Path, *, check: bool, letters: bool) -> None:
    """Show the film, or only say what it came to."""
    try:
        record, frames = frames_of(file)
    except ParseError as wrong:
        raise click.ClickException(f"{file}: {wrong}") from None
    say = Say(Words(), record.seats, letters=letters)
    if check:
        click.echo(summary(record, frames, say))
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.ClickException("tierce replay needs a terminal; with --check it only says the result.")
    from tierce.cli.tui.replayer import ReplayApp

    ReplayApp(record, frames, say).run()


def summary(record: Record, frames: list[Frame], say: Say) -> str:
    """What every deal came to, the totals, and who won."""
    last, names = frames[-1], record.seats
    match = last.match
    lines = [
        say.text(
            "terminal-check-head",
            title=title(say.words, record.rules),
            seats=len(names),
            deals=len(record.deals),
        )
    ]
    for number, row in enumerate(match.rows, 1):
        scores = ["-" if score is None else str(score) for score in row.scores]
        if match.terms.knocks:
            how = _knock(row.result, row.winners, match.terms, say)
        elif row.result.went_out is not None:
            id = "terminal-check-game" if row.result.exit is None else "terminal-check-out"
            how = say.text(id, name=names[row.result.went_out])
        else:
            how = say.text(f"terminal-check-{ENDINGS[row.result.how]}")
        lines.append(say.text("terminal-check-deal", deal=number, scores=_named(names, scores, say), how=how))
    if not last.state.over:
        turn = names[last.state.turn]
        lines.append(say.text("terminal-check-running", deal=last.deal, name=turn))
    if match.rows and match.terms.match.kind == "cumulative":
        totals = _named(names, list(map(str, match.finals)), say)
        lines.append(say.text("terminal-check-totals", scores=totals))
    if match.over:
        winners = match.winners
        lines.append(say.text("terminal-check-won", names=say.listed(winners), count=len(winners)))
    lines.append(say.text("terminal-check-seen" if is_partial(record) else "terminal-check-ok"))
    return "\n".join(lines)


def _knock(result: DealResult, winners: tuple[int, ...], terms: Terms, say: Say) -> str:
    """How a deal with a knock ended, or without one."""
    how = how_it_ended(result, terms)
    if result.went_out is None:
        return say.text("terminal-check-dead-hand")
    which = {"undercut": "undercut", "gin": "gin", "big_gin": "gin"}.get(how, "knock")
    return say.text(f"terminal-check-{which}", name=say.names[winners[0] if winners else result.went_out])


def _named(names: tuple[str, ...], values: list[str], say: Say) -> str:
    pairs = zip(names, values, strict=True)
    scores = (say.text("terminal-score-of", name=name, points=value) for name, value in pairs)
    return say.words.joined(scores)
