"""Ways to play a handful of chosen cards: what a person who has picked up these cards could mean.

People choose cards first. This answers with every way to play exactly those cards now, each a short
sequence of steps: one new meld in one reading, a swap, or all of them laid off on one meld. It never guesses.
"""

from __future__ import annotations

from tierce.cards import JOKER, Card, Cards
from tierce.game.actions import Action, LayMeld, LayOff, Swap
from tierce.game.engine import judge, stated
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, Reason
from tierce.game.state import Phase, State
from tierce.melds import Laid, Meld, MeldEnd

Way = tuple[Action, ...]


def ways(state: State, cards: Cards, seat: int | None = None) -> tuple[tuple[Way, ...], Illegal | None]:
    """Every way for the seat whose turn it is to play exactly these cards, or why there is none.

    New melds come first, then swaps, then lay-offs by meld. All are legal at the step door.
    """
    if state.phase not in (Phase.PLAY, Phase.LAYOFF):
        return (), Illegal(Reason.PHASE)
    if seat is not None and seat != state.turn:
        return (), Illegal(Reason.TURN)
    if not cards:
        return (), Illegal(Reason.NO_ACTION)
    found: list[Way] = []
    refused: list[Illegal] = []
    single = cards.faces()[0] if len(cards) == 1 else None
    if single is None:
        _try(state, LayMeld(tuple(map(Laid, cards))), found, refused)
    else:
        for number, lies in enumerate(state.table, start=1):
            if _stands_for(lies.meld, single):
                _try(state, Swap(single, number), found, refused)
    for number in range(1, len(state.table) + 1):
        found += _layoffs(state, cards, number, refused)
    if found:
        return tuple(found), None
    return (), _nearest(state, cards, refused)


def _try(state: State, action: Action, found: list[Way], refused: list[Illegal]) -> None:
    """Add the fully stated readings of an action, or the refusal."""
    event = judge(state, action)
    if isinstance(event, Event):
        said = stated(state, event)
        found.append((said if said is not None else action,))
    elif event.readings:
        found += [(reading,) for reading in event.readings]
    else:
        refused.append(event)


def _stands_for(meld: Meld, card: Card) -> bool:
    """Whether some joker of the meld stands for this card, or for its rank."""
    jokers = [slot for slot, lies in enumerate(meld.cards) if lies is JOKER]
    return card is not JOKER and any(meld.stands_for(slot) in (card, card.rank) for slot in jokers)


def _layoffs(state: State, cards: Cards, number: int, refused: list[Illegal]) -> list[Way]:
    """Every way to lay all the cards off on one meld, one way for each meld that comes of it."""
    ended: dict[Meld, Way] = {}
    seen: set[tuple[Cards, Meld]] = set()

    def search(now: State, left: Cards, way: Way) -> None:
        meld = now.table[number - 1].meld
        if not left:
            ended.setdefault(meld, way)
            return
        if (left, meld) in seen:
            return
        seen.add((left, meld))
        for card in left.faces():
            landings: list[Way] = []
            _try(now, LayOff(card, number), landings, refused)
            for (landing,) in landings:
                laid = judge(now, landing)
                if isinstance(laid, Event):
                    search(fold(now, laid), left - card, (*way, landing))
                else:
                    refused.append(laid)

    search(state, cards, ())
    return list(ended.values())


def _nearest(state: State, cards: Cards, refused: list[Illegal]) -> Illegal:
    """The refusal that says most: of the one that came closest, or of the meld, which was tried first."""
    if not state.opened[state.turn] and not state.terms.draws:
        return refused[0] if len(cards) >= 3 else Illegal(Reason.NEED_PASSPORT, tuple(cards))
    shape = (Reason.BAD_RUN, Reason.BAD_SET, Reason.JOKER_MISMATCH, Reason.CARD_NOT_IN_HAND)
    told = [one for one in refused if one.reason not in shape]
    if told:
        return told[0]
    return refused[0] if len(cards) > 1 else Illegal(Reason.BAD_RUN, tuple(cards))


def words(way: Way) -> str:
    """A way as one line: several lay-offs in their short form where that means the same, else with ``; ``.

    >>> from tierce.game.actions import parse_actions
    >>> words(parse_actions("lay 8h9h m1>"))
    'lay 8h9h m1>'
    """
    layoffs = [step for step in way if isinstance(step, LayOff)]
    if len(layoffs) == len(way) > 1 and len({(one.meld, one.end) for one in layoffs}) == 1:
        outwards = layoffs[::-1] if layoffs[0].end is MeldEnd.LOW else layoffs
        cards = "".join(one.card.text for one in outwards)
        return f"lay {cards} m{layoffs[0].meld}{layoffs[0].end or ''}"
    return "; ".join(map(str, way))
