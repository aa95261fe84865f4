"""One person's match against bots: the table, who plays which seat, what is new, and the record on disk.

It alone holds the table with every hand. Screens get what :attr:`Session.view` shows the person's own
seat, and a bot gets the view of its seat.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from tierce.cards import JOKER, Cards
from tierce.game.actions import Action
from tierce.game.events import (
    Borrowed,
    Cut,
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    MeldLaid,
    Penalised,
    Shown,
    Stocked,
    Took,
    TurnedUp,
)
from tierce.game.scoring import Ending
from tierce.game.state import TableMeld
from tierce.rules import Rules
from tierce.table import Match, Table, View
from tierce.table.film import ends_turn


class Player(Protocol):
    """Whoever chooses an action from what a seat may know."""

    def choose(self, view: View) -> Action:
        """The action."""


@dataclass(frozen=True, slots=True)
class Go:
    """One finished turn of one seat, for the log."""

    seat: int
    events: tuple[Event, ...]
    left: int
    """The cards left in hand after it."""


class Session:
    """A match at one terminal. The person sits at ``me``; every other seat has a bot."""

    def __init__(
        self,
        rules: Rules,
        names: Sequence[str],
        bots: dict[int, Player],
        *,
        seed: int | bytes,
        me: int = 0,
        save: Path | None = None,
        kinds: Sequence[str] = (),
    ) -> None:
        """The first deal is dealt at once. Raises ``RulesError`` for rules that do not fit the seats."""
        self.table = Table(rules, seats=len(names), seed=seed, names=tuple(names))
        self.bots, self.me, self.save = bots, me, save
        self.kinds = dict(zip(bots, kinds, strict=False))
        self.save_fault: str | None = None
        self._undone: list[Action] = []
        self._seen: tuple[TableMeld, ...] = ()
        self._keep()

    # -- what the person's screen may show -----------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.table.names

    @property
    def view(self) -> View:
        """What the person may know now."""
        return self.table.view(self.me)

    @property
    def match(self) -> Match:
        """The score sheet: finished deals only."""
        return self.table.match

    @property
    def deal(self) -> int:
        """The number of the deal."""
        return self.table.deal

    @property
    def my_turn(self) -> bool:
        """Whether the person must act."""
        return not self.table.over and self.table.turn == self.me

    @property
    def can_undo(self) -> bool:
        """Whether the running turn is the person's and has a step to take back."""
        return self.my_turn and bool(self.table.draft)

    @property
    def can_redo(self) -> bool:
        """Whether a step of the person's turn was taken back and can be done again."""
        return self.my_turn and bool(self._undone)

    def gos(self) -> list[Go]:
        """Every finished turn of this deal, oldest first."""
        now = [one.event for one in self.table.events(0, self.me) if one.deal == self.deal]
        terms, counts = self.table.state.terms, [0] * self.table.seats
        gos: list[Go] = []
        events: list[Event] = []
        for event in now:
            counts[event.seat] += _into_hand(event)
            called = terms.knocks and isinstance(event, DealEnded) and _called(event, gos)
            if isinstance(event, Dealt | Cut | TurnedUp | Stocked | DealEnded) and not called:
                continue
            events.append(event)
            if called or ends_turn(event, terms):
                gos.append(Go(event.seat, tuple(events), counts[event.seat]))
                events = []
        return gos

    def news(self) -> list[Go]:
        """The turns since the person's last one."""
        gos = self.gos()
        mine = [place for place, go in enumerate(gos) if go.seat == self.me]
        return gos[mine[-1] + 1 :] if mine else gos

    @property
    def laid_off(self) -> Cards:
        """The cards of this deal that were laid off on melds."""
        now = [one.event for one in self.table.events(0, self.me) if one.deal == self.deal]
        return Cards(event.card for event in now if isinstance(event, LaidOff))

    def touched(self) -> set[int]:
        """The numbers of the melds that others made or changed since the person's last turn."""
        known = dict(enumerate(self._seen, 1))
        return {number for number, lies in enumerate(self._table_of_all, 1) if known.get(number) != lies}

    @property
    def _table_of_all(self) -> tuple[TableMeld, ...]:
        """The melds that all see: without those of a turn that is still open."""
        return self.table.view(None).table

    # -- what the person does ------------------------------------------------------------------------------

    def play(self, *actions: Action | str) -> list[Event]:
        """Play steps of the person's turn, all or nothing; what came of it that all may know of.

        Raises ``IllegalAction`` and ``ParseError``; then nothing has changed.
        """
        before, done = self.table.seq, 0
        try:
            for action in actions:
                self.table.play(action, self.me)
                done += 1
        except Exception:
            for _ in range(done):
                self.table.undo(self.me)
            raise
        self._undone.clear()
        if not self.my_turn:
            self._seen = self._table_of_all
        self._keep()
        return [one.event for one in self.table.events(before, self.me)]

    def undo(self, *, all: bool = False) -> None:
        """Take the last step of the turn back, or all. Raises ``IllegalAction`` when there is none."""
        before = self.table.draft
        self.table.undo(self.me, all=all)
        self._undone += reversed(before[len(self.table.draft) :])

    def redo(self) -> None:
        """Do the step again that was taken back last. Raises ``IndexError`` when there is none."""
        self.table.play(self._undone.pop(), self.me)
        self._keep()

    def next_deal(self) -> None:
        """Deal again. Raises ``IllegalAction`` while a deal is running or when the match is over."""
        self.table.next_deal()
        self._seen = ()
        self._keep()

    # -- what the bots do ----------------------------------------------------------------------------------

    @property
    def bot_turn(self) -> int | None:
        """The seat of the bot that must act, if one must."""
        return None if self.table.over or self.table.turn == self.me else self.table.turn

    def ask(self) -> tuple[Player, View]:
        """The bot whose turn it is and what it may know; it may think in another thread."""
        seat = self.table.turn
        return self.bots[seat], self.table.view(seat)

    def answer(self, action: Action) -> bool:
        """Play a bot's action; whether its turn is over."""
        before = self.table.seq
        self.table.play(action)
        ended = self.table.seq != before
        if ended:
            self._keep()
        return ended

    # -- the record ----------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Write the record beside the old one and put it in its place; a full disk must not end the game."""
        if self.save is None:
            return
        beside = self.save.with_name(self.save.name + ".part")
        try:
            beside.write_text(self.table.record().to_text(), encoding="utf-8")
            os.replace(beside, self.save)
            self.save_fault = None
        except OSError as wrong:
            self.save_fault = wrong.strerror or str(wrong)


def _called(ended: DealEnded, gos: Sequence[Go]) -> bool:
    """Whether a seat, and not the turn before, ended a deal in which nobody knocked."""
    turn_before = bool(gos) and gos[-1].seat == ended.seat
    return ended.result.how is Ending.BLOCKED and not turn_before


def _into_hand(event: Event) -> int:
    """How many cards more its seat holds after this. Borrowed cards count as held until they are laid."""
    match event:
        case Dealt(cards=cards) | Borrowed(cards=cards) | Penalised(cards=cards):
            return len(cards)
        case Cut(card=card):
            return int(card is JOKER)
        case Drew() | Took():
            return 1
        case MeldLaid(meld=meld):
            return -len(meld.cards)
        case Knocked(card=thrown, melds=melds):
            return -sum(len(meld.cards) for meld in melds) - (thrown is not None)
        case Shown(melds=melds):
            return -sum(len(meld.cards) for meld in melds)
        case LaidOff() | Discarded():
            return -1
    return 0
