"""Which branches of the rules a deal of gin takes: for every rule id, what must happen for it to count.

As in :mod:`branches`, each looks at one kind of moment and says yes or no, and looks at cards and places, not
at what the engine thinks of them. Only the least deadwood is asked of it, which a slow twin proves elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import naive_deadwood
from branches import Begun, Branches, Ended, Happened, Refused, Said
from rami_branches import happened, refused
from tierce.cards import Card, Cards, Rank, Suit
from tierce.game import Ending, Phase, State, engine
from tierce.game.actions import BigGin, Discard, Knock, LayOff, Take
from tierce.game.events import Discarded, Drew, Knocked, LaidOff, Passed, Shown, Took
from tierce.game.policies.knock import points
from tierce.melds import Meld, MeldEnd, Reason
from tierce.melds.deadwood import deadwood
from tierce.rules import Terms

GIN: Final = Branches()
_rule = GIN.rule

# --- What several branches ask ------------------------------------------------------------------------------


def worth(card: Card, terms: Terms) -> int:
    """What a card counts as deadwood (G3.4)."""
    if card.rank is Rank.ACE:
        return terms.values.ace_in_hand
    return terms.values.court if card.rank > Rank.TEN else int(card.rank)


def pips(cards: Iterable[Card], terms: Terms) -> int:
    return sum(worth(card, terms) for card in cards)


def least(cards: Cards, terms: Terms) -> int:
    """The deadwood of a hand (G3.5)."""
    return deadwood(cards, points(terms))


def may_keep(state: State) -> int:
    """The most deadwood that a knocker may keep (G4.1, G9.1, G9.2)."""
    most, up = state.terms.knock.limit, state.upcard
    if isinstance(most, int):
        return most
    if up is None:
        return 0
    if up.rank is Rank.ACE:
        return 1 if state.terms.knock.upcard_ace == "one" and state.terms.values.ace_in_hand == 1 else 0
    return worth(up, state.terms)


def hand(m: Happened | Refused) -> Cards:
    """What the seat whose turn it is held before."""
    return m.before.hands[m.before.turn]


def shown(m: Happened) -> tuple[Meld, ...]:
    """The melds that were just shown, by the knocker or the defender."""
    return m.event.melds if isinstance(m.event, Knocked | Shown) else ()


def knocks(m: Happened, *, left: bool | None = None) -> bool:
    """Whether a card is thrown and melds are shown, with deadwood or without."""
    event = m.event
    if not isinstance(event, Knocked) or event.card is None:
        return False
    return left is None or bool(event.left) is left


def could_knock(m: Happened | Refused, most: int) -> list[Card]:
    """The cards that could be thrown so that no more than this is left."""
    return [card for card in hand(m) if least(hand(m) - card, m.terms) <= most]


def lies_on(m: Happened) -> Meld:
    """The meld that was laid off on, as it lay before."""
    assert isinstance(m.event, LaidOff)
    return m.before.table[m.event.meld - 1].meld


def fits(card: Card, meld: Meld) -> bool:
    """Whether the card goes on the meld."""
    if not meld.is_run:
        return card.rank == meld.cards[0].rank
    first, last = meld.cards[0], meld.cards[-1]
    return card.suit is first.suit and card.rank in (first.rank - 1, last.rank + 1)


def left(m: Ended) -> tuple[int, int]:
    """The deadwood of the knocker, and of the defender."""
    knocker = m.row.result.went_out
    assert knocker is not None
    return pips(m.hands[knocker], m.terms), pips(m.hands[1 - knocker], m.terms)


def scores(m: Ended, *, knocker: bool) -> int:
    """What the knocker, or the defender, scored, before a spade doubles it."""
    seat = m.row.result.went_out
    assert seat is not None
    return m.points[seat if knocker else 1 - seat] // (2 if doubled(m) else 1)


def doubled(m: Ended) -> bool:
    up = m.state.upcard
    return m.terms.score.spade_doubles and up is not None and up.suit is Suit.SPADES


def undercut(m: Ended) -> bool:
    return m.how is Ending.KNOCK and left(m)[1] <= left(m)[0]


def dead(m: Ended) -> bool:
    return m.how is Ending.BLOCKED


def at_the_wall(m: Ended) -> bool:
    return dead(m) and len(m.state.stock) <= m.terms.draw.last


def first_turn(m: Refused) -> bool:
    """Whether the seat that begins with a card more has done nothing yet (G1.5)."""
    up = m.before.upcard
    nothing = m.before.go.lifted is None and m.before.pile == (() if up is None else (up,))
    return m.before.phase is Phase.PLAY and bool(m.terms.deal.extra) and nothing


# --- G1: deck, deal and offer -------------------------------------------------------------------------------

_rule("G1.1", Begun, "two play with one pack", lambda m: m.players == 2 and len(set(m.order)) == 52)
_rule(
    "G1.2",
    Begun,
    "ten cards each, the next is turned up, and 31 are the stock",
    lambda m: (
        [len(one) for one in m.state.hands] == [10, 10]
        and (len(m.state.pile), len(m.state.stock)) == (1, 31)
        and m.state.pile[0] == m.order[20]
    ),
)
_rule(
    "G1.3",
    Happened,
    "the seat that does not deal takes the upcard",
    happened(Took, lambda m: m.before.phase is Phase.OFFER and m.event.seat != m.before.dealer),
)
_rule(
    "G1.3",
    Happened,
    "it passes, and the dealer takes the upcard",
    happened(Took, lambda m: m.before.phase is Phase.OFFER and m.event.seat == m.before.dealer),
)
_rule(
    "G1.4",
    Happened,
    "both pass, and the first of them draws",
    happened(Drew, lambda m: m.before.go.must_draw),
)
_rule(
    "G1.4", Refused, "the upcard was passed and is no longer to be had", refused(Reason.UPCARD_PASSED, Take)
)
_rule(
    "G1.5",
    Begun,
    "no card is turned up, and who begins has eleven, by house rule",
    lambda m: not m.state.pile and sorted(map(len, m.state.hands)) == [10, 11],
)

# --- G2: the turn -------------------------------------------------------------------------------------------

_rule("G2.1", Happened, "a card is drawn from the stock", happened(Drew))
_rule("G2.1", Happened, "the top discard is taken", happened(Took, lambda m: m.before.phase is Phase.DRAW))
_rule("G2.1", Happened, "a card is discarded", happened(Discarded))
_rule("G2.2", Refused, "the card just taken is not thrown back", refused(Reason.THROW_BACK, Discard))
_rule(
    "G2.2",
    Happened,
    "the card just taken is thrown back, by house rule",
    lambda m: isinstance(m.event, Discarded) and m.event.card is m.before.go.lifted,
)
_rule(
    "G2.3",
    Happened,
    "all know the card that was taken",
    lambda m: isinstance(m.event, Took) and m.event.card in m.after.known[m.event.seat],
)
_rule(
    "G2.3",
    Happened,
    "a card that all knew comes out of the hand in a later turn",
    lambda m: (
        isinstance(m.event, Discarded)
        and m.event.card in m.before.known[m.event.seat]
        and m.event.card is not m.before.go.lifted
    ),
)
_rule(
    "G2.4",
    Ended,
    "two turns on end throw back the card just taken, and the deal ends, by house rule",
    lambda m: dead(m) and not at_the_wall(m) and m.state.returns > 1,
)
_rule(
    "G2.4",
    Happened,
    "two turns on end throw back the card just taken, and the deal goes on",
    lambda m: isinstance(m.event, Discarded) and m.after.returns > 1 and _plays_on(m),
)


def _plays_on(m: Happened) -> bool:
    return m.terms.draw.mutual_return == "plays_on"


_rule(
    "G2.5",
    Ended,
    "one take too many ends the deal before the card moves, by house rule",
    lambda m: (
        dead(m)
        and not at_the_wall(m)
        and m.state.takes + 1 == m.terms.draw.takes
        and isinstance(m.events[-2], Discarded)
        and m.events[-1].seat != m.events[-2].seat
    ),
)
_rule(
    "G2.5",
    Happened,
    "the take of the offered upcard is not counted",
    happened(Took, lambda m: m.before.phase is Phase.OFFER and m.after.takes == 0),
)

# --- G3: melds and deadwood ---------------------------------------------------------------------------------

for _size in (3, 4):
    _rule(
        "G3.1",
        Happened,
        f"a set of {_size} is shown",
        lambda m, size=_size: any(  # type: ignore[misc]
            len(meld.cards) == size and len({card.rank for card in meld.cards}) == 1 for meld in shown(m)
        ),
    )
_rule(
    "G3.2",
    Happened,
    "a run from the ace up is shown",
    lambda m: any(
        meld.is_run and [int(one.rank) for one in meld.cards[:3]] == [1, 2, 3] for meld in shown(m)
    ),
)
_rule(
    "G3.2",
    Happened,
    "a run of four or more is shown",
    lambda m: any(meld.is_run and len(meld.cards) > 3 for meld in shown(m)),
)
_rule(
    "G3.2",
    Refused,
    "an ace above the king",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and isinstance(m.action, Knock)
        and any({card.text[0] for card in meld} == set("AKQ") for meld in m.action.melds)
    ),
)
_rule(
    "G3.3",
    Refused,
    "a card is wanted for two melds",
    lambda m: (
        m.reason is Reason.CARD_NOT_IN_HAND
        and isinstance(m.action, Knock)
        and len(set(m.action.cards)) < len(m.action.cards)
        and set(m.action.cards) <= set(hand(m))
    ),
)
_rule(
    "G3.4",
    Ended,
    "an ace and a court card are deadwood",
    lambda m: (
        m.how is Ending.KNOCK
        and any(card.rank is Rank.ACE for one in m.hands.values() for card in one)
        and any(card.rank > Rank.TEN for one in m.hands.values() for card in one)
    ),
)
_rule(
    "G3.5",
    Happened,
    "melds that want the same card, and those that leave least are shown",
    lambda m: (
        isinstance(m.event, Shown) and _overlap(m) and pips(m.event.left, m.terms) == least(hand(m), m.terms)
    ),
)


def _overlap(m: Happened) -> bool:
    """Whether two melds of the hand share a card, and are not parts of one meld."""
    melds = naive_deadwood.melds(frozenset(hand(m)))
    return any(one & other and not naive_deadwood.is_meld(one | other) for one in melds for other in melds)


# --- G4: the knock ------------------------------------------------------------------------------------------

_rule(
    "G4.1",
    Happened,
    "a knock with deadwood",
    lambda m: knocks(m, left=True) and 0 < pips(m.after.hands[m.event.seat], m.terms) <= may_keep(m.before),
)
_rule(
    "G4.1",
    Happened,
    "a knock with just as much as may be kept",
    lambda m: knocks(m, left=True) and pips(m.after.hands[m.event.seat], m.terms) == may_keep(m.before),
)
_rule("G4.1", Refused, "too much deadwood for a knock", refused(Reason.DEADWOOD, Knock))
_rule(
    "G4.2",
    Happened,
    "the knocker shows other melds than the best, and holds back",
    lambda m: (
        isinstance(m.event, Knocked)
        and m.event.card is not None
        and pips(m.event.left, m.terms) > least(hand(m) - m.event.card, m.terms)
    ),
)
_rule(
    "G4.3",
    Happened,
    "a seat that could knock discards",
    lambda m: (
        isinstance(m.event, Discarded) and any(isinstance(one, Knock) for one in engine.steps(m.before))
    ),
)
_rule("G4.4", Refused, "the card just taken is not thrown with a knock", refused(Reason.THROW_BACK, Knock))
_rule(
    "G4.4",
    Happened,
    "the card just taken is thrown with a knock, by house rule",
    lambda m: isinstance(m.event, Knocked) and m.event.card is m.before.go.lifted is not None,
)
_rule(
    "G4.5",
    Said,
    "a knock that says only the thrown card",
    lambda m: any(isinstance(one, Knock) and not one.melds and one.left is None for one in m.actions),
)
_rule("G4.5", Refused, "several knocks leave the least", refused(Reason.AMBIGUOUS, Knock))

# --- G5: gin and big gin ------------------------------------------------------------------------------------

_rule("G5.1", Happened, "gin", lambda m: knocks(m, left=False))
_rule(
    "G5.2",
    Ended,
    "against gin a card that would fit is not laid off",
    lambda m: (
        m.how is Ending.GIN
        and any(
            fits(card, lies.meld)
            for card in m.hands[1 - (m.row.result.went_out or 0)]
            for lies in m.state.table
            if lies.owner == m.row.result.went_out
        )
    ),
)
_rule("G5.3", Happened, "big gin", happened(Knocked, lambda m: m.event.card is None))  # type: ignore[attr-defined]
_rule("G5.3", Refused, "not all cards are in melds", refused(Reason.NOT_MELDED, BigGin))
_rule(
    "G5.3",
    Refused,
    "big gin is not played here, by house rule",
    refused(Reason.PHASE, BigGin, lambda m: m.before.phase is Phase.PLAY and m.terms.score.big_gin is None),
)
_rule(
    "G5.4",
    Happened,
    "who could have gin discards or keeps deadwood",
    lambda m: (
        (isinstance(m.event, Discarded) or knocks(m, left=True))
        and m.terms.knock.gin == "may"
        and bool(could_knock(m, 0))
    ),
)
_rule(
    "G5.4",
    Refused,
    "who can have gin must, and may not discard, by house rule",
    refused(Reason.MUST_KNOCK, Discard, lambda m: not m.before.go.must_knock),
)
_rule("G5.4", Refused, "nor show less", refused(Reason.MUST_KNOCK, Knock))
_rule(
    "G5.4",
    Happened,
    "who must have gin has big gin",
    lambda m: isinstance(m.event, Knocked) and m.event.card is None and m.terms.knock.gin == "must",
)

# --- G6: lay-offs -------------------------------------------------------------------------------------------

_rule("G6.1", Happened, "a card is laid off on a set", happened(LaidOff, lambda m: not lies_on(m).is_run))
for _end, _name in ((MeldEnd.LOW, "low"), (MeldEnd.HIGH, "high")):
    _rule(
        "G6.1",
        Happened,
        f"a card is laid off at the {_name} end of a run",
        happened(LaidOff, lambda m, end=_end: m.event.end is end),  # type: ignore[misc]
    )
_rule(
    "G6.1",
    Happened,
    "at both ends of one run",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.end is not None
        and len({end for number, end in m.after.go.ends if number == m.event.meld}) == 2
    ),
)
_rule(
    "G6.1",
    Happened,
    "beside a card just laid off",
    lambda m: (
        isinstance(m.event, LaidOff) and bool(m.event.end) and (m.event.meld, m.event.end) in m.before.go.ends
    ),
)
_rule(
    "G6.2",
    Happened,
    "the defender breaks a meld for a lay-off",
    lambda m: (
        isinstance(m.event, LaidOff)
        and least(hand(m) - m.event.card, m.terms) >= least(hand(m), m.terms)
        and bool(naive_deadwood.melds(frozenset(hand(m))))
    ),
)
_rule(
    "G6.3",
    Refused,
    "the knocker would lay off",
    refused(Reason.TURN, LayOff, lambda m: m.before.phase is Phase.LAYOFF and m.seat == 1 - m.before.turn),
)
_rule(
    "G6.4",
    Happened,
    "the best melds are shown for the defender",
    lambda m: isinstance(m.event, Shown) and m.terms.knock.defender == "best" and bool(m.event.melds),
)
_rule(
    "G6.4",
    Happened,
    "the defender says its melds, by house rule",
    lambda m: isinstance(m.event, Shown) and m.terms.knock.defender == "chosen" and bool(m.event.melds),
)
_rule(
    "G6.4",
    Happened,
    "it shows fewer than it has, by house rule",
    lambda m: isinstance(m.event, Shown) and pips(m.event.left, m.terms) > least(hand(m), m.terms),
)
_rule(
    "G6.5",
    Ended,
    "nothing is laid off, by house rule",
    lambda m: m.how is Ending.KNOCK and not m.terms.knock.layoffs,
)
_rule(
    "G6.5",
    Refused,
    "enough was laid off at this end, by house rule",
    refused(
        Reason.FULL, LayOff, lambda m: m.terms.knock.layoffs_per_end is not None and bool(m.before.go.ends)
    ),
)

# --- G7: the dead hand and the wall -------------------------------------------------------------------------

_rule(
    "G7.1",
    Ended,
    "the last discard without a knock, and the hand is dead",
    lambda m: at_the_wall(m) and m.terms.draw.wall == "dead" and isinstance(m.events[-2], Discarded),
)
for _wall, _rule_id, _how in (("knock", "G7.2", "for a knock"), ("declare", "G7.3", "and plays on")):
    _rule(
        _rule_id,
        Happened,
        f"at the wall a seat takes the last discard {_how}, by house rule",
        happened(Took, lambda m, wall=_wall: m.before.phase is Phase.WALL and m.terms.draw.wall == wall),  # type: ignore[misc]
    )
    _rule(
        _rule_id,
        Ended,
        "at the wall it leaves the last discard, and the hand is dead, by house rule",
        lambda m, wall=_wall: at_the_wall(m) and m.terms.draw.wall == wall,  # type: ignore[misc]
    )
_rule(
    "G7.2",
    Happened,
    "a knock with the last discard",
    lambda m: isinstance(m.event, Knocked) and m.before.go.must_knock,
)
_rule(
    "G7.2",
    Refused,
    "at the wall nothing is taken that does not knock",
    refused(Reason.DEADWOOD, Take, lambda m: m.before.phase is Phase.WALL),
)
_rule(
    "G7.2",
    Refused,
    "who took the last discard must knock",
    refused(Reason.MUST_KNOCK, Discard, lambda m: m.before.go.must_knock),
)
_rule(
    "G7.4",
    Happened,
    "the fourth take of a deal, and no limit to them",
    lambda m: isinstance(m.event, Took) and m.after.takes >= 4 and m.terms.draw.takes is None,
)

# --- G8: the score of a deal --------------------------------------------------------------------------------

_rule(
    "G8.1",
    Ended,
    "the knocker scores the difference",
    lambda m: (
        m.how is Ending.KNOCK
        and not undercut(m)
        and (scores(m, knocker=True), scores(m, knocker=False)) == (left(m)[1] - left(m)[0], 0)
    ),
)
_rule(
    "G8.2",
    Ended,
    "the knocker is undercut",
    lambda m: (
        undercut(m)
        and left(m)[1] < left(m)[0]
        and scores(m, knocker=False) == left(m)[0] - left(m)[1] + m.terms.score.undercut
    ),
)
for _tie in ("undercut", "nothing"):
    _rule(
        "G8.3",
        Ended,
        f"equal deadwood, and the answer is {_tie}",
        lambda m, tie=_tie: (  # type: ignore[misc]
            undercut(m)
            and left(m)[0] == left(m)[1]
            and m.terms.score.tie == tie
            and scores(m, knocker=False) == (m.terms.score.undercut if tie == "undercut" else 0)
        ),
    )
_rule(
    "G8.4",
    Ended,
    "gin scores with its bonus",
    lambda m: m.how is Ending.GIN and scores(m, knocker=True) == left(m)[1] + m.terms.score.gin,
)
_rule(
    "G8.5",
    Ended,
    "big gin scores with its bonus",
    lambda m: (
        m.how is Ending.BIG_GIN and scores(m, knocker=True) == left(m)[1] + (m.terms.score.big_gin or 0)
    ),
)
_rule(
    "G8.6",
    Ended,
    "the defender has no deadwood, and has undercut",
    lambda m: undercut(m) and left(m)[1] == 0 < left(m)[0] and scores(m, knocker=False) > 0,
)
_rule(
    "G8.7",
    Ended,
    "the older prices",
    lambda m: m.terms.score.undercut == 10 and (undercut(m) or m.how is Ending.GIN),
)

# --- G9: Oklahoma -------------------------------------------------------------------------------------------

_rule(
    "G9.1",
    Happened,
    "the card turned up allows a knock, and lies no longer there",
    lambda m: (
        knocks(m, left=True) and m.terms.knock.limit == "upcard" and m.before.upcard not in m.before.pile
    ),
)
_rule(
    "G9.1",
    Refused,
    "the card turned up allows less than ten",
    refused(
        Reason.DEADWOOD, Knock, lambda m: m.terms.knock.limit == "upcard" and m.illegal.numbers["have"] <= 10
    ),
)


def _ace_up(state: State) -> bool:
    up = state.upcard
    return state.terms.knock.limit == "upcard" and up is not None and up.rank is Rank.ACE


_rule(
    "G9.2",
    Happened,
    "an ace was turned up, and a knock or gin keeps to it",
    lambda m: knocks(m) and _ace_up(m.before) and pips(m.after.hands[m.event.seat], m.terms) <= 1,
)
_rule(
    "G9.2",
    Refused,
    "an ace was turned up, and only gin will do, by house rule",
    refused(
        Reason.DEADWOOD,
        Knock,
        lambda m: (
            _ace_up(m.before) and m.terms.knock.upcard_ace == "gin_only" and m.illegal.numbers["need"] == 0
        ),
    ),
)
_rule(
    "G9.3",
    Ended,
    "a spade turned up doubles the deal",
    lambda m: doubled(m) and not dead(m) and sum(m.points.values()) > 0 and sum(m.points.values()) % 2 == 0,
)
_rule(
    "G9.4",
    Ended,
    "a match to 150",
    lambda m: m.match.over and m.terms.match.target == 150 and max(m.match.totals) >= 150,
)
_rule(
    "G9.5",
    Ended,
    "more boxes for an undercut or gin, by house rule",
    lambda m: (
        m.terms.match.extra_boxes
        and any(
            entry.boxes == (2 if undercut(m) else 3)
            for column in m.match.sheet
            for entry in column.entries
            if entry.deal == len(m.match.rows) and (m.how is not Ending.KNOCK or undercut(m))
        )
    ),
)

# --- G10: the match and Hollywood ---------------------------------------------------------------------------


def _won(m: Ended) -> int | None:
    """The seat that has won a match of one column to its target."""
    target, totals = m.terms.match.target, m.match.totals
    if not m.match.over or target is None or len(m.match.sheet) != 1 or max(totals) < target:
        return None
    return totals.index(max(totals))


_rule("G10.1", Ended, "a total reaches the target and ends the match", lambda m: _won(m) is not None)
_rule(
    "G10.2",
    Ended,
    "who reached the target has the game bonus",
    lambda m: (
        (seat := _won(m)) is not None
        and m.match.sheet[0].tallies[seat].bonus == m.terms.match.game_bonus > 0
        and m.match.sheet[0].tallies[1 - seat].bonus == 0
    ),
)
_rule(
    "G10.3",
    Ended,
    "each deal won is a box of the loser too",
    lambda m: (seat := _won(m)) is not None and m.match.sheet[0].tallies[1 - seat].boxes > 0,
)
_rule(
    "G10.4",
    Ended,
    "a shutout",
    lambda m: (
        (seat := _won(m)) is not None
        and m.match.totals[1 - seat] == 0
        and m.match.sheet[0].tallies[seat].shutout > 0
    ),
)
_rule(
    "G10.5",
    Begun,
    "the loser of a deal deals the next",
    lambda m: m.rotation == "worst_loser" and sum(_scored(m)) > 0 and _scored(m)[m.dealer] == 0,
)
_rule(
    "G10.5",
    Begun,
    "the winner deals, by house rule",
    lambda m: m.rotation == "last_winner" and _scored(m)[m.dealer] > 0,
)
_rule(
    "G10.5",
    Begun,
    "a deal that nobody won is dealt again by the same seat",
    lambda m: bool(m.match.rows) and sum(_scored(m)) == 0 and m.dealer == m.last.dealer,
)


def _scored(m: Begun) -> list[int]:
    """The scores of the deal before."""
    return [score or 0 for score in m.last.scores]


def _entered(m: Ended) -> list[int]:
    """In how many columns the last deal stands, and how many deals its winner has won."""
    deal = len(m.match.rows)
    columns = [column for column in m.match.sheet if any(one.deal == deal for one in column.entries)]
    seats = [one.seat for column in columns for one in column.entries if one.deal == deal]
    wins = sum(bool(row.scores[seats[0]]) for row in m.match.rows) if seats else 0
    return [len(columns), wins]


for _wins in (1, 2, 3):
    _rule(
        "G10.6",
        Ended,
        f"win {_wins} of a seat stands in so many columns",
        lambda m, wins=_wins: m.terms.match.columns == 3 and _entered(m) == [wins, wins],  # type: ignore[misc]
    )
_rule(
    "G10.7",
    Ended,
    "a column has its winner, and others are open",
    lambda m: 0 < sum(column.closed for column in m.match.sheet) < len(m.match.sheet),
)
_rule(
    "G10.7",
    Ended,
    "all columns are closed, and the match is over",
    lambda m: len(m.match.sheet) == 3 and m.match.over and all(column.closed for column in m.match.sheet),
)
_rule(
    "G10.8",
    Ended,
    "whoever has the most in all has won",
    lambda m: (
        m.match.over
        and len(m.match.sheet) == 3
        and [seat for seat in (0, 1) if m.match.finals[seat] == max(m.match.finals)] == list(m.match.winners)
    ),
)

# --- G11: rulings -------------------------------------------------------------------------------------------

_rule(
    "G11.1",
    Happened,
    "a card that fits a set and a run is laid off",
    lambda m: (
        isinstance(m.event, LaidOff)
        and len({lies.meld.is_run for lies in m.before.table if fits(m.event.card, lies.meld)}) == 2
    ),
)
_rule(
    "G11.2",
    Happened,
    "the dealer begins, and with it the offer, by house rule",
    lambda m: (
        m.before.phase is Phase.OFFER
        and isinstance(m.event, Took | Passed)
        and m.event.seat == m.before.dealer == m.before.starter
    ),
)
_rule(
    "G11.3",
    Refused,
    "a first turn that is only for a discard has no knock, by house rule",
    lambda m: (
        m.reason is Reason.PHASE
        and isinstance(m.action, Knock | BigGin)
        and first_turn(m)
        and m.terms.deal.starter_first_turn == "discard_only"
    ),
)
_rule(
    "G11.4",
    Happened,
    "big gin with the card just taken",
    lambda m: isinstance(m.event, Knocked) and m.event.card is None and m.before.go.lifted is not None,
)
_rule(
    "G11.5",
    Happened,
    "gin only by the card that may not be thrown, and so none, by house rule",
    lambda m: (
        (isinstance(m.event, Discarded) or knocks(m, left=True))
        and m.terms.knock.gin == "must"
        and not m.terms.knock.throw_back
        and could_knock(m, 0) == [m.before.go.lifted]
    ),
)
_rule(
    "G11.6",
    Refused,
    "throwing back is told before too much deadwood",
    lambda m: (
        m.reason is Reason.THROW_BACK
        and isinstance(m.action, Knock)
        and least(hand(m) - m.action.card, m.terms) > may_keep(m.before)
    ),
)
_rule(
    "G11.7",
    Ended,
    "a dead hand is worth nothing",
    lambda m: dead(m) and m.row.scores == (0, 0) and not m.row.winners,
)
