"""Every knob of gin does something: for each answer that gin does not give, a deal goes otherwise."""

from __future__ import annotations

import pytest

from gin import cards_of, dead_hand, gin_at, knocked, scored, won
from knobcases import Case, Cases, Outcome, both
from positions import legal, match_of, new_table, play, points, verbs, verdict
from tierce.cards import Cards
from tierce.game import DealResult, Ending, State
from tierce.rules import RulesError, load

CASES = Cases("gin")
case = CASES.case
KNOBS = load("gin").knobs
HAND = "5c5d5h 9sTsJs As2s3s 6d Kc"
OTHER = "4c4d4h 6c7c8c Kd Qh 2d Ac"
KNOCK = "knock Kc 5c5d5h As2s3s 9sTsJs / 6d"
ALL_MELDS = "As2s3s4s 5c5d5h 9hThJhQh"


def book(*house_rules: str) -> str:
    """The preset's name with these house rules, the empty ones left out."""
    return both("gin", *house_rules)


def thrown(state: State) -> set[str]:
    """The cards that may be thrown with a knock."""
    return {action.split(" ")[1] for action in legal(state) if action.startswith("knock")}


# --- The deal -----------------------------------------------------------------------------------------------


def tables(rules: str) -> object:
    """The seats that may play, or what is wrong with the rule book."""
    try:
        return [seats for seats in range(1, 10) if not load(book(rules)).problems(seats)]
    except RulesError as wrong:
        return [one.where for one in wrong.problems]


case("deal.seats", tables, _8to8=["deal.hand_size", "deal.seats"])


def dealt(rules: str) -> object:
    try:
        state = new_table(book(rules), seats=2)
    except RulesError as wrong:
        return [one.where for one in wrong.problems]
    return [len(one) for one in state.hands], len(state.pile), state.turn, verbs(state)


OFFERED = {"take", "pass"}
case("deal.hand_size", dealt, _3=([3, 3], 1, 1, OFFERED), _40=["deal.hand_size"])
case("deal.starter", dealt, dealer=([10, 10], 1, 0, OFFERED))
case("deal.extra", dealt, _1=([10, 11], 1, 1, {"discard"}))
case("deal.upcard", dealt, no=([10, 10], 0, 1, {"draw"}))
case(
    "deal.starter_first_turn",
    lambda rules: verbs(gin_at(HAND, pile="2h", upcard="2h", rules=both("deal.extra=1", rules))),
    discard_only={"discard"},
)

# --- Drawing ------------------------------------------------------------------------------------------------


def throwing_back(rules: str) -> object:
    state = gin_at("9c+", phase="draw", pile="7h", rules=rules)
    return verdict(state, "take", "discard 7h"), verdict(gin_at(HAND, lifted="Kc", rules=rules), KNOCK)


case("draw.throw_back", throwing_back, yes=("legal", "throw_back"))
case("knock.throw_back", throwing_back, yes=("throw_back", "legal"))


def both_throw_back(rules: str) -> object:
    state = gin_at("9c+", phase="draw", pile="7h", rules=both("draw.throw_back=yes", rules))
    once = play(state, "take", "discard 7h")
    return once.over, play(once, "take", "discard 7h").over


case("draw.mutual_return", both_throw_back, ends=(False, True))


def the_last_take(rules: str) -> object:
    """How many cards must have been taken before one that ends the deal."""
    counts = (0, 1, 498, 499, 500)
    return [
        n for n in counts if play(gin_at("9c+", phase="draw", pile="7h", takes=n, rules=rules), "take").over
    ]


case("draw.takes", the_last_take, _1=[0, 1, 498, 499, 500], _500=[499, 500])


def the_end_of_the_stock(rules: str) -> object:
    """With how many cards left in the stock a discard ends the deal."""
    counts = (0, 1, 2, 3, 19, 20, 21)
    return [left for left in counts if play(gin_at("9c+", left=left, rules=rules), "discard 9c").over]


case("draw.last", the_end_of_the_stock, _0=[0], _20=[0, 1, 2, 3, 19, 20])


def at_the_wall(rules: str) -> object:
    """What the other seat may do with a discard of no use, and with one that knocks."""

    def may(card: str) -> object:
        state = gin_at(f"{card}+", "5c5d5h 9sTsJs As2s Kc Qd", left=2, rules=rules)
        state = play(state, f"discard {card}")
        return [] if state.over else legal(state)

    return may("6d"), may("3s")


case(
    "draw.wall", at_the_wall, knock=(["pass"], ["take", "pass"]), declare=(["take", "pass"], ["take", "pass"])
)

# --- The knock ----------------------------------------------------------------------------------------------


def knocking_with(rules: str) -> object:
    """Which deadwood may be kept, out of 0, 1, 6, 10, 11, 100 and 110, with a six turned up."""
    hands = {
        0: "5c5d5h 9sTsJs As2s3s4s Qc",
        1: "5c5d5h 9sTsJs 2s3s4s Ad Qc",
        6: "5c5d5h 9sTsJs As2s3s 6d Qc",
        10: "5c5d5h 9sTsJs As2s3s Td Qc",
        11: "5c5d5h 9sTsJs Ac 2d 4h 4s Qc",
    }
    found = [have for have, cards in hands.items() if "Qc" in thrown(gin_at(cards, upcard="6h", rules=rules))]
    # With court cards at 25 a hand of four melds nothing and keeps a hundred.
    dear = both("values.court=25", rules)
    for have, cards in {100: "KcQdJhKs 2d", 101: "KcQdJhKs Ad 2d"}.items():
        found += [have] if "2d" in thrown(gin_at(cards, rules=dear)) else []
    return found


case("knock.limit", knocking_with, _0=[0], _100=[0, 1, 6, 10, 11, 100], upcard=[0, 1, 6])
case(
    "knock.upcard_ace",
    lambda rules: thrown(gin_at("5c5d5h 9sTsJs 2s3s4s Ad Kc", upcard="Ah",
                                rules=both("knock.limit=upcard", rules))),
    gin_only=set(),
)  # fmt: skip
case("knock.test", lambda rules: thrown(gin_at("2s4s5s6s 4c5c6c 3d4d6d Ah", rules=rules)), first_melds=set())
case(
    "knock.gin",
    lambda rules: verbs(gin_at("5c5d5h 9sTsJs As2s3s4s Kc", rules=rules)),
    must={"knock"},
)
LAYABLE = "5s 8s 7s 6s Qs Ks 7h 7d 2c 2h"
case("knock.layoffs", lambda rules: knocked(HAND, LAYABLE, KNOCK, rules=rules).over, no=True)


def so_many_at_an_end(rules: str) -> object:
    """How many of a suit go on a run at its lower end."""
    state = knocked(
        "JsQsKs 2h2d2c 5h5d5c 6d Kc",
        "Ts9s8s7s6s5s4s3s2sAs",
        "knock Kc 2c2d2h 5c5d5h JsQsKs / 6d",
        rules=rules,
    )
    went = 0
    for card in ("Ts", "9s", "8s", "7s", "6s", "5s", "4s", "3s", "2s", "As"):
        if verdict(state, f"lay {card} m3") != "legal":
            break
        state, went = play(state, f"lay {card} m3"), went + 1
    return went


case("knock.layoffs_per_end", so_many_at_an_end, _1=1, _9=9)
case(
    "knock.defender",
    lambda rules: [one for one in legal(knocked(HAND, OTHER, KNOCK, rules=rules)) if "done" in one],
    chosen=["done -", "done 4c4d4h", "done 4c4d4h 6c7c8c", "done 6c7c8c"],
)


def turns_of_a_deal(rules: str) -> object:
    """With how many turns over a discard ends the deal: the takes are counted, the stock is whole."""
    counts = (48, 49, 50, 398, 399, 400, 4_998, 4_999, 5_000)
    found = []
    for takes in counts:
        state = gin_at("9c+", "Kc+", phase="draw", pile="2h", left=31, takes=takes - 1, rules=rules)
        found += [takes] if play(state, "take", "discard 9c").over else []
    return found


case(
    "out.max_turns",
    turns_of_a_deal,
    _50=[50, 398, 399, 400, 4_998, 4_999, 5_000],
    _5000=[5_000],
)

# --- Values and scores --------------------------------------------------------------------------------------


def price(how: Ending, mine: str, yours: str, upcard: str = "", also: str = "") -> Outcome:
    """What both score."""
    return lambda rules: scored(how, mine, yours, rules=book(also, rules), upcard=upcard)


case("values.ace_in_hand", price(Ending.KNOCK, "6d", "AcKd"), _25=(29, 0))
case("values.court", price(Ending.KNOCK, "6d", "9dJcQdKh"), _1=(6, 0), _25=(78, 0))
case("score.gin", price(Ending.GIN, "", "8d"), _0=(8, 0), _100=(108, 0))


def big_gin(rules: str) -> object:
    state = gin_at(ALL_MELDS, "4c4d4h 6c7c8c Kd Qc 2d 8s", rules=rules)
    if "biggin" not in verbs(state):
        return "not played"
    return points(play(state, "biggin 5c5d5h 9hThJhQh As2s3s4s"))


case("score.big_gin", big_gin, _0=(30, 0), _100=(130, 0), none="not played")
case("score.undercut", price(Ending.KNOCK, "9d", "3d"), _0=(0, 6), _100=(0, 106))
case("score.tie", price(Ending.KNOCK, "7d", "7h"), nothing=(0, 0))
case("score.spade_doubles", price(Ending.KNOCK, "9d", "3d", upcard="2s"), yes=(0, 62))

# --- The match ----------------------------------------------------------------------------------------------


def two_deals(rules: str) -> object:
    match = match_of(book(rules), 2, 0, won(0, 60), won(1, 20))
    return match.totals, match.winners, match.finals


case("match.kind", two_deals, independent=((0, 0), (0, 1), (0, 0)))


def when_a_total_ends_it(also: str = "") -> Outcome:
    def outcome(rules: str) -> object:
        wins = [(49, 1), (50, 1), (99, 1), (100, 1), (100, 99), (100, 100)]
        matches = {each * n: match_of(book(also, rules), 2, 0, *[won(0, each)] * n) for each, n in wins}
        return [total for total, match in matches.items() if match.over]

    return outcome


case(
    "match.target",
    when_a_total_ends_it(),
    _50=[50, 99, 100, 9_900, 10_000],
    _10000=[10_000],
)
case("match.target", when_a_total_ends_it("match.deals=100"), none=[10_000])


def how_many_deals(rules: str) -> object:
    counts = (1, 2, 99, 100)
    return [n for n in counts if match_of(book(rules), 2, 0, *[dead_hand()] * n).over]


case("match.deals", how_many_deals, _1=[1, 2, 99, 100], _100=[100])


def finals(*results: DealResult) -> Outcome:
    """What both have when everything is added up."""
    return lambda rules: match_of(book(rules), 2, 0, *results).finals


FOUGHT = finals(won(0, 60), won(1, 30), won(0, 44))
"""104 to 30, two boxes to one: 104 + 100 + 50 to 30 + 25."""
SHUT_OUT = finals(won(0, 60), won(0, 44))
"""104 to nothing, two boxes to none: twice 204, and 50."""
case("match.game_bonus", FOUGHT, _0=(154, 55), _500=(654, 55))
case("match.box", FOUGHT, _0=(204, 30), _100=(404, 130))
case(
    "match.extra_boxes",
    finals(
        DealResult(Ending.GIN, (Cards(), Cards(cards_of("Kd"))), (False, False), 0),
        DealResult(Ending.KNOCK, (Cards(cards_of("9d")), Cards(cards_of("3d"))), (False, False), 0),
    ),
    yes=(35 + 3 * 25, 31 + 2 * 25),
)
case(
    "match.shutout",
    SHUT_OUT,
    none=(104 + 100 + 50, 0),
    double_all=(2 * (104 + 100 + 50), 0),
    double_bonus=(104 + 200 + 50, 0),
    plus_100=(104 + 100 + 50 + 100, 0),
)
case(
    "match.columns",
    lambda rules: [column.totals for column in match_of(book(rules), 2, 0, won(0, 25), won(0, 18)).sheet],
    _3=[(43, 0), (18, 0), (0, 0)],
)
case(
    "match.dealer",
    lambda rules: match_of(book(rules), 2, 1, won(0, 20)).next_dealer(),
    next=0,
    last_winner=0,
)


def a_tied_match(rules: str) -> object:
    match = match_of(book("match.deals=2", rules), 2, 0, won(0, 20), won(1, 20))
    return match.over, match.winners


case("match.ties", a_tied_match, extra_deal=(False, (0, 1)))


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
