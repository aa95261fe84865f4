"""The cards of a room: a table, what has happened at it, and what each seat is told of both.

The room says when; here is what. Nothing here waits, stores or sends.
"""

from __future__ import annotations

from typing import Final, Literal

from tierce.cards import UNKNOWN, Card, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import (
    Action,
    BigGin,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    Pass,
    parse_actions,
)
from tierce.game.choices import ways
from tierce.game.choices import words as words_of
from tierce.game.events import Drew, Renewed, Touched
from tierce.game.illegal import Illegal, IllegalAction
from tierce.melds import Reason
from tierce.server import messages, why, wire
from tierce.server.happened import Happened
from tierce.server.seating import Seating
from tierce.server.views import Views
from tierce.server.why import Refused
from tierce.table import Table, View, view_of
from tierce.table.shuffle import deal_seed, label_key
from tierce.words.sentences import Asked

MOST_STEPS: Final = 60
"""Steps in one message: more than any hand has cards."""
LAST: Final = (EndTurn, Die, Discard, Draw, Pass, Knock, BigGin, Done)
"""What comes last in a message."""
PLAIN: Final = (Draw, Discard, Pass, Done, Knock)
"""What is played for a bot that fails: the first of these that is legal."""
WITHIN: Final = (Drew, Touched, Renewed)
"""What happens within a turn; everything else that is committed ends one."""


class Play:
    """The table of a room, and the news of it."""

    def __init__(self, table: Table) -> None:
        """A table with all that has happened at it."""
        self.table = table
        self.turns = 0
        """Grows when a turn ends: a seat may have two turns on end."""
        self._happened = Happened(table)
        self._views = Views(table.view)
        self._counted = table.seq

    def hear(self) -> None:
        """Bring the news up to date with the table."""
        self._happened.hear()

    def count(self) -> None:
        """Count the turns that have ended."""
        self.turns += sum(not isinstance(one.event, WITHIN) for one in self.table.log(self._counted))
        self._counted = self.table.seq

    # -- what is told --------------------------------------------------------------------------------------

    def view(self, seat: int | None, seating: Seating, version: int) -> wire.ViewMessage:
        """Everything that the page of a seat shows, a spectator's for ``None``."""
        facts = messages.Facts(
            table=self.table.id,
            rules=self.table.rules,
            names=seating.names,
            bots=tuple(one.bot for one in seating.seats),
            match=self.table.match,
            deal=self.table.deal,
            seq=self.table.seq,
            version=version,
        )
        return self._views.message(seat, facts, self.table.draft if self.table.turn == seat else ())

    def news(self, seat: int | None, since: int, until: int) -> list[wire.AnyEvent]:
        """The events after number ``since`` up to number ``until``, as ``seat`` heard them."""
        return self._happened.news(seat, since, until)

    def known(self, since: int) -> int:
        """The last event that a page knows: one that knows none, or too many, hears the running deal."""
        return since if 0 < since <= self.table.seq else self._happened.first_of_deal - 1

    def ask(self, seat: int, n: int, cards: list[str]) -> wire.Answer:
        """How exactly these cards can be played. It is asked of what the seat sees, not of the table."""
        try:
            chosen = Cards(map(Card.parse, cards))
            if UNKNOWN in chosen:
                raise ValueError("?? is no card of yours")
        except ValueError as wrong:
            return wire.Answer(n, [], why.plain("malformed", text=str(wrong)))
        view = self.table.view(seat)
        found, refused = ways(view.state, chosen, seat)
        options = [messages.step(way, _words(way), view) for way in found]
        told = None if refused is None else why.illegal(refused, view, self.table.names)
        return wire.Answer(n, options, told)

    def bot_seed(self, seat: int, label: Literal["bot", "hint"] = "bot") -> bytes:
        """The chance of a bot's next step: drawn from the deal's seed, so that it can be run again.

        What is thought for a hint has another, so that it tells nothing of a bot that plays this seat.
        """
        secret = deal_seed(self.table.seed, self.table.deal)
        return label_key(secret, f"{label} p{seat + 1} {self.table.seq}.{len(self.table.draft)}")

    # -- what is done: all or nothing, else Refused --------------------------------------------------------

    def play(self, seat: int, words: str) -> None:
        """Play these words of a person."""
        actions = _read(words)
        if len(actions) > 1:
            self._rehearse(seat, actions)
        for action in actions:
            try:
                self.table.play(action, seat)
            except IllegalAction as wrong:
                raise self._refused(wrong, self.table.view(seat)) from None

    def _rehearse(self, seat: int, actions: tuple[Action, ...]) -> None:
        """See whether all of it can be played."""
        state, view = self.table.state, self.table.view(seat)
        for place, action in enumerate(actions, start=1):
            try:
                state = engine.apply_step(state, action, seat).state
                # Nothing may be said after the turn, nor before a drawn card was seen.
                if place < len(actions) and (isinstance(action, LAST) or state.over):
                    raise IllegalAction(actions[place], Illegal(Reason.PHASE))
            except IllegalAction as wrong:
                raise self._refused(wrong, view) from None
            view = view_of(state, seat, self.table.match.totals)

    def _refused(self, wrong: IllegalAction, view: View) -> Refused:
        return Refused(why.illegal(wrong.illegal, view, self.table.names, wrong.action))

    def undo(self, seat: int, all: bool) -> None:
        """Take the last step back, or all of the running turn."""
        try:
            self.table.undo(seat, all=all)
        except IllegalAction as wrong:
            raise Refused(self._why(wrong.illegal, seat, asked="undo")) from None

    def next_deal(self, seat: int) -> None:
        """Deal the next deal."""
        try:
            self.table.next_deal()
        except IllegalAction as wrong:
            raise Refused(self._why(wrong.illegal, seat, asked="next")) from None

    def play_for(self, seat: int, words: str | None, stand_in: bool) -> str | None:
        """Play what a bot says; where it says nothing that can be done, something plain for it.

        What was wrong with it, if anything was.
        """
        wrong = "nothing"
        if words is not None:
            try:
                self.table.play(words, seat, stand_in=stand_in)
            except (IllegalAction, ParseError) as refused:
                wrong = type(refused).__name__
            else:
                return None
        if self.table.state.terms.draws:
            # Its turn begins anew, and draws or discards.
            self.take_back()
            steps = self.table.view(seat).steps_up_to(0)
            self.table.play(next(one for one in steps if isinstance(one, PLAIN)), seat, stand_in=stand_in)
        else:
            self.table.play(self.table.view(seat).legal_actions[0], seat, stand_in=stand_in)
        return wrong

    def take_back(self) -> None:
        """Take back the half-played turn: it is given to somebody else."""
        if self.table.draft:
            self.table.undo(all=True)

    def _why(self, illegal: Illegal, seat: int, asked: Asked) -> wire.Why:
        return why.illegal(illegal, self.table.view(seat), self.table.names, asked=asked)


def _read(words: str) -> tuple[Action, ...]:
    try:
        actions = parse_actions(words)
    except ParseError as wrong:
        raise Refused(why.unread(wrong)) from None
    if len(actions) > MOST_STEPS:
        raise Refused(why.plain("malformed", text=f"{len(actions)} steps; expected at most {MOST_STEPS}"))
    return actions


def _words(way: tuple[Action, ...]) -> str:
    """The way as one line: the short form where it says the same, else the steps joined by ``; ``."""
    words = words_of(way)
    return words if parse_actions(words) == way else "; ".join(map(str, way))
