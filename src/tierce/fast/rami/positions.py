"""Between rows of integers and the plain engine's values: states, and actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

import numpy as np

from tierce.cards import FACES, UNKNOWN, Card, Cards
from tierce.fast.laid import HIGH_END, LOW_END, MARKS, meld_of, number_of, owner
from tierce.fast.lots import Ints
from tierce.fast.rami.acts import DRAW, KIND, LAY_OFF, MELD, RENEW, SWAP, TAKE
from tierce.fast.rami.law import unsupported
from tierce.fast.rami.rows import (
    ACTED,
    ALONE,
    BLOCKED,
    DEALER,
    DRAWING,
    ENDING,
    FACES_HELD,
    FRESH,
    FROM_PILE,
    HAND,
    HELD,
    JOKER_LAST,
    JOKERS_LAID,
    KNOWN,
    MELDS,
    OPENED,
    OPENED_NOW,
    OVER,
    OWED,
    PENALTY,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    POINTS,
    RENEWALS,
    RENEWING,
    ROW,
    SCORE,
    SQUARED,
    SQUARES,
    STOCK,
    STOCKED,
    TABLE,
    TOOK,
    TURN,
    TURNS,
    USED_TABLE,
    WENT_OUT,
)
from tierce.fast.refused import Unsupported
from tierce.game.actions import Action, Discard, Draw, LayMeld, LayOff, Renew, Swap, Take
from tierce.game.owed import debts
from tierce.game.scoring import DealResult, Ending, Exit
from tierce.game.state import Go, Phase, State, TableMeld
from tierce.melds import MeldEnd
from tierce.rules import Terms

PHASES = {Phase.DRAW: DRAWING, Phase.PLAY: PLAYING, Phase.RENEW: RENEWING, Phase.OVER: OVER}
ENDS = {LOW_END: MeldEnd.LOW, HIGH_END: MeldEnd.HIGH}


def action_of(act: int) -> Action:
    """The action that an act is."""
    kind, said = act & 7, act >> KIND
    if kind == MELD:
        return LayMeld.of(meld_of(said))
    if kind in (DRAW, TAKE):
        return Draw() if kind == DRAW else Take()
    card, place, rest = FACES[said & 63], said >> 6 & 127, said >> 13
    if kind == LAY_OFF:
        return LayOff(card, place + 1, ENDS.get(rest))
    return Swap(card, place + 1) if kind == SWAP else Discard(card, carte=bool(said >> 6))


def actions_of(trace: Iterable[int]) -> Iterator[Action]:
    """What a rollout told that was done, by the seats and by chance."""
    told = map(int, trace)
    for act in told:
        if act & 7 == RENEW:
            yield Renew(tuple(_cards(islice(told, act >> KIND))))
        else:
            yield action_of(act)


def row_of(state: State) -> Ints:
    """The row of a deal at this moment.

    Raises ``Unsupported`` for rules that the kernels do not know, and ``ValueError`` before the deal, for a
    seat out of the match, for cards that are not known, and in a turn that owes something which its policies
    might not be able to pay.
    """
    if unknown := unsupported(state.terms):
        raise Unsupported("Rami", unknown)
    if state.phase not in PHASES:
        raise ValueError(f"the row of a deal begins when it is dealt; this waits for {state.phase}")
    shown = (*sum(state.hands, Cards()), *state.stock, *state.pile)
    if any(state.out) or UNKNOWN in shown:
        raise ValueError("a row holds all seats and all cards, and here a seat is out or a card not known")
    if state.phase is Phase.PLAY and (owed := debts(state)):
        raise ValueError(f"a row is of a turn that owes nothing, and this one owes {owed[0].reason}")
    go, row = state.go, np.zeros(ROW, dtype=np.int64)
    row[[PHASE, TURN, DEALER]] = PHASES[state.phase], state.turn, state.dealer
    row[[STOCKED, PILED, MELDS]] = len(state.stock), len(state.pile), len(state.table)
    row[[RENEWALS, WENT_OUT]] = state.renewals, -1
    row[[ACTED, OPENED_NOW, SQUARED, OWED]] = go.acted, go.opened, len(go.squared), go.owed
    row[[TOOK, FROM_PILE, POINTS]] = -1 if go.took is None else go.took.index, go.from_pile, go.points
    row[[JOKERS_LAID, USED_TABLE, PENALTY]] = go.jokers, go.used_table, go.penalty
    for seat, hand in enumerate(state.hands):
        row[HELD + seat], row[OPENED + seat], row[TURNS + seat] = (
            len(hand), state.opened[seat], state.turns[seat],
        )  # fmt: skip
        row[HAND + FACES_HELD * seat : HAND + FACES_HELD * seat + FACES_HELD] = list(hand.counts[:53])
        row[KNOWN + FACES_HELD * seat : KNOWN + FACES_HELD * seat + FACES_HELD] = list(
            state.known[seat].counts[:53]
        )
    for place, lies in enumerate(state.table):
        squares = go.squared.index(place + 1) + 1 if place + 1 in go.squared else 0
        marks = FRESH * (place + 1 in go.fresh) | squares << SQUARES
        row[TABLE + place] = number_of(lies.meld, lies.owner, marks)
    row[PILE : PILE + len(state.pile)] = [card.index for card in state.pile]
    row[STOCK : STOCK + len(state.stock)] = [card.index for card in reversed(state.stock)]
    if state.result is not None:
        _put_result(row, state.result, state.terms)
    return row


def _put_result(row: Ints, result: DealResult, terms: Terms) -> None:
    row[ENDING] = BLOCKED if result.how is Ending.BLOCKED else BLOCKED + 1
    if result.went_out is not None and result.exit is not None:
        row[[WENT_OUT, ALONE, JOKER_LAST]] = result.went_out, result.exit.alone, result.exit.joker_last
    row[SCORE : SCORE + terms.players] = [point or 0 for point in result.points(terms)]


def state_of(row: Ints, terms: Terms) -> State:
    """The plain engine's state of a row under these rules."""
    told, seats = [int(value) for value in row], range(terms.players)
    numbers = told[TABLE : TABLE + told[MELDS]]
    marks = [number >> MARKS for number in numbers]
    squares = sorted((mark >> SQUARES, place) for place, mark in enumerate(marks, start=1) if mark >> SQUARES)
    go = Go(
        acted=bool(told[ACTED]),
        opened=bool(told[OPENED_NOW]),
        squared=tuple(place for _, place in squares),
        owed=told[OWED],
        took=None if told[TOOK] < 0 else FACES[told[TOOK]],
        from_pile=bool(told[FROM_PILE]),
        points=told[POINTS],
        fresh=tuple(place for place, mark in enumerate(marks, start=1) if mark & FRESH),
        jokers=told[JOKERS_LAID],
        used_table=bool(told[USED_TABLE]),
        penalty=told[PENALTY],
    )
    hands = tuple(_bag(told, HAND, seat) for seat in seats)
    opened = tuple(bool(told[OPENED + seat]) for seat in seats)
    no = (False,) * terms.players
    return State(
        terms=terms,
        dealer=told[DEALER],
        phase={number: phase for phase, number in PHASES.items()}[told[PHASE]],
        turn=told[TURN],
        hands=hands,
        known=tuple(_bag(told, KNOWN, seat) for seat in seats),
        aside=Cards(),
        stock=tuple(_cards(reversed(told[STOCK : STOCK + told[STOCKED]]))),
        pile=tuple(_cards(told[PILE : PILE + told[PILED]])),
        table=tuple(TableMeld(meld_of(number), owner(number)) for number in numbers),
        opened=opened,
        dead=no,
        out=no,
        turns=tuple(told[TURNS + seat] for seat in seats),
        renewals=told[RENEWALS],
        touched=no,
        go=go,
        result=_result(told, hands, opened, go) if told[PHASE] == OVER else None,
    )


def _result(told: list[int], hands: tuple[Cards, ...], opened: tuple[bool, ...], go: Go) -> DealResult:
    unopened = tuple(not one for one in opened)
    if told[ENDING] == BLOCKED:
        return DealResult(Ending.BLOCKED, hands, unopened)
    leave = Exit(
        at_once=go.opened,
        alone=bool(told[ALONE]),
        jokers=go.jokers,
        joker_last=bool(told[JOKER_LAST]),
        used_table=go.used_table,
        forfeited=False,
    )
    return DealResult(Ending.GAME, hands, unopened, told[WENT_OUT], leave)


def _bag(told: list[int], zone: int, seat: int) -> Cards:
    at = zone + FACES_HELD * seat
    return Cards(card for card in FACES[:53] for _ in range(told[at + card.index]))


def _cards(numbers: Iterable[int]) -> Iterator[Card]:
    return (FACES[number] for number in numbers)
