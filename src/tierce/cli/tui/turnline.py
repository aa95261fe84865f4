"""What the running turn still asks for, in one line: how far an opening is, and what must be laid."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from tierce.cards import JOKER, Card
from tierce.cli.tui.faces import Faces, ink
from tierce.cli.tui.meter import meter_line
from tierce.cli.tui.say import Say
from tierce.game.owed import debts
from tierce.game.policies import opening
from tierce.game.state import Phase
from tierce.melds import Reason
from tierce.table import View

QUIET: Final = Style.parse("#9fc7ab")
OPEN: Final = Style.parse("bold #ffd75f")
STANDS: Final = Style.parse("bold #8fe08f")
OWED: Final = Style.parse("bold #ffb08a")


def turn_line(view: View, say: Say, faces: Faces, thrown: Card | None = None) -> Text:
    """The line for the seat of this view; empty when the deal is over. ``thrown`` is the one chosen card."""
    if view.over or view.seat is None:
        return Text()
    if view.terms.knocks:
        return meter_line(view, say, thrown)
    playing = view.turn == view.seat and view.phase is Phase.PLAY
    line = _opening(view, say, playing)
    if playing:
        owed = _to_lay(view, say, faces)
        if owed:
            line.append("   ")
            line.append(say.text("terminal-to-lay") + " ", OWED)
            line.append_text(Text(" · ", QUIET).join(owed))
    return line


def _opening(view: View, say: Say, playing: bool) -> Text:
    terms, state = view.terms.opening, view.state
    begun = view.opened[view.turn] and not view.go.opened
    short = playing and any(one.reason is Reason.OPEN_POINTS for one in debts(state))
    if terms.kind == "points" and playing and (not begun or short):
        numbers = {"have": view.go.points, "need": opening.need(state)}
        stands = opening.stands(state)
        line = Text(say.text("opening-stands" if stands else "opening-points", **numbers))
        line.stylize(STANDS if stands else OPEN)
        if terms.pure_run != "off" and not begun:
            pure = opening.is_pure(state)
            line.append(" · ", QUIET)
            line.append(say.text("opening-pure", pure="yes" if pure else "no"), STANDS if pure else OPEN)
        return line
    if not view.terms.opens:
        return Text()
    if view.seat is not None and view.opened[view.seat]:
        return Text(say.text("terminal-opened"), QUIET)
    if terms.kind == "points":
        needed = "no" if terms.pure_run == "off" else "yes"
        return Text(say.text("terminal-opening-to-come", need=terms.points, pure=needed), QUIET)
    return Text(say.text("terminal-opening-any"), QUIET)


def _to_lay(view: View, say: Say, faces: Faces) -> list[Text]:
    """The taken card, the jokers won and the cards borrowed that must still be laid."""
    go, parts = view.go, []
    if go.took is not None:
        card = faces.short(go.took)
        parts.append(_with(say.text("terminal-to-lay-took", card=card), card, ink(go.took)))
    if go.owed:
        said = say.text("terminal-to-lay-joker", count=go.owed)
        parts.append(Text.assemble((faces.joker, ink(JOKER)), " ", (said, OWED)))
    for cards in go.borrowed:
        shown = faces.shorts(tuple(cards))
        parts.append(_with(say.text("terminal-to-lay-borrowed", cards=shown), shown, ink(next(iter(cards)))))
    return parts


def _with(said: str, part: str, style: Style) -> Text:
    """A sentence with the cards in it on paper."""
    text = Text(said, OWED)
    at = said.find(part)
    if at >= 0:
        text.stylize(style, at, at + len(part))
    return text
