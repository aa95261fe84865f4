"""The *concealed* grammar of gin: draw and discard with a hidden hand, until somebody knocks.

    deal  := [offer] turn* (knock showdown | dead hand)
    offer := take | pass (take | pass)                   the upcard, to the non-dealer first (G1.3)
    turn  := (draw | take) (discard | knock | biggin)
    showdown := [lay*] done                              the other seat, on the knocker's melds (G6.1)

A knock says which melds it shows, so the search for them is part of listing and of judging alike, and nothing
is ever owed: both doors are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from tierce.cards import FACES, JOKER, UNKNOWN, Card, Cards
from tierce.game.actions import Action, BigGin, Discard, Done, Draw, Knock, LayOff, Pass, Take
from tierce.game.actions import Shown as Melds
from tierce.game.events import (
    DealEnded,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    Passed,
    Shown,
    Took,
)
from tierce.game.illegal import Illegal
from tierce.game.policies import knock, pile
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import Phase, State, meld_law
from tierce.game.turns import laying
from tierce.melds import Laid, Meld, Reason
from tierce.melds.deadwood import arrangement, arrangements
from tierce.melds.readings import shapes

DRAW: Final = Draw()
TAKE: Final = Take()
PASS: Final = Pass()
DISCARDS: Final = tuple(Discard(card) for card in FACES[: JOKER.index])
"""The discard of every natural face, by its index."""
PACK: Final = len(DISCARDS)
# Events are values, so the same ones serve all deals: making one takes ten times as long as finding it.
DREW, TOOK, DISCARDED = cache(Drew), cache(Took), cache(Discarded)
FROM_THE_STOCK: Final = (DRAW,)
FROM_EITHER: Final = (DRAW, TAKE)
OFFERED: Final = (TAKE, PASS)


# -- what may be done ---------------------------------------------------------------------------------------


def steps(state: State, most_melds: int | None = None) -> Iterable[Action]:
    """Every legal act: discards in hand order, then knocks by thrown card and melds, then big gin.

    Of lay-offs by meld, card and end; ``done`` last.
    """
    phase = state.phase
    if phase is Phase.DRAW:
        return FROM_THE_STOCK if state.go.must_draw or not state.pile else FROM_EITHER
    if phase is Phase.PLAY:
        return _plays(state)
    if phase is Phase.OFFER:
        return OFFERED
    return _at_the_wall(state) if phase is Phase.WALL else _after_the_knock(state)


def guarded(state: State, listed: Iterable[Action]) -> Iterable[Action]:
    """The same: nothing is owed in this grammar."""
    return listed


def unfinished(state: State, event: Event) -> None:
    """Nothing: a turn can always be completed."""


def _plays(state: State) -> list[Action]:
    hand = state.hands[state.turn]
    knocks = _knocks(state)
    if knocks and _must_knock(state):
        return knocks
    plays: list[Action] = hand.choose(DISCARDS)
    lifted = state.go.lifted
    if lifted is not None and pile.thrown_back(state, lifted):
        plays.remove(DISCARDS[lifted.index])
    return plays + knocks if knocks else plays


def _knocks(state: State) -> list[Action]:
    if not _may_knock(state):
        return []
    hand, most = state.hands[state.turn], knock.limit(state)
    throwable = knock.throwable(state, most)
    big_gin = state.terms.score.big_gin is not None
    # Of a hand that is all melds a card can be spared, unless every meld has three.
    if not throwable and (not big_gin or len(hand) % 3):
        return []
    worth = knock.points(state.terms)
    if _must_be_gin(state):
        most = 0
    found: list[Action] = [
        _knock(hand - card, card, melds)
        for card in throwable
        for melds in arrangements(hand - card, worth, most)
    ]
    if big_gin:
        found += (BigGin(_cards(melds)) for melds in arrangements(hand, worth, 0) if _bag(melds) == hand)
    return found


def _at_the_wall(state: State) -> Iterable[Action]:
    takes = state.terms.draw.wall == "declare" or knock.with_the_last(state)
    return OFFERED if takes else (PASS,)


def _after_the_knock(state: State) -> Iterator[Action]:
    yield from _layoffs(state)
    if state.terms.knock.defender == "best":
        yield Done()
        return
    hand, worth = state.hands[state.turn], knock.points(state.terms)
    for melds in arrangements(hand, worth, worth.of(hand)):
        yield Done(_cards(melds))


def _layoffs(state: State) -> Iterator[LayOff]:
    if _may_lay_off(state):
        for act in laying.layoffs(state):
            if not isinstance(_judge_layoff(state, act), Illegal):
                yield act


# -- what each act brings about -----------------------------------------------------------------------------


def judge(state: State, action: Action) -> Event | Illegal:
    """What the action would bring about, or why it is refused."""
    phase = state.phase
    match action:
        case Discard(card=card) if phase is Phase.PLAY:
            return _judge_discard(state, card, carte=action.carte)
        case Draw() if phase is Phase.DRAW:
            return DREW(state.turn, state.stock[0])
        case Take() if phase in (Phase.DRAW, Phase.OFFER, Phase.WALL):
            return _judge_take(state)
        case Pass() if phase is Phase.OFFER:
            return Passed(state.turn)
        case Pass() if phase is Phase.WALL:
            return _dead_hand(state, state.turn)
        case Knock() if phase is Phase.PLAY:
            return _judge_knock(state, action)
        case BigGin() if phase is Phase.PLAY:
            return _judge_big_gin(state, action)
        case LayOff() if phase is Phase.LAYOFF:
            return _judge_layoff(state, action)
        case Done() if phase is Phase.LAYOFF:
            return _judge_done(state, action)
    return Illegal(Reason.PHASE)


def _judge_discard(state: State, card: Card, *, carte: bool) -> Event | Illegal:
    if carte:
        return Illegal(Reason.PHASE)
    hand = state.hands[state.turn]
    if card not in hand:
        return Illegal(Reason.CARD_NOT_IN_HAND, (card,))
    if _must_knock(state) and _knocks(state):
        return Illegal(Reason.MUST_KNOCK)
    if pile.thrown_back(state, card):
        return Illegal(Reason.THROW_BACK, (card,))
    return DISCARDED(state.turn, card)


def _judge_take(state: State) -> Event | Illegal:
    phase, draw, top = state.phase, state.terms.draw, state.top
    if top is None:
        return Illegal(Reason.PHASE)
    if state.go.must_draw:
        return Illegal(Reason.UPCARD_PASSED, (top,))
    if phase is Phase.WALL and draw.wall == "knock":
        if not knock.with_the_last(state):
            return Illegal(Reason.DEADWOOD, (top,), {"need": knock.limit(state)})
    elif phase is not Phase.OFFER and draw.takes is not None and state.takes + 1 >= draw.takes:
        return _dead_hand(state, state.turn)
    return TOOK(state.turn, top)


def _judge_knock(state: State, action: Knock) -> Event | Illegal:
    card, hand = action.card, state.hands[state.turn]
    if not _may_knock(state):
        return Illegal(Reason.PHASE)
    if lacking := laying.missing(hand, *action.cards):
        return lacking
    if state.go.lifted is card and not state.terms.knock.throw_back:
        return Illegal(Reason.THROW_BACK, (card,))
    rest = hand - card
    if action.left is None and not action.melds:
        return _least_knock(state, card)
    melds = _read(state, action.melds)
    if isinstance(melds, Illegal):
        return melds
    left = rest.without(_bag(melds))
    if action.left is not None and action.left != left:
        return Illegal(Reason.CARD_NOT_IN_HAND, tuple(action.left.without(left) + left.without(action.left)))
    if refused := _too_much(state, left):
        return refused
    return (
        Illegal(Reason.MUST_KNOCK) if left and _must_be_gin(state) else Knocked(state.turn, card, melds, left)
    )


def _least_knock(state: State, card: Card) -> Event | Illegal:
    """A knock said without its melds: the one that leaves the least, if there is but one."""
    hand, worth = state.hands[state.turn] - card, knock.points(state.terms)
    left = arrangement(hand, worth)[1]
    if refused := _too_much(state, left):
        return refused
    if left and _must_be_gin(state):
        return Illegal(Reason.MUST_KNOCK)
    first, *others = arrangements(hand, worth, worth.of(left))
    if others:
        readings = tuple(_knock(hand, card, melds) for melds in (first, *others))
        return Illegal(Reason.AMBIGUOUS, (card,), readings=readings)
    return Knocked(state.turn, card, first, hand.without(_bag(first)))


def _too_much(state: State, left: Cards) -> Illegal | None:
    """The refusal of a knock for the deadwood that it leaves, or that its test finds (G4.1, G12.6)."""
    worth, need = knock.points(state.terms), knock.limit(state)
    for cards in (left, knock.tested(state)):
        have = worth.of(cards)
        if have > need:
            return Illegal(Reason.DEADWOOD, tuple(cards), {"have": have, "need": need})
    return None


def _judge_big_gin(state: State, action: BigGin) -> Event | Illegal:
    hand = state.hands[state.turn]
    if not _may_knock(state) or state.terms.score.big_gin is None:
        return Illegal(Reason.PHASE)
    if lacking := laying.missing(hand, *action.cards):
        return lacking
    melds = _read(state, action.melds)
    if isinstance(melds, Illegal):
        return melds
    left = hand.without(_bag(melds))
    return Illegal(Reason.NOT_MELDED, tuple(left)) if left else Knocked(state.turn, None, melds, left)


def _judge_layoff(state: State, action: LayOff) -> Event | Illegal:
    if not _may_lay_off(state):
        return Illegal(Reason.PHASE)
    found = laying.judge_layoff(state, action)
    if isinstance(found, LaidOff) and _end_is_full(state, found):
        return Illegal(Reason.FULL, (found.card,), {"meld": found.meld})
    return found


def _judge_done(state: State, action: Done) -> Event | Illegal:
    hand = state.hands[state.turn]
    if (action.melds is None) is (state.terms.knock.defender == "chosen"):
        return Illegal(Reason.PHASE)
    if UNKNOWN in hand:
        return Illegal(Reason.CARD_NOT_IN_HAND, (UNKNOWN,))
    if action.melds is None:
        return _best_shown(state, state.turn)
    if lacking := laying.missing(hand, *action.cards):
        return lacking
    melds = _read(state, action.melds)
    return melds if isinstance(melds, Illegal) else Shown(state.turn, melds, hand.without(_bag(melds)))


# -- what the table does by itself --------------------------------------------------------------------------


def follows(state: State, event: Event) -> Event | None:
    """The table's own acts: the end of the deal, and the showing of a hand that nothing can be done with."""
    match event:
        case Discarded():
            return _after_discard(state, event.seat)
        case Knocked():
            return _best_shown(state, state.turn) if shows_by_itself(state) else None
        case Shown():
            return _knocked_out(state)
    return None


def shows_by_itself(state: State) -> bool:
    """Whether the other seat has nothing to decide after the knock, so that its melds are shown at once."""
    return state.terms.knock.defender == "best" and not _may_lay_off(state)


def _after_discard(state: State, seat: int) -> Event | None:
    draw = state.terms.draw
    returned = state.returns > 1 and draw.mutual_return == "ends"
    at_the_wall = state.phase is Phase.WALL and draw.wall == "dead"
    too_long = _turns(state) >= state.terms.out.max_turns
    return _dead_hand(state, seat) if returned or at_the_wall or too_long else None


def _turns(state: State) -> int:
    """How many turns are over, the one with the offered upcard apart (G7.4).

    Each brought a card from the stock or from the discard pile; the first did not, where it is for a
    discard.
    """
    deal = state.terms.deal
    stocked = PACK - 2 * deal.hand_size - deal.extra - deal.upcard
    return deal.extra + stocked - len(state.stock) + state.takes


def _dead_hand(state: State, seat: int) -> DealEnded:
    """Nobody knocked: nobody scores."""
    return _ended(state, seat, Ending.BLOCKED, None)


def _knocked_out(state: State) -> DealEnded:
    knocker = 1 - state.turn
    if state.hands[knocker]:
        return _ended(state, state.turn, Ending.KNOCK, knocker)
    melded = sum(len(lies.meld.cards) for lies in state.table if lies.owner == knocker)
    thrown = melded == state.terms.deal.hand_size
    return _ended(state, state.turn, Ending.GIN if thrown else Ending.BIG_GIN, knocker)


def _ended(state: State, seat: int, how: Ending, knocker: int | None) -> DealEnded:
    return DealEnded(seat, DealResult(how, state.hands, (False,) * state.seats, knocker, upcard=state.upcard))


def _best_shown(state: State, seat: int) -> Shown:
    """The showing of the melds that leave the least deadwood."""
    melds, left = arrangement(state.hands[seat], knock.points(state.terms))
    return Shown(seat, melds, left)


# -- what both ask ------------------------------------------------------------------------------------------


def _may_knock(state: State) -> bool:
    """Whether the seat may knock now: its hand is known, and the first turn is not for a discard only."""
    deal = state.terms.deal
    first = deal.extra and state.go.lifted is None and len(state.pile) == deal.upcard
    barred = first and deal.starter_first_turn == "discard_only"
    return not barred and UNKNOWN not in state.hands[state.turn]


def _must_knock(state: State) -> bool:
    """Whether a knock that is possible must be made: at the wall, or with gin where the rules say so."""
    return state.go.must_knock or _must_be_gin(state)


def _must_be_gin(state: State) -> bool:
    if state.terms.knock.gin != "must" or UNKNOWN in state.hands[state.turn]:
        return False
    return bool(knock.throwable(state, 0))


def _may_lay_off(state: State) -> bool:
    """Whether the other seat may lay off: not on gin, and not where the rules have none."""
    return state.terms.knock.layoffs and bool(state.hands[1 - state.turn])


def _end_is_full(state: State, event: LaidOff) -> bool:
    """Whether as many cards as may be were laid off at this end of a run."""
    most = state.terms.knock.layoffs_per_end
    return most is not None and state.go.ends.count((event.meld, event.end)) >= most and event.end is not None


def _read(state: State, shown: Melds) -> tuple[Meld, ...] | Illegal:
    """The melds of these cards, in the order in which they are listed."""
    law = meld_law(state.terms)
    melds: list[Meld] = []
    for cards in shown:
        found = shapes(tuple(map(Laid, cards)), law)
        if isinstance(found, Reason):
            return Illegal(found, cards)
        melds += found
    return tuple(
        sorted(melds, key=lambda meld: (meld.is_run, meld.cards[0].index if meld.is_run else meld.low))
    )


def _knock(hand: Cards, card: Card, melds: tuple[Meld, ...]) -> Knock:
    return Knock(card, _cards(melds), hand.without(_bag(melds)))


def _cards(melds: Iterable[Meld]) -> Melds:
    return tuple(meld.cards for meld in melds)


def _bag(melds: Iterable[Meld]) -> Cards:
    return Cards(card for meld in melds for card in meld.cards)
