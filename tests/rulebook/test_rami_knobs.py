"""Every knob of Rami does something: for each answer that Rami 51 does not give, a deal goes otherwise."""

from __future__ import annotations

import pytest

from knobcases import Case, Cases, Outcome, both
from positions import closed, ended, events, hand, match_of, new_table, play, points, table, verbs, verdict
from rami import at_the_pile, gone_out, last, priced, rami_at, renewed, turn
from tierce.cards import Cards
from tierce.cards.card import FACES
from tierce.game import Ending, Phase, engine
from tierce.game.actions import Renew
from tierce.game.events import Discarded
from tierce.rules import load
from tierce.table import Table

EVERYBODY = "p1,p2,p3,p4"
TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"
CASES = Cases("rami51")
case = CASES.case
KNOBS = load("rami51").knobs


def book(*house_rules: str) -> str:
    """The preset's name with these house rules, the empty ones left out."""
    return both("rami51", *house_rules)


# --- The deck and the deal ----------------------------------------------------------------------------------


def whole_deck(rules: str) -> object:
    state = new_table(book("deal.hand_size=3", rules))
    everything = sum(state.hands, Cards(state.stock))
    return max(everything.count(face) for face in FACES[:52]), everything.jokers, len(state.stock)


case("deck.packs", whole_deck, _1=(1, 4, 43), _4=(4, 4, 199))
case("deck.jokers", whole_deck, _0=(2, 0, 91), _16=(2, 16, 107))


def seats_allowed(rules: str) -> object:
    return [seats for seats in range(1, 10) if not load(book(rules)).problems(seats)]


case("deal.seats", seats_allowed, _2to2=[2], _8to8=[8])
case(
    "deal.hand_size",
    lambda rules: [len(one) for one in new_table(book(rules), seats=2).hands],
    _3=[4, 3],
    _40=[41, 40],
)
case("deal.starter", lambda rules: new_table(book(rules), dealer=2).turn, next=3)
case(
    "deal.extra",
    lambda rules: (lambda state: (len(state.hands[state.starter]), state.phase))(new_table(book(rules))),
    _0=(13, Phase.DRAW),
)
case(
    "deal.starter_first_turn",
    lambda rules: verbs(
        rami_at("8s7s6s +", new=EVERYBODY, dealer="d1", special="turns:1/0/0/0", rules=rules)
    ),
    full={"discard", "meld"},
)
case(
    "deal.direction",
    lambda rules: play(rami_at("+", rules=rules), last(rami_at("+", rules=rules))).turn,
    anticlockwise=3,
)
case("deal.upcard", lambda rules: len(new_table(book(rules)).pile), yes=1)


def jokers_at_the_cut(rules: str) -> object:
    many = "deck.jokers=16+deck.packs=1+deal.hand_size=4"
    return any(any(Table(book(many, rules), seats=4, seed=seed).state.known) for seed in range(40))


case("deal.cut_joker", jokers_at_the_cut, kept=True)

# --- Drawing ------------------------------------------------------------------------------------------------

case(
    "draw.take",
    lambda rules: turn(at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks", rules=rules), "take"),
    free="legal",
)


def rounds_to_take_in(rules: str) -> object:
    def said(turns: int) -> str:
        special = f"turns:{turns}/{turns}/{turns}/{turns}"
        return verdict(at_the_pile("+", "p2:5h6h7h", pile="8h", rules=rules, special=special), "take")

    # It would be the seat's next turn.
    return [turns for turns in (1, 7, 8, 9, 10) if said(turns) == "legal"]


case("draw.take_from_round", rounds_to_take_in, _9=[9, 10])
case(
    "draw.take_joker",
    lambda rules: verdict(at_the_pile("KhKs2c +", pile="Jk", rules=rules), "take"),
    no="phase",
)
case(
    "draw.take_with_one",
    lambda rules: verdict(at_the_pile("9h", "p2:5h6h7h", pile="8h", rules=rules), "take"),
    yes="legal",
)
case(
    "draw.throw_back",
    lambda rules: verdict(
        at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks", rules=both("draw.take=free", rules)),
        "take",
        "discard Ks",
    ),
    no="throw_back",
)


def new_stocks(rules: str) -> object:
    """Which new stocks may be made of the discards."""
    state = at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules=rules)
    pile, after = state.pile, play(state, "draw")
    stocks = {"as they lie": pile[:-1], "otherwise": pile[-2::-1], "with the top": pile}
    return {word for word, order in stocks.items() if engine.check(after, Renew(order)) is None}


case("draw.renew", new_stocks, turned={"as they lie"}, taken={"with the top"})


def top_after_renewal(rules: str) -> object:
    state = at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules=rules)
    keeps = state.terms.draw.renew_keeps_top
    return "".join(map(str, renewed(play(state, "draw"), state.pile[:-1] if keeps else state.pile).pile))


case("draw.renew_keeps_top", top_after_renewal, no="")


def renewals_allowed(rules: str) -> object:
    found = []
    for done in (0, 8, 9):
        special = f"renewed:{done}" if done else ""
        state = at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules=rules, special=special)
        found += [done] if play(state, "draw").phase is Phase.RENEW else []
    return found


case("draw.renewals", renewals_allowed, _0=[], _9=[0, 8])


def touching(rules: str) -> object:
    """Whether one may touch; what going dry in the same turn brings; who is marked when the turn is over."""
    rules = both("score.at_once=dry_table", rules)
    cards = "8s7s6s AdAcAh JkQhQd"
    state = rami_at(cards, "p2:6h7h8h9hTh", others=("KcQcJc7d", "+", "+"), new="p1,p3", phase="draw",
                    pile="5c", stock="2c", rules=rules)  # fmt: skip
    if verdict(state, "touch") != "legal":
        return verdict(state, "touch")
    after = play(state, "touch", "draw")
    laid = play(after, "meld 6s7s8s", "meld AcAdAh", "meld QdQhJk")
    out = verdict(laid, "discard 2c")
    scores = points(play(laid, "discard 2c"))[1] if out == "legal" else out
    return scores, play(after, "discard 2c").touched[0]


case("draw.touch", touching, no_dry_this_turn=(37, False), no_dry_this_deal=(37, True))
case("draw.touch", touching, no_exit_this_deal=("keep_card", True))

# --- Melds and jokers ---------------------------------------------------------------------------------------


def melding(cards: str, *words: str, also: str = "") -> Outcome:
    """What is said to these melds, each tried by itself from a hand that holds the cards."""

    def outcome(rules: str) -> object:
        state = rami_at(f"{cards} 2dQs +", "p2:KcKdKs", rules=both(also, rules))
        return tuple(verdict(state, f"meld {one}") for one in words)

    return outcome


case("melds.set_suits", melding("7c7c7d7h", "7c7c7d", "7c7d7h"), repeat=("legal", "legal"))
case(
    "melds.run_max",
    lambda rules: verdict(rami_at("AhAh 4c +", TWO_TO_KING, rules=rules), "lay Ah m1<", "lay Ah m1>"),
    _13="full",
)
case("melds.aces", melding("QhKhAh2h3h", "QhKhAh", "Ah2h3h"), low=("bad_run", "legal"))
case("melds.circular", melding("QhKhAh2h3h", "QhKhAh2h3h", "KhAh2h"), yes=("legal", "legal"))
case(
    "melds.min_naturals",
    melding("7c7d7hJkJkJk", "Jk=7Jk=7Jk=7", "7cJk=7Jk=7", "7c7dJk=7",
            also="wild.max_in_set=any+wild.max_in_run=any"),
    _0=("legal", "legal", "legal"),
    _3=("all_jokers", "all_jokers", "all_jokers"),
)  # fmt: skip
MANY = "deck.jokers=16+melds.set_suits=repeat"
NINE_IN_RUN = "3hJk=4hJk=5hJk=6hJk=7hJk=8hJk=9hJk=ThJk=JhJk=Qh"
case(
    "wild.max_in_run",
    melding("3h5hKh" + "Jk" * 10, "3hJk5h", NINE_IN_RUN, f"{NINE_IN_RUN}Jk=Kh", also=MANY),
    {"0": ("too_many_jokers", "too_many_jokers", "too_many_jokers"),
     "9": ("legal", "legal", "too_many_jokers"),
     "any": ("legal", "legal", "legal")},
)  # fmt: skip
NINE_IN_SET = "7c" + "Jk=7" * 9
case(
    "wild.max_in_set",
    melding("7c7d" + "Jk" * 10, "7c7dJk=7", NINE_IN_SET, f"{NINE_IN_SET}Jk=7", also=MANY),
    {"0": ("too_many_jokers", "too_many_jokers", "too_many_jokers"),
     "9": ("legal", "legal", "too_many_jokers"),
     "any": ("legal", "legal", "legal")},
)  # fmt: skip
case(
    "wild.adjacent",
    melding("7sTs9sJsJkJk", "7sJk=8sJk=9sTs", "7sJk=8s9sJk=TsJs", also="wild.max_in_run=2"),
    no=("bad_run", "legal"),
)
case(
    "wild.in_run",
    melding("5h6h7hJk", "5hJk=6h7h", "Jk=4h5h6h"),
    ends=("bad_run", "legal"),
    burnt=("not_burnt", "not_burnt"),
)


def burnt_by_a_discard(rules: str) -> object:
    state = at_the_pile(
        "5sJk7s +", "p2:6s6h6d", pile="6s2c", stock="Kd", rules=both("wild.in_run=burnt", rules)
    )
    return verdict(state, "draw", "meld 5sJk=6s7s")


case("wild.burnt_counts_discards", burnt_by_a_discard, yes="legal")


def a_natural_in_the_jokers_place(rules: str) -> object:
    state = rami_at("6h +", "5hJk=6h7h", rules=rules)
    said = verdict(state, "lay 6h m1>")
    return table(play(state, "lay 6h m1>")) if said == "legal" else said


case("wild.rebind", a_natural_in_the_jokers_place, slide=["5h6h7hJk=8h"])

# --- The opening --------------------------------------------------------------------------------------------

OPENING = ("meld 6s7s8s", "meld AcAdAh")


def opening(cards: str, *lines: str, also: str = "") -> Outcome:
    """What is said at the end of a turn that opens with these lines."""

    def outcome(rules: str) -> object:
        return turn(rami_at(f"{cards} +", new=EVERYBODY, rules=both(also, rules)), *lines)

    return outcome


SMALL, LARGE = opening("2s3s4s", "meld 2s3s4s"), opening("8s7s6s AdAcAh", *OPENING)


def first_layings(rules: str) -> object:
    """What is said to a cheap meld, and to a lay-off before any meld."""
    return SMALL(rules), turn(rami_at("8h2c +", "p2:5h6h7h", new="p1", rules=rules), "lay 8h m1")


case("opening.kind", first_layings, none=("legal", "open_points"), free=("legal", "legal"))
case(
    "opening.points",
    lambda rules: (SMALL(rules), LARGE(rules)),
    _0=("legal", "legal"),
    _200=("open_points", "open_points"),
)


def from_the_pile(rules: str) -> object:
    small = at_the_pile("2s3s +", pile="4s", new=EVERYBODY, rules=rules)
    large = at_the_pile("8s7s AdAcAh +", pile="6s", new=EVERYBODY, rules=rules)
    return turn(small, "take", "meld 2s3s4s"), turn(large, "take", *OPENING)


case(
    "opening.points_from_discard",
    from_the_pile,
    _0=("legal", "legal"),
    _200=("open_points", "open_points"),
)


def taken_by_an_opened_seat(rules: str) -> object:
    rules = both("opening.points_from_discard=71", rules)
    return turn(at_the_pile("2c +", "p2:5h6h7h", pile="8h", rules=rules), "take", "lay 8h m1")


case("opening.discard_points_always", taken_by_an_opened_seat, yes="open_points")


def without_a_pure_run(rules: str) -> object:
    return (
        opening("6s7s8sJk KcKdKh", "meld 6s7s8sJk=9s", "meld KcKdKh")(rules),
        opening("AcAdAh KcKdKh", "meld AcAdAh", "meld KcKdKh")(rules),
    )


case("opening.pure_run", without_a_pure_run, subrun=("legal", "open_pure"), off=("legal", "legal"))


def rounds_to_open_in(rules: str) -> object:
    def said(turns: int) -> str:
        special = f"turns:{turns}/{turns}/{turns}/{turns}"
        state = rami_at("8s7s6s AdAcAh +", new=EVERYBODY, rules=rules, special=special)
        return verdict(state, OPENING[0])

    return [turns for turns in (2, 8, 9) if said(turns) == "legal"]


case("opening.from_round", rounds_to_open_in, _9=[9])
case(
    "opening.joker_counts",
    lambda rules: play(rami_at("9c9dJk +", new=EVERYBODY, rules=rules), "meld 9c9dJk").go.points,
    zero=18,
    thirty_five=53,
)


# --- Laying off, swaps, borrowing ---------------------------------------------------------------------------


def jokers_laid_off(rules: str) -> object:
    state = rami_at("Jk +", "7c7d7h", "p2:8c8d8h", "p3:9cTcJc", rules=rules)
    return tuple(verdict(state, f"lay Jk {where}") for where in ("m1", "m2", "m3>"))


case(
    "layoff.joker_on_opponent",
    jokers_laid_off,
    none=("legal", "joker_opp_run", "joker_opp_run"),
    all=("legal", "legal", "legal"),
)


def swaps_from_sets(rules: str) -> object:
    three = rami_at("9d9h +", "9c9sJk=9", rules=rules)
    square = rami_at("9h9c +", "9c9d9sJk=9", rules=rules)
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
    rank=("legal", "legal", "legal", "dup_suit"),
    square_both=(NO, NO, "legal", NO),
    never=(NO, NO, NO, NO),
)


def uses_of_a_freed_joker(rules: str) -> object:
    state = play(rami_at("6h8h QdKd 2c +", "5hJk=6h7h", rules=rules), "swap 6h m1")
    return (
        turn(state, "lay 8h m1"),
        turn(state, "lay Jk m1>"),
        turn(state, "meld Jk=JdQdKd"),
    )


case(
    "swap.use",
    uses_of_a_freed_joker,
    keep=("legal", "legal", "legal"),
    any=("joker_unused", "legal", "legal"),
)
case(
    "swap.same_turn",
    lambda rules: verdict(
        rami_at("8s7s6s AdAcAh 6h +", "p2:5hJk=6h7h", new="p1", rules=rules), *OPENING, "swap 6h m1"
    ),
    no="not_opened",
)
case(
    "borrow.kind",
    lambda rules: verdict(rami_at("5h6h +", "7c7d7h7s", rules=rules), "borrow 7h m1"),
    off="take_use",
)


def borrowing(cards: str, melds: str, words: str) -> Outcome:
    return lambda rules: verdict(rami_at(f"{cards} +", melds, rules=rules), words)


case("borrow.split", borrowing("6s6h", "3c4c5c6c7c8c9c", "borrow 6c m1"), yes="legal")
case("borrow.joker", borrowing("KsKd", "4h5h6h7hJk=8h", "borrow Jk m1"), yes="legal")
case("borrow.from_joker_meld", borrowing("4c4d", "4h5h6h7hJk=8h", "borrow 4h m1"), no="take_joker")

# --- The end ------------------------------------------------------------------------------------------------

case(
    "out.discard",
    lambda rules: verdict(rami_at("5d6d", "2d3d4d", rules=rules), "lay 5d m1", "lay 6d m1"),
    optional="legal",
)


def ten_melds(rules: str) -> object:
    """How many of ten new melds may be laid in one turn."""
    melds = [f"{rank}c{rank}d{rank}h" for rank in "23456789TJ"]
    state = rami_at("".join(melds) + " +", rules=both("deck.packs=4+deal.hand_size=31", rules))
    for laid, one in enumerate(melds):
        if verdict(state, f"meld {one}") != "legal":
            return laid
        state = play(state, f"meld {one}")
    return len(melds)


case("out.new_melds", ten_melds, _1=1, _9=9)


def one_card_left(rules: str) -> object:
    state = rami_at("Kc4d", "2d3d4d", rules=rules)
    (discarded,) = (one for one in events(state, "discard 4d") if isinstance(one, Discarded))
    return len(hand(play(state, "discard 4d"))) // 2, discarded.carte


case("out.carte", one_card_left, auto=(1, True), off=(1, False))


def dry_and_cheap(rules: str) -> object:
    run = rami_at("Ah2h3h4h 2s2d2c 3s3d3c 4s4d4c 9s", new=EVERYBODY, rules=rules)
    sets = rami_at("2s2d2c2h 3s3d3c 4s4d4c 5s5d5c 9s", new=EVERYBODY, rules=rules)
    return (
        turn(run, "meld Ah2h3h4h", "meld 2c2d2s", "meld 3c3d3s", "meld 4c4d4s"),
        turn(sets, "meld 2c2d2h2s", "meld 3c3d3s", "meld 4c4d4s", "meld 5c5d5s"),
    )


case("out.at_once_needs", dry_and_cheap, run_only=("legal", "open_pure"), none=("legal", "legal"))


def price(*left: str, also: str = "", new: str = "", **exit: object) -> Outcome:
    return lambda rules: priced(*left, rules=book(also, rules), new=new, **exit)


case("out.at_once_may_use_table", price("KcQc", at_once=True, used_table=True), no=(20,))


def turns_until_blocked(rules: str) -> object:
    found = []
    for turns in (50, 400, 5000):
        each, more = divmod(turns, 4)
        # The deal began with the seat after p1, so that p1 has had as many turns as any.
        special = "turns:" + "/".join(str(each + (seat < more)) for seat in range(4))
        state = rami_at("+", "2d3d4d", rules=rules, special=special)
        after = play(state, last(state))
        found += [turns] if after.over and ended(after).how is Ending.BLOCKED else []
    return found


case("out.max_turns", turns_until_blocked, _50=[50, 400, 5000], _5000=[5000])

# --- Points -------------------------------------------------------------------------------------------------

case("values.ace_in_hand", price("As2c"), _1=(3,), _25=(27,))
case(
    "values.ace_in_meld",
    lambda rules: play(rami_at("As2s3s +", new=EVERYBODY, rules=rules), "meld As2s3s").go.points,
    always_10=15,
)
case("values.joker_in_hand", price("Jk2c9d"), _0=(11,), _100=(111,), doubles_hand=(22,))
case("values.court", price("KsQdJhTc2c"), _1=(15,), _25=(87,))
case("score.unopened", price("2c", new="p2"), _0=(0,), _500=(500,))
AT_ONCE = price("KcQcJc7d", "2c", new="p3", at_once=True, jokers=1)
case("score.at_once", AT_ONCE, flat_100=(100, 100), dry_table=(56, 150))
case("score.at_once_factor", AT_ONCE, _1=(37, 100), _10=(370, 1000))
case(
    "score.at_once_joker_factor",
    price("KcQc", "2c", new="p3", at_once=True, joker_last=True),
    _1=(20, 100),
    _10=(200, 1000),
)


def joker_finishes(rules: str) -> object:
    state = rami_at("5dJk", "2d3d4d", others=("KcQc", "+", "+"), rules=rules)
    said = verdict(state, "lay 5d m1", "discard Jk")
    return points(play(state, "lay 5d m1", "discard Jk"))[1] if said == "legal" else said


case("score.joker_finish", joker_finishes, double=40, flat_200=200, forbidden="joker_finish")


def dry(rules: str) -> object:
    return [
        price("KcQcJc7d", "2c", also="score.at_once=dry_table", new="p3", at_once=True, jokers=jokers)(rules)
        for jokers in (0, 1, 2)
    ]


case(
    "score.dry_table",
    dry,
    falling=[(74, 200), (56, 150), (37, 100)],
    literal=[(37, 100), (56, 150), (37, 200)],
)
case("score.rounding", price("7d", also="score.at_once=dry_table", at_once=True, jokers=1), down=(10,))
case(
    "score.pays",
    lambda rules: gone_out("KcQc", "3d").points(load(book(rules)).at(3)),
    winner_collects=(23, 0, 0),
)
case(
    "score.winner_bonus",
    lambda rules: gone_out("KcQc").points(load(book(rules)).at(2)),
    {"-10": (-10, 20), "-20": (-20, 20), "-50": (-50, 20)},
)

# --- The match ----------------------------------------------------------------------------------------------


def two_deals(rules: str) -> object:
    match = match_of(book("match.deals=9", rules), 3, 0, closed(1, 40, 0, 30), closed(2, 200, 20, 0))
    return match.totals, match.winners


case("match.kind", two_deals, independent=((0, 0, 0), (1, 2)))


def when_a_total_ends_it(also: str = "") -> Outcome:
    def outcome(rules: str) -> object:
        totals = (49, 50, 999, 1000, 9_999, 10_000)
        return [total for total in totals if match_of(book(also, rules), 2, 0, closed(0, 0, total)).over]

    return outcome


case("match.target", when_a_total_ends_it(), _50=[50, 999, 1000, 9_999, 10_000], _10000=[10_000])
case("match.target", when_a_total_ends_it("match.deals=9"), none=[])


def how_many_deals(rules: str) -> object:
    counts = (1, 2, 99, 100)
    return [n for n in counts if match_of(book(rules), 2, 0, *[closed(0, 0, 2)] * n).over]


case("match.deals", how_many_deals, _1=[1, 2, 99, 100], _100=[100])


def one_seat_reaches_the_target(rules: str) -> object:
    match = match_of(book(rules), 3, 0, closed(1, 40, 0, 1010))
    return match.over, match.playing, match.next_dealer(), match.terms.players


case("match.elimination", one_seat_reaches_the_target, yes=(False, (0, 1), 1, 2))


def the_last_of_two_deals(rules: str) -> object:
    also = "match.deals=2+match.target=none"
    match = match_of(book(also, rules), 2, 0, closed(1, 40, 0), closed(0, 0, 7))
    return match.rows[0].factor, match.rows[1].factor, match.totals


case("match.last_deal_factor", the_last_of_two_deals, _1000=(1, 1000, (40, 7000)))
case(
    "match.dealer",
    lambda rules: match_of(book(rules), 4, 0, closed(2, 40, 30, 0, 50)).next_dealer(),
    last_winner=2,
    worst_loser=3,
)


def a_tied_match(rules: str) -> object:
    match = match_of(book("match.deals=2", rules), 3, 0, closed(0, 0, 20, 30), closed(1, 20, 0, 30))
    return match.over, match.winners


case("match.ties", a_tied_match, extra_deal=(False, (0, 1)))


def settled(rules: str) -> object:
    return [str(one) for one in closed(0, 0, 10, 15).settlement(load(book(rules)).at(3))]


case(
    "match.settlement",
    settled,
    difference=["25", "-5", "-20"],
    winner_takes_difference=["25", "-10", "-15"],
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
