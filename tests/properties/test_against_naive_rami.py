"""The engine's Rami against its naive twin: the same steps at both doors, the same refusals, the same ends.

Whole deals seldom come to borrowing, squares and debts, so positions are made up: few cards that go well
together, in hands and melds and on the discard pile, under any rules.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import naive_rami
from rami import rami_at
from strategies import answers
from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.cards.card import SUITS
from tierce.game import State, engine
from tierce.game.actions import parse_actions
from tierce.game.state import Phase, TableMeld, meld_law, new_deal
from tierce.melds import Meld, MeldKind
from tierce.melds.meld import place_face
from tierce.rules import RulesError, Terms, load
from tierce.rules.knobs import DRAW_MELD_DISCARD, knobs_of
from twin import after_step, ended, naive_rami_position

RAMI = load("rami51")
PLAYED = [
    path for path in knobs_of(DRAW_MELD_DISCARD) if not path.startswith("match.") and path != "deal.seats"
]
LIVELY: dict[str, object] = {"opening.points": 12, "opening.pure_run": "off"}
"""An opening that a few cards can make."""


@st.composite
def terms(draw: st.DrawFn) -> Terms:
    """Rami with any of its knobs turned, two to four seats."""
    changes: dict[str, object] = {}
    turned = draw(st.sets(st.sampled_from(PLAYED)), label="knobs")
    for path in PLAYED:
        if path in turned:
            most = {"opening.points": 40, "opening.points_from_discard": 40, "opening.from_round": 3}.get(
                path
            )
            changes[path] = draw(answers(knobs_of(DRAW_MELD_DISCARD)[path].kind, most), label=path)
    changes = LIVELY | changes
    seats = draw(st.integers(2, 4), label="seats")
    while True:
        try:
            return RAMI.with_(changes).at(seats)
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)


# --- Positions made up ----------------------------------------------------------------------------------


def crowded(terms: Terms, rng: random.Random, most: int) -> State:
    """A position in mid-deal with few faces: hands of up to ``most`` cards, melds, discards, a stock."""
    seats = terms.players
    first = rng.randrange(1, 14)
    ranks = {(first + step - 1) % 13 + 1 for step in range(rng.choice([4, 5, 5, 6]))}
    suits = rng.sample(SUITS, rng.choice([2, 3, 4]))
    deck = list(numbered_deck(terms.deck.packs, terms.deck.jokers))
    rng.shuffle(deck)
    near = [card for card in deck if card is not JOKER and card.rank in ranks and card.suit in suits]
    near += [JOKER] * rng.randint(0, min(terms.deck.jokers, 5))
    rest = list(Cards(deck).without(Cards(near)))
    rng.shuffle(near)
    rng.shuffle(rest)
    table: list[TableMeld] = []
    for _ in range(rng.randrange(8)):
        meld = _some_meld(terms, near, sorted(ranks), suits, rng) if len(table) < 4 else None
        if meld is not None:
            table.append(TableMeld(meld, rng.randrange(seats)))
    turn = rng.randrange(seats)
    sizes = [rng.randint(1, most) if seat == turn else rng.randint(1, 3) for seat in range(seats)]
    hands = []
    for size in sizes:
        hands.append(Cards(near[:size]))
        near = near[size:]
    rest = [*near[4:], *rest]
    short = rng.random() < 0.2
    stock = rest[: rng.randrange(3)] if short else rest
    phase = rng.choice([Phase.DRAW, Phase.PLAY, Phase.PLAY])
    if phase is Phase.PLAY and len(hands[turn]) == 1:
        phase = Phase.DRAW
    owners = {lies.owner for lies in table}
    starting = phase is Phase.PLAY and not table and rng.random() < 0.1
    turns = [int(seat == turn) if starting else rng.randint(1, 3) for seat in range(seats)]
    empty = new_deal(terms, seats=seats, dealer=rng.randrange(seats))
    return empty._replace(
        phase=phase,
        turn=turn,
        hands=tuple(hands),
        aside=Cards(rest[len(stock) :]),
        stock=tuple(stock),
        pile=tuple(near[:4]),
        table=tuple(table),
        opened=tuple(not starting and (seat in owners or rng.random() < 0.4) for seat in range(seats)),
        turns=tuple(turns),
        touched=tuple(terms.draw.touch.endswith("deal") and rng.random() < 0.2 for _ in range(seats)),
    )


def _some_meld(
    terms: Terms, cards: list[Card], ranks: list[int], suits: Sequence[str], rng: random.Random
) -> Meld | None:
    """Some meld of these cards, which it takes away, if the dice and the law allow one."""
    law = meld_law(terms)
    suit, low = rng.choice([suit for suit in SUITS if suit in suits]), rng.choice(ranks)
    size = rng.choice([3, 3, 4, 4, 5, 7, 14])
    if rng.random() < 0.5:
        faces = [place_face(suit, low + step) for step in range(size)]
        lying = tuple(face if rng.random() < 0.75 and face in cards else JOKER for face in faces)
        meld = Meld(MeldKind.RUN, lying, low, suit)
    else:
        like = [card for card in cards if card is not JOKER and card.rank == low]
        if terms.melds.set_suits == "distinct":
            like = list(dict.fromkeys(like))
        joker = [JOKER] * rng.randrange(3)
        meld = Meld.set_of(low, tuple((*joker, *like)[:size]))
    lacking = Cards(meld.cards).without(Cards(cards))
    if lacking or law.shape(meld) or law.jokers(meld):
        return None
    for card in meld.cards:
        cards.remove(card)
    return meld


# --- Questions to both ----------------------------------------------------------------------------------


def compare(state: State, rng: random.Random, *, guarded: bool) -> None:
    """Both list the same, refuse for the same reasons, and a step leads both to the same position."""
    twin = naive_rami_position(state)
    listed = [str(action) for action in engine.steps(state)]
    assert len(set(listed)) == len(listed), listed
    assert set(listed) == naive_rami.steps(twin), difference(listed, naive_rami.steps(twin))
    if guarded and breadth(twin) <= 60:
        safe = {str(action) for action in engine.legal_actions(state)}
        assert safe == naive_rami.guarded(twin), difference(safe, naive_rami.guarded(twin))
    for words in rng.sample(listed, min(6, len(listed))):
        (action,) = parse_actions(words)
        after = naive_rami_position(after_step(state, action))
        assert after == ended(naive_rami.play(twin, [words])), words
    for _ in range(12):
        words = junk(state, rng)
        (action,) = parse_actions(words)
        refused = engine.check_step(state, action)
        assert (None if refused is None else refused.reason.value) == naive_rami.verdict(twin, words), words


def breadth(twin: naive_rami.Position) -> int:
    """How many ways there are to have borrowed at first sight: what the twin would have to try out."""
    if twin.knobs["borrow.kind"] == "off":
        return 1
    return prod(1 + len(naive_rami.picks(meld, twin.knobs)) for meld in twin.table)


def difference(engine_has: Iterable[str], twin_has: Iterable[str]) -> str:
    """What only one of them lists."""
    more, less = set(engine_has) - set(twin_has), set(twin_has) - set(engine_has)
    return f"only the engine: {sorted(more)}; only the twin: {sorted(less)}"


def junk(state: State, rng: random.Random) -> str:
    """What somebody might say who knows the words but not the rules."""
    hand = [card.text for card in state.hands[state.turn]]
    lying = [card.text for lies in state.table for card in lies.meld.cards]
    held = hand * 3 + [card.text for group in state.go.borrowed for card in group] + lying
    place = rng.randint(1, max(1, len(state.table) + (rng.random() < 0.1)))
    where = f"m{place}{rng.choice(['', '', '<', '>'])}"
    card = rng.choice(held)
    verb = rng.choice(["meld", "meld", "meld", "lay", "lay", "swap", "borrow", "borrow", "discard", "draw"])
    if verb == "meld":
        return "meld " + "".join(stated(one, rng) for one in some(held, rng.choice([2, 3, 3, 3, 4, 5]), rng))
    if verb == "lay":
        return f"lay {stated(card, rng)} {where}"
    if verb == "swap":
        naturals = [one for one in held if one != JOKER.text]
        return f"swap {rng.choice(naturals)} {where}" if naturals else "draw"
    if verb == "borrow":
        meld = state.table[place - 1].meld if place <= len(state.table) else None
        there = [one.text for one in meld.cards] if meld is not None else held
        return f"borrow {''.join(some(there, rng.choice([1, 1, 2, 3]), rng))} {where}"
    if verb == "discard":
        return f"discard {card}{rng.choice(['', ' carte'])}"
    return rng.choice(["draw", "take", "touch"])


def some(cards: list[str], size: int, rng: random.Random) -> list[str]:
    """A few of the cards."""
    return rng.sample(cards, min(size, len(cards)))


def stated(card: str, rng: random.Random) -> str:
    """The card, a joker perhaps with what it is to stand for."""
    if card != JOKER.text or rng.random() < 0.5:
        return card
    rank = rng.choice("A23456789TJQK")
    return f"{card}={rank}{rng.choice(['', *SUITS])}"


def walk(terms: Terms, seed: int, most: int, steps: int, *, guarded: bool = True) -> None:
    """Play on from a made-up position, guarded and with a liking for the table, and ask both at each step."""
    rng = random.Random(seed)
    state = crowded(terms, rng, most)
    for _ in range(steps):
        if state.over:
            break
        compare(state, rng, guarded=guarded)
        listed = engine.legal_actions(state) if rng.random() < 0.8 else engine.steps(state)
        if not listed:
            break
        acts = [action for action in listed if action.verb not in ("draw", "touch", "discard")]
        action = rng.choice(acts if acts and rng.random() < 0.8 else listed)
        state = after_step(state, action)
    if state.over:
        assert state.result is not None
        twin = naive_rami_position(state)
        assert list(state.result.points(terms)) == naive_rami.scores(twin.result, twin.knobs)


@settings(max_examples=min(40, (settings.default or settings()).max_examples))
@given(terms(), st.integers(0, 10**6))
def test_any_rules(terms: Terms, seed: int) -> None:
    walk(terms, seed, 5, 6)


@pytest.mark.slow
@given(terms(), st.integers(0, 10**6))
def test_any_rules_many_times(terms: Terms, seed: int) -> None:
    walk(terms, seed, 7, 12)


DISPUTED = [
    ("swap 7d m1", rami_at("7d 2c 6s +", "p1:6dJk=7d8d", rules="swap.use=any", others=["+"])),
    ("swap 6d m2", rami_at("6d 4s 7s", "p2:5s6s7sJk=8s", "p1:5dJk=6d7d", others=["+"])),
    (
        "take",
        rami_at("8c 9h 2c 5c 3s", "p2:Jk=6s7s8s", "p1:9c9dJk=9", pile="6s", phase="draw", others=["+"]),
    ),
]
"""Positions in which the engine once missed a step after which the turn can be completed."""


@pytest.mark.parametrize(("words", "state"), DISPUTED, ids=[words for words, _ in DISPUTED])
def test_steps_that_were_missed(words: str, state: State) -> None:
    assert words in {str(action) for action in engine.legal_actions(state)}
    compare(state, random.Random(0), guarded=True)


# --- Both doors commit the same turns ---------------------------------------------------------------------

SMALL = ["5h", "6h", "7h", "8h", "7c", "8d", "9c", "Jk"]
"""All that the seat can hold: its hand is every choice of some of these, the top discard another."""
DOORS: list[dict[str, object]] = [
    {},
    {"swap.use": "any", "wild.max_in_run": 2},
    {"swap.use": "keep", "opening.joker_counts": "zero"},
    {"borrow.split": True, "borrow.joker": True, "wild.max_in_run": 3},
    {"borrow.kind": "off", "out.discard": "optional"},
    {"melds.set_suits": "repeat", "swap.from_set": "rank", "out.discard": "optional"},
    {"opening.kind": "none", "draw.take": "free"},
    {"opening.points": 40, "out.at_once_needs": "none", "opening.pure_run": "new"},
    {"opening.pure_run": "subrun", "wild.rebind": "slide", "wild.max_in_set": 2},
    {"swap.from_set": "square_both", "layoff.joker_on_opponent": "all", "score.joker_finish": "forbidden"},
    {"wild.in_run": "burnt", "deck.packs": 1, "opening.discard_points_always": True, "opening.points": 20},
]


def held(terms: Terms, hand: Iterable[str], top: str, *, opened: bool) -> State:
    """The first seat before its draw, with this hand, this top discard and an idle card in the stock."""
    lying = [
        TableMeld(Meld.set_of(7, tuple(map(Card.parse, ("7c", "7d", "7h", "7s")))), 0),
        TableMeld(
            Meld(MeldKind.RUN, tuple(map(Card.parse, ("4h", "5h", "Jk", "7h"))), 4, Card.parse("4h").suit), 1
        ),
    ]
    return new_deal(terms, seats=2, dealer=0)._replace(
        phase=Phase.DRAW,
        turn=0,
        hands=(Cards.parse("".join(hand)), Cards.parse("Kc")),
        aside=Cards(),
        stock=(Card.parse("Qd"),),
        pile=(Card.parse(top),),
        table=tuple(lying),
        opened=(opened, True),
        turns=(2, 2),
    )


def committed(state: State, *, guarded: bool) -> set[naive_rami.Position]:
    """Everything that the turn can come to at one of the doors."""
    seen, todo, ends = {naive_rami_position(state)}, [state], set()
    while todo:
        now = todo.pop()
        listed = engine.legal_actions(now) if guarded else engine.steps(now)
        assert listed or not guarded, "a turn that cannot be ended"
        for action in listed:
            after = after_step(now, action)
            position = naive_rami_position(after)
            if after.over or after.turns != now.turns:
                ends.add(position)
            elif position not in seen:
                seen.add(position)
                todo.append(after)
    return ends


def same_turns(kind: int, opened: bool, cards: int, every: int) -> None:
    """Ask both doors and the twin about every, or every so manieth, choice of a hand and a top discard."""
    terms = RAMI.with_(LIVELY | DOORS[kind]).at(2)
    for *hand, top in list(combinations(SMALL, cards))[kind % every :: every]:
        state = held(terms, hand, top, opened=opened)
        drafts, guarded = committed(state, guarded=False), committed(state, guarded=True)
        twin = {ended(one) for one in naive_rami.turns(naive_rami_position(state))}
        assert len(drafts) == len(guarded) == len(twin), (hand, top)
        assert drafts == guarded == twin, (hand, top)


KIND = pytest.mark.parametrize(
    "kind", range(len(DOORS)), ids=[",".join(f"{k}={v}" for k, v in one.items()) or "plain" for one in DOORS]
)
OPENED = pytest.mark.parametrize("opened", [True, False], ids=["opened", "unopened"])


@OPENED
@KIND
def test_both_doors_commit_the_same_turns(kind: int, opened: bool) -> None:
    same_turns(kind, opened, cards=3, every=56)


def test_a_joker_laid_off_is_borrowed_again_for_a_borrowed_card() -> None:
    """The taken joker goes onto the sevens, and from there between the five and a borrowed seven."""
    state = held(RAMI.with_(LIVELY | DOORS[3]).at(2), ["5h", "8h"], "Jk", opened=False)
    drafts = committed(state, guarded=False)
    assert drafts == committed(state, guarded=True)
    assert max(end.result.jokers for end in drafts if end.result) == 2


@pytest.mark.slow
@OPENED
@KIND
def test_both_doors_commit_the_same_turns_with_every_hand(kind: int, opened: bool) -> None:
    same_turns(kind, opened, cards=3, every=1)
    same_turns(kind, opened, cards=4, every=1)
