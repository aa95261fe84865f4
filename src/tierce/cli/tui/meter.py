"""The meter of deadwood: how near a hand is to a knock, in one line."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from tierce.cards import Card
from tierce.cli.tui.holding import holding, points
from tierce.cli.tui.paper import QUIET
from tierce.cli.tui.say import Say
from tierce.game.policies import knock
from tierce.game.scoring import doubles
from tierce.game.state import Phase
from tierce.table import View

ENOUGH: Final = Style.parse("bold #8fe08f")
TOO_MUCH: Final = Style.parse("bold #ffb08a")
REST: Final = Style.parse("#2f5a47")
MARK: Final = Style.parse("bold #ffd75f")
LONG: Final = 25
"""As many points as the bar shows."""
NEAR: Final = 10
"""With so few cards to draw the wall is spoken of."""


def meter_line(view: View, say: Say, thrown: Card | None = None) -> Text:
    """The deadwood of the own hand, once ``thrown`` is thrown, and what may be kept; or the other's."""
    if view.over or view.seat is None:
        return Text()
    have = holding(view, thrown)
    if view.phase is Phase.LAYOFF:
        return _after_the_knock(view, have.points, say)
    limit = knock.limit(view.state)
    line = Text(say.text("deadwood-meter", points=have.points, limit=limit))
    line.stylize(ENOUGH if have.points <= limit else TOO_MUCH)
    line.append("  ")
    line.append_text(bar(have.points, limit))
    if have.thrown is not None:
        card = say.cards([have.thrown])
        line.append("  " + say.text("deadwood-after", card=card, points=have.points), QUIET)
    return line


def _after_the_knock(view: View, have: int, say: Say) -> Text:
    knocker = 1 - view.turn
    if view.seat == knocker:
        return Text(say.text("deadwood", points=have), ENOUGH)
    theirs, name = points(view.hands[knocker], view), say.names[knocker]
    line = Text(say.text("gin-deadwood-against", have=have, name=name, theirs=theirs))
    line.stylize(ENOUGH if have <= theirs else TOO_MUCH)
    return line.append("  ").append_text(bar(have, theirs))


def bar(have: int, limit: int) -> Text:
    """A cell for each point, with a mark after those that may be kept."""
    text = Text()
    for point in range(1, LONG + 1):
        style = REST if point > have else ENOUGH if point <= limit else TOO_MUCH
        if point == limit + 1:
            text.append("┃", MARK)
        text.append("━", style)
    return text


def shown_beside(view: View) -> dict[int, tuple[Card, ...]]:
    """The deadwood that seats have shown beside their melds."""
    if not view.terms.knocks or not view.table:
        return {}
    return {seat: tuple(view.hands[seat]) for seat in range(view.seats) if view.over or seat != view.turn}


def empty_table(view: View, say: Say) -> list[str]:
    """What is said where no melds lie; before a knock, what the upcard means and how near the wall is."""
    if not view.terms.knocks:
        return [say.text("terminal-table-empty")]
    said = [say.text("terminal-table-hold")]
    if view.terms.knock.limit == "upcard" and view.upcard is not None:
        said.append(say.text("upcard-limit", card=say.cards([view.upcard]), limit=knock.limit(view.state)))
    if doubles(view.terms, view.upcard):
        said.append(say.text("upcard-doubles"))
    if 0 < (left := len(view.stock) - view.terms.draw.last) <= NEAR:
        said.append(say.text("gin-wall-near", count=left))
    return said
