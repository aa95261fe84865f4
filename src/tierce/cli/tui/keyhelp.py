"""Every key of a game and what it does."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tierce.cli.tui.paper import HEAD, QUIET
from tierce.cli.tui.say import Say
from tierce.rules import Terms


def keys(say: Say, terms: Terms) -> Group:
    """Every key of this game and what it does."""
    arrows, space = say.text("terminal-arrows"), say.text("terminal-space-bar")
    if terms.knocks:
        return _keys(say, _knocking_keys(arrows, space), say.text("terminal-help-signs-gin"))
    drawing = [("D", "draw"), ("F", "take"), ("P", "pile")]
    if terms.draw.touch != "ignored":
        drawing.append(("Y", "touch"))
    ending = [("X", "discard")]
    if terms.borrow.kind != "off":
        ending.insert(0, ("B", "borrow"))
    if terms.out.carte == "manual":
        ending.append(("K", "carte"))
    rows = [
        (arrows, "walk"),
        (space, "space"),
        ("Enter", "enter"),
        *(drawing if terms.draws else ()),
        ("M", "meld"),
        ("L", "lay"),
        *([("J", "joker")] if terms.deck.jokers else ()),
        *(ending if terms.draws else [("E", "end")]),
        *_always(arrows, "sort"),
    ]
    return _keys(say, rows, say.text("terminal-help-signs", jokers=terms.deck.jokers))


def _always(arrows: str, sort: str) -> list[tuple[str, str]]:
    """The keys of every game."""
    return [
        ("U", "undo"),
        ("R", "redo"),
        ("H", "hand"),
        ("T Tab", "table"),
        (f"Shift+{arrows} < >", "shift"),
        ("O", sort),
        ("|", "gap"),
        ("1…9", "groups"),
        ("/", "words"),
        ("C", "counts"),
        ("S", "scores"),
        ("G", "log"),
        ("?", "rules"),
        ("Esc", "clear"),
        ("Q", "quit"),
    ]


def _keys(say: Say, rows: Sequence[tuple[str, str]], signs: str) -> Group:
    table = Table.grid(padding=(0, 2))
    table.add_column(style=HEAD, no_wrap=True)
    table.add_column()
    for key, id in rows:
        table.add_row(key, say.text(f"terminal-help-{id}"))
    return Group(table, Text("\n" + signs, QUIET))


def _knocking_keys(arrows: str, space: str) -> list[tuple[str, str]]:
    """The keys where one knocks."""
    return [
        (arrows, "walk"),
        (space, "space"),
        ("Enter", "enter"),
        ("D", "draw"),
        ("F", "take"),
        ("N", "pass"),
        ("P", "pile"),
        ("X", "discard"),
        ("K", "knock"),
        ("B", "big-gin"),
        ("W", "ways"),
        ("L", "lay"),
        ("N", "done"),
        *_always(arrows, "sort-best"),
    ]
