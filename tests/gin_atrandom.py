"""Gin played at random: presets and house rules, and seats that seek knocks, hold out for gin, or wait.

As :mod:`atrandom`, whose table it uses. Random play knocks in about one deal of fifty, so most seats keep
what melds and throw what does not.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from atrandom import Game, Watched, answer
from gin_branches import GIN, fits
from tierce import Rules, RulesError, engine, load
from tierce.cards import FACES, JOKER, Card, Cards
from tierce.game import State
from tierce.game.actions import Action, BigGin, Discard, Done, Knock, LayOff, Take
from tierce.game.state import Phase
from tierce.melds.deadwood import deadwood

PRESETS: Final = (
    "gin",
    "gin",
    "gin_traditional",
    "gin_oklahoma",
    "gin_hollywood",
    "gin_openspiel",
    "gin_rlcard",
)
STYLES: Final = ("seeker", "seeker", "seeker", "patient", "shy", "any", "returner")

# --- Rule books ---------------------------------------------------------------------------------------------

_SHORT: Final = "match.target=none+match.deals=2"
CORNERS: Final[tuple[tuple[str, str, str], ...]] = (
    # Each reaches what a random rule book seldom does. The end of the stock:
    ("gin_openspiel", "knock.limit=40+draw.last=18", "shy"),
    ("gin_openspiel", "draw.last=20", "shy"),
    ("gin_openspiel", "draw.last=20+knock.limit=25", "wall"),
    ("gin_rlcard", "draw.last=20", "wall"),
    ("gin", "draw.last=20", "shy"),
    # Takes and throwing back:
    ("gin_openspiel", "draw.takes=4", "returner"),
    ("gin_openspiel", "", "returner"),
    ("gin_openspiel", "draw.mutual_return=plays_on+draw.takes=9", "returner"),
    ("gin", "draw.throw_back=yes+knock.throw_back=yes+draw.takes=12", "returner"),
    # Small hands, which are often gin or big gin, and laid off whole:
    ("gin", "deal.hand_size=5", "patient"),
    ("gin", "deal.hand_size=3+knock.limit=30+score.tie=nothing", "seeker"),
    ("gin", "deal.hand_size=5", "big"),
    ("gin", "deal.hand_size=5+knock.limit=1", "big"),
    ("gin", "deal.hand_size=5+knock.gin=must", "big"),
    ("gin", "deal.hand_size=7+knock.limit=3", "patient"),
    ("gin", "deal.hand_size=4+score.big_gin=none", "patient"),
    ("gin_openspiel", "deal.hand_size=6+knock.layoffs_per_end=1+score.big_gin=50", "seeker"),
    ("gin", "knock.gin=must+deal.hand_size=6+knock.limit=40", "big"),
    ("gin_openspiel", "knock.layoffs_per_end=1", "seeker"),
    # A meld that is dealt whole, and kept while the card just taken goes back:
    ("gin", "deal.hand_size=3+knock.gin=must+draw.throw_back=yes", "returner"),
    ("gin_hollywood", "deal.hand_size=3+knock.gin=must+draw.throw_back=yes", "returner"),
    ("gin_traditional", "deal.hand_size=3+knock.gin=must+draw.throw_back=yes", "returner"),
    ("gin", "knock.gin=must+deal.hand_size=7+knock.throw_back=no+draw.throw_back=yes", "seeker"),
    # Oklahoma:
    ("gin_oklahoma", "deal.hand_size=7+match.extra_boxes=yes", "seeker"),
    ("gin_oklahoma", "deal.hand_size=6+knock.upcard_ace=gin_only", "patient"),
    # Who begins, and with how many cards:
    ("gin", "deal.starter=dealer", "seeker"),
    ("gin", "deal.upcard=no", "seeker"),
    ("gin_rlcard", "deal.starter_first_turn=full+knock.layoffs=yes", "seeker"),
    ("gin_rlcard", "deal.upcard=yes+deal.hand_size=6", "seeker"),
    # The prices and the match:
    ("gin", "values.ace_in_hand=11+values.court=5+knock.limit=20", "seeker"),
    ("gin", "match.target=50+match.dealer=last_winner+match.shutout=double_all", "seeker"),
    ("gin_hollywood", "match.target=50+values.court=25+knock.limit=25", "seeker"),
    ("gin", f"{_SHORT}+match.kind=independent", "seeker"),
)  # fmt: skip
"""House rules beside random ones: preset, changes, and how both seats play."""


def by_the_book(rng: random.Random) -> tuple[Rules, int, str]:
    """A preset as it stands."""
    return load(rng.choice(PRESETS)), 2, rng.choice(("", "seeker"))


def any_house(rng: random.Random) -> tuple[Rules, int, str]:
    """Chosen house rules, or any."""
    return corner(*rng.choice(CORNERS)) if rng.random() < 0.75 else (house_rules(rng), 2, "")


def corner(preset: str, changed: str, style: str) -> tuple[Rules, int, str]:
    """Chosen house rules, seats, and how they play."""
    return load("+".join(filter(None, (preset, changed)))), 2, style


def house_rules(rng: random.Random) -> Rules:
    """A preset with any of its knobs turned."""
    base = load(rng.choice(PRESETS))
    changes: dict[str, object] = {}
    for path, knob in base.knobs.items():
        if path != "deal.seats" and rng.random() < 0.2:
            changes[path] = answer(rng, knob.kind)
    if "deal.hand_size" in changes:
        changes["deal.hand_size"] = rng.randint(3, 12)
    if "match.target" in changes:
        changes["match.target"] = rng.choice((None, 50, 100, 10_000))
    if changes.get("match.target", 1) is None:
        changes["match.deals"] = rng.randint(1, 4)
    while True:
        try:
            rules = base.with_(changes)
            rules.at(2)
            return rules
        except RulesError as wrong:
            for problem in wrong.problems:  # Some are answered so by the preset, and want an upcard.
                changes.pop(problem.where if problem.where in changes else "deal.upcard", None)


# --- How seats play -----------------------------------------------------------------------------------------


def seeks_knocks(state: State, rng: random.Random) -> Action:
    """What a seat does that wants to knock soon."""
    return chosen(state, rng, "seeker")


def choose(watched: Watched, rng: random.Random, style: str) -> Action:
    """An action in this style."""
    return chosen(watched.state, rng, style)


def chosen(state: State, rng: random.Random, style: str) -> Action:
    """An action in this style, by all that the state tells of the acting seat."""
    listed = engine.legal_actions(state)
    if style == "any":
        return rng.choice(listed)
    if state.phase in (Phase.OFFER, Phase.DRAW, Phase.WALL):
        return _drawn(state, rng, style, listed)
    if state.phase is Phase.LAYOFF:
        lays = [one for one in listed if isinstance(one, LayOff)]
        if lays and rng.random() < 0.85:
            return rng.choice(lays)
        dones = [one for one in listed if isinstance(one, Done)]
        return rng.choice(dones[-1:] if rng.random() < 0.7 else dones)
    return _thrown(state, rng, style, listed)


def _drawn(state: State, rng: random.Random, style: str, listed: tuple[Action, ...]) -> Action:
    """The top discard where it helps; else the stock."""
    take, other = Take(), next(one for one in (*listed[::-1],) if not isinstance(one, Take))
    if take not in listed:
        return other
    if style == "returner":
        return take if rng.random() < 0.9 else other
    if state.phase is Phase.WALL:
        return take if rng.random() < (0.8 if style == "wall" else 0.4) else other
    hand, top = state.hands[state.turn], state.pile[-1]
    helps = min(deadwood(hand + top - card) for card in hand) < deadwood(hand)
    return take if helps or rng.random() < 0.05 else other


def _thrown(state: State, rng: random.Random, style: str, listed: tuple[Action, ...]) -> Action:
    """A knock where the seat wants one, else the discard that keeps most."""
    knocks = [one for one in listed if isinstance(one, Knock | BigGin)]
    discards = [one for one in listed if isinstance(one, Discard)]
    gins = [one for one in knocks if isinstance(one, BigGin) or not one.left]
    if style in ("shy", "returner", "wall", "big") and discards and rng.random() < 0.97:
        knocks = [one for one in knocks if style == "big" and isinstance(one, BigGin)]
    if style == "patient" and discards and knocks:
        big: list[Knock | BigGin] = [one for one in gins if isinstance(one, BigGin)]
        wanted = big or (gins if rng.random() < 0.6 else [])
        knocks = wanted or (knocks if rng.random() < 0.1 else [])
    if knocks and (not discards or style != "seeker" or rng.random() < 0.8):
        best = gins if gins and rng.random() < 0.5 else knocks
        return rng.choice(best)
    if style == "returner" and state.go.lifted is not None and rng.random() < 0.8:
        back = [one for one in discards if one.card is state.go.lifted]
        discards = back or discards
    if rng.random() < 0.05:
        return rng.choice(discards)
    hand = state.hands[state.turn]
    kept = {one: deadwood(hand - one.card) + 0.1 * _friends(one.card, hand) for one in discards}
    least = min(kept.values())
    return rng.choice([one for one in discards if kept[one] <= least])


def _friends(card: Card, hand: Cards) -> int:
    """How many cards of the hand go with this one."""
    return sum(
        other.rank == card.rank or (other.suit is card.suit and abs(other.rank - card.rank) < 3)
        for other in hand
        if other is not card
    )


# --- What seats say besides ---------------------------------------------------------------------------------


def junk(watched: Watched, rng: random.Random) -> str:
    """Words that may mean anything, and are mostly refused."""
    if watched.state.phase is Phase.LAYOFF and rng.random() < 0.5:
        return _fits(watched, rng)
    return rng.choice(_JUNK)(watched, rng)


def _text(cards: object) -> str:
    return "".join(card.text for card in cards)  # type: ignore[attr-defined]


def _card(watched: Watched, rng: random.Random) -> Card:
    return rng.choice(list(watched.state.hands[watched.state.turn]) or [FACES[0]])


def _loose(watched: Watched, rng: random.Random) -> str:
    """A legal knock said with less, or in another order; or one that is not quite there."""
    state = watched.state
    knocks = [one for one in engine.steps(state) if isinstance(one, Knock)]
    if not knocks:
        return f"knock {_card(watched, rng)}"
    if rng.random() < 0.8:  # A knock ends the deal, which the seat may not want.
        return _less(watched, rng)
    said = rng.choice(knocks)
    melds = [rng.sample(meld, len(meld)) for meld in said.melds]
    kept = melds if rng.random() < 0.7 else melds[1:]
    words = " ".join(["knock", said.card.text, *map(_text, kept)])
    if rng.random() < 0.3:
        return f"knock {said.card}"
    left = said.left or Cards()
    return words if rng.random() < 0.5 else f"{words} / {_text(left) or '-'}"


def _less(watched: Watched, rng: random.Random) -> str:
    """Gin with one of its melds as deadwood."""
    gins = [one for one in engine.steps(watched.state) if isinstance(one, Knock) and not one.left]
    if not gins:
        return f"knock {rng.choice(FACES[: JOKER.index])}"
    said = rng.choice(gins)
    *melds, left = rng.sample(said.melds, len(said.melds))
    return " ".join(["knock", said.card.text, *map(_text, melds), "/", _text(left)])


def _back(watched: Watched, rng: random.Random) -> str:
    """The card just taken thrown back, with a knock or without."""
    lifted = watched.state.go.lifted
    if lifted is None:
        return "take"
    return f"{rng.choice(('discard', 'knock'))} {lifted}" if rng.random() < 0.5 else "pass"


def _round_the_corner(watched: Watched, rng: random.Random) -> str:
    """A run with the ace above the king, or cards that are nearly a meld."""
    hand = list(watched.state.hands[watched.state.turn])
    for suit in "cdhs":
        high = [card for card in hand if card.text in (f"A{suit}", f"Q{suit}", f"K{suit}")]
        others = [card for card in hand if card not in high]
        if len(high) == 3 and others:
            return (
                f"knock {rng.choice(others)} {_text(sorted(high, key=lambda card: (card.rank == 1, card)))}"
            )
    some = rng.sample(hand, min(len(hand), 4))
    return f"knock {_text(some[:1]) or 'Kh'} {_text(some[1:]) or '5c5d5h'}"


def _barred(watched: Watched, rng: random.Random) -> str:
    """A discard of the hand that is not listed."""
    listed = {str(one) for one in engine.steps(watched.state)}
    said = [f"discard {card}" for card in watched.state.hands[watched.state.turn]]
    return rng.choice([one for one in said if one not in listed] or ["take"])


def _twice(watched: Watched, rng: random.Random) -> str:
    """Melds that want the same card."""
    knocks = [one for one in engine.steps(watched.state) if isinstance(one, Knock) and one.melds]
    if not knocks:
        return _big(watched, rng)
    said = rng.choice(knocks)
    return f"knock {said.card} {_text(said.melds[0])} {_text(said.melds[0])}"


def _big(watched: Watched, rng: random.Random) -> str:
    """Big gin with the melds of a knock, which are all the cards or not."""
    shown = [one for one in engine.steps(watched.state) if isinstance(one, Knock | BigGin) and one.melds]
    melds = rng.choice(shown).melds if shown else ()
    return " ".join(["biggin", *map(_text, melds)]) if melds else "biggin 5c5d5h"


def _lay(watched: Watched, rng: random.Random) -> str:
    """A card of the hand for a meld of the knocker, whether it fits or not."""
    table = watched.state.table
    end = rng.choice(("", "", "<", ">"))
    return (
        f"lay {_card(watched, rng)} m{rng.randint(1, len(table) + (rng.random() < 0.1)) if table else 1}{end}"
    )


def _fits(watched: Watched, rng: random.Random) -> str:
    """A card of the hand that goes on a meld, said without the end."""
    hand = watched.state.hands[watched.state.turn]
    found = [
        f"lay {card} m{number}"
        for number, lies in enumerate(watched.state.table, start=1)
        for card in hand
        if fits(card, lies.meld)
    ]
    return rng.choice(found) if found else _lay(watched, rng)


def _done(watched: Watched, rng: random.Random) -> str:
    some = rng.sample(list(watched.state.hands[watched.state.turn]) or [FACES[0]], 1)
    return rng.choice((f"done {_text(some * 3)}", "done -", "pass", "draw"))


def _aside(watched: Watched, rng: random.Random) -> str:
    """A card that the seat does not hold."""
    card = rng.choice(watched.state.stock or FACES[: JOKER.index])
    return rng.choice((f"discard {card}", f"knock {card}", f"lay {card} m1", f"discard {card} carte"))


_JUNK: Final[tuple[Callable[[Watched, random.Random], str], ...]] = (
    _loose, _loose, _back, _barred, _round_the_corner, _twice, _big, _lay, _fits, _done, _aside,
    lambda watched, rng: f"knock {_card(watched, rng)} 5c5d5h / -",
    lambda watched, rng: rng.choice(("take", "pass", "touch", "end", "dead", "meld 3h4h5h", "knock")),
)  # fmt: skip

GIN_GAME: Final = Game(
    branches=GIN,
    book=by_the_book,
    house=any_house,
    styles=STYLES,
    choose=choose,
    junk=junk,
    most_book=9,
    most_house=4,
)
