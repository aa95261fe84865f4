"""Basic rummy, rule by rule, with its rulings and the worked examples BR-1 to BR-10."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from positions import ended, match_of, new_table, play, points, table, verbs, verdict
from rami import gone_out, guarded, rami_at
from tierce.cards import Card, Cards, numbered_deck
from tierce.game import DealResult, Ending, IllegalAction, Phase, State, engine
from tierce.game.actions import Renew, parse_actions
from tierce.game.state import meld_law
from tierce.melds.readings import melds_in
from tierce.rules import RulesError, load
from tierce.table import Table, parse_position, position_of

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules" / "basic.md").read_text(encoding="utf-8")
ALL = "p1,p2,p3"


def at(hand: str, *melds: str, others: tuple[str, ...] = ("+", "+"), new: str = "", rules: str = "",
       phase: str = "play", pile: str = "", stock: str = "") -> State:  # fmt: skip
    """Three seats, p1 to act after its draw; who is ``new`` has laid nothing."""
    return rami_at(hand, *melds, others=others, new=new, rules=rules, phase=phase, pile=pile, stock=stock,
                   preset="basic")  # fmt: skip


def before_the_draw(
    hand: str, *melds: str, pile: str, rules: str = "", stock: str = "", new: str = ""
) -> State:
    return at(hand, *melds, pile=pile, rules=rules, stock=stock, new=new, phase="draw")


def score(rules: str = "", *, at_once: bool = False, used_table: bool = False) -> tuple[int | None, ...]:
    """What everybody scores when p1 has gone out and the others hold 17 and 25."""
    result = gone_out("Kc7c", "KsKd5c", at_once=at_once, used_table=used_table)
    return result.points(load(f"basic{rules}").at(3))


# --- Rules --------------------------------------------------------------------------------------------------


def test_D1_1_one_pack() -> None:
    """Two to six play, with one pack and no jokers."""
    assert [n for n in range(1, 10) if not load("basic").problems(n)] == [2, 3, 4, 5, 6]
    state = new_table("basic", seats=6)
    assert sum(state.hands, Cards((*state.stock, *state.pile))) == Cards(numbered_deck(1, 0))


def test_D1_2_hands() -> None:
    """The more play, the fewer cards."""
    sizes = {n: {len(one) for one in new_table("basic", seats=n).hands} for n in range(2, 7)}
    assert sizes == {2: {10}, 3: {7}, 4: {7}, 5: {6}, 6: {6}}


def test_D1_3_the_upcard() -> None:
    """A card is turned up; nobody has one more."""
    state = new_table("basic", seats=2)
    assert (len(state.pile), len(state.stock)) == (1, 31)
    more = new_table("basic+deal.extra=1+deal.upcard=no", seats=2)
    assert (list(map(len, more.hands)), len(more.pile), more.phase) == ([10, 11], 0, Phase.PLAY)


def test_D1_4_the_seat_after_the_dealer_begins() -> None:
    """It draws, lays and discards like all others, and its neighbour follows."""
    state = new_table("basic", seats=4, dealer=2)
    assert (state.turn, state.phase, verbs(state)) == (3, Phase.DRAW, {"draw", "take"})
    drawn = play(state, "take")
    thrown = next(card for card in drawn.hands[3].faces() if card is not state.pile[0])
    assert play(drawn, f"discard {thrown}").turn == 0
    first = next(
        Table("basic", seats=2, seed=seed).state
        for seed in range(99)
        if has_meld(Table("basic", seats=2, seed=seed))
    )
    assert "meld" in verbs(play(first, "draw"))


def has_meld(table_: Table) -> bool:
    """Whether the seat that begins was dealt a meld."""
    state = table_.state
    return next(melds_in(state.hands[state.turn], meld_law(state.terms)), None) is not None


def test_D2_1_one_card() -> None:
    """From the stock or from the discards, one only."""
    state = before_the_draw("8h9h +", pile="2cTh", stock="5d")
    assert verbs(state) == {"draw", "take"}
    assert verdict(state, "discard 8h") == "phase"
    for after in (play(state, "draw"), play(state, "take")):
        assert (verdict(after, "draw"), verdict(after, "take")) == ("phase", "phase")


def test_D2_2_a_taken_card_may_be_kept() -> None:
    """Also with one card in hand, and by a seat that has laid nothing."""
    for new in ("", ALL):
        state = before_the_draw("4c9d +", pile="Ks", new=new)
        assert guarded(state, "take") == "legal"
        assert str(play(state, "take", "discard 4c").known[0]) == "Ks"
    single = before_the_draw("4c", "p2:TcTdTh", pile="Ks")
    assert verdict(single, "take", "discard 4c") == "legal"
    assert (
        verdict(before_the_draw("4c", "p2:TcTdTh", pile="Ks", rules="draw.take_with_one=no"), "take")
        == "a_carte"
    )
    strict = before_the_draw("4c9d +", pile="Ks", rules="draw.take=must_lay")
    assert guarded(strict, "take") == "discard_unused"


def test_D2_3_anything_may_be_laid() -> None:
    """New melds and lay-offs, on others' melds too, with nothing laid before."""
    state = at("8h 4c4d4s 2c +", "p2:5h6h7h", new="p1,p3")
    assert verdict(state, "lay 8h m1", "discard 2c") == "legal"
    assert verdict(state, "meld 4c4d4s", "lay 8h m1", "discard 2c") == "legal"
    assert (state.opened[0], play(state, "lay 8h m1").opened[0]) == (False, True)
    meld_first = at("8h 4c4d4s 2c +", "p2:5h6h7h", new="p1,p3", rules="opening.kind=none")
    assert verdict(meld_first, "lay 8h m1", "discard 2c") == "open_points"
    assert verdict(at("5h6h +", "7c7d7h7s"), "borrow 7h m1") == "take_use"


def test_D2_4_the_taken_card_is_not_thrown_back() -> None:
    """Any other card ends the turn."""
    state = play(before_the_draw("4c9d +", pile="Ks"), "take")
    assert (verdict(state, "discard Ks"), verdict(state, "discard 4c")) == ("throw_back", "legal")
    assert "discard Ks" not in {str(action) for action in engine.legal_actions(state)}
    allowed = play(before_the_draw("4c9d +", pile="Ks", rules="draw.throw_back=yes"), "take")
    assert verdict(allowed, "discard Ks") == "legal"
    # A card from the stock is thrown freely, and so is the taken one in a later turn.
    drawn = play(before_the_draw("4c9d +", pile="Ks", stock="Jd"), "draw")
    assert verdict(drawn, "discard Jd") == "legal"
    later = play(state, "discard 4c")
    assert later.go.lifted is None


def test_D2_5_a_limit_of_new_melds() -> None:
    """Where there is one, it counts new melds and nothing else."""
    state = at("8h 4c4d4s 9c9d9s 2c +", "p2:5h6h7h", rules="out.new_melds=1")
    once = play(state, "meld 4c4d4s")
    assert verdict(once, "meld 9c9d9s") == "new_melds"
    assert verdict(once, "lay 8h m1", "discard 2c") == "legal"
    assert not any(action.verb == "meld" for action in engine.steps(once))
    assert any(action.verb == "meld" for action in engine.steps(state))
    assert engine.check_step(once, parse_actions("meld 9c9d9s")[0]).numbers == {"most": 1}  # type: ignore[union-attr]


def test_D3_1_sets() -> None:
    """Three or four of a rank."""
    state = at("7c7d7h7s 2d +")
    assert verdict(state, "meld 7c7d7h") == verdict(state, "meld 7c7d7h7s") == "legal"
    assert verdict(state, "meld 7c7d") == "bad_set"


def test_D3_2_runs() -> None:
    """Three or more in sequence, the ace below the two only."""
    state = at("AsKsQs2s3s 9d +")
    assert verdict(state, "meld As2s3s") == "legal"
    for words in ("meld QsKsAs", "meld KsAs2s"):
        assert verdict(state, words) == "bad_run"
    assert verdict(at("AsKsQs2s3s 9d +", rules="melds.aces=both"), "meld QsKsAs") == "legal"
    long = at("Ah Kd +", "2h3h4h5h6h7h8h9hThJhQhKh", rules="deal.hand_size=7")
    assert [str(one) for one in engine.steps(long) if one.verb == "lay"] == ["lay Ah m1<"]
    assert verdict(play(long, "lay Ah m1<"), "lay Kd m1") == "full"


def test_D4_1_the_discards_are_turned_over() -> None:
    """All but the top, and the oldest is drawn first."""
    state = before_the_draw("+", pile="9h", stock=".")
    pile = state.pile
    after = play(state, "draw")
    assert after.phase is Phase.RENEW
    with pytest.raises(IllegalAction, match="card_not_in_hand"):
        renewed(after, *reversed(pile[:-1]))
    drawn = renewed(after, *pile[:-1])
    assert (drawn.pile, drawn.stock) == (pile[-1:], pile[1:-1])
    assert drawn.hands[0] == state.hands[0] + pile[0]


def test_D4_2_or_shuffled() -> None:
    """Then any order is possible."""
    state = before_the_draw("+", pile="9h", stock=".", rules="draw.renew=shuffled")
    order = state.pile[-2::-1]
    assert renewed(play(state, "draw"), *order).stock == order[1:]


def test_D4_3_or_the_whole_pile() -> None:
    """The seat takes the top, or turns all of it."""
    state = before_the_draw("+", pile="9h", stock=".", rules="draw.renew=taken")
    assert verbs(state) == {"draw", "take"}
    drawn = renewed(play(state, "draw"), *state.pile)
    assert (drawn.pile, drawn.stock) == ((), state.pile[1:])
    assert drawn.hands[0] == state.hands[0] + state.pile[0]


def test_D4_4_nothing_to_draw() -> None:
    """With the top alone on the pile the draw ends the deal, and nobody scores."""
    state = before_the_draw("+", "2d3d4d", pile="9h", stock=".", rules="draw.renewals=0")
    blocked = play(state, "draw")
    assert ended(blocked).how is Ending.BLOCKED
    assert points(blocked) == (0, 0, 0)
    assert ended(blocked).winners(state.terms) == ()


def test_D5_1_the_last_card() -> None:
    """It may be laid, or discarded; nobody says anything."""
    state = at("5d6d", "2d3d4d")
    assert play(state, "lay 5d m1", "lay 6d m1").over
    assert play(state, "lay 5d m1", "discard 6d").over
    assert (
        verdict(at("5d6d", "2d3d4d", rules="out.discard=required"), "lay 5d m1", "lay 6d m1") == "keep_card"
    )
    assert play(at("KcQd", "2d3d4d"), "discard Kc").go.penalty == 0


def test_D5_2_the_winner_collects() -> None:
    """The others score nothing; elsewhere their cards count against them."""
    assert score() == (42, 0, 0)
    assert score("+score.pays=own_cards") == (0, 17, 25)


def test_D5_3_what_cards_count() -> None:
    """Aces one, courts ten."""
    assert gone_out("AsKdQdJdTd9d2c").points(load("basic").at(2)) == (52, 0)


def test_D5_4_going_rummy() -> None:
    """All at once, with nothing laid before."""
    for new, expected in (("p1", 38), ("", 19)):
        state = at("4c4d4h4s", "p2:5h6h7h", others=("Kc2c", "7c"), new=new)
        assert points(play(state, "meld 4c4d4h4s")) == (expected, 0, 0)
    assert score("+score.at_once_factor=3", at_once=True) == (126, 0, 0)


def test_D6_1_the_highest_total_wins() -> None:
    """A match to 100."""
    match = match_of("basic", 3, 0, won(0, 60), won(1, 99), won(0, 39))
    assert (match.totals, match.over, match.winners) == ((99, 99, 0), False, (0, 1))
    over = match_of("basic", 3, 0, won(0, 60), won(1, 99), won(0, 40))
    assert (over.totals, over.over, over.winners, over.finals) == ((100, 99, 0), True, (0,), (100, 99, 0))
    (column,) = over.sheet
    assert [(one.deal, one.seat, one.points) for one in column.entries] == [
        (1, 0, 60),
        (2, 1, 99),
        (3, 0, 40),
    ]


def test_D6_2_who_deals() -> None:
    """The next seat, or by agreement a winner or a loser."""
    for rule, dealers in (("next", [1, 2, 0]), ("last_winner", [2, 2, 2]), ("worst_loser", [1, 0, 0])):
        book = f"basic+match.dealer={rule}"
        assert [match_of(book, 3, dealer, won(2, 30)).next_dealer() for dealer in range(3)] == dealers
    # A deal that nobody won is over for all alike: the first after the dealer.
    blocked = DealResult(Ending.BLOCKED, (Cards(),) * 3, (False,) * 3)
    assert match_of("basic+match.dealer=last_winner", 3, 0, blocked).next_dealer() == 1


def won(seat: int, points: int) -> DealResult:
    """A deal that the seat won, the next one holding so many points."""
    tens, rest = divmod(points, 10)
    cards = [Card.parse(rank + suit) for rank in "KQJ" for suit in "cdhs"][:tens]
    held = Cards([*cards, *([Card.of(rest, Card.parse("2h").suit)] if rest else [])])
    hands = tuple(held if one == (seat + 1) % 3 else Cards() for one in range(3))
    return DealResult(Ending.GAME, hands, (False,) * 3, seat)


def three_discards(rules: str) -> State:
    """The stock is empty, the discards are 2c, 8d and 9h; two seats hold all other cards."""
    rest = [str(card) for card in numbered_deck(1, 0) if str(card) not in ("2c", "8d", "9h")]
    hands = f"{''.join(rest[::2])}/{''.join(rest[1::2])}"
    return parse_position(f"{'+'.join(filter(None, ('basic', rules)))} p1 draw d2 {hands} 2c8d9h - - - 0/0")[
        0
    ]


def renewed(state: State, *order: Card) -> State:
    return engine.apply(state, Renew(order)).state


# --- Rulings ------------------------------------------------------------------------------------------------


def test_D7_on_D2_4_copies() -> None:
    """With two packs, another copy may be thrown."""
    state = before_the_draw("Ks4c +", pile="Ks", rules="deck.packs=2")
    assert verdict(state, "take", "discard Ks") == "legal"
    laid = before_the_draw("KsKdKh4c +", pile="Ks", rules="deck.packs=2")
    assert verdict(laid, "take", "meld KsKdKh", "discard Ks") == "legal"


def test_D7_on_D2_4_no_turn_may_leave_only_the_taken_card() -> None:
    """The guarded door refuses to lay what would leave it; a person is told at the end."""
    state = play(before_the_draw("8h", "p2:5h6h7h", pile="Ks"), "take")
    assert guarded(state, "lay 8h m1") == "throw_back"
    assert verdict(state, "lay 8h m1", "discard Ks") == "throw_back"
    assert verdict(state, "discard 8h") == "legal"
    both = play(before_the_draw("8h", "p2:5h6h7h", pile="9h"), "take")
    assert guarded(both, "lay 8h m1") == "legal"


def test_D7_on_D2_5_debts_and_the_limit() -> None:
    """What must be paid with two melds cannot be paid where one is allowed."""
    rules = "opening.kind=points+opening.points=30+out.new_melds="
    for most, said in (("1", "open_points"), ("2", "legal")):
        state = at("4c4d4s 9c9d9s 2c +", new=ALL, rules=rules + most)
        assert guarded(state, "meld 4c4d4s") == said
    must = "draw.take=must_lay+out.new_melds=1"
    state = play(before_the_draw("KdKh 9c9d9s 2c +", pile="Ks", rules=must), "take")
    assert guarded(state, "meld 9c9d9s") == "discard_unused"
    assert guarded(state, "meld KdKhKs") == "legal"


def test_D7_on_D4_1_the_order_is_not_shown() -> None:
    """A view hides the whole stock, as always."""
    table_ = Table("basic+deal.hand_size=7", seats=6, seed=3)
    while not table_.state.renewals:
        table_.play("draw")
        table_.play(f"discard {min(table_.state.hands[table_.turn])}")
    assert set(map(str, table_.view(0).state.stock)) <= {"??"}


def test_D7_on_D4_3_the_top_goes_too() -> None:
    """Whatever is said of the top."""
    for keeps in ("yes", "no"):
        rules = f"draw.renew=taken+draw.renew_keeps_top={keeps}"
        state = before_the_draw("+", pile="9h", stock=".", rules=rules)
        assert renewed(play(state, "draw"), *state.pile).pile == ()


def test_D7_on_D5_2_other_prices() -> None:
    """Flat scores are paid, and a bonus is added."""
    assert score("+score.at_once=flat_100", at_once=True) == (200, 0, 0)
    assert score("+score.winner_bonus=-10") == (52, 0, 0)
    # Where there is no opening, nobody has missed one.
    result = gone_out("KcQd", new="p2")
    assert result.points(load("basic+score.unopened=100").at(2)) == (20, 0)
    assert result.points(load("basic+score.unopened=100+opening.kind=none").at(2)) == (100, 0)


def test_D7_on_D5_4_others_melds_may_be_used() -> None:
    """Going rummy by lay-offs alone doubles as well, unless the table says otherwise."""
    for rules, expected in (("", (38, 0, 0)), ("out.at_once_may_use_table=no", (19, 0, 0))):
        state = at("8h9hThJh", "p2:5h6h7h", others=("Kc2c", "7c"), new="p1", rules=rules)
        assert points(play(state, "lay 8h9hThJh m1>")) == expected


def test_D7_on_D6_1_nobody_drops_out() -> None:
    """Points that are won and seats that drop out contradict each other, as do low aces and a circle."""
    with pytest.raises(RulesError, match="seats drop out by points against them"):
        load("basic+match.elimination=yes")
    with pytest.raises(RulesError, match="the ace lies above the king"):
        load("basic+melds.circular=yes")


# --- Worked examples ----------------------------------------------------------------------------------------

Example = Callable[[], None]
EXAMPLES: dict[str, Example] = {}


def example(number: str) -> Callable[[Example], Example]:
    def keep(function: Example) -> Example:
        EXAMPLES[number] = function
        return function

    return keep


@example("BR-1")
def _hands_by_seats() -> None:
    assert [len(new_table("basic", seats=n).hands[0]) for n in range(2, 7)] == [10, 7, 7, 6, 6]


@example("BR-2")
def _low_ace() -> None:
    assert verdict(at("QsKsAs 2d +"), "meld QsKsAs") == "bad_run"


@example("BR-3")
def _both_ends() -> None:
    state = at("Kd9d8d 2c +", "TdJdQd")
    for words in ("lay Kd m1", "lay 9d m1", "lay 8d9d m1<"):
        assert verdict(state, words) == "legal"
    assert verdict(state, "lay 8d m1") == "bad_run"
    assert table(play(state, "lay 8d9d m1<", "lay Kd m1")) == ["8d9dTdJdQdKd"]


@example("BR-4")
def _thrown_back() -> None:
    assert verdict(before_the_draw("9dKs +", pile="5c"), "take", "discard 5c") == "throw_back"


@example("BR-5")
def _collected() -> None:
    assert score() == (42, 0, 0)


@example("BR-6")
def _rummy() -> None:
    assert score(at_once=True) == (84, 0, 0)


@example("BR-7")
def _out_without_a_discard() -> None:
    assert play(at("7c7d7h", "2d3d4d"), "meld 7c7d7h").over
    assert verdict(at("7c7d7h", "2d3d4d", rules="out.discard=required"), "meld 7c7d7h") == "keep_card"


@example("BR-8")
def _fourth_of_a_set() -> None:
    state = at("7c2d +", "7d7h7s")
    assert verdict(state, "lay 7c m1") == "legal"
    assert verdict(state, "lay 7h m1") == "card_not_in_hand"
    assert Cards(numbered_deck(1, 0)).count(Card.parse("7h")) == 1


@example("BR-9")
def _an_empty_stock() -> None:
    def drawn(rules: str, order: str) -> str:
        """What stays in the stock after the draw."""
        state = three_discards(rules)
        stock = tuple(Card.parse(order[i : i + 2]) for i in range(0, len(order), 2))
        if engine.check(play(state, "draw"), Renew(stock)) is not None:
            return "refused"
        after = renewed(play(state, "draw"), *stock)
        return "".join(map(str, after.stock))

    assert [drawn("", order) for order in ("2c8d", "8d2c", "2c8d9h")] == ["8d", "refused", "refused"]
    shuffled = "draw.renew=shuffled"
    assert [drawn(shuffled, order) for order in ("2c8d", "8d2c", "2c8d9h")] == ["8d", "2c", "refused"]
    assert [drawn("draw.renew=taken", order) for order in ("2c8d", "2c8d9h")] == ["refused", "8d9h"]


@example("BR-10")
def _one_new_meld() -> None:
    state = at("4c4d4s 9c9d9s 2c +", rules="out.new_melds=1")
    assert verdict(state, "meld 4c4d4s") == verdict(state, "meld 9c9d9s") == "legal"
    assert verdict(state, "meld 4c4d4s", "meld 9c9d9s") == "new_melds"
    assert verdict(at("4c4d4s 9c9d9s 2c +"), "meld 4c4d4s", "meld 9c9d9s") == "legal"


@pytest.mark.parametrize("number", EXAMPLES)
def test_example(number: str) -> None:
    EXAMPLES[number]()


# --- The document -------------------------------------------------------------------------------------------


def test_every_rule_ruling_and_example_of_the_document_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_D")]
    rules = {re.match(r"test_D(\d+)_(\d+)_", name).groups() for name in tests if "_on_" not in name}  # type: ignore[union-attr]
    assert set(re.findall(r"^\| D(\d+)\.(\d+) \|", DOCUMENT, re.M)) == rules
    rulings = sorted(re.match(r"test_D7_on_D(\d+)_(\d+)_", name).groups() for name in tests if "_on_" in name)  # type: ignore[union-attr]
    assert sorted(re.findall(r"^\| D7 \(D(\d+)\.(\d+)\) \|", DOCUMENT, re.M)) == rulings
    assert re.findall(r"^\| (BR-\d+) \|", DOCUMENT, re.M) == list(EXAMPLES)


def test_positions_say_what_the_turn_may_not_throw_and_has_laid() -> None:
    state = play(before_the_draw("4c4d4s 9d +", pile="Ks", rules="out.new_melds=2"), "take", "meld 4c4d4s")
    line = position_of(state)
    assert "lifted:Ks" in line
    assert "melds:1" in line
    assert parse_position(line)[0] == state
