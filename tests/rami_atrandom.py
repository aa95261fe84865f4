"""Rami played at random: its presets and house rules, and seats that open, take, borrow, swap and forget.

As :mod:`atrandom`, whose table it uses: some seats play any legal action, some build an opening and lay what
they can, some hold everything back until they can go out at once.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import atrandom
from atrandom import Game, Watched, answer
from rami_branches import RAMI
from strategies import AGAINST
from tierce import Rules, RulesError, engine, load
from tierce.cards import JOKER, Card, Cards
from tierce.game import State
from tierce.game.actions import Action, Discard, Draw, LayMeld, LayOff, Take, Touch
from tierce.game.state import Phase

PRESETS: Final = ("rami51", "rami51_circular", "rami71", "rami81", "arbaatash", "thousand", "basic")
STYLES: Final = ("builder", "builder", "builder", "any", "steps", "hoarder")

# --- Rule books ---------------------------------------------------------------------------------------------

_QUICK: Final = "deal.hand_size=6+opening.points=15+opening.points_from_discard=same"
"""Hands so small, and openings so cheap, that seats often go out at once."""
_DRY: Final = f"{_QUICK}+opening.pure_run=off+wild.in_run=anywhere+deck.jokers=16"
_FREE: Final = "opening.kind=none+draw.take=free+swap.use=keep+borrow.kind=off"
"""Turns that owe nothing."""
_STOCK: Final = "deck.packs=1+deal.hand_size=9"
_JOKERS: Final = "deck.jokers=12+deal.hand_size=9+opening.points=20"
CORNERS: Final[tuple[tuple[str, str, int, int, str], ...]] = (
    # Each reaches what a random rule book seldom does. Out at once, with and without jokers:
    ("rami51", _QUICK, 2, 4, ""),
    ("rami51", f"{_QUICK}+deck.jokers=16", 2, 4, ""),
    ("rami51", f"{_QUICK}+deck.jokers=16+score.joker_finish=double", 2, 4, "hoarder"),
    ("rami51", f"{_QUICK}+deck.jokers=16+score.joker_finish=flat_200", 2, 3, ""),
    ("rami51", f"{_QUICK}+deck.jokers=16+score.joker_finish=forbidden", 2, 4, ""),
    ("rami51", f"{_QUICK}+out.at_once_may_use_table=no", 2, 4, ""),
    ("rami51", f"{_QUICK}+score.at_once=flat_100", 2, 4, "hoarder"),
    ("rami51", "deal.hand_size=6+out.at_once_needs=run_only", 2, 4, "hoarder"),
    ("rami51", "deal.hand_size=6+out.at_once_needs=none+opening.pure_run=off", 2, 4, "hoarder"),
    ("rami51", f"{_QUICK}+out.discard=optional+out.carte=auto", 2, 4, ""),
    ("rami51", f"{_QUICK}+out.carte=off+score.winner_bonus=-20", 2, 4, ""),
    ("rami51", f"{_QUICK}+values.joker_in_hand=doubles_hand+deck.jokers=12", 2, 4, ""),
    # The dry table of the "14", and touching the pile:
    ("arbaatash", _DRY, 2, 4, ""),
    ("arbaatash", f"{_DRY}+wild.max_in_set=2", 2, 4, "hoarder"),
    ("arbaatash", f"{_DRY}+draw.touch=ignored", 2, 4, "hoarder"),
    ("arbaatash", f"{_DRY}+score.dry_table=falling", 2, 4, "hoarder"),
    ("arbaatash", f"{_DRY}+score.dry_table=literal+score.rounding=down", 2, 4, "hoarder"),
    ("arbaatash", f"{_QUICK}+score.rounding=down+deck.jokers=12+draw.touch=ignored", 2, 4, "hoarder"),
    ("arbaatash", f"{_QUICK}+draw.touch=no_exit_this_deal+out.max_turns=60", 2, 4, ""),
    ("arbaatash", f"{_QUICK}+draw.touch=no_dry_this_turn", 2, 4, "hoarder"),
    ("arbaatash", f"{_QUICK}+opening.discard_points_always=yes+opening.points_from_discard=25", 2, 4, ""),
    ("arbaatash", "opening.points=15+opening.points_from_discard=40+deal.hand_size=9", 2, 4, ""),
    ("arbaatash", "values.joker_in_hand=50+deck.jokers=8+deal.hand_size=7+opening.points=15", 2, 4, ""),
    # A small stock, renewed or not:
    ("rami51", f"{_STOCK}+opening.points=20", 3, 4, ""),
    ("rami51", f"{_STOCK}+opening.points=20+draw.renew_keeps_top=no", 3, 4, ""),
    ("rami51", f"{_STOCK}+opening.points=20+draw.renewals=0", 3, 4, ""),
    ("rami51", f"{_STOCK}+opening.points=20+draw.renewals=1", 4, 4, "builder"),
    ("rami51", "deck.packs=1+deck.jokers=2+deal.hand_size=6+opening.points=10+draw.renewals=0", 2, 4, ""),
    ("rami51", "deck.packs=1+deck.jokers=0+deal.hand_size=16+opening.points=20", 3, 3, ""),
    # Long runs, and round the corner:
    ("rami51", f"{_FREE}+deal.hand_size=30+deck.jokers=2+melds.run_max=13+wild.max_in_set=0", 2, 2, "runs"),
    ("rami51_circular", f"{_FREE}+deal.hand_size=30+deck.jokers=2+wild.max_in_set=0", 2, 2, "runs"),
    ("rami51_circular", "deal.hand_size=10+opening.points=20", 2, 3, "runs"),
    # Jokers and borrowing:
    ("rami51", f"{_JOKERS}+wild.max_in_set=2+wild.max_in_run=2", 2, 4, ""),
    ("rami51", f"{_JOKERS}+swap.use=any+layoff.joker_on_opponent=all",
     2, 4, ""),
    ("rami51", f"{_JOKERS}+swap.use=keep+borrow.joker=yes", 2, 4, ""),
    ("rami51", f"{_JOKERS}+swap.from_set=square_both", 2, 4, ""),
    ("rami51", f"{_JOKERS}+swap.same_turn=no", 2, 4, ""),
    ("rami51", f"{_JOKERS}+borrow.from_joker_meld=no", 2, 4, ""),
    ("rami51", f"{_JOKERS}+wild.in_run=ends", 2, 4, ""),
    ("rami51", "deck.packs=1+deck.jokers=6+deal.hand_size=9+opening.points=20+wild.in_run=burnt", 2, 4, ""),
    ("rami51", "opening.kind=none+deal.hand_size=16+wild.max_in_set=0+borrow.split=yes", 2, 2, "runs"),
    ("rami51", "opening.kind=none+deal.hand_size=10", 2, 4, ""),
    ("rami51", "opening.points=20+deal.hand_size=9+draw.take=free+draw.take_from_round=2", 2, 4, ""),
    ("rami51", "opening.joker_counts=thirty_five+deck.jokers=9+deal.hand_size=9+opening.pure_run=subrun",
     2, 4, ""),
    ("rami51", "draw.take_joker=no+deck.jokers=16+deal.hand_size=7+opening.points=15", 2, 4, ""),
    # Many seats, the cut, an upcard, the starter's first turn:
    ("rami51", "deal.seats=2-8+deck.packs=3+deck.jokers=6+deal.hand_size=7+opening.points=15", 6, 8, ""),
    ("rami51", "deal.cut_joker=kept+deck.jokers=16+deal.hand_size=7+opening.points=15", 2, 4, ""),
    ("rami51", f"{_QUICK}+deal.starter=next+deal.upcard=yes+deal.starter_first_turn=full", 2, 4, ""),
    # Basic rummy and the knobs that it brought:
    ("basic", "deal.hand_size=7", 2, 6, ""),
    ("basic", "draw.renew=taken+deal.hand_size=7", 5, 6, ""),
    ("basic", "draw.renew=shuffled+out.new_melds=1", 2, 6, "any"),
    ("basic", "out.discard=required+deck.packs=2+deck.jokers=4+swap.from_set=rank", 2, 6, ""),
    ("rami51", f"{_QUICK}+draw.take=free+draw.throw_back=no+opening.kind=free", 2, 4, ""),
    ("rami51", f"{_QUICK}+score.pays=winner_collects+melds.aces=low+deal.extra=0", 2, 4, "hoarder"),
    # The end of a match:
    ("rami51", f"{_QUICK}+match.elimination=yes+match.target=150", 2, 4, ""),
    ("rami51", f"{_QUICK}+match.target=none+match.deals=1", 3, 5, ""),
    ("thousand", f"{_QUICK}+match.deals=2", 2, 4, ""),
    ("arbaatash", "opening.points=15+deal.hand_size=6+opening.points_from_discard=same", 2, 4, ""),
    ("rami51", "out.max_turns=50", 2, 5, "any"),
)  # fmt: skip
"""House rules beside random ones: preset, changes, fewest and most seats, a style if all play alike."""


def by_the_book(rng: random.Random) -> tuple[Rules, int, str]:
    """A preset as it stands."""
    return load(rng.choice(PRESETS)), rng.randint(2, 5), ""


def any_house(rng: random.Random) -> tuple[Rules, int, str]:
    """Chosen house rules, or any."""
    if rng.random() < 0.65:
        preset, changed, low, high, style = rng.choice(CORNERS)
        return load(f"{preset}+{changed}"), rng.randint(low, high), style
    return (*house_rules(rng), "")


def quick_corner(rng: random.Random) -> tuple[Rules, int, str]:
    """Chosen house rules with small hands, for a test that has little time."""
    quick = [one for one in CORNERS if _QUICK in one[1] and one[4] != "hoarder"]
    preset, changed, low, high, style = rng.choice(quick)
    return load(f"{preset}+{changed}"), rng.randint(low, high), style


def house_rules(rng: random.Random) -> tuple[Rules, int]:
    """A preset with any of its knobs turned, small hands, few jokers in them, and seats."""
    base = load(rng.choice(PRESETS))
    seats = rng.randint(2, 5)
    changes: dict[str, object] = {}
    for path, knob in base.knobs.items():
        if path != "deal.seats" and rng.random() < 0.2:
            changes[path] = answer(rng, knob.kind)
    if "match.target" in changes:
        changes["match.target"] = rng.choice((None, 50, 100, 200, 10_000))
    if base.answer("match.target", seats) is None or changes.get("match.target", 1) is None:
        changes["match.deals"] = rng.randint(1, 4)
    packs = int(str(changes.get("deck.packs", 2)))
    size = min(rng.randint(3, 11), (52 * packs - 2) // seats)
    changes |= {"deck.packs": packs, "deal.hand_size": size, "out.max_turns": rng.choice((50, 60, 120))}
    changes["opening.points"] = rng.choice((0, 9, 15, 20, 30, 51))
    if "opening.points_from_discard" in changes:
        changes["opening.points_from_discard"] = rng.choice(("same", 0, 25, 40))
    jokers = int(str(changes.get("deck.jokers", 4)))
    changes["deck.jokers"] = min(jokers, 2 * 52 * packs // size)  # About two in a hand.
    while True:
        try:
            rules = base.with_(changes)
            for players in range(2, seats + 1):
                rules.at(players)
            return rules, seats
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)
                changes.pop(AGAINST.get(problem.where, ""), None)
                if problem.where == "match.last_deal_factor":
                    changes |= {"match.last_deal_factor": 1}


# --- How seats play -----------------------------------------------------------------------------------------


def choose(watched: Watched, rng: random.Random, style: str) -> Action | None:
    """An action in this style, or ``None`` where the turn owes what it cannot pay."""
    state = watched.state
    if state.phase is Phase.DRAW:
        return _draw(state, rng, style)
    if style == "steps" and rng.random() < 0.7:
        listed = engine.steps(state)
        return rng.choice(listed) if listed else None
    listed = engine.legal_actions(state)
    if not listed:
        return None
    lays = [one for one in listed if not isinstance(one, Discard)]
    discards = [one for one in listed if isinstance(one, Discard)]
    if style == "any" and rng.random() < 0.8:
        return rng.choice(listed)
    if style == "runs":
        lays = [one for one in lays if _runs(state, one)] or lays
    if style == "hoarder" and discards and lays and not state.go.acted and not _goes_out(state, rng):
        lays = lays if rng.random() < 0.02 else []
    if lays and (not discards or rng.random() < 0.9):
        return rng.choice(lays)
    return _loosest(state, discards, rng) if discards else None


def _draw(state: State, rng: random.Random, style: str) -> Action:
    keen = 0.3 if style in ("any", "hoarder") else 0.8
    if rng.random() < keen and engine.check(state, Take()) is None:
        return Take()
    if rng.random() < 0.1 and engine.check_step(state, Touch()) is None:
        return Touch()
    return Draw()


def _runs(state: State, action: Action) -> bool:
    if isinstance(action, LayMeld):
        suits = {one.card.suit for one in action.laid if one.card is not JOKER}
        return len(suits) == 1
    return isinstance(action, LayOff) and state.table[action.meld - 1].meld.is_run


def _goes_out(state: State, rng: random.Random) -> bool:
    """Whether laying whatever can be laid leaves no more than the last discard."""
    for _ in range(40):
        lays = [one for one in engine.legal_actions(state) if isinstance(one, LayMeld | LayOff)]
        if not lays:
            break
        most = max(len(one.cards) for one in lays)
        state = engine.apply_step(state, rng.choice([one for one in lays if len(one.cards) == most])).state
        if state.over:
            return True
    return len(state.hands[state.turn]) <= 1


def _loosest(state: State, discards: list[Discard], rng: random.Random) -> Discard:
    """The discard that goes least with the rest of the hand; jokers seldom, and one card mostly announced."""
    if rng.random() < 0.1:
        return rng.choice(discards)
    hand = state.hands[state.turn]
    worth = {one: _friends(one.card, hand) - 0.1 * one.carte * (rng.random() < 0.8) for one in discards}
    least = min(worth.values())
    return rng.choice([one for one in discards if worth[one] <= least])


def _friends(card: Card, hand: Cards) -> float:
    """How many cards of the hand go with this one."""
    if card is JOKER:
        return 9.0
    found = 0.0
    for other in set(hand) - {card, JOKER}:
        if other.rank == card.rank:
            found += 1.0
        elif other.suit is card.suit:
            apart = abs(int(other.rank) - int(card.rank))
            apart = min(apart, 13 - apart)
            found += {1: 1.6, 2: 0.8}.get(apart, 0.0)
    return found


# --- What seats say besides ---------------------------------------------------------------------------------


def junk(watched: Watched, rng: random.Random) -> str:
    """Words that may mean anything, and are mostly refused."""
    state = watched.state
    if state.phase is Phase.DRAW and rng.random() < 0.5:
        return rng.choice(("take", "touch", "meld 3h4h5h", "discard Kh"))
    if (state.go.acted or state.go.borrowed or state.go.owed or state.go.took) and rng.random() < 0.3:
        return _discard(watched, rng)
    return rng.choice(_JUNK)(watched, rng)


def _discard(watched: Watched, rng: random.Random) -> str:
    """A discard, perhaps wrongly announced; seldom where it would only end the turn."""
    state = watched.state
    hand = list(state.hands[state.turn]) or [JOKER]
    card = rng.choice(hand)
    return f"discard {card}{rng.choice(('', '', ' carte'))}"


def _any_discard(watched: Watched, rng: random.Random) -> str:
    return _discard(watched, rng) if rng.random() < 0.1 else "draw"


def _borrow(watched: Watched, rng: random.Random) -> str:
    """Cards of a meld on the table, some of which may be borrowed."""
    table = watched.state.table
    if not table:
        return "borrow 7h m1"
    number = rng.randint(1, len(table))
    cards = table[number - 1].meld.cards
    count = rng.choice((1, 1, 1, 2))
    first = rng.choice((0, len(cards) - count, rng.randint(0, len(cards) - count)))
    return f"borrow {''.join(card.text for card in cards[first : first + count])} m{number}"


def _borrowed_meld(watched: Watched, rng: random.Random) -> str:
    """Borrowed cards laid, with cards from hand or without."""
    borrowed = [card for cards in watched.state.go.borrowed for card in cards]
    hand = list(watched.state.hands[watched.state.turn])
    if not borrowed:
        return _borrow(watched, rng)
    if len(borrowed) >= 3 and rng.random() < 0.5:
        return "meld " + "".join(card.text for card in borrowed[:3])
    some = rng.sample(hand, min(len(hand), 2))
    return "meld " + "".join(card.text for card in [*borrowed[:1], *some])


def _past_the_ace(watched: Watched, rng: random.Random) -> str:
    """A king or a two for a run that ends in an ace."""
    for number, lies in enumerate(watched.state.table, start=1):
        meld = lies.meld
        if meld.suit is not None and (meld.low == 1 or meld.high == 14):
            card = meld.face(13) if meld.low == 1 else meld.face(2)
            if card in watched.state.hands[watched.state.turn]:
                return f"lay {card} m{number}{rng.choice(('', '<', '>'))}"
    return atrandom._at_run(watched, rng)


_JUNK: Final[tuple[Callable[[Watched, random.Random], str], ...]] = (
    atrandom._meld, atrandom._two_alike, atrandom._near, atrandom._jokers, atrandom._wild, atrandom._lay,
    atrandom._swap, atrandom._at_joker, atrandom._at_joker, atrandom._at_run, atrandom._at_run,
    atrandom._at_ace, atrandom._loose, atrandom._aside, atrandom._anything, _borrow, _borrow, _borrow,
    _borrowed_meld, _past_the_ace, _any_discard,
    lambda watched, rng: rng.choice(("draw", "take", "touch", "end", "dead", "pass", "meld", "discard", "")),
)  # fmt: skip

RAMI_GAME: Final = Game(
    branches=RAMI,
    book=by_the_book,
    house=any_house,
    styles=STYLES,
    choose=choose,
    junk=junk,
    most_book=2,
    most_house=4,
)
