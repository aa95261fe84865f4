"""The kernels of Penang are the plain engine's twins: deal by deal, move by move, under any house rules."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import uncompiled
from atrandom import answer, any_house
from fast_penang import ROOM, Beside, greedy_action, patient_action, plain_action
from tierce import RulesError, load
from tierce.cards import Cards, numbered_deck
from tierce.fast import penang
from tierce.fast.lots import lots, shuffle
from tierce.fast.penang.rows import LENGTH, POINTS, TRIED
from tierce.fast.policies import ANY, rows
from tierce.fast.refused import Unsupported
from tierce.game import State, engine
from tierce.game.actions import Die
from tierce.game.scoring import Ending
from tierce.game.state import TableMeld, meld_law, new_deal
from tierce.melds import Laid
from tierce.melds.readings import shapes
from tierce.rules import Terms
from tierce.rules.knobs import SHED, knobs_of
from tierce.table.view import view_of

BOOK = load("penang")
SHORT = load("penang+deal.hand_size=4")
"""Now and then somebody goes out."""


# -- deals side by side --------------------------------------------------------------------------------------


def side_by_side(terms: Terms, rng: random.Random, out: tuple[int, ...] = ()) -> Counter[str]:
    """A deal at both tables, compared at every decision, and what was told."""
    order = [card.index for card in numbered_deck(terms.deck.packs, terms.deck.jokers)]
    rng.shuffle(order)
    seats = [seat for seat in range(terms.players + len(out)) if seat not in out]
    deal = Beside(terms, order, rng.choice(seats), out)
    styles = [rng.choice(("any", "greedy", "patient")) for _ in range(8)]
    danger, told = rng.randrange(6), Counter[str]()
    greeds, patience = rows([penang.greedy()] * 8), rows([penang.patient(danger)] * 8)
    while not deal.state.over:
        deal.same()
        moves = deal.listed
        actions = [penang.action_of(move) for move in moves]
        assert actions == [*engine.legal_actions(deal.state)], terms.rules
        greedy = penang.choose(deal.row, deal.law, greeds, lots(0), ROOM)
        assert penang.action_of(greedy) == greedy_action(deal.state), terms.rules
        patient = penang.choose(deal.row, deal.law, patience, lots(0), ROOM)
        assert penang.action_of(patient) == patient_action(deal.state, danger), terms.rules
        style = styles[deal.state.turn]
        move = rng.choice(moves) if style == "any" else greedy if style == "greedy" else patient
        told[type(penang.action_of(move)).__name__] += 1
        deal.apply(move)
    deal.same()
    assert deal.listed == []
    assert not deal.row[TRIED : TRIED + 32].any()
    assert deal.row[LENGTH] == sum(told.values())
    assert deal.state.result is not None
    told[deal.state.result.how] += 1
    return told


def many(deals: int, rng: random.Random) -> Counter[str]:
    told: Counter[str] = Counter()
    while told["deals"] < deals:
        rules, seats = any_house(rng)[:2] if rng.random() < 0.8 else (SHORT, rng.randint(2, 6))
        terms = rules.at(seats)
        if not penang.unsupported(terms):
            told += side_by_side(terms, rng)
            told["deals"] += 1
    return told


SEEN = ("LayMeld", "LayOff", "Swap", "EndTurn", "Die")
ENDINGS = (Ending.GAME, Ending.ALL_DEAD, Ending.LAST_SURVIVOR)


def test_deals_are_those_of_the_plain_engine() -> None:
    told = many(60, random.Random("penang"))
    assert all(told[what] for what in (*SEEN, *ENDINGS)), told


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_thousands_of_deals_are_those_of_the_plain_engine(seed: int) -> None:
    many(500, random.Random(f"thousands {seed}"))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_book_is_known(seats: int) -> None:
    assert penang.unsupported(BOOK.at(seats)) == ()
    assert side_by_side(BOOK.at(seats), random.Random(seats))


def test_as_many_may_sit_as_the_knob_allows() -> None:
    terms = load("penang+deal.seats=2-8+deal.hand_size=9").at(8)
    assert side_by_side(terms, random.Random(8))


def test_seats_that_are_out_are_passed_over() -> None:
    rules = load("penang+deal.hand_size=8+match.elimination=yes")
    for number in range(5):
        rng = random.Random(f"out {number}")
        players = rng.randint(2, 4)
        out = tuple(rng.sample(range(players + 2), 2))
        side_by_side(rules.at(players), rng, out)


REFUSED: dict[str, set[object]] = {
    "melds.circular": {True},
    "wild.in_run": {"burnt"},
    "wild.rebind": {"slide"},
    "swap.use": {"new_meld", "any"},
}


@pytest.mark.parametrize("path", [path for path in knobs_of(SHED) if path != "deal.seats"])
def test_every_knob_is_known_or_refused(path: str) -> None:
    rng = random.Random(path)
    for _ in range(4):
        said = answer(rng, knobs_of(SHED)[path].kind)
        try:
            terms = load("penang+deal.hand_size=7").with_({path: said}).at(3)
        except RulesError:
            continue
        if said in REFUSED.get(path, ()):
            assert penang.unsupported(terms) == (path,)
        elif not (path == "deal.hand_size" and isinstance(said, int) and said > 20):
            side_by_side(terms, rng)


def test_what_is_not_known_is_refused_by_name() -> None:
    with pytest.raises(Unsupported, match=r"wild\.rebind, swap\.use") as refused:
        penang.packed(load("penang+wild.rebind=slide+swap.use=any").at(4))
    assert refused.value.knobs == ("wild.rebind", "swap.use")
    assert penang.unsupported(load("gin").at(2)) == ("grammar",)


def test_rows_are_of_worlds_that_are_known() -> None:
    terms = BOOK.at(4)
    with pytest.raises(ValueError, match="no cards are dealt"):
        penang.row_of(new_deal(terms, seats=4, dealer=0))
    deck = numbered_deck(2, 6)
    state = engine.deal(terms, seats=4, dealer=0, order=random.Random(1).sample(deck, len(deck)))
    with pytest.raises(ValueError, match="unknown cards"):
        penang.row_of(view_of(state, 0).state)


# -- positions that deals seldom reach -----------------------------------------------------------------------

HEARTS = "2h3h4h5h6h7h8h9hThJhQhKh"
NEEDS_TWO_SWAPS = (
    ("5h8d4s", "4hJk=5h6h", "7dJk=8d9d"),
    ("AhAh4s", f"Jk=Ah{HEARTS}Jk=Ah"),
)


@pytest.mark.parametrize("cards", NEEDS_TWO_SWAPS)
@pytest.mark.parametrize("lost", [0, 1])
def test_swaps_are_followed_until_something_can_be_laid(cards: tuple[str, ...], lost: int) -> None:
    """With a card less to swap the seat is dead; in either case the search leaves no trace."""
    terms = load("penang+layoff.joker_on_opponent=none+idle.auto_dead=no").at(2)
    state = position(terms, cards[0][2 * lost :], *cards[1:])
    row, law = penang.row_of(state), penang.packed(terms)
    before, out = row.copy(), np.zeros(40, dtype=np.int64)
    listed = [penang.action_of(int(move)) for move in out[: penang.listing(row, law, out, 0)]]
    assert listed == [*engine.legal_actions(state)]
    assert (Die() in listed) == bool(lost)
    assert np.array_equal(row, before)


def position(terms: Terms, hand: str, *melds: str) -> State:
    """The first seat's turn with this hand, and melds of the second on the table."""
    deck = numbered_deck(terms.deck.packs, terms.deck.jokers)
    state = engine.deal(terms, seats=2, dealer=1, order=deck)
    lie = [shapes(Laid.parse_many(meld), meld_law(terms)) for meld in melds]
    table = tuple(TableMeld(found[0], 1) for found in lie if isinstance(found, list))
    hands = (Cards.parse(hand), Cards.parse("2c4c6c"))
    return state._replace(hands=hands, table=table, opened=(True, True))


def test_a_random_move_is_the_same_however_much_is_looked_at_together() -> None:
    """And each is as likely."""
    terms = BOOK.at(2)
    deck = numbered_deck(2, 6)
    state = engine.deal(terms, seats=2, dealer=1, order=random.Random(1).sample(deck, len(deck)))
    row, law, policies = penang.row_of(state), penang.packed(terms), rows([ANY] * 2)
    legal, told = len(engine.legal_actions(state)), Counter[int]()
    chances = [lots("any move") for _ in (1, 7, 1_000)]
    for _ in range(100 * legal):
        moves = [
            penang.choose(row, law, policies, chance, np.zeros(room, dtype=np.int64))
            for chance, room in zip(chances, (1, 7, 1_000), strict=True)
        ]
        assert len(set(moves)) == 1
        told[moves[0]] += 1
    assert len(told) == legal
    assert min(told.values()) > 50
    assert max(told.values()) < 150


# -- whole deals ---------------------------------------------------------------------------------------------

POLICIES = (ANY, penang.greedy(), penang.patient(4), penang.patient(1), ANY)


def replayed(terms: Terms, seed: int) -> list[int]:
    """A rollout played once more by the plain engine; its points."""
    policies = [POLICIES[(seed + seat) % len(POLICIES)] for seat in range(terms.players)]
    chance, order, trace = lots(seed), penang.numbered(terms), np.zeros(1_000, np.int64)
    shuffle(order, chance)
    deal = Beside(terms, [int(card) for card in order], seed % terms.players)
    penang.rollout(deal.row.copy(), deal.law, rows(policies), chance, ROOM, trace)
    for move in trace:
        if deal.state.over:
            assert move == 0
            break
        action = plain_action(deal.state, policies[deal.state.turn])
        assert action in (None, penang.action_of(int(move)))
        deal.apply(int(move))
    deal.same()
    assert deal.state.result is not None
    told = deal.state.result.points(terms)
    assert [*told] == [*deal.row[POINTS : POINTS + terms.players]]
    return [int(points or 0) for points in told]


@pytest.mark.parametrize("seats", range(2, 7))
def test_rollouts_are_deals_of_the_plain_engine(seats: int) -> None:
    for seed in range(2):
        replayed(BOOK.at(seats), seed)
        replayed(load("penang+score.no_passport=double+deal.hand_size=5").at(seats), seed)


def test_many_rollouts_are_each_as_if_alone() -> None:
    terms, policies = BOOK.at(4), rows(POLICIES[:4])
    points, lengths = np.zeros((20, 4), np.int64), np.zeros(20, np.int64)
    penang.rollouts(penang.packed(terms), policies, penang.numbered(terms), lots(9), points, lengths)
    chance, order = lots(9), penang.numbered(terms)
    for number in range(20):
        shuffle(order, chance)
        deal = Beside(terms, [int(card) for card in order], number % 4)
        penang.rollout(deal.row, deal.law, policies, chance, ROOM, ROOM[:0])
        assert [*points[number]] == [*deal.row[POINTS : POINTS + 4]]
        assert lengths[number] == deal.row[LENGTH]


def test_playouts_go_on_from_where_a_deal_is() -> None:
    terms, rng = BOOK.at(3), random.Random("playouts")
    order = [card.index for card in numbered_deck(2, 6)]
    rng.shuffle(order)
    deal = Beside(terms, order, 1)
    for _ in range(12):
        deal.apply(rng.choice(deal.listed))
    begun, policies = np.array([penang.row_of(deal.state)] * 8), rows(POLICIES[:3])
    before, points, lengths = begun.copy(), np.zeros((8, 3), np.int64), np.zeros(8, np.int64)
    penang.playouts(begun, deal.law, policies, lots(4), points, lengths)
    assert np.array_equal(begun, before)
    chance = lots(4)
    for number in range(8):
        row = begun[number].copy()
        penang.rollout(row, deal.law, policies, chance, ROOM, ROOM[:0])
        assert [*points[number]] == [*row[POINTS : POINTS + 3]]
        assert lengths[number] == row[LENGTH]


ALONE = """
import numpy as np
from tierce import load
from tierce.fast import penang
from tierce.fast.lots import lots
from tierce.fast.policies import ANY, rows

points, lengths = np.zeros((2, 3), np.int64), np.zeros(2, np.int64)
policies = rows([ANY, penang.greedy(), penang.patient(3)])
for house in ("", "+melds.set_suits=distinct+wild.adjacent=no+swap.from_set=square+idle.auto_dead=no"):
    terms = load("penang+deal.hand_size=12" + house).at(3)
    penang.rollouts(penang.packed(terms), policies, penang.numbered(terms), lots(3), points, lengths)
    print(points.tolist(), lengths.tolist())
"""


def test_results_are_the_same_uncompiled() -> None:
    told = uncompiled.told(ALONE)
    assert len(told) == 1, told
