"""Whole matches under random rules, checked after every step by laws that no rule book may break."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from strategies import ALL_PRESETS, GIN_PRESETS, rules_and_seats
from tierce import (
    IllegalAction,
    Record,
    Rules,
    Table,
    determinize,
    engine,
    parse_position,
    position_of,
    view_from,
    view_of,
)
from tierce.cards import FACES, JOKER, Cards, numbered_deck
from tierce.game.actions import (
    Action,
    BigGin,
    Borrow,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Swap,
    Take,
    Touch,
)
from tierce.game.events import DealEnded, Discarded, TurnEnded
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.state import State, meld_law, new_deal
from tierce.melds import Laid, MeldEnd
from tierce.server import messages, wire
from tierce.server.happened import Happened

COMMITS = EndTurn | Die | Draw | Discard | Pass | Knock | BigGin | Done
"""What cannot be taken back."""
CARDS = st.sampled_from(FACES[:53])
ENDS = st.sampled_from((None, MeldEnd.LOW, MeldEnd.HIGH))


@st.composite
def junk(draw: st.DrawFn, hand: Sequence[str] = ()) -> Action:
    """Any action whatever: cards of any face, melds that may not be there."""
    kind = draw(st.sampled_from(("meld", "lay", "swap", "borrow", "discard", "show", "word")))
    if kind == "word":
        return draw(st.sampled_from((EndTurn(), Die(), Draw(), Take(), Touch(), Pass(), Done())))
    if kind == "show":
        cards = st.lists(CARDS, max_size=4).map(tuple)
        melds = tuple(draw(st.lists(cards.filter(bool), max_size=3)))
        left = draw(st.none() | st.lists(CARDS, max_size=4).map(Cards))
        return draw(st.sampled_from((Knock(draw(CARDS), melds, left), BigGin(melds), Done(melds))))
    if kind == "discard":
        return Discard(draw(CARDS), draw(st.booleans()))
    if kind == "meld":
        return LayMeld(tuple(map(Laid, draw(st.lists(CARDS, min_size=0, max_size=6)))))
    card, meld, end = draw(CARDS), draw(st.integers(0, 6)), draw(ENDS)
    if kind == "borrow":
        return Borrow((Laid(card),), meld, end)
    return LayOff(card, meld, end) if kind == "lay" else Swap(card, meld, end)


class Matches(RuleBasedStateMachine):
    """A table, and beside it what each seat would know if it only listened."""

    def __init__(self) -> None:
        super().__init__()
        self.rng = random.Random(0)
        self.heard = 0
        self.ears: dict[int | None, State] = {}
        self.table: Table

    @initialize(drawn=rules_and_seats(presets=ALL_PRESETS, most_cards=9), seed=st.integers(0, 10**6))
    def sit_down(self, drawn: tuple[Rules, int], seed: int) -> None:
        self.begin(drawn, seed)

    def begin(self, drawn: tuple[Rules, int], seed: int) -> None:
        rules, seats = drawn
        self.rng = random.Random(seed)
        self.table = Table(rules, seats=seats, seed=seed)
        self.listen_anew()

    def listen_anew(self) -> None:
        start = new_deal(
            self.table.state.terms,
            seats=self.table.seats,
            dealer=self.table.state.dealer,
            out=tuple(seat for seat, out in enumerate(self.table.state.out) if out),
        )
        everyone: list[int | None] = [None, *range(self.table.seats)]
        self.ears = {seat: start._replace(aside=None) for seat in everyone}
        self.heard = next(one.seq for one in self.table.log() if one.deal == self.table.deal) - 1

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.floats(0, 1, exclude_max=True), times=st.integers(1, 5))
    def play(self, pick: float, times: int) -> None:
        """Bots' way: any guarded action; there is always one."""
        for _ in range(times):
            if not self.table.over:
                listed = self.table.view(self.table.turn).legal_actions
                assert listed, "a turn that cannot go on"
                self.table.play(listed[int(pick * len(listed))])

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.floats(0, 1, exclude_max=True), times=st.integers(1, 3))
    def try_and_take_back(self, pick: float, times: int) -> None:
        """People's way: steps on a draft that nobody else hears of, and undo back to the same state."""
        before, seq, drafted = self.table.state, self.table.seq, len(self.table.draft)
        others = [self.table.view(seat) for seat in range(self.table.seats) if seat != self.table.turn]
        for _ in range(times):
            steps = [s for s in engine.steps(self.table.state) if not self.commits(s)]
            if not steps:
                break
            step = steps[int(pick * len(steps))]
            if len(self.table.view(self.table.turn).hand) == len(step.cards):
                break  # The last card commits.
            self.table.play(step)
            assert others == [self.table.view(s) for s in range(self.table.seats) if s != self.table.turn]
        while len(self.table.draft) > drafted:
            self.table.undo()
        assert (self.table.state, self.table.seq) == (before, seq)

    def commits(self, step: Action) -> bool:
        """Whether the step cannot be taken back; one take too many ends the deal."""
        return isinstance(step, COMMITS) or isinstance(engine.judge(self.table.state, step), DealEnded)

    @precondition(lambda self: not self.table.over)
    @rule(action=junk())
    def legality_has_three_equal_sides(self, action: Action) -> None:
        state = self.table.state
        for listed, check, apply in (
            (engine.steps(state), engine.check_step, engine.apply_step),
            (engine.legal_actions(state), engine.check, engine.apply),
        ):
            assert len(set(listed)) == len(listed)
            for one in [action, *self.rng.sample(listed, min(3, len(listed)))]:
                illegal = check(state, one)
                event = engine.judge(state, one)
                if illegal is None:
                    assert not isinstance(event, Illegal)
                    assert isinstance(one, Draw) or engine.stated(state, event) in listed
                    apply(state, one)
                else:
                    assert one not in listed
                    with pytest.raises(IllegalAction) as refused:
                        apply(state, one)
                    assert refused.value.illegal == illegal
                if illegal is not None and one is action and check is engine.check_step:
                    before = position_of(state)
                    with pytest.raises(IllegalAction):
                        self.table.play(one)
                    assert position_of(self.table.state) == before
                if one in listed and not isinstance(one, Draw) and not isinstance(event, DealEnded):
                    assert engine.stated(state, event) == one  # type: ignore[arg-type]

    @precondition(lambda self: not self.table.over)
    @rule(action=junk(), other=st.integers(0, 5))
    def nobody_plays_out_of_turn(self, action: Action, other: int) -> None:
        seat = other % self.table.seats
        if seat != self.table.turn:
            with pytest.raises(IllegalAction) as refused:
                self.table.play(action, seat)
            assert refused.value.reason == "turn"

    @precondition(lambda self: self.table.over)
    @rule(action=junk())
    def go_on(self, action: Action) -> None:
        """After a deal nothing can be played (A8.6), its record replays to the same table, and so on."""
        with pytest.raises(IllegalAction) as refused:
            self.table.play(action)
        assert refused.value.reason == "phase"
        self.replay()
        if self.table.match.over or self.table.deal >= 4:
            return
        self.table.next_deal()
        self.listen_anew()

    def replay(self) -> None:
        record = self.table.record()
        text = record.to_text()
        assert Record.from_text(text) == record
        assert Record.from_text(text).to_text() == text
        again = Table.replay(Record.from_text(text))
        assert again.state == self.table.state
        assert again.log() == self.table.log()
        assert again.match == self.table.match

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        state = self.table.state
        deck = Cards(numbered_deck(state.terms.deck.packs, state.terms.deck.jokers))
        assert state.aside is not None
        cards = sum((*state.hands, *state.go.borrowed, Cards(state.stock), Cards(state.pile)), state.aside)
        for lies in state.table:
            cards += lies.meld.bag
        assert cards == deck
        assert state.aside_count == len(state.aside)

    @invariant()
    def the_table_is_lawful(self) -> None:
        state = self.table.state
        law = meld_law(state.terms)
        for lies in state.table:
            assert law.shape(lies.meld) is None
            assert law.jokers(lies.meld) is None
            opened = state.opened[lies.owner] or state.terms.knocks
            assert opened or (state.terms.draws and lies.owner == state.turn)
            if lies.meld.suit is not None:
                for slot, card in enumerate(lies.meld.cards):
                    assert card is JOKER or lies.meld.stands_for(slot) is card

    @invariant()
    def a_deal_ends(self) -> None:
        """A8.8, B9.3, G7.4: every finished turn of Penang lays a card; elsewhere turns are counted."""
        state, terms = self.table.state, self.table.state.terms
        ends = Discarded if terms.knocks else TurnEnded
        turns = sum(one.deal == self.table.deal and isinstance(one.event, ends) for one in self.table.log())
        most = terms.out.max_turns if terms.draws else terms.players * terms.deal.hand_size
        assert turns <= most + (state.upcard is not None)  # The turn with the offered upcard is not counted.
        assert state.over or state.turn in state.alive

    @invariant()
    def listening_is_enough(self) -> None:
        """No peeking, first half: who only hears the events of a seat holds just that seat's view."""
        for seat in self.ears:
            for one in self.table.events(self.heard, seat):
                self.ears[seat] = fold(self.ears[seat], one.event)
            committed = self.table._committed
            assert view_of(self.ears[seat], seat) == view_of(committed, seat)
        self.heard = self.table.seq

    @precondition(lambda self: not self.table.over)
    @rule()
    def a_copy_with_unknown_cards_is_the_view(self) -> None:
        for seat in self.ears:
            copy = Record.from_text(self.table.record(seat, full=False).to_text())
            assert view_from(copy) == view_of(self.table._committed, seat, self.table.match.totals)

    @rule()
    def what_goes_over_the_wire_reads_back(self) -> None:
        table = self.table
        facts = messages.Facts(
            "t", table.rules, table.names, (None,) * table.seats, table.match, table.deal, table.seq, 1
        )
        for seat in range(table.seats):
            told = messages.view_message(table.view(seat), facts, table.draft)
            told = msgspec.structs.replace(told, news=Happened(table).news(seat, 0, table.seq))
            assert msgspec.json.decode(msgspec.json.encode(told), type=wire.ToPage) == told

    @invariant()
    def hidden_cards_change_nothing(self) -> None:
        """No peeking, second half: in any world that a seat cannot rule out it sees and may do the same."""
        for seat in self.ears:
            view = self.table.view(seat)
            world = determinize(view, self.rng)
            assert view_of(world, seat, view.totals) == view
            if not world.over and seat == world.turn:
                assert engine.legal_actions(world) == view.legal_actions
                assert engine.steps(world) == view.steps

    @invariant()
    def positions_read_back(self) -> None:
        state, totals = parse_position(self.table.position)
        assert (state, totals) == (self.table.state, self.table.match.totals)
        for seat in self.ears:
            view = self.table.view(seat)
            read, totals = parse_position(position_of(view))
            assert (read._replace(aside=None), totals) == (view.state, view.totals)
            assert read.aside in (None, self.table.state.aside)


class GinMatches(Matches):
    """The same of gin alone, which needs many deals to be seen from all sides."""

    @initialize(drawn=rules_and_seats(presets=GIN_PRESETS, most_cards=11), seed=st.integers(0, 10**6))
    def sit_down(self, drawn: tuple[Rules, int], seed: int) -> None:
        self.begin(drawn, seed)


@pytest.mark.parametrize("machine", [Matches, GinMatches])
def test_matches(machine: type[Matches]) -> None:
    """As hard as the profile says, but not harder than a minute allows."""
    profile = settings.default or settings()
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=min(30, profile.max_examples),
            stateful_step_count=min(40, profile.stateful_step_count),
        ),
    )


@pytest.mark.slow
@pytest.mark.parametrize("machine", [Matches, GinMatches])
def test_many_matches(machine: type[Matches]) -> None:
    run_state_machine_as_test(machine, settings=settings(max_examples=1_000, stateful_step_count=120))
