"""The worked examples R01 to R60 of Rami 51 and V01 to V30 of its variants, each a test named by its number.

They are read with four seats, p1 to act after its draw, and everybody opened, unless an example says
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from positions import (
    closed,
    ended,
    events,
    hand,
    legal,
    new_table,
    play,
    points,
    readings,
    refusal,
    table,
    verbs,
    verdict,
)
from rami import at_the_pile, gone_out, guarded, last, priced, rami_at, renewed, turn
from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.game import CHANCE, Ending, Phase, State, engine
from tierce.game.events import Borrowed, Cut, Discarded, Penalised
from tierce.rules import RulesError, load
from tierce.table import Match, Table

Example = Callable[[], None]
EXAMPLES: dict[str, Example] = {}
NUMBERS = [f"R{n:02}" for n in range(1, 61)] + [f"V{n:02}" for n in range(1, 31)]


def example(number: str) -> Callable[[Example], Example]:
    def keep(function: Example) -> Example:
        assert number not in EXAMPLES
        EXAMPLES[number] = function
        return function

    return keep


@pytest.mark.parametrize("number", NUMBERS)
def test_example(number: str) -> None:
    EXAMPLES[number]()


def test_every_example_is_here() -> None:
    assert sorted(EXAMPLES) == NUMBERS


# --- The deal and the opening -------------------------------------------------------------------------------

EVERYBODY = "p1,p2,p3,p4"


@example("R01")
def the_deal() -> None:
    state = new_table("rami51", dealer=2)
    assert [len(one) for one in state.hands] == [13, 13, 14, 13]
    assert (len(state.stock), state.pile, state.turn, state.phase) == (55, (), 2, Phase.PLAY)
    assert verdict(state, "draw") == "phase"
    assert sum(state.hands, Cards(state.stock)) == Cards(numbered_deck(2, 4))


OPENING = ("meld 6s7s8s", "meld AcAdAh")


def with_an_opening(**more: str) -> State:
    """R02: a hand that has 54 points and a pure run."""
    return rami_at("8s7s6s AdAcAh +", new=EVERYBODY, **more)


@example("R02")
def an_opening_of_54() -> None:
    state = with_an_opening()
    assert turn(state, *OPENING) == "legal"
    after = play(state, *OPENING)
    assert (after.opened[0], after.go.points) == (True, 54)
    assert play(after, last(after)).turn == 1


@example("R03")
def exactly_51_with_a_joker() -> None:
    lines = ("meld 6d7d8d", "meld TsThJk")
    for counts, total, said in (
        ("replaced", 51, "legal"),
        ("zero", 41, "open_points"),
        ("thirty_five", 76, "legal"),
    ):
        state = rami_at("6d7d8d TsThJk +", new=EVERYBODY, rules=f"opening.joker_counts={counts}")
        after = play(state, *lines)
        assert (after.go.points, turn(after)) == (total, said)


@example("R04")
def fifty_is_not_enough() -> None:
    state = rami_at("5d6d7d 8s8h8d8c +", new=EVERYBODY)
    after = play(state, "meld 5d6d7d", "meld 8c8d8h8s")
    refused = refusal(after, last(after))
    assert (refused.reason, refused.numbers) == ("open_points", {"have": 50, "need": 51})
    assert {action.verb for action in engine.legal_actions(state)} == {"discard"}


@example("R05")
def fifty_nine_and_no_pure_run() -> None:
    state = rami_at("KsKdKc 9sTsJk +", new=EVERYBODY)
    lines = ("meld KcKdKs", "meld 9sTsJk=Js")
    assert turn(state, *lines) == "open_pure"
    assert play(state, *lines).go.points == 59


@example("R06")
def the_run_has_a_joker() -> None:
    lines = ("meld 4c5c6cJk=7c", "meld KcKdKs")
    for pure, said in (("new", "open_pure"), ("subrun", "legal")):
        state = rami_at("4c5c6cJk KsKdKc +", new=EVERYBODY, rules=f"opening.pure_run={pure}")
        assert (play(state, *lines).go.points, turn(state, *lines)) == (52, said)


@example("R07")
def a_low_ace_is_one() -> None:
    after = play(rami_at("Ah2h3h KcKdKhKs +", new=EVERYBODY), "meld Ah2h3h", "meld KcKdKhKs")
    assert refusal(after, last(after)).numbers == {"have": 46, "need": 51}
    assert turn(after) == "open_points"


@example("R08")
def a_high_ace_is_eleven() -> None:
    state = rami_at("QhKhAh 7s7d7c +", new=EVERYBODY)
    lines = ("meld QhKhAh", "meld 7c7d7s")
    assert (play(state, *lines).go.points, turn(state, *lines)) == (52, "legal")


@example("R09")
def a_joker_among_aces_is_eleven() -> None:
    state = rami_at("8h9hTh AsAdJk +", new=EVERYBODY)
    lines = ("meld 8h9hTh", "meld AdAsJk")
    assert (play(state, *lines).go.points, turn(state, *lines)) == (60, "legal")


# --- Melds --------------------------------------------------------------------------------------------------


@example("R10")
def a_suit_twice_in_a_set() -> None:
    assert verdict(rami_at("8h8h8c +"), "meld 8h8h8c") == "dup_suit"


@example("R11")
def two_jokers_in_one_meld() -> None:
    assert verdict(rami_at("9cJkJk +"), "meld 9cJkJk") == "too_many_jokers"


@example("R12")
def two_jokers_in_a_run() -> None:
    assert verdict(rami_at("5s7s9sJkJk +"), "meld 5sJk7sJk9s") == "too_many_jokers"
    assert verdict(rami_at("5s7s9sJkJk +", rules="wild.max_in_run=2"), "meld 5sJk7sJk9s") == "legal"


@example("R13")
def nothing_above_the_ace() -> None:
    state = rami_at("Jk +", "QdKdAd")
    assert verdict(state, "lay Jk m1>") == "bad_run"
    assert table(play(state, "lay Jk m1")) == ["Jk=JdQdKdAd"]
    assert table(play(state, "lay Jk m1<")) == ["Jk=JdQdKdAd"]


@example("R14")
def a_joker_for_the_low_ace() -> None:
    state = rami_at("Jk5sKs +", "2s3s4s")
    after = play(state, "lay Jk m1<")
    assert table(after) == ["Jk=As2s3s4s"]
    assert verdict(after, "lay 5s m1") == "legal"
    assert verdict(after, "lay Ks m1") == "bad_run"


@example("R15")
def no_joker_on_an_opponents_run() -> None:
    assert verdict(rami_at("Jk +", "p2:5h6h7h"), "lay Jk m1>") == "joker_opp_run"
    assert verdict(rami_at("Jk +", "p1:5h6h7h"), "lay Jk m1>") == "legal"


@example("R16")
def a_joker_on_an_opponents_set() -> None:
    state = rami_at("Jk9h +", "p2:9c9s9d")
    after = play(state, "lay Jk m1")
    assert table(after) == ["9c9d9sJk=9"]
    # It stands for the nine of hearts, which alone frees it.
    assert verdict(after, "swap 9h m1") == "legal"


# --- Freeing a joker ----------------------------------------------------------------------------------------


@example("R17")
def no_joker_out_of_a_three() -> None:
    state = rami_at("9d9h +", "9c9sJk=9")
    assert verdict(state, "swap 9d m1") == "joker_brelan"
    after = play(state, "lay 9d m1")
    assert table(after) == ["9c9d9sJk=9"]
    assert verdict(after, "swap 9h m1") == "legal"


@example("R18")
def both_missing_cards_free_the_joker() -> None:
    state = rami_at("9d9h QhKh 2c", "9c9sJk=9")
    after = play(state, "lay 9d m1", "swap 9h m1", "meld QhKhJk=Ah", "discard 2c")
    assert table(after) == ["9c9d9h9s", "QhKhJk=Ah"]
    assert (ended(after).how, ended(after).went_out) == (Ending.GAME, 0)


@example("R19")
def a_freed_joker_must_be_melded() -> None:
    state = rami_at("6s 2c9d", "8s7sJk=6s")
    assert verdict(state, "swap 6s m1", "discard 9d") == "joker_unused"
    assert guarded(state, "swap 6s m1") == "joker_unused"
    assert "swap" not in {action.verb for action in engine.legal_actions(state)}


@example("R20")
def no_swap_before_the_opening() -> None:
    assert verdict(rami_at("6s +", "p2:8s7sJk=6s", new="p1"), "swap 6s m1") == "not_opened"


@example("R21")
def a_swap_in_the_turn_of_the_opening() -> None:
    state = rami_at("8s7s6s AdAcAh 5sQdKd +", "p2:4sJk=5s6s", new="p1")
    assert verdict(state, "meld 6s7s8s", "swap 5s m1") == "not_opened"
    assert turn(state, *OPENING, "swap 5s m1", "meld QdKdJk=Ad") == "legal"
    assert turn(state, *OPENING, "swap 5s m1") == "joker_unused"


@example("R22")
def a_freed_joker_is_not_laid_off() -> None:
    lines = ("swap 6s m2", "lay Jk m1>", "discard 9c")
    for use, said in (("new_meld", "joker_unused"), ("any", "legal")):
        state = rami_at("6s9c", "2d3d4d", "p2:8s7sJk=6s", rules=f"swap.use={use}")
        assert verdict(state, *lines) == said
    assert ended(play(state, *lines)).went_out == 0


# --- The discard --------------------------------------------------------------------------------------------


@example("R23")
def the_discard_needs_an_opening() -> None:
    state = at_the_pile("4s5s7s 6c6d6h +", pile="6s", new=EVERYBODY)
    assert turn(state, "take", "meld 4s5s6s7s", "meld 6c6d6h") == "open_points"
    assert guarded(state, "take") == "open_points"
    assert [str(action) for action in engine.legal_actions(state)] == ["draw"]


@example("R24")
def the_discard_opens() -> None:
    state = at_the_pile("QhAh 7s7d7c +", pile="2cKh", new=EVERYBODY)
    assert turn(state, "take", "meld QhKhAh", "meld 7c7d7s") == "legal"
    assert guarded(state, "take") == "legal"
    assert play(state, "take").pile[-1].text == "2c"


@example("R25")
def the_discard_must_be_laid() -> None:
    state = at_the_pile("8s7s6s AdAcAh +", pile="2c", new=EVERYBODY)
    assert turn(state, "take", *OPENING) == "discard_unused"
    assert guarded(state, "take") == "discard_unused"


@example("R26")
def the_discard_is_laid_off() -> None:
    state = at_the_pile("2c +", "p2:5h6h7h", pile="8h")
    assert turn(state, "take", "lay 8h m1>") == "legal"
    assert guarded(state, "take") == "legal"
    assert turn(state, "take") == "discard_unused"


@example("R27")
def the_discard_frees_a_joker() -> None:
    state = at_the_pile("QdKd +", "p2:Jk=6s7s8s", pile="6s")
    assert turn(state, "take", "swap 6s m1", "meld QdKdJk=Ad") == "legal"
    after = play(state, "take", "swap 6s m1")
    assert readings(after, "meld QdKdJk") == ["meld Jk=JdQdKd", "meld QdKdJk=Ad"]


@example("R28")
def with_one_card_no_discard_is_taken() -> None:
    state = at_the_pile("8h", "p2:5h6h7h", pile="9h")
    assert verdict(state, "take") == "a_carte"
    assert guarded(state, "take") == "a_carte"
    assert verbs(state) == {"draw"}


def two_cards() -> State:
    return rami_at("Kc4d", "2d3d4d", stock="7c8h")


@example("R29")
def carte_forgotten() -> None:
    happened = events(two_cards(), "discard 4d")
    assert [event for event in happened if isinstance(event, Discarded | Penalised)] == [
        Discarded(0, Card.parse("4d"), carte=False),
        Penalised(0, (Card.parse("7c"), Card.parse("8h"))),
    ]
    after = play(two_cards(), "discard 4d")
    assert (hand(after), after.turn, len(after.stock)) == ("7cKc8h", 1, len(two_cards().stock) - 2)


@example("R30")
def carte_announced() -> None:
    after = play(two_cards(), "discard 4d carte")
    assert (hand(after), after.turn) == ("Kc", 1)


@example("R31")
def a_card_must_remain() -> None:
    state = rami_at("5d6d", "2d3d4d")
    assert verdict(state, "lay 5d6d m1>") == "keep_card"
    after = play(state, "lay 5d m1>", "discard 6d")
    assert (ended(after).how, ended(after).went_out) == (Ending.GAME, 0)


# --- Borrowing ----------------------------------------------------------------------------------------------


@example("R32")
def a_card_of_a_square_for_a_run() -> None:
    state = rami_at("5h6h 2cKs", "p2:7s7h7d7c")
    after = play(state, "borrow 7h m1", "meld 5h6h7h")
    assert table(after) == ["7c7d7s", "5h6h7h"]
    assert [lies.owner for lies in after.table] == [1, 0]
    assert turn(after) == "legal"


@example("R33")
def the_end_of_a_run_for_a_set() -> None:
    state = rami_at("7h7d 2cKs", "p2:4s5s6s7s")
    after = play(state, "borrow 7s m1", "meld 7d7h7s")
    assert table(after) == ["4s5s6s", "7d7h7s"]
    assert turn(after) == "legal"


@example("R34")
def nothing_out_of_the_middle() -> None:
    melds = "3c4c5c6c7c8c9c"
    assert verdict(rami_at("6s6h +", melds), "borrow 6c m1") == "remainder"
    after = play(rami_at("6s6h +", melds, rules="borrow.split=yes"), "borrow 6c m1", "meld 6c6h6s")
    assert sorted(table(after)) == ["3c4c5c", "6c6h6s", "7c8c9c"]
    assert turn(after) == "legal"


@example("R35")
def three_must_remain() -> None:
    assert verdict(rami_at("5h6h 2cKs", "7s7h7d"), "borrow 7h m1") == "remainder"


@example("R36")
def no_joker_is_borrowed() -> None:
    state = rami_at("KsKd +", "5h6h7hJk=8h")
    assert verdict(state, "borrow Jk m1") == "take_joker"
    assert verdict(state, "borrow Jk=8h m1") == "take_joker"


@example("R37")
def a_natural_out_of_a_joker_square() -> None:
    state = rami_at("7d8d9h +", "9c9s9dJk=9")
    after = play(state, "borrow 9d m1", "meld 7d8d9d")
    assert table(after) == ["9c9sJk=9", "7d8d9d"]
    assert verdict(after, "swap 9h m1") == "joker_brelan"
    assert turn(after) == "legal"


@example("R38")
def a_card_from_hand_is_needed() -> None:
    state = rami_at("2cKs +", "7c7d7h7s", "8c8d8h8s", "9hThJhQh")
    assert verdict(state, "borrow 7h m1", "borrow 8h m2", "borrow 9h m3", "meld 7h8h9h") == "take_use"


@example("R39")
def nothing_is_borrowed_into_the_hand() -> None:
    state = rami_at("2cKs +", "7c7d7h7s")
    assert turn(state, "borrow 7h m1") == "take_use"
    assert "borrow" not in {action.verb for action in engine.legal_actions(state)}
    assert guarded(state, "borrow 7h m1") == "take_use"
    (event,) = (one for one in events(state, "borrow 7h m1") if isinstance(one, Borrowed))
    assert event.seat == 0


# --- Opening on the table of others -------------------------------------------------------------------------


@example("R40")
def a_lay_off_counts_for_the_opening() -> None:
    state = rami_at("9sTsJs 4s4d4c Kh +", "p2:KsKdKc", new="p1")
    lines = ("meld 9sTsJs", "meld 4c4d4s", "lay Kh m1")
    assert (play(state, *lines).go.points, turn(state, *lines)) == (51, "legal")
    assert turn(state, *lines[:2]) == "open_points"
    assert turn(state, "lay Kh m1", *lines[:2]) == "legal"


@example("R41")
def borrowed_cards_count_nothing() -> None:
    state = rami_at("TcJcQc 6h8h +", "p2:7c7d7h7s", new="p1")
    after = play(state, "meld TcJcQc", "borrow 7h m1", "meld 6h7h8h")
    refused = refusal(after, last(after))
    assert (refused.reason, refused.numbers) == ("open_points", {"have": 44, "need": 51})


@example("R42")
def a_lay_off_alone_opens_nothing() -> None:
    state = rami_at("Js +", "p2:QsKsAs", new="p1")
    assert turn(state, "lay Js m1<") == "open_points"


@example("R43")
def a_high_ace_stays_high() -> None:
    assert verdict(rami_at("2s +", "QsKsAs"), "lay 2s m1") == "bad_run"
    assert verdict(rami_at("2s +", "QsKsAs"), "lay 2s m1>") == "bad_run"


@example("R44")
def a_low_ace_stays_low() -> None:
    assert verdict(rami_at("Ks +", "As2s3s"), "lay Ks m1") == "bad_run"
    assert verdict(rami_at("Ks +", "As2s3s"), "lay Ks m1<") == "bad_run"


# --- The end and the score ----------------------------------------------------------------------------------


@example("R45")
def out_over_several_turns() -> None:
    state = rami_at("6d7d", "2d3d4d5d", others=("As9dJk", "KcQc9c6c", "+"), new="p3")
    after = play(state, "lay 6d m1>", "discard 7d")
    assert points(after)[:3] == (0, 40, 100)


def out_at_once(last_card: str = "2c", rules: str = "") -> State:
    state = rami_at(
        f"8s7s6s AdAcAh {last_card}", "p2:3d4d5d", others=("KcQcJcTc", "+", "+"), new="p1,p3", rules=rules
    )
    return play(state, *OPENING, f"discard {last_card}")


@example("R46")
def at_once_counts_twice() -> None:
    after = out_at_once()
    assert points(after)[:3] == (0, 80, 200)
    exit = ended(after).exit
    assert exit is not None
    assert (exit.at_once, exit.alone, exit.joker_last, exit.jokers) == (True, False, False, 0)


@example("R47")
def at_once_with_a_joker_counts_four_times() -> None:
    assert points(out_at_once("Jk"))[:3] == (0, 160, 400)


@example("R48")
def rami_sec() -> None:
    state = rami_at("8s7s6s AdAcAh 2c", new=EVERYBODY)
    after = play(state, *OPENING, "discard 2c")
    assert points(after) == (0, 200, 200, 200)
    exit = ended(after).exit
    assert exit is not None
    assert (exit.at_once, exit.alone) == (True, True)


@example("R49")
def a_joker_as_last_discard() -> None:
    for finish, score in (("plain", 40), ("double", 80)):
        state = rami_at("5dJk", "2d3d4d", others=("KcQcJcTc", "+", "+"), rules=f"score.joker_finish={finish}")
        assert points(play(state, "lay 5d m1>", "discard Jk"))[1] == score


@example("R50")
def the_stock_is_renewed() -> None:
    state = at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules="deal.hand_size=17")
    assert (len(state.pile), state.stock) == (40, ())
    waiting = play(state, "draw")
    assert (waiting.phase, waiting.waiting_for) == (Phase.RENEW, (CHANCE,))
    below = state.pile[:-1]
    after = renewed(waiting, below)
    assert "".join(card.text for card in after.pile) == "9h"
    assert (after.phase, after.turn, after.renewals) == (Phase.PLAY, 0, 1)
    assert after.stock == below[1:]
    assert len(after.stock) == 38
    assert after.hands[0] == state.hands[0] + below[0]


ONE_PACK = "deck.packs=1+deck.jokers=0+deal.hand_size=17"


@example("R51")
def nothing_to_draw() -> None:
    state = at_the_pile("+", "2d3d4d", others=("+", "+"), pile="", stock=".", rules=ONE_PACK, new="p3")
    assert (len(state.pile), state.stock) == (1, ())
    after = play(state, "draw")
    result = ended(after)
    assert (result.how, result.went_out, result.exit) == (Ending.BLOCKED, None, None)
    assert points(after)[2] == 100
    assert all(score is not None and score > 0 for score in points(after))
    assert points(after)[0] == priced(hand(after))[0]


@example("R52")
def a_joker_is_taken() -> None:
    lines = ("take", "meld KhKsJk")
    state = at_the_pile("KhKs 2c7d", pile="4dJk")
    assert turn(state, *lines) == "legal"
    assert verdict(at_the_pile("KhKs 2c7d", pile="4dJk", rules="draw.take_joker=no"), "take") == "phase"


@example("R53")
def the_starter_only_discards() -> None:
    for rules, said in (
        ("", "phase"),
        ("deal.starter_first_turn=full", "legal"),
        ("deal.starter_first_turn=full+opening.from_round=2", "phase"),
    ):
        state = with_an_opening(dealer="d1", special="turns:1/0/0/0", rules=rules)
        assert verdict(state, "meld 6s7s8s") == said
        assert verdict(state, last(state)) == "legal"


@example("R54")
def one_draw_a_turn() -> None:
    assert verdict(rami_at("2c +", pile="8h"), "draw") == "phase"
    assert verdict(rami_at("2c +", pile="8h"), "take") == "phase"


@example("R55")
def two_equal_runs() -> None:
    after = play(rami_at("5h6h7h +", "p2:5h6h7h"), "meld 5h6h7h")
    assert table(after) == ["5h6h7h", "5h6h7h"]


@example("R56")
def the_last_cards_with_a_freed_joker() -> None:
    state = rami_at("8c JdJs 2h", "5c6c7cJk=8c")
    after = play(state, "swap 8c m1", "meld JdJsJk", "discard 2h")
    assert ended(after).went_out == 0


@example("R57")
def the_joker_stays_where_it_is() -> None:
    after = play(rami_at("9c +", "5c6c7cJk=8c"), "lay 9c m1")
    assert table(after) == ["5c6c7cJk=8c9c"]


@example("R58")
def fourteen_cards_in_a_run() -> None:
    thirteen = "Ac2c3c4c5c6c7c8c9cTcJcQcKc"
    after = play(rami_at("Ac +", thirteen), "lay Ac m1>")
    assert len(after.table[0].meld.cards) == 14
    assert verdict(rami_at("Ac +", thirteen, rules="melds.run_max=13"), "lay Ac m1>") == "full"


@example("R59")
def at_once_with_the_table() -> None:
    for rules, scores in (("", (80, 200)), ("out.at_once_may_use_table=no", (40, 100))):
        state = rami_at(
            "8s7s6s AdAcAh Kh 2c",
            "p2:KcKdKs",
            others=("QcJcTcTd", "+", "+"),
            new="p1,p3",
            rules=rules,
        )
        after = play(state, *OPENING, "lay Kh m1", "discard 2c")
        assert points(after)[1:3] == scores
        exit = ended(after).exit
        assert exit is not None
        assert (exit.at_once, exit.used_table) == (True, True)


@example("R60")
def an_unopened_hand_is_a_hundred() -> None:
    thirteen = "Ac2c3c2d3d4d2h3h4h5h2s3s4s"
    assert sum(int(card.rank) for card in Cards.parse(thirteen)) + 10 - 13 == 35
    assert priced(thirteen, new="p2") == (100,)
    assert priced(thirteen) == (48,)


# --- V  The variants ----------------------------------------------------------------------------------------


@example("V01")
def round_the_corner() -> None:
    state = rami_at("QhKhAh2h3h +", new=EVERYBODY, preset="rami51_circular")
    assert play(state, "meld QhKhAh2h3h").go.points == 36


@example("V02")
def not_round_the_corner() -> None:
    assert verdict(rami_at("QhKhAh2h3h +", new=EVERYBODY), "meld QhKhAh2h3h") == "bad_run"


@example("V03")
def a_circle_is_full() -> None:
    state = rami_at("AhJk4c +", "Ah2h3h4h5h6h7h8h9hThJhQhKh", preset="rami51_circular")
    for card in ("Ah", "Jk", "4c"):
        assert verdict(state, f"lay {card} m1") == "full"


@example("V04")
def seventy_one_and_eighty_one() -> None:
    for preset, need in (("rami71", 71), ("rami81", 81)):
        after = play(with_an_opening(preset=preset), *OPENING)
        assert refusal(after, last(after)).numbers == {"have": 54, "need": need}


@example("V05")
def a_joker_left_in_hand() -> None:
    scores = [priced("Jk5d", rules=f"rami51+values.joker_in_hand={worth}")[0] for worth in (50, 35, 25)]
    assert scores == [55, 40, 30]


@example("V06")
def a_joker_doubles_the_hand() -> None:
    rules = "rami51+values.joker_in_hand=doubles_hand"
    assert priced("Jk5d9c", "JkJk5d9c", rules=rules) == (28, 28)


@example("V07")
def out_without_a_discard() -> None:
    after = play(rami_at("5d6d", "2d3d4d", rules="out.discard=optional"), "lay 5d6d m1>")
    assert (ended(after).how, ended(after).went_out) == (Ending.GAME, 0)


@example("V08")
def out_with_a_discard_all_the_same() -> None:
    after = play(rami_at("6d9c", "3d4d5d", rules="out.discard=optional"), "lay 6d m1>", "discard 9c")
    assert ended(after).went_out == 0


@example("V09")
def a_flat_hundred() -> None:
    assert priced("9c3d", "KcQc", rules="rami51+score.at_once=flat_100", new="p3", at_once=True) == (100, 100)


FOUR_MELDS = ("meld Ah2h3h4h", "meld 2c2d2s", "meld 3c3d3s", "meld 4c4d4s")


@example("V10")
def dry_with_a_pure_run_alone() -> None:
    cards = "Ah2h3h4h 2s2d2c 3s3d3c 4s4d4c"
    dry = "out.at_once_needs=run_only"
    state = rami_at(f"{cards} 9s", new=EVERYBODY, rules=dry)
    after = play(state, *FOUR_MELDS)
    assert after.go.points == 37
    exit = ended(play(after, "discard 9s")).exit
    assert exit is not None
    assert (exit.at_once, exit.alone) == (True, True)
    assert turn(rami_at(f"{cards} 9s", new=EVERYBODY), *FOUR_MELDS) == "open_points"
    longer = rami_at(f"{cards} 9sJd", new=EVERYBODY, rules=dry + "+deal.hand_size=14")
    assert turn(longer, *FOUR_MELDS) == "open_points"


@example("V11")
def two_jokers_side_by_side() -> None:
    two = "wild.max_in_run=2"
    assert verdict(rami_at("6s9sJkJk +", rules=two), "meld 6sJkJk9s") == "legal"
    assert verdict(rami_at("6s9sJkJk +", rules=two + "+wild.adjacent=no"), "meld 6sJkJk9s") == "bad_run"


def fourteen(cards: str, *melds: str, **more: str) -> State:
    return rami_at(cards, *melds, preset="arbaatash", **more)


@example("V12")
def aces_of_ten() -> None:
    assert play(fourteen("Ah2h3h +", new=EVERYBODY), "meld Ah2h3h").go.points == 15
    assert play(fourteen("QhKhAh +", new=EVERYBODY), "meld QhKhAh").go.points == 30
    assert priced("Ah", rules="arbaatash") == (10,)


@example("V13")
def one_copy_on_the_table() -> None:
    assert verdict(fourteen("5sJk7s +", "p2:6s6h6d"), "meld 5sJk=6s7s") == "not_burnt"


@example("V14")
def both_copies_on_the_table() -> None:
    assert verdict(fourteen("5sJk7s +", "p2:6s6h6d", "p3:6s7s8s"), "meld 5sJk=6s7s") == "legal"


@example("V15")
def a_set_is_free() -> None:
    assert verdict(fourteen("6d6cJk +"), "meld 6c6dJk") == "legal"


def at_71(more: str = "") -> State:
    return at_the_pile(f"TsJs KhKdKc {more} +", pile="2cQs", stock="Qs", new=EVERYBODY, preset="arbaatash")


SIXTY = ("meld TsJsQs", "meld KcKdKh")


@example("V16")
def the_discard_asks_for_71() -> None:
    after = play(at_71(), "take", *SIXTY)
    assert refusal(after, last(after)).numbers == {"have": 60, "need": 71}
    assert turn(after) == "open_points"
    assert guarded(at_71(), "take") == "open_points"
    assert turn(at_71(), "draw", *SIXTY) == "legal"


@example("V17")
def seventy_two_is_enough() -> None:
    state = at_71("4h4d4c")
    assert turn(state, "take", *SIXTY, "meld 4c4d4h") == "legal"
    assert guarded(state, "take") == "legal"


@example("V18")
def who_has_opened_needs_no_71() -> None:
    state = at_the_pile("2c +", "p2:5h6h7h", pile="8h", preset="arbaatash")
    assert turn(state, "take", "lay 8h m1>") == "legal"


def dry(jokers: int, table_: str = "rising") -> tuple[int | None, ...]:
    """What p2, who has opened and holds 37, and p3, who has not opened, score."""
    rules = f"arbaatash+score.dry_table={table_}"
    return priced("KcQcJc7d", "2c", rules=rules, new="p3", at_once=True, jokers=jokers)


@example("V19")
def dry_without_jokers() -> None:
    assert dry(0) == (37, 100)


@example("V20")
def dry_with_one_joker() -> None:
    assert dry(1) == (56, 150)


@example("V21")
def dry_with_two_jokers() -> None:
    assert (dry(2), dry(2, "falling"), dry(2, "literal")) == ((74, 200), (37, 100), (37, 200))


DRY_HAND = "8s7s6s AdAcAh JhQh 2c"


def dry_state(**more: str) -> State:
    """p1 may go dry onto p2's run."""
    return rami_at(
        DRY_HAND if more.get("phase") != "draw" else DRY_HAND.replace("JhQh", "Jh"),
        "p2:6h7h8h9hTh",
        others=("KcQcJc7d", "+", "+"),
        new="p1,p3",
        preset="arbaatash",
        **more,
    )


@example("V22")
def dry_onto_the_table() -> None:
    after = play(dry_state(), *OPENING, "lay JhQh m1>", "discard 2c")
    exit = ended(after).exit
    assert exit is not None
    assert (exit.at_once, exit.alone, exit.used_table, exit.jokers) == (True, False, True, 0)
    assert points(after)[1:3] == (37, 100)


@example("V23")
def touched_and_not_dry() -> None:
    state = dry_state(phase="draw", pile="5c", stock="Qh")
    after = play(state, "touch", "draw", *OPENING, "lay JhQh m1>", "discard 2c")
    exit = ended(after).exit
    assert exit is not None
    assert (exit.at_once, exit.forfeited) == (True, True)
    assert points(after)[1:3] == (37, 100)
    with_joker = rami_at(
        "8s7s6s AdAcAh JkQhQd", "p2:6h7h8h9hTh", others=("KcQcJc7d", "+", "+"), new="p1,p3", phase="draw",
        pile="5c", stock="2c", preset="arbaatash",
    )  # fmt: skip
    lines = ("draw", *OPENING, "meld QdQhJk", "discard 2c")
    assert points(play(with_joker, *lines))[1:3] == (56, 150)
    assert points(play(with_joker, "touch", *lines))[1:3] == (37, 100)


@example("V24")
def there_is_no_show() -> None:
    state = fourteen("7s7h7d9c", "p1:2c3c4c")
    after = play(state, "discard 9c")
    assert (after.over, hand(after), after.turn) == (False, "7d7h7s", 3)


@example("V25")
def the_deal_of_the_14() -> None:
    state = new_table("arbaatash", dealer=2)
    assert [len(one) for one in state.hands] == [14, 15, 14, 14]
    assert (state.turn, len(state.stock)) == (1, 49)
    assert len(sum(state.hands, Cards(state.stock))) == 106


@example("V26")
def the_last_deal_counts_a_thousandfold() -> None:
    rules = load("thousand+match.deals=3")
    match = Match(rules, 3)
    for result in (closed(0, 0, 40, 100), closed(1, 25, 0, 60), closed(0, 0, 12, 7)):
        assert not match.over
        match = match.after(0, result, rules.at(3))
    assert (match.totals, match.winners, match.over) == ((25, 12040, 7160), (0,), True)


@example("V27")
def a_thousand_and_a_target() -> None:
    with pytest.raises(RulesError) as refused:
        load("thousand+match.target=1000")
    assert refused.value.code == "rules"


@example("V28")
def the_cutters_joker() -> None:
    rules = "rami51+deal.cut_joker=kept+deck.jokers=16+deck.packs=1+deal.hand_size=5"
    for seed in range(200):
        dealt = Table(rules, seats=4, seed=seed)
        (cut,) = (one.event for one in dealt.log() if isinstance(one.event, Cut))
        state = dealt.state
        sizes = [5 + (seat == state.turn) for seat in range(4)]
        assert [len(one) for one in state.hands] == sizes
        assert cut.seat == state.after(state.dealer)
        if cut.card is JOKER:
            assert state.known[cut.seat].jokers == 1
            assert state.hands[cut.seat].jokers >= 1
            break
    else:
        raise AssertionError("no joker was cut")


@example("V29")
def hands_of_fourteen() -> None:
    state = new_table("rami51+deal.hand_size=14", dealer=0)
    assert [len(one) for one in state.hands] == [15, 14, 14, 14]
    assert len(state.stock) == 51


@example("V30")
def an_ace_of_one() -> None:
    assert priced("AsKd", rules="rami51+values.ace_in_hand=1") == (11,)
    assert priced("AsKd") == (21,)
    assert gone_out("AsKd").points(load("rami51").at(2)) == (0, 21)


def test_listed_turns_are_the_legal_ones() -> None:
    """The guarded door lists nothing but the draw where the discard leads nowhere."""
    state = at_the_pile("4c9d +", pile="2hKs", new=EVERYBODY)
    assert legal(state) == ["draw", "take"]
    assert [str(action) for action in engine.legal_actions(state)] == ["draw"]
