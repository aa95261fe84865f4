"""The seats on the screen: two lines each."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.pieces import Picture
from tierce.cli.tui.say import Say
from tierce.game.state import Phase
from tierce.table import View

TURN = Style.parse("bold #10261d on #ffd75f")
NAME = Style.parse("bold #e9f2ec")
QUIET = Style.parse("#9fc7ab")
DEAD = Style.parse("bold #ff9d8a")
DEALER = Style.parse("#ffd75f")


class SeatsView(Picture):
    """The other seats side by side: whose turn, name, dealer; cards, points, no meld yet or dead."""

    view: View | None = None
    say: Say | None = None

    def draw(self, width: int) -> Canvas:
        """Two lines a seat."""
        canvas = Canvas(width)
        if self.view is None or self.say is None:
            return canvas
        view, say = self.view, self.say
        others = seats_from(view, view.seat)
        each = width // max(1, len(others))
        for place, seat in enumerate(others):
            draw_seat(canvas, place * each, each - 1, seat, view, say)
        return canvas


def seats_from(view: View, me: int | None) -> list[int]:
    """The other seats in playing order after ``me``; all of them for nobody."""
    order = [((me or 0) + step) % view.seats for step in range(view.seats)]
    if view.terms.deal.direction != "clockwise":
        order = [order[0], *reversed(order[1:])]
    return order if me is None else order[1:]


def draw_seat(canvas: Canvas, x: int, width: int, seat: int, view: View, say: Say) -> None:
    """One seat in two lines, cut to its width."""
    turn = not view.over and view.turn == seat
    name = say.names[seat]
    dealer = say.text("terminal-dealer") if view.dealer == seat else ""
    if dealer and cell_len(name) + 4 + cell_len(dealer) > width:
        dealer = say.text("terminal-dealer-short")
    room = width - 4 - cell_len(dealer) if dealer else width - 3
    if cell_len(name) > room:
        name = name[: max(1, room - 1)] + "…"
    at = canvas.put(x, 0, f"▶ {name} " if turn else f"  {name} ", TURN if turn else NAME)
    canvas.put(at, 0, dealer, DEALER)
    special = status(seat, view, say)
    room = width - 2 - (cell_len(special) + 1 if special else 0)
    x += 2
    if special:
        x = canvas.put(x, 1, special + " ", DEAD if view.dead[seat] else DEALER)
    canvas.put(x, 1, _facts(seat, view, say, room), QUIET)


def _facts(seat: int, view: View, say: Say, room: int) -> str:
    """Cards and points of a seat, in words where there is room."""
    cards, points = view.counts[seat], view.totals[seat]
    facts = [say.text("terminal-seat-cards", count=cards)]
    if view.terms.match.kind == "cumulative":
        facts.append(say.text("terminal-seat-total", points=points))
    narrow = say.text("terminal-seat-narrow", count=cards, points=points)
    for said in (" · ".join(facts), " ".join(facts), narrow):
        if cell_len(said) <= room:
            return said
    return say.text("terminal-seat-narrower", count=cards)


def status(seat: int, view: View, say: Say) -> str:
    """What is special about a seat: out, dead, no meld yet or not opened; else nothing."""
    if view.out[seat]:
        return say.text("terminal-seat-out")
    if view.dead[seat]:
        return say.text("terminal-seat-dead")
    if not view.terms.draws:
        return "" if view.opened[seat] else say.text("terminal-seat-new")
    if view.terms.knocks:
        return say.text("status-knocked") if view.phase is Phase.LAYOFF and seat != view.turn else ""
    if view.touched[seat]:
        return say.text("status-touched")
    opens = view.terms.opens and not view.opened[seat]
    return say.text("terminal-seat-unopened") if opens and not view.over else ""
