"""A table: seats, a match, and the running turn with undo.

The table alone knows the truth. A turn is played step by step on a draft that only the acting seat sees; it
becomes part of the record, and the others hear of it, when it ends. Until then every step can be taken back,
but for a draw from the stock: what was revealed stays, so it is committed at once.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from tierce.cards import UNKNOWN, Card, Cards, ParseError, numbered_deck
from tierce.game import chance, engine
from tierce.game.actions import Action, Deal, Renew, parse_actions
from tierce.game.events import DealEnded, Died, Discarded, Drew, Event, Knocked, Passed, TurnEnded
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction, Reason
from tierce.game.policies import pile
from tierce.game.scoring import DealResult
from tierce.game.state import CHANCE, Phase, State, new_deal
from tierce.rules import Problem, Rules, RulesError, load
from tierce.table import shuffle
from tierce.table.dealing import dealing_of, renewals_of, same_line
from tierce.table.lines import Line, line_of, masked, seat_name
from tierce.table.match import Match
from tierce.table.position import position_of
from tierce.table.record import DealRecord, Record, RecordError
from tierce.table.view import View, project, view_of


class Logged(NamedTuple):
    """An event with its number at the table (from 1) and the deal it belongs to (from 1)."""

    seq: int
    deal: int
    event: Event
    line: Line | None
    """Its line in the record; ``None`` for what follows by itself."""
    stand_in: bool = False
    """Whether a bot played it for the person who sits there."""


@dataclass(frozen=True, slots=True)
class _Draft:
    """One step of the running turn, and what it led to."""

    action: Action
    state: State
    events: tuple[Event, ...]
    lines: tuple[Line | None, ...]
    stand_in: bool

    @property
    def settles(self) -> bool:
        """Whether it cannot be taken back: it revealed a card, or ended the turn."""
        return any(isinstance(event, SETTLING) for event in self.events)


SETTLING: Final = (Drew, Discarded, Passed, Knocked, TurnEnded, Died, DealEnded)
"""What reveals a card or ends a turn."""


class Table:
    """One table from the first deal to the end of the match.

    >>> table = Table("penang", seats=4, seed=7)
    >>> while not table.over:
    ...     table.play(table.view(table.turn).legal_actions[0])
    >>> table.result.how
    <Ending.ALL_DEAD: 'all_dead'>
    """

    def __init__(
        self,
        rules: Rules | str = "penang",
        *,
        seats: int = 4,
        seed: int | bytes = 0,
        names: tuple[str, ...] | None = None,
        id: str = "table",
        date: datetime.date | None = None,
        _record: Record | None = None,
    ) -> None:
        """A table whose first deal is dealt. ``seed`` is 64 bytes, or a number for tests and research.

        Raises ``RulesError`` for rules that cannot be played by so many seats, ``ValueError`` for names or a
        seed that do not fit.
        """
        self.rules = load(rules) if isinstance(rules, str) else rules
        if problems := self._problems(seats):
            raise RulesError(problems)
        self.names = names or tuple(f"p{seat + 1}" for seat in range(seats))
        if len(self.names) != seats:
            raise ValueError(f"{len(self.names)} names for {seats} seats")
        self.id, self.date = id, date
        self.seed = shuffle.seed_of(seed) if isinstance(seed, int) else seed
        if len(self.seed) != shuffle.SEED_SIZE:
            raise ValueError(f"a seed is {shuffle.SEED_SIZE} bytes, not {len(self.seed)}")
        self.match = Match(self.rules, seats)
        self._log: list[Logged] = []
        self._deals: list[DealRecord] = []
        self._draft: list[_Draft] = []
        self._renewals: list[tuple[Card, ...]] = []
        self._committed: State
        if _record is None:
            self._deal(self._first_dealer())

    def _problems(self, seats: int) -> list[Problem]:
        problems = self.rules.problems(seats)
        if not problems and self.rules.answer("match.elimination", seats):
            low = range(2, seats)
            problems = [one for fewer in low for one in self.rules._contradictions(fewer)]
        return problems

    # -- what is asked of a table --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats."""
        return len(self.names)

    @property
    def state(self) -> State:
        """The truth, the running turn included."""
        return self._draft[-1].state if self._draft else self._committed

    @property
    def turn(self) -> int:
        """The seat that must act."""
        return self._committed.turn

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self._committed.over

    @property
    def result(self) -> DealResult | None:
        """What the deal came to, once it is over."""
        return self._committed.result

    @property
    def deal(self) -> int:
        """The number of the running deal, from 1."""
        return len(self._deals)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self._log)

    @property
    def draft(self) -> tuple[Action, ...]:
        """The steps of the running turn so far."""
        return tuple(step.action for step in self._draft)

    def view(self, seat: int | None) -> View:
        """What a seat may know (``None``: a spectator). The running turn is seen by its own seat alone."""
        state = self.state if seat == self.turn else self._committed
        return view_of(state, seat, self.match.totals)

    def events(self, since: int = 0, seat: int | None = None) -> list[Logged]:
        """What happened after event number ``since``, as ``seat`` heard it."""
        return [one._replace(event=project(one.event, seat), line=None) for one in self._log[since:]]

    def log(self, since: int = 0) -> list[Logged]:
        """The whole truth of what happened after event number ``since``, for whoever keeps the record."""
        return self._log[since:]

    def rename(self, names: Sequence[str]) -> None:
        """Others sit here now, or under other names; the record tells of them all under these."""
        if len(names) != self.seats:
            raise ValueError(f"{len(names)} names for {self.seats} seats")
        self.names = tuple(names)

    # -- play
    # --------------------------------------------------------------------------------------------------

    def play(self, action: Action | str, seat: int | None = None, *, stand_in: bool = False) -> None:
        """Play an action, or the words of one or several (all or nothing), in the running turn.

        ``seat`` is who asks, if not the seat whose turn it is; ``stand_in`` marks what a bot plays for the
        person who sits there. The turn is committed when it ends, when the
        hand is empty, and as far as it was played when a card is drawn. Raises ``IllegalAction``,
        ``ParseError``; then nothing has changed.
        """
        before = list(self._draft)
        try:
            for one in parse_actions(action) if isinstance(action, str) else (action,):
                if self._settled:
                    over = self.state.over or self.state.turn == self.turn
                    raise IllegalAction(one, Illegal(Reason.PHASE if over else Reason.TURN))
                self._step(one, seat, stand_in)
        except IllegalAction:
            self._draft = before
            raise
        if self._settled:
            self._commit()

    def undo(self, seat: int | None = None, *, all: bool = False) -> None:
        """Take back the last step of the running turn, or all of it.

        Raises ``IllegalAction`` when there is none.
        """
        if seat is not None and seat != self.turn:
            raise IllegalAction(Deal(()), Illegal(Reason.TURN))
        if not self._draft:
            raise IllegalAction(Deal(()), Illegal(Reason.PHASE))
        del self._draft[0 if all else -1 :]

    def next_deal(self) -> None:
        """Deal the next deal of the match.

        Raises ``IllegalAction`` while one is running or when the match is over.
        """
        if not self.over or self.match.over:
            raise IllegalAction(Deal(()), Illegal(Reason.PHASE))
        self._deal(self.match.next_dealer())

    def _step(self, action: Action, seat: int | None, stand_in: bool) -> None:
        before = self.state
        step = engine.apply_step(before, action, seat)
        state, events = step.state, step.events
        while state.phase is Phase.RENEW:
            step = engine.apply(state, Renew(self._renewed(state)))
            state, events = step.state, events + step.events
        lines = []
        for event in events:
            lines.append(line_of(before, event))
            before = fold(before, event)
        self._draft.append(_Draft(action, state, events, tuple(lines), stand_in))

    def _renewed(self, state: State) -> tuple[Card, ...]:
        """The order of a renewed stock: that of the discards where they are only turned over (D4.1), the
        recorded one while a record is replayed, else a shuffle.
        """
        told = self._renewals.pop(0) if self._renewals else ()
        if (turned := pile.turned(state)) is not None:
            return turned
        discards = sorted(pile.renewable(state))
        if Cards(told) not in Cards(discards):
            told = ()
        rest = list(Cards(discards) - Cards(told))
        secret = shuffle.deal_seed(self.seed, self.deal)
        return (*told, *shuffle.shuffled(rest, shuffle.label_key(secret, f"renewal {state.renewals + 1}")))

    @property
    def _settled(self) -> bool:
        """Whether the running turn has come to something that cannot be taken back."""
        return bool(self._draft) and self._draft[-1].settles

    def _commit(self) -> None:
        for step in self._draft:
            for event, line in zip(step.events, step.lines, strict=True):
                self._append(event, line, step.stand_in)
        self._committed = self._draft[-1].state
        self._draft = []
        self._close_deal()

    def _append(self, event: Event, line: Line | None, stand_in: bool = False) -> None:
        self._log.append(Logged(len(self._log) + 1, self.deal, event, line, stand_in))
        if line is not None:
            deal = self._deals[-1]
            lines = (*deal.lines, line)
            marks = (*deal.stand_in, len(lines)) if stand_in else deal.stand_in
            self._deals[-1] = replace(deal, lines=lines, stand_in=marks)

    # -- dealing
    # -----------------------------------------------------------------------------------------------

    def _first_dealer(self) -> int:
        secret = shuffle.deal_seed(self.seed, 1)
        return shuffle.Stream(shuffle.label_key(secret, "dealer")).below(self.seats)

    def _deal(self, dealer: int) -> None:
        start = self._start(dealer)
        number = self.deal + 1
        secret = shuffle.deal_seed(self.seed, number)
        key = shuffle.deal_key(secret, table=self.id, deal=number, rules_digest=self.rules.digest)
        deck = numbered_deck(start.terms.deck.packs, start.terms.deck.jokers)
        cut = shuffle.Stream(shuffle.label_key(secret, "cut")).below(len(deck))
        self._begin(start, chance.dealing(start, shuffle.shuffled(deck, key), cut))

    def _start(self, dealer: int) -> State:
        return new_deal(self.match.terms, seats=self.seats, dealer=dealer, out=self.match.out)

    def _begin(self, start: State, dealing: Iterable[Action]) -> None:
        """Deal; a deal that is refused leaves the table as it was."""
        state, told = start, list[tuple[Event, Line | None]]()
        for action in dealing:
            for event in engine.apply(state, action).events:
                told.append((event, line_of(state, event)))
                state = fold(state, event)
        self._deals.append(DealRecord(start.dealer, (), self.match.out))
        for event, line in told:
            self._append(event, line)
        self._committed = state
        self._close_deal()

    def _close_deal(self) -> None:
        result = self._committed.result
        if result is None:
            return
        self.match = self.match.after(self._committed.dealer, result, self._committed.terms)
        deal = self._deals[-1]
        self._deals[-1] = replace(deal, result=self.match.rows[-1].scores)

    # -- records
    # -----------------------------------------------------------------------------------------------

    def record(self, seat: int | None = None, *, full: bool = True) -> Record:
        """The match as a record; with ``full=False`` the copy of one seat (``None``: a spectator's).

        In that copy the hands and draws of others in a running deal are unknown cards; of a deal that is over
        they are known, since the hands are counted. The order of a stock is in neither.
        """
        deals = list(self._deals)
        seen_by = None
        if not full:
            deals = [_seen(deal, _over) for deal in deals]
        if not full and not self.over:
            seen_by = seat
            deals[-1] = _seen(deals[-1], lambda line: masked(line, seat))
        return Record(self.rules, self.names, tuple(deals), self.date, seen_by)

    @property
    def position(self) -> str:
        """The position line of the truth."""
        return position_of(self.state, self.match.totals)

    @classmethod
    def replay(cls, record: Record, *, seed: int | bytes = 0, id: str = "table") -> Table:
        """The table at the end of a record, its running turn open. Raises ``RecordError`` where it does not
        replay.

        ``seed`` and ``id`` serve only deals that are dealt after it.
        """
        table = cls(
            record.rules, seats=len(record.seats), seed=seed, names=record.seats, id=id, date=record.date,
            _record=record,
        )  # fmt: skip
        for number, deal in enumerate(record.deals, start=1):
            table._replay_deal(number, deal)
        if not record.deals:
            table._deal(table._first_dealer())
        return table

    def _replay_deal(self, number: int, deal: DealRecord) -> None:
        if number > 1 and (not self.over or self.match.over):
            raise RecordError(
                "the match was over" if self.match.over else "the deal before it is not over", deal=number
            )
        if number > 1 and deal.dealer != (due := self.match.next_dealer()):
            raise RecordError(
                f"{seat_name(deal.dealer)} deals, and by the rules {seat_name(due)} does", deal=number
            )
        if deal.out != self.match.out:
            raise RecordError(
                f"out is {_names(deal.out)}, and {_names(self.match.out)} have dropped out", deal=number
            )
        start = self._start(deal.dealer)
        dealing, lines = dealing_of(start, deal.lines, number, self._rest_of(number))
        try:
            self._begin(start, dealing)
        except IllegalAction as wrong:
            raise RecordError(_cannot_deal(start, wrong.illegal), deal=number) from None
        self._renewals = renewals_of(lines)
        self._replay_lines(number, lines, len(deal.lines) - len(lines) + 1, deal.stand_in)
        self._renewals = []
        scores = self.match.rows[-1].scores if self.over else None
        if deal.result is not None and deal.result != scores:
            raise RecordError(
                f"the result is given as {deal.result}, and the actions lead to {scores}", deal=number
            )

    def _rest_of(self, number: int) -> Callable[[list[Card]], tuple[Card, ...]]:
        """The order of those cards of a stock that a record says nothing of, and that nobody drew."""
        secret = shuffle.deal_seed(self.seed, number)
        return lambda cards: shuffle.shuffled(cards, shuffle.label_key(secret, "rest"))

    def _replay_lines(
        self, number: int, lines: Sequence[Line], first: int, stand_in: tuple[int, ...]
    ) -> None:
        """Play every line, and pass over those that the table has done by itself (A8.4).

        A renewal is passed over too: the draw that it serves brings it about.
        """
        at = sum(line.seat == CHANCE for line in self._deals[-1].lines)
        open_: list[tuple[int, Line, int]] = []
        for place, line in enumerate(lines, start=first):
            there = self._deals[-1].lines[at : at + 1]
            if there and not self._draft:
                _same(there, line, number, place)
                at += 1
                continue
            if line.seat == CHANCE and (self._draft or line.words.partition(" ")[0] != "renew"):
                raise RecordError(f"{line}: chance has nothing to do here", deal=number, line=place)
            open_.append((place, line, self._replay_line(line, number, place, place in stand_in)))
            if not self._draft and line.seat != CHANCE:
                for told, played, count in open_:
                    at += count
                    _same(self._deals[-1].lines[at - 1 : at], played, number, told)
                open_ = []
        drafted, at = [line for step in self._draft for line in step.lines if line is not None], 0
        for place, line, count in open_:
            at += count
            _same(() if line.seat == CHANCE else drafted[at - 1 : at], line, number, place)

    def _replay_line(self, line: Line, number: int, place: int, stand_in: bool) -> int:
        """Play a line of a seat; the number of lines that the table makes of it."""
        if line.seat == CHANCE:
            return 1
        try:
            self.play(line.said, line.seat, stand_in=stand_in)
        except (IllegalAction, ParseError) as wrong:
            raise RecordError(f"{line}: {wrong}", deal=number, line=place) from None
        return len(parse_actions(line.said))


def _same(there: Sequence[Line], told: Line, number: int, place: int) -> None:
    """Refuse a line that is not what happened there; what a seat said may have been said otherwise."""
    if not there or not same_line(there[0], told):
        happened = there[0] if there else "nothing"
        raise RecordError(f"{told} stands where {happened} happens by itself", deal=number, line=place)


def _seen(deal: DealRecord, mask: Callable[[Line], Line | None]) -> DealRecord:
    """The deal with its lines masked; those that are not to be seen at all are left out."""
    told = [(mask(line), number in deal.stand_in) for number, line in enumerate(deal.lines, start=1)]
    kept = [(line, mark) for line, mark in told if line is not None]
    marks = tuple(number for number, (_, mark) in enumerate(kept, start=1) if mark)
    return replace(deal, lines=tuple(line for line, _ in kept), stand_in=marks)


def _over(line: Line) -> Line | None:
    """A line of a deal that is over, as everybody may see it."""
    return masked(line, None) if line.words.partition(" ")[0] in ("stock", "renew") else line


def _names(seats: tuple[int, ...]) -> str:
    return ", ".join(map(seat_name, seats)) or "nobody"


def _cannot_deal(start: State, illegal: Illegal) -> str:
    if UNKNOWN in illegal.cards:
        return "unknown cards were dealt: this is a seat's own copy, which view_from replays"
    if illegal.cards:
        cards = "".join(map(str, illegal.cards))
        lacks = "need" in illegal.numbers
        return f"the stock lacks {cards}" if lacks else f"{cards} dealt more often than the deck has"
    players = [seat_name(seat) for seat, out in enumerate(start.out) if not out]
    more = f", {start.terms.extra_cards} more for the starter" if start.terms.extra_cards else ""
    return f"expected a hand of {start.terms.deal.hand_size} for each of {', '.join(players)}{more}"
