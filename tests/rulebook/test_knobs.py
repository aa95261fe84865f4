"""Every knob of Penang Rummy does something: for each answer that the preset does not give, a deal that goes
otherwise.
"""

from __future__ import annotations

import pytest

from knobcases import Case, Cases, Outcome, both
from positions import (
    all_dead,
    at,
    closed,
    ended,
    events,
    legal,
    match_of,
    new_table,
    play,
    playout,
    points,
    table,
    verdict,
)
from tierce.cards import Cards
from tierce.cards.card import FACES
from tierce.game.scoring import count
from tierce.rules import load
from tierce.table import view_of

TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"
CASES = Cases("penang", depending=("match.dealer",))
case = CASES.case
KNOBS = load("penang").knobs


def book(*house_rules: str) -> str:
    """The preset's name with these house rules, the empty ones left out."""
    return both("penang", *house_rules)


# --- The deck and the deal ----------------------------------------------------------------------------------


def whole_deck(rules: str) -> object:
    state = new_table(book("deal.hand_size=12", rules))
    assert state.aside is not None
    everything = sum(state.hands, state.aside)
    return max(everything.count(face) for face in FACES[:52]), everything.jokers, len(state.aside)


case("deck.packs", whole_deck, _1=(1, 6, 10), _4=(4, 6, 166))
case("deck.jokers", whole_deck, _0=(2, 0, 56), _16=(2, 16, 72))


def seats_allowed(rules: str) -> object:
    return [seats for seats in range(1, 10) if not load(book("deal.hand_size=9", rules)).problems(seats)]


case("deal.seats", seats_allowed, _2to2=[2], _8to8=[8])
case(
    "deal.hand_size",
    lambda rules: [len(one) for one in new_table(book(rules), seats=2).hands],
    _3=[3, 3],
    _40=[40, 40],
)
case("deal.starter", lambda rules: new_table(book(rules), dealer=2).turn, dealer=2)


def round_the_table(rules: str) -> object:
    state = at("7s +", "7c7d7h", rules=rules)
    return new_table(book(rules), dealer=2).turn, play(state, "lay 7s m1", "end").turn


case("deal.direction", round_the_table, anticlockwise=(1, 3))


def shown_at_the_end(rules: str) -> object:
    state = new_table(book(rules))
    assert view_of(state, 0).aside is None
    for _, _, step in playout(state, 1):
        state = step.state
    return view_of(state, 0).aside == state.aside


case("deal.aside_shown_after", shown_at_the_end, yes=True)


# --- Melds and jokers ---------------------------------------------------------------------------------------


def melding(cards: str, *words: str, also: str = "") -> Outcome:
    """What is said to these melds, each tried by itself from a hand that holds the cards."""

    def outcome(rules: str) -> object:
        state = at(f"{cards} +", "p1:KcKdKs", rules=both(also, rules))
        said = tuple(verdict(state, f"meld {one}") for one in words)
        listed = legal(state)
        assert [f"meld {one}" in listed for one in words] == [one == "legal" for one in said]
        return said

    return outcome


case("melds.set_suits", melding("7c7c7d7h", "7c7c7d", "7c7d7h"), distinct=("dup_suit", "legal"))
case(
    "melds.run_max",
    lambda rules: verdict(at("AhAh 4c", TWO_TO_KING, rules=rules), "lay Ah m1<", "lay Ah m1>"),
    _13="full",
)
case("melds.circular", melding("QhKhAh2h3h", "QhKhAh2h", "KhAh2h"), yes=("legal", "legal"))
case(
    "melds.min_naturals",
    melding("7c7dJkJkJk", "Jk=7Jk=7Jk=7", "7cJk=7Jk=7", "7c7dJk=7"),
    _0=("legal", "legal", "legal"),
    _3=("all_jokers", "all_jokers", "all_jokers"),
)
TEN_JOKERS = "Jk" * 10
NINE_IN_RUN = "3hJk=4hJk=5hJk=6hJk=7hJk=8hJk=9hJk=ThJk=JhJk=Qh"
case(
    "wild.max_in_run",
    melding(f"3hKh{TEN_JOKERS}", "3hJk=4hJk=5h", NINE_IN_RUN, f"{NINE_IN_RUN}Jk=Kh", also="deck.jokers=16"),
    _0=("too_many_jokers", "too_many_jokers", "too_many_jokers"),
    _9=("legal", "legal", "too_many_jokers"),
)
NINE_IN_SET = "7c" + "Jk=7" * 9
case(
    "wild.max_in_set",
    melding(f"7c7d{TEN_JOKERS}", "7c7dJk=7", NINE_IN_SET, f"{NINE_IN_SET}Jk=7", also="deck.jokers=16"),
    _0=("too_many_jokers", "too_many_jokers", "too_many_jokers"),
    _9=("legal", "legal", "too_many_jokers"),
)
case(
    "wild.adjacent",
    melding("7sTs9sJsJkJk", "7sJk=8sJk=9sTs", "7sJk=8s9sJk=TsJs"),
    no=("bad_run", "legal"),
)
case(
    "wild.in_run",
    melding("5h6h7hJk", "5hJk=6h7h", "Jk=4h5h6h"),
    ends=("bad_run", "legal"),
    burnt=("not_burnt", "not_burnt"),
)


def a_natural_in_the_jokers_place(rules: str) -> object:
    state = at("6h +", "5hJk=6h7h", rules=rules)
    if verdict(state, "lay 6h m1>") != "legal":
        return verdict(state, "lay 6h m1>")
    return table(play(state, "lay 6h m1>"))


case("wild.rebind", a_natural_in_the_jokers_place, slide=["5h6h7hJk=8h"])


def jokers_laid_off(rules: str) -> object:
    state = at("Jk +", "7c7d7h", "p2:8c8d8h", "p3:9cTcJc", rules=rules)
    return tuple(verdict(state, f"lay Jk {where}") for where in ("m1", "m2", "m3>"))


case(
    "layoff.joker_on_opponent",
    jokers_laid_off,
    none=("legal", "joker_opp_run", "joker_opp_run"),
    sets=("legal", "legal", "joker_opp_run"),
)


# --- Swaps --------------------------------------------------------------------------------------------------


def swaps_from_sets(rules: str) -> object:
    three = at("9d9h +", "9c9sJk=9", rules=rules)
    square = at("9h9c +", "9c9d9sJk=9", rules=rules)
    return (
        verdict(three, "swap 9h m1"),
        verdict(square, "swap 9h m1"),
        verdict(three, "lay 9d m1", "swap 9h m1"),
        verdict(square, "swap 9c m1"),
    )


NO = "joker_brelan"
case(
    "swap.from_set",
    swaps_from_sets,
    square=(NO, "legal", "legal", "joker_mismatch"),
    square_both=(NO, NO, "legal", NO),
    never=(NO, NO, NO, NO),
)


def uses_of_a_freed_joker(rules: str) -> object:
    state = play(at("6h8h QdKd +", "5hJk=6h7h", rules=rules), "swap 6h m1")
    return (
        verdict(state, "lay 8h m1", "end"),
        verdict(state, "lay Jk m1>", "end"),
        verdict(state, "meld Jk=JdQdKd", "end"),
    )


case(
    "swap.use",
    uses_of_a_freed_joker,
    new_meld=("joker_unused", "joker_unused", "legal"),
    any=("joker_unused", "legal", "legal"),
)
case(
    "swap.same_turn",
    lambda rules: verdict(
        at("6h2s2h2c +", "p2:5hJk=6h7h", special="new:p1", rules=rules), "meld 2s2h2c", "swap 6h m1"
    ),
    no="not_opened",
)


# --- Idle seats and the end ---------------------------------------------------------------------------------

case(
    "idle.dead_counts_swaps",
    lambda rules: legal(at("6h", "5hJk=6h7h", "p2:8c8d8s", rules=rules)),
    no=["swap 6h m1", "dead"],
)
case(
    "idle.voluntary_dead",
    lambda rules: legal(at("7s Kc2d", "7c7d7h", rules=rules)),
    yes=["lay 7s m1", "dead"],
)


def a_seat_without_a_move(rules: str) -> object:
    state = at("7s +", "7c7d7h", others=("Kc4d", "7s +", "+"), rules=both("idle.auto_dead=yes", rules))
    happened = events(state, "lay 7s m1", "end")
    return [type(event).__name__ for event in happened], play(state, "lay 7s m1", "end").turn


case("idle.auto_dead", a_seat_without_a_move, no=(["LaidOff", "TurnEnded"], 1))


def three_die(rules: str) -> object:
    state = at("Kc4d", "7c7d7h", others=("+", "+", "5c6c7c8d"), special="dead:p2,dead:p3", rules=rules)
    after = play(state, "dead")
    return (ended(after).how.value, points(after)[3]) if after.over else legal(after)


case("out.last_survivor", three_die, ends=("last_survivor", 26))


# --- Points -------------------------------------------------------------------------------------------------


def points_of(cards: str) -> Outcome:
    return lambda rules: count(Cards.parse(cards), load(book(rules)).at(4)).score


case("values.ace_in_hand", points_of("As2c"), _1=3, _25=27)
case("values.joker_in_hand", points_of("Jk2c9d"), _0=11, _100=111, doubles_hand=22)
case("values.court", points_of("KsQdJhTc2c"), _1=15, _25=87)


def dead_without_passport(rules: str) -> object:
    state = at(
        "2s4s6hKh Tc9d", "p2:7d8d9d", special="new:p1,dead:p2,dead:p3,dead:p4", others=("+", "+", "+"),
        rules=rules,
    )  # fmt: skip
    return points(play(state, "dead"))[0]


case("score.no_passport", dead_without_passport, plus_50=91, double=82)


# --- The match ----------------------------------------------------------------------------------------------


def two_deals(rules: str) -> object:
    match = match_of(book(rules), 3, 0, closed(1, 40, 0, 30), closed(2, 200, 20, 0))
    return match.totals, match.winners, match.next_dealer()


case("match.kind", two_deals, independent=((0, 0, 0), (1, 2), 0))


def when_a_total_ends_it(also: str = "") -> Outcome:
    def outcome(rules: str) -> object:
        totals = (49, 50, 299, 300, 9_999, 10_000)
        return [total for total in totals if match_of(book(also, rules), 2, 0, closed(0, 0, total)).over]

    return outcome


case("match.target", when_a_total_ends_it(), _50=[50, 299, 300, 9_999, 10_000], _10000=[10_000])
case("match.target", when_a_total_ends_it("match.deals=9"), none=[])


def how_many_deals(rules: str) -> object:
    counts = (1, 2, 99, 100)
    return [n for n in counts if match_of(book(rules), 2, 0, *[closed(0, 0, 2)] * n).over]


case("match.deals", how_many_deals, _1=[1, 2, 99, 100], _100=[100])


def one_seat_reaches_the_target(rules: str) -> object:
    match = match_of(book(rules), 3, 0, closed(1, 40, 0, 310))
    return match.over, match.playing, match.next_dealer(), match.terms.players


case("match.elimination", one_seat_reaches_the_target, yes=(False, (0, 1), 1, 2))


def the_last_of_two_deals(rules: str) -> object:
    also = "match.deals=2+match.target=none"
    match = match_of(book(also, rules), 2, 0, closed(1, 40, 0), closed(0, 0, 7))
    return match.rows[0].factor, match.rows[1].factor, match.totals


case("match.last_deal_factor", the_last_of_two_deals, _1000=(1, 1000, (40, 7000)))


def next_dealer(also: str = "") -> Outcome:
    return lambda rules: match_of(book(also, rules), 4, 0, closed(2, 40, 30, 0, 50)).next_dealer()


case("match.dealer", next_dealer(), next=1, worst_loser=3)
case("match.dealer", next_dealer("match.kind=independent"), last_winner=2)


def a_tied_match(rules: str) -> object:
    match = match_of(book("match.deals=1", rules), 3, 0, all_dead(20, 20, 30))
    return match.over, match.winners


case("match.ties", a_tied_match, extra_deal=(False, (0, 1)))


def settled(rules: str) -> object:
    return [str(one) for one in all_dead(10, 10, 15, 12).settlement(load(book(rules)).at(4))]


case(
    "match.settlement",
    settled,
    difference=["7", "7", "-13", "-1"],
    winner_takes_difference=["7/2", "7/2", "-5", "-2"],
)


# --- The tests ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("one", CASES, ids=str)
def test_knob(one: Case) -> None:
    one.check()


@pytest.mark.parametrize("path", KNOBS)
def test_every_answer_has_a_case(path: str) -> None:
    missing = CASES.missing(path)
    assert not missing, f"{path} has no case for {', '.join(sorted(missing))}"


def test_every_case_is_of_a_knob() -> None:
    assert {one.path for one in CASES} == set(KNOBS)
    assert len({(one.path, one.answer) for one in CASES}) == len(CASES)
