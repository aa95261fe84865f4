"""The table: draft and undo, what is committed when, events, deals and records."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest

from says import exactly
from test_record import EXAMPLE
from tierce.cards import Cards, ParseError, numbered_deck
from tierce.game import Ending, IllegalAction, Phase
from tierce.game.actions import EndTurn
from tierce.game.events import DealEnded, Dealt, Died, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.rules import RulesError, load, preset_names
from tierce.table import Logged, Record, Table, shuffle
from tierce.table.lines import Line


def example(lines: int = 4) -> Table:
    """The example of the notation after so many lines; after four it is p2's first turn."""
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    return Table.replay(replace(record, deals=(replace(deal, lines=deal.lines[:lines], result=None),)))


def refused(table: Table, words: str, seat: int | None = None) -> str:
    """The reason of a refusal, after which nothing must have changed."""
    before = (table.state, table.draft, table.seq, table.record())
    with pytest.raises(IllegalAction) as wrong:
        table.play(words, seat)
    assert (table.state, table.draft, table.seq, table.record()) == before
    return wrong.value.reason.value


def test_a_new_table() -> None:
    table = Table()
    assert (table.seats, table.names, table.id, table.date) == (4, ("p1", "p2", "p3", "p4"), "table", None)
    assert (table.deal, table.over, table.result, table.draft) == (1, False, None, ())
    assert table.rules == load("penang")
    assert table.state.phase is Phase.PLAY
    assert table.turn == (table.state.dealer + 1) % 4
    assert table.seq == 4
    assert Table(load("penang+deal.hand_size=5"), seats=3).rules.label == "penang@1+deal.hand_size=5"


def test_names_and_seeds_must_fit() -> None:
    with pytest.raises(ValueError, match=exactly("3 names for 4 seats")):
        Table(names=("a", "b", "c"))
    with pytest.raises(ValueError, match=exactly("a seed is 64 bytes, not 3")):
        Table(seed=b"abc")
    with pytest.raises(RulesError, match=exactly("seats: Penang Rummy is for 2 to 6 seats, not 7")):
        Table(seats=7)
    with pytest.raises(RulesError, match=r"^deal.hand_size: 4 hands of 28"):
        Table("penang+deal.hand_size=28")
    with pytest.raises(
        RulesError, match=exactly(f"preset: 'x': no such preset; The presets are {', '.join(preset_names())}")
    ):
        Table("x")


def test_elimination_needs_rules_for_fewer_players() -> None:
    label = "penang+match.elimination=yes+deal.hand_size=2:40,3:37,else:20"
    with pytest.raises(RulesError, match=exactly(
        "deal.hand_size: 3 hands of 37 are 111 cards, and the deck has 110"
    )):  # fmt: skip
        Table(label, seats=4)
    assert Table(label.replace("match.elimination=yes", "match.elimination=no"), seats=4).seats == 4
    assert Table(label.replace("3:37", "3:36"), seats=4).seats == 4
    assert Table(label, seats=2).seats == 2


def test_the_deal_is_the_shuffle_of_the_seed() -> None:
    table = Table(seed=3, id="x", seats=3)
    secret = shuffle.deal_seed(shuffle.seed_of(3), 1)
    dealer = shuffle.Stream(shuffle.label_key(secret, "dealer")).below(3)
    key = shuffle.deal_key(secret, table="x", deal=1, rules_digest=table.rules.digest)
    order = shuffle.shuffled(numbered_deck(2, 6), key)
    assert table.state.dealer == dealer
    for place in range(3):
        assert table.state.hands[(dealer + 1 + place) % 3] == Cards(order[place:75:3])
    same = Table(seed=shuffle.seed_of(3), id="x", seats=3)
    assert same.state == table.state
    assert Table(seed=4, id="x", seats=3).state != table.state
    assert Table(seed=3, id="y", seats=3).state.hands != table.state.hands


def test_a_turn_is_a_draft_until_it_ends() -> None:
    table = example()
    assert table.turn == 1
    before = table.seq
    table.play("meld 3h4hJk=5h", 1)
    assert [str(action) for action in table.draft] == ["meld 3h4hJk=5h"]
    assert len(table.state.table) == 2
    assert len(table.view(1).table) == 2
    assert len(table.view(0).table) == len(table.view(None).table) == 1
    assert table.seq == before
    assert len(table.record().deals[0].lines) == 4
    table.play(EndTurn())
    assert (table.draft, table.turn) == ((), 0)
    assert len(table.view(0).table) == 2
    assert [one.event for one in table.log(before)] == [
        MeldLaid(1, table.state.table[1].meld),
        TurnEnded(1),
    ]
    assert [str(line) for line in table.record().deals[0].lines[4:]] == ["p2 meld 3h4hJk=5h", "p2 end"]


def test_undo() -> None:
    table = example(6)
    start = table.state
    table.play("swap 5h m2; lay Jk m1")
    middle = table.state
    table.undo()
    table.play("lay Jk m1")
    assert table.state == middle
    table.undo(0)
    table.undo(seat=0)
    assert table.state == start
    table.play("swap 5h m2; lay Jk m1")
    table.undo(all=True)
    assert (table.state, table.draft) == (start, ())
    with pytest.raises(IllegalAction) as wrong:
        table.undo()
    assert wrong.value.reason == "phase"
    table.play("swap 5h m2")
    with pytest.raises(IllegalAction) as wrong:
        table.undo(1)
    assert wrong.value.reason == "turn"
    assert len(table.draft) == 1


def test_several_actions_are_all_or_nothing() -> None:
    table = example(6)
    assert refused(table, "swap 5h m2; lay Ks m1") == "card_not_in_hand"
    assert refused(table, "swap 5h m2; end") == "no_action"
    table.play("swap 5h m2")
    assert refused(table, "lay Jk m1; lay Ks m1") == "card_not_in_hand"
    assert len(table.draft) == 1
    assert refused(table, "lay Jk m1; end; lay Ks m1") == "phase"
    table.play("lay Jk m1; end")
    assert table.over


def test_nothing_is_said_after_the_turn() -> None:
    table = Table("penang", seats=4, seed=7)
    first = str(table.view(table.turn).legal_actions[0])
    assert refused(table, f"{first}; end; end") == "turn"
    assert table.draft == ()


def test_refusals_change_nothing() -> None:
    table = example()
    assert refused(table, "end") == "no_action"
    assert refused(table, "end", seat=1) == "no_action"
    assert refused(table, "end", seat=0) == "turn"
    assert refused(table, "meld 3h4hJk") == "ambiguous"
    before = table.state
    with pytest.raises(ParseError):
        table.play("fly")
    with pytest.raises(IllegalAction):
        table.next_deal()
    assert table.state == before


def test_a_refusal_says_what_was_said_and_why() -> None:
    table = example()
    with pytest.raises(
        IllegalAction,
        match=exactly("meld 3h4hJk: ambiguous (meld Jk=2h3h4h, meld 3h4hJk=5h)"),
    ) as wrong:
        table.play("meld 3h4hJk")
    assert str(wrong.value.action) == "meld 3h4hJk"
    assert [str(one) for one in wrong.value.readings] == ["meld Jk=2h3h4h", "meld 3h4hJk=5h"]
    assert "".join(map(str, wrong.value.cards)) == "3h4hJk"
    with pytest.raises(IllegalAction, match=exactly("end: no_action")):
        table.play("end")


def small(rules: str, *lines: str, dealer: int = 2) -> Table:
    """Two seats with the hands of these lines."""
    deals = (Line.parse(line) for line in lines)
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    deal = replace(deal, dealer=dealer - 1, lines=tuple(deals), result=None)
    return Table.replay(replace(record, rules=load(f"penang+{rules}"), deals=(deal,)), seed=5)


def test_the_last_card_commits() -> None:
    table = small("deal.hand_size=4", "d deal p1 7c7d7h7s", "d deal p2 8c8d8hKs")
    table.play("meld 7c7d7h")
    assert not table.over
    table.play("lay 7s m1")
    assert (table.over, table.draft) == (True, ())
    assert table.result is not None
    assert (table.result.how, table.result.went_out) == (Ending.GAME, 0)
    assert [type(one.event) for one in table.log(2)] == [MeldLaid, LaidOff, WentOut, DealEnded]
    assert [None if one.line is None else str(one.line) for one in table.log(2)] == [
        "p1 meld 7c7d7h", "p1 lay 7s m1", None, None,
    ]  # fmt: skip
    assert table.match.totals == (0, 34)
    assert refused(table, "end") == "phase"
    assert table.record().deals[0].result == (0, 34)


def test_death_commits_and_follows_by_itself() -> None:
    lines = ("d deal p1 2c4d6h8s", "d deal p2 3c5d7hTs")
    table = small("deal.hand_size=4+idle.auto_dead=no", *lines)
    table.play("dead")
    assert (table.turn, table.over) == (1, False)
    table.play("dead")
    assert table.over
    assert table.match.totals == (20, 25)
    table = small("deal.hand_size=4", *lines)
    assert table.over
    assert [one.event for one in table.log(2)][:2] == [Died(0, auto=True), Died(1, auto=True)]
    assert [str(line) for line in table.record().deals[0].lines[2:]] == ["p1 dead", "p2 dead"]
    # The record is read back with or without those lines.
    assert Table.replay(table.record()).record() == table.record()


def test_a_seat_that_dies_by_itself_after_anothers_turn_is_in_the_record() -> None:
    table = small("deal.hand_size=4", "d deal p1 7c7d7h9s", "d deal p2 3c5d8hTs")
    table.play("meld 7c7d7h; end", 0)
    assert table.over
    assert [str(line) for line in table.record().deals[0].lines[2:]] == [
        "p1 meld 7c7d7h", "p1 end", "p2 dead", "p1 dead",
    ]  # fmt: skip
    assert table.log()[4].line == Line("p2", "dead")


def test_loose_words_are_written_in_full() -> None:
    table = small("deal.hand_size=7", "d deal p1 5h7hJk8h9h4h2c", "d deal p2 6hKs3dTd4s2h9c", dealer=2)
    table.play("meld 5h7hJk")
    table.play("lay 8h9h m1; lay 4h m1; end")
    said = [str(line) for line in table.record().deals[0].lines[2:6]]
    assert said == ["p1 meld 5hJk=6h7h", "p1 lay 8h m1>", "p1 lay 9h m1>", "p1 lay 4h m1<"]


def test_a_swap_between_two_jokers_is_written_with_its_end() -> None:
    table = small(
        "deal.hand_size=17",
        "d deal p1 AhAh2h3h4h5h6h7h8h9hThJhQhKhJkJk9c",
        "d deal p2 3c4c5d6d8d9dTdJdQc2s3s4s6s7s9sTsJc",
    )  # fmt: skip
    table.play("meld Jk=Ah2h3h4h5h6h7h8h9hThJhQhKhJk=Ah")
    assert refused(table, "swap Ah m1") == "ambiguous"
    table.play("swap Ah m1>; swap Ah m1")
    table.play("end")
    said = [str(line) for line in table.record().deals[0].lines[3:5]]
    assert said == ["p1 swap Ah m1>", "p1 swap Ah m1"]
    assert isinstance(table.log(3)[0].event, Swapped)


def test_events_as_each_seat_hears_them() -> None:
    table = example(6)
    heard = table.events(0, 0)
    assert heard[0] == Logged(1, 1, Dealt(0, Cards.parse("2c6c7cJcQc5h7h2s3sTsQsQs")), None)
    assert heard[1] == Logged(2, 1, Dealt(1, Cards.unknown(12)), None)
    assert table.events(0, 1)[0].event == Dealt(0, Cards.unknown(12))
    spectator = table.events()
    assert [one.event for one in spectator[:2]] == [Dealt(0, Cards.unknown(12)), Dealt(1, Cards.unknown(12))]
    assert [one.seq for one in heard] == list(range(1, table.seq + 1))
    assert heard[2:] == table.events(2, 0) == [one._replace(line=None) for one in table.log(2)]
    assert table.events(table.seq, 0) == []
    assert str(table.log()[0].line) == "d deal p1 2c6c7cJcQc5h7h2s3sTsQsQs"


def test_the_next_deal() -> None:
    table = small("deal.hand_size=4+idle.auto_dead=no", "d deal p1 7c7d7h7s", "d deal p2 8c8d8hKs")
    table.play("meld 7c7d7h; lay 7s m1")
    assert table.match.rows[0].dealer == 1
    table.next_deal()
    assert (table.deal, table.over, table.state.dealer) == (2, False, 0)
    assert table.log(table.seq - 1)[0].deal == 2
    assert table.view(0).totals == (0, 34)
    assert table.position.endswith(" 0/34")
    secret = shuffle.deal_seed(shuffle.seed_of(5), 2)
    key = shuffle.deal_key(secret, table="table", deal=2, rules_digest=table.rules.digest)
    order = shuffle.shuffled(numbered_deck(2, 6), key)
    assert table.state.hands[1] == Cards(order[0:8:2])
    record = table.record()
    assert len(record.deals) == 2
    assert record.deals[1].result is None
    assert Table.replay(record).record() == record


def test_no_deal_after_the_match() -> None:
    table = small("deal.hand_size=4+match.deals=1", "d deal p1 7c7d7h7s", "d deal p2 8c8d8hKs")
    table.play("meld 7c7d7h; lay 7s m1")
    assert (table.match.over, table.match.winners) == (True, (0,))
    with pytest.raises(IllegalAction) as wrong:
        table.next_deal()
    assert wrong.value.reason == "phase"
    assert table.deal == 1


def test_a_seats_copy_of_the_record() -> None:
    table = example(6)
    table.play("swap 5h m2")
    mine = table.record(0, full=False)
    assert mine.seen_by == 0
    assert [str(line) for line in mine.deals[0].lines[:3]] == [
        "d deal p1 2c6c7cJcQc5h7h2s3sTsQsQs",
        "d deal p2 ????????????????????????",
        "p1 meld QcQsQs",
    ]
    assert "swap" not in mine.to_text()
    theirs = table.record(1, full=False).deals[0].lines
    assert (str(theirs[0]), str(theirs[1])) == (
        "d deal p1 ????????????????????????",
        "d deal p2 2d5d7d7d3h4hJhJh5s9sKsJk",
    )
    spectator = table.record(full=False)
    assert spectator.seen_by is None
    assert [str(line).count("??") for line in spectator.deals[0].lines[:2]] == [12, 12]
    assert Record.from_text(mine.to_text()) == mine
    table.play("lay Jk m1; end")
    assert table.over
    assert table.record(0, full=False) == table.record()


def test_an_earlier_deal_is_known_in_a_seats_copy() -> None:
    table = small("deal.hand_size=4+idle.auto_dead=no", "d deal p1 7c7d7h7s", "d deal p2 8c8d8hKs")
    table.play("meld 7c7d7h; lay 7s m1")
    table.next_deal()
    first, second = table.record(0, full=False).deals
    assert "??" not in "".join(map(str, first.lines))
    assert "?" * 8 in "".join(map(str, second.lines))


def test_an_empty_record_begins_a_table() -> None:
    record = Record(load("penang"), ("a", "b", "c"), date=datetime.date(2026, 11, 30))
    table = Table.replay(record, seed=9, id="here")
    assert (table.deal, table.seats, table.date) == (1, 3, datetime.date(2026, 11, 30))
    assert table.state == Table(seats=3, seed=9, id="here").state


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_match_is_replayed_from_its_record(seats: int) -> None:
    table = Table("penang+match.target=60+deal.hand_size=7", seats=seats, seed=seats)
    while not table.match.over:
        while not table.over:
            table.play(table.view(table.turn).legal_actions[-1])
        if not table.match.over:
            table.next_deal()
    record = Record.from_text(table.record().to_text())
    again = Table.replay(record)
    assert again.match == table.match
    assert again.state == table.state
    assert again.log() == table.log()


def test_elimination_deals_to_those_who_are_left() -> None:
    rules = "penang+match.elimination=yes+match.target=50+deal.hand_size=7"
    table = Table(rules, seats=4, seed=2)
    outs = []
    while not table.match.over:
        while not table.over:
            table.play(table.view(table.turn).legal_actions[-1])
        if not table.match.over:
            table.next_deal()
            outs.append(table.match.out)
            for seat in table.match.out:
                assert (table.state.hands[seat], table.state.out[seat]) == (Cards(), True)
                assert table.view(seat).legal_actions == ()
    assert any(outs)
    assert len(table.match.playing) <= 1
    record = table.record()
    assert [deal.out for deal in record.deals[1:]] == outs
    assert Table.replay(Record.from_text(record.to_text())).match == table.match
