"""Gin against its naive twin: the same acts, the same refusals, the same ends and the same scores.

Random play hardly ever comes to a knock, so half of the deals seek one, and positions are made up from few
ranks: hands that hold many melds and nearly knock, at the offer, in mid-turn and at the wall.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import naive_gin
from gin import PACK, PLAYED, knobs, naive_gin_position
from naive_deadwood import choices
from strategies import answers
from tierce.cards import Card, Cards, numbered_deck
from tierce.game import State, engine
from tierce.game.actions import parse_actions
from tierce.game.policies import knock
from tierce.game.state import Phase, new_deal
from tierce.rules import RulesError, Terms, load
from tierce.rules.knobs import KNOBS

GIN = load("gin")
MOST = {"draw.takes": 8, "draw.last": 12, "knock.limit": 40, "knock.layoffs_per_end": 3}
"""The highest numbers that are drawn where higher ones would only make deals dull."""
PRESETS = ("gin", "gin_traditional", "gin_oklahoma", "gin_openspiel", "gin_rlcard")


@st.composite
def terms(draw: st.DrawFn, most_cards: int = 7) -> Terms:
    """Gin with any of its knobs turned, and hands of three to so many cards."""
    changes: dict[str, object] = {}
    turned = draw(st.sets(st.sampled_from(PLAYED)), label="knobs")
    for path in PLAYED:
        if path in turned and path != "deal.hand_size":
            changes[path] = draw(answers(KNOBS[path].kind, MOST.get(path)), label=path)
    changes["deal.hand_size"] = draw(st.integers(3, most_cards), label="hand size")
    while True:
        try:
            return GIN.with_(changes).at(2)
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)


# --- Positions made up -------------------------------------------------------------------------------------


def crowded(terms: Terms, rng: random.Random) -> State:
    """A position in mid-deal in which the hands are drawn from few ranks and suits."""
    size = terms.deal.hand_size
    first = rng.randrange(1, 12)
    ranks = range(first, first + rng.choice([3, 4, 5]))
    suits = rng.sample("cdhs", rng.choice([2, 3, 4, 4]))
    near = [card for card in PACK if card.rank in ranks and str(card)[1] in suits]
    rng.shuffle(near)
    phase = rng.choice([Phase.PLAY, Phase.PLAY, Phase.PLAY, Phase.DRAW, Phase.WALL, Phase.OFFER])
    if phase is Phase.WALL and terms.draw.wall == "dead":
        phase = Phase.PLAY
    turn, dealer = rng.randrange(2), rng.randrange(2)
    sizes = [size + (phase is Phase.PLAY and seat == turn) for seat in range(2)]
    hands = []
    far = list(PACK.without(Cards(near)))
    rng.shuffle(far)
    for length in sizes:
        some = [near.pop() if near and rng.random() < 0.85 else far.pop() for _ in range(length)]
        hands.append(Cards(some))
    rest = near + far
    rng.shuffle(rest)
    if phase is Phase.OFFER:
        below = 1
    elif phase is Phase.WALL:
        below = max(1, len(rest) - terms.draw.last)
    else:
        below = rng.choice([0, 1, 5, max(0, len(rest) - terms.draw.last - 1), len(rest) - 1])
    pile, stock = tuple(rest[:below]), tuple(rest[below:])
    state = new_deal(terms, seats=2, dealer=dealer)
    held = list(hands[turn])
    lifted = rng.choice(held) if phase is Phase.PLAY and rng.random() < 0.4 else None
    upcard = rng.choice([*PACK]) if terms.deal.upcard else None
    return state._replace(
        phase=phase,
        turn=state.starter if phase is Phase.OFFER else turn,
        hands=(hands[0], hands[1]),
        aside=Cards(),
        stock=stock,
        pile=pile,
        upcard=upcard,
        takes=rng.randrange(3),
        returns=rng.randrange(2),
        go=state.go._replace(
            lifted=lifted,
            from_pile=lifted is not None,
            must_draw=phase is Phase.DRAW and bool(pile) and rng.random() < 0.2,
            must_knock=lifted is not None and rng.random() < 0.2,
        ),
    )


# --- Questions to both -------------------------------------------------------------------------------------


def compare(state: State, rng: random.Random) -> None:
    """Both list the same, refuse for the same reasons, and an act leads both to the same position."""
    twin = naive_gin_position(state)
    listed = [str(action) for action in engine.steps(state)]
    expected = naive_gin.actions(twin)
    assert len(set(listed)) == len(listed), listed
    assert set(listed) == expected, (
        f"only the engine: {sorted(set(listed) - expected)}; only the twin: {sorted(expected - set(listed))}"
    )
    assert engine.legal_actions(state) == engine.steps(state)
    for words in rng.sample(listed, min(8, len(listed))):
        assert naive_gin.verdict(twin, words) is None, words
        (action,) = parse_actions(words)
        after = naive_gin_position(engine.apply(state, action).state)
        assert after == naive_gin.play(twin, words), words
    for _ in range(12):
        words = junk(state, rng)
        (action,) = parse_actions(words)
        refused = engine.check(state, action)
        said = naive_gin.verdict(twin, words)
        assert (None if refused is None else refused.reason.value) == said, words
        if refused is None:
            after = naive_gin_position(engine.apply(state, action).state)
            assert after == naive_gin.play(twin, words), words


def junk(state: State, rng: random.Random) -> str:
    """What somebody might say who knows the words but not the rules."""
    hand = [str(card) for card in state.hands[state.turn]]
    held = hand * 4 + [str(card) for card in PACK][:: rng.choice([7, 11])]
    verbs = {
        Phase.PLAY: ["discard", "knock", "knock", "knock", "knock", "biggin"],
        Phase.LAYOFF: ["lay", "lay", "done"],
    }.get(state.phase, ["draw", "take", "pass"])
    verb = rng.choice(verbs if rng.random() < 0.9 else ["draw", "take", "pass", "lay", "done", "discard"])
    card = rng.choice(held)
    if verb == "discard":
        return f"discard {card}"
    if verb == "lay":
        where = rng.randint(1, max(1, len(state.table) + (rng.random() < 0.1)))
        end = (
            rng.choice(["", "", "<", ">"])
            if where <= len(state.table) and state.table[where - 1].meld.is_run
            else ""
        )
        return f"lay {card} m{where}{end}"
    if verb == "done":
        return " ".join(["done", *rng.choice([[], ["-"], some_melds(state, rng)])])
    if verb == "biggin":
        return " ".join(["biggin", *(some_melds(state, rng) or ["".join(hand)])])
    if verb == "knock":
        melds = some_melds(state, rng)
        if not melds or rng.random() < 0.2:
            return f"knock {card}"
        left = Cards(map(Card.parse, hand)).without(Cards(cards_in(melds)))
        ends = [f" / {str(left.without(Cards([Card.parse(card)]))) or '-'}", f" / {str(left) or '-'}", ""]
        return f"knock {card} {' '.join(melds)}{rng.choice(ends)}"
    return verb


def cards_in(melds: list[str]) -> list[Card]:
    return [card for meld in melds for card in naive_gin.cards(meld)]


def some_melds(state: State, rng: random.Random) -> list[str]:
    """A choice of melds of the hand in any order, or nearly."""
    hand = frozenset(state.hands[state.turn])
    found = list(choices(hand))
    words = [naive_gin.in_order(meld) for meld in rng.choice(found[-5:])]
    if hand and rng.random() < 0.3:
        words.append("".join(rng.sample([str(card) for card in hand], min(3, len(hand)))))
    rng.shuffle(words)
    return [shuffled(word, rng) if rng.random() < 0.3 else word for word in words]


def shuffled(word: str, rng: random.Random) -> str:
    cards = [word[at : at + 2] for at in range(0, len(word), 2)]
    return "".join(rng.sample(cards, len(cards)))


def walk(state: State, rng: random.Random, steps: int, *, eager: float, every: float = 1.0) -> State:
    """Play on at random, ``eager`` to knock, to lay off and to take, and ask both on the way."""
    for _ in range(steps):
        if state.over:
            break
        if rng.random() < every:
            compare(state, rng)
        listed = engine.legal_actions(state)
        wanted = [one for one in listed if one.verb in ("knock", "biggin", "lay", "take")]
        chosen = rng.choice(wanted if wanted and rng.random() < eager else listed)
        state = engine.apply(state, chosen).state
    if state.over:
        assert state.result is not None
        assert list(state.result.points(state.terms)) == naive_gin.scores(naive_gin_position(state))
    return state


EXAMPLES = min(40, (settings.default or settings()).max_examples)


@settings(max_examples=EXAMPLES)
@given(terms(), st.integers(0, 10**6))
def test_any_rules_on_crowded_positions(terms: Terms, seed: int) -> None:
    rng = random.Random(seed)
    walk(crowded(terms, rng), rng, 6, eager=0.7)


@settings(max_examples=EXAMPLES)
@given(terms(), st.integers(0, 10**6))
def test_any_rules_from_the_deal(terms: Terms, seed: int) -> None:
    rng = random.Random(seed)
    order = list(numbered_deck(1, 0))
    rng.shuffle(order)
    dealer = rng.randrange(2)
    state = engine.deal(terms, seats=2, dealer=dealer, order=order)
    assert naive_gin_position(state) == naive_gin.deal(order, dealer, knobs(terms))
    walk(state, rng, 40, eager=rng.choice([0.1, 0.9]))


@pytest.mark.parametrize("seeks", [True, False], ids=["seeking knocks", "at random"])
@pytest.mark.parametrize("preset", PRESETS)
def test_whole_deals(preset: str, seeks: bool) -> None:
    ends: dict[str, int] = {}
    for seed in range(5):
        state = dealt(preset, seed)
        after = (
            walk_seeking(state, seed) if seeks else walk(state, random.Random(seed), 400, eager=0, every=0.05)
        )
        assert after.over
        assert after.result is not None
        ends[after.result.how] = ends.get(after.result.how, 0) + 1
    assert not seeks or set(ends) - {"blocked"}, ends


def dealt(preset: str, seed: int) -> State:
    order = list(numbered_deck(1, 0))
    random.Random(seed).shuffle(order)
    return engine.deal(load(preset).at(2), seats=2, dealer=seed % 2, order=order)


def walk_seeking(state: State, seed: int) -> State:
    """Both seats throw what melds least and knock soon; both are asked at every tenth turn and at the end."""
    rng = random.Random(seed)
    while not state.over:
        listed = engine.legal_actions(state)
        ends = [one for one in listed if one.verb in ("knock", "biggin", "lay", "done")]
        if ends or rng.random() < 0.1:
            compare(state, rng)
        if ends:
            chosen = rng.choice(ends)
        elif state.phase is Phase.PLAY:
            chosen = min(listed, key=lambda one: left_after(state, one))
        else:
            chosen = rng.choice(listed)
        state = engine.apply(state, chosen).state
    assert state.result is not None
    assert list(state.result.points(state.terms)) == naive_gin.scores(naive_gin_position(state))
    return state


def left_after(state: State, action: Any) -> int:
    """The deadwood that a discard leaves."""
    now = naive_gin_position(state)
    return naive_gin.least(now, now.hand - {action.card})


TIED = [
    "TcJcTdQdThJhQhKhTsJsKs",
    "TcJcQcKcTdQdThJhKhTsJs",
    "2c5c2d4d2h3h4h5h6h5s6s",
    "4c5c6c7c5d4h5h6h7h5s7s",
    "TcJcQcKcQdKdQhKhTsJsQs",
    "Ac2c3cAd2d4d2h4hAs2s3s",
    "9cTcJcQc9dTdJdQdKdJhQh",
    "6c7c9c6d7d6h7h8h6s7s8s",
]
"""Hands in which another order of the melds would find others that count as much."""


def test_the_first_melds() -> None:
    """Which melds the test of G12.6 finds, where several choices count the same."""
    rng = random.Random(7)
    worth = knock.points(GIN.at(2))
    hands = [Cards.parse(text) for text in TIED]
    for _ in range(100):
        first = rng.randrange(1, 12)
        near = [card for card in PACK if first <= card.rank < first + rng.choice([3, 4, 6])]
        hands.append(Cards(rng.sample(near, min(len(near), 10))))
    for cards in hands:
        left = naive_gin.after_first_melds(naive_gin.position(str(cards), ""))
        kept = frozenset(knock.left_by_first_melds(cards, worth))
        assert kept <= left
        thrown = left - kept
        assert len(thrown) == bool(left)
        assert not thrown or worth.each[min(thrown).index] == max(worth.each[card.index] for card in left)


@pytest.mark.slow
@given(terms(most_cards=10), st.integers(0, 10**6))
def test_any_rules_many_times(terms: Terms, seed: int) -> None:
    rng = random.Random(seed)
    walk(crowded(terms, rng), rng, 12, eager=0.6)
