"""What a position says of a game in which melds stay in hand until somebody knocks.

The special words beside ``known:``, the result of a deal that is over, and what no such deal can reach.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tierce.cards import UNKNOWN, Card
from tierce.game import engine
from tierce.game.events import DealEnded, Shown
from tierce.game.policies import knock
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import CHANCE, Go, Phase, State, put
from tierce.game.turns.concealed import shows_by_itself
from tierce.melds import MeldEnd

PHASES: Final = (
    Phase.DEAL,
    Phase.OFFER,
    Phase.DRAW,
    Phase.PLAY,
    Phase.WALL,
    Phase.LAYOFF,
    Phase.OVER,
)
FLAGS: Final = {"draw": "must_draw", "knock": "must_knock"}
"""The special words that are a duty of the running turn."""

KNOCKED: Final = "knocked"
"""The special word of a deal that a knock has ended."""

Fault = tuple[str, str]
"""The field of a position, and what is wrong there."""


def words(state: State) -> list[str]:
    """What is special: the card turned up, takes and throwing back, what the running turn may and must do."""
    go, result = state.go, state.result
    said = [f"upcard:{state.upcard}"] * (state.upcard is not None)
    said += [f"takes:{state.takes}"] * bool(state.takes) + [f"returns:{state.returns}"] * bool(state.returns)
    said += [f"lifted:{go.lifted}"] * (go.lifted is not None)
    said += [word for word, field in FLAGS.items() if getattr(go, field)]
    said += [f"laid:m{number}{end or ''}" for number, end in go.ends]
    return said + [KNOCKED] * (result is not None and result.went_out is not None)


def read(state: State, word: str) -> State | None:
    """The state with a special word taken in; ``None`` if it is no word of this game.

    Raises ``ValueError`` for a card that is none. That somebody knocked changes only how the deal ended:
    see :func:`result`.
    """
    kind, _, said = word.partition(":")
    go = state.go
    if kind in ("takes", "returns") and re.fullmatch(r"[1-9]\d{0,3}", said):
        return state._replace(takes=int(said)) if kind == "takes" else state._replace(returns=int(said))
    if kind == "upcard":
        return state._replace(upcard=Card.parse(said))
    if kind == "lifted":
        return state._replace(go=go._replace(lifted=Card.parse(said), from_pile=True))
    if word == KNOCKED:
        return state
    if word in FLAGS:
        return state._replace(go=Go(**(go._asdict() | {FLAGS[word]: True})))
    if kind == "laid" and (place := re.fullmatch(r"m([1-9]\d?)([<>]?)", said)):
        end = MeldEnd(place[2]) if place[2] else None
        return state._replace(go=go._replace(ends=(*go.ends, (int(place[1]), end))))
    return None


def begun(state: State) -> State:
    """The state with the one turn that is counted, the starter's, once it is dealt."""
    dealt = state.phase is not Phase.DEAL
    return state._replace(turns=put((0,) * state.seats, state.starter, int(dealt)))


def result(state: State, *, knocked: bool) -> DealResult:
    """How the deal ended: by the knock of the seat that did not act last, or as a dead hand."""
    if not knocked:
        return DealResult(Ending.BLOCKED, state.hands, (False,) * state.seats, upcard=state.upcard)
    ended = engine.follows(state, Shown(state.turn, (), state.hands[state.turn]))
    assert isinstance(ended, DealEnded), "after a knock, the showing of the other hand ends the deal"
    return ended.result


# -- what no deal can reach ---------------------------------------------------------------------------------


def faults(state: State, *, knocked: bool) -> Iterator[Fault]:
    """What is wrong with a position, the first fault first; what comes after one may make no sense.

    ``knocked``: it says that somebody knocked, as the end of a deal must.
    """
    phase = state.phase
    if phase not in PHASES:
        yield "phase", f"{phase.value!r} is no phase of this game"
    if (state.turn == CHANCE) != (phase is Phase.DEAL):
        yield "seat to act", "chance acts in the phase deal, and only there"
    shown = phase is Phase.LAYOFF or knocked
    if knocked and phase is not Phase.OVER:
        yield "special", "knocked is said of a deal that is over"
    if state.table and not shown:
        yield "table", "melds are shown after a knock, and only then"
    if phase is Phase.DEAL:
        yield from _undealt(state)
        return
    if state.aside_count:
        yield "hands", f"{state.aside_count} cards of the deck are missing"
    yield from _shown(state) if shown else _held(state)
    yield from _piles(state)
    yield from _turn(state)


def _undealt(state: State) -> Iterator[Fault]:
    if state.stock:
        yield "stock", "nothing is drawn before the deal"
    if (state.go, state.takes, state.returns) != (Go(), 0, 0):
        yield "special", "nothing is done before the deal"


def _held(state: State) -> Iterator[Fault]:
    """Hands are as large as they were dealt; the seat that has drawn holds one card more."""
    size = state.terms.deal.hand_size
    for seat, hand in enumerate(state.hands):
        due = size + (state.phase is Phase.PLAY and seat == state.turn)
        if state.over and UNKNOWN in hand:
            yield "hands", "all hands are seen when a deal is over"
        if len(hand) != due:
            yield "hands", f"p{seat + 1} holds {len(hand)} cards and should hold {due}"


def _shown(state: State) -> Iterator[Fault]:
    """After a knock each seat's cards are in its hand, in its melds, and laid off on those of the knocker."""
    knocker, laid = 1 - state.turn, len(state.go.ends)
    size, over = state.terms.deal.hand_size, state.over
    owners = [lies.owner for lies in state.table]
    if owners != sorted(owners, key=lambda owner: owner != knocker):
        yield "table", "the knocker's melds come first"
    if not over and state.turn in owners:
        yield "table", f"the melds are those of p{knocker + 1}, who knocked"
    if over and UNKNOWN in state.hands[state.turn]:
        yield "hands", "all hands are seen when a deal is over"
    for seat in (knocker, state.turn):
        melded = sum(len(lies.meld.cards) for lies in state.table if lies.owner == seat)
        held = len(state.hands[seat]) + melded + (laid if seat == state.turn else -laid)
        big = seat == knocker and not state.hands[seat] and state.terms.score.big_gin is not None
        if held != size and not (big and held == size + 1):
            yield "hands", f"p{seat + 1} held {held} cards, and {size} were dealt"
    left = state.hands[knocker]
    if not over and shows_by_itself(state):
        yield "phase", "nothing can be laid off, so the deal is over"
    if UNKNOWN in left:
        yield "hands", f"p{knocker + 1} has knocked, so its hand is seen"
    elif (points := knock.points(state.terms).of(left)) > knock.limit(state):
        yield "hands", f"p{knocker + 1} cannot knock with {points}"
    may = state.terms.knock.layoffs and bool(left)
    for number, end in state.go.ends:
        if not may or number > owners.count(knocker) or (end is None) is state.table[number - 1].meld.is_run:
            yield "special", f"nothing can be laid off at m{number}{end or ''}"


def _piles(state: State) -> Iterator[Fault]:
    """The upcard lies in the pile until it is taken, and the end of the stock is the wall."""
    phase, draw, up = state.phase, state.terms.draw, state.upcard
    if (up is not None) is not state.terms.deal.upcard:
        yield "special", "a card was turned up" if up is None else "no card is turned up in this game"
    if phase is Phase.OFFER and (up is None or state.pile != (up,)):
        yield "discard pile", "the card that is offered lies there, and no other"
    if phase is Phase.WALL and (not state.pile or len(state.stock) > draw.last or draw.wall == "dead"):
        yield "phase", f"there is no wall with {len(state.stock)} cards in the stock"
    if phase is Phase.DRAW and len(state.stock) <= draw.last:
        yield "stock", f"nothing is drawn from the last {draw.last} cards"
    # The last discard may be taken for a knock whatever was taken before.
    if draw.takes is not None and state.takes >= draw.takes + (draw.wall == "knock"):
        yield "special", f"{draw.takes} takes end a deal"
    if state.returns and not draw.throw_back:
        yield "special", "nothing is thrown back in this game"
    if state.returns > 1 and draw.mutual_return == "ends" and not state.over:
        yield "special", "throwing back twice ends the deal"


def _turn(state: State) -> Iterator[Fault]:
    """What the running turn has done and must do."""
    go, phase = state.go, state.phase
    if go.lifted is not None and (phase is not Phase.PLAY or not _may_hold(state, go.lifted)):
        yield "special", f"{go.lifted} was taken and is not in hand"
    if go.must_draw and (phase is not Phase.DRAW or state.pile != (state.upcard,)):
        yield "special", "after the upcard was passed it lies there, and a card must be drawn"
    if go.must_knock and (go.lifted is None or state.terms.draw.wall != "knock"):
        yield "special", "a knock is due only for the last discard"
    if go.ends and phase not in (Phase.LAYOFF, Phase.OVER):
        yield "special", "cards are laid off after a knock, and only then"


def _may_hold(state: State, card: Card) -> bool:
    hand = state.hands[state.turn]
    return card in hand or card in state.known[state.turn]
