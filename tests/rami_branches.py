"""Which branches of the rules a deal of Rami takes: for every rule id, what must happen for it to count.

As in :mod:`branches`, each looks at one kind of moment and says yes or no, and looks at cards and places, not
at what the engine thinks of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from branches import Begun, Branches, Ended, Happened, Refused, Said, pips
from tierce.cards import JOKER, Card, Cards
from tierce.game import Ending, Phase
from tierce.game.actions import Borrow, Discard, Draw, LayMeld, LayOff, Swap, Take
from tierce.game.events import (
    Borrowed,
    Cut,
    Discarded,
    Drew,
    Event,
    LaidOff,
    MeldLaid,
    Penalised,
    Renewed,
    Swapped,
    Took,
    Touched,
    TurnedUp,
    TurnEnded,
    WentOut,
)
from tierce.game.scoring import Exit
from tierce.melds import Laid, Meld, MeldEnd, Reason
from tierce.rules import Terms

RAMI: Final = Branches()
_rule = RAMI.rule

# --- What several branches ask ------------------------------------------------------------------------------


def happened(
    kind: type[Event], asked: Callable[[Happened], bool] = lambda m: True
) -> Callable[[Happened], bool]:
    """Whether it is an event of this kind, and so."""
    return lambda m: isinstance(m.event, kind) and asked(m)


def refused(
    reason: Reason, kind: type = object, asked: Callable[[Refused], bool] = lambda m: True
) -> Callable[[Refused], bool]:
    """Whether it is this refusal, of an action of this kind, and so."""
    return lambda m: m.reason is reason and isinstance(m.action, kind) and not m.before.over and asked(m)


def target(m: Happened) -> Meld:
    """The meld that is laid off on, swapped at or borrowed from, as it lay before."""
    assert isinstance(m.event, LaidOff | Swapped | Borrowed)
    return m.before.table[m.event.meld - 1].meld


def owner(m: Happened) -> int:
    assert isinstance(m.event, LaidOff | Swapped | Borrowed)
    return m.before.table[m.event.meld - 1].owner


def grown(m: Happened) -> Meld:
    """The meld that was laid or laid off on, as it now lies."""
    if isinstance(m.event, MeldLaid):
        return m.event.meld
    assert isinstance(m.event, LaidOff)
    return m.after.table[m.event.meld - 1].meld


def lies(m: Refused) -> Meld | None:
    """The meld that a refused lay-off, swap or borrow spoke of."""
    number = m.action.meld if isinstance(m.action, LayOff | Swap | Borrow) else 0
    return m.before.table[number - 1].meld if 1 <= number <= len(m.before.table) else None


def opens(m: Happened) -> bool:
    """Whether the opening stands with this event."""
    return not m.before.opened[m.event.seat] and m.after.opened[m.event.seat]


def lays(m: Happened) -> bool:
    return isinstance(m.event, MeldLaid | LaidOff)


def new_joker(m: Happened) -> Card | None:
    """What the joker that was just put into a run stands for."""
    meld = grown(m)
    if meld.suit is None:
        return None
    slots: Iterable[int] = range(len(meld.cards))
    if isinstance(m.event, LaidOff):
        slots = (0 if m.event.end is MeldEnd.LOW else len(meld.cards) - 1,)
    return next((meld.face(meld.low + slot) for slot in slots if meld.cards[slot] is JOKER), None)


def earlier(m: Happened, kind: type[Event]) -> list[Event]:
    return [one for one in m.turn if isinstance(one, kind)]


def opening_points(m: Happened, terms: Terms) -> bool:
    return terms.opening.kind == "points" and not m.before.opened[m.event.seat]


def gained(m: Happened) -> int:
    """What the event added to the points of the turn."""
    return m.after.go.points - m.before.go.points


def leave(m: Ended) -> Exit:
    """How the winner went out; as if nobody had, where nobody did."""
    return m.row.result.exit or Exit(False, False, 0, False, False, False)


def losers(m: Ended, *, opened: bool) -> list[int]:
    """The seats that lost and have, or have not, opened."""
    unopened = m.row.result.unopened
    return [seat for seat in m.hands if seat != m.row.result.went_out and bool(unopened[seat]) is not opened]


def scores(m: Ended, factor: float, *, opened: bool) -> bool:
    """Whether somebody lost so and scored the cards, or the flat count, times this."""
    for seat in losers(m, opened=opened):
        hand = m.hands[seat]
        plain = pips(hand, m.terms) if opened else m.terms.score.unopened
        if m.terms.values.joker_in_hand == "doubles_hand" and opened and hand.jokers:
            plain *= 2
        if plain and m.points[seat] == plain * factor:
            return True
    return False


def at_once(m: Ended) -> bool:
    return m.how is Ending.GAME and leave(m).at_once


def full_pack(m: Begun) -> tuple[int, int]:
    deck = Cards(m.order)
    return len(deck), deck.jokers


def fits_the_table(state_before: Happened, card: Card) -> bool:
    """Whether a natural card could be laid off somewhere."""
    for one in state_before.before.table:
        meld = one.meld
        if meld.suit is None:
            if card is not JOKER and card.rank == meld.low and card not in meld.cards and len(meld.cards) < 4:
                return True
        elif card is not JOKER and card.suit is meld.suit:
            if card in (meld.face(meld.low - 1),) and meld.low > 1:
                return True
            if meld.high < 14 and card is meld.face(meld.high + 1):
                return True
    return False


# --- B1  Cards, deal and order ------------------------------------------------------------------------------

for _seats in range(2, 6):
    _rule("B1.1", Begun, f"{_seats} seats play", lambda m, n=_seats: m.match.seats == n)  # type: ignore[misc]
_rule("B1.1", Begun, "six seats or more play with a third pack, by house rule", lambda m: m.match.seats >= 6)
_rule("B1.2", Begun, "108 cards, four of them jokers", lambda m: full_pack(m) == (108, 4))
_rule("B1.3", Begun, "the lot names the first dealer", lambda m: not m.match.rows)
_rule(
    "B1.3",
    Begun,
    "the next seat deals",
    lambda m: (
        bool(m.match.rows)
        and m.terms.match.dealer == "next"
        and m.dealer == m.state.order(m.match.rows[-1].dealer)[0]
    ),
)
_rule(
    "B1.4",
    Happened,
    "a joker is cut and kept",
    happened(Cut, lambda m: m.after.known[m.event.seat].jokers > 0),
)
_rule(
    "B1.4",
    Happened,
    "another card is cut, and stays in the pack",
    happened(Cut, lambda m: not any(m.after.hands)),
)
_rule(
    "B1.5",
    Begun,
    "thirteen cards each, and one more for the seat that begins",
    lambda m: sorted(len(hand) for hand in m.state.hands if hand) == [13] * (m.players - 1) + [14],
)
_rule(
    "B1.5",
    Begun,
    "ten to fifteen cards, but not thirteen",
    lambda m: m.terms.deal.hand_size in (10, 11, 12, 14, 15),
)
_rule(
    "B1.6",
    Happened,
    "the dealer discards without a draw",
    happened(Discarded, lambda m: sum(m.before.turns) == 1 and m.event.seat == m.before.dealer),
)
_rule(
    "B1.6",
    Refused,
    "the starter may not lay in its first turn",
    refused(Reason.PHASE, LayMeld, lambda m: sum(m.before.turns) == 1 and m.before.phase is Phase.PLAY),
)
_rule(
    "B1.6",
    Happened,
    "the starter lays in its first turn, by house rule",
    happened(MeldLaid, lambda m: sum(m.before.turns) == 1),
)
_rule("B1.6", Happened, "a card is turned up, by house rule", happened(TurnedUp))
_rule(
    "B1.7",
    Happened,
    "the turn passes clockwise",
    happened(
        TurnEnded, lambda m: m.before.terms.deal.direction == "clockwise" and m.after.turn != m.before.turn
    ),
)
_rule(
    "B1.7",
    Happened,
    "the turn passes anticlockwise",
    happened(
        TurnEnded,
        lambda m: (
            m.before.terms.deal.direction == "anticlockwise"
            and m.before.terms.players > 2
            and m.after.turn == m.before.order(m.event.seat)[0]
        ),
    ),
)

# --- B2  A turn ---------------------------------------------------------------------------------------------

_rule("B2.1", Happened, "a card is drawn from the stock", happened(Drew))
_rule("B2.1", Happened, "the top discard is taken", happened(Took))
_rule(
    "B2.1",
    Refused,
    "no second draw",
    refused(Reason.PHASE, Draw, lambda m: m.before.phase is Phase.PLAY),
)
_rule(
    "B2.1",
    Refused,
    "nothing is laid before the draw",
    refused(Reason.PHASE, LayMeld, lambda m: m.before.phase is Phase.DRAW),
)
for _kind, _use in ((MeldLaid, "in a new meld"), (LaidOff, "as a lay-off"), (Swapped, "for a joker")):
    _rule(
        "B2.2",
        Happened,
        f"the taken card is laid {_use}",
        lambda m, kind=_kind: (  # type: ignore[misc]
            isinstance(m.event, kind) and m.before.go.took is not None and m.after.go.took is None
        ),
    )
_rule("B2.3", Refused, "a taken card was not laid", refused(Reason.DISCARD_UNUSED))
_rule(
    "B2.3",
    Happened,
    "a taken card stays in the hand, by house rule",
    happened(
        TurnEnded,
        lambda m: (
            m.before.terms.draw.take == "free"
            and any(isinstance(one, Took) and one.card in m.before.known[m.event.seat] for one in m.turn)
        ),
    ),
)
_rule(
    "B2.4",
    Happened,
    "a seat that has not opened takes the discard and opens",
    lambda m: opens(m) and m.before.go.from_pile,
)
_rule(
    "B2.4",
    Refused,
    "a seat that has not opened took the discard and does not open",
    refused(
        Reason.OPEN_POINTS, Discard, lambda m: m.before.go.from_pile and not m.before.opened[m.before.turn]
    ),
)
_rule("B2.5", Refused, "with one card the discard may not be taken", refused(Reason.A_CARTE))
_rule("B2.6", Happened, "a joker is discarded", happened(Discarded, lambda m: m.event.card is JOKER))  # type: ignore[attr-defined]
_rule(
    "B2.6",
    Happened,
    "a card that fits on the table is discarded",
    lambda m: isinstance(m.event, Discarded) and fits_the_table(m, m.event.card),
)
_rule(
    "B2.7",
    Happened,
    "a discarded joker is taken",
    lambda m: isinstance(m.event, Took) and m.event.card is JOKER,
)
_rule(
    "B2.7",
    Refused,
    "a discarded joker may not be taken, by house rule",
    refused(Reason.PHASE, Take, lambda m: m.before.phase is Phase.DRAW and m.before.top is JOKER),
)
_rule(
    "B2.8",
    Refused,
    "the first rounds are closed for taking, by house rule",
    refused(
        Reason.PHASE,
        Take,
        lambda m: (
            m.before.phase is Phase.DRAW
            and bool(m.before.pile)
            and m.before.turns[m.before.turn] < m.terms.draw.take_from_round
        ),
    ),
)
_rule(
    "B2.8",
    Refused,
    "the first rounds are closed for opening, by house rule",
    refused(
        Reason.PHASE,
        LayMeld,
        lambda m: (
            m.before.phase is Phase.PLAY
            and sum(m.before.turns) > 1
            and m.before.turns[m.before.turn] < m.terms.opening.from_round
        ),
    ),
)

# --- B3  Melds ----------------------------------------------------------------------------------------------


def is_set(m: Happened, size: int) -> bool:
    meld = grown(m) if lays(m) else None
    return meld is not None and not meld.is_run and len(meld.cards) == size


def is_run(m: Happened, asked: Callable[[Meld], bool]) -> bool:
    meld = grown(m) if lays(m) else None
    return meld is not None and meld.is_run and asked(meld)


_rule("B3.1", Happened, "a set of three suits", lambda m: is_set(m, 3))
_rule("B3.1", Happened, "a set of four suits", lambda m: is_set(m, 4))
_rule("B3.1", Refused, "the same card twice makes no set", refused(Reason.DUP_SUIT))
_rule("B3.2", Happened, "a run from a low ace", lambda m: is_run(m, lambda meld: meld.low == 1))
_rule("B3.2", Happened, "a run up to a high ace", lambda m: is_run(m, lambda meld: meld.high == 14))
_rule(
    "B3.2", Happened, "a run of eight cards or more", lambda m: is_run(m, lambda meld: len(meld.cards) >= 8)
)
_rule(
    "B3.3",
    Refused,
    "no run goes past an ace",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and not m.terms.melds.circular
        and isinstance(m.action, LayOff)
        and m.action.card is not JOKER
        and (meld := lies(m)) is not None
        and meld.suit is m.action.card.suit
        and ((meld.high == 14 and m.action.card.rank == 2) or (meld.low == 1 and m.action.card.rank == 13))
    ),
)
_rule("B3.4", Happened, "a meld with one joker", lambda m: lays(m) and grown(m).jokers == 1)
_rule("B3.4", Refused, "a second joker in a meld", refused(Reason.TOO_MANY_JOKERS))
_rule("B3.4", Happened, "a meld with two jokers, by house rule", lambda m: lays(m) and grown(m).jokers >= 2)
_rule("B3.5", Happened, "a joker in a run, for one card", lambda m: lays(m) and new_joker(m) is not None)
_rule(
    "B3.5",
    Happened,
    "a joker in a three of a kind, for no one suit",
    lambda m: is_set(m, 3) and grown(m).jokers == 1,
)
_rule(
    "B3.5",
    Happened,
    "a joker in a square, for the missing suit",
    lambda m: is_set(m, 4) and grown(m).is_joker_square,
)
_rule(
    "B3.6",
    Happened,
    "two equal melds lie side by side",
    happened(MeldLaid, lambda m: any(one.meld == grown(m) for one in m.before.table)),
)

# --- B4  The opening ----------------------------------------------------------------------------------------

_rule("B4.1", Happened, "a seat opens", lambda m: opens(m) and m.terms.opening.kind == "points")
_rule("B4.1", Refused, "an opening is short of points", refused(Reason.OPEN_POINTS, Discard))
_rule("B4.1", Refused, "an opening has no pure run", refused(Reason.OPEN_PURE, Discard))
_rule(
    "B4.1",
    Happened,
    "any meld opens, by house rule",
    lambda m: opens(m) and m.terms.opening.kind == "none",
)
_rule(
    "B4.2",
    Happened,
    "a seat opens with a pure run",
    lambda m: opens(m) and any(isinstance(one, MeldLaid) and pure(one.meld) for one in (*m.turn, m.event)),
)
_rule(
    "B4.2",
    Happened,
    "a seat opens with no run without a joker, by house rule",
    lambda m: (
        opens(m)
        and m.terms.opening.kind == "points"
        and not any(isinstance(one, MeldLaid) and pure(one.meld) for one in (*m.turn, m.event))
    ),
)


def pure(meld: Meld) -> bool:
    return meld.is_run and not meld.jokers


_rule(
    "B4.3",
    Happened,
    "exactly what is needed",
    lambda m: (
        opens(m)
        and not m.before.go.from_pile
        and m.terms.opening.kind == "points"
        and m.after.go.points == m.terms.opening.points > 0
    ),
)
_rule(
    "B4.4",
    Happened,
    "an opening with a lay-off in it",
    lambda m: opens(m) and (isinstance(m.event, LaidOff) or bool(earlier(m, LaidOff))),
)
_rule(
    "B4.4",
    Happened,
    "an opening with a borrowed card in it",
    lambda m: opens(m) and bool(earlier(m, Borrowed)),
)
_rule(
    "B4.5",
    Happened,
    "a low ace counts one in an opening",
    lambda m: (
        isinstance(m.event, MeldLaid)
        and is_run(m, lambda meld: meld.low == 1 and not meld.jokers)
        and gained(m) == sum(min(10, slot + 1) for slot in range(len(grown(m).cards)))
    ),
)
_rule(
    "B4.5",
    Happened,
    "an ace laid off below a two counts one, above a king eleven",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.card is not JOKER
        and m.event.card.rank == 1
        and target(m).is_run
        and gained(m) == (1 if m.event.end is MeldEnd.LOW else 11)
    ),
)
_rule(
    "B4.5",
    Happened,
    "three aces count 33 in an opening",
    lambda m: is_set(m, 3) and grown(m).low == 1 and not grown(m).jokers and gained(m) == 33,
)
_rule(
    "B4.6",
    Happened,
    "a joker counts as the card it stands for",
    lambda m: (
        is_set(m, 3)
        and isinstance(m.event, MeldLaid)
        and grown(m).jokers == 1
        and grown(m).low > 1
        and m.terms.opening.joker_counts == "replaced"
        and gained(m) == 3 * min(10, grown(m).low)
    ),
)
_rule(
    "B4.6",
    Happened,
    "a joker counts nothing, or 35, by house rule",
    lambda m: (
        isinstance(m.event, MeldLaid)
        and grown(m).jokers == 1
        and m.terms.opening.joker_counts != "replaced"
        and opening_points(m, m.terms)
    ),
)
_rule(
    "B4.7",
    Refused,
    "no joker is freed before the opening",
    refused(Reason.NOT_OPENED, Swap, lambda m: not m.before.opened[m.before.turn]),
)
_rule(
    "B4.8",
    Refused,
    "what was laid is not enough, and cannot stay",
    refused(Reason.OPEN_POINTS, Discard, lambda m: m.before.go.points > 0),
)
_rule(
    "B4.9",
    Happened,
    "a meld of less than 51 points after the opening",
    happened(MeldLaid, lambda m: m.before.opened[m.event.seat] and not m.before.go.opened and gained(m) < 51),
)

# --- B5  Laying later, and laying off -----------------------------------------------------------------------

_rule(
    "B5.1",
    Happened,
    "a card is laid off on an own meld",
    happened(LaidOff, lambda m: owner(m) == m.event.seat),
)
_rule(
    "B5.1",
    Happened,
    "a card is laid off on a meld of somebody else",
    happened(LaidOff, lambda m: owner(m) != m.event.seat),
)
_rule(
    "B5.1",
    Happened,
    "a new meld after the turn of the opening",
    happened(MeldLaid, lambda m: m.before.opened[m.event.seat] and not m.before.go.opened),
)
_rule("B5.2", Refused, "no joker on a run of somebody else", refused(Reason.JOKER_OPP_RUN, LayOff))
_rule(
    "B5.2",
    Happened,
    "a joker on an own run",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.card is JOKER
        and target(m).is_run
        and owner(m) == m.event.seat
    ),
)
_rule(
    "B5.2",
    Happened,
    "a joker on a set of somebody else",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.card is JOKER
        and not target(m).is_run
        and owner(m) != m.event.seat
    ),
)
_rule(
    "B5.3",
    Happened,
    "a meld with a card of somebody else's meld belongs to its builder",
    happened(
        MeldLaid,
        lambda m: (
            len(m.after.go.borrowed) < len(m.before.go.borrowed) and m.after.table[-1].owner == m.event.seat
        ),
    ),
)
_rule("B5.4", Refused, "the last card may not be laid", refused(Reason.KEEP_CARD))

# --- B6  Freeing a joker ------------------------------------------------------------------------------------

_rule(
    "B6.1", Happened, "a joker of an own meld is freed", happened(Swapped, lambda m: owner(m) == m.event.seat)
)
_rule(
    "B6.1",
    Happened,
    "a joker of somebody else's meld is freed",
    happened(Swapped, lambda m: owner(m) != m.event.seat),
)
_rule("B6.1", Refused, "another card frees no joker", refused(Reason.JOKER_MISMATCH, Swap))
_rule(
    "B6.2",
    Happened,
    "a joker is freed in the turn of the opening",
    happened(Swapped, lambda m: m.before.go.opened),
)
_rule(
    "B6.2",
    Refused,
    "not in the turn of the opening, by house rule",
    refused(Reason.NOT_OPENED, Swap, lambda m: m.before.go.opened),
)
_rule(
    "B6.3",
    Refused,
    "no joker leaves a three of a kind",
    refused(Reason.JOKER_BRELAN, Swap, lambda m: (meld := lies(m)) is not None and len(meld.cards) == 3),
)
_rule(
    "B6.4", Happened, "a joker is freed from a square", happened(Swapped, lambda m: target(m).is_joker_square)
)
_rule(
    "B6.4",
    Happened,
    "a three becomes a square and its joker is freed, in one turn",
    lambda m: isinstance(m.event, Swapped) and m.event.meld in m.before.go.squared,
)
_rule(
    "B6.4",
    Refused,
    "an old square keeps its joker, by house rule",
    refused(Reason.JOKER_BRELAN, Swap, lambda m: (meld := lies(m)) is not None and meld.is_joker_square),
)
_rule(
    "B6.5",
    Happened,
    "a freed joker goes into a new meld",
    happened(MeldLaid, lambda m: m.after.go.owed < m.before.go.owed),
)
_rule("B6.5", Refused, "a freed joker was not laid", refused(Reason.JOKER_UNUSED, Discard))
_rule(
    "B6.5",
    Happened,
    "a freed joker is laid off, by house rule",
    happened(LaidOff, lambda m: m.after.go.owed < m.before.go.owed),
)
_rule(
    "B6.6",
    Refused,
    "a freed joker may not be discarded",
    refused(Reason.JOKER_UNUSED, Discard, lambda m: JOKER in m.action.cards),
)
_rule(
    "B6.6",
    Happened,
    "a freed joker stays in the hand, by house rule",
    happened(
        TurnEnded,
        lambda m: (
            m.before.terms.swap.use == "keep"
            and bool(earlier(m, Swapped))
            and m.before.known[m.event.seat].jokers > 0
        ),
    ),
)

# --- B7  Borrowing from melds -------------------------------------------------------------------------------

_rule("B7.1", Happened, "a card leaves a square", happened(Borrowed, lambda m: not target(m).is_run))
_rule(
    "B7.1",
    Happened,
    "a card leaves the low end of a run",
    lambda m: isinstance(m.event, Borrowed) and target(m).is_run and 0 in m.event.slots,
)
_rule(
    "B7.1",
    Happened,
    "a card leaves the high end of a run",
    lambda m: (
        isinstance(m.event, Borrowed) and target(m).is_run and len(target(m).cards) - 1 in m.event.slots
    ),
)
_rule(
    "B7.1",
    Refused,
    "fewer than three would remain",
    refused(Reason.REMAINDER, Borrow, lambda m: (meld := lies(m)) is not None and len(meld.cards) == 3),
)
_rule(
    "B7.2",
    Happened,
    "a card is borrowed before the opening stands",
    happened(Borrowed, lambda m: not m.before.opened[m.event.seat]),
)
_rule("B7.2", Happened, "a card leaves an own meld", happened(Borrowed, lambda m: owner(m) == m.event.seat))
_rule(
    "B7.2",
    Happened,
    "a card leaves somebody else's meld",
    happened(Borrowed, lambda m: owner(m) != m.event.seat),
)
_rule(
    "B7.3",
    Happened,
    "borrowed cards go into a new meld",
    happened(MeldLaid, lambda m: len(m.after.go.borrowed) < len(m.before.go.borrowed)),
)
_rule("B7.3", Refused, "a borrowed card was not laid", refused(Reason.TAKE_USE, Discard))
_rule(
    "B7.3",
    Refused,
    "borrowed cards need a card from the hand, or their fellows",
    refused(Reason.TAKE_USE, LayMeld),
)
_rule(
    "B7.4",
    Refused,
    "nothing leaves the middle of a run",
    refused(
        Reason.REMAINDER,
        Borrow,
        lambda m: (meld := lies(m)) is not None and meld.is_run and len(meld.cards) >= 4,
    ),
)
_rule(
    "B7.4",
    Happened,
    "a run is split, by house rule",
    happened(Borrowed, lambda m: len(m.after.table) > len(m.before.table)),
)
_rule(
    "B7.5",
    Refused,
    "a joker is not borrowed",
    refused(Reason.TAKE_JOKER, Borrow, lambda m: any(one.card is JOKER for one in _laid(m))),
)
_rule(
    "B7.5",
    Happened,
    "a natural leaves a meld that holds a joker",
    lambda m: isinstance(m.event, Borrowed) and target(m).jokers > 0 and JOKER not in m.event.cards,
)
_rule(
    "B7.5",
    Happened,
    "a joker is borrowed, by house rule",
    lambda m: isinstance(m.event, Borrowed) and JOKER in m.event.cards,
)
_rule(
    "B7.5",
    Refused,
    "nothing leaves a meld that holds a joker, by house rule",
    refused(Reason.TAKE_JOKER, Borrow, lambda m: not m.terms.borrow.from_joker_meld),
)
_rule(
    "B7.6",
    Happened,
    "a joker square gives a natural and is a three again",
    happened(Borrowed, lambda m: target(m).is_joker_square),
)
_rule("B7.7", Refused, "nothing is borrowed, by house rule", refused(Reason.TAKE_USE, Borrow))


def _laid(m: Refused) -> Iterable[Laid]:
    return m.action.laid if isinstance(m.action, Borrow) else ()


# --- B8  One card left --------------------------------------------------------------------------------------

_rule(
    "B8.1",
    Happened,
    "one card left, and announced",
    lambda m: isinstance(m.event, Discarded) and m.event.carte and m.terms.out.carte == "manual",
)
_rule("B8.1", Happened, "one card left, and forgotten", happened(Penalised))
_rule(
    "B8.2",
    Happened,
    "the table announces by itself",
    lambda m: isinstance(m.event, Discarded) and m.event.carte and m.terms.out.carte == "auto",
)
_rule(
    "B8.2",
    Happened,
    "there is no announcing",
    lambda m: isinstance(m.event, Discarded) and len(m.hand) == 1 and m.terms.out.carte == "off",
)
_rule(
    "B8.3",
    Happened,
    "the penalty is drawn from a renewed stock",
    happened(Penalised, lambda m: bool(earlier(m, Renewed))),
)
_rule(
    "B8.3",
    Happened,
    "fewer than two cards are left for the penalty",
    lambda m: isinstance(m.event, Penalised) and len(m.event.cards) == 1,
)

# --- B9  The stock ------------------------------------------------------------------------------------------

_rule(
    "B9.1",
    Happened,
    "the discards become the stock, and the top stays",
    happened(Renewed, lambda m: len(m.after.pile) == 1),
)
_rule(
    "B9.1",
    Happened,
    "the top is shuffled in too, by house rule",
    happened(Renewed, lambda m: not m.after.pile),
)
_rule(
    "B9.2",
    Ended,
    "nothing is left to draw, and the deal is blocked",
    lambda m: m.how is Ending.BLOCKED and sum(m.state.turns) <= m.terms.out.max_turns,
)
_rule(
    "B9.3",
    Ended,
    "a deal is blocked after its last turn",
    lambda m: m.how is Ending.BLOCKED and sum(m.state.turns) > m.terms.out.max_turns,
)

# --- B10  The end of a deal and its score -------------------------------------------------------------------

_rule(
    "B10.1",
    Happened,
    "out with the last discard",
    lambda m: isinstance(m.event, WentOut) and m.event.discard is not None,
)
_rule(
    "B10.1",
    Happened,
    "out by laying the last card, by house rule",
    lambda m: isinstance(m.event, WentOut) and m.event.discard is None,
)
_rule(
    "B10.2",
    Ended,
    "an opened hand is counted",
    lambda m: m.how is Ending.GAME and not at_once(m) and scores(m, 1, opened=True),
)
_rule(
    "B10.2",
    Ended,
    "a joker counts twenty in an opened hand",
    lambda m: (
        not at_once(m)
        and m.terms.values.joker_in_hand == 20
        and any(m.hands[seat].jokers for seat in losers(m, opened=True))
        and scores(m, 1, opened=True)
    ),
)
_rule("B10.3", Ended, "an unopened seat counts flat", lambda m: not at_once(m) and scores(m, 1, opened=False))
_rule(
    "B10.4",
    Ended,
    "at once: twice what was counted",
    lambda m: (
        at_once(m)
        and not leave(m).joker_last
        and m.terms.score.at_once_factor == 2
        and m.terms.score.at_once == "multiply"
        and (scores(m, 2, opened=True) or scores(m, 2, opened=False))
    ),
)
_rule(
    "B10.5",
    Ended,
    "at once with a joker as the last discard: four times",
    lambda m: (
        at_once(m)
        and leave(m).joker_last
        and m.terms.score.at_once_joker_factor == 4
        and m.terms.score.at_once == "multiply"
        and (scores(m, 4, opened=True) or scores(m, 4, opened=False))
    ),
)
_rule(
    "B10.6",
    Ended,
    "a joker as the last discard means nothing",
    lambda m: (
        leave(m).joker_last
        and not leave(m).at_once
        and m.terms.score.joker_finish == "plain"
        and scores(m, 1, opened=True)
    ),
)
_rule(
    "B10.6",
    Ended,
    "a joker as the last discard doubles, or costs 200, by house rule",
    lambda m: (
        leave(m).joker_last
        and not leave(m).at_once
        and m.terms.score.joker_finish in ("double", "flat_200")
        and (scores(m, 2, opened=True) or 200 in m.points.values())
    ),
)
_rule("B10.6", Refused, "a joker may not be the last discard, by house rule", refused(Reason.JOKER_FINISH))
_rule("B10.7", Ended, "rami sec", lambda m: at_once(m) and leave(m).alone and m.terms.players > 1)
_rule("B10.7", Ended, "at once, though another seat had opened", lambda m: at_once(m) and not leave(m).alone)
_rule(
    "B10.8",
    Happened,
    "out at once with fewer points, by house rule",
    happened(
        WentOut,
        lambda m: (
            m.before.terms.opening.kind == "points"
            and not m.before.go.from_pile
            and m.before.go.points < m.before.terms.opening.points
            and m.before.terms.out.at_once_needs != "points_and_run"
            and sum(one.seat == m.event.seat for one in m.turn if isinstance(one, MeldLaid)) > 0
            and not _had_opened(m)
        ),
    ),
)
_rule(
    "B10.9",
    Ended,
    "at once with a meld of the table counts all the same",
    lambda m: at_once(m) and leave(m).used_table and m.terms.out.at_once_may_use_table,
)
_rule(
    "B10.9",
    Ended,
    "at once with a meld of the table counts once, by house rule",
    lambda m: (
        at_once(m)
        and leave(m).used_table
        and not m.terms.out.at_once_may_use_table
        and not leave(m).joker_last
        and (scores(m, 1, opened=True) or scores(m, 1, opened=False))
    ),
)
_rule(
    "B10.10",
    Ended,
    "the winner gets points off, by house rule",
    lambda m: m.row.result.went_out is not None and m.points[m.row.result.went_out] < 0,
)
_rule(
    "B10.10",
    Ended,
    "a joker in hand doubles it, by house rule",
    lambda m: (
        m.terms.values.joker_in_hand == "doubles_hand"
        and not at_once(m)
        and any(
            m.hands[seat].jokers and m.points[seat] == 2 * pips(m.hands[seat], m.terms) > 0
            for seat in losers(m, opened=True)
        )
    ),
)


def _had_opened(m: Happened) -> bool:
    """Whether the seat had opened before this turn."""
    return m.before.opened[m.event.seat] and not m.before.go.opened


# --- B11  The match -----------------------------------------------------------------------------------------

_rule(
    "B11.1",
    Ended,
    "the lowest total wins the match",
    lambda m: (
        m.match.over
        and m.terms.match.kind == "cumulative"
        and not m.terms.match.elimination
        and {m.match.totals[seat] for seat in m.match.winners} == {min(m.match.totals)}
    ),
)
_rule(
    "B11.2",
    Ended,
    "a total ends the match",
    lambda m: (
        m.match.over and m.terms.match.target is not None and max(m.match.totals) >= m.terms.match.target
    ),
)
_rule(
    "B11.2",
    Ended,
    "a number of deals ends the match",
    lambda m: m.match.over and m.terms.match.deals == len(m.match.rows),
)
_rule("B11.2", Begun, "seats that reached the number play no more", lambda m: any(m.state.out))
_rule("B11.3", Ended, "a match is shared", lambda m: m.match.over and len(m.match.winners) > 1)

# --- B13  Rulings -------------------------------------------------------------------------------------------

_rule(
    "B13 (B2, B4.1, B6.2)",
    Happened,
    "an opening stands with the second step of laying, or a later one",
    lambda m: opens(m) and any(isinstance(one, MeldLaid | LaidOff) for one in m.turn),
)
_rule(
    "B13 (B4.2)",
    Happened,
    "a joker is laid off on the pure run after the opening stands",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.card is JOKER
        and m.before.go.opened
        and pure(target(m))
        and m.event.meld in m.before.go.fresh
    ),
)
_rule(
    "B13 (B2.2, B6.5, B7.3)",
    Happened,
    "the taken card is paid by its like, and a copy stays in hand",
    lambda m: m.before.go.took is not None and m.after.go.took is None and m.before.go.took in m.hand,
)
_rule(
    "B13 (B2.4, B6.2)",
    Happened,
    "a seat that opened without it frees a joker with the taken card",
    happened(
        Swapped, lambda m: m.before.go.opened and m.before.go.took is not None and m.after.go.took is None
    ),
)
_rule(
    "B13 (B7.1)",
    Refused,
    "a card that does not follow on the run",
    refused(Reason.BAD_RUN, LayOff, lambda m: m.action.cards[0] is not JOKER),
)
_rule(
    "B13 (B7.3)",
    Happened,
    "two borrows in one turn",
    happened(Borrowed, lambda m: bool(earlier(m, Borrowed))),
)
_rule(
    "B13 (B4.4)",
    Happened,
    "a card laid in this turn is borrowed",
    lambda m: isinstance(m.event, Borrowed) and m.event.meld in m.before.go.fresh,
)
_rule(
    "B13 (B3.2)",
    Said,
    "a run is said in a jumbled order",
    lambda m: (
        isinstance(m.actions[0], LayMeld)
        and isinstance(m.events[0], MeldLaid)
        and m.events[0].meld.is_run
        and m.events[0].meld.cards != m.actions[0].cards
    ),
)
_rule(
    "B13 (B3.4)",
    Refused,
    "jokers that would lie side by side, or inside, by house rule",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and (m.terms.wild.in_run == "ends" or not m.terms.wild.adjacent)
        and isinstance(m.action, LayMeld)
        and JOKER in m.action.cards
    ),
)
_rule(
    "B13 (B3.5, B6.4)",
    Refused,
    "no joker leaves a square with two",
    refused(Reason.JOKER_BRELAN, Swap, lambda m: (meld := lies(m)) is not None and meld.jokers == 2),
)
_rule(
    "B13 (B8)",
    Said,
    "one card is announced where there are more, or none",
    lambda m: (
        isinstance(m.actions[-1], Discard)
        and m.actions[-1].carte
        and any(isinstance(one, Discarded) and not one.carte for one in m.events)
        and len(m.before.hands[m.before.turn]) != 2
    ),
)
_rule(
    "B13 (B9.2)",
    Happened,
    "the discard is taken where nothing can be drawn",
    happened(Took, lambda m: not m.before.stock and m.before.renewals == m.terms.draw.renewals),
)
_rule(
    "B13 (B10.6)",
    Ended,
    "two hundred for every loser, also for those not opened, by house rule",
    lambda m: (
        m.terms.score.joker_finish == "flat_200"
        and leave(m).joker_last
        and not leave(m).at_once
        and {m.points[seat] for seat in m.points if seat != m.row.result.went_out} == {200}
    ),
)
_rule(
    "B13 (B10.8)",
    Refused,
    "points are waived for nobody who stays",
    refused(Reason.OPEN_POINTS, Discard, lambda m: m.terms.out.at_once_needs != "points_and_run"),
)
_rule(
    "B13 (C3.10)",
    Ended,
    "a joker laid in the last turn is counted",
    lambda m: at_once(m) and leave(m).jokers > 0,
)
_rule(
    "B13 (B10, C1, B10.10)",
    Ended,
    "a hundred for every loser, by house rule",
    lambda m: (
        at_once(m)
        and m.terms.score.at_once == "flat_100"
        and not leave(m).joker_last
        and {m.points[seat] for seat in m.points if seat != m.row.result.went_out} == {100}
    ),
)
_rule(
    "B13 (B10, C1, B10.10)",
    Ended,
    "an unopened seat has the factor of the others",
    lambda m: at_once(m) and (scores(m, 2, opened=False) or scores(m, 1.5, opened=False)),
)
_rule(
    "B13 (B11.2)",
    Ended,
    "dropping out ends with one seat left, who wins",
    lambda m: m.match.over and m.terms.match.elimination and len(m.match.playing) == 1,
)
_rule(
    "B13 (B2.8)",
    Happened,
    "the first rounds are over, and the discard may be taken",
    happened(
        Took,
        lambda m: m.before.turns[m.event.seat] >= m.terms.draw.take_from_round > 1,
    ),
)
_rule(
    "B13 (B1.4, B1.5, B1.6)",
    Begun,
    "card by card from the seat after the dealer, the extra card last",
    lambda m: _dealt_round(m),
)
_rule(
    "B13 (C3.14)",
    Happened,
    "the pile is touched and the discard taken: nothing is lost",
    happened(Took, lambda m: m.before.go.touched and not m.after.touched[m.event.seat]),
)
_rule(
    "B13 (C3.8)",
    Refused,
    "an opened seat that took the discard lays too few points, by house rule",
    refused(Reason.OPEN_POINTS, Discard, lambda m: m.before.opened[m.before.turn] and not m.before.go.opened),
)
_rule(
    "B13 (B2.3)",
    Refused,
    "where discards are free, an unopened seat must still open with one",
    refused(Reason.OPEN_POINTS, Discard, lambda m: m.terms.draw.take == "free" and m.before.go.from_pile),
)


def _dealt_round(m: Begun) -> bool:
    if m.terms.deal.cut_joker == "kept" or m.players < 3:
        return False
    seats = m.state.order(m.dealer)
    size = m.terms.deal.hand_size
    hands = {seat: Cards(m.order[place : size * len(seats) : len(seats)]) for place, seat in enumerate(seats)}
    hands[m.state.starter] += m.order[size * len(seats)]
    return all(m.state.hands[seat] == hand for seat, hand in hands.items())


# --- C  The variants ----------------------------------------------------------------------------------------


def lebanese(m: Begun) -> bool:
    return m.terms.rules.split("+")[0] == "arbaatash@1"


_rule(
    "B3.3",
    Happened,
    "a run goes round the corner, by house rule",
    lambda m: is_run(m, lambda meld: meld.low <= 13 and meld.high > 14),
)
_rule(
    "C3.1",
    Begun,
    "fourteen cards each, and one more",
    lambda m: lebanese(m) and sorted(len(hand) for hand in m.state.hands if hand)[-2:] == [14, 15],
)
_rule(
    "C3.2",
    Begun,
    "106 cards, two of them jokers",
    lambda m: sum(full_pack(m)) == 108 and m.terms.deck.jokers == 2,
)
_rule(
    "C3.3",
    Begun,
    "the seat at the dealer's right begins",
    lambda m: (
        m.terms.deal.direction == "anticlockwise"
        and m.players > 2
        and m.state.turn == m.state.order(m.dealer)[0]
    ),
)
_rule(
    "C3.4",
    Happened,
    "a low ace counts ten in an opening",
    lambda m: (
        isinstance(m.event, MeldLaid)
        and m.terms.values.ace_in_meld == "always_10"
        and is_run(m, lambda meld: meld.low == 1 and len(meld.cards) == 3 and not meld.jokers)
        and gained(m) == 15
    ),
)
_rule("C3.5", Refused, "a joker for a card that is not burnt", refused(Reason.NOT_BURNT))
_rule(
    "C3.5",
    Happened,
    "a joker for a burnt card",
    lambda m: m.terms.wild.in_run == "burnt" and lays(m) and new_joker(m) is not None,
)
_rule(
    "C3.6",
    Refused,
    "no card frees a burnt joker of a run",
    refused(
        Reason.JOKER_MISMATCH,
        Swap,
        lambda m: (
            m.terms.wild.in_run == "burnt"
            and (meld := lies(m)) is not None
            and meld.is_run
            and meld.jokers > 0
        ),
    ),
)
_rule(
    "C3.7",
    Refused,
    "enough from the stock, too few from the discard",
    refused(
        Reason.OPEN_POINTS,
        Discard,
        lambda m: (
            m.before.go.from_pile
            and not m.before.opened[m.before.turn]
            and m.before.go.points >= m.terms.opening.points > 0
        ),
    ),
)
_rule(
    "C3.7",
    Happened,
    "an opening of 71 or more from the discard",
    lambda m: (
        opens(m) and m.before.go.from_pile and m.terms.opening.points_from_discard == 71 <= m.after.go.points
    ),
)
_rule(
    "C3.8",
    Happened,
    "an opened seat takes the discard and lays less than 71",
    happened(
        TurnEnded,
        lambda m: (
            m.before.terms.opening.points_from_discard == 71
            and m.before.go.from_pile
            and m.before.opened[m.event.seat]
            and not m.before.go.opened
            and m.before.go.points < 71
        ),
    ),
)
_rule(
    "C3.9",
    Ended,
    "dry though others have opened, and onto their melds",
    lambda m: (
        at_once(m)
        and m.terms.score.at_once == "dry_table"
        and not leave(m).alone
        and leave(m).used_table
        and not leave(m).forfeited
    ),
)
for _jokers, _factor in ((0, 1.0), (1, 1.5), (2, 2.0)):
    _rule(
        "C3.10",
        Ended,
        f"dry with {_jokers} jokers" if _jokers < 2 else "dry with two jokers or more",
        lambda m, jokers=_jokers, factor=_factor: (  # type: ignore[misc]
            dry(m, "rising")
            and min(leave(m).jokers, 2) == jokers
            and (scores(m, factor, opened=True) or scores(m, factor, opened=False))
        ),
    )
for _table in ("falling", "literal"):
    _rule("C3.10", Ended, f"dry by the {_table} table, by house rule", lambda m, name=_table: dry(m, name))  # type: ignore[misc]


def dry(m: Ended, table: str) -> bool:
    """Whether the deal is scored as dry by this table."""
    score = m.terms.score
    spoilt = leave(m).used_table and not m.terms.out.at_once_may_use_table
    return (
        at_once(m)
        and score.at_once == "dry_table"
        and score.dry_table == table
        and not spoilt
        and not leave(m).forfeited
    )


_rule("C3.11", Ended, "half a point goes up", lambda m: m.terms.score.rounding == "half_up" and _halved(m, 1))
_rule(
    "C3.11",
    Ended,
    "half a point goes down, by house rule",
    lambda m: m.terms.score.rounding == "down" and _halved(m, 0),
)


def _halved(m: Ended, up: int) -> bool:
    """Whether an odd hand was counted one and a half times."""
    if not (dry(m, m.terms.score.dry_table) and leave(m).jokers == 1):
        return False
    odd = [(seat, pips(m.hands[seat], m.terms)) for seat in losers(m, opened=True)]
    return any(points % 2 and m.points[seat] == (3 * points + up) // 2 for seat, points in odd)


_rule(
    "C3.12",
    Ended,
    "dry with a joker as the last discard, and no four times",
    lambda m: dry(m, m.terms.score.dry_table) and leave(m).joker_last,
)
_rule(
    "C3.13",
    Happened,
    "a card is discarded, and the rest would be one meld",
    lambda m: isinstance(m.event, Discarded) and _one_meld(m.hand),
)


def _one_meld(hand: Cards) -> bool:
    cards = list(hand)
    if len(cards) < 3 or JOKER in cards:
        return False
    if len({card.rank for card in cards}) == 1:
        return len({card.suit for card in cards}) == len(cards)
    ranks = sorted(int(card.rank) for card in cards)
    return len({card.suit for card in cards}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


_rule("C3.14", Happened, "the pile is touched", happened(Touched))
_rule(
    "C3.14",
    Happened,
    "after a touch a card is drawn from the stock",
    happened(Drew, lambda m: m.before.go.touched and m.after.touched[m.event.seat]),
)
_rule(
    "C3.14",
    Ended,
    "at once after a touch, and scored plainly",
    lambda m: (
        at_once(m)
        and leave(m).forfeited
        and not leave(m).joker_last
        and (scores(m, 1, opened=True) or scores(m, 1, opened=False))
    ),
)
_rule(
    "C3.14",
    Refused,
    "after a touch nobody goes out, by house rule",
    refused(
        Reason.KEEP_CARD,
        Discard,
        lambda m: m.before.touched[m.before.turn] and m.terms.draw.touch == "no_exit_this_deal",
    ),
)
_rule(
    "C3.15",
    Ended,
    "a total of 201 ends the match",
    lambda m: m.match.over and m.terms.match.target == 201 and 201 <= max(m.match.totals) < 1000,
)
_rule(
    "C3.16",
    Ended,
    "a joker in hand counts fifty, by house rule",
    lambda m: (
        m.terms.values.joker_in_hand == 50 and any(m.hands[seat].jokers for seat in losers(m, opened=True))
    ),
)
_rule(
    "C3.17",
    Refused,
    "a run ends at thirteen cards",
    lambda m: (
        m.reason is Reason.FULL and (meld := lies(m)) is not None and meld.is_run and len(meld.cards) == 13
    ),
)
_rule(
    "C4",
    Ended,
    "the points of the last deal count a thousandfold",
    lambda m: (
        m.row.factor == 1000
        and m.match.over
        and any(m.row.scores[seat] == 1000 * score > 0 for seat, score in m.points.items())
    ),
)
