"""The position line: written, read back, and refused by the name of the bad field."""

from __future__ import annotations

import pytest

from positions import at, new_table, play, playout, points
from tierce.cards import Cards, ParseError
from tierce.game import CHANCE, Ending, Phase
from tierce.game.state import Go, new_deal
from tierce.rules import load, preset_names
from tierce.table import parse_position, position_of, view_of

LINE = (
    "penang@1+deal.hand_size=12 p2 play d2 2c6c7cJc5h7h2s3sTs/2d5d7d7d3h4hJhJh5s9sKsJk - - "
    "m1:p1:QcQsQs new:p2 0/0"
)


def test_the_example() -> None:
    state, totals = parse_position(LINE)
    assert position_of(state, totals) == LINE
    assert (state.turn, state.dealer, state.phase, totals) == (1, 1, Phase.PLAY, (0, 0))
    assert [len(hand) for hand in state.hands] == [9, 12]
    assert (state.opened, state.dead, state.out) == ((True, False), (False, False), (False, False))
    assert str(state.table[0].meld) == "QcQsQs"
    assert state.table[0].owner == 0
    assert state.aside is not None
    assert len(state.aside) == state.aside_count == 110 - 24


def test_a_seat_sees_less() -> None:
    state, _ = parse_position(LINE)
    seen = position_of(view_of(state, 0, (3, 4)))
    assert seen == LINE.replace("2d5d7d7d3h4hJhJh5s9sKsJk", "?12").replace("0/0", "3/4")
    partial, totals = parse_position(seen)
    assert (partial.aside, totals, partial.hands[1]) == (None, (3, 4), Cards.unknown(12))
    assert position_of(partial, totals) == seen
    known = play(at("6h +", "p2:5hJk=6h7h", "2s3s4s"), "swap 6h m1")
    seen = position_of(view_of(known, 1))
    assert "/" not in seen.split(" ")[4].split("?")[0]
    assert seen.split(" ")[4].startswith("Jk?")
    assert "known:p1:Jk" in seen
    assert position_of(parse_position(seen)[0]) == seen


@pytest.mark.parametrize("rules", ["", "swap.use=any", "swap.use=new_meld", "swap.from_set=square_both"])
def test_every_state_of_a_deal_is_read_back(rules: str) -> None:
    label = "penang+deal.hand_size=9" + ("+" + rules if rules else "")
    state = new_table(label, seats=3, seed=5)
    for before, _, step in playout(state, 5):
        for one in (before, step.state):
            again, totals = parse_position(position_of(one, (1, 2, 3)))
            assert again == one
            assert totals == (1, 2, 3)


def test_before_the_deal() -> None:
    start = new_deal(load("penang").at(2), seats=2, dealer=1)
    line = position_of(start)
    assert line == "penang@1 d deal d2 -/- - - - new:p1,new:p2 0/0"
    assert parse_position(line)[0] == start
    assert start.turn == CHANCE


def test_special_words() -> None:
    line = (
        "penang@1+deal.hand_size=6+swap.use=any p1 play d1 6h2sJkJk/3dJk/6cTc4d7d8h4s/- - - "
        "m1:p2:9c9sJk=9,m2:p3:2s3s4s dead:p3,out:p4,acted,opened,squared:m1,squared:m2,"
        "owed:replay,owed:replay,known:p1:JkJk,known:p2:Jk 7/0/0/300"
    )
    state, totals = parse_position(line)
    assert state.go == Go(True, True, (1, 2), 2)
    assert (state.dead, state.out) == ((False, False, True, False), (False, False, False, True))
    assert [str(known) for known in state.known] == ["JkJk", "Jk", "", ""]
    assert totals == (7, 0, 0, 300)
    assert position_of(state, totals) == line


def test_a_deal_that_is_over() -> None:
    state = play(at("7s", "7c7d7h", others=("Ks4d +", "+", "+")), "lay 7s m1")
    again, _ = parse_position(position_of(state))
    assert again == state
    assert again.result is not None
    assert (again.result.how, again.result.went_out) == (Ending.GAME, 0)
    dead = play(at("Kc4d", "7c7d7h", special="dead:p2,dead:p3,dead:p4"), "dead")
    again, _ = parse_position(position_of(dead))
    assert again == dead
    assert points(again) == points(dead)
    ends = at("Kc4d", "7c7d7h", special="dead:p2,dead:p3", rules="out.last_survivor=ends")
    last = play(ends, "dead")
    again, _ = parse_position(position_of(last))
    assert again == last
    assert again.result is not None
    assert again.result.how is Ending.LAST_SURVIVOR


FIELDS = LINE.split(" ")


def broken(field: int, text: str) -> str:
    return " ".join([*FIELDS[:field], text, *FIELDS[field + 1 :]])


HANDS = FIELDS[4]


@pytest.mark.parametrize(
    ("line", "field", "name", "message"),
    [
        ("", 0, "rules", "a position has 10 fields (rules, seat to act, phase, dealer, hands, discard pile, "
         "stock, table, special, scores), and this has 1"),
        (LINE + " 0", 0, "rules", "a position has 10 fields (rules, seat to act, phase, dealer, hands, "
         "discard pile, stock, table, special, scores), and this has 11"),
        (broken(0, "pen@1"), 0, "rules", "preset: 'pen': no such preset; did you mean penang? "
         "The presets are " + ", ".join(preset_names())),
        (broken(0, "penang@2"), 0, "rules", "preset: penang has version 1, not '2'"),
        (broken(0, "penang@1+fly"), 0, "rules", "fly: 'fly' is no house rule: write knob=answer, such as "
         "deal.hand_size=12"),
        (broken(0, "penang@1+deal.hand_size=2"), 0, "rules", "deal.hand_size: '2' is no answer here: "
         "a whole number from 3 to 40"),
        (broken(0, "penang@1+deal.seats=3-4"), 0, "rules", "seats: Penang Rummy is for 3 to 4 seats, not 2"),
        (broken(1, "p3"), 1, "seat to act", "expected p1 to p2 or d, found 'p3'"),
        (broken(1, "p0"), 1, "seat to act", "expected p1 to p2 or d, found 'p0'"),
        (broken(1, "x1"), 1, "seat to act", "expected p1 to p2 or d, found 'x1'"),
        (broken(1, "d"), 1, "seat to act", "chance acts in the phase deal, and only there"),
        (broken(2, "draw"), 2, "phase", "'draw' is no phase of this game"),
        (broken(2, "fly"), 2, "phase", "'fly' is no phase; they are cut, deal, offer, draw, "
         "renew, play, wall, layoff, over"),
        (broken(2, "over"), 2, "phase", "a deal is over when a hand is empty or nobody is alive, "
         "and not before"),
        (broken(3, "d3"), 3, "dealer", "expected d1 to d2, found 'd3'"),
        (broken(3, "p1"), 3, "dealer", "expected d1 to d2, found 'p1'"),
        (broken(4, HANDS.replace("Jk", "Xk")), 4, "hands", "'Xk' is no card; write rank and suit (7h, Ts), "
         "Jk, or ??"),
        (broken(4, HANDS + "7"), 4, "hands", "'2d5d7d7d3h4hJhJh5s9sKsJk7': cards are two characters each, "
         "and this is 25"),
        (broken(4, HANDS + "?x"), 4, "hands", "after ? the number of unknown cards is expected, found 'x'"),
        (broken(4, HANDS + "?"), 4, "hands", "after ? the number of unknown cards is expected, found ''"),
        (broken(4, HANDS + "?0"), 4, "hands", "after ? the number of unknown cards is expected, found '0'"),
        (broken(4, HANDS + "?100"), 4, "hands", "after ? the number of unknown cards is expected, "
         "found '100'"),
        (broken(4, HANDS.replace("7d7d", "7dQs")), 4, "hands", "Qs is more than the deck has"),
        (broken(4, HANDS + "9c"), 4, "hands", "hands and table are 25 cards; 2 hands of 12 were dealt"),
        (broken(4, HANDS.replace("Ts/", "/")), 4, "hands", "hands and table are 23 cards; "
         "2 hands of 12 were dealt"),
        (broken(4, HANDS.replace("Ts/", "/") + "Ts"), 4, "hands", "p2 cannot hold 13 cards"),
        (broken(4, HANDS.replace("/2d", "2d/")), 4, "hands", "p2 has no passport and yet 11 of 12 cards"),
        (broken(4, "7h" * 100 + "/" + "7h" * 100), 4, "hands", "more than 127 copies of 7h in one bag"),
        (broken(5, "7h"), 5, "discard pile", "this game has none; expected -"),
        (broken(6, "?12"), 6, "stock", "this game has none; expected -"),
        (broken(7, "m2:p1:QcQsQs"), 7, "table", "expected m1:SEAT:MELD, found 'm2:p1:QcQsQs'"),
        (broken(7, "m1:QcQsQs"), 7, "table", "expected m1:SEAT:MELD, found 'm1:QcQsQs'"),
        (broken(7, "m1:p3:QcQsQs"), 7, "table", "expected p1 to p2, found 'p3'"),
        (broken(7, "m1:d:QcQsQs"), 7, "table", "expected p1 to p2, found 'd'"),
        (broken(7, "m1:p1:QcQsXs"), 7, "table", "'Xs' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        (broken(7, "m1:p1:QcQs"), 7, "table", "QcQs is no meld here (bad_set)"),
        (broken(7, "m1:p1:QcKcJk"), 7, "table", "QcKcJk can be read as Jk=JcQcKc or QcKcJk=Ac; "
         "state each joker, low to high"),
        (broken(7, "m1:p1:Jk=QJk=QJk=Q"), 7, "table", "Jk=QJk=QJk=Q is no meld here (all_jokers)"),
        (broken(7, "m1:p2:QcQsQs"), 7, "table", "p2 has a meld and no passport"),
        (broken(8, "new:p3"), 8, "special", "expected p1 to p2, found 'p3'"),
        (broken(8, "fly"), 8, "special", "'fly' means nothing here"),
        (broken(8, "known:p1"), 8, "special", "'known:p1' means nothing here"),
        (broken(8, "known:p3:Jk"), 8, "special", "expected p1 to p2, found 'p3'"),
        (broken(8, "squared:m0"), 8, "special", "'squared:m0' means nothing here"),
        (broken(8, "squared:1"), 8, "special", "'squared:1' means nothing here"),
        (broken(8, "new:p2,squared:m2"), 8, "special", "squared names a meld that is not on the table"),
        (broken(8, "new:p2,known:p1:Jk"), 8, "special", "p1 is known to hold Jk, which it does not"),
        (broken(8, "new:p2,known:p2:Ks"), 8, "special", "p2 is known to hold Ks, and only jokers can be"),
        (broken(8, "new:p2,dead:p2"), 1, "seat to act", "p2 is dead or out"),
        (broken(9, "0"), 9, "scores", "expected 2 numbers with / between them, found '0'"),
        (broken(9, "0/x"), 9, "scores", "expected 2 numbers with / between them, found '0/x'"),
        (broken(9, "0/-1"), 9, "scores", "expected 2 numbers with / between them, found '0/-1'"),
        (broken(9, "0/1234567890"), 9, "scores", "expected 2 numbers with / between them, "
         "found '0/1234567890'"),
    ],
)  # fmt: skip
def test_what_is_no_position(line: str, field: int, name: str, message: str) -> None:
    with pytest.raises(ParseError) as wrong:
        parse_position(line)
    assert wrong.value.message == f"{name}: {message}"
    assert wrong.value.column == 1 + len(" ".join(line.split(" ")[:field])) + (field > 0)
    assert wrong.value.line == 1


def refused(line: str) -> str:
    """What is said to a line that is no position."""
    with pytest.raises(ParseError) as wrong:
        parse_position(line)
    return wrong.value.message


def test_seats_out_of_the_match() -> None:
    line = "penang@1+deal.hand_size=4 p1 play d1 2c9d7s/4dKh5s/Qd9h9s/- - - m1:p1:7c7d7h out:p4 0/0/0/300"
    state, _ = parse_position(line)
    assert (state.terms.players, state.alive, state.opened) == (3, [0, 1, 2], (True, True, True, False))
    assert position_of(state, (0, 0, 0, 300)) == line
    for said, instead, message in (
        ("/- -", "/2h -", "hands: p4 is out and holds cards"),
        ("9s/-", "/9s", "hands: p4 is out and holds cards"),
        (" d1 ", " d4 ", "dealer: p4 is out"),
        ("m1:p1", "m1:p4", "table: p4 has a meld and no passport"),
        (" p1 play", " p4 play", "seat to act: p4 is dead or out"),
    ):
        assert refused(line.replace(said, instead)) == message
    fewer = "penang@1+deck.packs=1+deal.hand_size=3:15,else:30 p1 play d1 -/-/- - - - out:p3 0/0/300"
    assert refused(fewer) == ("rules: deal.hand_size: 2 hands of 30 are 60 cards, and the deck has 58")
    alone = "penang@1+deal.hand_size=5 p1 play d1 7s8s/- - - m1:p1:7c7d7h out:p2 0/300"
    assert refused(alone) == "hands: 1 of 2 seats are in the match; a deal needs two"


def test_nothing_is_dealt_before_the_deal() -> None:
    line = "penang@1 d deal d2 -/- - - - new:p1,new:p2 0/0"
    assert parse_position(line)
    assert refused(line.replace("-/-", "7h/-")) == (
        "hands: hands and table are 1 cards; 2 hands of 20 were dealt"
    )
    assert refused(line.replace(" d deal", " p1 deal")) == (
        "seat to act: chance acts in the phase deal, and only there"
    )


def test_only_jokers_that_were_won_are_known_of_a_hand() -> None:
    line = position_of(view_of(play(at("6h +", "p2:5hJk=6h7h"), "swap 6h m1"), 1))
    assert parse_position(line)
    assert refused(line.replace("known:p1:Jk", "known:p1:7h")) == (
        "special: p1 is known to hold 7h, and only jokers can be"
    )
    # Among unknown cards a joker may be, if there are enough of them.
    hidden = line.split(" ")[4].split("/")[2]
    assert parse_position(line.replace("known:p1:Jk", "known:p3:" + "Jk" * int(hidden[1:])))
    assert refused(line.replace("known:p1:Jk", "known:p3:" + "Jk" * (int(hidden[1:]) + 1))).endswith(
        "which it does not"
    )


@pytest.mark.parametrize(
    ("special", "said"),
    [
        ("owed:replay", "a freed joker may be kept here, so nothing is owed"),
        ("opened", "the passport is an action, so who opened has acted"),
        ("acted,new:p1", "p1 has acted and yet no passport"),
    ],
)
def test_what_a_turn_cannot_have_done(special: str, said: str) -> None:
    line = f"penang@1+deal.hand_size=4 p1 play d2 2c3c4c5c/6d - - m1:p2:JcQcKc {special} 0/0"
    with pytest.raises(ParseError) as wrong:
        parse_position(line)
    assert wrong.value.message == f"special: {said}"
