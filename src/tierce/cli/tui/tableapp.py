"""The table as it is shown: which parts the screen has, and what each says now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from tierce.cards import JOKER, Card, Cards
from tierce.cli.tui import sheets
from tierce.cli.tui.arrange import Arrangement
from tierce.cli.tui.faces import Faces
from tierce.cli.tui.holding import Holding, holding
from tierce.cli.tui.melddraw import Drawing
from tierce.cli.tui.meter import empty_table, shown_beside
from tierce.cli.tui.moment import Moment, allowed
from tierce.cli.tui.paper import HEAD, QUIET, STRONG
from tierce.cli.tui.pieces import HandView, MeldsView
from tierce.cli.tui.piles import PilesView
from tierce.cli.tui.prompt import prompt
from tierce.cli.tui.say import Say, on_meld
from tierce.cli.tui.seats import SeatsView, seats_from, status
from tierce.cli.tui.session import Session
from tierce.cli.tui.style import SHEET
from tierce.cli.tui.turnline import turn_line
from tierce.game import choices
from tierce.game.actions import Draw, Take
from tierce.game.illegal import Illegal
from tierce.game.scoring import count
from tierce.game.state import Phase
from tierce.table import View
from tierce.words.knobs import title

KEY = Style.parse("bold #1b1b1b on #ffd75f")
WIDE, TALL, SHORT = 110, 34, 22
TALL_ALONE = 24
"""From this height on cards are tall where no melds need the room."""
KNOCKING_KEYS = {
    Phase.OFFER: "offer",
    Phase.WALL: "offer",
    Phase.DRAW: "draw",
    Phase.LAYOFF: "layoff",
}
"""Which keys are named where one knocks."""


class TableApp(App[None]):
    """The table on the screen, drawn from the view of the person's seat."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, say: Say, rules_text: RenderableType, *, pause: float = 0.6) -> None:
        """``pause`` are the seconds before each turn of a bot."""
        super().__init__()
        self.session, self.say, self.rules_text, self.pause = session, say, rules_text, pause
        self.faces = Faces(letters=say.letters)
        self.arrangement = Arrangement(session.view.hand)
        self.held = Holding((), 0)
        """The best that the own hand can be arranged to, where melds are held back."""
        self.deal = session.deal
        self.notice = ""
        self.carte = False
        """Whether the next discard says that one card is left."""
        self.lending: Sequence[int] = ()
        """The melds to borrow from, while one is being looked for."""
        self.ways: Sequence[choices.Way] = ()
        self.fits: dict[int, set[Card]] = {}
        """For each meld the cards in hand that can be played there one by one."""

    # -- what it is made of --------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Seats above, melds in the middle, hand below."""
        yield Static(id="title")
        yield SeatsView(id="seats")
        yield PilesView(self.say, self.faces, id="piles")
        with Horizontal(id="middle"):
            with VerticalScroll(id="felt", can_focus=False):
                yield MeldsView(id="melds")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="side-text")
        yield Static(id="news")
        yield Static(id="turn")
        yield Static(id="hand-line")
        hand = HandView(self.arrangement, self.faces, id="hand")
        if self.session.view.terms.knocks:
            hand.sorts, hand.how = ("best", "suit", "rank"), "best"
        yield hand
        yield Static(id="message")
        yield Static(id="main")
        yield Input(id="words", compact=True)
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Another size of the terminal."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Side panel and tall cards where there is room, fewer lines where there is none."""
        self.screen_stack[0].set_class(self.size.width >= WIDE, "wide")
        self.screen_stack[0].set_class(self.size.height < SHORT, "short")
        self.screen_stack[0].set_class(not self.session.view.terms.draws, "shedding")
        tall = TALL_ALONE if self.session.view.terms.knocks else TALL
        self.hand.tall = self.piles.tall = self.size.height >= tall
        self.show()

    @property
    def hand(self) -> HandView:
        """The hand on the screen."""
        return self.screen_stack[0].query_one("#hand", HandView)

    @property
    def melds(self) -> MeldsView:
        """The melds on the screen."""
        return self.screen_stack[0].query_one("#melds", MeldsView)

    @property
    def piles(self) -> PilesView:
        """Stock and discards on the screen."""
        return self.screen_stack[0].query_one("#piles", PilesView)

    def part(self, id: str) -> Static:
        """A line of the screen."""
        return self.screen_stack[0].query_one(f"#{id}", Static)

    def line(self, id: str, text: Text) -> None:
        """Show text in a part whose height is fixed."""
        self.part(id).update(text, layout=False)

    # -- showing -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show what is so now."""
        view, session = self.session.view, self.session
        if self.deal != session.deal:
            self.deal = session.deal
            self.arrangement = self.hand.arrangement = Arrangement(view.hand)
        if view.terms.knocks:
            self.held = holding(view)
        self._show_pile(view)
        self._show_owed(view)
        self._show_title(view)
        seats = self.screen_stack[0].query_one("#seats", SeatsView)
        seats.view, seats.say = view, self.say
        seats.redraw()
        self._show_news(view)
        self._show_hand_line(view)
        self.fits = self._fits(view)
        self.hand.fitting = {card for cards in self.fits.values() for card in cards}
        self.hand.redraw()
        self.choose_again()

    def _show_pile(self, view: View) -> None:
        """The stock and the discards."""
        piles, mine = self.piles, self.session.my_turn
        piles.stock, piles.pile = len(view.stock), view.pile
        may = {action.verb for action in allowed(view, Draw(), Take())} if mine else set()
        piles.may_draw, piles.may_take = "draw" in may, "take" in may
        piles.redraw()

    def _show_owed(self, view: View) -> None:
        """The hand, borrowed cards among it; what must be laid is marked, and named above."""
        go, mine = view.go, self.session.my_turn
        lent = sum(go.borrowed, Cards()) if mine else Cards()
        self.arrangement.sync(view.hand + lent)
        if not self.session.can_undo:
            self.arrangement.settle()
        took = Cards() if go.took is None else Cards([go.took])
        pinned = took + Cards([JOKER] * go.owed) if mine else Cards()
        lay, borrowed = self.say.text("terminal-mark-lay"), self.say.text("terminal-mark-lent")
        self.hand.marks = dict.fromkeys(self.arrangement.among(pinned), lay) | dict.fromkeys(
            self.arrangement.among(lent), borrowed
        )
        if view.terms.knocks:
            self.hand.melds = [meld.bag for meld in self.held.melds]
            if self.hand.how == "best":
                self.hand.sort()

    def _fits(self, view: View) -> dict[int, set[Card]]:
        """Which single cards can be played on which meld. Listing all steps would do, and be slow."""
        found: dict[int, set[Card]] = {}
        if self.session.my_turn:
            for card in view.hand.faces():
                for way in choices.ways(view.state, Cards([card]), self.session.me)[0]:
                    if (number := on_meld(way[0])) is not None:
                        found.setdefault(number, set()).add(card)
        return found

    def _show_title(self, view: View) -> None:
        say = self.say
        game = title(say.words, self.session.match.rules)
        left = say.text("terminal-title", title=game, deal=self.session.deal)
        target = view.terms.match.target if view.terms.match.kind == "cumulative" else None
        facts = [] if view.terms.draws else [say.text("terminal-aside", count=view.aside_count)]
        if self.session.match.factor != 1 and not view.over:
            facts.append(say.text("terminal-count-factor", factor=self.session.match.factor))
        if target is not None:
            facts.append(say.text("terminal-target", points=target))
        right = " · ".join(facts)
        room = max(1, self.size.width - 2 - len(left) - len(right))
        self.line("title", Text.assemble((left, STRONG), " " * room, (right, QUIET)))

    def _show_news(self, view: View) -> None:
        news = self.session.news()
        if view.over:
            news = self.session.gos()[-view.seats :]
        text = sheets.log_text(news, view, self.say)
        if not news:
            text = Text(self.say.text("terminal-nothing-yet") if not self.session.gos() else "", QUIET)
        head = Text(self.say.text("terminal-since") + "\n\n", HEAD)
        self.part("side-text").update(Text.assemble(head, text))
        wrapped = text.wrap(self.console, max(1, self.size.width - 2))
        self.part("news").update(Text("\n").join(wrapped[-3:]))

    def _show_hand_line(self, view: View) -> None:
        say, me = self.say, self.session.me
        parts: list[tuple[str, Style]] = []
        mine = not view.over and view.turn == me
        parts.append((f"▶ {say.names[me]} " if mine else f"  {say.names[me]} ", KEY if mine else STRONG))
        cards, points = len(view.hand), count(view.hand, view.terms).score
        held = say.text("terminal-hand", count=cards, points=points)
        if view.terms.knocks:  # The line above says what of it would count.
            held = say.text("terminal-seat-cards", count=cards)
        parts.append((" " + held, STRONG))
        if view.terms.match.kind == "cumulative":
            parts.append((" · " + say.text("terminal-hand-total", points=view.totals[me]), QUIET))
        if view.dealer == me:
            parts.append((" · " + say.text("terminal-dealer"), HEAD))
        # How far an opening is the line above says.
        opening = view.terms.draws and view.terms.opens and not view.touched[me]
        if not opening and (special := status(me, view, say)):
            parts.append((" · " + special, Style.parse("bold #ff9d8a")))
        self.line("hand-line", Text.assemble(*parts))

    def choose_again(self) -> None:
        """Other cards are chosen, or the table has changed: what can be done with them now?"""
        view, picked = self.session.view, self.arrangement.picked
        self.ways, illegal = (), None
        if picked and self.session.my_turn:
            self.ways, illegal = choices.ways(view.state, picked, self.session.me)
        targets = {number for way in self.ways if (number := on_meld(way[0])) is not None}
        thrown = picked.faces()[0] if len(picked) == 1 else None
        if view.terms.knocks:
            self.hand.melds = [meld.bag for meld in holding(view, thrown).melds]
            self.hand.refresh()
        self.line("turn", turn_line(view, self.say, self.faces, thrown))
        self._show_melds(view, set(self.lending) or targets)
        self._show_main(view, illegal)
        self._show_keys(view)

    def _show_melds(self, view: View, targets: set[int]) -> None:
        me = self.session.me
        order = [me, *seats_from(view, me)]
        self.melds.faces, self.melds.empty = self.faces, empty_table(view, self.say)
        if view.terms.knocks:
            self.melds.held = {self.say.names[seat]: view.hands[seat] for seat in order[1:]}
        self.melds.show(
            Drawing(
                view.table,
                dict(enumerate(self.say.names)),
                order,
                targets=targets,
                touched=self.session.touched(),
                beside=shown_beside(view),
                beside_name=self.say.text("terminal-hand-deadwood"),
            )
        )

    def moment(self, view: View, illegal: Illegal | None = None) -> Moment:
        """What the main line speaks of."""
        return Moment(
            view,
            self.session.my_turn,
            self.session.match.over,
            self.arrangement.picked,
            self.ways,
            illegal,
            self.carte,
            bool(self.lending),
        )

    def _show_main(self, view: View, illegal: Illegal | None) -> None:
        now = prompt(self.moment(view, illegal), self.say)
        line = Text(now.said)
        for place, (key, does) in enumerate(now.offers):
            line.append_text(Text.assemble("   " if place else "", (f" {key} ", KEY), " ", does))
        self.line("main", line)
        self.part("main").set_class(not now.offers, "idle")
        fault = self.session.save_fault
        message = self.notice or now.message
        if fault is not None:
            message = self.say.text("terminal-unsaved", why=fault)
        self.line("message", Text(message))

    def _show_keys(self, view: View) -> None:
        if view.over:
            which = "over"
        elif view.terms.knocks and not self.melds.has_focus:
            which = KNOCKING_KEYS.get(view.phase, "hold") if self.session.my_turn else "hold"
        elif self.melds.has_focus:
            which = "borrow" if self.lending else "table"
        elif not view.terms.draws:
            which = "play"
        else:
            drawing = view.phase is Phase.DRAW and self.session.my_turn
            which = "draw" if drawing else "turn" if view.terms.deck.jokers else "naturals"
        self.line("keys", Text(self.say.text(f"terminal-keys-{which}")))

    def tell(self, notice: str) -> None:
        """Say something in the message line until the next key that does something."""
        self.notice = notice
        self.choose_again()
