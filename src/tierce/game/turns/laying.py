"""The acts of laying that the grammars share: new melds, lay-offs, swaps.

Each is judged by itself, the first reason in the order of B12; what a turn owes is the grammar's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tierce.cards import JOKER, Card, Cards
from tierce.game.actions import Action, LayMeld, LayOff, Swap
from tierce.game.events import Event, LaidOff, MeldLaid, Swapped
from tierce.game.illegal import Illegal
from tierce.game.policies import out
from tierce.game.policies.borrow import sources
from tierce.game.policies.opening import unopened
from tierce.game.policies.swap import jokers_won, waits
from tierce.game.policies.wild import all_burnt, may_take_joker
from tierce.game.state import State, meld_law
from tierce.melds import Meld, MeldEnd, Reason
from tierce.melds.readings import extended, fits, melds_in, shapes, slides, takers


def melds(state: State) -> Iterator[Action]:
    """Every new meld that may be laid, in every reading."""
    return map(LayMeld.of, melds_of(state))


def melds_of(state: State) -> Iterator[Meld]:
    """The melds of :func:`melds`: from hand, borrowed cards among them."""
    if out.melds_left(state) == 0:
        return
    borrowed = state.go.borrowed
    for meld in melds_in(_at_hand(state), meld_law(state.terms)):
        sound = not borrowed or not isinstance(sources(state, meld), Reason)
        if sound and all_burnt(state, meld, range(len(meld.cards))):
            yield meld


def _at_hand(state: State) -> Cards:
    """What a new meld may be made of."""
    return sum(state.go.borrowed, state.hands[state.turn])


def judge_meld(state: State, action: LayMeld) -> Event | Illegal:
    """What laying these cards as a new meld brings about."""
    if out.melds_left(state) == 0:
        return Illegal(Reason.NEW_MELDS, action.cards, {"most": state.go.melds})
    if lacking := missing(_at_hand(state), *action.cards):
        return lacking
    law = meld_law(state.terms)
    found = shapes(action.laid, law)
    if isinstance(found, Reason):
        return Illegal(found, action.cards)
    readings: list[Meld] = []
    for wrong in (Reason.ALL_JOKERS, Reason.TOO_MANY_JOKERS, Reason.BAD_RUN):
        readings = [meld for meld in found if law.jokers(meld) is not wrong]
        if not readings:
            return Illegal(wrong, action.cards, _limits(state, wrong, found[0]))
        found = readings
    readings = [meld for meld in found if all_burnt(state, meld, range(len(meld.cards)))]
    if not readings:
        return Illegal(Reason.NOT_BURNT, action.cards)
    if len(readings) > 1:
        return Illegal(Reason.AMBIGUOUS, action.cards, readings=tuple(map(LayMeld.of, readings)))
    if isinstance(found_not := sources(state, readings[0]), Reason):
        return Illegal(found_not, action.cards)
    return MeldLaid(state.turn, readings[0])


# -- lay-offs -----------------------------------------------------------------------------------------------


def layoffs(state: State) -> Iterator[LayOff]:
    """Every card that may be laid off, by meld, card and end."""
    if _needs_passport(state):
        return
    faces = state.hands[state.turn].faces()
    for number, lies in enumerate(state.table, start=1):
        taken = takers(lies.meld)
        for card in [face for face in faces if face in taken]:
            landings = _landings(state, card, number)
            if not isinstance(landings, Illegal):
                yield from (LayOff(card, number, landing.end) for landing in landings)


def judge_layoff(state: State, action: LayOff) -> Event | Illegal:
    """What laying this card off brings about."""
    if refused := _needs_passport(state) or _not_there(state, action.card, action.meld):
        return refused
    landings = _landings(state, action.card, action.meld, action)
    if isinstance(landings, Illegal):
        return landings
    if len(landings) > 1:
        readings = tuple(LayOff(action.card, action.meld, landing.end) for landing in landings)
        return Illegal(Reason.AMBIGUOUS, (action.card,), {"meld": action.meld}, readings)
    return landings[0]


def _landings(state: State, card: Card, number: int, said: LayOff | None = None) -> list[LaidOff] | Illegal:
    """Every legal way to lay the card off on a meld that ``said`` leaves open, or why there is none."""
    law = meld_law(state.terms)
    lies = state.table[number - 1]
    here = {"meld": number}
    ends, wrong = fits(card, lies.meld, law)
    landings = [(LaidOff(state.turn, card, number, end), extended(lies.meld, card, end, law)) for end in ends]
    if not landings and state.terms.wild.rebind == "slide":
        pushed = slides(card, lies.meld, law)
        landings = [(LaidOff(state.turn, card, number, end, slid=True), meld) for end, meld in pushed]
    if not landings:
        return Illegal(wrong or Reason.BAD_RUN, (card,), here)
    if said is not None and lies.meld.is_run and said.end is not None:
        landings = [(event, meld) for event, meld in landings if event.end is said.end]
    if said is not None and said.stands_for is not None:
        landings = [(event, meld) for event, meld in landings if _placed(meld, event.end) == said.stands_for]
    if not landings:
        return Illegal(Reason.BAD_RUN if lies.meld.is_run else Reason.BAD_SET, (card,), here)
    for wrong in (Reason.ALL_JOKERS, Reason.TOO_MANY_JOKERS, Reason.BAD_RUN):
        kept = [(event, meld) for event, meld in landings if law.jokers(meld) is not wrong]
        if not kept:
            return Illegal(wrong, (card,), here | _limits(state, wrong, lies.meld))
        landings = kept
    landings = [(event, meld) for event, meld in landings if all_burnt(state, meld, _slot(meld, event.end))]
    if not landings:
        return Illegal(Reason.NOT_BURNT, (card,), here)
    if card is JOKER and not may_take_joker(state, lies):
        return Illegal(Reason.JOKER_OPP_RUN, (card,), here)
    return [event for event, _ in landings]


def _slot(meld: Meld, end: MeldEnd | None) -> range:
    """The slot of the card that was just placed at that end of a run."""
    return range(1) if end is MeldEnd.LOW else range(len(meld.cards) - 1, len(meld.cards))


def _placed(meld: Meld, end: MeldEnd | None) -> object:
    return meld.stands_for(_slot(meld, end)[0])


# -- swaps --------------------------------------------------------------------------------------------------


def swaps(state: State) -> Iterator[Swap]:
    """Every swap, by meld and card."""
    if waits(state):
        return
    faces = state.hands[state.turn].faces()
    for number, lies in enumerate(state.table, start=1):
        if not lies.meld.jokers:
            continue
        taken = takers(lies.meld)
        for card in [face for face in faces if face in taken]:
            event = judge_swap(state, Swap(card, number))
            if isinstance(event, Event):
                yield Swap(card, number)
            elif event.reason is Reason.AMBIGUOUS:
                yield from (Swap(card, number, end) for end in MeldEnd)


def judge_swap(state: State, action: Swap) -> Event | Illegal:
    """What swapping this card for a joker brings about."""
    if refused := _needs_passport(state):
        return refused
    if waits(state):
        return Illegal(Reason.NOT_OPENED)
    if refused := _not_there(state, action.card, action.meld):
        return refused
    here = {"meld": action.meld}
    slots = jokers_won(state, action.meld, action.card, action.end)
    if isinstance(slots, Reason):
        return Illegal(slots, (action.card,), here)
    if len(slots) > 1:
        readings = tuple(Swap(action.card, action.meld, end) for end in MeldEnd)
        return Illegal(Reason.AMBIGUOUS, (action.card,), here, readings)
    meld = state.table[action.meld - 1].meld
    if wrong := meld_law(state.terms).shape(meld.swapped(slots[0], action.card)):
        return Illegal(wrong, (action.card,), here)
    return Swapped(state.turn, action.card, action.meld, slots[0])


# -- refusals that several acts share -----------------------------------------------------------------------


def brought_about(
    state: State, acts: Iterable[Action], judge: Callable[[State, Action], Event | Illegal]
) -> Iterator[Event]:
    """The events of those acts that are legal."""
    for act in acts:
        event = judge(state, act)
        if isinstance(event, Event):
            yield event


def _needs_passport(state: State) -> Illegal | None:
    passport = state.terms.opening.kind == "passport" and unopened(state)
    return Illegal(Reason.NEED_PASSPORT) if passport else None


def missing(hand: Cards, *cards: Card) -> Illegal | None:
    """The refusal of cards that are not there."""
    short = tuple(card for card in dict.fromkeys(cards) if cards.count(card) > hand.count(card))
    return Illegal(Reason.CARD_NOT_IN_HAND, short) if short else None


def _not_there(state: State, card: Card, number: int) -> Illegal | None:
    return missing(state.hands[state.turn], card) or no_meld(state, number)


def no_meld(state: State, number: int) -> Illegal | None:
    """The refusal of a meld that is not on the table."""
    if 1 <= number <= len(state.table):
        return None
    return Illegal(Reason.NO_SUCH_MELD, numbers={"meld": number, "have": len(state.table)})


def _limits(state: State, reason: Reason, meld: Meld) -> dict[str, int]:
    if reason is Reason.ALL_JOKERS:
        return {"need": state.terms.melds.min_naturals}
    most = state.terms.wild.max_in_run if meld.is_run else state.terms.wild.max_in_set
    return {"most": most} if reason is Reason.TOO_MANY_JOKERS and most is not None else {}
