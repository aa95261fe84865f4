"""Which branches of the rules a deal takes: for every rule id, what must happen for it to count.

Whoever plays a deal tells what happens as moments: a deal begins, something is said and happens, something is
refused, a deal ends. Each branch below looks at one kind of moment and says yes or no. The numbers then show
that a proof by playing has been everywhere in the rules, and not only where most deals go.

The tests of a branch are written anew from the rules wherever that is short: they look at cards and places,
not at what the engine thinks of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from tierce.cards import JOKER, Card, Cards, Rank
from tierce.game import Ending, Illegal, Phase, State, engine
from tierce.game.actions import Action, Borrow, Die, Discard, Draw, EndTurn, LayMeld, LayOff, Pass, Swap, Take
from tierce.game.events import Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.game.state import meld_law
from tierce.game.turns.shed import has_move
from tierce.melds import Meld, MeldEnd, Reason
from tierce.melds.readings import melds_in
from tierce.rules import Terms
from tierce.table import Match
from tierce.table.match import Row

# --- Moments ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Begun:
    """A deal was dealt."""

    match: Match
    """The deals before it."""
    order: tuple[Card, ...]
    """The shuffled deck."""
    events: tuple[Event, ...]
    state: State

    @property
    def dealer(self) -> int:
        return self.state.dealer

    @property
    def terms(self) -> Terms:
        return self.state.terms

    @property
    def players(self) -> int:
        return self.terms.players

    @property
    def last(self) -> Row:
        return self.match.rows[-1]

    @property
    def rotation(self) -> str:
        return self.terms.match.dealer if self.match.rows else "lot"


@dataclass(frozen=True)
class Happened:
    """One event, with the states around it and what the same seat did earlier in the turn."""

    before: State
    event: Event
    after: State
    turn: tuple[Event, ...] = ()

    @property
    def terms(self) -> Terms:
        return self.before.terms

    @property
    def hand(self) -> Cards:
        """What the seat holds after it."""
        return self.after.hands[self.event.seat]


@dataclass(frozen=True)
class Said:
    """Words that were accepted: the actions as they were said, and the events they led to."""

    before: State
    actions: tuple[Action, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Refused:
    """An action that was refused, in the state in which it came."""

    before: State
    action: Action
    illegal: Illegal
    seat: int | None = None
    """Who asked, if not the seat whose turn it is."""
    turn: tuple[Event, ...] = ()
    earlier: int = 0
    """How many actions of the same words were good."""

    @property
    def reason(self) -> Reason:
        return self.illegal.reason

    @property
    def terms(self) -> Terms:
        return self.before.terms

    @property
    def hand(self) -> Cards:
        return self.before.hands[self.before.turn]


@dataclass(frozen=True)
class Misread:
    """Words that are no action at all."""

    words: str


@dataclass(frozen=True)
class Ended:
    """A deal came to its end."""

    match: Match
    """The match with this deal."""
    dealt: State
    """The deal when it had just been dealt."""
    state: State
    events: tuple[Event, ...]

    @property
    def terms(self) -> Terms:
        return self.state.terms

    @property
    def row(self) -> Row:
        return self.match.rows[-1]

    @property
    def hands(self) -> dict[int, Cards]:
        """What every seat of the match still held."""
        return {seat: hand for seat, hand in enumerate(self.row.result.left) if hand is not None}

    @property
    def points(self) -> dict[int, int]:
        """The score of every seat of the match, before the factor of the last deal."""
        scores = enumerate(self.row.result.points(self.terms))
        return {seat: score for seat, score in scores if score is not None}

    @property
    def how(self) -> Ending:
        return self.row.result.how


Moment = Begun | Happened | Said | Refused | Misread | Ended


class Branch(NamedTuple):
    """A branch of the rules: the rule id, what counts, and the moments at which it may be taken."""

    id: str
    what: str
    moment: type[Any]
    taken: Callable[[Any], bool]

    @property
    def key(self) -> str:
        return f"{self.id}: {self.what}"


M = TypeVar("M", Begun, Happened, Said, Refused, Misread, Ended)


class Branches(list[Branch]):
    """The branches of one game's rules."""

    def rule(self, id: str, moment: type[M], what: str, taken: Callable[[M], bool]) -> None:
        self.append(Branch(id, what, moment, taken))

    def tally(self, moment: Moment, counts: Counter[str]) -> None:
        """Count every branch that is taken at this moment."""
        for branch in self:
            if branch.moment is type(moment) and branch.taken(moment):
                counts[branch.key] += 1

    def table_of(self, counts: Counter[str]) -> str:
        """Every branch with how often it was taken, as text."""
        wide = max(len(branch.id) for branch in self)
        return "\n".join(f"{counts[one.key]:>9,}  {one.id:<{wide}}  {one.what}" for one in self)


PENANG: Final = Branches()
_rule = PENANG.rule


# --- What several branches ask ------------------------------------------------------------------------------


def grown(m: Happened) -> Meld | None:
    """The meld that was laid or laid off on, as it now lies."""
    if isinstance(m.event, MeldLaid):
        return m.event.meld
    return m.after.table[m.event.meld - 1].meld if isinstance(m.event, LaidOff) else None


def run(m: Happened) -> Meld | None:
    meld = grown(m)
    return meld if meld is not None and meld.suit is not None else None


def set_(m: Happened) -> Meld | None:
    meld = grown(m)
    return meld if meld is not None and meld.suit is None else None


def rises(m: Happened) -> bool:
    """Whether the meld is a run by the book, not round the corner."""
    return run(m) is not None and not m.terms.melds.circular


def target(m: Happened) -> Meld:
    """The meld that is laid off on or swapped in, as it lay before."""
    assert isinstance(m.event, LaidOff | Swapped)
    return m.before.table[m.event.meld - 1].meld


def laid_off(m: Happened, card: Card | None = None) -> bool:
    return isinstance(m.event, LaidOff) and card in (None, m.event.card)


def owner(m: Happened) -> int:
    assert isinstance(m.event, LaidOff | Swapped)
    return m.before.table[m.event.meld - 1].owner


def new_jokers(m: Happened) -> list[Card]:
    """What the jokers that were just put into a run stand for."""
    meld = run(m)
    if meld is None:
        return []
    slots: Iterable[int] = range(len(meld.cards))
    if isinstance(m.event, LaidOff):
        slots = (0 if m.event.end is MeldEnd.LOW else len(meld.cards) - 1,)
    return [meld.face(meld.low + slot) for slot in slots if meld.cards[slot] is JOKER]


def neighbours(meld: Meld | None) -> bool:
    """Whether two jokers lie side by side in a run."""
    return meld is not None and "JkJk" in "".join(card.text for card in meld.cards)


def acts(turn: tuple[Event, ...]) -> list[Event]:
    return [one for one in turn if isinstance(one, MeldLaid | LaidOff)]


def swaps(turn: tuple[Event, ...]) -> list[Swapped]:
    return [one for one in turn if isinstance(one, Swapped)]


def jokers_laid(turn: tuple[Event, ...]) -> int:
    melds = sum(one.meld.jokers for one in turn if isinstance(one, MeldLaid))
    return melds + sum(one.card is JOKER for one in turn if isinstance(one, LaidOff))


def holds_a_meld(state: State, hand: Cards) -> bool:
    return next(melds_in(hand, meld_law(state.terms)), None) is not None


def could_act(state: State) -> bool:
    """Whether a card can be laid without a swap."""
    return has_move(state, swaps=False)


def if_opened(m: Refused) -> bool:
    """Whether the action would be legal with a passport."""
    opened = m.before._replace(opened=(True,) * m.before.seats)
    return isinstance(engine.judge(opened, m.action), Event)


def lies(m: Refused) -> Meld | None:
    """The meld that a refused lay-off or swap spoke of."""
    number = m.action.meld if isinstance(m.action, LayOff | Swap) else 0
    return m.before.table[number - 1].meld if 1 <= number <= len(m.before.table) else None


def no_meld_at_all(m: Refused) -> bool:
    return isinstance(m.action, LayMeld) and m.reason in (Reason.BAD_RUN, Reason.BAD_SET)


def bare(m: Refused) -> list[Card]:
    """The naturals of a refused meld that held no joker."""
    cards = list(m.action.cards) if isinstance(m.action, LayMeld) else []
    return [] if JOKER in cards else cards


def corner(m: Refused) -> bool:
    """Whether a refused meld went past the ace: king, ace and two of one suit and their neighbours."""
    cards = bare(m)
    suits = {card.suit for card in cards}
    places = {int(card.rank) for card in cards}
    return len(suits) == 1 and {13, 1, 2} <= places and len(places) == len(cards) < 13 and _whole(places)


def _whole(places: set[int]) -> bool:
    """Whether the places would be one run if a run went round the corner."""
    return sum((place % 13) + 1 not in places for place in places) == 1


def alone(m: Happened) -> bool:
    """Whether the seat is the last one alive, and was not alone from the start."""
    return m.terms.players > 1 and m.before.alive == [m.event.seat] and m.before.phase is Phase.PLAY


def pips(hand: Cards, terms: Terms) -> int:
    """What a hand counts, from the book: pips, courts, aces, jokers."""
    values = terms.values
    joker = values.joker_in_hand if isinstance(values.joker_in_hand, int) else 0
    total = hand.jokers * joker
    for card in hand:
        if card is not JOKER:
            rank = int(card.rank)
            total += values.ace_in_hand if rank == 1 else values.court if rank > 10 else rank
    return total


def by_the_book(terms: Terms) -> bool:
    values = (terms.values.ace_in_hand, terms.values.court, terms.values.joker_in_hand)
    return values == (15, 10, 20) and terms.score.no_passport == "none"


def counted(m: Ended, wanted: Callable[[Card], bool]) -> bool:
    """Whether a hand with such a card was scored by the values of the book."""
    return by_the_book(m.terms) and any(
        any(map(wanted, hand)) and m.points[seat] == pips(hand, m.terms) for seat, hand in m.hands.items()
    )


def fined(m: Ended, kind: str) -> Iterator[tuple[int, int]]:
    """The cards and the score of those who missed their passport where that costs ``kind``."""
    doubled = m.terms.values.joker_in_hand == "doubles_hand"
    for seat, hand in m.hands.items():
        missed = m.state.dead[seat] and not m.state.opened[seat]
        if m.terms.score.no_passport == kind and missed:
            yield pips(hand, m.terms) * (2 if doubled and hand.jokers else 1), m.points[seat]


def tied_for(m: Begun, best: bool) -> list[int]:
    """The playing seats with the best or the worst score of the last deal, going round from its dealer."""
    step = 1 if m.terms.deal.direction == "clockwise" else -1
    order = [(m.last.dealer + step * n) % m.match.seats for n in range(1, m.match.seats + 1)]
    scores = {seat: m.last.scores[seat] or 0 for seat in order if not m.state.out[seat]}
    wanted = (min if best else max)(scores.values())
    return [seat for seat, score in scores.items() if score == wanted]


def dealt_round(m: Begun, direction: str) -> bool:
    """Whether the deck went round card by card in this direction, the dealer served last."""
    step = 1 if direction == "clockwise" else -1
    going = [(m.dealer + step * n) % m.state.seats for n in range(1, m.state.seats + 1)]
    going = [seat for seat in going if not m.state.out[seat]]
    got = [(one.seat, one.cards) for one in m.events if isinstance(one, Dealt)]
    end = m.terms.deal.hand_size * len(going)
    wanted = [(seat, Cards(m.order[n : end : len(going)])) for n, seat in enumerate(going)]
    return m.terms.deal.direction == direction and got == wanted and len(going) > 2


def cards_of(m: Begun) -> tuple[int, int]:
    deck = Cards(m.order)
    return len(deck), deck.jokers


def total_reached(m: Match) -> bool:
    goal = m.rules.at(m.seats).match.target
    return goal is not None and max(m.totals) >= goal


def enough_deals(m: Match) -> bool:
    return len(m.rows) == m.rules.at(m.seats).match.deals


# --- A1  Cards and deal -------------------------------------------------------------------------------------

for _seats in range(2, 7):
    _rule("A1.1", Begun, f"{_seats} seats play", lambda m, n=_seats: m.match.seats == n)  # type: ignore[misc]
_rule(
    "A1.2",
    Begun,
    "up to four players, 110 cards with six jokers",
    lambda m: m.players <= 4 and cards_of(m) == (110, 6),
)
_rule(
    "A1.2",
    Begun,
    "up to four players, 112 cards with eight jokers",
    lambda m: m.players <= 4 and cards_of(m) == (112, 8),
)
_rule(
    "A1.3",
    Begun,
    "five or six players, 165 cards with nine jokers",
    lambda m: m.players >= 5 and cards_of(m) == (165, 9),
)
_rule(
    "A1.3",
    Begun,
    "five or six players, 168 cards with twelve jokers",
    lambda m: m.players >= 5 and cards_of(m) == (168, 12),
)
_rule(
    "A1.4",
    Happened,
    "a printed joker is laid for another card",
    lambda m: isinstance(m.event, MeldLaid) and 0 < m.event.meld.jokers < len(m.event.meld.cards),
)
_rule(
    "A1.4",
    Refused,
    "two of a rank with any other natural are no set",
    lambda m: m.reason is Reason.BAD_RUN and len(bare(m)) == 3 and len({c.rank for c in bare(m)}) == 2,
)
_rule(
    "A1.5",
    Begun,
    "twenty cards each, not three players",
    lambda m: m.players != 3 and {len(hand) for hand in m.state.hands if hand} == {20},
)
_rule(
    "A1.5",
    Begun,
    "25 cards each at three seats",
    lambda m: m.players == 3 and {len(hand) for hand in m.state.hands if hand} == {25},
)
_rule("A1.6", Begun, "clockwise card by card, the dealer last", lambda m: dealt_round(m, "clockwise"))
_rule("A1.6", Begun, "the other way round, card by card", lambda m: dealt_round(m, "anticlockwise"))
_rule(
    "A1.7",
    Ended,
    "undealt cards lay aside from the first to the last act",
    lambda m: bool(m.dealt.aside) and m.state.aside == m.dealt.aside,
)
_rule(
    "A1.7",
    Refused,
    "a card that lies aside was asked for and not had",
    lambda m: (
        m.reason is Reason.CARD_NOT_IN_HAND
        and bool(m.before.aside)
        and bool(m.illegal.cards)
        and Cards(m.illegal.cards) in (m.before.aside or Cards())
    ),
)
_rule(
    "A1.7",
    Ended,
    "undealt cards are shown after the deal, by house rule",
    lambda m: m.terms.deal.aside_shown_after and bool(m.state.aside),
)

# --- A2  Who deals ------------------------------------------------------------------------------------------

_rule("A2.1", Begun, "the lot makes p1 the first dealer", lambda m: not m.match.rows and m.dealer == 0)
_rule(
    "A2.1", Begun, "the lot makes another seat the first dealer", lambda m: not m.match.rows and m.dealer > 0
)
_rule(
    "A2.2",
    Begun,
    "the worst loser deals, and deals stand alone",
    lambda m: (
        m.rotation == "worst_loser"
        and m.terms.match.kind == "independent"
        and tied_for(m, best=False) == [m.dealer]
    ),
)
_rule(
    "A2.3",
    Begun,
    "the last winner deals, and points are added up",
    lambda m: (
        m.rotation == "last_winner" and m.terms.match.kind == "cumulative" and m.last.winners == (m.dealer,)
    ),
)
_rule(
    "A2.4",
    Begun,
    "the deal passes to the next seat, who neither won nor lost most",
    lambda m: (
        m.rotation == "next"
        and m.dealer == m.state.order(m.last.dealer)[0]
        and m.dealer not in (*tied_for(m, best=True), *tied_for(m, best=False))
    ),
)
_rule(
    "A2.5",
    Begun,
    "nobody went out, and the fewest points deal",
    lambda m: (
        m.rotation == "last_winner"
        and m.last.result.went_out is None
        and tied_for(m, best=True) == [m.dealer]
    ),
)
_rule(
    "A2.5",
    Begun,
    "of tied winners the first from the old dealer's left deals",
    lambda m: (
        m.rotation == "last_winner"
        and len(tied_for(m, best=True)) > 1
        and tied_for(m, best=True)[0] == m.dealer
    ),
)
_rule(
    "A2.5",
    Begun,
    "of tied losers the first from the old dealer's left deals",
    lambda m: (
        m.rotation == "worst_loser"
        and len(tied_for(m, best=False)) > 1
        and tied_for(m, best=False)[0] == m.dealer
    ),
)

# --- A3  A turn ---------------------------------------------------------------------------------------------


def _passed_over(m: Happened) -> bool:
    if not isinstance(m.event, TurnEnded | Died):
        return False
    following = m.before.after(m.event.seat)
    return m.before.dead[following] and m.after.turn not in (following, m.event.seat)


_rule(
    "A3.1",
    Begun,
    "the dealer's left neighbour begins",
    lambda m: (
        m.terms.deal.starter == "next" and m.state.turn == m.state.order(m.dealer)[0] and not m.state.over
    ),
)
_rule(
    "A3.1",
    Begun,
    "the dealer begins, by house rule",
    lambda m: m.terms.deal.starter == "dealer" and m.state.turn == m.dealer and not m.state.over,
)
_rule("A3.1", Happened, "a dead seat is passed over", _passed_over)
_rule("A3.2", Happened, "a meld is laid", lambda m: isinstance(m.event, MeldLaid))
_rule("A3.2", Happened, "a card is laid off", lambda m: isinstance(m.event, LaidOff))
_rule("A3.2", Happened, "a joker is swapped for", lambda m: isinstance(m.event, Swapped))
_rule(
    "A3.2",
    Refused,
    "there is no passing",
    lambda m: isinstance(m.action, Pass) and m.reason is Reason.PHASE and m.before.phase is Phase.PLAY,
)
_rule(
    "A3.2",
    Refused,
    "nothing is drawn, taken, borrowed or discarded",
    lambda m: (
        m.reason is Reason.PHASE
        and not m.before.over
        and isinstance(m.action, Draw | Take | Borrow | Discard)
    ),
)
_rule(
    "A3.3",
    Happened,
    "a turn ends with an action in it",
    lambda m: isinstance(m.event, TurnEnded) and bool(acts(m.turn)),
)
_rule(
    "A3.3",
    Refused,
    "a turn may not end before its first action",
    lambda m: m.reason is Reason.NO_ACTION and not acts(m.turn) and m.before.opened[m.before.turn],
)
_rule(
    "A3.4",
    Happened,
    "the fifth action of a turn, or a later one",
    lambda m: isinstance(m.event, MeldLaid | LaidOff) and len(acts(m.turn)) >= 4,
)
_rule(
    "A3.4",
    Happened,
    "a meld after a lay-off of the same turn",
    lambda m: isinstance(m.event, MeldLaid) and any(isinstance(one, LaidOff) for one in m.turn),
)
_rule(
    "A3.5",
    Happened,
    "a turn ends after one action, though another was possible",
    lambda m: isinstance(m.event, TurnEnded) and len(acts(m.turn)) == 1 and could_act(m.before),
)
_rule(
    "A3.5",
    Happened,
    "a turn ends and a whole meld stays in hand",
    lambda m: isinstance(m.event, TurnEnded) and holds_a_meld(m.before, m.hand),
)
_rule(
    "A3.5",
    Happened,
    "a card of three alike is laid off alone",
    lambda m: (
        isinstance(m.event, LaidOff)
        and m.event.card is not JOKER
        and m.terms.melds.set_suits == "repeat"
        and sum(card is not JOKER and card.rank == m.event.card.rank for card in m.hand) >= 2
    ),
)


def _met(m: Happened) -> bool:
    meld = run(m)
    if meld is None or not isinstance(m.event, LaidOff):
        return False
    others = [one.meld for n, one in enumerate(m.after.table, start=1) if n != m.event.meld]
    return len(m.before.table) == len(m.after.table) and any(
        one.suit is meld.suit and meld.high + 1 == one.low for one in others
    )


_rule("A3.6", Happened, "a run grows until it meets another, and both stay two melds", _met)

# --- A4  Runs, sets and jokers in them ----------------------------------------------------------------------

_rule("A4.1", Happened, "a run has its ace low", lambda m: rises(m) and _ace(m, low=True))
_rule("A4.1", Happened, "a run has its ace high", lambda m: rises(m) and _ace(m, low=False))
_rule(
    "A4.1",
    Happened,
    "a run has both aces, fourteen cards",
    lambda m: rises(m) and _ace(m, low=True) and _ace(m, low=False),
)
_rule(
    "A4.1",
    Refused,
    "no run goes past the high ace, or begins before the low one",
    lambda m: m.reason is Reason.BAD_RUN and not m.terms.melds.circular and (corner(m) or _past_the_ace(m)),
)
_rule(
    "A4.1",
    Refused,
    "a run of fourteen takes nothing more",
    lambda m: m.reason is Reason.FULL and (meld := lies(m)) is not None and len(meld.cards) == 14,
)
_rule(
    "A4.1",
    Happened,
    "a run goes round the corner, by house rule",
    lambda m: (meld := run(m)) is not None and meld.low <= 13 and meld.high > 14,
)
_rule(
    "A4.1",
    Refused,
    "a run ends at thirteen cards, by house rule",
    lambda m: (
        m.reason is Reason.FULL
        and m.terms.melds.run_max == 13
        and not m.terms.melds.circular
        and (meld := lies(m)) is not None
        and len(meld.cards) == 13
    ),
)


def _ace(m: Happened, *, low: bool) -> bool:
    meld = run(m)
    return meld is not None and (meld.low == 1 if low else meld.high == 14)


def _past_the_ace(m: Refused) -> bool:
    meld = lies(m)
    if not isinstance(m.action, LayOff) or meld is None or meld.suit is None or m.action.card is JOKER:
        return False
    card = m.action.card
    past = (meld.high == 14 and card.rank == Rank.TWO) or (meld.low == 1 and card.rank == Rank.KING)
    return past and card.suit is meld.suit


_rule(
    "A4.2",
    Happened,
    "a set of three suits or four",
    lambda m: (
        isinstance(m.event, MeldLaid)
        and set_(m) is not None
        and not m.event.meld.jokers
        and len(set(m.event.meld.cards)) == len(m.event.meld.cards)
    ),
)
_rule(
    "A4.2",
    Happened,
    "a set with two equal cards",
    lambda m: (
        (meld := set_(m)) is not None and len(set(meld.cards) - {JOKER}) < len(meld.cards) - meld.jokers
    ),
)
_rule(
    "A4.2", Refused, "a suit twice in a set is refused, by house rule", lambda m: m.reason is Reason.DUP_SUIT
)
_rule(
    "A4.3",
    Happened,
    "a set has more cards than one pack has suits, eight or more",
    lambda m: (meld := set_(m)) is not None and len(meld.cards) >= 8,
)
_rule(
    "A4.3",
    Happened,
    "a set holds all naturals of its rank and all jokers of the deck",
    lambda m: (
        (meld := set_(m)) is not None
        and m.terms.melds.set_suits == "repeat"
        and len(meld.cards) == 4 * m.terms.deck.packs + m.terms.deck.jokers
    ),
)
_rule(
    "A4.4",
    Happened,
    "two jokers or more in a set",
    lambda m: (meld := set_(m)) is not None and meld.jokers > 1,
)
_rule(
    "A4.4",
    Happened,
    "two jokers or more in a run",
    lambda m: (meld := run(m)) is not None and meld.jokers > 1,
)
_rule("A4.4", Happened, "jokers side by side in a run", lambda m: neighbours(run(m)))
_rule(
    "A4.4", Refused, "too many jokers in a meld, by house rule", lambda m: m.reason is Reason.TOO_MANY_JOKERS
)
_rule(
    "A4.4",
    Refused,
    "jokers side by side are refused, by house rule",
    lambda m: m.reason is Reason.BAD_RUN and not m.terms.wild.adjacent and m.action.cards.count(JOKER) > 1,
)
_rule(
    "A4.5",
    Happened,
    "a meld of one natural and jokers",
    lambda m: isinstance(m.event, MeldLaid) and len(m.event.meld.cards) - m.event.meld.jokers == 1,
)
_rule(
    "A4.5",
    Refused,
    "a meld of jokers alone is refused",
    lambda m: m.reason is Reason.ALL_JOKERS and set(m.action.cards) == {JOKER},
)
_rule(
    "A4.5",
    Happened,
    "a meld of jokers alone is laid, by house rule",
    lambda m: isinstance(m.event, MeldLaid) and m.event.meld.jokers == len(m.event.meld.cards),
)
_rule(
    "A4.5",
    Refused,
    "a meld of too few naturals is refused, by house rule",
    lambda m: m.reason is Reason.ALL_JOKERS and m.terms.melds.min_naturals > 1,
)
_rule("A4.6", Happened, "a joker is laid in a run, for one card", lambda m: bool(new_jokers(m)))
_rule(
    "A4.6",
    Refused,
    "a joker may not lie inside a run, by house rule",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and m.terms.wild.in_run == "ends"
        and isinstance(m.action, LayMeld)
        and JOKER in m.action.cards
    ),
)
_rule(
    "A4.7",
    Happened,
    "a set's joker is won with a suit that the set has already",
    lambda m: isinstance(m.event, Swapped) and not target(m).is_run and m.event.card in target(m).cards,
)
_rule(
    "A4.8",
    Refused,
    "cards that are a set or a run",
    lambda m: m.reason is Reason.AMBIGUOUS and len(_kinds(m)) == 2,
)
_rule(
    "A4.8",
    Refused,
    "a joker that may lie at two places of a run",
    lambda m: (
        m.reason is Reason.AMBIGUOUS
        and isinstance(m.action, LayMeld)
        and _kinds(m) == {True}
        and JOKER in m.action.cards
    ),
)
_rule(
    "A4.8",
    Refused,
    "a joker for either end of a run",
    lambda m: m.reason is Reason.AMBIGUOUS and isinstance(m.action, LayOff) and m.action.card is JOKER,
)
_rule("A4.8", Said, "a gap inside a new run is filled without a word", lambda m: _gap_filled(m))
_rule("A4.8", Said, "a joker says what it is, where it could be something else", lambda m: _told(m))


def _kinds(m: Refused) -> set[bool]:
    """Whether the readings of a refused meld are runs."""
    melds = [one for one in m.illegal.readings if isinstance(one, LayMeld)]
    return {any(isinstance(laid.stands_for, Card) for laid in one.laid) for one in melds}


def _gap_filled(m: Said) -> bool:
    action, event = m.actions[0], m.events[0]
    if not isinstance(action, LayMeld) or not isinstance(event, MeldLaid) or event.meld.suit is None:
        return False
    unsaid = any(one.card is JOKER and one.stands_for is None for one in action.laid)
    return unsaid and event.meld.jokers > 0 and JOKER not in (event.meld.cards[0], event.meld.cards[-1])


def _told(m: Said) -> bool:
    action = m.actions[0]
    if not isinstance(action, LayMeld) or not any(one.stands_for is not None for one in action.laid):
        return False
    mute = LayMeld(tuple(one._replace(stands_for=None) for one in action.laid))
    judged = engine.judge(m.before, mute)
    return isinstance(judged, Illegal) and judged.reason is Reason.AMBIGUOUS


_rule(
    "A4.9",
    Happened,
    "a run grows beyond a joker at its end, and the joker stays",
    lambda m: (
        isinstance(m.event, LaidOff)
        and not m.event.slid
        and (meld := run(m)) is not None
        and meld.cards[1 if m.event.end is MeldEnd.LOW else -2] is JOKER
    ),
)
_rule(
    "A4.9",
    Refused,
    "a natural is not laid off in the place of a joker",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and isinstance(m.action, LayOff)
        and m.terms.wild.rebind == "fixed"
        and _is_there_as_joker(lies(m), m.action.card)
    ),
)


def _is_there_as_joker(meld: Meld | None, card: Card) -> bool:
    return (
        meld is not None
        and meld.suit is not None
        and any(lies is JOKER and meld.stands_for(slot) is card for slot, lies in enumerate(meld.cards))
    )


_rule(
    "A4.10",
    Happened,
    "a joker is laid for a card of which every copy can be seen",
    lambda m: any(
        sum(one.meld.cards.count(face) for one in m.after.table) + m.hand.count(face) >= m.terms.deck.packs
        for face in new_jokers(m)
    ),
)

# --- A5  The passport ---------------------------------------------------------------------------------------


def _passport(m: Happened) -> Meld | None:
    return m.event.meld if isinstance(m.event, MeldLaid) and not m.before.opened[m.event.seat] else None


_rule(
    "A5.1",
    Happened,
    "a passport without jokers",
    lambda m: (meld := _passport(m)) is not None and not meld.jokers,
)
_rule(
    "A5.1",
    Happened,
    "a passport with jokers",
    lambda m: (meld := _passport(m)) is not None and meld.jokers > 0,
)
_rule(
    "A5.1",
    Happened,
    "a passport of no more than twelve points",
    lambda m: (
        (meld := _passport(m)) is not None
        and not meld.jokers
        and sum(int(card.rank) if card.rank > 1 else 15 for card in meld.cards) <= 12
    ),
)
_rule(
    "A5.2",
    Refused,
    "no lay-off before the passport, though the card fits",
    lambda m: m.reason is Reason.NEED_PASSPORT and isinstance(m.action, LayOff) and if_opened(m),
)
_rule(
    "A5.2",
    Refused,
    "no swap before the passport, though the card fits",
    lambda m: m.reason is Reason.NEED_PASSPORT and isinstance(m.action, Swap) and if_opened(m),
)
_rule("A5.3", Happened, "a lay-off in the turn of the passport", lambda m: laid_off(m) and m.before.go.opened)
_rule(
    "A5.3",
    Happened,
    "a swap in the turn of the passport",
    lambda m: isinstance(m.event, Swapped) and m.before.go.opened,
)
_rule(
    "A5.4",
    Happened,
    "a seat dies for lack of a passport under the book's rules",
    lambda m: isinstance(m.event, Died) and not m.before.opened[m.event.seat] and m.terms.rules == "penang@1",
)
_rule(
    "A5.4",
    Happened,
    "a seat dies for lack of a passport under house rules",
    lambda m: (
        isinstance(m.event, Died)
        and not m.before.opened[m.event.seat]
        and m.terms.rules != "penang@1"
        and not holds_a_meld(m.before, m.before.hands[m.event.seat])
    ),
)
_rule(
    "A5.5",
    Refused,
    "a seat that has a passport must make it",
    lambda m: m.reason is Reason.HAS_MOVES and not m.before.opened[m.before.turn],
)

# --- A6  Laying off -----------------------------------------------------------------------------------------


def _both_ends(m: Happened) -> bool:
    return (
        isinstance(m.event, LaidOff)
        and m.event.end is not None
        and any(
            isinstance(one, LaidOff) and one.meld == m.event.meld and one.end is not m.event.end
            for one in m.turn
        )
    )


def _chained(m: Happened, on_joker: bool) -> bool:
    """Whether the card continues what the same turn laid off at that end."""
    if not isinstance(m.event, LaidOff) or m.event.end is None:
        return False
    here = [one for one in m.turn if isinstance(one, LaidOff) and one.meld == m.event.meld]
    return any(one.end is m.event.end and (one.card is JOKER) is on_joker for one in here[-1:])


_rule(
    "A6.1", Happened, "a lay-off on a meld of one's own", lambda m: laid_off(m) and owner(m) == m.event.seat
)
_rule(
    "A6.1",
    Happened,
    "a lay-off on a meld of another seat",
    lambda m: laid_off(m) and owner(m) != m.event.seat,
)
_rule(
    "A6.1",
    Happened,
    "lay-offs on three melds in one turn",
    lambda m: (
        isinstance(m.event, LaidOff)
        and len({one.meld for one in (*m.turn, m.event) if isinstance(one, LaidOff)}) >= 3
    ),
)
_rule(
    "A6.2",
    Happened,
    "a natural at the low end of a run",
    lambda m: isinstance(m.event, LaidOff) and m.event.card is not JOKER and m.event.end is MeldEnd.LOW,
)
_rule(
    "A6.2",
    Happened,
    "a natural at the high end of a run",
    lambda m: isinstance(m.event, LaidOff) and m.event.card is not JOKER and m.event.end is MeldEnd.HIGH,
)
_rule("A6.2", Happened, "both ends of a run in one turn", _both_ends)
_rule("A6.2", Happened, "a chain of naturals at one end", lambda m: _chained(m, on_joker=False))
_rule("A6.2", Happened, "a chain over a joker just laid off", lambda m: _chained(m, on_joker=True))
_rule(
    "A6.2",
    Refused,
    "a card that does not continue the run",
    lambda m: m.reason is Reason.BAD_RUN and isinstance(m.action, LayOff) and not _past_the_ace(m),
)
_rule(
    "A6.3",
    Happened,
    "a suit that the set has not",
    lambda m: (
        isinstance(m.event, LaidOff)
        and not target(m).is_run
        and m.event.card is not JOKER
        and m.event.card.suit not in {card.suit for card in target(m).cards if card is not JOKER}
    ),
)
_rule(
    "A6.3",
    Happened,
    "a suit that the set has already",
    lambda m: (
        isinstance(m.event, LaidOff)
        and not target(m).is_run
        and m.event.card in target(m).cards
        and m.event.card is not JOKER
    ),
)
_rule("A6.3", Happened, "a joker on a set", lambda m: laid_off(m, JOKER) and not target(m).is_run)
_rule(
    "A6.3",
    Refused,
    "a card of another rank on a set",
    lambda m: m.reason is Reason.BAD_SET and isinstance(m.action, LayOff),
)


def _either_end(meld: Meld | None, card: Card) -> bool:
    """Whether it is the ace of a run that goes from two to king."""
    return (
        card is not JOKER
        and meld is not None
        and meld.suit is not None
        and (meld.low, meld.high) == (2, 13)
        and card is meld.face(1)
    )


_rule(
    "A6.4",
    Refused,
    "an ace that fits both ends of a run is ambiguous",
    lambda m: (
        m.reason is Reason.AMBIGUOUS and isinstance(m.action, LayOff) and _either_end(lies(m), m.action.card)
    ),
)
_rule(
    "A6.4",
    Happened,
    "an ace that fits both ends goes low",
    lambda m: (
        isinstance(m.event, LaidOff) and _either_end(target(m), m.event.card) and m.event.end is MeldEnd.LOW
    ),
)
_rule(
    "A6.4",
    Happened,
    "an ace that fits both ends goes high",
    lambda m: (
        isinstance(m.event, LaidOff) and _either_end(target(m), m.event.card) and m.event.end is MeldEnd.HIGH
    ),
)
_rule(
    "A6.5",
    Happened,
    "a joker on a run of another seat",
    lambda m: laid_off(m, JOKER) and target(m).is_run and owner(m) != m.event.seat,
)
_rule(
    "A6.5",
    Happened,
    "a joker on a set of another seat",
    lambda m: laid_off(m, JOKER) and not target(m).is_run and owner(m) != m.event.seat,
)

# --- A7  Swapping for a joker -------------------------------------------------------------------------------


def swapped(m: Happened, *, run: bool | None = None, own: bool | None = None) -> bool:
    return (
        isinstance(m.event, Swapped)
        and run in (None, target(m).is_run)
        and own in (None, owner(m) == m.event.seat)
    )


_rule("A7.1", Happened, "a joker won from a meld of one's own", lambda m: swapped(m, own=True))
_rule("A7.1", Happened, "a joker won from a meld of another seat", lambda m: swapped(m, own=False))
_rule("A7.2", Happened, "a joker won from a run with its very card", lambda m: swapped(m, run=True))
_rule(
    "A7.2",
    Happened,
    "a joker won from a set with any card of the rank",
    lambda m: swapped(m, run=False) and m.terms.swap.from_set == "rank",
)
_rule(
    "A7.2",
    Refused,
    "another card than the run's joker stands for",
    lambda m: (
        m.reason is Reason.JOKER_MISMATCH
        and (meld := lies(m)) is not None
        and meld.is_run
        and meld.jokers > 0
        and m.action.cards != (JOKER,)
    ),
)
_rule(
    "A7.2",
    Refused,
    "another rank than the set's",
    lambda m: (
        m.reason is Reason.JOKER_MISMATCH
        and (meld := lies(m)) is not None
        and not meld.is_run
        and meld.jokers > 0
        and m.action.cards != (JOKER,)
    ),
)
_rule(
    "A7.3",
    Refused,
    "a turn with nothing but a swap in it may not end",
    lambda m: m.reason is Reason.NO_ACTION and isinstance(m.action, EndTurn) and bool(swaps(m.turn)),
)
_rule(
    "A7.4",
    Happened,
    "a swap before the first action of the turn",
    lambda m: isinstance(m.event, MeldLaid | LaidOff) and not acts(m.turn) and bool(swaps(m.turn)),
)
_rule("A7.4", Happened, "a swap after an action", lambda m: swapped(m) and bool(acts(m.turn)))
_rule(
    "A7.4", Happened, "a second swap in a turn, or a later one", lambda m: swapped(m) and bool(swaps(m.turn))
)
_rule(
    "A7.5",
    Happened,
    "a won joker is kept beyond the turn",
    lambda m: (
        isinstance(m.event, TurnEnded)
        and bool(swaps(m.turn))
        and not jokers_laid(m.turn)
        and m.hand.jokers > 0
    ),
)
_rule(
    "A7.5",
    Ended,
    "a won joker is counted against its seat",
    lambda m: any(
        m.state.known[seat].jokers and hand.jokers and m.points[seat] == pips(hand, m.terms)
        for seat, hand in m.hands.items()
    ),
)
_rule(
    "A7.6",
    Happened,
    "the last card in hand is swapped, and the deal goes on",
    lambda m: swapped(m) and m.hand == Cards([JOKER]) and not m.after.over,
)
_rule(
    "A7.7",
    Happened,
    "a seat that has swapped finds nothing to lay, and is dead with its joker",
    lambda m: (
        isinstance(m.event, Died) and bool(swaps(m.turn)) and m.hand.jokers > 0 and not could_act(m.before)
    ),
)

# --- A8  Dead, Game and the end of a deal -------------------------------------------------------------------

_rule(
    "A8.1",
    Happened,
    "a seat with a passport is dead, and nothing could be reached",
    lambda m: (
        isinstance(m.event, Died) and m.before.opened[m.event.seat] and not has_move(m.before, swaps=True)
    ),
)
_rule(
    "A8.1",
    Refused,
    "a swap alone keeps a seat from being dead",
    lambda m: m.reason is Reason.HAS_MOVES and not could_act(m.before),
)
_rule(
    "A8.1",
    Happened,
    "a seat plays on by a swap, having nothing else",
    lambda m: swapped(m) and not m.before.go.acted and not could_act(m.before),
)
_rule(
    "A8.1",
    Happened,
    "dead though a swap would lead on, by house rule",
    lambda m: (
        isinstance(m.event, Died)
        and not m.terms.idle.dead_counts_swaps
        and not could_act(m.before)
        and has_move(m.before, swaps=True)
    ),
)
_rule(
    "A8.2",
    Refused,
    "nobody is dead by choice while there is a move",
    lambda m: m.reason is Reason.HAS_MOVES and m.before.opened[m.before.turn],
)
_rule(
    "A8.2",
    Happened,
    "dead at will, by house rule",
    lambda m: isinstance(m.event, Died) and m.terms.idle.voluntary_dead and could_act(m.before),
)
_rule(
    "A8.3",
    Refused,
    "a dead seat takes no further part",
    lambda m: m.reason is Reason.TURN and m.seat is not None and m.before.dead[m.seat],
)
_rule(
    "A8.3",
    Ended,
    "a dead seat is left with a card that the table would take",
    lambda m: any(m.state.dead[seat] and _fits_somewhere(m.state, hand) for seat, hand in m.hands.items()),
)


def _fits_somewhere(state: State, hand: Cards) -> bool:
    for one in state.table:
        meld = one.meld
        for card in hand.faces():
            if card is JOKER:
                continue
            if meld.suit is None and card.rank == meld.low:
                return True
            if meld.suit is not None and meld.high < 14 and meld.face(meld.high + 1) is card:
                return True
    return False


_rule(
    "A8.4",
    Happened,
    "the table says that a seat is dead",
    lambda m: isinstance(m.event, Died) and m.event.auto,
)
_rule(
    "A8.4",
    Happened,
    "the seat says it itself",
    lambda m: isinstance(m.event, Died) and not m.event.auto and not m.terms.idle.auto_dead,
)
_rule("A8.5", Happened, "Game by a meld", lambda m: isinstance(m.event, MeldLaid) and not m.hand)
_rule("A8.5", Happened, "Game by a lay-off", lambda m: isinstance(m.event, LaidOff) and not m.hand)
_rule(
    "A8.6",
    Refused,
    "after Game nothing is laid any more",
    lambda m: (
        m.reason is Reason.PHASE
        and isinstance(m.action, LayMeld | LayOff)
        and m.before.result is not None
        and m.before.result.how is Ending.GAME
    ),
)
_rule(
    "A8.6",
    Ended,
    "after Game a meld still held is counted",
    lambda m: (
        m.how is Ending.GAME
        and any(m.points[seat] and holds_a_meld(m.state, hand) for seat, hand in m.hands.items())
    ),
)
_rule("A8.7", Ended, "all are dead", lambda m: m.how is Ending.ALL_DEAD and not m.state.alive)
_rule(
    "A8.7",
    Happened,
    "a last survivor plays on alone",
    lambda m: isinstance(m.event, MeldLaid | LaidOff) and alone(m),
)
_rule("A8.7", Happened, "a last survivor goes out", lambda m: isinstance(m.event, WentOut) and alone(m))
_rule(
    "A8.7",
    Ended,
    "a deal ends with one seat alive, by house rule",
    lambda m: m.how is Ending.LAST_SURVIVOR and len(m.state.alive) == 1,
)


def _every_turn_lays(m: Ended) -> bool:
    laid, turns = False, 0
    for one in m.events:
        if isinstance(one, MeldLaid | LaidOff):
            laid = True
        elif isinstance(one, TurnEnded):
            if not laid:
                return False
            laid, turns = False, turns + 1
    return turns >= 10


_rule("A8.8", Ended, "a deal of ten turns or more has ended, a card laid in each", _every_turn_lays)

# --- A9  Counting, match, ties ------------------------------------------------------------------------------

_rule(
    "A9.1",
    Ended,
    "cards from two to ten count their number",
    lambda m: counted(m, lambda card: card is not JOKER and 2 <= card.rank <= 10),
)
_rule(
    "A9.1",
    Ended,
    "court cards count ten",
    lambda m: counted(m, lambda card: card is not JOKER and card.rank > 10),
)
_rule(
    "A9.1",
    Ended,
    "an ace counts fifteen",
    lambda m: counted(m, lambda card: card is not JOKER and card.rank == 1),
)
_rule("A9.1", Ended, "a joker counts twenty", lambda m: counted(m, lambda card: card is JOKER))
_rule(
    "A9.1",
    Ended,
    "cards count otherwise, by house rule",
    lambda m: (
        (m.terms.values.ace_in_hand, m.terms.values.court) != (15, 10)
        and m.terms.values.joker_in_hand != "doubles_hand"
        and m.terms.score.no_passport == "none"
        and any(hand and m.points[seat] == pips(hand, m.terms) for seat, hand in m.hands.items())
    ),
)
_rule(
    "A9.1",
    Ended,
    "a joker doubles the hand, by house rule",
    lambda m: (
        m.terms.values.joker_in_hand == "doubles_hand"
        and m.terms.score.no_passport == "none"
        and any(
            hand.jokers and m.points[seat] == 2 * pips(hand, m.terms) > 0 for seat, hand in m.hands.items()
        )
    ),
)
_rule(
    "A9.2",
    Ended,
    "who went out has no points, the others their cards",
    lambda m: (
        by_the_book(m.terms)
        and m.row.result.went_out is not None
        and m.points[m.row.result.went_out] == 0
        and all(m.points[seat] == pips(hand, m.terms) for seat, hand in m.hands.items())
    ),
)
_rule(
    "A9.2",
    Ended,
    "nobody went out, and everybody counts",
    lambda m: (
        by_the_book(m.terms)
        and m.row.result.went_out is None
        and all(m.points[seat] == pips(hand, m.terms) > 0 for seat, hand in m.hands.items())
    ),
)
_rule(
    "A9.3",
    Ended,
    "a missed passport costs nothing beyond the cards",
    lambda m: any(points == score for points, score in fined(m, "none")),
)
_rule(
    "A9.3",
    Ended,
    "a missed passport costs fifty, by house rule",
    lambda m: any(points + 50 == score for points, score in fined(m, "plus_50")),
)
_rule(
    "A9.3",
    Ended,
    "a missed passport doubles the hand, by house rule",
    lambda m: any(2 * points == score for points, score in fined(m, "double")),
)
_rule(
    "A9.4",
    Ended,
    "the fewest points win the deal, and it is not Game",
    lambda m: (
        m.row.result.went_out is None
        and len(m.row.winners) == 1
        and m.points[m.row.winners[0]] == min(m.points.values()) < max(m.points.values())
    ),
)
_rule(
    "A9.4",
    Ended,
    "the lowest total wins the match",
    lambda m: (
        m.match.over
        and len(m.match.winners) == 1
        and not m.match.out
        and m.match.totals[m.match.winners[0]] == min(m.match.totals) < max(m.match.totals)
    ),
)
_rule("A9.5", Ended, "a total ends the match", lambda m: m.match.over and total_reached(m.match))
_rule(
    "A9.5",
    Ended,
    "a number of deals ends the match",
    lambda m: m.match.over and enough_deals(m.match) and len(m.match.rows) > 1,
)
_rule(
    "A9.5",
    Ended,
    "deals stand alone, and nothing is added up",
    lambda m: m.terms.match.kind == "independent" and not any(m.match.totals) and any(m.points.values()),
)
_rule(
    "A9.5",
    Ended,
    "points are added up over two deals or more",
    lambda m: (
        m.terms.match.kind == "cumulative"
        and any(m.row.scores)
        and m.match.totals != tuple(score or 0 for score in m.row.scores)
    ),
)
_rule("A9.6", Ended, "a tie of a deal is shared", lambda m: len(m.row.winners) > 1)
_rule("A9.6", Ended, "a tie of a match is shared", lambda m: m.match.over and len(m.match.winners) > 1)


def settled(m: Ended, kind: str) -> tuple[Any, ...]:
    """What each seat receives where the settlement is of this kind and does sum to nothing."""
    got = m.row.result.settlement(m.terms)
    return got if m.terms.match.settlement == kind and any(got) and sum(got) == 0 else ()


_rule(
    "A9.7",
    Ended,
    "every difference is settled",
    lambda m: (
        (got := settled(m, "difference")) != ()
        and all(
            got[seat] == sum(m.points.values()) - len(m.points) * score for seat, score in m.points.items()
        )
    ),
)
_rule(
    "A9.7",
    Ended,
    "the winner takes the differences",
    lambda m: (
        bool(settled(m, "winner_takes_difference"))
        and len(m.row.winners) == 1
        and sum(amount > 0 for amount in settled(m, "winner_takes_difference")) == 1
    ),
)
_rule(
    "A9.7",
    Ended,
    "nothing is settled",
    lambda m: (
        m.terms.match.settlement == "none"
        and not any(m.row.result.settlement(m.terms))
        and len(set(m.points.values())) > 1
    ),
)

# --- A11  Rulings -------------------------------------------------------------------------------------------


def _thirteen(action: Action) -> bool:
    """Whether a meld of thirteen ranks with one ace is said, every joker stated."""
    if not isinstance(action, LayMeld) or len(action.laid) != 13:
        return False
    faces = [one.stands_for if one.card is JOKER else one.card for one in action.laid]
    return all(isinstance(face, Card) for face in faces) and len(set(faces)) == 13


def _out_of_order(m: Said) -> bool:
    action, event = m.actions[0], m.events[0]
    if not isinstance(action, LayMeld) or not isinstance(event, MeldLaid) or event.meld.suit is None:
        return False
    return tuple(one.card for one in action.laid) not in (event.meld.cards, event.meld.cards[::-1])


_rule("A11 (A4.8, A6.4)", Said, "a run is named in a jumbled order", _out_of_order)
_rule(
    "A11 (A4.8, A6.4)",
    Said,
    "thirteen ranks with one ace, written from low to high",
    lambda m: _thirteen(m.actions[0]),
)
_rule(
    "A11 (A4.8, A6.4)",
    Refused,
    "thirteen ranks with one ace, in any other order",
    lambda m: _thirteen(m.action) and m.reason is Reason.AMBIGUOUS,
)
_rule(
    "A11 (A6.1, A6.2)",
    Said,
    "several cards in one saying, at the high end of a run",
    lambda m: _shorthand(m) is MeldEnd.HIGH,
)
_rule(
    "A11 (A6.1, A6.2)",
    Said,
    "several cards in one saying, at the low end of a run",
    lambda m: _shorthand(m) is MeldEnd.LOW,
)
_rule(
    "A11 (A6.1, A6.2)",
    Said,
    "several cards in one saying, on a set",
    lambda m: len(m.actions) > 1 and isinstance(m.events[0], LaidOff) and m.events[0].end is None,
)
_rule(
    "A11 (A6.1, A6.2)",
    Refused,
    "all or nothing: the first card fits, a later one does not",
    lambda m: m.earlier > 0 and isinstance(m.action, LayOff),
)


def _shorthand(m: Said) -> MeldEnd | None:
    first = m.events[0]
    return first.end if len(m.actions) > 1 and isinstance(first, LaidOff) else None


_rule(
    "A11 (A6.4)",
    Refused,
    "a named end holds, though the other end would do",
    lambda m: (
        m.reason is Reason.BAD_RUN
        and isinstance(m.action, LayOff)
        and m.action.end is not None
        and m.action.stands_for is None
        and isinstance(engine.judge(m.before, LayOff(m.action.card, m.action.meld)), LaidOff)
    ),
)
_rule(
    "A11 (A6.4)",
    Said,
    "an end named on a set means nothing",
    lambda m: (
        isinstance(m.actions[0], LayOff)
        and m.actions[0].end is not None
        and isinstance(m.events[0], LaidOff)
        and m.events[0].end is None
    ),
)


def _two_ace_jokers(meld: Meld | None, card: Card) -> bool:
    return (
        meld is not None
        and meld.suit is not None
        and len(meld.cards) == 14
        and card is meld.face(1)
        and meld.cards[0] is meld.cards[-1] is JOKER
    )


_rule(
    "A11 (A7.2)",
    Refused,
    "a swap for one of two ace jokers must name the end",
    lambda m: (
        m.reason is Reason.AMBIGUOUS
        and isinstance(m.action, Swap)
        and _two_ace_jokers(lies(m), m.action.card)
    ),
)
_rule(
    "A11 (A7.2)",
    Happened,
    "a swap for one of two ace jokers that names the end",
    lambda m: isinstance(m.event, Swapped) and _two_ace_jokers(target(m), m.event.card),
)
_rule(
    "A11 (A7.2)",
    Refused,
    "a swap where no joker lies",
    lambda m: m.reason is Reason.JOKER_MISMATCH and (meld := lies(m)) is not None and not meld.jokers,
)
_rule(
    "A11 (A7.2)",
    Refused,
    "a swap with a joker",
    lambda m: m.reason is Reason.JOKER_MISMATCH and isinstance(m.action, Swap) and m.action.card is JOKER,
)


def _pushed(m: Happened | Refused, card: Card, number: int) -> Meld | None:
    """The run in which the natural has a joker's place, where jokers slide."""
    table = m.before.table
    meld = table[number - 1].meld if 1 <= number <= len(table) else None
    slides = m.terms.wild.rebind == "slide" and meld is not None and _is_there_as_joker(meld, card)
    return meld if slides else None


_rule(
    "A11 (A4.9)",
    Happened,
    "slide: a natural takes the joker's place, and the joker goes to an end",
    lambda m: isinstance(m.event, LaidOff) and m.event.slid,
)
_rule(
    "A11 (A4.9)",
    Refused,
    "slide: with two free ends the end must be named",
    lambda m: (
        m.reason is Reason.AMBIGUOUS
        and isinstance(m.action, LayOff)
        and m.action.card is not JOKER
        and _pushed(m, m.action.card, m.action.meld) is not None
    ),
)
_rule(
    "A11 (A4.9)",
    Refused,
    "slide: with no free end it cannot be done",
    lambda m: (
        m.reason is Reason.FULL
        and isinstance(m.action, LayOff)
        and _pushed(m, m.action.card, m.action.meld) is not None
    ),
)
_rule(
    "A11 (A4.9)",
    Happened,
    "slide: an ace that also fits a free end is laid there",
    lambda m: (
        isinstance(m.event, LaidOff)
        and not m.event.slid
        and _pushed(m, m.event.card, m.event.meld) is not None
    ),
)
_rule(
    "A11 (A3.3, A5.2)",
    Refused,
    "a turn without a passport may not end",
    lambda m: m.reason is Reason.NO_ACTION and not m.before.opened[m.before.turn],
)
_rule(
    "A11 (A3.3, A5.2)",
    Refused,
    "cards of one rank that make no set are a bad set",
    lambda m: no_meld_at_all(m) and m.reason is Reason.BAD_SET,
)
_rule(
    "A11 (A3.3, A5.2)",
    Refused,
    "any other cards that make no meld are a bad run",
    lambda m: no_meld_at_all(m) and m.reason is Reason.BAD_RUN,
)
_rule(
    "A11 (A8.1)",
    Happened,
    "where swaps do not count, a seat that might be dead swaps",
    lambda m: (
        swapped(m)
        and not m.terms.idle.dead_counts_swaps
        and not m.before.go.acted
        and not m.terms.idle.voluntary_dead
        and not could_act(m.before)
    ),
)
_rule(
    "A11 (A8.1)",
    Happened,
    "a swap that nothing can follow",
    lambda m: swapped(m) and not m.before.go.acted and not has_move(m.after, swaps=True),
)
_rule(
    "A11 (A8.2)",
    Refused,
    "nobody is dead after an action of the same turn",
    lambda m: (
        m.reason is Reason.PHASE and isinstance(m.action, Die) and m.before.go.acted and not m.before.over
    ),
)
_rule(
    "A11 (A8.2)",
    Happened,
    "a new seat is dead at will and has missed its passport",
    lambda m: isinstance(m.event, Died) and not m.before.opened[m.event.seat] and could_act(m.before),
)
_rule(
    "A11 (A8.4)",
    Happened,
    "where the table speaks, a seat says it itself after a swap",
    lambda m: (
        isinstance(m.event, Died) and not m.event.auto and m.terms.idle.auto_dead and bool(swaps(m.turn))
    ),
)
_rule(
    "A11 (A8.7)",
    Ended,
    "a seat alone without its first turn is alive and scored",
    lambda m: (
        m.how is Ending.LAST_SURVIVOR
        and not m.state.opened[m.state.alive[0]]
        and m.state.alive[0] in m.points
    ),
)
_rule(
    "A11 (A9.3)",
    Ended,
    "a seat that is new when the deal ends pays no penalty",
    lambda m: (
        m.terms.score.no_passport != "none"
        and any(
            not m.state.opened[seat] and not m.state.dead[seat] and m.points[seat] == pips(hand, m.terms)
            for seat, hand in m.hands.items()
        )
    ),
)
_rule(
    "A11 (A9.3)",
    Ended,
    "a penalty for the passport loses the deal",
    lambda m: (
        any(score > points for kind in ("plus_50", "double") for points, score in fined(m, kind))
        and len({*m.row.winners}) == 1
        and any(pips(hand, m.terms) < pips(m.hands[m.row.winners[0]], m.terms) for hand in m.hands.values())
    ),
)
_rule(
    "A11 (A9.6)",
    Begun,
    "a tied match goes on to an extra deal",
    lambda m: bool(m.match.rows) and (enough_deals(m.match) or _beyond(m.match)) and len(m.match.winners) > 1,
)


def _beyond(m: Match) -> bool:
    terms = m.rules.at(m.seats).match
    return terms.kind == "cumulative" and not terms.elimination and total_reached(m)


_rule(
    "A11 (A9.7)",
    Ended,
    "several winners split what is settled",
    lambda m: (
        len(m.row.winners) > 1
        and len({m.row.result.settlement(m.terms)[one] for one in m.row.winners}) == 1
        and bool(settled(m, "winner_takes_difference"))
    ),
)

# --- B and C  What house rules borrow -----------------------------------------------------------------------

_rule(
    "B5.2",
    Refused,
    "a joker is refused on a meld of another seat",
    lambda m: m.reason is Reason.JOKER_OPP_RUN,
)
_rule("B6.2", Refused, "no swap in the turn of the passport", lambda m: m.reason is Reason.NOT_OPENED)
_rule(
    "B6.3",
    Refused,
    "the joker of a three of a kind cannot be won",
    lambda m: m.reason is Reason.JOKER_BRELAN and (meld := lies(m)) is not None and len(meld.cards) == 3,
)
_rule(
    "B6.4",
    Happened,
    "a joker is won from a square",
    lambda m: (
        swapped(m, run=False)
        and m.terms.swap.from_set in ("square", "square_both")
        and target(m).is_joker_square
    ),
)
_rule(
    "B6.4",
    Happened,
    "a square is made and its joker won in one turn",
    lambda m: (
        isinstance(m.event, Swapped)
        and m.event.meld in m.before.go.squared
        and m.terms.swap.from_set == "square_both"
    ),
)
_rule(
    "B6.5",
    Happened,
    "a won joker goes into a new meld of the same turn",
    lambda m: isinstance(m.event, MeldLaid) and m.before.go.owed > m.after.go.owed,
)
_rule(
    "B6.5",
    Happened,
    "a won joker is laid off in the same turn",
    lambda m: isinstance(m.event, LaidOff) and m.before.go.owed > m.after.go.owed,
)
_rule(
    "B6.6",
    Refused,
    "a turn that owes a won joker may not end",
    lambda m: m.reason is Reason.JOKER_UNUSED and isinstance(m.action, EndTurn),
)
_rule("B11.2", Begun, "seats that reached the target play no more", lambda m: any(m.state.out))
_rule(
    "B11.2",
    Ended,
    "the match ends with one seat left, who wins",
    lambda m: m.match.over and len(m.match.playing) == 1 and m.match.winners == m.match.playing,
)
_rule("C3.5", Refused, "a joker for a card that is not burnt", lambda m: m.reason is Reason.NOT_BURNT)
_rule(
    "C3.5",
    Happened,
    "a joker for a burnt card",
    lambda m: m.terms.wild.in_run == "burnt" and bool(new_jokers(m)),
)
_rule(
    "C4",
    Ended,
    "the points of the last deal count a thousandfold",
    lambda m: (
        m.row.factor == 1000
        and enough_deals(m.match)
        and any(m.row.scores[seat] == 1000 * score > 0 for seat, score in m.points.items())
    ),
)
