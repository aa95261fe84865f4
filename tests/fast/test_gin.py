"""The kernels of gin are the plain engine's twins: deal by deal, move by move, under any house rules."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import uncompiled
from atrandom import answer
from fast_gin import Beside, Facts, any_order, facts, greedy_move, plain_facts
from gin_atrandom import any_house, by_the_book, chosen
from tierce import Rules, RulesError, load
from tierce.cards import FACES, Cards
from tierce.fast import gin
from tierce.fast.gin import masks
from tierce.fast.gin.law import MOST_CARDS
from tierce.fast.lots import lots, shuffle
from tierce.fast.policies import ANY, Policy, rows
from tierce.fast.refused import Unsupported
from tierce.game import engine
from tierce.game.policies import knock
from tierce.game.scoring import Ending
from tierce.melds.deadwood import arrangement, arrangements, deadwood, discards_within
from tierce.rules.knobs import CONCEALED, knobs_of

PRESETS = ("gin", "gin_openspiel", "gin_rlcard", "gin_traditional", "gin_oklahoma", "gin_hollywood")


def side_by_side(rules: Rules, style: str, rng: random.Random) -> tuple[Beside, Counter[str]]:
    """A deal at both tables, compared at every decision."""
    terms = rules.at(2)
    deal = Beside(terms, any_order(rng), rng.randrange(2))
    knock_at = rng.choice((100, 5, 0))
    policies = rows([gin.greedy(knock_at)] * 2)
    told: Counter[str] = Counter()
    while not deal.state.over:
        plain, kernel = deal.facts
        assert kernel == plain, rules
        legal = deal.plain
        assert deal.listed == [*legal], (rules, deal.state)
        greedy = gin.choose(deal.row, deal.law, policies, lots(0), deal.out)
        assert greedy == greedy_move(deal.state, legal, knock_at), (rules, deal.state)
        if rng.random() < 0.3:
            move = greedy
        elif style == "any":
            move = rng.choice([*legal])
        else:
            move = deal.table.number(chosen(deal.state, rng, style))
        told[type(legal[move]).__name__] += 1
        deal.apply(move, legal[move])
    plain, kernel = deal.facts
    assert kernel == plain, rules
    assert deal.listed == []
    assert sum(told.values()) == deal.row[gin.rows.LENGTH]
    result = deal.state.result
    assert result is not None
    told[result.how] += 1
    return deal, told


def many(deals: int, rng: random.Random) -> Counter[str]:
    """Deals under presets and house rules within the claim, and how often what happened."""
    told: Counter[str] = Counter()
    while told["deals"] < deals:
        rules, _, style = any_house(rng) if rng.random() < 0.7 else by_the_book(rng)
        if not gin.unsupported(rules.at(2)):
            style = style or rng.choice(("seeker", "patient", "any"))
            told += side_by_side(rules, style, rng)[1]
            told["deals"] += 1
    return told


SEEN = ("Take", "Draw", "Pass", "Discard", "Knock", "BigGin", "LayOff", "Done")
ENDINGS = (Ending.BLOCKED, Ending.KNOCK, Ending.GIN, Ending.BIG_GIN)


def test_deals_are_those_of_the_plain_engine() -> None:
    told = many(150, random.Random(1))
    assert all(told[what] for what in (*SEEN, *ENDINGS)), told


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_thousands_of_deals_are_those_of_the_plain_engine(seed: int) -> None:
    many(1_000, random.Random(f"thousands {seed}"))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_known(preset: str) -> None:
    assert gin.unsupported(load(preset).at(2)) == ()
    assert side_by_side(load(preset), "seeker", random.Random(preset))


@pytest.mark.parametrize("path", knobs_of(CONCEALED))
def test_every_knob_is_known_or_refused(path: str) -> None:
    """Whatever it is answered; only a large hand is refused."""
    rng = random.Random(path)
    if path == "deal.seats":
        return  # Two always play.
    for _ in range(3):
        try:
            rules = load("gin").with_({path: answer(rng, knobs_of(CONCEALED)[path].kind)})
            terms = rules.at(2)
        except RulesError:
            continue
        if gin.unsupported(terms):
            assert path == "deal.hand_size"
            assert terms.deal.hand_size > MOST_CARDS
        else:
            side_by_side(rules, "seeker", rng)


def test_what_is_not_known_is_refused_by_name() -> None:
    large = load("gin").with_({"deal.hand_size": MOST_CARDS + 1}).at(2)
    with pytest.raises(Unsupported, match=r"deal\.hand_size") as refused:
        gin.packed(large)
    assert refused.value.knobs == ("deal.hand_size",)
    assert gin.unsupported(load("penang").at(4)) == ("grammar",)


# -- the melds of a hand -------------------------------------------------------------------------------------


def melding_hand(rng: random.Random, size: int) -> Cards:
    """Cards near each other, so that many melds contest them."""
    low, suits = rng.randrange(9), rng.choice((2, 3, 4))
    near = [card for card in FACES[:52] if low <= card.rank - 1 < low + 7 and card.index < 13 * suits]
    return Cards(rng.sample(near if len(near) >= size else FACES[:52], size))


@pytest.mark.parametrize("preset", ["gin", "gin+values.ace_in_hand=11+values.court=5"])
def test_melds_are_those_of_the_solver(preset: str) -> None:
    rng, terms = random.Random(preset), load(preset).at(2)
    law, worth, melds = gin.packed(terms), knock.points(terms), np.zeros(8, np.int64)
    for _ in range(500):
        hand, limit = melding_hand(rng, rng.randint(3, 12)), rng.choice((0, 5, 10, 40))
        mask = hand.mask
        assert masks.points(mask, law) == worth.of(hand)
        assert masks.deadwood(mask, law) == deadwood(hand, worth)
        assert masks.left_over(mask, law) == arrangement(hand, worth)[1].mask
        found = melds[: masks.best_melds(mask, law, melds, 0)]
        assert [*found] == [meld.bag.mask for meld in arrangement(hand, worth)[0]]
        within = Cards(discards_within(hand, worth, limit)).mask
        assert masks.within(mask, limit, law) == within
        found = melds[: masks.first_melds(mask, law, melds, 0)]
        first = next(iter(arrangements(hand, worth, deadwood(hand, worth))))
        assert [*found] == [meld.bag.mask for meld in first]
        assert masks.tested(mask, law) == worth.of(knock.left_by_first_melds(hand, worth))


# -- whole deals -------------------------------------------------------------------------------------------

POLICIES = (ANY, gin.greedy(), gin.greedy(0))


def replayed(preset: str, policies: tuple[Policy, Policy], seed: int) -> tuple[list[int], Facts]:
    """A rollout played once more by the plain engine: its moves, and what it came to."""
    terms, chance, order = load(preset).at(2), lots(seed), np.arange(52)
    shuffle(order, chance)
    deal, trace = Beside(terms, [int(card) for card in order], seed % 2), np.zeros(2_000, np.int64)
    gin.rollout(deal.row, deal.law, rows(policies), chance, deal.out, trace)
    moves = [int(move) for move in trace[: deal.row[gin.rows.LENGTH]]]
    for move in moves:
        legal = deal.plain
        policy = policies[deal.state.turn]
        assert move in legal
        if policy.kind:
            assert move == greedy_move(deal.state, legal, policy.parameter)
        deal.state = engine.apply(deal.state, legal[move]).state
    assert facts(deal.row) == plain_facts(deal.state)
    return moves, facts(deal.row)


@pytest.mark.parametrize("preset", ["gin", "gin_openspiel", "gin_rlcard"])
def test_rollouts_are_deals_of_the_plain_engine(preset: str) -> None:
    for seed in range(10):
        replayed(preset, (POLICIES[seed % 3], POLICIES[seed // 3 % 3]), seed)


def test_many_rollouts_are_each_as_if_alone() -> None:
    terms, policies = load("gin_openspiel").at(2), rows([ANY, gin.greedy()])
    points, lengths = np.zeros((20, 2), np.int64), np.zeros(20, np.int64)
    gin.rollouts(gin.packed(terms), policies, lots(9), points, lengths)
    chance = lots(9)
    for number in range(20):
        order = np.arange(52)
        shuffle(order, chance)
        deal = Beside(terms, [int(card) for card in order], number % 2)
        gin.rollout(deal.row, deal.law, policies, chance, deal.out, np.zeros(0, np.int64))
        assert tuple(points[number]) == facts(deal.row).points
        assert lengths[number] == deal.row[gin.rows.LENGTH]


def test_playouts_go_on_from_where_deals_are() -> None:
    law, policies = gin.packed(load("gin").at(2)), rows([gin.greedy(), ANY])
    deals = gin.Deals(load("gin").at(2), np.stack([lots(number) for number in range(12)]))
    for _ in range(9):
        deals.step(
            deals.choices(policies, lots(1)), np.zeros((12, 2), np.int64), np.zeros(12, dtype=np.bool_)
        )
    points, lengths, before = np.zeros((12, 2), np.int64), np.zeros(12, np.int64), deals.rows.copy()
    gin.playouts(deals.rows, law, policies, lots(4), points, lengths)
    assert np.array_equal(deals.rows, before)
    chance, out = lots(4), np.zeros(gin.LONGEST_LISTING, np.int64)
    for row, won, length in zip(before, points, lengths, strict=True):
        gin.rollout(row, law, policies, chance, out, np.zeros(0, np.int64))
        assert tuple(won) == facts(row).points
        assert length == row[gin.rows.LENGTH]


ALONE = """
import numpy as np
from tierce import load
from tierce.fast import gin
from tierce.fast.lots import lots
from tierce.fast.policies import ANY, rows

points, lengths = np.zeros((6, 2), np.int64), np.zeros(6, np.int64)
for preset in ("gin", "gin_openspiel"):
    gin.rollouts(gin.packed(load(preset).at(2)), rows([ANY, gin.greedy()]), lots(3), points, lengths)
    print(points.tolist(), lengths.tolist())
"""


def test_results_are_the_same_uncompiled() -> None:
    told = uncompiled.told(ALONE)
    assert len(told) == 1, told
