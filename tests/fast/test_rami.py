"""The kernels of Rami are the plain engine's twins: deal by deal, act by act, under any house rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Final

import numpy as np
import pytest

import uncompiled
from atrandom import answer
from fast_rami import Beside, Followed, wants_top
from rami import rami_at
from tierce import Rules, RulesError, load
from tierce.cards import JOKER, numbered_deck
from tierce.fast import rami
from tierce.fast.lots import lots, shuffle
from tierce.fast.policies import Policy, rows
from tierce.fast.rami import rows as at
from tierce.fast.refused import Unsupported
from tierce.game import engine
from tierce.game.actions import Action, Draw, Renew, Take
from tierce.game.events import DealEnded, Event, LaidOff, MeldLaid, Penalised, Renewed, Swapped, Took, WentOut
from tierce.game.scoring import Ending
from tierce.game.state import Phase, State, new_deal
from tierce.rules import Terms
from tierce.rules.answers import Answer
from tierce.rules.knobs import DRAW_MELD_DISCARD, knobs_of

PRESETS = ("rami51", "rami71", "rami81", "thousand")
POLICIES = (
    rami.greedy(),
    rami.greedy(),
    rami.keeper(),
    rami.keeper(2),
    rami.aimless(),
    rami.aimless(30),
    rami.aimless(100),
)


def any_order(terms: Terms, rng: random.Random) -> list[int]:
    """A shuffled deck."""
    order = [card.index for card in numbered_deck(terms.deck.packs, terms.deck.jokers)]
    rng.shuffle(order)
    return order


def side_by_side(terms: Terms, policies: list[Policy], rng: random.Random) -> Beside:
    """A deal played by policies at both tables, compared after every act; the policies by their twins."""
    deal = Beside(terms, any_order(terms, rng), rng.randrange(terms.players))
    chance, chosen, made = lots(rng.random().hex()), rows(policies), 0
    while not deal.state.over:
        if deal.state.phase is Phase.RENEW:
            deal.renew(chance)
        else:
            acts = deal.choice(chosen, chance)
            policy = policies[deal.state.turn]
            if deal.state.phase is Phase.DRAW:
                wanted = Take() if wants_top(deal.state, policy) else Draw()
                assert [rami.action_of(act) for act in acts] == [wanted], (terms.rules, deal.state)
            else:
                Followed(deal.state, [rami.action_of(act) for act in acts], policy).follow()
            for act in acts:
                deal.apply(act)
                assert deal.same, (terms.rules, deal.state)
                made += 1
        assert deal.same, (terms.rules, deal.state)
    assert deal.row[at.LENGTH] == made
    scores = deal.row[at.SCORE : at.SCORE + terms.players]
    assert deal.state.result is not None
    assert [*scores] == [*deal.state.result.points(deal.terms)], (terms.rules, deal.state)
    return deal


# -- which branches are taken --------------------------------------------------------------------------------

BRANCHES: Final[dict[str, Callable[[State, Event], bool]]] = {
    "B2.2 a discard is taken": lambda state, event: isinstance(event, Took),
    "B2.7 a joker is taken": lambda state, event: isinstance(event, Took) and event.card is JOKER,
    "B3.4 a joker in a new meld": lambda state, event: isinstance(event, MeldLaid) and event.meld.jokers > 0,
    "B4.1 an opening": lambda state, event: isinstance(event, MeldLaid) and not state.opened[event.seat],
    "B4.9 a meld later on": lambda state, event: isinstance(event, MeldLaid) and state.opened[event.seat],
    "B5.1 a lay-off": lambda state, event: isinstance(event, LaidOff),
    "B5.2 a joker laid off": lambda state, event: isinstance(event, LaidOff) and event.card is JOKER,
    "B6.1 a joker won from a run": lambda state, event: (
        isinstance(event, Swapped) and state.table[event.meld - 1].meld.is_run
    ),
    "B6.4 a joker won from a square": lambda state, event: (
        isinstance(event, Swapped) and not state.table[event.meld - 1].meld.is_run
    ),
    "B8.1 a forgotten announcement": lambda state, event: isinstance(event, Penalised),
    "B9.1 a renewal": lambda state, event: isinstance(event, Renewed),
    "B9.2 a blocked deal": lambda state, event: (
        isinstance(event, DealEnded) and event.result.how is Ending.BLOCKED and state.phase is Phase.DRAW
    ),
    "B9.3 too many turns": lambda state, event: (
        isinstance(event, DealEnded) and event.result.how is Ending.BLOCKED and state.phase is Phase.PLAY
    ),
    "B10.1 an exit": lambda state, event: isinstance(event, WentOut),
    "B10.4 at once": lambda state, event: (
        isinstance(event, DealEnded) and event.result.exit is not None and event.result.exit.at_once
    ),
    "B10.6 a joker as last discard": lambda state, event: (
        isinstance(event, DealEnded) and event.result.exit is not None and event.result.exit.joker_last
    ),
}


def branches(deal: Beside) -> Counter[str]:
    """How often the deal took each branch."""
    return Counter(
        name for state, event in deal.events for name, taken in BRANCHES.items() if taken(state, event)
    )


# -- house rules within the claim ----------------------------------------------------------------------------

FEW = "deck.packs=1+deck.jokers=4+opening.points=15"
HOUSES = (
    "deal.hand_size=6+opening.points=15",
    "deal.hand_size=9+opening.points=20+deck.jokers=8",
    "deal.hand_size=10+opening.points=20+deck.jokers=12+swap.use=any",
    "deal.hand_size=10+opening.points=30+deck.jokers=10+swap.from_set=rank+swap.use=keep",
    "deal.hand_size=8+opening.points=25+deck.jokers=8+layoff.joker_on_opponent=all",
    "deal.hand_size=9+opening.points=30+deck.jokers=9+wild.max_in_run=2+wild.max_in_set=2",
    "deal.hand_size=7+opening.points=30+deck.jokers=9+wild.max_in_run=any+wild.max_in_set=any+swap.use=any",
    "deal.hand_size=8+opening.points=20+deck.jokers=8+wild.max_in_run=0+opening.pure_run=off",
    "deal.hand_size=9+opening.points=25+melds.set_suits=repeat+swap.from_set=rank+deck.packs=3",
    "deal.hand_size=4+opening.points=9+deck.jokers=9+score.at_once=dry_table",
    "deal.hand_size=4+opening.points=9+deck.jokers=9+score.joker_finish=flat_200+out.at_once_may_use_table=no",
    "deal.hand_size=4+opening.points=9+score.at_once=flat_100+draw.take=free",
    f"{FEW}+deal.hand_size=7+draw.renewals=1",
    f"{FEW}+deal.hand_size=7+draw.renewals=0",
    f"{FEW}+deal.hand_size=7+draw.renew=turned+draw.renew_keeps_top=no",
    f"{FEW}+deal.hand_size=7+draw.renew=taken+deal.upcard=yes+deal.extra=0+deal.starter=next",
    f"{FEW}+deal.hand_size=6+opening.points_from_discard=30+opening.pure_run=off",
    f"{FEW}+deal.hand_size=6+deal.starter_first_turn=full+opening.from_round=2+wild.in_run=ends",
)


def any_house(rng: random.Random) -> tuple[Rules, int]:
    """Chosen house rules, or any that are known; and seats."""
    while True:
        seats = rng.randint(2, 5)
        text = f"{rng.choice(PRESETS)}+{rng.choice(HOUSES)}"
        base = load(text)
        changes = {
            path: answer(rng, knob.kind)
            for path, knob in base.knobs.items()
            if path.split(".")[0] not in ("match", "deck") and path != "deal.seats" and rng.random() < 0.08
        }
        if "deal.hand_size" in changes:
            changes["deal.hand_size"] = rng.randint(3, 15)
        try:
            rules = base.with_(changes | {"out.max_turns": rng.choice((50, 90))})
            terms = rules.at(seats)
        except RulesError:
            continue
        if not rami.unsupported(terms):
            return rules, seats


def many(deals: int, rng: random.Random) -> Counter[str]:
    """Deals under presets and house rules within the claim, and which branches they took."""
    told: Counter[str] = Counter()
    for _ in range(deals):
        if rng.random() < 0.8:
            rules, seats = any_house(rng)
        else:
            rules, seats = load(rng.choice(PRESETS)), rng.randint(2, 5)
        told += branches(side_by_side(rules.at(seats), rng.choices(POLICIES, k=seats), rng))
    return told


def test_deals_are_those_of_the_plain_engine() -> None:
    told = many(8, random.Random(1))
    assert told["B10.1 an exit"] > 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_thousands_of_deals_are_those_of_the_plain_engine(seed: int) -> None:
    told = many(500, random.Random(f"thousands {seed}"))
    assert [name for name in BRANCHES if not told[name]] == []


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_of_rami_51_is_known(preset: str) -> None:
    for seats in range(2, 6):
        assert rami.unsupported(load(preset).at(seats)) == ()


REFUSED: Final[dict[str, Answer]] = {
    "deal.hand_size": 16,
    "deal.cut_joker": "kept",
    "draw.throw_back": False,
    "draw.touch": "no_dry_this_turn",
    "melds.circular": True,
    "wild.in_run": "burnt",
    "wild.rebind": "slide",
    "opening.kind": "none",
    "opening.discard_points_always": True,
    "swap.from_set": "square_both",
    "out.new_melds": 1,
    "score.joker_finish": "forbidden",
}


@pytest.mark.parametrize("path", knobs_of(DRAW_MELD_DISCARD))
def test_every_knob_is_known_or_refused(path: str) -> None:
    """Whatever it is answered: the deal is the plain engine's, or the knob is named."""
    if path == "deal.seats":
        return  # How many sit is what matters.
    rng, base = random.Random(path), load("rami51+deal.hand_size=6+opening.points=15+out.max_turns=50")
    try:
        terms = base.with_({path: answer(rng, knobs_of(DRAW_MELD_DISCARD)[path].kind)}).at(2)
    except RulesError:
        return  # It contradicts another answer.
    if unknown := rami.unsupported(terms):
        assert unknown == (path,)
        assert path in REFUSED
    else:
        side_by_side(terms, [rami.greedy(), rami.keeper()], rng)


@pytest.mark.parametrize("path", REFUSED)
def test_what_is_not_known_is_refused_by_name(path: str) -> None:
    terms = load("rami51").with_({path: REFUSED[path]}).at(2)
    with pytest.raises(Unsupported, match=path) as refused:
        rami.packed(terms)
    assert refused.value.knobs == (path,)


def test_more_seats_and_other_games_are_refused() -> None:
    crowd = load("rami51+deal.seats=2-8").at(6)
    assert rami.unsupported(crowd) == ("deal.seats",)
    assert rami.unsupported(load("penang").at(4)) == ("grammar",)


# -- rows and states -----------------------------------------------------------------------------------------


def test_a_row_begins_when_the_deal_is_dealt_and_owes_nothing() -> None:
    terms = load("rami51").at(2)
    with pytest.raises(ValueError, match="dealt"):
        rami.row_of(new_deal(terms, seats=2, dealer=0))
    with pytest.raises(Unsupported):
        rami.row_of(new_deal(load("gin").at(2), seats=2, dealer=0))
    owing = rami_at("6h 9c2d5s5d", "p2:5hJk=6h7h", others=("+",))
    assert rami.state_of(rami.row_of(owing), owing.terms) == owing
    with pytest.raises(ValueError, match="joker_unused"):
        rami.row_of(engine.apply(owing, Action.parse("swap 6h m1")).state)


def test_deals_are_played_on_from_any_moment() -> None:
    """From a state made at the plain table: the same as from the kernel's own row."""
    rng = random.Random(5)
    terms = load("rami51+deal.hand_size=7+opening.points=20").at(3)
    deal = Beside(terms, any_order(terms, rng), 0)
    policies = rows([rami.greedy(), rami.keeper(), rami.greedy()])
    moments = []
    while not deal.state.over:
        if deal.state.phase is Phase.RENEW:
            deal.renew(lots(1))
        for act in deal.choice(policies, lots(1)):
            deal.apply(act)
        if deal.state.phase is Phase.PLAY and deal.state.go.took:
            continue
        moments.append((deal.row.copy(), deal.state))
    scores = np.zeros((len(moments), 3), np.int64)
    rami.playouts(np.array([row for row, _ in moments]), deal.law, policies, lots(2), deal.tools, scores)
    assert [*scores[-1]] == [*deal.row[at.SCORE : at.SCORE + 3]]
    for (_, state), found in zip(moments, scores, strict=True):
        row = rami.row_of(state)
        rami.rollout(row, deal.law, policies, lots(2), deal.tools, deal.tools.nothing)
        if not row[at.RENEWALS]:
            assert [*row[at.SCORE : at.SCORE + 3]] == [*found]


# -- whole deals in one call ---------------------------------------------------------------------------------


def test_many_rollouts_are_each_as_if_alone() -> None:
    terms, policies = load("rami51").at(3), rows([rami.greedy(), rami.keeper(), rami.aimless(40)])
    scores, lengths = np.zeros((12, 3), np.int64), np.zeros(12, np.int64)
    rami.rollouts(rami.packed(terms), policies, lots(9), rami.tools(terms), scores, lengths)
    chance, order = lots(9), np.array([card.index for card in numbered_deck(2, 4)])
    for number in range(12):
        shuffle(order, chance)
        deal = Beside(terms, [int(card) for card in order], number % 3)
        rami.rollout(deal.row, deal.law, policies, chance, deal.tools, deal.tools.nothing)
        assert [*scores[number]] == [*deal.row[at.SCORE : at.SCORE + 3]]
        assert lengths[number] == deal.row[at.LENGTH]


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_a_rollout_tells_is_a_deal_of_the_plain_engine(seats: int) -> None:
    """Every action is legal, and all comes to the same end; renewals and penalties included."""
    terms = load("rami51+deck.packs=1+deck.jokers=6+opening.points=15+deal.hand_size=6").at(seats)
    policies = rows([rami.aimless(40), rami.greedy(), rami.keeper(), rami.greedy(), rami.aimless()])
    trace, chance, renewals, rng = np.zeros(5_000, np.int64), lots(seats), 0, random.Random(seats)
    for _ in range(12):
        deal = Beside(terms, any_order(terms, rng), 0)
        told = rami.rollout(deal.row, deal.law, policies, chance, deal.tools, trace)
        for action in rami.actions_of(trace[:told]):
            deal.state = engine.apply(deal.state, action).state
            renewals += isinstance(action, Renew)
        assert deal.same
    assert renewals


ALONE = """
import numpy as np
from tierce import load
from tierce.fast import rami
from tierce.fast.lots import lots, shuffle
from tierce.fast.policies import rows

scores, lengths = np.zeros((2, 3), np.int64), np.zeros(2, np.int64)
policies = rows([rami.greedy(), rami.keeper(), rami.aimless(50)])
for rules in ("rami51", "rami51+deck.packs=1+deck.jokers=6+opening.points=15+deal.hand_size=6"):
    terms = load(rules).at(3)
    rami.rollouts(rami.packed(terms), policies, lots(3), rami.tools(terms), scores, lengths)
    print(scores.tolist(), lengths.tolist())
"""


def test_results_are_the_same_uncompiled() -> None:
    told = uncompiled.told(ALONE)
    assert len(told) == 1, told
