"""What a seat may know where cards are drawn: views, events, worlds, a seat's own copy, position lines."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from positions import play
from rami import at_the_pile, rami_at, rami_line
from ramitables import BOOKS, moments
from says import exactly
from test_rami_table import OPENING, SHORT, TWICE, begun, five
from tierce.cards import UNKNOWN, Card, Cards, ParseError, numbered_deck
from tierce.game import CHANCE, Phase, State
from tierce.game.events import (
    Borrowed,
    Cut,
    Dealt,
    Discarded,
    Drew,
    Event,
    Penalised,
    RanOut,
    Renewed,
    Stocked,
    Took,
    Touched,
    TurnedUp,
)
from tierce.game.fold import fold
from tierce.game.state import new_deal
from tierce.rules import load
from tierce.table import (
    Record,
    RecordError,
    Table,
    determinize,
    parse_position,
    position_of,
    project,
    view_from,
    view_of,
)
from tierce.table.lines import Line
from tierce.table.partial import heard, is_partial

MOST = 50
"""At so many moments of a deal the tests look, no more."""


def everything(state: State) -> Cards:
    """Every card of a state, wherever it lies."""
    places = [*state.hands, Cards(state.stock), Cards(state.pile), *state.go.borrowed]
    places += [lies.meld.bag for lies in state.table]
    return sum(places, state.aside or Cards())


@pytest.mark.parametrize(("rules", "seats"), BOOKS)
def test_a_deal_as_every_seat_knows_it(rules: str, seats: int) -> None:
    table = Table(rules, seats=seats, seed=seats + 7)
    rng = random.Random(rules)
    start = new_deal(table.match.terms, seats=seats, dealer=table.state.dealer)._replace(aside=None)
    listeners: dict[int | None, State] = dict.fromkeys((None, *range(seats)), start)
    seq = 0
    for moment, _ in enumerate(moments(table, rng)):
        asked = rng.choice(list(listeners))
        for seat, known in listeners.items():
            for logged in table.events(seq, seat):
                known = fold(known, logged.event)
            listeners[seat] = known
            view = table.view(seat)
            # Who folds what it hears holds what it is shown.
            assert known == view.state
            _shows_nothing_hidden(table, seat)
            if seat == asked and not table.over:
                _is_read_back(table, seat, rng)
        assert parse_position(table.position) == (table.state, table.match.totals)
        seq = table.seq
        if moment >= MOST:
            break


def _shows_nothing_hidden(table: Table, seat: int | None) -> None:
    """A view holds no card that its seat has not seen, and its line is read back."""
    state, view = table.state, table.view(seat)
    assert set(view.stock) <= {UNKNOWN}
    assert len(view.stock) == len(state.stock)
    if not table.over:
        for holder, hand in enumerate(view.hands):
            assert holder == seat or hand - Cards.unknown(hand.count(UNKNOWN)) == state.known[holder]
            assert len(hand) == len(state.hands[holder])
        read, totals = parse_position(position_of(view))
        assert (read, totals) == (view.state, table.match.totals)
    for one in table.events(0, seat):
        match one.event:
            case Stocked(stock=cards) | Renewed(stock=cards):
                assert set(cards) <= {UNKNOWN}
            case Drew(seat=drawer, card=card):
                assert (card is UNKNOWN) == (drawer != seat)
            case Penalised(seat=drawer, cards=cards):
                assert (UNKNOWN in cards) == (drawer != seat)


def _is_read_back(table: Table, seat: int | None, rng: random.Random) -> None:
    """The copy of the seat gives its view; a world made up from it looks the same to the seat."""
    view = table.view(seat)
    assert view_from(Record.from_text(table.record(seat, full=False).to_text())) == view
    world = determinize(view, rng)
    assert view_of(world, seat, view.totals) == view
    deck = Cards(numbered_deck(view.terms.deck.packs, view.terms.deck.jokers))
    assert everything(world) == everything(table.state) == deck


# --- Events -------------------------------------------------------------------------------------------------

SEVEN, JOKER = Card.parse("7h"), Card.parse("Jk")


def test_events_as_they_are_heard() -> None:
    hidden: list[tuple[Event, Event]] = [
        (Drew(1, SEVEN), Drew(1, UNKNOWN)),
        (Penalised(1, (SEVEN, JOKER)), Penalised(1, (UNKNOWN, UNKNOWN))),
        (Dealt(1, Cards([SEVEN])), Dealt(1, Cards.unknown(1))),
    ]
    for event, masked in hidden:
        assert project(event, 1) is event
        assert project(event, 0) == project(event, None) == masked
    for event, masked in (
        (Stocked(1, (SEVEN, JOKER)), Stocked(1, (UNKNOWN, UNKNOWN))),
        (Renewed(1, (SEVEN,)), Renewed(1, (UNKNOWN,))),
    ):
        for seat in (None, 0, 1):
            assert project(event, seat) == masked
    for told in (
        Cut(1, JOKER), TurnedUp(1, SEVEN), Took(1, SEVEN), Touched(1), RanOut(1),
        Borrowed(1, (SEVEN,), 1, (2,)), Discarded(1, SEVEN, carte=True),
    ):  # fmt: skip
        for seat in (None, 0, 1):
            assert project(told, seat) is told


def test_what_all_saw_go_into_a_hand_is_known() -> None:
    state = play(at_the_pile("2c5h8s3d +", pile="9h7s", others=("+", "+", "+")), "take")
    assert view_of(state, 1).hands[0] == Cards.parse("7s") + Cards.unknown(len(state.hands[0]) - 1)
    assert view_of(state, 1).pile[-1] == Card.parse("9h")
    for seed in range(5):
        assert Card.parse("7s") in determinize(view_of(state, 1), random.Random(seed)).hands[0]


def test_a_world_keeps_what_was_borrowed_and_discarded() -> None:
    state = play(rami_at("8h9h 2d Kc", "p2:4h5h6h7h", pile="3cTs"), "borrow 7h m1")
    view = view_of(state, 1)
    world = determinize(view, random.Random(3))
    assert (world.go.borrowed, world.pile) == ((Cards.parse("7h"),), state.pile)
    assert everything(world) == everything(state)
    assert world.aside == Cards()
    assert determinize(view, random.Random(3)) == world != determinize(view, random.Random(4))


# --- A seat's own copy --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_copy_of_a_forgotten_announcement(seat: int | None) -> None:
    table = begun(
        "p1 draw Kc", *(f"p1 {one}" for one in OPENING.split("; ")), "p1 discard Kc", "d penalty p1 3h8c"
    )
    record = table.record(seat, full=False)
    told = heard(record)
    assert is_partial(record)
    assert list(told.events) == [one.event for one in table.events(0, seat)]
    assert view_from(record) == table.view(seat)


@pytest.mark.parametrize("seat", [None, 0, 1, 4])
def test_the_copy_of_a_renewed_stock(seat: int | None) -> None:
    table = five(*TWICE)
    record = Record.from_text(table.record(seat, full=False).to_text())
    assert list(heard(record).events) == [one.event for one in table.events(0, seat)]
    assert view_from(record) == table.view(seat)


def test_a_running_turn_is_no_part_of_the_copy() -> None:
    table = begun("p1 draw Kc")
    table.play(OPENING)
    record = table.record(0, full=False)
    assert "meld" not in record.to_text()
    table.undo(all=True)
    assert view_from(record) == table.view(0)


def test_earlier_deals_are_whole() -> None:
    table = begun("p1 draw Kc")
    for _ in moments(table, random.Random(2)):
        pass
    table.next_deal()
    for seat in (None, 0, 1):
        record = Record.from_text(table.record(seat, full=False).to_text())
        assert "??" not in "".join(map(str, record.deals[0].lines))
        assert not [line for line in record.deals[0].lines if line.words.startswith("stock")]
        assert view_from(record) == table.view(seat)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("d stock Kc", "d stock Kc: chance has nothing to do here"),
        ("d turn Kc", "d turn Kc: chance has nothing to do here"),
        ("d cut p1 Kc", "d cut p1 Kc: chance has nothing to do here"),
        ("d renew", "d renew: chance has nothing to do here"),
        ("d penalty p1 ????", "d penalty p1 ????: chance has nothing to do here"),
        ("d deal p1 ??", "d deal p1 ??: no such hand to deal"),
        ("p2 draw ??", "p2 draw ??: it is not the turn of p2"),
        ("p1 meld 3c4c5c", "p1 meld 3c4c5c: meld 3c4c5c: phase"),
        ("p1 discard Ac", "p1 discard Ac: discard Ac: phase"),
    ],
)
def test_lines_that_cannot_follow(line: str, message: str) -> None:
    record = begun().record(1, full=False)
    (deal,) = record.deals
    broken = replace(record, deals=(replace(deal, lines=(*deal.lines, Line.parse(line))),))
    with pytest.raises(RecordError, match=exactly(f"deal 1, action {len(deal.lines) + 1}: {message}")):
        view_from(broken)


def test_a_copy_without_its_unknown_cards_is_no_table() -> None:
    record = begun("p1 draw Kc").record(1, full=False)
    with pytest.raises(RecordError, match="unknown cards were dealt"):
        Table.replay(record)
    blocked = five("p1 draw Ks", "p1 discard 6c", "p2 draw", rules=SHORT + "+draw.renewals=0")
    assert blocked.over
    with pytest.raises(RecordError, match="the deal is over, so its hands were shown"):
        view_from(blocked.record(0, full=False))


# --- The position line --------------------------------------------------------------------------------------


def test_special_words() -> None:
    line = rami_line(
        "8h9hJk 2d Kc", "p2:4h5h6h", "3c4c5c", "p3:9c9sJk=9",
        pile="2sTs", new="p1", rules="deal.hand_size=5+draw.touch=no_dry_this_deal",
        special="turns:3/3/2/2,renewed:2,touched:p2,touched:p4,took:Kc,pile,points:12,fresh:m2,"
        "borrowed:7h,jokers:1,used,touch",
    )  # fmt: skip
    state, totals = parse_position(line)
    assert state.opened == (False, True, True, True)
    assert (state.turns, state.renewals) == ((3, 3, 2, 2), 2)
    assert state.touched == (False, True, False, True)
    go = state.go
    assert (go.took, go.from_pile, go.points, go.fresh) == (Card.parse("Kc"), True, 12, (2,))
    assert (go.borrowed, go.jokers, go.used_table, go.touched) == ((Cards.parse("7h"),), 1, True, True)
    assert parse_position(position_of(state, totals)) == (state, totals)
    assert position_of(state, totals).split(" ")[8] == (
        "open:p2,open:p3,open:p4,turns:3/3/2/2,renewed:2,touched:p2,touched:p4,took:Kc,pile,points:12,"
        "fresh:m2,borrowed:7h,jokers:1,used,touch"
    )


def test_turns_left_out_are_two_each() -> None:
    line = rami_line("2c9dKs +")
    assert "turns" not in line
    state, _ = parse_position(line)
    assert state.turns == (2, 2, 2, 2)
    assert "turns:2/2/2/2" in position_of(state)


@pytest.mark.parametrize("rules", ["rami51", "arbaatash"])
def test_before_the_deal(rules: str) -> None:
    start = new_deal(load(rules).at(3), seats=3, dealer=1)
    phase = "cut" if rules == "arbaatash" else "deal"
    line = position_of(start)
    assert line == f"{rules}@1 d {phase} d2 -/-/- - - - turns:0/0/0 0/0/0"
    assert parse_position(line)[0] == start
    assert (start.turn, start.phase) == (CHANCE, Phase(phase))


def test_totals_below_nothing_where_a_bonus_allows_them() -> None:
    line = rami_line("2c9dKs +", rules="score.winner_bonus=-10")
    fields = line.split(" ")
    state, totals = parse_position(" ".join([*fields[:9], "-10/-20/3/0"]))
    assert totals == (-10, -20, 3, 0)
    assert position_of(state, totals).endswith(" -10/-20/3/0")
    with pytest.raises(ParseError, match="scores: expected 4 numbers"):
        parse_position(" ".join([*rami_line("2c9dKs +").split(" ")[:9], "-10/-20/3/0"]))


FIELDS = rami_line("2c9dKs +", "p2:4h5h6h", pile="2sTs").split(" ")
HANDS_FIELD, STOCK_FIELD = FIELDS[4], FIELDS[6]


@pytest.mark.parametrize(
    ("field", "text", "message"),
    [
        (1, "d", "seat to act: chance acts before the deal, and only there"),
        (1, "p5", "seat to act: expected p1 to p4 or d, found 'p5'"),
        (2, "deal", "seat to act: chance acts before the deal, and only there"),
        (2, "fly", "phase: 'fly' is no phase; they are cut, deal, offer, draw, "
         "renew, play, wall, layoff, over"),
        (2, "layoff", "phase: 'layoff' is no phase of this game"),
        (4, HANDS_FIELD.replace("2c", "3c", 1), "hands: 3c is more than the deck has"),
        (4, "-" + HANDS_FIELD[HANDS_FIELD.index("/") :], "hands: 11 cards of the deck are missing"),
        (5, "2s", "hands: 1 cards of the deck are missing"),
        (5, "2sT", "discard pile: '2sT': cards are two characters each, and this is 3"),
        (6, "?0", "stock: after ? the number of cards is expected, found '0'"),
        (6, "?x", "stock: after ? the number of cards is expected, found 'x'"),
        (6, STOCK_FIELD[2:], "hands: 1 cards of the deck are missing"),
        (6, STOCK_FIELD + "Ts", "hands: Ts is more than the deck has"),
        (7, "m1:p2:4h5h7h", "table: 4h5h7h is no meld here (bad_run)"),
        (7, "m1:p2:4h5hJk", "table: 4h5hJk can be read as Jk=3h4h5h or 4h5hJk=6h; "
         "state each joker, low to high"),
        (8, "new:p1", "special: 'new:p1' means nothing here"),
        (8, "dead:p1", "special: nobody can be dead in this game"),
        (8, "turns:1/2/3", "special: 'turns:1/2/3' means nothing here"),
        (8, "turns:0/1/1/1", "special: p1 has begun no turn, and it is its turn"),
        (8, "renewed:0", "special: 'renewed:0' means nothing here"),
        (8, "touched:p5", "special: expected p1 to p4, found 'p5'"),
        (8, "took:Xs", "special: 'Xs' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        (8, "took:", "special: 'took:' means nothing here"),
        (8, "took:Ah,pile", "special: Ah was taken and is not in hand"),
        (8, "fresh:m2", "special: fresh names a meld that is not on the table"),
        (8, "squared:m2", "special: squared names a meld that is not on the table"),
        (8, "borrowed:", "special: 'borrowed:' means nothing here"),
        (8, "borrowed:9d9d9d", "hands: 9d9d9d is more than the deck has"),
        (8, "points:0", "special: 'points:0' means nothing here"),
        (8, "known:p1:Ah", "special: p1 is known to hold Ah, which it does not"),
        (9, "0/0/0", "scores: expected 4 numbers with / between them, found '0/0/0'"),
    ],
)  # fmt: skip
def test_what_is_no_position(field: int, text: str, message: str) -> None:
    with pytest.raises(ParseError) as wrong:
        parse_position(" ".join([*FIELDS[:field], text, *FIELDS[field + 1 :]]))
    assert wrong.value.message == message
    assert parse_position(" ".join(FIELDS))


@pytest.mark.parametrize(
    "special", ["pile", "acted", "points:3", "jokers:1", "used", "penalty:2", "owed:replay"]
)
def test_nothing_is_owed_before_the_draw(special: str) -> None:
    line = rami_line("2c9dKs +", phase="draw", special=special)
    with pytest.raises(ParseError, match="special: nothing can be owed or laid before the draw"):
        parse_position(line)
    assert parse_position(rami_line("2c9dKs +", phase="draw", special="touch"))


def test_a_position_of_unknown_cards() -> None:
    table = begun("p1 draw Kc")
    line = position_of(table.view(1))
    assert f" ?{len(table.state.stock)} " in line
    state, _ = parse_position(line)
    assert state.stock == (UNKNOWN,) * len(table.state.stock)
    assert state.hands[0] == Cards.unknown(8)
    assert state.aside is None
    with pytest.raises(ParseError, match="hands: 1 cards of the deck are missing"):
        parse_position(line.replace("?8/", "?7/"))


def test_a_deal_that_is_over() -> None:
    blocked = five("p1 draw Ks", "p1 discard 6c", "p2 draw", rules=SHORT + "+draw.renewals=0")
    state, totals = parse_position(blocked.position)
    assert (state, totals) == (blocked.state, (100,) * 5)
    # How a seat went out is read from what its turn did.
    closed = five(*TWICE, "p3 meld QhKhAh", "p3 meld 7c7d7s", "p3 meld 3c4c5c6c", "p3 discard 9d")
    state, totals = parse_position(closed.position)
    assert state == closed.state
    assert state.result is not None
    assert state.result.exit is not None
    assert (state.result.exit.at_once, state.result.exit.alone) == (True, True)
    assert state.result.points(state.terms) == totals == (200, 200, 0, 200, 200)
