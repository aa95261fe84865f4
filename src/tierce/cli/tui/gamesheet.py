"""The score sheet where points are won: its games side by side, with boxes, bonus and shutout under them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from tierce.cli.tui.paper import HEAD, QUIET, STRONG
from tierce.cli.tui.say import Say
from tierce.game.scoring import Ending
from tierce.table import Match
from tierce.table.boxes import Column, Entry

ROOM: Final = 72
"""How wide a sheet is."""
APART: Final = "  "
SUMS: Final = (
    ("sheet-points", "points"),
    ("terminal-sheet-boxes", "boxes"),
    ("terminal-sheet-bonus", "bonus"),
    ("terminal-sheet-shutout", "shutout"),
    ("sheet-sum", "total"),
)
"""The lines under the deals, each with its part of a tally."""


class _Lines:
    """Lines of a sheet: a word before, then a cell for each seat in each game."""

    def __init__(self, match: Match, first: int) -> None:
        self.first, self.games, self.seats = first, len(match.sheet), match.seats
        room = (ROOM - first - len(APART) * self.games) // (self.games * self.seats)
        self.cell = min(14, room)
        self.text = Text(end="")

    def add(self, name: str, cells: Sequence[Sequence[tuple[str, Style]]], style: Style = QUIET) -> None:
        """A line; numbers end two places before their cell does, so that signs can follow them."""
        self.text.append(name.ljust(self.first), style)
        for game in cells:
            self.text.append(APART)
            for said, ink in game:
                self.text.append(f"{said:>{self.cell}}", ink)
        self.text.append("\n")

    def heads(self, said: Sequence[str]) -> None:
        """A line with a word for each game."""
        wide = self.cell * self.seats
        cells = "".join(APART + f"{word[:wide]:>{wide - 2}}  " for word in said)
        self.text.append(" " * self.first + cells + "\n", HEAD)


def game_sheet(match: Match, names: Sequence[str], say: Say) -> Text:
    """Every deal that was won in the games in which it counts, and what each game adds up to."""
    sheet, seats = match.sheet, range(match.seats)
    sums = [(say.text(id), field) for id, field in SUMS]
    lines = _Lines(match, max(len(word) for word, _ in sums) + 1)
    if len(sheet) > 1:
        lines.heads([_title(number, column, say) for number, column in enumerate(sheet, start=1)])
    short = [name if len(name) <= lines.cell - 3 else name[: lines.cell - 4] + "…" for name in names]
    lines.add(say.text("terminal-sheet-deal"), [[(f"{name}  ", HEAD) for name in short] for _ in sheet])
    for deal in sorted({entry.deal for column in sheet for entry in column.entries}):
        won = [
            [_won(match, column, deal, seat, first=not game) for seat in seats]
            for game, column in enumerate(sheet)
        ]
        lines.add(f"{deal:>4}", won)
    lines.text.append("\n")
    for word, field in sums:
        style = STRONG if field == "total" else QUIET
        numbers = [[getattr(tally, field) for tally in column.tallies] for column in sheet]
        if field in ("points", "total") or any(map(any, numbers)):
            lines.add(word, [[(f"{number}  ", style) for number in game] for game in numbers], style)
    if len(sheet) > 1:
        told = zip(names, match.finals, strict=True)
        finals = [say.text("terminal-score-of", name=name, points=points) for name, points in told]
        lines.text.append(f"\n{say.text('terminal-sheet-all')}: {', '.join(finals)}\n", HEAD)
    if dead := sum(not row.winners for row in match.rows):
        lines.text.append(say.text("sheet-dead-deals", count=dead) + "\n", QUIET)
    lines.text.append(say.text("terminal-sheet-gin-signs") + "\n", QUIET)
    return lines.text


def _title(number: int, column: Column, say: Say) -> str:
    title = say.text("terminal-sheet-game", number=number)
    return f"{title}, {say.text('sheet-column-over')}" if column.closed else title


def _won(match: Match, column: Column, deal: int, seat: int, *, first: bool) -> tuple[str, Style]:
    """What a deal brought a seat in a game, with its sign; who dealt is said in the ``first`` game."""
    row = match.rows[deal - 1]
    won = next((one for one in column.entries if one.deal == deal and one.seat == seat), None)
    dealt = "D" if first and seat == row.dealer else " "
    return (f" {dealt}", QUIET) if won is None else (f"{won.points}{_sign(match, won)}{dealt}", STRONG)


def _sign(match: Match, won: Entry) -> str:
    """How the deal was won."""
    result = match.rows[won.deal - 1].result
    if result.how in (Ending.GIN, Ending.BIG_GIN):
        return "G"
    return "*" if won.seat == result.went_out else "U"
