"""What the wire tells of a game with a knock: own deadwood, the shown melds, how a deal was settled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tierce.cards import Card, Cards
from tierce.game.actions import BigGin, Done, Knock, Shown
from tierce.game.policies import knock
from tierce.game.scoring import DealResult, Ending, counts, doubles
from tierce.game.state import Phase
from tierce.melds import Meld
from tierce.melds.deadwood import arrangement, deadwood
from tierce.rules import Terms
from tierce.server import wire
from tierce.table import View

WALLS = {"dead": "G7.1", "knock": "G7.2", "declare": "G7.3"}
"""The rule by which a deal ends that nobody knocks in."""


def texts(cards: Iterable[Card]) -> list[str]:
    """Cards in the notation."""
    return [card.text for card in cards]


def points(cards: Iterable[Card], terms: Terms) -> int:
    """What cards count as deadwood."""
    return knock.points(terms).of(Cards(cards))


# -- before the knock ----------------------------------------------------------------------------------------


def own_deadwood(view: View) -> wire.Deadwood | None:
    """How near the seat's own hand is to a knock; nothing once it has knocked, or the deal is over."""
    knocked = view.phase is Phase.LAYOFF and view.seat != view.turn
    if not view.terms.knocks or view.over or knocked:
        return None
    melds, left = arrangement(view.hand, knock.points(view.terms))
    return wire.Deadwood(
        have=_have(view, left),
        limit=knock.limit(view.state),
        by_upcard=view.terms.knock.limit == "upcard",
        doubled=doubles(view.terms, view.upcard),
        melds=_shown(melds),
        left=texts(left),
    )


def _have(view: View, left: Cards) -> int:
    """What the hand would keep: with a card too many, after the best discard that is allowed."""
    hand, worth = view.hand, knock.points(view.terms)
    if len(hand) <= view.terms.deal.hand_size:
        return worth.of(left)
    kept = None if view.terms.knock.throw_back else view.go.lifted
    return min(deadwood(hand - card, worth) for card in hand.faces() if card is not kept)


def knocker(view: View) -> wire.Knocker | None:
    """Who has knocked, while the other seat answers."""
    if view.phase is not Phase.LAYOFF:
        return None
    seat = 1 - view.turn
    left = view.hands[seat]
    return wire.Knocker(seat + 1, texts(left), points(left, view.terms))


def step(action: Knock | BigGin | Done, words: str, view: View) -> wire.Step:
    """A step that shows the hand: its melds and what they leave."""
    match action:
        case Knock(card=card, melds=melds, left=left):
            return _showing(words, "knock", view.terms, [card], melds, left or Cards())
        case BigGin(melds=melds):
            return _showing(words, "biggin", view.terms, [], melds, Cards())
        case Done(melds=None):
            best, left = arrangement(view.hand, knock.points(view.terms))
            shown = tuple(meld.cards for meld in best)
            return _showing(words, "done", view.terms, [], shown, left)
        case Done(melds=melds):
            return _showing(words, "done", view.terms, [], melds or (), view.hand - Cards(action.cards))


def _showing(
    words: str, verb: wire.Verb, terms: Terms, thrown: Iterable[Card], melds: Shown, left: Cards
) -> wire.Step:
    cards = texts(thrown)
    return wire.Step(
        words=words,
        verb=verb,
        cards=cards,
        stands_for=[None] * len(cards),
        points=points(left, terms),
        melds=[texts(meld) for meld in melds],
        left=texts(left),
    )


def _shown(melds: Iterable[Meld]) -> list[list[str]]:
    return [texts(meld.cards) for meld in melds]


# -- the end of a deal ---------------------------------------------------------------------------------------


def showdown(ended: DealResult, terms: Terms) -> wire.Showdown | None:
    """How a deal with a knock was settled; nothing where nobody knocked."""
    if not terms.knocks or ended.went_out is None:
        return None
    winners = ended.winners(terms)
    sums = [points(hand or (), terms) for hand in ended.left]
    scorer = winners[0] if winners else None
    told = None if scorer is None else counts(ended, terms)[scorer]
    return wire.Showdown(
        knocker=ended.went_out + 1,
        scorer=None if scorer is None else scorer + 1,
        difference=abs(sums[0] - sums[1]),
        bonus=0 if told is None else told.bonus,
        undercut=scorer is not None and scorer != ended.went_out,
        doubled=doubles(terms, ended.upcard),
    )


def rules(ended: DealResult, terms: Terms) -> Iterator[str]:
    """The ids of the rules that explain the counts."""
    settled = showdown(ended, terms)
    if settled is None:
        yield WALLS[terms.draw.wall]
        return
    if ended.how is Ending.KNOCK:
        if terms.knock.layoffs:
            yield "G6.1"
        yield "G8.2" if settled.undercut else "G8.1" if settled.scorer else "G8.3"
        if settled.undercut and not settled.difference:
            yield "G8.3"
    else:
        yield "G8.4" if ended.how is Ending.GIN else "G8.5"
    if settled.doubled and settled.scorer:
        yield "G9.3"
