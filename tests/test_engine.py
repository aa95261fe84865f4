"""The engine: dealing, the two doors, the reasons in their order, debts, and what follows by itself."""

from __future__ import annotations

import pytest

from positions import (
    at,
    ended,
    events,
    hand,
    legal,
    new_table,
    play,
    playout,
    readings,
    refusal,
    table,
    verdict,
)
from says import exactly
from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.game import CHANCE, Ending, Illegal, IllegalAction, Phase, State, engine
from tierce.game.actions import Action, Deal, Die, EndTurn, LayMeld, LayOff, Swap, parse_actions
from tierce.game.events import Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.game.fold import fold
from tierce.game.state import Go, new_deal
from tierce.game.turns import shed
from tierce.game.turns.base import TurnGrammar
from tierce.melds import MeldEnd, Reason
from tierce.rules import load
from tierce.table import Table, shuffle

TERMS = load("penang").at(4)
DECK = numbered_deck(2, 6)
TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"


# --- Dealing ------------------------------------------------------------------------------------------------


def test_before_the_deal() -> None:
    start = new_deal(TERMS, seats=4, dealer=2)
    assert (start.phase, start.turn, start.waiting_for) == (Phase.DEAL, CHANCE, (CHANCE,))
    assert start.aside == Cards(DECK)
    assert (start.hands, start.known, start.table, start.go) == ((Cards(),) * 4, (Cards(),) * 4, (), Go())
    assert (start.opened, start.dead, start.out) == ((False,) * 4,) * 3
    assert engine.steps(start) == engine.legal_actions(start) == ()
    assert refusal_of(start, EndTurn()) == Illegal(Reason.PHASE)


def refusal_of(state: State, action: Action, seat: int | None = None) -> Illegal | None:
    """What both doors say, when they must say the same."""
    found = engine.check_step(state, action, seat)
    assert engine.check(state, action, seat) == found
    return found


@pytest.mark.parametrize(
    ("seats", "dealer", "out", "message"),
    [
        (3, 0, (), "the rules are for 4 players, and 3 seats less 0 are dealt in"),
        (5, 0, (1, 2), "the rules are for 4 players, and 5 seats less 2 are dealt in"),
        (4, 4, (), "seat 4 cannot deal"),
        (4, -1, (), "seat -1 cannot deal"),
        (5, 1, (1,), "seat 1 cannot deal"),
    ],
)
def test_seats_that_do_not_fit(seats: int, dealer: int, out: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=exactly(message)):
        new_deal(TERMS, seats=seats, dealer=dealer, out=out)
    assert new_deal(TERMS, seats=5, dealer=0, out=(1, 1)).out == (False, True, False, False, False)


def test_dealing_an_order() -> None:
    order = shuffle.shuffled(DECK, b"key")
    state = engine.deal(TERMS, seats=5, dealer=3, order=order, out=(0,))
    assert (state.phase, state.turn, state.seats) == (Phase.PLAY, 4, 5)
    assert [len(one) for one in state.hands] == [0, 20, 20, 20, 20]
    for place, seat in enumerate((4, 1, 2, 3)):
        assert state.hands[seat] == Cards(order[place:80:4])
    assert state.alive == [1, 2, 3, 4]
    with pytest.raises(ValueError, match=exactly("the order is not a permutation of the deck")):
        engine.deal(TERMS, seats=4, dealer=3, order=DECK[1:])
    with pytest.raises(ValueError, match=exactly("the order is not a permutation of the deck")):
        engine.deal(TERMS, seats=4, dealer=3, order=(*DECK[1:], DECK[5]))


def test_a_deal_that_is_no_deal() -> None:
    terms = load("penang+deal.hand_size=3").at(2)
    start = new_deal(terms, seats=2, dealer=0)
    good = Deal((Cards.parse("7h7h8s"), Cards.parse("2c3c4c")))
    assert refusal_of(start, good) is None
    for hands in (("7h7h8s", "2c3c"), ("7h7h8s", "2c3c4c5c"), ("7h7h8s",), ("7h7h8s", "2c3c4c", "5c6c7c")):
        bad = Deal(tuple(map(Cards.parse, hands)))
        assert refusal_of(start, bad) == Illegal(Reason.PHASE, numbers={"need": 3})
    many = Deal((Cards.parse("7h7h7h"), Cards.parse("2c2c2c")))
    assert refusal_of(start, many) == Illegal(Reason.CARD_NOT_IN_HAND, (Card.parse("2c"), Card.parse("7h")))
    state = engine.apply(start, good).state
    assert refusal_of(state, good) == Illegal(Reason.PHASE)
    half = fold(start, Dealt(1, Cards.parse("2c3c4c")))
    assert (half.phase, half.hands[1]) == (Phase.DEAL, Cards.parse("2c3c4c"))
    assert refusal_of(half, good) == Illegal(Reason.PHASE)
    with pytest.raises(IllegalAction):
        engine.apply(state, good)
    # A part of a state, whose undealt cards are not known, takes any cards.
    assert engine.check(start._replace(aside=None), many) is None
    dealt = engine.apply(start._replace(aside=None), many).state
    assert dealt.aside is None


def test_who_starts() -> None:
    for rules, dealer, starter in (
        ("deal.starter=next", 0, 1),
        ("deal.starter=dealer", 0, 0),
        ("deal.direction=anticlockwise", 0, 3),
        ("deal.direction=anticlockwise", 3, 2),
        ("deal.direction=anticlockwise+deal.starter=dealer", 3, 3),
        ("deal.starter=next", 3, 0),
    ):
        assert new_table(f"penang+{rules}", dealer=dealer).turn == starter


def test_seats_in_order() -> None:
    state = new_deal(load("penang").at(3), seats=5, dealer=0, out=(1, 3))
    assert [state.after(seat) for seat in range(5)] == [1, 2, 3, 4, 0]
    assert state.order(0) == [2, 4, 0]
    assert state.order(3) == [4, 0, 2]
    back = new_deal(load("penang+deal.direction=anticlockwise").at(3), seats=5, dealer=0, out=(1, 3))
    assert back.order(0) == [4, 2, 0]


# --- The doors ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rules",
    ["", "swap.use=any", "swap.use=new_meld", "wild.rebind=slide", "wild.in_run=burnt", "melds.circular=yes",
     "swap.from_set=square+swap.use=new_meld", "idle.voluntary_dead=yes"],
)  # fmt: skip
def test_the_doors_agree(rules: str) -> None:
    label = "penang+deal.hand_size=9" + ("+" + rules if rules else "")
    state = new_table(label, seats=3, seed=2)
    for before, action, step in playout(state, 3, lazy=0.3):
        listed = engine.legal_actions(before)
        loose = engine.steps(before)
        assert set(listed) <= set(loose)
        assert len(set(loose)) == len(loose)
        assert engine.legal_actions(before) == listed
        for one in loose:
            assert engine.check_step(before, one) is None
            assert (engine.check(before, one) is None) == (one in listed)
        for seat in range(3):
            if seat != before.turn:
                assert engine.check(before, action, seat) == Illegal(Reason.TURN)
        assert engine.apply_step(before, action) == step
        assert step.state != before


def test_a_refused_action_is_not_applied() -> None:
    state = at("7s Kc +", "7c7d7h")
    with pytest.raises(IllegalAction, match=exactly("end: no_action")):
        engine.apply(state, EndTurn())
    with pytest.raises(IllegalAction, match=exactly("end: turn")):
        engine.apply_step(state, EndTurn(), 2)
    assert refusal_of(state, EndTurn(), 2) == Illegal(Reason.TURN)
    assert refusal_of(state, LayOff(Card.parse("7s"), 1), 0) is None


def test_an_action_of_no_grammar_has_no_place() -> None:
    class Fly(Action):
        verb = "fly"

    assert refusal_of(at("7s Kc +", "7c7d7h"), Fly()) == Illegal(Reason.PHASE)


def test_a_swap_of_two_jokers_is_listed_with_its_ends() -> None:
    state = at("Ah4c", f"Jk=Ah{TWO_TO_KING}Jk=Ah")
    assert legal(state) == ["swap Ah m1<", "swap Ah m1>", "dead"]


def test_the_order_of_what_is_listed() -> None:
    state = at("7s8c8d8h 6h 2d", "7c7d7h", "p2:5hJk=6h7h")
    assert legal(play(state, "lay 7s m1")) == [
        "meld 8c8d8h", "lay 8h m2>", "swap 6h m2", "end",
    ]  # fmt: skip
    assert legal(state) == ["meld 8c8d8h", "lay 7s m1", "lay 8h m2>", "swap 6h m2"]


# --- The reasons --------------------------------------------------------------------------------------------


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))


def test_reasons_carry_cards_and_numbers() -> None:
    state = at("7s8c8dJk +", "7c7d7h", "p2:5hJk=6h7h")
    assert refusal(state, "meld 8c8d8h") == Illegal(Reason.CARD_NOT_IN_HAND, cards("8h"))
    assert refusal(state, "meld 8c8c8dAsAs") == Illegal(Reason.CARD_NOT_IN_HAND, cards("8cAs"))
    assert refusal(state, "meld 7s8c8d") == Illegal(Reason.BAD_RUN, cards("7s8c8d"))
    assert refusal(state, "meld 8c8d") == Illegal(Reason.BAD_SET, cards("8c8d"))
    assert refusal(state, "lay As m1") == Illegal(Reason.CARD_NOT_IN_HAND, cards("As"))
    assert refusal(state, "lay 8c m3") == Illegal(Reason.NO_SUCH_MELD, numbers={"meld": 3, "have": 2})
    assert refusal(state, "lay 8c m1") == Illegal(Reason.BAD_SET, cards("8c"), {"meld": 1})
    assert refusal(state, "lay 8c m2") == Illegal(Reason.BAD_RUN, cards("8c"), {"meld": 2})
    assert refusal(state, "lay Jk=9 m1") == Illegal(Reason.BAD_SET, cards("Jk"), {"meld": 1})
    assert refusal(state, "lay Jk=9h m2") == Illegal(Reason.BAD_RUN, cards("Jk"), {"meld": 2})
    assert refusal(state, "swap As m2") == Illegal(Reason.CARD_NOT_IN_HAND, cards("As"))
    assert refusal(state, "swap 8c m3") == Illegal(Reason.NO_SUCH_MELD, numbers={"meld": 3, "have": 2})
    assert refusal(state, "swap 8c m2") == Illegal(Reason.JOKER_MISMATCH, cards("8c"), {"meld": 2})
    assert refusal(state, "lay Jk m2") == Illegal(
        Reason.AMBIGUOUS, cards("Jk"), {"meld": 2},
        (LayOff(JOKER, 2, MeldEnd.LOW), LayOff(JOKER, 2, MeldEnd.HIGH)),
    )  # fmt: skip
    assert refusal(state, "end") == Illegal(Reason.NO_ACTION)
    assert refusal(state, "dead") == Illegal(Reason.HAS_MOVES)
    assert refusal(play(state, "lay 7s m1"), "dead") == Illegal(Reason.PHASE)


def test_limits_are_told() -> None:
    state = at("7s7cJkJk 5h +", "p1:KcKdKs", rules="wild.max_in_run=0+wild.max_in_set=1")
    assert refusal(state, "meld 7sJk=7Jk=7") == Illegal(Reason.TOO_MANY_JOKERS, cards("7sJkJk"), {"most": 1})
    assert refusal(state, "meld Jk=6s7sJk=8s") == Illegal(
        Reason.TOO_MANY_JOKERS, cards("Jk7sJk"), {"most": 0}
    )
    state = at("7s7cJkJk +", "KcKdKs", "p2:5h6h7h", rules="wild.max_in_run=0+wild.max_in_set=1")
    assert refusal(state, "lay JkJk m1") == Illegal(
        Reason.TOO_MANY_JOKERS, cards("Jk"), {"meld": 1, "most": 1}
    )
    assert refusal(state, "lay Jk m2>") == Illegal(
        Reason.TOO_MANY_JOKERS, cards("Jk"), {"meld": 2, "most": 0}
    )
    state = at("7s7cJkJk +", "p1:KcKdKs", rules="melds.min_naturals=3")
    assert refusal(state, "meld 7c7sJk=7") == Illegal(Reason.ALL_JOKERS, cards("7c7sJk"), {"need": 3})


def test_jokers_that_may_not_lie_side_by_side() -> None:
    state = at("7sJkJk8h +", "KcKdKs", "p2:5hJk=6h7h", "p3:9hThJk=Jh", rules="wild.adjacent=no")
    assert refusal(state, "meld 7sJk=8sJk=9s") == Illegal(Reason.BAD_RUN, cards("7sJkJk"))
    assert refusal(state, "lay Jk m3>") == Illegal(Reason.BAD_RUN, cards("Jk"), {"meld": 3})
    assert verdict(state, "lay Jk m3<") == "legal"
    # One of two ends is closed, so nothing is in doubt.
    assert table(play(state, "lay Jk m3"))[2] == "Jk=8h9hThJk=Jh"
    # One reading of four is left.
    assert readings(state, "meld 7sJkJk") == ["meld 7sJk=7Jk=7", "meld Jk=6s7sJk=8s"]


def test_jokers_at_the_ends_only() -> None:
    state = at("8h4hJk +", "5h6hJk=7h", rules="wild.in_run=ends")
    assert verdict(state, "lay 8h m1") == "bad_run"
    assert verdict(state, "lay 4h m1") == "legal"
    assert verdict(state, "lay Jk m1<") == "legal"
    assert verdict(state, "lay Jk m1>") == "bad_run"


def test_burnt_cards() -> None:
    rules = "wild.in_run=burnt"
    melds = ("6h7h8h", "p2:6h6c6d", "p3:9hThJh")
    state = at("5h7hJkJkQhKh +", *melds, rules=rules)
    assert verdict(state, "meld 5hJk7h") == "legal"
    assert verdict(state, "lay Jk m3<") == "not_burnt"
    assert refusal(state, "lay Jk m3>") == Illegal(Reason.NOT_BURNT, cards("Jk"), {"meld": 3})
    assert refusal(state, "meld QhKhJk") == Illegal(Reason.NOT_BURNT, cards("QhKhJk"))
    # Naturals and sets are free.
    assert verdict(state, "lay Qh m3") == "legal"
    assert verdict(state, "lay Jk m2") == "legal"
    assert "lay Jk m1<" not in legal(state)
    # A joker that lies there already does not burn, nor does it stop naturals.
    more = at("8h +", "5h6h7h", "5hJk=6h7h", "p2:6h6c6d", rules=rules)
    assert verdict(more, "lay 8h m2") == "legal"
    low = at("Jk +", "7h8h9h", "p2:6h6h6d", rules=rules)
    assert table(play(low, "lay Jk m1"))[0] == "Jk=6h7h8h9h"
    # The cards of a meld laid earlier in the turn count.
    first = at("6h6c6s 5h7hJk +", "6h7h8h", rules=rules)
    assert verdict(first, "meld 5hJk7h") == "not_burnt"
    assert verdict(first, "meld 6c6h6s", "meld 5hJk7h") == "legal"


def test_swaps_from_distinct_sets_keep_suits_apart() -> None:
    state = at("9c9h +", "9c9sJk=9", rules="melds.set_suits=distinct")
    assert refusal(state, "swap 9c m1") == Illegal(Reason.DUP_SUIT, cards("9c"), {"meld": 1})
    assert verdict(state, "swap 9h m1") == "legal"


def test_which_joker_is_won() -> None:
    melds = ("9c9dJk=9Jk=9", "p2:8d8s8hJk=8", "p3:7c7c7dJk=7")
    one = at("9h8c8h7s2c +", *melds, rules="swap.from_set=square")
    # Two jokers, or a suit twice: the joker stands for no one card.
    assert verdict(one, "swap 9h m1") == "joker_brelan"
    assert verdict(one, "swap 7s m3") == "joker_brelan"
    assert verdict(one, "swap 8c m2") == "legal"
    assert verdict(one, "swap 8h m2") == "joker_mismatch"
    assert verdict(one, "swap 2c m2") == "joker_mismatch"
    assert verdict(one, "swap 2c m1") == "joker_brelan"


def test_squares_are_remembered_for_the_turn() -> None:
    rules = "swap.from_set=square_both"
    state = at("9d9h9sJk +", "9c9sJk=9", "p2:9c9dJk=9", rules=rules)
    assert play(state, "lay 9d m1").go.squared == (1,)
    assert play(state, "lay 9h m2").go.squared == (2,)
    # A joker makes no square, nor does a second card of a suit.
    assert play(state, "lay Jk m1").go.squared == ()
    assert play(state, "lay 9s m1").go.squared == ()
    assert verdict(state, "lay 9d m1", "swap 9h m2") == "joker_brelan"
    assert verdict(state, "lay 9d m1", "swap 9h m1") == "legal"
    later = play(state, "lay 9d m1", "end")
    assert later.go == Go()


def test_two_slides() -> None:
    rules = "wild.rebind=slide"
    state = at("6h7h +", "5hJk=6hJk=7h8h", rules=rules)
    assert table(play(state, "lay 6h m1>")) == ["5h6hJk=7h8hJk=9h"]
    assert table(play(state, "lay 6h m1<")) == ["Jk=4h5h6hJk=7h8h"]
    (event,) = events(state, "lay 6h m1<")
    assert event == LaidOff(0, Card.parse("6h"), 1, MeldEnd.LOW, slid=True)
    assert hand(play(state, "lay 6h m1<")) == hand(state).replace("6h", "", 1)
    # The joker that is pushed must be allowed where it goes.
    apart = at("6h +", "Jk=4h5hJk=6h7h", rules=f"{rules}+wild.adjacent=no")
    assert verdict(apart, "lay 6h m1<") == "bad_run"
    assert table(play(apart, "lay 6h m1")) == ["Jk=4h5h6h7hJk=8h"]
    burnt = at("6h +", "5hJk=6h7h", rules=f"{rules}+wild.in_run=burnt")
    assert verdict(burnt, "lay 6h m1<") == "not_burnt"
    stated = at("6h +", "5hJk=6h7h", rules=rules)
    assert verdict(stated, "lay 6h m1") == "ambiguous"
    # Off, the place is simply taken.
    assert verdict(at("6h +", "5hJk=6h7h"), "lay 6h m1<") == "bad_run"
    assert verdict(at("9c +", "9s9dJk=9", rules=rules), "lay 9c m1") == "legal"


# --- Debts --------------------------------------------------------------------------------------------------


def test_a_freed_joker_is_owed() -> None:
    state = at("6h8hQdKd 2c", "5hJk=6h7h", rules="swap.use=new_meld")
    after = play(state, "swap 6h m1")
    assert after.go == Go(owed=1)
    assert refusal(after, "end") == Illegal(Reason.NO_ACTION)
    assert refusal(play(after, "lay 8h m1"), "end") == Illegal(Reason.JOKER_UNUSED, (JOKER,), {"need": 1})
    assert verdict(after, "lay Jk m1>", "end") == "joker_unused"
    paid = play(after, "meld Jk=JdQdKd")
    assert paid.go.owed == 0
    assert verdict(paid, "end") == "legal"
    assert play(after, "meld Jk=JdQdKd", "end").go == Go()


def test_any_use_pays_where_any_is_enough() -> None:
    state = at("6h9d9h QdKd 2c", "5hJk=6h7h", "p2:9c9sJk=9", rules="swap.use=any")
    after = play(state, "swap 6h m1", "swap 9d m2")
    assert after.go.owed == 2
    assert play(after, "lay 9h m2").go.owed == 2
    assert play(after, "lay Jk m2").go.owed == 1
    assert play(after, "lay Jk m2", "lay Jk m1>", "end").turn == 1
    assert play(after, "meld Jk=JdQdKd").go.owed == 1
    # More jokers than are owed never make a credit.
    own = at("6hJk QdKd 2c", "5hJk=6h7h", rules="swap.use=any")
    assert play(own, "lay Jk m1>").go.owed == 0
    assert play(own, "lay Jk m1>", "swap 6h m1").go.owed == 1
    new = at("6hJkQdKd 2c", "5hJk=6h7h", rules="swap.use=new_meld")
    assert play(new, "swap 6h m1", "meld Jk=JdQdKdJk=Ad").go.owed == 0


def test_the_guarded_door_never_leads_into_a_debt_that_cannot_be_paid() -> None:
    state = at("6h8h Qd 2c", "5hJk=6h7h", rules="swap.use=new_meld")
    swap = Swap(Card.parse("6h"), 1)
    assert engine.check_step(state, swap) is None
    assert engine.check(state, swap) == Illegal(Reason.JOKER_UNUSED, cards("Jk"), {"need": 1})
    with pytest.raises(IllegalAction, match=exactly("swap 6h m1: joker_unused")):
        engine.apply(state, swap)
    assert swap in engine.steps(state)
    assert swap not in engine.legal_actions(state)
    payable = at("6h8h QdKd 2c", "5hJk=6h7h", rules="swap.use=new_meld")
    assert swap in engine.legal_actions(payable)
    # After the swap the queen may not be laid elsewhere.
    owing = play(at("6h QdKd2c", "5hJk=6h7h", "p2:QcQhQs", rules="swap.use=new_meld"), "swap 6h m1")
    queen = LayOff(Card.parse("Qd"), 2)
    assert engine.check(owing, queen) == Illegal(Reason.JOKER_UNUSED, cards("Jk"), {"need": 1})
    assert queen in engine.steps(owing)
    assert queen not in engine.legal_actions(owing)


def test_the_last_card_waits_for_the_freed_joker() -> None:
    state = play(at("6h", "5hJk=6h7h", rules="swap.use=new_meld"), "swap 6h m1")
    assert refusal(state, "lay Jk m1>") == Illegal(Reason.JOKER_UNUSED, (JOKER,), {"need": 1})
    assert legal(state) == []
    free = play(at("6h", "5hJk=6h7h", rules="swap.use=any"), "swap 6h m1", "lay Jk m1>")
    assert free.over


def test_dead_with_a_debt() -> None:
    state = play(at("6hQd", "5hJk=6h7h", "KcKdKs", rules="swap.use=new_meld"), "swap 6h m1")
    assert refusal(state, "dead") == Illegal(Reason.JOKER_UNUSED, (JOKER,), {"need": 1})
    # Before the swap nothing could be done, so the seat is dead.
    before = at("6hQd", "5hJk=6h7h", "KcKdKs", rules="swap.use=new_meld")
    assert verdict(before, "dead") == "legal"
    assert engine.legal_actions(before) == (Die(),)


RUN, SET = "5hJk=6h7h", "p2:9c9sJk=9"
BURNT = "swap.use=new_meld+wild.in_run=burnt+wild.max_in_set=0"


@pytest.mark.parametrize(
    ("hand_", "melds", "rules", "can"),
    [
        ("6hQdKd2c", (RUN,), "swap.use=new_meld", True),
        ("6hQdJs2c", (RUN,), "swap.use=new_meld", False),
        # A second joker is needed, and is won by another card of the rank ...
        ("6h9cQd", (RUN, SET), "swap.use=new_meld", True),
        ("6h9cQd", (RUN, SET), "swap.use=new_meld+melds.min_naturals=2", False),
        # ... or where only squares give their joker, after a natural has made one.
        ("6h9d9hQd", (RUN, SET), "swap.use=new_meld+swap.from_set=square", True),
        ("6h9d9hQd", (RUN, SET), "swap.use=new_meld+swap.from_set=square_both", True),
        ("6h9d8hQd", (RUN, SET), "swap.use=new_meld+swap.from_set=square", False),
        ("6h9d8hQd", (RUN, SET), "swap.use=new_meld+swap.from_set=never", False),
        # Where it may be laid off, there is nearly always room.
        ("6hQd2c", (RUN,), "swap.use=any", True),
        ("6hQd2c", ("2h3h4h5hJk=6h7h8h9hThJhQhKhAh",), "swap.use=any+melds.run_max=13", False),
        # The last copy of what the joker is to stand for is laid off first, or laid in a new set.
        ("6h6s5s7s", (RUN, "6s6c6d"), BURNT, True),
        ("6h2c5s7s", (RUN, "6s6c6d"), BURNT, False),
        ("6h6c6s6s5s7s", (RUN,), BURNT, True),
        ("6h6c6s2d5s7s", (RUN,), BURNT, False),
    ],
)
def test_what_can_be_paid(hand_: str, melds: tuple[str, ...], rules: str, can: bool) -> None:
    state = at(hand_, *melds, rules=rules)
    after = play(state, "swap 6h m1")
    assert shed.can_complete(state)
    assert shed.can_complete(after) is can
    assert (engine.check(state, Swap(Card.parse("6h"), 1)) is None) is can


def test_two_swaps_that_lead_nowhere_are_tried_in_one_order_only() -> None:
    hearts = f"Ah{TWO_TO_KING}Jk=Ah"
    state = at("AhAs", hearts, "p2:" + hearts.replace("h", "s"))
    assert not shed.has_move(state, swaps=True)
    assert legal(state) == ["swap Ah m1", "swap As m2", "dead"]
    assert legal(play(state, "swap Ah m1", "swap As m2")) == ["dead"]


def test_the_shape_of_a_turn_is_a_grammar() -> None:
    grammar: TurnGrammar = shed
    state = at("7s2c", "7c7d7h")
    action = LayOff(Card.parse("7s"), 1)
    assert grammar.judge(state, action) == LaidOff(0, Card.parse("7s"), 1, None)
    assert list(grammar.steps(state)) == [action]
    assert grammar.follows(state, TurnEnded(0)) is None


# --- What follows by itself ---------------------------------------------------------------------------------


def test_a_last_survivor_follows_itself() -> None:
    state = at("7sKc +", "7c7d7h", special="dead:p2,dead:p3,dead:p4")
    after = play(state, "lay 7s m1", "end")
    assert (after.turn, after.go) == (0, Go())


def test_all_die_one_after_another_by_themselves() -> None:
    others = ("3d5cJc", "3s5hQd", "4dTsKh +")
    state = at("7s2c", "7c7d7h7h", others=others, rules="idle.auto_dead=yes")
    happened = events(state, "lay 7s m1", "end")
    assert [type(event) for event in happened[:2]] == [LaidOff, TurnEnded]
    assert happened[2:6] == [Died(1, True), Died(2, True), Died(3, True), Died(0, True)]
    after = play(state, "lay 7s m1", "end")
    assert ended(after).how is Ending.ALL_DEAD
    assert after.turn == 0


def test_the_seat_that_acted_last_is_named_when_the_deal_is_over() -> None:
    state = play(at("7s", "7c7d7h"), "lay 7s m1")
    assert (state.turn, state.waiting_for, engine.steps(state)) == (0, (), ())
    last = play(at("Kc4d", "7c7d7h", special="dead:p2,dead:p3,dead:p4"), "dead")
    assert last.turn == 0


def test_nothing_follows_what_leads_nowhere() -> None:
    state = at("7s2c +", "7c7d7h")
    assert shed.follows(state, LaidOff(0, Card.parse("7s"), 1, None)) is None
    assert shed.follows(state, Swapped(0, Card.parse("7s"), 1, 0)) is None
    assert shed.follows(state, TurnEnded(3)) is None
    auto = at("4s2c", "7c7d7h", rules="idle.auto_dead=yes")
    assert shed.follows(auto, TurnEnded(3)) == Died(0, auto=True)
    assert shed.follows(auto._replace(phase=Phase.DEAL), TurnEnded(3)) is None


# --- Folding ------------------------------------------------------------------------------------------------


def test_folding_what_a_listener_hears() -> None:
    state = at("6h2c +", "5hJk=6h7h")
    partial = state._replace(hands=(Cards.unknown(len(state.hands[0])), *state.hands[1:]), aside=None)
    swapped = Swapped(0, Card.parse("6h"), 1, 1)
    after = fold(partial, swapped)
    assert after.hands[0] == Cards.unknown(len(state.hands[0]) - 1) + JOKER
    assert after.known[0] == Cards([JOKER])
    laid = fold(after, LaidOff(0, JOKER, 1, MeldEnd.HIGH))
    assert laid.hands[0] == Cards.unknown(len(state.hands[0]) - 1)
    assert laid.known[0] == Cards()
    assert fold(partial, WentOut(0)) == partial


def test_the_passport_is_noted_once() -> None:
    state = at("2s2h2c3s3h3c Kh", "p2:7d8d9d", special="new:p1")
    first = play(state, "meld 2c2h2s")
    assert first.go == Go(acted=True, opened=True)
    assert play(first, "meld 3c3h3s").go == Go(acted=True, opened=True)
    assert play(at("3s3h3c +", "7d8d9d"), "meld 3c3h3s").go == Go(acted=True)


def test_what_is_no_event_is_not_folded() -> None:
    with pytest.raises(TypeError, match=r"^Event\(seat=0\) is no event of a deal$"):
        fold(at("7s +", "7c7d7h"), Event(0))


def test_events_are_stated_as_actions() -> None:
    state = at("AhAh 6c +", f"Jk=Ah{TWO_TO_KING}Jk=Ah", "p2:5cJk=6c7c", "p3:9c9sJk=9")
    meld = state.table[1].meld
    for event, words in (
        (MeldLaid(0, meld), "meld 5cJk=6c7c"),
        (LaidOff(0, Card.parse("8c"), 2, MeldEnd.HIGH), "lay 8c m2>"),
        (LaidOff(0, Card.parse("9c"), 3, None), "lay 9c m3"),
        (Swapped(0, Card.parse("6c"), 2, 1), "swap 6c m2"),
        (Swapped(0, Card.parse("Ah"), 1, 0), "swap Ah m1<"),
        (Swapped(0, Card.parse("Ah"), 1, 13), "swap Ah m1>"),
        (Swapped(0, Card.parse("9c"), 3, 2), "swap 9c m3"),
        (TurnEnded(0), "end"),
        (Died(0), "dead"),
    ):
        assert str(engine.stated(state, event)) == words
    assert engine.stated(state, Died(0, auto=True)) == Die()
    assert engine.stated(state, WentOut(0)) is engine.stated(state, Dealt(0, Cards())) is None


def test_loose_and_stated_words_lead_to_the_same() -> None:
    state = at("5h7hJk8c +", "7c7d7h", "p2:9cTcJc")
    assert play(state, "meld 7hJk5h") == play(state, "meld 5hJk=6h7h")
    assert play(state, "lay 8c m2") == play(state, "lay 8c m2<")
    assert play(state, "lay Jk m1") == play(state, "lay Jk=7 m1") == play(state, "lay Jk m1>")
    assert play(state, "lay Jk=Qc m2") == play(state, "lay Jk m2>")
    assert parse_actions("meld 7hJk5h") != parse_actions("meld 5hJk=6h7h")
    assert LayMeld.of(play(state, "meld 7hJk5h").table[2].meld) == parse_actions("meld 5hJk=6h7h")[0]


def test_steps_for_a_screen_leave_out_only_melds() -> None:
    """Six jokers make tens of thousands of melds. The first few come with every other step."""
    table = Table(load("penang").with_({"deal.hand_size": 8, "deck.jokers": 16}), seats=4, seed=5)
    while not table.over:
        state = table.state
        every = engine.steps(state)
        melds = [step for step in every if isinstance(step, LayMeld)]
        others = [step for step in every if not isinstance(step, LayMeld)]
        for most in (0, 1, 3):
            assert list(engine.steps(state, most_melds=most)) == melds[:most] + others
        assert table.view(table.turn).steps_up_to(2) == engine.steps(state, most_melds=2)
        assert table.view((table.turn + 1) % 4).steps_up_to(2) == ()
        table.play(every[-1] if others else every[0])


def test_a_stated_joker_goes_to_the_end_it_stands_for() -> None:
    state = at("Jk +", "p2:6h7h8h9h")
    assert play(state, "lay Jk=5h m1") == play(state, "lay Jk m1<")
    assert play(state, "lay Jk=Th m1") == play(state, "lay Jk m1>")
    assert verdict(state, "lay Jk=Jh m1") == "bad_run"
    on_set = at("Jk +", "p2:9c9d9h")
    assert play(on_set, "lay Jk=9 m1") == play(on_set, "lay Jk m1")
    assert verdict(on_set, "lay Jk=8 m1") == "bad_set"


def test_burnt_is_asked_of_the_joker_that_is_placed_alone() -> None:
    """The joker that lay there already is not judged again, at either end."""
    table = ("p2:5c5c5d", "p2:Jk=6c7c8c", "p3:9c9c9d", "p3:5d6d7dJk=8d", "p4:9d9h9s", "p4:4d4d4h")
    state = at("Jk Jk +", *table, rules="wild.in_run=burnt")
    assert verdict(state, "lay Jk m2<") == "legal"
    assert verdict(state, "lay Jk m2>") == "legal"
    assert verdict(state, "lay Jk m4<") == "legal"
    assert verdict(state, "lay Jk m4>") == "legal"


def test_a_refused_joker_names_the_meld() -> None:
    state = at("Jk +", "p2:6h7h8h9h", rules="layoff.joker_on_opponent=none")
    refused = engine.check(state, Action.parse("lay Jk m1>"))
    assert refused is not None
    assert (refused.reason, refused.numbers) == (Reason.JOKER_OPP_RUN, {"meld": 1})


def test_a_swap_is_offered_when_a_natural_can_make_room_for_its_joker() -> None:
    """The joker may not lie beside the other; 4c between them makes room, and nothing else takes it."""
    rules = "swap.use=any+wild.adjacent=no+melds.set_suits=distinct"
    state = at("9s4cKd", "p2:Ac2cJk=3c", "p2:9c9d9hJk=9", rules=rules)
    assert engine.check(state, Action.parse("swap 9s m2")) is None
    assert Action.parse("swap 9s m2") in engine.legal_actions(state)
    stuck = at("9s5cKd", "p2:Ac2cJk=3c", "p2:9c9d9hJk=9", rules=rules)
    assert verdict(stuck, "swap 9s m2") == "legal"
    refused = engine.check(stuck, Action.parse("swap 9s m2"))
    assert refused is not None
    assert refused.reason is Reason.JOKER_UNUSED


@pytest.mark.parametrize("rules", ["swap.use=new_meld", "swap.use=any+layoff.joker_on_opponent=none"])
def test_a_swap_is_offered_when_a_natural_can_burn_the_card_its_joker_needs(rules: str) -> None:
    """One pack: 6c laid on the sixes is burnt, so the joker may stand for it between 5c and 7c."""
    rules = f"deck.packs=1+wild.in_run=burnt+{rules}"
    state = at("9c5c6c7cKd", "p2:9d9hJk=9", "p2:6d6h6s", others=("+",), dealer="d2", rules=rules)
    assert engine.check(state, Action.parse("swap 9c m1")) is None
    stuck = at("9c5c6c8cKd", "p2:9d9hJk=9", "p2:6d6h6s", others=("+",), dealer="d2", rules=rules)
    refused = engine.check(stuck, Action.parse("swap 9c m1"))
    assert refused is not None
    assert refused.reason is Reason.JOKER_UNUSED
