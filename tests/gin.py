"""Positions of gin for tests, said shortly: the cards that matter, and the rest of the deal made up to fit.

>>> state = gin_at("5c5d5h 9sTsJs As2s3s 6d Kc", "4c4d4h 6c7c8c KdQh2dAc")
>>> verdict(state, "knock 9s"), verdict(state, "knock Kc")
('deadwood', 'legal')

Unless a test says otherwise: gin as it is mostly played, p1 to act after its draw, p2 dealt.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import naive_gin
from positions import play, verdict
from tierce.cards import FACES, JOKER, Card, Cards
from tierce.game import DealResult, Ending, State
from tierce.game.state import Phase, new_deal
from tierce.rules import Terms, load
from tierce.rules.knobs import CONCEALED, knobs_of

PACK = Cards(FACES[: JOKER.index])
PLAYED = tuple(path for path in knobs_of(CONCEALED) if not path.startswith("match.") and path != "deal.seats")
"""The knobs that are answered within a deal."""


def gin_at(
    hand: str,
    other: str = "+",
    *,
    pile: str = "+",
    stock: str = "",
    left: int | None = None,
    upcard: str = "",
    phase: str = "play",
    rules: str = "",
    preset: str = "gin",
    turn: int = 0,
    dealer: int = 1,
    lifted: str = "",
    takes: int = 0,
    returns: int = 0,
    **go: Any,
) -> State:
    """The state in which the acting seat holds ``hand`` and the other ``other``.

    A hand that ends in ``+`` is filled with further cards. ``pile`` has its top last, ``stock`` its next card
    first; the other cards come after these in the stock, or, where ``left`` says how many the stock has,
    under the pile, as they do for a pile ``+``. The bottom of the pile was turned up,
    unless ``upcard`` says another card. ``lifted`` is the discard that was taken in this turn, ``go``
    what else the turn did. ``rules`` are house rules; the hand size follows from the cards.
    """
    said = [_bare(hand), _bare(other)]
    fixed = [Cards(cards_of(one)) for one in said]
    drawn = phase == "play"
    size = 10 if hand.endswith("+") else len(fixed[0]) - drawn
    label = "+".join(filter(None, (preset, rules, f"deal.hand_size={size}" * (size != 10))))
    terms = load(label).at(2)
    top, first = cards_of(_bare(pile)), cards_of(stock)
    rest = list(PACK - sum(fixed, Cards(top)) - Cards(first))
    hands = []
    for one, length in zip(fixed, (size + drawn, size), strict=True):
        while len(one) < length:
            one += rest.pop(_idle(rest, one))
        assert len(one) == length, (one, length)
        hands.append(one)
    under = 0 if left is None else len(rest) + len(first) - left
    if not under and pile.endswith("+"):
        under = 1
    pile_of = (*rest[:under], *top)
    up = Card.parse(upcard) if upcard else pile_of[0] if terms.deal.upcard and pile_of else None
    state = new_deal(terms, seats=2, dealer=dealer)
    turns = [0, 0]
    turns[1 - dealer] = 1
    return state._replace(
        phase=Phase(phase),
        turn=turn,
        hands=(hands[0], hands[1]) if turn == 0 else (hands[1], hands[0]),
        aside=Cards(),
        pile=pile_of,
        stock=(*first, *rest[under:]),
        turns=tuple(turns),
        upcard=up,
        takes=takes,
        returns=returns,
        go=state.go._replace(lifted=Card.parse(lifted) if lifted else None, from_pile=bool(lifted), **go),
    )


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards written one after the other, in their order."""
    text = text.replace(" ", "")
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def _bare(text: str) -> str:
    return text.replace(" ", "").rstrip("+")


def _idle(rest: Iterable[Card], hand: Cards) -> int:
    """The place of a card that makes no meld with the hand, or of the first."""

    def near(card: Card) -> bool:
        return any(
            one.rank == card.rank or (one.suit is card.suit and abs(one.rank - card.rank) < 3) for one in hand
        )

    return next((at for at, card in enumerate(rest) if not near(card)), 0)


def knocked(hand: str, other: str, *words: str, **more: Any) -> State:
    """The state after a knock in these words, or after what else is said behind it."""
    return play(gin_at(hand, other, **more), *words)


def scored(how: Ending, mine: str, yours: str, *, rules: str = "gin", upcard: str = "") -> tuple[int, ...]:
    """The scores of a deal that p1 knocked, with what each has left."""
    left = (Cards(cards_of(mine)), Cards(cards_of(yours)))
    up = Card.parse(upcard) if upcard else None
    points = DealResult(how, left, (False, False), 0, upcard=up).points(load(rules).at(2))
    return tuple(one or 0 for one in points)


def won(seat: int, points: int) -> DealResult:
    """A deal that a seat won with so many points, by a knock of its own."""
    tens, rest = divmod(points, 10)
    worth = [card for card in PACK if card.rank >= 10][:tens]
    worth += [Card.parse(f"{'A23456789'[rest - 1]}c")] if rest else []
    left = [Cards(), Cards()]
    left[1 - seat] = Cards(worth)
    left[seat] = Cards()
    return DealResult(Ending.KNOCK, tuple(left), (False, False), seat)


def dead_hand() -> DealResult:
    """A deal that nobody won."""
    return DealResult(Ending.BLOCKED, (Cards.parse("Kc"), Cards.parse("2c")), (False, False))


# --- The twin ----------------------------------------------------------------------------------------------


def knobs(terms: Terms) -> dict[str, Any]:
    """What the twin asks of a rule book."""
    return {path: getattr(getattr(terms, path.split(".")[0]), path.split(".")[1]) for path in PLAYED}


def naive_gin_position(state: State) -> naive_gin.Position:
    """What the naive twin of gin knows of a deal, or of how it ended."""
    hands = [frozenset(hand) for hand in state.hands]
    ends = tuple((number - 1, str(end or "")) for number, end in state.go.ends)
    now = naive_gin.Position(
        knobs=knobs(state.terms),
        hands=(hands[0], hands[1]),
        stock=state.stock,
        pile=state.pile,
        seat=state.turn,
        phase=state.phase.value,
        starter=state.starter,
        upcard=state.upcard,
        shown=tuple(frozenset(lies.meld.cards) for lies in state.table),
        laid=ends,
        lifted=state.go.lifted,
        must_draw=state.go.must_draw and state.phase is Phase.DRAW,
        must_knock=state.go.must_knock,
        takes=state.takes,
        returns=state.returns,
    )
    if state.result is None:
        return now
    left = [Cards() if hand is None else hand for hand in state.result.left]
    ended = naive_gin.Ended(
        state.result.how.value, state.result.went_out, (now.count(left[0]), now.count(left[1]))
    )
    return naive_gin.ended(now, ended)


__all__ = ["PLAYED", "cards_of", "dead_hand", "gin_at", "knobs", "knocked", "naive_gin_position", "play",
           "scored", "verdict", "won"]  # fmt: skip
