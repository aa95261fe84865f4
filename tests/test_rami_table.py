"""The table where cards are drawn: what commits at once, what can be taken back, chance, and the records."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ramitables import BOOKS, dealt, lines_of, moments
from says import exactly
from tierce.cards import Card, Cards, numbered_deck
from tierce.game import Ending, IllegalAction, Phase
from tierce.game.events import (
    Cut,
    DealEnded,
    Dealt,
    Discarded,
    Drew,
    MeldLaid,
    Penalised,
    Renewed,
    Stocked,
    TurnedUp,
    TurnEnded,
)
from tierce.table import Record, RecordError, Table, shuffle

RULES = "rami51+deck.packs=1+deck.jokers=2+deal.hand_size=7+opening.points=30+match.target=none+match.deals=2"
HANDS = ("d deal p1 2c6d7d8dThTsJk", "d deal p2 Ac3c9c4h2s5sQsKs")
STOCK = (
    "d stock Kc3h8c4s9d6sTd9hJd3dAd4c7c5c5d7h2hQd8h7sTc4dKdJsJcQcQhJk5h8sKh9sAs3s6cAh6hJh2d"
)  # fmt: skip
OPENING = "meld 6d7d8d; meld ThTsJk=T"


def begun(*lines: str, rules: str = RULES) -> Table:
    """A table of two at p1's first draw, or after these lines of a record."""
    return dealt(rules, *HANDS, STOCK, "p2 discard Ac", *lines)


def refused(table: Table, words: str, seat: int | None = None) -> str:
    """The reason of a refusal, after which nothing must have changed."""
    before = (table.state, table.draft, table.seq, table.record())
    with pytest.raises(IllegalAction) as wrong:
        table.play(words, seat)
    assert (table.state, table.draft, table.seq, table.record()) == before
    return wrong.value.reason.value


def may_undo(table: Table) -> bool:
    """Whether a step can be taken back; it is."""
    try:
        table.undo()
    except IllegalAction:
        return False
    return True


# --- The draft ----------------------------------------------------------------------------------------------


def test_the_starter_begins_with_its_discard() -> None:
    table = dealt(RULES, *HANDS, STOCK)
    assert (table.turn, table.state.phase, len(table.state.hands[1])) == (1, Phase.PLAY, 8)
    assert refused(table, "draw") == "phase"
    assert refused(table, "meld 3c4h5s") == "phase"
    table.play("discard Ac", 1)
    assert (table.turn, table.state.phase, table.state.top) == (0, Phase.DRAW, Card.parse("Ac"))
    assert [type(one.event) for one in table.log()] == [Dealt, Dealt, Stocked, Discarded, TurnEnded]


def test_a_draw_commits_at_once() -> None:
    table = begun()
    before = table.seq
    table.play("draw", 0)
    assert (table.draft, table.turn, table.state.phase) == ((), 0, Phase.PLAY)
    assert [one.event for one in table.log(before)] == [Drew(0, Card.parse("Kc"))]
    assert lines_of(table)[-1] == "p1 draw Kc"
    assert [one.event for one in table.events(before, 1)] == [Drew(0, Card.parse("??"))]
    assert not may_undo(table)
    assert refused(table, "draw") == refused(table, "take") == "phase"
    assert refused(table, "discard Kc", seat=1) == "turn"


def test_undo_does_not_pass_the_draw() -> None:
    table = begun()
    table.play("draw")
    start = table.state
    table.play(OPENING)
    assert [str(step) for step in table.draft] == OPENING.split("; ")
    table.undo()
    table.undo()
    assert (table.state, table.draft) == (start, ())
    assert not may_undo(table)
    table.play(OPENING)
    table.undo(all=True)
    assert table.state == start


@pytest.mark.parametrize("more", ["discard Kc", OPENING, "draw", "take", "discard 2c"])
def test_nothing_is_said_after_draw_in_one_breath(more: str) -> None:
    table = begun()
    assert refused(table, f"draw; {more}") == "phase"
    assert table.state.phase is Phase.DRAW


def test_a_take_can_be_taken_back() -> None:
    table = begun()
    start, before = table.state, table.seq
    table.play("take")
    assert (table.seq, table.state.go.took, table.state.pile) == (before, Card.parse("Ac"), ())
    assert table.view(1).pile == (Card.parse("Ac"),)
    assert refused(table, "discard Ac") == "discard_unused"
    assert may_undo(table)
    assert table.state == start
    # Having looked at what it could do with the ace, the seat draws after all.
    table.play("take; meld 6d7d8d")
    table.undo(all=True)
    table.play("draw")
    assert lines_of(table)[-1] == "p1 draw Kc"


def test_a_turn_is_heard_when_it_ends() -> None:
    table = begun()
    table.play("draw")
    before = table.seq
    table.play(OPENING, 0)
    assert (len(table.view(0).table), len(table.view(1).table), len(table.view(None).table)) == (2, 0, 0)
    table.play("discard Kc")
    assert [type(one.event) for one in table.log(before)] == [
        MeldLaid, MeldLaid, Discarded, Penalised, TurnEnded,
    ]  # fmt: skip
    assert table.turn == 1


def test_touching_the_pile_is_a_draft_until_the_draw() -> None:
    table = begun(rules=RULES + "+draw.touch=no_dry_this_deal")
    table.play("touch")
    assert refused(table, "touch") == "phase"
    assert may_undo(table)
    table.play("touch; draw")
    assert lines_of(table)[-2:] == ["p1 touch", "p1 draw Kc"]
    assert table.state.touched == (True, False)
    assert not may_undo(table)


def test_a_forgotten_announcement_draws_two() -> None:
    table = begun()
    table.play("draw")
    table.play(OPENING + "; discard Kc")
    assert lines_of(table)[-1] == "d penalty p1 3h8c"
    assert table.state.hands[0] == Cards.parse("2c3h8c")
    (penalty,) = (one for one in table.events(0, 1) if isinstance(one.event, Penalised))
    assert penalty.event == Penalised(0, (Card.parse("??"),) * 2)
    told = begun()
    told.play("draw")
    told.play(OPENING + "; discard Kc carte")
    assert told.state.hands[0] == Cards.parse("2c")
    assert lines_of(told)[-1] == "p1 discard Kc carte"


# --- Chance -------------------------------------------------------------------------------------------------


def test_the_deal_and_the_stock_are_the_shuffle_of_the_seed() -> None:
    table = Table("rami51", seats=3, seed=3, id="x")
    secret = shuffle.deal_seed(shuffle.seed_of(3), 1)
    key = shuffle.deal_key(secret, table="x", deal=1, rules_digest=table.rules.digest)
    order = shuffle.shuffled(numbered_deck(2, 4), key)
    dealer = table.state.dealer
    assert table.turn == dealer
    for place in range(2):
        assert table.state.hands[(dealer + 1 + place) % 3] == Cards(order[place:39:3])
    assert table.state.hands[dealer] == Cards(order[2:39:3]) + order[39]
    assert table.state.stock == order[40:]
    assert Table("rami51", seats=3, seed=shuffle.seed_of(3), id="x").state == table.state
    assert Table("rami51", seats=3, seed=4, id="x").state != table.state


def test_the_cut_and_the_upcard_are_told() -> None:
    rules = "rami51+deal.cut_joker=kept+deck.jokers=16+deal.upcard=yes"
    kept = 0
    for seed in range(24):
        table = Table(rules, seats=3, seed=seed)
        events = [one.event for one in table.log()]
        assert [type(event) for event in events] == [Cut, Dealt, Dealt, Dealt, TurnedUp, Stocked]
        cut = events[0]
        assert isinstance(cut, Cut)
        joker = str(cut.card) == "Jk"
        kept += joker
        state = table.state
        assert cut.seat == state.cutter
        assert [len(hand) - (seat == state.starter) for seat, hand in enumerate(state.hands)] == [13] * 3
        assert state.known[cut.seat] == (Cards.parse("Jk") if joker else Cards())
        assert table.view((cut.seat + 1) % 3).hands[cut.seat].jokers == joker
        assert len(state.pile) == 1
        assert Table.replay(table.record()).state == state
    assert 0 < kept < 24


SHORT = "rami51+deck.packs=1+deck.jokers=0+deal.hand_size=10+match.target=none+match.deals=1"
FIVE = (
    "d deal p1 Ac6cAd3dTdKd2h5hJh3s",
    "d deal p2 8c9cTc4d8dTh5s6s9sJs",
    "d deal p3 3c4c5c7c7d9dAhQhKh7s",
    "d deal p4 2cKc5d6dQd4h9h4s8sQs",
    "d deal p5 JcQc2dJd3h6h7h8hAs2sTs",
    "d stock Ks",
    "p5 discard 2s",
)
TWICE = (
    "p1 draw Ks",
    "p1 discard 6c",
    "d renew 2s",
    "p2 draw 2s",
    "p2 discard 9s",
    "d renew 6c",
    "p3 draw 6c",
)


def five(*lines: str, rules: str = SHORT, seed: int = 5) -> Table:
    return dealt(rules, *FIVE, *lines, dealer=5, seats=5, seed=seed)


def test_a_draw_renews_the_stock() -> None:
    table = five("p1 draw Ks", "p1 discard 6c")
    before = table.seq
    table.play("draw")
    assert [type(one.event).__name__ for one in table.log(before)] == ["RanOut", "Renewed", "Drew"]
    assert lines_of(table)[-2:] == ["d renew 2s", "p2 draw 2s"]
    assert (table.state.renewals, table.state.pile, table.draft) == (1, (Card.parse("6c"),), ())
    (heard,) = (one.event for one in table.events(before, 1) if isinstance(one.event, Renewed))
    assert heard.stock == (Card.parse("??"),)
    assert not may_undo(table)
    table.play("discard 9s")
    table.play("draw")
    assert lines_of(table)[-2:] == ["d renew 6c", "p3 draw 6c"]


def test_nothing_to_draw_blocks_the_deal() -> None:
    table = five("p1 draw Ks", "p1 discard 6c", rules=SHORT + "+draw.renewals=0")
    assert refused(table, "take; discard 8c") == "discard_unused"
    table.play("draw")
    assert table.over
    assert table.result is not None
    assert (table.result.how, table.result.went_out) == (Ending.BLOCKED, None)
    assert isinstance(table.log()[-1].event, DealEnded)
    assert table.match.totals == (100,) * 5
    assert table.match.winners == (0, 1, 2, 3, 4)
    assert Table.replay(Record.from_text(table.record().to_text())).state == table.state


def test_renewals_are_a_shuffle_of_the_seed() -> None:
    rules = "rami51+deck.packs=1+deal.hand_size=13+out.carte=off"
    orders = set()
    for seed in (1, 1, 2):
        table = Table(rules, seats=4, seed=1)
        table.seed = shuffle.seed_of(seed)
        while not any(isinstance(one.event, Renewed) for one in table.log()):
            if table.state.phase is Phase.DRAW:
                table.play("draw")
            table.play(f"discard {table.state.hands[table.turn].faces()[0]}")
        (event,) = (one.event for one in table.log() if isinstance(one.event, Renewed))
        orders.add(event.stock)
        assert Table.replay(table.record()).state == table.state
    assert len(orders) == 2


def test_the_next_deal() -> None:
    table = begun("p1 draw Kc", "p1 meld 6d7d8d", "p1 meld ThTsJk=T", "p1 discard Kc carte", "p2 draw 3h")
    with pytest.raises(IllegalAction):
        table.next_deal()
    table.play("discard 9c")
    table.play("draw")
    table.play("discard 2c carte")
    rng = random.Random(1)
    for _ in moments(table, rng):
        pass
    table.next_deal()
    assert (table.deal, table.state.dealer, table.turn) == (2, 0, 0)
    last = table.log(table.seq - 1)[0]
    assert (last.deal, type(last.event)) == (2, Stocked)
    assert table.position.endswith(" " + "/".join(map(str, table.match.totals)))
    again = Table.replay(Record.from_text(table.record().to_text()))
    assert (again.state, again.match) == (table.state, table.match)


# --- Records ------------------------------------------------------------------------------------------------


def test_the_record_of_the_whole_truth() -> None:
    table = five(*TWICE)
    lines = lines_of(table)
    assert lines == [*FIVE, *TWICE]
    again = Table.replay(Record.from_text(table.record().to_text()))
    assert (again.state, again.log(), again.draft) == (table.state, table.log(), ())


def test_a_record_need_not_tell_the_stock() -> None:
    told = begun("p1 draw Kc", "p1 meld 6d7d8d", "p1 meld ThTsJk=T", "p1 discard Kc", "d penalty p1 3h8c")
    bare = [line for line in lines_of(told) if not line.startswith("d stock")]
    for seed in (5, 6):
        table = dealt(RULES, *bare, "p2 draw 4s", seed=seed)
        assert table.state.hands[0] == told.state.hands[0]
        assert Cards(table.state.stock) == Cards(told.state.stock[1:])
        assert dealt(RULES, *bare, "p2 draw 4s", seed=seed).state == table.state
        assert Table.replay(table.record()).state == table.state
    assert dealt(RULES, *bare, seed=5).state.stock != dealt(RULES, *bare, seed=6).state.stock


def test_a_renewal_need_not_tell_its_order() -> None:
    bare = [line.split(" ")[0] + " renew" if "renew" in line else line for line in TWICE]
    assert five(*bare).state == five(*TWICE).state
    rules = "rami51+deck.packs=1+deal.hand_size=13+out.carte=off"
    table = Table(rules, seats=4, seed=1)
    while table.state.renewals < 2:
        if table.state.phase is Phase.DRAW:
            table.play("draw")
        table.play(f"discard {table.state.hands[table.turn].faces()[0]}")
    record = table.record()
    (deal,) = record.deals
    lines = tuple(
        replace(line, words="renew") if line.words.startswith("renew") else line
        for line in deal.lines
        if not line.words.startswith("stock")
    )
    again = Table.replay(replace(record, deals=(replace(deal, lines=lines),)), seed=9)
    assert (again.state.hands, again.state.pile) == (table.state.hands, table.state.pile)
    assert Cards(again.state.stock) == Cards(table.state.stock)
    kept = [line for line in lines_of(again) if not line.startswith(("d stock", "d renew"))]
    assert kept == [line for line in lines_of(table) if not line.startswith(("d stock", "d renew"))]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            ["p1 draw Kd"],
            "deal 1, action 5: p1 draw Kd stands where p1 draw Kc happens by itself",
        ),
        (
            ["p1 take Kc"],
            "deal 1, action 5: p1 take Kc stands where p1 take Ac happens by itself",
        ),
        (
            ["p1 draw Kc", "p1 meld 6d7d8d", "p1 meld ThTsJk=T", "p1 discard Kc", "d penalty p1 8c3h"],
            "deal 1, action 9: d penalty p1 8c3h stands where d penalty p1 3h8c happens by itself",
        ),
        (
            ["p1 draw Kc", "d penalty p1 3h8c"],
            "deal 1, action 6: d penalty p1 3h8c: chance has nothing to do here",
        ),
        (["d stock Kc"], "deal 1, action 5: d stock Kc: chance has nothing to do here"),
        (["p1 draw Kc", "p1 discard Ks"], "deal 1, action 6: p1 discard Ks: discard Ks: card_not_in_hand"),
        (["p1 discard 2c"], "deal 1, action 5: p1 discard 2c: discard 2c: phase"),
    ],
)
def test_a_record_that_does_not_replay(lines: list[str], message: str) -> None:
    with pytest.raises(RecordError, match=exactly(message)) as wrong:
        begun(*lines)
    assert (wrong.value.deal, wrong.value.line) == (1, int(message.split(" ")[3].rstrip(":")))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([*HANDS, STOCK, STOCK], f"deal 1, action 4: {STOCK}: there is no such thing to do here"),
        (
            [HANDS[0], "d cut p1 Ac", HANDS[1]],
            "deal 1, action 2: d cut p1 Ac: there is no such thing to do here",
        ),
        (
            [*HANDS, "d turn Kc"],
            "deal 1, action 3: d turn Kc: there is no such thing to do here",
        ),
        ([*HANDS, STOCK[:-2]], "deal 1: the stock lacks 2d"),
        ([HANDS[0], HANDS[0]], f"deal 1, action 2: {HANDS[0]}: no such hand to deal"),
        (
            [HANDS[0], HANDS[1] + "3h"],
            "deal 1: expected a hand of 7 for each of p1, p2, 1 more for the starter",
        ),
    ],
)
def test_a_deal_that_cannot_be(lines: list[str], message: str) -> None:
    with pytest.raises(RecordError, match=exactly(message)):
        dealt(RULES, *lines)


def test_a_cut_and_an_upcard_must_be_told() -> None:
    with pytest.raises(RecordError, match=exactly("deal 1: the pack was not cut")):
        dealt(f"{RULES}+deal.cut_joker=kept", *HANDS)
    with pytest.raises(RecordError, match=exactly("deal 1: no card was turned up")):
        dealt(f"{RULES}+deal.upcard=yes", *HANDS)
    with pytest.raises(RecordError, match="d cut p2 9d: there is no such thing to do here"):
        dealt(f"{RULES}+deal.cut_joker=kept", "d cut p2 9d", *HANDS)
    cut = dealt(f"{RULES}+deal.cut_joker=kept", "d cut p1 9d", *HANDS)
    assert lines_of(cut)[:3] == ["d cut p1 9d", *HANDS]
    kept = dealt(f"{RULES}+deal.cut_joker=kept", "d cut p1 Jk", "d deal p1 2c6d7d8dThTs", HANDS[1])
    assert kept.state.hands[0] == Cards.parse("2c6d7d8dThTsJk")
    assert kept.state.known[0] == Cards.parse("Jk")
    turned = dealt(f"{RULES}+deal.upcard=yes", *HANDS, "d turn Kc")
    assert turned.state.pile == (Card.parse("Kc"),)
    for table in (cut, kept, turned):
        assert Table.replay(Record.from_text(table.record().to_text())).state == table.state


def test_a_seats_copy_hides_what_it_did_not_see() -> None:
    table = begun(
        "p1 draw Kc", "p1 meld 6d7d8d", "p1 meld ThTsJk=T", "p1 discard Kc", "d penalty p1 3h8c", "p2 draw 4s"
    )
    whole = lines_of(table)
    hidden = {
        0: {1: "d deal p2 " + "??" * 8, 9: "p2 draw ??"},
        1: {0: "d deal p1 " + "??" * 7, 4: "p1 draw ??", 8: "d penalty p1 ????"},
        None: {
            0: "d deal p1 " + "??" * 7, 1: "d deal p2 " + "??" * 8, 4: "p1 draw ??", 8: "d penalty p1 ????",
            9: "p2 draw ??",
        },
    }  # fmt: skip
    assert whole[2].startswith("d stock")
    for seat, other in hidden.items():
        copy = table.record(seat, full=False)
        expected = [other.get(place, line) for place, line in enumerate(whole) if place != 2]
        assert list(map(str, copy.deals[0].lines)) == expected
        assert copy.seen_by == seat
        assert Record.from_text(copy.to_text()) == copy
    assert lines_of(table) == whole


def test_a_copy_of_a_renewed_deal_tells_no_order_even_when_it_is_over() -> None:
    table = five(*TWICE)
    assert [str(line) for line in table.record(1, full=False).deals[0].lines if "renew" in str(line)] == [
        "d renew", "d renew",
    ]  # fmt: skip
    table.play("meld QhKhAh; meld 7c7d7s; meld 3c4c5c6c; discard 9d")
    assert table.over
    copy = table.record(1, full=False)
    lines = [str(line) for line in copy.deals[0].lines]
    assert "d stock Ks" not in lines
    assert lines.count("d renew") == 2
    assert "??" not in copy.to_text()
    assert Table.replay(copy).match == table.match


@pytest.mark.parametrize(("rules", "seats"), BOOKS)
def test_a_deal_is_replayed_at_every_moment(rules: str, seats: int) -> None:
    table = Table(rules, seats=seats, seed=seats)
    rng = random.Random(rules)
    for moment, _ in enumerate(moments(table, rng)):
        if moment % 9 == 0 or table.over:
            text = table.record().to_text()
            again = Table.replay(Record.from_text(text), seed=table.seed)
            assert again.record().to_text() == text
            assert (again.state, again.log()) == (table.state, table.log())
        if moment >= 60:
            break
